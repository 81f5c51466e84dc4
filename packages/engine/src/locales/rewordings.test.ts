import { expect, test } from 'vitest';
import { languages } from '../types.ts';
import { writingPack } from './writing-packs.ts';

/** Groups whose words all stand for each other: none of them goes one way only, or asks for a word beside it. */
const plain = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.includes('|') && !/[>@]/.test(line))
    .map((line) => new Set(line.split('|')));

const holdsAll = (one: Set<string>, other: Set<string>) => [...other].every((word) => one.has(word));

test.each(languages)('no group of rewordings in %s lies whole in another', (language) => {
  const groups = plain(writingPack(language).rewordings);
  expect(groups.length).toBeGreaterThan(100);
  const byWord = new Map<string, Set<string>[]>();
  for (const group of groups)
    for (const word of group) byWord.set(word, [...(byWord.get(word) ?? []), group]);
  const idle = groups.filter((group) => {
    const [first = ''] = group;
    return (byWord.get(first) ?? []).some((other) => other !== group && holdsAll(other, group));
  });
  expect(idle.map((group) => [...group].join('|'))).toEqual([]);
});
