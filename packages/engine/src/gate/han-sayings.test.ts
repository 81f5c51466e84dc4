import { expect, test } from 'vitest';
import { characterSayings } from './han-sayings.ts';

const members = ['灌溉果园', '灌溉', '灌溉+苗圃', '修剪枝条', 'crm系统', '剪'].map((text, group) => ({
  group,
  text,
  words: [],
}));

const { all, of } = characterSayings(members);
const groupsIn = (text: string) => all(text).map(({ group }) => group);

test('a verb and its thing are said with something between them, and not when they stand far apart', () => {
  expect(groupsIn('灌溉新种的果园')).toEqual([0, 1]);
  expect(groupsIn('灌溉，每年春天和秋天都照看果园')).toEqual([1]);
});

test('what a text says stands in the order of its characters, and at one place in that of the list', () => {
  expect(groupsIn('修剪枝条，灌溉苗圃和果园')).toEqual([3, 5, 0, 1, 2]);
  expect(groupsIn('维护crm系统')).toEqual([4]);
  expect(groupsIn('维护xcrm系统')).toEqual([]);
});

test('asked for a few groups, it finds what it finds of them among all', () => {
  for (const text of ['灌溉新种的果园', '修剪枝条，灌溉苗圃和果园', '维护crm系统'])
    for (const group of members.keys())
      expect(of(new Set([group]))(text)).toEqual(all(text).filter((saying) => saying.group === group));
});

test('a part of one character is a word of its own, or one with the part behind it', () => {
  const { all: found } = characterSayings([{ group: 0, text: '教+英语', words: [] }]);
  expect(found('教三年级英语')).toHaveLength(1);
  expect(found('印刷教材和英语试卷')).toEqual([]);
});
