import { memo } from './memo.ts';

const marks = /\p{M}+/gu;

/** For comparing: compatibility forms, case and accents folded, white space one blank. */
export const fold = memo((text: string): string => {
  const plain = /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .replaceAll('’', "'")
        .replaceAll('ø', 'o')
        .replaceAll('ł', 'l')
        .normalize('NFD')
        .replace(marks, '')
        .normalize('NFC');
  return plain.replace(/\s+/g, ' ').trim();
}, 6000);

const han = /\p{Script=Han}/u;

export function hasHan(text: string): boolean {
  return han.test(text);
}

/** Folded words: runs of letters, digits and what stands inside names of things (C++, C#, .NET). */
export const foldedWords = memo(
  (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+(?:[.'&-][\p{L}\p{N}]+)*[+#]*/gu) ?? [],
);
