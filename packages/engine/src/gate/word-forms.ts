import type { WritingPack } from '../locales/writing-pack.ts';
import { memo } from '../text/memo.ts';

/** Case, accents and ligatures away; the length may change. */
export function fold(text: string): string {
  // Plain ASCII is the common case and needs nothing more.
  return /^[\x20-\x7e]*$/.test(text) ? text.toLowerCase() : plainLetters(text);
}

/** The same words of a resume are folded again and again. */
const plainLetters = memo((text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae'),
);

interface Ending {
  from: string;
  to: string;
}

export interface WordForms {
  /** Keys of a folded word; two words are forms of one word family when they share a key. */
  keys(folded: string): string[];
}

/** English and Spanish verbs are short ("hire", "pago"); French and German would lose names ("Paris"). */
const shortestOf = (pack: WritingPack) => (pack.language === 'en' || pack.language === 'es' ? 3 : 4);
const shortestNounStem = 4;
/** "Kits" is the plural of "kit" in all of them. */
const shortestPlural = 3;
const separable =
  /^(ab|an|auf|aus|bei|durch|ein|her|hin|mit|nach|um|unter|uber|voraus|vorweg|voran|vor|weg|entgegen|gegen|zurecht|zuruck|zu|zusammen|weiter|bereit|fest|fort|los|hinzu|hervor|instand|sicher|fertig|frei|heraus)(ge|zu(?=.{3,}n$))(.+)$/;

/** "Besprach", "verbracht", "abnahm": behind its prefix a strong form stays as it is. */
const prefixed =
  /^(bei|be|ver|er|ent|emp|zer|miss|unter|uber|um|hinter|ab|an|auf|aus|durch|ein|fest|fort|frei|heraus|hinzu|hin|her|los|mit|nach|teil|voraus|vor|weg|weiter|wieder|zuruck|zusammen|zu)(.{3,})$/;

/** German: "Bauer" and "Bäuerin" share a key that "baue" has not. */
const nounInEr = /^(.{3,}er)(?:n|s|in|innen)?$/;
const nounMark = '!';
/** "Öffentlicher", "digitaler": an adjective has other forms beside it ("im öffentlichen"). */
const adjectiveInEr =
  /(?:lich|(?<!^f|^m|^t|^w|e)isch|sam|bar|haft|(?<=.{3})al|uell|nell|iell|iv|iert|los)er$/;

/** Small words have no forms; a phrase that needs one asks for it by this key. */
export const smallKey = (folded: string): string => `_${folded}`;

/** As a name: a word in "-er" is said by its own forms, and by no verb. */
export function nameKeys(keys: string[]): string[] {
  const own = keys.filter((key) => key.endsWith(nounMark));
  return own.length > 0 ? own : keys;
}

export function wordForms(pack: WritingPack): WordForms {
  const endings = parseEndings(pack.endings);
  const nounEndings = parseEndings(pack.nounEndings);
  const irregular = new Map(pack.irregular.split(/\s+/).filter(Boolean).map(pair));
  const known = new Map<string, string[]>();
  /** German "vermittelte" and "Vermittlung" are one stem too. */
  const written = (stem: string) => {
    if (pack.language === 'es') return oneSound(stem);
    if (pack.language === 'en') return organized(stem);
    return pack.compounds ? oldSpelling(stem).replace(/([^aeiou])el$/, '$1l') : stem;
  };
  const strip = (word: string) => stripAll(word, endings, shortestOf(pack));
  const compute = (word: string): string[] => {
    const lemma = irregular.get(word) ?? word;
    const found = new Set([written(finish(strip(lemma)))]);
    for (const { from, to } of nounEndings)
      if (lemma.endsWith(from) && lemma.length - from.length + to.length >= shortestNounStem)
        found.add(written(finish(strip(lemma.slice(0, -from.length) + to))));
    const short = pack.shortVerb?.exec(lemma)?.[1];
    // A stem too short to be found by its endings: "pose", "posé", "poser".
    if (short) found.add(`${short}-`);
    const doer = pack.compounds && !adjectiveInEr.test(word) ? nounInEr.exec(word)?.[1] : undefined;
    if (doer) found.add(`${doer}${nounMark}`);
    if (pack.compounds) {
      for (const each of participles(lemma, irregular)) found.add(written(finish(strip(each))));
      found.add(plainSpelling([...found][0] ?? ''));
    }
    return [...found];
  };
  return {
    keys(folded) {
      const cached = known.get(folded);
      if (cached) return cached;
      const computed = compute(folded);
      // Bounded: a hostile text must not fill the memory of a long-lived process.
      if (known.size > 20_000) known.clear();
      known.set(folded, computed);
      return computed;
    },
  };
}

function pair(entry: string): [string, string] {
  const [from = '', to = ''] = entry.split('>');
  return [from, to];
}

function parseEndings(text: string): Ending[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => ({ from: pair(entry)[0], to: pair(entry)[1] }));
}

/** One ending after the other while enough of the word is left; "ss" and "us" are no plurals. */
function stripAll(word: string, endings: Ending[], shortest: number): string {
  let now = word;
  for (let round = 0; round < 3; round += 1) {
    const ending = endings.find(
      ({ from, to }) =>
        now.endsWith(from) &&
        now.length - from.length + to.length >= (from === 's' ? shortestPlural : shortest) &&
        !(from === 's' && /(ss|us|is)$/.test(now)),
    );
    if (!ending) return now;
    now = now.slice(0, -ending.from.length) + ending.to;
    if (ending.to) return now;
  }
  return now;
}

/** "plann" and "plan", "process" and "proces": one consonant at the end, whatever the form had. */
function finish(stem: string): string {
  return stem.replace(/(.)\1$/, '$1');
}

/** "Photographie", "Potential" and "Fotografie", "Potenzial". */
const oldSpelling = (stem: string): string =>
  stem
    .replaceAll('ph', 'f')
    .replace(/ti(al|ell)/g, 'zi$1')
    .replace(/([^aeiou])\1\1/g, '$1$1');

/** "Joghurt" and "Jogurt", "Friseur" and "Frisör", "Exposé" and "Exposee": both ways are right, and share one key. */
const plainSpelling = (stem: string): string =>
  stem
    .replaceAll('gh', 'g')
    .replace(/eu(?=r)/g, 'o')
    .replace(/(?<=.{4})ee$/, 'e');

/** "Colour" and "color", "organise" and "organize", "anaesthesia" and "anesthesia". */
const organized = (stem: string): string =>
  americanSpelling(stem).replace(/(?<=[a-z]{3})is(?=$|[ei]|ation)/g, 'iz');

export const americanSpelling = (text: string): string =>
  text.replace(/(?<=[a-z]{2})our(?![cnst])/g, 'or').replace(/(?<=[a-z])(?:ae|oe)(?=[a-z]{3})/g, 'e');

/** Spanish writes one sound as its ending demands: "actualizar, actualicé", "buscar, busqué", "pagar, pagué". */
function oneSound(stem: string): string {
  return stem
    .replace(/z$/, 'c')
    .replace(/qu$/, 'c')
    .replace(/gu$/, 'g')
    .replace(/^trans(?=[a-z]{3})/, 'tras')
    .replace(/(?:^p|(?<=[ou])p)(?=sic[oi])/, '')
    .replace(/^sub(?=s[ct])/, 'su')
    .replace(/^obs(?=c)/, 'os')
    .replace(/^ree(?=m[bp])/, 're')
    .replace(/^post(?=[^aeiou][a-z]{2})/, 'pos');
}

/** German participles without their "ge", "aufzubauen" without its "zu"; a strong one behind its particle as well: "abgenommen" is "abnehmen". */
function participles(word: string, irregular: ReadonlyMap<string, string>): string[] {
  const apart = separable.exec(word);
  if (apart) {
    const strong = irregular.get(`ge${apart[3]}`);
    return [`${apart[1]}${apart[3]}`, ...(strong ? [`${apart[1]}${strong}`] : [])];
  }
  const simple = /^ge(.{3,}t)$/.exec(word);
  if (simple?.[1]) return [simple[1]];
  const [, prefix, form] = prefixed.exec(word) ?? [];
  const verb = form && (irregular.get(form) ?? irregular.get(`ge${form}`));
  return verb ? [`${prefix}${verb}`] : [];
}
