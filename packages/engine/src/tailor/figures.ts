import type { Language, Operation } from '../types.ts';
import { allBullets, type Draft, locate, type PlacedBullet, type TailorContext } from './context.ts';

/** Roles whose points are read closely; in older ones a figure more makes no difference. */
const recentRoles = 2;

/**
 * "Nine trials" is read past, "9 trials" is seen: things counted in the points of recent roles stand in figures. One
 * edit for all, for one way of writing them is the point of it.
 */
export function figures(context: TailorContext): Draft[] {
  const values = numberWords(context);
  if (values.size === 0) return [];
  const recent = new Set(context.resume.experience.slice(0, recentRoles).map((entry) => entry.id));
  const changed = allBullets(context.resume)
    .filter(({ entryId }) => recent.has(entryId))
    .flatMap((place) => inFigures(place, values, context));
  const first = changed[0]?.found[0];
  if (!first) return [];
  const operations = changed.flatMap((each) => each.operations);
  return [
    {
      kind: 'figure',
      place: { line: changed[0]?.operations[0]?.line ?? null },
      before: changed.map(({ place }) => place.bullet.text).join('\n'),
      after: changed.map(({ after }) => after).join('\n'),
      reason: {
        code: 'edit.figure',
        params: { before: first.word, after: first.value, count: operations.length },
      },
      evidence: operations.map(({ line }) => line),
      terms: [],
      operations,
    },
  ];
}

/** A dozen, double, a pair: amounts that no plain figure says. */
const notPlain =
  /^(?:twice|thrice|doubl|tripl|halv|dozen|dizain|douzain|quinzain|vingtain|trentain|quarantain|cinquantain|soixantain|centain|doble|duplic|docen|decen|veinten|par$|dutzend|doppelt|verdoppel|verdreifach|halbier)/;
const largest = 99;

function numberWords({ lexis, resume }: TailorContext): Map<string, string> {
  if (resume.language === 'zh') return new Map();
  const pairs = lexis.pack.numberWords.split(' ').map((pair) => pair.split('=') as [string, string]);
  return new Map(
    pairs.filter(
      ([word, value]) =>
        /^\d+$/.test(value) && Number(value) >= 2 && Number(value) <= largest && !notPlain.test(word),
    ),
  );
}

const joints: Record<Language, RegExp> = {
  en: /^ (?:to|or|and) ([a-z]+)(?= )/,
  es: /^ (?:a|o|y) (\p{Ll}+)(?= )/u,
  fr: /^ (?:à|ou|et) (\p{Ll}+)(?= )/u,
  de: /^ (?:bis|oder|und) (\p{Ll}+)(?= )/u,
  zh: /^(?!)/,
};

/** What is counted follows: a plural in English, Spanish and French, a noun in German. */
const counted: Record<Language, RegExp> = {
  en: /^ (?:[a-z'-]+ )?(?:[a-z'-]*[^s\W]s|people|staff|children|men|women)(?![\w'-])/,
  es: /^ (?:\p{Ll}+s)(?!\p{L})/u,
  fr: /^ (?:\p{Ll}+[sx])(?!\p{L})/u,
  de: /^ (?:\p{Ll}+en? )?\p{Lu}\p{Ll}+/u,
  zh: /^(?!)/,
};

/** "Two of three", "deux sur trois", "diez de cada once": a share is one expression. */
const shareBefore =
  /([\p{L}\d]+)\s(?:out of|of|in|sur|de cada|de|cada|von|aus)\s(?:the |les |los |den )?$|(?:^|\s)(?:the|los|las|les|die|beide|both)\s$/iu;
const shareBehind =
  /^(?: [\p{L}'-]+){0,2} (?:of|out of|in|sur|de cada|von|aus) (?:the |les |los |den )?(?:\d|[\p{Ll}]+(?= |$))/u;

interface Found {
  at: number;
  word: string;
  value: string;
}

type Replace = Extract<Operation, { type: 'replace' }>;

interface Changed {
  place: PlacedBullet;
  found: Found[];
  after: string;
  operations: Replace[];
}

/** All numbers of a point or none: half of it in figures and half in words would be worse than before. */
function inFigures(place: PlacedBullet, values: Map<string, string>, context: TailorContext): Changed[] {
  const { bullet, entryId } = place;
  const { language } = context.resume;
  const { text } = bullet;
  const words = [...text.matchAll(/(?<![\p{L}\p{N}-])\p{L}+(?![\p{L}\p{N}-])/gu)].flatMap(
    (match): Found[] => {
      const value = values.get(plain(match[0].toLowerCase()));
      return value === undefined ? [] : [{ at: match.index, word: match[0], value }];
    },
  );
  const found = words.filter(({ at, word }) => {
    const rest = text.slice(at + word.length);
    const joint = joints[language].exec(rest);
    const behind = joint && values.has(plain(joint[1] ?? '')) ? rest.slice(joint[0].length) : rest;
    // A point begins with a figure only where it gives a range.
    if (at === 0 && behind === rest) return false;
    const isShare = endsShare(text.slice(0, at), values) || isShareOf(behind, values);
    return counted[language].test(behind) && !isShare && !part.test(behind);
  });
  if (found.length === 0 || found.length < words.length) return [];
  const after = found.reduceRight(
    (rest, { at, word, value }) => rest.slice(0, at) + value + rest.slice(at + word.length),
    text,
  );
  if (!context.gate.check(after, { entryId }).passed) return [];
  const operations = found.flatMap(({ at, word, value }): Replace[] => {
    // With the words around it, for a short word may stand in the line twice.
    const from = Math.max(0, at - 12);
    const near = locate(context.resume, bullet.lines, text.slice(from, at + word.length));
    return near
      ? [{ type: 'replace', line: near.line, start: near.end - word.length, end: near.end, text: value }]
      : [];
  });
  const free =
    operations.length === found.length &&
    operations.every(({ line, start, end }) => context.claims.take(line, start, end));
  return free ? [{ place, found, after, operations }] : [];
}

/** "Zwei Drittel", "quatre ans et demi": no count of things. */
const part =
  /^ (?:drittel|viertel|fünftel|tiers|quarts|tercios|cuartos|thirds|quarters|fifths)|^ [\p{L}]+ (?:et demie?|y medi[oa]|and a half)(?!\p{L})/iu;

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** "One of three": a number stands before the preposition; "a team of three" is a plain count. */
function endsShare(before: string, values: Map<string, string>): boolean {
  const share = shareBefore.exec(before);
  if (!share) return false;
  const word = share[1];
  return (
    word === undefined ||
    /^\d+$|^(?:one|un|une|uno|una|ein|eine|einer)$/i.test(word) ||
    values.has(plain(word.toLowerCase()))
  );
}

function isShareOf(behind: string, values: Map<string, string>): boolean {
  const share = shareBehind.exec(behind);
  const last = share && /(\d|\p{Ll}+)$/u.exec(share[0])?.[1];
  return last !== null && last !== undefined && (/\d/.test(last) || values.has(plain(last)));
}
