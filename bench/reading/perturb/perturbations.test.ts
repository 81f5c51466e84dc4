import { expect, test } from 'vitest';
import { truthFaults } from '../truth-check.ts';
import { readTruthSet } from '../truth-set.ts';
import { perturbations, perturbed } from './perturbations.ts';

/** Some of all languages and layouts: the whole would take long. */
const cases = [...readTruthSet('open'), ...readTruthSet('eleventh')].filter((_, at) => at % 5 < 1);

test('every change finds texts to change, and leaves true what the truth says', () => {
  for (const perturbation of perturbations) {
    const changed = cases.flatMap((one) => {
      const other = perturbed(one, perturbation);
      return other ? [other] : [];
    });
    expect(changed.length, perturbation.name).toBeGreaterThan(0);
    expect(changed.flatMap(({ truth, text }) => truthFaults(truth, text))).toEqual([]);
    expect(changed.filter(({ text }) => cases.some((one) => one.text === text))).toEqual([]);
  }
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
    'study before work',
    'times in a line below',
    'without blank',
  ])
    for (const one of cases) {
      const changed = perturbations
        .filter((perturbation) => perturbation.name.startsWith(name))
        .map((perturbation) => perturbed(one, perturbation));
      for (const other of changed) if (other) expect(words(other.text)).toBe(words(one.text));
    }
});
