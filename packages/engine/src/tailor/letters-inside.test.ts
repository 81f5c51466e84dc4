import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const pages = {
  es: [
    'Experiencia\n\nTécnica, Albarda S.L.\nmarzo de 2019 - mayo de 2024\n- ',
    'Requisitos:\n- Experiencia en ',
  ],
  fr: [
    'Expérience professionnelle\n\nAgente, Prairie SARL\nmars 2019 - mai 2024\n- ',
    'Profil recherché :\n- Expérience en ',
  ],
} as const;

function written(language: keyof typeof pages, said: string, asked: string): string {
  const [before, asks] = pages[language];
  const { text } = tailor(engine, {
    resume: `Noa Linden\nnoa@example.com\n\n${before}${said}\n`,
    job: { title: 'Prado', description: `${asks}${asked}` },
    asOf: { year: 2026, month: 11 },
  });
  return text.split('\n').find((line) => line.toLowerCase().includes(asked.toLowerCase())) ?? '';
}

test.each<[keyof typeof pages, string, string, string]>([
  [
    'es',
    'Atendí a pacientes de la unidad de cuidados intensivos',
    'pacientes de UCI',
    '- Atendí a pacientes de UCI (unidad de cuidados intensivos)',
  ],
  [
    'es',
    'Elaboré informes de indicadores clave de rendimiento',
    'informes de KPI',
    '- Elaboré informes de KPI (indicadores clave de rendimiento)',
  ],
  [
    'es',
    'Atendí un kiosko de prensa en la estación',
    'kiosco de prensa',
    '- Atendí un kiosco de prensa en la estación',
  ],
  [
    'fr',
    'Déclaré la TVA des indépendants chaque trimestre',
    'déclarations trimestrielles de TVA',
    '- Déclarations trimestrielles de TVA des indépendants',
  ],
  [
    'es',
    'Analicé datos con Python cada semana',
    'análisis semanal de datos',
    '- Análisis semanal de datos con Python',
  ],
  [
    'es',
    'Instalé cámaras de circuito cerrado de televisión',
    'instalación de CCTV',
    '- Instalación de CCTV: cámaras de circuito cerrado de televisión',
  ],
  [
    'es',
    'Utilicé AutoCAD para dibujar planos de viviendas',
    'delineación con AutoCAD',
    '- Delineación con AutoCAD: utilicé AutoCAD para dibujar planos de viviendas',
  ],
  [
    'es',
    'Hice copias de seguridad diarias de los servidores',
    'backups de servidores',
    '- Backups de servidores: hice copias de seguridad diarias de los servidores',
  ],
  [
    'es',
    'Coloqué azulejos en baños y cocinas',
    'alicatado de baños',
    '- Alicatado de baños: coloqué azulejos en baños y cocinas',
  ],
])('in the words of the posting, %s: %s', (language, said, asked, now) => {
  expect(written(language, said, asked)).toBe(now);
});

test.each<[keyof typeof pages, string, string]>([
  ['es', 'Coloqué carteles en baños y cocinas', 'alicatado de baños'],
  ['es', 'Vendí seguros baratos de coche', 'venta de coches'],
  ['es', 'Hice inventario y cada mes pedí material', 'inventario mensual'],
  ['fr', "Fait l'inventaire et commandé chaque mois du matériel", 'inventaire mensuel'],
  ['fr', 'Composé des bouquets de mariée', 'compositions florales'],
  ['es', 'Hice copias de llaves diarias para los servidores', 'backups de servidores'],
])('what is said of another thing is not, %s: %s', (language, said, asked) => {
  expect(written(language, said, asked)).toBe('');
});
