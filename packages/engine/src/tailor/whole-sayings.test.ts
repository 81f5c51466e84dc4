import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { lexisOf } from '../gate/lexis.ts';
import { placesIn } from './fixture.ts';
import { standsTogether } from './stands-together.ts';
import { tailor } from './tailor.ts';

const written = (asked: string, point: string): string => {
  const resume = `Hanne Overbeck\nhanne.overbeck@example.org\n\nBerufserfahrung\n\nHelferin, Overbeck GmbH, Kissing\nMai 2015 - heute\n- ${point}\n- Löffel gezählt\n\nAusbildung\nRealschule Kissing, 2004\n`;
  const job = { title: 'Portier', description: `Aufgaben\n- ${asked}\n- Geduld mit Löffeln` };
  return tailor(engine, { resume, job, asOf: { year: 2026, month: 11 } }).text;
};

test('a doing alone is not said by the same doing to another thing', () => {
  expect(written('Installation und Wartung von Druckern', 'Türen und Tore eingebaut')).not.toContain(
    'Installation',
  );
  expect(written('Installation von Türen', 'Türen und Tore eingebaut')).toContain('Türen');
});

test('to take part is no name for the people that one worked with', () => {
  for (const asked of ['Mitarbeit bei Festen', 'Mitwirkung an Festen'])
    expect(written(asked, 'Kolleginnen und Kollegen eingearbeitet')).not.toMatch(/\(Mit/u);
});

test('words of two sentences say nothing together', () => {
  const lexis = lexisOf('en');
  const apart = placesIn('en', 'Kept the gangway clear. Set up stalls', ['clear', 'up']);
  expect(standsTogether(apart.places, apart.line, lexis)).toBe(false);
  const together = placesIn('en', 'Had to clear things up', ['clear', 'up']);
  expect(standsTogether(together.places, together.line, lexis)).toBe(true);
});

test('a verb with its own thing is no name of several words, and a small word opens none', () => {
  const english = (asked: string, point: string): string => {
    const resume = `Ida Fenn\nida.fenn@example.org\n\nExperience\n\nClerk, Fenn Ltd, Ely\n2012 - 2016\n- ${point}\n- Counted spoons\n\nEducation\nEly College, 2004\n`;
    const job = { title: 'Porter', description: `Requirements\n- ${asked}` };
    return tailor(engine, { resume, job, asOf: { year: 2026, month: 11 } }).text.toLowerCase();
  };
  expect(english('Goods receipt', 'Received guests at the gate')).not.toContain('goods receipt');
  expect(english('Goods receipt', 'Took in deliveries at the gate')).toContain('goods receipt');
  expect(english('Accounts payable (AP)', 'Tested an app for beginners')).not.toContain('accounts payable');
  expect(english('Experience in the service of others', 'Looked after two ponies')).not.toContain(
    'in the service',
  );
});
