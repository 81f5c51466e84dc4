import { fold } from '../gate/word-forms.ts';
import type { PhraseParts, PhraseShapes } from '../locales/naming-pack.ts';
import { type WordSense, wordSense } from '../match/words.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import { simplified } from '../text/simplified.ts';
import type { Requirement, Term } from '../types.ts';
import { allBullets, type TailorContext } from './context.ts';
import { shortDoingsIn } from './short-doings.ts';

export interface Shared {
  requirement: Requirement;
  term: Term;
}

/**
 * Things that a requirement names and a role names in the very same words, whether the lexicon knows them or not:
 * "gross profit", "prix de revient", "Wartungsanleitungen", "单元测试".
 */
export function sharedPhrases(context: TailorContext): Shared[] {
  const { before, resume } = context;
  const { language } = before.job;
  if (language !== resume.language) return [];
  const told = allBullets(resume).map(({ bullet }) => bullet.text);
  const { phrases } = context.lexis.pack.naming;
  const find =
    'between' in phrases ? inHan(told.join('\n'), phrases, context) : inWords(told, phrases, context);
  return before.job.requirements
    .filter(({ kind }) => kind === 'hard_skill' || kind === 'duty')
    .flatMap((requirement) =>
      find(requirement.text).map((text): Shared => ({ requirement, term: { text } })),
    );
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Phrases of what is asked for, as they are written. */
const phrasesIn = memoFor((asked: string, { shapes, goesOn }: PhraseShapes) =>
  shapes
    .flatMap((shape) => [...asked.matchAll(shape)])
    .filter(({ index, 1: text = '' }) => !goesOn?.test(asked.slice(index + text.length)))
    .map((match) => match[1] ?? ''),
);

const inAnyCase = onceFor(({ shapes }: PhraseShapes) =>
  shapes.map(({ source }) => new RegExp(source, 'giu')),
);

/** Phrases that a point says, in whatever case. */
const saidIn = memoFor((told: string, phrases: PhraseShapes) =>
  inAnyCase(phrases).flatMap((shape) => [...told.matchAll(shape)].map((match) => plain(match[1] ?? ''))),
);

function inWords(
  told: readonly string[],
  phrases: PhraseShapes,
  context: TailorContext,
): (asked: string) => string[] {
  const sense = wordSense(context.resume.language);
  const said = new Set(told.flatMap((text) => saidIn(text, phrases)));
  return (asked) =>
    phrasesIn(asked, phrases)
      .filter((text) => said.has(plain(text)))
      .filter((text) => !namesNoSkill(text, context) && isTold(text, sense, context));
}

/** Each of its words says something: no small word, none of every trade, no verb at its head. */
function isTold(text: string, sense: WordSense, { lexis }: TailorContext): boolean {
  const words = sense.words(text).filter((word) => !lexis.isFunction(fold(word.text)));
  const [first] = words;
  const verbs = new RegExp(`(?<!\\p{L})${first?.text ?? ''}(?!\\p{L})`, 'u');
  if (!first || verbs.test(lexis.pack.verbs)) return false;
  const enough = text.includes(' ') ? 2 : 1;
  return words.length === enough && words.every((word) => !sense.isStop(word) && !sense.isGeneric(word));
}

/** Colleagues, offices and schools are no skills. */
function namesNoSkill(text: string, { lexis }: TailorContext): boolean {
  const low = simplified(text.toLowerCase());
  return lexis.pack.naming.noSkills.test(low) || low.split(/\s+/).some((word) => lexis.isTitle(fold(word)));
}

const shortestHan = 4;
const longestHan = 8;

/** The head and the end of a stretch, the longest first: no cut through the middle of a word. */
function edgesOf(piece: string): string[] {
  const edges: string[] = [];
  for (let length = Math.min(longestHan, piece.length); length >= shortestHan; length -= 1)
    edges.push(piece.slice(0, length), piece.slice(-length));
  return edges;
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** "写技术设计书" of "编写技术设计书": half of its verb names nothing. */
function isCutVerb(edge: string, piece: string): boolean {
  const at = piece.length - edge.length;
  if (edge.length === piece.length || !piece.endsWith(edge)) return false;
  return words.segment(piece).containing(at)?.index !== at;
}

/** "报账审核" where "审核报账" was done: the thing without its doing would name another skill. */
function withItsDoing(text: string, piece: string, told: string): string {
  const doing = piece.startsWith(text) ? piece.slice(text.length) : '';
  return doing.length === 2 && told.includes(doing + text) ? piece : text;
}

function inHan(told: string, { between }: PhraseParts, context: TailorContext): (asked: string) => string[] {
  const said = new Set(told.split(between).flatMap(edgesOf));
  const short = shortDoingsIn(told, context);
  const kept = new RegExp(`(${between.source})`, 'u');
  return (asked) => [
    ...asked.split(kept).flatMap((piece, at, all) => {
      // "ERP导入": behind Latin letters half of a name is left.
      if (at % 2 === 1 || piece === '' || /[A-Za-z\d]$/.test(all[at - 1] ?? '')) return [];
      const text = edgesOf(piece).find((edge) => said.has(edge) && !isCutVerb(edge, piece));
      if (text === undefined) return [];
      const whole = withItsDoing(text, piece, told);
      return namesNoSkill(whole, context) ? [] : [whole];
    }),
    ...short(asked),
  ];
}
