import { onceBy } from '../text/once-for.ts';
import type { Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import { type Token, tokenize } from './tokens.ts';
import { fold } from './word-forms.ts';

const fewest = 3;
/** So many words a part of a list has, if it is one. */
const longest = 7;

/**
 * What is new in a list whose other parts stand in one line of the resume, in its order: those need no proof, and nothing
 * that belongs to one of them ("basic French") tells of the new ones. Undefined where it is no such list.
 */
export function addedToList(
  text: string,
  statements: readonly Statement[],
  lexis: Lexis,
): string[] | undefined {
  const parts = partsOf(text);
  if (parts.length < fewest) return undefined;
  for (const line of statements) {
    if (line.role !== 'text') continue;
    const own = listOf(line, lexis);
    if (own.length < fewest) continue;
    const added = addedTo(own, parts, lexis);
    if (added) return added;
  }
  return undefined;
}

interface Part {
  text: string;
  tokens: readonly Token[];
}

function addedTo(own: readonly Part[], parts: readonly string[], lexis: Lexis): string[] | undefined {
  const added: string[] = [];
  const kept = new Set<Part>();
  let from = 0;
  for (const part of parts) {
    const at = own.findIndex(({ text }, place) => place >= from && text === fold(part));
    const same = own[at];
    // "Managed budgets, rotas" and one thing more: that would be managed too.
    if (!same && [...kept].some((each) => isGoverning(each, lexis))) return undefined;
    if (!same) added.push(part);
    else {
      kept.add(same);
      from = at + 1;
    }
  }
  const left = own.filter((each) => !kept.has(each));
  if (added.length === 0 || kept.size * 2 < own.length) return undefined;
  // "Basic knowledge of Excel, Word": what is left out may have bound what stands.
  return left.some(({ tokens }) => tokens.some(({ folded }) => lexis.weakener(folded) !== undefined))
    ? undefined
    : added;
}

const isGoverning = ({ tokens }: Part, lexis: Lexis): boolean =>
  tokens.some(({ folded }) => lexis.isScope(folded) || lexis.isVerb(folded)) ||
  (lexis.pack.clauses.past?.test(tokens[0]?.text ?? '') ?? false);

const listOf = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ text }: Statement, lexis: Lexis): Part[] => {
    const parts = partsOf(text).map((part) => ({ text: fold(part), tokens: tokenize(part, lexis) }));
    return parts.every(({ tokens }) => tokens.length <= longest) ? parts : [];
  },
);

/** Between commas that stand in no brackets. */
function partsOf(text: string): string[] {
  if (!/[,、，]/u.test(text)) return [];
  return text
    .split(/[,、，](?![^(（]*[)）])/u)
    .map((part) => part.trim().replace(/[.。]$/u, ''))
    .filter((part) => part !== '');
}
