import type { LimitsPack } from '../limits-pack.ts';

const tongue =
  'inglés|español|castellano|francés|alemán|italiano|portugués|catalán|gallego|euskera|valenciano|árabe|chino|ruso|rumano|polaco|neerlandés|japonés';

export const limits: LimitsPack = {
  seldom:
    /(?<!\p{L})(?:a veces|(?:algunas|unas pocas|unas cuantas|pocas|contadas|raras|ciertas) veces|alguna (?:que otra )?vez|una (?:sola |única )?vez(?! (?:al|a la|por|cada|en|que|\p{L}+es)(?!\p{L}))|de vez en cuando|de cuando en cuando|en (?:contadas |algunas )?ocasiones|(?:algún que otro|algunos|ciertos) (?:día|noche|turno|fin de semana|fines de semana|sábado|domingo|lunes|martes|miércoles|jueves|viernes|meses|años)s?|(?:algunas|ciertas) (?:noches|mañanas|tardes|semanas|temporadas))(?!\p{L})/giu,
  together: /(?<!\p{L})(?:junto (?:a|al|con)|en (?:pareja|equipo con)|al lado de)(?!\p{L})/giu,
  acting: /(?<!\p{L})(?:en funciones|con carácter interino|de forma interina)(?!\p{L})/giu,
  little: /(?<!\p{L})(?:un poco de|algo de)(?!\p{L})/giu,
  ways: [
    /(?<!\p{L})del? (?<from>\p{L}+) al? (?<to>\p{L}+)/giu,
    /(?<!\p{L})al? (?<to>\p{L}+) del? (?<from>\p{L}+)/giu,
    new RegExp(`(?<!\\p{L})(?<from>${tongue})\\s?[-–/]\\s?(?<to>${tongue})(?!\\p{L})`, 'giu'),
  ],
  oneWay: {
    into: new RegExp(`(?<!\\p{L})al? (?<tongue>${tongue})(?!\\p{L})`, 'giu'),
    from: new RegExp(
      `(?<!\\p{L})(?:traduc|interpret)\\p{L}+ (?:\\p{L}+ ){0,2}?del (?<tongue>${tongue})(?!\\p{L})`,
      'giu',
    ),
  },
  except:
    /(?<!\p{L})(?:salvo|excepto|menos|a excepción de|exceptuando|aparte de)(?: en)? (?:los |las |el |la )?(\p{L}+)/giu,
  excepted: /(?<!\p{L})(?:salvo|except\p{L}+|menos|aparte|sin|no|quitando)(?!\p{L})/iu,
  near: /(?<!\p{L})(?:cerca de|(?:en los )?alrededores de|cercanías de|próxim[oa]s? a|junto a|a las afueras de)\s+(\p{Lu}\p{L}+)/gu,
  nearby:
    /(?:cerca de|alrededores de|cercanías de|inmediaciones de|afueras de|próxim[oa]s? a|junto a|entorno de|zona de)(?: \S+)?\s*$/iu,
  unreal:
    /(?<!\p{L})(?:simulacros? de|simulaci(?:ón|ones) de|ensayos? de)\s+(\p{L}+)|(?<!\p{L})(\p{L}+) (?:simulad|fictici)[oa]s?(?!\p{L})/giu,
  asked: /(?<!\p{L})(?:solicit\p{L}+|ped[ií]\p{L}*|petici\p{L}+|opté a|postul\p{L}+)(?!\p{L})/iu,
  got: /(?<!\p{L})(?:consegu\p{L}+|consig\p{L}+|obtuv\p{L}+|obten\p{L}+|logr\p{L}+|recib\p{L}+|gan[éeó]\p{L}*)(?!\p{L})/iu,
  meant:
    /(?<!\p{L})(?:iba(?:mos)? a|(?:estuv|estab)\p{L}+ a punto de|casi(?= \p{L}+[éí](?!\p{L}))|deb[íi]a(?:mos)?|pensaba(?:mos)?|intent(?:é|aba|amos)|(?:traté|trataba|tratamos) de(?= \p{L}+[aei]r(?:l[aeo]s?|se)?(?!\p{L}))|(?:aspir(?:é|aba)|opt(?:é|aba)) a(?= \p{L}+[aei]r(?!\p{L}))|(?:esperaba|soñaba con|ansiaba|anhelaba)(?= \p{L}+[aei]r(?!\p{L}))|(?:habría|hubiera|hubiese) (?:gustado|querido|deseado)|me gustaría|(?:estaba|era) previsto que|fracas\p{L}+ (?:en|al) |(?:recomend|aconsej|suger|sugir)\p{L}+(?= (?:al? (?!\p{L}+ para )[^.;,]{1,25}? )?\p{L}+[aei]r(?!\p{L}))|me (?:ofrec|propus|plante|pid|ped|sugir|invit)\p{L}+(?: a)?(?= \p{L}+[aei]r(?!\p{L}))|quise|quisimos|quer[íi]a(?:mos)?|pretendí|pretend[íi]a(?:mos)?|(?:previsto|planeado|proyectado)(?= \p{L}+[aei]r(?!\p{L})))(?!\p{L})/giu,
  saw: /^(?:vi|noté|observé|presencié)\s/iu,
  when: /(?<!\p{L})(?:mañanas?|tardes?|noches?|días?|fines de semana|semanas?|veces) (?:en (?:que|l[ao]s que)|que|cuando)(?!\p{L})|(?<!\p{L})(?:cuando|casi (?:siempre|todos|todas|a diario|cada)|normalmente|generalmente|habitualmente|por lo general|sobre todo|mayormente|principalmente|en (?:primavera|verano|otoño|invierno|(?:plena )?temporada))(?!\p{L})/iu,
  always: /(?<!\p{L}|casi )(?:tod[oa]s|todo el año|cada|siempre|a diario|diariamente)(?!\p{L})/iu,
  byOthers:
    /(?<!\p{L})(?:que|(?:y|e|pero)(?= (?:l[aeo]s? \p{L}+(?:aba|ía)|(?:l[aeo]s? )?\p{L}+ó) (?:mi|nuestr[oa]|otr[oa]|una?|el|la) (?!lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mes|día|año|final|mism[oa]|siguiente))) ((?:l[aeo]s? )?(?:\p{L}+(?:aba|ía|ó|aban|ían|ieron|aron) )?(?:(?:después|luego|ya|más tarde) )?(?:el|la|los|las|un|una|mi|nuestr[oa]|otr[oa]s?|\p{Lu}\p{L}+) [^.;,]+)|(?<!\p{L})(\p{L}+(?:ad|id)[oa]s? por (?:el|la|los|las|un|una|mi|nuestr[oa]|otr[oa]s?|dos|tres|cuatro|cinco|\d+|vari[oa]s|amb[oa]s) \p{L}+)|(?<!\p{L})(?:[Cc]ómo|(?:[Hh]ice|[Hh]acer)(?! (?:subir|bajar|crecer|aumentar|disminuir|caer|cocer|hervir|fermentar|germinar)(?!\p{L}))|[Mm]andé) (\p{L}+[aei]r(?:se)?(?!\p{L})(?:(?! [ye] \p{L}+[éí](?!\p{L}))[^.;,])*)/gu,
  offices: {
    named:
      /(?<!\p{L})(?:para|con|por|al?|del?) (?:(?:la|el|las|los) )?(?:responsables?|jef[ea]s?|directora?|encargad[oa]s?|departamento|servicio|taller|sección) de (?:la |los |las |el )?(?:(?:\p{L}{2}\.\s?){2}|\p{L}+)/giu,
    head: /(?<!\p{L})(?:responsable|jef[ea]|director|encargad[oa]|departamento|servicio|taller|sección)/iu,
  },
  books: {
    named:
      /(?<!\p{L})libros? (?:de (?:la )?(?:caja|visitas|reclamaciones|obras?|órdenes|incidencias|guardia|registro|pedidos|firmas|recetas|actas|citas|reservas)|diario de (?:obra|caja))(?!\p{L})/giu,
    kept: /contab|teneduría|(?:llev\p{L}+|llevanza de) (?:los )?libros/iu,
  },
  ofOthers: /(?<!\p{L})(?:que|por|cómo|hacer|hice|mandé)(?!\p{L})/iu,
};
