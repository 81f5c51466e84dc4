import { expect, it } from 'vitest';
import { passes } from './fixture.ts';

it('seeing to a doing is doing it', () => {
  expect(
    passes('es', 'Limpié la cocina y el comedor', 'Me encargaba de limpiar la cocina y el comedor'),
  ).toBe(true);
  expect(passes('es', 'Vendí zapatos de señora', 'Me dedicaba a la venta de zapatos de señora')).toBe(true);
  expect(passes('es', 'Corregí exámenes', 'Fui la encargada de corregir exámenes')).toBe(true);
  expect(passes('fr', 'Nettoyé les chambres', "Je m'occupais du nettoyage des chambres")).toBe(true);
  expect(passes('fr', 'Trié le courrier', "J'étais chargée de trier le courrier")).toBe(true);
});

it('seeing to a doing that was only helped with, or to a place, is more', () => {
  expect(passes('es', 'Ayudé a coordinar el equipo', 'Me encargaba de coordinar el equipo')).toBe(false);
  expect(passes('es', 'Trabajé en la tienda de un museo', 'Me encargaba de la tienda de un museo')).toBe(
    false,
  );
  expect(passes('es', 'Trabajé en la recepción', 'Me encargaba de la recepción')).toBe(false);
  expect(
    passes('fr', "Travaillé à la réception d'un hôtel", "Je m'occupais de la réception d'un hôtel"),
  ).toBe(false);
});

it('who is in charge is no order, and to order is no seeing to', () => {
  expect(passes('es', 'Preparé pedidos en el almacén', 'Encargado de almacén')).toBe(false);
  expect(passes('es', 'Recibí género de proveedores', 'Encargué género a proveedores')).toBe(false);
});

it('a pair of languages has a first and a second one', () => {
  const es = 'Traduje manuales del inglés al español';
  expect(passes('es', es, 'Traducción inglés-español de manuales')).toBe(true);
  expect(passes('es', es, 'Traducción español-inglés de manuales')).toBe(false);
  const fr = "Traduit des notices de l'anglais vers le français";
  expect(passes('fr', fr, 'Traduction anglais-français de notices')).toBe(true);
  expect(passes('fr', fr, 'Traduction français-anglais de notices')).toBe(false);
});

it('a close of the month is made each month, and what is done at the close is not', () => {
  expect(passes('es', 'Preparé el cierre de mes', 'Preparación de cierres mensuales')).toBe(true);
  expect(passes('es', 'Entregué los partes al cierre del mes', 'Entregué los partes cada mes')).toBe(false);
  expect(passes('fr', 'Préparé les clôtures de fin de mois', 'Préparation des clôtures mensuelles')).toBe(
    true,
  );
});

it('every winter is each winter, and more than some', () => {
  expect(
    passes('es', 'Podé unos 400 árboles cada invierno', 'Todos los inviernos podé cerca de 400 árboles'),
  ).toBe(true);
  expect(passes('es', 'Podé 400 árboles algunos inviernos', 'Todos los inviernos podé 400 árboles')).toBe(
    false,
  );
});

it('a doing with care is a careful doing, and without is none', () => {
  expect(passes('es', 'Revisé rigurosamente las facturas', 'Revisión rigurosa de las facturas')).toBe(true);
  expect(passes('es', 'Revisé las facturas con rigor', 'Revisión rigurosa de las facturas')).toBe(true);
  expect(passes('es', 'Revisé las facturas', 'Revisión rigurosa de las facturas')).toBe(false);
  expect(passes('es', 'Atendí personalmente a visitantes', 'Atención al personal y a visitantes')).toBe(
    false,
  );
  expect(passes('fr', 'Nettoyé à fond les cuisines', 'Nettoyage approfondi des cuisines')).toBe(true);
  expect(passes('fr', 'Nettoyé les cuisines', 'Nettoyage approfondi des cuisines')).toBe(false);
});

it('letters right before their words in full need no other proof', () => {
  const line = 'Elaboré informes de indicadores clave de rendimiento';
  expect(passes('es', line, 'Elaboré informes de KPI (indicadores clave de rendimiento)')).toBe(true);
  expect(passes('es', line, 'Elaboré informes de KPI (Power BI)')).toBe(false);
});

it('a noun behind another thing was not done', () => {
  expect(passes('es', 'Limpié el laboratorio de análisis', 'Análisis de laboratorio')).toBe(false);
  expect(passes('es', 'Llevé a los niños a clase de natación', 'Clases de natación a niños')).toBe(false);
  expect(passes('es', 'Saqué fotos en la sala de operaciones', 'Operaciones')).toBe(false);
  expect(passes('es', 'Repartí folletos de clases de yoga', 'Clases de yoga')).toBe(false);
  expect(passes('fr', 'Préparé le matériel des cours de soudure', 'Cours de soudure')).toBe(false);
  expect(passes('fr', 'Conduit le tracteur pour le binage', 'Binage au tracteur')).toBe(true);
  expect(passes('es', 'Trabajé en la reparación de motos', 'Reparación de motos')).toBe(true);
});

it('what was nearly, only hoped for or offered was not done', () => {
  expect(passes('es', 'Estuve a punto de abrir una tienda', 'Apertura de una tienda')).toBe(false);
  expect(passes('es', 'Me ofrecieron dirigir la sucursal', 'Dirección de la sucursal')).toBe(false);
  expect(passes('es', 'Traté de reducir las mermas', 'Reducción de mermas')).toBe(false);
  expect(passes('fr', 'Failli ouvrir un second magasin', "Ouverture d'un second magasin")).toBe(false);
  expect(passes('fr', "Espérais coordonner l'équipe", "Coordination de l'équipe")).toBe(false);
});

it('what somebody else did is not told as done', () => {
  expect(passes('es', 'Acompañé al técnico que reparaba ascensores', 'Reparación de ascensores')).toBe(false);
  expect(passes('es', 'Trabajé en la fábrica que exporta a 40 países', 'Exportación a 40 países')).toBe(
    false,
  );
  expect(passes('fr', "Accompagné l'experte sur des sinistres", 'Expertise de sinistres')).toBe(false);
});

it('into a language is not from it', () => {
  expect(passes('es', 'Traduje manuales al alemán', 'Traducción de manuales al alemán')).toBe(true);
  expect(passes('es', 'Traduje manuales al alemán', 'Traducción de manuales del alemán')).toBe(false);
  expect(passes('fr', 'Traduit des notices en allemand', "Traduction de notices de l'allemand")).toBe(false);
});

it('an adjective says what "of" its noun says', () => {
  expect(passes('es', 'Rodé anuncios de televisión', 'Rodaje de anuncios televisivos')).toBe(true);
  expect(
    passes('fr', 'Tourné des publicités pour la télévision', 'Tournage de publicités télévisuelles'),
  ).toBe(true);
  expect(passes('es', 'Rodé anuncios de radio', 'Rodaje de anuncios televisivos')).toBe(false);
});
