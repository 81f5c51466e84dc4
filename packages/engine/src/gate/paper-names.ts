import { allMatches } from '../text/all-matches.ts';
import { type ClauseCheck, clauseText } from './clauses.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** A certificate in food hygiene is none in data protection: what it is in stands in the line that names it. */
export function paperNames(check: ClauseCheck): Refusal[] {
  const { claims, clause, items, statements, lexis } = check;
  const { study } = lexis.pack.relations.bounds;
  if (!study.test(claims.text)) return [];
  if (lexis.pack.language === 'zh') return hanPaperNames(clauseText(clause, claims), statements, study);
  const tokens = claims.tokens.filter((token) => token.clause === clause);
  return tokens.flatMap((token, at) => {
    const paper = study.test(token.text) ? items.find((item) => item.token === token) : undefined;
    if (!paper) return [];
    const naming = statements.filter((each) => each.role !== 'organization' && supports(each, paper, lexis));
    const names = [...besidePaper(tokens, at, 1, lexis), ...besidePaper(tokens, at, -1, lexis)];
    return items
      .filter((item) => isNamed(item, names) && naming.length > 0)
      .filter((item) => !naming.some((each) => supports(each, item, lexis)))
      .map((item) => refusal('degree', item.text, 'not-in-resume'));
  });
}

const isNamed = ({ token }: Item, names: readonly Token[]): boolean =>
  token !== undefined && names.includes(token);

/** So many words behind or before it may tell what it is in. */
const reach = 4;

function besidePaper(tokens: readonly Token[], at: number, step: 1 | -1, lexis: Lexis): Token[] {
  const { determiners, of } = smallWords(lexis);
  const { studyIn } = lexis.pack.relations.bounds;
  const names: Token[] = [];
  for (let i = at + step; names.length < reach; i += step) {
    const own = tokens[i];
    if (!own || /^\d/.test(own.folded) || lexis.isVerb(own.folded)) break;
    const joins = of.has(own.folded) || determiners.has(own.folded) || studyIn.test(own.folded);
    if (lexis.isFunction(own.folded)) {
      if (!joins || (step < 0 && lexis.pack.language === 'en')) break;
      continue;
    }
    // What stands before it in other languages is no part of its name.
    if (step < 0 && lexis.pack.language !== 'en') break;
    names.push(own);
  }
  return names;
}

/** "数据分析认证": what stands before the word is in a line with it, or in no line word for word. */
function hanPaperNames(said: string, statements: readonly Statement[], study: RegExp): Refusal[] {
  const named = new RegExp(`(\\p{Script=Han}{2,8}?)(?:${study.source})`, 'gu');
  const naming = statements.filter(({ folded }) => study.test(folded));
  if (naming.length === 0) return [];
  return allMatches(said, named)
    .flatMap(({ 1: name = '' }) => [...name].map((_, i) => name.slice(i, i + 2)))
    .filter((pair) => pair.length === 2 && !naming.some(({ folded }) => folded.includes(pair)))
    .filter((pair) => statements.some(({ folded }) => folded.includes(pair)))
    .slice(0, 1)
    .map((pair) => refusal('degree', pair, 'not-in-resume'));
}
