import { andWords, hanAnd } from '../locales/joints.ts';
import { onceFor } from '../text/once-for.ts';
import type { LanguageSkill, Resume } from '../types.ts';
import { headingKind } from './headings.ts';
import {
  languagesOfPapers,
  levelOf,
  namesOnlyLanguages,
  readLanguages,
  shortlyNamed,
  spokenLanguages,
  strayLanguages,
} from './languages.ts';
import type { Piece } from './pieces.ts';
import type { Block } from './sections.ts';
import { everyItem } from './skills.ts';

const headingParts = new RegExp(`\\s+(?:${andWords})\\s+|\\s*[&+/,${hanAnd}、]\\s*`, 'iu');

/** "Idiomas y programas": what of it is no language is known too. */
const namesSkills = ({ heading }: Block): boolean =>
  heading?.text.split(headingParts).some((part) => headingKind(part) === 'skills') === true;

const namedIn = onceFor((pieces: Piece[]) => pieces.flatMap(({ text, line }) => readLanguages(text, line)));

export function readLanguageSection(block: Block, resume: Resume): void {
  const { pieces } = block;
  resume.languages.push(...namedIn(pieces));
  if (!namesSkills(block)) return;
  const named = ({ text }: { text: string }) =>
    readLanguages(text, 0).length === 0 && levelOf(text) === undefined;
  resume.skills.push(...everyItem(pieces).filter(named));
}

const mayName = new Set<Block['kind']>([
  undefined,
  'other',
  'contact',
  'summary',
  'interests',
  'certificates',
  'references',
]);

const listedAlone = ({ pieces }: Block) =>
  pieces
    .filter(({ gap, text }) => gap > 0 && namesOnlyLanguages(text))
    .flatMap(({ text, line }) => readLanguages(text, line));

/** Where no section tells of languages, a sentence elsewhere may; a paper tells of one wherever it is listed. */
export function otherLanguages(blocks: readonly Block[], resume: Resume): void {
  const elsewhere = blocks.slice(1).filter(({ kind }) => mayName.has(kind));
  if (resume.languages.length === 0)
    resume.languages.push(...elsewhere.flatMap(({ pieces }) => strayLanguages(pieces)));
  if (resume.languages.length === 0) resume.languages.push(...blocks.slice(1).flatMap(listedAlone));
  if (resume.languages.length === 0) resume.languages.push(...blocks.flatMap(inSchooling));
  for (const { pieces } of blocks) takeNew(spokenIn(pieces), resume);
  takeNew(languagesOfPapers(resume.certificates), resume);
  for (const { pieces } of elsewhere) takeNew(papersIn(pieces), resume);
  // "商务英语 本科 CET-6": an examination passed at school stands in its row.
  for (const { kind, pieces } of blocks) if (kind === 'education') takeNew(papersIn(pieces), resume);
}

const inSchooling = ({ kind, pieces }: Block) => (kind === 'education' ? shortlyIn(pieces) : []);
const shortlyIn = onceFor((pieces: Piece[]) => shortlyNamed(pieces));

const spokenIn = onceFor((pieces: Piece[]) => spokenLanguages(pieces));
const papersIn = onceFor((pieces: Piece[]) =>
  languagesOfPapers(pieces.map(({ text, line }) => ({ value: text, lines: [line] }))),
);

function takeNew(found: readonly LanguageSkill[], { languages }: Resume): void {
  for (const one of found)
    if (!languages.some(({ language }) => language === one.language)) languages.push(one);
}
