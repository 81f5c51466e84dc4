import { shareOf } from '../gate/clauses.ts';
import { claimsOf } from '../gate/items.ts';
import { statement } from '../gate/support.ts';
import type { TailorContext } from '../tailor/context.ts';
import { detectLanguage } from '../text/language.ts';
import type { Message, Point } from '../types.ts';
import { turnsAlike } from './turns.ts';

/** What a point may never hold, whoever writes it: controls, hidden marks, markup, addresses, place-holders. */
const strange =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]|[<>{}[\]`\\^|~]|https?:|www\.|\S@\S|\*\*|__|^\s*(?:[-*•#>]|\d+[.)])\s/u;
/** Below this share of its own words a rewording is another point. */
const ownShare = 0.6;

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
  if (odd !== undefined && !original.includes(odd)) return [fault('form')];
  const most = Math.max(original.length, now.length) * 1.5 + 40;
  if (text.length > most || text.length < original.length * 0.4) return [fault('length')];
  return [];
}

function meaningFaults(text: string, point: Point, context: TailorContext): Message[] {
  const { lexis, resume } = context;
  const found: Message[] = [];
  // Chinese among Latin words or the other way round tells a language; short texts tell no more.
  if ((detectLanguage(text) === 'zh') !== (detectLanguage(point.original) === 'zh'))
    found.push(fault('turned'));
  if (!turnsAlike(point.original, text, resume.language)) found.push(fault('turned'));
  found.push(...lost(text, point, context));
  const own = statement(point.original, 'text', lexis);
  const made = statement(point.now, 'text', lexis);
  const claims = claimsOf(text, lexis);
  if (Math.max(shareOf(claims.items, own, lexis), shareOf(claims.items, made, lexis)) < ownShare)
    found.push(fault('other-point'));
  const foreign = figuresIn(text).filter(
    (figure) => !figuresIn(`${point.original} ${point.now}`).includes(figure),
  );
  if (foreign.length > 0 && found.length === 0) found.push(fault('other-point'));
  return found;
}

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];

/** Better words leave out no figure, tool or certificate that the person named. */
function lost(text: string, { original }: Point, context: TailorContext): Message[] {
  const figures = figuresIn(original).filter((figure) => !figuresIn(text).includes(figure));
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
