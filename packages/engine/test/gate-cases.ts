import { expect, test } from 'vitest';
import { type Case, passes } from '../src/gate/fixture.ts';

const each = (cases: Case[], passed: boolean) =>
  test.each(cases)('%s: %s — %s', (...point) => expect(passes(...point)).toBe(passed));

/** A test for each: the gate refuses the text beside its points. */
export const refused = (cases: Case[]) => each(cases, false);

/** A test for each: the text stands. */
export const kept = (cases: Case[]) => each(cases, true);
