import { isClass, type Saying } from './equal-groups.ts';
import type { Lexis } from './lexis.ts';
import type { Token } from './tokens.ts';

interface Line {
  text: string;
  tokens: readonly Token[];
}

/** "CRM Salesforce" says what Salesforce is; "CRM" by itself would say more than who named the product. */
export function besideMembers(claimed: Saying[], all: readonly Saying[], line: Line, lexis: Lexis): Saying[] {
  if (!claimed.some(({ group }) => isClass(group))) return claimed;
  return claimed.filter(
    (own) =>
      !isClass(own.group) ||
      all.some(
        (other) =>
          other.group === own.group &&
          lexis.groups.isNarrower(other) &&
          standsBeside(own, other, line, lexis),
      ),
  );
}

/** "CMS: WordPress", "indicators each month: sick leave"; no comma, or the list would have one thing more. */
const leads = /^(?:\s\p{L}+){0,2}[\s(（:：«„“"']*$/u;
const follows = /^[\s(（-]*$/u;

function standsBeside(own: Saying, member: Saying, line: Line, lexis: Lexis): boolean {
  const [name, example] = [spanOf(own, line, lexis), spanOf(member, line, lexis)];
  if (name.end > example.start) return follows.test(line.text.slice(example.end, name.start));
  const between = line.text.slice(name.end, example.start);
  return leads.test(between) && !between.split(/\s/).some((word) => lexis.pack.clauses.and.test(word));
}

function spanOf({ at }: Saying, { tokens }: Line, { pack }: Lexis): { start: number; end: number } {
  const [first, last] = [Math.min(...at), Math.max(...at)];
  if (pack.language === 'zh') return { start: first, end: last + 1 };
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}
