import type { ClausesPack } from '../clauses-pack.ts';

export const clauses: ClausesPack = {
  and: /^(?:und|sowie|oder)$/,
  of: /^(?:von|der|des|vom)$/,
  pair: /\s(?:und|oder|bzw\.|sowie)\s|\p{L}{2,}\/\p{L}{2,}/u,
  others: /^(?:andere[nr]?|weitere[nr]?|sonstige[nr]?)$/,
  where: {
    at: /^(?:in|im|ins|an|am|auf|bei|beim|neben|hinter|vor|unter)$/,
    done: /(?:reinig|putz|wasch|repar|wart|kontroll|pruf|inspi|inspektion|erneuer|montier|montage|install|renovier|sanier|streich|strich|bau|miss|mess|vermess|plan|desinf|bewach|belad|verlad|steuer|bedien|restaurier|restaurat)/,
    about:
      /(?:schul|lehr|unterricht|unterwies|unterweis|berat|beriet|anleit|angeleit|ausgebild|ausbild|fortbild|trainier|coach|unterstutz|begleit|hilf|half|geholf|mitgewirkt|mitwirk|teilnahm|teilgenomm|beteilig|gearbeitet|arbeit|spezialisier|eingearbeitet|einarbeit|investier|programmier|entwick|gestalt|zeichn|konstruier|modellier|animier|erfass|gebucht|buch|gehalten|halt|durchgefuhrt|durchfuhr)/,
    like: /^\p{Ll}+e[nrms]?$/u,
  },
  madeWith: {
    doing: /ier(?:en|ung|ungen)$/,
    thing:
      /^(?:\p{L}*(?:etikett|palett|lack|foli|karton|filet|katalog|marinad|panad|glasur|politur|plakat|gravur|dekoration|bandag|kanul|sond|katheter|form|parfum|aroma|gratin|blanchet)(?:e|en|n|s|es|er|ern)?)$/u,
  },
  participleOf: {
    form: /^(?:\p{L}*ge\p{L}{2,}(?:t|en)|\p{L}{2,}iert|(?:[Bb]e|[Vv]er|[Ee]r|[Ee]nt|[Zz]er|[Üü]ber)\p{L}{2,}(?:t|en))e[nrms]?$/u,
    making: /^hergestellt$/,
  },
  passesOn:
    /(?:verteil|kuvertier|aushandig|ausgehandig|sortier|abgelegt|abgeheftet|kopier|gedruckt|weitergeleitet|ubergeben|versandt|verschickt)/,
  forOthers: /\szum\s\p{Lu}\p{Ll}+n$/u,
  purpose:
    /(?<!\p{L})\p{Lu}\p{L}*(?:material|bedarf|zubehör|unterlagen|software|bücher|formulare)\s(?:für|zur|zum)\s(?:die\s|das\s|den\s)?$|,\s(?:wo|wie|wann|ob|dass)\s(?:\p{Ll}+\s){0,2}$/u,
  past: /te$/,
  ordinal:
    /(?<!\p{L})(?:im|am|zum|vom|beim|der|die|das|den|dem|des|ins|ab|bis|und|[Jj]ede[nmrs]?) (?:[1-9]|[12]\d|3[01])\. \p{L}$/u,
  closing: {
    prepositions:
      'fur in im ins mit bei beim von vom zu zum zur an am ans auf aus nach uber unter vor gegen durch ohne um pro je seit wahrend wegen gemass laut per samt zwischen innerhalb ausserhalb bis ab anhand mittels inklusive inkl als neben entlang hinter trotz',
    object: /^(?:die|das|den|eine?|einen|alle|keine?|keinen|mehrere|einige|beide|samtliche|saemtliche)$/,
    genitive: /^(?:der|des|dem|einer|eines|einem)$/,
    participle:
      /^(?:\p{L}*ge\p{L}{2,}(?:t|en)|\p{L}{2,}iert|(?:an|auf|aus|ein|ab|vor|nach|zu|weiter)?(?:be|ver|er|ent|zer|emp|uber|unter|um|hinter)\p{L}{2,}(?:t|en)|(?:durch|wieder|wider)\p{L}{3,}t|voll(?:zogen|endet|streckt))$/u,
    verbAtEnd: /^\p{Ll}{3,}(?:t|en)$/u,
    doing:
      /(?:ung(?:en)?|verkauf|kauf|transporte?|versand|vertrieb|bau|montage|reparatur(?:en)?|kontrollen?|pflege|ernte|wechsel|austausch|verleih|unterricht|anstrich|handel|empfang|beschaffung)$/,
    verbAsNoun: /^(?:dem|beim|zum|vom|im)$/,
    strong:
      /^(?:be|ver|er|ent|unter|uber|emp)?(?:nahm|hielt|lud|trug|fuhr|wies|zog|lief|schrieb|schnitt|las|gab|sprach|half|stieg|warb|band|goss|bog|strich|schloss|schob|trieb|hob|grub|wusch|buk|briet|sah|ging|kam|fing|bot|warf|riet|trat|wann|mass|wog|stand|schied|hing|brach|stach|traf|schliff|sang|schuf|mied|liess|hieb|rief)$/,
    oneself: /^(?:mich|mir|uns)$/,
    article: /^(?:die|den|das|einen|eine)$/,
    opens: /^(?:und|ich)$/,
    subject: /^(?:ich|wir)$/,
    about: /^(?:fur|uber|auf)$/,
    lookedFor: {
      verb: /(?:pruf|kontrollier|untersuch|test|durchgesehen|inspizier|checkt)/,
      before: /^auf$/,
      thing:
        /(?:heit|keit|tat|sicherheit|gehalt|verhalten|verschleiss|schaden|fehlern?|mangeln?|riss|risse|rissen|rost|masse?|dichte|funktion|hygiene|ruckstande?n?|schadstoffe?n?|keimen?|erregern?|allergenen?|schimmel|befall|viren|druck|gewicht|fullstand|alkohol|drogen|sprengstoff|bonitat|plausibilitat|qualitat)$/,
    },
    particles:
      'ab an auf aus bei bereit durch ein entgegen fertig fest fort frei her heraus hervor hin hinzu instand los mit nach sicher um unter vor voraus weg weiter wieder zu zuruck zusammen',
  },
  notOwn: [
    // "Briefe über Mahnungen gefaltet": what was folded are letters.
    /\p{Lu}\p{L}+(?<!ung|ungen|kauf|sand|trieb|lage|nahme|pflege|kontrollen?|arbeit|arbeiten)\s(?:über|mit|zu|zum|zur|für|fürs|aus|von)\s(?:\p{Ll}+\s){0,2}§\s(?!gehalten|durchgeführt|geleitet|organisiert|veranstaltet|moderiert|gegeben|erteilt)\p{Ll}{3,}(?:t|en)\s*(?=$|[,;.])/u,
    // "Die Inventur machte der Chef, ich räumte ein".
    /(?:^|[.;]\s)(?:der|die|das|den)\s[^.;]*§[^.;,]*\s(?:der|die|das|ein|eine|mein|unser)\p{Ll}*\s\p{Lu}\p{L}+,\s(?:und\s|aber\s)?ich\s(?!auch)/iu,
    /(?<!\p{L})(?:über|zu[rm]?)\s(?:\p{Ll}+\s){0,2}§[^§,;.]*\s(?:beraten|informiert|aufgeklärt|gesprochen|geschult|unterrichtet|interviewt|berichtet|befragt)(?!\p{L})/iu,
    // "Vor der Lackierung Türen abgeholt": whoever did that.
    /(?:^|[.;,]\s)(?:vor|nach)\s(?:de[rm]|jede[rm]|eine[rm])\s§/iu,
    // "Von Kollegen eingearbeitet worden": others did it.
    /§[^§,;.]*\sworden(?!\p{L})/u,
    /,\swie\s[^§,;.]*§/u,
    /(?:Aushang|Aushänge|Artikel|Buch|Bücher|Film|Plakat|Broschüre|Flyer|Text)\p{Ll}{0,2}\s(?:über|zu[rm]?)\s(?:\p{Ll}+\s)?§/u,
    /\p{L}*(?:[Ss]chulung|[Ss]eminar|[Kk]urs|[Ll]ehrgang|[Ww]orkshop|[Ff]ortbildung|[Ww]eiterbildung|[Tt]raining|[Vv]ortr[aä]g|[Ww]ebinar)\p{L}{0,3}\s[^,;.]*§[^§,;.]*(?:besucht|teilgenommen|absolviert|belegt|gehört|mitgemacht)(?!\p{L})/u,
    // "Einen Kurs über Datenschutz besucht": who sits in a course holds none.
    /§\s(?:\p{Ll}+\s){0,2}(?:besucht|absolviert|belegt|mitgemacht|teilgenommen)\s*(?=$|[,;.])/u,
    /(?:^|[,;.]\s)(?:[Bb]esuchte|[Aa]bsolvierte|[Bb]elegte)\s(?:\p{Ll}+\s){0,2}§/u,
    /(?<!\p{L})(?:gelernt|erlernt|lernte|vorgehabt|beabsichtigt|geplant),?\s[^§;.]*§\p{L}*\s?(?:zu\s|$)/iu,
    /(?<!\p{L})(?:gelernt|erlernt|vorgehabt|beabsichtigt|ohne)(?:,\s|\s)[^§,;.]*§/iu,
    /(?<!\p{L})(?:keine[nrs]?|nie|niemals)\s§/iu,
    /§(?:(?!\s(?:und|sowie|oder)\s)[^§,;.])*\s(?:zugesehen|zugeschaut|beobachtet|miterlebt|besprochen|diskutiert|erörtert|beantragt|vorgeschlagen|angeregt|angekündigt|abgewartet|verschoben|abgesagt|abgelehnt)(?!\p{L})/u,
    /(?:^|[,;]\s)(?:[Bb]esprach|[Dd]iskutierte|[Ee]rörterte|[Bb]eobachtete|[Bb]eantragte|(?:[Ss]ah|[Ss]chaute)(?=[^,;.]*\szu(?!\p{L})))\s(?:(?!\s(?:und|sowie|oder)\s)[^§,;.])*§/u,
    /,\s(?:deren|dessen|welche[rsnm]?|während|bevor|nachdem|damit|weil|wenn|sodass|sobald|bis)\s[^§,;.]*§/u,
    /(?:[Aa]bteilung|[Ff]irma|[Tt]eam|[Bb]etrieb|[Uu]nternehmen|[Kk]olleg(?:e|in|en|innen)|[Bb]üro|[Ww]erkstatt|[Gg]esellschaft|[Aa]gentur|[Kk]unden?|\p{Ll}{4,}innen)(?:\s[^,;.]*)?,\s(?:die|der|das)\s[^§,;.]*§/u,
    /(?:^|[\s(])(?:[Vv]om|[Vv]on (?:der|dem|den|einer|einem|anderen)(?: \p{Ll}+)*)\s\p{Lu}\p{L}+(?:in|innen)?\s§/u,
  ],
  // An exam that was passed ("abgelegt") is no file.
  agent:
    /(?:prüfung|examen|abitur|test|eid|gelübde|probe|geständnis|zeugnis)\p{Ll}{0,3}\s(?:\p{Ll}+\s){0,2}abgelegt§/iu,
  spokenOf: {
    noun: /^\p{Lu}[\p{L}-]+\s(?:von|vom|der|des|einer|eines)\s(?:[^,;]*\s)?\p{Lu}[\p{L}-]+$/u,
    carriedOut:
      /^(?:durchgefuhrt|ausgefuhrt|gefuhrt|ubernommen|erledigt|vorgenommen|unternommen|betrieben|geleistet|getatigt|abgewickelt|organisiert|geleitet|verantwortet|gesteuert|koordiniert|betreut|sichergestellt|gewahrleistet|umgesetzt|realisiert|besorgt|gearbeitet|beschaftigt|betraut|befasst|eingesetzt|vollzogen|abgeschlossen|fertiggestellt|ausgeubt|bewaltigt|gestemmt|gemeistert|gesammelt|spezialisiert|gekummert|gesorgt|ubernahm|fuhrte|leitete|organisierte|koordinierte|steuerte|erledigte|verantwortete|arbeitete|kummerte|betrieb|leistete|wickelte|nahm|stellte|war|hatte|sorgte|betreute|realisierte)$/,
  },
  // Plurals of things are no persons: "Kleider", "Räder".
  doer: /^(?!\p{L}*(?:kleid|(?<!aus|fort|weiter)bild|schild|brett|feld|rind|huhn|lied|buch|rad|haus|dach|wald|blatt|tuch|korn|dorf|kalb|lamm)ern?$)(\p{L}{4,}?)(?:er|erin|ern|ers|erinnen)$/u,
  into: {
    asked: /^(?:übersetz|dolmetsch)\p{L}+ ((?:ins|aus dem) \p{L}+)$/u,
    before: '',
  },
};
