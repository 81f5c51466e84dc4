import { fold, foldedWords } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { isCapitals } from './headings.ts';
import { isPlace, isPlaceName, isWidePlace } from './places.ts';
import { isTrade, likeness } from './scores.ts';
import { tables } from './tables.ts';

/** "Acme Corp, Berlin" and "Acme Corp (Berlin)": the employer and its place. */
export const splitPlace = memo((text: string): { text: string; place?: string } => {
  const bracket = /^(.{2,80}?)\s*[(（]([^()（）]{2,50})[)）]\s*$/.exec(text);
  if (bracket?.[1] && bracket[2] && isPlace(bracket[2]))
    return { text: bracket[1].trim(), place: bracket[2] };
  const parts = text.split(/\s*[,，]\s+|(?<=\p{Script=Han})[,，]/u);
  for (let from = 1; from < parts.length; from++) {
    const tail = parts.slice(from);
    const known = tail.every(
      (part, i) =>
        isPlaceName(part) ||
        (i === 0 &&
          tail.length > 1 &&
          /^\p{Lu}[\p{L} .'-]{2,30}$/u.test(part) &&
          !tables.organizationSuffixes.has(fold(part)) &&
          isWidePlace(tail[1] ?? '')),
    );
    if (!known) continue;
    const left = parts.slice(0, from).join(', ');
    if (/[(（][^()（）]*$/.test(left)) continue;
    const head = likeness(tail[0] ?? '');
    if (
      tail.length > 1 &&
      !isPlaceName(tail[0] ?? '') &&
      (Math.max(head.title, head.organization, head.school) >= 2 ||
        (head.organization >= 1 && !isWidePlace(tail.at(-1) ?? '')) ||
        (head.organization >= 1 && /\s/.test(tail[0] ?? '')))
    )
      continue;
    const split = { text: left, place: tail.join(', ') };
    return isWidePlace(split.place) ? withoutLastTown(split) : split;
  }
  return { text };
});

const townShape =
  /^(?:\p{Lu}[\p{L}'’.]*|am|an der|de|la|le|les|el|los|las|sur|im|del|du|d['’]\p{Lu}\p{L}+|l['’]\p{Lu}\p{L}+)(?:[ -](?:\p{Lu}[\p{L}'’.]*|y|e|et|und|and|am|an|der|de|la|le|les|el|los|las|sur|im|del|du|en|on|upon|under|by|bei|ob|op|d['’]\p{Lu}\p{L}+|l['’]\p{Lu}\p{L}+|[ivx]+)){0,4}$/u;

/** "Red Cross, Emsland Branch": behind an employer, a part of it belongs to its name. */
export function isUnit(tail: string): boolean {
  const [first = ''] = foldedWords(tail);
  return tables.unitWords.has(first) || tables.unitEndings.endWord(first, 3);
}

/** "Domat/Ems": a town called so in two languages. */
const twoNames = /^\p{Lu}\p{Ll}{2,}\/\p{Lu}\p{Ll}{2,}$/u;

const swissTown =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}?\p{Ll}+)? (?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)$/u;

const before = (words: string[]) =>
  new RegExp(
    `^(.{3,}?)(,)?\\s+(?:${words.join('|')})(?:\\s+|(?<=['’]))(\\p{Lu}[^,()（）]*(?:,[^()（）]+)?)$`,
    'u',
  );
const nearTown = before(tables.told.near);
const inTown = before(tables.told.in);

/** "Roe & Sons, near Leeds", "Roe et fils à Gourin": a small word says that what follows is where. */
function withoutNearTown(text: string): { text: string; place: string } | undefined {
  // Names are short; hostile text is not.
  if (text.length > 160) return undefined;
  const near = nearTown.exec(text);
  const match = near ?? inTown.exec(text);
  const [, name, comma, town] = match ?? [];
  if (!name || !town) return undefined;
  const like = likeness(town);
  if (Math.max(like.title, like.organization, like.degree, like.school) >= 2) return undefined;
  const first = town.split(/,\s+/)[0] ?? town;
  // Many things may be "in" something: an unknown town stands so behind a comma only.
  const told = isPlace(town) || isPlaceName(first) || ((near ?? comma) && townShape.test(first));
  return told ? { text: name, place: town } : undefined;
}

/** "infirmière libérale à Montpellier": where one was it is no part of a title, if the town is known. */
export const titleWithoutTown = memo((text: string): { text: string; place?: string } => {
  const split = splitPlace(text);
  const [, title, , town] =
    split.place || text.length > 160 ? [] : (inTown.exec(text) ?? nearTown.exec(text) ?? []);
  return title && town && isPlace(town) && isTrade(title) ? { text: title, place: town } : split;
});

/** Names alone: "Roe & Sons Ltd", no "Centre for Work". */
const namesOnly = /^(?:\p{Lu}[\p{L}\d.'’-]*|[&+]|\d+)(?:\s(?:\p{Lu}[\p{L}\d.'’-]*|[&+]|\d+|und|and|et|y))+$/u;
const oneTown = /^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)*$/u;

/** "at Roe & Sons in Lowick": behind a word like "at" a name of several words ends where a town follows, though no list knows it. */
export const withoutToldTown = memo((text: string): { text: string; place?: string } => {
  const clean = withoutTown(text);
  const [, name, , town] = clean.place || text.length > 120 ? [] : (inTown.exec(text) ?? []);
  if (!name || !town || !oneTown.test(town) || !namesOnly.test(name)) return clean;
  const { title, organization, school, degree } = likeness(town);
  return Math.max(title, organization, school, degree) < 1.4 ? { text: name, place: town } : clean;
});

/** An employer or school without its town, though no list knows the town: "Gasthof Post, Hopfgarten". */
export const withoutTown = memo((text: string): { text: string; place?: string } => {
  const near = withoutNearTown(text);
  if (near) return near;
  const split = splitPlace(text);
  // "Ministry of Works, Lokoja, Kogi State": an unknown town before its state.
  if (split.place && isWidePlace(split.place) && split.text.includes(', ')) {
    const inner = withoutTown(split.text);
    return inner.place ? { text: inner.text, place: `${inner.place}, ${split.place}` } : split;
  }
  if (split.place) return split;
  const at = text.lastIndexOf(', ');
  if (at < 3 || /^[^(（]*[)）]/.test(text.slice(at))) return split;
  const tail = text
    .slice(at + 2)
    .replace(/\s*[(（][^()（）]{2,40}[)）]$/, '')
    .trim();
  const like = likeness(tail);
  const named =
    Math.max(like.title, like.organization, like.degree, like.school) >= 2 ||
    tables.organizationSuffixes.has(fold(tail)) ||
    isUnit(tail);
  // "Landhof, Muri AG": a town and its canton, where a name stands before the comma already.
  if (swissTown.test(tail) && /\s/.test(text.slice(0, at)))
    return { text: text.slice(0, at).trim(), place: text.slice(at + 2) };
  const shouted = isCapitals(text) && /^\p{Lu}{4,}$/u.test(tail);
  if (shouted && !named) return { text: text.slice(0, at).trim(), place: text.slice(at + 2) };
  if (
    named ||
    !(townShape.test(tail) || twoNames.test(tail)) ||
    /^\p{Lu}{2,}$|^(?:\p{Lu}\.\s?){2,6}$/u.test(tail)
  )
    return split;
  return { text: text.slice(0, at).trim(), place: text.slice(at + 2) };
});

/** "Bright Smile Dentistry Portland, OR": the town stands before its state without a comma. */
function withoutLastTown(split: { text: string; place?: string }): { text: string; place?: string } {
  const match = /^(.+\s(\p{L}+))\s(\p{Lu}[\p{L}.]+)$/u.exec(split.text);
  if (!match?.[1] || !match[3] || !isPlaceName(match[3])) return split;
  // "FH Aachen, Germany": a school, or one word, is called by its town.
  if (!match[1].includes(' ') || likeness(split.text).school >= 2) return split;
  const before = match[2] ?? '';
  if (/^\p{Ll}/u.test(before) || tables.told.joiners.has(fold(before))) return split;
  return { text: match[1], place: `${match[3]}, ${split.place}` };
}
