import type { NamingPack } from '../naming-pack.ts';
import { askedDoings } from './asked-doings.ts';

export const naming: NamingPack = {
  askedDoings,
  ofPosting: /(?<!\p{L})(?:tus?|nuestr[oa]s?|vuestr[oa]s?)(?!\p{L})/iu,
  opener: /^(\p{L}{4,}) (de(?: l[ao]s?)?|del) (\p{L}+)$/u,
  shape: / /,
  goesOn: /^(?:$|[,;:.(]|\s(?:de|del|en|con|para|por|a|al|sobre|tras|entre|según|ante|desde|hasta|y|e)\s)/iu,
  ofThing: /^(?:$|[,;.]|\s(?:de|del)\s)/u,
  secondVerb:
    /(?:(?:^|\s)[ye]\s|(?:^|\s),\s?)(?:\p{L}+(?:é|í|ó|o)|\p{L}*(?:puse|tuve|hice|uje|traje)|di|fui|vi|vine|quise|supe|daba|hacía|ponía|tenía|atendía|servía|recogía|recibía|repartía)(?:\s|$)/u,
  // "Con cera piernas": a thing in the plural right behind one that is not was what the doing was done to.
  adds: /^ (?:en(?! (?:prácticas|formación|plantilla))|con|para|por|desde|durante|tras|según|sobre|entre|junto|cada)\s(?!(?!(?:cuatro|cinco|siete|ocho|nueve|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|cien|mil)\s)\p{Ll}+[^s\s] \p{Ll}+s(?!\p{L}))/u,
  verbStart:
    /^\p{L}+(?:[aei]r|[eiad]r(?:ás|án|á|é|emos|éis))(?:\s|$)|^\p{L}+\s(?:el|la|l[ao]s|tus?|sus?|nuestr[ao]s?)\s/iu,
  verbBehindWord: [
    { before: /(?:^|[^\p{L}])(?:tú|usted(?:es)?|nosotr[ao]s|quien|te|nos)\s$/iu, form: /^\p{L}/u },
    {
      before: /(?:^|[.;:•*\n–-]\s*)\p{L}+[ae]s\s(?:al?|el|la|l[ao]s|en|con)\s[^.;:\n]{0,80}\sy\s$/iu,
      form: /^\p{L}+[ae]s\s/u,
    },
  ],
  activity: { ending: /(?:ción|sión|miento|aje)s?$/u },
  verbalNoun: /(?:cion|sion|miento|aje|ado|ido|anza)$/,
  doings:
    /^(?:poda|riego|siega|siembra|esquila|trilla|vendimia|ordeno|soldadura|pintura|costura|cosecha|tala|molienda|injerto|tueste|carga|descarga|corte|engrase|cultivo|cria|venta|compra|reparto|entrega|recogida|lectura|escritura|cobro|limpieza|ensenanza|mecanografia|fotografia|auditoria|ajuste|forja|pesca|transporte|envio|recuento|conteo|inventario|pago|calculo|vigilancia|custodia|rescate|asesoria|desatasco|reserva|apertura|cierre|remolque|acogida|control|despacho|alquiler|derribo|reforma|desbroce|despiece|cata|traslado|arreglo|cambio|busqueda|aseo|cuadre|prueba|registro|archivo)s?$/,
  ofManyMeanings:
    /^(?:abonar|contar|tender|seguir|mover|matar|pedir|montar|invertir|regular|conocer|vestir)$/,
  objects: {
    often:
      /^ (?:cada|todos los|todas las|una vez (?:al|a la|por|cada)) (?:días?|noches?|tardes?|mañanas?|semanas?|mes(?:es)?|trimestres?|años?|temporadas?)(?!\p{L})/u,
    none: /^(?:[^,;.]{0,12}\s)?(?:noches?|tardes?|mañanas?|días?|semanas?|mes(?:es)?|años?|horas?|ve(?:z|ces)|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|veranos?|inviernos?|primaveras?|otoños?|temporadas?|antes|después|además|entonces|mientras|gratis|más|menos|juntos|solos)(?!\p{L})/iu,
    after: [
      [/^ el (?=\p{L})/u, ' del '],
      [
        /^ (?=(?:las?|los|un[oa]?s?|mis|nuestr[oa]s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|varios|varias) \p{L})/u,
        ' de ',
      ],
      [/^ (?=\d|\p{Ll}{3,}[aeioué]s(?!\p{L}))/u, ' de '],
    ],
  },
  amounts: {
    of: /^\p{Lu}\p{Ll}+\s(?<amount>(?:(?:unos|unas|más de|cerca de)\s)?(?:\d[\d\s.,]*|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien)\s)(?:hectáreas?|ha|(?:kiló)?metros?(?: cuadrados| cúbicos| lineales)?|k?m[²³23]?|kilos?|kg|toneladas?|t|litros?))\s(?:del?\s(?:la\s)?)(?<thing>[\p{L}\s-]+)$/u,
    often: /^\s(?:al?|por|cada)\s(?:la\s)?(?:hora|día|noche|semana|mes|año|temporada|campaña)(?!\p{L})/u,
  },
  afterVerb:
    /^(?!(?:a|al|y|e|con|por|para|en|de|del|se)\b|(?:nota|parte|cuenta|paso|salida|entrada|clase|lista|caja|turno|hora|aviso|alta|baja|fe|cita|fin|forma)\s(?:de|del|a|al|en)\b)/,
  somebody:
    /^a (?=(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|varios|varias) \p{L})/u,
  opening:
    /(?:ción|sión|tión|miento|aje|anza|venta|compra|control|cuidado|limpieza|registro|archivo|diseño|cierre|reparto|transporte|auditoría|asesoría|búsqueda|carga|descarga|entrega|recogida|apertura|puesta)s?$|^(?:toma|manejo|pago|cobro|envío|montaje|corte|poda|riego|siembra|cálculo|análisis|desarrollo|despacho|apoyo|embalaje)s?$/i,
  sameGender: /(ci[óo]n|si[óo]n|miento|aje|dad)(?:es|s)?$/u,
  article: /^(?:un(?:[ao]s?)?|el|la|l[ao]s|al|del)\s/iu,
  people:
    /^(?:emplead[oa]s|trabajador(?:es|as)|personal|plantilla|compañer[oa]s|clientes|pacientes|usuari[oa]s|equipos?)$/iu,
  phrases: {
    shapes: [
      /(?<![\p{L}\p{N}-])(?=(\p{L}\p{Ll}{3,} (?:de|del|de la) \p{Ll}{4,})(?![\p{L}\p{N}-]))/gu,
      /(?<![\p{L}\p{N}-])(?=(\p{L}\p{Ll}*(?:ci[óo]n(?:es)?|si[óo]n(?:es)?|mientos?|ajes?|dad(?:es)?|[aei]ncias?|r[íi]as?|g[íi]as?|uras?|sis|control|apoyo|diseño|cierres?|registros?) \p{Ll}{2,}(?:al|ari[ao]|ic[ao]|iv[ao]|[ai]ble|os[ao]|er[ao]|[ai]d[ao]|ente|ante|ular|il)(?:e?s)?)(?![\p{L}\p{N}-]))/giu,
    ],
    goesOn: /^\s(?:de|del)\s/u,
  },
  sector: { before: /(?<!\p{L})(?:sector|industria) (?:de la |de los |del |de )?$/iu },
  places: /^(?:casas?|domicilios?|talleres del?|instalaciones del)(?!\p{L})/u,
  noSkills:
    /(?:compañer[oa]s|emplead[oa]s|trabajador[ea]s|alumn[oa]s|niñ[oa]s|mayores|usuari[oa]s|familias|ores|oras|antes|istas|personas|equipos?|departamento|años|meses|semanas|alumnos|clientes|pacientes|empresas?)$|^(?:garajes?|personajes?|paisajes?|equipajes?|mensajes?|ciudad(?:es)?|oficinas?|edificios?|portales|viviendas?|hoteles?|tiendas?|almacenes|colegios?|hospitales?|librerías?|panaderías?|carnicerías?|cafeterías?|peluquerías?|conserjerías?|porterías?)(?!\p{L})/u,
  binds:
    /^(?:el|la|los|las|lo|un|una|unos|unas|del|al|est[aeo]s?|es[aeo]s?|nuestr[ao]s?|su|sus|otr[ao]s?|much[ao]s?|vari[ao]s|tod[ao]s?|cada|[ye]|[ou])$/,
  behind: /^(?:de|del|en|con|para|por|a|al|y|e|o|u|que|sobre|según|desde|hasta|cada|sin|tras|entre)$/,
  free: /^(?:de|con|en|para|por|a|sobre|entre|sin|según|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+)$/,
};
