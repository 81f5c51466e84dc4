import { languages } from '@tailor/engine';
import { expect, test } from 'vitest';
import { tooAlike } from '../shingles.ts';
import { readTruthSet, type TruthCase, truthSets } from './truth-set.ts';

const open = readTruthSet('open');
const sealed = readTruthSet('sealed');
const second = readTruthSet('second');
const third = readTruthSet('third');
const fourth = readTruthSet('fourth');
const fifth = readTruthSet('fifth');
const sixth = readTruthSet('sixth');
const all = truthSets.flatMap(readTruthSet);

const chineseDigits = '〇一二三四五六七八九';

function years({ truth, text: written }: TruthCase): string[] {
  const text = written
    .normalize('NFKC')
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(chineseDigits.indexOf(digit)));
  return [...truth.experience, ...truth.education]
    .flatMap((entry) => [entry.start, entry.end])
    .filter((date) => date !== null)
    .map((date) => date.slice(0, 4))
    .filter((year) => !new RegExp(`(?<!\\d)(${year}|${year.slice(2)})(?!\\d)`).test(text));
}

test('each date has its year in the text', () => {
  expect(all.flatMap((item) => years(item).map((year) => `${item.truth.id}: ${year}`))).toEqual([]);
});

test('forty are open and twenty sealed, twelve a language; thirty came later, six a language; forty and more came after them; four a language are sealed', () => {
  const count = (cases: TruthCase[], language: string) =>
    cases.filter(({ truth }) => truth.language === language).length;
  expect(
    languages.map((language) => [
      count(open, language),
      count(sealed, language),
      count([...second, ...third], language),
      count(fourth, language),
      count(sixth, language),
    ]),
  ).toEqual(languages.map(() => [8, 4, 6, 8, 4]));
  expect(languages.filter((language) => count(fifth, language) < 8)).toEqual([]);
  expect(new Set(all.map(({ truth }) => truth.id)).size).toBe(all.length);
});

test('there are at least twelve trades and ten layouts', () => {
  expect(new Set(all.map(({ truth }) => truth.trade)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(all.map(({ truth }) => truth.layout)).size).toBeGreaterThanOrEqual(10);
});

test('no two resumes share more than 15 % of their shingles', () => {
  const texts = all.map(({ truth, text }) => ({ id: truth.id, language: truth.language, text }));
  expect(tooAlike(texts, 0.15)).toEqual([]);
});

test('mail addresses are of domains kept for examples', () => {
  const mails = all.flatMap(({ text }) => text.match(/[\w.+-]+@[\w.-]+\w/g) ?? []);
  expect(mails.filter((mail) => !/@(?:[\w-]+\.)?example\.(com|org|net)$/i.test(mail))).toEqual([]);
});
