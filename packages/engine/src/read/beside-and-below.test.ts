import { expect, test } from 'vitest';
import { headed, jobsByMonth, read, studies } from '../../test/reading.ts';

const jobs = (text: string) => jobsByMonth(headed(text));

test('a line of labels over a table heads no section, and a column of unknown label names no employer', () => {
  const text = `| PERIODO | PUESTO | ESCUELA | TURNO |
|---|---|---|---|
| marzo 2019 a la fecha | Docente de 3.er grado | Primaria Loma Verde | matutino |
| agosto 2016 - febrero 2019 | Maestra suplente | Primaria Ojo de Agua | vespertino |`;
  expect(jobs(text)).toEqual([
    ['Docente de 3.er grado', 'Primaria Loma Verde', '2019-03', 'now'],
    ['Maestra suplente', 'Primaria Ojo de Agua', '2016-08', '2019-02'],
  ]);
});

test('a state behind a town is no legal form', () => {
  const text = `EMPLOYMENT

Dishwasher / Prep
Osteria Tre Lune	Las Vegas, NV
June 2018 – Oct. 2019

Line Cook
Blue Heron Grill	Reno, NV
2015 – 2018`;
  expect(jobs(text)).toEqual([
    ['Dishwasher / Prep', 'Osteria Tre Lune', '2018-06', '2019-10'],
    ['Line Cook', 'Blue Heron Grill', '2015', '2018'],
  ]);
});

test('the label of a place names the school where no other line does', () => {
  const text = `AUSBILDUNG

Zeit:             2014 bis 2016
Abschluss:        Meisterprüfung im Tischlerhandwerk
Ort:              Handwerkskammer Aurich

Zeit:             2008 bis 2011
Abschluss:        Lehre zum Tischler
Ort:              Tischlerei Onno Harms, Leer`;
  expect(studies(headed(text))).toEqual([
    ['Meisterprüfung im Tischlerhandwerk', 'Handwerkskammer Aurich'],
    ['Lehre zum Tischler', 'Tischlerei Onno Harms'],
  ]);
});

test('a first bullet may stand beside the title that heads it', () => {
  const text = `EXPÉRIENCE

2018 - auj.              DOMAINE DES TILLEULS, Sainte-Foy
Chef de culture          > conduite de la vigne en bio, du sol à la
                         taille
                         > encadrement de six saisonniers

2012 - 2018              VIGNOBLES CASTAING, Bergerac
Ouvrier viticole         > taille, épamprage, relevage`;
  expect(jobs(text)).toEqual([
    ['Chef de culture', 'DOMAINE DES TILLEULS', '2018', 'now'],
    ['Ouvrier viticole', 'VIGNOBLES CASTAING', '2012', '2018'],
  ]);
});

test('a town that no list knows stands between an employer and the title below it', () => {
  const text = `PARCOURS

Depuis mars 2017
     Ateliers Morvannec – Plouézec
     Chef d'équipe taille et pose
       • dépose du porche

De 2011 à 2017
     SARL Granit du Léon – Guiclan
     Tailleur de pierre
       • escaliers et linteaux`;
  expect(jobs(text)).toEqual([
    ["Chef d'équipe taille et pose", 'Ateliers Morvannec', '2017-03', 'now'],
    ['Tailleur de pierre', 'SARL Granit du Léon', '2011', '2017'],
  ]);
});

test('a season and a colon open an entry below a bullet', () => {
  const text = `EXPÉRIENCE
05/2023 – 06/2023 : stagiaire électricien, Hydro-Vallon SAS
* câblage d'une armoire
été 2022 : plongeur, Refuge du Grand Pic
02/2022 : stagiaire, Garage Morel`;
  expect(jobs(text)).toEqual([
    ['stagiaire électricien', 'Hydro-Vallon SAS', '2023-05', '2023-06'],
    ['plongeur', 'Refuge du Grand Pic', '2022', '2022'],
    ['stagiaire', 'Garage Morel', '2022-02', '2022-02'],
  ]);
});

test('a degree and its school behind a time and a colon are an entry, however long', () => {
  const text = `ESTUDIOS

2018-2020: Ciclo medio de Navegación y Pesca de Litoral, Instituto Marítimo-Pesquero Costa de los Faros (nocturno y entre mareas).
2014: Graduado en ESO, IES Os Areais.`;
  expect(studies(headed(text))).toEqual([
    ['Ciclo medio de Navegación y Pesca de Litoral', 'Instituto Marítimo-Pesquero Costa de los Faros'],
    ['Graduado en ESO', 'IES Os Areais'],
  ]);
});

test('what begins small behind a name tells of it; a part of it is named', () => {
  const text = `TRABAJOS

2021-hoy: Contramaestre en Armadora Cabo Norte S.A., palangre de fondo.
2017-2021: Marinero en Pesqueras Illa Grande S.L., mareas de 40 días.
2014-2017: Celador en Hospital General de Ardán, servicio de urgencias.`;
  expect(jobs(text)).toEqual([
    ['Contramaestre', 'Armadora Cabo Norte S.A.', '2021', 'now'],
    ['Marinero', 'Pesqueras Illa Grande S.L.', '2017', '2021'],
    ['Celador', 'Hospital General de Ardán, servicio de urgencias', '2014', '2017'],
  ]);
});

test('the hours behind a title are no part of it', () => {
  const text = `BERUFSERFAHRUNG

2018 – 2021
Verkäuferin in Teilzeit
Bäckerei Ohlsen

2015 – 2018
Caissière à temps partiel
Épicerie Chez Lucienne`;
  expect(jobs(text)).toEqual([
    ['Verkäuferin', 'Bäckerei Ohlsen', '2018', '2021'],
    ['Caissière', 'Épicerie Chez Lucienne', '2015', '2018'],
  ]);
});

test('a mark opens an entry whose time stands in brackets below it', () => {
  const text = `AUSBILDUNG

■ Lehrabschlussprüfung Bäcker, WIFI Kärnten
  (2018, zweiter Bildungsweg)
■ Fachdiplom Hotellerie, Tourismusinstitut Homs
  (2006–2009)`;
  expect(studies(headed(text))).toEqual([
    ['Lehrabschlussprüfung Bäcker', 'WIFI Kärnten'],
    ['Fachdiplom Hotellerie', 'Tourismusinstitut Homs'],
  ]);
});

test('only the mark that opens entries makes a bullet with a year one', () => {
  const text = `工作经历
◆ 昌宁市柳树路小学　　语文教师　　2020.08-至今
・承担两个班的语文教学
・2023年获区级优质课一等奖

◆ 昌宁市第三小学　　实习教师　　2017.09-2020.07
・听课六十余节`;
  expect(jobs(text)).toEqual([
    ['语文教师', '昌宁市柳树路小学', '2020-08', 'now'],
    ['实习教师', '昌宁市第三小学', '2017-09', '2020-07'],
  ]);
});

test('how one learned may stand behind the time', () => {
  const text = `念过的书

川口县第二初级中学，初中，2000年毕业
临江技工学校，中式面点 中级工，2012年到2013年，冬季班`;
  expect(studies(headed(text))).toEqual([
    ['初中', '川口县第二初级中学'],
    ['中式面点 中级工', '临江技工学校'],
  ]);
});

test('a given name over a family in capitals is one name', () => {
  const text = `Maialen
AGIRRE-OLANO
profesora de piano

600 000 000
maialen.piano@example.net`;
  expect(read(text).contact.name?.value).toBe('Maialen AGIRRE-OLANO');
});
