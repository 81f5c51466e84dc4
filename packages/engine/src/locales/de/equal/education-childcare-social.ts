/** German, education, childcare, social: one line, one meaning; our own list. */
export const educationChildcareSocial = `
kinderbetreuung|kinder betreuen|betreuung von kindern|betreuung der kinder|Kinder hüten > Kita-Kinder betreuen|Kleinkinder betreuen|Babysitting|Kinder in der Kita betreuen|Kindergruppe betreuen|Kinder beaufsichtigen und betreuen
kleinkindbetreuung|kleinkinder betreuen|betreuung von kleinkindern|krippenkinder betreuen|u3-betreuung|betreuung von kindern unter drei|betreuung von krippenkindern|Krippenbetreuung|Kinder unter drei Jahren betreuen|Betreuung unter Dreijähriger|Betreuung von Kindern unter drei Jahren|unter Dreijährige betreuen
schulkindbetreuung|schulkinder betreuen|betreuung von schulkindern
hortbetreuung|betreuung im hort|kinder im hort betreuen|hortkinder betreuen|betreuung von hortkindern
nachmittagsbetreuung|betreuung am nachmittag|kinder am nachmittag betreuen|nachmittags kinder betreuen|betreuung von kindern am nachmittag
ganztagsbetreuung|kinder im ganztag betreuen|betreuung im ganztag|ganztägige betreuung
ferienbetreuung|kinder in den ferien betreuen|betreuung in den ferien|ferienprogramm betreuen|betreuung von kindern in den ferien
hausaufgabenbetreuung|hausaufgaben betreuen|betreuung der hausaufgaben|betreuung bei den hausaufgaben|kinder bei hausaufgaben betreuen|Schüler bei den Hausaufgaben betreuen|Hausaufgaben beaufsichtigen|Aufgabenhilfe@Schüler Kinder|Hausaufgaben begleiten|Lernzeiten betreuen
hausaufgabenhilfe|hilfe bei den hausaufgaben|bei hausaufgaben helfen|unterstützung bei den hausaufgaben|kindern bei den hausaufgaben helfen
nachhilfeunterricht|nachhilfe geben|nachhilfe|nachhilfestunden geben|nachhilfe erteilen|nachhilfeunterricht erteilen|Nachhilfestunden|Einzelunterricht für schwache Schüler|Nachhilfekurse|Lernhilfe für Schüler
kinder eingewöhnen|eingewöhnung von kindern|eingewöhnung neuer kinder|eingewöhnung begleiten|begleitung der eingewöhnung|eingewöhnung in der kita
entwicklungsdokumentation|entwicklung der kinder dokumentieren|entwicklungsverläufe dokumentieren|dokumentation kindlicher entwicklung
beobachtung und dokumentation von kindern|kinder beobachten und dokumentieren|beobachten und dokumentieren der kinder
portfolioarbeit|portfolios der kinder führen|portfolioarbeit mit kindern
entwicklungsgespräche führen|entwicklungsgespräche mit eltern|führen von entwicklungsgesprächen|entwicklungsgespräche mit eltern führen|entwicklungsgespräche
elterngespräche führen|gespräche mit eltern führen|führen von elterngesprächen|elterngespräche|durchführung von elterngesprächen|elterngespräche durchführen
elternabende gestalten|elternabende durchführen|durchführung von elternabenden|gestaltung von elternabenden|elternabende abhalten|Elternabende leiten|Elternabende veranstalten|Informationsabende für Eltern
elternberatung|eltern beraten|beratung von eltern|beratung der eltern
elternarbeit|zusammenarbeit mit eltern|erziehungspartnerschaft|mit eltern zusammenarbeiten|bildungs- und erziehungspartnerschaft|elternkooperation|Elternkontakte pflegen|Zusammenarbeit mit den Eltern > Elternabende und Elterngespräche führen
frühkindliche bildung|frühpädagogik|bildung in früher kindheit|frühkindliche pädagogik
frühförderung|förderung in früher kindheit
sprachförderung|sprache fördern|sprachentwicklung fördern|förderung der sprachentwicklung|kinder sprachlich fördern|sprachliche förderung|Kinder beim Spracherwerb fördern|Sprachbildung > Kinder in Deutsch fördern|Deutschförderung|alltagsintegrierte Sprachbildung
bewegungsförderung|bewegung fördern|förderung der bewegung
kreativangebote durchführen|kreative angebote für kinder
pädagogische angebote planen|planung pädagogischer angebote|pädagogische aktivitäten planen
pädagogische angebote durchführen|durchführung pädagogischer angebote|pädagogische aktivitäten durchführen
projekte mit kindern durchführen|kinderprojekte durchführen|projektarbeit mit kindern|durchführung von projekten mit kindern
morgenkreis gestalten|morgenkreise leiten|gestaltung des morgenkreises|morgenkreis durchführen
ausflüge mit kindern|ausflüge mit kindern durchführen|kinder bei ausflügen begleiten
wickeln und füttern|säuglinge wickeln und füttern|babys wickeln und füttern
gruppenleitung in der kita|kitagruppe leiten|kindergartengruppe leiten|leitung einer kindergartengruppe|leitung einer kitagruppe
kitaleitung|kindertagesstätte leiten|leitung einer kita|leitung einer kindertagesstätte|kita leiten
kindertagespflege|kinder als tagesmutter betreuen|tagespflege für kinder
unterrichtsvorbereitung|unterricht vorbereiten|vorbereitung des unterrichts|unterrichtsstunden vorbereiten|vorbereitung von unterrichtsstunden|lektionen vorbereiten|Stunden planen|Vorbereitung von Unterricht|Unterrichtsentwürfe schreiben|Unterrichtseinheiten planen|Lektionsplanung
unterrichtsplanung|unterricht planen|planung des unterrichts|unterrichtsstunden planen|planung von unterricht
unterrichtsnachbereitung|unterricht nachbereiten|nachbereitung des unterrichts
unterrichtsgestaltung|unterricht gestalten|gestaltung des unterrichts
unterricht erteilen|unterricht geben|unterricht halten|erteilung von unterricht|unterrichtserteilung|lektionen erteilen|stunden erteilen|Lehrtätigkeit > Schüler unterrichten|Klassen unterrichten|Schülerinnen unterrichten
unterrichtsmaterial erstellen|erstellung von unterrichtsmaterialien|unterrichtsmaterialien erstellen|lehrmaterial erstellen|lernmaterialien erstellen|erstellung von lehrmaterialien
lehrpläne entwickeln|entwicklung von lehrplänen|lehrplanentwicklung|lehrpläne erarbeiten|curricula entwickeln|entwicklung von curricula|Curriculumentwicklung|Curricula erstellen|Lehrpläne schreiben|Lehrpläne ausarbeiten
klausuren korrigieren|korrektur von klausuren|klassenarbeiten korrigieren|prüfungen korrigieren|korrektur von klassenarbeiten|schularbeiten korrigieren|schriftliche prüfungen korrigieren|Klausuren bewerten|Arbeiten korrigieren@Schüler Klasse|Schularbeiten verbessern|Klassenarbeiten bewerten|Tests korrigieren@Schüler Klasse Schule|Klassenarbeiten benoten|Schulaufgaben korrigieren
klausuren erstellen|erstellung von klausuren|klassenarbeiten erstellen|prüfungen erstellen für schüler|klassenarbeiten konzipieren|erstellung von klassenarbeiten
prüfungsaufgaben erstellen|erstellung von prüfungsaufgaben|prüfungsfragen erstellen|prüfungsfragen entwickeln|entwicklung von prüfungsaufgaben
prüfungen abnehmen|abnahme von prüfungen|prüfungsabnahme|prüfertätigkeit|Prüflinge prüfen|Prüfungen durchführen und bewerten > mündliche Prüfungen abnehmen|Gesellenprüfungen abnehmen
prüfungsvorbereitung von schülern|schüler auf prüfungen vorbereiten|lernende auf prüfungen vorbereiten
notengebung|noten geben|benotung|leistungen benoten|schüler benoten|benotung von schülern|Zensuren geben|Noten vergeben|Schülerleistungen benoten
leistungsbeurteilung von schülern|schülerleistungen beurteilen|beurteilung von schülerleistungen|schülerleistungen bewerten|bewertung von schülerleistungen
klassenführung|klassen führen|classroom management|klassenmanagement
klassenleitung|klassenlehrertätigkeit|klassenvorstand|Klassenlehrperson|eine Klasse leiten|Klassen leiten|Führung einer Klasse
vertretungsunterricht|vertretungsstunden geben|unterricht vertreten|supplieren|supplierstunden|stellvertretung im unterricht
pausenaufsicht|pausenaufsicht führen|aufsicht in der pause|pausenaufsichten übernehmen
klassenfahrten begleiten|begleitung von klassenfahrten|schulfahrten begleiten|begleitung von schulfahrten
deutsch als fremdsprache unterrichten|daf-unterricht|daf unterrichten|unterricht in deutsch als fremdsprache|Ausländern Deutsch unterrichten|Deutsch für Ausländer|Deutschkurse für Ausländer|Deutschunterricht für Ausländer
deutsch als zweitsprache unterrichten|daz-unterricht|daz unterrichten|unterricht in deutsch als zweitsprache
integrationskurse unterrichten|integrationskurse leiten|unterricht in integrationskursen|integrationskurse geben|unterrichten von integrationskursen
alphabetisierungskurse geben|alphabetisierungskurse leiten|alphabetisierungskurse unterrichten
sprachunterricht|sprachen unterrichten|sprachkurse geben|sprachunterricht erteilen|sprachkurse unterrichten
musikunterricht|musik unterrichten|musikunterricht erteilen|musikunterricht geben|Musikstunden geben|Musikschüler unterrichten > Klavierunterricht und Gitarrenunterricht geben|Instrumentalunterricht
instrumentalunterricht|instrumentalunterricht geben|instrumentalunterricht erteilen|unterricht am instrument
sportunterricht|sport unterrichten|turnunterricht|sportunterricht erteilen|sportunterricht geben
schwimmunterricht|schwimmkurse geben|schwimmkurse leiten|schwimmunterricht erteilen|schwimmunterricht geben|Schwimmen unterrichten|Schwimmstunden geben > Kinder schwimmen lehren|Kindern Schwimmen beibringen|Anfängerschwimmen
erwachsenenbildung|erwachsene unterrichten|unterricht für erwachsene|unterricht in der erwachsenenbildung|Kurse für Erwachsene|Erwachsene weiterbilden > Volkshochschulkurse geben|Weiterbildungskurse für Erwachsene leiten
seminare halten|seminare leiten|durchführung von seminaren|seminare durchführen|seminare geben|halten von seminaren|Seminarleitung|Seminardurchführung|Leitung von Seminaren > Workshops und Seminare leiten
schulungen durchführen|durchführung von schulungen|schulungen halten|schulungen geben|schulungen abhalten|Trainings durchführen|Trainings geben|Trainings halten|Durchführung von Trainings|Schulungen leiten
vorlesungen halten|halten von vorlesungen
abschlussarbeiten betreuen|betreuung von abschlussarbeiten|bachelor- und masterarbeiten betreuen|betreuung studentischer abschlussarbeiten|betreuung von bachelor- und masterarbeiten
studierende beraten|studienberatung|beratung von studierenden|studentenberatung|studierendenberatung
berufsberatung|beratung zur berufswahl|jugendliche bei der berufswahl beraten|berufliche beratung von jugendlichen|Berufswahlberatung > Schüler bei der Berufswahl beraten
berufsorientierung|berufliche orientierung von jugendlichen|jugendliche beruflich orientieren
bewerbungstraining|bewerbungstrainings durchführen|durchführung von bewerbungstrainings|bewerbungstrainings geben|Bewerbungscoaching|Arbeitslose im Bewerben schulen|Bewerbungstrainings leiten
schulbegleitung|schulassistenz|integrationshilfe in der schule|inklusionsassistenz|Kind mit Behinderung in der Schule begleiten|Integrationshilfe|Kinder mit Behinderung im Unterricht begleiten|Integrationsassistenz|Klassenassistenz
sonderpädagogische förderung|schüler sonderpädagogisch fördern|sonderpädagogisch fördern|förderung von schülern mit förderbedarf|schüler mit förderbedarf fördern
förderpläne erstellen|erstellung von förderplänen|förderplanung|förderpläne schreiben|förderpläne entwickeln
hilfeplanung|hilfepläne erstellen|erstellung von hilfeplänen|hilfepläne schreiben|hilfeplanerstellung|Hilfeplanverfahren|Hilfeplan erstellen|Gesamtplanverfahren
hilfeplangespräche führen|hilfeplangespräche|führen von hilfeplangesprächen
jugendarbeit|arbeit mit jugendlichen|mit jugendlichen arbeiten
jugendbetreuung|jugendliche betreuen|betreuung von jugendlichen|betreuung jugendlicher
schulsozialarbeit|sozialarbeit an schulen|soziale arbeit an schulen|jugendsozialarbeit an schulen|sozialarbeit in der schule|Schüler sozialpädagogisch betreuen|sozialpädagogische Arbeit an Schulen
streetwork|aufsuchende sozialarbeit|straßensozialarbeit|gassenarbeit|aufsuchende soziale arbeit > aufsuchende Jugendarbeit|mobile Jugendarbeit|Jugendliche auf der Straße aufsuchen
sozialberatung|beratung in sozialen fragen|soziale beratung
schuldnerberatung|schuldner beraten|verschuldete menschen beraten|beratung überschuldeter menschen|schuldenberatung|beratung von schuldnern > Verschuldete Haushalte beraten|überschuldete Haushalte beraten
suchtberatung|suchtkranke beraten|beratung von suchtkranken|beratung suchtkranker menschen|Abhängige beraten > Drogenberatung|Drogenabhängige beraten|Alkoholkranke beraten
familienberatung|familien beraten|beratung von familien
erziehungsberatung|eltern in erziehungsfragen beraten|beratung in erziehungsfragen|beratung zu erziehungsfragen
migrationsberatung|migranten beraten|beratung von migranten|beratung von zugewanderten|Zugewanderte beraten|Zuwanderer beraten|Integrationsberatung > Geflüchtete beraten|Asylberatung
flüchtlingsbetreuung|geflüchtete betreuen|flüchtlinge betreuen|betreuung von geflüchteten|betreuung von flüchtlingen|Flüchtlingsarbeit|Flüchtlingshilfe > Asylsuchende betreuen|Betreuung von Asylsuchenden|Asylbetreuung
flüchtlingsberatung|geflüchtete beraten|flüchtlinge beraten|beratung von geflüchteten
behindertenbetreuung|menschen mit behinderung betreuen|betreuung von menschen mit behinderung|menschen mit beeinträchtigung betreuen|betreuung behinderter menschen|betreuung von menschen mit beeinträchtigung|Menschen mit Behinderung begleiten|Menschen mit Behinderungen betreuen|Behinderte betreuen|Menschen mit Handicap betreuen|Menschen mit Beeinträchtigungen begleiten
behindertenhilfe|arbeit mit menschen mit behinderung|behindertenarbeit
betreutes wohnen|klienten im betreuten wohnen begleiten|wohnbetreuung|begleitetes wohnen
wohngruppe betreuen|betreuung einer wohngruppe|wohngruppenbetreuung|arbeit in einer wohngruppe
alltagsbegleitung|im alltag begleiten|begleitung im alltag|alltagsbetreuung
obdachlosenhilfe|wohnungslosenhilfe|obdachlose betreuen|betreuung von wohnungslosen|wohnungslose betreuen|Obdachlose versorgen|Menschen ohne Wohnung betreuen > Notschlafstelle betreuen
krisenintervention|krisenintervention durchführen|in krisen intervenieren|intervention in krisensituationen|kriseninterventionen
deeskalation|deeskalierend eingreifen|konflikte deeskalieren|deeskalation von konflikten
gewaltprävention|gewalt vorbeugen|vorbeugung von gewalt
suchtprävention|sucht vorbeugen|vorbeugung von sucht
fallbesprechungen|fälle besprechen|fallbesprechungen durchführen|fallbesprechungen im team
fallmanagement|case management|Case-Management
klientenbetreuung|klienten betreuen|betreuung von klienten|betreuung der klienten|klientinnen und klienten betreuen
einzelfallhilfe|einzelfallarbeit|soziale einzelfallhilfe|einzelfallbetreuung|Klienten einzeln begleiten|Fallarbeit|Fallführung|Casework|Einzelfälle betreuen
kindergruppen leiten|leitung von kindergruppen
freizeitangebote gestalten|gestaltung von freizeitangeboten|freizeitaktivitäten gestalten|freizeitgestaltung|freizeit gestalten mit klienten
beschäftigungsangebote durchführen|bewohner beschäftigen|beschäftigung von bewohnern
entwicklungsberichte schreiben|entwicklungsberichte verfassen|erstellung von entwicklungsberichten|entwicklungsberichte erstellen|verfassen von entwicklungsberichten
vormundschaften führen|führung von vormundschaften|vormundschaft übernehmen
rechtliche betreuung|gesetzliche betreuung|rechtliche betreuungen führen|Betreuungen nach BGB führen|Erwachsenenvertretung|Berufsbetreuung|Sachwalterschaft
arbeitsvermittlung|arbeitsuchende vermitteln|arbeitslose vermitteln|vermittlung von arbeitsuchenden|vermittlung in arbeit|vermittlung von arbeitslosen|Arbeitslose in Stellen vermitteln|Stellensuchende vermitteln|Jobsuchende vermitteln|Vermittlung von Stellensuchenden
ehrenamtliche koordinieren|koordination von ehrenamtlichen|freiwillige koordinieren|koordination von freiwilligen|ehrenamtskoordination|freiwilligenmanagement|Ehrenamtliche betreuen und einsetzen|Ehrenamtsmanagement|Freiwilligenkoordination|Freiwillige betreuen
spendenakquise|spenden sammeln|spenden einwerben|spendenwerbung|spendengewinnung|einwerbung von spenden|Fundraising|Spendengelder einwerben|Spender gewinnen|Mittelbeschaffung|Spendensammlung|Gewinnung von Spendern
museumsführungen|besucher durch ausstellungen führen|ausstellungsführungen|führungen durch ausstellungen|Besucher durchs Museum führen|Besuchergruppen durch Ausstellungen führen|Führungen im Museum|Gruppen durch Ausstellungen führen|Führungen durch die Ausstellung|Besucher durch das Museum führen
medien ausleihen und zurücknehmen|ausleihe in der bibliothek|ausleihdienst in der bibliothek
medien katalogisieren|katalogisierung von medien|Bestände katalogisieren|Medienerschließung > Bücher katalogisieren|Bücher erfassen@Bibliothek Katalog
bastelangebote|mit kindern basteln|basteln mit kindern|bastelangebote durchführen|bastelarbeiten mit kindern
motorik fördern|förderung der motorik|motorikförderung|motorische förderung
kindergartenleitung|kindergarten leiten|leitung eines kindergartens|leitung des kindergartens
bücher katalogisieren|katalogisierung von büchern|bücherkatalogisierung
kindeswohlgefährdung einschätzen|einschätzung von kindeswohlgefährdung|gefährdungseinschätzung bei kindeswohlgefährdung
bewohner aktivieren|aktivierung von bewohnern|aktivierungsangebote für bewohner durchführen
`;
