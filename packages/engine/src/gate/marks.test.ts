import { describe, expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { passes } from './fixture.ts';

type Case = [Language, point: string, right: string, wrong: string];

const cases: readonly Case[] = [
  [
    'en',
    'Swept the yard weekly and the stable twice a day',
    'Swept the yard once a week and the stable twice daily',
    'Swept the yard daily and the stable twice a day',
  ],
  [
    'de',
    'Fegte wöchentlich den Hof und zweimal täglich den Stall',
    'Fegte jede Woche den Hof und 2x am Tag den Stall',
    'Fegte wöchentlich den Hof und zweimal wöchentlich den Stall',
  ],
  [
    'de',
    'Tränkte die Pferde alle zwei Stunden und 3-mal täglich die Ziegen',
    'Tränkte die Pferde im Abstand von zwei Stunden und dreimal am Tag die Ziegen',
    'Tränkte die Pferde alle zwei Tage und 3-mal täglich die Ziegen',
  ],
  [
    'zh',
    '每周清扫院子，每天两次清扫马厩',
    '每星期清扫院子，每日清扫马厩两次',
    '每周清扫院子，每周两次清扫马厩',
  ],
  [
    'en',
    'Fed the otters from 9:30 to 17:00',
    'Fed the otters from 9.30 am to 5 pm',
    'Fed the otters from 9:30 to 18:00',
  ],
  [
    'de',
    'Fütterte die Otter ab 6:30 Uhr',
    'Fütterte die Otter ab halb sieben',
    'Fütterte die Otter ab halb acht',
  ],
  [
    'fr',
    'Nourri les loutres à 17 h 30',
    'Nourri les loutres à cinq heures et demie du soir',
    'Nourri les loutres à 18 h 30',
  ],
  [
    'es',
    'Alimenté a las nutrias a las 17:30',
    'Alimenté a las nutrias a las cinco y media de la tarde',
    'Alimenté a las nutrias a las 18:30',
  ],
  [
    'es',
    'Sequé la balsa en medio año',
    'Secado de la balsa en seis meses',
    'Sequé la balsa en menos de seis meses',
  ],
  [
    'es',
    'Sequé la balsa en más de un año',
    'Secado de la balsa en doce meses',
    'Sequé la balsa en menos de doce meses',
  ],
  [
    'fr',
    "Asséché l'étang en dix-huit mois",
    "Assèchement de l'étang en un an et demi",
    "Asséché l'étang en un an",
  ],
  [
    'fr',
    "Nourri jusqu'à 40 loutres adultes par jour",
    'Nourri 40 loutres adultes par jour au maximum',
    'Nourri 40 loutres adultes par jour au minimum',
  ],
  [
    'fr',
    'Distribué des poissons pour 150 loutres',
    'Distribué des poissons pour cent cinquante loutres',
    'Distribué des poissons pour cent soixante loutres',
  ],
  [
    'fr',
    'Réparé les filets en hiver',
    "Réparation des filets pendant l'hiver",
    'Réparation des filets en été',
  ],
  [
    'fr',
    "Réparé les filets l'été",
    'Réparation des filets pendant la saison estivale',
    'Réparation des filets en hiver',
  ],
  ['fr', 'Vidé les bassins la nuit', 'Vidé les bassins de nuit', 'Vidé les bassins de jour'],
  ['zh', '一年内驯养25只水獭', '1年内驯养25只水獭', '半年内驯养25只水獭'],
  ['zh', '半年内驯养25只水獭', '六个月内驯养25只水獭', '三个月内驯养25只水獭'],
  ['zh', '每天给水獭喂两次鱼和虾', '每日给水獭喂鱼、虾2次', '每日给水獭喂鱼、虾3次'],
  ['zh', '17:30喂养水獭', '下午五点半喂养水獭', '下午六点半喂养水獭'],
  ['en', 'Rowed the ferry Monday to Friday', 'Rowed the ferry Mon–Fri', 'Rowed the ferry Monday to Saturday'],
  ['es', 'Remé la barca los sábados', 'Remé la barca cada sábado', 'Remé la barca los domingos'],
  [
    'fr',
    'Nettoyé les cuivres chaque jeudi',
    'Nettoyage hebdomadaire des cuivres',
    'Nettoyage quotidien des cuivres',
  ],
  [
    'fr',
    'Nettoyé un samedi sur deux les cuivres',
    'Nettoyé les cuivres un samedi sur deux',
    'Nettoyage hebdomadaire des cuivres',
  ],
  ['zh', '周六划渡船', '每周六划渡船', '周日划渡船'],
  ['en', 'Painted a third of the boats', 'Painted one third of the boats', 'Painted most of the boats'],
  ['fr', 'Peint la moitié des bateaux', 'Peint 50 % des bateaux', 'Peint la plupart des bateaux'],
  [
    'en',
    'Waxed floors on the second floor',
    'Waxed floors on the 2nd floor',
    'Waxed floors on the third floor',
  ],
  ['de', 'Bohnerte im zweiten Stock', 'Bohnerte im 2. Stock', 'Bohnerte im dritten Stock'],
  [
    'es',
    'Pinté barcos en el primer trimestre de 2011',
    'Pinté barcos de enero a marzo de 2011',
    'Pinté barcos en el segundo trimestre de 2011',
  ],
  [
    'fr',
    'Peint les bateaux des années 1970',
    'Peint les bateaux des années 70',
    'Peint les bateaux des années 1980',
  ],
  ['en', 'Carried at least 30 crates', 'Carried no fewer than 30 crates', 'Carried up to 30 crates'],
  ['es', 'Cargué al menos 30 cajas', 'Cargué 30 cajas o más', 'Cargué más de 30 cajas'],
  ['zh', '搬运至少30箱', '搬运不少于30箱', '搬运超过30箱'],
  ['zh', '骑行40公里', '骑行40千米', '骑行4万米'],
  [
    'en',
    'Dug ditches from March to June 2009',
    'Dug ditches 03/2009 to 06/2009',
    'Dug ditches from April to June 2009',
  ],
  [
    'en',
    'Rebuilt the pier in two years',
    'Over a period of 24 months, rebuilt the pier',
    'Rebuilt the pier in 18 months',
  ],
  [
    'en',
    'Shortened the ferry crossing by two weeks',
    'Shortened the ferry crossing by 14 days',
    'Shortened the ferry crossing in 14 days',
  ],
  [
    'de',
    'Flickte binnen eines halben Jahres alle Netze',
    'In sechs Monaten alle Netze geflickt',
    'In zwei Monaten alle Netze geflickt',
  ],
  ['es', 'Remendé las redes en un año', 'En doce meses remendé las redes', 'En seis meses remendé las redes'],
  ['fr', 'Repeint la jetée en un an', 'Repeint la jetée en douze mois', 'Repeint la jetée en douze semaines'],
  [
    'en',
    'Mended 40 nets within one year',
    'Mended 40 nets in twelve months',
    'Mended 40 nets every twelve months',
  ],
  [
    'en',
    'Drew up year-end lists of the nets',
    'Drew up annual lists of the nets',
    'Drew up monthly lists of the nets',
  ],
  [
    'de',
    'Fegte den Steg vor Schichtbeginn',
    'Fegte den Steg vor Beginn der Schicht',
    'Fegte den Steg nach Beginn der Schicht',
  ],
  ['de', 'Fegte den Steg am Wochenende', 'Fegte am Wochenende den Steg', 'Fegte den Steg wöchentlich'],
  [
    'de',
    'Schrieb Wochenberichte über die Netze',
    'Schrieb wöchentliche Berichte über die Netze',
    'Schrieb tägliche Berichte über die Netze',
  ],
  [
    'de',
    'Flickte zweitausenddreihundert Netze',
    '2.300 Netze geflickt',
    'Flickte zweitausendunddreißig Netze',
  ],
  [
    'en',
    'Sold maps every day except Mondays',
    'Sold maps daily, not on Mondays',
    'Sold maps every day, Mondays included',
  ],
];

describe('how often, when, and how large a part', () => {
  test.each(cases)('%s: %s — %s', (language, point, right, wrong) => {
    expect(passes(language, point, right)).toBe(true);
    expect(passes(language, point, wrong)).toBe(false);
  });
});

test('what is done on school days is not done every day', () => {
  expect(passes('en', 'Rang the bell on school days', 'Rang the bell every day')).toBe(false);
  expect(passes('de', 'Läutete an Schultagen', 'Läutete jeden Tag')).toBe(false);
});

const kinds: readonly Case[] = [
  [
    'en',
    'Sharpened scythes before the harvest',
    'Sharpened scythes ahead of the harvest',
    'Sharpened scythes after the harvest',
  ],
  ['de', 'Schärfte Sensen vor der Ernte', 'Sensen vor der Ernte geschärft', 'Schärfte Sensen nach der Ernte'],
  [
    'es',
    'Afilé guadañas antes del otoño',
    'Antes del otoño afilé guadañas',
    'Afilé guadañas después del otoño',
  ],
  ['fr', 'Ramé deux week-ends par mois', 'Ramé 2 week-ends par mois', 'Ramé chaque week-end'],
  ['zh', '每月两个周末划船', '每月2个周末划船', '每个周末划船'],
  [
    'en',
    'Kept the ferry from 6 to 10 in the evening',
    'Kept the ferry from 6 pm to 10 pm',
    'Kept the ferry from 6 am to 10 am',
  ],
  [
    'de',
    'Traf jeden fünften Vogel im Flug',
    'Traf 20 % der Vögel im Flug',
    'Traf jeden zweiten Vogel im Flug',
  ],
  ['en', 'Held a four-hour fair', 'Held a 4-hour fair', 'Held a four-day fair'],
  ['zh', '每月一次清点船桨', '每月清点一次船桨', '每周清点一次船桨'],
  [
    'en',
    'Sang with a choir of nine at fairs',
    'Sang with a nine-person choir at fairs',
    'Sang with nine choirs at fairs',
  ],
  [
    'de',
    'Sang in einem neunköpfigen Team auf Märkten',
    'Sang in einem Team von neun Personen auf Märkten',
    'Sang in neun Teams auf Märkten',
  ],
  ['zh', '与九人小组一起演唱', '与9人小组一起演唱', '与九个小组一起演唱'],
  [
    'es',
    'Formé a dos pastores en invierno',
    'Formé a 2 pastores en invierno',
    'Formé a varios pastores en invierno',
  ],
  ['zh', '带教两名船夫', '带教2名船夫', '带教多名船夫'],
  ['zh', '将经费的三分之一用于修船', '将经费的1/3用于修船', '将经费用于修船'],
  [
    'en',
    'Rang the bells on Sunday mornings',
    'Rang bells on Sunday mornings',
    'Rang the bells every morning',
  ],
  ['en', 'Swept the pier twice a day', 'Swept the pier two times a day', 'Swept the pier once a day'],
  [
    'en',
    'Wrote with a quill, not a typewriter',
    'Wrote with a quill rather than a typewriter',
    'Wrote with a quill and a typewriter',
  ],
  [
    'fr',
    'Voulu repeindre la barque, mais il a plu',
    'Souhaité repeindre la barque, mais il a plu',
    'Repeint la barque',
  ],
  ['es', 'Quise pintar la barca, pero llovió', 'Pretendí pintar la barca, pero llovió', 'Pinté la barca'],
];

describe('how many, how often, and whether at all', () => {
  test.each(kinds)('%s: %s — %s', (language, point, right, wrong) => {
    expect(passes(language, point, right)).toBe(true);
    expect(passes(language, point, wrong)).toBe(false);
  });
});
