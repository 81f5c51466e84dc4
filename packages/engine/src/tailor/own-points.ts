import { supports } from '../gate/item-support.ts';
import { claimsOf } from '../gate/items.ts';
import { statement } from '../gate/statement.ts';
import { tokenize } from '../gate/tokens.ts';
import { wordSense } from '../match/words.ts';
import type { LineIndex, Requirement } from '../types.ts';
import { alikeNamed, type Item } from './alike-named.ts';
import { allBullets, type Draft, lineText, sameLanguage, type TailorContext } from './context.ts';
import { isHeaded } from './credentials-edit.ts';
import { isVerb } from './opening-verb.ts';
import { linesBelow } from './plain-points.ts';
import { withChineseMarks } from './punctuation.ts';
import { isOwnTrade } from './relevance.ts';
import { sentencesOf } from './sentences.ts';
import { behindOwnWords } from './summary-lines.ts';
import { hasSummary, newSectionAt, titleOver, titleTerm } from './summary-place.ts';

/** Three are no glance. */
const most = 2;
/** One alone says less than the title, unless it names several things; where no title stands at the top, two. */
const fewestThings = { untitled: 2, titled: 3 };
/** To whoever offers another post, what the title does not say is news: two things, however they are joined. */
const fewestElsewhere = 2;
/** "Accueil téléphonique le samedi" is told where it stands; more than that says how it was done. */
const tellingWords = 6;
const longest = { letters: 75, han: 26 };

/**
 * Where the posting's words stand nowhere on the page: what the person did that answers it, in their own words, at the
 * top. Only points that name what was done and hold no figure. `beside`: with a paper, one is enough.
 */
export function ownPoints(context: TailorContext, beside = false): Draft[] {
  const { points: form } = context.lexis.pack.style.summary;
  if (!form || !sameLanguage(context)) return [];
  const chosen = alikeNamed(answering(context), most, context.lexis);
  const isNew = !hasSummary(context);
  // Who comes from another trade has said little of this one.
  const mayBeOne = isNew || !isOwnTrade(context);
  const isEnough =
    chosen.length >= (beside ? 1 : most) || (mayBeOne && chosen.some((one) => namesSeveral(one, context)));
  if (!isEnough) return [];
  const { semicolon } = context.lexis.pack.style;
  const items = chosen.map(({ text }) => text).join(semicolon);
  const bare = form.replace('{points}', items);
  const evidence = chosen.map(({ line }) => line);
  const sentence = isNew ? titledBy(bare, evidence, context) : bare;
  if (!context.gate.check(sentence, {}).passed) return [];
  const place = isNew ? newSectionAt(context) : undefined;
  const behind = isNew ? undefined : behindOwnWords(sentence, context);
  const operations =
    behind?.operations ??
    (place && [{ type: 'insert' as const, after: place.after, lines: [...place.heading, sentence, ''] }]);
  if (!operations) return [];
  const free = operations.every(
    (one) => one.type !== 'replace' || context.claims.take(one.line, one.start, one.end),
  );
  if (!free) return [];
  return [
    {
      kind: 'summary',
      place: { line: behind?.line ?? null },
      before: '',
      after: behind?.text ?? sentence,
      reason: { code: 'edit.summary', params: { skills: items } },
      evidence,
      terms: [
        ...titleTerm(sentence, context),
        ...chosen.map(({ text, line }) => ({
          added: text,
          source: lineText(context.resume, line).trim(),
          line,
          relation: 'same' as const,
        })),
      ],
      operations,
    },
  ];
}

function namesSeveral({ text, isMet }: OwnPoint, context: TailorContext): boolean {
  const things = text.replace(/[(（][^)）]*[)）]/gu, '').split(/[,，、]/u);
  if (things.length >= fewestThings[isHeaded(context) ? 'titled' : 'untitled']) return true;
  const { lexis } = context;
  // Who learned it, or helped, has little to tell.
  const isWeak = tokenize(text, lexis).some(({ folded }) => lexis.weakener(folded) !== undefined);
  // "Serving customers when there is a delay": what was done at times only is no experience to begin with.
  if (isWeak || isOwnTrade(context) || lexis.pack.relations.limits.when.test(text)) return false;
  const { and } = lexis.pack.style;
  return (
    (isMet && text.split(/\s+/u).length >= tellingWords) ||
    things.flatMap((one) => one.split(and)).length >= fewestElsewhere
  );
}

/** Behind the title that it was done under, where the page has not said who one is. */
function titledBy(sentence: string, lines: LineIndex[], context: TailorContext): string {
  const title = isHeaded(context) ? '' : titleOver(lines, context);
  const gap = context.resume.language === 'zh' ? '' : ' ';
  return title === '' ? sentence : `${title}${context.lexis.pack.style.stop}${gap}${sentence}`;
}

interface OwnPoint extends Item {
  line: LineIndex;
  /** It answers all that the posting asks for there. */
  isMet: boolean;
}

/** Points of one line, and the lines of roles that are told in a paragraph. */
function textByLine({ resume }: TailorContext): Map<LineIndex, string> {
  const told = resume.experience
    .filter(({ bullets }) => bullets.length === 0)
    .flatMap((entry) => linesBelow(entry, resume).map((line) => [line, lineText(resume, line)] as const));
  const points = allBullets(resume).flatMap(({ bullet }) => {
    const [line, ...more] = bullet.lines;
    return line !== undefined && more.length === 0 ? [[line, bullet.text] as const] : [];
  });
  return new Map([...told, ...points]);
}

/** The points that a match quotes, what must be before what may be. */
function answering(context: TailorContext): OwnPoint[] {
  const { job, matches } = context.before;
  const byId = new Map(job.requirements.map((one) => [one.id, one]));
  const byLine = textByLine(context);
  const seen = new Set<LineIndex>();
  return matches.flatMap(({ requirementId, status, quotes }) => {
    const requirement = byId.get(requirementId);
    if (!requirement || (requirement.kind !== 'duty' && requirement.kind !== 'hard_skill')) return [];
    const told = quotes.slice(0, 2).filter(({ line }) => byLine.has(line));
    return told.flatMap(({ line, relation }, i): OwnPoint[] => {
      const whole = byLine.get(line);
      // What only implies it is worth a word where nothing better does.
      if (whole === undefined || seen.has(line) || (i > 0 && relation === 'implied')) return [];
      // The word alone may tell where or with what something else was done.
      const isByWord = status !== 'met' || relation === 'same';
      const own = sentenceFor(whole, requirement, context);
      if (own === undefined || (isByWord && !isAboutIt(own, requirement, context))) return [];
      const item = asNamed(own, context);
      if (item === undefined) return [];
      seen.add(line);
      return [{ ...item, line, isMet: status === 'met' && i === 0 }];
    });
  });
}

/** Of a role that is told in one paragraph, the sentence that says it; a point of one sentence is its own. */
function sentenceFor(text: string, requirement: Requirement, context: TailorContext): string | undefined {
  const { lexis } = context;
  const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
  if (sentences.length < 2) return text;
  const asked = requirement.terms
    .map((term) => claimsOf(term.text, lexis).items)
    .filter((items) => items.length > 0);
  return sentences.find((sentence) => {
    if (isAboutIt(sentence, requirement, context)) return true;
    const told = statement(sentence, 'text', lexis);
    return asked.some((items) => items.every((item) => supports(told, item, lexis)));
  });
}

/** A duty met in part: one of the point's first words must be one of its own. */
function isAboutIt(text: string, requirement: Requirement, { resume, lexis }: TailorContext): boolean {
  const sense = wordSense(resume.language);
  const asked = new Set(sense.telling(requirement.text).map(({ root }) => root));
  // To lead a choir and to lead a ward have only the verb in common; who is to sell, and nothing else, does sell.
  const verbs = asked.size > 1 && lexis.pack.phrasing.asDoing?.(text) !== undefined ? 1 : 0;
  return sense
    .telling(text)
    .slice(verbs, verbs + firstWords)
    .some(({ root }) => asked.has(root));
}

const firstWords = 2;

/** As an item of a sentence; undefined where it is a sentence of its own, or says how much or when. */
function asNamed(whole: string, { resume, lexis }: TailorContext): Item | undefined {
  // "(Siemens 840D)" names with what; behind a semicolon stands the next thing.
  const text = whole
    .replace(/(?<=[^;；]{15})[;；].*$|[.。,，]\s*$/u, '')
    .replace(/\s*\([^()]*\d[^()]*\)$/u, '')
    .trim();
  const { language } = resume;
  const limit = language === 'zh' ? longest.han : longest.letters;
  if (text.length > limit || /\d(?!D)|[一二三四五六七八九十百千万]{2}|[.;；。!?:：→](?:\s|$)/u.test(text))
    return undefined;
  if (language === 'zh')
    return lexis.pack.style.summary.told?.test(text)
      ? undefined
      : { text: withChineseMarks(text), isDoing: false };
  // Of words in capitals nobody knows which are names.
  if (text === text.toUpperCase()) return undefined;
  const { asDoing } = lexis.pack.phrasing;
  const doing = asDoing?.(text) ?? asDoing?.(text, true);
  if (doing !== undefined) return { text: doing, isDoing: true };
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  if (first.length < 3 || isVerb(first, lexis) || lexis.pack.style.summary.told?.test(text)) return undefined;
  const isName = language === 'de' || /^\p{Lu}{2}/u.test(first);
  return { text: isName ? text : text.charAt(0).toLowerCase() + text.slice(1), isDoing: false };
}
