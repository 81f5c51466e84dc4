import { describe, expect, test } from 'vitest';
import { writingPack } from '../locales/writing-packs.ts';
import type { Language } from '../types.ts';
import { equalGroups } from './equal-groups.ts';
import { isOneWord } from './fixture.ts';
import { lexisOf } from './lexis.ts';
import { keysInGroups, tokenize } from './tokens.ts';
import { fold, nameKeys, wordForms } from './word-forms.ts';

/** The lists of a language with one line of invented words in place of its own. */
function groupsOf(language: Language, equalWords: string) {
  const pack = { ...writingPack(language), equalWords };
  const forms = wordForms(pack);
  const groups = equalGroups(pack, forms);
  return {
    said: (text: string) =>
      (language === 'zh'
        ? groups.inCharacters(text)
        : groups.literalInTokens(tokenize(text, lexisOf(language)).map(keysInGroups))
      ).filter(({ group }) => group === 0),
    claimed: (text: string) =>
      groups
        .claimed(groups.literalInTokens(text.split(' ').map((word) => forms.keys(fold(word)))))
        .filter(({ group }) => group === 0),
  };
}

describe('what stands behind ">" says the names before it', () => {
  const { said, claimed } = groupsOf('en', 'glimming|zorb keeping > feed red zorbs');
  test('in a line of the resume', () => {
    expect(said('feed the red zorbs').length).toBe(1);
    expect(said('zorb keeping').length).toBe(1);
  });
  test('and is never said by them', () => {
    expect(claimed('feed red zorbs')).toEqual([]);
    expect(claimed('zorb keeping').length).toBe(1);
  });
});

test('a small word behind "+" belongs to its verb: the phrase is not said without it', () => {
  const { said } = groupsOf('en', 'zorb hiring|take +on zorbs|put zorbs +by');
  expect(said('took on three zorbs').length).toBe(1);
  expect(said('put zorbs by').length).toBe(1);
  expect(said('took three zorbs to the fair')).toEqual([]);
  expect(said('put zorbs on the shelf')).toEqual([]);
});

test('Chinese: a verb of two characters may stand a little apart from its object, one of one character too', () => {
  const { said } = groupsOf('zh', '照护鹤羽病人|替+浮账');
  expect(said('照护十五位鹤羽病人').length).toBe(1);
  expect(said('替二十家做浮账').length).toBe(1);
  expect(said('鹤羽病人由他人照护')).toEqual([]);
});

test('a French verb with a short stem is one word in all its forms', () => {
  expect(isOneWord('fr', 'pose', 'posee')).toBe(true);
  expect(isOneWord('fr', 'poser', 'posant')).toBe(true);
  expect(isOneWord('fr', 'poser', 'peser')).toBe(false);
  expect(isOneWord('fr', 'tri', 'triche')).toBe(false);
});

test('a short Chinese name is not found across the edge of two words', () => {
  const { said } = groupsOf('zh', '排班|编排班次|分诊');
  expect(said('负责门店排班').length).toBe(1);
  expect(said('负责安排班会')).toEqual([]);
  expect(said('走访部分诊所')).toEqual([]);
});

test('a strong German participle behind its particle is its verb', () => {
  expect(isOneWord('de', 'abgenommen', 'abnehmen')).toBe(true);
  expect(isOneWord('de', 'ausgehoben', 'ausheben')).toBe(true);
  expect(isOneWord('de', 'abgenommen', 'annehmen')).toBe(false);
  expect(isOneWord('de', 'abgenommen', 'nehmen')).toBe(false);
});

test('a German name of who does something is not said by the verb', () => {
  const forms = wordForms(writingPack('de'));
  const says = (text: string, name: string) =>
    nameKeys(forms.keys(name)).some((key) => forms.keys(text).includes(key));
  expect(says('glimmern', 'glimmer')).toBe(true);
  expect(says('glimmerin', 'glimmer')).toBe(true);
  expect(says('glimme', 'glimmer')).toBe(false);
});

test('a phrase that would be left with one word keeps its small words', () => {
  const forms = wordForms(writingPack('en'));
  const groups = equalGroups({ ...writingPack('en'), equalWords: 'glim the till|outside zorbs' }, forms);
  const said = (text: string) =>
    groups.literalInTokens(tokenize(text, lexisOf('en')).map(keysInGroups)).filter(({ group }) => group === 0)
      .length;
  expect(said('glim the old till')).toBe(1);
  expect(said('glim the shop')).toBe(0);
  expect(said('zorbs inside')).toBe(0);
  expect(said('zorbs outside')).toBe(1);
});
