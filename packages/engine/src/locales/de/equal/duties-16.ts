/** Leitung, freie Berufe, Technik, Gesundheit, Unterricht, IT, Recht und Medien in den Worten der Anzeige und in einfachen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties16 = `
Unternehmensleitung|Geschäftsführung|Firmenleitung|Unternehmen leiten|Firma leiten|Unternehmen führen
Teamleitung|Teamführung|Teams führen|Team leiten|Teams leiten|Team führen > Kolonne führen|Kolonnen führen|Kolonnenführung|Bautrupp führen|Bautrupp leiten
Budgetverwaltung|Etatverwaltung|Budgets verwalten|Budget verwalten|Verwaltung von Budgets
Budgetüberwachung|Budgetkontrolle|Budget überwachen|Einhaltung des Budgets überwachen|Ausgaben überwachen
Lektorat|Lektorieren|Texte lektorieren|Manuskripte lektorieren|Texte lesen und verbessern|Texte stilistisch überarbeiten
Korrektorat|Korrekturlesen|Texte Korrektur lesen|Rechtschreibung prüfen|Tippfehler korrigieren
Gefährdungsbeurteilung|Gefährdungsbeurteilungen erstellen|Arbeitsplätze auf Gefahren beurteilen|Arbeitsplätze auf Gefahren prüfen|Gefahren am Arbeitsplatz beurteilen|Gefährdungen am Arbeitsplatz beurteilen
Filmregie|Regie bei Filmen|Filme inszenieren|bei Filmen Regie führen > Kurzfilme inszenieren|Kurzfilme drehen als Regisseur|bei Kurzfilmen Regie führen
Theaterregie|Stücke inszenieren|Theaterstücke inszenieren|Regie am Theater führen
Zeitaufnahmen|Zeitstudien|Arbeitszeitstudien > Taktzeiten aufnehmen|REFA-Zeitaufnahmen
Dolmetschen im Gesundheitswesen > Dolmetschen bei Arztterminen|bei Arztterminen dolmetschen|bei Arztbesuchen dolmetschen|in Kliniken dolmetschen|im Krankenhaus dolmetschen
Behördendolmetschen|Dolmetschen bei Behörden|bei Behörden dolmetschen|auf Ämtern dolmetschen
Gerichtsdolmetschen|bei Gericht dolmetschen|vor Gericht dolmetschen|Dolmetschen vor Gericht|Dolmetschen bei Gericht
Serveradministration|Server administrieren|Server verwalten|Serververwaltung|Serverbetreuung|Server betreuen
Schließen von Sicherheitslücken|Sicherheitslücken schließen|Schwachstellen schließen|Schwachstellen beheben|Behebung von Schwachstellen|Sicherheitslücken beheben|Schließen von Schwachstellen
Schwachstellenanalyse|Schwachstellen suchen|Sicherheitslücken suchen|Suche nach Sicherheitslücken|Sicherheitslücken aufdecken
Fehlerbehebung|Fehler beheben|Beheben von Fehlern|Beseitigung von Fehlern|Störungen beheben
Code-Review|Code-Reviews|Code von Kollegen prüfen|Quelltexte gegenlesen|Code gegenlesen
Softwarearchitektur|Architektur von Software entwerfen|Softwarearchitekturen entwerfen|Systemarchitektur entwerfen
Frontend-Entwicklung|Frontends entwickeln|Oberflächen programmieren|Benutzeroberflächen programmieren|Benutzeroberflächen entwickeln
Backend-Entwicklung|Backends entwickeln|Serverseite programmieren|serverseitige Programmierung
App-Entwicklung|Apps entwickeln|Apps programmieren|mobile Anwendungen entwickeln|Entwicklung mobiler Anwendungen
Datenbankentwicklung|Datenbanken entwickeln|Datenbanken entwerfen|Datenbankentwurf|Datenbankdesign
Patchmanagement|Patch-Management|Updates einspielen|Sicherheitsupdates einspielen|Patches einspielen
Rechtemanagement|Rechteverwaltung|Zugriffsrechte vergeben|Berechtigungen vergeben|Berechtigungsverwaltung|Zugriffsrechte verwalten|Berechtigungsmanagement
Penetrationstests|Penetrationstest|Penetration Testing|Pentests|Systeme auf Angriffe testen
Anforderungsanalyse|Anforderungsaufnahme|Anforderungserhebung|Anforderungen aufnehmen|Anforderungen erheben|Anforderungen analysieren|Requirements Engineering
Prozessaufnahme|Prozesse aufnehmen|Abläufe aufnehmen|Ist-Prozesse aufnehmen
Prozessanalyse|Prozesse analysieren|Abläufe analysieren|Arbeitsabläufe analysieren|Analyse von Abläufen
Presseanfragen beantworten|Beantwortung von Presseanfragen|Beantwortung von Medienanfragen|Anfragen von Journalisten beantworten|Anfragen der Presse beantworten|Fragen von Journalisten beantworten|Journalisten Auskunft geben
Pressearbeit|Medienarbeit
Social-Media-Betreuung|Betreuung der Social-Media-Kanäle|Social-Media-Kanäle betreuen|Social-Media-Kanäle pflegen|Pflege der Social-Media-Kanäle|soziale Medien betreuen|soziale Medien pflegen|Social-Media-Pflege > Instagram und Facebook pflegen|Facebook und Instagram betreuen|Instagram-Kanal betreuen|Facebook-Seite pflegen|Instagram und Facebook bespielen|Instagram-Auftritt pflegen
Newsletterversand|Newsletter versenden|Newsletter verschicken|Versand von Newslettern|Newsletter-Versand
Suchmaschinenoptimierung|Webseiten für Suchmaschinen optimieren|Optimierung für Suchmaschinen|SEO
Suchmaschinenwerbung|Google-Anzeigen schalten|Google Ads|Anzeigen bei Google schalten
Messeplanung|Messeauftritte planen|Messen planen|Messestände planen
Mediaplanung|Werbung in Medien planen|Anzeigen planen und buchen
Marktforschung|Märkte erforschen > Verbraucher befragen|Kunden zu Produkten befragen
Wettbewerbsbeobachtung|Konkurrenzbeobachtung|Wettbewerber beobachten|Konkurrenz beobachten|Mitbewerber beobachten|Beobachtung der Wettbewerber
Freianlagenplanung|Außenanlagenplanung|Freianlagen planen|Außenanlagen planen|Planung von Außenanlagen > Spielplätze planen|Parks planen|Spielplätze und Parks entwerfen|Parks entwerfen|Gärten und Parks planen
Bauleitplanung > Bebauungspläne aufstellen|Flächennutzungspläne aufstellen
Bauüberwachung|Objektüberwachung|Bauarbeiten überwachen|Überwachung von Bauarbeiten|Bauausführung überwachen
Baukostenkontrolle|Baukosten kontrollieren|Baukosten überwachen|Kostenkontrolle am Bau
Tragwerksplanung|Tragwerke planen|Statik rechnen|Statik berechnen
Ausschreibung von Bauleistungen|Bauleistungen ausschreiben|Bauarbeiten ausschreiben
Grundlagenermittlung|Grundlagen für die Planung ermitteln
Bestandsaufnahme von Gebäuden|Gebäude aufmessen|Gebäudeaufmaß|Bauaufmaß
Vermessungsarbeiten|Grundstücke vermessen|Gelände vermessen|Vermessung von Grundstücken
Inbetriebnahme von Anlagen|Anlageninbetriebnahme|Anlagen in Betrieb nehmen|neue Anlagen in Betrieb nehmen|Inbetriebsetzung von Anlagen|Anlagen in Betrieb setzen
Inbetriebnahme von Maschinen|Maschineninbetriebnahme|Maschinen in Betrieb nehmen|Maschinen anfahren
Prozessoptimierung in der Produktion|Fertigungsabläufe verbessern|Produktionsabläufe verbessern|Fertigungsoptimierung
Ausschussreduzierung|Ausschussminimierung|Ausschuss senken|Ausschuss verringern|Senkung des Ausschusses|weniger Ausschuss
Kapazitätsplanung|Kapazitäten planen|Auslastung planen
Arbeitsvorbereitung|Fertigungsaufträge vorbereiten|Arbeitspläne erstellen und Aufträge einplanen
Ursachenanalyse|Fehlerursachen suchen|Fehlerursachen ermitteln|Ursachen von Fehlern suchen|Root-Cause-Analyse|Fehlerursachenanalyse
Lieferantenaudits|Lieferanten auditieren|Audits bei Lieferanten
Interne Audits|interne Auditierung|im Haus auditieren|Audits im eigenen Haus durchführen
Wettervorhersage|Wetterprognose|Wetter vorhersagen|das Wetter vorhersagen
Kartierung von Arten|Arten kartieren|Tiere und Pflanzen kartieren|Artenkartierung > Vögel kartieren|Fledermäuse kartieren|Pflanzen kartieren|Amphibien kartieren
Vogelkartierung|Vögel kartieren|Brutvögel kartieren|Kartierung von Vögeln
Gewässerschutz|Schutz von Gewässern
Bodenuntersuchung|Bodenproben untersuchen|Böden untersuchen|Untersuchung von Böden
Wasseranalytik|Wasserproben untersuchen|Wasser untersuchen|Wasseranalyse|Untersuchung von Wasserproben|Wasserproben analysieren
Patientenaufnahme|Aufnahme von Patienten|Patienten aufnehmen|neue Patienten aufnehmen
Patientenentlassung|Entlassmanagement|Entlassungen vorbereiten|Entlassung von Patienten|Entlassungsmanagement
Patientenaufklärung|Aufklärungsgespräche mit Patienten|Patienten über Eingriffe aufklären|Patienten aufklären
Anamneseerhebung|Anamnesen erheben|Krankengeschichte erheben|Vorgeschichte der Patienten erfragen
Wundversorgung|Wundbehandlung|Wunden versorgen|Wunden behandeln|Versorgung von Wunden > Wunden verbinden und reinigen
Verbandswechsel|Verbandwechsel|Verbände wechseln|Wechseln von Verbänden|Verbände erneuern
Vitalzeichenkontrolle|Vitalzeichen messen|Vitalwerte messen|Kontrolle der Vitalzeichen|Vitalparameter überwachen|Messung der Vitalwerte|Blutdruck, Puls und Temperatur messen|Puls, Blutdruck und Temperatur messen
Blutentnahme|Blutentnahmen|Blut abnehmen|Blutabnahme|Blutabnahmen|Blut entnehmen
Infusionen legen|Infusionen anlegen|Anlegen von Infusionen|Infusionen anhängen
Venöse Zugänge legen|Zugänge legen|Venenzugänge legen|Venenkatheter legen|Legen von Venenkathetern
Stomaversorgung|Stomapflege|künstliche Darmausgänge versorgen|künstlichen Ausgang versorgen
Sondenernährung|über Sonde ernähren|Sondenkost verabreichen|Sondenkost geben|Sondenkostgabe
Sterbebegleitung|Sterbende begleiten|Begleitung Sterbender|Begleitung von Sterbenden
Geburtshilfe > bei Geburten helfen|Geburten begleiten|Geburten leiten
Wochenbettbetreuung|Wochenbettbesuche|Mütter im Wochenbett betreuen|Wöchnerinnen betreuen|Nachsorge bei Wöchnerinnen
Füllungstherapie|Zahnfüllungen legen|Zähne füllen|Füllungen legen
Zahnextraktion|Zähne ziehen|Ziehen von Zähnen|Zähne entfernen|Extraktionen
Refraktionsbestimmung|Brillenstärken bestimmen|Sehstärken bestimmen|Sehstärke messen|Augenglasbestimmung|Augen ausmessen
Kontaktlinsenanpassung|Kontaktlinsen anpassen|Anpassung von Kontaktlinsen
Stottertherapie|Stottern behandeln|Stotterer behandeln|Kinder mit Stottern behandeln|Behandlung von Stottern
Rezeptprüfung|Rezepte prüfen|Rezepte kontrollieren|Rezeptkontrolle
Rezepturherstellung|Rezepturen anfertigen|Rezepturen herstellen|Salben anrühren|Herstellung von Rezepturen|Arzneimittel anfertigen
Arzneimittelberatung|zu Arzneimitteln beraten|Patienten zu Medikamenten beraten|Medikamentenberatung|Beratung zu Medikamenten
Wechselwirkungsprüfung|Wechselwirkungen prüfen|Medikamente auf Wechselwirkungen prüfen
Impfung von Kleintieren|Kleintiere impfen > Hunde und Katzen impfen|Hunde impfen|Katzen impfen
Kleintierbehandlung|Behandlung von Kleintieren|Kleintiere behandeln > Hunde und Katzen behandeln
Schwangerenberatung|Schwangere beraten|Beratung von Schwangeren
Ernährungsberatung|zu Ernährung beraten|zur Ernährung beraten|Beratung zur Ernährung|in Ernährungsfragen beraten
Betreuung von Abschlussarbeiten|Abschlussarbeiten betreuen > Bachelorarbeiten betreuen|Masterarbeiten betreuen|Diplomarbeiten betreuen
Lehrveranstaltungen|Lehrveranstaltungen halten|Vorlesungen und Seminare halten
Vorlesungen halten|Halten von Vorlesungen|Vorlesungen geben
Klassenleitung|Klassenlehrer sein|Klassenlehrerin sein|Klasse leiten|eine Klasse führen|Klasse führen|Klassenvorstand|als Klassenlehrerin führen|als Klassenlehrer führen|Klassenführung
Durchführung von Elternabenden|Elternabende durchführen|Elternabende halten|Elternabende leiten|Elternabende gestalten
Förderplanung|Förderpläne schreiben|Förderpläne erstellen|Förderpläne ausarbeiten|Erstellung von Förderplänen
Hilfeplanung|Hilfepläne schreiben|Hilfepläne erstellen|Hilfepläne aufstellen|Erstellung von Hilfeplänen
Stundenplanung|Stundenpläne erstellen|Stundenpläne schreiben|Stundenpläne machen|Stundenplangestaltung|Stundenplanerstellung
Unterrichtsvorbereitung|Unterricht vorbereiten|Vorbereitung des Unterrichts|Unterrichtsstunden vorbereiten|Vorbereitung von Unterricht|Unterrichtsplanung|Unterricht planen
Leistungsbewertung|Leistungen bewerten|Schüler benoten|Noten geben|Notengebung|Leistungen benoten
Abiturprüfungen abnehmen|Abiturprüfungen|Abnahme von Abiturprüfungen
DaZ-Unterricht|Deutsch als Zweitsprache unterrichten|Unterricht in Deutsch als Zweitsprache|Deutsch für Zugewanderte unterrichten|Deutsch für Migranten unterrichten|Zugewanderten Deutsch beibringen
DaF-Unterricht|Deutsch als Fremdsprache unterrichten|Unterricht in Deutsch als Fremdsprache
Anwenderschulungen|Anwenderschulung|Anwender schulen|Benutzer schulen|Nutzer schulen|Schulung von Anwendern|Endanwender schulen|Benutzerschulungen
Jahresabschlussprüfung|Jahresabschlüsse prüfen|Prüfung von Jahresabschlüssen
Unternehmensbewertung|Unternehmen bewerten|Firmen bewerten|Bewertung von Unternehmen|Firmenbewertung
Kreditprüfung|Kreditanträge prüfen|Prüfung von Kreditanträgen
Bonitätsprüfung|Bonität prüfen|Kreditwürdigkeit prüfen|Prüfung der Bonität
Monatsreporting|Monatsberichte erstellen|monatliche Berichte erstellen|monatliches Berichtswesen|Monatsberichtswesen
Vorstellungsgespräche führen|Führen von Vorstellungsgesprächen|Bewerbungsgespräche führen|Bewerbergespräche führen|Einstellungsgespräche führen|Bewerberinterviews führen
Zeugniserstellung|Zeugnisse schreiben|Arbeitszeugnisse schreiben|Zeugnisse erstellen|Arbeitszeugnisse erstellen|Erstellung von Arbeitszeugnissen|Arbeitszeugnisse verfassen
Vertragserstellung|Verträge erstellen|Verträge aufsetzen|Verträge ausarbeiten|Vertragsausarbeitung|Verträge entwerfen|Vertragsgestaltung|Verträge gestalten
Prozessvertretung|vor Gericht vertreten|Mandanten vor Gericht vertreten|Vertretung vor Gericht|gerichtliche Vertretung
Abfassung von Schriftsätzen|Schriftsätze verfassen|Schriftsätze schreiben|Schriftsatzerstellung > Klageschriften verfassen|Klagen schreiben
Rechtsberatung|in Rechtsfragen beraten|rechtlich beraten|Beratung in Rechtsfragen|juristisch beraten|juristische Beratung
Mandantenberatung|Mandanten beraten|Beratung von Mandanten
Beurkundungen|Verträge beurkunden|Beurkundung von Verträgen
Mitgliederberatung|Mitglieder beraten|Beratung von Mitgliedern
Aktenerschließung|Akten erschließen|Erschließung von Akten|Archivgut erschließen
Medienerwerb|Bücher und Medien anschaffen|Erwerbung von Medien > Bücher anschaffen
Verschlagwortung|Bücher verschlagworten|Schlagwörter vergeben
Leseförderung|Kinder zum Lesen anregen|Lesen bei Kindern fördern
Hausbesuche|Hausbesuche machen > Familien zu Hause besuchen|Klienten zu Hause besuchen|Patienten zu Hause besuchen
Krisenintervention|in Krisen eingreifen|Menschen in akuten Krisen beraten
Psychologische Diagnostik|psychologische Tests durchführen|testpsychologische Untersuchungen
Kinderdiagnostik|Diagnostik bei Kindern|Kinder testen und diagnostizieren
Auswertung von Befragungen|Befragungen auswerten|Umfragen auswerten|Umfragedaten auswerten|Befragungsdaten auswerten|Auswertung von Umfragen|Fragebögen auswerten
Konjunkturprognosen|Konjunktur vorhersagen|Konjunkturentwicklung prognostizieren
Übersetzung technischer Dokumente|technische Dokumente übersetzen|technische Texte übersetzen|Übersetzung technischer Texte|technische Übersetzungen > Bedienungsanleitungen übersetzen|Handbücher übersetzen|Montageanleitungen übersetzen
Untertitelung|Untertitel schreiben|Filme untertiteln|Untertitel erstellen|Erstellung von Untertiteln
Interviewführung|Interviews führen|Führen von Interviews
Pflegeheimleitung|Altenheimleitung|Seniorenheim leiten|Altenheim leiten|Pflegeheim leiten|Leitung eines Pflegeheims|Leitung eines Seniorenheims
Heimleitung|Heim leiten > Seniorenheim leiten|Altenheim leiten|Pflegeheim leiten|Kinderheim leiten|Wohnheim leiten
Kita-Leitung|Kita leiten|Kindertagesstätte leiten|Kindergarten leiten|Leitung einer Kita|Kitaleitung|Kindergartenleitung
Führung des Außendienstes|Außendienst führen|Außendienstführung|Außendienstmannschaft führen|Außendienstmitarbeiter führen|Außendienstteam führen|Führung von Außendienstmitarbeitern
Key-Account-Betreuung|Großkundenbetreuung|Großkunden betreuen|Schlüsselkunden betreuen|Key-Accounts betreuen|Key-Account-Management|Betreuung von Großkunden
Neukundengewinnung|Neukunden gewinnen|neue Kunden gewinnen|Kunden gewinnen|Kundengewinnung|Neukundenakquise|neue Kunden werben|Gewinnung neuer Kunden
Preisanpassung|Preise anpassen|Anpassung von Preisen > Zimmerpreise anpassen
Abschriftenkontrolle|Abschriften kontrollieren|Kontrolle der Abschriften|Kontrolle von Abschriften
Haushaltsaufstellung|Haushalt aufstellen|Aufstellung des Haushalts
Gremienarbeit|in Gremien arbeiten
Fördermittelakquise|Fördermittel einwerben|Fördergelder einwerben|Drittmittel einwerben|Drittmittelakquise|Einwerbung von Fördermitteln|Drittmitteleinwerbung
`;
