/** A verb and its paraphrase ("Notizen machen", "notieren"): German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const phrases2 = `
tagesgeld abrechnen|spesen abrechnen|spesenabrechnung|reisekosten abrechnen|reisekostenabrechnung
telefon bedienen|telefonieren|telefondienst|telefonzentrale bedienen|telefonate annehmen|anrufe entgegennehmen|ans telefon gehen|anrufannahme|telefonannahme
termin machen|termine vereinbaren|termine ausmachen|terminvereinbarung|terminvergabe|termine vergeben|termin vereinbaren
termine koordinieren|terminkoordination|termine abstimmen|terminabstimmung
terminplanung|termine planen|kalender führen|kalenderpflege|kalender pflegen
testen|tests machen
treffen vereinbaren|verabreden
übergabe machen|übergeben
umgang haben mit|arbeiten mit|umgehen mit
umzug machen|umziehen
unterricht geben|unterrichten|unterricht erteilen|unterricht halten|stunden geben|lehren
unterstützung bieten|unterstützen|helfen|hilfe bieten
urlaubsvertretung machen|im urlaub vertreten|urlaubsvertretung|während des urlaubs vertreten|in den ferien vertreten
verbesserung vorschlagen|verbesserungsvorschläge machen|verbesserungsvorschlag|verbesserungen vorschlagen
verbindung halten|kontakt halten
verhandlung führen|verhandeln|verhandlungen führen
verkauf tätigen|verkaufen
vertrag abschließen|vertragsabschluss|verträge abschließen
vertrag aufsetzen|verträge erstellen|vertragserstellung|verträge schreiben
vorbereitung treffen|vorbereiten|vorbereitungen treffen|vorarbeiten
vorlage erstellen|vorlagen anlegen
vorschlag machen|vorschlagen|vorschläge machen|anregungen geben
wache halten|bewachen|wachdienst|wache stehen
waren annehmen|warenannahme|wareneingang|ware entgegennehmen|lieferungen annehmen|lieferungen entgegennehmen
waren prüfen|warenkontrolle|ware kontrollieren|wareneingangsprüfung|wareneingangskontrolle|lieferungen prüfen
ware verräumen|ware einräumen|regale auffüllen|regale einräumen|warenverräumung|regale bestücken|regalpflege
wäsche machen|waschen|wäsche waschen|wäschepflege
werbung machen|werben|werbetätigkeit
wissen vermitteln|lehren|wissensvermittlung|kenntnisse vermitteln
zahlung leisten|zahlen|bezahlen|zahlungen vornehmen|zahlungen tätigen|zahlungen anweisen
zählung machen|zählen
zeit erfassen|zeiterfassung|arbeitszeiten erfassen|arbeitszeiterfassung|stunden aufschreiben
zum einsatz kommen|einsetzen
zur anzeige bringen|anzeigen
zur schule bringen|schulweg begleiten
zur verfügung stellen|bereitstellen|geben|bereithalten
zutaten abwiegen|abwiegen der zutaten|einwiegen
tische abräumen|geschirr abräumen|tische abdecken|geschirr abtragen
tische eindecken|tische decken|eindecken
tische zuweisen|gäste platzieren|gäste an den tisch führen|gäste zum tisch bringen
betten machen|betten beziehen|bettwäsche wechseln|betten frisch beziehen
zimmer reinigen|zimmerreinigung|zimmer putzen|zimmer sauber machen
boden wischen|böden wischen|bodenreinigung|böden reinigen|fußböden reinigen|böden putzen
fenster putzen|fensterreinigung|fenster reinigen|scheiben putzen|glasreinigung
müll entsorgen|abfall entsorgen|müllentsorgung|abfallentsorgung|müll wegbringen|müll rausbringen
müll trennen|mülltrennung|abfall trennen|abfalltrennung|abfälle sortieren
rasen mähen|rasenmähen|gras schneiden|rasenpflege
hecken schneiden|heckenschnitt|hecken stutzen|sträucher schneiden
schnee räumen|schneeräumung|schnee schippen|schnee schieben|schneeschippen
laub fegen|laub rechen|laub entfernen|laub zusammenkehren|laub harken
blumen gießen|pflanzen gießen|pflanzen wässern|pflanzenpflege
tiere füttern|tierfütterung|tiere versorgen|futter geben
ställe ausmisten|ställe misten|stallreinigung|boxen ausmisten|stallarbeit
gassi gehen|mit hunden spazieren gehen
essen ausgeben|essensausgabe|mahlzeiten ausgeben|essen austeilen|speisen ausgeben
essen anreichen|essen reichen|beim essen helfen|hilfe beim essen|unterstützung beim essen
blutdruck messen|blutdruckmessung|blutdruckkontrolle
fieber messen|temperatur messen|temperaturmessung|temperaturkontrolle|temperaturen kontrollieren|temperaturen messen
vitalwerte messen|vitalzeichen messen|vitalzeichenkontrolle|vitalwerte kontrollieren
blut abnehmen|blutentnahme|blut entnehmen|blutabnahme
verband wechseln|verbandswechsel|verbände anlegen|verbände wechseln|verbandwechsel
reifen wechseln|reifenwechsel|räder wechseln|radwechsel
öl wechseln|ölwechsel
werkzeug ausgeben|werkzeugausgabe
maschinen einrichten|maschineneinrichtung|anlagen einrichten|rüsten|maschinen rüsten|umrüsten von maschinen
maschinen bedienen|maschinenbedienung|anlagenbedienung|an maschinen arbeiten|anlagen bedienen|an der maschine arbeiten
maschinen warten|maschinenwartung|anlagenwartung
paletten packen|palettieren|auf paletten packen|paletten stapeln|auf paletten stapeln|paletten beladen
pakete packen|pakete verpacken|paketversand|päckchen packen
stapler fahren|gabelstapler fahren|staplerfahren|gabelstapler bedienen|stapler bedienen
lkw fahren|lastwagen fahren|mit dem lkw fahren|lkw-fahrten
taxi fahren|taxifahren
daten eingeben|dateneingabe|daten erfassen|datenerfassung|daten eintragen|daten einpflegen
daten sichern|datensicherung|backups erstellen|sicherungskopien
daten pflegen|datenpflege|daten aktualisieren|stammdaten pflegen
daten auswerten|datenauswertung|datenanalyse|daten analysieren
rechner einrichten|computer einrichten|pcs aufsetzen|rechner aufsetzen
nutzer betreuen|anwender unterstützen|anwenderbetreuung|nutzerbetreuung|anwendersupport|benutzer unterstützen
fehler melden|fehlermeldungen|bugs melden|störungen melden
konten abstimmen|kontenabstimmung|konten abgleichen
rechnungen prüfen|rechnungsprüfung|rechnungskontrolle|rechnungen kontrollieren
rechnungen buchen|rechnungsbuchung|rechnungen verbuchen|eingangsrechnungen buchen
belege sortieren|belege ordnen|belegablage
angebote einholen|angebotseinholung|angebote anfordern|offerten einholen
angebote vergleichen|angebotsvergleich|preise vergleichen|preisvergleich
angebote schreiben|angebotserstellung|angebote erstellen|offerten schreiben|angebote verfassen
reisen buchen|reisebuchung|reiseplanung|reisen organisieren|dienstreisen buchen
akten ablegen|aktenablage|akten abheften|ablage machen|ablage|schriftstücke ablegen
akten führen|aktenführung|aktenpflege
kaffee kochen|kaffee zubereiten|kaffeezubereitung
bier zapfen|zapfen|bier ausschenken
cocktails mixen|cocktails zubereiten|mixgetränke zubereiten
brot backen|brote backen|brot herstellen
teig kneten|teig herstellen|teig anrühren|teige herstellen|teig machen
haare schneiden|haarschnitt|haarschnitte
haare färben|färben|haarfarbe auftragen|colorieren
`;
