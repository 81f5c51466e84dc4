import type { JobPack } from '../job-pack.ts';
import { apart } from './apart.ts';

export const job: JobPack = {
  headings: {
    requirements:
      'muss-kriterien|wir setzen voraus|voraussetzung|das solltest du können|das sollten sie können|das solltest du schon können|einstellungsvoraussetzungen|sprache|sprachen|sprachkenntnisse|was wir uns wünschen|was wir uns von ihnen wünschen|ihr rüstzeug|dein rüstzeug|ihr hintergrund|dein hintergrund|das haben sie im gepäck|das hast du im gepäck|was sie auszeichnet|was dich auszeichnet|damit punkten sie|damit punktest du|das ist uns wichtig|anforderungen|anforderungsprofil|ihr profil|dein profil|das bringen sie mit|das bringst du mit|was sie mitbringen|was du mitbringst|sie bringen mit|du bringst mit|profil|qualifikation|qualifikationen|ihre qualifikation|ihre qualifikationen|deine qualifikationen|voraussetzungen|ihre voraussetzungen|das erwarten wir|wir erwarten|was wir erwarten|das wünschen wir uns|wir suchen|wen wir suchen|fachliche anforderungen|kenntnisse|fähigkeiten|ihre fähigkeiten|kompetenzen|ihre kompetenzen|muss|das zeichnet sie aus|das zeichnet dich aus|damit überzeugen sie|damit überzeugst du|ihre stärken|deine skills|skills|ihr know-how|tech-stack|werkzeuge|das solltest du mitbringen|das sollten sie mitbringen|sie haben|du hast|sie sind|du bist|ausbildung|berufserfahrung|erfahrung',
    preferred:
      'schön, aber kein muss|schön wäre|schön wäre auch|kein muss|gern gesehen|gerne gesehen|wünschenswert, aber nicht bedingung|nicht zwingend|was uns noch freuen würde|das wäre schön|das wäre super|pluspunkte gibt es für|zusätzlich freuen wir uns über|darüber hinaus wünschenswert|kann-kriterien|das i-tüpfelchen|was uns zusätzlich begeistert|darüber freuen wir uns besonders|das macht den unterschied|besonders freuen wir uns|was noch schön wäre|das sahnehäubchen|zusätzlich punkten sie mit|zusätzlich punktest du mit|von vorteil|wünschenswert|wünschenswerte kenntnisse|nice to have|pluspunkte|idealerweise|kann|das wäre toll|zusätzlich von vorteil|optional|gerne auch|bonus|ein plus',
    duties:
      'aufgabenschwerpunkte|aufgabenschwerpunkt|tätigkeitsschwerpunkte|arbeitsschwerpunkte|aufgabengebiete|tätigkeitsfelder|das machst du|das aufgabengebiet umfasst|was du bei uns tust|was du bei uns machst|was sie bei uns tun|womit sie ihren tag verbringen|womit du deinen tag verbringst|ihr einsatz|dein einsatz|ihr tag bei uns|dein tag bei uns|so sieht ihr tag aus|so sieht dein tag aus|ihre mission|deine mission|aufgaben|ihre aufgaben|deine aufgaben|aufgabengebiet|ihr aufgabengebiet|aufgabenbereich|tätigkeiten|ihre tätigkeiten|tätigkeitsbereich|das erwartet sie|das erwartet dich|was sie erwartet|was dich erwartet|das machen sie bei uns|das machst du bei uns|ihre verantwortung|verantwortlichkeiten|ihre rolle|deine rolle|die stelle|die position|stellenbeschreibung|hauptaufgaben|ihr arbeitsalltag|dein arbeitsalltag|ihr wirkungskreis|was sie tun|was du tust|ihr beitrag|ihre herausforderung|überblick|zusammenfassung',
    benefits:
      'das erwartet sie bei uns|was sie von uns erwarten dürfen|was du von uns erwarten darfst|das gibt es dafür|was du davon hast|was sie davon haben|das darfst du erwarten|das dürfen sie erwarten|das kannst du erwarten|das können sie erwarten|das gibt es bei uns|lohn|verdienst|entgelt|bezahlung|was wir ihnen dafür geben|was wir dir dafür geben|das kriegst du|das kriegst du von uns|ihr gewinn|dein gewinn|darauf dürfen sie sich freuen|darauf darfst du dich freuen|das haben sie davon|das hast du davon|das bekommen sie|das bekommst du|ihr plus|dein plus|gute gründe|wir bieten|das bieten wir|was wir bieten|was wir ihnen bieten|was wir dir bieten|unser angebot|ihre vorteile|deine vorteile|benefits|vorteile|leistungen|vergütung|gehalt|wir bieten ihnen|wir bieten dir|darauf können sie sich freuen|darauf kannst du dich freuen|warum wir|unsere leistungen|perspektiven|das spricht für uns|arbeitszeit',
    company:
      'worum es geht|in aller kürze|ein paar worte über uns|über|über uns|wir über uns|das unternehmen|unser unternehmen|wer wir sind|unternehmensprofil|das sind wir|unser team|ihr arbeitgeber|unser kunde|unternehmen|unsere werte|unsere mission',
    legal:
      'datenschutz|chancengleichheit|gleichstellung|vielfalt|diversität|schwerbehinderung|hinweis|rechtliches|hinweise|allgemeine gleichbehandlung',
    apply:
      'bewerbungsschluss|bewerbungsfrist|bewerbungsende|einsendeschluss|bewerbung|ihre bewerbung|deine bewerbung|jetzt bewerben|so bewerben sie sich|kontakt|interessiert|haben wir ihr interesse geweckt|interesse|ansprechpartner|ansprechpartnerin|bewerbungsprozess|nächste schritte',
    skip: 'standort|arbeitsort|beschäftigungsart|eintrittsdatum|referenznummer|kennziffer|abteilung|auf einen blick|vertragsart|beginn|startdatum',
  },
  headingRoots: {
    benefits:
      'darfst du|dürfen sie|kannst du erwarten|können sie erwarten|kriegst|kriegen sie|lohn|dafür geben|entgelt|darauf|von uns|für dich|für sie|geben wir|gibt es|winkt|biet|angebot|benefit|vorteil|gehalt|vergütung|freuen|bekomm|erhalt',
    preferred:
      'kein muss|keine bedingung|nicht bedingung|nicht zwingend|nicht erforderlich|muss aber nicht|schön|wäre toll|wäre super|von vorteil|gern gesehen|gerne gesehen|pluspunkt|jubeln|i-tüpfel|sahnehäub|bonus|nice|zusätzlich|optimal|ideal|vorteil wäre|wünschenswert|plus|idealerweise|optional',
    requirements:
      'setzen wir voraus|setzen voraus|solltest du|sollten sie|muss|musst du|müssen sie|brauchst du|brauchen sie|du kannst|können sie|macht dich aus|macht sie aus|zeichnet|anforder|profil|qualifik|voraussetz|mitbring|bring|erwart|kenntnis|kompetenz|suchen|wünsch|fähigkeit|stärken|auszeichn',
    duties:
      'rockst|was du bei uns|was sie bei uns|ihr beitrag|dein beitrag|tust du|tun sie|anpack|job|zu tun|machst du|arbeit|aufgab|tätigkeit|verantwort|zuständig|einsatz|arbeitsalltag|rolle|mission|zu tun|machst|machen sie',
    company: 'über uns|wer wir|unternehmen|wir sind',
    apply: 'bewerb|kontakt|ansprechpartner',
  },
  headingVerbs:
    'umfasst|umfassen|beinhaltet|beinhalten|sind|gehören|gehört|besteht|bestehen|liegen|liegt|zählen',
  cues: {
    formal:
      'quereinsteiger|quereinsteigende|berufsanfänger|berufseinsteiger willkommen|auch ohne erfahrung|befristet|unbefristet|probezeit|eigenes auto|eigener pkw|eigenes fahrzeug|mobil sein|wohnhaft|impfnachweis|masernschutz|masernimpfung|nichtraucher|zuverlässigkeitsüberprüfung|freuen sich auf|schwindelfrei sind|arbeitserlaubnis|arbeitsgenehmigung|aufenthaltstitel|eintrittstermin|zum nächstmöglichen zeitpunkt|ab sofort|nächstmöglicher eintritt|studenten willkommen|studierende willkommen|volljährig|mindestalter|mindestgröße|sichtbaren tattoos|wohnort im|wohnsitz im|wohnsitz in',
    required:
      'erforderlich|zwingend|voraussetzung|vorausgesetzt|notwendig|setzen wir voraus|mindestens|ein muss',
    must: 'müssen|muss|erforderlich|zwingend|voraussetzung|vorausgesetzt|notwendig|sie haben|du hast|sie bringen|du bringst|sie verfügen|du verfügst|sie sind|du bist|sie beherrschen|abgeschlossene|abgeschlossenes|abgeschlossenem|sehr gute|gute|fundierte|umfassende|ausgeprägte|sicherer umgang|sicher im umgang|kenntnisse|erfahrung in|erfahrung mit|erfahrung im|erfahrung als|berufserfahrung|praxiserfahrung|erfahrungen|ausbildung als|ausbildung zum|ausbildung zur|studium|mindestens|expertise|fähigkeit|verständnis|vertraut mit|wir erwarten|wir suchen|gesucht|routiniert|fließend|beherrschung|nachweislich|versiert',
    preferred:
      'erwünscht|möglichst|wünschen wir uns|würden wir uns wünschen|aber kein muss|keine bedingung|nicht bedingung|kein hindernis|gern auch|gerne auch|wäre schön|wäre toll|wäre super|schön wäre|wären schön|von nutzen|nützlich|von vorteil|wünschenswert|idealerweise|vorzugsweise|gern gesehen|gerne gesehen|ein plus|pluspunkt|nice to have|nicht zwingend|kein muss|optional|bestenfalls|im idealfall|hilfreich|willkommen|bevorzugt',
    duty: 'sie übernehmen|du übernimmst|zu ihren aufgaben|zu deinen aufgaben|ihre aufgaben|deine aufgaben|sie sind verantwortlich|du bist verantwortlich|verantwortlich für|sie betreuen|du betreust|sie unterstützen|du unterstützt|sie erstellen|du erstellst|sie kümmern sich|du kümmerst dich',
    benefits:
      'wir zahlen|übertariflich|übertarifliche|urlaubsanspruch|jobfahrrad|betriebsrente|zusatzversorgung|wir bieten|sie erhalten|du erhältst|gehalt|vergütung|urlaub|urlaubstage|weihnachtsgeld|urlaubsgeld|13. gehalt|dreizehntes|altersvorsorge|homeoffice|home-office|flexible arbeitszeiten|gleitzeit|jobticket|jobrad|firmenwagen|dienstwagen|kantine|obstkorb|betriebliche|zuschuss|zuschüsse|weiterbildungen|weiterbildungsbudget|rabatte|mitarbeiterrabatt|unbefristeter|unbefristete|tariflich|prämien|vermögenswirksame|kostenlose|kostenfreie|sonderzahlung|sonderzahlungen|parkplatz|fitnessstudio',
    offers:
      'wir bieten|wir zahlen|wir helfen|auf wunsch helfen wir|auf wunsch unterstützen wir|sie erhalten|du erhältst|sie bekommen|du bekommst|bei uns bekommst du|bei uns bekommen sie|bei uns erhalten sie|bei uns erhältst du',
    company:
      'im auftrag unseres kunden|unser kunde|unseres kunden|in direktvermittlung|wir sind ein|wir sind eine|wir sind der|wir sind die|ist ein führendes|ist eines der|gegründet|unser unternehmen|seit über|seit mehr als|mitarbeiterinnen und mitarbeiter|mit sitz in|mit standorten|unsere kunden|als familienunternehmen|wir stehen für',
    legal:
      'personenbezogene|personenbezogenen|datenschutzhinweise|datenverarbeitung|gleichstellung|schwerbehinderte|schwerbehinderten|behinderung|unabhängig von|geschlecht|geschlechtsidentität|herkunft|religion|weltanschauung|sexuelle|datenschutz|chancengleichheit|diversität|gleichbehandlung|dsgvo|alle bewerbungen',
    apply:
      'frag uns|fragen sie uns|sprich uns an|sprechen sie uns an|bewerben|bewerbung|bewerbungsunterlagen|senden sie|schicken sie|sende uns|schick uns|ansprechpartner|ansprechpartnerin|rückfragen|reichen sie|reiche deine|ihre unterlagen|deine unterlagen|kennziffer|gehaltsvorstellung|eintrittstermin|wir freuen uns auf',
  },
  or: 'oder|bzw.|bzw|beziehungsweise|und/oder|wahlweise|alternativ',
  examples: 'wie|wie z. b.|z. b.|z.b.|zum beispiel|etwa|beispielsweise|u. a.|insbesondere|wie zum beispiel',
  oneOf: 'eine der|einer der|eines der|mindestens eine|mindestens einer|mindestens einem|entweder',
  years: {
    unit: 'jahren?|jahrige[rnms]?|-jahrige[rnms]?',
    month: 'monaten?',
    several: 'mehrjährige|mehrjähriger|mehrjährigen|mehrere jahre|langjährige|langjähriger|langjährigen',
    numbers: {
      'ein paar': 2,
      einige: 2,
      ein: 1,
      eine: 1,
      einem: 1,
      zwei: 2,
      drei: 3,
      vier: 4,
      fünf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
    },
    to: 'bis|-|–|—|oder',
    orMore: 'oder mehr|plus',
    experience:
      'erfahrung|erfahrungen|berufserfahrung|praxis|praxiserfahrung|tätigkeit|berufspraxis|gearbeitet|als|in der|im',
    not: '*jährige ausbildung|*jährige berufsausbildung|*jährigen ausbildung|*jährigen berufsausbildung|*jährige lehre|*jähriges studium|probezeit|unser betrieb|unser unternehmen|am markt|garantie|kinder unter|kindern unter|kinder ab|kindern ab|kinder bis|kindern bis|kinder von|kindern von|kinder im alter|kindern im alter|jahre alt|seit|gegründet|geschichte|befristet|vor über|jubiläum|ausbildungsdauer|lebensjahr|volljährig',
  },
  degrees: {
    school:
      'abitur|mittlere reife|realschulabschluss|hauptschulabschluss|fachabitur|hochschulreife|fachhochschulreife|schulabschluss',
    vocational:
      'meisterschule|meisterprüfung|meistertitel|berufsausbildung|berufsausbildungen|lehrausbildung|erstausbildung|*ausbildung|*lehre als|*lehre zum|*lehre zur|gelernter|gelernte|lehre|lehrabschluss|fachschule|berufsabschluss|berufsfachschule|geselle|gesellin|gesellenbrief|meister|meisterin|meisterbrief|techniker|fachwirt|fachwirtin|facharbeiter|fachausbildung|staatlich geprüfte|staatlich geprüfter|staatlich anerkannte|staatlich anerkannter|staatlich anerkannt|ihk|examinierte|examinierter|examen|umschulung|bilanzbuchhalter|betriebswirt',
    bachelor:
      'bachelor|*studium|bachelorstudium|bachelorabschluss|b.sc|b.sc.|bsc|b.a.|b.eng|b.eng.|studium|hochschulstudium|fachhochschulstudium|hochschulabschluss|studienabschluss|fh-abschluss|diplom (fh)|diplom|dipl.-ing.|dipl.-ing|dipl.-kfm.|universitätsstudium|abgeschlossenes studium|duales studium|staatsexamen',
    master:
      'master|masterstudium|*masterstudium|masterabschluss|m.sc|m.sc.|msc|m.a.|m.eng|m.eng.|mba|magister|universitätsdiplom|zweites staatsexamen|2. staatsexamen',
    doctorate:
      'promotion|promoviert|doktor|dr. rer.|dr. med.|dr. phil.|dr. jur.|dr. iur.|dr.-ing.|phd|doktortitel|dissertation|approbation',
  },
  apprenticed:
    '*kauffrau|*kaufmann|kauffrau|kaufmann|kaufleute|*fachangestellte|*fachangestellter|efz|eba|eidg. fähigkeitszeugnis|fähigkeitszeugnis|lehrabschlussprüfung|gesellenprüfung',
  commercial:
    'kaufmännische|kaufmännischer|kaufmännischen|kaufmännisches|*kauffrau|*kaufmann|kauffrau|kaufmann|kaufleute',
  lowerDegrees: '',
  raised:
    'staatlich geprüfter techniker|staatlich geprüfte technikerin|staatlich geprüften techniker|*meister (ihk)|*meister ihk|*fachwirt (ihk)|*fachwirt ihk|*meister|*meisterin|meisterbrief|meistertitel|meisterprüfung|meisterschule|techniker|technikerin|*fachwirt|*fachwirtin|betriebswirt|betriebswirtin|bilanzbuchhalter|bilanzbuchhalterin',
  trainings: 'pflegeausbildung|kochausbildung|krankenpflegeschule|hotelfachschule',
  degreeWord:
    'studium|abgeschlossenes studium|hochschulstudium|hochschulabschluss|studienabschluss|universitätsstudium',
  noDegrees: [
    'ersthelferausbildung|ersthelfer-ausbildung|erste-hilfe-ausbildung|sanitätsausbildung|brandschutzhelferausbildung|führerscheinausbildung|ausbildungsbereitschaft',
    'scrum master|master data|master-data|master-data-systeme|master-data-systemen|master agreement|master class|master-projekt|webmaster',
    'promotion und|promotion oder|promotion am|promotion von|promotion im|sales promotion|erfahrung in promotion|in der promotion|bereich promotion|werbung, promotion|marketing, promotion',
    'bei der ausbildung|an der lehre|ausbildung von|ausbildung der|ausbildung unserer|ausbildung unseres|ausbildung neuer|ausbildung junger|erfahrung in der ausbildung|erfahrung in der lehre|forschung und lehre|lehre und forschung|lehre an|in der lehre',
    'dem meister|den meister|vom meister|beim meister|der meister|mit meister|unserem meister|unser meister|unsere meister|der techniker|den technikern|unsere techniker|unserer techniker|mit technikern|mit techniker|der techniker innen',
    'neben dem studium|während des studiums|zum studium|aktenstudium|quellenstudium|literaturstudium|bibelstudium|auf das abitur|aufs abitur|bis zum abitur|zum abitur|diplom-sommelier',
  ].join('|'),
  besideDegree:
    'erfolgreich|erfolgreiche|erfolgreicher|erfolgreiches|erfolgreichem|abgeschlossene|abgeschlossener|abgeschlossenes|abgeschlossenem|anerkannte|anerkannter|anerkanntes|beliebige|beliebigen|beliebiger|beruf|berufe|berufen|fachrichtung|fachrichtungen|jeder|jede|jedes|egal|zweijährige|dreijährige|dreieinhalbjährige|2-jährige|3-jährige|3,5-jährige|mehrjährige|mehrjähriger|einschlägige|einschlägiger|einschlägiges|staatliche|staatlicher|klassische|klassischer|solide|fundierte|qualifizierte|akademische|akademischer|akademisches|niveau|welcher art|art',
  relatedField:
    'vergleichbare|vergleichbarer|vergleichbares|vergleichbaren|ähnliche|ähnlicher|ähnliches|verwandten|gleichwertige|oder vergleichbar|entsprechende|o. ä.|o.ä.|alternativ',
  languageNames: {
    en: 'englisch|englischkenntnisse|englische sprache|englischen',
    es: 'spanisch|spanischkenntnisse',
    fr: 'französisch|französischkenntnisse',
    de: 'deutsch|deutschkenntnisse|deutsche sprache|deutschen sprache',
    zh: 'chinesisch|mandarin|chinesischkenntnisse',
    it: 'italienisch|italienischkenntnisse',
    pt: 'portugiesisch',
    nl: 'niederländisch|holländisch',
    pl: 'polnisch',
    ru: 'russisch',
    ja: 'japanisch',
    ko: 'koreanisch',
    ar: 'arabisch',
    tr: 'türkisch',
    hi: 'hindi',
    sv: 'schwedisch',
    da: 'dänisch',
    no: 'norwegisch',
    fi: 'finnisch',
    cs: 'tschechisch',
    uk: 'ukrainisch',
    ro: 'rumänisch',
    el: 'griechisch',
    he: 'hebräisch',
    vi: 'vietnamesisch',
    ca: 'katalanisch',
    hu: 'ungarisch',
    bn: 'bengalisch',
    ur: 'urdu',
    hr: 'kroatisch',
    sr: 'serbisch',
    bs: 'bosnisch',
    bg: 'bulgarisch',
    sk: 'slowakisch',
    sl: 'slowenisch',
    fa: 'persisch|farsi|dari',
    ku: 'kurdisch',
    sq: 'albanisch',
    ps: 'paschtu',
    ti: 'tigrinya',
    gsg: 'gebärdensprache|deutsche gebärdensprache|dgs',
    gsw: 'schweizerdeutsch',
  },
  notSpoken: { behind: 'inspiriert|inspirierte|inspirierten|geprägt|geprägte|geprägten', before: '' },
  levels: {
    A1: 'a1|anfänger',
    A2: 'a2|grundkenntnisse|basiskenntnisse',
    B1: 'b1|befriedigend',
    B2: 'b2|gute|gut|guten|gute kenntnisse|solide|berufstauglich',
    C1: 'c1|fließend|fließende|fließendes|sehr gut|sehr gute|sehr guten|verhandlungssicher|verhandlungssichere|verhandlungssicheres|sicher in wort und schrift|in wort und schrift|ausgezeichnete|exzellente|hervorragende',
    C2: 'c2|muttersprachlich|muttersprachliches niveau|annähernd muttersprachlich',
    native: 'muttersprache|muttersprachler|muttersprachlerin',
  },
  languageCue:
    'sprache|sprachen|sprachkenntnisse|kenntnisse|fließend|verhandlungssicher|wort und schrift|sprechen|niveau|muttersprache|sprachniveau|gute|sehr gute|gut',
  certificate:
    'ersthelfer|ersthelferausbildung|ersthelferschein|brandschutzhelfer|zertifikat|zertifikate|zertifizierung|zertifizierungen|zertifiziert|zertifizierte|zertifizierter|führerschein|führerschein klasse|staplerschein|gabelstaplerschein|schein|sachkundenachweis|approbation|zulassung|fortbildung|weiterbildung zum|weiterbildung zur|lizenz|berufserlaubnis|erlaubnis|gesundheitszeugnis',
  rankWord: '',
  certificateWord:
    'zertifikat|zertifikate|zertifizierung|zertifizierungen|zertifiziert|zertifizierter|zertifizierte|zertifikat als|zertifizierung als|zertifizierung in|gültiger|gültiges',
  soft: 'hängst dich|anpacken|anpackst|wetterfest|freude an|freude am|freude daran|freude im|spaß an|spaß am|lust auf|lust an|bereitschaft zu|bereitschaft zur|bereitschaft zum|interesse an|interesse am|schichten|schichtdienst|schichtarbeit|rufbereitschaft|wochenendarbeit|wochenenddienst|reisebereitschaft|schwere lasten|körperlich|auge für|gespür für|händchen für|herz für|begeisterung für|leidenschaft für|neugier|auftreten|humor|gute laune|gute stimmung|arbeitsweise|eigeninitiative|verantwortungsbewusstsein',
  reasons: 'da wir|da sie|da du|da unsere|weil|denn|damit wir',
  wishLead:
    'möglichst|gern|gerne|idealerweise|vorzugsweise|bevorzugt|am besten|bestenfalls|im idealfall|am liebsten|optimalerweise',
  lead: 'du darfst|sie dürfen|möglichst|bei|bei der|beim|gern|gerne|du hast|du bist|du kannst|du sprichst|du verstehst|sie können|sie sprechen|erfahrung mit|erfahrung in der|erfahrung in|erfahrung im|erfahrung im umgang mit|erfahrungen mit|erfahrungen in|erfahrungen im|erfahrung als|erfahrung|erfahrungen|berufserfahrung in der|berufserfahrung im|berufserfahrung in|berufserfahrung als|berufserfahrung|praxis in|kenntnisse in der|kenntnisse im|kenntnisse in|kenntnisse der|kenntnisse des|kenntnisse über|kenntnisse von|kenntnisse|grundkenntnisse in|fundierte|gute|sehr gute|umfassende|solide|ausgeprägte|ausgeprägtes|hohe|hohes|hoher|abgeschlossene|abgeschlossenes|abgeschlossener|sicherer umgang mit|sicher im umgang mit|umgang mit|vertraut mit|verständnis für|verständnis von|fähigkeit zu|fähigkeit zur|fähigkeit|bereitschaft zu|bereitschaft zur|bereitschaft|in der|in|im|mit|von|der|die|das|den|dem|des|ein|eine|einer|einem|eines|als|zu|zur|zum|mindestens|mehrjährige|mehrjähriger|erste|einschlägige|nachweisbare|praktische|sie haben|sie bringen|du hast|du bringst|sie verfügen über|sie|du|wir|haben|und|oder|beherrschung von|expertise in|idealerweise|wünschenswert sind|gültiger|gültige|gültiges|freude an|interesse an|spaß an|technisches|über|an',
  noLead: 'gute laune|gute stimmung',
  tail: 'setzen|berufspraxis|ist|sind|sein|gewünscht|erwünscht|gefordert|gern|gerne|wird|werden|setzen wir|wäre|wären|von vorteil|wünschenswert|erforderlich|vorausgesetzt|ist von vorteil|sind von vorteil|ist wünschenswert|sind wünschenswert|ein plus|ist ein plus|notwendig|zwingend|und|oder|idealerweise|bevorzugt|gern gesehen|setzen wir voraus|kenntnisse|erfahrung|mit|bringen sie mit|bringst du mit',
  negation:
    'keine erfahrung|keine kenntnisse|ohne erfahrung|ohne kenntnisse|nicht vertraut|noch keine|noch nicht|möchte lernen|würde gerne lernen|nie gearbeitet|keinerlei',
  stop: 'mind|gültig|gültige|gültiger|gültigen|gültiges|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|in|im|an|am|auf|aus|bei|beim|mit|nach|von|vom|vor|zu|zum|zur|für|über|unter|durch|gegen|ohne|um|als|wie|ist|sind|war|waren|sein|bin|hat|haben|hatte|wird|werden|wurde|wurden|kann|können|soll|sollen|muss|müssen|will|wollen|darf|dürfen|ich|du|er|sie|es|wir|ihr|mich|mir|dich|dir|uns|euch|ihnen|ihre|ihren|ihrem|ihrer|dein|deine|deinen|deiner|mein|meine|meiner|unser|unsere|unseren|unserem|unserer|nicht|kein|keine|keinen|auch|noch|nur|so|sowie|sehr|mehr|dass|wenn|weil|da|damit|dabei|dazu|dort|hier|sich|alle|allen|aller|jeder|jede|jedes|zwischen|bis|seit|während|etc|bzw|ca|u|a|z|b|zb|d|h|rund|je|pro|dann|was|wer|wo|welche|welcher|diese|dieser|dieses|diesen|diesem|ob|innerhalb|gerne|gern|möchten|möchte',
  generic:
    'erfahrung|erfahrungen|berufserfahrung|kenntnisse|gute|guter|gutes|sehr|fähigkeit|fähigkeiten|arbeit|arbeiten|arbeitest|tätigkeit|tätig|team|teams|aufgaben|aufgabe|bereich|bereiche|bereichen|unternehmen|firma|jahre|jahren|monate|mindestens|abgeschlossene|abgeschlossenes|ausbildung|studium|profil|stelle|position|suchen|bieten|bewerbung|mitarbeiter|mitarbeiterin|mitarbeitern|mitarbeitende|mitarbeitenden|kunden|kunde|kundinnen|durchführung|erstellung|unterstützung|betreuung|umgang|sicher|sicherer|hohe|hoher|hohes|selbstständig|selbständig|selbstständige|zuverlässig|verantwortung|verantwortlich|entwicklung|planung|organisation|projekt|projekte|projekten|prozesse|qualität|zusammenarbeit|kommunikation|bereitschaft|vorteil|idealerweise|wünschenswert|voraussetzung|anforderungen|qualifikation|vergleichbare|entsprechende|neue|neuen|verschiedene|verschiedenen|einsatz|tag|woche|täglich|sowie|insbesondere|umsetzung|leitung|steuerung|verwaltung|bearbeitung|dienst|dienste|leistungen|system|systeme|systemen|tools|maßnahmen|fachlich|fachliche|fachlichen|standort|abteilung|arbeitsweise',
  roleWords:
    'manager|managerin|leiter|leiterin|leitung|assistent|assistentin|assistenz|berater|beraterin|mitarbeiter|mitarbeiterin|mitarbeitende|sachbearbeiter|sachbearbeiterin|referent|referentin|spezialist|spezialistin|fachkraft|techniker|technikerin|ingenieur|ingenieurin|entwickler|entwicklerin|kaufmann|kauffrau|kaufleute|angestellte|angestellter|helfer|helferin|experte|expertin|analyst|analystin|praktikant|praktikantin|auszubildende|auszubildender|trainee|werkstudent|werkstudentin|meister|meisterin|consultant|engineer|developer|specialist|chef|chefin|vertreter|vertreterin|bereich|abteilung|dienst',
  seniority: {
    junior:
      'junior|trainee|praktikant|praktikantin|auszubildende|auszubildender|werkstudent|werkstudentin|berufseinsteiger|einsteiger|assistent|assistentin|azubi|hilfskraft|helfer|helferin',
    senior: 'senior|erfahren|erfahrene|erfahrener|experte|expertin|leitend|leitende|leitender',
    lead: 'leiter|leiterin|leitung|teamleiter|teamleiterin|teamleitung|abteilungsleiter|abteilungsleiterin|head|lead|chef|chefin|direktor|direktorin|geschäftsführer|geschäftsführerin|manager|managerin|meister|meisterin',
  },
  titleNoise:
    'stellenangebot|stellenausschreibung|stellenanzeige|gesucht|wir suchen|stelle als|m/w/d|w/m/d|m/f/d|d/m/w|m/w/x|w/m/x|gn|all genders|vollzeit|teilzeit|in vollzeit|in teilzeit|unbefristet|befristet|remote|hybrid|ab sofort|mini-job|minijob',
  inflections: 'e|en|er|es|em|n|s|ern|innen|in',
  derivations:
    'istinnen|istin|isten|ist|ystinnen|ystin|ysten|yst|ysen|yse|ytik|ungen|ung|innen|in|erinnen|erin|ern|ers|er|en|em|es|e|n|s|keiten|keit|heiten|heit|lichen|liche|licher|lich|ischen|ische|ischer|isch|ierungen|ierung|ieren|iert|ierte|igen|ige|iger|ig|schaften|schaft|tionen|tion|st|t|te|ten|end|ende|enden',
  apart,
};
