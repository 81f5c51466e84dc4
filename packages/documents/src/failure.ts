/** Every way a document can fail us. The sentences people read are made from these codes elsewhere. */
export const documentErrorCodes = [
  'file_empty',
  'unsupported_type',
  'not_a_pdf',
  'not_a_docx',
  'not_text',
  'polyglot',
  'encrypted',
  'damaged',
  'too_large_inflated',
  'too_complex',
  'forbidden_xml',
  'not_found',
  'timed_out',
  'out_of_memory',
  'crashed',
  'busy',
  'cancelled',
  'unknown_template',
] as const;
export type DocumentErrorCode = (typeof documentErrorCodes)[number];

export interface DocumentFailure {
  code: DocumentErrorCode;
  params: Record<string, string | number>;
}

export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  readonly params: DocumentFailure['params'];

  constructor(code: DocumentErrorCode, params: DocumentFailure['params'] = {}) {
    super(code);
    this.name = 'DocumentError';
    this.code = code;
    this.params = params;
  }
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: DocumentFailure };

/** Anything unforeseen inside a reader means that the file is damaged; it is never the caller's crash. */
export function failureOf(error: unknown): DocumentFailure {
  if (error instanceof DocumentError) return { code: error.code, params: error.params };
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return { code: 'not_found', params: {} };
  if (error instanceof RangeError) return { code: 'too_complex', params: {} };
  return { code: 'damaged', params: { unforeseen: 1 } };
}

export async function attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error: failureOf(error) };
  }
}
