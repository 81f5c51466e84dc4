/** What a child is told of where it runs, and nothing more: no secret belongs near a stranger's document. */
export const childEnvironment = (folder: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: process.env.NODE_ENV,
  TAILOR_ROOT: process.env.TAILOR_ROOT,
  TMPDIR: folder,
  TEMP: folder,
});
