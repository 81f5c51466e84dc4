import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/once-for.ts';
import type { ClauseCheck } from './clauses.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

/** Who kept the calibration records has not calibrated: the record of a thing stays named beside it. */
export function papers({ clause, items, claims, statements: all, lexis }: ClauseCheck): Refusal[] {
  const { isPaper, named, patterns } = openPapers(lexis);
  if (named.size === 0) return [];
  const statements = all.filter(({ role }) => role === 'text');
  if (lexis.pack.language === 'zh') return hanPapers(claims, statements, patterns);
  if (claims.tokens.some((own) => own.clause === clause && own.keys.some((key) => isPaper.has(key))))
    return [];
  return items.flatMap(({ token }) => {
    if (!token || token.clause !== clause) return [];
    let only = false;
    for (const each of statements) {
      // Most lines do not have the word.
      if (!token.keys.some((key) => each.keys.has(key))) continue;
      const places = besidePaper(token.keys, each, isPaper, named, lexis);
      if (!places.every(Boolean)) return [];
      only ||= places.length > 0;
    }
    return only ? [refusal('claim', token.text, 'not-in-resume')] : [];
  });
}

interface Papers {
  isPaper: ReadonlySet<string>;
  named: ReadonlySet<string>;
  /** Chinese: what the paper is of, before its name. */
  patterns: ReadonlyMap<string, RegExp>;
}

const openPapers = onceFor((lexis: Lexis): Papers => {
  const { papers: listed, otherPapers = '' } = lexis.pack.relations;
  const names = listed.split(' ').filter(Boolean);
  const all = [...names, ...otherPapers.split(' ').filter(Boolean)];
  return {
    isPaper: new Set(all.flatMap((name) => lexis.forms.keys(name))),
    named: new Set(names),
    patterns: new Map(names.map((name) => [name, new RegExp(`(\\p{Script=Han}{2})的?${name}`, 'gu')])),
  };
});

/** For each place where the line has the word: whether it only tells what the records are of. */
function besidePaper(
  keys: readonly string[],
  { tokens }: Statement,
  isPaper: ReadonlySet<string>,
  names: ReadonlySet<string>,
  lexis: Lexis,
): boolean[] {
  // "Extractions, fillings" are no files of extractions.
  const paper = (at: number, clause: number) => {
    const own = tokens[at];
    return own?.clause === clause && own.keys.some((key) => isPaper.has(key)) && isNamed(own.folded, names);
  };
  return tokens.flatMap((own, at) => {
    if (!own.keys.some((key) => keys.includes(key))) return [];
    if (lexis.pack.language === 'en') return [paper(at + 1, own.clause) && !lexis.isVerb(own.folded)];
    let before = at - 1;
    while (before > 0 && lexis.isFunction(tokens[before]?.folded ?? '')) before -= 1;
    const of = tokens.slice(before + 1, at).some(({ folded }) => /^(?:de|del|du|des|d)$/.test(folded));
    return [of && isNamed(tokens[before]?.folded ?? '', names)];
  });
}

const isNamed = (folded: string, names: ReadonlySet<string>): boolean =>
  names.has(folded) || names.has(folded.replace(/s$/, ''));

/** "校准记录" without its last word. */
function hanPapers(
  claims: Claims,
  statements: readonly Statement[],
  patterns: Papers['patterns'],
): Refusal[] {
  const said = claims.text;
  const names = [...patterns.keys()];
  if (names.some((name) => said.includes(name))) return [];
  const all = statements.map(({ folded }) => folded);
  const known = all.flatMap((text) =>
    // Most lines name no paper.
    [...patterns].flatMap(([name, pattern]) =>
      text.includes(name) ? allMatches(text, pattern).map(({ 1: word = '' }) => word) : [],
    ),
  );
  return [...new Set(known)]
    .filter((word) => said.includes(word) && !isSaidElsewhere(word, claims, statements))
    .filter((word) =>
      all.every((text) =>
        text
          .split(word)
          .slice(1)
          .every((rest) => names.some((name) => rest.startsWith(name) || rest.startsWith(`的${name}`))),
      ),
    )
    .map((word) => refusal('claim', word, 'not-in-resume'));
}

/** "回答问题" says the "疑问" of one line, though another one has a "问题清单". */
function isSaidElsewhere(word: string, { text, sayings }: Claims, statements: readonly Statement[]): boolean {
  const at = text.indexOf(word);
  const groups = sayings.filter((own) => own.at[0] === at && own.at.length === word.length);
  return groups.some(({ group }) =>
    statements.some((each) => !each.folded.includes(word) && each.groups.has(group)),
  );
}
