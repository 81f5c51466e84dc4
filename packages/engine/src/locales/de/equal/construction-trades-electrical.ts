/** German, construction, trades, electrical: one line, one meaning; our own list. */
export const constructionTradesElectrical = `
mauerarbeiten|mauern|maurerarbeiten|wände mauern|mauerwerk erstellen|erstellung von mauerwerk|Mauern hochziehen|Mauerwerk errichten|Mauerwerksbau|Wände hochmauern|Ziegelwände mauern|Mauerwerksarbeiten|Mauern errichten
betonarbeiten|betonieren|betonierarbeiten|beton einbringen|Beton gießen|Beton einbauen und verdichten > Decken und Fundamente betonieren|Betonieren von Decken|Fundamente gießen|Fundamente betonieren
stahlbetonarbeiten|stahlbetonbau|arbeiten in stahlbeton
schalungsbau|schalungen bauen|schalungsarbeiten|schalungen herstellen|einschalen|schalung erstellen|Schalungen aufbauen|Schalungen stellen|Einschalen und Ausschalen|Schalungen setzen|Ein- und Ausschalen|Schalungen errichten|Schalungen montieren > Decken einschalen|Wände einschalen
bewehrung verlegen|bewehrungsarbeiten|eisenflechten|bewehrungsstahl verlegen|eisen flechten|armierungsarbeiten|armierung verlegen|Bewehrungen verlegen|Bewehrung flechten|Armierungen verlegen|Armierungseisen binden|Bewehrung einbauen|Baustahl flechten
putzarbeiten|verputzarbeiten|wände verputzen|verputzen von wänden|verputzen|Putz auftragen > Innenputz auftragen|Innenwände verputzen|Fassaden verputzen|Gipsputz auftragen|Außenputz auftragen
trockenbauarbeiten|trockenbau
estricharbeiten|estrich legen|estrich verlegen|verlegung von estrich|estrichverlegung|Estrich einbauen|Estrich gießen|Estriche verlegen|Estricheinbau|Zementestrich einbringen|Verlegen von Estrich|Unterlagsböden einbringen
fliesenarbeiten|fliesen legen|fliesen verlegen|verlegung von fliesen|fliesenverlegung|plattenlegen|Plattenlegearbeiten|Fliesen ansetzen|Platten legen@Fliesen Bad|Plättli legen > Bäder fliesen|Wand- und Bodenfliesen verlegen|Bäder und Küchen fliesen
bodenlegearbeiten|bodenbeläge verlegen|verlegung von bodenbelägen|böden verlegen|bodenverlegung|bodenlegen|Bodenbelagsarbeiten > Teppichböden und Linoleum verlegen|Vinylböden verlegen|PVC und Linoleum verlegen
parkett verlegen|parkettverlegung|verlegung von parkett|parkettlegen|Parkettböden verlegen|Verlegen von Parkett
laminat verlegen|laminatverlegung|verlegung von laminat
teppichböden verlegen|verlegung von teppichböden|teppich verlegen
malerarbeiten|malerarbeiten ausführen|Anstreicharbeiten|Anstriche ausführen|Streicharbeiten|Malarbeiten an Wänden > Innenräume streichen|Wände und Decken streichen|Zimmer streichen|Decken streichen|Wände anstreichen
tapezierarbeiten|tapezieren|wände tapezieren|tapeten kleben|Räume tapezieren|Tapeten anbringen > Wohnungen tapezieren|Raufaser kleben
fenster und türen lackieren|türen und fenster streichen
fassadenanstrich|fassaden streichen|streichen von fassaden|fassadenanstriche
wärmedämmung|dämmarbeiten|wärmedämmarbeiten|gebäude dämmen|dämmung von gebäuden
fassadendämmung|fassaden dämmen|dämmung von fassaden
dachdeckerarbeiten|dächer decken|dachdeckung|dacheindeckung|eindecken von dächern|dächer eindecken|Dacheindeckungen > Dachziegel verlegen|Dächer mit Ziegeln decken|Ziegeldächer decken|Steildächer decken
dachsanierung|dächer sanieren|sanierung von dächern
flachdachabdichtung|flachdächer abdichten|abdichtung von flachdächern|Flachdächer dicht machen > Flachdächer mit Bitumen abdichten
dachrinnen montieren|montage von dachrinnen|dachrinnen anbringen|dachrinnenmontage|Dachrinnen und Fallrohre anbringen|Regenrinnen montieren|Dachspenglerarbeiten|Montage von Regenrinnen|Regenrinnen anbringen|Dachrinnen befestigen|Dachentwässerung|Dachkännel montieren
klempnerarbeiten am dach|spenglerarbeiten|bauspenglerei|bauklempnerei|blecharbeiten am dach
zimmererarbeiten|zimmermannsarbeiten|zimmereiarbeiten
dachstühle errichten|dachstühle aufstellen|errichtung von dachstühlen
holzbau|arbeiten im holzbau
schreinerarbeiten|tischlerarbeiten|schreinereiarbeiten|tischlereiarbeiten
holzbearbeitung|holz bearbeiten|bearbeitung von holz
küchenmontage|küchen montieren|montage von küchen|küchen aufbauen|einbauküchen montieren|aufbau von küchen|Einbauküchen aufbauen|Einbauküchen einbauen|Küchen beim Kunden montieren|Einbau von Küchen
möbelmontage|möbel montieren|montage von möbeln|möbel aufbauen|aufbau von möbeln
fenstermontage|fenster montieren|montage von fenstern|fenster einbauen|einbau von fenstern|fenstereinbau|Fenster setzen > Fenster und Türen einbauen
türenmontage|türen montieren|montage von türen|türen einbauen|einbau von türen|Türeneinbau|Zargen und Türen setzen|Zimmertüren einbauen
glasarbeiten|glaserarbeiten|verglasungsarbeiten|scheiben einsetzen|verglasungen|Verglasung|Glas einsetzen|Fensterscheiben einsetzen|Gläser zuschneiden und einsetzen|Verglasen|Fenster verglasen|Scheiben austauschen@Glas Fenster|Fensterscheiben ersetzen
gerüstbau|gerüste aufbauen|aufbau von gerüsten|gerüste stellen|gerüste errichten|Gerüste montieren|Arbeitsgerüste aufstellen|Gerüste auf- und abbauen|Gerüste aufstellen|Gerüststellung|Fassadengerüste aufbauen
gerüste abbauen|abbau von gerüsten|gerüstabbau
abbrucharbeiten|abrissarbeiten|abriss von gebäuden|gebäude abreißen|gebäude abbrechen|Rückbau von Gebäuden|Häuser abreißen|Gebäude rückbauen|Abbruch von Gebäuden|Gebäude demontieren
erdarbeiten|erdbauarbeiten > Gräben ausheben|Baugruben ausheben|Erdaushub|Erdreich ausheben
straßenbau|straßen bauen|bau von straßen|straßenbauarbeiten|Fahrbahnen bauen|Straßen und Wege bauen > Straßen asphaltieren|Fahrbahndecken einbauen|Fahrbahndecken erneuern|Straßen ausbauen|Fahrbahnen erneuern
asphaltarbeiten|asphaltieren|asphalt einbauen|asphalteinbau|Asphaltierarbeiten|Asphaltbau|Einbau von Asphalt > Fahrbahnen asphaltieren|Asphaltdecken einbauen
pflasterarbeiten|pflastern|pflastersteine verlegen|wege pflastern|verlegung von pflastersteinen|Steine pflastern|Pflastersteine setzen|Pflästerungen > Plätze pflastern|Gehwege pflastern|Einfahrten pflastern|Natursteinpflaster verlegen
kanalbau|kanalbauarbeiten|abwasserkanäle bauen|kanäle bauen|abwasserkanalbau|Kanäle verlegen|Kanalrohre verlegen|Abwasserrohre verlegen|Kanalisation verlegen|Kanalisationen bauen|Kanalleitungen verlegen
tiefbau|tiefbauarbeiten|arbeiten im tiefbau
hochbau|hochbauarbeiten|arbeiten im hochbau
gleisbau|gleisbauarbeiten|gleise bauen|bau von gleisen|gleise verlegen|Schienen verlegen|Schienen und Schwellen verlegen|Gleise und Weichen einbauen|Oberbauarbeiten@Gleis Gleise Bahn
vermessung auf der baustelle|baustellenvermessung|einmessen auf der baustelle
aufmaßerstellung|aufmaße erstellen|erstellung von aufmaßen|aufmaße nehmen|aufmaß nehmen|ausmaß nehmen auf der baustelle
baggerarbeiten|bagger fahren|bagger bedienen|baggerfahren|bedienung von baggern|mit dem Bagger arbeiten|Bagger führen > Hydraulikbagger bedienen|Kettenbagger fahren|Mobilbagger fahren|Minibagger fahren
radlader fahren|radlader bedienen|bedienung von radladern|Radladerfahren|Radlader führen|mit dem Radlader verladen
kran bedienen|kran fahren|kranbedienung|bedienung von kränen|kranführen|kräne bedienen|Krane bedienen|Kran führen|Krane führen|Kranfahren > Hallenkran bedienen|Turmdrehkran bedienen|Turmdrehkran führen|Autokran fahren|Brückenkran bedienen
turmdrehkran bedienen|turmdrehkran fahren|turmkran bedienen|bedienung von turmdrehkranen
baumaschinen führen|baumaschinen bedienen|bedienung von baumaschinen|führen von baumaschinen
hubarbeitsbühne bedienen|hubarbeitsbühnen bedienen|bedienung von hubarbeitsbühnen|hubsteiger bedienen
bauleitung|baustellenleitung|bau leiten|baustellen leiten|leitung von baustellen|leitung von bauvorhaben|Bauprojekte leiten|Bauführung|Bauvorhaben leiten|Bauvorhaben führen
bauüberwachung|bau überwachen|überwachung der bauausführung|überwachung von bauarbeiten|bauausführung überwachen|baustellenüberwachung|Bauausführung kontrollieren|örtliche Bauaufsicht|Objektüberwachung|ÖBA|Bauvorhaben überwachen|Kontrolle der Bauausführung
baustelleneinrichtung|baustellen einrichten|einrichtung von baustellen
bautagebuch führen|führung des bautagebuchs|bautageberichte schreiben|bautagesberichte erstellen|führen von bautagebüchern|Bautagesberichte schreiben|Bautagesberichte verfassen|Bautagebücher führen|Baujournal führen
bauabnahmen durchführen|bauabnahme|durchführung von bauabnahmen|bauleistungen abnehmen|abnahme von bauleistungen|Bauwerke abnehmen > Gewerke abnehmen|Abnahmen von Gewerken
bauabrechnung|bauleistungen abrechnen|abrechnung von bauleistungen|abrechnung von bauvorhaben|bauvorhaben abrechnen
baukalkulation|bauleistungen kalkulieren|kalkulation von bauleistungen|kalkulation von bauvorhaben
leistungsverzeichnisse erstellen|erstellung von leistungsverzeichnissen|leistungsverzeichnisse ausarbeiten|lv erstellen|Leistungsverzeichnisse aufstellen|LV-Erstellung|LVs erstellen|Leistungsverzeichnisse schreiben|Devisierung|Devis erstellen
ausschreibungen erstellen|erstellung von ausschreibungen|ausschreibungsunterlagen erstellen|erstellung von ausschreibungsunterlagen
ausschreibung und vergabe|bauleistungen ausschreiben und vergeben|bauleistungen ausschreiben und beauftragen
bauanträge erstellen|erstellung von bauanträgen|baugesuche erstellen|bauantragsunterlagen erstellen
baugenehmigungen einholen|einholung von baugenehmigungen|baubewilligungen einholen
ausführungsplanung|ausführungspläne erstellen|erstellung von ausführungsplänen|werkplanung|werkpläne erstellen|Ausführungspläne zeichnen|Werkpläne zeichnen|Ausführungspläne anfertigen|Ausführungszeichnungen|Polierpläne zeichnen
entwurfsplanung|entwurfspläne erstellen|gebäude entwerfen|entwurf von gebäuden
bauzeichnungen erstellen|erstellung von bauzeichnungen|bauzeichnungen anfertigen|baupläne zeichnen|bauzeichnen|Bauzeichnungen|Pläne zeichnen@Bau Architekt|Baupläne erstellen|Zeichnen von Bauplänen > Grundrisse und Schnitte zeichnen|Grundrisse zeichnen
bauzeichnungen lesen|baupläne lesen|lesen von bauplänen|lesen von bauzeichnungen|nach bauplänen arbeiten
statische berechnungen erstellen|erstellung statischer berechnungen|statik berechnen|statiken erstellen
bauzeitenpläne erstellen|erstellung von bauzeitenplänen|bauablaufpläne erstellen|bauablaufplanung|bauzeitenplanung|bauablauf planen|Bauzeiten planen|Bauabläufe planen|Terminpläne für Baustellen erstellen|Bauterminplanung
nachunternehmer koordinieren|subunternehmer koordinieren|koordination der nachunternehmer|koordination von subunternehmern|subunternehmerkoordination
nachtragsmanagement|nachträge bearbeiten im bauvertrag|bearbeitung von nachträgen|Nachträge prüfen|Nachträge stellen|Nachträge verhandeln|Nachträge bearbeiten|Nachträge erstellen@Bau VOB Bauherr|Claim Management@Bau
mängelbeseitigung|mängel beseitigen|beseitigung von mängeln
mängelverfolgung|mängel nachverfolgen|mängel verfolgen|verfolgung von mängeln
elektroinstallation|elektroinstallationsarbeiten|elektroinstallationen ausführen|ausführung von elektroinstallationen|elektroinstallationen durchführen|elektrische installationen ausführen|elektrische anlagen installieren|installation elektrischer anlagen|Elektroleitungen installieren|Stromleitungen installieren|Elektroarbeiten in Gebäuden > Häuser verkabeln|Leitungen, Steckdosen und Schalter installieren|Steckdosen und Lichtschalter installieren|Wohnungen elektrisch installieren|Steckdosen setzen und Verteiler anschließen|Hausinstallation
gebäudeverkabelung|gebäude verkabeln|verkabelung von gebäuden|elektroleitungen im gebäude verlegen
kabelverlegung|kabel verlegen|verlegung von kabeln|kabel ziehen|kabelzug|Kabel einziehen|Kabelziehen|Leitungen einziehen|Einziehen von Kabeln
steckdosen und schalter montieren|montage von schaltern und steckdosen|schalter und steckdosen setzen|steckdosen und schalter installieren
schaltschrankbau|schaltschränke bauen|bau von schaltschränken
schaltschrankverdrahtung|schaltschränke verdrahten|verdrahtung von schaltschränken|verdrahten von schaltschränken
verteilerbau|verteiler bauen
beleuchtungsinstallation|leuchten montieren|montage von leuchten|beleuchtung installieren|installation von beleuchtung
elektrische prüfungen durchführen|durchführung elektrischer prüfungen|elektrische anlagen prüfen|prüfung elektrischer anlagen|Elektroprüfung|elektrische Betriebsmittel prüfen|Prüfung elektrischer Betriebsmittel|Messungen an elektrischen Anlagen|Prüfung elektrischer Geräte
dguv-v3-prüfungen|prüfung nach dguv v3|elektroprüfung nach dguv v3|bgv-a3-prüfung
gebäudeautomation|gebäudeautomatisierung
photovoltaikanlagen montieren|montage von photovoltaikanlagen|pv-anlagen montieren|photovoltaikmontage|pv-montage|montage von pv-anlagen|PV-Module montieren|Fotovoltaikanlagen montieren|Solarpaneele montieren|Montage von Fotovoltaikanlagen > PV-Anlagen aufs Dach montieren
photovoltaikanlagen installieren|installation von photovoltaikanlagen|pv-anlagen installieren|installation von pv-anlagen|photovoltaikinstallation
ladestationen installieren|installation von ladestationen
brandmeldeanlagen installieren|installation von brandmeldeanlagen
brandmeldeanlagen warten|wartung von brandmeldeanlagen|brandmeldeanlagenwartung
heizungsinstallation|heizungen installieren|installation von heizungen|heizungsanlagen installieren|heizungen einbauen|einbau von heizungen|heizungsbau|installation von heizungsanlagen|Heizungsanlagen montieren|Heizungsanlagen einbauen|Heizungsmontage > Heizkessel einbauen|Zentralheizungen einbauen
heizungswartung|heizungen warten|wartung von heizungen|heizungsanlagen warten|wartung von heizungsanlagen|Heizungen inspizieren > Brenner warten|Gasthermen warten|Thermen warten|Heizkessel warten
heizungsreparatur|heizungen reparieren|reparatur von heizungen|reparatur von heizungsanlagen|heizungsanlagen reparieren
wärmepumpen installieren|installation von wärmepumpen|wärmepumpen einbauen|einbau von wärmepumpen|wärmepumpeninstallation|Wärmepumpen montieren|Montage von Wärmepumpen|Wärmepumpenmontage
sanitärinstallation|sanitäranlagen installieren|installation von sanitäranlagen|sanitärinstallationen ausführen|installation sanitärer anlagen|Sanitäranlagen montieren|Sanitärmontage|Sanitärgegenstände montieren|sanitäre Anlagen installieren|sanitäre Anlagen einbauen > Waschbecken und Toiletten einbauen|Bäder einbauen|Badewannen und Duschen einbauen|Bäder und WCs einbauen
sanitärobjekte montieren|montage von sanitärobjekten|waschbecken und toiletten montieren|montage von waschbecken und wc
badsanierung|bäder sanieren|sanierung von bädern|badezimmer sanieren|badrenovierung|Bäder erneuern|Bäder umbauen|Badezimmer renovieren|Badmodernisierung|Bäder modernisieren
rohrleitungsbau|rohrleitungen bauen|rohrleitungen verlegen|verlegung von rohrleitungen|Rohrleitungen montieren|Leitungsbau|Rohrleitungsmontage|Rohrbau|Montage von Rohrleitungen > Rohre verschweißen|Rohrleitungen verlegen und schweißen
rohrreinigung|rohre reinigen|verstopfte rohre reinigen|rohrverstopfungen beseitigen|beseitigung von rohrverstopfungen|Abflüsse reinigen|verstopfte Abflüsse frei machen|Rohre freispülen|Abflussreinigung|Verstopfungen beseitigen@Rohr Abfluss Abflüsse|Abflüsse frei machen
kälteanlagen warten|wartung von kälteanlagen|kältetechnische anlagen warten|kälteanlagenwartung
klimaanlagen warten|wartung von klimaanlagen|klimaanlagenwartung|Klimageräte warten|Klimaanlagen reinigen und warten|Klimaservice
klimaanlagen installieren|installation von klimaanlagen|klimaanlagen montieren|montage von klimaanlagen
lüftungsanlagen montieren|montage von lüftungsanlagen|lüftungsanlagen einbauen|Lüftungsbau|Lüftungskanäle montieren|Lüftungsmontage|raumlufttechnische Anlagen montieren|Lüftungsanlagen bauen|Montage von Lüftungskanälen|RLT-Anlagen montieren
aufzugswartung|aufzüge warten|wartung von aufzügen|aufzugsanlagen warten|wartung von aufzugsanlagen|lifte warten|Aufzüge instand halten|Fahrstühle warten|Liftwartung|Instandhaltung von Aufzügen|Aufzugsanlagen prüfen und warten
aufzugsmontage|aufzüge montieren|montage von aufzügen|liftmontage|Aufzüge einbauen|Fahrstühle einbauen
metallbauarbeiten|schlosserarbeiten|schlossereiarbeiten|metallbau|schlosserei > Geländer und Tore bauen|Stahlkonstruktionen anfertigen|Geländer schweißen und montieren
stahlbau|stahlkonstruktionen bauen|bau von stahlkonstruktionen|stahlkonstruktionen herstellen|Stahlkonstruktionen montieren|Stahlbaumontage|Stahlkonstruktionen errichten > Stahlhallen errichten|Stahlträger montieren|Stahlhallen bauen
geländer und treppen bauen|bau von treppen und geländern|treppen und geländer fertigen|treppen- und geländerbau
hausmeistertätigkeiten|hausmeisterarbeiten|hausmeisterdienste|hauswarttätigkeiten|abwartstätigkeiten|hauswartung|hausmeisteraufgaben|Hauswartsarbeiten|Hausbesorgung|Abwartstätigkeit|Hausmeisterservice > Haustechnik betreuen und kleine Reparaturen
kleinreparaturen|kleinreparaturen durchführen|kleinere reparaturen ausführen|kleine reparaturen erledigen|durchführung kleinerer reparaturen|kleinreparaturen ausführen|kleinere Reparaturen|kleine Reparaturen im Haus|kleine Schäden beheben
renovierungsarbeiten|renovieren
sanierungsarbeiten|gebäude sanieren|sanierung von gebäuden|gebäudesanierung|sanierung von bestandsgebäuden
winterdienst|schnee räumen und streuen|schneeräumen und streuen|räum- und streudienst
natursteinarbeiten|naturstein bearbeiten|bearbeitung von naturstein
kfz-reparatur|fahrzeuge reparieren|reparatur von fahrzeugen|fahrzeugreparatur|autos reparieren|kraftfahrzeuge reparieren|kfz-reparaturen durchführen|Autoreparaturen|Pkw reparieren|Fahrzeuge instand setzen|Reparatur von Pkw|Autos instand setzen|Fahrzeuginstandsetzung|Instandsetzung von Fahrzeugen|Autoreparatur|Pkw-Instandsetzung|Pkw instand setzen|Pkw-Reparatur|Reparatur von Autos|Personenwagen reparieren
kfz-wartung|fahrzeuge warten|wartung von fahrzeugen|fahrzeugwartung|kraftfahrzeuge warten
inspektionen an fahrzeugen|fahrzeuginspektionen durchführen|durchführung von fahrzeuginspektionen|kfz-inspektionen durchführen|fahrzeuge inspizieren
reifenwechsel|reifen wechseln|wechseln von reifen|räder wechseln|räderwechsel|radwechsel
bremsen erneuern|bremsen wechseln|bremsenwechsel|austausch von bremsen
fahrzeugdiagnose|fehlerdiagnose an fahrzeugen|fahrzeuge diagnostizieren|kfz-diagnose
ölwechsel durchführen|ölwechsel|motoröl wechseln|durchführung von ölwechseln
karosseriearbeiten|karosserien instand setzen|karosserieinstandsetzung|karosseriereparaturen
fahrzeuglackierung|fahrzeuge lackieren|lackierung von fahrzeugen|autos lackieren|Autolackierung|Lackieren von Fahrzeugen|Autolackieren|Karosserien lackieren|Lackieren von Autos
nutzfahrzeuge reparieren|reparatur von nutzfahrzeugen
landmaschinen reparieren|reparatur von landmaschinen|landmaschinenreparatur|landtechnik reparieren|Landmaschinen instand setzen > Mähdrescher reparieren|Traktoren reparieren
fahrräder reparieren|reparatur von fahrrädern|fahrradreparatur|velos reparieren|Räder reparieren@Fahrrad|Fahrräder warten und reparieren|Velomechanik > E-Bikes reparieren
wände streichen|streichen von wänden|wandanstriche ausführen|wandanstrich
gipskartonwände stellen|rigipswände stellen|gipskartonwände errichten|gipskartonwände aufstellen
wärmedämmverbundsysteme anbringen|wdvs anbringen|vollwärmeschutz anbringen|anbringen von wärmedämmverbundsystemen
baumängel beheben|behebung von baumängeln|beseitigung von baumängeln|baumängel beseitigen|baumängelbeseitigung
wallboxen installieren|installation von wallboxen|wallbox-installation|Ladestationen montieren|Wallboxen anschließen|Ladepunkte installieren|Ladesäulen aufstellen und anschließen|Wallboxen montieren|Ladestationen anschließen|Ladeinfrastruktur installieren
ladesäulen installieren|installation von ladesäulen
rohrverlegung|rohre verlegen|verlegung von rohren|verlegen von rohren
wohnungsrenovierung|wohnungen renovieren|renovierung von wohnungen
fehlerspeicher auslesen|auslesen des fehlerspeichers|fahrzeugfehlerspeicher auslesen
lkw-reparatur|lastwagen reparieren|reparatur von lastwagen|lkw reparieren|reparatur von lastkraftwagen|Lkw-Instandsetzung|Lkw instand setzen|Nutzfahrzeuge instand setzen
erdaushub|aushubarbeiten|aushub|baugrubenaushub|Erde ausheben|Erdreich ausheben > Baugruben ausheben|Gräben ausheben|Aushub von Baugruben|Ausheben von Gräben|Gruben ausheben
`;
