import type { MarksPack } from '../marks-pack.ts';

const small = 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const clock = `(?<hour>\\d{1,2}|ein|eins|${small})`;
const daytime =
  '(?:\\s(?:morgens|früh|vormittags|mittags|am Morgen|(?<late>nachmittags|abends|am Abend|am Nachmittag)))?';
const named = '(?:mon|diens|mitt|donners|frei|sams|sonn)(?:tag|woch)s?|sonnabends?';
const short = `(?:${named}|mo|di|mi|do|fr|sa|so)\\.?`;
const months = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const order = '(?:zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)e[nmrs]?';
const papers =
  '(?:abrechnung|abschl|bericht|bilanz|brief|inventur|liste|meldung|plan|pläne|protokoll|rechnung|report|statistik|versammlung|zeitung)';
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

export const marks: MarksPack = {
  recurring: [
    whole(
      'vierzehntägig\\w*|14-tägig\\w*|zweiwöchentlich\\w*|zweiwöchig\\w*|(?:alle|im abstand von) (?:zwei|2) wochen|alle (?:14|vierzehn) tage|jede (?:zweite|2\\.) woche|im (?:zwei-?wochen|14-tage)-?(?:takt|rhythmus)',
    ),
    whole(
      'vierteljährlich\\w*|quartalsweise|(?:jedes|pro|je|im) (?:quartal|vierteljahr)|(?:alle|im abstand von) (?:drei|3) monaten?|(?:viermal|vier ?mal|4 ?(?:mal|x)) (?:(?:im|pro) jahr|jährlich)',
    ),
    whole(
      'halbjährlich\\w*|(?:jedes|pro|je|im) halbjahr|(?:alle|im abstand von) (?:sechs|6) monaten?|(?:zweimal|zwei ?mal|2 ?(?:mal|x)) (?:(?:im|pro) jahr|jährlich)',
    ),
    whole('(?:an |am |jedes )?(?:den )?wochenenden?|samstags? und sonntags?'),
    whole('(?:am (?:selben|gleichen)|noch am (?:selben|gleichen)|denselben) tag|taggleich|tagesgleich'),
    whole('(?:alle|im abstand von) (?:zwei|2) tagen?|jeden (?:zweiten|2\\.) tag|zweitägig'),
    whole('alle (?:zwei|2) stunden|zweistündlich\\w*|im abstand von (?:zwei|2) stunden'),
    whole('(?:alle|im abstand von) (?:zwei|2) monaten?|jeden (?:zweiten|2\\.) monat|zweimonatlich\\w*'),
  ],
  alternate: [
    new RegExp(
      `(?<!\\p{L})(?:(?:an )?jede[nmsr]? (?:zweite[nrsm]?|2\\.)|alle zwei) (?<day>${named}|wochenenden?)(?!\\p{L})`,
      'giu',
    ),
  ],
  lengths: [
    new RegExp(
      `(?<!\\p{L})(?:(?<by>um)|in|innerhalb(?: von)?|binnen|innert|im laufe(?: von)?) (?:(?<halfOne>(?:einem|eines|ein) halben?s?)|eine[mnrs]?|ein|(?<count>${small}|vierzehn|fünfzehn|achtzehn|vierundzwanzig|\\d{1,2})) (?:(?<years>jahr(?:e[ns]?|s)?)|(?<months>monat(?:e[ns]?|s)?)|(?<weeks>wochen?)|(?<days>tag(?:e[ns]?|s)?))(?![\\p{L}-])`,
      'giu',
    ),
    whole('(?:binnen|innerhalb|innert) (?<years>jahresfrist)'),
  ],
  times: [
    new RegExp(
      `(?<!\\p{L})(?:an )?(?<count>${small}|\\d{1,2}) (?:tagen?|nächten?|abenden?|vormittagen?|nachmittagen?) (?:pro|je|in der|im|die|jede|jeder) (?<period>woche|monat)(?!\\p{L})`,
      'giu',
    ),
    new RegExp(
      `(?<!\\p{L})(?<count>ein|${small}|\\d{1,2})[ -]?(?:mal|x|×) (?:(?:pro|je|am|im|in der|in jeder|jede[nrs]?|die) )?(?<period>stunde|tag|nacht|woche|monat|quartal|jahr|schicht|stündlich|täglich|nächtlich|wöchentlich|monatlich|jährlich)(?!\\p{L})`,
      'giu',
    ),
  ],
  each: /(?<!\p{L})(?:jede[nrsm]?|pro|je|einmal (?:am|im|in der))\s$/iu,
  // What is drawn up for each of them, and where a shift begins: "Monatsberichte" are monthly.
  inEach: [
    {
      period: 'tag',
      pattern:
        /(?<!\p{L})(?:jede[nrms]? (?:morgen|vormittag|mittag|nachmittag|abend)|allabendlich|allmorgendlich)(?:e[nrms]?)?(?!\p{L})/iu,
    },
    ...(
      [
        ['tag', 'tages'],
        ['woche', 'wochen'],
        ['monat', 'monats'],
        ['quartal', 'quartals'],
        ['jahr', 'jahres'],
        ['schicht', 'schicht(?:beginn|ende|wechsel|schluss)|schicht'],
      ] as const
    ).map(([period, first]) => ({ period, pattern: new RegExp(`(?<!\\p{L})${first}${papers}`, 'iu') })),
  ],
  clocks: [
    new RegExp(
      `(?<![\\p{L}\\d.:,])${clock}(?:[:.](?<minute>[0-5]\\d))?(?=\\s?(?:-|–|bis|und)\\s?(?:\\d{1,2}|${small})(?:[:.][0-5]\\d)?\\s?uhr)`,
      'giu',
    ),
    new RegExp(`(?<!\\p{L})halb (?<halfTo>eins|${small})${daytime}(?!\\p{L})`, 'giu'),
    new RegExp(`(?<!\\p{L})(?<quarterPast>viertel) nach ${clock}${daytime}(?!\\p{L})`, 'giu'),
    new RegExp(`(?<!\\p{L})(?<quarterTo>viertel) vor ${clock}${daytime}(?!\\p{L})`, 'giu'),
    new RegExp(
      `(?<![\\p{L}\\d.:,])${clock}(?:[:.](?<minute>[0-5]\\d))?\\s?(?:uhr|h(?=\\W|$))${daytime}(?!\\p{L})`,
      'giu',
    ),
    /(?<![\d.:])(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?!\d)/giu,
  ],
  parts: [
    { part: 0.5, pattern: whole('(?:die |der |zur )?hälfte') },
    { part: 2 / 3, pattern: whole('zwei drittel[ns]?|zweidrittel') },
    { part: 1 / 3, pattern: whole('(?:ein|einem|das|des) drittel[ns]?') },
    { part: 3 / 4, pattern: whole('drei viertel[ns]?|dreiviertel') },
    {
      part: 1 / 4,
      pattern: whole('(?:ein|einem) viertel[ns]?(?= (?:de[rs]|von|aller))|(?<=(?:um|auf) )ein viertel'),
    },
    { part: 1 / 5, pattern: whole('(?:ein|einem) fünftel[ns]?') },
    {
      part: 'most',
      pattern: whole(
        '(?:die )?meisten|(?:der|den|dem|des|ein|einen) (?:gro(?:ß|ss)teils?|überwiegende[nr]? teils?)|die mehrheit',
      ),
    },
  ],
  fractions: [
    /(?<!\p{L})(?<part>jede)[nmrs]? (?<of>zweite|dritte|vierte|fünfte|sechste|zehnte)[nmrs]?(?!\p{L})/giu,
    /(?<!\p{L})(?<part>jede)[nmrs]? (?<of>\d{1,2})\.(?=\s)/giu,
  ],
  quarters: [
    /(?<!\p{L})(?<nth>(?:erst|zweit|dritt|viert)e[nmrs]?) (?:quartal|vierteljahr)s?(?!\p{L})/giu,
    /(?<![\d.])(?<nth>[1-4])\. (?:quartal|vierteljahr)s?(?!\p{L})/giu,
    /(?<!\p{L})q(?<nth>[1-4])(?![\p{L}\d])/giu,
  ],
  monthsTo: 'bis(?: einschließlich| ende)?|und|-|–|—',
  decades: [
    /(?<!\d)(?:19|20)?(?<tens>\d0)er(?:n|[- ]?jahren?s?)?(?!\p{L})/giu,
    /(?<!\p{L})(?<tens>(?:zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig))er(?:n|[- ]?jahren?)(?!\p{L})/giu,
  ],
  weekdays:
    'montag montags mo|dienstag dienstags di|mittwoch mittwochs mi|donnerstag donnerstags do|freitag freitags fr|samstag samstags sonnabend sonnabends sa|sonntag sonntags so',
  days: [
    new RegExp(`(?<!\\p{L})(?:von )?(?<first>${short}) ?(?:bis|-|–|—) ?(?<last>${short})(?!\\p{L})`, 'giu'),
    new RegExp(`(?<!\\p{L})(?:(?:am|an|jede[nm]?) )?(?<day>${named})(?:en)?(?!\\p{L})`, 'giu'),
    /(?<!\p{L})(?:jeden )?(?<day>(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?=(?:vormittag|nachmittag|morgen|abend|nacht)s?)/giu,
  ],
  ordinals: [
    new RegExp(`(?<!\\p{L})(?<nth>${order})(?!\\p{L}|-| hand(?!\\p{L}))`, 'giu'),
    new RegExp(`(?<![\\d.,])(?<nth>\\d{1,2})\\.(?=\\s(?:\\s|(?!(?:${months})(?!\\p{L}))\\p{L}))`, 'giu'),
    /(?<!\p{L})(?<nth>erste[nmrs]?)(?= (?:stock|stockwerk|etage|obergeschoss|halbjahr|semester|lehrjahr)(?!\p{L}))/giu,
  ],
  ordinalWords: [
    'erst zweit dritt viert fünft sechst siebt acht neunt zehnt'
      .split(' ')
      .flatMap((stem, i) => ['e', 'en', 'em', 'er', 'es'].map((ending) => `${stem}${ending}=${i + 1}`))
      .join(' '),
    'ein=1 eins=1 jede=1 fünf=5 zwölf=12 dreissig=30',
  ].join(' '),
};
