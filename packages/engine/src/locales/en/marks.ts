import type { MarksPack } from '../marks-pack.ts';

const small = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const period = '(?<period>hour|day|night|week|month|quarter|year|shift)s?';
const clock = `(?<hour>\\d{1,2}|one|${small})`;
const day = '(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?';
const short =
  '(?:mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:nesdays?)?|thu(?:r(?:s(?:days?)?)?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)';
const order = 'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';

export const marks: MarksPack = {
  recurring: [
    /\b(?:fortnightly|(?:every|each|a|per) fortnight|once a fortnight|every (?:(?:two|2|other|second) weeks?|(?:14|fourteen) days)|(?:in )?alternate weeks)\b/giu,
    /\b(?:quarterly|(?:every|each|per|(?<!\b(?:by|to) )a) quarter(?! of)|every (?:three|3) months|(?:four|4) times (?:a|per|each|every) year)\b/giu,
    /\b(?:half-?yearly|semi-?annual(?:ly)?|every (?:six|6) months|(?:twice|two times) (?:a|per|each|every) year|twice[ -]yearly|bi-?annual(?:ly)?)\b/giu,
    /\b(?:(?:at |on |every |each )?(?:the )?week-?ends?|saturdays? (?:and|&) sundays?)\b/giu,
    /\b(?:(?:on |within )?the same day|same-day)\b/giu,
    /\b(?:every (?:other|second|2nd) days?|every (?:two|2) days|(?:on )?alternate days)\b/giu,
    /\b(?:every (?:other|second|2nd) months?|every (?:two|2) months|bi-?monthly)\b/giu,
  ],
  alternate: [
    new RegExp(`\\b(?:on )?(?:every (?:other|second|2nd)|alternate) (?<day>${day}|week-?ends?)\\b`, 'giu'),
  ],
  lengths: [
    new RegExp(
      `(?<!\\b(?:for|of|with|after|before|than|took|taking|lasted|up|set|in|within|left|more|stayed|worked) )\\b(?:(?<by>by)|in|within|inside|over|during)(?: the (?:space|course) of| a period of)? (?:(?<halfOne>half an?)|(?:an? )?(?<count>${small}|fourteen|fifteen|eighteen|twenty-four|\\d{1,2})|an?|one)[ -](?:(?<years>years?)|(?<months>months?)|(?<weeks>weeks?)|(?<days>days?))(?: period)?(?![\\p{L}’'-]| (?:groups?|olds?|\\d|cent|end))`,
      'giu',
    ),
  ],
  times: [
    new RegExp(
      `\\b(?:on )?(?<count>${small}|\\d{1,2}) (?:days?|nights?|evenings?|mornings?|afternoons?) (?:an?|per|each|every|of (?:the|each|every)|out of the) (?<period>week|month)\\b`,
      'giu',
    ),
    new RegExp(
      `\\b(?<count>once|twice|thrice|(?:${small}|\\d{1,2})(?= ?(?:times|x|×)))(?: ?(?:times|x|×))? (?:an?|per|each|every|in a) ${period}\\b`,
      'giu',
    ),
    new RegExp(
      `\\b(?<count>once|twice|thrice|(?:${small}|\\d{1,2})(?= ?(?:times|x|×)))(?: ?(?:times|x|×))?[ -](?<period>hourly|daily|nightly|weekly|monthly|yearly|annually)\\b`,
      'giu',
    ),
  ],
  each: /\b(?:every|each|per|(?:once|one) an?)\s$/iu,
  // What is drawn up at the end of each of them.
  inEach: [
    { period: 'day', pattern: /\b(?:every|each) (?:morning|lunchtime|afternoon|evening|night)\b/iu },
    { period: 'month', pattern: /\bmonth-end\b/iu },
    { period: 'quarter', pattern: /\bquarter-end\b/iu },
    { period: 'year', pattern: /\byear-end\b/iu },
  ],
  clocks: [
    new RegExp(
      `(?<![\\d.:])\\b${clock}(?=\\s?(?:to|until|till|-|–)\\s?(?<until>\\d{1,2}|one|${small})(?:[:.][0-5]\\d)?\\s?(?:a\\.?m\\b|in the morning|(?<late>p\\.?m\\b|in the (?:afternoon|evening))))`,
      'giu',
    ),
    new RegExp(`\\b(?<half>half) past ${clock}(?: in the (?:morning|(?<late>afternoon|evening)))?`, 'giu'),
    new RegExp(
      `\\b(?<quarterPast>quarter) past ${clock}(?: in the (?:morning|(?<late>afternoon|evening)))?`,
      'giu',
    ),
    new RegExp(
      `\\b(?<quarterTo>quarter) to ${clock}(?: in the (?:morning|(?<late>afternoon|evening)))?`,
      'giu',
    ),
    /(?<![\d.:])(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s?(?:(?<late>p\.?m\b\.?)|a\.?m\b\.?)/giu,
    /(?<![\d.:])(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?!\d)(?: hours| hrs)?/giu,
    new RegExp(`\\b${clock} (?:o['’]clock(?: in the (?:morning|(?<late>afternoon|evening)))?)`, 'giu'),
    new RegExp(`\\b${clock} in the (?:morning|(?<late>afternoon|evening))`, 'giu'),
  ],
  parts: [
    {
      part: 0.5,
      pattern:
        /\bhalf(?: of)?\b(?!-| (?:an?|past|the (?:time|week|day|year)|day|hour|term|marathon|board)\b)/giu,
    },
    { part: 2 / 3, pattern: /\b(?:two|2)[ -]thirds(?: of)?\b/giu },
    { part: 1 / 3, pattern: /\b(?:(?:a|one) third(?: of)?|(?:the|by) third of)\b/giu },
    { part: 3 / 4, pattern: /\b(?:three|3)[ -]quarters(?: of)?\b/giu },
    { part: 1 / 4, pattern: /\b(?:(?:a|one)[ -]quarter of|one quarter|(?<=\b(?:by|to) )a quarter)\b/giu },
    { part: 1 / 5, pattern: /\b(?:a|one)[ -]fifth(?: of)?\b/giu },
    {
      part: 'most',
      pattern: /\bmost of\b|(?<!\b(?:at|the) )\bmost(?= (?:\p{Ll}+ )?\p{Ll}+s\b)/giu,
    },
  ],
  fractions: [/\b(?<part>one|two|three|four) (?:in|out of) (?<of>two|three|four|five|six|eight|ten)\b/giu],
  quarters: [
    /\b(?<nth>first|second|third|fourth|1st|2nd|3rd|4th) quarter(?: of)?\b/giu,
    /\bq(?<nth>[1-4])\b/giu,
  ],
  monthsTo: 'to|until|till|through|and|-|–|—',
  decades: [
    /(?<!\d)(?:the )?(?:19|20)?(?<tens>\d0)['’]?s\b/giu,
    /\b(?:the )?(?:nineteen[ -])?(?<tens>twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/giu,
  ],
  week: 'week',
  weekdays:
    'monday mondays mon|tuesday tuesdays tue tues|wednesday wednesdays wed|thursday thursdays thu thur thurs|friday fridays fri|saturday saturdays sat|sunday sundays sun',
  days: [
    new RegExp(`\\b(?<first>${short}) ?(?:to|through|until|till|-|–|—) ?(?<last>${short})\\b`, 'giu'),
    new RegExp(`\\b(?:(?:weekly )?on |(?:every|each) )?(?<day>${day})\\b`, 'giu'),
  ],
  workdays: /\b(?:on |every )?(?:weekdays?|working days?)\b/giu,
  ordinals: [
    new RegExp(
      `\\b(?<nth>${order})\\b(?!-| (?:hand|party|line|level|class|degree|language|nature|time|thoughts?|world)\\b)`,
      'giu',
    ),
    /\b(?<nth>first)(?= (?:floor|storey|half|semester|year)\b)/giu,
    /(?<![\d.])(?<nth>\d{1,2})(?:st|nd|rd|th)\b/giu,
  ],
  ordinalWords:
    'once=1 one=1 first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 thrice=3 twenties=20 thirties=30 forties=40 fifties=50 sixties=60 seventies=70 eighties=80 nineties=90',
};
