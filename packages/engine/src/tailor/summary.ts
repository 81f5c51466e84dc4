import { fold } from '../gate/word-forms.ts';
import type { WritingStyle } from '../locales/writing-pack.ts';
import type { Operation, TermSupport } from '../types.ts';
import { ownSummary } from './aim.ts';
import { isBareDoing } from './bare-doing.ts';
import { type Draft, lineText, pageText, sameLanguage, type TailorContext } from './context.ts';
import { areEnough, credentialsOf } from './credentials.ts';
import { besideSummary, isHeaded, titled, withCredentials } from './credentials-edit.ts';
import { effectOf } from './effects.ts';
import { isOrder, isStudied } from './list-skills.ts';
import { isWhereOneLives, ownTools, ownWords } from './own-list-words.ts';
import { ownPoints } from './own-points.ts';
import { asOnLine } from './own-term.ts';
import { containsWords, distinct, isCommonWord, isTelling, type Proof, proofOf } from './proofs.ts';
import { isOwnTrade } from './relevance.ts';
import { behindOwnWords } from './summary-lines.ts';
import { hasSummary, newSectionAt, ownTitle, tellsOfOneself, titleOver, titleTerm } from './summary-place.ts';
import type { Wanted } from './wanted.ts';

const fewest = 2;
/** Four are said however long they are; names of one or two words up to six, as long as the sentence is no list. */
const most = 4;
const mostShort = 6;
const mostWords = 8;

/** The summary says what the posting asks for and the resume proves; no figure of our own. */
export function summary(wanted: Wanted[], context: TailorContext): Draft[] {
  const isNew = !hasSummary(context);
  const mayTell = !isNew || !tellsOfOneself(context);
  if (!mayTell) return [];
  const proven = sameLanguage(context) ? provenBy(wanted, context) : none;
  const skills = said(enough(proven), context);
  const papers = credentialsOf(context);
  const isEnough = areEnough(papers, skills.length > 0 || !isNew, context);
  const [own, ...more] = skills.length > 0 ? skills : little(proven, papers.length > 0, isEnough, context);
  const held = isEnough || (own && skills.length === 0) ? papers : [];
  if (!isNew)
    return [...(own ? [own, ...more] : []), ...(held.length > 0 ? besideSummary(held, context) : [])];
  if (!own) return held.length > 0 ? titled(held, context) : [];
  return [held.length > 0 ? withCredentials(own, held, context) : own];
}

/**
 * "Knowledge of Excel. Languages: English B1.": one skill, or one point of the person's own, and one paper or language.
 * Beside papers that are enough, one skill is worth a sentence only where the trade is another.
 */
function little(proven: Proven, beside: boolean, isEnough: boolean, context: TailorContext): Draft[] {
  if (isEnough) return isOwnTrade(context) ? [] : oneSkill(proven, context);
  const points = ownPoints(context, beside);
  return points.length > 0 || !beside ? points : oneSkill(proven, context);
}

interface Proven {
  /** What roles prove. */
  done: Proof[];
  /** What only a list names: it makes no sentence of experience. */
  known: Proof[];
}

const none: Proven = { done: [], known: [] };

const enough = ({ done, known }: Proven): Proof[] =>
  [done, known].find(({ length }) => length >= fewest) ?? [];

function oneSkill({ done, known }: Proven, context: TailorContext): Draft[] {
  // Beside a paper of the same name another word for it would say it twice.
  const [one] = [...done, ...known].filter(({ line, wanted }) =>
    containsWords(lineText(context.resume, line), wanted.say),
  );
  return one ? said([one], context) : [];
}

function provenBy(wanted: Wanted[], context: TailorContext): Proven {
  const told = hasSummary(context) ? (ownSummary(context)?.value ?? '') : '';
  const proofs = wanted
    .filter((each) => isTelling(each, context) && !isCommonWord(each, context) && !isEveryday(each))
    .filter((each) => !isStudied(each) && !isOrder(each, context) && !isWhereOneLives(each.say, context))
    .filter(({ say }) => !isBareDoing(say, context.lexis.pack))
    // A version's number would stand among words as a figure.
    .filter(({ say }) => !containsWords(told, say) && !/(?:^|\s)\d/.test(say))
    .flatMap((each) => proofOf(each, context) ?? [])
    .map((proof) => ({ ...proof, wanted: asOnLine(proof.wanted, proof.line, context) }));
  const done = asManyAsFit(
    distinct(
      proofs.filter((proof) => proof.how === 'done' && standsAlone(proof, context)),
      context,
    ),
    context,
  );
  const known = distinct(
    [
      ...proofs.filter(isNamed).filter((one) => isOwn(one, context)),
      ...ownWords(wanted, told, context),
      ...ownTools(wanted, told, context),
    ].filter((one) => !isPaper(one)),
    context,
  )
    .slice(0, most)
    .map((proof): Proof => ({ ...proof, how: 'listed' }));
  return { done, known };
}

function said(chosen: Proof[], context: TailorContext): Draft[] {
  if (chosen.length === 0) return [];
  return asMuchAsHelps(chosen, context).filter(({ operations }) =>
    operations.every((one) => one.type !== 'replace' || context.claims.take(one.line, one.start, one.end)),
  );
}

const sentences = (chosen: Proof[], context: TailorContext): Draft[] =>
  hasSummary(context) ? reworked(chosen, context) : written(chosen, context);

/** Beside what the page says already, six names may make a bare list of it: four are said then. */
function asMuchAsHelps(chosen: Proof[], context: TailorContext): Draft[] {
  const drafts = sentences(chosen, context);
  if (chosen.length <= most) return drafts;
  const helps = drafts.every(({ operations }) => {
    const { score, match } = effectOf(context, { id: 'summary', maker: 'engine', operations });
    return score >= 0 && match >= 0;
  });
  return helps ? drafts : sentences(chosen.slice(0, most), context);
}

/** Those that matter most, as many as a reader takes in at a glance. */
function asManyAsFit(proofs: Proof[], { lexis }: TailorContext): Proof[] {
  let words = 0;
  return proofs.slice(0, mostShort).filter(({ wanted }, i) => {
    words += wanted.say.split(/\s+/u).filter((word) => !lexis.isFunction(fold(word))).length;
    return i < most || words <= mostWords;
  });
}

/** "Assisted during surgery": beside what one did oneself, what one helped with would pass for one's own. */
const standsAlone = ({ wanted }: Proof, context: TailorContext): boolean =>
  context.gate.check(wanted.say, {}).passed;

/** A paper is held, not known. */
const isPaper = ({ wanted: { say, kind, requirement } }: Proof): boolean =>
  (kind === 'certificate' || requirement.kind === 'certificate') &&
  requirement.terms.some(({ text }) => containsWords(text, say) || containsWords(say, text));

/** "Knowledge of repair" says nothing: one small word is no knowledge by itself. */
const isNamed = ({ wanted: { say, kind } }: Proof): boolean =>
  kind !== 'certificate' && (kind === 'tool' || !/^\p{Ll}[^\s]*$/u.test(say) || /\p{Script=Han}/u.test(say));

/** What only a list holds is said in the words of that list: a name of the lexicon may be taken for another thing. */
const isOwn = ({ how, line, wanted }: Proof, { resume }: TailorContext): boolean =>
  how === 'done' || containsWords(lineText(resume, line), wanted.say);

/** "Experience in play": a short word of the street names no field by itself. */
const isEveryday = ({ say, kind }: Wanted): boolean => kind !== 'tool' && /^\p{Ll}{1,6}$/u.test(say);

function sentenceOf(chosen: Proof[], context: TailorContext): string {
  const forms = formsFor(chosen, context);
  const form = chosen[0]?.how === 'listed' ? forms.listed : forms.skills;
  return gapped(form.replace('{skills}', listOf(chosen, context)), context);
}

/** "用 SQL 做": where the page parts Chinese from Latin letters by a blank, so does the sentence. */
function gapped(text: string, { resume }: TailorContext): string {
  if (resume.language !== 'zh') return text;
  const page = pageText(resume);
  const parted = page.match(/\p{Script=Han} [A-Za-z]|[A-Za-z] \p{Script=Han}/gu)?.length ?? 0;
  const joined = page.match(/\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/gu)?.length ?? 0;
  if (parted <= joined) return text;
  return text.replace(/(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[A-Za-z\d])(?=\p{Script=Han})/gu, ' ');
}

/** German: "in Zeugniserstellung" reads well; what "in" would change stands behind a colon. */
function formsFor(chosen: Proof[], { lexis }: TailorContext) {
  const { summary: forms } = lexis.pack.style;
  const { unchanged } = forms;
  const fits = unchanged && chosen.every(({ wanted }) => unchanged.words.test(wanted.say));
  return fits ? { ...forms, titleAndSkills: unchanged.titleAndSkills, skills: unchanged.skills } : forms;
}

const listOf = (chosen: Proof[], { lexis }: TailorContext): string =>
  joined(
    chosen.map(({ wanted }) => wanted.say),
    lexis.pack.style,
  );

/** One sentence more, behind the person's own words. */
function reworked(chosen: Proof[], context: TailorContext): Draft[] {
  const behind = behindOwnWords(sentenceOf(chosen, context), context);
  return behind ? draft(behind.text, chosen, behind.operations, behind.line, context) : [];
}

/** Where a resume has no summary: one sentence of what the roles prove, and of the title held. */
function written(chosen: Proof[], context: TailorContext): Draft[] {
  const place = newSectionAt(context);
  if (!place) return [];
  const text = chosen[0]?.how === 'listed' ? ofOwnWords(chosen, context) : ofProofs(chosen, context);
  const lines = [...place.heading, text, ''];
  return draft(text, chosen, [{ type: 'insert', after: place.after, lines }], null, context);
}

/** The title by itself, unless it stands above as the headline, and behind it what the person lists. */
function ofOwnWords(chosen: Proof[], context: TailorContext): string {
  const title = ownTitle(context);
  const sentence = sentenceOf(chosen, context);
  if (title === '' || isHeaded(context)) return sentence;
  const gap = context.resume.language === 'zh' ? '' : ' ';
  return `${title}${context.lexis.pack.style.stop}${gap}${sentence}`;
}

/** The title that the proofs were done under, and they, in one sentence. */
function ofProofs(chosen: Proof[], context: TailorContext): string {
  const lines = chosen.map(({ line }) => line);
  const title = titleOver(lines, context);
  if (title === '') return sentenceOf(chosen, context);
  const { titleAndSkills } = formsFor(chosen, context);
  const text = titleAndSkills.replace('{title}', title).replace('{skills}', listOf(chosen, context));
  const titled = gapped(text, context);
  // A title whose words meet others of the sentence in an unproven way stays where it is.
  return context.gate.check(titled, {}).passed ? titled : sentenceOf(chosen, context);
}

/** All but one: the one without which the sentence passes, else the last. */
function withoutOne(chosen: Proof[], context: TailorContext): Proof[] {
  const fewer = chosen.map((one) => chosen.filter((other) => other !== one)).reverse();
  return fewer.find((each) => context.gate.check(sentenceOf(each, context), {}).passed) ?? fewer[0] ?? [];
}

function draft(
  text: string,
  chosen: Proof[],
  operations: Operation[],
  line: number | null,
  context: TailorContext,
): Draft[] {
  if (!context.gate.check(text, {}).passed) {
    // One that the gate cannot prove must not take the others with it.
    const fewer = chosen.filter(({ wanted }) => context.gate.check(wanted.say, {}).passed);
    const retry = fewer.length < chosen.length ? fewer : withoutOne(chosen, context);
    if (retry.length < fewest) return [];
    return sentences(retry, context);
  }
  return [
    {
      kind: 'summary',
      place: { line },
      before: '',
      after: text,
      reason: { code: 'edit.summary', params: { skills: listOf(chosen, context) } },
      evidence: chosen.map((proof) => proof.line),
      terms: [
        ...titleTerm(text, context),
        ...chosen.map(
          (proof): TermSupport => ({
            added: proof.wanted.say,
            source: lineText(context.resume, proof.line).trim(),
            line: proof.line,
            relation: 'same',
          }),
        ),
      ],
      operations,
    },
  ];
}

/** "a, b and c" in the words and marks of a language. */
export function joined(words: string[], { comma, and, andBefore }: WritingStyle): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return words.slice(0, -1).join(comma) + (andBefore?.sound.test(last) ? andBefore.and : and) + last;
}
