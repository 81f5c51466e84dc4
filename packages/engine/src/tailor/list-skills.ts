import { capital } from '../locales/phrasing-pack.ts';
import { wordSense } from '../match/words.ts';
import type { Language, LineIndex, Resume, Section, SkillItem, TermSupport } from '../types.ts';
import { type Draft, lineText, marksAround, sameLanguage, type TailorContext } from './context.ts';
import { lastItem, onlyTools } from './list-place.ts';
import { asOnLine } from './own-term.ts';
import { plainLabel } from './plain-form.ts';
import { containsWords, doneAt, isCommonWord, isTelling, namesSame } from './proofs.ts';
import { withoutRowName } from './row-name.ts';
import type { Wanted } from './wanted.ts';

const most = 8;
/** Two words under a heading of their own say that there is nothing else. */
const fewest = 3;

/** Skills that a bullet proves and the list of skills leaves out. */
export function listSkills(wanted: Wanted[], context: TailorContext): Draft[] {
  const listed = listedText(context);
  const listedLow = listed.toLowerCase();
  const told = listInSummary(context);
  const concepts = new Set(
    engine(context)
      .hits(listed, context.resume.language)
      .map((hit) => hit.concept),
  );
  const proven = wanted
    .filter((each) => each.kind !== 'title' && each.kind !== 'degree' && isTelling(each, context))
    .filter((each) => !isStudied(each))
    .filter((each) => sameLanguage(context) || each.kind === 'tool')
    .map((each) => {
      // A list takes the plain form of a word; where only the number would change, "derechos" are no "derecho".
      const say = context.lexis.pack.naming.dative && plainLabel(each.term, each.say, context);
      return say === undefined ? each : { ...each, say };
    })
    .filter(
      ({ say, term }) =>
        !listedLow.includes(say.toLowerCase()) &&
        !containsWords(told, say) &&
        !isListedInside(say, context) &&
        !(term.concept !== undefined && concepts.has(term.concept)),
    )
    .flatMap((each) => {
      const line = doneAt(each, context);
      return line === undefined ? [] : [{ wanted: asOnLine(each, line, context), line }];
    })
    .filter(
      ({ wanted: each, line }) =>
        !isCommonWord(each, context) &&
        !isGenericWord(each, context) &&
        !isOrder(each, context) &&
        !saysWhatSort(each, line, context),
    )
    .filter(({ wanted: each }) => context.gate.check(each.say, {}).passed)
    .filter(
      ({ wanted: each }, i, all) => !all.some((other, k) => k < i && namesSame(other.wanted, each, context)),
    )
    .slice(0, most);
  if (proven.length === 0) return [];
  const { resume } = context;
  if (resume.skills.length > 0) {
    const placed = proven.map((each) => intoList(each, context));
    // Lists of programs only: what else was done has no place in them.
    const left = proven.filter((_, i) => placed[i]?.length === 0);
    const isApart = left.length === proven.length || resume.sections.some(({ kind }) => kind === 'skills');
    return [...placed.flat(), ...(isApart && onlyTools(context) ? newSection(left, context) : [])];
  }
  const elsewhere = listedElsewhere(context);
  return elsewhere ? besides(proven, elsewhere, context) : newSection(proven, context);
}

/** "Titulación en ADE o Derecho": a field that is studied is no skill that a point proves. */
export const isStudied = ({ kind, requirement }: Wanted): boolean =>
  requirement.kind === 'degree' && kind === 'skill';

/** "Annuaire Active Directory" beside "Active Directory" would say it twice. */
const isListedInside = (say: string, { resume }: TailorContext): boolean =>
  resume.skills.some(({ text }) => text.length >= 4 && /\p{Lu}/u.test(text) && containsWords(say, text));

/** "管理需求" says what to do; a list names things. */
export const isOrder = ({ say }: Wanted, { lexis }: TailorContext): boolean =>
  lexis.pack.naming.order?.test(say) ?? false;

/** "Nutrition and allergen declarations" are no nutrition: the word only says of what sort the thing is. */
function saysWhatSort({ say, kind }: Wanted, line: number, { resume, lexis }: TailorContext): boolean {
  if (resume.language !== 'en' || kind === 'tool' || /\s/.test(say)) return false;
  const text = lineText(resume, line);
  const at = text.toLowerCase().indexOf(say.toLowerCase());
  const rest = at < 0 ? '' : text.slice(at + say.length);
  const [, other, thing] = /^ (?:and|or) ([a-z]+) ([a-z]+)(?![\w-])/.exec(rest) ?? [];
  return (
    other !== undefined &&
    thing !== undefined &&
    ![other, thing].some((word) => lexis.isFunction(word)) &&
    !/(?:ly|ed|ing)$/.test(thing)
  );
}

/** "Warehouse", "budget": the place of work or a word of every trade is no skill. */
function isGenericWord({ say, kind }: Wanted, { resume, before }: TailorContext): boolean {
  if (kind === 'tool') return false;
  const sense = wordSense(resume.language);
  const [word, ...more] = sense.words(say);
  if (!word || more.length > 0) return false;
  return sense.isGeneric(word) || sense.words(before.job.title).some((own) => own.stem === word.stem);
}

const engine = (context: TailorContext) => context.engine.lexica;

interface Proven {
  wanted: Wanted;
  line: number;
}

function listedText(context: TailorContext): string {
  const lines = new Set(context.resume.skills.map((skill) => skill.line));
  return [...lines].map((line) => lineText(context.resume, line)).join('\n');
}

/** Some put their list where others have a summary: what stands in its other lines is listed too. */
function listInSummary({ resume }: TailorContext): string {
  const lines = resume.summary?.lines ?? [];
  const isList = resume.skills.some(({ line }) => lines.includes(line));
  return isList ? (resume.summary?.value ?? '') : '';
}

function intoList(proven: Proven, context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  const { say } = proven.wanted;
  const last = lastItem(proven.wanted, context);
  if (!last) return [];
  const line = lineText(resume, last.line);
  const separator = separatorBefore(last, resume.skills, line) ?? lexis.pack.style.comma;
  const isOwnLine = separator === '\n';
  const after = isOwnLine ? capital(say) : ownStyle(say, last.text, resume.language);
  const operations: Draft['operations'] = isOwnLine
    ? [{ type: 'insert', after: last.line, lines: [line.slice(0, last.start) + after] }]
    : [{ type: 'replace', line: last.line, start: last.end, end: last.end, text: separator + after }];
  return [
    {
      kind: 'list-skill',
      place: { line: last.line },
      before: '',
      after,
      reason: { code: 'edit.list-skill', params: { term: say } },
      evidence: [proven.line],
      terms: [
        { added: say, source: lineText(resume, proven.line).trim(), line: proven.line, relation: 'same' },
      ],
      operations,
    },
  ];
}

/** How this list parts its items: the marks before its last one. */
function separatorBefore(last: SkillItem, skills: SkillItem[], line: string): string | undefined {
  const own = withoutRowName(
    skills.filter((skill) => skill.line === last.line),
    line,
  );
  const previous = own.at(-2);
  if (!previous)
    return own.length === 1 &&
      skills.length > 2 &&
      skills.every((skill) => skill === last || skill.line !== last.line)
      ? '\n'
      : undefined;
  const first = own[1];
  const start = own[0];
  // The last pair may be joined by "and"; the first pair shows the mark of the list.
  return first && start ? line.slice(start.end, first.start) : line.slice(previous.end, last.start);
}

/** Lists write their items with or without capitals; the new one follows. A German adjective has none among nouns. */
function ownStyle(text: string, neighbour: string, language: Language): string {
  if (language === 'de') return text;
  return /^\p{Lu}\p{Ll}/u.test(neighbour) && /^\p{Ll}/u.test(text) ? capital(text) : text;
}

/** A section that calls itself one of skills, though it was not read as one: two would stutter. */
function listedElsewhere({ resume, lexis }: TailorContext): Section | undefined {
  const { known } = lexis.pack.style.sections.skills;
  return resume.sections.find(({ heading }) => heading && known.test(heading.value));
}

/** Behind its last line, where that is a list of short items. */
function besides(proven: Proven[], section: Section, context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  const line = section.lines.filter((each) => lineText(resume, each).trim() !== '').at(-1);
  if (line === undefined || section.heading?.lines.includes(line)) return [];
  const text = lineText(resume, line).trimEnd();
  const items = text.split(/[,，、]/u);
  if (items.length < 3 || /[.。;；!?]$|[.;]\s/u.test(text)) return [];
  const { comma } = lexis.pack.style;
  const names = proven.map(({ wanted }) => wanted.say);
  if (!context.claims.take(line, text.length, text.length)) return [];
  return [
    {
      kind: 'list-skill',
      place: { line },
      before: '',
      after: names.join(comma),
      reason: { code: 'edit.list-skill', params: { term: names.join(comma) } },
      evidence: proven.map((each) => each.line),
      terms: termsOf(proven, resume),
      operations: [
        { type: 'replace', line, start: text.length, end: text.length, text: comma + names.join(comma) },
      ],
    },
  ];
}

const termsOf = (proven: Proven[], resume: Resume): TermSupport[] =>
  proven.map(({ wanted, line }) => ({
    added: wanted.say,
    source: lineText(resume, line).trim(),
    line,
    relation: 'same',
  }));

/** No list yet: one is made behind the work, before education, of what the work proves. */
function newSection(proven: Proven[], context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  const { skillsHeading, comma } = lexis.pack.style;
  const experience = resume.sections.filter((section) => section.kind === 'experience').at(-1);
  const last = experience?.lines.at(-1);
  if (last === undefined || proven.length < fewest) return [];
  // Behind the distance to what follows: the last point of the last role may move up.
  const isBlank = (line: LineIndex) => resume.source.lines[line]?.text.trim() === '';
  const after = !isBlank(last) && isBlank(last + 1) ? last + 1 : last;
  const heading = experience?.heading?.value ?? '';
  const title =
    heading !== '' && heading === heading.toUpperCase() ? skillsHeading.toUpperCase() : skillsHeading;
  const [open, close] = (experience?.heading && marksAround(experience.heading, resume)) ?? ['', ''];
  const headed = open + title + close;
  // A comma is no new beginning: one capital is enough.
  const list = capital(proven.map(({ wanted }) => wanted.say).join(comma));
  return [
    {
      kind: 'list-skill',
      place: { line: null },
      before: '',
      after: list,
      reason: { code: 'edit.skills-section', params: { terms: list } },
      evidence: proven.map((each) => each.line),
      terms: termsOf(proven, resume),
      operations: [
        { type: 'insert', after, lines: isBlank(after) ? [headed, list, ''] : ['', headed, list] },
      ],
    },
  ];
}
