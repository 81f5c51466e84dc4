import type { RelationsPack } from '../relations-pack.ts';
import { bounds } from './bounds.ts';
import { limits } from './limits.ts';
import { ownClauses } from './own-clauses.ts';

const infinitive =
  '(?!(?:bar|hogar|taller|alquiler|comedor|lugar|almacén|escolar|militar)(?!\\p{L}))\\p{L}{2,}[aei]r(?:l[aeo]s?|se|me)?(?!\\p{L})';
// A reception and a section are places.
const doing =
  '(?!(?:recep|sec|esta|direc|habita|delega|administra)ci[óo]n)(?:\\p{L}+(?:[cst]ión|miento|aje)|venta|compra|control|cuidado|limpieza|registro|diseño|cierre|reparto|transporte|carga|descarga|entrega|recogida|apertura|manejo|cobro|envío|corte|poda|riego|siembra|cálculo|análisis|despacho|aseo|arreglo|vestido|servicio|suministro|pago|archivo|montaje|seguimiento|alquiler|orden|mantenimiento|control|acogida|ayuda|atención|búsqueda|enseñanza|vigilancia|puesta|toma|\\p{L}{3,}ado)s?(?!\\p{L})';
const undertaking = new RegExp(
  `(?<!\\p{L})(?:(?:(?:me|nos) (?:encarg|ocup|dedi[cq])\\p{L}+|(?:encarg|ocup|dedic)ándo(?:me|nos)) (?:del?|al?) (?:(?:la|las|los|el) )?(?=${infinitive}|${doing})|encargad[oa]s? de (?=${infinitive}))`,
  'giu',
);

export const relations: RelationsPack = {
  undertaking,
  onlyLed: {
    led: /^(?:al?|para|hacia|hasta)$/,
    at: /^(?:en|sobre|desde)$/,
    verbs:
      /^(?:hic|hac|hag|realic|realiz|efectu|di |daba |doy |dando |tuv|teni|teng|ayud|contrib|dedi[cq]|pas[eo]|incorpor|acced|asist|acud|trabaj|colabor|particip|aprend|empec|comenc|volv|llegu|encarg|ocup|aport|prest|(?:us|utili[cz]|manej|condu[cj]|emple|oper)[a-z]+ para$)/,
  },
  titles: { joints: /^(?:de|del|en|la|las|los|el)$/, several: /[^s]s$/ },
  limits,
  besides: {
    lookedFor: /(?:dad|eza|ura|fallos?|defectos?|errores|danos?|fugas?|grietas?|peso)$/,
    before: /^(?:en|durante|para|tras)$/,
    others:
      /^(?:con|a|al|hacia|hasta|de|del|desde|por|sobre|entre|bajo|segun|sin|contra|ante|como|mediante|junto|dentro|fuera|antes|despues)$/,
    never:
      /^(?:form|prepar|publi|carg|llen|rellen|entreg|ense|instru|capacit|entren|adiestr|asesor|aconsej|orient|inform|apoy|ayud|asist|colabor|particip|trabaj|intervin|interven|invert|invirt|invers|especializ|investig|estudi|program|desarroll|repar|arregl|corr[ei]g|solucion|resol|trat|fumig|rocie|roci|reparti|repart|sirv|serv|pag|mir|cuid|busc|atend|atenc|us|di$|dar$|dando$|daba$|doy$|d[ei]mos$|ofrec|proporcion|entr|ingres)/,
    owners:
      /^(?:equipos?|departamentos?|oficinas?|unidad|seccion|division|comite|empresas?|direccion|gerencia|junta|director|directora|gerente|jefe|jefa|responsable|dueno|duena)$/,
    groups:
      /^(?:equipos?|grupos?|series?|numero|listas?|tipos?|clases?|cartera|red|parte|partes|miembros?|mitad|resto|plantilla|personal|fases?|docenas?)$/,
  },
  bounds,
  ownClauses,
  tongues: {
    before: /^en$/,
    names:
      /^(?:frances|ingles|aleman|italiano|portugues|ruso|chino|arabe|catalan|gallego|vasco|euskera|rumano|polaco|holandes|neerlandes|sueco|noruego|danes|griego|turco|japones|coreano|ucraniano|bulgaro|checo|hungaro|hindi|valenciano|espanol|castellano)$/,
  },
  untouched: {
    doing: /(?:ion|iones|mientos?|ajes?|ados?)$/,
    verbs:
      /^(?:archiv|clasific|orden|guard|vend|compr(?:e|ab|an)|carg|descarg|apil|lav|limpi|regue|rega|conte$|contaba$|revis|comprob|comprueb|verific|control|traj|mov|mud|ped[ií]|pid|solicit|recib|recog|repart|distribu|entreg|envi|imprim|fotocopi|escane|transport|coloc|almacen|leia$|lei$|compar|prest|alquil|encarg)/,
  },
  beside: 'con junto',
  forWhom: 'para',
  together: 'junto juntos',
  doing: { noun: /(?:ion|mientos?|aje|ing)$/, verb: /(?:[^e]te|é|í)$/u },
  agent: '',
  maybeAgent: 'por',
  passive: /(?<!\p{L})(?:fui|fue|sido|ser)(?!\p{L})|\p{L}(?:ad|id)[oa]s? por(?!\p{L})/iu,
  under: 'bajo',
  toward: '',
  determiners:
    'el la los las un una unos unas mi mis su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas cada todo toda todos todas otro otra otros otras ambos ambas varios varias nuevo nueva nuevos nuevas a al',
  of: 'de del',
  sameAlone: 'consult entrevist visit',
  as: 'como',
  parts:
    /(?<!\p{L})(?:(?:la )?mitad|(?:la |una )?(?:mayor )?parte|(?:la )?mayoría|(?:un )?tercio|(?:un )?cuarto|algun[oa]s) del?(?!\p{L})/giu,
  partly: /(?<!\p{L})(?:mitad|parcial\w*|en parte)(?!\p{L})/iu,
  several: /(?<!\p{L})(?:vari[oa]s|much[oa]s|numeros[oa]s|divers[oa]s)\s(\p{L}+)/giu,
  received:
    /(?<!\p{L})(?:recib\p{L}+|hice|curs[eé]\p{L}*|asist[ií]\p{L}*|complet[eé]\p{L}*|realic[eé]) [^.;,]{0,40}?(?:formación|curso|cursos|capacitación|instrucción|taller)(?!\p{L})|(?<!\p{L})(?:fui|era) alumn[oa](?!\p{L})|(?<!\p{L})(?:fui|sido) (?:formad|instruid|capacitad)[oa](?!\p{L})|(?:formad|instruid|capacitad)[oa] [^.;,]{0,40}?(?<!\p{L})por(?!\p{L})|(?<!\p{L})me (?:form|instruy|capacit|enseñ)\p{L}+/iu,
  given:
    /(?<!\p{L})(?:di|dar|dando|impart\p{L}+|ofrec\p{L}+|proporcion\p{L}+|form[eé]|formando|capacité|instruí|enseñ\p{L}+)(?!\p{L})/iu,
  sooner: /(?<!\p{L})(?:antes del?|previo al?)(?!\p{L})/iu,
  later: /(?<!\p{L})(?:después del?|tras)(?!\p{L})/iu,
  handedOn:
    /(?<!\p{L})(?:traslad\p{L}+|transmit\p{L}+|deriv\p{L}+|remit\p{L}+|pas[éeaó]\p{L}*|reenvi\p{L}+|reenví\p{L}+|comuni\p{L}+|entreg\p{L}+)(?!\p{L})/iu,
  handled:
    /(?<!\p{L})(?:gestion\p{L}*|tramit\p{L}+|encarg\p{L}+|ocup\p{L}+|resol[vu]\p{L}+|solucion\p{L}*|solvent\p{L}+|trat[éea]\p{L}*)(?!\p{L})/iu,
  performed:
    'hacia realizaba realice realizo realizando realizacion efectue ejecute lleve llevado imparti celebre hice',
  achieving:
    /^(?:consegui(?:do|mos|endo)?|consiguiendo|logr(?:e|ado|amos|ando)|obtuv(?:e|imos)|obteniendo|alcan(?:ce|zado))$/,
  keeping: /^(?:mantuv(?:e|imos)|mantener|manteniendo|mantenia|deje|dejar|dejando|dejaba)$/,
  occasions: 'en durante para antes tras',
  avoided:
    /(?<!\p{L})(?:no|nunca|jamás|sin|ningun[oa]?|ningún|evit\p{L}+|impid\p{L}+|imped\p{L}+|cero|libres?|ni)(?!\p{L})/iu,
  by: 'en un',
  to: 'a al hasta',
  from: 'de desde',
  ranges: [
    { between: /^\s*(?:a|-|–)\s*$/iu },
    { between: /^\s*(?:(?:\p{L}+|%|€)\s+)(?:a|hasta)\s+$/iu, before: /(?<!\p{L})(?:de|desde)\s+$/iu },
    { between: /^\s*(?:(?:\p{L}+|%|€)\s+)?y\s+$/iu, before: /(?<!\p{L})entre\s+$/iu },
  ],
  ahead: {
    atLeast: /(?<!\p{L})(?:(?:al|por lo) menos|como mínimo|(?:un )?mínimo de|no menos de)\s$/iu,
    upTo: /(?<!\p{L})(?:como (?:mucho|máximo)|a lo sumo|(?:un )?máximo de|no más de)\s$/iu,
  },
  behind: {
    upTo: /^\s?[\p{L}%€]*(?:\s\p{L}+){0,4}?\s(?:como máximo|máximo|a lo sumo)(?!\p{L})/iu,
    atLeast: /^\s?[\p{L}%€]*\s(?:o más|como mínimo|al menos)(?!\p{L})/iu,
    about: /^\s?[\p{L}%€]*\saproximadamente(?!\p{L})/iu,
  },
  groups: {
    size: /(?:equipo|grupo|cuadrilla|brigada|clase)s? de (?:\p{Ll}+ )?#/iu,
    count: /# (?:\p{Ll}+ )?(?:equipos|grupos|cuadrillas|brigadas|clases)(?!\p{L})/iu,
  },
  papers:
    'registro informe lista archivo certificado manual ficha documentacion documento papeles expediente formulario parte acta',
  otherPapers: 'hoja recibo boletin libro cuaderno impreso justificante resguardo informe memoria',
  doerOpening: /^(?:que|quien)$|[aeiy]ndo$/,
  doneIn: /^(?:con|en|mediante|via|usando)$/,
  person: /(?:or|ora|ista|er[oa]|ant[ea]|ent[ea]|ari[oa])$/,
  pluralPerson: /(?:[dts]or[ae]s|istas)$/,
  people:
    'companero companera colega aprendiz becario becaria voluntario voluntaria empleado empleada trabajador trabajadora alumno alumna estudiante paciente cliente ayudante principiante nino nina candidato candidata residente huesped miembro proveedor proveedora alcalde alcaldesa ministro ministra juez jueza',
  many: /[^s]s$/,
  everything: 'todo todos todas',
  rest: 'demas resto otro otros otras restante restantes',
  each: 'cada',
  noAmount:
    /^(?:manana|tarde|noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin|verano|invierno|temporada|tipo|clase|momento|nivel)s?$/,
  one: /^(?:un|uno|una)$/,
  since: { before: /(?<!\p{L})(?:desde|a partir de)\s$/iu, until: /^\s*(?:a|hasta|-|–|—)(?!\p{L})/iu },
};
