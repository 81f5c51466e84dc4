import { expect, test } from 'vitest';
import { pointFor as point } from '../../test/one-point.ts';

test('a name inside of a term takes the place of its other name, which stays behind it', () => {
  expect(point('es', 'Impartí cursos de prevención de riesgos laborales a 90 peones', 'cursos de PRL')).toBe(
    'Impartí cursos de PRL (prevención de riesgos laborales) a 90 peones',
  );
});

test('two things named side by side are said in the other order too', () => {
  expect(point('es', 'Apliqué las normas de salud y seguridad en obras', 'seguridad y salud')).toBe(
    'Apliqué las normas de seguridad y salud en obras',
  );
});

test('what stands before "and other" is of the sort that follows, and a label takes its verb', () => {
  expect(point('en', 'Calibrated scales, pumps and other equipment', 'equipment calibration')).toBe(
    'Equipment calibration: scales, pumps and other equipment',
  );
  expect(point('en', 'Calibrated scales, pumps and meters; sold equipment', 'equipment calibration')).toBe(
    'Calibrated scales, pumps and meters; sold equipment',
  );
});

test('a noun at the head of a point is not taken for the verb of the label', () => {
  const films = 'Vídeos cortos de ensayos montados por mí';
  expect(point('es', films, 'montaje de vídeos')).toContain('ídeos cortos de ensayos montados por mí');
});

test('in Spanish a word behind the "de" of another thing is not what the verb is about', () => {
  const insurance = 'Vendí seguros de coche en la oficina de un pueblo de la sierra';
  expect(point('es', insurance, 'venta de coches')).toBe(insurance);
  expect(point('es', 'Vendí una docena de coches en la oficina de la sierra', 'venta de coches')).toContain(
    'enta de coches',
  );
});

test('a German verb opens the point and its object may stand far behind, unless another word governs it', () => {
  expect(
    point('de', 'Pflegte im Auftrag der Stadt 14 Hektar öffentliche Grünanlagen', 'Grünanlagenpflege'),
  ).toBe('Grünanlagenpflege: im Auftrag der Stadt 14 Hektar öffentliche Grünanlagen');
  const governed = 'Pflegte jeden Montag gemeinsam mit drei Kollegen die Karten der Grünanlagen';
  expect(point('de', governed, 'Grünanlagenpflege')).toBe(governed);
});

test('Chinese: behind a comma, at the end of what is named, not in the middle of a list', () => {
  expect(point('zh', '给60亩柑橘喷药，防治红蜘蛛、蚜虫和溃疡病', '病虫害防治')).toBe(
    '给60亩柑橘喷药，防治红蜘蛛、蚜虫和溃疡病（病虫害防治）',
  );
});

test('a small word inside the term and a light word that the other saying has too hide nothing', () => {
  const taught = "Enseigné l'anglais à des salariés d'une banque, en groupes de huit";
  expect(point('fr', taught, 'formation pour adultes')).toContain('formation pour adultes');
  expect(point('fr', 'Animé des jeux sensoriels pour 15 tout-petits', "activités d'éveil")).toBe(
    "Activités d'éveil : animé des jeux sensoriels pour 15 tout-petits",
  );
  expect(point('fr', taught, 'formation pour enfants')).not.toContain('formation pour enfants');
});

test('what a list says stands behind all of it, never in the middle', () => {
  expect(
    point(
      'en',
      'Verified names, figures and quotations in features before they went to press',
      'fact-checking',
    ),
  ).toBe('Verified names, figures and quotations in features before they went to press (fact-checking)');
});

test('a participle at the end of a German point goes into the noun, a verb behind a label is no capital', () => {
  expect(point('de', 'Angebote für Industriekunden erstellt, rund 25 pro Woche', 'Angebotserstellung')).toBe(
    'Angebotserstellung für Industriekunden, rund 25 pro Woche',
  );
  expect(point('de', 'Stimmte die Konten von drei Töchtern ab', 'Kontenabstimmung')).toBe(
    'Kontenabstimmung: stimmte die Konten von drei Töchtern ab',
  );
});

test('words that the posting’s phrase shares are not said twice where the phrase can stand for them', () => {
  expect(
    point('en', 'Scheduled shifts for 22 housekeepers and front desk agents', 'shift scheduling'),
  ).toMatch(/^(?:Handled|Carried out) shift scheduling for 22 housekeepers and front desk agents$/);
});

test('where the longer of two equal sayings has its words too far apart, the shorter one tells', () => {
  const doughs = 'Teige für 30 Brot- und Brötchensorten angesetzt, geknetet und portioniert';
  expect(point('de', doughs, 'Teigherstellung')).toContain('Teigherstellung');
  expect(point('de', 'Teige für 30 Brotsorten verkauft und verpackt', 'Teigherstellung')).not.toContain(
    'Teigherstellung',
  );
});

test('two joined things are said where both were done, and not where one was', () => {
  const asked = 'Montage und Wartung von Pumpen';
  expect(point('de', 'Pumpen in vier Klärwerken montiert und gewartet', asked)).toContain(asked);
  expect(point('de', 'Pumpen in vier Klärwerken montiert und verkauft', asked)).not.toContain(asked);
});

test('a German name with an adjective is known in its other forms too', () => {
  expect(point('de', 'Im öffentlichen Personennahverkehr sechs Jahre Busse gefahren', 'ÖPNV')).toContain(
    'ÖPNV',
  );
});

test('what was only passed on, done by others or is there for something is no doing of one’s own', () => {
  const paid = 'elaboración de nóminas';
  expect(point('es', 'Repartí las nóminas en mano a 150 peones', paid).toLowerCase()).not.toContain(paid);
  const blood = 'Labelled and stored blood tubes taken by the nurses';
  expect(point('en', blood, 'venipuncture')).toBe(blood);
  const cart = 'Rangé le matériel destiné aux prises de sang';
  expect(point('fr', cart, 'prélèvements sanguins')).toBe(cart);
  const tape = '为护士准备输液用的胶布和棉签';
  expect(point('zh', tape, '静脉输液')).toBe(tape);
});

test('a Chinese verb of one character says the longer one beside the same thing, whatever the word cutter makes of it', () => {
  expect(point('zh', '接求助电话，每班约五十通', '求助电话接听')).toContain('求助电话接听');
  expect(point('zh', '拟租赁合同，每年约百份', '租赁合同拟定')).toContain('租赁合同拟定');
  expect(point('zh', '报修设备，每周两次', '设备维修')).toBe('报修设备，每周两次');
});

test('a Chinese thing at the end of its clause is of the sort that its last character names', () => {
  expect(point('zh', '调度三十辆洒水车，早晚两班', '车辆调度')).toContain('车辆调度');
  expect(point('zh', '开车调度货物', '车辆调度')).toBe('开车调度货物');
});

test('what was only proposed, or came to nothing, was not done', () => {
  expect(point('zh', '递交过举办书展的计划书', '书展举办')).toBe('递交过举办书展的计划书');
  expect(point('zh', '曾筹备举办书展，最终取消', '书展举办')).toBe('曾筹备举办书展，最终取消');
  expect(point('zh', '在广场举办书展，三天', '书展举办')).toContain('书展举办');
});

test('a compound that holds the thing says what was done with it too, and a name of light words alone is one thing', () => {
  expect(point('de', 'Spargel gestochen, drei Saisons', 'Spargelernte')).toBe(
    'Spargelernte: Spargel gestochen, drei Saisons',
  );
  expect(point('de', 'Windeln gewechselt, dreimal am Tag', 'Wickeln')).toBe(
    'Wickeln: Windeln gewechselt, dreimal am Tag',
  );
  expect(point('fr', 'Pris le son de reportages', 'prise de son')).toBe('Prise de son de reportages');
});

test('German: what a thing is of, what sort it is and what both verbs were done to stays with the thing', () => {
  const said = (bullet: string, asked: string) => point('de', bullet, asked);
  expect(said('Proben von Quellwasser im Tal entnommen', 'Entnahme von Quellwasserproben')).toBe(
    'Entnahme von Quellwasserproben: Proben von Quellwasser im Tal entnommen',
  );
  expect(said('Ziegenhäute gegerbt', 'Gerbung von Häuten')).toBe('Gerbung von Häuten: Ziegenhäute gegerbt');
  expect(said('Karpfen in Teichen gefüttert und im Mai abgefischt', 'Abfischen von Karpfen')).toBe(
    'Abfischen von Karpfen: Karpfen in Teichen gefüttert und im Mai abgefischt',
  );
  expect(said('Zelte in Husum auf- und abgebaut', 'Auf- und Abbau von Zelten')).toBe(
    'Auf- und Abbau von Zelten: Zelte in Husum auf- und abgebaut',
  );
  expect(said('Beim Bau von Zelten die Stangen gereicht', 'Zeltbau')).toBe(
    'Beim Bau von Zelten die Stangen gereicht',
  );
});
