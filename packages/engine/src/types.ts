/**
 * The words of the engine. Plain data only: everything here survives JSON, so that a result can be
 * stored, sent and compared. Nothing here knows of HTTP, storage, React or the time of day.
 */

export * from './types/job.ts';
export * from './types/match.ts';
export * from './types/ports.ts';
export * from './types/resume.ts';
export * from './types/source.ts';
export * from './types/tailoring.ts';
export * from './types/words.ts';
