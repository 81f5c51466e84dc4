/** A verb and its paraphrase ("Notizen machen", "notieren"): German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const phrases1 = `
absprache treffen|absprechen|sich absprechen|absprachen treffen|abstimmung
abhilfe schaffen|beheben|beseitigen|lösen
anleitung geben|anleiten|anleitungen geben
ansprechpartner sein|ansprechpartnerin sein|als ansprechpartner dienen|ansprechbar sein|zur verfügung stehen
antrag stellen|beantragen|anträge einreichen|antrag einreichen
anwendung finden|anwenden
anzeige erstatten|anzeigen
aufnahme machen|aufnehmen|aufnahmen machen
aufsicht führen|beaufsichtigen|aufsicht haben|aufsicht
auftrag erteilen|beauftragen|in auftrag geben|aufträge vergeben|aufträge erteilen
auskunft geben|auskünfte geben|auskunft erteilen|auskünfte erteilen|auskünfte|fragen beantworten|informieren
ausschank|ausschenken|getränke ausgeben|getränke ausschenken
auswahl treffen|auswählen|auswahl
bedarf ermitteln|bedarfsermittlung|bedarf feststellen|bedarf erheben
beraten|beratungsgespräche führen|beratungsgespräch
bericht erstatten|berichten|berichte schreiben|berichte verfassen|bericht schreiben
beschwerde bearbeiten|beschwerden bearbeiten|reklamationen bearbeiten|beschwerdebearbeitung
bestand prüfen|bestände kontrollieren|bestandskontrolle|bestandsprüfung|vorräte prüfen
bestandsaufnahme machen|inventur machen|inventur|bestände zählen|bestand zählen
bestellung aufnehmen|bestellungen annehmen|bestellannahme|bestellungen entgegennehmen
besuche machen|besuchen|besuche abstatten|hausbesuche
buch führen|aufzeichnen|aufzeichnungen führen|verzeichnis führen|verzeichnen|liste führen|aufschreiben
dienst haben|dienst tun|im dienst sein|im einsatz sein
dienst tun|arbeiten|dienst leisten|tätig sein
einblick geben|zeigen|einblicke gewähren
einkäufe erledigen|einkaufen|einkäufe tätigen|einkauf erledigen|besorgungen machen
einsatz planen|einsatzplanung|einsätze planen
erfahrung sammeln|erfahrungen sammeln
erste hilfe leisten|ersthilfe|erstversorgung|notfallversorgung
fahrten unternehmen|fahren|fahrten machen
fehler suchen|fehlersuche|fehlerdiagnose|fehler finden|fehler ermitteln|störungssuche
fragen beantworten|anfragen beantworten|auf fragen antworten|auskunft geben
fotos machen|fotografieren|bilder aufnehmen|aufnahmen machen
führung geben|führungen geben|führungen machen|führungen anbieten|führungen|führung|durch die ausstellung führen
geld einnehmen|kassieren|kasse bedienen|zahlungen entgegennehmen|inkasso
geld zählen|kasse zählen|kassensturz|kasse abrechnen|kassenabschluss|kassenabrechnung
gespräch führen|sprechen|gespräche führen|sich unterhalten|reden|besprechen
gesellschaft leisten|zeit verbringen mit|beschäftigen
hand anlegen|mithelfen|mit anpacken
hilfe leisten|helfen|unterstützen|hilfestellung geben|hilfestellung leisten|hilfestellung|unterstützung leisten|unterstützung geben
in betrieb nehmen|inbetriebnahme|starten|in gang setzen|anlaufen lassen
außer betrieb nehmen|stilllegen|abschalten
in empfang nehmen|empfangen|annehmen|entgegennehmen|entgegennahme
in ordnung bringen|reparieren|ordnen|richten
in ordnung halten|instand halten|pflegen|sauber halten
in rechnung stellen|berechnen|abrechnen|fakturieren|rechnung schreiben|rechnungen stellen
in reparatur geben|zur reparatur bringen|reparieren lassen
in kraft setzen|einführen
in stand setzen|instandsetzen|reparieren|instandsetzung|wieder herrichten
interview führen|interviewen|interviews machen
kasse machen|kasse abrechnen|tagesabschluss machen|kassenabschluss machen|abrechnen
kasse bedienen|kassieren|an der kasse arbeiten|kassentätigkeit|kassendienst|an der kasse
kenntnis haben|kennen
kontakt halten|in kontakt bleiben|in verbindung bleiben|kontakt pflegen|kontaktpflege
kontakt aufnehmen|kontaktieren|sich wenden an|ansprechen|kontaktaufnahme
kontrollieren|kontrollgänge machen
korrektur lesen|korrigieren|korrekturlesen|gegenlesen|auf fehler lesen
kurs geben|kurse geben|kurse halten|unterrichten
leergut annehmen|pfand annehmen|leergutannahme|pfandannahme
leistung erbringen|leisten
liste erstellen|auflisten|listen erstellen|listen anlegen|liste anfertigen
maßnahme ergreifen|maßnahmen einleiten|maßnahmen treffen|handeln
meldung machen|melden|meldung erstatten|meldungen machen
musik machen|musizieren|spielen
mut machen|ermutigen
nachfrage halten|nachfragen
nachricht hinterlassen|benachrichtigen
nachweis führen|nachweisen|belegen
notizen machen|notieren|aufschreiben|notizen anfertigen|mitschreiben
nutzen ziehen|nutzen
ordnung halten|aufräumen|für ordnung sorgen|in ordnung halten
ordnung schaffen|aufräumen|ordnen
pause vertreten|pausenvertretung
plan erstellen|planen|pläne erstellen|planung
plan aufstellen|planen|pläne aufstellen|plan erstellen|pläne erstellen
platz zuweisen|plätze zuweisen|zum tisch führen|zum platz führen|an den tisch bringen|platzieren
post öffnen|posteingang bearbeiten|eingangspost bearbeiten|postbearbeitung
post verteilen|postverteilung|briefe verteilen|briefe austragen
preise anbringen|auszeichnen|preisauszeichnung|mit preisen versehen
probe nehmen|proben ziehen|proben nehmen|probenahme|probeentnahme|probenentnahme|proben entnehmen
probe fahren|probefahrt|probefahrten machen
prüfung vornehmen|prüfen
rat geben|beraten|ratschläge geben|raten|empfehlen
rechnung stellen|fakturieren|rechnungsstellung|rechnungen schreiben|rechnungen ausstellen|rechnungsschreibung|rechnungen erstellen
rede halten|reden|vortragen|reden halten
reservierung annehmen|reservieren|reservierungen entgegennehmen|reservierungen aufnehmen|buchungen annehmen|tischreservierung
rücksprache halten|sich absprechen|rückfragen|sich abstimmen|nachfragen|rückfrage halten
rückmeldung geben|zurückmelden|feedback geben|rückmelden
runde gehen|rundgang machen|rundgänge machen|kontrollrunden drehen
schaden melden|schadensmeldung|schäden melden|schadenmeldung
schicht arbeiten|schichtdienst|in schichten arbeiten|schichtarbeit|im schichtbetrieb arbeiten|im schichtdienst
nachts arbeiten|nachtdienst|nachtschicht|nachtarbeit
schluss machen|beenden
sorge tragen|sorgen|sicherstellen
stellung nehmen|stellungnahme|stellungnahmen schreiben|sich äußern
streit schlichten|konflikte lösen|konfliktlösung|vermitteln|bei streit vermitteln|streitschlichtung
`;
