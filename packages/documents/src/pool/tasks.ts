import type { DocumentContent, DocumentType } from '../content.ts';
import { attempt, type Outcome } from '../failure.ts';
import { readPosting } from '../posting/read-posting.ts';
import type { PageInput, PostingOutcome } from '../posting/types.ts';
import { type Progress, readDocument } from '../read-document.ts';
import { type WriteInput, type Written, writeDocument } from '../write/write-document.ts';
import type { OwnDocxInput } from '../write/write-own-docx.ts';

interface ReadInput {
  path: string;
  name: string;
  types?: readonly DocumentType[];
  /** Whoever wants only the text gets so much of it and no lines: a stranger's megabytes stay in the child. */
  textOnly?: { most: number };
}

/** What a child can be asked to do: the question and its answer, by kind. Everything survives a message. */
export interface Tasks {
  read: { input: ReadInput; output: DocumentContent };
  recognise: { input: ReadInput; output: DocumentContent };
  write: { input: WriteInput; output: Written };
  edit: { input: OwnDocxInput; output: Written };
  /** A stranger's page, which may be made to take for ever. */
  posting: { input: PageInput; output: PostingOutcome };
}

export type TaskKind = keyof Tasks;
export type Task<K extends TaskKind = TaskKind> = { [P in K]: { kind: P; input: Tasks[P]['input'] } }[K];

/** From the pool to a child and back. */
export type ToChild = { id: number; task: Task };
export type FromChild =
  | { id: number; progress: Progress }
  | { id: number; outcome: Outcome<Tasks[TaskKind]['output']> };

function asAsked({ textOnly }: ReadInput, outcome: Outcome<DocumentContent>): Outcome<DocumentContent> {
  if (!outcome.ok || !textOnly) return outcome;
  const { text, findings } = outcome.value;
  const value = {
    ...outcome.value,
    text: text.slice(0, textOnly.most),
    source: { lines: [] },
    findings: findings.map((finding) => ({ ...finding, lines: [] })),
  };
  return { ok: true, value };
}

export function perform(
  task: Task,
  onProgress: (progress: Progress) => void,
): Promise<Outcome<Tasks[TaskKind]['output']>> {
  switch (task.kind) {
    case 'read':
      return readDocument(task.input, { types: task.input.types, onProgress }).then((outcome) =>
        asAsked(task.input, outcome),
      );
    case 'recognise':
      return readDocument(task.input, {
        types: task.input.types,
        recognise: true,
        keepWarm: true,
        onProgress,
      }).then((outcome) => asAsked(task.input, outcome));
    case 'write':
      return attempt(() => writeDocument(task.input));
    case 'posting':
      return attempt(async () => readPosting(task.input));
    case 'edit':
      return attempt(async () => {
        const { writeOwnDocx } = await import('../write/write-own-docx.ts');
        return writeOwnDocx(task.input);
      });
    default:
      return attempt(() => Promise.reject(new Error('unknown task')));
  }
}
