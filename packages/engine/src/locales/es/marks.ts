import type { MarksPack } from '../marks-pack.ts';

const small = 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce';
const number = `(?<hour>\\d{1,2}|una|${small})`;
const daytime = '(?:\\sde la (?:mañana|madrugada|(?<late>tarde|noche)))';
const hours = '\\s?(?:h|hs|horas)';
const named = 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?';
const short = `(?:${named}|lun|mar|mié|jue|vie|sáb|dom)\\.?`;
const order = '(?:segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)[oa]s?|tercer';
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
const clock = (words: string) => new RegExp(`(?<![\\p{L}\\d.,:])${words}(?![\\p{L}\\d])`, 'giu');

/** "El cierre de mes" is made each month; "al cierre de mes" is a day. */
const closeOf = (period: string) =>
  new RegExp(
    `(?<!\\p{L}|(?:al|en el|hasta el|tras el|después del) )cierres? (?:contables? )?(?:de fin )?del? ${period}(?!\\p{L})`,
    'iu',
  );

export const marks: MarksPack = {
  recurring: [
    whole(
      'quincenal(?:es|mente)?|cada (?:dos|2) semanas|cada quincena|cada (?:quince|15) días|una semana sí y (?:la )?otra no|(?:en )?semanas alternas|semana por medio',
    ),
    whole('trimestral(?:es|mente)?|cada (?:tres|3) meses|(?:cada|al|por) trimestre|todos los trimestres'),
    whole(
      'semestral(?:es|mente)?|cada (?:seis|6) meses|(?:cada|al|por) semestre|(?:dos|2) veces (?:al|por|cada) año',
    ),
    whole('fin(?:es)? de semana|(?:los )?sábados? y (?:los )?domingos?'),
    whole('el mismo día|en el día'),
    whole('cada (?:dos|2) días|un día sí y (?:el )?otro no|(?:en )?días alternos|día por medio'),
    whole('cada (?:dos|2) meses|bimestral(?:es|mente)?'),
  ],
  alternate: [
    new RegExp(
      `(?<!\\p{L})(?:un|uno) (?<day>${named}|fin de semana) (?:de cada (?:dos|2)|sí y (?:el )?otro no|por medio)(?!\\p{L})`,
      'giu',
    ),
    new RegExp(`(?<!\\p{L})cada (?:dos|2) (?<day>${named}|fines de semana)(?!\\p{L})`, 'giu'),
  ],
  times: [
    new RegExp(
      `(?<!\\p{L})(?<count>${small}|\\d{1,2}) (?:días?|noches?|tardes?|mañanas?) (?:(?:al|a la|por|cada|de cada) )(?<period>semana|mes)(?!\\p{L})`,
      'giu',
    ),
    new RegExp(
      `(?<!\\p{L})(?<count>una(?= vez)|${small}|\\d{1,2}) ve(?:z|ces) (?:(?:al|a la|por|cada|en el|en la|en cada) )?(?<period>hora|día|noche|semana|mes|trimestre|año|turno|diarias|semanales|mensuales|anuales)(?!\\p{L})`,
      'giu',
    ),
  ],
  spans:
    /(?<!\p{L}|\b[aáy]\s)(?=[unmhcatsdqv1-9])(?:(?<over>más de|al menos|como mínimo|mínimo)\s|(?<under>menos de|hasta|como máximo)\s|(?<about>unos|alrededor de|cerca de|casi|aproximadamente)\s)?(?:(?<m3>(?:tres|3) meses|un trimestre)|(?<m6>(?:seis|6) meses|medio año|un semestre)|(?<m18>(?:un )?año y medio|(?:dieciocho|18) meses)|(?<m12>(?:doce|12) meses|(?:un|1) año)|(?<w2>(?:dos|2) semanas|(?:quince|15) días|una quincena(?!\sde)))(?!\p{L}|\s(?:y|o|a)\s(?:medio|un|\d|dos|tres|seis)|\s(?:escolar|lectivo|académico|fiscal|natural|sabático|hábiles))/giu,
  each: /(?<!\p{L})(?:cada|todos los|todas las|por|una vez (?:al|a la))\s$/iu,
  // What is drawn up at the end of each of them.
  inEach: [
    { period: 'mes', pattern: closeOf('mes') },
    { period: 'trimestre', pattern: closeOf('trimestre') },
    { period: 'ano', pattern: closeOf('(?:año|ejercicio)') },
    {
      period: 'ano',
      pattern:
        /(?<!\p{L})(?:cada|tod[oa]s l[oa]s) (?:primaveras?|veranos?|otoños?|inviernos?|navidad(?:es)?|vendimias?|campañas?)(?!\p{L})/iu,
    },
  ],
  clocks: [
    clock(
      `(?<=(?:de|desde|entre)(?: las?)?\\s)(?<hour>\\d{1,2})(?=\\s(?:a|y|hasta)(?: las?)?\\s\\d{1,2}${hours})`,
    ),
    clock(`(?<=(?:y|a|hasta) las\\s)(?<hour>\\d{1,2})${hours}`),
    clock(
      `${number}(?:\\s(?<half>y media)|\\s(?<quarterPast>y cuarto)|\\s(?<quarterTo>menos cuarto))${daytime}?`,
    ),
    clock(`(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?:${hours})?${daytime}?`),
    clock(`(?<hour>\\d{1,2})\\.(?<minute>[0-5]\\d)${hours}${daytime}?`),
    clock(`(?<=las?\\s)${number}(?:${hours})?${daytime}`),
    clock(
      `(?<=(?:^|\\s)(?:a|de|desde|hasta|entre|y) las?\\s)${number}(?=$|[.,;)]|\\s(?:y|a|los|las|todos|cada|en punto|de lunes)\\s)`,
    ),
    clock(`(?<=(?:a|de|desde|hasta|las|y)\\s)(?<hour>\\d{1,2})\\s?h`),
  ],
  parts: [
    { part: 0.5, pattern: whole('(?:(?:a )?la )?mitad') },
    { part: 2 / 3, pattern: whole('(?:las )?dos terceras partes|(?:los )?dos tercios') },
    { part: 1 / 3, pattern: whole('(?:un|el) tercio|(?:la|una) tercera parte') },
    { part: 3 / 4, pattern: whole('(?:las )?tres cuartas partes|(?:los )?tres cuartos') },
    { part: 1 / 4, pattern: whole('(?:la|una) cuarta parte|un cuarto (?=del? )|(?<=(?:en|a) )un cuarto') },
    { part: 1 / 5, pattern: whole('(?:la|una) quinta parte') },
    { part: 'most', pattern: whole('(?:la )?(?:gran |inmensa )?mayoría|(?:la )?mayor parte') },
  ],
  fractions: [
    new RegExp(`(?<!\\p{L})(?<part>una?|${small}|1) de cada (?<of>\\d{1,2}|${small})(?!\\p{L})`, 'giu'),
  ],
  quarters: [
    /(?<!\p{L})(?<nth>primer|segundo|tercer|cuarto|1\.?(?:er|º)|2\.?º|3\.?(?:er|º)|4\.?º) trimestre(?!\p{L})/giu,
    /(?<!\p{L})t(?<nth>[1-4])(?![\p{L}\d])/giu,
  ],
  monthsTo: 'a|hasta|y|-|–|—',
  decades: [
    /(?<!\p{L})(?:los años|años|(?:la )?década de(?: los)?|(?:la )?década del) (?:19|20)?(?<tens>\d0)(?!\d)/giu,
    /(?<!\p{L})(?:los años|años|(?:la )?década de(?: los)?) (?<tens>veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?!\p{L})/giu,
  ],
  weekdays:
    'lunes lun|martes mar|miércoles mié|jueves jue|viernes vie|sábado sábados sáb|domingo domingos dom',
  days: [
    new RegExp(
      `(?<!\\p{L})(?:de )?(?<first>${short}) ?(?:a|hasta|-|–|—) ?(?<last>${short})(?!\\p{L})`,
      'giu',
    ),
    new RegExp(`(?<!\\p{L})(?:(?:el|los|todos los|cada) )?(?<day>${named})(?!\\p{L})`, 'giu'),
  ],
  ordinals: [
    new RegExp(`(?<!\\p{L})(?<nth>${order})(?!\\p{L}|-| (?:edad|mano|plano|persona)(?!\\p{L}))`, 'giu'),
    /(?<!\p{L})(?<nth>primer|primera)(?= (?:planta|piso|semestre|año)(?!\p{L}))/giu,
    /(?<![\d.,])(?<nth>\d{1,2})\.?(?:er|º|ª|º|ª)(?!\p{L})/giu,
  ],
  ordinalWords: [
    'primero=1 primer=1 primera=1 una=1 un=1 tercer=3',
    'segund tercer cuart quint sext séptim octav noven décim'
      .split(' ')
      .flatMap((stem, i) => ['o', 'a', 'os', 'as'].map((ending) => `${stem}${ending}=${i + 2}`))
      .join(' '),
    '1er=1 1.er=1 1º=1 1.º=1 2º=2 2.º=2 3er=3 3.er=3 3º=3 3.º=3 4º=4 4.º=4',
  ].join(' '),
};
