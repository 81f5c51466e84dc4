import { fold, hasHan } from '../match/fold.ts';
import type { WordSense } from '../match/words.ts';
import { askedWords } from './asked-words.ts';
import { clausesOf } from './clauses.ts';
import type { Draft } from './collect.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';
import { asksReader } from './person.ts';
import { asksAge } from './typed.ts';
import { wholePart } from './values.ts';

/** From this length on a sentence may count up several duties; what is shorter than a duty is a list's item. */
const dutyLength = { words: { long: 90, short: 20 }, han: { long: 20, short: 4 } };

/** Each clause of a sentence that counts up duties ("Prospecting, preparing quotes, …") is one. */
export function dutyParts(part: Part): Part[] {
  const { long, short } = hasHan(part.text) ? dutyLength.han : dutyLength.words;
  if (part.text.length < long) return [part];
  const clauses = clausesOf(part.text);
  const whole = clauses.filter((clause) => clause.text.length >= short);
  if (clauses.length < 3 || whole.length < clauses.length - 1) return [part];
  return clauses.map(({ text, at }) => ({ ...part, text, folded: fold(text), start: part.start + at }));
}

/** "Don't have one? Ask us about our courses.", "能接受早晚班": said to who reads the list; no resume answers it. */
function speaksToReader(part: Part, { cues, language }: ReadyPack, sense: WordSense): boolean {
  const { given, conditions } = askedWords(language);
  if (asksReader(part)) return true;
  const opening = part.folded.slice(0, 60);
  const bare = opening.replace(/[\s。；;.]+$/u, '');
  const said = sense.content(part.text).filter(({ text }) => !/^\d+$/.test(text));
  const isCondition =
    conditions instanceof RegExp
      ? conditions.test(bare)
      : said.length > 0 && said.every(({ text }) => conditions.has(text));
  return isCondition || cues.apply.test(opening) || given.test(opening);
}

const shortestItem = 5;
/** Without a mark before it. */
const longestItem = 40;

/** What is done, or asked for in words that no term names: compared by its words. */
export function dutyDraft(part: Part, sense: WordSense, pack: ReadyPack): Draft | undefined {
  const base = wholePart(part);
  // "Sous la supervision du chef, vous serez chargé de :" opens the list below it.
  if (/[:：]\s*$/u.test(part.text) && pack.cues.duty.test(part.folded.slice(0, 300))) return undefined;
  if (askedWords(pack.language).further?.test(part.folded.replace(/[\s。；;.]+$/u, ''))) return undefined;
  if (part.zone !== 'duties' && (speaksToReader(part, pack, sense) || asksAge(part, pack))) return undefined;
  if (part.zone !== 'duties' && pack.soft.test(part.folded.slice(0, 300)))
    return { ...base, kind: 'soft_skill', terms: [{ text: base.text }] };
  const telling = sense.telling(part.text);
  const long = telling.some((word) => word.text.length >= 9);
  // "Rigging", "Ausbildung unserer Azubis": an item of a list of duties is one, however short.
  const isItem = part.bullet || (part.text.length <= longestItem && !/[.!?]\s*$/.test(part.text));
  if (part.zone === 'duties' && isItem && telling.some(({ text }) => text.length >= shortestItem))
    return { ...base, kind: 'duty', terms: [{ text: base.text }] };
  if (sense.content(part.text).length < 2 || telling.length < (long ? 1 : 2)) return undefined;
  return { ...base, kind: 'duty', terms: [{ text: base.text }] };
}

/** Whether a part says what is done, beside what it asks for by name. */
export function tellsOfWork(part: Part, drafts: Draft[]): boolean {
  // "Drawing up contracts" is the skill itself: it is not asked for a second time.
  const saidWhole = drafts.some((draft) => draft.text.length >= 0.9 * part.text.trim().length);
  if (part.zone === 'duties' && !saidWhole) return true;
  return drafts.length === 0 && part.zone !== null && part.zone !== 'company';
}
