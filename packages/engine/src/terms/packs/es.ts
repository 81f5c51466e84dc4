import type { TermPack } from './pack.ts';

export const es: TermPack = {
  announcing: [
    'experiencia en',
    'experiencia con',
    'experiencia como',
    'conocimientos de',
    'conocimientos en',
    'conocimiento de',
    'conocimiento en',
    'dominio de',
    'dominio del',
    'manejo de',
    'manejo del',
    'uso de',
    'formación en',
    'formación profesional en',
    'titulación en',
    'titulado en',
    'titulada en',
    'grado en',
    'licenciatura en',
    'ingeniería en',
    'máster en',
    'nivel de',
    'especialidad en',
    'especialización en',
    'familiaridad con',
    'nociones de',
    'curso de',
    'certificado de',
    'certificación en',
    'habilidades en',
    'familiarizado con',
  ],
  ending: `es son será para con en por que quien como al se su sus nuestro nuestra nuestros te tu tus lo le
    imprescindible valorable deseable requerido requerida necesario necesaria similar similares equivalente
    demostrable mínima mínimo al menos desde hasta sobre entre según donde cuando etc u otros otras otro
    tanto además etc. así tipo`.split(/\s+/),
  joining: ['y', 'e', 'o', 'u', 'y/o'],
  before: `el la los las un una unos unas buen buena buenos buenas amplio amplia amplios amplios sólidos
    avanzado avanzados básicos distintas distintos diferentes varios varias diversos del de alto`.split(
    /\s+/,
  ),
  empty: `experiencia equipo trabajo empresa gestión años año habilidades capacidad conocimiento conocimientos
    entorno personas negocio puesto candidato área sector campo oportunidad clientes oficina casa tiempo jornada
    tareas productos servicios proyectos proyecto funciones requisitos salario ubicación cargo puestos posición
    posiciones similares nivel`.split(/\s+/),
  capitalsTell: true,
};
