import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { lexisOf } from '../gate/lexis.ts';
import { doingsIn } from './asked-doings.ts';
import { tailor } from './tailor.ts';

const named = (language: 'es' | 'fr', duty: string): string[] => {
  const lexis = lexisOf(language);
  const ways = lexis.pack.naming.askedDoings;
  return ways ? doingsIn(duty, ways, lexis) : [];
};

const duties: ['es' | 'fr', string, string[]][] = [
  [
    'fr',
    'Gérer les commandes, les livraisons et les stocks',
    ['gestion des commandes', 'gestion des livraisons', 'gestion des stocks'],
  ],
  ['fr', 'établissez les bulletins de salaire (180 par mois) ;', ['établissement des bulletins de salaire']],
  [
    'fr',
    "Vous assurez l'accueil des clients et répondez aux demandes",
    ['accueil des clients', 'réponse aux demandes'],
  ],
  ['fr', "Encadrement d'une équipe de cinq jardiniers", ["encadrement d'une équipe"]],
  ['fr', 'Planification et suivi des chantiers', ['planification des chantiers', 'suivi des chantiers']],
  ['es', 'Atenderás las llamadas y gestionarás la agenda', ['atención de llamadas', 'gestión de la agenda']],
  ['es', 'Gestionas los pedidos y preparas los envíos', ['gestión de pedidos', 'preparación de envíos']],
  ['es', 'Gestión de quejas y reclamaciones por teléfono', ['gestión de quejas', 'gestión de reclamaciones']],
  [
    'es',
    'Elaborar presupuestos y facturas',
    ['elaboración de presupuestos y facturas', 'elaboración de presupuestos', 'elaboración de facturas'],
  ],
];

test.each(duties)('each thing of a duty is named by its doing (%s: %s)', (language, duty, doings) => {
  expect(named(language, duty).sort()).toEqual([...doings].sort());
});

const nothing: ['es' | 'fr', string][] = [
  ['fr', "Participer aux réunions d'équipe"],
  ['fr', 'Promouvoir nos produits auprès des prospects'],
  ['fr', 'Assurer un service de qualité'],
  ['es', 'Apoyar al equipo de ventas'],
  ['es', 'Ventas de productos financieros'],
  ['es', 'Registro de cada incidencia en Salesforce'],
];

test.each(nothing)(
  'who takes part, and what is the employer’s own, names no doing (%s: %s)',
  (language, duty) => {
    expect(named(language, duty)).toEqual([]);
  },
);

test('an adjective behind "and" is no second thing, and what stands behind "for" goes on there', () => {
  expect(named('es', 'Reparar averías mecánicas y eléctricas')).toEqual(['reparación de averías mecánicas']);
  expect(named('es', 'Organizarás talleres para niños y niñas')).toEqual(['organización de talleres']);
  expect(named('fr', "Élaborer les menus dans le respect de l'équilibre et de la loi")).toEqual([
    'élaboration des menus',
  ]);
});

const page =
  'Élodie Marchand\nelodie@example.org\n\nExpérience\n2019 - 2024\nAssistante RH\nBiscuiterie Ouest, Nantes\n' +
  '- Rédaction des contrats de travail et des attestations\n- Organisation des entretiens annuels\n';

const written = (duties: string): string =>
  tailor(engine, {
    resume: page,
    job: { title: 'Gestionnaire du personnel', description: `Missions\n${duties}` },
    asOf: { year: 2026, month: 11 },
  })
    .edits.map(({ after }) => after)
    .join('\n');

test('what a posting says in verbs and a role in nouns is said at the top, and nothing that no role says', () => {
  const text = written(
    '- Vous rédigez les contrats de travail\n- Vous organisez les entretiens annuels\n- Vous établissez les bulletins de salaire\n',
  );
  expect(text).toContain('rédaction des contrats de travail');
  expect(text).not.toMatch(/bulletins/u);
});

test('the thing of a doing is not said a second time beside itself', () => {
  const text = tailor(engine, {
    resume:
      'Ana Bel\nana@example.org\n\nExperiencia\n2019 - 2024\nEsteticista\nSalón Sur, Cádiz\n- Desinfecto cabina y utensilios\n- Depilo con cera\n',
    job: { title: 'Esteticista', description: 'Funciones\n- Desinfección de cabinas y material\n' },
    asOf: { year: 2026, month: 11 },
  }).text;
  expect(text).not.toMatch(/desinfección de cabinas: desinfecto|\(desinfección de cabinas\)/iu);
});
