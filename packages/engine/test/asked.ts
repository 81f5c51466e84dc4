import { readJob } from '../src/job/read-job.ts';
import type { Language, Requirement } from '../src/types.ts';
import { noNames } from './no-names.ts';

const heads = {
  en: 'Requirements',
  es: 'Requisitos',
  fr: 'Profil recherché',
  de: 'Anforderungen',
  zh: '任职要求',
};

/** What one line below a heading of requirements asks for, without the names of a lexicon. */
export const asked = (language: Language, line: string, head: string = heads[language]): Requirement[] =>
  readJob({ title: '', description: `${head}\n- ${line}\n` }, language, noNames).requirements;
