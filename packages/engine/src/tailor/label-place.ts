import { claimsOf } from '../gate/items.ts';
import { locate, type PlacedBullet, type TailorContext } from './context.ts';

export interface Addition {
  line: number;
  start: number;
  text: string;
  /** The bullet with it. */
  whole: string;
}

/** "Terminkoordination: Termine mit Bewerbern vereinbaren": the label of a point that speaks of one thing. */
export function labelFor(
  place: PlacedBullet,
  say: string,
  from: number,
  context: TailorContext,
): Addition | undefined {
  const { text, lines } = place.bullet;
  if (!takesLabel(text, sharesWords(say, text, context) ? 0 : from)) return undefined;
  const first = /^\S+(?:\s\S+)?/u.exec(text)?.[0];
  const found = first && locate(context.resume, lines.slice(0, 1), first);
  if (!found) return undefined;
  const label = say.charAt(0).toUpperCase() + say.slice(1) + labelMark[context.resume.language];
  return { line: found.line, start: found.start, text: label, whole: label + text };
}

const labelMark = { en: ': ', es: ': ', fr: ' : ', de: ': ', zh: '：' } as const;

const shortPoint = { words: 10, characters: 24 };

/** A short point without a mark of its own, which says it at its beginning or says little else. */
function takesLabel(text: string, from: number): boolean {
  if (/[:：(（;；]|\s[–—-]\s/u.test(text)) return false;
  if (/\p{Script=Han}/u.test(text)) return text.length <= shortPoint.characters;
  const words = (stretch: string): number => stretch.split(/\s+/).filter(Boolean).length;
  return words(text) <= shortPoint.words && words(text.slice(0, from)) <= 3;
}

/** "Préparation de 150 commandes" says "préparation de commandes" in its own words, "API REST" says "APIs REST". */
export function saidInPieces(say: string, bullet: string, { lexis }: TailorContext): boolean {
  if (lexis.pack.language === 'zh') return false;
  const own = new Set(claimsOf(bullet, lexis).tokens.map((token) => oneOrMany(token.text)));
  const words = claimsOf(say, lexis).tokens.filter(({ folded }) => !lexis.isFunction(folded));
  return words.length > 0 && words.every(({ text }) => own.has(oneOrMany(text)));
}

/** Accents count: "analysé" is no "analyse". */
const oneOrMany = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{2})[sx]$/u, '');

/** "Recibo a las visitas (recepción de visitas)" stutters. */
function sharesWords(say: string, bullet: string, { lexis }: TailorContext): boolean {
  const own = new Set(claimsOf(bullet, lexis).tokens.flatMap((token) => token.keys));
  return claimsOf(say, lexis).tokens.some(
    ({ folded, keys }) => !lexis.isFunction(folded) && keys.some((key) => own.has(key)),
  );
}

export function alreadyThere(text: string, bullet: string): boolean {
  return bullet.toLowerCase().includes(text.toLowerCase());
}
