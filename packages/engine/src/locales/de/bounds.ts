import type { BoundsPack } from '../bounds-pack.ts';

const above =
  '(?:\\p{L}+)?(?:chef(?:in)?s?|leiter(?:in)?s?|leitung|inhaber(?:in)?s?|meister(?:in)?s?|vorgesetzten?|besitzer(?:in)?s?|direktor(?:in)?s?|vorarbeiter(?:in)?s?|geschäftsführ(?:er|erin|ung)s?|kolleg(?:e|en|in)|ärztin|arzt(?:es)?|lehrer(?:in)?s?|koordinator(?:in)?s?|wirt(?:in)?s?|(?:\\p{L}{3,}(?:entin|istin|antin|erin|ist(?:en)?|dent(?:en)?|gent(?:en)?|ant(?:en)?|eurs?)))';
const away =
  'abwesen\\p{L}*|nicht (?:da|im haus|anwesend)|krank\\p{L}*|urlaubs?|fehlt\\p{L}*|verhindert\\p{L}*|unterwegs|ausfiel\\p{L}*|ausfall\\p{L}*|elternzeit|frei hatte|verreist\\p{L}*';

export const bounds: BoundsPack = {
  company: [
    /(?<!\p{L})begleite(?:te|ten|t|n)?\s(?<whom>[^.;,]{0,70}?)\s(?:zum?|zur|auf|bei|beim|in|während|nach)\s(?<what>[^.;,]{1,120})/giu,
    /(?<whom>(?:(?:den|die|das|einen?|meinen?|unseren?|dem|der)\s)?\p{Lu}[\p{L}-]+)\s(?:zum?|zur|auf|bei|beim|in|während|nach)\s(?<what>[^.;,]{1,120}?)\s(?:begleitet|mitgegangen|gefolgt)(?!\p{L})/gu,
    /(?<!\p{L})(?:mit|ging mit) (?<whom>(?:dem|der|den|einem|einer|meinem|meiner) \p{Lu}[\p{L}-]+)\s(?:zum?|zur|auf|bei|beim)\s(?<what>[^.;,]{1,120}?)\s(?:gegangen|gefahren|gereist|mitgefahren|mitgereist|mitgegangen)(?!\p{L})/gu,
  ],
  accompanied: /begleit|mitge(?:gangen|fahren|reist)|(?<!\p{L})ging mit(?!\p{L})/iu,
  partClauses: [
    /(?<!\p{L})(?:von denen|wovon|davon|darunter|deren)\s(?<count>[\p{L}\d]+)(?<rest>[^.;,]*)/giu,
    /(?<count>[\p{L}\d]+) (?:davon|von ihnen|hiervon)(?!\p{L})(?<rest>[^.;,]*)/giu,
  ],
  some: /(?<!\p{L})(?:einige\p{L}*|manche\p{L}*|mehrere\p{L}*|wenige\p{L}*|viele\p{L}*|meisten|hälfte|teil\p{L}*|eine[rsn]?|mehrzahl|mehrheit|drittel|viertel|paar|etliche\p{L}*)(?!\p{L})/iu,
  all: /^(?:alle|beide|sämtliche|keine[rs]?)$/iu,
  absence: new RegExp(
    `(?<!\\p{L})(?:wenn|als|während|solange|bei|in|im|falls|sobald|zur)\\s[^.;]{0,70}?(?:(?<!\\p{L})${above}(?!\\p{L})[^.;,]{0,24}?(?<!\\p{L})(?:${away})|(?<!\\p{L})(?:${away})(?!\\p{L})[^.;,]{0,24}?(?<!\\p{L})${above})(?!\\p{L})|(?<!\\p{L})(?:in|bei|während) (?:\\p{L}+ )?(?:abwesenheit|urlaub|krankheit|vertretung)(?!\\p{L})`,
    'giu',
  ),
  standIn:
    /(?<!\p{L})(?:abwesen\p{L}*|nicht|krank\p{L}*|urlaub\p{L}*|fehl\p{L}*|verhinder\p{L}*|ausfall\p{L}*|vertret\p{L}*|vertrat|stellvertret\p{L}*|eingesprungen|sprang|aushilfsweise|kommissarisch|elternzeit|\p{L}+vertretung)(?!\p{L})/iu,
  others: [
    /(?<!\p{L})(?:[Nn]ach|[Vv]or) (?:dem|der) \p{Lu}\p{Ll}+(?:en|(?<!ordn|regel|leit|satz|fass)ung)(?!\p{L}|\s\p{Lu})/gu,
    /(?:team|gruppe|kolonne|abteilung|schicht|projekt|ausschuss|mannschaft)s?, (?:das|die|der) [^.;,()]+/giu,
    /[,;:(]\s*(?:die|das|den|der) \p{Lu}\p{L}+ (?:mach|übernahm|übernehm|erledig|leistet|oblag|oblieg|lag|liegt|erfolg|war|traf|hatte|gab|erteil|besorg|führte|kam)\p{Ll}*[^.;,()]*/gu,
    /[,;:(]\s*(?:die |das |der )?\p{Lu}\p{L}+ (?:durch|von|bei|vom|beim) (?:den|die|das|der|dem|einen?|meinen?|\p{Lu})[^.;,()]*/gu,
  ],
  ofOthers:
    /(?<!\p{L})(?:von(?! \D{0,8}\d)|vom|durch|mich|uns|gezeigt|zeigte|erklärte?|geschult|unterwies\p{L}*)(?!\p{L})|[,;(]\s?(?:die|das|der|den|was|wie)\s/iu,
  superlative:
    /(?<!\p{L})(?!(?:erste|meiste|letzte|nächste|beste[nrsm]? Dank|feste|kosten|liste|gäste|reste|teste|moste|waste|woste)\p{L}*)\p{L}{3,}ste[nrsm]?(?!\p{L})/gu,
  amongBest: /(?<!\p{L})(?:eine[rsmn]? der|zu den|unter den) $/iu,
  ofMany:
    /(?<!\p{L})(?:eine[rsmn]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+|einige|mehrere|hälfte) (?:von |der |unter |aus )(?:den |meinen |unseren |etwa |rund )*$|(?<!\p{L})(?:unter|zu) den $/iu,
  monthsTo: /^\s(?:bis|und)\s(?:Ende |Mitte |Anfang )?$|^\s?[-–]\s?$/iu,
  power:
    /(?<!\p{L})(?:genehmig\p{L}*|freigegeben|freigab\p{L}*|freigabe\p{L}*|gab|entschied\p{L}*|entscheid\p{L}*|bewillig\p{L}*|autorisier\p{L}*|unterschrieb\p{L}*|unterzeichne\p{L}*|selbst(?:st)?ändig\p{L}*|eigenständig\p{L}*|eigenverantwortlich\p{L}*|allein\p{L}*|erteil\p{L}*)(?!\p{L})/iu,
  study:
    /(?<!\p{L})(?:\p{L}*(?:zertifikate?s?|lehrgangs?|lehrgänge|kurse?s?|weiterbildung(?:en)?|fortbildung(?:en)?|diplom|abschluss|studium|schein))(?!\p{L})/iu,
  studyIn: /^(?:in|im|zur|zum|uber|fur|und)$/,
  seasons:
    /(?<!\p{L})(?:im (?:Frühling|Frühjahr|Sommer|Herbst|Winter|Advent)|(?:in|während) (?:der|den) (?:\p{L}*[Ss]aison|\p{L}*[Ff]erien|\p{L}*[Ee]rnte|\p{L}*[Ll]ese|Stoßzeiten?|Hauptzeit|Weihnachtszeit)|an (?:Sommer|Winter|Herbst|Frühlings)\p{Ll}+|(?:zu|an|in) (?:Stoßzeiten|Spitzenzeiten|Weihnachten|Ostern|Feiertagen|Markttagen))(?!\p{L})/giu,
};
