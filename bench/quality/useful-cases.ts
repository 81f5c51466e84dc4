/**
 * Bullets that prove a requirement in other words, each in a resume of its own. USEFUL_VERBOSE=1 prints the
 * ones whose tailored line does not say it in the posting's words, and the look-alikes that were written.
 * USEFUL_SET=sealed measures the hundred a language that are kept for the end.
 */
import { type Edit, type Language, languages, tailor } from '@tailor/engine';
import type { Measurement, Row } from '../measure.ts';
import { asOf, benchEngine } from '../tailoring/pairs.ts';
import { chosenUsefulSet, says, unlikeCases, usefulCases, usefulSets } from '../useful/material.ts';

/** A place to stand for the bullet, and the words that make the phrase a requirement. */
const frames: Record<Language, { before: string; after: string; asks: string; title: string }> = {
  en: {
    before:
      'Robin Ashdale\nrobin@example.com\n\nExperience\n\nAssociate, Wexcombe Ltd\nMarch 2019 to May 2024\n- ',
    after: '\n\nEducation\nA levels, 2012',
    asks: 'Requirements:\n- Experience in ',
    title: 'Associate',
  },
  es: {
    before:
      'Noa Albarda\nnoa@example.com\n\nExperiencia\n\nTécnica, Albarda S.L.\nmarzo de 2019 - mayo de 2024\n- ',
    after: '\n\nFormación\nBachillerato, 2012',
    asks: 'Requisitos:\n- Experiencia en ',
    title: 'Técnica',
  },
  fr: {
    before:
      'Noé Kermoal\nnoe@example.com\n\nExpérience professionnelle\n\nAssistant, Kermoal SARL\nmars 2019 - mai 2024\n- ',
    after: '\n\nFormation\nBaccalauréat, 2012',
    asks: 'Profil recherché :\n- Expérience en ',
    title: 'Assistant',
  },
  de: {
    before:
      'Jorid Osterloh\njorid@example.com\n\nBerufserfahrung\n\nFachkraft, Osterloh GmbH\n03/2019 bis 05/2024\n- ',
    after: '\n\nAusbildung\nAbitur, 2012',
    asks: 'Anforderungen:\n- Erfahrung in ',
    title: 'Fachkraft',
  },
  zh: {
    before: '温予宁\nyuning@example.com\n\n工作经历\n\n2019.03 - 2024.05  青禾有限公司  专员\n- ',
    after: '\n\n教育背景\n2009.09 - 2012.06  赣江中学  高中',
    asks: '任职要求:\n1、熟悉',
    title: '专员',
  },
};

interface Case {
  bullet: string;
  phrase: string;
}

function editsFor(language: Language, { bullet, phrase }: Case): Edit[] {
  const { before, after, asks, title } = frames[language];
  return tailor(benchEngine(), {
    resume: before + bullet + after,
    job: benchEngine().prepare({ title, description: `${asks}${phrase}` }),
    asOf,
  }).edits;
}

function print(language: Language, what: string, { bullet, phrase }: Case): void {
  if (process.env.USEFUL_VERBOSE) console.log(`${language}\t${what}\t${bullet}\t${phrase}`);
}

/** Said at the right entry: an edit of that entry's lines has the phrase in its new text. */
function isStated(language: Language, each: Case): boolean {
  const wanted = each.phrase.toLowerCase();
  const stated = editsFor(language, each).some(
    (edit) => edit.place.entryId && edit.after.toLowerCase().includes(wanted),
  );
  if (!stated) print(language, 'not stated', each);
  return stated;
}

/** Written anywhere at all. */
function isWritten(language: Language, each: Case): boolean {
  const written = editsFor(language, each).some((edit) => says(edit.after, each.phrase));
  if (written) print(language, 'written though unlike', each);
  return written;
}

function rowsOf(language: Language): Row[] {
  const set = chosenUsefulSet();
  const cases = usefulCases(set, language);
  const count = usefulSets.flatMap((each) => usefulCases(each, language)).length;
  const stated = cases.filter((each) => isStated(language, each)).length;
  const written = unlikeCases(language).filter((each) => isWritten(language, each)).length;
  return [
    {
      name: `cases, ${language}`,
      value: count,
      floor: 200,
      better: 'higher',
      note: `${set}: ${cases.length}`,
    },
    {
      name: `stated at the right entry, ${set}, ${language}`,
      value: cases.length === 0 ? null : stated / cases.length,
      floor: 0.85,
      better: 'higher',
    },
    { name: `look-alikes written, ${language}`, value: written, floor: 0, better: 'lower' },
  ];
}

export const measurement: Measurement = {
  title: 'Useful: a requirement proven in other words is said in the words of the posting',
  measure: () => languages.flatMap(rowsOf),
};
