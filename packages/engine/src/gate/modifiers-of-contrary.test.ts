import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['en', ['Serviced old boilers', 'Ordered new filters'], 'Serviced new boilers'],
  ['en', ['Surveyed existing bridges'], 'Surveyed new bridges'],
  ['en', ['Taught part-time apprentices', 'Placed full-time staff'], 'Taught full-time apprentices'],
  ['en', ['Grew indoor plants', 'Watered outdoor shrubs'], 'Watered indoor shrubs'],
  ['es', ['Restauré puertas antiguas', 'Compré herramientas nuevas'], 'Restauré puertas nuevas'],
  ['es', ['Pinté muros exteriores', 'Alisé techos interiores'], 'Alisé techos exteriores'],
  ['fr', ["Réparé des vélos d'occasion", 'Acheté des outils neufs'], 'Réparé des vélos neufs'],
  ['fr', ['Peint des murs extérieurs', 'Lissé des plafonds intérieurs'], 'Lissé des plafonds extérieurs'],
  ['de', ['Alte Türen aufgearbeitet', 'Neue Werkzeuge gekauft'], 'Neue Türen aufgearbeitet'],
  ['de', ['Interne Prüfungen vorbereitet', 'Externe Gäste begrüßt'], 'Externe Prüfungen vorbereitet'],
];
test.each(invented)('what is said of the contrary is not said of this, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['en', ['Grew indoor and outdoor plants'], 'Grew outdoor and indoor plants'],
  ['en', ['Used new saws to cut old beams'], 'Cut old beams with new saws'],
  ['en', ['Counted the till at night'], 'Counted the till at night, at the end of the day'],
  ['es', ['Restauré puertas antiguas', 'Compré herramientas nuevas'], 'Compré herramientas nuevas'],
  ['fr', ['Peint des murs intérieurs et extérieurs'], 'Peinture de murs extérieurs et intérieurs'],
  ['de', ['Interne und externe Prüfungen vorbereitet'], 'Vorbereitung externer und interner Prüfungen'],
];
test.each(honest)('and is where a line says both, or this, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});
