import type { MarksPack } from '../marks-pack.ts';

const small = 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze';
const number = `(?<hour>\\d{1,2}|une|${small})`;
const hour = `${number}\\s?(?:h|heures?)(?!\\p{L})`;
const daytime = "(?:\\s(?:du matin|(?<late>du soir|de l['’]après-midi)))";
const named = '(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?';
const order =
  'deuxième|second|seconde|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième';
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
const clock = (words: string) => new RegExp(`(?<![\\p{L}\\d.,:])${words}(?![\\p{L}\\d])`, 'giu');

/** "La clôture de fin de mois" is made each month; "à la clôture du mois" is a day. */
const closeOf = (period: string) =>
  new RegExp(
    `(?<!\\p{L}|(?:à la|après la|avant la|lors de la|aux) )(?:clôtures?|arrêtés?) (?:comptables? |des comptes )?(?:de |d['’]|du |de l['’])(?:fin (?:de |d['’]|du ))?${period}(?!\\p{L})`,
    'iu',
  );

export const marks: MarksPack = {
  recurring: [
    whole(
      'bimensuel(?:le|s|les)?|(?:toutes|chaque) (?:les )?(?:deux|2) semaines|tous les (?:quinze|15) jours|(?:une|1) semaine sur (?:deux|2)|(?:chaque|par) quinzaine|(?:deux|2) fois (?:par|le|dans le) mois',
    ),
    whole(
      "trimestriel(?:le|s|les|lement)?|(?:chaque|par|du|pour le) trimestre|tous les (?:trimestres|trois mois|3 mois)|(?:quatre|4) fois (?:par|l'|dans l'|chaque )\\s?(?:an|année)",
    ),
    whole(
      "semestriel(?:le|s|les|lement)?|(?:chaque|par) semestre|tous les (?:semestres|six mois|6 mois)|(?:deux|2) (?:fois|reprises) (?:par|l'|dans l'|chaque )\\s?(?:an|année)",
    ),
    whole('week-?ends?|(?:en )?fins? de semaine|(?:le |les )?samedis? et (?:le |les )?dimanches?'),
    whole('le jour même|dans la journée'),
    whole('tous les (?:deux|2) jours|un jour sur deux'),
    whole('tous les (?:deux|2) mois|un mois sur deux|bimestriel(?:le|s|les)?'),
    // "Été" is a form of "être" too, and no word of its own.
    whole(
      "(?:(?:en|chaque|tous les|cet)\\s|(?:pendant |durant |dès |à )?l['’]\\s?)étés?(?! (?:\\d|affect|nomm|promu|embauch|charg))|(?:en |(?:pendant|durant) la )?(?:période|saison|haute saison) (?:estivale|d['’]été)|(?:(?:pendant|durant) les )?mois d['’]été",
    ),
    whole(
      "(?:le|de) jour(?! (?:même|J|de|du|d['’]|des|où|en jour|comme|férié|ouvr))|(?:en|pendant la|durant la) journée|en horaires? de jour",
    ),
  ],
  alternate: [
    /(?<!\p{L})un (?<day>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end) sur (?:deux|2)(?!\p{L})/giu,
  ],
  times: [
    new RegExp(
      `(?<!\\p{L})(?<count>${small}|\\d{1,2}) (?:jours?|soirs?|matins?|nuits?|après-midi) (?:par|chaque|dans la) (?<period>semaine|mois)(?!\\p{L})`,
      'giu',
    ),
    new RegExp(
      `(?<!\\p{L})(?<count>une|${small}|\\d{1,2}) (?:fois|reprises) (?:(?:par|la|dans la|chaque|le) |l['’]|dans l['’])\\s?(?<period>heure|jour|journée|nuit|semaine|mois|trimestre|an|année)(?!\\p{L})`,
      'giu',
    ),
    new RegExp(
      `(?<!\\p{L})chaque (?<period>jour|semaine|mois),? à (?<count>${small}|\\d{1,2}) reprises(?!\\p{L})`,
      'giu',
    ),
    /(?<!\p{L})(?<count>bi)(?<period>quotidien|hebdomadaire)(?:ne|s|nes|nement|ment)?(?!\p{L})/giu,
    /(?<!\p{L})(?:(?:le|chaque) )?(?<count>matin) et (?:(?:le|chaque) )?(?<period>soir)(?!\p{L})/giu,
  ],
  spans:
    /(?<!\p{L}|(?<=^|[^\p{L}])(?:à|et)\s)(?=[pamueptsdq1-9])(?:(?<over>plus (?:de |d['’])|au moins |au minimum )|(?<under>moins (?:de |d['’])|au plus |au maximum )|(?<about>environ |près (?:de |d['’])|presque |à peu près ))?(?:(?<m3>(?:trois|3) mois|un trimestre)|(?<m6>(?:six|6) mois|une demi-année|un semestre)|(?<m18>(?:un an|une année) et demie?|(?:dix-huit|18) mois)|(?<m12>(?:douze|12) mois|(?:un|1) an|une année)|(?<w2>(?:deux|2) semaines|(?:quinze|15) jours|une quinzaine(?: de jours|(?!\sd[e'’]))))(?!\p{L}|\s(?:et|ou|à)\s(?:demie?|un|\d|deux|trois|six)|\s(?:scolaire|universitaire|civile|fiscale|sabbatique|ouvrés|ouvrables))/giu,
  each: /(?<!\p{L})(?:chaque|tous les|toutes les|par)\s$/iu,
  inEach: [
    { period: 'mois', pattern: closeOf('mois') },
    { period: 'trimestre', pattern: closeOf('trimestre') },
    { period: 'an', pattern: closeOf('(?:année|exercice)') },
    {
      period: 'jour',
      pattern:
        /(?<!\p{L})(?:(?:chaque|tous les|toutes les) (?:matin|soir|nuit|midi|après-midi)|matin et soir)s?(?!\p{L})/iu,
    },
    {
      period: 'an',
      pattern:
        /(?<!\p{L})(?:tous les ans|(?:chaque|tous les) (?:printemps|été|automne|hiver|noël|rentrée)s?)(?!\p{L})/iu,
    },
  ],
  clocks: [
    clock(
      `(?<=(?:de|entre)\\s)${hour}(?=\\s?(?:à|et|-|–)\\s?(?<until>\\d{1,2}|une|${small})\\s?h(?:eures?)?(?:\\s?[0-5]\\d)?(?:\\s(?<late>du soir))?)`,
    ),
    clock(
      `${hour}(?:\\s(?<half>et demie)|\\s(?<quarterPast>et quart)|\\s(?<quarterTo>moins le quart))${daytime}?`,
    ),
    clock(`${number}\\s?h\\s?(?<minute>[0-5]\\d)${daytime}?`),
    clock(`${hour}${daytime}`),
    clock(`(?<=(?:à|dès|vers|avant|après|entre|jusqu['’]à)\\s)${hour}(?!\\s(?:de|par))`),
    clock(`(?<=(?:de|entre)\\s)${hour}(?=\\s?(?:à|et|-|–)\\s?(?:\\d|une|${small}))`),
    clock(`(?<=entre\\s\\d{1,2}\\s?h(?:eures)?\\s?(?:[0-5]\\d)?\\s+et\\s)${hour}`),
    clock(`(?<=\\s+et\\s)${hour}(?!\\s(?:de|par))`),
    clock('(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)'),
  ],
  parts: [
    { part: 0.5, pattern: whole('(?:la |une )?moitié(?! temps)|divis(?:ée?s?|er|ant) par (?:deux|2)') },
    { part: 2 / 3, pattern: whole('(?:les )?(?:deux|2) tiers') },
    {
      part: 1 / 3,
      pattern: whole("(?:un|le|du) tiers(?! temps)(?=\\s(?:de|du|des|d))|(?<=(?:d['’]|à ))un tiers"),
    },
    { part: 3 / 4, pattern: whole('(?:les )?trois quarts') },
    { part: 1 / 4, pattern: whole("(?:un|le) quart(?=\\s(?:de|du|des)\\s)|(?<=(?:d['’]|à ))un quart") },
    { part: 1 / 5, pattern: whole('(?:un|le) cinquième(?=\\s(?:de|du|des)\\s)') },
    { part: 'most', pattern: whole('la plupart|la (?:grande |large )?majorité|la plus grande partie') },
  ],
  fractions: [
    new RegExp(`(?<!\\p{L})(?<part>une?|${small}|1) sur (?<of>${small}|[2-9]|10)(?!\\p{L})`, 'giu'),
  ],
  quarters: [
    /(?<!\p{L})(?<nth>premier|deuxième|second|troisième|quatrième|1er|[2-4]e|[2-4]ème) trimestre(?!\p{L})/giu,
    /(?<!\p{L})t(?<nth>[1-4])(?![\p{L}\d])/giu,
  ],
  monthsTo: 'à|au|et|-|–|—',
  decades: [
    /(?<!\p{L})(?:des |les )?années (?:19|20)?(?<tens>\d0)(?!\d)/giu,
    /(?<!\p{L})(?:des |les )?années (?<tens>vingt|trente|quarante|cinquante|soixante-dix|soixante|quatre-vingt-dix|quatre-vingts?)(?!\p{L})/giu,
  ],
  week: 'semaine',
  weekdays:
    'lundi lundis|mardi mardis|mercredi mercredis|jeudi jeudis|vendredi vendredis|samedi samedis|dimanche dimanches',
  days: [
    new RegExp(
      `(?<!\\p{L})(?:du |de )?(?<first>${named}) ?(?:au|à|-|–|—) ?(?<last>${named})(?!\\p{L})`,
      'giu',
    ),
    new RegExp(`(?<!\\p{L})(?:(?:le|les|tous les|chaque) )?(?<day>${named})(?!\\p{L})`, 'giu'),
  ],
  workdays: whole('(?:en|les jours de|chaque jour de) semaine|(?:les )?jours (?:ouvrés|ouvrables)'),
  ordinals: [
    new RegExp(`(?<!\\p{L})(?<nth>${order})(?!\\p{L}|-| (?:main|plan|temps|degré)(?!\\p{L}))`, 'giu'),
    /(?<!\p{L})(?<nth>premi(?:er|ère))(?= (?:étage|semestre|année)(?!\p{L}))/giu,
    /(?<![\d.,])(?<nth>\d{1,2})(?:er|re|ère|e|ème|nd|nde)(?!\p{L})/giu,
  ],
  periodNames: 'soir=1',
  ordinalWords:
    'matin=2 premier=1 première=1 1er=1 une=1 un=1 deuxième=2 second=2 seconde=2 bi=2 2e=2 2ème=2 troisième=3 3e=3 3ème=3 quatrième=4 4e=4 4ème=4 cinquième=5 sixième=6 septième=7 huitième=8 neuvième=9 dixième=10 soixante-dix=70 quatre-vingt=80 quatre-vingts=80 quatre-vingt-dix=90',
};
