import { expect, test } from 'vitest';
import type { Job, Language } from '../types.ts';
import { unitsInEqualWords } from './equal-words.ts';
import { fold } from './fold.ts';
import type { IndexedUnit } from './resume-index.ts';

const unit = (text: string): IndexedUnit => ({
  unit: { text, place: 'role', strength: 1, lines: [0] } as IndexedUnit['unit'],
  order: 0,
  asked: { roots: [], starts: [], hits: [], shares: new Map() },
  words: [],
  roots: new Set(),
  folded: fold(text),
  hits: [],
});

const said = (term: string, text: string, language: Language): boolean => {
  const requirements = [{ terms: [{ text: term }] }];
  return unitsInEqualWords(term, [unit(text)], { language, requirements } as Job).length > 0;
};

test('a term is said by other words of equal meaning', () => {
  expect(said('patient counselling', 'Gave advice to patients about medicines', 'en')).toBe(true);
  expect(said('General Pharmaceutical Council', 'GPhC registered since 2017', 'en')).toBe(true);
  expect(said('Zeugniserstellung', 'Erstellen von Zeugnissen', 'de')).toBe(true);
  expect(said('采购跟单', '跟进采购订单，协调交期', 'zh')).toBe(true);
});

test('it is not said by what is narrower, by a neighbour, or by who denies it', () => {
  expect(said('data analysis', 'Analysed sales figures', 'en')).toBe(false);
  expect(said('Personalaktenführung', 'Erstellen von Arbeitsverträgen', 'de')).toBe(false);
  expect(said('patient counselling', 'No experience in giving advice to patients', 'en')).toBe(false);
});

test('a German verb in two parts is the whole verb, as in tailoring', () => {
  expect(said('Frachtbriefe ausfüllen', 'Stellte Frachtbriefe aus', 'de')).toBe(true);
  expect(said('Frachtbriefe ausstellen', 'Stellte Frachtbriefe um', 'de')).toBe(false);
});

test('everyday words say the term of the trade, and a neighbouring task does not', () => {
  expect(said('stock rotation', 'Rotated the stock and put older stock in front every night', 'en')).toBe(
    true,
  );
  expect(said('malware removal', 'Ordered laptops, got rid of viruses for neighbours', 'en')).toBe(true);
  expect(said('user administration', 'Counted the laptops of new starters', 'en')).toBe(false);
  expect(said('Winterdienst', 'im Hof Schnee schieben und Salz streuen', 'de')).toBe(true);
  expect(said('Parkettmontage', 'Dielen verlegt und geölt', 'de')).toBe(false);
  expect(said('instalaciones fotovoltaicas', 'Poner placas solares fotovoltaicas en naves', 'es')).toBe(true);
  expect(said('inventaires', 'Compte Instagram de tout le magasin', 'fr')).toBe(false);
  expect(said('continence care', 'Changed pads and discs on vans', 'en')).toBe(false);
  expect(said('ferraillage', 'Plier les fers pour les poteaux', 'fr')).toBe(true);
  expect(said('可疑交易上报', '每天核对现金和账目', 'zh')).toBe(false);
  expect(said('日终轧账', '柜台开户、打流水', 'zh')).toBe(false);
  expect(said('账户开立', '柜台开户、打流水', 'zh')).toBe(true);
});

test('Chinese words that a list parts with "+" may have others between them, in one clause', () => {
  expect(said('开票', '开增值税发票，送到客户手上', 'zh')).toBe(true);
  expect(said('开票', '开早会，整理发票', 'zh')).toBe(false);
});
