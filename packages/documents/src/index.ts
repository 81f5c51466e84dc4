export type { DocumentContent, DocumentType } from './content.ts';
export { type DocumentErrorCode, type DocumentFailure, documentErrorCodes, type Outcome } from './failure.ts';
export { type Progress, type ReadOptions, readDocument, uploadTypes } from './read-document.ts';
