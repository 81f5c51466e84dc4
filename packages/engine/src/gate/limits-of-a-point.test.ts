import { describe } from 'vitest';
import { kept, refused } from '../../test/gate-cases.ts';

describe('what was done at a time or on a condition only is not told without it', () => {
  refused([
    ['en', 'Locked the workshop whenever the foreman was ill', 'Locked the workshop'],
    ['en', 'Steered the boat if the wind was light', 'Steered the boat'],
    ['de', 'Die Drehbank eingerichtet, sobald die Meisterin es erlaubte', 'Die Drehbank eingerichtet'],
    ['de', 'Die Gruppe geführt, wenn der Trainer fehlte', 'Die Gruppe geführt'],
    ['fr', 'Conduit le tracteur quand le terrain était sec', 'Conduit le tracteur'],
    ['fr', 'Remplacé la bouchère pendant ses vacances', 'Remplacé la bouchère'],
    ['es', 'Manejaba la grúa si el capataz lo autorizaba', 'Manejaba la grúa'],
    ['es', 'Abría el museo cuando la conserje estaba enferma', 'Abría el museo'],
    ['fr', 'Piloté le bateau, uniquement au port', 'Piloté le bateau'],
    ['de', 'Medikamente verteilt, nur auf Anweisung der Ärztin', 'Medikamente verteilt'],
  ]);
});

describe('a time or condition may be told in other words, and what has none of its own may stand alone', () => {
  kept([
    [
      'en',
      'Locked the workshop whenever the foreman was ill',
      'Locked up the workshop when the foreman was ill',
    ],
    ['en', 'Swept the yard and locked the workshop when it rained', 'Swept the yard'],
    ['de', 'Die Gruppe geführt, wenn der Trainer fehlte', 'Führte die Gruppe, wenn der Trainer fehlte'],
    ['fr', 'Conduit le tracteur quand le terrain était sec', 'Conduite du tracteur sur terrain sec'],
    [
      'de',
      'Mörtel gemischt, Reparaturen übernahm ein Maurer',
      'Mischen von Mörtel; Reparaturen übernahm ein Maurer',
    ],
    ['es', 'Actualicé las fichas una semana sí y otra no', 'Actualicé las fichas cada dos semanas'],
  ]);
});

describe('what somebody else did in the same line is not told as done', () => {
  refused([
    ['en', 'Mixed the mortar and the bricklayer built the wall', 'Mixed the mortar and built the wall'],
    ['en', 'Typed letters while the secretary booked the flights', 'Typed letters and booked the flights'],
    ['de', 'Mörtel gemischt, gemauert hat ein Kollege', 'Mörtel gemischt und gemauert'],
    [
      'de',
      'Farben gemischt und der Geselle hat die Decken gestrichen',
      'Farben gemischt und die Decken gestrichen',
    ],
    ['fr', 'Lavé les légumes et le chef cuisait les viandes', 'Lavé les légumes et cuit les viandes'],
    [
      'es',
      'Medía las paredes y la aparejadora dibujaba los planos',
      'Medía las paredes y dibujaba los planos',
    ],
  ]);
});

describe('the verb of a line is not left out for one that says only that it was done', () => {
  refused([
    ['en', 'Heard grievances from tenants', 'Handled grievances from tenants'],
    ['en', 'Bought a ready-made costume for the play', 'Made a costume for the play'],
    ['en', 'Filed blueprints by date', 'Did blueprints by date'],
    ['de', 'Entwürfe kopiert', 'Entwürfe gemacht'],
    ['fr', 'Photocopié les bilans du cabinet', 'Réalisé les bilans du cabinet'],
    ['es', 'Fotocopiaba los informes del laboratorio', 'Hacía los informes del laboratorio'],
  ]);
  kept([
    ['en', 'Took bookings by phone', 'Handled bookings by phone'],
    ['en', 'Answered calls from tenants', 'Took calls from tenants'],
    ['en', 'Drove a van to deliver flowers', 'Delivered flowers by van'],
    ['fr', 'Tiens la caisse du musée', 'Tenu la caisse du musée'],
  ]);
});

describe('who worked beside somebody was none, wherever the text says "as", and did it not alone', () => {
  refused([
    ['en', 'Stacked chairs with the caretakers', 'Stacked chairs in the hall as caretaker'],
    ['de', 'Die Kasse geführt, wenn die Buchhändlerin krank war', 'Als Buchhändlerin die Kasse geführt'],
    ['es', 'Barría la nave y el tornero afilaba las cuchillas', 'Barría la nave como tornero'],
    ['en', 'Painted the fence with a colleague', 'Painted the fence'],
    ['de', 'Mit drei Kolleginnen die Bühne gestrichen', 'Die Bühne gestrichen'],
    ['es', 'Pedí el puesto de gobernanta, pero lo dieron a otra', 'Gobernanta'],
    ['es', 'Regaba los campos con otro jornalero', 'Regaba los campos'],
  ]);
  kept([
    ['en', 'Ran a bakery with 12 employees', 'Ran a bakery'],
    ['en', 'Painted the fence with a colleague', 'Painted the fence together with a co-worker'],
  ]);
});

describe('some times are not each time, and all the rest is not all', () => {
  refused([
    ['en', 'Sang in the choir two nights a week', 'Sang in the choir every night'],
    ['en', 'Answered the day desk once a month', 'Answered the day desk every day'],
    ['de', 'An drei Vormittagen pro Woche gebacken', 'Jeden Vormittag gebacken'],
    ['fr', 'Joué au club trois soirs par mois', 'Joué au club tous les soirs'],
    ['es', 'Vigilaba el parque dos tardes por semana', 'Vigilaba el parque todas las tardes'],
    ['en', 'Used a crane for beams and ropes for everything else', 'Used a crane for everything'],
    ['es', 'Usaba la sierra para el roble y el hacha para todo lo demás', 'Usaba la sierra para todo'],
  ]);
  kept([['en', 'Loaded up to 18 cars per crossing', 'Loaded up to eighteen cars on each crossing']]);
});

describe('the name of who does a thing proves no doing', () => {
  refused([['de', 'Dem Tourenplaner Kaffee gebracht', 'Touren geplant']]);
});

describe('a small one of its sort is not told as one of whatever size', () => {
  refused([
    ['en', 'Made minor alterations to coats', 'Made alterations to coats'],
    ['de', 'Kleinere Schweißarbeiten an Zäunen ausgeführt', 'Schweißarbeiten an Zäunen ausgeführt'],
    ['fr', 'Exécuté de petits travaux de plomberie', 'Exécuté des travaux de plomberie'],
    ['es', 'Hice pequeñas reparaciones de tejados', 'Hice reparaciones de tejados'],
  ]);
  kept([
    ['en', 'Made minor alterations to coats', 'Made small alterations to coats'],
    ['es', 'Llevaba un pequeño taller de cuatro mecánicos', 'Llevaba un taller de cuatro mecánicos'],
  ]);
});

describe('all forms of an irregular verb are forms of one word', () => {
  kept([
    ['fr', 'Vendait des glaces sur le port', 'Vendu des glaces sur le port'],
    ['fr', 'Prenait les mesures des rideaux', 'Pris les mesures des rideaux'],
    ['fr', 'Peignais des décors pour le théâtre', 'Peint des décors pour le théâtre'],
    ['es', 'Escribía cartas para los vecinos', 'Cartas escritas para los vecinos'],
    ['es', 'Resolví las dudas de los alumnos', 'Dudas de los alumnos resueltas'],
  ]);
});

describe('most of the times are not each, and what followed on another one is theirs', () => {
  refused([
    ['en', 'Fed the ponies most afternoons', 'Fed the ponies every afternoon'],
    ['es', 'Tocaba en la plaza algunos domingos', 'Tocaba en la plaza todos los domingos'],
    ['en', 'Tuned the organ with the organist', 'Tuned the organ'],
    ['en', 'Posted parcels after the buyer had chosen the carrier', 'Chose the carrier and posted parcels'],
  ]);
  kept([['en', 'Labelled jars with the printer', 'Labelled jars']]);
});
