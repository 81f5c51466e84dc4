/** German, duties of many trades in the trade's word and in plain words: one line, one meaning, what says less than the others behind ">"; our own list. */
export const trades1 = `
Stellen von Medikamenten|Medikamente richten|Arzneien richten|Medikamentenstellung
Putzarbeiten|verputzen|Innenputz und Außenputz > Innenwände verputzen|Wände verputzen
Pflasterarbeiten|pflastern|Pflasterung > Höfe pflastern|Gehwege pflastern
Gerüstbau > Gerüste aufbauen|Gerüste stellen|Fassadengerüste stellen|Gerüste errichten
Getriebemontage|Getriebe zusammenbauen|Getriebe montieren
Pulverbeschichtung|mit Pulverlack beschichten|Pulverlackierung
Hauptuntersuchung|TÜV|HU
Tourendisposition|Touren disponieren|Touren einteilen|Fahrer auf Touren einteilen|Tourenplanung|Touren planen
Ferkelaufzucht|Ferkel aufziehen
Betriebsgastronomie > Kantine|Betriebsrestaurant|Kantinenküche|Werkskantine
Brötchenherstellung|Semmeln backen|Brötchen backen|Semmelherstellung|Brötchen formen und backen|Kleingebäck herstellen
Nachhilfe|Nachhilfeunterricht|Schülern Nachhilfe geben > mit Schülern Mathe üben
Winterdienst > Schnee räumen und streuen|Schnee räumen|Räum- und Streudienst|Schneeräumung
Eheschließungen|Paare trauen|Trauungen|Ehen schließen|Brautpaare trauen|Trauungen vornehmen|Hochzeiten im Standesamt durchführen
Code Reviews > Quelltext der Kollegen lesen|Code der Kollegen prüfen|Quelltext prüfen
Fliesenlegen|Fliesen legen|Fliesenverlegung|Fliesen verlegen|Fliesenarbeiten|Plättli verlegen|Plattenlegen > Bäder fliesen|Bäder und Küchen fliesen|Böden und Wände fliesen
Bodenbeläge > Bodenbelagsarbeiten|Böden verlegen|Bodenverlegung|Fußböden verlegen
Estricharbeiten|Estrich legen|Estrich einbringen
Trockenbau > Rigips|Gipskartonwände stellen|Gipskartonplatten montieren|Wände in Trockenbauweise|Ständerwände stellen
Bewehrung|Bewehrungsarbeiten|Eisen flechten|Armierung|Stahl flechten|Bewehrungen verlegen|Baustahl verlegen|Bewehrungsstahl binden
Dachstühle > Dachstuhl aufrichten|Dachstühle errichten
Malerarbeiten > Wände streichen|Streicharbeiten|Anstricharbeiten|Räume streichen|malern
Fassadendämmung|Wärmedämmung von Fassaden|Fassaden dämmen|WDVS|Vollwärmeschutz|Dämmplatten an Fassaden kleben|Außenwände dämmen|Fassaden isolieren|Wärmedämmverbundsystem
Erdarbeiten > Baugruben ausheben|Gräben ausheben|Aushub|Erdbau
Kranführung|Kran bedienen|Kran fahren|Kranbedienung
Straßenbau > Straßen bauen|asphaltieren
Rohrreinigung|Rohre reinigen > Abflüsse freimachen|verstopfte Rohre frei machen|Abflussreinigung|Kanalreinigung
Rohrverlegung|Rohre verlegen|Leitungen verlegen
Sanitärinstallation > Bäder installieren|Bäder einbauen|Sanitäranlagen einbauen
Schornsteinreinigung|Kamine kehren|Schornsteine kehren|Kaminkehren|Kamine fegen
Elektroinstallation > Elektroleitungen verlegen|Steckdosen setzen|Elektroinstallationsarbeiten
Schaltschrankbau|Schaltschränke bauen|Schaltschränke verdrahten|Schaltschrankverdrahtung|Schaltschränke aufbauen|Schaltschrankmontage|Schaltschränke fertigen|Schaltanlagen bauen|Schaltanlagenbau|Schaltschränke bauen und verdrahten|Schaltkästen bauen|Schaltschränke herstellen|Bau von Schaltschränken|Schaltschrankverkabelung|Schaltschränke verkabeln|Schaltschränke nach Plan verdrahten
Schutzgasschweißen|mit Schutzgas schweißen > MAG-Schweißen|MIG/MAG
Lichtbogenschweißen|Elektrodenschweißen|E-Hand|mit Stabelektrode schweißen
Zerspanung|drehen und fräsen|spanende Bearbeitung|spanabhebende Bearbeitung
Blechbearbeitung > Bleche biegen|Bleche bearbeiten|Bleche kanten
Spritzguss|Spritzgießen|Kunststoff spritzen
Maschineneinrichtung|Maschinen einrichten|Maschinen rüsten|Maschinen einstellen
Messmittelüberwachung > Messmittel kalibrieren|Prüfmittelüberwachung
Schmierung|Maschinen schmieren|Abschmieren|Maschinen fetten
Instandhaltung > instand halten|Anlagen instand halten
Störungsbehebung|Störungen beheben|Störungsbeseitigung > Fehler beheben|Entstörung
Fehlersuche|Fehler suchen|Fehlerdiagnose > Fehleranalyse|Ursachen suchen
Kommissionierung|Aufträge zusammenstellen|Ware zusammenstellen|Bestellungen zusammenstellen|Picken
Staplerfahren|Gabelstapler fahren|Stapler fahren > Flurförderzeuge
Inventur|Bestandsaufnahme|Bestand zählen|Ware zählen|Lagerbestand zählen|Lagerbestand aufnehmen|Bestände aufnehmen|Warenbestand zählen|Inventuren durchführen|Inventarisierung des Lagers|Inventuren|Waren im Lager zählen|Bestandszählung
Zollabwicklung|Verzollung|Zollanmeldungen erstellen|Zollpapiere erstellen
Fuhrparkmanagement|Fuhrpark betreuen|Fahrzeugflotte betreuen|Fuhrparkverwaltung|Flottenmanagement
Schülerbeförderung|Schulbus fahren|Schüler fahren|Schülerverkehr|Kinder mit dem Bus zur Schule fahren|Schulbusfahrten
Kühltransporte|Kühlware fahren|Kühlware transportieren|Tiefkühlware fahren|Frischwaren im Kühlwagen fahren|Kühlfahrzeuge fahren|Kühlsattel fahren > Kühlkoffer|gekühlte Waren fahren|temperaturgeführte Transporte
Müllabfuhr|Abfallsammlung|Mülltonnen leeren|Abfallentsorgung|Tonnen leeren
Straßenreinigung|Straßen kehren|Straßen fegen|Straßen reinigen|Gehwege kehren|Kehrmaschine fahren|Wischen von Straßen > Straßenkehren|Gassen kehren
Büroreinigung|Büros putzen|Büros reinigen|Unterhaltsreinigung > Büroräume säubern
Zimmerreinigung|Zimmer reinigen|Hotelzimmer putzen|Zimmer herrichten
Bügeln|Wäsche bügeln|Hemden bügeln|Kleidung bügeln|Glätten von Wäsche|Kleider bügeln|Mangeln@Wäsche Wäscherei
Änderungsschneiderei > Kleidung ändern|Kleidung umnähen|Hosen kürzen
Polsterarbeiten|polstern > Möbel beziehen|Sessel beziehen|neu beziehen
Schuhreparatur|Schuhe besohlen|Schuhe reparieren|Schuhe flicken > Absätze erneuern|Sohlen und Absätze erneuern
Goldschmiedearbeiten|Schmuck anfertigen|Schmuckherstellung|Schmuckanfertigung|Schmuckstücke herstellen|Schmuck herstellen > Ringe anfertigen|Ringe schmieden|Ketten und Ringe anfertigen
Restaurierung > Möbel aufarbeiten|alte Möbel aufarbeiten
Offsetdruck|im Offset drucken
Buchbinden|Bücher binden|Buchbinderei|Buchbindearbeiten|Bücher heften und binden > Broschüren binden
Teigherstellung > Teige bereiten|Teig kneten|Teige herstellen
Brotherstellung|Brot backen|Herstellung von Brot|Brotbacken > Brot und Brötchen backen
Konditorei > Torten backen|Feinbackwaren|Torten herstellen
Zerlegung|Rinder zerlegen|Tierkörper zerlegen|Schlachtkörper zerlegen > Fleisch zerlegen|Schweinehälften zerlegen|Fleischzerlegung|ausbeinen
Käseherstellung|Käse machen|käsen|Käse herstellen|Milch zu Käse verarbeiten|Käseproduktion|Käse produzieren > Käseproduktion auf der Alp
Fischverarbeitung|Fische verarbeiten > Fisch filetieren|Fische ausnehmen
Tischeindeckung|Tische eindecken|Tische decken|Eindecken|Tische aufdecken
Bedienung am Tisch|Gäste am Tisch bedienen|Service am Tisch|Speisen servieren|Speisen auftragen|Essen servieren|am Tisch servieren|Tischservice|Service am Gast|Speisen und Getränke bringen|Servicetätigkeit im Restaurant|À-la-carte-Service
Getränkeausschank|Getränke ausschenken|zapfen|Ausschank|Getränke ausgeben|Schankdienst|Schankbetrieb|Getränkeausgabe > Bier ausschenken
Barbetrieb > Cocktails mixen|hinter der Bar arbeiten
Kassenabschluss|Kasse abrechnen|Tagesabschluss der Kasse|Kassenabrechnung|Kasse machen
Warenverräumung|Regale auffüllen|Regale einräumen|Regalpflege|Ware einräumen|Warenauffüllung
Warenpräsentation > Ware präsentieren|Ware ansprechend aufbauen
Schaufenstergestaltung|Schaufenster dekorieren|Schaufensterdekoration|Auslagen dekorieren
Kundengewinnung|Neukundengewinnung|Neukunden gewinnen|Kunden gewinnen|Akquise|neue Kunden gewinnen|Neukundenakquise
Kaltakquise > kalt anrufen|unbekannte Firmen anrufen
Terminvereinbarung|Termine vereinbaren|Termine vergeben|Termine ausmachen|Terminvergabe > Sprechstundentermine vergeben|Patiententermine vergeben|Terminkoordination mit Patienten
Außendienst|Field Sales|Kunden im Außendienst besuchen|Kundenbesuche im Außendienst|Reisetätigkeit im Vertrieb|Außendiensttätigkeit > Kunden vor Ort besuchen
Onlinehandel > im Internet verkaufen|E-Commerce|Online-Handel
Marktverkauf > auf Märkten verkaufen|Wochenmarkt
Angebotserstellung|Angebote schreiben|Angebote erstellen|Offerten schreiben|Angebotswesen
Telefonzentrale|Anrufe entgegennehmen|Telefondienst|Anrufe annehmen|Telefonannahme|Telefonvermittlung|Anrufe entgegennehmen und weiterleiten|Telefonate entgegennehmen und weiterleiten|Anrufe vermitteln|Anrufe annehmen und verbinden|Anrufe annehmen und weiterleiten|Anrufer verbinden|Gespräche vermitteln@Telefon Anrufe|Telefonzentrale bedienen
Posteingang|Post öffnen und verteilen|Postbearbeitung|eingehende Post bearbeiten|Eingangspost|Post öffnen|Post sortieren und verteilen|eingehende Post verteilen
Aktenablage|Akten ablegen|Unterlagen abheften|Akten ordnen|Dokumente ablegen|Unterlagen ablegen|Dokumentenablage|Schriftgut ablegen|Ablage führen|Ablage machen
Dateneingabe|Daten eingeben|Daten eintippen|Datenerfassung|Daten erfassen|Daten in Datenbanken eintragen|Daten ins System eingeben > Daten in SAP eingeben
Reiseorganisation|Reisen buchen|Dienstreisen organisieren|Reiseplanung|Reisebuchung|Geschäftsreisen organisieren|Geschäftsreisen planen|Dienstreisen planen|Travel Management|Reisemanagement|Organisation von Geschäftsreisen|Organisation von Reisen|Reisen planen|Reisen organisieren|Organisation von Dienstreisen
Kalenderführung|Terminkalender führen|Terminkoordination|Kalender pflegen|Kalender führen|Terminkalender verwalten|Kalendermanagement|Kalenderpflege|Termine im Kalender verwalten|Kalender verwalten|Terminverwaltung|Termine verwalten
`;
