import { readFileSync } from 'node:fs';
import { createEngine } from '../src/create-engine.ts';

const data = new URL('../data/', import.meta.url);

/** The engine with the lexicons of all languages. */
export const engine = createEngine((language) => readFileSync(new URL(`${language}.lexicon`, data)));
