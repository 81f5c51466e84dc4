import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

/** Whole headings, by what they begin. */
export const headings: ReadingPack['headings'] = {
  contact: words(`
    kontakt | kontaktdaten | so erreichen sie mich | mein kontakt | persönliche daten | persönliche angaben | zur person |
    angaben zur person | persönliches | personalien | person | personaldaten | kontaktinformationen |
    anschrift`),
  summary: words(`
    profil | kurzprofil | über mich | zusammenfassung | ziel | berufsziel | persönliches profil |
    berufliches profil | überblick | qualifikationsprofil | kurzvorstellung | wer ich bin |
    karriereziel | steckbrief | vorstellung | auf einen blick | kurz und knapp | profil und ziele |
    kurzfassung | kurzvita | ziele | was ich suche | was mich auszeichnet | zu mir |
    motivation | kurzbiografie | das bin ich | kompetenzprofil | zielsetzung | kurz zu mir`),
  experience: words(`
    freiwilligendienst | bundesfreiwilligendienst | freiwilliges soziales jahr | fsj | militärdienst | festanstellung |
    festanstellungen | anstellung | dienstverhältnisse | dienstverhältnis | arbeitsverhältnisse | beschäftigungsverhältnisse | dienstzeiten | jobs nebenbei | bisherige stellen | stellen |
    arbeitsstellen | arbeitsplätze | frühere stellen | letzte stellen | selbstständigkeit | selbständigkeit | lebenslauf beruflich |
    beruflich | wo ich war | berufliches | arbeitgeber | engagements | beschäftigung | beschäftigungen | berufliche vita |
    meine arbeitsstellen | bisherige arbeitgeber | berufsstationen |
    tätigkeitsverlauf | beruflicher lebensweg | berufs- und praxiserfahrung | meine stationen |
    arbeitsverlauf | karriereweg | karrierestationen | berufliche stationen und praktika |
    tätigkeiten und stationen |
    berufserfahrung | beruflicher werdegang | berufspraxis | werdegang | praktische erfahrung |
    praktische erfahrungen | berufliche erfahrung | berufliche erfahrungen | praxiserfahrung |
    berufliche stationen | stationen | arbeitserfahrung | praktika | praktikum | berufstätigkeit |
    tätigkeiten | berufliche tätigkeit | berufliche tätigkeiten | beruf | erfahrung | erfahrungen |
    beruflicher hintergrund | karriere | nebentätigkeiten | nebenjobs | studentische tätigkeiten |
    beruflicher weg | berufsweg | nebenjob | ferienjobs | ferienjob | schülerjobs | studentenjobs | minijobs | jobs und praktika | nebenjobs und praktika | schülerpraktika | arbeitsverhältnisse | beschäftigungsverhältnisse | anstellungen |
    berufslaufbahn | laufbahn | beruflicher lebenslauf | arbeit | arbeitsstationen |
    praktika und nebenjobs | praktika und nebentätigkeiten | berufsleben |
    berufspraktische erfahrung | freiberufliche tätigkeit | wehrdienst | zivildienst |
    küchenerfahrung | klinische tätigkeit | berufliche entwicklung | berufliche laufbahn |
    bisherige tätigkeiten | unterrichtstätigkeit | lehrtätigkeit | führungserfahrung |
    projekt- und berufserfahrung | berufserfahrungen | was ich gemacht habe |
    praxis | arbeitsleben | erwerbsleben | jobs | arbeitspraxis | wo ich gearbeitet habe |
    was ich gearbeitet habe | wo ich gearbeitet habe | was ich beruflich gemacht habe | wo ich bisher gearbeitet habe`),
  education: words(`
    was ich gelernt habe | gelernt | gelerntes | schule und lehre | was ich studiert habe |
    schulische bildung | berufliche bildung | zusatzausbildungen | akademisches | studien | studienverlauf | schulisches | lehrjahre | lehrzeit | lernzeit | lernjahre | schuljahre | studienjahre | schul- und lehrjahre | lehr- und studienjahre | bildungsabschlüsse | lernweg |
    ausbildungen | schulzeit | schulischer weg | schulen | studium und schule |
    schule und berufsausbildung | akademische abschlüsse | schulabschlüsse |
    ausbildung | bildung | bildungsweg | studium | schulbildung | schule | hochschulbildung |
    akademische ausbildung | ausbildung und studium |
    aus- und weiterbildung | schulausbildung | berufsausbildung | bildungsgang |
    schulischer werdegang | lehre | schul- und berufsausbildung | hochschulstudium |
    studium und ausbildung | ausbildung und weiterbildung | schulabschluss | abschlüsse |
    hochschule | universität | ausbildungsweg | aus- und fortbildung | akademische bildung |
    schulbesuch | schullaufbahn | promotion | meisterausbildung | bildungswege |
    schulische ausbildung | akademische laufbahn | schule und ausbildung | schule und studium |
    schule und lehre | lehre und schule | gelernt | was ich gelernt habe | abschluss |
    akademischer werdegang | universitärer werdegang | schulischer und akademischer werdegang`),
  skills: words(`
    computer | pc | kompetenzfelder | fachgebiete | das kann ich | mein handwerkszeug | handwerkszeug | wissen und können | können |
    kenntnisse | fähigkeiten | kompetenzen | fachkenntnisse | edv-kenntnisse | edv kenntnisse | edv |
    it-kenntnisse | it kenntnisse | kenntnisse und fähigkeiten | fähigkeiten und kenntnisse |
    qualifikationen | technische kenntnisse | besondere kenntnisse | fachliche kompetenzen |
    schlüsselkompetenzen | kernkompetenzen | softwarekenntnisse | programmiersprachen |
    technologien | werkzeuge | computerkenntnisse | software | stärken | persönliche stärken |
    soziale kompetenzen | methodenkompetenz | zusatzqualifikationen | sonstige kenntnisse |
    weitere kenntnisse | weitere qualifikationen | fertigkeiten | fachkompetenz | fachkompetenzen |
    fachwissen | expertise | schwerpunkte | kompetenzen und kenntnisse | pc-kenntnisse |
    technische fähigkeiten | was ich kann | skills | know-how | it-skills | besondere fähigkeiten |
    fachliche schwerpunkte | fachliche kenntnisse | methoden | kenntnisse und interessen |
    soft skills | maschinen und kenntnisse | it | technik | tools | werkzeuge und methoden |
    persönliche fähigkeiten | kenntnisse & fähigkeiten`),
  projects: words(`
    konzerte | auftritte | ausstellungen | aufführungen | inszenierungen | einzelausstellungen | gruppenausstellungen | repertoire | werke | werkverzeichnis |
    projekte | projekterfahrung | ausgewählte projekte | eigene projekte | projektarbeit |
    projektliste | referenzprojekte | forschung | forschungsprojekte | private projekte |
    projekterfahrungen | open source | portfolio | persönliche projekte | projektauswahl | arbeiten`),
  certificates: words(`
    zertifikate | zertifizierungen | fahrerlaubnisse | führerschein | führerscheine | lizenzen |
    zertifikate und weiterbildungen | zertifikate und fortbildungen | scheine | papiere | nachweise |
    bescheinigungen | berechtigungen | fortbildungen und zertifikate |
    weiterbildungen und zertifikate | scheine und berechtigungen | fahrerlaubnis | approbation |
    zulassungen | schulungen | kurse | seminare | zertifikate und lizenzen | befähigungen |
    lehrgänge | weiterbildung | weiterbildungen | fortbildung | fortbildungen |
    fort- und weiterbildung | fort- und weiterbildungen`),
  languages: [
    'sprachen',
    'sprache',
    'sprachkenntnisse',
    'fremdsprachen',
    'fremdsprachenkenntnisse',
    'sprachliche kenntnisse',
    'sprachkompetenz',
  ],
  publications: words(`
    publikationen | veröffentlichungen | vorträge | patente | publikationsliste | konferenzen |
    ausgewählte publikationen | wissenschaftliche veröffentlichungen | schriften |
    vorträge und veröffentlichungen`),
  awards: words(`
    auszeichnungen | preise | ehrungen | stipendien | erfolge | preise und auszeichnungen |
    auszeichnungen und stipendien | stipendien und auszeichnungen | förderungen | wettbewerbe |
    auszeichnungen und preise`),
  volunteering: words(`
    freiwilliges | ehrenamt | lehre und ehrenamt | ehrenamt und lehre | ehrenamt und verein | vereine und ehrenamt | vereine | verein | ehrenamtliches engagement | engagement | ehrenamtliche tätigkeit |
    ehrenamtliche tätigkeiten | soziales engagement | außerschulisches engagement |
    freiwilligenarbeit | gesellschaftliches engagement | außeruniversitäres engagement |
    freiwilliges engagement | außerfachliches engagement | vereinsarbeit |
    ehrenämter`),
  interests: words(`
    interessen | hobby | hobbys | hobbies | freizeit | interessen und hobbys | hobbys und interessen |
    persönliche interessen | freizeitinteressen | private interessen | freizeitaktivitäten | privat | privates | nebenbei | nebenher | in der freizeit | freizeit und hobbys |
    sonstige interessen | hobbies und interessen | interessen und hobbies`),
  references: ['referenzen', 'referenz', 'referenzen auf anfrage', 'zeugnisse', 'empfehlungen'],
  other: words(`
    gremienarbeit | gremien | gutachtertätigkeit | wissenschaftskommunikation | akademische selbstverwaltung |
    lehrveranstaltungen | drittmittel | außerdem | ausserdem | was ich sonst mitbringe | was ich noch mitbringe | was ich mitbringe | sonst noch | und sonst |
    noch etwas | was noch | wissenswertes | eingeworbene drittmittel |
    sonstiges | weitere angaben | weiteres | mitgliedschaften | zusätzliche informationen |
    weitere informationen | verfügbarkeit | sonstige angaben | anlagen | verschiedenes |
    zusatzinformationen | mitgliedschaft | verbände | auslandserfahrung | auslandsaufenthalte |
    auslandsaufenthalt | familie | elternzeit | besonderes | gehaltsvorstellung | eintrittstermin`),
};
