import type { Contact } from '@tailor/engine';

/** Puts place-holders for what tells who somebody is, and puts it back afterwards. */
export interface Veil {
  hide(text: string): string;
  show(text: string): string;
}

/** Text that already looks like one of ours would be taken for it: such points are not sent. */
export const placeHolder = /\[(?:NAME|EMAIL|PHONE|ADDRESS|LINK)_\d+\]/i;

const email = /[\p{L}\p{N}._%+'-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const link =
  /(?:[hH][tT]{2}[pP][sS]?:\/\/|[wW]{3}\.)[^\s<>()"'，。；]+|\b(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|de|fr|es|cn|co|uk|eu|ch|at|info|app)(?:\/[^\s<>()"'，。；]*)?|(?<![\p{L}\p{N}])@[\w.]{3,}/gu;
const phone = /(?<![\p{L}\p{N}.,])(?:\+|00)?\(?\d[\d\s()./-]{5,}\d(?![\p{L}\p{N}%])/gu;
/** Number and street, in the order of either side of the Channel. */
const street =
  /(?<!\p{L})(?:\d{1,5}[a-z]?,?\s(?:(?:rue|avenue|av\.|boulevard|bd|place|chemin|allée|impasse)\s[\p{L}\s'’-]{3,40}|(?:\p{Lu}[\p{L}'’.-]+\s){1,4}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Ln\.?|Drive|Dr\.?|Boulevard|Blvd\.?|Court|Way))|(?:\p{Lu}[\p{L}.-]*(?:straße|strasse|str\.|weg|platz|allee|gasse|ring)|(?:Calle|Avenida|Avda\.|Paseo|Plaza)\s[\p{L}\s]{3,40},?)\s\d{1,5}\s?[a-z]?|\p{Script=Han}{2,12}(?:路|街|巷|弄)\d+号)(?!\p{L})/gu;

const digits = (text: string) => text.replace(/\D/g, '').length;
/** Dates, years and amounts are facts that the model must see. */
const isPhone = (text: string) =>
  digits(text) >= 8 &&
  digits(text) <= 16 &&
  !/^\d{4}\s?[-/.–]\s?\d{4}$|^\d{1,2}[./]\d{4}|^\d{1,3}(?:[.,\s]\d{3})+$/.test(text.trim());

export function createVeil(contact: Contact): Veil {
  const holders = new Map<string, string>();
  const words = new Map<string, string>();
  const counts = new Map<string, number>();
  const holderFor = (kind: string, found: string): string => {
    const known = holders.get(found);
    if (known) return known;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const made = `[${kind}_${number}]`;
    holders.set(found, made);
    words.set(made, found);
    return made;
  };
  const own = ownWords(contact);
  return {
    hide(text) {
      let veiled = text.replace(email, (found) => holderFor('EMAIL', found));
      for (const { kind, pattern } of own)
        veiled = outside(veiled, pattern, (found) => holderFor(kind, found));
      veiled = outside(veiled, link, (found) => holderFor('LINK', found));
      veiled = outside(veiled, street, (found) => holderFor('ADDRESS', found));
      return outside(veiled, phone, (found) => (isPhone(found) ? holderFor('PHONE', found) : found));
    },
    show: (text) =>
      text.replace(
        /\[\s?(NAME|EMAIL|PHONE|ADDRESS|LINK)[_ ](\d+)\s?\]/gi,
        (found, kind: string, number: string) => words.get(`[${kind.toUpperCase()}_${number}]`) ?? found,
      ),
  };
}

/** Never inside a place-holder that stands there already. */
function outside(text: string, pattern: RegExp, put: (found: string) => string): string {
  return text
    .split(/(\[(?:NAME|EMAIL|PHONE|ADDRESS|LINK)_\d+\])/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(pattern, put)))
    .join('');
}

/** What the head of the resume says about the person, wherever it is said again; the longest first. */
function ownWords({
  name,
  email: address,
  phone: number,
  location,
  links,
}: Contact): { kind: string; pattern: RegExp }[] {
  const names = [name?.value ?? '', ...(name?.value.split(/[\s,.]+/) ?? [])];
  const places = [location?.value ?? '', ...(location?.value.split(/[,;/|·]+/) ?? [])];
  const all = [
    ...links.map(({ value }) => ({ kind: 'LINK', value })),
    { kind: 'EMAIL', value: address?.value ?? '' },
    { kind: 'PHONE', value: number?.value ?? '' },
    ...names.map((value) => ({ kind: 'NAME', value })),
    ...places.map((value) => ({ kind: 'ADDRESS', value })),
  ];
  return all
    .map(({ kind, value }) => ({ kind, value: value.trim() }))
    .filter(({ value }) => value.length >= 2 && (value.length >= 3 || /\p{Script=Han}/u.test(value)))
    .sort((a, b) => b.value.length - a.value.length)
    .map(({ kind, value }) => ({ kind, pattern: wordPattern(value) }));
}

function wordPattern(value: string): RegExp {
  const quoted = value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
  // Chinese has no edges between words; elsewhere "Baker" is a name and "baker" a trade.
  return /\p{Script=Han}/u.test(value)
    ? new RegExp(quoted, 'gu')
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${quoted}|${quoted.toUpperCase()})(?![\\p{L}\\p{N}])`, 'gu');
}
