/** The repository's folder, for material that a bench reads from disk. */
export const root = process.env.TAILOR_ROOT ?? process.cwd();
