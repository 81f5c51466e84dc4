import { expect, test } from 'vitest';
import { type Language, languages } from '../types.ts';
import { acronyms } from './acronyms.ts';
import { moreAcronyms } from './acronyms-more.ts';
import { tradeAcronyms } from './acronyms-trades.ts';
import { lines } from './lines.ts';
import { products } from './products.ts';
import { writingPack } from './writing-packs.ts';

interface Group {
  line: string;
  names: Set<string>;
  /** What stands behind ">". */
  narrower: Set<string>;
}

/** "es:end" is of one language only. */
const marked = /^(en|es|fr|de|zh):/;

const groupsOf = (list: string, language: Language): Group[] =>
  list
    .split('\n')
    .filter((line) => /\||\s>\s/.test(line))
    .map((line) => {
      const [names = '', narrower = ''] = line
        .toLowerCase()
        .split(' > ')
        .map((part) => part.trim());
      const own = (part: string) =>
        part
          .split('|')
          .filter((name) => (marked.exec(name)?.[1] ?? language) === language)
          .map((name) => name.replace(marked, ''));
      return { line, names: new Set(own(names)), narrower: new Set(own(narrower)) };
    });

const lies = (one: Group, other: Group) =>
  [...one.names].every((name) => other.names.has(name)) &&
  [...one.narrower].every((name) => !name || other.narrower.has(name) || other.names.has(name));

/** The groups that say nothing beyond another one; of two equal ones the later. */
function idle(groups: readonly Group[], beside: readonly Group[]): string[] {
  const byName = new Map<string, Group[]>();
  for (const group of [...beside, ...groups])
    for (const name of group.names) byName.set(name, [...(byName.get(name) ?? []), group]);
  const seen = new Set(beside);
  return groups
    .filter((group) => {
      const [first = ''] = group.names;
      const others = (byName.get(first) ?? []).filter((other) => other !== group && lies(group, other));
      const said = others.some((other) => seen.has(other) || !lies(other, group));
      seen.add(group);
      return said;
    })
    .map(({ line }) => line);
}

test.each(languages)('no group of words in %s lies whole in another', (language) => {
  const pack = writingPack(language);
  const of = (...lists: string[]) => groupsOf(lines(...lists), language);
  const shared = of(acronyms, moreAcronyms, tradeAcronyms, products);
  const names = of(pack.ownAcronyms, pack.secondNames);
  expect(names.length).toBeGreaterThan(100);
  expect(idle(names, shared)).toEqual([]);
  expect(idle(of(pack.things ?? ''), [...shared, ...names])).toEqual([]);
  for (const list of [pack.equalWords, pack.sameWords, pack.actions, pack.rewordings])
    expect(idle(of(list), [])).toEqual([]);
});
