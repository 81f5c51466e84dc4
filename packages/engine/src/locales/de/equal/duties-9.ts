/** Duties of all trades in German as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties9 = `
Quartalsabrechnung|KV-Abrechnung|Abrechnung mit der Kassenärztlichen Vereinigung|Abrechnung mit den Krankenkassen|Kassenabrechnung|Leistungen mit Krankenkassen abrechnen|kassenärztliche Abrechnung
Zahnreinigung|professionelle Zahnreinigung|PZR|Zähne professionell reinigen > Zahnstein entfernen und Zähne polieren
Abformungen|Zahnabdrücke nehmen|Abdrücke nehmen|Abdrucknahme|Zahnabformungen|Abformungen nehmen|Kieferabdrücke nehmen
Gangschulung|Gangschule|Gehtraining|Gehen üben|Gangtraining|Gehübungen|Patienten das Gehen üben|Gangbild trainieren|Gehschule|Gehen trainieren > Gehen an Stützen üben|Gehen auf Treppen üben|Gehen am Rollator üben|Treppensteigen üben|Laufen am Barren üben
Schluckdiagnostik|Schluckstörungen diagnostizieren|Dysphagiediagnostik|Diagnostik von Schluckstörungen
Aphasietherapie|Aphasie behandeln|Aphasiker behandeln|Patienten mit Aphasie therapieren
Notfallversorgung|Notfallpatienten versorgen|Notfälle versorgen|Notfälle behandeln|medizinische Notfallversorgung
Rezeptabrechnung|Rezepte abrechnen|Rezepte mit Krankenkassen abrechnen
Blutbild|Blutbilder erstellen|Blutbilder auswerten|Blutbilder bestimmen
Pipettieren|pipettiert|Proben pipettieren|Lösungen pipettieren
Titration|titrieren|Titrationen durchführen
OP-Verwaltung|Offene-Posten-Verwaltung|offene Posten überwachen
HLKS-Planung|Planung von HLKS-Anlagen|Heizungs-, Lüftungs-, Klima- und Sanitäranlagen planen|Anlagen für Heizung, Lüftung, Klima und Sanitär planen
LKW-Ladekran|Ladekran|Lkw-Kran|Ladekran bedienen|mit Ladekran arbeiten
Untergrundvorbereitung|Untergründe vorbereiten > Tapeten lösen und Wände spachteln
Gerüstmontage|Gerüstbau|Gerüste aufbauen|Gerüste aufstellen|Gerüste montieren|Gerüste auf- und abbauen|Fassadengerüste aufbauen|Fassadengerüste auf- und abbauen|Gerüste errichten > Gerüste auf- und abgebaut|Fassadengerüste auf- und abgebaut|Rollgerüste aufbauen|Arbeitsgerüste aufbauen
Dachabdichtung|Dächer abdichten|Flachdächer abdichten|Flachdachabdichtung
Parkettschleifen|Parkett schleifen|Parkettböden abschleifen|Parkett abschleifen und versiegeln|Holzböden abschleifen
Deckenmontage|abgehängte Decken montieren|Decken abhängen|Akustikdecken montieren|abgehängte Decken einbauen
Türmontage|Türen montieren|Türen einbauen|Türen einsetzen|Türenmontage|Türen setzen|Türen einhängen
Kesseltausch|Heizkessel tauschen|Heizkessel austauschen|Heizkessel ersetzen|Kesselaustausch|Heizungstausch|Heizungen austauschen
Schlitzarbeiten|Schlitze stemmen|Schlitze fräsen|Schlitze klopfen|Mauerschlitze fräsen
Entgraten|Grate entfernen|Teile entgraten|Werkstücke entgraten|Bauteile entgraten|Kanten entgraten
Bestückung von Maschinen|Maschinen mit Material bestücken|Maschinenbestückung|Maschinen befüllen|Maschinen mit Material beschicken|Anlagen bestücken|Anlagen beschicken
Löten|Lötarbeiten|Bauteile löten|Platinen löten|Kabel löten|Bauteile verlöten
Abfüllung|abfüllen|Produkte abfüllen > Getränke abfüllen|Flaschen befüllen|Säfte in Flaschen füllen|Saucen abfüllen
Ausschuss aussortieren|fehlerhafte Teile aussortieren|defekte Teile aussortieren|Fehlteile aussortieren|mangelhafte Teile aussortieren
Austausch von Bremsbelägen|Bremsbeläge wechseln|Bremsbeläge tauschen|Bremsbelagwechsel|Bremsbeläge erneuern|Bremsklötze wechseln|Bremsbeläge ersetzen|Bremsklötze erneuern
Ausbeulen|Dellen ausbeulen|Dellen entfernen|Beulen drücken|Beulen ausbeulen|Dellen herausdrücken
Scheibenwechsel|Autoscheiben wechseln|Autoglas ersetzen|Autoscheiben austauschen > Windschutzscheiben tauschen|Frontscheiben austauschen|Windschutzscheiben austauschen|Windschutzscheiben ersetzen
Leuchtmittelwechsel|Leuchtmittel wechseln|Lampen austauschen|Glühbirnen wechseln|Lampen wechseln|Leuchtmittel tauschen|Leuchtmittel austauschen
Rasenschnitt|Rasen mähen|Rasenflächen mähen|Rasenmähen|Rasenmahd|Rasenpflege durch Mähen|Grasflächen mähen|Gras mähen|Rasen schneiden
Rasenanlage|Rasen anlegen|Rasen säen|Rollrasen verlegen|Rasenflächen anlegen|Rasen ansäen
Entladung|Entladung von Lkw|Lkw abladen|Container entladen|Lastwagen entladen|Lkw ausladen|Container auspacken
Regalbefüllung|Regale befüllen|Regale auffüllen|Regale nachfüllen|Regalauffüllung|Warenverräumung in Regale|Regale bestücken|Regale einräumen|Gestelle auffüllen
Auslieferung|ausliefern|Waren ausliefern|Auslieferung von Waren|Waren an Kunden ausliefern|Waren zustellen|Warenauslieferung|Kunden beliefern|Belieferung von Kunden|Ware ausfahren|Kundenbelieferung
CMR|CMR-Frachtbrief
Fahrten im Nahverkehr|Nahverkehrstouren|Touren im Nahverkehr
Fernverkehr|Fernfahrten|im Fernverkehr fahren|Fernverkehrstouren|Touren im Fernverkehr
Mindesthaltbarkeitskontrolle|MHD-Kontrolle|Mindesthaltbarkeitsdatum kontrollieren|Haltbarkeitsdaten prüfen|Mindesthaltbarkeitsdaten prüfen|abgelaufene Ware aussortieren|MHD prüfen|Haltbarkeit der Ware prüfen|Ablaufdaten kontrollieren|Haltbarkeitsdaten kontrollieren|Ablaufdaten prüfen
Brühwurstherstellung|Brühwurst herstellen|Brühwurst machen|Brühwurst produzieren
Belegen von Brötchen|belegte Brötchen zubereiten|Brötchen schmieren|Semmeln belegen|belegte Brötchen herstellen|Snacks und Brötchen belegen|Sandwiches belegen|Sandwiches zubereiten|belegte Brötchen machen
Anrichten|Speisen anrichten|Teller anrichten|Gerichte anrichten
Speisen- und Getränkeservice|Speisen und Getränke servieren|Essen und Getränke servieren|Gästen Speisen und Getränke servieren|Essen und Getränke an Tische bringen|Speisen und Getränke an den Tisch bringen|Essen und Getränke zu den Tischen tragen > Essen und Getränke bringen|Speisen und Getränke bringen|Essen und Getränke an Tische getragen|Gästen Essen und Getränke bringen
Bestellungsaufnahme|Bestellungen aufnehmen|Bestellannahme > Gästebestellungen aufnehmen|Bonieren|Bestellungen der Gäste aufnehmen|Bestellungen am Tisch aufnehmen
Strähnen|Strähnchen|Strähnentechnik|Strähnen färben|Strähnchen setzen|Foliensträhnen|Mèches
Taschenkontrolle|Taschen kontrollieren|Taschen durchsuchen
Überführungen@Verstorbene Bestattung Bestattungshaus Leichnam|Verstorbene überführen|Verstorbene abholen|Leichentransport|Verstorbene transportieren|Leichen überführen
Einsargung|Verstorbene einsargen|Einsargen|Verstorbene einbetten
Trauergespräche|Angehörige von Verstorbenen beraten|Hinterbliebene beraten|Gespräche mit Hinterbliebenen|Trauernde beraten
Elternabende|Elternabende gestalten|Abende für Eltern veranstalten|Elternversammlungen
Freizeitangebote|Freizeitaktivitäten gestalten|Freizeitgestaltung|Freizeit gestalten|Freizeitprogramm gestalten
Hausbesuche|Wohnungsbesuche > Klienten zu Hause besuchen|Familien zu Hause besuchen|Patienten zu Hause besuchen
Prüfung von Kreditorenrechnungen|Lieferantenrechnungen prüfen|Rechnungen von Lieferanten prüfen|Kreditorenrechnungen kontrollieren|Lieferantenrechnungen kontrollieren
Jahresabschlüsse|Erstellung von Jahresabschlüssen|Jahresabschlusserstellung
Arbeitsverträge|Arbeitsverträge erstellen|Arbeitsverträge aufsetzen|Arbeitsverträge schreiben|Ausfertigung von Arbeitsverträgen
Preisverhandlungen|Preise verhandeln|Preise aushandeln > Preise und Konditionen verhandeln|mit Lieferanten Preise verhandeln
Wohnungsübergabe|Wohnungen übergeben|Wohnungen an Mieter übergeben|Wohnungsübergaben|Wohnungsabnahme und -übergabe
Wohnungsabnahme|Wohnungen abnehmen|Wohnungen bei Auszug abnehmen|Wohnungsabnahmen
Third-Level-Support|3rd-Level-Support
Clientinstallation|Rechner installieren|Arbeitsplatzrechner einrichten|PCs installieren|PC-Installation|Computer einrichten|Arbeitsplatz-PCs aufsetzen|PCs einrichten|PCs aufsetzen
Druckerwartung|Drucker warten|Wartung von Druckern|Drucker instand halten
Katalogisierung|katalogisieren|Medien katalogisieren|Bestände katalogisieren > Bücher katalogisieren|Bücher im Katalog erfassen
Ausleihe|Bücher ausleihen|Medien ausleihen|Bücher verleihen|Ausleihdienst|Ausleihe und Rückgabe von Medien|Medienausleihe
Talent Management|Talentmanagement
Performance Management|Leistungsmanagement
Business Development|Geschäftsentwicklung|Geschäftsfeldentwicklung
Customer Journey|Kundenreise
Brotbelegen|Brote belegen|Brote schmieren|belegte Brote zubereiten
Fritteuse bedienen|frittieren|Speisen frittieren|Pommes frittieren
Grillen|am Grill arbeiten|Fleisch grillen|Grillstation betreuen
Buffetbetreuung|Buffet betreuen|Buffet auffüllen|Büfett nachfüllen|Buffet nachlegen
Altpapier entsorgen|Altpapierentsorgung
Folieren von Paletten|Paletten mit Folie umwickeln|Paletten wickeln|Paletten stretchen|Paletten einstretchen
Umlagerung|Waren umlagern|Paletten umlagern
Frachtraumbuchung|Frachtraum buchen|Laderaum buchen|Frachtkapazitäten buchen
Umzugsarbeiten|Umzüge durchführen
Entrümpelung|Wohnungen entrümpeln|Keller entrümpeln|Haushaltsauflösungen|entrümpeln
Leckortung|Lecks orten|Leckagen orten|Leckagesuche|Lecks suchen|Leckagen suchen|undichte Stellen suchen
Dämmung|Dämmarbeiten|dämmen|Isolierarbeiten|Wärmedämmung anbringen|Dämmplatten anbringen|Dämmplatten kleben|Fassaden dämmen
Estrichlegen|Estrich verlegen|Estrich einbauen|Estricheinbau|Estriche legen|Estrich gießen
Absteckung|Gebäude abstecken|Achsen abstecken|Baufelder abstecken
Bauzeitenplan|Bauzeitenpläne erstellen|Bauablaufplanung|Bauabläufe planen|Bauablaufpläne erstellen
Zeichnungserstellung|technische Zeichnungen erstellen|Zeichnungen erstellen|Werkstattzeichnungen erstellen|Konstruktionszeichnungen erstellen|technische Zeichnungen anfertigen|Zeichnungen anfertigen
Werkzeugwechsel|Werkzeuge wechseln|Werkzeuge tauschen|Werkzeuge an der Maschine wechseln
Abkanten|Bleche abkanten|Kanten von Blechen|Bleche biegen|an der Abkantpresse arbeiten|Abkantpressen bedienen
Polieren|Oberflächen polieren|Werkstücke polieren > Metall polieren
Härten|Wärmebehandlung|Werkstücke härten|Bauteile härten
Pulverbeschichten|Pulverbeschichtung|Teile pulverbeschichten|Bauteile pulverbeschichten|Metallteile pulverbeschichten
Verzinken|Feuerverzinken|Stahlteile verzinken
Stanzen|Teile stanzen|Bleche stanzen|Stanzteile fertigen
Nähen|Näharbeiten|an der Nähmaschine nähen|Textilien nähen|Nähmaschinen bedienen > Kleidung nähen|Polster nähen
Maschinenreinigung|Maschinen reinigen|Anlagen reinigen|Anlagenreinigung|Maschinen säubern|Produktionsanlagen reinigen
Schmierarbeiten|Maschinen schmieren|Abschmieren|Maschinen abschmieren|Anlagen schmieren > Lager schmieren
Filterwechsel|Filter wechseln|Filter tauschen|Filter austauschen|Filter ersetzen
Excel-Listenpflege|Excel-Listen pflegen|Listen in Excel führen|Excel-Tabellen pflegen|Excel-Tabellen führen
Konferenzräume vorbereiten|Besprechungsräume vorbereiten|Sitzungszimmer vorbereiten|Meetingräume herrichten|Besprechungszimmer herrichten
Vertragsabschluss|Verträge abschließen|Vertragsabschlüsse
Bestandskundenpflege|Bestandskunden betreuen|Stammkunden betreuen|bestehende Kunden betreuen|Bestandskundenbetreuung|bestehende Kunden pflegen
Inspektion von Brücken|Brücken prüfen|Brückenprüfung|Bauwerksprüfung
Kompostierung|kompostieren|Grünabfälle kompostieren|Kompost ansetzen|Kompost umsetzen
Umtopfen|Pflanzen umtopfen|Topfpflanzen umsetzen|Jungpflanzen topfen
Blumenbinden|Sträuße binden|Blumensträuße binden|Blumen binden > Kränze binden|Blumengestecke fertigen|Gestecke anfertigen|Gestecke binden
Blumen gießen und pflegen|Pflanzenpflege|Pflanzen pflegen|Zimmerpflanzen pflegen
Hufpflege|Hufe pflegen > Hufe auskratzen|Hufe ausschneiden
Eierabnahme|Eier einsammeln|Eier absammeln|Eier abnehmen
Schafschur|Schafe scheren|Schafscheren
Gehegereinigung|Gehege reinigen|Käfige reinigen|Gehege säubern|Volieren reinigen
Gassi gehen|Hunde ausführen|mit Hunden spazieren gehen|Gassigehen|Hunde Gassi führen
`;
