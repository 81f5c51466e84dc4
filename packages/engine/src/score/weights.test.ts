import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';

const weightOf = (description: string, text: string): number => {
  const { job, weights } = engine.prepare({
    title: 'Emploi',
    description: `Profil recherché\n${description}`,
  });
  const found = job.requirements.find((one) => one.kind === 'hard_skill' && one.text === text);
  return (found && weights.get(found.id)) ?? Number.NaN;
};

test('two words that say little each weigh as a skill where they are the name of one', () => {
  const named = weightOf('- développement logiciel\n- Docker', 'développement logiciel');
  expect(named).toBe(weightOf('- développement logiciel\n- Docker', 'Docker'));
});
