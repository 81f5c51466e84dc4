import { hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { type DateHit, findDates } from './dates.ts';
import { tables } from './tables.ts';
import { toldInHan } from './told-han.ts';
import { type Told, toldIn } from './told-latin.ts';
import { sentencesOf } from './told-sentences.ts';
import { Openers, wordsOf } from './told-words.ts';

export interface Clause {
  told: Told;
  hit: DateHit;
  start: number;
  end: number;
}

const untilWords = new Openers([...tables.until, ...tables.to]);

const leftWords = new Openers(tables.told.left);

/** "… wo ich bis Ende Oktober 2013 blieb": a time that ends what began before it. */
function ends(text: string, hit: DateHit): boolean {
  if (hit.to && !hit.from) return true;
  if (!hit.single) return false;
  const before = wordsOf(text.slice(Math.max(0, hit.start - 24), hit.start));
  return [1, 2].some(
    (count) => before.length >= count && untilWords.at(before, before.length - count) === count,
  );
}

const single = (hit: DateHit | undefined) =>
  hit !== undefined && (hit.single || (hit.current && hit.to === undefined));

/** Times of a sentence, those that end another joined to it. */
function timesOf(text: string): { hits: DateHit[]; closing?: DateHit } {
  const hits: DateHit[] = [];
  let closing: DateHit | undefined;
  for (const hit of findDates(text)) {
    const last = hits.at(-1);
    if (!ends(text, hit)) hits.push(hit);
    else if (last && single(last) && last.from)
      hits[hits.length - 1] = { ...last, to: hit.to ?? hit.from, single: false, current: false };
    else if (!last) closing = hit;
  }
  return { hits, closing };
}

const thenWords = new RegExp(
  `[,;，；]\\s*(?=(?:${tables.told.after.join('|')})(?:\\s|(?<=\\p{Script=Han})))`,
  'iu',
);

/** "…, then as manager at …, 2019 to 2023": where what came after begins. */
function nextThing(sentence: string, from: number, to: number): number | undefined {
  const at = sentence.slice(from, to).search(thenWords);
  return at < 0 ? undefined : from + at;
}

/** One clause a time: what stands between it and the next. */
function clausesOf(
  sentence: string,
  hits: DateHit[],
): { hit: DateHit; text: string; bracketed: boolean; from: number; to: number }[] {
  const leading = (hits[0]?.start ?? 0) < 24;
  let from = 0;
  return hits.map((hit, i) => {
    const next = hits[i + 1];
    const bracketed =
      /[(（][^()（）]*$/.test(sentence.slice(Math.max(0, hit.start - 80), hit.start)) &&
      /^[^()（）]*[)）]/.test(sentence.slice(hit.end));
    const own = bracketed
      ? hit.end + sentence.slice(hit.end).search(/[)）]/) + 1
      : leading
        ? next
          ? (nextThing(sentence, hit.end, next.start) ?? next.start)
          : sentence.length
        : hit.end;
    const to = next ? own : sentence.length;
    const begin = from;
    from = to;
    const behind = sentence.slice(Math.min(hit.end, to), to).replace(/^[\s,;:：，)）–—-]+/u, '');
    const text = `${sentence.slice(begin, Math.max(begin, hit.start))}\t${behind}`;
    return { hit, text, bracketed, from: begin, to };
  });
}

/** "Before that, 2009–2017, …": fillers before a time say nothing. */
function opened(text: string): string {
  return text.replace(/^[ ,;:–—.]+/, '');
}

const sameWords = new Openers(tables.told.same);

/** "… where I then became foreman", "in the same company": the employer told of before. */
const staysThere = (text: string): boolean => says(text, tables.told.same, sameWords);

const leaves = (text: string): boolean => says(text, tables.told.left, leftWords);

function says(text: string, list: readonly string[], openers: Openers): boolean {
  if (hasHan(text)) return list.some((word) => hasHan(word) && text.includes(word));
  const words = wordsOf(text);
  return words.some((_, at) => openers.at(words, at) > 0);
}

/** The jobs and studies a paragraph tells of, in its order. */
function tell(text: string, nouns: boolean): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of sentencesOf(text)) {
    const { hits, closing } = timesOf(sentence.text);
    const last = clauses.at(-1);
    const until =
      closing ?? (hits.length === 1 && hits[0]?.single && leaves(sentence.text) ? hits[0] : undefined);
    let used = false;
    for (const clause of clausesOf(sentence.text, hits)) {
      const own = opened(clause.text);
      const told = hasHan(own) ? toldInHan(own) : toldIn(own, nouns, clause.bracketed);
      if (!told) {
        // "2019年读了…，2021年毕业": the second time ends what the first began.
        const open = used ? clauses.at(-1) : undefined;
        const ending = sentence.text.slice(clause.hit.start, clause.to);
        if (open?.hit.single && open.hit.from && clause.hit.single && leaves(ending))
          open.hit = { ...open.hit, to: clause.hit.from, single: false };
        continue;
      }
      used = true;
      const before = clauses.at(-1)?.told.organization;
      const organization = told.organization ?? (told.title && staysThere(own) ? before : undefined);
      clauses.push({
        told: { ...told, organization },
        hit: clause.hit,
        start: sentence.start + clause.from,
        end: sentence.start + clause.to,
      });
    }
    const to = until?.to ?? until?.from;
    if (!used && to && last?.told.title && last.hit.single && last.hit.from)
      last.hit = { ...last.hit, to, single: false };
  }
  return clauses;
}

export const tellGerman = memo((text: string) => tell(text, true));

export const tellOther = memo((text: string) => tell(text, false));
