import type { ReadingPack } from '../reading-pack.ts';
import { pairs, words } from '../words.ts';
import { headings } from './headings.ts';
import { studies } from './studies.ts';
import { titleEndings, titleWords } from './title-words.ts';
import { told } from './told.ts';
import { trades } from './trades.ts';

export const reading: ReadingPack = {
  language: 'de',
  headings,

  headingEndings: {
    education: ['ausbildung', 'ausbildungen', 'studium', 'bildungsweg', 'schulbesuche', 'abschlüsse'],
    projects: ['projekte', 'projekterfahrung'],
    certificates: [
      'zertifikate',
      'fortbildungen',
      'weiterbildungen',
      'lehrgänge',
      'führerscheine',
      'nachweise',
    ],
    languages: ['sprachkenntnisse', 'sprachen'],
    skills: ['kenntnisse', 'kompetenzen', 'fähigkeiten', 'fertigkeiten'],
    awards: ['preise', 'stipendien', 'auszeichnungen'],
    volunteering: ['ehrenamt', 'engagement'],
    experience: [
      'erfahrung',
      'erfahrungen',
      'praxis',
      'tätigkeiten',
      'tätigkeit',
      'werdegang',
      'laufbahn',
      'stationen',
      'arbeitsstellen',
      'verlauf',
    ],
  },
  learning: [
    'ausbildung',
    'berufsausbildung',
    'umschulung',
    'lehre',
    'studium',
    'masterstudium',
    'bachelorstudium',
    'besuch',
    'schulbesuch',
  ],
  leave: words(`
    geboren | geboren in |
    pause | berufspause | jobsuche |
    elternzeit | erziehungszeit | mutterschutz | familienzeit | familienphase | pflege von angehörigen |
    zu hause bei | zuhause bei | zu hause mit | zuhause mit | pflege meiner mutter | pflege meines vaters | pflegezeit | arbeitssuchend | arbeitsuchend | arbeitslos |
    arbeitssuche | integrationskurs | sabbatical | auszeit | krankheit | weltreise | kinderpause | babypause | karenz |
    kinderbetreuung | orientierungsphase | sprachaufenthalt | reisen | auslandsreise | auslandreise |
    langzeitreise | reisezeit | familienpause | familie | arbeitslosigkeit | stellensuche | hausfrau | hausmann`),
  headingFillers: words(`
    kürze | überblick | auf | einen | blick | und | & | meine | mein | berufliche | beruflicher | beruflichen | fachliche | ausgewählte |
    wichtige | wichtigste | sonstige | weitere | besondere | aktuelle | bisherige | der | die | das |
    zu | zur | zum | in | relevante | persönliche | fortsetzung | teil | kurz | allgemeine |
    einschlägige | sowie | von | auszug | letzten | letzte | jahre | auswahl | eigene`),
  documentTitles: words(`
    europass | europass-lebenslauf | europäischer lebenslauf |
    steckbrief | lebenslauf | tabellarischer lebenslauf | bewerbungsmappe | bewerbungsdossier | bewerbung von | unterlagen zur bewerbung | werdegang von | beruflicher werdegang von | profil von | curriculum vitae | bewerbung | bewerbungsunterlagen |
    bewerberprofil | bewerberbogen | bewerbung als | bewerbung um | lebenslauf von | kurzlebenslauf | kurzbewerbung | seite | cv | vita`),
  months: [
    ['jan', 'januar', 'jänner', 'jän'],
    ['feb', 'februar', 'feber', 'febr'],
    ['mär', 'märz', 'mrz', 'maerz'],
    ['apr', 'april'],
    ['mai'],
    ['jun', 'juni'],
    ['jul', 'juli'],
    ['aug', 'august'],
    ['sep', 'sept', 'september'],
    ['okt', 'oktober'],
    ['nov', 'november'],
    ['dez', 'dezember'],
  ],
  yearParts: words(`
    frühjahr | frühling | sommer | herbst | winter | anfang | mitte | ende | sommersemester |
    wintersemester | ss | ws | sose | wise | ca | voraussichtlich | voraussichtl | vorauss | vsl | abschluss | quartal | jahr |
    etwa | geplant | vorauss | schuljahr | saison | sommersaison | wintersaison | skisaison | hauptsaison | herbstsaison |
    saisons | spätsommer | frühsommer | spätherbst | ferien | sommerferien | winterferien | osterferien |
    herbstferien | semesterferien | schulferien | weihnachten | ostern | schuljahr | studienjahr | halbjahr |
    ernte | weinlese | spielzeit | spielzeiten | konzertsaison | trimester | advent`),
  present: words(`
    akt |
    zur zeit | zurzeit | dauert an | bis dato | bis jetzt |
    noch dort | immer noch dort | noch immer dort | noch immer |
    heute | dato | jetzt | gegenwärtig | aktuell | laufend | andauernd | gegenwart | derzeit |
    fortlaufend | lfd | bis heute | unbefristet`),
  since: ['seit', 'ab'],
  yearJoiners: ['und'],
  until: ['bis', 'bis ende'],
  to: ['bis', 'bis zum', 'bis ende'],
  from: ['im jahr', 'von', 'vom', 'zwischen'],
  dateFillers: ['des', 'im', 'der', 'zum'],
  durationUnits: words(`
    jahr | jahre | jahren | monat | monate | monaten | wochen | woche | tage | mon | j`),
  ...studies,
  through: words(`über | via`),
  beforeNames: words(`firma | fa. | besuch der | besuch des | schulbesuch`),
  organizationSuffixes: words(`
    gmbh | ag | kg | ohg | ug | e.v. | ev | e.k. | gbr | se | kgaa | mbh | gmbh & co. kg | co. kg |
    eg | e.g. | sàrl | gesmbh | ges.m.b.h. | ggmbh | stiftung | partg | kdör | aör | holding | gruppe |
    a.d.`),
  organizationWords: words(`
    privathaushalt | privathaushalte | privathaushalten |
    firma | bank | sparkasse | versicherung | klinikum | klinik | krankenhaus | spital | praxis |
    kanzlei | stiftung | verein | verband | behörde | amt | ministerium | stadt | landkreis |
    landratsamt | gemeinde | universität | hochschule | institut | werke | werk | bäckerei |
    konditorei | metzgerei | pizzeria | eisdiele | imbiss | friseursalon | wäscherei | buchhandlung |
    drogerie | supermarkt | markt | kaufhaus | versandhaus | gärtnerei | restaurant | gasthof | gasthaus | hotel | apotheke | autohaus |
    werkstatt | betrieb | handel | verlag | agentur | technik | technologie | systeme | maschinenbau |
    anlagenbau | logistik | spedition | bau | elektro | seniorenzentrum | pflegeheim | altenheim |
    pflegedienst | kindergarten | kita | kindertagesstätte | schule | bundeswehr | bundesheer | armee | polizei |
    gebäudetechnik | automation | messtechnik | systemhaus | steuerberatung | wirtschaftsprüfung |
    beratung | unternehmensberatung | architekturbüro | ingenieurbüro | büro | haus | caritas |
    diakonie | drk | rotes kreuz | awo | selbstständig | freiberuflich | konzern | wirtshaus |
    brauerei | molkerei | tischlerei | schreinerei | zimmerei | malerbetrieb | gärtnerei | baumschule |
    forst | stadtwerke | verkehrsbetriebe | bahn | kammer | söhne | & söhne | gebrüder |
    kantonsspital | zeitung | museum | theater | bibliothek | landesamt | bundesamt | feuerwehr |
    gastro | catering | küche | markt | baumarkt | möbel | dienstleistungen | service | reinigung |
    immobilien | hausverwaltung | medien | druckerei | stahl | metallbau | kunststofftechnik | chemie |
    pharma | labor | energie | solar | sanitär | heizung | zentrum`),
  organizationEndings: words(`
    werke | werk | klinik | klinikum | krankenhaus | bank | kasse | versicherung | technik | verlag |
    haus | bau | praxis | kanzlei | amt | betrieb | betriebe | heim | zentrum | stift | hof | verein |
    verband | schule | gruppe | logistik | systeme | dienst | büro | bäckerei | handel | apotheke |
    industrie | agentur | markt | spital | anstalt | laden | erei | brauerei | gesellschaft | service |
    center | akademie | institut | universität | hochschule | theater | museum | bahn | garten |
    labor | studio | küche`),
  unitWords: words(`
    abteilung | fachbereich | fakultät | institut | lehrstuhl | referat | dezernat | sektion | bezirk |
    bataillon | regiment | geschwader | brigade | staffel | kompanie | fregatte | korvette | division |
    niederlassung | geschäftsstelle | zweigstelle | filiale | bauhof | station | sachgebiet | fachdienst |
    geschäftsbereich | sparte | ortsgruppe`),
  unitEndings: words(`
    verband | ortsverein | amt | abteilung | fachbereich | bataillon | kompanie | geschwader | staffel |
    regiment | brigade | inspektion | direktion | referat | dezernat`),
  titleWords: [...titleWords, ...trades],
  titleEndings,
  titleForms: words(`
    ator | atorin | iker | ikerin | ologe | ologin | eur | eurin | ist | istin | geselle | gesellin |
    gehilfe | gehilfin | kant | kantin | beamter | beamtin | rätin | metz | lotse | lotsin | leger |
    wache | aufsicht | begleitung | vertretung | innendienst | außendienst | buchhaltung | support |
    meister | login | student | studentin | hilfe | träger | trägerin | bote | botin`),
  abbreviations: words(
    `dipl | gebr | bakk | betriebsw | landw | verw | ing | eidg | staatl | gepr | kaufm | techn | wiss | med | allg | städt | ausgeb | selbst | stellv | päd | soz | lt | bes | zert | anerk | österr | schweiz | dt | int | nat | berufl`,
  ),
  titleLeads: words(`
    leiter | leiterin | leitung | fachfrau | fachmann | kaufmann | kauffrau | mitarbeiter | mitarbeiterin | sachbearbeiter |
    sachbearbeiterin | referent | referentin | assistent | assistentin | assistenz | teamleiter | teamleiterin | teamleitung |
    abteilungsleiter | abteilungsleiterin | bereichsleiter | bereichsleiterin | gruppenleiter | gruppenleiterin | lehrling |
    praktikant | praktikantin | praktikum | werkstudent | werkstudentin | trainee | chefin | spezialist | spezialistin | experte |
    expertin | fachkraft | fachperson | aushilfe | lernende | lernender | auszubildender | auszubildende | projektleiter | projektleiterin |
    berater | beraterin | techniker | technikerin | ingenieur | ingenieurin | sprecher | sprecherin | koordinator | koordinatorin`),
  titleModifiers: words(`
    leitende | leitender | leitung | stellvertretende | stellvertretender | stellv | stv | stellv. |
    stv. | technische | technischer | kaufmännische | kaufmännischer | wissenschaftliche |
    wissenschaftlicher | studentische | freie | freier | freiberufliche | freiberuflicher |
    examinierte | examinierter | gelernte | gelernter | staatlich | geprüfte | geprüfter |
    angestellte | angestellter | selbstständige | selbstständiger | selbständiger | selbständige |
    medizinische | medizinischer | pädagogische | pädagogischer | duales | duale | dualer | erste |
    erster | geschäftsführende | pharmazeutisch | zahnmedizinische`),
  at: ['bei', 'beim', 'bei der', 'am', 'im', 'an'],
  atOnly: ['bei', 'beim'],
  told,
  labels: {
    given: ['vorname', 'vornamen', 'rufname'],
    family: ['nachname', 'familienname', 'zuname'],
    name: words(`
      vorname, nachname | mein name | bewerber | bewerberin | absender | absenderin |
      nachname(n) / vorname(n) | vorname(n) / nachname(n) | vorname und nachname | vorname / nachname | vorname, name |
      nachname, vorname | nachname / vorname | nachname und vorname | familienname, vorname | familienname / vorname | zuname, vorname |
      name | vorname | nachname | vor- und nachname | vor- und zuname | familienname | name, vorname`),
    email: ['e-mail', 'email', 'mail', 'e-mail-adresse', 'e-post'],
    phone: words(`
      telefon(e) | telefonnr | telefon privat | mobilfunk |
      telefon | tel | tel. | mobil | handy | telefonnummer | mobiltelefon | fon | rufnummer |
      festnetz | mobilnummer | handynummer | fax | natel | telefon/mobil | mob.`),
    location: words(`
      adresse | anschrift | wohnort | ort | wohnhaft in | wohnhaft | standort | hauptwohnsitz |
      wohnsitz | postanschrift | privatadresse | stadt`),
    links: words(`
      webseite | website | web | homepage | internet | linkedin | xing | github | profil | blog |
      portfolio`),
    headline: [
      'gewünschte beschäftigung / gewünschtes berufsfeld',
      'gewünschte beschäftigung',
      'bewerbung um',
      'gewünschte position',
      'beruf',
      'wunschposition',
      'angestrebte position',
      'bewerbung als',
      'zielposition',
      'berufswunsch',
      'wunschberuf',
      'ausbildungswunsch',
      'traumberuf',
      'gewünschter beruf',
      'gewünschte stelle',
    ],
    personal: words(`
      geburtsdatum | geboren | geb | geb. | geburtsort | geboren am | geburtsdatum/-ort |
      geburtsdatum und -ort | geburtsdatum und geburtsort | geburtsdatum/geburtsort | nationalität |
      staatsangehörigkeit | familienstand | führerschein | konfession | religion | geschlecht |
      zivilstand | alter | geburtsname | staatsbürgerschaft | kinder | bürgerort | heimatort | eltern |
      geschwister | verfügbar ab | aufenthaltsstatus | geburtstag | verfügbarkeit | arbeitserlaubnis |
      jahrgang | gehaltsvorstellung | kündigungsfrist | familie | wunschposition`),
    title: words(`
      was | als was | position | funktion | tätigkeit | stelle | rolle | berufsbezeichnung | als | beruf oder funktion`),
    organization: words(`
      wo | bei wem | name des arbeitgebers | name der firma | name des betriebs | name des unternehmens | arbeitsstelle | arbeitsort / firma | dienststelle |
      dienstgeber |
      firma | unternehmen | arbeitgeber | betrieb | kunde | einrichtung | organisation | auftraggeber |
      name und adresse des arbeitgebers`),
    start: words(`
      beginn | von | ab | start | eintritt | startdatum | anfang`),
    end: words(`
      ende | bis | austritt | enddatum`),
    dates: words(`
      wann | zeitraum | datum | dauer | von | zeit | von - bis | von/bis`),
    degree: words(`
      abschluss | studiengang | studienfach | fach | ausbildung zum | ausbildung zur | fachrichtung |
      ausbildungsberuf | bezeichnung der erworbenen qualifikation | abschluss/studiengang`),
    institution: words(`
      hochschule | universität | schule | institution | bildungseinrichtung | ausbildungsbetrieb |
      bildungsstätte | ausbildungsstätte | lehrbetrieb | lehrfirma | ausbildungsfirma | schule / betrieb | berufsschule | lehranstalt | bildungsträger |
      träger | einrichtung | name und art der bildungs- oder ausbildungseinrichtung`),
    duties: words(`
      kunden | kunden u. a. | kunden u.a. | auftraggeber | referenzkunden | auftraggeber u. a. |
      was ich mache | was ich machte | was ich gemacht habe | was ich tue | mein aufgabenbereich | das mache ich | das habe ich gemacht |
      aufgaben | aufgabenbereich | aufgabengebiet | aufgabengebiete | tätigkeiten |
      verantwortlichkeiten | erfolge | schwerpunkte | ergebnisse | hauptaufgaben |
      wesentliche aufgaben | inhalte | aufgabenschwerpunkte | beschreibung | verantwortung | projekte |
      tätigkeitsschwerpunkte | tätigkeitsbereich | meine aufgaben | aufgaben und erfolge |
      arbeitsschwerpunkte | leistungen | wichtigste tätigkeiten und zuständigkeiten`),
    technologies: words(`
      technologien | technik | werkzeuge | umgebung | tools | eingesetzte technologien | note |
      abschlussnote | thema | abschlussarbeit | masterarbeit | bachelorarbeit | diplomarbeit |
      schwerpunkt | vertiefung | dissertation | leistungskurse | branche | nebenfach |
      abschlussprüfung | prüfungsfächer | lieblingsfach | lieblingsfächer | stärkste fächer | wahlfächer | wahlpflichtfächer | projektarbeit | facharbeit | kundenumfeld | teamgröße |
      projekt | team | budget | tätigkeitsbereich oder branche | hauptfächer/berufliche fähigkeiten`),
  },
  workplaces: words(`
    remote | homeoffice | home-office | mobil | hybrid | bundesweit | deutschlandweit |
    ortsunabhängig | online | vor ort | weltweit | fernstudium`),
  hours: words(
    `in teilzeit | in vollzeit | auf teilzeit | teilzeit | vollzeit | auf minijob-basis | auf minijobbasis | auf 400-euro-basis | auf 450-euro-basis | auf 520-euro-basis | auf 538-euro-basis | auf geringfügiger basis | auf stundenbasis | stundenweise | in altersteilzeit`,
  ),
  contracts: words(`
    selbstständig | selbständig | in selbstständigkeit | auf honorarbasis | schülerjob | studentenjob | studentisch | 450-euro-basis | 450-euro-job | 400-euro-basis | 520-euro-basis | 538-euro-basis | karenzvertretung |
    aushilfsweise | wochenendjob | nachtdienst | wehrdienst | zivildienst | vertretung | krankheitsvertretung |
    mutterschutzvertretung | nebenamtlich | auf abruf | stundenweise | auf minijob-basis | werkstudentisch |
    vollzeit | teilzeit | befristet | unbefristet | freiberuflich | minijob | aushilfe | nebenjob |
    nebentätigkeit | nebenberuflich | ehrenamtlich | honorarbasis | auf honorarbasis |
    elternzeitvertretung | leiharbeit | zeitarbeit | saison | saisonal | festanstellung | ferienjob |
    pensum | berufsbegleitend | wochenende | m/w/d | w/m/d | schichtdienst | geringfügig |
    projektvertrag | std./woche | auf 450-euro-basis | werkvertrag | in teilzeit | in vollzeit |
    saisonstelle | ferialjob | ferialpraktikum | pflichtpraktikum`),
  ownWay: words(`auf eigene rechnung | in eigener sache`),
  ownAccount: words(
    `selbstständig | selbständig | selbstständigkeit | selbständigkeit | freiberuflich | freiberufler | freiberuflerin | eigenes gewerbe | eigenes unternehmen | eigene firma | einzelunternehmen | einzelunternehmer | kleingewerbe`,
  ),
  languageNames: pairs(`
    deutsch = de | englisch = en | französisch = fr | spanisch = es | chinesisch = zh | mandarin = zh |
    italienisch = it | portugiesisch = pt | niederländisch = nl | russisch = ru | japanisch = ja |
    koreanisch = ko | arabisch = ar | türkisch = tr | polnisch = pl | schwedisch = sv |
    norwegisch = no | dänisch = da | finnisch = fi | griechisch = el | hebräisch = he |
    tschechisch = cs | ungarisch = hu | rumänisch = ro | ukrainisch = uk | vietnamesisch = vi |
    persisch = fa | farsi = fa | kroatisch = hr | serbisch = sr | bosnisch = bs | bulgarisch = bg |
    slowakisch = sk | slowenisch = sl | latein = la | kurdisch = ku | albanisch = sq | dari = fa |
    paschtu = ps | tigrinya = ti | hindi = hi | schweizerdeutsch = gsw | thailändisch = th |
    gebärdensprache = gsg | deutsche gebärdensprache = gsg | plattdeutsch = nds | litauisch = lt |
    lettisch = lv | estnisch = et | georgisch = ka | armenisch = hy`),
  languageLevels: pairs(`
    muttersprache = native | muttersprachen = native | muttersprachler = native |
    muttersprachlerin = native | muttersprachlich = native | zweisprachig = native |
    bilingual = native | fließend = C1 | verhandlungssicher = C1 | sehr gut = C1 |
    sehr gute kenntnisse = C1 | fließend in wort und schrift = C1 | gut = B2 | gute kenntnisse = B2 |
    fortgeschritten = B2 | konversationssicher = B2 | mittelstufe = B1 | befriedigend = B1 |
    ausreichend = A2 | grundkenntnisse = A2 | basiskenntnisse = A2 | anfänger = A1 |
    schulkenntnisse = A2 | erweitert = B2 | erweiterte grundkenntnisse = B1`),
  townOpeners: words(`bad | sankt`),
  nameParticles: words(`
    von | vom | van | zu | zur | zum | der | den | dem | und`),
  nameTitles: words(`
    oberstleutnant | oberleutnant | hauptmann | oberfeldwebel | feldwebel | stabsfeldwebel | hauptfeldwebel | polizeiobermeister | pfarrer | pfr. | kapitän | wm | korporal |
    pd | priv.-doz. | bakk. | bacc. | mmag. | dr | dr. | prof | prof. | herr | frau | dipl.-ing. | dipl.-ing | dipl.-kfm. | dipl.-kffr. |
    dipl.-inf. | ing. | mag. | mag | med. | rer. | nat. | phil. | jur. | pol. | b.sc. | m.sc. | b.a. |
    m.a. | dipl. | dr.-ing. | b.eng. | m.eng. | habil. | h.c. | ddr. | di | lic. | univ. | mag.a | mag.ª | gepr. | stb | ra | oec. | dent. |
    vet. | psych. | sc. | hum. | biol. | päd. | (fh) | m.ed. | b.ed. | ll.m. | staatl.`),
  greetings: words(`
    sehr geehrte | sehr geehrter | geehrte | geehrter | liebe | lieber | liebes | guten tag | guten morgen | guten abend | hallo | moin | servus | grüezi | grüß gott | hi`),
  bornAs: words(`geb. | geb | geborene | geborener | verh. | verw.`),
  signed: words(`
    unterschrift | gruß | gruss | lg | vg | mfg | liebe grüße | herzliche grüße | gez. | gezeichnet | datum und unterschrift | mit freundlichen grüßen | mit freundlichen grüssen | freundliche grüße | freundliche grüsse | mit besten grüßen | beste grüße | viele grüße | mit freundlichem gruß | hochachtungsvoll | mfg`),
  pronouns: ['ich', 'mich', 'mir', 'mein', 'meine'],
  sentenceWords: words(`
    ich | mit | und | der | die | das | ist | sind | war | für | auf | von | zu | den | dem | des |
    ein | eine | einer | eines | als | auch | nach | bei | durch | über | unter | sowie | mehr | habe |
    wurde | werden | im | am | zur | zum | meine | mein | nicht | sich | wie | aus | um`),
  streetWords: words(`
    straße | strasse | str. | str | weg | platz | allee | gasse | ring | postfach | ufer | damm |
    chaussee`),
  streetEndings: words(`
    straße | strasse | str. | str | weg | platz | allee | gasse | ring | ufer | damm | steig | stieg |
    graben | berg | markt`),
  weakVerbs: words(`
    verantwortlich für | zuständig für | mitarbeit | mitwirkung | unterstützung | beteiligt an | half |
    tätig in | mitgearbeitet | mithilfe`),
};
