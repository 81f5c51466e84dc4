import { expect, test } from 'vitest';
import { readTruthSet } from '../truth-set.ts';
import type { Perturbation } from './perturbation.ts';
import { perturbations, perturbed } from './perturbations.ts';

/** Some of all languages and layouts: the whole would take long. */
const cases = [...readTruthSet('open'), ...readTruthSet('tenth')].filter((_, at) => at % 5 === 0);

test('every change finds texts that it can change so that the truth still holds', () => {
  const idle = perturbations.filter((perturbation) => !cases.some((one) => perturbed(one, perturbation)));
  expect(idle.map(({ name }) => name)).toEqual([]);
});

test('a text is changed alike each time', () => {
  const once = perturbations.map((perturbation) =>
    cases.slice(0, 2).map((one) => perturbed(one, perturbation)),
  );
  const again = perturbations.map((perturbation) =>
    cases.slice(0, 2).map((one) => perturbed(one, perturbation)),
  );
  expect(again).toEqual(once);
});

test('what a line is moved past stays whole: no word is lost where a change only moves', () => {
  const words = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
  for (const name of [
    'contact data at the end',
    'study before work, or behind it',
    'times in a line below the names',
    'without blank lines',
  ]) {
    const perturbation = perturbations.find((one) => one.name === name) as Perturbation;
    for (const one of cases) {
      const other = perturbed(one, perturbation);
      if (other) expect(words(other.text)).toBe(words(one.text));
    }
  }
});
