/** What TypeScript's tests use of the bundler. */
export const root: string;
export function bundle(
  entries: Record<string, string>,
  outdir: string,
  options?: { minify?: boolean },
): Promise<unknown>;
