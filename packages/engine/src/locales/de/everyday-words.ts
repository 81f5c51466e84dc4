/** Wie Menschen in Alltagsworten sagen, was Anzeigen mit einem Hauptwort nennen; eigene Liste. */
export const everydayWords = `
beschwerdemanagement|reklamationsbearbeitung|verärgerte kunden|unzufriedene kunden|verärgerte gäste|unzufriedene gäste|aufgebrachte kunden|kunden beruhigen
technische dokumentation|handbücher schreiben|anleitungen schreiben|bedienungsanleitungen|benutzerhandbücher|handbuch schreiben
serveradministration|server einrichten|server am laufen halten|server installieren|server pflegen
störungsbehebung|fehlerbehebung|fehler finden und beheben|pannen beheben|fehler beheben|ausfälle beheben|störungen beseitigen
einarbeitung|einarbeitung neuer mitarbeiter|neuen kollegen zeigen|neue kollegen einweisen|neue an der kasse einweisen|neuen erklären
paketzustellung|pakete zustellen|pakete ausfahren|pakete ausliefern|sendungen zustellen
lohnabrechnung|lohnbuchhaltung|löhne abrechnen|lohn berechnen
personalgewinnung|recruiting|personalsuche|bewerbungen sichten|bewerber einladen|vorstellungsgespräche führen|vorstellungsgespräche|neue leute finden|neue leute einstellen
dienstplanung|dienstplangestaltung|dienste einteilen|wer wann arbeitet|schichten verteilen|dienste planen|dienste verteilen
bestandsmanagement|bestandsführung|lagerbestände überwachen|bestände überwachen|auf bestände achten|rechtzeitig nachbestellen|nachbestellen
kassenabrechnung|kassenabschluss|kasse zählen|kasse abrechnen|tageseinnahmen zählen|tagesabschluss|kassensturz
budgetverantwortung|budgetsteuerung|ausgaben überwachen|ausgaben planen|auf ausgaben achten|im budget bleiben
berichtswesen|monatszahlen|zahlen aufbereiten|zahlen für die leitung|monatsberichte|kennzahlen aufbereiten
debitorenbuchhaltung|mahnwesen|an zahlungen erinnern|säumige zahler|offene rechnungen|kunden mahnen
kreditorenbuchhaltung|rechnungen bezahlen|eingehende rechnungen prüfen|rechnungen von lieferanten
datenerfassung|bestellungen eintippen|aufträge eingeben|formulare abtippen|ins system eingeben|aufträge ins system
kundenbindung|stammkunden|kunden halten|kunden zurückgewinnen
telefonakquise|kaltakquise|firmen anrufen|mögliche kunden anrufen|interessenten anrufen
produktvorführung|produktpräsentation|geräte vorführen|produkte vorführen|produkte zeigen
deeskalation|konfliktmanagement|streit schlichten|streit beruhigen|streitende trennen
teamleitung|teamführung|schicht führen|schichtleitung|trupp führen|kolonne führen|gruppe leiten
medikamentengabe|medikamentenmanagement|tabletten geben|tabletten austeilen|spritzen geben|insulin spritzen|tabletten richten|medikamente richten
vitalzeichenkontrolle|fieber messen|blutdruck kontrollieren|puls fühlen|temperatur messen|blutdruck messen
mobilisation|mobilisierung|patienten aufhelfen|aus dem bett helfen|beim aufstehen helfen|umlagern|lagerung von patienten|patienten lagern
körperpflege|grundpflege|beim duschen helfen|beim anziehen helfen|bewohner waschen|patienten waschen
palliativpflege|sterbebegleitung|sterbende begleiten|sterbende betreuen|begleitung sterbender
entlassmanagement|entlassung vorbereiten|entlassungen planen
pflegedokumentation|pflegeberichte schreiben|kurven führen|eintragungen in die akte|verlauf eintragen|pflege dokumentieren
wundmanagement|wundversorgung|wunden reinigen|verband anlegen|wunden pflegen|verbände anlegen
hygienemanagement|hygienekonzept|flächen desinfizieren|hände desinfizieren|hygieneplan
menüplanung|speiseplangestaltung|neue gerichte|gerichte entwickeln|karte nach jahreszeit|gerichte ausdenken|wochenkarte
lebensmittelhygiene|kühlschranktemperaturen|temperaturen im kühlhaus|küche nach vorschrift reinigen
küchenleitung|küche leiten|küche führen
warenbestellung|einkauf|zutaten bestellen|lebensmittel bestellen|material bestellen|rohstoffe einkaufen|rohstoffe kaufen|material einkaufen
gästebetreuung|gäste empfangen|gäste begrüßen|sich um gäste kümmern|gäste beraten
reservierungsmanagement|reservierungen annehmen|tische reservieren|buchungen annehmen|zimmer buchen
zimmerreinigung|housekeeping|zimmer reinigen|betten machen|zimmer putzen
vorbeugende instandhaltung|maschinenwartung|maschinen ölen|schmieren und prüfen|maschinen regelmäßig prüfen|anlagen regelmäßig prüfen
fehlerdiagnose|fehlersuche|ursache finden|herausfinden warum|ursachen suchen|fehler eingrenzen
reparatur|instandsetzung|verschleißteile tauschen|kaputte teile ersetzen|maschinen reparieren|geräte reparieren
maschinenbedienung|an der drehmaschine|drehmaschine bedienen|presse bedienen|an der linie arbeiten|fräse bedienen
zerspanung|drehen und fräsen|teile drehen|teile fräsen
elektroinstallation|kabel ziehen|steckdosen setzen|sicherungskasten anschließen|steckdosen montieren
sanitärinstallation|rohre verlegen|bäder einbauen|heizkörper montieren|heizung einbauen|heizungen einbauen
tischlerarbeiten|möbel bauen|türen einbauen|küchen einbauen|schränke bauen|holz zuschneiden
malerarbeiten|wände streichen|tapezieren|fassaden streichen
maurerarbeiten|mauern|wände mauern|steine setzen
baustellenkoordination|bauleitung|gewerke koordinieren|handwerker auf der baustelle
arbeitssicherheit|sicherheitsunterweisung|auf schutzkleidung achten|unfälle vermeiden|unfälle verhindern
lagerlogistik|lagerverwaltung|im lager arbeiten|ware einlagern
kommissionierung|ware aus regalen holen|bestellungen zusammenstellen|ware für bestellungen
wareneingangsprüfung|wareneingang|lieferungen prüfen|lieferungen kontrollieren|ware entgegennehmen|lieferscheine prüfen
versandabwicklung|pakete packen|pakete versenden|ware verpacken|pakete schnüren
fuhrparkmanagement|fuhrpark|fahrzeuge verwalten|dienstwagen verwalten|firmenwagen
tourenplanung|beste strecke|fahrer einteilen|fahrten einteilen
unterrichtsgestaltung|unterrichten|klasse unterrichten|vor der klasse
unterrichtsvorbereitung|unterrichtsmaterial erstellen|arbeitsblätter erstellen|stunden planen|lernmaterial
leistungsbeurteilung|klassenarbeiten korrigieren|tests korrigieren|noten vergeben|hausaufgaben korrigieren
elternarbeit|mit eltern sprechen|eltern informieren|elternsprechtag
inklusion|förderung|kinder mit lernschwierigkeiten|kinder mit behinderung fördern|förderunterricht
statistische auswertung|statistik|signifikanz berechnen|regression rechnen|statistiken erstellen
fragebogenentwicklung|fragebögen entwickeln|fragebogen schreiben|umfragen entwickeln
drittmittelakquise|förderanträge|fördergelder einwerben|anträge auf förderung
softwaretest|software ausprobieren|fehler in der software suchen|vor der freigabe testen|testfälle schreiben
deployment|software live stellen|in betrieb nehmen|auf produktion bringen|neue version einspielen
datenbankpflege|datenbankadministration|abfragen schreiben|datenbankabfragen|datenbank pflegen
frontend-entwicklung|oberflächen programmieren|benutzeroberflächen bauen|benutzeroberfläche
app-entwicklung|apps programmieren|apps für handys|handy-app
cloud-migration|server in die cloud|systeme in die cloud|in die cloud verlagern|umzug in die cloud
anwendersupport|it-support|kollegen bei computerproblemen|rechner einrichten|drucker reparieren|passwörter zurücksetzen|laptops einrichten|computerproblemen
netzwerkadministration|router einrichten|netzwerk am laufen halten|switches einrichten
informationssicherheit|it-sicherheit|vor angriffen schützen|sicherheitslücken schließen|sicherheitslücken
datenvisualisierung|zahlen in diagrammen|diagramme erstellen|schaubilder|dashboards
datenanalyse|muster in daten|zahlen auswerten|verkaufszahlen untersuchen|verkaufszahlen auswerten
anforderungsmanagement|kunden nach bedarf fragen|herausfinden was nutzer brauchen|nutzer befragen
stakeholdermanagement|alle beteiligten informieren|mit abteilungen abstimmen|beteiligte informieren
projektkoordination|projekte koordinieren|projekte im zeitplan halten|termine und aufgaben im projekt|projekt steuern
veranstaltungsmanagement|messen organisieren|hochzeiten planen|tagungen organisieren|konferenzen organisieren|feste organisieren
reisemanagement|flüge buchen|hotels buchen|reisen planen
terminkoordination|kalender des chefs|besprechungen ansetzen|sitzungen vorbereiten|termine ausmachen
protokollführung|mitschriften|besprechungen mitschreiben|mitschreiben|niederschriften
aktenführung|ablage|papiere sortieren|papiere ablegen|unterlagen ordnen|ordner führen
telefonische kundenbetreuung|telefonservice|anrufe annehmen|anrufe beantworten|am telefon auskunft
pressearbeit|mit journalisten sprechen|zeitungen informieren|anfragen der presse|journalisten
contenterstellung|content-erstellung|blogbeiträge|beiträge für die website|videos drehen|beiträge verfassen
werbetexte|copywriting|produktbeschreibungen schreiben|slogans
social-media-betreuung|social-media-management|instagram|facebook|linkedin-seite|kanäle betreuen
kampagnenmanagement|anzeigen schalten|google-anzeigen|werbung schalten
wettbewerbsanalyse|marktforschung|konkurrenz beobachten|wettbewerber vergleichen|kunden befragen
grafikdesign|logos entwerfen|plakate entwerfen|broschüren setzen|flyer entwerfen
fotografie|fotos machen|fotografieren|produktfotos
videoproduktion|filme drehen|videos drehen und schneiden
korrekturlesen|lektorat|rechtschreibung prüfen|fehler in texten
rechtsrecherche|gesetze nachschlagen|urteile suchen|urteile heraussuchen
vertragsmanagement|verträge verwalten|fristen von verträgen
kontenabstimmung|konten abgleichen|kontoauszüge abgleichen|kontoauszüge prüfen
steuererklärungen|steuerformulare ausfüllen|steuern erklären
kostenrechnung|kalkulation|kosten ausrechnen|stückkosten berechnen
angebotserstellung|angebote ausrechnen|kostenvoranschläge|kostenvoranschläge schreiben|preise ausrechnen
fallmanagement|familien begleiten|fallakten führen|fälle bearbeiten
krisenintervention|menschen in krisen|gespräche in krisen
kinderbetreuung|mit kindern spielen|babys wickeln|kinder beaufsichtigen
seniorenbetreuung|alten menschen helfen|alte menschen besuchen|älteren menschen helfen
gebäudereinigung|büros putzen|böden wischen|büros reinigen|treppenhäuser reinigen
gartenpflege|hecken schneiden|rasen mähen|bäume pflanzen
objektschutz|gebäude nachts bewachen|gebäude bewachen|kontrollgänge|streife
warenpräsentation|schaufenster dekorieren|ware aufbauen|regale schön einräumen
kundenservice|fragen von kunden|kunden freundlich bedienen|kunden helfen|kunden bedienen
prozessoptimierung|abläufe vereinfachen|arbeit einfacher|schritte einsparen|abläufe schneller
bedarfsplanung|bedarf vorhersagen|bedarf schätzen|mengen planen
exportabwicklung|waren ins ausland|ausfuhrpapiere|ins ausland verschicken
laboranalytik|proben untersuchen|proben analysieren|proben prüfen
ehrenamtskoordination|freiwillige betreuen|ehrenamtliche einteilen|freiwillige anleiten|ehrenamtliche betreuen
fundraising|spenden sammeln|geld sammeln|spendenakquise
verkaufsgespräche|kunden vom kauf überzeugen|mit kunden über produkte sprechen
preisverhandlungen|mit lieferanten über preise|bessere preise|bessere konditionen
lieferantenmanagement|mit lieferanten sprechen|lieferanten auswählen|lieferanten betreuen|kontakt zu lieferanten
qualitätsprüfung|qualitätskontrolle|teile nachmessen|mit dem messschieber|ausschuss aussortieren|fehlerhafte teile
`;
