import { type ClauseCheck, flagged } from './clauses.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import { keysInGroups } from './tokens.ts';

/** "English B2, German C1" does not prove English C1: level and language stand between the same marks. */
export function levels({ items, statements, lexis }: ClauseCheck): Refusal[] {
  const found = flagged(items, 'level');
  return found
    .filter((item) => {
      const others = items.filter((other) => other !== item && !found.includes(other));
      return !statements.some((each) =>
        clausesOf(each).some(
          (clause) =>
            inClause(clause, each, item, lexis) &&
            others.every(
              (other) =>
                inClause(clause, each, other, lexis) ||
                (isLabelled(clause, each) && inClause(clause - 1, each, other, lexis)),
            ),
        ),
      );
    })
    .map((item) => refusal('scope', item.text, 'level'));
}

/** "Inglés: nivel medio (B1)": what stands before the colon is what the level is of. */
function isLabelled(clause: number, { tokens, text }: Statement): boolean {
  const at = tokens.findIndex((token) => token.clause === clause);
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (!before || !first) return false;
  return /^\s*[:：]\s*$/u.test(text.slice(before.end, first.start));
}

function clausesOf(statement: Statement): number[] {
  return [...new Set(statement.tokens.map((token) => token.clause))];
}

function inClause(clause: number, statement: Statement, item: Item, lexis: Lexis): boolean {
  const tokens = statement.tokens.filter((token) => token.clause === clause);
  if (!item.token) return tokens.some((token) => token.folded.includes(item.text));
  const { folded, keys } = item.token;
  return (
    tokens.some(
      (token) =>
        token.folded === folded || (!/\d/.test(folded) && token.keys.some((key) => keys.includes(key))),
    ) ||
    (item.groups.size > 0 && saysInClause(tokens, item, statement, lexis))
  );
}

function saysInClause(tokens: Statement['tokens'], item: Item, statement: Statement, lexis: Lexis): boolean {
  // Chinese names are found by characters: "大学英语四级" also says "CET-4".
  if (lexis.pack.language === 'zh') return [...item.groups].some((group) => statement.groups.has(group));
  return lexis.groups.inTokens(tokens.map(keysInGroups)).some((saying) => item.groups.has(saying.group));
}
