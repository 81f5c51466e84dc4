/** German, office, admin: one line, one meaning; our own list. */
export const officeAdmin = `
postbearbeitung|post bearbeiten|bearbeitung der post|ein- und ausgangspost bearbeiten|bearbeitung der ein- und ausgehenden post
posteingangsbearbeitung|eingangspost bearbeiten|bearbeitung der eingangspost|bearbeitung des posteingangs|posteingang bearbeiten
postausgangsbearbeitung|ausgangspost bearbeiten|bearbeitung des postausgangs|postausgang bearbeiten
postverteilung|post verteilen|verteilung der post|verteilung der eingangspost
büromaterialbestellung|büromaterial bestellen|bestellung von büromaterial|bestellung von büroartikeln|büroartikel bestellen|bürobedarf bestellen|bestellung von bürobedarf|Materialbestellung im Büro|Büromaterial beschaffen|Büromaterial einkaufen|Büroverbrauchsmaterial bestellen|Bürobedarf beschaffen|Büromaterialeinkauf
büromaterialverwaltung|büromaterial verwalten|verwaltung des büromaterials|verwaltung von büromaterial
büroorganisation|organisation des büros|büro organisieren|organisation der büroabläufe|büroabläufe organisieren
büroverwaltung|verwaltung des büros|büro verwalten
sitzungsvorbereitung|sitzungen vorbereiten|vorbereitung von sitzungen|besprechungen vorbereiten|besprechungsvorbereitung|vorbereitung von besprechungen|meetings vorbereiten|Konferenzen vorbereiten|Vorbereitung von Meetings
sitzungsnachbereitung|sitzungen nachbereiten|nachbereitung von sitzungen|besprechungen nachbereiten|nachbereitung von besprechungen
protokollerstellung|erstellung von protokollen|protokolle erstellen|protokolle verfassen
reisekostenabrechnung|reisekosten abrechnen|abrechnung von reisekosten|abrechnung der reisekosten|dienstreisen abrechnen|reisespesen abrechnen|spesenabrechnung|Abrechnung von Dienstreisen|Abrechnung der Spesen
reisekostenprüfung|reisekostenabrechnungen prüfen|prüfung von reisekostenabrechnungen
besprechungsräume buchen|buchung von besprechungsräumen|sitzungszimmer reservieren|reservierung von besprechungsräumen|besprechungsräume reservieren|Konferenzräume buchen|Besprechungszimmer buchen|Raumbuchung|Konferenzräume reservieren|Räume buchen|Raumreservierung|Räume reservieren|Raumbelegung planen|Raumplanung@Sitzung Besprechung Kurse Belegung|Raumverwaltung|Räume verwalten
hotelbuchung|hotels buchen|buchung von hotels|hotelzimmer buchen|hotelreservierung
flugbuchung|flüge buchen|buchung von flügen
schriftgutverwaltung|schriftgut verwalten|verwaltung von schriftgut|verwaltung des schriftguts
dokumentenverwaltung|dokumente verwalten|verwaltung von dokumenten|unterlagen verwalten|verwaltung von unterlagen
aktenverwaltung|akten verwalten|verwaltung von akten|verwaltung der akten|Führung von Akten|Akten anlegen und pflegen
aktenanlage|akten anlegen|anlage von akten|anlegen von akten
vertragsverwaltung|verträge verwalten|verwaltung von verträgen|verwaltung der verträge
vertragsablage|verträge ablegen|ablage von verträgen|ablage der verträge
digitale ablage|elektronische ablage|dateien digital ablegen|dokumente elektronisch ablegen|elektronische aktenablage
dokumente digitalisieren|digitalisierung von dokumenten|papierakten digitalisieren|digitalisierung von akten|akten digitalisieren|unterlagen digitalisieren|Akten scannen|Akten einscannen|Papierakten scannen|Dokumente einscannen
dokumente scannen|scannen von dokumenten|unterlagen scannen|unterlagen einscannen|einscannen von unterlagen
aktenvernichtung|akten vernichten|vernichtung von akten|unterlagen vernichten|vernichtung von unterlagen
schreiben nach diktat|diktate schreiben|briefe nach diktat schreiben|Phonodiktat|nach Band schreiben|Diktate tippen|Diktate abtippen|nach Diktat tippen|nach Phonodiktat schreiben
phonotypie|schreiben vom band|banddiktate schreiben
stenografie|kurzschrift|stenographie|steno schreiben
zehnfingersystem|zehn-finger-schreiben|10-finger-system|tastschreiben
besucherbetreuung|besucher betreuen|betreuung von besuchern
besucherempfang|empfang von besuchern|besucher in empfang nehmen|begrüßung von besuchern|besucher begrüßen|Gäste und Besucher empfangen|Kunden empfangen|Empfang von Kunden|Begrüßung von Gästen|Besucherbetreuung am Empfang
besucheranmeldung|besucher anmelden|anmeldung von besuchern|besucher registrieren|registrierung von besuchern
konferenzbewirtung|bewirtung von besprechungen|bewirtung bei besprechungen|besprechungen bewirten|gäste bei besprechungen bewirten
besucherbewirtung|bewirtung von besuchern|besucher bewirten
anrufannahme|annahme von anrufen|annahme von telefonaten|telefonannahme|telefonate annehmen|telefonate entgegennehmen|anrufe annehmen|Anrufe entgegennehmen und weiterleiten|Anrufe annehmen und verbinden|Anrufe verbinden|Anrufer verbinden|eingehende Anrufe entgegennehmen|eingehende Anrufe annehmen|Telefonate vermitteln
anrufweiterleitung|anrufe weiterleiten|weiterleitung von anrufen|telefonate weiterverbinden|anrufer weiterverbinden|gespräche vermitteln|anrufvermittlung
telefonzentrale bedienen|bedienung der telefonzentrale|telefonzentrale betreuen|betreuung der telefonzentrale|vermittlungsplatz bedienen
schriftliche korrespondenz|schriftverkehr führen|schriftverkehr erledigen|erledigung des schriftverkehrs|korrespondenz führen|korrespondenz erledigen
geschäftskorrespondenz|geschäftsbriefe schreiben|geschäftlicher schriftverkehr|geschäftsbriefe verfassen|geschäftlichen schriftverkehr führen|Schriftverkehr mit Kunden|Korrespondenz mit Kunden|Briefe an Kunden schreiben|Kundenkorrespondenz|Schriftverkehr mit Geschäftspartnern
fremdsprachenkorrespondenz|fremdsprachige korrespondenz|korrespondenz in fremdsprachen|fremdsprachiger schriftverkehr|schriftverkehr in fremdsprachen
e-mail-bearbeitung|e-mails bearbeiten|bearbeitung von e-mails|e-mail-anfragen bearbeiten|bearbeitung von e-mail-anfragen|E-Mail-Korrespondenz|E-Mail-Anfragen beantworten|Mails beantworten
e-mail-postfach betreuen|postfach verwalten|verwaltung des postfachs|betreuung des e-mail-postfachs
terminüberwachung|termine überwachen|überwachung von terminen
fristenüberwachung|fristen überwachen|überwachung von fristen|fristenkontrolle|fristen kontrollieren|kontrolle der fristen
wiedervorlage|wiedervorlagen führen|wiedervorlagen bearbeiten|wiedervorlage führen|wiedervorlagesystem führen
kopierarbeiten|kopien anfertigen|kopien erstellen|unterlagen kopieren|dokumente kopieren|kopieren von unterlagen
adresspflege|adressdaten pflegen|pflege der adressdaten|adressen pflegen|adressverwaltung|adressen verwalten|adressdatenbank pflegen|Pflege von Adressdaten|Adressdatenpflege|Anschriften pflegen
kontaktdaten pflegen|pflege der kontaktdaten|pflege von kontaktdaten
stammdatenverwaltung|stammdaten verwalten|verwaltung von stammdaten|verwaltung der stammdaten
stammdatenanlage|stammdaten anlegen|anlage von stammdaten|anlegen von stammdaten|Stammsätze anlegen
kundenstammdaten pflegen|pflege der kundenstammdaten|kundendaten pflegen|pflege der kundendaten|kundendatenpflege|kundenstammpflege|Pflege von Kundendaten|Kundendaten aktualisieren|Kundenkartei pflegen|Kundenkartei führen
artikelstammdaten pflegen|artikelstamm pflegen|artikelstammpflege|pflege der artikelstammdaten|artikeldaten pflegen|pflege des artikelstamms|Artikelpflege|Artikel im System pflegen
lieferantenstammdaten pflegen|lieferantendaten pflegen|pflege der lieferantenstammdaten|pflege der lieferantendaten|lieferantenstamm pflegen
datenabgleich|daten abgleichen|abgleich von daten
datenbereinigung|daten bereinigen|bereinigung von daten|datenbestand bereinigen|bereinigung des datenbestands|Data Cleansing|Data Cleaning|Datensätze bereinigen > doppelte Datensätze entfernen|Dubletten bereinigen|Dublettenbereinigung
listen führen|führen von listen|listenführung|führung von listen|Listen pflegen > Excel-Listen pflegen|Excel-Listen führen
tabellen erstellen|erstellung von tabellen|tabellenerstellung
excel-tabellen erstellen|erstellung von excel-tabellen|excel-listen erstellen|tabellen in excel anlegen|excel-tabellen anlegen
präsentationserstellung|präsentationen erstellen|erstellung von präsentationen|präsentationen ausarbeiten|präsentationsunterlagen erstellen|erstellung von präsentationsunterlagen|Folien erstellen|Präsentationen vorbereiten|Präsentationen gestalten|Folien gestalten|Foliensätze erstellen > PowerPoint-Präsentationen erstellen
serienbriefe erstellen|erstellung von serienbriefen|serienbrieferstellung|serienbriefe schreiben|Seriendruck|Serienmails erstellen
formulare erstellen|erstellung von formularen|formularerstellung|vordrucke erstellen
schlüsselverwaltung|schlüssel verwalten|verwaltung der schlüssel|Schlüssel ausgeben und zurücknehmen|Schlüsselausgabe und -rücknahme|Schließanlage verwalten
fuhrparkverwaltung|fuhrpark verwalten|verwaltung des fuhrparks
firmenhandys verwalten|verwaltung der firmenhandys|diensthandys verwalten|verwaltung der diensthandys|mobiltelefone der mitarbeiter verwalten
portokasse führen|führung der portokasse|handkasse führen|führung der handkasse|handkassenführung|barkasse führen|führung der barkasse
frankieren|post frankieren|frankierung der post|briefe frankieren|ausgangspost frankieren|Sendungen frankieren
urlaubsplanung|urlaub planen|urlaubsplan erstellen|planung der urlaube|urlaubspläne erstellen
urlaubsverwaltung|urlaube verwalten|verwaltung der urlaubstage|Urlaubsanträge verwalten|Urlaub verwalten|Ferienverwaltung|Verwaltung der Urlaubsanträge|Urlaubstage verwalten
umzugsorganisation|umzüge organisieren|organisation von umzügen
assistenz der geschäftsleitung|geschäftsleitungsassistenz|assistenz der geschäftsführung|geschäftsführungsassistenz|Assistenz des Geschäftsführers|Vorstandsassistenz|Executive Assistance|Direktionsassistenz|Assistenz des Vorstands|Chefassistenz
chefsekretariat|direktionssekretariat|sekretariat der geschäftsleitung|sekretariat der geschäftsführung
sekretariatsaufgaben|sekretariatsarbeiten|sekretariatstätigkeiten|arbeiten im sekretariat|Sekretariat führen
büroarbeiten|bürotätigkeiten|büroaufgaben|arbeiten im büro
allgemeine verwaltungsaufgaben|allgemeine verwaltungstätigkeiten|administrative aufgaben|administrative tätigkeiten|verwaltungsarbeiten|administrative arbeiten
teilnehmerverwaltung|teilnehmer verwalten|verwaltung der teilnehmer|teilnehmerdaten verwalten
einladungen verschicken|einladungen versenden|versand von einladungen|einladungsversand
ablagesystem aufbauen|aufbau eines ablagesystems|ablagestruktur aufbauen|aufbau der ablagestruktur|ablagesystem einrichten
mitgliederverwaltung|mitglieder verwalten|verwaltung der mitglieder|mitgliederdaten pflegen|pflege der mitgliederdaten|Mitgliederdatei führen
antragsbearbeitung|anträge bearbeiten|bearbeitung von anträgen|Anträge von Bürgern bearbeiten|Anträge prüfen und bescheiden|Anträge prüfen|Gesuche bearbeiten|Gesuche prüfen|Gesuchsbearbeitung|Anträge bescheiden|über Anträge entscheiden > Wohngeldanträge bearbeiten|Elterngeldanträge bearbeiten|Bauanträge bearbeiten|Asylanträge bearbeiten
antragsannahme|anträge annehmen|annahme von anträgen|anträge entgegennehmen|entgegennahme von anträgen
statistiken erstellen|erstellung von statistiken|statistiken führen|statistiken aufbereiten|Statistikerstellung|statistische Auswertungen erstellen
übersetzung von geschäftsbriefen|geschäftsbriefe übersetzen|geschäftskorrespondenz übersetzen
kurierdienste beauftragen|kuriere beauftragen|beauftragung von kurierdiensten|kurierfahrten beauftragen
sitzungsprotokolle schreiben|besprechungsprotokolle schreiben|sitzungsprotokolle erstellen|besprechungsprotokolle erstellen|erstellung von sitzungsprotokollen|protokollierung von sitzungen|Protokoll schreiben|Sitzungsprotokolle verfassen|Sitzungsprotokolle führen|Mitschriften von Sitzungen|Besprechungen mitschreiben|Sitzungen mitschreiben|Protokolle anfertigen|Protokollierung
dienstwagen verwalten|firmenwagen verwalten|verwaltung der firmenwagen|verwaltung der dienstwagen|dienstwagenverwaltung
urlaubsanträge bearbeiten|bearbeitung von urlaubsanträgen|urlaubsantragsbearbeitung
büroumzug organisieren|organisation des büroumzugs|organisation von büroumzügen
`;
