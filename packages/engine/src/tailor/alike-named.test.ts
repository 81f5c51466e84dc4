import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { alikeNamed, type Item } from './alike-named.ts';

const doing = (text: string): Item => ({ text, isDoing: true });
const thing = (text: string): Item => ({ text, isDoing: false });
const texts = (items: Item[], language: 'de' | 'es' | 'fr'): string[] =>
  alikeNamed(items, 2, lexisOf(language)).map(({ text }) => text);

test('verbs beside a noun become nouns, each with its thing', () => {
  expect(
    texts([thing('commandes de fournitures'), doing('gérer les rendez-vous et trier les urgences')], 'fr'),
  ).toEqual(['commandes de fournitures', 'gestion des rendez-vous et tri des urgences']);
  expect(
    texts([thing('venta de perfumes'), doing('recibir los pedidos, revisar albaranes y reponer')], 'es'),
  ).toEqual(['venta de perfumes', 'recepción de los pedidos, revisión de albaranes y reposición']);
});

test('a verb that no list has a noun for is left out beside a noun, and the next one takes its turn', () => {
  expect(texts([thing('accueil'), doing('bichonner les clients'), doing('ranger les rayons')], 'fr')).toEqual(
    ['accueil', 'rangement des rayons'],
  );
});

test('verbs alone stay verbs where one has no noun, and other languages keep theirs', () => {
  const verbs = [doing('bichonner les clients'), doing('ranger les rayons')];
  expect(texts(verbs, 'fr')).toEqual(verbs.map(({ text }) => text));
  const german = [thing('Verkauf'), doing('Team führen')];
  expect(texts(german, 'de')).toEqual(['Verkauf', 'Team führen']);
});
