import { describe, expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { passes } from './fixture.ts';

type Case = [Language, string, string];

describe('what weakens a line weakens its list too', () => {
  const passed: Case[] = [
    ['en', 'Assisted a vet during checks, dressings and vaccinations', 'Performed dressings'],
    ['es', 'Ayudé a un veterinario en revisiones, curas y vacunas', 'Hice curas'],
    ['fr', 'Aidé un vétérinaire lors des visites, des pansements et des vaccins', 'Effectué des pansements'],
    ['de', 'Half einer Tierärztin bei Untersuchungen, Verbänden und Impfungen', 'Führte Verbände durch'],
  ];
  test.each(passed)('%s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(false);
  });
  const kept: Case[] = [
    [
      'en',
      'Assisted a vet during checks, dressings and vaccinations',
      'During checks, dressings and vaccinations, assisted a vet',
    ],
    [
      'en',
      'Assisted a vet during checks, fillings and vaccinations',
      'Assistance to a vet: checks, fillings, vaccinations',
    ],
    [
      'fr',
      'Aidé un vétérinaire lors des visites, des pansements et des vaccins',
      'Aide à un vétérinaire : visites, pansements, vaccins',
    ],
  ];
  test.each(kept)('and kept it passes, %s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(true);
  });
});

describe('what was meant, denied, or done by others was not done', () => {
  const invented: Case[] = [
    ['en', 'Was to open a bakery in the harbour, which fell through', 'Opened a bakery in the harbour'],
    ['es', 'Iba a abrir una panadería en el puerto', 'Apertura de una panadería en el puerto'],
    ['fr', 'Devais ouvrir une boulangerie sur le port', "Ouverture d'une boulangerie sur le port"],
    ['de', 'Sollte eine Bäckerei am Hafen eröffnen', 'Eröffnete eine Bäckerei am Hafen'],
    ['zh', '原定筹建港口面包店，后取消', '筹建港口面包店'],
    ['fr', "Ne transportais pas d'animaux", 'Transportais des animaux'],
    ['zh', '不在仓库存放药品', '在仓库存放药品'],
    ['en', 'Proposed a key log that the warden later adopted', 'Proposed and adopted a key log'],
    ['es', 'Propuse un registro que la jefa adoptó después', 'Propuse y adopté un registro'],
    [
      'de',
      'Schlug ein Register vor, das die Wirtin später einführte',
      'Schlug ein Register vor und führte es ein',
    ],
    ['zh', '提出新的钥匙登记方案，后由馆长推行', '提出并推行新的钥匙登记方案'],
    ['en', "Painted walls under the master's supervision", 'Supervised the painting of walls'],
    ['fr', 'Peint des murs sous la surveillance du maître', 'Surveillé des murs peints'],
    ['es', 'Pinté paredes bajo la supervisión del maestro', 'Supervisé paredes'],
    ['zh', '在师傅监督下粉刷墙面', '监督粉刷墙面'],
  ];
  test.each(invented)('%s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(false);
  });
  const kept: Case[] = [
    ['en', 'Ran the till and tried to open a second shop', 'Ran the till'],
    [
      'en',
      'Proposed a key log that the warden later adopted',
      'Proposed a key log, later adopted by the warden',
    ],
    ['de', 'Sollte eine Bäckerei am Hafen eröffnen', 'Sollte am Hafen eine Bäckerei eröffnen'],
    ['zh', '在师傅监督下粉刷墙面', '粉刷墙面（师傅监督）'],
    ['zh', '不断改进排班表', '改进排班表'],
  ];
  test.each(kept)('and what is kept passes, %s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(true);
  });
});
