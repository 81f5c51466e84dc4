import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';
import { lexisOf } from '../gate/lexis.ts';
import { tokenize } from '../gate/tokens.ts';
import type { Language } from '../types.ts';
import { isNameOfDoer, isNotOwn, namesDoer } from './own-doing.ts';

/** The stretch that says the term stands between bars. */
function isOthers(language: Language, marked: string, how = 'words'): boolean {
  const [before = '', stretch = '', behind = ''] = marked.split('|');
  const end = before.length + stretch.length;
  return isNotOwn({ start: before.length, end, how }, before + stretch + behind, lexisOf(language));
}

const ofOthers: Record<string, [Language, string, string?][]> = {
  'what was learned of was not done': [
    ['en', 'Completed a course on |managing projects|'],
    ['fr', 'Suivi une formation à la |gestion de projet|'],
    ['fr', 'Formation à la |gestion de projet| suivie en 2020'],
    ['es', 'Asistí a un taller para |negociar contratos|'],
    ['de', 'Seminar zur |Führung von Mitarbeitern| besucht'],
    ['zh', '在夜校学习|修剪果树|'],
  ],
  'what a thing is about, or holds, was not done with it': [
    ['de', 'Zettel mit |Bestellungen| sortiert'],
    ['de', 'Mappen für die |Angebote| gelocht'],
    ['fr', 'Rangé les procès-verbaux de |vérification des échelles|'],
    ['fr', "Relu les rapports d'|expertise de toitures| avant l'envoi"],
  ],
  'who hires from a firm lets nothing, and an exam that was passed is no paper put away': [
    ['en', '|Rented tents| from a local firm'],
    ['fr', '|Loué des gradins| auprès d’un forain'],
    ['de', '|Gesellenprüfung abgelegt|'],
  ],
  'what was left undone, or planned, was not done': [
    ['en', 'Did not |handle cash| or cheques'],
    ['en', 'Planned to |translate manuals|'],
    ['fr', 'Filmé des palettes sans |préparer les commandes|'],
    ['es', 'No |cobré a los clientes|'],
    ['de', 'Keine |Kunden beraten|'],
    ['zh', '不|采购原料|'],
  ],
  'what a firm does, or others while one did something else, is not own': [
    ['en', 'Cleaned for a firm which |designs kitchens|'],
    ['en', 'Weighed |samples before the chemist analysed| them'],
    ['fr', "Tenu l'échelle pendant que le couvreur |posait les ardoises|"],
    ['fr', "Copié les |plans dessinés| par l'architecte"],
    ['de', 'Bei einer Firma geputzt, die |Küchen plant|'],
    ['en', "Copied the dentist's |treatment plans|", 'family'],
  ],
  'where somebody else stands before or behind the doing, they did it': [
    ['en', 'Waited while drivers |loaded trailers|'],
    ['en', 'Showed the tiler where to |lay tiles|'],
    ['es', 'Recibí los |pedidos preparados| por los mozos'],
    ['fr', "Rangé l'atelier où les techniciens |réparent des montres|"],
    ['de', 'Zugesehen, wie der Meister |Uhren reparierte|'],
    ['zh', '给|卖保险|的朋友介绍客户'],
    ['zh', '带客户看车，|签合同|由店长负责'],
    ['zh', '把|漏水的阀门交给水工更换|'],
    ['en', 'The owner |paid suppliers|, I kept the receipts'],
    ['es', 'Las |facturas| las hacía la dueña, yo las archivaba'],
    ['es', 'Archivé los |contratos redactados| por una asesoría'],
    ['fr', 'La |facturation| était faite par le siège, je classais les pièces'],
    ['fr', 'Les |factures étaient faites| par un cabinet'],
    ['de', 'Die |Abrechnung| machte die Chefin, ich sortierte Belege'],
  ],
};

test.each(Object.entries(ofOthers).flatMap(([rule, lines]) => lines.map((line) => ({ rule, line }))))(
  '$rule: $line',
  ({ line }) => {
    expect(isOthers(...line)).toBe(true);
  },
);

test.each<[Language, string]>([
  ['en', 'Completed a course and |managed projects|'],
  ['es', 'Impartí un taller para |negociar contratos|'],
  ['de', 'Seminar zur |Führung von Mitarbeitern| gehalten'],
  ['de', 'Prüfung von |Angeboten| übernommen'],
  ['en', '|Reminded customers who had not paid|'],
  ['en', '|Paid suppliers|, and I kept the receipts'],
  ['en', 'The till and the safe I |counted the cash|'],
  ['es', 'Hacía |facturas| y yo también las archivaba'],
  ['fr', '|Facturation| par lots'],
  ['de', 'Die |Abrechnung| geprüft, ich sortierte auch Belege'],
  ['zh', '|签合同|，由我归档'],
  ['zh', '由本人|签合同|'],
  ['es', 'Hice |recorridos de vigilancia| por un polígono industrial'],
  ['de', 'Schäden geprüft, die Höhe |ermittelt|'],
])('what is said of own doing is own: %s, %s', (language, marked) => {
  expect(isOthers(language, marked)).toBe(false);
});

test('who does something is not the doing of it', () => {
  const names = (language: Language, word: string, term: string) => {
    const [token] = tokenize(word, lexisOf(language));
    return token !== undefined && namesDoer(token, term, lexisOf(language));
  };
  expect(names('de', 'Berater', 'kundenberatung')).toBe(true);
  expect(names('de', 'Verkäufern', 'verkauferschulung')).toBe(false);
  expect(names('de', 'Kleider', 'kleidung')).toBe(false);
  expect(names('de', 'Ausbilder', 'ausbildung')).toBe(true);
  expect(names('fr', 'rédacteurs', 'redaction de contrats')).toBe(true);
  expect(names('fr', 'assisté', 'assistance')).toBe(false);
  expect(names('en', 'planners', 'event planning')).toBe(true);
  expect(names('es', 'topógrafo', 'topografia')).toBe(true);
  expect(names('es', 'geólogos', 'geologia de campo')).toBe(true);
  expect(names('es', 'párrafo', 'parrafadas')).toBe(false);
  expect(isNameOfDoer('设计院的施工图', 2, lexisOf('zh'))).toBe(true);
  expect(isNameOfDoer('培训员工', 2, lexisOf('zh'))).toBe(false);
});

test('what the others did before or after was not done', () => {
  expect(isOthers('en', 'Cleaned the oven before they |baked bread|')).toBe(true);
  expect(isOthers('en', 'Cleaned the oven before |baking bread|')).toBe(false);
});

test('whom one asks, whom one looks on and what something is for did it, in Chinese and German', () => {
  expect(isOthers('zh', '聘请讲师|培训导购|')).toBe(true);
  expect(isOthers('zh', '联系物业公司上门|疏通管道|')).toBe(true);
  expect(isOthers('zh', '将|修剪草坪|的工具入库')).toBe(true);
  expect(isOthers('zh', '给业主|疏通管道|的主管段')).toBe(false);
  expect(isOthers('de', 'Dem Meister zugeschaut, Fenster |geputzt|')).toBe(false);
  expect(isOthers('de', 'Die |Sanierung der Bäder| mit dem Architekten besprochen')).toBe(true);
  expect(isOthers('de', '|Bäder saniert| und den Ablauf besprochen')).toBe(false);
});

test('what was done in somebody’s place gets no name beside it that leaves that out', () => {
  expect(isOthers('de', '|Plane in Vertretung die Touren| von neun Wagen')).toBe(true);
  expect(isOthers('de', '|Plane in Bremen die Touren| von neun Wagen')).toBe(false);
});

test('a thing named before what is theirs, what went on meanwhile, and what was attended were not done', () => {
  expect(isOthers('en', "|Sorted clients|' letters in the office")).toBe(true);
  expect(isOthers('en', "|Served as maître d|' of a brasserie")).toBe(false);
  expect(isOthers('en', 'Made tea during |board meetings|')).toBe(true);
  expect(isOthers('en', 'Attended |violin lessons| for two years')).toBe(true);
  expect(isOthers('en', 'Rang |the lost luggage| agency')).toBe(true);
  expect(isOthers('en', 'Took |the cat to be vaccinated|')).toBe(true);
});

test.each([
  ['Fensterputzer für das Büro bestellt', 'Fensterreinigung'],
  ['Teppiche für die Bodenleger hochgetragen', 'Verlegung von Bodenbelägen'],
  ['Den Teppichreiniger an der Tür empfangen', 'Teppichreinigung'],
])('who does it is named, and not the doing: %s', (point, asked) => {
  expect(pointFor('de', point, asked)).not.toContain(asked);
});

test.each([
  ['Einen Kurs über Hygiene besucht', 'Hygieneschulungen'],
  ['Belegte einen Lehrgang für Brandschutz', 'Brandschutzschulungen'],
])('who sat in a course has held none: %s', (point, asked) => {
  expect(pointFor('de', point, asked)).not.toContain(asked);
});

test('what somebody else was made to do ends where the next verb is the own one', () => {
  expect(pointFor('fr', 'Fait déguster les vins et conseillé les clients', 'conseil aux clients')).toContain(
    'conseil aux clients',
  );
  expect(pointFor('fr', 'Fait peindre les volets et les portails', 'peinture de portails')).not.toContain(
    'einture de portails',
  );
  expect(pointFor('es', 'Hice reparar el horno y preparé postres', 'preparación de postres')).toContain(
    'reparación de postres',
  );
  expect(pointFor('es', 'Hice preparar postres y serví mesas', 'preparación de postres')).not.toContain(
    'reparación de postres',
  );
});
