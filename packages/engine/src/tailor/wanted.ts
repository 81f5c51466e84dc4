import { fold } from '../gate/word-forms.ts';
import type { Lexica } from '../lexica.ts';
import { writingPack } from '../locales/writing-packs.ts';
import { wordSense } from '../match/words.ts';
import { onceFor } from '../text/once-for.ts';
import type { Job, Language, Requirement, RequirementMatch, Term } from '../types.ts';
import { askedDoings } from './asked-doings.ts';
import { askedPhrases } from './asked-phrases.ts';
import { lineText, type TailorContext } from './context.ts';
import { namesThePost } from './names-post.ts';
import { dutyTerms, isNominal } from './nominal.ts';
import { inOwnScript } from './own-script.ts';
import { containsWords, doneAt } from './proofs.ts';
import { hasItsThing, isInWordsOf } from './repeats-thing.ts';
import { sharedPhrases } from './shared-phrases.ts';

/** A requirement of the posting that words can serve. */
export interface Wanted {
  requirement: Requirement;
  match: RequirementMatch;
  /** In the posting's words, as they would stand inside a sentence. */
  term: Term;
  say: string;
  kind: string | undefined;
  /** A line of the posting as a whole, no single term of it. */
  phrase?: boolean;
  /** Of a duty with several things: the duty and what is done. */
  doing?: string;
  /** A role says it in the same words. */
  shared?: boolean;
  /** What a degree is called: its letters on the page are written out, and nothing else is done with it. */
  degree?: boolean;
}

const termKinds = new Set<Requirement['kind']>(['hard_skill', 'soft_skill', 'certificate']);

/** The posting's terms, those that matter most first; each word once. */
export function wantedTerms(context: TailorContext): Wanted[] {
  const { before, job, engine } = context;
  const byId = new Map(before.matches.map((match) => [match.requirementId, match]));
  const seen = new Set<string>();
  const said = new Set<string>();
  return [...before.job.requirements]
    .sort(
      (a, b) =>
        (job.weights.get(b.id) ?? 0) - (job.weights.get(a.id) ?? 0) ||
        // A duty is found by more than its words.
        Number(a.kind === 'duty') - Number(b.kind === 'duty'),
    )
    .flatMap((requirement): Wanted[] => {
      const match = byId.get(requirement.id);
      if (!match) return [];
      const terms = termKinds.has(requirement.kind) ? requirement.terms : dutyTerms(requirement, context);
      const named = terms.map((term): Wanted => {
        const kind = term.concept === undefined ? undefined : engine.lexica.kind(term.concept);
        return { requirement, match, term, kind, say: insideSentence(term.text, kind, context) };
      });
      // Each thing by what is to be done with it says more than the thing alone.
      const own = askedDoings(requirement, context).filter((text) => hasItsThing(text, context));
      const doings = own.map(
        (text): Wanted => ({
          requirement,
          match,
          term: { text },
          kind: undefined,
          say: text,
          doing: `${requirement.id} ${text.split(' ')[0]}`,
        }),
      );
      return [...doings, ...named];
    })
    .concat(phrasesOf(context, byId), mentioned(context, byId), shared(context, byId))
    .map((each) => ({
      ...each,
      say: inOwnScript(withoutArticle(each.say, context.before.job.language), context),
    }))
    .filter(({ say, kind }) => {
      const key = say.toLowerCase();
      const { isWhole, isName } = formOf(say, kind, context);
      if (!isWhole || seen.has(key)) return false;
      seen.add(key);
      return isName;
    })
    .filter((each) => {
      if (each.doing === undefined) return true;
      if (said.has(each.doing)) return false;
      const line = doneAt(each, context);
      // By other words of equal meaning only what the posting itself names so is said.
      if (line === undefined || !isInWordsOf(each.say, lineText(context.resume, line), context.lexis))
        return false;
      said.add(each.doing);
      return true;
    });
}

/** Degrees that the posting asks for by their names. */
export const wantedDegrees = ({ before }: TailorContext): Wanted[] =>
  before.job.requirements.flatMap((requirement) => {
    const match = before.matches.find(({ requirementId }) => requirementId === requirement.id);
    if (requirement.kind !== 'degree' || match?.status !== 'met') return [];
    return requirement.terms.map((term) => ({
      requirement,
      match,
      term,
      kind: undefined,
      say: term.text,
      degree: true,
    }));
  });

/** How the posting has a term: as a whole, and as a name that can stand by itself. */
interface Form {
  isWhole: boolean;
  isName: boolean;
}

/** One posting is held against many resumes of a language: the form of its terms is looked at once. */
const formsIn = onceFor((_: Job) => new Map<string, Form>());

function formOf(say: string, kind: string | undefined, context: TailorContext): Form {
  const forms = formsIn(context.before.job);
  const key = `${context.resume.language} ${kind} ${say}`;
  const form = forms.get(key) ?? readForm(say, kind, context);
  forms.set(key, form);
  return form;
}

function readForm(say: string, kind: string | undefined, context: TailorContext): Form {
  const isWhole =
    say.length <= 90 &&
    !say.endsWith('-') &&
    !isCutAtHyphen(say, kind, context) &&
    !opensSmall(say, kind, context) &&
    !isSmallWord(say, context) &&
    /^[\p{L}\p{N}.]/u.test(say) &&
    !/[()（）[\]]/u.test(say);
  const isName =
    kind === 'tool' ||
    kind === 'certificate' ||
    (isNominal(say, context) && !namesThePost(say, context.before.job, context.lexis));
  return { isWhole, isName };
}

/**
 * "Lock-out tag" of "lock-out tag-out", "process inspection" of "in-process inspection": half a word neither ends nor opens a
 * name. German joins names so ("SAP-Kenntnisse").
 */
function isCutAtHyphen(say: string, kind: string | undefined, { before }: TailorContext): boolean {
  const { description, language } = before.job;
  if (writingPack(language).compounds || kind === 'tool' || !/\p{Ll}$/u.test(say)) return false;
  const at = description.toLowerCase().indexOf(say.toLowerCase());
  if (at < 0) return false;
  const rest = description.slice(at + say.length);
  const isCut = /^-\p{Ll}/u.test(rest) || /^\p{L}-$/u.test(description.slice(Math.max(0, at - 2), at));
  return isCut && !containsWords(rest.replace(/-/gu, ''), say);
}

/** "In the service" of "in the service desk": what a small word leads in is no name of a thing. */
function opensSmall(say: string, kind: string | undefined, { lexis }: TailorContext): boolean {
  const first = kind === undefined ? /^\p{Ll}+(?=\s)/u.exec(say)?.[0] : undefined;
  return first !== undefined && lexis.isFunction(fold(first));
}

/** "Un sistema de gestión" is asked for as one of many; the thing itself has no article. */
export function withoutArticle(say: string, language: Language): string {
  return say.replace(writingPack(language).naming.article ?? /^(?!)/, '');
}

/** "Cada" may be a name somewhere; between other words it is none. */
function isSmallWord(say: string, { lexis, before }: TailorContext): boolean {
  if (!/^\p{Ll}+$/u.test(say) || /\p{Script=Han}/u.test(say)) return false;
  const sense = wordSense(before.job.language);
  const [word] = sense.words(say);
  return lexis.isFunction(fold(say)) || (word !== undefined && sense.isStop(word));
}

/** One posting is read for many resumes, and again with each answer. */
const hitsInPosting = onceFor(({ description, language }: Job, lexica: Lexica) =>
  lexica.hits(description, language),
);

/** Skills and products that the posting speaks of anywhere, read as a requirement or not. */
function mentioned(context: TailorContext, byId: Map<string, RequirementMatch>): Wanted[] {
  const { job } = context.before;
  const { lexica } = context.engine;
  return hitsInPosting(job, lexica).flatMap((hit): Wanted[] => {
    const kind = lexica.kind(hit.concept);
    if (!hit.exact || (kind !== 'skill' && kind !== 'tool')) return [];
    const term = { text: job.description.slice(hit.start, hit.end), concept: hit.concept };
    const own =
      job.requirements.find(({ span }) => span && span.start <= hit.start && hit.end <= span.end) ??
      unread(term);
    const match = byId.get(own.id) ?? { ...unmatched, requirementId: own.id };
    return [{ requirement: own, match, term, kind, say: insideSentence(term.text, kind, context) }];
  });
}

/** A line of the posting in which no term was read still asks for something. */
const unread = (term: Term): Requirement => ({
  id: '',
  text: term.text,
  kind: 'hard_skill',
  importance: 'context',
  terms: [term],
});

const unmatched: Omit<RequirementMatch, 'requirementId'> = {
  status: 'unknown',
  evidence: 0,
  visibility: 0,
  quotes: [],
  reason: { code: 'match.duty.unknown', params: {} },
};

/** Whole phrases of the posting's lines, wherever its terms were read as parts. */
function phrasesOf(context: TailorContext, byId: Map<string, RequirementMatch>): Wanted[] {
  return askedPhrases(context).flatMap(({ requirement, term }) => {
    const own = requirement ?? unread(term);
    const match = byId.get(own.id) ?? { ...unmatched, requirementId: own.id };
    const say = insideSentence(term.text, undefined, context);
    return [{ requirement: own, match, term, kind: undefined, say, phrase: true }];
  });
}

/** What the posting asks for and a role names in the very same words. */
function shared(context: TailorContext, byId: Map<string, RequirementMatch>): Wanted[] {
  return sharedPhrases(context).flatMap(({ requirement, term }) => {
    const match = byId.get(requirement.id);
    const say = insideSentence(term.text, undefined, context);
    return match ? [{ requirement, match, term, kind: undefined, say, shared: true }] : [];
  });
}

const saidInside = onceFor((_: Job) => new Map<string, string>());

/** A heading's capital goes; names of products and German nouns keep theirs. */
function insideSentence(text: string, kind: string | undefined, { before }: TailorContext): string {
  const known = saidInside(before.job);
  const key = `${kind} ${text}`;
  const say = known.get(key) ?? asInside(text, kind, before.job);
  known.set(key, say);
  return say;
}

function asInside(text: string, kind: string | undefined, { description, language }: Job): string {
  const shouted = /^[\p{Lu}\s]{6,}$/u.test(text.trim()) && kind !== 'tool';
  const clean = (shouted ? text.toLowerCase() : text)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<!\p{Lu}\.\s?\p{Lu}{1,2})[.,;:，。；：]+$/u, '');
  // "Adobe" is no adjective.
  if (language === 'de' && kind === 'tool') return clean;
  if (language === 'de')
    return clean.replace(/^\p{Lu}(?=\p{Ll}+e[nrsm]? \p{Lu})/u, (letter) => letter.toLowerCase());
  if (language === 'zh' || kind === 'tool' || kind === 'certificate') return clean;
  const inside = standsInside(clean, description);
  const onlyFirst = clean.includes(' ') && !/\s\p{Lu}/u.test(clean);
  return clean.replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) => {
    if (!/^\p{Lu}\p{Ll}+$/u.test(word)) return word;
    // "English as a foreign language": no heading's capital, and no other word has one.
    if (at === 0 && inside && onlyFirst) return word;
    if (kind !== undefined) return word.toLowerCase();
    const lower = word.toLowerCase();
    const used = new RegExp(`(^|[^\\p{L}])${lower}([^\\p{L}]|$)`, 'u').test(description);
    return used || (at === 0 && !inside && clean.includes(' ')) ? lower : word;
  });
}

/** Behind a word or a comma of its line: its capitals are its own. */
function standsInside(text: string, description: string): boolean {
  let at = Math.max(0, description.indexOf(text));
  while (at > 0 && /[ \t]/.test(description.charAt(at - 1))) at -= 1;
  return /[\p{L}\p{N},;(]$/u.test(description.slice(Math.max(0, at - 2), at));
}
