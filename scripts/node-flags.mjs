/**
 * Traces name the sources. Most of what a reading of a resume makes is gone when the next begins: a young generation of
 * twice the usual size is looked through half as often, and each look costs with all that is kept beside it (lists of
 * five languages).
 */
export const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=32'];
