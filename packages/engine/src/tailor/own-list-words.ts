import type { SectionKind } from '../types.ts';
import type { TailorContext } from './context.ts';
import { isLicence } from './paper-name.ts';
import { containsWords, isCommonWord, type Proof } from './proofs.ts';
import type { Wanted } from './wanted.ts';

const longestOwn = 40;

/** Items of the person's own lists that the posting names or asks for, in the person's own words. */
export function ownWords(wanted: Wanted[], told: string, context: TailorContext): Proof[] {
  const { resume, before, engine } = context;
  const posting = `${before.job.title}\n${before.job.description}`;
  return resume.skills.flatMap(({ text: whole, line }): Proof[] => {
    // "Excel (pivot tables)": the name is enough.
    const text = whole.replace(/\s*[(（].*$/u, '').trim();
    if (
      text.length < 3 ||
      text.length > longestOwn ||
      /[:：;；.。\d]|^\p{Ll}.*\s.*\s.*\s|\p{Script=Han}.*[或和及与]|^\p{Script=Han}{11}/u.test(text)
    )
      return [];
    // "电子设备装接工" is what one is, and a paper.
    if (resume.language === 'zh' && context.lexis.pack.naming.noSkills.test(text)) return [];
    if (containsWords(told, text) || isWhereOneLives(text, context) || isLicence(text, resume.language))
      return [];
    const concepts = new Set(
      engine.lexica.hits(text, resume.language).flatMap((hit) => (hit.exact ? [hit.concept] : [])),
    );
    const asked =
      wanted.find(
        ({ term, kind }) => kind !== 'soft' && term.concept !== undefined && concepts.has(term.concept),
      ) ?? (containsWords(posting, text) ? wanted[0] : undefined);
    const own = asked && { ...asked, say: inSentence(text, posting) };
    return own && !isCommonWord(own, context) ? [{ wanted: own, line, how: 'listed' }] : [];
  });
}

const loose = new Set<SectionKind>(['other', 'languages', 'certificates', 'interests']);

/** "Otros datos: inglés básico, Excel": a program that is named beside other things is known as one of a list is. */
export const ownTools = (wanted: Wanted[], told: string, { resume }: TailorContext): Proof[] =>
  wanted
    .filter(({ kind, say }) => kind === 'tool' && !containsWords(told, say))
    .flatMap((each): Proof[] => {
      const quote = each.match.quotes.find(
        ({ relation, line }) =>
          relation === 'same' &&
          resume.sections.some(({ kind, lines }) => loose.has(kind) && lines.includes(line)),
      );
      const isNamed = quote && containsWords(resume.source.lines[quote.line]?.text ?? '', each.say);
      return isNamed ? [{ wanted: each, line: quote.line, how: 'listed' }] : [];
    });

/** "Schleswig, den 4. August" at the foot of the page names a place, no skill. */
export const isWhereOneLives = (say: string, { resume }: TailorContext): boolean =>
  containsWords(resume.contact.location?.value ?? '', say);

/** A list begins its items with capitals; inside a sentence the posting shows whether the word has one. */
function inSentence(text: string, posting: string): string {
  if (!/^\p{Lu}\p{Ll}/u.test(text)) return text;
  const low = text.charAt(0).toLowerCase() + text.slice(1);
  return posting.includes(low) ? low : text;
}
