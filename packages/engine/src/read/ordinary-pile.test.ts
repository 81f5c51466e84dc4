import { expect, test } from 'vitest';
import { headed, jobsByMonth, read, studies } from '../../test/reading.ts';

const jobs = (text: string) => jobsByMonth(headed(text));

test('where digits count entries, romans below them count what was done', () => {
  const text = `WORKING EXPERIENCE

1. Volta Cocoa Marketing Agency, Tema
   Depot Accountant
   2017 – Date
   i. Preparation of monthly reconciliation
   ii. Supervision of two clerks

2. Harmony Rural Bank Ltd, Ho
   Accounts Clerk
   Sept. 2015 – Aug. 2016
   i. Posting of vouchers`;
  expect(jobs(text)).toEqual([
    ['Depot Accountant', 'Volta Cocoa Marketing Agency', '2017', 'now'],
    ['Accounts Clerk', 'Harmony Rural Bank Ltd', '2015-09', '2016-08'],
  ]);
});

test('a name with its age heads a section of personal data', () => {
  const text = `Datos personales
Ayelén Belén Sosa Iturralde, 29 años, soltera
Belgrano 1234, Paraná
343 000-0003 — yami.perez@example.com.ar

Experiencia
2021 - presente · Administrativa · Estudio Frutos y Asoc.`;
  expect(read(text).contact.name?.value).toBe('Ayelén Belén Sosa Iturralde');
});

test('marks and places in class behind the time are no part of it', () => {
  const text = `教育
临江理工大学（985）　机械工程　硕士（保研）　2021/09 – 2024/06
太平理工大学（211）　机械设计　学士　2017/09 – 2021/06　GPA 3.8/4.0　排名 2/120`;
  expect(studies(headed(text))).toEqual([
    ['机械工程 硕士', '临江理工大学'],
    ['机械设计 学士', '太平理工大学'],
  ]);
});

test('a town and its district with a point between are one place', () => {
  const text =
    '陈立国\n13900000022 | chenlg@example.com | 深圳·龙岗\n\n工作经历\n2019.03-至今 某某电子厂 工程师';
  expect(read(text).contact.location?.value).toBe('深圳·龙岗');
});

test('under a heading of its own, trades with their schools are studies', () => {
  const text = `STATIONEN

Buchhalterin | Steuerbüro Wolf & Partner mbB | Stade | 2010 – 2016

QUALIFIKATION

Kauffrau für Bürokommunikation | BBS Stade | 2004 – 2007
Sekundarabschluss I | Realschule Altendeich | 2004`;
  expect(studies(headed(text))).toEqual([
    ['Kauffrau für Bürokommunikation', 'BBS Stade'],
    ['Sekundarabschluss I', 'Realschule Altendeich'],
  ]);
});

test('a way of working right below its time heads no section', () => {
  const text = `2018 → hoy
AGENCIA MAREA, Donostia
Diseñadora sénior

2016 → 2018
FREELANCE
Ilustradora`;
  expect(jobs(text).map(([title, , start]) => [title, start])).toEqual([
    ['Diseñadora sénior', '2018'],
    ['Ilustradora', '2016'],
  ]);
});

test('a label behind a header in the same line says what one was', () => {
  const text = `Antecedentes laborales

- Forestal Río Bravo S.A. (2018 a la fecha). Cargo: Supervisor de faena. Funciones: control de producción.
- Aserradero Lonco (2013 – 2018). Cargo: Operador de astillador.`;
  expect(jobs(text)).toEqual([
    ['Supervisor de faena', 'Forestal Río Bravo S.A.', '2018', 'now'],
    ['Operador de astillador', 'Aserradero Lonco', '2013', '2018'],
  ]);
});

test('a legal form at the end of a cell keeps its stop', () => {
  const text = `EXPERIENCIA
Desde        Hasta        Empresa                          Puesto
01/09/2019   Actualidad   Gestoría Alcores, S.L.           Auxiliar administrativa
2012         2015         Cafetería El Puerto              Camarera`;
  expect(jobs(text)).toEqual([
    ['Auxiliar administrativa', 'Gestoría Alcores, S.L.', '2019-09', 'now'],
    ['Camarera', 'Cafetería El Puerto', '2012', '2015'],
  ]);
});
