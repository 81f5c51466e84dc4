import { expect, it } from 'vitest';
import { openGate } from './check.ts';
import { passes, resumeWith } from './fixture.ts';

it('several of a trade are named by a line, not by the title of who belongs to it', () => {
  const resume = resumeWith('es', ['Revisé mi furgón cada lunes', 'Entregué cartas']);
  const [job] = resume.experience;
  if (!job) throw new Error('no job');
  const titled = { ...resume, experience: [{ ...job, title: { value: 'Repartidor', lines: [1] } }] };
  const gate = openGate(titled, []);
  expect(gate.check('Revisé los furgones de los repartidores', { entryId: 'job' }).passed).toBe(false);
  expect(gate.check('Como repartidor, revisé mi furgón cada lunes', { entryId: 'job' }).passed).toBe(true);
});

it('a noun that ends like a participle is of its own verb', () => {
  expect(passes('es', 'Trasladé muebles de oficina', 'Traslado de muebles de oficina')).toBe(true);
  expect(passes('es', 'Usé taladros en el taller', 'Uso y cuidado de taladros en el taller')).toBe(false);
  expect(passes('es', 'Usaba taladros en el taller', 'Utilización de taladros en el taller')).toBe(true);
});

it('what is achieved of a doing is the doing', () => {
  expect(passes('es', 'Ahorré un 9 % en papel', 'Logré un ahorro del 9 % en papel')).toBe(true);
  expect(passes('es', 'Propuse un ahorro del 9 % en papel', 'Logré un ahorro del 9 % en papel')).toBe(false);
});

it('what was handed on was not solved', () => {
  expect(passes('es', 'Anoté averías y las pasé al taller', 'Solucioné averías del taller')).toBe(false);
  expect(passes('es', 'Anoté averías y las pasé al taller', 'Apunté averías y las trasladé al taller')).toBe(
    true,
  );
});

it('without any is without', () => {
  expect(passes('es', 'Conduje camiones sin multas', 'Conduje camiones sin ninguna multa')).toBe(true);
  expect(passes('es', 'Conduje camiones con una multa', 'Conduje camiones sin ninguna multa')).toBe(false);
});

it('what is kept in a state is brought into it', () => {
  expect(passes('es', 'Ordené y etiqueté las estanterías', 'Mantuve ordenadas las estanterías')).toBe(true);
  expect(passes('es', 'Vendí cuchillos afilados', 'Mantuve los cuchillos afilados')).toBe(false);
  expect(passes('es', 'Afilé cuchillos', 'Mantuve los cuchillos afilados')).toBe(true);
});

it('words with one stem after their endings are cut stay apart', () => {
  expect(passes('es', 'Repasé las cuentas del taller', 'Reparé cuentas del taller')).toBe(false);
  expect(passes('es', 'Envasé quesos', 'Envié quesos')).toBe(false);
  expect(passes('es', 'Curé quesos en bodega', 'Cursos de quesos en bodega')).toBe(false);
  expect(passes('es', 'Planté rosales', 'Planteé rosales')).toBe(false);
  expect(passes('es', 'Reparo relojes', 'Reparación de relojes')).toBe(true);
  expect(passes('es', 'Envaso miel', 'Envasado de miel')).toBe(true);
});

it('within a year is not in each year', () => {
  expect(passes('es', 'Bajé las mermas un 7 % en un año', 'Bajé las mermas un 7 % cada año')).toBe(false);
  expect(passes('es', 'Bajé las mermas un 7 % al año', 'Bajé las mermas un 7 % cada año')).toBe(true);
});

it('what is shared out among all of some is theirs', () => {
  expect(
    passes('es', 'Repartí los turnos entre los nueve técnicos', 'Asigné turnos a los nueve técnicos'),
  ).toBe(true);
});

it('who received what was ordered has not ordered it, whatever else was done', () => {
  const point = 'Recibí los pedidos de tinta y comprobé el precio';
  expect(passes('es', point, 'Hice los pedidos de tinta y comprobé el precio')).toBe(false);
  expect(passes('es', point, 'Recepción de pedidos de tinta y comprobación del precio')).toBe(true);
  expect(passes('es', 'Pedí tinta y comprobé el precio', 'Hice pedidos de tinta y comprobé el precio')).toBe(
    true,
  );
});

it('who shows a place teaches nothing, and who keeps a thing in order stages none', () => {
  const points = ['Enseñé la sala a los visitantes', 'Apunté las clases en la pizarra'];
  expect(passes('es', points, 'Impartí clases')).toBe(false);
  expect(passes('es', 'Enseñé pintura a grupos de niños', 'Impartí pintura a grupos de niños')).toBe(true);
  expect(passes('es', 'Ordené la feria al cierre', 'Organicé la feria')).toBe(false);
  expect(passes('es', 'Ordené los cajones', 'Organicé los cajones')).toBe(true);
});

it('who ordered what is given, or set up a system, has not given or programmed it', () => {
  expect(passes('es', 'Pedí vacunas y jeringas', 'Puse vacunas')).toBe(false);
  expect(passes('es', 'Puse vacunas a corderos', 'Vacuné corderos')).toBe(true);
  expect(passes('es', 'Implanté un sistema de riego', 'Programé un sistema de riego')).toBe(false);
});

it('a small word proves no word of doing, and what is for children no school', () => {
  expect(passes('es', 'Llamé a los socios para contarles la reforma', 'Dirigí a los socios')).toBe(false);
  expect(passes('es', 'Ayudé con el presupuesto', 'Presupuesto a mi cargo')).toBe(false);
  expect(passes('es', 'Cosí ropa infantil', 'Cosí ropa de educación infantil')).toBe(false);
  expect(passes('es', 'Atención primaria de pacientes', 'Educación primaria de pacientes')).toBe(false);
  expect(passes('es', 'Di clases de primaria', 'Di clases de educación primaria')).toBe(true);
});
