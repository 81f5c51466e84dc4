import type { Language } from '../types.ts';
import { allBullets, type Draft, locate, type TailorContext } from './context.ts';

/** The writer at the head of a point; behind it stands the verb, which can begin the point by itself. */
const openers: Record<Language, RegExp> = {
  en: /^I (?:also )?(?=[a-z]{3,})(?!am |was |have |had |can |could |would |will |did |do )/,
  es: /^Yo (?=\p{Ll})/u,
  fr: /^(?:Je (?=\p{Ll})|J['’](?=\p{Ll}))(?!suis |ai |étais |avais |peux |me |m['’]|ne |n['’])/u,
  de: /^Ich (?=\p{Ll}{3,})(?!bin |war |habe |hatte |kann |konnte |wurde |werde |durfte )/u,
  zh: /^(?:我|本人)(?=负责|主要负责|参与|主导|组织|管理|制定|编写|开发|设计)/u,
};

const stillSpoken: Record<Language, RegExp> = {
  en: /\bI\b/,
  es: /(?<!\p{L})yo(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]\p{L})/iu,
  de: /(?<!\p{L})ich(?!\p{L})/iu,
  zh: /我|本人/u,
};

/** "I check the logs" among points that begin with their verb. */
export function firstPerson(context: TailorContext): Draft[] {
  const opener = openers[context.resume.language];
  const bullets = allBullets(context.resume);
  const spoken = bullets.filter(({ bullet }) => opener.test(bullet.text));
  if (spoken.length === 0 || spoken.length * 2 >= bullets.length) return [];
  return spoken.flatMap(({ bullet, entryId }): Draft[] => {
    const pronoun = opener.exec(bullet.text)?.[0] ?? '';
    const rest = bullet.text.slice(pronoun.length);
    const letter = rest.charAt(0);
    const found = locate(context.resume, bullet.lines, pronoun + letter, true);
    const after = letter.toUpperCase() + rest.slice(1);
    // "Décharge les camions et je contrôle": half a sentence in the first person is none.
    if (stillSpoken[context.resume.language].test(rest)) return [];
    if (!found || !context.gate.check(after, { entryId }).passed) return [];
    if (!context.claims.take(found.line, found.start, found.end)) return [];
    const word = /^\S+/u.exec(rest)?.[0] ?? '';
    return [
      {
        kind: 'tense',
        place: { entryId, line: found.line },
        before: bullet.text,
        after,
        reason: {
          code: 'edit.first-person',
          params: { before: pronoun + word, after: word.charAt(0).toUpperCase() + word.slice(1) },
        },
        evidence: bullet.lines,
        terms: [],
        operations: [{ type: 'replace', ...found, text: letter.toUpperCase() }],
      },
    ];
  });
}
