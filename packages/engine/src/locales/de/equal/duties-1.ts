/** Aufgaben aus allen Berufen, eine Bedeutung je Zeile; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties1 = `
Führen von Bewerbungsgesprächen|Bewerbungsgespräche|Vorstellungsgespräche|Bewerberinterviews|Führung von Bewerbungsgesprächen|Führen von Vorstellungsgesprächen
Personaleinsatzplanung|Einsatzplanung des Personals|Planung des Personaleinsatzes|Einsatzplanung der Mitarbeitenden|Einsatzplanung der Mitarbeiter|Mitarbeitereinsatzplanung|Dienstplanung|Dienstplangestaltung|Dienstplanerstellung|Dienstpläne schreiben|Schichtplanung|Schichtpläne erstellen|Dienstpläne erstellen
Personalgewinnung|Personalbeschaffung|Recruiting|Personalrekrutierung|Mitarbeitergewinnung|Mitarbeiter gewinnen
Zeiterfassung|Arbeitszeiterfassung|Arbeitszeiten erfassen|Erfassung der Arbeitszeiten
Zeugniserstellung|Arbeitszeugnisse schreiben|Arbeitszeugnisse erstellen|Erstellung von Arbeitszeugnissen|Zeugnisse formulieren
Reiseplanung|Reisen organisieren|Reiseorganisation|Dienstreisen organisieren|Dienstreisen buchen|Organisation von Dienstreisen
Terminplanung|Terminkoordination|Terminkoordinierung|Termine koordinieren|Terminmanagement|Terminorganisation|Termine planen|Terminvereinbarung|Termine vereinbaren
Protokollführung|Protokolle führen|Protokolle schreiben|Protokolle verfassen|Sitzungen protokollieren|Besprechungen protokollieren
Postbearbeitung|Bearbeitung der Post|Posteingang und Postausgang bearbeiten|Ein- und Ausgangspost bearbeiten
Telefonzentrale|Telefonvermittlung|Telefongespräche vermitteln|Anrufe weiterleiten
Büromaterialbeschaffung|Büromaterial bestellen|Bestellung von Büromaterial|Beschaffung von Büromaterial
Schriftverkehr|Korrespondenz|Briefwechsel|Schriftwechsel
Datenpflege|Stammdatenpflege|Stammdaten pflegen|Pflege von Stammdaten
Empfang von Besuchern|Besucherempfang|Besucher empfangen|Gäste empfangen|Gästeempfang
Sachbearbeitung > Anträge bearbeiten|Vorgänge bearbeiten
Rechnungsstellung|Fakturierung|Rechnungen schreiben|Rechnungen erstellen|Rechnungen ausstellen|Rechnungserstellung|Fakturieren|Faktura
Zahlungsverkehr|Überweisungen ausführen|Zahlungsabwicklung|Zahlungen abwickeln|Zahlungen ausführen
Mahnwesen|Mahnungen schreiben|Mahnungen versenden|Mahnungen erstellen|säumige Kunden anmahnen|offene Rechnungen anmahnen|Mahnläufe|Zahlungserinnerungen verschicken|Mahnungen verschicken|Mahnungen ausstellen|Kunden mahnen|an offene Rechnungen erinnern|fällige Rechnungen anmahnen|überfällige Rechnungen anmahnen
Forderungsmanagement|Debitorenmanagement|offene Forderungen einziehen|Forderungen eintreiben|Außenstände verwalten|Forderungen verwalten|Accounts Receivable Management|Forderungsverwaltung
Kontierung|Belege kontieren|Kontieren von Belegen|Vorkontierung
Kostenrechnung|Kosten- und Leistungsrechnung|KLR|Kostenstellenrechnung
Budgetplanung|Budgets planen|Budgetierung|Budgeterstellung|Budget erstellen
Lohn- und Gehaltsabrechnung|Löhne und Gehälter abrechnen|Abrechnung der Löhne und Gehälter
Umsatzsteuervoranmeldung|Umsatzsteuer-Voranmeldung|UStVA|Umsatzsteuervoranmeldungen abgeben
Steuererklärung|Steuererklärungen erstellen|Steuererklärungen anfertigen|Erstellung von Steuererklärungen
Schadenregulierung|Schäden regulieren|Schadenbearbeitung|Schadensfälle bearbeiten|Schadensbearbeitung|Schadensregulierung
Tourenplanung|Routenplanung|Touren planen|Routen planen|Fahrtenplanung|Tourendisposition
Fuhrparkverwaltung|Fuhrparkmanagement|Fuhrpark verwalten|Flottenmanagement|Fuhrpark betreuen
Kommissionierung|Kommissionieren|Aufträge kommissionieren|Kundenaufträge zusammenstellen|Bestellungen zusammenstellen|Waren zusammenstellen|Aufträge zusammenstellen|Bestellungen zusammenpacken|Order Picking|Lieferungen zusammenstellen
Warenannahme|Wareneingang|Waren annehmen|Ware entgegennehmen|Lieferungen annehmen|Lieferungen entgegennehmen|Annahme von Waren|Annahme von Lieferungen
Wareneingangskontrolle|Wareneingangsprüfung|Wareneingänge prüfen|Lieferungen prüfen|angelieferte Ware prüfen|Kontrolle des Wareneingangs
Warenversand|Versandabwicklung|Waren versenden|Waren verschicken|Ware versenden|Versand von Ware|Ware verschicken|Pakete versenden|Paketversand|Pakete verschicken
Verpackung|Waren verpacken|Ware einpacken|Verpacken von Waren
Be- und Entladung|Beladen und Entladen|be- und entladen|LKW entladen und beladen
Einlagerung|Waren einlagern|Ware einlagern|Einlagern von Waren|Waren in Hochregale einlagern|Ware im Lager einräumen|Ware ins Lager einräumen|Waren im Lager verstauen
Bestandskontrolle|Bestände kontrollieren|Bestandsprüfung|Bestände prüfen|Lagerbestände prüfen|Lagerbestände kontrollieren|Lagerbestandskontrolle
Inventur|Bestandsaufnahme|Bestände zählen|Lagerbestände zählen|Inventuren durchführen
Zollabwicklung|Zollanmeldungen erstellen|Verzollung|Sendungen verzollen|Zollabfertigung
Sendungsverfolgung|Sendungen verfolgen|Tracking von Sendungen
Neukundenakquise|Neukundengewinnung|Kundenakquise|Kundengewinnung|Gewinnung von Neukunden|Neukunden gewinnen|neue Kunden gewinnen|Gewinnung neuer Kunden|Kunden akquirieren|Akquise von Neukunden|Neukunden akquirieren|neue Kunden werben|neue Kunden akquirieren|Neukunden werben|Kundenwerbung|neue Auftraggeber gewinnen|Auftraggeber akquirieren|Neugeschäft akquirieren|neue Abnehmer gewinnen|Gewinnung von Kunden|Akquise neuer Kunden|New Business|Neukundenakquise betreiben|Kunden werben|Akquisition von Kunden|Kundenakquisition|Auftraggeber gewinnen|Neukundenwerbung|Neugeschäft gewinnen|Neugeschäft aufbauen|neue Kunden an Land ziehen|New-Business-Akquise
Bestandskundenbetreuung|Bestandskunden betreuen|Betreuung von Bestandskunden|Stammkundenbetreuung|Stammkunden betreuen|bestehende Kunden betreuen
Kaltakquise|Kaltanrufe|Telefonakquise
Angebotserstellung|Angebote erstellen|Angebote schreiben|Erstellung von Angeboten|Offerten schreiben|Offerten erstellen|Angebote ausarbeiten|Angebotsausarbeitung|Angebote formulieren|Angebote anfertigen|Angebote abgeben|Angebotsabgabe|Erstellen von Angeboten|Offerten verfassen
Auftragserfassung|Aufträge erfassen|Bestellungen erfassen|Erfassung von Aufträgen
Reklamationsbearbeitung|Reklamationen bearbeiten|Beschwerdemanagement|Beschwerden bearbeiten|Reklamationsmanagement|Beschwerdebearbeitung|Bearbeitung von Reklamationen|Bearbeitung von Beschwerden|Reklamationsabwicklung
Preisverhandlung|Preise verhandeln|Preisverhandlungen führen|Verhandlung von Preisen|Preise aushandeln
Vertragsverhandlung|Verträge verhandeln|Vertragsverhandlungen führen|Verträge aushandeln
Bestellwesen > Bestellungen auslösen|Bestellungen aufgeben|Bestellungen tätigen
Absatzprognose|Sales Forecast|Absatzplanung|Verkaufsprognose|Absatzprognosen erstellen
Messeorganisation|Messen organisieren|Messeauftritte organisieren|Organisation von Messen|Messeplanung|Messeauftritte planen
Veranstaltungsplanung|Veranstaltungen planen|Eventplanung|Veranstaltungsorganisation|Veranstaltungen organisieren|Organisation von Veranstaltungen|Eventmanagement|Events planen|Events organisieren|Planung von Veranstaltungen
Warenpräsentation|Waren präsentieren|Warenplatzierung|Waren platzieren|Visual Merchandising|Ware ansprechend präsentieren|Waren ansprechend platzieren|Warenaufbau|Aktionsware aufbauen|Ware dekorieren|Waren arrangieren|Waren in Szene setzen|Verkaufsflächen gestalten|Waren attraktiv präsentieren
Regalpflege|Regale auffüllen|Regale einräumen|Warenverräumung|Waren verräumen|Ware verräumen|Regale bestücken|Auffüllen von Regalen
Kassiertätigkeit|Kassieren|Kasse bedienen|Bedienen der Kasse|Kassenbedienung|Kassentätigkeit|Arbeiten an der Kasse|an der Kasse arbeiten|Kassendienst|Kunden abkassieren|Kassierung|Kassierdienst|an der Kasse sitzen|Waren scannen und kassieren|an der Kasse bedienen|Inkasso an der Kasse
Hotelrezeption|Rezeption|Empfang eines Hotels|Hotelempfang|Arbeit an der Rezeption|Empfangsdienst
Gästebetreuung|Gäste betreuen|Betreuung von Gästen|Hotelgäste betreuen
Check-in und Check-out|An- und Abreise|Gäste ein- und auschecken|Gäste einchecken und auschecken
Zimmerreinigung|Zimmer reinigen|Housekeeping|Hotelzimmer reinigen|Zimmer putzen|Hotelzimmer putzen|Reinigung der Zimmer
Reservierungsannahme|Reservierungen annehmen|Reservierungen entgegennehmen|Reservierungen bearbeiten|Buchungen annehmen|Buchungsannahme
Servieren|Speisen und Getränke servieren|Speisen servieren|Gäste bedienen|Tische bedienen|Kellnern|Bedienung von Gästen|Bedienen der Gäste
Tische eindecken|Eindecken von Tischen|Tische decken|Tischeindeckung
Speisenzubereitung|Zubereitung von Speisen|Speisen zubereiten|Gerichte zubereiten|Zubereitung von Gerichten|Zubereiten von Speisen|Gerichte kochen
Menüplanung|Speiseplanung|Speisepläne erstellen|Speiseplangestaltung|Menüs planen|Speisepläne schreiben|Erstellung von Speiseplänen|Menüs zusammenstellen
Mise en place|Zutaten vorbereiten|Vorbereitung der Zutaten
Wareneinsatzkontrolle|Wareneinsatz kontrollieren|Wareneinsatz kalkulieren
Medikamentengabe|Medikamente verabreichen|Arzneimittel verabreichen|Medikamentenverabreichung|Verabreichung von Medikamenten|Verabreichung von Arzneimitteln|Medikamente geben|Medikamente austeilen|Medikamentenausgabe|Arzneimittelgabe|Arzneimittelverabreichung|Arzneien verabreichen|Arzneien geben|Medikamente nach Plan geben|verordnete Medikamente verabreichen|Medikamentenapplikation > Tabletten geben|Tabletten austeilen|Patienten Medikamente geben|Bewohnern Medikamente geben
Medikamente stellen|Richten von Medikamenten|Medikamente richten|Stellen von Medikamenten|Arzneimittel richten
Grundpflege|Patienten waschen und anziehen|Bewohner waschen und ankleiden|Körperpflege der Bewohner|Körperpflege der Patienten|Bewohner bei der Körperpflege unterstützen|pflegebedürftige Menschen waschen und anziehen|Patienten waschen und ankleiden|Waschen und Ankleiden von Patienten|Waschen und Anziehen der Bewohner|Körperpflege und Ankleiden der Bewohner|Patienten bei der Grundpflege versorgen|Pflegebedürftige waschen und ankleiden|Bewohner waschen > Waschen und Anziehen|Körperpflege
Wundversorgung|Wunden versorgen|Versorgung von Wunden|Wundpflege|Wunden verbinden|Verbandwechsel|Verbände wechseln|Verbandswechsel
Blutentnahme|Blut abnehmen|Blutabnahme|Abnahme von Blut|Blut entnehmen|Venenpunktion
Vitalzeichenkontrolle|Vitalzeichen kontrollieren|Vitalzeichen messen|Vitalwerte messen|Vitalparameter messen|Messung der Vitalzeichen|Überwachung der Vitalzeichen|Vitalzeichen überwachen
Injektionen verabreichen|Injektionen|Spritzen geben|Spritzen setzen|Injektionen geben
Infusionen anlegen|Infusionen legen|Infusionstherapie|Anlegen von Infusionen
Lagerung von Patienten|Patienten lagern|Patientenlagerung|Bewohner lagern|Lagern von Patienten
Mobilisation|Patienten mobilisieren|Mobilisierung|Bewohner mobilisieren|Mobilisation von Patienten|Patienten aus dem Bett helfen|Patienten auf die Beine helfen|Gehübungen mit Patienten|Mobilisierung von Bewohnern|Frühmobilisation
Dekubitusprophylaxe|Vorbeugung von Druckgeschwüren|Dekubitus vorbeugen|Druckgeschwüre vorbeugen|Druckgeschwüren vorbeugen|Wundliegen verhindern|Druckgeschwüre verhindern|Wundliegen vorbeugen|Vorbeugung gegen Wundliegen|Dekubitus verhindern|Verhinderung von Druckgeschwüren
Sturzprophylaxe|Sturzvorbeugung|Stürze verhindern|Stürzen vorbeugen
Anamnese|Krankengeschichte erheben|Anamneseerhebung|Anamnesen erheben
OP-Assistenz|Assistenz im OP|bei Operationen assistieren|Operationen assistieren
Röntgen > Röntgenaufnahmen anfertigen|Röntgenaufnahmen erstellen|Röntgenbilder anfertigen
EKG schreiben|Elektrokardiogramm|EKG|EKG ableiten
Impfungen|Impfen|Schutzimpfungen|Patienten impfen
Rezeptausstellung|Rezepte ausstellen|Rezepte schreiben
Elterngespräche|Gespräche mit Eltern|Elterngespräche führen|mit den Eltern besprechen|Entwicklungsgespräche mit Eltern|Gespräche mit Erziehungsberechtigten|mit Eltern sprechen > Entwicklungsgespräche|Lernentwicklungsgespräche|Elternsprechtage|Entwicklungsstand mit Eltern besprechen|Eltern über die Entwicklung informieren|Tür-und-Angel-Gespräche
Kinderbetreuung|Kinder betreuen|Betreuung von Kindern > Beaufsichtigung von Kindern|Kinder beaufsichtigen
Entwicklungsdokumentation|Entwicklung dokumentieren|Dokumentation der Entwicklung|Portfolios führen
Unterrichtsvorbereitung|Unterricht vorbereiten|Vorbereitung des Unterrichts|Stunden vorbereiten
Prüfungsvorbereitung|auf Prüfungen vorbereiten|auf die Prüfung vorbereiten|Vorbereitung auf Prüfungen
Klassenleitung|Klassenlehrer|Klassenlehrerin|Leitung einer Klasse
Fehlersuche|Fehlerdiagnose|Fehler suchen|Fehleranalyse|Ursachen von Fehlern aufspüren|Fehler aufspüren|Störungssuche|Fehlerursachen suchen|Fehlerursachen finden|Fehler finden|Ursachen von Störungen suchen
Störungsbehebung|Störungsbeseitigung|Störungen beheben|Störungen beseitigen|Entstörung|Behebung von Störungen|Beseitigung von Störungen
Fehlerbehebung|Fehlerbeseitigung|Fehler beheben|Fehler beseitigen|Behebung von Fehlern|Bugfixing
Instandhaltung > Wartung und Reparatur|Instandhalten von Anlagen|Anlagen instand halten|Maschinen instand halten
Fahrzeugdiagnose|Fahrzeuge diagnostizieren|Kfz-Diagnose|Diagnose von Fahrzeugen
Inspektion von Fahrzeugen|Fahrzeuginspektion|Inspektionen an Fahrzeugen|Fahrzeuge warten|Fahrzeugwartung|Wartung von Fahrzeugen
Reifenwechsel|Reifenmontage|Reifen wechseln|Räder wechseln|Reifen montieren|Radwechsel
Ölwechsel|Öl wechseln|Motoröl wechseln
Bremsenreparatur|Bremsen reparieren|Bremsen erneuern|Bremsen instand setzen|Bremseninstandsetzung
SPS-Programmierung|Programmierung von SPS|speicherprogrammierbare Steuerungen programmieren|SPS programmieren|Programmierung speicherprogrammierbarer Steuerungen|Steuerungen programmieren
Inbetriebnahme|in Betrieb nehmen|Inbetriebnahme von Anlagen|Anlagen in Betrieb nehmen|in Betrieb setzen|Anlagen anfahren|Erstinbetriebnahme|Inbetriebsetzung|Commissioning > Maschinen in Betrieb nehmen|Anlagen beim Kunden in Betrieb nehmen|Maschinen anfahren|Inbetriebnehmen von Maschinen
Kalibrierung von Messgeräten|Messgeräte kalibrieren|Kalibrieren von Messgeräten|Messgeräte justieren|Messmittelkalibrierung
Maschinenbedienung|Maschinen bedienen|Bedienung von Maschinen|Bedienen von Maschinen|Anlagenbedienung|Anlagen bedienen
Maschineneinrichtung|Maschinen einrichten|Rüsten von Maschinen|Maschinen rüsten|Einrichten von Maschinen|Maschinen umrüsten
Qualitätsprüfung|Qualitätskontrolle|Qualität prüfen|Qualität kontrollieren|Prüfung der Qualität|Kontrolle der Qualität
Sichtprüfung|Sichtkontrolle|visuelle Prüfung|optische Kontrolle
Arbeitsanweisungen erstellen|Erstellung von Arbeitsanweisungen|Arbeitsanweisungen schreiben|Verfahrensanweisungen schreiben
Elektroinstallation|Elektroinstallationen ausführen|elektrische Leitungen verlegen|Stromleitungen verlegen|Elektroleitungen verlegen
Kabelverlegung|Kabel verlegen|Verlegen von Kabeln|Leitungen verlegen|Leitungsverlegung
Zeichnungslesen|technische Zeichnungen lesen|Lesen technischer Zeichnungen|Zeichnungen lesen|Lesen von Zeichnungen|Pläne lesen
Bauüberwachung|Bauaufsicht|Baustellen überwachen|Baustellenüberwachung|Bauausführung überwachen|Überwachung der Bauausführung
Bauabrechnung|Baustellen abrechnen|Abrechnung von Bauleistungen|Bauleistungen abrechnen
Abrechnung nach VOB|VOB-Abrechnung|nach VOB abrechnen
Ausschreibung > Leistungsverzeichnisse erstellen|Bauleistungen ausschreiben|Leistungen ausschreiben
Aufmaß|Aufmaße nehmen|Aufmaß erstellen|Aufmaße erstellen|Mengen ermitteln|Aufmaße anfertigen|Baustellen aufmessen|Bauleistungen aufmessen|Aufmaße vor Ort|Bauteile aufmessen|Ausmaß nehmen@Bau Baustelle|Aufmessen von Bauleistungen
Malerarbeiten|Anstricharbeiten|Wände streichen|Streichen von Wänden|Räume streichen|Wohnungen streichen|Fassaden streichen
Fliesenlegen|Fliesen verlegen|Verlegen von Fliesen|Fliesenarbeiten
Bodenverlegung|Böden verlegen|Verlegen von Böden|Bodenbeläge verlegen|Bodenlegen
Trockenbau|Rigipswände stellen|Trockenbauwände stellen|Gipskartonwände stellen|Trockenbauarbeiten|Gipskartonplatten montieren|Trockenbauwände errichten|Leichtbauwände stellen|Ständerwände stellen|Gipskarton verarbeiten|Ständerwände bauen|Leichtbauwände errichten|Gipsplattenwände stellen|Trennwände in Trockenbau stellen > abgehängte Decken montieren
Pflasterarbeiten|Pflastern|Wege pflastern|Pflaster verlegen|Höfe pflastern
Sanitärinstallation|Sanitäranlagen installieren|Sanitäranlagen einbauen|Bäder installieren
Rohrinstallation|Rohre verlegen|Rohrleitungen verlegen|Rohrverlegung|Verlegen von Rohren
Möbelmontage|Möbel montieren|Möbel aufbauen|Aufbau von Möbeln|Möbelaufbau
Küchenmontage|Küchen montieren|Küchen einbauen|Kücheneinbau|Montage von Küchen
Rasenpflege|Rasen mähen|Rasenmähen|Rasenflächen mähen
Heckenschnitt|Hecken schneiden|Hecken stutzen|Schneiden von Hecken
Baumpflege|Bäume schneiden|Baumschnitt|Bäume pflegen
Unkrautbekämpfung|Unkraut jäten|Jäten|Unkraut entfernen|Unkrautentfernung
Gebäudereinigung|Gebäude reinigen|Reinigung von Gebäuden|Unterhaltsreinigung|Büros reinigen|Büroreinigung|Büros putzen|Büroräume putzen|laufende Reinigung von Büros|Bürogebäude reinigen|Büroflächen reinigen
Glasreinigung|Fenster putzen|Fensterreinigung|Fenster reinigen|Scheiben reinigen|Fenster säubern|Fensterputzen|Glasflächen reinigen|Glasfassaden reinigen|Schaufenster putzen|Reinigung von Glasflächen|Fensterscheiben putzen
Winterdienst|Schnee räumen|Schneeräumung|Schneeräumen und streuen|Gehwege von Schnee räumen|Schnee schippen|Schnee räumen und Salz streuen|bei Glätte streuen|Gehwege räumen und streuen|Schnee schaufeln
Kontrollgänge|Rundgänge|Streifengänge|Kontrollrunden|Rundgänge machen|Objektrundgänge|Streife gehen|auf Streife gehen|Kontrollgänge machen|Rundgänge zur Kontrolle|Streifen gehen|Werksgelände kontrollieren|Gelände abgehen|Wachgänge|Patrouillen|Patrouillengänge
Zutrittskontrolle|Einlasskontrolle|Zugangskontrolle|Zutritt kontrollieren|Einlass kontrollieren|Eingangskontrolle
Videoüberwachung|Überwachungskameras beobachten|Kameraüberwachung|Kameras überwachen|Überwachungsmonitore beobachten
Veranstaltungsschutz|Veranstaltungen absichern|Absicherung von Veranstaltungen|Sicherung von Veranstaltungen
Gefährdungsbeurteilung|Gefährdungsbeurteilungen erstellen|Gefährdungen beurteilen|Beurteilung von Gefährdungen
Sicherheitsunterweisung|Sicherheitsunterweisungen durchführen|in Arbeitssicherheit unterweisen|Unterweisung in Arbeitssicherheit|Arbeitsschutzunterweisung
Risk Management|Risikomanagement|Risikosteuerung|Risiken steuern|Risiken managen|Risiken erkennen und steuern
Betriebliches Eingliederungsmanagement|BEM|BEM-Gespräche
grafische Gestaltung|graphische Gestaltung|grafisch gestalten
Layoutgestaltung|Layouts gestalten|Layouts erstellen|Satz und Layout|Layouten
Bildbearbeitung|Bilder bearbeiten|Fotos bearbeiten|Bearbeitung von Bildern|Fotobearbeitung|Bildretusche|Fotos retuschieren
Texterstellung|Texte schreiben|Texte verfassen|Verfassen von Texten|Erstellung von Texten|Texten
Pressearbeit|Pressemitteilungen schreiben|Pressemitteilungen verfassen
Social-Media-Betreuung|Social-Media-Kanäle betreuen|Betreuung der Social-Media-Kanäle|Betreuung sozialer Medien|soziale Netzwerke betreuen|Social Media Management|Social-Media-Accounts betreuen|Kanäle in sozialen Medien betreuen > Instagram-Kanal betreuen|Facebook-Seite betreuen|TikTok-Kanal betreuen
Newsletter-Versand|Newsletter verschicken|Newsletter versenden|Versand von Newslettern
Websitepflege|Website pflegen|Webseiten pflegen|Pflege der Website|Pflege der Webseite|Webseitenpflege|Homepage pflegen
Lektorat|Manuskripte lektorieren|Texte lektorieren|Lektorieren
Korrekturlesen|Texte Korrektur lesen|Korrektorat|Texte auf Fehler lesen|Manuskripte korrigieren|Texte auf Rechtschreibung prüfen|Rechtschreibprüfung von Texten|Proofreading|Fehler in Manuskripten korrigieren|Texte auf Rechtschreibfehler prüfen
Übersetzung|Texte übersetzen|Übersetzen
Dolmetschen|mündliches Übersetzen > Simultandolmetschen
Trainings- und Ernährungspläne|Pläne für Training und Ernährung|Ernährungs- und Trainingspläne
Trainingsplanerstellung|Trainingspläne erstellen|Trainingspläne schreiben|Erstellung von Trainingsplänen|Trainingsplanung|Trainingspläne ausarbeiten > individuelle Trainingspläne
Kursleitung|Kurse leiten|Kurse geben|Leitung von Kursen
Softwareentwicklung|Software entwickeln|Softwareprogrammierung|Software programmieren|Entwicklung von Software|Anwendungen programmieren|Anwendungsentwicklung|Programme schreiben|Programme entwickeln|Programmierung von Software|Software schreiben|Software Development|Programmierung von Anwendungen|Software Engineering
Anforderungsanalyse|Anforderungen analysieren|Anforderungen aufnehmen|Requirements Engineering|Anforderungen erheben|Anforderungserhebung|Anforderungen aufnehmen und analysieren|Anforderungen der Fachbereiche aufnehmen|Requirements Analysis|Anforderungen ermitteln
Systemadministration|Systeme administrieren|Systemverwaltung|Server administrieren
Anwenderbetreuung|Anwender betreuen|User Help Desk|Benutzerbetreuung|Benutzer betreuen|Anwendersupport|User Support|Nutzerbetreuung
Datensicherung|Backups|Daten sichern|Backup|Sicherung der Daten
Datenauswertung|Daten auswerten|Auswertung von Daten|Datenanalyse|Daten analysieren|Analyse von Daten|Data Analysis|Data Analytics|Datensätze analysieren
Softwaretest|Software testen|Testen von Software|Softwaretests
Code-Review|Code prüfen|Quelltext prüfen|Codeprüfung
Netzwerkadministration|Netzwerke administrieren|Netzwerkverwaltung|Netzwerke verwalten|Netze administrieren
Probenvorbereitung|Proben vorbereiten|Proben aufbereiten|Probenaufbereitung|Proben für die Analyse vorbereiten|Sample Preparation|Probenvorbehandlung
Versuchsdurchführung|Versuche durchführen|Experimente durchführen|Durchführung von Versuchen
Vertragsgestaltung|Verträge gestalten|Verträge aufsetzen|Verträge entwerfen|Vertragserstellung|Verträge ausarbeiten|Aufsetzen von Verträgen|Ausarbeitung von Verträgen > Mietverträge aufsetzen|Arbeitsverträge aufsetzen|Kaufverträge aufsetzen|Lizenzverträge aufsetzen|Werkverträge aufsetzen
Fristenkontrolle|Fristen überwachen|Fristenüberwachung|Fristen kontrollieren|Fristenmanagement|Fristen notieren und überwachen|Fristen im Blick behalten
Bescheiderstellung|Bescheide erstellen|Bescheide erlassen|Bescheide schreiben|Erstellung von Bescheiden|Bescheide ausstellen|Bescheide verfassen|Bescheide ausfertigen|Erlass von Bescheiden
Sachbearbeitung Wohngeld|Wohngeldanträge bearbeiten|Bearbeitung von Wohngeldanträgen|Wohngeldbearbeitung
Projektleitung|Projekte leiten|Leitung von Projekten|Projektführung|Projekte führen|Project Lead|Projekte verantwortlich leiten
Mitarbeiterführung|Mitarbeiter führen|Personalführung|Führung von Mitarbeitern|Führung von Mitarbeitenden|Mitarbeitende führen|Personal führen|Führen von Mitarbeitern|Beschäftigte führen
Mitarbeiterschulung|Mitarbeiter schulen|Schulung von Mitarbeitern|Mitarbeitende schulen|Mitarbeiterschulungen|Personalschulung|Schulung von Mitarbeitenden
Einarbeitung neuer Mitarbeiter|neue Mitarbeiter einarbeiten|Einarbeitung von Mitarbeitern|Einarbeitung neuer Kollegen|neue Kollegen einarbeiten|Onboarding neuer Mitarbeiter|neue Kolleginnen einarbeiten|Einarbeitung neuer Kolleginnen|neue Beschäftigte einarbeiten|neue Kollegen einführen|neue Mitarbeitende einarbeiten|Mitarbeitereinarbeitung|neue Teammitglieder einarbeiten
Ausbildung von Lehrlingen|Azubis ausbilden|Auszubildende ausbilden|Lehrlinge ausbilden|Ausbildung von Auszubildenden|Lehrlingsausbildung|Ausbildung von Azubis|Lernende ausbilden|Ausbildung der Lehrlinge
Berichtswesen|Reporting|Berichterstattung|Berichte erstellen|Berichterstellung|Erstellung von Berichten|Reportings erstellen|Reports erstellen
Prozessoptimierung|Prozesse optimieren|Abläufe optimieren|Prozessverbesserung|Prozesse verbessern|Abläufe verbessern|Optimierung von Prozessen|Optimierung von Abläufen|Verbesserung von Abläufen|Process Improvement|Geschäftsprozesse optimieren
Kostensenkung|Kosten senken|Kostenreduzierung|Kosten reduzieren|Senkung der Kosten|Kosteneinsparung|Kosten einsparen|Reduzierung der Kosten|Einsparungen erzielen|Ausgaben senken|Einsparung von Kosten
Wäschepflege|Wäsche waschen|Waschen der Wäsche|Wäsche waschen und bügeln
Speisenausgabe|Essensausgabe|Essen ausgeben|Speisen ausgeben|Mahlzeiten ausgeben|Essen austeilen|Mittagessen ausgeben|Ausgabe von Mahlzeiten|Mahlzeiten austeilen
Haarschnitte|Haare schneiden|Haareschneiden|Haarschnitt
Haarfärbung|Haare färben|Haare colorieren|Coloration|Colorationen
Nagelpflege|Maniküre|Nägel pflegen|Fingernägel pflegen|Hände und Nägel pflegen|Fingernägel feilen und lackieren|Nägel lackieren und feilen|Handpflege
Tierfütterung|Tiere füttern|Fütterung der Tiere|Füttern von Tieren|Vieh füttern > Kühe füttern|Rinder füttern|Schweine füttern|Stalltiere füttern|Viehfütterung
Stallarbeit|Ställe ausmisten|Ausmisten der Ställe|Stallreinigung
Tierpflege|Tiere pflegen|Pflege von Tieren|Tiere versorgen|Versorgung von Tieren
`;
