import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import type { RequirementMatch } from '../types.ts';

const data = join(import.meta.dirname, '..', '..', 'data');
const engine = createEngine((language) => readFileSync(join(data, `${language}.lexicon`)));

function matchesOf(resume: string, description: string): RequirementMatch[] {
  return engine.analyse(resume, { title: '', description }, { year: 2026, month: 11 }).matches;
}

const french = (contact: string, below = 'Formation\nCAP Menuisier, lycée Bois, Tours, 2012\n') =>
  `Léa Fabre\n${contact}\n\nExpérience\nMenuisière, Ateliers Roux, Tours\n2016 - 2024\n- Pose de portes\n\n${below}`;

test.each([
  ['fr', 'Profil\n- Permis B', french('Tours | 06 12 34 56 78 | Permis B | lea@exemple.fr')],
  ['fr', 'Profil\n- Permis de conduire', french('lea@exemple.fr - 06 12 34 56 78 - permis B, véhiculée')],
  [
    'es',
    'Requisitos\n- Carnet de conducir B',
    'Ana Gil\nLugo · 600 111 222 · ana@correo.es · Carnet B\n\nExperiencia\nPintora, Pinturas Sil, Lugo\n2018 - 2024\n- Pintura de fachadas\n',
  ],
])('a driving licence beside where one is reached is held (%s): %s', (_, asked, resume) => {
  expect(matchesOf(resume, asked)[0]?.status).toBe('met');
});

test('what else stands beside where one is reached proves nothing', () => {
  expect(matchesOf(french('12 rue du Permis, Tours | lea@exemple.fr'), 'Profil\n- Permis B')[0]?.status).toBe(
    'missing',
  );
});

const spanish = (below: string) =>
  `Ana Gil\nana@correo.es\n\nExperiencia\nPintora, Pinturas Sil, Lugo\n2018 - 2024\n- Pintura de fachadas\n\n${below}`;

test.each([
  ['Licencia de conducir', 'Otros\nRegistro de conducir', 'met'],
  ['Brevete', 'Otros\nLicencia de conducir A-I', 'met'],
  ['Carnet de soldador', 'Formación\nCarné de soldador, 2019', 'met'],
  ['Carnet de soldador', 'Formación\nDespiece de carne, 2019', 'missing'],
])('papers go by other names in other countries: %s, %s', (asked, own, status) => {
  expect(matchesOf(spanish(own), `Requisitos\n- ${asked}`)[0]?.status).toBe(status);
});

test.each([
  ['Licenciatura en Derecho', 'Educación\nLic. en Derecho, Universidad de Cuyo, 2012', 'met'],
  ['Enseñanza media completa', 'Educación\nEnseñanza media completa, Liceo Sur, 2012', 'met'],
  ['Licenciatura en Derecho', 'Educación\nEnseñanza media completa, Liceo Sur, 2012', 'missing'],
])('degrees are known by their names in America too: %s, %s', (asked, own, status) => {
  expect(matchesOf(spanish(own), `Requisitos\n- ${asked}`)[0]?.status).toBe(status);
});

test('a Belgian bachelier is a bachelor, and who has it needs no other', () => {
  const own = french('lea@exemple.be', 'Formation\nBachelier en droit, Haute École de Mons, 2012\n');
  expect(matchesOf(own, 'Profil\n- Bachelier en droit')[0]).toMatchObject({ status: 'met' });
  expect(matchesOf(french('lea@exemple.be'), 'Profil\n- Bachelier en droit')[0]?.status).not.toBe('met');
});

test('a course in safety at work is no degree, and no degree proves it', () => {
  const asked = 'Requisitos\n- Formación en prevención de riesgos laborales';
  const degree = 'Formación\nGrado Medio en Carpintería, IES Norte, 2012';
  expect(matchesOf(spanish(degree), asked)[0]?.status).not.toBe('met');
  expect(matchesOf(spanish(`${degree}\nCurso PRL 60 horas, 2019`), asked)[0]?.status).toBe('met');
});

test('of two degrees that are high enough the one of the field is quoted', () => {
  const own =
    'Formación\nMáster en Marketing Digital, Universidad de Lugo, 2019\nTécnico Superior en Laboratorio, IES Norte, 2012';
  const [match] = matchesOf(spanish(own), 'Requisitos\n- FP grado superior en Laboratorio');
  expect(match).toMatchObject({ status: 'met' });
  expect(match?.quotes[0]?.quote).toContain('Laboratorio');
});

const duty = (heading: string, asked: string, resume: string) => matchesOf(resume, `${heading}\n- ${asked}`);

test('a trade that a duty speaks of is not the work', () => {
  const match = duty('Missions', 'Encadrer trois menuisiers', french('lea@exemple.fr')).at(-1);
  expect(match?.status).not.toBe('met');
  const led = french('lea@exemple.fr').replace('Pose de portes', 'Encadrement de trois menuisiers');
  expect(duty('Missions', 'Encadrer trois menuisiers', led).at(-1)?.status).toBe('met');
});

test('of a title and a point that say the same the point is quoted', () => {
  const resume = `Ana Gil\nPintora\nana@correo.es\n\nExperiencia\nPintora, Sil SL, Lugo\n2018 - 2024\n- Pintura con pistola\n`;
  const match = duty('Funciones', 'Pintar puertas y ventanas', resume).at(-1);
  expect(match?.quotes[0]?.quote).toBe('Pintura con pistola');
});

test.each([
  [
    'fr',
    'Profil\n- Gestion de sinistres',
    french('lea@exemple.fr').replace('Menuisière', 'Gestionnaire sinistres'),
  ],
  ['es', 'Requisitos\n- Gestión de siniestros', spanish('').replace('Pintora', 'Gestora de siniestros')],
])('who was the manager of a thing managed it (%s)', (_, asked, resume) => {
  expect(matchesOf(resume, asked)[0]?.status).toBe('met');
});

test.each([
  ['es', 'Requisitos\n- Photoshop', spanish('\nPROGRAMAS: Photoshop, Canva')],
  ['fr', 'Profil\n- Sage Paie', french('lea@exemple.fr', '\nLOGICIELS : Sage Paie, Word')],
])('what stands in one line with its heading counts (%s)', (_, asked, resume) => {
  expect(matchesOf(resume, asked)[0]?.status).toBe('met');
});

test.each([
  ['es', 'Requisitos\n- Topografía', 'Objetivo\nTrabajar en topografía en una empresa sólida\n'],
  ['fr', 'Profil\n- Topographie', 'Objectif\nPoste en topographie\n'],
])('who wants to be something has not been it (%s)', (language, asked, aim) => {
  const page = language === 'es' ? spanish('') : french('lea@exemple.fr');
  const [work] = language === 'es' ? ['Experiencia'] : ['Expérience'];
  const resume = page.replace(`${work}\n`, `${aim}\n${work}\n`);
  expect(matchesOf(resume, asked)[0]?.status).toBe('missing');
});

test('a degree is no work that was done', () => {
  const own = spanish('Formación\nGrado en Información y Turismo, Universidad de Lugo, 2012');
  expect(duty('Funciones', 'Información a turistas', own).at(-1)?.status).not.toBe('met');
});

test('letters and their number are one name, with a gap or without', () => {
  expect(matchesOf(spanish('Programas\nSigma 44, Canva'), 'Requisitos\n- Sigma44')[0]?.status).toBe('met');
  expect(matchesOf(spanish('Programas\nSigma44, Canva'), 'Requisitos\n- Sigma 44')[0]?.status).toBe('met');
  expect(matchesOf(spanish('Programas\nSigma 45, Canva'), 'Requisitos\n- Sigma44')[0]?.status).toBe(
    'missing',
  );
});

test.each([
  ['Contaduría, Universidad de Cuyo, 2012', 'met'],
  ['Contaduría (trunca), Universidad de Cuyo, 2012', 'missing'],
  ['Diplomado en Contaduría, Universidad de Cuyo, 2012', 'met'],
])('what was studied at a university is a degree, unless a word beside it says less: %s', (own, status) => {
  const asked = 'Requisitos\n- Licenciatura en Contaduría';
  expect(matchesOf(spanish(`Educación\n${own}`), asked)[0]?.status).toBe(status);
});

test('years that count are shown with their time', () => {
  const resume = french('lea@exemple.fr').replace('Menuisière', 'Poseuse');
  const match = matchesOf(resume, 'Profil\n- Deux ans d’expérience en pose de portes')[0];
  expect(match?.status).toBe('met');
  expect(match?.quotes[0]?.quote).toBe('2016 - 2024');
});

test('a program is known by its name, whatever it is called beside that', () => {
  const own = french('lea@exemple.fr', 'Informatique\nGestimum, Word\n');
  expect(matchesOf(own, 'Profil\n- Maîtrise du logiciel Gestimum')[0]?.status).toBe('met');
  expect(matchesOf(own, 'Profil\n- Maîtrise du logiciel Cegid')[0]?.status).toBe('missing');
});
