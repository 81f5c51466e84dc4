import { isAcronym, type Saying } from '../gate/equal-groups.ts';
import type { Claims } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { literalSayings, type Statement } from '../gate/statement.ts';
import type { TailorContext } from './context.ts';
import { spanOfTokens } from './equal-words-span.ts';
import { isShort } from './name-beside.ts';
import { isVerb } from './opening-verb.ts';

export interface NameInside {
  start: number;
  end: number;
  /** What takes the place of the name. */
  text: string;
}

/**
 * "Cursos de PRL" is said by "cursos de prevención de riesgos laborales": with the other name in the place of its
 * own, the point says the term letter by letter.
 */
export function nameInside(
  claims: Claims,
  statement: Statement,
  context: TailorContext,
): NameInside | undefined {
  const { lexis } = context;
  // Most terms hold no such name.
  const names = claims.sayings.filter(({ group }) => isAcronym(group));
  if (names.length === 0) return undefined;
  const chinese = lexis.pack.language === 'zh';
  if (chinese && statement.folded.length !== statement.text.length) return undefined;
  const { open, close } = lexis.pack.style;
  const said = chinese ? lexis.groups.inCharacters(statement.folded) : literalSayings(statement, lexis);
  for (const own of names) {
    const name = textOf(own, claims, chinese);
    if (name === undefined || name.length === claims.text.length) continue;
    for (const other of said) {
      if (other.group !== own.group || other.member === own.member) continue;
      const span = spanOf(other, statement, chinese);
      if (!span || opensWithVerb(span.start, statement, lexis)) continue;
      const { text } = statement;
      const from = [span.start, beforeArticle(text, span.start, lexis)].find(
        (at) => at !== undefined && tailAt(at, name, span.end, text, claims.text) !== undefined,
      );
      if (from === undefined) continue;
      const tail = tailAt(from, name, span.end, text, claims.text) ?? 0;
      const [source, rest] = [text.slice(span.start, span.end), text.slice(span.end, span.end + tail)];
      // "Anaesthesia" is only written in another way; letters need their meaning beside them.
      const plain = lexis.pack.language === 'en' && !isShort(source) && !isShort(name);
      const meaning = plain ? '' : `${open}${source}${close}`;
      // "Jenkins持续集成" has no gap; Latin letters beside Latin letters need one.
      const gap = latin.test(text.charAt(span.start - 1)) && latin.test(name.charAt(0)) ? ' ' : '';
      return { start: from, end: span.end + tail, text: `${gap}${name}${rest}${meaning}` };
    }
  }
  return undefined;
}

/** "Manejé camiones": a noun in its place would leave the point without its verb. */
const opensWithVerb = (start: number, { tokens }: Statement, lexis: Lexis): boolean =>
  start === 0 && isVerb(tokens[0]?.text ?? '', lexis);

const latin = /[\p{Script=Latin}\p{N}]/u;

/** The words side by side; nothing else among them. */
const isRow = ({ at }: Saying): boolean => (at.at(-1) ?? 0) - (at[0] ?? 0) <= at.length + 1;

function textOf(saying: Saying, claims: Claims, chinese: boolean): string | undefined {
  if (!isRow(saying)) return undefined;
  if (chinese) return claims.text.slice(saying.at[0], (saying.at.at(-1) ?? 0) + 1);
  const first = claims.tokens[saying.at[0] ?? 0];
  const last = claims.tokens[saying.at.at(-1) ?? 0];
  return first && last && claims.text.slice(first.start, last.end);
}

function spanOf(saying: Saying, statement: Statement, chinese: boolean) {
  if (chinese)
    return isRow(saying) ? { start: saying.at[0] ?? 0, end: (saying.at.at(-1) ?? 0) + 1 } : undefined;
  const span = spanOfTokens(statement, saying.at);
  // A name between marks of its own has a bracket already.
  return span && !/^\s?[(（]/u.test(statement.text.slice(span.end)) ? span : undefined;
}

/** "De la unidad de cuidados intensivos" is "de UCI": letters may go without the article. */
function beforeArticle(text: string, at: number, { pack: { clauses, articles } }: Lexis): number | undefined {
  const [article = '', own = ''] = /(\p{L}+)(?:\s|['’])$/u.exec(text.slice(0, at)) ?? [];
  const before = at - article.length;
  const of = /(\p{L}+)\s$/u.exec(text.slice(0, before))?.[1] ?? '';
  const drops = clauses.hanging !== undefined && articles.split(' ').includes(own.toLowerCase());
  return drops && clauses.of.test(of) && !clauses.of.test(own) ? before : undefined;
}

const tailAt = (from: number, name: string, end: number, text: string, term: string): number | undefined =>
  tailIn(text.slice(0, from) + name + text.slice(end), term, from, name.length);

/** How much of the term stands behind the name; nothing when the term is not there as words of its own. */
function tailIn(whole: string, term: string, from: number, length: number): number | undefined {
  const at = whole.toLowerCase().indexOf(term.toLowerCase());
  const tail = at + term.length - (from + length);
  if (at < 0 || at > from || tail < 0) return undefined;
  const han = /\p{Script=Han}/u.test(term);
  const beside = whole.charAt(at - 1) + whole.charAt(at + term.length);
  return han || !/[\p{L}\p{N}]/u.test(beside) ? tail : undefined;
}
