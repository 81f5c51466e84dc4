import type { BoundsPack } from '../bounds-pack.ts';

const above =
  'jef[ea]|director[a]?|encargad[oa]|responsable|dueñ[oa]|propietari[oa]|gerente|supervisor[a]?|coordinador[a]?|capataz|maestr[oa]|titular|president[ea]|patr[oó]na?|chef|doctor[a]?|médic[oa]|compañer[oa]|líder|superior[a]?|profesor[a]?|(?!(?:enero|febrero|primavera|anterior|exterior|interior|mayor|siguiente|durante|mediante|frontera|horario)(?!\\p{L}))\\p{L}{3,}(?:ista|ora?|er[oa]|ient[ea]|ante|ari[oa])';
const away =
  'ausen\\p{L}+|falt\\p{L}+|baja|vacaciones|enferm\\p{L}+|permiso|fuera|de viaje|viajaba|no (?:estaba|podía|venía|iba)|libraba|libr[eé]';

export const bounds: BoundsPack = {
  company: [
    /(?<!\p{L})(?:acompañ\p{L}+|escolt\p{L}+|(?:fui|iba|viajé|viajaba) (?:junto )?con)\s(?<whom>[^.;,]{0,70}?)\s(?:al?|en|durante|por)\s(?<what>[^.;,]{1,120})/giu,
  ],
  accompanied: /(?<!\p{L})(?:acompañ\p{L}+|escolt\p{L}+|(?:fui|iba|ir|viaj\p{L}+) (?:junto )?con)(?!\p{L})/iu,
  partClauses: [
    /(?<!\p{L})(?:de|entre) (?:l[oa]s )?(?:que|cuales|ellos|ellas)\s(?<count>[\p{L}\d]+)(?<rest>[^.;,]*)/giu,
    /(?<count>[\p{L}\d]+) de (?:l[oa]s cuales|ellos|ellas|est[oa]s)(?!\p{L})(?<rest>[^.;,]*)/giu,
  ],
  some: /(?<!\p{L})(?:algun[oa]s?|vari[oa]s|poc[oa]s|much[oa]s|mayoría|mitad|parte|parcial\p{L}*|un[oa]|un par|tercio|cuarto)(?!\p{L})/iu,
  all: /^(?:tod[oa]s|amb[oa]s|ningun[oa])$/iu,
  absence: new RegExp(
    `(?<!\\p{L})(?:cuando|mientras|si|durante|en|por)\\s[^.;,]{0,70}?(?:(?<!\\p{L})(?:${above})(?!\\p{L})[^.;,]{0,24}?(?<!\\p{L})(?:${away})|(?<!\\p{L})(?:${away})(?!\\p{L})[^.;,]{0,24}?(?<!\\p{L})(?:${above}))(?!\\p{L})`,
    'giu',
  ),
  standIn:
    /(?<!\p{L})(?:ausen\p{L}+|falt\p{L}+|baja|vacaciones|viaje|enferm\p{L}+|permiso|fuera|sustitu\p{L}+|supl\p{L}+|reempla\p{L}+|cubr\p{L}+|cobertura|interin\p{L}+|en funciones|temporal\p{L}*|no)(?!\p{L})/iu,
  others: [
    /(?<!\p{L})(?:después de|tras|antes de) (?:la |el )?\p{L}{2,}(?:ar|er|ir|ción|dura|ado)(?!\p{L})/giu,
    /(?<!\p{L})(?:equipo|grupo|cuadrilla|brigada|departamento|turno|proyecto|comité|empresa)s? que (?!yo)[^.;,()]+/giu,
    /(?<!\p{L})(?:fábrica|planta|compañía|firma|bodega|granja|clínica|asociación|técnic[oa]|médic[oa]|mecánic[oa]|abogad[oa]|maestr[oa]|(?!(?:motor|tractor|sensor|ordenador|generador|ascensor|contador|transformador|monitor|servidor|error)s?(?!\p{L}))\p{L}{3,}(?:[dts]ora?|ista|er[oa]))s? que (?!yo|se)(?=\p{L}+(?:aba|ía|ó|a|e|jo|so|vo|zo)n?(?!\p{L}))[^.;,()]+/giu,
    /[,;:(]\s*que (?!yo )\p{L}+(?:aba|ía|ó|aban|ían|ieron|aron|a|e) (?:después |luego )?(?:el|la|los|las|mi|un|una|nuestr[oa]) [^.;,()]+/giu,
    /[,;:(]\s*(?:con )?(?:la|el|las|los) \p{L}+ (?:(?:era|fue|corría|estaba|quedaba|correspondía|hacía|daba|corrió|recaía)[^.;,()]*|(?:por|de parte) (?:de )?(?:l[ao]|el|del|un|una)[^.;,()]*)/giu,
  ],
  ofOthers:
    /(?<!\p{L})(?:que|por(?! \D{0,8}\d| (?:ciento|semana|día|mes|año|hora|turno|teléfono|correo|la (?:mañana|tarde|noche)|las))|me|nos|quien|del|cómo|enseñ\p{L}+|expli\p{L}+|mostr\p{L}+|form[éa]\p{L}*)(?!\p{L})/iu,
  superlative: /(?<!\p{L})(?:más|mejor(?:es)?|mayor(?:es)?|peor(?:es)?)(?!\p{L})/giu,
  amongBest:
    /(?<!\p{L})(?:un[oa]s? de|entre) (?:l[oa]s )(?:\p{L}+ )?$|(?<!\p{L})(?:segund|tercer|cuart)[oa]s? (?:\p{L}+ )?$/iu,
  ofMany:
    /(?<!\p{L})(?:un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+|algun[oa]s|vari[oa]s|mitad) de (?:l[oa]s |mis |nuestr[oa]s |un[oa]s )*$|(?<!\p{L}|l[ao]s (?!mejores)\p{L}+s )entre l[oa]s $/iu,
  monthsTo: /^\s(?:a|y|hasta)\s$|^\s?[-–]\s?$/iu,
  power:
    /(?<!\p{L})(?:aprob\p{L}+|aprueb\p{L}+|autoriz\p{L}+|decid\p{L}+|decisi\p{L}+|conced\p{L}+|liber\p{L}+|firm\p{L}+|visto bueno|por mi cuenta|de forma autónoma|autónomamente|sol[oa]|independiente\p{L}*)(?!\p{L})/iu,
  study: /(?<!\p{L})(?:certificad[oa]|certificación|curso|diploma|título|licencia|máster|grado)s?(?!\p{L})/iu,
  studyIn: /^(?:en|sobre|para|y|e)$/,
  seasons:
    /(?<!\p{L})(?:(?:en|durante|por|cada|de|del|tod[oa]s) (?:el |la |las |los )?(?:plena )?(?:primaveras?|veranos?|otoños?|inviernos?|temporadas?|vacaciones|navidad(?:es)?|pascua|fiestas|ferias?|vendimias?|cosechas?|campañas?|rebajas|semana santa)|(?:campaña|temporada|época) (?:estival|invernal|navideña)|en (?:días|horas) (?:punta|festivos))(?!\p{L})/giu,
};
