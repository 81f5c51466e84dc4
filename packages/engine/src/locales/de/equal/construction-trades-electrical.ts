/** German, construction, trades, electrical: one line, one meaning; our own list. */
export const constructionTradesElectrical = `
mauerarbeiten|mauern|maurerarbeiten|wände mauern|mauerwerk erstellen|Mauern hochziehen|Mauerwerk errichten|Mauerwerksbau|Wände hochmauern|Ziegelwände mauern|Mauerwerksarbeiten|Mauern errichten|Mauerwerk hochziehen > Wände hochziehen|Wände aus Ziegeln errichten
betonarbeiten|betonieren|betonierarbeiten|beton einbringen|Beton gießen|Beton einbauen und verdichten|Beton einbauen|Betoneinbau > Decken und Fundamente betonieren|Betonieren von Decken|Fundamente gießen|Fundamente betonieren
stahlbetonarbeiten|stahlbetonbau|arbeiten in stahlbeton
schalungsbau|schalungen bauen|schalungsarbeiten|schalungen herstellen|einschalen|schalung erstellen|Schalungen aufbauen|Schalungen stellen|Einschalen und Ausschalen|Schalungen setzen|Ein- und Ausschalen|Schalungen errichten|Schalungen montieren|Schalungen aufstellen|Schalarbeiten|Schalungen zimmern > Decken einschalen|Wände einschalen
bewehrung verlegen|bewehrungsarbeiten|eisenflechten|bewehrungsstahl verlegen|eisen flechten|armierungsarbeiten|armierung verlegen|Bewehrung flechten|Armierungseisen binden|Bewehrung einbauen|Baustahl flechten|Baustahl verlegen|Betonstahl verlegen
putzarbeiten|verputzarbeiten|wände verputzen|verputzen|Putz auftragen|Mauern verputzen > Innenputz auftragen|Innenwände verputzen|Fassaden verputzen|Gipsputz auftragen|Außenputz auftragen
estricharbeiten|estrich legen|estrich verlegen|estrichverlegung|Estrich einbauen|Estrich gießen|Estricheinbau|Zementestrich einbringen|Unterlagsböden einbringen
fliesenarbeiten|fliesen legen|fliesen verlegen|fliesenverlegung|plattenlegen|Plattenlegearbeiten|Fliesen ansetzen|Platten legen@Fliesen Bad|Plättli legen > Bäder fliesen|Wand- und Bodenfliesen verlegen|Bäder und Küchen fliesen
bodenlegearbeiten|bodenbeläge verlegen|böden verlegen|bodenverlegung|bodenlegen|Bodenbelagsarbeiten|Böden legen > Teppichböden und Linoleum verlegen|Vinylböden verlegen|PVC und Linoleum verlegen
parkett verlegen|parkettverlegung|parkettlegen|Parkettböden verlegen|Parkett legen
laminat verlegen|laminatverlegung|Laminatböden verlegen|Laminat legen
teppichböden verlegen|teppich verlegen
malerarbeiten|malerarbeiten ausführen|Anstreicharbeiten|Anstriche ausführen|Streicharbeiten|Malarbeiten an Wänden > Innenräume streichen|Wände und Decken streichen|Zimmer streichen|Decken streichen|Wände anstreichen|Wände streichen und tapezieren|Wohnungen streichen und tapezieren
tapezierarbeiten|tapezieren|wände tapezieren|tapeten kleben|Räume tapezieren|Tapeten anbringen|Zimmer tapezieren > Wohnungen tapezieren|Raufaser kleben
fenster und türen lackieren|türen und fenster streichen
wärmedämmung|dämmarbeiten|wärmedämmarbeiten|gebäude dämmen
dachdeckerarbeiten|dächer decken|dachdeckung|dacheindeckung|eindecken von dächern|Steildächer eindecken > Dachziegel verlegen|Dächer mit Ziegeln decken|Ziegeldächer decken|Steildächer decken|Dächer neu eindecken|Steildächer mit Ziegeln eindecken
flachdachabdichtung|flachdächer abdichten|Flachdächer dicht machen > Flachdächer mit Bitumen abdichten
dachrinnen montieren|dachrinnen anbringen|dachrinnenmontage|Dachrinnen und Fallrohre anbringen|Regenrinnen montieren|Dachspenglerarbeiten|Regenrinnen anbringen|Dachrinnen befestigen|Dachentwässerung|Dachkännel montieren
klempnerarbeiten am dach|spenglerarbeiten|bauspenglerei|bauklempnerei|blecharbeiten am dach|Flaschnerarbeiten|Spengeln > Dachrinnen montieren|Dachrinnen anbringen
zimmererarbeiten|zimmermannsarbeiten|zimmereiarbeiten
holzbau|arbeiten im holzbau
schreinerarbeiten|tischlerarbeiten|schreinereiarbeiten|tischlereiarbeiten
küchenmontage|küchen montieren|küchen aufbauen|einbauküchen montieren|Einbauküchen aufbauen|Einbauküchen einbauen|Küchen beim Kunden montieren|Einbau von Küchen|Kücheneinbau
fenstermontage|fenster montieren|fenster einbauen|fenstereinbau|Fenster setzen|Fenster einsetzen > Fenster und Türen einbauen
türenmontage|türen montieren|türen einbauen|Türeneinbau|Zargen und Türen setzen|Zimmertüren einbauen
glasarbeiten|glaserarbeiten|verglasungsarbeiten|scheiben einsetzen|verglasungen|Glas einsetzen|Fensterscheiben einsetzen|Gläser zuschneiden und einsetzen|Fenster verglasen|Scheiben austauschen@Glas Fenster|Fensterscheiben ersetzen
gerüstbau|gerüste aufbauen|gerüste stellen|gerüste errichten|Gerüste montieren|Arbeitsgerüste aufstellen|Gerüste auf- und abbauen|Gerüste aufstellen|Gerüststellung|Fassadengerüste aufbauen
gerüste abbauen|gerüstabbau
abbrucharbeiten|abrissarbeiten|abriss von gebäuden|gebäude abreißen|gebäude abbrechen|Rückbau von Gebäuden|Häuser abreißen|Abbruch von Gebäuden|Gebäude demontieren
erdarbeiten|erdbauarbeiten > Gräben ausheben|Baugruben ausheben|Erdaushub|Erdreich ausheben
straßenbau|straßen bauen|bau von straßen|straßenbauarbeiten|Fahrbahnen bauen|Straßen und Wege bauen > Straßen asphaltieren|Fahrbahndecken einbauen|Fahrbahndecken erneuern|Straßen ausbauen|Fahrbahnen erneuern
asphaltarbeiten|asphaltieren|asphalt einbauen|asphalteinbau|Asphaltierarbeiten|Asphaltbau|Straßen asphaltieren|Asphaltierung > Fahrbahnen asphaltieren|Asphaltdecken einbauen
pflasterarbeiten|pflastern|pflastersteine verlegen|wege pflastern|Steine pflastern|Pflastersteine setzen|Pflästerungen|Pflaster verlegen|Höfe pflastern > Plätze pflastern|Gehwege pflastern|Einfahrten pflastern|Natursteinpflaster verlegen
kanalbau|kanalbauarbeiten|abwasserkanäle bauen|kanäle bauen|abwasserkanalbau|Kanäle verlegen|Kanalrohre verlegen|Abwasserrohre verlegen|Kanalisation verlegen|Kanalisationen bauen|Kanalleitungen verlegen|Abwasserkanäle verlegen
tiefbau|tiefbauarbeiten|arbeiten im tiefbau
hochbau|hochbauarbeiten|arbeiten im hochbau
gleisbau|gleisbauarbeiten|gleise bauen|bau von gleisen|gleise verlegen|Schienen verlegen|Schienen und Schwellen verlegen|Gleise und Weichen einbauen|Oberbauarbeiten@Gleis Gleise Bahn
vermessung auf der baustelle|baustellenvermessung|einmessen auf der baustelle
aufmaßerstellung|aufmaße erstellen|aufmaße nehmen|ausmaß nehmen auf der baustelle
baggerarbeiten|bagger fahren|bagger bedienen|baggerfahren|mit dem Bagger arbeiten|Bagger führen > Hydraulikbagger bedienen|Kettenbagger fahren|Mobilbagger fahren|Minibagger fahren
radlader fahren|radlader bedienen|Radladerfahren|Radlader führen|mit dem Radlader verladen
kran bedienen|kran fahren|kranbedienung|kranführen|Kran führen|Kranfahren > Hallenkran bedienen|Turmdrehkran bedienen|Turmdrehkran führen|Autokran fahren|Brückenkran bedienen
turmdrehkran bedienen|turmdrehkran fahren|turmkran bedienen
hubarbeitsbühne bedienen|hubsteiger bedienen
bauleitung|baustellenleitung|bau leiten|baustellen leiten|leitung von baustellen|leitung von bauvorhaben|Bauprojekte leiten|Bauführung|Bauvorhaben leiten|Bauvorhaben führen
bauüberwachung|bau überwachen|überwachung der bauausführung|überwachung von bauarbeiten|baustellenüberwachung|Bauausführung kontrollieren|örtliche Bauaufsicht|Objektüberwachung|ÖBA|Bauvorhaben überwachen|Baustellen überwachen
bautagebuch führen|bautageberichte schreiben|bautagesberichte erstellen|führen von bautagebüchern|Bautagesberichte schreiben|Bautagesberichte verfassen|Baujournal führen
bauabnahmen durchführen|bauabnahme|bauleistungen abnehmen|Bauwerke abnehmen|Abnahmen auf Baustellen > Gewerke abnehmen|Abnahmen von Gewerken
bauabrechnung|bauleistungen abrechnen|abrechnung von bauvorhaben
baukalkulation|bauleistungen kalkulieren|kalkulation von bauleistungen|kalkulation von bauvorhaben
leistungsverzeichnisse erstellen|erstellung von leistungsverzeichnissen|leistungsverzeichnisse ausarbeiten|lv erstellen|Leistungsverzeichnisse aufstellen|LVs erstellen|Leistungsverzeichnisse schreiben|Devisierung|Devis erstellen|Leistungsverzeichnisse verfassen
ausschreibungen erstellen|ausschreibungsunterlagen erstellen
ausschreibung und vergabe|bauleistungen ausschreiben und vergeben|bauleistungen ausschreiben und beauftragen
bauanträge erstellen|baugesuche erstellen|bauantragsunterlagen erstellen
baugenehmigungen einholen|baubewilligungen einholen
ausführungsplanung|ausführungspläne erstellen|werkplanung|werkpläne erstellen|Ausführungspläne zeichnen|Werkpläne zeichnen|Ausführungspläne anfertigen|Ausführungszeichnungen|Polierpläne zeichnen
entwurfsplanung|entwurfspläne erstellen|gebäude entwerfen
bauzeichnungen erstellen|bauzeichnungen anfertigen|baupläne zeichnen|bauzeichnen|Pläne zeichnen@Bau Architekt|Baupläne erstellen > Grundrisse und Schnitte zeichnen|Grundrisse zeichnen
bauzeichnungen lesen|baupläne lesen|nach bauplänen arbeiten
statische berechnungen erstellen|erstellung statischer berechnungen|statik berechnen|statiken erstellen
bauzeitenpläne erstellen|bauablaufpläne erstellen|bauablaufplanung|bauzeitenplanung|bauablauf planen|Bauzeiten planen|Terminpläne für Baustellen erstellen|Bauterminplanung
nachunternehmer koordinieren|subunternehmer koordinieren|koordination der nachunternehmer|koordination von subunternehmern|subunternehmerkoordination
nachtragsmanagement|nachträge bearbeiten im bauvertrag|bearbeitung von nachträgen|Nachträge prüfen|Nachträge stellen|Nachträge verhandeln|Nachträge erstellen@Bau VOB Bauherr|Claim Management@Bau > Nachträge prüfen und verhandeln
mängelbeseitigung|mängel beseitigen|Mängel beheben|Baumängel beheben
mängelverfolgung|mängel nachverfolgen|mängel verfolgen
elektroinstallation|elektroinstallationsarbeiten|elektroinstallationen ausführen|elektroinstallationen durchführen|elektrische installationen ausführen|elektrische anlagen installieren|installation elektrischer anlagen|Elektroleitungen installieren|Stromleitungen installieren|Elektroarbeiten in Gebäuden > Häuser verkabeln|Leitungen, Steckdosen und Schalter installieren|Steckdosen und Lichtschalter installieren|Wohnungen elektrisch installieren|Steckdosen setzen und Verteiler anschließen|Hausinstallation|Steckdosen und Schalter anschließen|Leitungen und Steckdosen installieren
gebäudeverkabelung|gebäude verkabeln|elektroleitungen im gebäude verlegen
kabelverlegung|kabel verlegen|kabel ziehen|kabelzug|Kabel einziehen|Kabelziehen|Leitungen einziehen|Leitungen ziehen
steckdosen und schalter montieren|schalter und steckdosen setzen|steckdosen und schalter installieren
verteilerbau|verteiler bauen
beleuchtungsinstallation|leuchten montieren|beleuchtung installieren|installation von beleuchtung
elektrische prüfungen durchführen|durchführung elektrischer prüfungen|elektrische anlagen prüfen|prüfung elektrischer anlagen|Elektroprüfung|elektrische Betriebsmittel prüfen|Prüfung elektrischer Betriebsmittel|Messungen an elektrischen Anlagen|Prüfung elektrischer Geräte
dguv-v3-prüfungen|elektroprüfung nach dguv v3|bgv-a3-prüfung
gebäudeautomation|gebäudeautomatisierung
photovoltaikanlagen montieren|pv-anlagen montieren|photovoltaikmontage|pv-montage|PV-Module montieren|Fotovoltaikanlagen montieren|Solarpaneele montieren|Solaranlagen montieren|Solarmodule montieren|Solarmodule installieren|Photovoltaikanlagen installieren|Solarmontage|Solarstromanlagen montieren > PV-Anlagen aufs Dach montieren
photovoltaikanlagen installieren|installation von photovoltaikanlagen|pv-anlagen installieren|installation von pv-anlagen|photovoltaikinstallation
ladestationen installieren|installation von ladestationen
brandmeldeanlagen installieren|installation von brandmeldeanlagen
brandmeldeanlagen warten|wartung von brandmeldeanlagen|brandmeldeanlagenwartung
heizungsinstallation|heizungen installieren|installation von heizungen|heizungsanlagen installieren|heizungen einbauen|heizungsbau|installation von heizungsanlagen|Heizungsanlagen montieren|Heizungsanlagen einbauen|Heizungsmontage|Heizungseinbau|Heizungen montieren|Heizanlagen installieren > Heizkessel einbauen|Zentralheizungen einbauen
heizungswartung|heizungen warten|wartung von heizungen|heizungsanlagen warten|wartung von heizungsanlagen|Heizungen inspizieren|Heizthermen warten > Brenner warten|Gasthermen warten|Thermen warten|Heizkessel warten
heizungsreparatur|heizungen reparieren|reparatur von heizungsanlagen
wärmepumpen installieren|installation von wärmepumpen|wärmepumpen einbauen|wärmepumpeninstallation|Wärmepumpen montieren|Wärmepumpenmontage
sanitärinstallation|sanitäranlagen installieren|installation von sanitäranlagen|sanitärinstallationen ausführen|installation sanitärer anlagen|Sanitäranlagen montieren|Sanitärmontage|Sanitärgegenstände montieren|sanitäre Anlagen installieren|sanitäre Anlagen einbauen|Sanitäranlagen einbauen|Sanitärobjekte montieren > Waschbecken und Toiletten einbauen|Bäder einbauen|Badewannen und Duschen einbauen|Bäder und WCs einbauen|Waschbecken und WCs montieren
sanitärobjekte montieren|waschbecken und toiletten montieren|montage von waschbecken und wc
badsanierung|bäder sanieren|badezimmer sanieren|badrenovierung|Bäder erneuern|Bäder umbauen|Badezimmer renovieren|Badmodernisierung|Bäder modernisieren|Bäder renovieren
rohrleitungsbau|rohrleitungen bauen|rohrleitungen verlegen|Rohrleitungen montieren|Leitungsbau|Rohrleitungsmontage|Rohrbau|Rohre verlegen|Rohrverlegung|Rohrleitungsverlegung > Rohre verschweißen|Rohrleitungen verlegen und schweißen
rohrreinigung|rohre reinigen|verstopfte rohre reinigen|rohrverstopfungen beseitigen|Abflüsse reinigen|verstopfte Abflüsse frei machen|Rohre freispülen|Abflussreinigung|Verstopfungen beseitigen@Rohr Abfluss Abflüsse|Abflüsse frei machen|Rohre freimachen
kälteanlagen warten|wartung von kälteanlagen|kältetechnische anlagen warten|kälteanlagenwartung
klimaanlagen warten|wartung von klimaanlagen|klimaanlagenwartung|Klimageräte warten|Klimaanlagen reinigen und warten|Klimaservice
klimaanlagen installieren|installation von klimaanlagen|klimaanlagen montieren
lüftungsanlagen montieren|lüftungsanlagen einbauen|Lüftungsbau|Lüftungskanäle montieren|Lüftungsmontage|raumlufttechnische Anlagen montieren|Lüftungsanlagen bauen|RLT-Anlagen montieren
aufzugswartung|aufzüge warten|wartung von aufzügen|aufzugsanlagen warten|wartung von aufzugsanlagen|lifte warten|Aufzüge instand halten|Fahrstühle warten|Liftwartung|Instandhaltung von Aufzügen|Aufzugsanlagen prüfen und warten|Aufzugwartung
aufzugsmontage|aufzüge montieren|liftmontage|Aufzüge einbauen|Fahrstühle einbauen
metallbauarbeiten|schlosserarbeiten|schlossereiarbeiten|metallbau|schlosserei > Geländer und Tore bauen|Stahlkonstruktionen anfertigen|Geländer schweißen und montieren
stahlbau|stahlkonstruktionen bauen|bau von stahlkonstruktionen|stahlkonstruktionen herstellen|Stahlkonstruktionen montieren|Stahlbaumontage|Stahlkonstruktionen errichten > Stahlhallen errichten|Stahlträger montieren|Stahlhallen bauen
geländer und treppen bauen|bau von treppen und geländern|treppen und geländer fertigen|treppen- und geländerbau
hausmeistertätigkeiten|hausmeisterarbeiten|hausmeisterdienste|hauswarttätigkeiten|abwartstätigkeiten|hauswartung|hausmeisteraufgaben|Hauswartsarbeiten|Hausbesorgung|Hausmeisterservice|Hauswartarbeiten|Abwartsdienste > Haustechnik betreuen und kleine Reparaturen
kleinreparaturen|kleinreparaturen durchführen|kleinere reparaturen ausführen|kleine reparaturen erledigen|durchführung kleinerer reparaturen|kleinreparaturen ausführen|kleinere Reparaturen|kleine Reparaturen im Haus|kleine Schäden beheben|kleine Schäden reparieren|Bagatellreparaturen|kleine Instandsetzungen
sanierungsarbeiten|gebäude sanieren|gebäudesanierung|sanierung von bestandsgebäuden
winterdienst|schnee räumen und streuen|schneeräumen und streuen|räum- und streudienst
natursteinarbeiten|naturstein bearbeiten
kfz-reparatur|fahrzeuge reparieren|fahrzeugreparatur|autos reparieren|kraftfahrzeuge reparieren|kfz-reparaturen durchführen|Autoreparaturen|Pkw reparieren|Fahrzeuge instand setzen|Autos instand setzen|Fahrzeuginstandsetzung|Instandsetzung von Fahrzeugen|Pkw-Instandsetzung|Pkw instand setzen|Personenwagen reparieren
kfz-wartung|fahrzeuge warten|wartung von fahrzeugen|fahrzeugwartung|kraftfahrzeuge warten
inspektionen an fahrzeugen|fahrzeuginspektionen durchführen|kfz-inspektionen durchführen
reifenwechsel|reifen wechseln|räder wechseln|räderwechsel|radwechsel|Reifen aufziehen
bremsen erneuern|bremsen wechseln|bremsenwechsel|austausch von bremsen
fahrzeugdiagnose|fehlerdiagnose an fahrzeugen|fahrzeuge diagnostizieren|kfz-diagnose|Fehler an Fahrzeugen suchen|Fehlersuche an Fahrzeugen > Fehlerspeicher auslesen|Fehlerspeicher von Fahrzeugen auslesen|Steuergeräte auslesen|Fehler am Fahrzeug auslesen
ölwechsel durchführen|ölwechsel|motoröl wechseln
karosseriearbeiten|karosserien instand setzen|karosserieinstandsetzung|karosseriereparaturen|Karosseriereparatur|Karosserien reparieren|Unfallschäden an Karosserien reparieren|Karosserieschäden reparieren|Karosserien ausbeulen und richten|Instandsetzung von Karosserien
fahrzeuglackierung|fahrzeuge lackieren|autos lackieren|Autolackierung|Karosserien lackieren
nutzfahrzeuge reparieren
landmaschinen reparieren|landmaschinenreparatur|landtechnik reparieren|Landmaschinen instand setzen|Traktoren reparieren und warten > Mähdrescher reparieren|Traktoren reparieren
fahrräder reparieren|fahrradreparatur|velos reparieren|Räder reparieren@Fahrrad|Fahrräder warten und reparieren|Velomechanik|Fahrräder instand setzen|Veloreparaturen > E-Bikes reparieren
wände streichen|wandanstriche ausführen|wandanstrich
gipskartonwände stellen|rigipswände stellen|gipskartonwände errichten|gipskartonwände aufstellen
wärmedämmverbundsysteme anbringen|wdvs anbringen|vollwärmeschutz anbringen
baumängel beheben|beseitigung von baumängeln|baumängelbeseitigung
wallboxen installieren|installation von wallboxen|Ladestationen montieren|Wallboxen anschließen|Ladepunkte installieren|Ladesäulen aufstellen und anschließen|Wallboxen montieren|Ladestationen anschließen|Ladeinfrastruktur installieren
ladesäulen installieren|installation von ladesäulen
wohnungsrenovierung|wohnungen renovieren
fehlerspeicher auslesen|fahrzeugfehlerspeicher auslesen
lkw-reparatur|lastwagen reparieren|reparatur von lastkraftwagen|Lkw-Instandsetzung|Lkw instand setzen|Nutzfahrzeuge instand setzen
erdaushub|aushubarbeiten|aushub|baugrubenaushub|Erde ausheben|Erdreich ausheben > Baugruben ausheben|Gräben ausheben|Gruben ausheben|Leitungsgräben ausheben|Gräben baggern|Baugruben ausbaggern|Fundamente ausheben
`;
