/** Duties of all trades in German as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties2 = `
Massenermittlung|Mengenermittlung|Massen ermitteln|Ermittlung der Mengen|Massenberechnung|Mengenberechnung|Ausmasse ermitteln|Mengen berechnen@Bau LV
Prüfung ortsveränderlicher Betriebsmittel|ortsveränderliche Betriebsmittel prüfen|Prüfung ortsveränderlicher Geräte|ortsveränderliche Geräte prüfen|ortsveränderliche Elektrogeräte prüfen|Prüfung ortsveränderlicher elektrischer Betriebsmittel|ortsveränderliche elektrische Betriebsmittel prüfen|Geräteprüfung nach DGUV V3|DGUV-V3-Prüfungen|Elektrogeräte nach DGUV V3 prüfen
WIG-Schweißen|im WIG-Verfahren schweißen|WIG-Schweißverfahren|Wolfram-Inertgas-Schweißen|WIG|TIG-Schweißen
MAG-Schweißen|im MAG-Verfahren schweißen|MAG-Schweißverfahren|Metall-Aktivgas-Schweißen|Metallaktivgasschweißen|MAG
MIG-Schweißen|im MIG-Verfahren schweißen|MIG-Schweißverfahren|Metall-Inertgas-Schweißen|Metallinertgasschweißen
Elektrodenschweißen|E-Hand-Schweißen|Elektrodenhandschweißen|Lichtbogenhandschweißen|mit Stabelektroden schweißen|mit der Elektrode schweißen|Elektroschweißen
Autogenschweißen|Gasschmelzschweißen|autogen schweißen|Gasschweißen
Punktschweißen|Widerstandspunktschweißen|Bleche punktschweißen
Brennschneiden|Autogenschneiden|autogenes Brennschneiden|Bleche brennschneiden
Lohnbuchhaltung|Payroll Accounting|Lohnbuchführung|Payroll|Löhne buchen
Monatsabschluss|Monatsabschlüsse erstellen|Month-End Closing|Monthly Closing|den Monat abschließen
Konzernabschlüsse erstellen|Konsolidierung des Konzernabschlusses|Konzernkonsolidierung|Konzernabschlüsse aufstellen
Kostenstellenrechnung|Kosten auf Kostenstellen verteilen|Kosten auf Kostenstellen verrechnen|Kostenstellenverrechnung
Nachkalkulation|Aufträge nachkalkulieren|Projekte nachkalkulieren|Nachkalkulationen erstellen
Vorkalkulation|Aufträge vorkalkulieren|Vorkalkulationen erstellen
Forecasting|Forecasts erstellen|Hochrechnungen erstellen > rollierende Forecasts erstellen
Management-Reporting|Berichte für die Geschäftsleitung|Berichte für die Geschäftsführung|Managementberichte erstellen
Einkommensteuererklärung erstellen|Einkommensteuererklärungen anfertigen
Einspruchsverfahren|Einsprüche einlegen|Einspruch beim Finanzamt einlegen|Einsprüche beim Finanzamt
steuerliche Außenprüfung|Buchprüfung durch das Finanzamt
Kassenführung|Kassenbuch führen|Kasse führen|Barkasse führen|Handkasse führen|Portokasse führen
Zahlungslauf|Zahlungsläufe durchführen|Lieferantenrechnungen bezahlen|Zahlläufe
Bankabstimmung|Bankkonten abstimmen|Kontoauszüge abgleichen|Bankauszüge abgleichen
Offene-Posten-Buchhaltung|offene Posten klären|offene Posten ausgleichen|Klärung offener Posten
Inkasso|Inkassoverfahren durchführen|Inkassofälle bearbeiten|Inkassobearbeitung
Kreditkartenabrechnung|Kreditkarten abrechnen|Kreditkartenabrechnungen prüfen
Abschlussprüfung > Jahresabschlüsse prüfen|Abschlussprüfung von Unternehmen|Abschlussprüfungen durchführen|Jahresabschlussprüfung
Interne Revision|Internal Audit|Innenrevision|interne Prüfungen durchführen@Revision
Steuerberatung|Mandanten steuerlich beraten|in Steuerfragen beraten|steuerliche Beratung|Tax Advisory
Projektkostenkontrolle|Projektkosten überwachen|Projektkosten kontrollieren
Vertriebscontrolling|Controlling des Vertriebs|Sales Controlling
Produktionscontrolling|Controlling der Produktion|Werkscontrolling
Beteiligungscontrolling|Controlling von Beteiligungen|Controlling der Tochtergesellschaften
Mitarbeitergespräche|Personalgespräche|Gespräche mit Mitarbeitern führen|Mitarbeitergespräche führen > Mitarbeiterjahresgespräche|Feedbackgespräche mit Mitarbeitern
Zielvereinbarungsgespräche|Ziele mit Mitarbeitern vereinbaren|Zielvereinbarungen mit Mitarbeitern
Abmahnungen aussprechen|Abmahnungen schreiben|Mitarbeiter abmahnen
Ausbildungsleitung|Leitung der Ausbildung|Ausbildungsverantwortung|Ausbildung leiten
Gehaltsverhandlungen|Gehälter verhandeln|Lohnverhandlungen|Gehälter aushandeln
Vergütungsmanagement|Compensation and Benefits|Compensation & Benefits|C&B|Vergütungsstrukturen entwickeln|Entgeltmanagement
Terminverwaltung|Kalender verwalten|Terminkalender führen|Terminkalender verwalten|Kalenderpflege|Kalendermanagement|Kalender führen|Terminkalender pflegen|Terminpflege
Unterlagen ablegen|Dokumente ablegen|Akten ablegen|Dokumentenablage|Schriftstücke ablegen|Papiere abheften|Dokumente abheften > Belege abheften|Rechnungen abheften
Akten archivieren|Unterlagen archivieren|Dokumente archivieren|Aktenarchivierung|Dokumentenarchivierung
Postein- und -ausgang|Posteingang und Postausgang|ein- und ausgehende Post bearbeiten|Ein- und Ausgangspost|Eingangspost und Ausgangspost bearbeiten|eingehende und ausgehende Post bearbeiten
Reisebuchung|Geschäftsreisen buchen|Dienstreisen buchen > Flüge und Hotels buchen
Besichtigungen mit Interessenten|Wohnungsbesichtigungen|Interessenten durch Wohnungen führen|Interessenten Wohnungen zeigen|Wohnungen zeigen|Kaufinteressenten Immobilien zeigen|Besichtigungstermine durchführen|Immobilien zeigen|Besichtigungen durchführen@Wohnung Immobilie Makler
Eigentümerversammlungen leiten|Versammlungen der Wohnungseigentümer|Versammlungen der Eigentümer leiten
Ware verladen|Güter verladen|Waren auf Lkw verladen
Palettieren|Ware palettieren|Waren auf Paletten stapeln|Pakete auf Paletten packen|Paletten packen|Kartons auf Paletten stapeln|Paletten bauen|Palettierung
Konfektionierung|Waren konfektionieren|Sets packen|Produkte zu Sets packen
Lagerplätze nachfüllen|Kommissionierplätze auffüllen|Nachschubversorgung|Replenishment
Bestandsoptimierung|Lagerbestände optimieren|Bestände optimieren|Inventory Optimization
Lagerlogistik|Intralogistik|innerbetriebliche Logistik|innerbetrieblicher Materialfluss|innerbetrieblicher Transport
Handhubwagen|Hubwagen fahren
Frachtabrechnung|Frachten abrechnen|Frachtrechnungen abrechnen|Transporte abrechnen|Frachtkosten abrechnen
Tarifierung|Waren in Zolltarifnummern einreihen|Zolltarifnummern zuordnen|Waren tarifieren|Zolltarifierung|Einreihung in den Zolltarif
Seefrachtsendungen abwickeln|Ocean Freight|Sea Freight|Containersendungen per Schiff
Luftfrachtsendungen abwickeln|Air Freight|Air Cargo
im Fernverkehr fahren|Langstrecke mit dem Lkw|Lkw im Fernverkehr fahren|Fernfahrten mit dem Lkw
Nahverkehr@Lkw Lieferung|im Nahverkehr fahren@Lkw|Lkw im Nahverkehr fahren|Regionalverkehr mit dem Lkw|Tagestouren mit dem Lkw
Essenslieferung|Essen ausliefern|Mahlzeiten ausliefern|Menüs ausliefern|Essen ausfahren|Mahlzeiten ausfahren > Pizza ausliefern|Essen auf Rädern
Chauffeurdienst|Gäste chauffieren|Fahrgäste chauffieren|Chauffeurfahrten|Limousinenservice > Vorstände chauffieren
Zugführung|Züge fahren|Züge führen|Triebfahrzeuge fahren|Triebfahrzeuge führen|Führen von Zügen|Lokomotiven fahren|Lokomotiven führen
Fahrdienstleitung|Fahrdienst im Stellwerk|Züge vom Stellwerk steuern|Weichen und Signale stellen|Stellwerk bedienen
Kabinenservice|Fluggäste an Bord betreuen|Passagiere an Bord betreuen|Bordservice|In-Flight Service|Service an Bord@Flug Flugzeug
Strategischer Einkauf|Strategic Sourcing|Strategic Purchasing|strategische Beschaffung
Operativer Einkauf|operative Beschaffung|Operational Procurement|operatives Procurement
Lieferantenmanagement|Lieferanten steuern|Supplier Management|Lieferantensteuerung|Steuerung der Lieferanten|Vendor Management|Lieferanten managen
Upselling|höherwertige Produkte verkaufen|Up-Selling|Upsell
Telemarketing|Marketing am Telefon|Telefonmarketing
Waren umtauschen|Umtausche bearbeiten|Umtausch abwickeln|Umtauschabwicklung|gekaufte Ware umtauschen
Serviceeinsätze beim Kunden|Kundendiensteinsätze|Service beim Kunden vor Ort
Aufschnitt schneiden|Wurst aufschneiden|Wurst und Käse aufschneiden
Getränkeverkauf|Getränke verkaufen
Geschenkverpackung|Geschenke verpacken|Geschenke einpacken|Ware als Geschenk verpacken
Category Management|Warengruppenmanagement|Warengruppen steuern
Stand auf dem Wochenmarkt|Marktverkauf|auf dem Wochenmarkt verkaufen|Wochenmarktverkauf|am Marktstand verkaufen
Verkaufsförderung|Sales Promotion|Promotionaktionen im Handel
Concierge-Service|Gästen Ausflüge organisieren|Concierge|Guest Relations|Gästeservice am Concierge
Gepäckservice|Koffer tragen|Gepäck der Gäste tragen|Koffer aufs Zimmer bringen|Gepäck aufs Zimmer bringen|Gepäckträgerdienst|Gepäck der Gäste befördern|Gepäck der Gäste transportieren|Gepäck tragen|Gepäcktransport@Hotel Gast
Gemeinschaftsverpflegung|Betriebsgastronomie|Kantine bekochen|in einer Kantine kochen|in der Großküche kochen|Mensa bekochen|Betriebsverpflegung|Kantinenverpflegung|Gemeinschaftsgastronomie
Gemüse putzen|Gemüse schneiden und putzen|Gemüse rüsten|Gemüsevorbereitung|Gemüse waschen und schneiden|Gemüse vorbereiten|Gemüse schneiden|Gemüse schälen und schneiden
HACCP-Hygiene|HACCP-Richtlinien umsetzen|HACCP-Vorgaben umsetzen
Lebensmittelhygiene|Hygiene im Umgang mit Lebensmitteln|hygienischer Umgang mit Lebensmitteln|Lebensmittelhygieneverordnung umsetzen|Hygienevorschriften für Lebensmittel
Bauendreinigung|Neubauten nach Bauende reinigen|Baureinigung|Bauschlussreinigung|Reinigung nach Bauende|Baustellen nach Fertigstellung reinigen|Gebäude nach Bauende reinigen|Neubauten reinigen|Baufeinreinigung|Bauendreinigungen
Bodenreinigung|Böden wischen|Böden reinigen|Fußböden wischen|Fußböden putzen|Böden nass wischen|Böden putzen|Böden schrubben|Böden feucht wischen|Fußböden reinigen > Böden saugen und wischen|Böden aufwischen
Fassadenreinigung|Fassaden reinigen|Hausfassaden reinigen|Außenfassaden reinigen
Industriereinigung|Produktionshallen reinigen|Maschinen und Hallen reinigen|Werkshallen reinigen|Reinigung von Produktionsanlagen|Reinigung von Industrieanlagen
Textilreinigung|Textilien reinigen|chemische Reinigung|Kleidung chemisch reinigen
Wäsche waschen|Wäsche waschen und mangeln|Wäschewaschen|Berufswäsche waschen|Wäschereiarbeiten > Krankenhauswäsche waschen
Wäsche bügeln|Bügelarbeiten|Kleidung bügeln|Wäsche glätten|Bügelwäsche > Hemden bügeln|Mangeln und Bügeln
Haushaltsführung|Haushalt führen|Hauswirtschaft|hauswirtschaftliche Tätigkeiten|Haushaltsarbeiten|hauswirtschaftliche Versorgung
Einkaufen für den Haushalt|Einkäufe erledigen|Besorgungen erledigen|Besorgungen machen > Einkäufe für Senioren erledigen
Geld- und Werttransport|Geldtransporte|Werttransporte|Geldtransport|Bargeld transportieren|Geldtransporte fahren|Bargeldtransport|Wertsachen transportieren
Ordnerdienst|Ordner bei Veranstaltungen|Ordnungsdienst bei Veranstaltungen|Veranstaltungsordner|Besucherströme bei Konzerten lenken
Brandwache|Brandsicherheitswache|Brandwachen stellen|Brandsicherheitswachdienst|Brandwachdienst
Tracheostomaversorgung|Trachealkanülen wechseln|Trachealkanülenwechsel|Tracheostoma versorgen|Versorgung von Tracheostomata|Trachealkanülen pflegen
Inkontinenzversorgung|Inkontinenzmaterial wechseln|Vorlagen und Windeln wechseln|Inkontinenzpflege|inkontinente Bewohner versorgen|Einlagen wechseln@Inkontinenz Bewohner|Versorgung bei Inkontinenz
Übergaben an die nächste Schicht|Schichtübergabe|Übergabe an den Spätdienst|Übergabe an die nächste Schicht|Dienstübergaben durchführen|Schichtübergaben|Übergabe an die Folgeschicht|Schichten übergeben
Nachtwache|Nachtdienst in der Pflege|nachts Bewohner betreuen|Nachtdienst auf Station|Dauernachtwache
Notaufnahme|Zentrale Notaufnahme|Notfallambulanz|Rettungsstelle|Notfallstation|Notfallaufnahme|Emergency Department
Reanimation|Wiederbelebung|kardiopulmonale Reanimation|Herz-Lungen-Wiederbelebung|HLW|CPR|Reanimationen durchführen|Patienten wiederbeleben|Patienten reanimieren|reanimieren
Erste Hilfe|Erstversorgung von Verletzten|Ersthilfe|Erste Hilfe leisten|First Aid
Anästhesieassistenz|bei Narkosen assistieren|Assistenz bei der Narkose|Assistenz bei Narkosen
Patientenaufnahme|Patienten aufnehmen|Patienten administrativ aufnehmen|Aufnahmegespräche mit Patienten|Patienten bei der Ankunft registrieren|stationäre Aufnahme von Patienten|Patienten anmelden
TARMED-Abrechnung|Tarmed
Computertomographie|Computertomografie|CT-Untersuchungen|CT-Aufnahmen|CT-Diagnostik|Computertomogramme
Magnetresonanztomographie|MRT|Magnetresonanztomografie|Kernspintomographie|MRI|Kernspintomografie|MRT-Untersuchungen|Kernspin|MRI-Untersuchungen|MRT-Aufnahmen
Mammographie|Mammografie|Röntgen der Brust
Krankengymnastik am Gerät|KGG|KG am Gerät|gerätegestützte Krankengymnastik|Medizinische Trainingstherapie|MTT
Massage|Patienten massieren|Massagen geben|Kunden massieren|Massagebehandlungen|Massagen durchführen|Massageanwendungen|Massagen|massieren|Massagetherapie|klassische Massage
Psychotherapie|psychotherapeutische Behandlung|Patienten psychotherapeutisch behandeln|psychotherapeutische Gespräche
Psychologische Diagnostik|psychologische Tests durchführen|Testdiagnostik@Psychologie psychologisch|psychologische Testverfahren|psychodiagnostische Verfahren
Ernährungsberatung|Patienten zur Ernährung beraten|Klienten bei der Ernährung beraten|Beratung zur Ernährung|Kunden zur Ernährung beraten|Diätberatung|diätetische Beratung|zu gesunder Ernährung beraten
Dialysen durchführen|Dialysepatienten behandeln|Dialysebehandlung|Blutwäsche|Patienten dialysieren|Dialysepatienten betreuen > Hämodialyse
Chemotherapie|Zytostatika verabreichen|Chemotherapien verabreichen|Zytostatikagabe
Füllungstherapie|Zahnfüllungen legen|Karies behandeln|Löcher in Zähnen füllen|Kariesbehandlung|Füllungen legen@Zahn Zähne Karies|Zahnfüllungen|Zähne füllen|Kavitäten füllen
Wurzelkanalbehandlung|Wurzelbehandlung|Endodontie|Wurzelkanäle behandeln|Wurzelkanäle aufbereiten
Orthopädietechnik > Prothesen und Orthesen bauen|Prothesen bauen|Orthesen anfertigen|Prothesen anfertigen|Prothesen und Orthesen anfertigen
Orthopädieschuhtechnik > orthopädische Schuhe anfertigen|Maßschuhe orthopädisch fertigen|orthopädische Einlagen fertigen|orthopädische Schuhe herstellen
Tierbehandlung|kranke Tiere behandeln|Tiere medizinisch versorgen|Tiere behandeln|Haustiere behandeln|tiermedizinische Behandlung|tierärztliche Behandlung
Beobachtung und Dokumentation|Kinder beobachten und Beobachtungen dokumentieren|Entwicklung der Kinder beobachten und festhalten|Bildungsdokumentation|Entwicklungsbeobachtung|Bildungs- und Lerngeschichten schreiben|Entwicklungsstand der Kinder dokumentieren|Entwicklungsfortschritte dokumentieren|Entwicklung der Kinder dokumentieren|Entwicklungsdokumentation von Kindern|Entwicklungsberichte über Kinder schreiben|Entwicklung von Kindern festhalten > Portfolios der Kinder führen
Vorschularbeit|Vorschulkinder auf die Schule vorbereiten|Vorschulerziehung|Vorschulförderung|Kinder auf die Schule vorbereiten|Vorbereitung auf die Einschulung|Schulvorbereitung
Inklusionsarbeit|inklusive Pädagogik|Integrationspädagogik > Kinder mit Förderbedarf integrieren|Integration von Kindern mit Behinderung
Referendarsbetreuung|Referendare betreuen|Lehramtsanwärter betreuen|Referendare anleiten|Mentor für Referendare|Ausbildung von Referendaren|Lehramtsanwärter ausbilden|angehende Lehrkräfte betreuen
Deutsch als Zweitsprache|DaZ-Unterricht > Deutschkurse für Geflüchtete|Deutsch für Migranten|Deutsch für Zugewanderte|Deutschunterricht für Geflüchtete
Fremdsprachenunterricht|Fremdsprachen unterrichten|Fremdsprachen lehren|Sprachunterricht in Fremdsprachen
Arbeit mit Jugendlichen > offene Jugendarbeit|Jugendtreff leiten|Jugendzentrum leiten|Arbeit im Jugendzentrum|Jugendliche im Jugendtreff betreuen|Kinder- und Jugendarbeit
Heimerziehung|stationäre Jugendhilfe|Kinder im Heim betreuen|stationäre Kinder- und Jugendhilfe|Kinder- und Jugendheim > Wohngruppe für Jugendliche|Jugendliche in Wohngruppen betreuen|Betreuung in Wohngruppen@Kinder Jugend Jugendliche
Sozialpädagogische Familienhilfe|SPFH|Familien im Alltag unterstützen|Familien in ihrer Wohnung begleiten|aufsuchende Familienhilfe|sozialpädagogische Familienbegleitung|ambulante Familienhilfe
Kinderschutz|Kindeswohl sichern|Schutz von Kindern vor Gefährdung > Kindeswohlgefährdungen prüfen|Meldungen zur Kindeswohlgefährdung bearbeiten|§ 8a-Meldungen|Gefährdungsmeldungen prüfen
Gemeindemitglieder seelsorglich begleiten|seelsorgliche Gespräche|Pastoralarbeit|Kranke seelsorglich begleiten|seelsorgerische Begleitung|Pastoral
Beerdigungen organisieren|Bestattungen durchführen|Beisetzungen organisieren|Beerdigungen durchführen|Trauerfeiern organisieren|Bestattungswesen|Bestattungen organisieren
Dauerwelle|Haare dauerwellen|Dauerwellen legen|Dauerwellen wickeln
Hochsteckfrisuren|Haare hochstecken|Brautfrisuren stecken|Steckfrisuren|Hochsteckfrisuren stecken
Gesichtsbehandlung|Gesichter behandeln|Gesichtsreinigung|Gesichtspflege|Facials|kosmetische Gesichtsbehandlung|Gesichtsbehandlungen|Gesicht behandeln@Kosmetik Haut|Gesichtskosmetik > Gesichtspflege mit Masken und Peeling
Nagelmodellage|Kunstnägel modellieren|Nageldesign|künstliche Nägel modellieren|Nail Design > Gelnägel modellieren|Gelnägel|Acrylnägel|Nägel mit Gel verlängern
Pediküre|Füße pflegen|Fußpflege|Fußnägel pflegen|kosmetische Fußpflege > Fußnägel schneiden|Fußnägel schneiden und Hornhaut entfernen
Podologie|medizinische Fußpflege|podologische Behandlung > diabetische Füße behandeln|Füße von Diabetikern behandeln
Haarentfernung|Enthaarung|Körperhaare entfernen|Depilation|Haare entfernen > Waxing|Sugaring|Beine enthaaren|Haare mit Wachs entfernen|Epilation|Wachsen von Beinen
Make-up|Kundinnen schminken|Schminken|Visagistik|Gesichter schminken|Make-up auftragen > Bräute schminken
Personal Training|Kunden einzeln trainieren|Einzeltraining|Personaltraining|Einzeltrainings geben|Kunden im Einzeltraining betreuen
Fitnesskurse leiten|Gruppenfitness|Kurse im Fitnessstudio geben|Fitnesskurse geben|Group Fitness|Kursleitung im Fitnessstudio
Geräteeinweisung|Mitglieder an Geräten einweisen|Kunden in Trainingsgeräte einweisen|Einweisung an Trainingsgeräten|Einführung an Fitnessgeräten
Badeaufsicht|Badegäste beaufsichtigen|Schwimmbecken beaufsichtigen|Beckenaufsicht|Wasseraufsicht|Schwimmer beaufsichtigen|Aufsicht im Schwimmbad|Aufsicht am Beckenrand|Schwimmaufsicht|Bassinaufsicht
Wasserrettung|Ertrinkende retten|Menschen aus dem Wasser retten|Rettungsschwimmen|Schwimmer aus Seenot retten|Rettung von Schwimmern
Skiunterricht|Skikurse geben|Skifahren unterrichten|Skikurse leiten|Skischule > Gästen das Skifahren beibringen
Stadtführungen|Touristen durch die Stadt führen|Stadtrundgänge leiten|Stadtführungen leiten|Gäste durch die Stadt führen|Stadtrundgänge führen|Führungen durch die Stadt|Stadtrundgänge > Gäste durch die Altstadt führen|Führungen durch die Altstadt
Reiseleitung|Reisegruppen leiten|Reisegruppen begleiten|Reisegruppen führen|Gruppenreisen leiten|Gruppenreisen begleiten|Tour Guiding|Reisebegleitung|Leitung von Gruppenreisen|Touristengruppen begleiten
Stuckarbeiten|Stuck anfertigen|Stuck restaurieren|Stuckateurarbeiten|Stuckprofile ziehen
Parkett schleifen|Parkettböden abschleifen|Abschleifen von Parkett
Dämmarbeiten|Isolierarbeiten|Wärmedämmung anbringen|Dämmstoffe einbauen|Dämmung einbauen|Dämmmaterial verlegen > Rohre und Wände dämmen
Zimmererarbeiten|Dachstühle bauen|Dachstühle aufrichten|Dachstühle errichten|Holzkonstruktionen errichten|Abbund und Aufrichten|Abbundarbeiten|Dachstuhlbau|Dachstühle zimmern
Asbestsanierung|Asbest entfernen|Asbest ausbauen|Asbestentsorgung|Asbest demontieren
Anschlagen von Lasten|Anschlagmittel verwenden > Lasten am Kran befestigen|Lasten am Kran anschlagen
Kanalreinigung|Kanäle spülen|Kanäle reinigen|Abflüsse und Kanäle reinigen|Kanalspülung
Tunnelbau|Tunnel bauen|Tunnel vortreiben|Tunnelvortrieb|Stollen vortreiben
Bauausschreibung|Bauleistungen ausschreiben|Gewerke ausschreiben|AVA@Bau Ausschreibung Vergabe|Bauarbeiten ausschreiben
Bauanträge stellen|Baugesuche einreichen|Bauantrag einreichen|Baugenehmigungen beantragen|Baueingaben machen|Baueingaben|Baugesuche erstellen|Genehmigungsplanung|Einreichplanung
Tragwerksplanung|statische Berechnungen|Tragwerke berechnen|Standsicherheit berechnen|Tragwerksberechnung|Statiken rechnen|Statik berechnen|Tragwerke planen|Standsicherheitsnachweise|Baustatik
Vermessungsarbeiten > Grundstücke vermessen|Gelände vermessen|Grundstücksvermessung|Geländeaufnahme|Parzellen vermessen|Baustellen einmessen|Gelände aufnehmen und vermessen
Baukostenermittlung|Baukosten ermitteln|Baukosten berechnen > Kostenermittlung nach DIN 276
Wasserinstallation|Wasserleitungen verlegen|Wasserleitungen installieren|Trinkwasserleitungen verlegen|Trinkwasserinstallation|Trinkwasserleitungen installieren|Installation von Wasserleitungen
Kälteanlagenbau|Kälteanlagen bauen|Kühlanlagen bauen
Lichtwellenleiter spleißen|Glasfaser spleißen|LWL-Spleißen|Spleißarbeiten|Glasfaserkabel spleißen|Lichtwellenleiter verbinden
Glasfaserausbau|Glasfaser verlegen|Glasfaserkabel verlegen|Breitbandausbau mit Glasfaser|Glasfaserleitungen verlegen|LWL-Verlegung|Glasfaseranschlüsse legen|FTTH
Alarmanlagenmontage|Alarmanlagen installieren|Einbruchmeldeanlagen installieren|Einbruchmeldeanlagen einbauen|Alarmanlagen einbauen|Installation von Einbruchmeldeanlagen|Alarmanlagen montieren
DGUV-V3-Prüfung|Elektrogeräte nach DGUV V3 prüfen|Prüfung elektrischer Geräte nach DGUV|Prüfung nach DGUV Vorschrift 3|elektrische Betriebsmittel nach DGUV Vorschrift 3 prüfen|DGUV-Prüfungen an Elektrogeräten|BGV-A3-Prüfung
Treppenbau|Treppen bauen|Treppen fertigen|Treppen anfertigen und einbauen|Treppen anfertigen > Holztreppen bauen
Innenausbau|Innenräume ausbauen > Dachgeschosse ausbauen|Innenausbau von Wohnungen
Metall schmieden|Eisen schmieden|Schmiedearbeiten|Schmiedestücke herstellen
Laserschneiden|Bleche lasern|Bleche mit dem Laser schneiden|Laserzuschnitt|Laserschneidanlage bedienen|Laserschneidmaschine bedienen|mit dem Laser zuschneiden
Bleche stanzen|Stanzteile herstellen|Stanzmaschinen bedienen|Stanzarbeiten|Teile stanzen
Drehen@CNC Maschine Metall Werkstück Fräsen|Drehteile fertigen|Drehteile herstellen|an der Drehmaschine arbeiten|Wellen drehen|Drehmaschinen bedienen|Drehbank bedienen|Metallteile drehen
Schleifen von Metall|Werkstücke schleifen|Metallteile schleifen|Schleifarbeiten|Teile schleifen|Bauteile schleifen
Oberflächen polieren|Werkstücke polieren > Hochglanzpolieren|Metall polieren|Metallteile polieren
Metalle galvanisieren|Galvanisieren|Galvanotechnik|galvanische Beschichtung > Metallteile verzinken|Teile verchromen
Wärmebehandlung > Stahl härten|Härten und Anlassen|Metallteile härten|Glühen und Härten|Werkstücke härten|Härterei
Hydraulikanlagen|Hydrauliksysteme|hydraulische Anlagen|hydraulische Systeme
Pneumatikanlagen|pneumatische Anlagen|pneumatische Systeme|Druckluftanlagen|Druckluftsysteme
Arbeitsvorbereitung|Fertigung vorbereiten|AVOR|Fertigungsaufträge vorbereiten|Work Preparation > Arbeitspläne erstellen|Arbeitspläne und Stücklisten erstellen
Qualitätssicherung|QS@Qualität Prüfung Fertigung|Qualität sichern|Quality Assurance|Sicherung der Qualität
Zerstörungsfreie Prüfung|ZfP|Ultraschall- und Röntgenprüfung von Nähten|zerstörungsfreie Werkstoffprüfung|NDT|zerstörungsfreie Materialprüfung
Koordinatenmesstechnik|3D-Messmaschine bedienen|mit 3D-Messmaschinen messen|3D-Koordinatenmessmaschine|3D-Messtechnik|Koordinatenmessmaschine bedienen
Audits im eigenen Betrieb durchführen|interne Audits durchführen|Internal Audits|interne Auditierung
Bauteile verlöten|Leiterplatten löten|Lötarbeiten|Platinen löten
Refactoring|Code refaktorisieren|Quelltext überarbeiten ohne Funktionsänderung|Code umstrukturieren|Quellcode refaktorisieren|Altcode refaktorisieren
Patchmanagement|Sicherheitsupdates einspielen|Patches einspielen|Patch Management|Patches verteilen|Sicherheitspatches einspielen
Penetrationstests|Pentests|Pentesting|Penetration Testing|Systeme auf Sicherheitslücken angreifen|Penetrationstest|Hackertests an eigenen Systemen
Maschinelles Lernen|Machine Learning|ML@Daten Modell Python Vorhersage > ML-Modelle|Machine-Learning-Modelle|lernende Modelle trainieren
Künstliche Intelligenz|KI|Artificial Intelligence
Datenschutz|Data Protection|Schutz personenbezogener Daten|Data Privacy > DSGVO-Umsetzung|Datenschutzvorgaben umsetzen
Agile Entwicklung|agile Softwareentwicklung > Entwicklung nach Scrum
Usability-Tests|Nutzertests|Benutzertests durchführen|Bedienbarkeit mit Nutzern testen|User Testing|Usability Testing|Nutzertests durchführen
Online-Marketing|Digital Marketing|Onlinemarketing|Internetmarketing
Content-Erstellung|Inhalte erstellen|Inhalte produzieren|Content Creation|Content produzieren > Inhalte für soziale Medien produzieren
Kampagnenmanagement|Werbekampagnen steuern|Kampagnen planen und umsetzen|Kampagnen steuern|Campaign Management|Kampagnensteuerung|Marketingkampagnen steuern
Eventmanagement|Veranstaltungsmanagement|Event Management|Organisation von Events > Tagungen organisieren|Feste organisieren|Firmenevents organisieren|Kongresse organisieren|Konferenzen organisieren|Firmenveranstaltungen organisieren|Konzerte organisieren|Veranstaltungen durchführen und organisieren
Fotografieren|Bilder aufnehmen@Kamera Foto|Fotos aufnehmen|Fotos schießen|Aufnahmen mit der Kamera machen > Hochzeiten fotografieren|Produkte fotografieren
Beleuchtung@Bühne Theater Film|Bühnenbeleuchtung|Licht setzen@Bühne Theater Film|Scheinwerfer einrichten
Bühnenbau|Bühnen aufbauen|Bühnen auf- und abbauen|Bühnenaufbau|Kulissen aufbauen|Bühnenbilder aufbauen
Maskenbild|Darsteller schminken und frisieren|Schauspieler schminken|Maske@Theater Film Schauspieler Darsteller|Maskenbildnerei
Kostümschneiderei|Kostüme nähen|Kostüme schneidern|Theaterkostüme nähen|Kostüme anfertigen|Kostümanfertigung
Regieassistenz|dem Regisseur assistieren|Assistenz der Regie
Seiten gestalten@Zeitung Magazin Buch InDesign|Seiten layouten|Seitengestaltung|Magazine layouten
Druckmaschinenbedienung|Druckmaschinen bedienen|Druckmaschinen führen|an Druckmaschinen arbeiten > Offsetdruckmaschinen bedienen|Drucken von Zeitungen|Bogenoffsetmaschinen bedienen
Texte übersetzen|Dokumente übersetzen|Übersetzungen anfertigen|schriftliche Übersetzung|Schriftstücke übersetzen > Texte ins Deutsche übersetzen
Urkundenübersetzung|beglaubigte Übersetzungen|Urkunden übersetzen|bestätigte Übersetzungen|Urkunden übersetzen und beglaubigen|beeidigte Übersetzung
Gerichtsdolmetschen|vor Gericht dolmetschen|bei Gerichtsverhandlungen dolmetschen
Medien verbuchen@Bibliothek|Ausleihdienst|Ausleihtheke|Medienausleihe > Bücher ausleihen und zurücknehmen|Bücher verleihen|Thekendienst in der Bibliothek
Ausstellungsaufbau|Ausstellungen aufbauen|Exponate aufbauen|Exponate hängen|Ausstellungen montieren
Exponate inventarisieren|Sammlungsobjekte erfassen|Inventare führen@Sammlung Museum|Objekte inventarisieren|Sammlungen inventarisieren
Laborarbeit|Arbeiten im Labor|Labortätigkeit
Geräte kalibrieren|Messgeräte kalibrieren|Messinstrumente kalibrieren > Waagen kalibrieren|Messgeräte eichen und kalibrieren
Lösungen pipettieren|Proben pipettieren|Flüssigkeiten pipettieren
Keimzahlbestimmung|Keime zählen|Kolonien zählen|Koloniezahlbestimmung|Gesamtkeimzahl bestimmen|Keimzahlen bestimmen|Kolonien auszählen
Lösungen titrieren|titrieren|titrimetrische Analyse|Titrationen durchführen
Strafverteidigung|Angeklagte verteidigen|Beschuldigte verteidigen|Verteidigung in Strafsachen
Schriftsätze entwerfen|Schriftsätze verfassen|Schriftsätze schreiben|Schriftsätze ausarbeiten|Schriftsätze fertigen|Eingaben an Gerichte verfassen > Klageschriften verfassen|Klageerwiderungen schreiben|Klagen und Schriftsätze verfassen
Gerichtliches Mahnverfahren|Mahnbescheide beantragen|Mahnanträge stellen|Mahnbescheide erwirken|gerichtliche Mahnbescheide|Mahnverfahren einleiten
notarielle Beurkundung|Urkunden aufnehmen|öffentliche Beurkundung > Kaufverträge beurkunden
Eintragungen im Grundbuch veranlassen|Grundbucheintragungen beantragen|Grundbuchanmeldungen|Anträge beim Grundbuchamt|Grundbuchgesuche
Regelkonformität|Compliance-Management > Einhaltung von Regeln und Gesetzen überwachen|Einhaltung gesetzlicher Vorgaben sichern
Markenrecht|Kennzeichenrecht|Trademark Law > Marken anmelden und verteidigen
Bürgerservice|Bürger am Schalter beraten|Bürgeranliegen bearbeiten|Parteienverkehr|Publikumsverkehr im Amt|Schalterdienst im Amt|Schalterdienst in der Gemeinde|Bürger beraten|Bürgerberatung|Anliegen von Bürgern bearbeiten
Ausweisausstellung|Ausweise ausstellen > Personalausweise und Reisepässe ausstellen|Pässe ausstellen|Identitätskarten ausstellen|Pässe und Ausweise ausstellen
Vergabeverfahren|öffentliche Aufträge vergeben|öffentliche Ausschreibungen durchführen|Vergaben durchführen|Vergabe öffentlicher Aufträge|öffentliche Vergabe|öffentliches Beschaffungswesen|öffentliche Auftragsvergabe|Public Procurement
Lebensmittelkontrolle|Betriebe auf Hygiene kontrollieren@Lebensmittel|Lebensmittelbetriebe kontrollieren|Lebensmittelüberwachung|Lebensmittelaufsicht|Lebensmittelinspektion|Lebensmittelbetriebe überprüfen
Verkehrskontrollen|Autofahrer kontrollieren|Fahrzeuge und Fahrer kontrollieren|Verkehrskontrollen durchführen
Straftaten aufklären|in Strafsachen ermitteln|Straftaten ermitteln|Strafermittlung|polizeiliche Ermittlungen|Kriminalermittlung|Straftaten untersuchen|strafrechtliche Ermittlungen
Technische Hilfeleistung|Verunfallte aus Autos befreien|Unfallopfer aus Fahrzeugen schneiden|Personen aus Fahrzeugen befreien|technische Rettung|Menschen aus Unfallfahrzeugen befreien
Brandschutz|vorbeugender Brandschutz|Brandschutzmaßnahmen|Brandverhütung|Brandvorbeugung
Heuernte|Heu machen|Wiesen mähen und Heu einfahren|Heu einfahren|Heuen|Heu ernten
Futter silieren|Silage herstellen|Silagebereitung > Mais silieren
Geburtshilfe bei Tieren|Kälbern auf die Welt helfen|Kälber zur Welt bringen|Abkalbungen betreuen|Lämmern auf die Welt helfen|Abkalbungen begleiten
Gemüseernte|Gemüse ernten > Spargel stechen|Gurken ernten|Salat ernten|Kohl ernten
Rebschnitt|Reben schneiden|Rebstöcke schneiden|Rebpflege|Weinstöcke schneiden|Rebenschnitt|Weinreben schneiden
Motorsägenführerschein|Motorsägenschein|Kettensägenschein|Motorsägenkurs|Kettensägenführerschein|Sägeschein
Feinbackwaren|feine Backwaren herstellen|Herstellung von Feinbackwaren > Kuchen und Torten herstellen|Kuchen backen|Kuchen und Gebäck backen|Gebäck herstellen|Kuchen und Torten backen
Tortendekoration|Torten dekorieren|Torten verzieren|Torten garnieren|Torten gestalten|Torten ausgarnieren|Dekoration von Torten
Schlachtung|Tiere schlachten|Schlachtvieh schlachten|Schlachtarbeiten > Schweine schlachten
Bierbrauen|Bier brauen|Bierherstellung|Brauen|Bier herstellen
Textilien nähen|Näharbeiten > Kleidung nähen|Kleider nähen|Kleidungsstücke nähen|Konfektion nähen|an der Nähmaschine arbeiten|mit der Nähmaschine nähen
Maßschneiderei|Kleider nach Maß nähen|Maßkonfektion|Maßkleidung anfertigen|Kleidung nach Maß anfertigen > Anzüge nach Maß schneidern|Maßanzüge schneidern
Schnittmusterherstellung|Schnittmuster erstellen|Schnitte entwerfen@Kleidung Mode|Schnittkonstruktion|Schnittmuster zeichnen|Schnittmuster konstruieren|Schnitte erstellen@Kleidung Mode
Kfz-Elektrik|Fahrzeugelektrik reparieren|Fahrzeugelektrik|Autoelektrik|elektrische Anlagen im Auto reparieren|Bordnetze im Auto reparieren
Motorinstandsetzung|Motoren überholen|Motoren reparieren|Motorüberholung|Motorreparatur|Motoren instand setzen|Motorrevision|Motoren revidieren
Getriebereparatur|Getriebe reparieren|Getriebe überholen|Getriebeinstandsetzung|Getriebe instand setzen
`;
