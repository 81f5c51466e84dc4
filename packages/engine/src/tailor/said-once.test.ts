import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { lexisOf } from '../gate/lexis.ts';
import { asNoun } from './as-noun.ts';
import { otherDoing } from './same-but-one.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

test('the doing that opens a point is said in the posting’s word, where nothing agrees with it', () => {
  const payroll = (rest: string) => otherDoing('Cálculo de nómina', 'elaboración de nóminas', rest, 'es');
  expect(payroll(' semanal de 860 empleados')).toBe('Elaboración de nómina');
  expect(payroll(' supervisado por un gestor')).toBeUndefined();
  expect(otherDoing('Calcul de la paie', 'élaboration de la paie', ' de 40 salariés', 'fr')).toBe(
    'Élaboration de la paie',
  );
  expect(otherDoing('Cálculo de costes', 'elaboración de nóminas', '', 'es')).toBeUndefined();
});

test('where a verb opened the point its thing hangs on the noun as the posting says it', () => {
  expect(otherDoing('Convoyé des voitures', 'acheminement de voitures', ' vers Lille', 'fr')).toBe(
    'Acheminement de voitures',
  );
  expect(otherDoing('Cousu des sacs', 'confection de sacs', ' en cuir', 'fr')).toBe('Confection de sacs');
  const left = otherDoing('Cousu des sacs', 'confection de sacs', ' et doublé les fonds', 'fr');
  expect(left).toBeUndefined();
  expect(otherDoing('Trié des colis', 'triage de colis', ', puis scanné les codes', 'fr')).toBeUndefined();
});

test('a Chinese verb behind its means becomes a noun with a verb before it', () => {
  const lexis = lexisOf('zh');
  const said = (bullet: string) => {
    const start = bullet.indexOf('开发客户');
    return asNoun({ start, end: start + 4 }, '客户开发', bullet, lexis);
  };
  expect(said('通过领英开发客户，累计成交 60 家')).toBe('通过领英进行客户开发，累计成交 60 家');
  expect(said('邮件开发客户，第一年成交 11 家')).toBeUndefined();
});

test('a label of nothing but the words behind it is left out', () => {
  const resume =
    'Uta Mohr\nuta@example.org\n\nBerufserfahrung\n\n01/2019 – heute Steuerfachangestellte\nKanzlei Brandt, Kiel\n- Begleite Betriebsprüfungen und beantworte Nachfragen der Ämter\n- Erstelle Jahresabschlüsse für 30 Mandanten\n';
  const { text } = tailor(engine, {
    resume,
    job: {
      title: 'Steuerfachangestellte',
      description: 'Aufgaben\n- Begleitung von Betriebsprüfungen\n- Jahresabschlüsse',
    },
    asOf,
  });
  expect(text).not.toMatch(/Begleitung von Betriebsprüfungen: begleite/i);
});

test('a maker is called by the model that stands behind it, and French goes on in small letters', () => {
  const resume =
    "Yann Le Bris\nyann@example.org\n\nEXPÉRIENCE PROFESSIONNELLE\n\nTechnicien de maintenance, 2020 – aujourd'hui\nAgro Ouest, Rennes\n• Automates Siemens S7-1200, variateurs, pneumatique\n• Maintenance préventive de trois lignes\n• Dépannage de machines d'emballage\n\nCOMPÉTENCES NUMÉRIQUES\nTIA Portal / AutoCAD Electrical / Microsoft Office\n";
  const { text } = tailor(engine, {
    resume,
    job: {
      title: 'Technicien de maintenance',
      description:
        'Missions\n- Maintenance préventive\n- Diagnostic de pannes\nProfil\n- Connaissances en automatisme (Siemens) et pneumatique',
    },
    asOf,
  });
  expect(text).not.toMatch(/Siemens(?! S7-1200)/);
  expect(text).toMatch(/^TIA Portal \/ AutoCAD Electrical \/ Microsoft Office$/m);
  expect(text).not.toMatch(/: Dépannage/);
});
