/** Aufgaben aus Pflege, Praxis, Schule, Sozialem, Gastronomie, Handel und Haus in den Worten der Anzeige und in einfachen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties12 = `
Unterstützung bei der Nahrungsaufnahme|Hilfe beim Essen und Trinken|beim Essen und Trinken helfen|Hilfe bei der Nahrungsaufnahme > Essen anreichen|Essen reichen|Mahlzeiten anreichen
Mobilisation von Patienten|Patienten mobilisieren|Mobilisation > Patienten aus dem Bett helfen|Bewohnern beim Aufstehen helfen|mit Patienten Gehen üben
Vitalzeichenkontrolle|Vitalwerte messen|Vitalzeichen messen|Kontrolle der Vitalwerte|Vitalparameter messen|Überwachung der Vitalparameter > Puls und Blutdruck messen|Blutdruck, Puls und Temperatur messen
Körperpflege|Unterstützung bei der Körperpflege > beim Waschen und Anziehen helfen|Bewohner waschen|Patienten waschen|beim Duschen helfen
Betreuung demenzkranker Menschen|Menschen mit Demenz betreuen|Demenzbetreuung|Betreuung von Menschen mit Demenz|Demenzkranke betreuen
Beschäftigungsangebote|Aktivierung von Bewohnern|Bewohner beschäftigen > mit Bewohnern basteln|mit Senioren singen|Gedächtnistraining mit Bewohnern
Angehörigengespräche|Gespräche mit Angehörigen|mit Angehörigen sprechen|Angehörige beraten
Anlegen von Verbänden|Verbände anlegen|Verbandswechsel|Verbände wechseln|Wundverbände wechseln
EKG schreiben|EKG-Ableitung|EKGs schreiben|EKG anlegen|EKG ableiten
Assistenz bei Untersuchungen|bei Untersuchungen assistieren|dem Arzt bei Untersuchungen assistieren|Assistenz bei ärztlichen Untersuchungen
Terminvergabe|Termine vergeben|Terminvereinbarung|Termine vereinbaren|Patiententermine vergeben|Terminkoordination mit Patienten
Patientenaufnahme|Patienten aufnehmen|Aufnahme von Patienten|Patientenanmeldung|Patienten anmelden
Abrechnung ärztlicher Leistungen|Praxisabrechnung|Leistungsabrechnung in der Praxis|ärztliche Leistungen abrechnen > Quartalsabrechnung mit der Krankenkasse
Rezepte ausstellen|Rezepterstellung|Rezepte ausdrucken|Rezepte vorbereiten
Abgabe von Arzneimitteln|Arzneimittelabgabe|Medikamente abgeben|Abgabe von Medikamenten
Herstellung von Rezepturen|Rezepturherstellung|Rezepturen herstellen > Salben herstellen|Salben anrühren
Stellen von Medikamenten|Medikamente stellen|Medikamente richten|Tabletten richten|Arzneimittel stellen
Patiententransport|Patienten transportieren|Krankentransport|Patienten fahren|Transport von Patienten
Gruppenangebote für Kinder|Angebote für Kinder planen|pädagogische Angebote|Bastelangebote für Kinder
Elterngespräche|Gespräche mit Eltern|mit Eltern sprechen|Elterngespräche führen|Entwicklungsgespräche führen > Entwicklungsgespräche mit Eltern
Eingewöhnung|Kinder eingewöhnen|Eingewöhnung neuer Kinder|neue Kinder eingewöhnen|Eingewöhnung begleiten
Entwicklungsdokumentation|Entwicklung der Kinder dokumentieren|Bildungsdokumentation|Portfolios führen > Beobachtungsbögen ausfüllen
Hausaufgabenbetreuung|bei den Hausaufgaben helfen|Hausaufgaben betreuen|Hilfe bei den Hausaufgaben|Hausaufgabenhilfe
Ferienbetreuung|Kinder in den Ferien betreuen|Ferienprogramm betreuen|Ferienfreizeiten betreuen
Aufsicht auf dem Schulhof|Pausenaufsicht|Hofaufsicht|in den Pausen Aufsicht führen
Unterrichtsvorbereitung|Unterricht vorbereiten|Stunden vorbereiten|Unterrichtsstunden vorbereiten|Vorbereitung des Unterrichts
Korrektur von Klassenarbeiten|Klassenarbeiten korrigieren|Prüfungen korrigieren|Arbeiten korrigieren|Klausuren korrigieren
Sprachförderung > Deutschförderung|Deutsch als Zweitsprache unterrichten|Deutschkurse für Geflüchtete
Inklusion|inklusive Arbeit > Kinder mit Behinderung in der Gruppe begleiten
Einzelfallhilfe|Einzelbetreuung|Einzelfallbetreuung|Klienten einzeln betreuen|Klienten einzeln begleiten
Hilfeplanung|Hilfepläne schreiben|Hilfepläne erstellen|Hilfepläne aufstellen|Hilfepläne fortschreiben
Krisenintervention|in Krisen eingreifen|Klienten in Krisen begleiten
Schuldnerberatung|Schuldner beraten|Menschen mit Schulden beraten|überschuldete Menschen beraten
Begleitung zu Behörden|zu Ämtern begleiten|Behördengänge begleiten|Begleitung bei Behördengängen|Klienten zu Ämtern begleiten
Freizeitgestaltung|Freizeitangebote gestalten|Freizeitangebote planen > Ausflüge mit Jugendlichen machen|Spielenachmittage organisieren
Mise en place|Vorbereitung der Zutaten|Zutaten vorbereiten|Zutaten bereitstellen > Gemüse putzen und schneiden
Zubereitung von Speisen|Speisen zubereiten|Gerichte zubereiten|Speisenzubereitung|Speisenproduktion|Gerichte kochen|Mahlzeiten zubereiten
Zubereitung kalter Speisen|kalte Küche|kalte Speisen zubereiten > Salate und Vorspeisen zubereiten|kalte Platten herrichten|Brötchen belegen
Einhaltung von Hygienevorschriften|Hygienevorschriften einhalten|Lebensmittelhygiene|Hygienestandards einhalten
Speisekartengestaltung|Speisekarten gestalten|Speisekarte zusammenstellen|Menügestaltung|Speisekarten schreiben
Menüplanung|Speiseplanung|Speisepläne erstellen|Speisepläne schreiben|Wochenpläne für die Küche schreiben
Tischreservierungen|Reservierungen annehmen|Reservierungsannahme|Tischreservierungen entgegennehmen|Reservierungen aufnehmen
Getränkeservice|Getränke servieren|Getränke ausschenken|Ausschank
Bankettservice|Service bei Veranstaltungen|bei Hochzeiten und Feiern servieren|Gäste bei Feiern bedienen
Check-in|Gäste einchecken|Check-in und Check-out|Gäste ein- und auschecken|Anreise der Gäste abwickeln
Zimmerreinigung|Zimmer reinigen|Hotelzimmer reinigen|Gästezimmer putzen|Zimmer putzen|Housekeeping|Reinigung der Gästezimmer
Buchungen bearbeiten|Buchungsbearbeitung|Zimmerbuchungen annehmen|Reservierungsbearbeitung|Zimmerreservierung
Gästebeschwerden bearbeiten|Umgang mit Beschwerden|Beschwerden von Gästen bearbeiten|Reklamationsbearbeitung|Beschwerden bearbeiten|Beschwerdebearbeitung
Kundenberatung im Verkauf|Verkaufsberatung|Kunden im Laden beraten|Kunden beim Kauf beraten|Beratungsverkauf|beratender Verkauf|Verkaufsgespräche führen|Verkaufsgespräche
Warenpräsentation|Waren präsentieren|Ware präsentieren|Warenaufbau > Schaufenster dekorieren|Auslage gestalten
Regalpflege|Regale auffüllen|Warenverräumung|Regale einräumen|Ware einräumen|Waren verräumen|Regalbestückung|Ware ins Regal räumen
MHD-Kontrolle|Mindesthaltbarkeit prüfen|Kontrolle der Mindesthaltbarkeitsdaten|Haltbarkeit prüfen|abgelaufene Ware aussortieren|Haltbarkeitsdaten kontrollieren
Preisauszeichnung|Ware auszeichnen|Waren auszeichnen|Preise auszeichnen|Preisschilder anbringen|Artikel auszeichnen
Kassentätigkeit|Kassieren|Kasse bedienen|Kassendienst|an der Kasse sitzen|Bedienung der Kasse|an der Kasse arbeiten
Kassenabrechnung|Kasse abrechnen|Kassenabschluss|Tagesabschluss der Kasse|Kassensturz|Kasse zählen
Warenannahme|Waren annehmen|Wareneingang|Lieferungen annehmen|Anlieferungen annehmen|Ware annehmen|Entgegennahme von Waren
Warenbestellung|Waren bestellen|Ware bestellen|Nachbestellung von Waren|Ware nachbestellen|Warendisposition
Inventur|Bestandsaufnahme|Bestände zählen|Lagerbestand zählen|Bestand zählen|Ware zählen
Retourenbearbeitung|Retouren bearbeiten|Rücksendungen bearbeiten|Bearbeitung von Rücksendungen|Umtausch bearbeiten
Ladenöffnung|Laden öffnen und schließen|Geschäft auf- und zuschließen|Laden aufschließen und abschließen
Bedienung an der Frischetheke|Thekenverkauf|an der Theke bedienen > an der Wursttheke bedienen|an der Käsetheke bedienen|an der Fleischtheke verkaufen|an der Fischtheke verkaufen
Fleischverarbeitung|Fleisch verarbeiten|Fleisch zerlegen|Zerlegung von Fleisch > Schweinehälften zerlegen
Wurstherstellung|Wurst herstellen|Herstellung von Wurstwaren|Würste herstellen|Wurst machen
Herstellung von Backwaren|Backwarenherstellung|Brot und Brötchen backen|Backwaren herstellen|Backen von Brot
Herstellung von Torten|Torten herstellen|Torten backen|Tortenherstellung > Hochzeitstorten backen
Blumenbinderei|Sträuße binden|Blumensträuße binden|Straußbinden|Kränze binden > Brautsträuße binden
Haarschnitte|Haare schneiden|Haarschneiden > Herren die Haare schneiden|Damen die Haare schneiden
Colorationen|Haare färben|Haarfärbung|Farbbehandlungen > Strähnen färben
Nageldesign|Nägel modellieren|Nagelmodellage|Gelnägel machen
Gesichtsbehandlungen|Gesichter behandeln|Gesichtspflege|kosmetische Gesichtsbehandlungen
Unterhaltsreinigung|Büros reinigen|Büroreinigung|Büroräume putzen|Reinigung von Büros|laufende Reinigung von Gebäuden
Sanitärreinigung|Sanitäranlagen reinigen|Toiletten putzen|Toilettenreinigung|Reinigung der Sanitäranlagen|Bäder putzen
Grundreinigung|Böden grundreinigen|Grundreinigungen durchführen
Treppenhausreinigung|Treppenhäuser reinigen|Treppen putzen|Treppenhäuser putzen
Maschinelle Bodenreinigung|Böden maschinell reinigen|Arbeiten mit der Scheuersaugmaschine|Bodenreinigung mit Maschinen > mit dem Scheuersaugautomaten fahren
Einlasskontrolle|Einlass kontrollieren|Zugangskontrolle|Zutrittskontrolle|Eingangskontrolle|Ausweise kontrollieren|Ausweise am Eingang prüfen
Streifengänge|Kontrollgänge|Rundgänge|Kontrollgänge durchführen|Kontrollrunden|Streife gehen|auf Streife gehen
Kameraüberwachung|Videoüberwachung|Überwachungskameras beobachten|Monitore überwachen|Bildschirme überwachen
Brandwache|Brandsicherheitswache|Brandwachen halten
Empfangsdienst|Besucher empfangen|Besucherempfang|Empfang von Besuchern|Besucher anmelden|Gästeempfang
Hausmeistertätigkeiten|Hausmeisterarbeiten|kleine Reparaturen im Haus|Kleinreparaturen im Gebäude
Winterdienst|Schnee räumen und streuen|Räum- und Streudienst|Streudienst|Schnee räumen
Pflege der Außenanlagen|Außenanlagen pflegen|Grünanlagen pflegen|Grünpflege|Grünanlagenpflege > Rasen mähen und Hecken schneiden
Schlüsselverwaltung|Schlüssel ausgeben|Schlüsselausgabe|Schlüssel verwalten
Wohnungsübergaben|Wohnungen übergeben|Wohnungsabnahmen|Wohnungen abnehmen|Übergabe von Wohnungen
Vermietung von Wohnungen|Wohnungen vermieten|Wohnungsvermietung
Besichtigungstermine|Wohnungen zeigen|Wohnungsbesichtigungen|Besichtigungen durchführen|Interessenten Wohnungen zeigen
Mieterbetreuung|Mieter betreuen|Ansprechpartner für Mieter|Betreuung von Mietern
Eigentümerversammlungen|Versammlungen der Eigentümer|Eigentümerversammlungen vorbereiten
`;
