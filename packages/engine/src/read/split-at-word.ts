import { allMatches } from '../text/all-matches.ts';
import { fold, foldedWords } from '../text/fold.ts';
import { isCapitals } from './headings.ts';
import { type Likeness, likeness } from './scores.ts';
import { tables } from './tables.ts';

const opensName = /^[\p{Lu}\p{Script=Han}\d"«„“]/u;

/** "lycée agricole Edgar-Roux", "entreprise Acme": what it is in small letters, and its name. */
function opensWithKind(text: string): boolean {
  const [, kind = ''] = /^(\p{Ll}{3,})\s(?:\p{Ll}+\s){0,2}\p{Lu}/u.exec(text) ?? [];
  return kind !== '' && (tables.schools.has(kind) || tables.organizations.has(kind));
}

/** "Engineer at Acme": the place of the word between, if it stands between a title and an employer. */
export function splitAtWord(text: string, score: (part: string) => Likeness): [string, string] | undefined {
  let found: [string, string] | undefined;
  for (const match of allMatches(text, /\s(@|\p{L}{1,5})(?=\s+\S)/gu)) {
    const word = fold(match[1] ?? '');
    // "Garderie Chez Mapi": with a capital it is part of a name.
    if (!tables.at.has(word) || (/^\p{Lu}/u.test(match[1] ?? '') && !isCapitals(text))) continue;
    const left = text.slice(0, match.index).trim();
    // "Packer (Acme Staff, placed at Roe Foods)": what stands in a bracket parts nothing.
    if (/[(（][^()（）]*$/u.test(left)) continue;
    const right = text
      .slice(match.index + match[0].length)
      .trim()
      .replace(/^(?:(?:der|dem|den|la|el|le|the|die)\s+|l['’]\s?)/, '')
      .trim();
    // "Attorney at law": what follows the word belongs to the title.
    const fixed = `${left.split(/\s/).at(-1)} ${word} ${right.split(/[\s,]/)[0]}`;
    if (tables.titles.has(fold(fixed))) continue;
    if (left.length < 3 || right.length < 2 || !(opensName.test(right) || opensWithKind(right))) continue;
    if (tables.atOnly.has(word)) return [left, right];
    const l = score(left);
    // "Institute for Maritime History": what stands before the word is no title, but half a name.
    const half = score(left.split(/[\s,]+/).at(-1) ?? '');
    const studied = l.degree >= l.title && l.degree >= 2;
    // "Grado en Derecho en Universidad …": the last one stands before the school.
    const { school, organization } = score(right.split(/,\s|\s[(（]/)[0] ?? right);
    if (
      !(l.degree >= 2.8 && school >= 2.4) &&
      Math.max(half.organization, half.school) >= 2.4 &&
      half.title < 2 &&
      /,\s/.test(left)
    )
      continue;
    const r = score(right);
    if (namesHall(right)) continue;
    // "… im Einzelhandel, Berufsschule Bad Erlen": what stands behind the comma is none of this.
    const learned =
      tables.learning.has(foldedWords(left)[0] ?? '') &&
      Math.max(organization, school) >= (/\s/.test(right.split(/,\s/)[0] ?? '') ? 1.5 : 2);
    if (!studied && l.title >= 2 && employerLike(right, r)) return found ?? [left, right];
    if (studied && (school >= 2.4 || learned)) found = [left, right];
  }
  return found;
}

/** "Helfer im Lager, Firma Acme": one word that names no employer, before one that does. */
function namesHall(text: string): boolean {
  const [first = '', next] = text.split(/,\s+/);
  if (next === undefined || /\s/.test(first) || likeness(first).organization >= 1.5) return false;
  return likeness(next).organization >= 2.6;
}

/** Strong enough to be split off behind a word that often means something else ("en", "für"). */
function employerLike(text: string, like: Likeness): boolean {
  if (like.title >= 2.8) return false;
  const capitals = text.split(/[\s,(]+/).filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    like.organization >= 4 ||
    like.school >= 3 ||
    (Math.max(like.organization, like.school) >= 2 && capitals >= 2)
  );
}
