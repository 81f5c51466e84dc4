import type { LimitsPack } from '../limits-pack.ts';

export const limits: LimitsPack = {
  seldom:
    /(?<!\p{L})(?:ab und (?:zu|an)|(?:nur )?einmal(?! (?:pro|je|im|am|in|alle|jede\p{L}*|\p{L}+lich)(?!\p{L}))|hin und wieder|von Zeit zu Zeit|dann und wann|ein paar ?mal|einige Male|an (?:manchen|einigen|einzelnen) (?:Tagen|Abenden|Wochenenden|Samstagen|Sonntagen|Vormittagen|Nachmittagen)|manche (?:Tage|Nächte|Abende|Wochenenden))(?!\p{L})/giu,
  together:
    /(?<!\p{L})(?:zu (?:zweit|dritt|viert)|im (?:Tandem|Zweierteam)|Seite an Seite|im Wechsel)(?!\p{L})/giu,
  acting: /(?<!\p{L})(?:interimistisch\p{Ll}*|in Vertretung)(?!\p{L})/giu,
  little: /(?<!\p{L})(?:etwas|ein (?:wenig|bisschen))(?!\p{L})/giu,
  ways: [
    /(?<!\p{L})(?:aus dem|vom|von) (?<from>\p{Lu}\p{L}+) (?:ins|nach|in das|zum) (?<to>\p{Lu}\p{L}+)/gu,
    /(?<!\p{L})(?:ins|nach) (?<to>\p{Lu}\p{L}+) (?:aus dem|vom) (?<from>\p{Lu}\p{L}+)/gu,
    /(?<!\p{L})ins (?<to>\p{Lu}\p{L}+)(?! aus)/gu,
    /(?<!\p{L})aus dem (?<from>\p{Lu}\p{L}+)(?! ins)/gu,
  ],
  except:
    /(?<!\p{L})(?:außer|ausgenommen|mit Ausnahme (?:von|der|des)|abgesehen von|bis auf)(?: an| am| im| den| die| das| dem)* (\p{L}+)/giu,
  excepted: /(?<!\p{L})(?:außer|ausgenommen|ausnahme|abgesehen|ohne|nicht|kein\p{L}*)(?!\p{L})/iu,
  near: /(?<!\p{L})(?:nahe|unweit(?: von)?|in der Nähe von|im Umland von|bei)\s+(\p{Lu}\p{L}+)/gu,
  nearby: /(?:nahe|unweit|unweit von|nähe von|umland von|raum|bei|umgebung von|um)\s*$/iu,
  inside: /(?<!\p{L})(?:in|aus)\s$/iu,
  unreal: /(?<!\p{L})(?:simulierte|fiktive|gestellte|vorgetäuschte)[nrms]?\s+(\p{L}+)/giu,
  asked:
    /(?<!\p{L})(?:beantrag\p{L}+|antr[aä]g\p{L}* auf|bewarb|beworben|bewerbung\p{L}*|bat|erbeten)(?!\p{L})/iu,
  got: /(?<!\p{L})(?:erhielt|erhalten|bekam|bekommen|gewann|gewonnen|erlang\p{L}+|eingeworben|einwarb|zugesprochen)(?!\p{L})/iu,
  meant:
    /(?<!\p{L})(?:sollten?|wollten?|beabsichtigten?|versuchten?|hatten? vor)(?!\p{L})|(?<!\p{L})(?:versucht|vorgehabt|beabsichtigt|probiert),|(?<!\p{L})(?:beinahe|fast) (?=(?:de[nmr]|die|das|eine?[nmrs]?)\s\p{L})/giu,
  saw: /^(?:sah|erlebte|beobachtete)\s/iu,
  when: /(?<!\p{L})(?:an|zu|in)\s(?:\p{Ll}+\s)?(?:tagen|morgen|abenden|nächten|wochenenden|zeiten|wochen)(?!\p{L})[^.;]*,\s(?:an|zu|in) denen(?!\p{L})|(?<!\p{L})(?:wenn|meist(?:ens)?|überwiegend|vorwiegend|in der Regel|normalerweise|gewöhnlich|hauptsächlich|größtenteils|vor allem|fast (?:immer|täglich|jede[nrms]?|alle[nr]?)|im (?:Frühling|Frühjahr|Sommer|Herbst|Winter)|in der (?:Hoch|Neben|Sommer|Winter)?saison)(?!\p{L})/iu,
  always:
    /(?<!\p{L}|fast )(?:alle[nr]?|ganzjährig|jede[nrms]?|immer|täglich|stets|sämtliche[nr]?)(?!\p{L})/iu,
  byOthers:
    /,\s(?:die|den|das|der) (?![^.;,]*(?:\szu\s|\p{Ll}{2,}zu\p{Ll}+en(?!\p{L})))((?:die|der|das|mein\p{L}*|unser\p{L}*|ein\p{L}*|andere|\p{Lu}\p{L}+) [^.;,]+)|,\s(?:während|sodass|damit) ((?:die|der|das|mein\p{L}*|unser\p{L}*|eine?|andere|Kollegen|\p{Lu}\p{L}+) [^.;,]+)|(?<!\p{L})zu[rm] (\p{Lu}\p{L}+)(?= (?:vor|ab|ein|weiter|über|zurück|mit)?(?:ge)?(?:legt|geben|bracht|schickt|reicht|leitet|lassen|sandt|sendet|meldet|wiesen|stellt)(?!\p{L}))|(?<!\p{L})((?:vom|(?:von|durch) (?:der|dem|den|die|das|einer|einem|meine[rnm]|unsere[rnm])) \p{Lu}\p{L}+ (?:\p{Ll}+ )?\p{Ll}+(?:t|en)e[nrsm]?(?!\p{L}))|,\swie man ([^.;,]+)/gu,
  books: {
    named:
      /(?<!\p{L})(?!(?:haupt|neben|geschäfts|handels|grund)b)\p{L}{3,}b(?:u|ü)ch(?:s|es|er|ern)?(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:finanz|lohn|haupt|geschäfts|debitoren|kreditoren|anlagen)?buch(?:halt|führ)/iu,
  },
  ofOthers:
    /(?<!\p{L})(?:vom|(?:von|durch) (?:de[mnr]|die|das|eine[mr]|andere[nm]?|Kollegen)|die|den|das|der|zu[rm]) |,/iu,
};
