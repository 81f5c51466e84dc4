import { expect, test } from 'vitest';
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

test('what was learned of was not done', () => {
  expect(isOthers('en', 'Completed a course on |managing projects|')).toBe(true);
  expect(isOthers('en', 'Completed a course and |managed projects|')).toBe(false);
  expect(isOthers('fr', 'Suivi une formation à la |gestion de projet|')).toBe(true);
  expect(isOthers('fr', 'Formation à la |gestion de projet| suivie en 2020')).toBe(true);
  expect(isOthers('es', 'Asistí a un taller para |negociar contratos|')).toBe(true);
  expect(isOthers('es', 'Impartí un taller para |negociar contratos|')).toBe(false);
  expect(isOthers('de', 'Seminar zur |Führung von Mitarbeitern| besucht')).toBe(true);
  expect(isOthers('de', 'Seminar zur |Führung von Mitarbeitern| gehalten')).toBe(false);
  expect(isOthers('zh', '在夜校学习|修剪果树|')).toBe(true);
});

test('what was left undone, or planned, was not done', () => {
  expect(isOthers('en', 'Did not |handle cash| or cheques')).toBe(true);
  expect(isOthers('en', 'Planned to |translate manuals|')).toBe(true);
  expect(isOthers('fr', 'Filmé des palettes sans |préparer les commandes|')).toBe(true);
  expect(isOthers('es', 'No |cobré a los clientes|')).toBe(true);
  expect(isOthers('de', 'Keine |Kunden beraten|')).toBe(true);
  expect(isOthers('zh', '不|采购原料|')).toBe(true);
});

test('what a firm does, or others while one did something else, is not own', () => {
  expect(isOthers('en', 'Cleaned for a firm which |designs kitchens|')).toBe(true);
  expect(isOthers('en', '|Reminded customers who had not paid|')).toBe(false);
  expect(isOthers('en', 'Weighed |samples before the chemist analysed| them')).toBe(true);
  expect(isOthers('fr', "Tenu l'échelle pendant que le couvreur |posait les ardoises|")).toBe(true);
  expect(isOthers('fr', "Copié les |plans dessinés| par l'architecte")).toBe(true);
  expect(isOthers('es', 'Hice |recorridos de vigilancia| por un polígono industrial')).toBe(false);
  expect(isOthers('de', 'Bei einer Firma geputzt, die |Küchen plant|')).toBe(true);
  expect(isOthers('de', 'Schäden geprüft, die Höhe |ermittelt|')).toBe(false);
  expect(isOthers('en', "Copied the dentist's |treatment plans|", 'family')).toBe(true);
});

test('who does something is not the doing of it', () => {
  const names = (language: Language, word: string, term: string) => {
    const [token] = tokenize(word, lexisOf(language));
    return token !== undefined && namesDoer(token, term, lexisOf(language));
  };
  expect(names('de', 'Berater', 'kundenberatung')).toBe(true);
  expect(names('de', 'Verkäufern', 'verkauferschulung')).toBe(false);
  expect(names('fr', 'rédacteurs', 'redaction de contrats')).toBe(true);
  expect(names('fr', 'assisté', 'assistance')).toBe(false);
  expect(names('en', 'planners', 'event planning')).toBe(true);
  expect(isNameOfDoer('设计院的施工图', 2, lexisOf('zh'))).toBe(true);
  expect(isNameOfDoer('培训员工', 2, lexisOf('zh'))).toBe(false);
});

test('where somebody else stands before or behind the doing, they did it', () => {
  expect(isOthers('en', 'Waited while drivers |loaded trailers|')).toBe(true);
  expect(isOthers('en', 'Showed the tiler where to |lay tiles|')).toBe(true);
  expect(isOthers('es', 'Recibí los |pedidos preparados| por los mozos')).toBe(true);
  expect(isOthers('fr', "Rangé l'atelier où les techniciens |réparent des montres|")).toBe(true);
  expect(isOthers('de', 'Zugesehen, wie der Meister |Uhren reparierte|')).toBe(true);
  expect(isOthers('zh', '给|卖保险|的朋友介绍客户')).toBe(true);
});
