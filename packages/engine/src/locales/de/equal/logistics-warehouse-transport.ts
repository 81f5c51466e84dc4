/** German, logistics, warehouse, transport: one line, one meaning; our own list. */
export const logisticsWarehouseTransport = `
warenannahme|waren annehmen|annahme von waren|ware annehmen|annahme der ware|lieferungen annehmen|annahme von lieferungen|warenübernahme|anlieferungen annehmen|ware entgegennehmen|entgegennahme von waren
wareneingangsbearbeitung|wareneingänge bearbeiten|bearbeitung von wareneingängen|bearbeitung des wareneingangs|wareneingang bearbeiten|Anlieferungen entgegennehmen|angelieferte Ware annehmen|Lieferungen an der Rampe entgegennehmen|Lieferungen annehmen und prüfen
wareneingangsbuchung|wareneingänge buchen|buchung von wareneingängen|wareneingang buchen|wareneingänge verbuchen|verbuchung von wareneingängen|Wareneingänge erfassen|Wareneingänge im System buchen
warenkontrolle bei anlieferung|anlieferungen kontrollieren|kontrolle der anlieferungen|gelieferte ware kontrollieren|gelieferte ware prüfen|lieferungen auf vollständigkeit prüfen|Lieferungen kontrollieren|angelieferte Ware kontrollieren|Ware auf Vollständigkeit prüfen|eingehende Ware prüfen|eingehende Ware kontrollieren|Lieferungen auf Menge und Schäden prüfen
lieferscheinprüfung|lieferscheine prüfen|prüfung von lieferscheinen|ware mit lieferschein abgleichen|abgleich von ware und lieferschein|lieferscheine kontrollieren|kontrolle der lieferscheine
lieferscheine erstellen|erstellung von lieferscheinen|lieferscheinerstellung|lieferscheine schreiben|lieferscheine ausstellen
warenausgangsbuchung|warenausgänge buchen|buchung von warenausgängen|warenausgang buchen
warenausgangsbearbeitung|warenausgänge bearbeiten|bearbeitung von warenausgängen
warenausgangskontrolle|warenausgänge kontrollieren|ausgehende ware kontrollieren|kontrolle ausgehender ware|ausgehende ware prüfen|Kontrolle des Warenausgangs|Warenausgangsprüfung|ausgehende Sendungen prüfen
wareneinlagerung|waren einlagern|einlagerung von waren|ware einlagern|einlagern von waren|einlagerung von ware
warenauslagerung|waren auslagern|auslagerung von waren|ware auslagern|Material auslagern > Paletten auslagern
ein- und auslagerung|waren ein- und auslagern|ein- und auslagern von waren|ware ein- und auslagern|ein- und auslagerung von waren
warenumlagerung|waren umlagern|umlagerung von waren|ware umlagern|umlagern von waren
kommissionierung|waren kommissionieren|kommissionierung von waren|ware kommissionieren|aufträge kommissionieren|kommissionieren von aufträgen|kommissionierung von aufträgen|bestellungen kommissionieren|artikel kommissionieren|Kundenaufträge kommissionieren|Picken von Ware|Ware picken|Aufträge picken|Artikel nach Bestellung zusammenstellen|Waren nach Auftrag zusammenstellen|Artikel zusammenstellen|Picking|Rüsten von Bestellungen|Bestellungen rüsten|Ware für Aufträge zusammenstellen|Auftragskommissionierung|Bestellungen nach Pickliste zusammenstellen|Picklisten abarbeiten|Ware nach Liste zusammenstellen|Ware nach Kommissionierliste zusammensuchen
kommissionierung mit scanner|mit handscanner kommissionieren|kommissionieren mit handscanner|scannergestützte kommissionierung|kommissionieren per scanner
pick-by-voice|sprachgesteuerte kommissionierung|kommissionieren per sprachsteuerung
verpackung von waren|waren verpacken|warenverpackung|ware verpacken|verpacken von waren|produkte verpacken|verpackung von produkten|artikel verpacken
versandverpackung|waren versandfertig verpacken|ware versandfertig machen|sendungen versandfertig machen|versandfertiges verpacken|pakete versandfertig machen|Pakete packen|Pakete für den Versand packen
versandabwicklung|versand abwickeln|abwicklung des versands|versandbearbeitung|Sendungen abwickeln|Versand von Waren|Sendungen verschicken
versandvorbereitung|versand vorbereiten|vorbereitung des versands|waren für den versand vorbereiten|sendungen für den versand vorbereiten
versandpapiere erstellen|erstellung von versandpapieren|versanddokumente erstellen|erstellung von versanddokumenten|versandunterlagen erstellen|frachtpapiere erstellen|erstellung von frachtpapieren|erstellung von versandunterlagen|Lieferpapiere erstellen|Versandpapiere ausstellen|Versanddokumente ausstellen|Frachtpapiere ausstellen|Transportpapiere erstellen
frachtbriefe erstellen|erstellung von frachtbriefen|frachtbriefe ausfüllen|frachtbriefe ausstellen
etikettierung|waren etikettieren|etikettierung von waren|etikettieren von waren|ware mit etiketten versehen|artikel etikettieren|Ware etikettieren|Etiketten anbringen|Etiketten aufkleben|Produkte etikettieren|Etiketten kleben
palettierung|waren palettieren|palettieren von waren|ware auf paletten packen|paletten packen|paletten aufbauen
ladungssicherung|ladung sichern|sicherung der ladung|ladungen sichern|Ladung verzurren|Ladung mit Gurten sichern|Fracht sichern
lkw-beladung|lkw beladen|beladung von lkw|beladen von lkw|lastwagen beladen|beladung von lastwagen
lkw-entladung|lkw entladen|entladung von lkw|entladen von lkw|lastwagen entladen|lkw abladen
be- und entladung von lkw|lkw be- und entladen|be- und entladen von lkw|be- und entladung von lastkraftwagen|Lastwagen be- und entladen|Beladung und Entladung von Lkw|Lkw beladen und entladen|Lastwagen beladen und entladen
containerentladung|container entladen|entladung von containern|container löschen|containerentleerung|entladen von containern|Container ausladen|Container entleeren
containerbeladung|container beladen|beladung von containern|container stauen|beladen von containern
gabelstapler fahren|gabelstapler bedienen|bedienung von gabelstaplern|staplerfahren|führen von gabelstaplern|stapler fahren|stapler bedienen|staplerbedienung|mit dem Gabelstapler fahren|mit dem Stapler fahren|Staplerfahrten|Gabelstapler führen|Hubstapler fahren|Paletten mit dem Stapler bewegen
flurförderzeuge bedienen|bedienung von flurförderzeugen|flurförderfahrzeuge bedienen|umgang mit flurförderzeugen|flurförderzeuge führen
hochregalstapler fahren|hochregalstapler bedienen|bedienung von hochregalstaplern
schubmaststapler fahren|schubmaststapler bedienen|bedienung von schubmaststaplern
elektrohubwagen bedienen|elektrische hubwagen fahren|bedienung von elektrohubwagen
staplerschein|gabelstaplerschein|flurförderschein|flurfördermittelschein|staplerführerschein|gabelstaplerführerschein|Fahrausweis für Flurförderzeuge|Führerschein für Gabelstapler|Staplerausweis|Hubstaplerführerschein
lagerverwaltung|lager verwalten|verwaltung des lagers|lagerbewirtschaftung|Warehouse Management|Lagerwirtschaft|das Lager bewirtschaften
lagerleitung|lager leiten|leitung des lagers|Leitung eines Lagers|Lager führen
lagerorganisation|lager organisieren|organisation des lagers
bestandsführung|bestände führen|führung der bestände|lagerbestände führen|lagerbuchführung|führung der lagerbestände|Lagerbestandsführung|Lagerbuchhaltung|Bestände im System führen
bestandspflege|bestände pflegen|pflege der bestände|lagerbestände pflegen|pflege der lagerbestände
bestandskontrolle|bestände kontrollieren|kontrolle der bestände|lagerbestände kontrollieren|lagerbestandskontrolle|kontrolle der lagerbestände|lagerbestände prüfen|bestände prüfen
bestandsüberwachung|bestände überwachen|überwachung der bestände|lagerbestände überwachen|überwachung der lagerbestände
bestandskorrekturen|bestände korrigieren|korrektur von beständen|bestandskorrekturen buchen
inventuren durchführen|inventur durchführen|durchführung von inventuren|inventur machen|inventurdurchführung|durchführung der inventur
mitarbeit bei inventuren|mithilfe bei der inventur|bei der inventur mithelfen|inventuren unterstützen|unterstützung bei inventuren|mitwirkung bei inventuren
lagerreinigung|lager sauber halten|lager reinigen|reinigung des lagers
leergutverwaltung|leergut verwalten|verwaltung von leergut|leergutmanagement
leergutannahme|leergut annehmen|annahme von leergut|leergut zurücknehmen|leergutrücknahme|Pfandflaschen annehmen|Pfandannahme|Pfandflaschen zurücknehmen
gefahrguttransport|gefahrgut transportieren|transport von gefahrgut|gefahrgüter befördern|beförderung gefährlicher güter|gefahrguttransporte durchführen|Gefahrgut fahren|Gefahrguttransporte|ADR-Transporte|Gefahrgüter transportieren|Gefahrgutfahrten|Beförderung von Gefahrgut|Gefahrstoffe transportieren
gefahrgutlagerung|gefahrgut lagern|lagerung von gefahrgut|lagerung gefährlicher güter
gefahrgutversand|gefahrgut versenden|versand von gefahrgut|versand gefährlicher güter
gefahrgutpapiere erstellen|gefahrgutdokumente erstellen|erstellung von gefahrgutpapieren|erstellung der gefahrgutdokumentation
tourenplanung|touren planen|planung von touren|planung der touren|liefertouren planen|planung von liefertouren
transportplanung|transporte planen|planung von transporten
transportdisposition|transporte disponieren|disposition von transporten
fahrerdisposition|fahrer disponieren|disposition der fahrer|fahrereinsatz planen|fahrereinsatzplanung|einsatzplanung der fahrer|Fahrer einteilen|Einsatz der Fahrer planen|Fahrereinsätze planen
fuhrparkdisposition|fahrzeuge disponieren|disposition der fahrzeuge|fuhrpark disponieren|fahrzeugdisposition|disposition des fuhrparks|Disposition von Lkw|Lkw disponieren|Lkw-Disposition|Lastwagen disponieren|Disposition von Fahrzeugen|Fahrer und Fahrzeuge einteilen|Fahrzeuge und Fahrer einteilen
fuhrparkmanagement|fuhrpark managen|flottenmanagement|fahrzeugflotte verwalten|verwaltung der fahrzeugflotte|Firmenfahrzeuge verwalten|Dienstfahrzeuge verwalten|Flottenverwaltung|Fleet Management
warendisposition|waren disponieren|disposition von waren|ware disponieren|disposition der ware|Bestelldisposition|Waren nachbestellen|Ware nachbestellen|Nachbestellungen auslösen|Nachbestellung von Ware|Warenbestellungen auslösen|fehlende Ware nachbestellen
warenbestellung|waren bestellen|bestellung von waren|ware bestellen|warenbestellungen tätigen|ware ordern|bestellung der ware|Bestellwesen|Waren ordern|Warenorder|Nachbestellungen tätigen
bestellungen auslösen|auslösen von bestellungen|bestellauslösung|bestellungen tätigen|bestellungen aufgeben
bestellungen überwachen|bestellüberwachung|überwachung von bestellungen|bestellverfolgung|bestellungen verfolgen|nachverfolgung von bestellungen
warenbeschaffung|waren beschaffen|beschaffung von waren|wareneinkauf|waren einkaufen|einkauf von waren|ware einkaufen
materialbeschaffung|material beschaffen|beschaffung von material|materialeinkauf|material einkaufen|einkauf von material
rohstoffeinkauf|rohstoffe einkaufen|einkauf von rohstoffen|rohstoffbeschaffung|rohstoffe beschaffen|beschaffung von rohstoffen
materialbestellung|material bestellen|bestellung von material|materialbestellungen aufgeben
angebote einholen|einholen von angeboten|angebotseinholung|einholung von angeboten|offerten einholen|lieferantenangebote einholen|einholung von offerten|Angebote anfordern|Angebote bei Lieferanten anfragen|Preisanfragen stellen|Lieferantenanfragen stellen|Angebotsanfragen stellen
angebotsvergleich|angebote vergleichen|vergleich von angeboten|angebotsvergleiche durchführen|offerten vergleichen|angebotsvergleiche erstellen|Lieferantenangebote vergleichen|Preisvergleiche erstellen@Angebot Angebote Lieferanten
lieferantenauswahl|lieferanten auswählen|auswahl von lieferanten|auswahl der lieferanten|Supplier Selection|Zulieferer auswählen
lieferantenbewertung|lieferanten bewerten|bewertung von lieferanten|lieferantenbeurteilung|lieferanten beurteilen|bewertung der lieferanten
lieferantensuche|lieferanten suchen|suche nach lieferanten|neue lieferanten suchen|suche neuer lieferanten
lieferantenverhandlungen|verhandlungen mit lieferanten|mit lieferanten verhandeln|lieferantenverhandlungen führen|verhandlung mit lieferanten|mit Zulieferern verhandeln|Einkaufsverhandlungen|Einkaufsgespräche führen|mit Lieferanten Preise verhandeln|Preisverhandlungen mit Lieferanten|Konditionen mit Lieferanten aushandeln|Einkaufspreise verhandeln|Einkaufskonditionen verhandeln > Preise mit Lieferanten verhandeln|Konditionen mit Lieferanten verhandeln
lieferantenbetreuung|lieferanten betreuen|betreuung von lieferanten|betreuung der lieferanten
lieferantenkontakte pflegen|pflege der lieferantenkontakte|pflege von lieferantenbeziehungen|lieferantenbeziehungen pflegen|lieferantenpflege|lieferantenbeziehungsmanagement
sendungsverfolgung|sendungen verfolgen|verfolgung von sendungen|sendungen nachverfolgen|nachverfolgung von sendungen|sendungsnachverfolgung|track and trace
paketzustellung|pakete zustellen|zustellung von paketen|pakete ausliefern|auslieferung von paketen|pakete ausfahren|paketauslieferung|Sendungen zustellen@Paket Pakete|Paketdienst fahren
briefzustellung|briefe zustellen|zustellung von briefen|post austragen|briefe austragen|post zustellen|postzustellung|zustellung der post|Briefe verteilen
warenauslieferung|waren ausliefern|auslieferung von waren|ware ausliefern|ware ausfahren|auslieferung der ware
kunden beliefern|belieferung von kunden|kundenbelieferung|ware an kunden liefern|waren an kunden ausliefern|auslieferung an kunden|Ware zustellen|Lieferungen ausfahren|Waren zu Kunden fahren
möbelauslieferung|möbel ausliefern|auslieferung von möbeln|möbel liefern
warentransport|waren transportieren|transport von waren|beförderung von waren|waren befördern
personenbeförderung|personen befördern|beförderung von personen|fahrgastbeförderung|fahrgäste befördern|beförderung von fahrgästen|Passagiere befördern|Fahrgasttransport|Fahrgäste fahren
krankenfahrten|patientenfahrten|patienten zu behandlungen fahren|patientenfahrdienst|Krankenfahrt > Dialysepatienten fahren|Patienten zur Dialyse fahren
schülerbeförderung|schüler befördern|beförderung von schülern|schülertransport|schulkinder fahren
linienbus fahren|bus im linienverkehr fahren|busfahren im linienverkehr|linienbusse fahren|führen von linienbussen|Linienverkehr|im Linienverkehr fahren|Stadtbus fahren|Linien im Stadtbus fahren|Linienbusfahren
reisebus fahren|reisebusse fahren|busfahren im reiseverkehr|führen von reisebussen|Reiseverkehr|Busreisen fahren|Reisebusfahrten
lkw fahren|führen von lkw|lastwagen fahren|führen von lastkraftwagen|lastkraftwagen fahren|lkws fahren
lkw-fernverkehr|lkw-fahrten im fernverkehr|lkw im fernverkehr fahren|fernverkehr mit dem lkw
nahverkehr mit dem lkw|lkw-nahverkehr|lkw-fahrten im nahverkehr|lkw fahren im nahverkehr
sattelzug fahren|sattelzüge fahren|führen von sattelzügen|sattelschlepper fahren
dienstfahrten|dienstfahrten erledigen
fahrscheinverkauf|fahrkarten verkaufen|verkauf von fahrkarten|fahrausweise verkaufen|verkauf von fahrscheinen|billette verkaufen|fahrkartenverkauf|fahrscheine verkaufen|Tickets an Fahrgäste verkaufen|Billettverkauf
fahrscheinkontrolle|fahrkarten kontrollieren|fahrausweise kontrollieren|fahrausweisprüfung|kontrolle der fahrausweise|fahrausweise prüfen|fahrkartenkontrolle
abfahrtskontrolle|abfahrtskontrollen durchführen|fahrzeug vor der abfahrt kontrollieren|durchführung der abfahrtskontrolle|Fahrzeug vor Fahrtantritt prüfen|Fahrzeuge vor der Abfahrt prüfen|Fahrzeugkontrolle vor Fahrtantritt|Lkw vor der Abfahrt prüfen
fahrtenbuch führen|führung des fahrtenbuchs|führen des fahrtenbuches|fahrten dokumentieren im fahrtenbuch
lenk- und ruhezeiten einhalten|einhaltung der lenk- und ruhezeiten|einhalten von lenk- und ruhezeiten
zollabwicklung|verzollung|zollformalitäten erledigen|waren verzollen|verzollung von waren|abwicklung der zollformalitäten|Zollanmeldungen abgeben|Importe verzollen|Zollformalitäten abwickeln|Zollanmeldungen anfertigen|Customs Clearance
zollanmeldungen erstellen|erstellung von zollanmeldungen|zolldeklarationen erstellen|waren beim zoll anmelden|zollanmeldung
zolldokumente erstellen|erstellung von zolldokumenten|zollpapiere erstellen|erstellung von zollpapieren|zollunterlagen erstellen
exportabwicklung|exporte abwickeln|abwicklung von exporten|exportsendungen abwickeln|ausfuhrabwicklung|ausfuhren abwickeln|Exportaufträge abwickeln
importabwicklung|importe abwickeln|abwicklung von importen|importsendungen abwickeln|einfuhrabwicklung|Einfuhren abwickeln
ausfuhrpapiere erstellen|exportdokumente erstellen|erstellung von exportdokumenten|ausfuhrdokumente erstellen|exportpapiere erstellen|erstellung von ausfuhrpapieren|ausfuhrdokumente ausstellen
seefracht abwickeln|abwicklung von seefracht|seefrachtsendungen abwickeln|seefrachtabwicklung
luftfracht abwickeln|abwicklung von luftfracht|luftfrachtsendungen abwickeln|luftfrachtabwicklung
frachtkosten kalkulieren|kalkulation von frachtkosten|frachtraten kalkulieren|frachtkostenkalkulation|frachtpreise kalkulieren
frachtraum einkaufen|einkauf von frachtraum|laderaum einkaufen|transportkapazitäten einkaufen|frachteinkauf|Fracht- und Speditionseinkauf|Frachten einkaufen|Transporte einkaufen|Transporteinkauf
speditionen beauftragen|beauftragung von speditionen|spediteure beauftragen|beauftragung von spediteuren
frachtrechnungen prüfen|prüfung von frachtrechnungen|frachtrechnungsprüfung
retourenannahme|retouren annehmen|annahme von retouren|rücksendungen annehmen
gepäckabfertigung|gepäck abfertigen|abfertigung von gepäck
flugzeugabfertigung|flugzeuge abfertigen|abfertigung von flugzeugen|Ground Handling|Ramp Handling|Flugzeuge be- und entladen|Bodenabfertigung
fluggastabfertigung|fluggäste abfertigen|passagierabfertigung|abfertigung von fluggästen|Fluggäste einchecken|Passagiere einchecken|Passagiere abfertigen|Check-in am Flughafen|Boarding und Check-in
umzüge durchführen|durchführung von umzügen|umzugstransporte durchführen|Möbel transportieren@Umzug Umzüge|Haushalte umziehen|Umzugstransporte
rangierarbeiten|schienenfahrzeuge rangieren|rangierdienst|Rangieren von Zügen|Züge rangieren|Rangierfahrten|Waggons rangieren|Güterwagen rangieren|Verschieben von Waggons|Verschub
`;
