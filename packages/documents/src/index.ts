export type { DocumentContent, DocumentType } from './content.ts';
export { sharedLines } from './docx/align.ts';
export { writeArchive } from './docx/write-archive.ts';
export { type DocumentErrorCode, type DocumentFailure, documentErrorCodes, type Outcome } from './failure.ts';
export { createInlinePool } from './pool/inline-pool.ts';
export { createKeptPool } from './pool/kept-pool.ts';
export { createDocumentPool, type DocumentPool, type PoolSettings, type RunOptions } from './pool/pool.ts';
export { type BoardRequest, boardOf } from './posting/boards.ts';
export { descriptionText } from './posting/description-text.ts';
export { readPosting } from './posting/read-posting.ts';
export {
  type NoPostingReason,
  noPostingReasons,
  type PageInput,
  type Posting,
  type PostingOutcome,
} from './posting/types.ts';
export { type Progress, type ReadOptions, readDocument, uploadTypes } from './read-document.ts';
export { unprintable } from './write/fonts.ts';
export { type ReadBack, readBack } from './write/read-back.ts';
export { type Template, templates } from './write/templates.ts';
export {
  expectedLines,
  type OutputFormat,
  outputFormats,
  plainText,
  type WriteInput,
  type Written,
  writeDocument,
} from './write/write-document.ts';
