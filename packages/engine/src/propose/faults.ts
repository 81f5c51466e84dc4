import { uncoveredHan } from '../gate/han-coverage.ts';
import { supports } from '../gate/item-support.ts';
import { claimsOf } from '../gate/items.ts';
import { statement } from '../gate/statement.ts';
import type { TailorContext } from '../tailor/context.ts';
import { detectLanguage } from '../text/language.ts';
import type { Message, Point } from '../types.ts';
import { turnsAlike } from './turns.ts';

/** What a point may never hold, whoever wrote it first: controls and hidden marks. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;
/** Markup, addresses, place-holders: only where the person wrote them. */
const strange = /[<>{}[\]`\\^|~]|https?:|www\.|\S@\S|\*\*|__|^\s*(?:[-*•#>]|\d+[.)])\s/u;

/** Why these words may not stand at this point; the gate's reasons among them. Empty: they may. */
export function faultsOf(text: string, point: Point, context: TailorContext): Message[] {
  const form = formFaults(text, point);
  if (form.length > 0) return form;
  const place = point.entryId === undefined ? {} : { entryId: point.entryId };
  return [
    ...context.gate.check(text, place).refused.map(({ reason }) => reason),
    ...meaningFaults(text, point, context),
  ];
}

function formFaults(text: string, { original, now }: Point): Message[] {
  if (text === now || text === original) return [fault('same')];
  const odd = strange.exec(text)?.[0];
  if (hidden.test(text) || (odd !== undefined && !original.includes(odd))) return [fault('form')];
  const most = Math.max(original.length, now.length) * 1.5 + 40;
  if (text.length > most || text.length < original.length * 0.4) return [fault('length')];
  return [];
}

/** Stricter than the gate: what a neighbour of the same role says is not this point's to say. */
function meaningFaults(text: string, point: Point, context: TailorContext): Message[] {
  const { lexis } = context;
  const found: Message[] = [];
  // Chinese among Latin words or the other way round tells a language; short texts tell no more.
  if ((detectLanguage(text) === 'zh') !== (detectLanguage(point.original) === 'zh'))
    found.push(fault('turned'));
  if (!turnsAlike(point.original, text, lexis)) found.push(fault('turned'));
  found.push(...lost(text, point, context));
  const own = [point.original, point.now].map((words) => statement(words, 'text', lexis));
  const claims = claimsOf(text, lexis);
  const foreign = [
    ...claims.items
      .filter((item) => item.token && !item.token.han)
      .filter((item) => !own.some((each) => supports(each, item, lexis)))
      .map((item) => item.text),
    ...uncoveredHan(claims, own, lexis).map((gap) => gap.text),
    ...digitsIn(text).filter((figure) => !digitsIn(`${point.original} ${point.now}`).includes(figure)),
  ];
  return [...found, ...foreign.slice(0, 3).map((what) => fault('other-point', what))];
}

const digitsIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];

/** Better words leave out no figure, tool or certificate that the person named. */
function lost(text: string, { original }: Point, context: TailorContext): Message[] {
  const figures = digitsIn(original).filter((figure) => !digitsIn(text).includes(figure));
  const { lexica } = context.engine;
  const { language } = context.resume;
  const named = (of: string) =>
    lexica
      .hits(of, language)
      .filter((hit) => ['tool', 'certificate'].includes(lexica.kind(hit.concept) ?? ''));
  const kept = new Set(named(text).map((hit) => hit.concept));
  const names = named(original)
    .filter((hit) => !kept.has(hit.concept))
    .map((hit) => original.slice(hit.start, hit.end));
  return [...figures, ...names].slice(0, 3).map((what) => fault('lost', what));
}

export function fault(code: string, what?: string): Message {
  return { code: `proposal.${code}`, params: what === undefined ? {} : { what } };
}
