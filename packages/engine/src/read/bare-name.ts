import { fold, hasHan } from '../text/fold.ts';
import { isGivenName } from './given-names.ts';
import { isCapitals } from './headings.ts';
import { labelKind, tables } from './tables.ts';

const documentTitles = [...tables.documentTitles].sort((a, b) => b.length - a.length);

function withoutDocumentTitle(name: string, key: string, title: string): string {
  let bare = name;
  if (key.startsWith(`${title} `) || key.startsWith(`${title}:`))
    bare = name.slice(title.length).replace(/^[\s:–—|,.-]+/, '');
  else if (hasHan(title) && key.startsWith(title) && key.length > title.length)
    bare = name.slice(title.length).replace(/^[\s:：–—|-]+/, '');
  const left = fold(bare);
  if (left.endsWith(` ${title}`))
    return bare
      .slice(0, -title.length - 1)
      .replace(/[\s:–—|,-]+$/, '')
      .replace(/['’]s$/, '');
  if (hasHan(title) && left.endsWith(title))
    return bare.slice(0, -title.length).replace(/[\s:：–—|的・·-]+$/, '');
  return bare;
}

/** "Jane Roe Page 1 of 2", "Jane Roe   1/3": behind it stands which page it is. */
function withoutPageNumber(text: string): string {
  const [, name, word] =
    /^(.*\p{L}{2})(?:\s+(\p{L}+)\.?\s?\d{1,2}(?:\s?(?:\/|\p{L}{1,3})\s?\d{1,2})?|\s{2,}\d{1,2}\s?\/\s?\d{1,2})$/u.exec(
      text,
    ) ?? [];
  return name && (word === undefined || tables.documentTitles.has(fold(word))) ? name : text;
}

/** Folding is dear, and hardly a line holds one of them. */
function withoutDocumentTitles(text: string): string {
  let name = /\d$/.test(text) ? withoutPageNumber(text) : text;
  let key = fold(name);
  for (const title of documentTitles)
    if (key.includes(title)) {
      name = withoutDocumentTitle(name, key, title);
      key = fold(name);
    }
  // "CV Jane Roe 2024": and from when it is.
  return name === text
    ? name
    : name.replace(/^(?:de|of|von|du|d['’])\s+(?=\p{Lu})/iu, '').replace(/(?<=\p{L})\s(?:19|20)\d\d$/u, '');
}

/** As written and without accents; the stops stand in a pattern. */
const bornAs = [...tables.bornAs]
  .map((words) => words.replaceAll('.', '\\.').replaceAll('e', '[eéè]').replaceAll(' ', '\\s+'))
  .join('|');

/** What may stand beside a name, and what is left without it; one after the other. */
const besides: readonly (readonly [RegExp, string])[] = [
  // "簡妍廷 Chien, Yen-Ting": the same name in two scripts.
  [/^(\p{Script=Han}{2,4})\s+\p{Lu}[\p{L}' -]+,\s*\p{Lu}[\p{L}' -]+$/u, '$1'],
  [/^(\p{Script=Han}{2,4})\s+(?=[^\p{Script=Han}]*\p{Lu}{3})[\p{Script=Latin} '-]+$/u, '$1'],
  // "詹思瑶 Sylvia Zhan": and how the same person is called elsewhere.
  [/^(\p{Script=Han}{2,4})\s+(?:\p{Lu}[\p{L}'-]+\s+){1,3}\p{Lu}[\p{L}'-]+$/u, '$1'],
  // "Ilse Brandt, geb. Koch"
  [/(?:,\s+\p{Ll}{2,5}\.?|\s+\p{Ll}{2,4}\.)\s+\p{Lu}[\p{L}'’-]+$/u, ''],
  // "Jane Roe née Doe"
  [new RegExp(`,?\\s+(?:${bornAs})\\s+\\p{Lu}[\\p{L}\\s'’-]+$`, 'u'), ''],
  // "Jane Roe she/her"
  [/\s+\p{Ll}+\/\p{Ll}+(?:\/\p{Ll}+)?$/u, ''],
];

/** "古丽娜尔·艾合买提 电话": a label whose value is read already. */
function withoutLabel(name: string): string {
  const label = /^\p{Script=Han}[\p{Script=Han}·]+\s+(\p{Script=Han}{2,4})$/u.exec(name)?.[1];
  return label && labelKind(label) ? name.slice(0, -label.length).trimEnd() : name;
}

const formsOfAddress: readonly (readonly [RegExp, string])[] = [
  // "陈静女士", "周恺（Zhou Kai）博士"
  [
    /^(\p{Script=Han}{2,4}?|\p{Script=Han}+·\p{Script=Han}+)\s?(?:[(（][^()（）]{2,30}[)）]\s?)?(?:先生|女士|小姐|同学|博士|教授)$/u,
    '$1',
  ],
  // "VAN DER ROE, Jane Ann (Jenny)", "Cheung Siu-ming (Raymond)": how they are called besides.
  [/^([^,()]+,\s[^,()]+?)\s\([^()]+\)$/u, '$1'],
  [/^(\p{Lu}\S*(?:\s\S+){1,4})\s\(\p{Lu}\p{Ll}+\)$/u, '$1'],
  // "叶舒（Grace Ye）": and in other letters.
  [
    /^(\p{Script=Han}{2,4}|\p{Script=Han}+·\p{Script=Han}+)\s?[(（][^()（）]*\p{Script=Latin}[^()（）]*[)）]$/u,
    '$1',
  ],
];

const withoutAny = (name: string, marks: readonly (readonly [RegExp, string])[]): string =>
  marks.reduce((left, [mark, kept]) => left.replace(mark, kept), name);

/** "Jane Roe, RN, BSc (Hons)" */
function withoutPostNominals(name: string): string {
  const parts = name.split(/\s*,\s*/);
  // "ROE, JANE": where all is in capitals, they make no letters of a degree.
  const family = parts.length === 2 && isCapitals(parts[0] ?? '');
  while (parts.length > 1 && isPostNominal(parts.at(-1) ?? '', family)) parts.pop();
  const left = parts.join(', ');
  // "Jane Roe RN (Adult)": what the letters behind a name are for.
  const field = /^(.+\s(\S+))\s\([^()]+\)$/u.exec(left);
  return field?.[1] && isSuffix(field[2] ?? '') ? field[1] : left;
}

function withoutSuffixes(words: string[]): string[] {
  const shouted = isCapitals(words.join(' '));
  // "NGUYEN VAN BA": among capitals two letters may be a name.
  const isNone = (word: string) =>
    (isSuffix(word) && !(shouted && /^\p{Lu}{2}$/u.test(word))) || isUnspoken(word);
  let end = words.length;
  // "BA Hons": behind letters stands how one came by them.
  if (end > 3 && tables.nameTitles.has(fold(words[end - 1] ?? '')) && isNone(words[end - 2] ?? '')) end -= 1;
  while (end > 2 && isNone(words[end - 1] ?? '')) end -= 1;
  return words.slice(0, end);
}

/** Letters that nobody says as a word: none is a vowel, no name begins like "FBDO", none ends like "DipHE". */
const isUnspoken = (word: string): boolean =>
  /^[BCDFGHJ-NP-TV-Z]{3,6}$/.test(word) ||
  /^(?!SCH|STR|CHR|SHR|THR|SCR|SPR|SPL|PHR|TCH|CZ)[BCDFGHJKLPQRSTVXZ][BCDFGHJ-NP-TV-XZ]{2}[A-Z]{1,3}$/.test(
    word,
  ) ||
  /^\p{Lu}[\p{Lu}\p{Ll}]*\p{Ll}\p{Lu}{1,2}$/u.test(word);

/** The name alone: without degrees, titles, "Resume of", and what stands in brackets. */
export function bareName(text: string): string {
  const written = (/^\S+_\S+$/.test(text) ? text.replaceAll('_', ' ') : text)
    .replace(/["“”„«»]/g, '')
    .replace(/\s*[(（【[]([^()（）]{0,40})[)）】\]]\s*/g, (found, inside: string) =>
      /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u.test(inside) ? found : ' ',
    )
    .trim();
  if (tables.documentTitles.has(fold(written))) return '';
  const own = withoutDocumentTitles(written);
  // "CURRÍCULUM VÍTAE DOCUMENTADO": a word left over of what the page is called.
  if (own !== text && /^\p{Script=Latin}+$/u.test(own) && isCapitals(own) && !isGivenName(own)) return '';
  const person = withoutAny(withoutLabel(withoutAny(own, besides)), formsOfAddress);
  const words = withoutSuffixes(withoutTitles(withoutPostNominals(person).split(/\s+/)));
  const bare = words.join(' ').replace(/^[\s,.|:~*=-]+|[\s,|:~*=-]+$/g, '');
  // "郑 婉 清": set wide.
  return /^\p{Script=Han}(?:\s\p{Script=Han}){1,3}$/u.test(bare) ? bare.replaceAll(' ', '') : bare;
}

/** "Mag. art. Jane Roe": short words with a stop say in what the title before them was earned. */
function withoutTitles(words: string[]): string[] {
  let at = 0;
  while (at < words.length - 1) {
    const left = words.slice(at);
    const word = left[0] ?? '';
    const field = at > 0 && isField(word, left[1] ?? '', words[at - 1] ?? '');
    // "Dipl.-Ing. Architektin Jane Roe": behind one title, and before a whole name, stands another.
    const trade = at > 0 && left.length > 2 && tables.titles.has(fold(word));
    if (!field && !trade && !isTitle(word) && !isTitleBeside(left) && !isLetters(left)) break;
    at += 1;
  }
  return words.slice(at);
}

/** "Mag. art.", "Dr. in med.", "M. en C.": what a title was earned in. */
const isField = (word: string, next: string, before: string): boolean =>
  /^\p{Ll}{2,6}\.$/u.test(word) ||
  (tables.told.in.includes(word) && (isTitle(next) || /^\p{Lu}\p{Ll}{0,3}\.$/u.test(next))) ||
  (tables.told.in.includes(before) && /^\p{Lu}\p{Ll}{0,3}\.$/u.test(word));

/** "L.C.F. Jane Roe Smith": three letters or more with their stops, before a whole name, are a degree's. */
const isLetters = ([first = '', second = '', ...others]: string[]): boolean =>
  others.length > 0 && /^(?:\p{Lu}\.){3,5}$/u.test(first) && isGivenName(second);

/** "Dipl.-Biol.": what stands behind the hyphen says in what. */
const titleKey = (word: string): string => {
  const key = fold(word);
  const [, title = ''] = /^(\p{L}{2,5}\.)-\p{L}+\.?$/u.exec(key) ?? [];
  return tables.nameTitles.has(title) ? title : key;
};

function isTitle(word: string): boolean {
  const key = titleKey(word);
  return (
    tables.nameTitles.has(key) &&
    (/\.$/.test(word) || key.length > 1) &&
    !/^(?:ma|me|an|di|pt|ap|ea|ba|bs|ra)$/.test(key)
  );
}

/** "DI Jane Roe": two letters that may be a name are none where they alone stand in capitals. */
function isTitleBeside([first = '', ...others]: string[]): boolean {
  return (
    others.length >= 2 &&
    /^\p{Lu}{2}$/u.test(first) &&
    tables.nameTitles.has(fold(first)) &&
    !isCapitals(others.join(' '))
  );
}

function isSuffix(word: string): boolean {
  const key = fold(word).replace(/[,.]$|\([^()]*\)$/, '');
  if (tables.nameTails.has(key)) return false;
  return (
    (tables.nameTitles.has(key) || tables.nameTitles.has(`${key}.`)) &&
    (/\./.test(word) || /^[^\p{Ll}]{2,}$/u.test(word) || /^\p{L}*\p{Lu}\p{L}*\p{Lu}/u.test(word))
  );
}

/** `known`: only letters that a list has. */
function isPostNominal(part: string, known = false): boolean {
  const words = part.split(/\s+/);
  return words.every(
    (word) =>
      tables.nameTitles.has(fold(word)) ||
      (known && /^(?:[A-Z]\.){2,4}$/.test(word)) ||
      (!known && isShortened(word)),
  );
}

function isShortened(word: string): boolean {
  return /^[A-Z][A-Za-z]?[A-Z.()-]{1,8}$/.test(word) || /^(?:[A-Z]\.){2,4}$/.test(word);
}
