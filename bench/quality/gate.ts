/**
 * GATE_VERBOSE=1 prints each invention that passed and each honest line that was refused. GATE_ONLY=NAME measures
 * that set alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages, openGate, openLexicon } from '@tailor/engine';
import { benchEngine } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { readPairResumes } from '../pairs/material.ts';
import { root } from '../root.ts';

const classes = 'numbers employers titles dates degrees skills tools scope mixed places'.split(' ');

interface Result {
  language: Language;
  kind: string;
  asItShould: boolean;
  /** Told behind the true line, before it and in brackets, an invention is refused each time. */
  besideAsItShould: boolean;
}

function casesOf(text: string): { kind: string; place: string; from: string; to: string }[] {
  let kind = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) kind = line.slice(2).trim();
    const parts = line.split('|').map((part) => part.trim());
    const [place = '', from = '', to = ''] = parts;
    return parts.length === 3 ? [{ kind, place, from, to }] : [];
  });
}

function reworded(before: string, from: string, to: string): string {
  if (from === '')
    return /^[,;，]/.test(to) || /\p{Script=Han}$/u.test(before) ? before + to : `${before} ${to}`;
  // The reader writes a full-width comma as a plain one.
  const stands = before.includes(from) ? from : from.normalize('NFKC');
  if (!before.includes(stands)) throw new Error(`"${from}" does not stand in "${before}"`);
  return before.replace(stands, to).replace(/ {2,}/g, ' ').trim();
}

/** The first set, and more, written later and by the same rule: first run, then the engine. */
const workedWith =
  ' second third fourth fifth sixth seventh eighth ninth tenth twelfth thirteenth fourteenth fifteenth sixteenth seventeenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh trial'.split(
    ' ',
  );
/** Opened by its own name only. */
const byNameOnly = [
  'eleventh',
  'eighteenth',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
  'thirty-second',
  'thirty-third',
  'thirty-fourth',
  'thirty-fifth',
];

function chosenSets(): string[] {
  const only = process.env.GATE_ONLY;
  if (!only) return workedWith;
  const named = [...workedWith.filter((set) => set !== ''), ...byNameOnly];
  if (!named.includes(only)) throw new Error(`GATE_ONLY is one of ${named.join(', ')}`);
  return [only];
}

function gateOf(text: string) {
  const { resume } = benchEngine().read(text);
  const bytes = readFileSync(join(root, 'packages', 'engine', 'data', `${resume.language}.lexicon`));
  return { resume, gate: openGate(resume, [], openLexicon(bytes)) };
}

function trySet(set: string, language: Language): Result[] {
  const file = join(root, 'bench', 'material', 'gate', set, `${language}.txt`);
  // The latest sets are in some of the languages only.
  if (!existsSync(file)) return [];
  const [resumeText = '', cases = ''] = readFileSync(file, 'utf8').split('\n====\n');
  const { resume, gate } = gateOf(resumeText);
  return casesOf(cases).map(({ kind, place, from, to }) => {
    const [entryAt = 0, bulletAt = 0] = place.split('.').map(Number);
    const entry = resume.experience[entryAt - 1];
    const bullet = entry?.bullets[bulletAt - 1];
    if (!entry || !bullet) throw new Error(`${language}: no bullet ${place} was read`);
    const after = reworded(bullet.text, from, to);
    const { passed, refused } = gate.check(after, { entryId: entry.id });
    const asItShould = passed === (kind === 'honest');
    if (!asItShould && process.env.GATE_VERBOSE) {
      const why = refused.map((each) => `${each.reason.code} "${each.what}"`).join(', ');
      console.log([language, kind, place, bullet.text, after, why].join('\t'));
    }
    const isRefused = (text: string) => !gate.check(text, { entryId: entry.id }).passed;
    const besideAsItShould = kind === 'honest' || besideTruth(bullet.text, after, language).every(isRefused);
    return { language, kind, asItShould, besideAsItShould };
  });
}

/** The line as it came, and the other one beside it. */
function besideTruth(line: string, after: string, language: Language): string[] {
  const [truth, told] = [line, after].map((text) => text.replace(/[.。]\s*$/u, ''));
  if (/[()（）:：]/.test(line + after)) return [];
  return language === 'zh'
    ? [`${truth}，${told}`, `${truth}（${told}）`, `${told}：${truth}`]
    : [`${truth}, ${told}`, `${truth} (${told})`, `${told}: ${truth}`];
}

function share(results: Result[]): number | null {
  return results.length === 0 ? null : results.filter(({ asItShould }) => asItShould).length / results.length;
}

/** The lowest of several shares; one that is not measured leaves the whole unmeasured. */
function lowest(lists: Result[][]): number | null {
  const shares = lists.map(share);
  return shares.includes(null) ? null : Math.min(...shares.map((value) => value ?? 0));
}

/** What somebody has written may stand where it stands. */
function linesThatMayStand(): boolean[] {
  return readPairResumes().flatMap(({ text }) => {
    const { resume, gate } = gateOf(text);
    return resume.experience.flatMap(({ id, bullets }) =>
      bullets.map((bullet) => gate.check(bullet.text, { entryId: id }).passed),
    );
  });
}

export const measurement: Measurement = {
  title: 'The gate: inventions refused, honest rewordings passed',
  measure(): Row[] {
    const all = languages.flatMap((language) => chosenSets().flatMap((set) => trySet(set, language)));
    const bad = all.filter(({ kind }) => kind !== 'honest');
    const honest = all.filter(({ kind }) => kind === 'honest');
    const byClass = classes.map((name) => bad.filter(({ kind }) => kind === name));
    const inLanguage = (list: Result[]) =>
      languages.map((code) => list.filter(({ language }) => language === code));
    const higher = 'higher' as const;
    const lines = linesThatMayStand();
    return [
      { name: 'points of resumes', value: lines.length, floor: 300, better: higher },
      {
        name: 'of them passed as they stand',
        value: lines.filter(Boolean).length / lines.length,
        floor: 1,
        better: higher,
      },
      { name: 'inventions', value: bad.length, floor: 500, better: higher },
      { name: 'honest rewordings', value: honest.length, floor: 250, better: higher },
      { name: 'inventions refused', value: share(bad), floor: 0.99, better: higher },
      { name: 'honest rewordings passed', value: share(honest), floor: 0.95, better: higher },
      {
        name: 'refused beside the true line as well',
        value: bad.filter((each) => each.besideAsItShould).length / bad.length,
        floor: 0.99,
        better: higher,
      },
      { name: 'refused in the lowest class', value: lowest(byClass), floor: 0.95, better: higher },
      { name: 'refused in the lowest language', value: lowest(inLanguage(bad)), floor: 0.95, better: higher },
      {
        name: 'passed in the lowest language',
        value: lowest(inLanguage(honest)),
        floor: 0.9,
        better: higher,
      },
    ];
  },
};
