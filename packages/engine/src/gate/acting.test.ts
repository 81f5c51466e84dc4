import { expect, test } from 'vitest';
import { emptyResume } from '../read/empty-resume.ts';
import type { Language } from '../types.ts';
import { openGate } from './check.ts';
import { passes } from './fixture.ts';

/** One job with its title and a point. */
function holds(language: Language, title: string, point: string, text: string): boolean {
  const lines = [title, point];
  const resume = {
    ...emptyResume({ lines: lines.map((line) => ({ text: line })) }, language),
    experience: [
      {
        id: 'job',
        title: { value: title, lines: [0] },
        bullets: [{ id: 'point', text: point, marker: '-', lines: [1] }],
        lines: [0, 1],
      },
    ],
  };
  return openGate(resume, []).check(text, { entryId: 'job' }).passed;
}

test.each<[Language, string, string, string]>([
  ['en', 'Interim Head Gardener', 'Pruned roses', 'As head gardener, pruned roses'],
  ['es', 'Director interino', 'Dirigí ensayos', 'Como director, dirigí ensayos'],
  ['es', 'Gerente en funciones', 'Cerré cuentas', 'Gerente: cerré cuentas'],
  ['fr', 'Directrice par intérim', 'Animé des réunions', 'Directrice : animé des réunions'],
  ['fr', 'Responsable adjoint', 'Tenu la caisse', 'Responsable : tenu la caisse'],
  ['de', 'Kommissarische Direktorin', 'Proben geleitet', 'Als Direktorin Proben geleitet'],
  ['zh', '副校长', '安排课表', '作为校长安排课表'],
  ['zh', '临时厨师长', '安排排班', '厨师长，安排排班'],
  ['fr', 'Vice-présidente du club de tir', 'Tenu les comptes', 'Présidente du club de tir'],
  ['zh', '商会副会长', '组织活动', '商会会长，组织活动'],
  ['zh', '仓库代理负责人', '安排排班', '仓库负责人，安排排班'],
])('who stood in for somebody did not hold the title, %s: %s', (...each) => {
  expect(holds(...each)).toBe(false);
});

test.each<[Language, string, string, string]>([
  ['en', 'Interim Head Gardener', 'Pruned roses', 'As interim head gardener, pruned roses'],
  ['es', 'Director interino', 'Dirigí ensayos', 'Como director interino, dirigí ensayos'],
  ['fr', 'Directrice par intérim', 'Animé des réunions', 'Directrice par intérim : animé des réunions'],
  ['zh', '副校长', '安排课表', '作为副校长安排课表'],
  ['zh', '校长', '与副校长开会，安排课表', '作为校长安排课表'],
])('and holds it with the word that says so, %s: %s', (...each) => {
  expect(holds(...each)).toBe(true);
});

test('nor by a line that says so', () => {
  expect(passes('zh', '暂代车间主任三个月', '车间主任三个月')).toBe(false);
  expect(passes('fr', 'Cheffe de salle par intérim pendant un mois', 'Cheffe de salle pendant un mois')).toBe(
    false,
  );
});
