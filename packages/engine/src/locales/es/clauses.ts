import type { ClausesPack } from '../clauses-pack.ts';

export const clauses: ClausesPack = {
  and: /^[yeou]$/,
  doneFor: /^para$/,
  of: /^del?$/,
  pair: /\s[yeou]\s|\p{L}{2,}\/\p{L}{2,}/u,
  others: /^(?:otr[ao]s|demas)$/,
  where: {
    at: /^(?:en|sobre|bajo|ante)$/,
    done: /^(?:limpi|lav|repar|manten|control|verific|inspeccion|revis|instal|mont|pint|renov|restaur|sustitu|cambi|med|desinf|vigil|carg|conduj|conduc)/,
    about:
      /^(?:form|ensen|instru|asesor|acompan|ayud|asist|particip|capacit|entren|sensibiliz|inform|trabaj|intervin|inverti|especializ|desarroll|program|introduj|convert|especific)/,
  },
  participleOf: {
    form: /(?:[ai]d(?:a|[oa]s)|hech[oa]s?|escrit[oa]s?|cubiert[oa]s?|impres[oa]s?)$/u,
    isBehind: true,
    making: /^(?:hice|realicé|fabriqué|produje|confeccioné|elaboré|creé)$/,
    opens: /^\p{Lu}\p{Ll}+(?:[éí]|je|ice)$/u,
  },
  hanging: {
    of: /^del?$/,
    article: /^(?:el|las?|los)$/,
    amount:
      /^(?:kilos?|toneladas?|litros?|cajas?|grupos?|metros?|cuadrados|cubicos|lineales|kilometros?|hectareas?|docenas?|pares?|lotes?|tipos?|clases?|plazas?|piezas?|total|conjunto|parte)$/,
    worked: {
      verb: /^(?:sold|cort|torn|fres|mecaniz|mecanic|barniz|barnic|lij|pul|tall|mold|forj|dobl|pleg|esculp|labr|curv|lamin|taladr|esmalt)(?:e|i|ee|o|io)$/,
      material:
        /^(?:acero|inoxidable|aluminio|hierro|cobre|laton|bronce|metal|chapa|fundicion|titanio|madera|roble|pino|marmol|granito|piedra|vidrio|cuero|piel|barro|plastico|pvc)$/,
    },
  },
  sorts: {
    none: /^(?:barras?|bolsas?|sacos?|botellas?|latas?|palets?|bandejas?|dinero|servicios?|areas?|departamentos?|seccion(?:es)?|zonas?|trabajos?|tareas|labores|actividad(?:es)?|procesos?|operacion(?:es)?|productos?|articulos?|datos|muestras?|unidades|mercancias?|alumnos?|personal|cursos?|sesion(?:es)?|talleres|sistemas?|problemas?|temas?|asuntos?|casos?|necesidades|calidad|estado|nivel(?:es)?|numero|cantidad(?:es)?|variedad(?:es)?|resto|mayoria|mitad|modelos?|marcas?|series?|lineas?|equipos?|maquinas?|redes|sitios?|paginas?|canal(?:es)?|cuentas?|uso|funcionamiento|ambito|sector(?:es)?|campo|mundo)$/,
    whole: /^(?:analiz|analic|estudi|investig|supervis|vigil|control|revis|evalu|imparti|ensen|diagnostic)/,
    material:
      /^(?:acero|inoxidable|aluminio|hierro|cobre|laton|bronce|metal|chapa|fundicion|titanio|madera|roble|pino|marmol|granito|piedra|vidrio|cristal|cuero|piel|barro|plastico|pvc|hormigon|cemento|algodon|lana|seda|lino|tela|papel|carton|oro|plata|caucho|goma)$/,
  },
  wares:
    /(?<!\p{L})(?:seguros?|software|programas? informáticos?|libros?|manual(?:es)?|revistas?|artículos?|recibos?)\s(?:de la|del?)\s?$/iu,
  past: /[éí]$|(?:[pP]us|[hH]ic|[dD]uj|[tT]uv)e$/,
  placing: {
    verb: /^(?:coloc|coloqu|pegu|mont|instal|pint|colgu|fij|pus)/,
    upon: /^(?:sobre|bajo|contra|en)$/,
  },
  into: { asked: /^(?:traducci[oó]n|traducciones|interpretaci[oó]n) al (\p{L}+)$/u, before: 'al?' },
  infinitive: /[aei]r(?:se|l[aeo]s?)?$/,
  passesOn: /^(?:repart|entreg|distribu|archiv|orden|imprim|fotocopi|envi|transport|coloc)/,
  // What things do, and "lo que", are nobody else's doing: "los productos que faltaban".
  forOthers:
    /\spara\s\p{Ll}+[aei]r$|(?<!\slo)\sque\s(?!(?:falt|sobr|qued|lleg|entr|sal[eí]|caduc)\p{L}+|había|iban? con|est(?:á|aban?)(?!\p{L}))/u,
  purpose:
    /(?:destinad|necesari|usad)[oa]s?\s(?:al?|a la|para|para la)\s?$|(?<!\p{L})(?:d[oó]nde|c[oó]mo|cu[aá]ndo)\s(?:se\s)?$/iu,
  notOwn: [
    // What was seen to be done was another's.
    /^(?:vi|observé|presencié|noté|miré|escuché)\s(?:cómo|que)\s(?:(?!\sy\s)[^§;.])*§/iu,
    // "Las nóminas las hacía una gestoría, yo reunía las horas".
    /(?:^|[.;]\s)(?:el|las?|los|una?)\s[^.;]*§[^.;,]*,\s(?:y\s|pero\s|mientras\s)?yo\s(?!también)/iu,
    /(?:^|[.;]\s)§[^.;,]*\s(?:el|la|una?)\s\p{L}+,\s(?:y\s|pero\s)?yo\s(?!también)/iu,
    /(?<!\p{L})donde\s(?:los?|las?|el|un[ao]?s?|otr[oa]s?)\s[^§,;.]*§/iu,
    /(?<!\p{L})(?:artículo|libro|cartel|folleto|texto|película)s?\ssobre\s(?:el\s|las?\s|los\s)?§/iu,
    /(?<!\p{L})(?:asist[íi]|participé|acudí|cursé|completé|seguí|recibí|superé|apunté)[^§,;.]*(?<!\p{L})(?:curso|taller|seminario|jornada|charla|formación|clase|webinar|conferencia|capacitación)(?:e?s)?(?!\p{L})(?:(?!\sy\s)[^§,;.])*§/iu,
    /(?<!\p{L})(?:hice|realicé)\s(?:un |varios |dos |tres )?(?:cursos?|máster|capacitación)(?!\p{L})(?:(?!\sy\s)[^§,;.])*§/iu,
    /(?<!\p{L})aprend(?:í|iendo)\s(?:(?!y\s)[^§,;.])*§/iu,
    /(?<!\p{L})(?:no|sin|nunca)\s§/iu,
    // "Llevé los relojes al relojero para cambiar la pila".
    /(?<!\p{L})(?:llev|envi|mand|entreg|avis)\p{L}+\s[^§,;.]*(?<!\p{L})al?\s[^§,;.]*\spara\s(?:que\s)?§/iu,
    // What is noted down was another's.
    /(?:^|[.;,]\s)(?:apunt|anot|archiv|copi|fotocopi|encuadern)\p{L}+\s(?:las?|los|el)\s§/iu,
    /(?<!\p{L})(?:previsto|quería|pensaba|esperaba|deseaba)\s§/iu,
    /(?<!\p{L})(?<!(?:tuv|ten|hub)\p{L}*\s)(?:que|quien(?:es)?|mientras|cuando)\s[^§,;.]*§/iu,
    /(?<!\p{L})(?:equipo|departamento|empresa|servicio|personal|compañer[oa]s?)\s(?:encargad|responsable)\p{L}*\s(?:de la |del? |de los |de las )§/iu,
    /§\spor\s(?:el|la|los|las|un|una|otr[oa]s?)\s(?:\p{L}+(?:[dts]or(?:a|es|as)?|er[ao]s?|istas?|ntes?)|jef[ea]|chef|equipo|departamento|empresa|gestoría|asesoría|agencia|arquitect\p{L}+|médic\p{L}+|técnic\p{L}+|maestr\p{L}+|dueñ\p{L}+|coleg\p{L}+)(?!\p{L})/iu,
  ],
  agent: /(?:ad|id)[oa]s?§\spor\s(?:el|las?|los|mis?|nuestr\p{L}+)\s/u,
  relative: /\s(?:que|quien(?:es)?)\s/,
  doingPlace: /^fábricas?$/iu,
  doer: /^(?!(?:climatiz|orden|comput|aspir|ascens|congel|refriger|extint|radi|gener|transform|indic|compres|condens|vari|motor|tract|ventil|humidific|deput|interrupt|proyect|serv|monit|sens|elev|mezcl|secad|calent|acumul)(?:ad|id)?or[a-z]*$)(\p{L}{4,}?)(?:[dts]or(?:a|es|as)?|istas?|(?<=graf|log|nom)[oa]s?)$/u,
};
