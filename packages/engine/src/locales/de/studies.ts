import type { StudyWords } from '../reading-pack.ts';
import { words } from '../words.ts';

/** What is learned, and where. */
export const studies: StudyWords = {
  degrees: words(`
    eidg. fachausweis | eidgenössischer fachausweis | eidgenössisches diplom | examinierte | examinierter | fachangestellte | fachangestellter |
    fachangestellte für | fachangestellter für | kauffrau efz | kaufmann efz |
    zweijährige berufsfachschule | pflegeassistenz | pflegefachassistenz | bachelor | master | diplom |
    dipl | dipl. | magister | staatsexamen | promotion | doktor | dr. | dr.-ing. | dr.-ing | habilitation |
    abitur | fachabitur | fachhochschulreife | hochschulreife | mittlere reife | realschulabschluss |
    hauptschulabschluss | realschule | lehre | lehrabschluss | ausbildung | berufsausbildung | umschulung |
    weiterbildung | meister | meisterprüfung | meisterbrief | gesellenprüfung | gesellenbrief | techniker |
    fachwirt | fachwirtin | matura | matur | maturität | berufsmatura | berufsmaturität | efz | eba | hf |
    diplomstudium | masterstudium | bachelorstudium | studium | studiengang | examen | schulabschluss |
    abschluss | lizenziat | referendariat | facharzt | fachärztin | betriebswirt | betriebswirtin |
    qualifizierender abschluss | quali | mag. | mag | dipl.-ing. | dipl.-ing | dipl.-kfm. | dipl.-kffr. |
    dipl.-inf. | dipl.-päd. | dipl.-psych. | grundstudium | lehramt | auslandssemester | austauschsemester |
    berufsreife | pflegebasiskurs | cas | mas | lehrgang | fachausweis | volksschule | grundschule |
    vorlehre | staatsprüfung | erstes staatsexamen | zweites staatsexamen | hauptschule | geprüfter |
    geprüfte | staatlich geprüfte | staatlich geprüfter | staatlich anerkannte | staatlich anerkannter |
    berufsabschluss | erstausbildung | lehrabschlussprüfung | pflichtschulabschluss |
    polytechnischer lehrgang | reifeprüfung | diplomprüfung | reife- und diplomprüfung |
    berufsreifeprüfung | studienberechtigungsprüfung | werkmeister | bakkalaureat | bakkalaurea |
    bakkalaureus | bakk. | bakk | handelsdiplom | bürofachdiplom | fähigkeitszeugnis | fähigkeitsausweis |
    eidg. fähigkeitszeugnis | anlehre | berufsattest | berufsmittelschule | fachmittelschule |
    wirtschaftsmittelschule | obligatorische schulzeit | obligatorische schulpflicht |
    obligatorische schulen | schulpflicht | fachmaturität | passerelle | eidg. diplom | höhere fachprüfung |
    berufsprüfung | 10. schuljahr | zehntes schuljahr | brückenangebot | vorkurs | gestalterischer vorkurs |
    fachoberschulreife | mittlerer schulabschluss | mittlerer bildungsabschluss | sekundarabschluss |
    erweiterter sekundarabschluss | berufsbildungsreife | berufsgrundbildungsjahr | berufsgrundschuljahr |
    berufsvorbereitungsjahr | berufseinstiegsjahr | einjährige berufsfachschule | facharbeiter |
    facharbeiterin | facharbeiterbrief | facharbeiterabschluss | 10. klasse | 9. klasse |
    abschluss 10. klasse | zehnklassenabschluss | magister artium | vordiplom | zwischenprüfung |
    industriemeister | handelsfachwirt | handelsfachwirtin | konzertexamen | meisterschüler |
    meisterschülerin | gesellenstück | teilqualifikation | schulbildung | allgemeine hochschulreife |
    fachgebundene hochschulreife | staatl. gepr. | staatl. anerk. | dr. med. | dr. rer. nat. | dr. phil. |
    dr. iur. | mag. phil. | mag. rer. soc. oec. | dipl.-kaufm. | dipl.-betriebsw. | dipl.-soz. |
    dipl.-wirt.-ing. | dipl.-biol. | dipl.-chem. | dipl.-phys. | dipl.-math. | dipl.-volksw. |
    dipl.-sozialpäd. | dipl.-verw.-wirt | diplom-betriebswirt | aufbaustudium | zweitstudium | erststudium |
    nachdiplomstudium | berufslehre | schreinerlehre | kochlehre |
    staatlich anerkannt | staatlich geprüft | staatlich examiniert | staatl. anerkannt | staatl. geprüft |
    magistra | magistra artium`),
  degreeEndings: words(`
    abschluss | studium | diplom | examen | prüfung | ausbildung | meister | meisterin | techniker | reife |
    abitur | lehre | weiterbildung | matura | lehrgang | fachwirt | fachwirtin | semester | studiengang |
    brief | fachangestellte | fachangestellter`),
  schools: words(`
    volksschule | universität | uni | hochschule | fachhochschule | fh | tu | rwth | lmu | gymnasium |
    realschule | berufsschule | schulhaus | schulzentrum | sekundarschule | bezirksschule | schule |
    akademie | kolleg | institut | duale hochschule | dhbw | eth | epfl | htl | hak | ihk | hwk |
    handwerkskammer | gesamtschule | hauptschule | grundschule | gewerbeschule | kantonsschule |
    pädagogische hochschule | volkshochschule | vhs | bildungszentrum | bildungswerk | berufskolleg |
    oberschule | zhaw | fhnw | hs | hsg | wu | bfw | kammer | lyzeum | internat | campus | studienseminar |
    tüv | dekra | innung | kreishandwerkerschaft | primarschule | mittelschule | neue mittelschule |
    handelsschule | handelsakademie | fachschule | fachoberschule | wirtschaftsschule | berufsfachschule |
    landesberufsschule | bildungsanstalt | lehranstalt | höhere lehranstalt | bundeslehranstalt | hblva |
    hbla | hlw | hlt | bhak | bafep | bakip | borg | brg | bg/brg | bg | brg/borg | hib | hlf | htbla | htblva | ahs | wifi | bfi | ibw | tafe |
    kreisschule | schulgemeinde | schulen | oberstufenschule | oberstufe | orientierungsschule |
    steinerschule | waldorfschule | montessorischule | klosterschule | musikschule | kunstschule |
    tanzschule | hotelfachschule | pflegeschule | krankenpflegeschule | technikerschule | meisterschule |
    abendschule | abendgymnasium | euroakademie | berufsbildungszentrum | berufsbildungswerk | bbz | bsz |
    bbs | osz | bzw | gibb | gbs | kbs | wks | hwz | hslu | ost | bfh | phzh | fernuni | fernuniversität |
    iubh | srh | akad | ils | sgd | steuerberaterkammer | ärztekammer | landwirtschaftskammer |
    wirtschaftskammer`),
  schoolEndings: words(`
    universität | hochschule | schule | gymnasium | akademie | kolleg | institut | kammer |
    bildungszentrum | zentrum | seminar | lyzeum | innung`),
  gradeLabels: words(`
    schnitt | note | abschlussnote | gesamtnote | notendurchschnitt | durchschnitt | mit auszeichnung |
    sehr gut | gut | schwerpunkt | schwerpunkte | thema | abschlussarbeit | bachelorarbeit | masterarbeit |
    diplomarbeit | dissertation | abschluss | std | stunden | ects | bestanden | nebenfach | vertiefung |
    vollbefriedigend | befriedigend | mit gutem erfolg | mit erfolg | prädikat | ausgezeichnet |
    ohne abschluss | abgebrochen | nicht abgeschlossen | unvollendet | noch nicht abgeschlossen |
    nicht beendet | ohne prüfung | vorzeitig beendet | lehrabschluss mit`),
  degreeLetters: words(`
    POS | EOS | BGJ | BVJ | BEJ | LAP | MSA | BBR | EFZ | EBA | BMS | WMS | FMS | DI | NDS | DAS | CAS |
    MAS | BRP | BM | HF | KV | RS | FOS | BOS`),
  schoolKinds: words(`
    meisterschule | technikerschule | abendgymnasium | abendrealschule | sekundarschule | realschule | hauptschule | gymnasium | grundschule | primarschule | volksschule |
    mittelschule | neue mittelschule | polytechnische schule | polytechnische oberschule |
    allgemeinbildende polytechnische oberschule | erweiterte oberschule | handelsschule |
    höhere handelsschule | fachschule | fachoberschule | berufsschule | wirtschaftsschule | gesamtschule |
    oberschule | bezirksschule | kantonsschule | orientierungsschule | berufsfachschule |
    wirtschaftsgymnasium | oberstufe | sekundarstufe | sekundarstufe i | sekundarstufe ii |
    berufsmittelschule | fachmittelschule | berufskolleg | mittelstufe | unterstufe |
    obligatorische schule | allgemeine schulbildung | haupt- und realschule | grund- und hauptschule |
    primar- und sekundarschule | primar- und realschule | grund- und mittelschule | grundschule und gymnasium |
    primar- und bezirksschule | volks- und hauptschule | gemeinschaftsschule | stadtteilschule | werkrealschule |
    sekundar- und primarschule | regionale schule | gesamt- und realschule`),
  studyStates: words(`
    abgeschlossen | erfolgreich abgeschlossen | mit abschluss | laufend | begonnen | in arbeit | voraussichtlich | angestrebt | ruhend | exmatrikuliert | fortlaufend`),
  courses: words(`
    kurs | seminar | workshop | schulung | fortbildung | webinar | unterweisung | auffrischung | fortbildungen | seminare | kurse`),
  courseEndings: words(`
    kurs | seminar | schulung | fortbildung | unterweisung | workshop`),
  courseUnits: words(`Stunden | Std | UE | Tage | Tag | Wochen | Woche | Lektionen`),
  studyModes: words(`
    abendform | abendschule | abendstudium | abendkurs | abends | abendgymnasium | berufsbegleitend |
    berufsbegleitendes studium | fernstudium | fernlehrgang | fernkurs | teilzeit | vollzeit | in teilzeit |
    in vollzeit | zweiter bildungsweg | über den zweiten bildungsweg | auf dem zweiten bildungsweg |
    2. bildungsweg | externenprüfung | als externer | als externe | extern | externe prüfung | dual |
    duales studium | duale ausbildung | verkürzt | verkürzte ausbildung | verkürzte lehrzeit | nachgeholt |
    praxisintegriert | praxisintegrierte ausbildung | pia | blockform | wochenendstudium | präsenz | online | schulisch | vollzeitschulisch | überbetrieblich |
    außerbetrieblich | nebenberuflich | samstags | blockunterricht | im fernstudium`),
  subjects: words(`
    fachrichtung | studienrichtung | vertiefungsrichtung | vertiefung | schwerpunkt | schwerpunkte |
    hauptfach | nebenfach | fachbereich | richtung | zweig | profil | studiengang | fach | fächer |
    spezialisierung`),
};
