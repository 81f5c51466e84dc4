import type { NamingPack } from '../naming-pack.ts';

export const naming: NamingPack = {
  ofPosting:
    /(?<!\p{L})(?:dein|unser|euer|eur)(?:e[mnrs]?)?(?!\p{L})|(?<!\p{L})(?:du|wir|uns)(?!\p{L})|^(?:mitarbeit|mitwirkung|mithilfe|teilnahme|beteiligung)$/iu,
  // One word, or with what it is done to.
  shape: /^[^ ]+$| von /,
  // "Familien in Not", "Altbauten aus Stein": what says more of the noun would hang on the whole compound.
  goesOn:
    /^(?:$|[,;:.(]|\s(?:für|im|mit|bei|beim|von|vom|zu|zum|zur|an|am|auf|nach|über|unter|und|gemäß|je|pro|der|des|(?:in|aus)\s(?:der|dem|den|einer|einem|\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf))\s)/iu,
  ofThing: /^(?:$|[,;.]|\s(?:des|von|der)\s)/u,
  secondVerb:
    /(?:^|\s)(?:und|sowie)\s\p{Ll}+(?:te|e)(?:\s|$)|\s(?:ab|an|auf|aus|ein|vor|zu|um|durch|weiter|bei|nach|neu)$/u,
  sharedEnd: /(?<![\p{L}-])(\p{Lu}[\p{L}-]*)- (und|oder|sowie) (\p{Lu}[\p{L}-]{4,})(?! (?:von|der|des) )/u,
  adds: /^ (?:mit|für|in|im|an|am|bei|beim|nach|vor|während|durch|unter|auf|seit|gemäß|je|pro)\s/u,
  verbStart: /^\p{Ll}+e[nr]n?\b(?!.*\s)/u,
  verbBehindWord: [{ before: /(?:^|[^\p{L}])(?:du|ihr|wir)\s$/iu, form: /^\p{Ll}/u }],
  dative: {
    before: /^(?:von|mit|bei|zu|aus|nach|in|an|den|zur|im|unter)$/i,
    // The head of "Kalibrierung von Waagen" is its first noun, that of "Einweisung neuer Kollegen" too.
    headEnd:
      /\s(?:von|vom|der|des|für|mit|in|im|bei|beim|an|am|auf|aus|zu|zum|zur|nach|über|gegen|vor|unter|durch|ohne|zwischen)\s|(?<=\p{Lu}\S*)\s(?=\p{Ll}+er\s)/u,
    ending: /(?:en|ern|eln)$/,
    // Plurals in -en, verbs as nouns and a few others.
    same: /(?:ur|list|kart|akt|tabell|anzeig|reis|pump|kist|deck|platt|leist|trepp|brück|straß|fläch|kund|klient|patient|student|dozent|enz|anz|ung|heit|keit|schaft|tät|ion|lag|age|frag|grafik|graf|erei|logi|nomi|gi|ann|stell|reih|mess|analys|wag|dat|or|ch|komponent|variant|kost|person|schweiß|fräs|dreh|schleif|bohr|koch|back|les|schreib|rechn|melk|verputz|streich|näh|löt|bieg|ier|fahr|prüf|test|sprach|schicht|maschin|praktik|technik|kass|tour|kampagn|medi|arbeit|spiel|setz|leg|halt|bau|räum|pack|lad|rück|wes|putz|brau|hack|knüpf|hüt|spann|bind|füll|schneid|gerb|rühr|misch|knet|form|spalt|zeichn|mal|töpf|zücht|fang|fisch|jag|schlacht|räuch|pflanz|sä|dresch|keltr|mahl|röst|brenn|heiz|dämm|deck|leg|ziel|schnitz|gravier|polier|montier|reparier|install(?:ier)|sortier|kassier|telefonier|fotografier|film|dreh|sing|tanz|turn|schwimm|lauf|reit|wander|vorles|erzähl|wickel|pfleg|wend|dusch|bad|rasier|frisier|schmink|massier|i|ist|ant|(?:assist|refer|produz|abonn|ag|präsid|rezens|konkurr|konsum)ent|prob|katz|hos|blus|ros|wies|tass|flasch|dos|tüt|kerz|lamp|gardin|vas|schraub|düs|ramp|hall|schal|tort|speis|supp|soß|bohn|tomat|gurk|traub|reb|kirsch|birn|pflaum|beer|blum|pflanz|heck|staud|tann|eich|buch|bien|rind|ratt|fassad|säul|flies|latt|diel|tapet|matratz|tasch|jack|mütz|sock|bürst|zang|klamm|kett|spul|roll|palett|tonn|wann|pfann|glock|geig|flöt|trompet|münz|not|mark|lins|brill|prothes|kron|schien|weich|streck|gass|schleus|fähr|turbin|kabin|röhr|spritz|salb|tablett|pill|diagnos|prognos|method|quot|gebühr|miet|urkund|straf|klag|beschwerd|seit|spalt|zeil|tast|eck|hüll|mäh|gieß|pflück|säg|hobel|nehm|mist|stech|wasch|spül|färb|falz|stick|strick|web|kleb|feg|kehr|saug|trockn|wieg|grill|brat|schäl|walz|stanz|präg|press|schmied|härt|feil|scher|düng|jät|fug|dolmetsch|betreu|mobilisier)en$|(?:mau|polst|fütt|säub|förd|steu|räuch|töpf|klett|wand)ern$|(?:wick|büg|strieg|häk|stap|samm|bast|hob|ang|seg|drechs|versieg|entsieg|häcks|hand|wechs)eln$/i,
    joined: /^ (?:und|sowie|oder) (?!(?:\p{Ll}+ )?\p{Lu}[\p{L}-]*[ns](?![\p{L}-]))/u,
    // No plural stands so bare before "von".
    doing: /^\p{Lu}\p{Ll}+e?n (?:(?:und|oder|sowie) \p{Lu}\p{Ll}+e?n )?von \p{Lu}/u,
  },
  joiners: /^(?:der|des|von|und|für)$/,
  verbalNoun: /(?:ung|tion|(?<!ung|tion)en|ern|eln)$/,
  doings:
    /^(?:(?:ein|ver|an)?kauf|(?:ein|aus|auf|ab|um|an)bau|empfang|reparatur|montage|demontage|kontrolle|korrektur|lektorat|ablage|akquise|recherche|anstrich|aussaat|ernte|schur|(?:an|ab|entgegen)nahme|(?:aus|rueck)gabe|aushub|abriss|abbruch|zuschnitt|inspektion|transport|versand|verleih|hobeln|bugeln|kellnern|mauern|pflastern|massage|akupunktur|narkose|rasur|impfung)$/,
  afterVerb: /^(?!(?:und|sich|ich)\b)/,
  opening:
    /(?:ung|tion|bau|montage|pflege|betrieb|verkauf|einkauf|führung|aufnahme|abnahme|annahme|ausgabe|kontrolle|analyse|akquise|wartung|einsatz|vertrieb|versand|empfang|umbau)$/i,
  sameGender: /(ung|heit|keit|schaft|tion|ität)(?:en)?$/u,
  people:
    /^(?:beschäftigten?|mitarbeit(?:er|ern|erin|erinnen|ende[nr]?)|angestellten?|kolleg(?:e|en|in|innen)|personal|kund(?:e|en|in|innen|schaft)|patient(?:en|in|innen)?|teams?)$/iu,
  phrases: {
    shapes: [
      /(?<![\p{L}\p{N}-])(?=(\p{Lu}\p{Ll}{10,})(?![\p{L}\p{N}-]))/gu,
      // An ending that the word has when it stands in a list by itself.
      /(?<![\p{L}\p{N}-])(?=(\p{Ll}{4,}(?:sch|lich|ig|ell|al|är|iv|end|ert)e \p{Lu}\p{Ll}{4,})(?![\p{L}\p{N}-]))/gu,
    ],
  },
  noSkills:
    /(?:innen|kräften?|leuten?|kunden|mandanten|kollegen|angehörigen?|mitarbeit\p{L}*|beschäftigten?|auszubildenden?|abteilung(?:en)?|leitung|führung|schulen?|stellen?|amt|ämtern?|vorstand|rat|unternehmen|jahren?|ern?|s)$/u,
  binds:
    /^(?:de[rsmn]|die|das|ein(?:e[rsmn]?)?|kein(?:e[rsmn]?)?|im|zum|zur|vom|beim|am|ins|ans|all(?:e[rsmn]?)?|jede[rsmn]?|unser\p{Ll}*|ihr\p{Ll}*|sein\p{Ll}*)$/u,
  free: /^(?:mit|für|von|aus|bei|zu|an|auf|in|über|und|oder|ohne|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+)$/,
};
