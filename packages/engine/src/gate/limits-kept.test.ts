import { describe, expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { passes } from './fixture.ts';

type Case = [Language, string, string];

const refused = (cases: Case[]) =>
  test.each(cases)('%s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(false);
  });
const kept = (cases: Case[]) =>
  test.each(cases)('%s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(true);
  });

describe('what was done now and then, or with somebody, was not done always and alone', () => {
  refused([
    ['en', 'Tuned organs, from time to time in chapels', 'Tuned organs in chapels'],
    ['es', 'Afiné pianos, a veces en escuelas', 'Afiné pianos en escuelas'],
    ['fr', 'Accordé les pianos, certains soirs seulement', 'Accordé les pianos'],
    ['de', 'Ab und zu Orgeln gestimmt', 'Orgeln gestimmt'],
    ['de', 'Bei der Ernte mitgepflückt', 'Die Ernte durchgeführt'],
    ['en', 'Painted sets together with the caretaker', 'Painted sets'],
    ['zh', '帮木匠打磨桌面', '打磨桌面'],
    ['zh', '与一名同事一起打磨桌面', '打磨桌面'],
  ]);
  kept([
    ['en', 'Tuned organs, from time to time in chapels', 'Occasionally tuned organs in chapels'],
    ['en', 'Tuned organs, from time to time in chapels', 'Tuned organs'],
    ['es', 'Afiné pianos, a veces en escuelas', 'Afiné pianos, en ocasiones en escuelas'],
    ['es', 'Afiné pianos junto con otra auxiliar', 'Junto con otra auxiliar, afiné pianos'],
    ['fr', 'Accordé les pianos, certains soirs seulement', 'Accordé les pianos, seulement certains soirs'],
    ['de', 'Gemeinsam mit der Chefin Orgeln gestimmt', 'Orgeln gestimmt, gemeinsam mit der Chefin'],
    ['de', 'Bei der Ernte mitgepflückt', 'Bei der Ernte mitgeholfen'],
    ['zh', '帮木匠打磨桌面', '协助木匠打磨桌面'],
    ['zh', '与一名同事一起打磨桌面,给椅子上漆', '给椅子上漆'],
  ]);
});

describe('mostly is not always, and a season is not the whole year', () => {
  refused([
    ['en', 'Fed the goats, mostly in the evenings', 'Fed the goats every evening'],
    ['es', 'Ordeñé cabras, casi siempre de noche', 'Ordeñé cabras, siempre de noche'],
    ['zh', '夏季给山羊剪毛', '全年给山羊剪毛'],
  ]);
  kept([['en', 'Fed the goats, mostly in the evenings', 'Fed the goats, mainly in the evenings']]);
});

describe('how to do a thing was shown, what was ordered others did', () => {
  refused([
    ['en', 'Showed visitors how to milk goats', 'Milked goats'],
    ['es', 'Expliqué a los visitantes cómo ordeñar cabras', 'Ordeñé cabras'],
    ['fr', 'Fait traire les chèvres', 'Traire les chèvres'],
  ]);
  kept([['en', 'Showed visitors how to milk goats', 'Taught visitors how to milk goats']]);
});

describe('times and figures', () => {
  refused([
    ['en', 'Fed the goats every other Sunday', 'Fed the goats every Sunday'],
    ['fr', 'Nourri les chèvres deux dimanches par mois', 'Nourri les chèvres tous les dimanches'],
    ['en', 'Milked goats for 12 farmers', 'Milked 12 goats for farmers'],
    ['de', 'Einen Auszubildenden zum Stall begleitet', 'Einen Auszubildenden im Stall ausgebildet'],
  ]);
  kept([
    ['en', 'Fed the goats every other Sunday', 'Fed the goats on alternate Sundays'],
    ['en', 'Milked goats for 12 farmers', 'Milked goats for twelve farmers'],
  ]);
});
