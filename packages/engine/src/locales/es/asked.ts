import type { AskedPack } from '../asked-pack.ts';

export const asked: AskedPack = {
  bare: 'reparación|reparaciones|formar|adquisición|recepción|valores|red|web|empresa|empresas|bancos|responsable|coche|idioma|planes|marco|ordenador|curso|cursos|superior|perfil|proyectos|fiable|elaboración',
  never:
    'cv|carta de presentación|antigüedad|hablado|escrito|oral|otros idiomas|otras lenguas|obligatorio|obligatoria|obligatorios|excluyente|excluyentes|no excluyente|imprescindible|imprescindibles|indispensable|deseable|deseables|valorable|requerido|requerida|necesario|necesaria|opcional|contrato|valora|a ser posible',
  before: 'uso del|uso de|manejo del|manejo de|segundo|tercer',
  behind: 'de|en|para|extranjero',
  spoken:
    'nos|nuestro|nuestra|nuestros|es|son|está|sea|fue|será|serán|no|por favor|aplica|garantiza|dispone|cumple',
  relative: 'que|quien|donde|cuyo|cuya',
  another: 'similar|similares|otro|otra|otros|otras|equivalente|equivalentes|afín|afines|superior',
  adjectives:
    'ico|ica|icos|icas|ales|ivo|iva|ivos|ivas|ario|aria|arios|arias|oso|osa|osos|osas|ado|ada|ados|adas|ible|able|ibles|ables|uro|ura|ente|entes|al',
  traits: '',
  notTraits: '',
  conditions:
    'turno|turnos|mañana|mañanas|tarde|tardes|noche|noches|festivo|festivos|fin|fines|semana|sábado|sábados|domingo|domingos|horario|horarios|hora|horas|rotativo|rotativos|extra|nocturno|nocturnos|trabajo|edad|edades|sexo|sexos|ambos|indistinto|indistinta|masculino|femenino|hombre|hombres|mujer|mujeres|estado|civil|disponibilidad|inmediata',
  given:
    'formación pagada|formación a cargo de la empresa|comida incluida|manutención incluida|alojamiento incluido|uniforme a cargo de la empresa|descuento para empleados',
  employer:
    /(?:^|[.!\n]\s*)(?:(?:En|Desde)\s(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3})\s(?:buscamos|necesitamos|seleccionamos|estamos|queremos|somos)|(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3})\s(?:busca|selecciona|precisa|incorpora))(?!\p{L})/gu,
  sought:
    /(?<!\p{L})(?:una?|un\/a|una\/o|el|la|su|nuestr[oa]|nuev[oa]|futur[oa])\s(?:responsable|encargad[oa](?:\/[oa])?)\s(?:de|del)(?!\p{L})/gu,
  toReader: /(?<!\p{L})(?:usted|tu|la persona (?:seleccionada|contratada|elegida))\s?:\s*$/u,
  seeks:
    /(?<=^\p{Lu}[^.:;!?]{3,140}\s)(?:busca|requiere|precisa|selecciona|necesita|solicita|incorpora|contrata|buscamos|necesitamos|precisamos|seleccionamos)(?!\p{L})/u,
  pairs:
    /\b(?:salud y seguridad|seguridad y salud|seguridad e higiene|higiene y seguridad|investigacion y desarrollo)\b/,
  sort: /^(?:[Pp]rogramas?|[Ss]oftware|[Nn]ormas?|[Ll]enguajes?|[Hh]erramientas?)\s(?=[\p{Lu}\d]{2}|\p{Lu}\p{L}*\p{Lu})/u,
  heads: '',
};
