/** After so many failures in a row nothing is asked for a while; then one question goes first. */
export function createBreaker({ failures, pauseMs }: { failures: number; pauseMs: number }) {
  let inRow = 0;
  let closedUntil = 0;
  let trying = false;
  return {
    mayAsk(): boolean {
      if (inRow < failures) return true;
      if (trying || Date.now() < closedUntil) return false;
      trying = true;
      return true;
    },
    answered(): void {
      inRow = 0;
      trying = false;
    },
    failed(): void {
      inRow += 1;
      trying = false;
      if (inRow >= failures) closedUntil = Date.now() + pauseMs;
    },
    /** Said nothing about the server. */
    cancelled(): void {
      trying = false;
    },
  };
}
