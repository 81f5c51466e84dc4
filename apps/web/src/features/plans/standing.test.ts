import { planNames } from '@tailor/contract/plans';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const nobody = { known: true, signedIn: false, premium: false, credits: 0, unlimited: false };
const seen = (own: Partial<typeof nobody>) =>
  planNames.map((plan) => standingOf(plan, { ...nobody, ...own }));

test('a subscriber has Unlimited, and everything smaller with it', () => {
  expect(seen({ premium: true, signedIn: true })).toEqual(['included', 'included', 'current']);
  expect(seen({ premium: true, credits: 2 })).toEqual(['included', 'included', 'current']);
});

test('what was paid once and is not used yet is said, and Unlimited stays on offer', () => {
  expect(seen({ credits: 1 })).toEqual([null, 'unused', null]);
  expect(seen({ credits: 1, signedIn: true })).toEqual([null, 'unused', null]);
});

test('who is signed in and has not paid has the free plan; a stranger has none', () => {
  expect(seen({ signedIn: true })).toEqual(['current', null, null]);
  expect(seen({})).toEqual([null, null, null]);
  expect(seen({ known: false, signedIn: true, premium: true })).toEqual([null, null, null]);
});
