/** Everyday doings of single trades with their things; either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const tradeDoings = `
person > gast|kunde|mitarbeiter|schüler|teilnehmer|patient|kind|bewohner|besucher|kollege|fahrgast
zum tisch begleiten|an den tisch führen|zum tisch führen|zum tisch bringen|zu tisch führen
lehrstelle|ausbildungsplatz|ausbildungsstelle
drei schichten|dreischichtbetrieb|dreischichtsystem|drei-schicht-betrieb|drei-schicht-system|3-schicht-betrieb|3-schicht-system
zwei schichten|zweischichtbetrieb|zweischichtsystem|zwei-schicht-betrieb|2-schicht-betrieb
wechselschicht|wechselnde schichten|schichtbetrieb|schichtdienst|schichtarbeit|in schichten
beschwerden anhören|beschwerden aufnehmen|beschwerden entgegennehmen|reklamationen aufnehmen|reklamationen entgegennehmen
taxi bestellen|taxi rufen|taxis rufen|taxis bestellen
anfordern|erbitten|erfragen|einfordern|Anforderung
auftritt betreuen|auftritt begleiten|messeauftritte begleiten|messeauftritte betreuen|messe betreuen
presse|zeitung|zeitungen
werbemittel|werbeartikel|werbegeschenk
empfehlen|vorschlagen|nahelegen|Empfehlung|raten zu
erstellen
konten anlegen|konten einrichten|konten eröffnen
kundenkartei pflegen|kundendaten pflegen|kundendaten verwalten
abheften|ablegen|einheften|archivieren|Ablage
sortiert ablegen|einsortieren
diktate schreiben|nach diktat schreiben|diktate abtippen
tickets bearbeiten|anfragen bearbeiten
anschreiben|schreiben an
rechnungen stellen|rechnungen schreiben|rechnungen erstellen|rechnungen ausstellen|fakturieren|Rechnungsstellung|Fakturierung|Rechnungserstellung|Rechnungslegung
rechnungen begleichen|rechnungen bezahlen|rechnungen überweisen
hochrechnen|prognostizieren|vorhersagen|Prognose|Hochrechnung
budget planen|etat planen|mittel planen
geld zählen|kasse zählen|kassenbestand zählen
wechselgeld herausgeben|rückgeld geben
auslegen|ausstellen|präsentieren
auszeichnen|mit preisen versehen|etikettieren|Auszeichnung|Preisauszeichnung
einräumen|nachlegen
aufstocken|erhöhen
gewinnen|Gewinnung|Akquisition
kunden gewinnen|kunden werben|kunden akquirieren|kundengewinnung|kundenakquise
stammkunden betreuen|stammkundenbetreuung
vorführen|demonstrieren|Produktvorführung
servieren|bringen|auftragen|reichen|an den tisch bringen
abräumen|abtragen|abservieren
mischen|zubereiten
einschenken|Ausschank
anrichten|auf tellern anrichten|garnieren
schneiden|kleinschneiden|zerkleinern
portionieren|in portionen teilen
verfeinern|abrunden
spülmaschine ein- und ausräumen|geschirrspüler ein- und ausräumen
ankleiden|anziehen|einkleiden
auskleiden|ausziehen
anziehen helfen|beim anziehen helfen
wunden versorgen|wunden behandeln|Wundversorgung|Wundbehandlung
blutdruck messen|blutdruckmessung|blutdruck kontrollieren|blutdruck prüfen
spritzen geben|spritzen setzen|injektionen geben|injizieren|Injektionen verabreichen
anlegen von verbänden|verbände anlegen
trösten|beistehen|Beistand
begleiten|beistehen
sterbende begleiten|sterbebegleitung
beschäftigungsangebote|beschäftigungsprogramm
spazieren gehen|spaziergänge machen|spaziergänge
beaufsichtigen|aufsicht führen|aufsicht übernehmen|Beaufsichtigung
hausaufgaben betreuen|hausaufgabenbetreuung|bei den hausaufgaben helfen|hausaufgabenhilfe
vorlesen|geschichten vorlesen
benoten|noten geben|bewerten|Benotung
unterricht vorbereiten|unterrichtsvorbereitung|stunden vorbereiten
klassenarbeit|klausur|schulaufgabe|schularbeit
schulen|unterweisen|trainieren|fortbilden|Schulung|Training
coachen|trainieren
vermitteln|beibringen|lehren|nahebringen
wissen weitergeben|wissen vermitteln
graben|ausschachten
mauern|hochmauern
lackieren|lack auftragen
abschleifen|schleifen|abschmirgeln
leitungen ziehen|leitungen verlegen|kabel ziehen|kabel verlegen
leitung|kabel
schrauben|anschrauben
dübeln|befestigen
verstopfung beseitigen|abfluss reinigen|abfluss frei machen
zerlegen|abbauen|Abbau
ausbauen|herausnehmen|entfernen|demontieren
justieren|ausrichten|einstellen|nachstellen
reparieren|instand setzen|richten|wieder in gang bringen|Reparatur|Instandsetzung
instandhalten|warten|instand halten
ausfall|stillstand|störung
stillstandszeit|ausfallzeit|standzeit|stillstand
ersatzteile besorgen|ersatzteile bestellen|ersatzteilbestellung
rüsten|umrüsten|einrichten|Umrüsten
maschinen einrichten|maschinen rüsten|maschinen einstellen|Maschineneinrichtung
anfahren|hochfahren|starten|in betrieb setzen
abschalten|ausschalten|herunterfahren
palettieren|auf paletten packen|auf paletten stapeln|auf paletten setzen
be- und entladen|beladen und entladen|auf- und abladen|Be- und Entladung|Be- und Entladen
einlagern|lagern|ins lager bringen|Einlagerung
auslagern|aus dem lager holen|Auslagerung
umlagern|umräumen
inventur machen|inventur durchführen|bestände zählen|bestand aufnehmen|Bestandsaufnahme
verschicken|ausliefern
touren planen|routen planen|tourenplanung|routenplanung
rangieren|einparken
gabelstapler fahren|stapler fahren|gabelstapler bedienen|gabelstapler steuern
unkraut jäten|unkraut entfernen|unkraut zupfen
rasen mähen|gras mähen|Rasenmähen
hecken schneiden|hecken stutzen|hecken trimmen
laub rechen|laub harken|laub fegen|laub kehren|laub entfernen
umgraben|boden lockern
haare schneiden|haarschnitt|haarschnitte machen
colorieren|einfärben|Coloration
föhnen|trocken föhnen
frisieren|frisuren gestalten
desinfizieren|keimfrei machen|Desinfektion
bewachen|sichern|Bewachung
streife gehen|rundgang machen|kontrollgang machen|kontrollgänge|kontrollrundgänge|rundgänge|streifengänge
ausweise kontrollieren|ausweise prüfen|ausweiskontrolle
einlass kontrollieren|einlasskontrolle|zugang kontrollieren|zugangskontrolle|zutrittskontrolle
taschen kontrollieren|taschenkontrolle
besucher anmelden|besucheranmeldung
besucher empfangen|besucherempfang|besucher in empfang nehmen
telefonzentrale bedienen|telefonzentrale besetzen|telefonzentrale betreuen
schlüssel ausgeben|schlüsselausgabe
coden|entwickeln
debuggen|fehler suchen|fehlersuche
bug|fehler|programmfehler
bugs beheben|fehler beheben|fehlerbehebung|bugfixing|fehler beseitigen
deployen|ausrollen|bereitstellen|Deployment|Rollout|in produktion bringen
einspielen|installieren|aufspielen
updates einspielen|updates installieren|aktualisierungen einspielen|aktualisierungen installieren
update|aktualisierung
daten sichern|datensicherung|backups erstellen|backups anlegen|sicherungen anlegen
arbeitsplätze einrichten|rechner einrichten|computer einrichten|pcs einrichten|arbeitsplatzrechner einrichten
benutzer anlegen|benutzerkonten anlegen|nutzer anlegen|benutzerkonten einrichten|konten für benutzer anlegen
benutzerkonto|nutzerkonto|account
netzwerk betreuen|netzwerk verwalten|netzwerk administrieren|netzwerkadministration|netzwerkbetreuung
server betreuen|server verwalten|server administrieren|serveradministration|serverbetreuung
datenbank abfragen|datenbankabfragen
daten bereinigen|datenbereinigung|daten säubern
daten aufbereiten|datenaufbereitung
visualisieren|grafisch darstellen|in diagrammen darstellen|Visualisierung
dashboard|übersichtsseite
modellieren|modelle erstellen|Modellierung
beiträge verfassen|beiträge schreiben|posts schreiben|posts verfassen
texten|texte schreiben|texte verfassen|Textarbeit
layouten|gestalten|layout erstellen|Layout
flyer gestalten|flyer entwerfen|flyergestaltung
logo entwerfen|logo gestalten
kampagnen planen|kampagnenplanung
umfragen durchführen|befragungen durchführen|kunden befragen
stellenanzeigen schalten|stellenanzeigen veröffentlichen|stellen ausschreiben|stellenausschreibung
bewerber auswählen|bewerberauswahl
einstellungsgespräche führen|vorstellungsgespräche führen|bewerbungsgespräche führen
bewerbungen prüfen|bewerbungen sichten|bewerbungen durchsehen
arbeitszeit erfassen|zeiterfassung|stunden erfassen|arbeitszeiten erfassen
personalakten führen|personalakten pflegen|personalaktenpflege
zeugnisse schreiben|zeugnisse erstellen|zeugniserstellung|arbeitszeugnisse schreiben|arbeitszeugnisse erstellen|zeugnisse verfassen
urlaub planen|urlaubsplanung
schichtpläne schreiben|schichtpläne erstellen|schichtplanung|dienstpläne schreiben|dienstpläne erstellen|dienstplanung|dienstpläne machen
mitarbeitergespräche führen|gespräche mit mitarbeitern führen
ziele vereinbaren|ziele absprechen|zielvereinbarung
motivieren|anspornen|Motivation
vorträge halten|vortragen|referieren|Vortrag
workshops leiten|workshops durchführen|workshops halten
seminare halten|seminare geben|seminare durchführen
schulungen halten|schulungen geben|schulungen durchführen
kurse geben|kurse halten|kurse durchführen|kurse leiten
führungen geben|führungen machen|führungen durchführen|besucher führen
reisen planen|reisen organisieren|reiseplanung|reiseorganisation
reisen buchen|reisebuchung > flüge und hotels buchen
flug|flugreise
kalender führen|kalender pflegen|kalenderpflege|terminkalender führen|terminkalender pflegen|kalenderführung
sitzungen vorbereiten|besprechungen vorbereiten|meetings vorbereiten
präsentationen erstellen|präsentationen vorbereiten|präsentationen anfertigen
statistik führen|statistiken erstellen|statistiken führen
übersicht erstellen|übersichten anfertigen|aufstellung machen
abgleichen|abstimmen|Abgleich|Abstimmung
vervollständigen|ergänzen|komplettieren
preisliste|preisverzeichnis
liefertermine verfolgen|liefertermine überwachen|liefertermine kontrollieren|lieferterminüberwachung
bestellungen auslösen|bestellungen aufgeben|bestellen|bestellungen tätigen|bestellauslösung
angebote vergleichen|angebotsvergleich|angebote gegenüberstellen
angebote erstellen|angebote schreiben|angebotserstellung|angebote ausarbeiten
verträge prüfen|vertragsprüfung|verträge durchsehen
vertrag schließen|vertrag abschließen|Vertragsabschluss|Vertragsschluss
lieferanten auswählen|lieferantenauswahl
lieferanten bewerten|lieferantenbewertung
qualität prüfen|qualität kontrollieren|qualitätsprüfung|qualitätskontrolle
muster ziehen|proben ziehen|proben nehmen|proben entnehmen|probenahme|probenentnahme
proben untersuchen|proben analysieren|probenanalyse|probenuntersuchung
versuche durchführen|experimente durchführen|tests durchführen
messen|messungen durchführen|messungen vornehmen|Messung
messgerät|prüfgerät|messinstrument
abweichungen klären|differenzen klären|differenzklärung
ausschuss|fehlerhafte teile|ausschussteile
ausschussquote|ausschuss|ausschussrate|fehlerquote
quote|rate|anteil
effizienz|wirtschaftlichkeit
durchlaufzeit|bearbeitungszeit
bearbeitungszeit|bearbeitungsdauer
antwortzeit|reaktionszeit
sicherheit|schutz
hygienevorschrift|hygieneregel|hygienevorgabe|hygienebestimmung|hygienestandard
unterweisung|sicherheitsunterweisung
schriftsatz|schreiben an das gericht
fristen überwachen|fristen kontrollieren|fristenkontrolle|fristenüberwachung|fristenkalender führen
frist notieren|frist eintragen
gutachten erstellen|gutachten schreiben|gutachten verfassen
patientenaufnahme|patienten aufnehmen|anmeldung der patienten
patientendaten erfassen|patientendaten aufnehmen|patientendaten eingeben
rezepte ausstellen|rezepte schreiben
rezepte einlösen|rezepte bearbeiten
sprechzimmer|behandlungszimmer|behandlungsraum|behandlungszimmer vorbereiten
instrumente reinigen|instrumente sterilisieren
`;
