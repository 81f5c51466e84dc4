import { limits } from '@tailor/contract/limits';

export type FileFault =
  | { fault: 'none' }
  | { fault: 'type'; type: string }
  | { fault: 'size'; n: number }
  | { fault: 'empty' }
  | { fault: 'plan' };

interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** Why a file can't be taken, or nothing. The server checks again, by content. */
export function checkFile(file: FileFacts | undefined, largeAllowed: boolean): FileFault | null {
  if (!file) return { fault: 'none' };
  if (file.type !== 'text/plain' && !/\.(txt|pdf|docx)$/i.test(file.name))
    return { fault: 'type', type: file.type };
  if (file.size > limits.uploadBytes) return { fault: 'size', n: Math.ceil(file.size / (1024 * 1024)) };
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > limits.freeUploadBytes && !largeAllowed) return { fault: 'plan' };
  return null;
}

/** The real type in a word, for the green note. */
export function kindOfFile(name: string): string {
  return /\.(pdf|docx|txt)$/i.exec(name)?.[1]?.toUpperCase() ?? 'TXT';
}
