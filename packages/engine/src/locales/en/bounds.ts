import type { BoundsPack } from '../bounds-pack.ts';

const above =
  'manager|director|boss|head|supervisor|owner|lead(?:er)?|chief|chef|foreman|forewoman|forem[ae]n|principal|coordinator|superior|captain|matron|sister|partner|doctor|teacher|colleague|landlord|landlady|master|editor|planner|officer|(?!(?:summer|winter|easter|other|weather|computer|water|september|october|november|december|order|longer|power|after|over|under|river|sister|number|busier|quieter)\\b)\\p{L}{2,}(?:ist|ian|or|er|ant|man|woman)';
const away =
  "absen(?:t|ces?)|away|(?:out of|not in) (?:the )?office|on (?:annual |sick |maternity |paternity |parental )?leave|on (?:holiday|vacation)s?|off (?:sick|work|duty)|ill(?:ness)?|sick(?:ness)?|holidays?|vacations?|leave|abroad|unavailable|day off|days off|travelling|traveling|at lunch|on (?:(?:a|his|her|their) )?(?:lunch )?breaks?|lunch breaks?|not (?:there|available|in|around)|wasn[’']t (?:there|in|available|around)";

export const bounds: BoundsPack = {
  company: [
    /\b(?:accompan(?:y|ied|ying)|escort(?:ed|ing)?|(?:went|go|going) (?:along |out )?with|travell?(?:ed|ing) (?:along )?with|tagged along with|(?:rode|drove) along with)\s(?!by\b)(?<whom>[^.;,]{0,70}?)\s(?:to|on|at|during|in|round|around|through)\s(?<what>[^.;,]{1,120})/giu,
  ],
  accompanied:
    /\b(?:accompan\w+|escort\w*|(?:went|go|going|travell?\w+|rode|drove) (?:along |out )?with)\b/iu,
  partClauses: [
    /(?<count>[\p{L}\d]+) of (?:which|whom|them|these)\b(?<rest>[^.;,]*)/giu,
    /\bof (?:which|whom|these)\s(?<count>[\p{L}\d]+)(?<rest>[^.;,]*)/giu,
  ],
  some: /\b(?:some|several|few|many|most|half|part|parts|partly|partially|one|couple|number|majority|handful|third|quarter)\b/iu,
  all: /^(?:all|both|each|none)$/iu,
  absence: new RegExp(
    `\\b(?:when(?:ever)?|while|whilst|if|during|in|for)\\s(?:[^.;,]{0,70}?\\b)?(?:${above})(?:s|['’]s|s['’])?\\b[^.;,]{0,24}?\\b(?:${away})\\b|\\b(?:during|in) the (?:absence|illness|holidays?|leave) of (?:the|my|our|an?) (?:[\\p{L}-]+ ){0,2}?(?:${above})`,
    'giu',
  ),
  standIn:
    /\b(?:absen\w+|away|leave|holidays?|vacations?|ill(?:ness)?|sick\w*|cover(?:ed|ing)?|deput\w+|acting|interim|temporar\w+|stand(?:ing)?[- ]in|stood in|fill(?:ed|ing)? in|step(?:ped|ping)? in|replac\w+|substitut\w+|off|abroad|wasn[’']t|not|lunch|breaks?)\b/iu,
  others: [
    /\b(?:after|before) (?:the )?\p{L}{3,}ing\b/giu,
    /\b(?:team|crew|group|unit|squad|department|shift|project|committee|firm|company|shop)s? (?:that|which|who) (?!I\b)[^.;,()]+/giu,
    /[,;:(–]\s*(?:with |and )?(?:the |their |final |his |her )*(?!(?:who|which|that|I)\b)\p{L}+ (?:(?:was|were|being|is|are|came|remained|stayed|lay|rested|given|done|made|left|handled|carried out|signed|granted|provided) )*(?:by|up to|fell to|left to) (?:the|my|our|an?) [^.;,()]+/giu,
  ],
  ofOthers:
    /\b(?:by(?! \D{0,8}\d| half| a (?:third|quarter|half))|that|which|who|me|us|whom|whose|how|how|fell to|show\w*|demonstrat\w+|taught|teach\w*|explain\w*|train\w*|instruct\w*)\b|[’']s\b/iu,
  superlative:
    /\b(?:(?!(?:test|rest|guest|request|interest|west|forest|harvest|priest|chest|invest|suggest|protest|contest|arrest|quest|nest|pest|latest)\b)\p{L}{2,}est|best|worst|most \p{L}+|top|only)(?!\p{L})/giu,
  amongBest:
    /(?:\b(?:one|two|three|some|part) of|\bamong(?:st)?) (?:the |our |my )?$|\b(?:second|third|fourth|fifth|joint|2nd|3rd)[- ]$/iu,
  ofMany:
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|several|a few|many|most|half) (?:out )?of (?:[\p{L}’'-]+ ){0,3}$|\bamong (?:the |my |our )?$/iu,
  monthsTo: /^\s(?:to|and|until|till|through)\s$|^\s?[-–]\s?$/iu,
  power:
    /\b(?:approv\w+|authori[sz]\w+|sign(?:ed|ing)? off|decid\w+|decisions?|releas\w+|grant(?:ed|ing)|award(?:ed|ing)|independently|unaided|alone|(?:on|at) (?:my|own) (?:own |discretion))\b/iu,
  study: /(?<!\p{L})(?:certificat(?:e|ion)|course|diploma|degree|licen[cs]e|qualification)s?(?!\p{L})/iu,
  studyIn: /^(?:in|on|for|and)$/,
  seasons:
    /\b(?:(?:in|during|over|each|every) (?:the )?(?:(?:early|late|high|low|peak|busy|quiet|school|tourist|christmas|wedding|summer|winter|harvest) )*(?:spring|summer|autumn|fall|winter|season|holidays|vacations?|peak|rush|harvest|christmas|easter|festival|sales)s?|(?:summer|winter|spring|autumn) (?:\p{L}+days?|weekends?|evenings?|mornings?|nights?|months?|weeks?)|(?:at|on|over) (?:the )?(?:peak|busy|market|bank|public|match|feast)[\p{L} -]{0,10}(?:times?|hours|days?|holidays?)|(?:at|over) (?:christmas|easter|peak))\b/giu,
};
