/** German, logistics, warehouse, transport: one line, one meaning; our own list. */
export const logisticsWarehouseTransport = `
warenannahme|waren annehmen|lieferungen annehmen|warenübernahme|anlieferungen annehmen|ware entgegennehmen|entgegennahme von waren|Lieferungen entgegennehmen|Wareneingänge annehmen|angelieferte Ware annehmen|Ware von Lieferanten annehmen|Anlieferungen entgegennehmen
wareneingangsbearbeitung|wareneingänge bearbeiten|Anlieferungen entgegennehmen|angelieferte Ware annehmen|Lieferungen an der Rampe entgegennehmen|Lieferungen annehmen und prüfen
wareneingangsbuchung|wareneingänge buchen|wareneingänge verbuchen|Wareneingänge erfassen|Wareneingänge im System buchen
warenkontrolle bei anlieferung|anlieferungen kontrollieren|gelieferte ware kontrollieren|gelieferte ware prüfen|lieferungen auf vollständigkeit prüfen|Lieferungen kontrollieren|angelieferte Ware kontrollieren|Ware auf Vollständigkeit prüfen|eingehende Ware prüfen|eingehende Ware kontrollieren|Lieferungen auf Menge und Schäden prüfen
lieferscheinprüfung|lieferscheine prüfen|ware mit lieferschein abgleichen|lieferscheine kontrollieren|Lieferscheine abgleichen|Lieferung mit dem Lieferschein vergleichen
lieferscheine erstellen|lieferscheinerstellung|lieferscheine schreiben|lieferscheine ausstellen|Lieferscheine drucken
warenausgangsbuchung|warenausgänge buchen
warenausgangsbearbeitung|warenausgänge bearbeiten
warenausgangskontrolle|warenausgänge kontrollieren|ausgehende ware kontrollieren|kontrolle ausgehender ware|ausgehende ware prüfen|Warenausgangsprüfung|ausgehende Sendungen prüfen
warenauslagerung|waren auslagern|auslagerung von waren|Material auslagern > Paletten auslagern
ein- und auslagerung|waren ein- und auslagern|ein- und auslagerung von waren
warenumlagerung|waren umlagern|umlagerung von waren
kommissionierung|waren kommissionieren|aufträge kommissionieren|bestellungen kommissionieren|artikel kommissionieren|Kundenaufträge kommissionieren|Picken von Ware|Aufträge picken|Artikel nach Bestellung zusammenstellen|Waren nach Auftrag zusammenstellen|Artikel zusammenstellen|Picking|Rüsten von Bestellungen|Auftragskommissionierung|Bestellungen nach Pickliste zusammenstellen|Picklisten abarbeiten|Ware nach Liste zusammenstellen|Ware nach Kommissionierliste zusammensuchen|kommissionieren|Waren zusammenstellen|Bestellungen zusammenstellen|Aufträge zusammenstellen|Artikel nach Auftrag zusammenstellen|Picken|Bestellungen picken|Artikel nach Pickliste zusammenstellen|Waren nach Kundenbestellung zusammenstellen|Artikel auftragsweise zusammenstellen|Aufträge rüsten|Kundenbestellungen zusammenstellen > Artikel aus den Regalen holen und zusammenstellen|auftragsweise zusammenstellen|Bestellungen aus dem Lager zusammensuchen|Ware für Filialen zusammenstellen|Artikel für Kunden zusammenstellen
kommissionierung mit scanner|mit handscanner kommissionieren|scannergestützte kommissionierung
pick-by-voice|sprachgesteuerte kommissionierung|kommissionieren per sprachsteuerung
verpackung von waren|warenverpackung|produkte verpacken|artikel verpacken|verpacken|Verpackungsarbeiten|Pakete packen|Ware versandfertig verpacken|Sendungen verpacken|Einpacken von Waren
versandverpackung|waren versandfertig verpacken|ware versandfertig machen|sendungen versandfertig machen|versandfertiges verpacken|pakete versandfertig machen|Pakete packen|Pakete für den Versand packen
versandabwicklung|versand abwickeln|abwicklung des versands|versandbearbeitung|Sendungen abwickeln|Versand von Waren|Sendungen verschicken
versandvorbereitung|versand vorbereiten|vorbereitung des versands|waren für den versand vorbereiten|sendungen für den versand vorbereiten|Waren versandfertig machen|Sendungen versandfertig machen|Pakete versandfertig machen
versandpapiere erstellen|versanddokumente erstellen|versandunterlagen erstellen|frachtpapiere erstellen|Lieferpapiere erstellen|Versandpapiere ausstellen|Versanddokumente ausstellen|Frachtpapiere ausstellen|Transportpapiere erstellen|Frachtdokumente erstellen > Frachtbriefe ausstellen|Frachtbriefe ausfüllen
frachtbriefe erstellen|frachtbriefe ausfüllen|frachtbriefe ausstellen
etikettierung|waren etikettieren|ware mit etiketten versehen|artikel etikettieren|Etiketten anbringen|Etiketten aufkleben|Produkte etikettieren|Etiketten kleben|etikettieren|Labeln
palettierung|waren palettieren|ware auf paletten packen|paletten packen|paletten aufbauen
ladungssicherung|ladung sichern|sicherung der ladung|ladungen sichern|Ladung verzurren|Ladung mit Gurten sichern|Fracht sichern|Ladung festzurren|Ladegut sichern|Ladung mit Spanngurten sichern|Paletten mit Gurten festzurren|Ladegut verzurren|Ware auf dem Anhänger festzurren|Paletten auf dem Auflieger festzurren|Ladungen auf dem Auflieger verzurren|Ware auf dem Lkw sichern > Ware festzurren|Paletten festzurren|Maschinen festzurren|Ladung mit Zurrgurten befestigen|Ladung mit Ketten sichern|auf dem Auflieger festzurren|auf dem Anhänger verzurren|mit Gurten und Ketten festzurren|mit Spanngurten verzurren
lkw-beladung|lastwagen beladen|Laster beladen|Beladung von Lkw
lkw-entladung|lastwagen entladen|lkw abladen|Laster abladen|Entladung von Lkw
be- und entladung von lkw|be- und entladung von lastkraftwagen|Lastwagen be- und entladen|Beladung und Entladung von Lkw|Lastwagen beladen und entladen
containerentladung|container entladen|container löschen|containerentleerung|Container ausladen|Container entleeren
containerbeladung|container beladen|container stauen
gabelstapler fahren|gabelstapler bedienen|staplerfahren|führen von gabelstaplern|stapler fahren|stapler bedienen|staplerbedienung|Hubstapler fahren|Paletten mit dem Stapler bewegen|Hubstapler bedienen|Waren mit dem Gabelstapler bewegen
flurförderzeuge bedienen|flurförderfahrzeuge bedienen|umgang mit flurförderzeugen|flurförderzeuge führen
hochregalstapler fahren|hochregalstapler bedienen
schubmaststapler fahren|schubmaststapler bedienen
elektrohubwagen bedienen|elektrische hubwagen fahren
staplerschein|gabelstaplerschein|flurförderschein|flurfördermittelschein|staplerführerschein|gabelstaplerführerschein|Fahrausweis für Flurförderzeuge|Führerschein für Gabelstapler|Staplerausweis|Hubstaplerführerschein
lagerverwaltung|lager verwalten|lagerbewirtschaftung|Warehouse Management|Lagerwirtschaft|das Lager bewirtschaften
lagerleitung|lager leiten|leitung des lagers|Lager führen
lagerorganisation|lager organisieren|organisation des lagers
bestandsführung|bestände führen|lagerbestände führen|lagerbuchführung|Lagerbestandsführung|Lagerbuchhaltung|Bestände im System führen
bestandsüberwachung|bestände überwachen|lagerbestände überwachen
bestandskorrekturen|bestände korrigieren|bestandskorrekturen buchen
inventuren durchführen|inventur machen|inventurdurchführung
mitarbeit bei inventuren|mithilfe bei der inventur|bei der inventur mithelfen|inventuren unterstützen|mitwirkung bei inventuren
lagerreinigung|lager sauber halten|lager reinigen
leergutverwaltung|leergut verwalten|leergutmanagement
leergutannahme|leergut annehmen|leergut zurücknehmen|leergutrücknahme|Pfandflaschen annehmen|Pfandannahme|Pfandflaschen zurücknehmen
gefahrguttransport|gefahrgut transportieren|gefahrgüter befördern|beförderung gefährlicher güter|gefahrguttransporte durchführen|Gefahrgut fahren|Gefahrguttransporte|ADR-Transporte|Gefahrgüter transportieren|Gefahrgutfahrten|Beförderung von Gefahrgut|Gefahrstoffe transportieren|Gefahrgutbeförderung
gefahrgutlagerung|gefahrgut lagern|lagerung von gefahrgut|lagerung gefährlicher güter
gefahrgutversand|gefahrgut versenden|versand gefährlicher güter
gefahrgutpapiere erstellen|gefahrgutdokumente erstellen|erstellung der gefahrgutdokumentation
transportplanung|transporte planen
transportdisposition|transporte disponieren
fahrerdisposition|fahrer disponieren|fahrereinsatz planen|fahrereinsatzplanung|einsatzplanung der fahrer|Fahrer einteilen|Einsatz der Fahrer planen|Fahrer einplanen
fuhrparkdisposition|fahrzeuge disponieren|fuhrpark disponieren|fahrzeugdisposition|Disposition von Lkw|Lastwagen disponieren|Fahrer und Fahrzeuge einteilen
fuhrparkmanagement|fuhrpark managen|flottenmanagement|fahrzeugflotte verwalten|Firmenfahrzeuge verwalten|Dienstfahrzeuge verwalten|Flottenverwaltung|Fleet Management
warendisposition|waren disponieren|Bestelldisposition|Waren nachbestellen|Nachbestellungen auslösen|Warenbestellungen auslösen|fehlende Ware nachbestellen
warenbestellung|waren bestellen|warenbestellungen tätigen|ware ordern|Bestellwesen|Warenorder|Nachbestellungen tätigen|Ware nachbestellen|Artikel nachbestellen|Nachbestellungen
bestellungen auslösen|bestellauslösung|bestellungen tätigen|bestellungen aufgeben
bestellungen überwachen|bestellüberwachung|bestellverfolgung|bestellungen verfolgen|nachverfolgung von bestellungen
warenbeschaffung|waren beschaffen|wareneinkauf|waren einkaufen|Handelsware einkaufen
materialbeschaffung|material beschaffen|materialeinkauf|material einkaufen
rohstoffeinkauf|rohstoffe einkaufen|rohstoffbeschaffung|rohstoffe beschaffen
materialbestellung|material bestellen|materialbestellungen aufgeben
angebote einholen|angebotseinholung|offerten einholen|lieferantenangebote einholen|Angebote anfordern|Angebote bei Lieferanten anfragen|Preisanfragen stellen|Lieferantenanfragen stellen|Angebotsanfragen stellen|Anfragen an Lieferanten stellen
angebotsvergleich|angebote vergleichen|angebotsvergleiche durchführen|offerten vergleichen|angebotsvergleiche erstellen|Lieferantenangebote vergleichen|Preisvergleiche erstellen@Angebot Angebote Lieferanten|Angebotsvergleiche|Angebote von Lieferanten vergleichen
lieferantenauswahl|lieferanten auswählen|Supplier Selection|Zulieferer auswählen
lieferantenbewertung|lieferanten bewerten|lieferantenbeurteilung|lieferanten beurteilen
lieferantensuche|lieferanten suchen|neue lieferanten suchen|suche neuer lieferanten
lieferantenverhandlungen|verhandlungen mit lieferanten|lieferantenverhandlungen führen|mit Zulieferern verhandeln|Einkaufsverhandlungen|Einkaufsgespräche führen|mit Lieferanten Preise verhandeln|Preisverhandlungen mit Lieferanten|Konditionen mit Lieferanten aushandeln|Einkaufspreise verhandeln|Einkaufskonditionen verhandeln > Konditionen mit Lieferanten verhandeln
lieferantenbetreuung|lieferanten betreuen
lieferantenkontakte pflegen|pflege von lieferantenbeziehungen|lieferantenpflege|lieferantenbeziehungsmanagement
sendungsverfolgung|sendungen verfolgen|sendungen nachverfolgen|sendungsnachverfolgung|track and trace|Tracking von Sendungen|Pakete nachverfolgen
paketzustellung|pakete zustellen|pakete ausliefern|auslieferung von paketen|pakete ausfahren|paketauslieferung|Sendungen zustellen@Paket Pakete|Paketdienst fahren|Pakete an Haustüren ausliefern|Pakete austragen|Pakete an Empfänger übergeben|Pakete liefern|Pakete verteilen|Paketlieferung
briefzustellung|briefe zustellen|post austragen|briefe austragen|post zustellen|postzustellung|Briefe verteilen|Briefpost zustellen|Sendungen zustellen
kunden beliefern|belieferung von kunden|kundenbelieferung|ware an kunden liefern|waren an kunden ausliefern|auslieferung an kunden|Ware zustellen|Lieferungen ausfahren|Waren zu Kunden fahren
möbelauslieferung|möbel ausliefern|auslieferung von möbeln|möbel liefern
warentransport|waren transportieren|beförderung von waren|waren befördern
personenbeförderung|personen befördern|beförderung von personen|fahrgastbeförderung|fahrgäste befördern|beförderung von fahrgästen|Passagiere befördern|Fahrgasttransport|Fahrgäste fahren
krankenfahrten|patientenfahrten|patienten zu behandlungen fahren|patientenfahrdienst > Dialysepatienten fahren|Patienten zur Dialyse fahren
schülerbeförderung|schüler befördern|beförderung von schülern|schülertransport|schulkinder fahren|Schulbus fahren|Schulkinder zur Schule fahren|Schüler zur Schule fahren|Kinder zur Schule fahren
linienbus fahren|bus im linienverkehr fahren|busfahren im linienverkehr|führen von linienbussen|Linienverkehr|im Linienverkehr fahren|Stadtbus fahren|Linien im Stadtbus fahren|Linienbusfahren|Linienfahrten|Linienbusse lenken
reisebus fahren|busfahren im reiseverkehr|führen von reisebussen|Reiseverkehr|Busreisen fahren|Reisebusfahrten
lkw fahren|führen von lkw|lastwagen fahren|führen von lastkraftwagen|lastkraftwagen fahren
lkw-fernverkehr|lkw-fahrten im fernverkehr
nahverkehr mit dem lkw|lkw-fahrten im nahverkehr
sattelzug fahren|führen von sattelzügen|sattelschlepper fahren
dienstfahrten|dienstfahrten erledigen
fahrscheinverkauf|fahrkarten verkaufen|fahrausweise verkaufen|verkauf von fahrscheinen|billette verkaufen|fahrkartenverkauf|Tickets an Fahrgäste verkaufen|Billettverkauf|Tickets verkaufen@Bus Bahn Fahrgast Schalter
fahrscheinkontrolle|fahrkarten kontrollieren|fahrausweise kontrollieren|fahrausweisprüfung|fahrausweise prüfen|fahrkartenkontrolle|Fahrscheine kontrollieren|Tickets kontrollieren@Bus Bahn Zug|Billettkontrolle|Fahrausweiskontrolle
abfahrtskontrolle|abfahrtskontrollen durchführen|fahrzeug vor der abfahrt kontrollieren|Fahrzeug vor Fahrtantritt prüfen|Fahrzeuge vor der Abfahrt prüfen|Fahrzeugkontrolle vor Fahrtantritt|Lkw vor der Abfahrt prüfen|Fahrzeug vor der Fahrt prüfen|tägliche Fahrzeugkontrolle
fahrtenbuch führen|fahrten dokumentieren im fahrtenbuch
lenk- und ruhezeiten einhalten
zollabwicklung|verzollung|zollformalitäten erledigen|waren verzollen|abwicklung der zollformalitäten|Zollanmeldungen abgeben|Importe verzollen|Zollanmeldungen anfertigen|Customs Clearance|zollrechtliche Abwicklung|Sendungen verzollen > Zollpapiere erstellen|Zollanmeldungen erstellen
zollanmeldungen erstellen|zolldeklarationen erstellen|waren beim zoll anmelden|zollanmeldung
zolldokumente erstellen|zollpapiere erstellen|zollunterlagen erstellen
exportabwicklung|exporte abwickeln|abwicklung von exporten|exportsendungen abwickeln|ausfuhrabwicklung|ausfuhren abwickeln|Exportaufträge abwickeln
importabwicklung|importe abwickeln|abwicklung von importen|importsendungen abwickeln|einfuhrabwicklung|Einfuhren abwickeln
ausfuhrpapiere erstellen|exportdokumente erstellen|ausfuhrdokumente erstellen|exportpapiere erstellen|ausfuhrdokumente ausstellen
seefracht abwickeln|seefrachtsendungen abwickeln|seefrachtabwicklung
luftfracht abwickeln|luftfrachtsendungen abwickeln|luftfrachtabwicklung
frachtkosten kalkulieren|kalkulation von frachtkosten|frachtraten kalkulieren|frachtkostenkalkulation|frachtpreise kalkulieren
frachtraum einkaufen|laderaum einkaufen|transportkapazitäten einkaufen|frachteinkauf|Fracht- und Speditionseinkauf|Frachten einkaufen|Transporte einkaufen|Transporteinkauf
speditionen beauftragen|spediteure beauftragen
retourenannahme|retouren annehmen|rücksendungen annehmen
flugzeugabfertigung|flugzeuge abfertigen|Ground Handling|Ramp Handling|Flugzeuge be- und entladen|Bodenabfertigung
fluggastabfertigung|fluggäste abfertigen|passagierabfertigung|Fluggäste einchecken|Passagiere einchecken|Passagiere abfertigen|Check-in am Flughafen|Boarding und Check-in
umzüge durchführen|umzugstransporte durchführen|Möbel transportieren@Umzug Umzüge|Haushalte umziehen|Umzugstransporte
rangierarbeiten|schienenfahrzeuge rangieren|rangierdienst|Rangieren von Zügen|Züge rangieren|Rangierfahrten|Waggons rangieren|Güterwagen rangieren|Verschieben von Waggons|Verschub
`;
