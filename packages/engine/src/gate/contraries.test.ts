import { describe } from 'vitest';
import { kept, refused } from '../../test/gate-cases.ts';

describe('a word of the contrary is another word, though the rest of it is the same', () => {
  refused([
    ['zh', ['2021年取得内部质量审核员证书'], '2021年取得外部质量审核员证书'],
    ['zh', ['负责内部培训'], '负责外部培训'],
    ['zh', ['核对应付账款'], '核对应收账款'],
    ['zh', ['办理进口报关'], '办理出口报关'],
    ['zh', ['统计入库数量'], '统计出库数量'],
    ['zh', ['检查上游阀门'], '检查下游阀门'],
    ['zh', ['维护低压线路'], '维护高压线路'],
    ['zh', ['接待国内客户'], '接待国外客户'],
    ['en', ['Handled inbound calls'], 'Handled outbound calls'],
    ['en', ['Reconciled accounts payable'], 'Reconciled accounts receivable'],
    ['es', ['Gestioné cuentas a pagar'], 'Gestioné cuentas a cobrar'],
    ['fr', ['Géré les appels entrants'], 'Géré les appels sortants'],
    ['de', ['Eingehende Anrufe angenommen'], 'Ausgehende Anrufe geführt'],
    ['de', ['Interne Schulungen organisiert'], 'Externe Schulungen organisiert'],
  ]);
});

describe('what a line tells others to have done with it is not one’s own doing, in whatever words', () => {
  refused([
    ['zh', ['编制预算，由财务总监审批'], '编制并审批预算'],
    ['zh', ['起草合同，由法务审核'], '起草并审核合同'],
    ['en', ['Prepared invoices; approval was given by the manager'], 'Prepared and approved invoices'],
    ['en', ['Drafted contracts, which the lawyer then reviewed'], 'Drafted and reviewed contracts'],
    [
      'de',
      ['Angebote vorbereitet, die Unterschrift leistete der Chef'],
      'Angebote vorbereitet und unterschrieben',
    ],
    ['de', ['Pläne gezeichnet, die Prüfung übernahm die Ingenieurin'], 'Pläne gezeichnet und geprüft'],
    ['fr', ['Préparé les devis, que le patron validait'], 'Préparé et validé les devis'],
    ['fr', ['Préparé les devis, la validation revenant au chef'], 'Préparé et validé les devis'],
    ['es', ['Preparé presupuestos, que aprobaba el jefe'], 'Preparé y aprobé presupuestos'],
    ['es', ['Preparé pedidos; la firma era del encargado'], 'Preparé y firmé pedidos'],
  ]);
  kept([
    [
      'de',
      ['Angebote vorbereitet, die Unterschrift leistete der Chef'],
      'Angebote vorbereitet (Unterschrift durch den Chef)',
    ],
  ]);
});

describe('what was made for a place was not made with it', () => {
  refused([
    ['de', ['Kuchen für vier Cafés gebacken'], 'Kuchen mit vier Cafés gebacken'],
    ['en', ['Baked cakes for four cafés'], 'Baked cakes with four cafés'],
    ['fr', ['Préparé des repas pour deux écoles'], 'Préparé des repas avec deux écoles'],
    ['es', ['Preparé menús para dos colegios'], 'Preparé menús con dos colegios'],
    ['zh', ['为两所学校制作午餐'], '与两所学校制作午餐'],
  ]);
  kept([['en', ['Baked cakes for four cafés with nuts'], 'Baked nut cakes for four cafés']]);
});

describe('what is so from one month to another, or in a season, is not always so', () => {
  refused([
    ['en', ['Ran the kiosk daily from May to August'], 'Ran the kiosk daily'],
    ['en', ['Cut the grass every week between April and October'], 'Cut the grass every week'],
    ['de', ['Von Mai bis September täglich Boote vermietet'], 'Täglich Boote vermietet'],
    ['fr', ['Loué des bateaux tous les jours de mai à septembre'], 'Loué des bateaux tous les jours'],
    ['es', ['Alquilé barcas todos los días de mayo a septiembre'], 'Alquilé barcas todos los días'],
    ['zh', ['5月至9月每天出租游船'], '每天出租游船'],
    ['es', ['Vendí helados los domingos de verano'], 'Vendí helados todos los domingos'],
    ['fr', ["Vendu des glaces les dimanches d'été"], 'Vendu des glaces tous les dimanches'],
    ['en', ['Sold ice cream on summer Sundays'], 'Sold ice cream every Sunday'],
    ['de', ['An Sommersonntagen Eis verkauft'], 'Jeden Sonntag Eis verkauft'],
  ]);
  kept([
    ['en', ['Ran the kiosk daily from May to August'], 'From May to August, ran the kiosk every day'],
    ['zh', ['5月至9月每天出租游船'], '5月到9月每天出租游船'],
    [
      'fr',
      ['Loué des bateaux tous les jours de mai à septembre'],
      'De mai à septembre, loué des bateaux chaque jour',
    ],
  ]);
});

describe('some of so many are not so many', () => {
  refused([
    ['en', ['One of six cooks chosen for the state dinner'], 'Six cooks chosen for the state dinner'],
    ['en', ['Tended two of nine glasshouses'], 'Tended nine glasshouses'],
    ['de', ['Eine von fünf Köchinnen, die ausgewählt wurden'], 'Fünf Köchinnen ausgewählt'],
    ['de', ['Zwei von neun Gewächshäusern betreut'], 'Neun Gewächshäuser betreut'],
    ['es', ['Cuidé dos de nueve invernaderos'], 'Cuidé nueve invernaderos'],
    ['fr', ['Entretenu deux des neuf serres'], 'Entretenu neuf serres'],
    ['zh', ['负责九座温室中的两座'], '负责九座温室'],
  ]);
  kept([['en', ['Tended two of nine glasshouses'], 'Tended two of the nine glasshouses']]);
});

describe('what is dated to one year was not done in another year of the job', () => {
  refused([
    [
      'en',
      ['Passed the gas safety exam in 2019', 'Opened a branch in 2021'],
      'Passed the gas safety exam in 2021',
    ],
    [
      'de',
      ['2019 die Prüfung zum Schweißer abgelegt', '2021 eine Halle gebaut'],
      '2021 die Prüfung zum Schweißer abgelegt',
    ],
    ['fr', ['Obtenu le permis C en 2019', 'Ouvert un dépôt en 2021'], 'Obtenu le permis C en 2021'],
    ['es', ['Obtuve el permiso C en 2019', 'Abrí un almacén en 2021'], 'Obtuve el permiso C en 2021'],
    ['zh', ['2019年考取焊工证', '2021年建成厂房'], '2021年考取焊工证'],
  ]);
  kept([
    ['en', ['Passed the gas safety exam in 2019', 'Opened a branch in 2021'], 'In 2021, opened a branch'],
    [
      'en',
      ['Passed the gas safety exam in 2019', 'Opened a branch in 2021'],
      'Passed the gas safety exam in 2019 and opened a branch in 2021',
    ],
  ]);
});

describe('whose trade somebody had that was accompanied says nothing of one’s own', () => {
  refused([
    ['en', ['Went with the bridge engineer to inspections'], 'Did bridge inspections'],
    ['fr', ['Accompagné le chef de chantier aux réunions'], 'Réunions de chantier'],
  ]);
  kept([
    [
      'en',
      ['Went with the bridge engineer to inspections'],
      'Accompanied the bridge engineer on inspections',
    ],
    ['de', ['Die Prüferin zu Abnahmen begleitet'], 'Begleitung der Prüferin bei Abnahmen'],
    ['es', ['Acompañé al jefe a reuniones'], 'Fui con el jefe a reuniones'],
    ['fr', ['Accompagné le géomètre lors des relevés'], 'Accompagnement du géomètre pendant les relevés'],
  ]);
});

describe('what a workshop or an office is named by, and what went before or after, was not done', () => {
  refused([
    ['en', ['Swept the floor after welding'], 'Welding: swept the floor'],
    ['de', ['Nach dem Lackieren die Halle gefegt'], 'Lackieren: die Halle gefegt'],
    [
      'fr',
      ['Livré des pneus à l’atelier de carrosserie'],
      'Carrosserie : livré des pneus à l’atelier de carrosserie',
    ],
    ['zh', ['替铸造车间清点工具'], '铸造：替铸造车间清点工具'],
  ]);
  kept([
    ['en', ['Swept the floor after welding'], 'After welding, swept the floor'],
    ['zh', ['替铸造车间清点工具'], '清点工具，替铸造车间'],
  ]);
});
