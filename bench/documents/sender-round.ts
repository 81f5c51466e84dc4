/** What the sending process is told. */
export interface Round {
  port: number;
  cookies: string[];
}

/** One person may send so many files an hour, and a few more: each cookie is used for as many. */
export const filesAPerson = 40;
