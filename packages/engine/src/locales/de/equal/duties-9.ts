/** Aufgaben aus allen Berufen, eine Bedeutung je Zeile; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties9 = `
Quartalsabrechnung|KV-Abrechnung|Abrechnung mit der Kassenärztlichen Vereinigung|Abrechnung mit den Krankenkassen|Kassenabrechnung|Leistungen mit Krankenkassen abrechnen|kassenärztliche Abrechnung
Zahnreinigung|professionelle Zahnreinigung|PZR|Zähne professionell reinigen > Zahnstein entfernen und Zähne polieren
Abformungen|Zahnabdrücke nehmen|Abdrücke nehmen|Abdrucknahme|Zahnabformungen|Abformungen nehmen|Kieferabdrücke nehmen
Gangschulung|Gangschule|Gehtraining|Gehen üben|Gangtraining|Gehübungen|Patienten das Gehen üben|Gangbild trainieren|Gehschule|Gehen trainieren
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
Gerüstmontage|Gerüstbau|Gerüste aufbauen|Gerüste aufstellen|Gerüste montieren|Gerüste auf- und abbauen|Fassadengerüste aufbauen|Fassadengerüste auf- und abbauen|Gerüste errichten
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
Austausch von Bremsbelägen|Bremsbeläge wechseln|Bremsbeläge tauschen|Bremsbelagwechsel|Bremsbeläge erneuern|Bremsklötze wechseln|Bremsbeläge ersetzen
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
Speisen- und Getränkeservice|Speisen und Getränke servieren|Essen und Getränke servieren|Gästen Speisen und Getränke servieren|Essen und Getränke an Tische bringen|Speisen und Getränke an den Tisch bringen|Essen und Getränke zu den Tischen tragen
Bestellungsaufnahme|Bestellungen aufnehmen|Bestellannahme > Gästebestellungen aufnehmen|Bonieren|Bestellungen der Gäste aufnehmen|Bestellungen am Tisch aufnehmen
Strähnen|Strähnchen|Strähnentechnik|Strähnen färben|Strähnchen setzen|Foliensträhnen|Mèches
Taschenkontrolle|Taschen kontrollieren|Taschen durchsuchen
Überführungen@Verstorbene Bestattung Bestattungshaus Leichnam|Verstorbene überführen|Verstorbene abholen|Leichentransport|Verstorbene transportieren|Leichen überführen
Einsargung|Verstorbene einsargen|Einsargen|Verstorbene einbetten
Trauergespräche|Angehörige von Verstorbenen beraten|Hinterbliebene beraten|Gespräche mit Hinterbliebenen|Trauernde beraten
Elternabende|Elternabende gestalten|Abende für Eltern veranstalten|Elternversammlungen
Freizeitangebote|Freizeitaktivitäten gestalten|Freizeitgestaltung|Freizeit gestalten|Freizeitprogramm gestalten
Hausbesuche > Klienten zu Hause besuchen|Familien zu Hause besuchen|Patienten zu Hause besuchen
Prüfung von Kreditorenrechnungen|Lieferantenrechnungen prüfen|Rechnungen von Lieferanten prüfen|Kreditorenrechnungen kontrollieren|Lieferantenrechnungen kontrollieren
Jahresabschlüsse|Erstellung von Jahresabschlüssen|Jahresabschlusserstellung
Arbeitsverträge|Arbeitsverträge erstellen|Arbeitsverträge aufsetzen|Arbeitsverträge schreiben|Ausfertigung von Arbeitsverträgen
Preisverhandlungen|Preise verhandeln|Preise aushandeln > Preise und Konditionen verhandeln|mit Lieferanten Preise verhandeln
Exportabwicklung|Exporte abwickeln|Ausfuhren abwickeln|Ausfuhrabwicklung|Exportaufträge abwickeln|Exportsendungen abwickeln
Importabwicklung|Importe abwickeln|Einfuhren abwickeln|Einfuhrabwicklung|Importsendungen abwickeln
Wohnungsübergabe|Wohnungen übergeben|Wohnungen an Mieter übergeben|Wohnungsübergaben
Wohnungsabnahme|Wohnungen abnehmen|Wohnungen bei Auszug abnehmen|Wohnungsabnahmen
Third-Level-Support|3rd-Level-Support
Clientinstallation|Rechner installieren|Arbeitsplatzrechner einrichten|PCs installieren|PC-Installation|Computer einrichten|Arbeitsplatz-PCs aufsetzen|PCs einrichten|PCs aufsetzen
Druckerwartung|Drucker warten|Wartung von Druckern|Drucker instand halten
Katalogisierung|katalogisieren|Medien katalogisieren|Bestände katalogisieren > Bücher katalogisieren|Bücher im Katalog erfassen
Ausleihe|Bücher ausleihen|Medien ausleihen|Bücher verleihen|Ausleihdienst|Ausleihe und Rückgabe von Medien|Medienausleihe
`;
