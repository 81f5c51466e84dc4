import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import type { AskedDoings, Instead } from '../locales/asked-doings-pack.ts';
import { onceFor } from '../text/once-for.ts';
import type { Requirement } from '../types.ts';
import type { TailorContext } from './context.ts';
import { isNounOfDoing, nounOfVerb } from './noun-of-verb.ts';

const mostWords = 7;
/** A longer duty is prose. */
const longestDuty = 240;

/**
 * What a duty names in verbs, or of several things at once, each thing by its doing: "gérez les commandes et les stocks" asks
 * for "gestion des commandes" and "gestion des stocks".
 */
export const askedDoings = (requirement: Requirement, { before, lexis }: TailorContext): readonly string[] =>
  requirement.kind === 'duty' && before.job.language === lexis.pack.language
    ? ofRequirement(requirement, lexis)
    : [];

const ofRequirement = onceFor(({ text }: Requirement, lexis: Lexis): readonly string[] => {
  const { askedDoings: ways } = lexis.pack.naming;
  return ways && text.length <= longestDuty ? doingsIn(text, ways, lexis) : [];
});

/** Each doing with each of the things that it is to be done to. */
export function doingsIn(duty: string, ways: AskedDoings, lexis: Lexis): string[] {
  const text = duty.replace(/\s*[(（][^()（）]*[)）]/gu, '').split(/[:;.](?:\s|$)/u)[0] ?? '';
  const found: string[] = [];
  let doings: Doing[] = [];
  let isOpen = true;
  for (const piece of text.trim().split(ways.joint)) {
    const doing = doingAt(piece, ways, lexis);
    if (!doing && doings.length === 0) continue;
    if (doing) {
      doings = isOpen ? [...doings, doing] : [doing];
      isOpen = doing.rest === '';
    }
    const thing = doing ? doing.rest : piece;
    if (thing === '') continue;
    const isFirst = doing !== undefined;
    for (const each of doings) found.push(...named(each, thing, isFirst, ways, lexis));
    // What stands behind "for" or "with" goes on in what follows.
    if (ways.stop.test(thing)) doings = [];
  }
  return [...new Set([...asPairs(text, found, ways), ...found])];
}

/** "Gestión de quejas y reclamaciones": two things that stand side by side are named together, too. */
function asPairs(duty: string, found: readonly string[], { bare }: AskedDoings): string[] {
  return found.flatMap((one, at) => {
    const other = found[at + 1]?.split(' ') ?? [];
    const [noun, , ...thing] = other;
    if (bare.length === 0 || noun === undefined || !one.startsWith(`${noun} `)) return [];
    const [, joint = ''] =
      new RegExp(`${one.split(' ').at(-1)}(\\s[yeou]\\s)${thing.join(' ')}$`, 'u').exec(duty.trim()) ?? [];
    return joint === '' ? [] : [one + joint + thing.join(' ')];
  });
}

interface Doing {
  noun: string | undefined;
  rest: string;
  /** By its noun, or by a verb, which may say no more than that a doing is done. */
  how: 'noun' | 'verb' | 'light';
}

function doingAt(clause: string, ways: AskedDoings, lexis: Lexis): Doing | undefined {
  const piece = clause.replace(ways.lead, '');
  for (const [verb, noun] of ways.phrases) {
    const said = verb.exec(piece)?.[0];
    if (said) return { noun, rest: piece.slice(said.length).trim(), how: 'verb' };
  }
  const [word = ''] = /^\p{L}{3,}(?=\s|$)/u.exec(piece) ?? [];
  const rest = piece.slice(word.length).trim();
  if (word === '') return undefined;
  const low = word.toLowerCase();
  if (isNounOfDoing(low, lexis) && (ways.of.test(rest) || rest === ''))
    return { noun: low, rest, how: 'noun' };
  // "Facturas" are a thing, unless an article stands behind them.
  const isVerb = ways.sure.test(low) || (lexis.pack.naming.article?.test(rest) && !ways.of.test(rest));
  if (!ways.verb.test(low) || !isVerb) return undefined;
  const folded = fold(low);
  const noun = nounOf(low, ways, lexis);
  if (ways.light.test(folded)) return { noun, rest, how: 'light' };
  return noun === undefined || ways.none.test(folded) ? undefined : { noun, rest, how: 'verb' };
}

function nounOf(verb: string, { infinitives }: AskedDoings, lexis: Lexis): string | undefined {
  for (const form of [verb, ...infinitives.map((way) => verb.replace(...way))]) {
    const noun = nounOfVerb(form, lexis);
    if (noun !== undefined) return noun;
  }
  return undefined;
}

function named(doing: Doing, thing: string, isFirst: boolean, ways: AskedDoings, lexis: Lexis): string[] {
  const { noun, how } = doing;
  const name = thing.replace(ways.stop, '').trim();
  if (name.split(/\s+/u).length > mostWords || ways.notThing.test(name) || !/\p{L}{4}/u.test(name)) return [];
  if (how === 'light') {
    const own = withoutArticle(name, lexis);
    const [head = '', ...more] = own.split(/\s+/u);
    if (isNounOfDoing(head.toLowerCase(), lexis)) return more.length > 0 ? [own] : [];
  }
  if (noun === undefined) return [];
  const behind = how === 'noun' ? ofNoun(name, isFirst, ways) : ofVerb(noun, name, isFirst, ways);
  return behind === undefined ? [] : [`${noun} ${behind}`];
}

const withoutArticle = (name: string, { pack }: Lexis): string =>
  name.replace(pack.naming.article ?? /^(?!)/u, '');

const ofNoun = (name: string, isFirst: boolean, ways: AskedDoings): string | undefined =>
  ways.of.test(name) ? name : isFirst ? undefined : first(name, ways.bare);

function ofVerb(noun: string, name: string, isFirst: boolean, ways: AskedDoings): string | undefined {
  if (!isFirst && ways.of.test(name)) return undefined;
  const joined = ways.to.nouns.test(noun) ? first(name, ways.to.things) : undefined;
  if (joined !== undefined) return joined;
  return first(name, isFirst ? ways.things : [...ways.bare, ...ways.things]);
}

function first(name: string, ways: readonly Instead[]): string | undefined {
  const way = ways.find(([before]) => before.test(name));
  return way && name.replace(...way);
}
