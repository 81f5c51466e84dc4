import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const tailored = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf });

const carer = (top: string, below: string) =>
  `Rose Lamy\n${top}rose.lamy@exemple.fr\n\nProfil\nSept ans auprès de personnes âgées. ${below}\n\nExpérience\n\nAnimatrice, Résidence Bel Air, Metz\nMai 2018 à aujourd'hui\n- Atelier cuisine chaque mardi\n- Sorties au marché\n\nFormation\nBrevet d'animatrice, CFA de Metz, 2017\n`;
const animation = ['Animatrice', 'Missions\n- Organiser des sorties\n- Faire des gâteaux'] as const;

test('age, marriage and children in one line of the head are offered to go, piece by piece or whole', () => {
  for (const line of ['38 ans, célibataire, sans enfant', 'Née le 3 mai 1988 à Metz', 'Mariée – 2 enfants'])
    expect(tailored(carer(`${line}\n`, 'Calme.'), ...animation).text).not.toContain(line);
  const kept = '12 ans de pratique, 2 diplômes';
  expect(tailored(carer(`${kept}\n`, 'Calme.'), ...animation).text).toContain(kept);
});

test('what is done for pleasure goes, unless it is done at work as well', () => {
  expect(tailored(carer('', "J'aime cuisiner."), ...animation).text).toContain("J'aime cuisiner.");
  expect(tailored(carer('', "J'aime le golf."), ...animation).text).not.toContain('golf');
});

const cook = `Lola Prat\nlola.prat@correo.es\n\nExperiencia\n\nAlmacenera, Prat e Hijos, Lugo\nMayo 2015 - actualidad\n- Se realizó la recepción de telas\n- Se encargó del registro de entradas\n- Se realizaron dos ferias\n- Encargada de la toma de medidas\n\nEstudios\nBachillerato, IES Lugo, 2004\n`;

test('what "was carried out" is told by its own name, where that is the name of a doing', () => {
  const lines = tailored(cook, 'Almacenera', 'Funciones del puesto\n- Atender pedidos').text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['- Registro de entradas', '- Toma de medidas', '- Se realizaron dos ferias']),
  );
});

test('what one helped with is not put forward beside what one did', () => {
  const resume = `Rose Lamy\nrose.lamy@exemple.fr\n\nExpérience\n\nAuxiliaire vétérinaire, Clinique du Pont, Metz\nMai 2018 à aujourd'hui\n- Aide au vétérinaire pendant les chirurgies\n- Radiographies et pansements\n- Accueil des clients\n\nFormation\nBac pro Commerce, 2012\n`;
  const { edits } = tailored(
    resume,
    'Auxiliaire vétérinaire',
    'Profil\n- Chirurgie\n- Radiographies\n- Accueil des clients',
  );
  const written = edits
    .filter(({ kind }) => kind === 'summary' || kind === 'list-skill')
    .map(({ after }) => after);
  expect(written.join()).not.toMatch(/chirurgie/iu);
});

test('a bracket stands behind all that belongs to a word', () => {
  const resume = `Rose Lamy\nrose.lamy@exemple.fr\n\nExpérience\n\nPâtissière, Maison du Pont, Metz\nMai 2018 à aujourd'hui\n- Formation de trois apprentis en CAP\n- Tartes et entremets\n\nFormation\nCAP Pâtissier, 2012\n`;
  const { text } = tailored(
    resume,
    'Pâtissière',
    'Missions\n- Formation des alternants\n- Réaliser les tartes',
  );
  expect(text).not.toMatch(/apprentis \(/u);
});

const store = (points: string, below: string) =>
  `Ana Rey\nana.rey@correo.es\n\nExperiencia\n\nEncargada de tienda, Rey SL, Lugo\nMayo 2015 - actualidad\n${points}\n\nEstudios\nBachillerato, IES Lugo, 2004\n\n${below}`;

test('an adjective of the posting does not stand for the thing that it describes', () => {
  const { text } = tailored(
    store('- Hacer inventario mensual\n- Abrir la tienda', ''),
    'Encargada de tienda',
    'Funciones\n- Realizar tomas físicas de inventario\n- Apertura de la tienda',
  );
  expect(text).not.toMatch(/^- Físicas/mu);
});

test('a paper of a woman does not become that of a man', () => {
  const { text } = tailored(
    store('- Abrir la tienda', 'Otros\nCarné de manipuladora de alimentos'),
    'Encargada de tienda',
    'Requisitos\n- Carnet de manipulador de alimentos',
  );
  expect(text).toContain('Carné de manipuladora de alimentos');
});

test('how somebody is takes nothing of what one can do', () => {
  const resume = `Rose Lamy\nrose.lamy@exemple.fr\n\nCompétences\n- Ponctuelle et rigoureuse\n\nExpérience\n\nAgente de stérilisation, Clinique du Pont, Metz\nMai 2018 à aujourd'hui\n- Passage à l'autoclave des instruments\n- Rangement\n\nFormation\nBac pro, 2012\n`;
  const { text } = tailored(
    resume,
    'Agente de stérilisation',
    'Missions\n- Stérilisation des instruments\n- Rangement',
  );
  expect(text).toContain('- Ponctuelle et rigoureuse\n');
});

test('lines that stand in one line with their heading get no other', () => {
  const resume = `Luis Mora\nluis.mora@correo.uy\n\nPerfil: Soldador con doce años de obra y taller, siempre en estructuras grandes.\n\nExperiencia\n\nSoldador, Mora SA, Salto\nMayo 2015 - actualidad\n- Estructuras\n\nEducación\nBachillerato, 2004\n`;
  const { edits } = tailored(resume, 'Soldador', 'Tareas\n- Soldar estructuras');
  expect(edits.map(({ reason }) => reason.code)).not.toContain('edit.add-heading');
});
