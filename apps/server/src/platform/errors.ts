import { type ErrorCode, errorStatus } from '@tailor/contract/errors';

/** The one error that a feature throws; the table in the contract gives its status. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly params: Record<string, string | number> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = errorStatus[code];
  }
}

export const notFound = () => new AppError('not_found', 'There is nothing here, or it is not yours.');
