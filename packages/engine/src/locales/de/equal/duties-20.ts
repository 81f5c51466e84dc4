/** Maschinen, Fahrzeuge, Reinigung, Ernte, Hilfsarbeiten, Lager und Straße in den Worten der Anzeige und in einfachen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties20 = `
Tiefbohren|Tiefbohrungen|Tiefbohrungen durchführen|Tiefbohrungen niederbringen
Ofenbeschickung|Öfen beschicken|Schmelzöfen beschicken|Beschicken von Öfen
Maschinenüberwachung|Maschinen überwachen|Überwachung von Maschinen
Maschinenbestückung|Maschinen bestücken|Maschinen mit Material bestücken|Bestücken von Maschinen|Maschinen befüllen|Maschinen beschicken
Maschinen rüsten|Rüsten von Maschinen|Maschinen umrüsten|Umrüsten von Maschinen|Maschinen auf neue Produkte umstellen
Tablettenherstellung|Tabletten herstellen|Tabletten pressen|Tablettieren|Tablettierung
Kunststoffverarbeitung|Kunststoffe verarbeiten|Verarbeitung von Kunststoff
Spritzguss|Kunststoffteile spritzen|Teile im Spritzguss herstellen|Spritzgießen
Verpacken von Fleischwaren|Fleischwaren verpacken|Fleischwaren abpacken > Wurst verpacken|Hackfleisch abpacken|Fleisch abpacken
Verpackung von Waren|Waren verpacken|Verpacken von Waren|Waren in Kartons packen|Ware in Kartons packen|Waren einpacken
Holzeinschnitt|Holz einschneiden|Stämme sägen|Stämme zu Brettern sägen|Rundholz einschneiden|Einschnitt von Rundholz
Kesselüberwachung|Kessel überwachen|Dampfkessel überwachen|Überwachung von Dampfkesseln
Führen von Güterzügen|Güterzüge führen|Güterzüge fahren|Fahren von Güterzügen
Führen von Zügen|Züge führen|Züge fahren|Triebfahrzeuge führen|Lokomotiven fahren|Führen von Triebfahrzeugen
Kuppeln von Wagen|Wagen kuppeln|Waggons kuppeln|Kuppeln von Waggons
Expresszustellung|Expresssendungen zustellen|Eilsendungen ausliefern|Eilsendungen zustellen|Expresslieferung|Eilzustellung
Linienverkehr|Linienbusfahren|Linienbus fahren|Linienbusse fahren|im Linienverkehr fahren
Reiseverkehr|Reisebusse fahren|Reisebus fahren|Busreisen fahren
Nahverkehr|im Nahverkehr fahren|Touren in der Region fahren
Fernverkehr|im Fernverkehr fahren|Ferntransporte fahren > durch Europa fahren|mit dem Sattelzug durch Europa fahren
Internationaler Fernverkehr|im internationalen Fernverkehr fahren|Fernfahrten ins Ausland > Waren durch Europa fahren|mit dem Sattelzug durch Europa fahren|quer durch Europa fahren
Heizölauslieferung|Heizöl ausliefern|Heizöl liefern|Heizöl ausfahren|Heizöl zu Kunden fahren|Auslieferung von Heizöl
Warenauslieferung|Waren ausliefern|Waren ausfahren|Auslieferung von Waren|Waren an Kunden ausliefern|Waren zu Kunden fahren
Maschinelle Holzernte|mit dem Harvester ernten|Holz mit dem Harvester ernten|Holz maschinell ernten|Harvesterfahren
Kranführen|Kran führen|Kran fahren|Kranbedienung|Krane bedienen|Bedienung von Kranen|Führen von Kranen > Brückenkran fahren|Lasten mit dem Kran heben|Lasten mit dem Brückenkran heben|mit dem Kran heben
Baggerfahren|Bagger fahren|Baggerbedienung|Bagger bedienen|Bedienung von Baggern|Führen von Baggern
Bedienung von Baumaschinen|Baumaschinen bedienen|Baumaschinen fahren|Führen von Baumaschinen|Baumaschinen führen > Radlader und Bagger fahren|Bagger und Radlader fahren
Gabelstaplerfahren|Staplerfahren|Gabelstapler fahren|Stapler fahren|Gabelstaplerbedienung|Bedienung von Gabelstaplern|Führen von Gabelstaplern > Paletten mit dem Stapler umsetzen|Paletten mit dem Stapler transportieren|mit dem Stapler entladen|mit dem Stapler beladen|mit dem Gabelstapler umsetzen
Traktorfahren|Traktor fahren|Schlepper fahren|Traktoren fahren|Trecker fahren|Führen von Traktoren
Getreideernte|Getreide ernten|Getreide dreschen|Mähdrusch|Dreschen von Getreide
Festmachen von Schiffen|Schiffe festmachen|Leinen festmachen|Schiffe vertäuen|Vertäuen von Schiffen
Haushaltsreinigung|Reinigung von Haushalten|Privathaushalte putzen|Privathaushalte reinigen|Haushalte reinigen|Wohnungen putzen
Badreinigung|Bäder reinigen|Badezimmer putzen|Badezimmer reinigen|Bäder putzen|Reinigung von Badezimmern
Büroreinigung|Büros reinigen|Büros putzen|Büros wischen und saugen|Büroräume reinigen|Reinigung von Büros
Fahrzeugaufbereitung|Fahrzeuge aufbereiten|Autoaufbereitung|Autos aufbereiten|Fahrzeugpflege
Fahrzeugreinigung|Fahrzeuge reinigen|Fahrzeuge waschen|Fahrzeugwäsche > Autos waschen|Autowäsche|Autos reinigen|Fahrzeuge innen und außen reinigen
Fensterreinigung|Fenster putzen|Fenster reinigen|Fensterputzen|Putzen von Fenstern
WC-Reinigung|Toiletten reinigen|Toiletten putzen|Toiletten sauber halten|Toilettenreinigung|Reinigung von Toiletten
Entmistung|Ställe ausmisten|Ställe entmisten|Stallentmistung|Ausmisten|Stall ausmisten
Straßenausbesserung|Straßen ausbessern|Straßenschäden ausbessern|Straßenreparatur|Straßen flicken > Schlaglöcher verfüllen|Schlaglöcher ausbessern
Schuttentsorgung|Schutt entsorgen|Schutt abtransportieren|Bauschutt abtransportieren|Bauschutt entsorgen|Schutt wegfahren|Schuttabfuhr
Abfallentsorgung|Abfälle entsorgen|Entsorgung von Abfällen|Müll entsorgen|Abfall entsorgen
Etikettierung|Etikettieren|Etiketten aufkleben|Etiketten anbringen|Waren mit Etiketten versehen|Etiketten kleben > Versandetiketten aufkleben
Aussortieren von Ausschussteilen|Ausschuss aussortieren|fehlerhafte Teile aussortieren|defekte Teile aussortieren|Aussortieren fehlerhafter Teile
Sichtprüfung|Sichtkontrolle|Sichtprüfungen|Teile auf Sicht prüfen|auf Sicht prüfen|optische Kontrolle|visuelle Kontrolle|Sichtkontrollen
MHD-Kontrolle|Mindesthaltbarkeitsdaten kontrollieren|Haltbarkeitskontrolle|Haltbarkeit kontrollieren|abgelaufene Ware aussortieren|Haltbarkeitsdaten prüfen|MHD kontrollieren|abgelaufene Waren aussortieren
Lkw-Entladung|Lkw entladen|Lkw abladen|Entladen von Lkw|Entladung von Lkw|Lastwagen entladen
Lkw-Beladung|Lkw beladen|Beladen von Lkw|Beladung von Lkw|Lastwagen beladen
Containerentladung|Container entladen|Entladen von Containern|Container ausladen
Laschen von Containern|Container laschen|Container sichern und laschen
Möbeldemontage|Möbel zerlegen|Möbel abbauen|Möbel demontieren|Abbau von Möbeln
Möbelmontage|Möbel aufbauen|Möbel montieren|Möbelaufbau|Aufbau von Möbeln
Essenslieferung|Essen ausliefern|Essen ausfahren|Essen liefern|Auslieferung von Essen|Mahlzeiten ausliefern|Speisen ausliefern
Gemüsevorbereitung|Gemüse vorbereiten > Gemüse putzen und schneiden|Gemüse schälen und schneiden|Gemüse waschen und schneiden
Essensausgabe|Essen ausgeben|Essenausgabe|Mittagessen ausgeben|Ausgabe von Essen|Speisen ausgeben|Mahlzeiten ausgeben
Plakatierung|Plakate kleben|Plakate aufhängen|Plakatieren|Plakate anbringen|Plakatkleben
Prospektverteilung|Prospekte verteilen|Werbeprospekte verteilen|Verteilung von Prospekten|Werbung verteilen
Zeitungszustellung|Zeitungen zustellen|Zeitungen austragen|Austragen von Zeitungen
Müllabfuhr|Mülltonnen leeren|Müll abfahren|Müll einsammeln|Abfalltonnen leeren|Müllabholung
Straßenreinigung|Straßen reinigen|Straßen fegen|Straßen kehren|Straßen und Plätze fegen|Reinigung von Straßen
Automatenbefüllung|Automaten befüllen|Befüllen von Automaten|Automaten auffüllen > Getränkeautomaten befüllen|Snackautomaten befüllen
Garderobendienst|Garderobe betreuen|Mäntel annehmen und ausgeben|an der Garderobe arbeiten
Parkplatzeinweisung|Autos einweisen|Fahrzeuge einweisen|Autos auf den Parkplatz einweisen|Einweisung von Fahrzeugen
Botengänge|Botendienste|Botengänge erledigen
Unkrautbeseitigung|Unkraut jäten|Unkraut entfernen|Unkrautentfernung|Unkrautbekämpfung|Jäten
Mörtel anmischen|Anmischen von Mörtel|Mörtel mischen|Mörtel anrühren
Materialtransport|Material transportieren|Materialien transportieren|Transport von Material
Be- und Entladen von Fahrzeugen|Fahrzeuge be- und entladen|Be- und Entladung von Fahrzeugen
`;
