import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/support.ts';

const others: Record<string, RegExp> = {
  en: /^(?:other|further)$/,
  es: /^(?:otr[ao]s|demas)$/,
  fr: /^autres$/,
  de: /^(?:andere[nr]?|weitere[nr]?|sonstige[nr]?)$/,
};
const joins = /^(?:and|or|y|e|o|et|ou|und|sowie|oder)$/;

/**
 * "Calibrated pipettes, balances and other equipment" calibrated equipment: what stands between the verb and the
 * name of the sort are things of that sort.
 */
export function namesSuchAs(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const other = others[lexis.pack.language];
  if (!other || tokens[first - 1]?.clause === tokens[first]?.clause) return false;
  const at = tokens.findIndex((token, i) => i > first + 1 && i < last && other.test(token.folded));
  if (
    at < 0 ||
    !joins.test(tokens[at - 1]?.folded ?? '') ||
    places.some((place) => place > first && place < at)
  )
    return false;
  return tokens
    .slice(first + 1, at)
    .every(({ folded }) => joins.test(folded) || !(lexis.isFunction(folded) || lexis.isVerb(folded)));
}

const articles = /^(?:die|das|den|eine?|einen|keine?|keinen|alle|saemtliche)$/;
const endsAsAdjective = /(?:e|en|er|es|lich|ig|isch)$/;

/** German: "Pflegte im Auftrag der Stadt 14 Hektar öffentliche Grünanlagen": no object of a preposition, no genitive. */
export function isObject(at: number, { tokens }: Statement): boolean {
  for (let i = at - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (!token || token.clause !== tokens[at]?.clause) return false;
    if (articles.test(token.folded) || /^\d/.test(token.folded)) return true;
    if (/^\p{Lu}/u.test(token.text)) return /^\d/.test(tokens[i - 1]?.folded ?? '');
    if (!endsAsAdjective.test(token.folded) || /^(?:der|des|dem|bei|für|in|im|von)$/.test(token.folded))
      return false;
  }
  return false;
}

/** Behind these "de" says of what there is so much: "200 pieds de vigne", "una docena de piezas". */
const amount =
  /^(?:kilos?|toneladas?|litros?|cajas?|grupos?|metros?|hectareas?|docenas?|pares?|lotes?|tipos?|clases?|plazas?|piezas?|total|conjunto|parte|pieds?|tonnes?|caisses?|litres?|metres?|hectares?|sortes?|types?|varietes?|lots?|groupes?|milliers?|partie|totalite|ensemble|\p{L}+aines?)$/u;

/** "Vendí seguros de coche" sold no cars: French and Spanish hang a word of another thing behind "de". */
export function hangsOnAnother(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  if (!/^(?:es|fr)$/.test(lexis.pack.language)) return false;
  const first = Math.min(...places);
  return places.some((place) => {
    let at = place - 1;
    while (at > first && /^(?:la|las|los|el|l|les|le)$/.test(tokens[at]?.folded ?? '')) at -= 1;
    if (place === first || !/^(?:de|del|d|du|des)$/.test(tokens[at]?.folded ?? '')) return false;
    const head = tokens[at - 1];
    if (!head || at - 1 <= first || places.includes(at - 1)) return false;
    const counts = lexis.numberWord(head.folded) !== undefined || /^\d/.test(head.folded);
    return !counts && !lexis.isFunction(head.folded) && !amount.test(head.folded);
  });
}

/** "Logiciels de paie" may be sold or written by who has never run a payroll. */
const ware =
  /(?<!\p{L})(?:logiciels?|progiciels?|livres?|manuels?|revues?|articles?|seguros?|software|programas? informáticos?|libros?|manuales|revistas?|artículos?)\s(?:de la|de|del|des|du|d['’])\s?$/iu;

export const isOfWares = (text: string, start: number): boolean => ware.test(text.slice(0, start));

const prepositions =
  /^(?:ab|am|an|auf|aus|bei|beim|bis|durch|fur|gegen|im|in|ins|innerhalb|je|laut|mit|nach|neben|ohne|per|pro|seit|trotz|uber|um|unter|vom|von|vor|wahrend|zu|zum|zur|zwischen)$/;
const participle = /(?:^|ab|an|auf|aus|bei|durch|ein|her|mit|nach|um|vor|weiter|zu)ge\p{L}+(?:t|en)$|iert$/u;

/**
 * German: "Betriebskosten für 320 Wohnungen in Leipzig jährlich abgerechnet". The object opens the clause and its
 * verb closes it, however much is said of where and for whom; a thing without a preposition would be another object.
 */
export function framesClause(places: readonly number[], statement: Statement, lexis: Lexis): boolean {
  const { tokens } = statement;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const clause = tokens[last]?.clause;
  const closes = /^\p{Ll}+(?:t|en)$/u.test(tokens[last]?.text ?? '') && tokens[last + 1]?.clause !== clause;
  const objects = places.filter((place) => place !== last);
  if (!lexis.pack.compounds || !closes || Math.max(...objects) - first > objects.length) return false;
  const before = tokens.slice(0, first).filter((token) => token.clause === clause);
  if (before.some(({ folded }) => prepositions.test(folded))) return false;
  return tokens.every((token, at) => {
    if (at <= first || at >= last || places.includes(at)) return true;
    if (participle.test(token.folded)) return false;
    return !/^\p{Lu}/u.test(token.text) || hangsOnPreposition(at, first, statement);
  });
}

/** "In Leipzig und Halle", "für 320 vermietete Wohnungen": with each noun its preposition is found before another. */
function hangsOnPreposition(at: number, first: number, { tokens }: Statement): boolean {
  for (let i = at - 1; i > first; i -= 1) {
    const { text = '', folded = '' } = tokens[i] ?? {};
    if (prepositions.test(folded)) return true;
    const joined = joins.test(tokens[i + 1]?.folded ?? '');
    if (/^\p{Lu}/u.test(text) && !joined) return false;
  }
  return false;
}
