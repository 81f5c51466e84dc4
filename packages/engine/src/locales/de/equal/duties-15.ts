/** Aufgaben mit englischem Namen oder Fachwort und das, was ein Lebenslauf dafür sagt; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties15 = `
Supplier Evaluation|Lieferantenbewertung|Lieferanten bewerten|Bewertung von Lieferanten
Data Cleansing|Datenbereinigung|Daten bereinigen|Bereinigung von Daten > Kundendaten bereinigen|Stammdaten bereinigen
Data Migration|Datenmigration|Daten migrieren|Migration von Daten|Daten übernehmen
Data Analysis|Data Analytics|Datenanalyse|Daten analysieren|Analyse von Daten|Daten auswerten
Datenvisualisierung|Data Visualization|Daten visualisieren|Visualisierung von Daten
Datenmodellierung|Data Modeling|Daten modellieren|Modellierung von Daten
Video-Editing|Videoschnitt|Videos schneiden|Filme schneiden|Schnitt von Videos > Werbevideos schneiden|Imagefilme schneiden|Lehrvideos schneiden
Audio-Editing|Tonschnitt|Audioschnitt|Ton schneiden > Podcasts schneiden|Interviews schneiden
Active Sourcing|Direktansprache|Kandidaten direkt ansprechen|Bewerber direkt ansprechen|Fachkräfte direkt ansprechen
Performance Reviews|Leistungsbeurteilungen|Leistungen von Mitarbeitern beurteilen|Mitarbeiter beurteilen
Employee Survey|Mitarbeiterbefragung|Mitarbeiter befragen|Befragung von Mitarbeitern|Beschäftigte befragen
Workforce Planning|Personalplanung|Personal planen|Personaleinsatz planen|Personalbedarf planen
Market Analysis|Marktanalyse|Märkte analysieren|Analyse von Märkten
Pricing|Preisgestaltung|Preise gestalten|Preise festlegen|Preise kalkulieren
Product Launch|Produkteinführung|Produkte einführen|Einführung von Produkten|Markteinführung von Produkten|Produkte auf den Markt bringen
Product Development|Produktentwicklung|Produkte entwickeln|Entwicklung von Produkten
Eventmanagement|Veranstaltungsmanagement|Veranstaltungen organisieren|Events organisieren|Organisation von Veranstaltungen > Feste organisieren|Tagungen organisieren|Messen organisieren
Kongressorganisation|Kongresse organisieren|Tagungen organisieren|Konferenzen organisieren|Organisation von Kongressen|Organisation von Tagungen
Fundraising|Spendenwerbung|Spenden sammeln|Spenden einwerben|Einwerben von Spenden|Spendengelder einwerben
Content Creation|Inhalte erstellen|Erstellung von Inhalten|Inhalte produzieren > Videos und Beiträge für Instagram erstellen|Beiträge für Facebook erstellen
Community Management|Betreuung von Online-Gemeinschaften|Kommentare in sozialen Medien beantworten
Storyboards|Storyboards zeichnen|Bilderfolgen für Filme zeichnen
Bildretusche|Fotoretusche|Fotos retuschieren|Bilder retuschieren|Retuschieren von Fotos
Layouten|Layoutgestaltung|Seiten layouten|Zeitungsseiten gestalten|Magazinseiten gestalten
Debugging|Fehler im Code suchen|Fehlersuche im Code|Programmfehler suchen
Software Deployment|Softwareverteilung|Software verteilen|Software ausrollen|Software ausliefern
User Account Management|User-Account-Verwaltung|Benutzerverwaltung|Benutzerkonten verwalten|Benutzerkonten anlegen|Nutzerkonten anlegen|Benutzerkonten einrichten
Prozessoptimierung|Process Optimization|Abläufe verbessern|Prozesse verbessern|Prozesse optimieren|Arbeitsabläufe verbessern
Prozessdokumentation|Workflow-Dokumentation|Abläufe dokumentieren|Prozesse dokumentieren|Arbeitsabläufe dokumentieren
Change Management|Veränderungsmanagement|Veränderungsprozesse begleiten|Veränderungen begleiten
Risikoanalyse|Risk Assessment|Risiken analysieren|Risiken bewerten|Bewertung von Risiken
Root Cause Analysis|Ursachenanalyse|Ursachen analysieren|Fehlerursachen ermitteln|Analyse der Ursachen
Supplier Management|Lieferantenmanagement|Lieferanten betreuen|Lieferanten steuern|Steuerung von Lieferanten
Stock Control|Bestandskontrolle|Bestände kontrollieren|Lagerbestände kontrollieren|Lagerbestände prüfen
Fleet Management|Fuhrparkmanagement|Fuhrpark verwalten|Fuhrpark betreuen|Fahrzeugflotte verwalten
Customs Clearance|Zollabwicklung|Waren verzollen|Sendungen verzollen|Verzollung von Waren
Order Fulfillment|Auftragsabwicklung|Aufträge abwickeln|Bestellungen abwickeln|Abwicklung von Aufträgen
Retourenmanagement|Returns Management|Retouren bearbeiten|Rücksendungen bearbeiten|Rückgaben bearbeiten
Procurement|Beschaffung|Einkauf von Material|Material beschaffen|Waren beschaffen|Rohstoffe beschaffen
Facility Management|Gebäudemanagement|Gebäude bewirtschaften|Gebäude betreuen
Preventive Maintenance|vorbeugende Wartung|vorbeugende Instandhaltung|Maschinen vorbeugend warten|Anlagen vorbeugend warten
Housekeeping|Zimmer reinigen|Hotelzimmer reinigen|Reinigung der Hotelzimmer|Gästezimmer reinigen
Check-in|Check-in von Gästen|Gäste einchecken|Einchecken von Gästen
Complaint Management|Beschwerdemanagement|Beschwerden bearbeiten|Reklamationen bearbeiten|Bearbeitung von Beschwerden
Sales Training|Verkaufstraining|Verkäufer schulen|Verkaufsteam schulen|Vertriebsmitarbeiter schulen
Regalpflege|Regale pflegen|Regale auffüllen und sortieren|Regale in Ordnung halten
Cash Handling|Umgang mit Bargeld|Bargeld zählen|Kasse führen
Barservice|Barbetrieb|Gäste an der Bar bedienen|Gäste am Tresen bedienen|Getränke an der Bar ausschenken|Cocktails mixen und servieren
Social Media Management|Social-Media-Kanäle betreuen|soziale Medien betreuen|Facebook-Seite betreuen|Instagram-Kanal betreuen
Financial Reporting|Finanzberichterstattung|Finanzberichte erstellen|Erstellung von Finanzberichten
Budgeting|Budgetplanung|Budgets planen|Budget planen|Planung des Budgets
Cost Control|Kostenkontrolle|Kosten kontrollieren|Kosten überwachen
Coaching von Führungskräften|Führungskräfte coachen|Leadership Coaching
Gefangenentransport|Gefangene zu Gericht bringen|Gefangene zu Terminen fahren|Häftlinge zu Gericht bringen|Häftlinge zum Gericht fahren
Parkraumüberwachung|Überwachung des ruhenden Verkehrs|Falschparker aufschreiben|Parkverstöße ahnden|Parksünder verwarnen
Trauerbegleitung|Trauernde begleiten|Hinterbliebene begleiten|trauernde Angehörige begleiten
Druckweiterverarbeitung|Drucksachen falzen|Broschüren falzen|Drucksachen schneiden und falzen|Prospekte falzen|Broschüren falzen und heften
Smartphone-Schulungen|im Umgang mit dem Handy schulen|am Smartphone schulen|Handykurse geben
Babyschwimmen|Schwimmkurse für Babys|mit Säuglingen schwimmen
Geflügelhaltung|Geflügel halten|Hühner halten|Hühner versorgen|Legehennen versorgen|Enten halten|Puten halten
Schafhaltung|Schafe halten|Schafe hüten|Schafe versorgen
Imkerei|Bienen halten|Bienenvölker betreuen|Bienenvölker halten
Augenglasbestimmung|Sehtests durchführen|Sehstärke bestimmen|Sehstärken messen
Vorauswahl von Bewerbern|Bewerbungen sichten|Bewerbungsmappen sichten|Bewerbungen vorsortieren
Beitragsverwaltung|Mitgliedsbeiträge verwalten|Mitgliedsbeiträge einziehen|Vereinsbeiträge einziehen
E-Mail-Support|Kundenmails beantworten|Mails von Kunden beantworten|E-Mails von Kunden beantworten
Musikkomposition|Musik komponieren|Lieder komponieren|Songs komponieren|Songs schreiben
Probenahme von Trinkwasser|Trinkwasserproben nehmen|Trinkwasserproben entnehmen
Lieferantensuche|Suche nach Lieferanten|Lieferanten suchen|neue Lieferanten finden > Zweitlieferanten finden|alternative Lieferanten finden
CAD-Konstruktion|CAD-Konstruktionen|Konstruktion am CAD > am Rechner konstruieren|am Computer konstruieren|am Rechner entwerfen
Refraktion|Brillenwerte bestimmen|Refraktionsbestimmung|Sehstärke messen > Augen prüfen und Brillenwerte bestimmen|Augen geprüft und Brillenwerte bestimmt
Krankenkassenabrechnung|mit Krankenkassen abrechnen|Abrechnung mit Krankenkassen > Rezepte mit den Krankenkassen abrechnen|Leistungen mit den Kassen abrechnen
Brillenreparatur|Brillen reparieren|Reparatur von Brillen > Bügel löten|Scharniere an Brillen tauschen
Stillberatung|Beratung zum Stillen|zum Stillen beraten > Mütter beim Stillen unterstützen|Müttern beim Stillen helfen
Zolltarifierung|Einreihung in den Zolltarif|Waren tarifieren|Tarifierung von Waren > Warentarifnummern heraussuchen|Zolltarifnummern suchen|Warennummern ermitteln
Einfuhrabgaben berechnen|Ermittlung der Einfuhrabgaben|Zollabgaben ermitteln > Zoll und Einfuhrumsatzsteuer ausrechnen|Zoll und Einfuhrumsatzsteuer berechnen
Holzverkauf|Holz verkaufen|Verkauf von Holz|Holzvermarktung > Holz an Sägewerke abgeben|Holz an Sägewerke verkaufen
Baumkontrolle|Bäume kontrollieren|Kontrolle von Bäumen > Bäume auf Standfestigkeit kontrollieren|Bäume an Straßen kontrollieren
Waldpädagogik|waldpädagogische Führungen > Schulklassen durch den Wald führen|Kinder durch den Wald führen
Fördermittelbeantragung|Fördermittel beantragen|Beantragung von Fördermitteln|Förderanträge stellen > Förderanträge schreiben|Anträge auf Förderung schreiben
Störungsannahme|Annahme von Störungen|Störungen aufnehmen|Störungsmeldungen annehmen > Störungen am Telefon aufnehmen
Patientenempfang|Patienten empfangen|Empfang der Patienten > Patienten an der Anmeldung begrüßen
Stuhlassistenz|Assistenz am Behandlungsstuhl|am Behandlungsstuhl assistieren > am Stuhl assistieren|bei Füllungen assistieren|bei Wurzelbehandlungen assistieren
Bestandsaufbau|Aufbau des Bestands|Bestand aufbauen > Medien aussuchen und bestellen|Medien ausgesucht und bestellt
Leseförderung|Lesen fördern > Vorlesestunden halten|Vorlesestunden organisieren|Sommerleseclub organisieren
`;
