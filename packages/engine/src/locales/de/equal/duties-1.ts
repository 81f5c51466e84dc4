/** Duties of all trades in German as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties1 = `
Führen von Bewerbungsgesprächen|Bewerbungsgespräche|Vorstellungsgespräche|Bewerberinterviews|Führen von Vorstellungsgesprächen|Interviews mit Bewerbern|Jobinterviews|Gespräche mit Bewerbern|Bewerbergespräche
Personaleinsatzplanung|Einsatzplanung des Personals|Planung des Personaleinsatzes|Einsatzplanung der Mitarbeitenden|Einsatzplanung der Mitarbeiter|Mitarbeitereinsatzplanung|Dienstplanung|Dienstplangestaltung|Dienstplanerstellung|Dienstpläne schreiben|Schichtplanung|Schichtpläne erstellen|Dienstpläne erstellen|Dienstpläne gestalten|Dienstpläne machen|Schichteinteilung
Personalgewinnung|Personalbeschaffung|Recruiting|Personalrekrutierung|Mitarbeitergewinnung|Mitarbeiter gewinnen|Rekrutierung|Personal gewinnen|Mitarbeiter rekrutieren|Personal rekrutieren|Mitarbeitende gewinnen|Stellen besetzen|Stellenbesetzung
Zeiterfassung|Arbeitszeiterfassung|Arbeitszeiten erfassen|Arbeitszeiten pflegen|Stunden erfassen
Zeugniserstellung|Arbeitszeugnisse schreiben|Arbeitszeugnisse erstellen|Erstellung von Arbeitszeugnissen|Zeugnisse formulieren
Reiseplanung|Reisen organisieren|Reiseorganisation|Dienstreisen organisieren|Dienstreisen buchen|Organisation von Dienstreisen > Flüge und Hotels buchen
Terminplanung|Terminkoordination|Terminkoordinierung|Termine koordinieren|Terminmanagement|Terminorganisation|Termine planen|Terminvereinbarung|Termine vereinbaren
Protokollführung|Protokolle führen|Protokolle schreiben|Protokolle verfassen|Sitzungen protokollieren|Besprechungen protokollieren|Protokolle erstellen|Protokollerstellung|Sitzungsprotokolle verfassen|Sitzungsprotokolle schreiben
Postbearbeitung|Bearbeitung der Post|Posteingang und Postausgang bearbeiten|Ein- und Ausgangspost bearbeiten|Post öffnen und verteilen|ein- und ausgehende Post bearbeiten|Postein- und -ausgang bearbeiten|Postverteilung
Telefonzentrale|Telefonvermittlung|Telefongespräche vermitteln|Anrufe weiterleiten
Büromaterialbeschaffung|Büromaterial bestellen|Beschaffung von Büromaterial
Schriftverkehr|Korrespondenz|Briefwechsel|Schriftwechsel
Datenpflege|Stammdatenpflege|Stammdaten pflegen|Stammdaten verwalten > Artikelstammdaten pflegen|Kundenstammdaten pflegen
Sachbearbeitung > Anträge bearbeiten|Vorgänge bearbeiten
Rechnungsstellung|Fakturierung|Rechnungen schreiben|Rechnungen erstellen|Rechnungen ausstellen|Rechnungserstellung|Faktura|Rechnungen stellen|fakturieren|Ausgangsrechnungen erstellen|Ausgangsrechnungen schreiben|Rechnungslegung|Rechnungen legen
Zahlungsverkehr|Überweisungen ausführen|Zahlungsabwicklung|Zahlungen abwickeln|Zahlungen ausführen|Überweisungen tätigen|Zahlungsläufe durchführen|Zahlungen anweisen
Mahnwesen|Mahnungen schreiben|Mahnungen versenden|Mahnungen erstellen|säumige Kunden anmahnen|offene Rechnungen anmahnen|Mahnläufe|Zahlungserinnerungen verschicken|Mahnungen verschicken|Mahnungen ausstellen|Kunden mahnen|an offene Rechnungen erinnern|fällige Rechnungen anmahnen|überfällige Rechnungen anmahnen|säumige Kunden mahnen|säumige Zahler erinnern|Kunden an überfällige Rechnungen erinnern|säumige Kunden an offene Rechnungen erinnern|Zahlungserinnerungen versenden|Mahnläufe durchführen|Kunden an offene Rechnungen erinnern|säumige Kunden an Rechnungen erinnern > säumige Kunden schriftlich erinnern|Kunden an fällige Rechnungen erinnern|säumige Mieter mahnen|an überfällige Rechnungen erinnern|an unbezahlte Rechnungen erinnern|offene Beträge anmahnen|Schuldner anmahnen|an offene Zahlungen erinnern
Forderungsmanagement|Debitorenmanagement|offene Forderungen einziehen|Forderungen eintreiben|Außenstände verwalten|Forderungen verwalten|Accounts Receivable Management|Forderungsverwaltung
Kontierung|Belege kontieren|Vorkontierung|kontieren|Belege vorkontieren > Rechnungen kontieren
Kostenrechnung|Kosten- und Leistungsrechnung|KLR|Kostenstellenrechnung
Budgetplanung|Budgets planen|Budgetierung|Budgeterstellung|Budget erstellen
Umsatzsteuervoranmeldung|Umsatzsteuer-Voranmeldung|UStVA|Umsatzsteuervoranmeldungen abgeben
Steuererklärung|Steuererklärungen erstellen|Steuererklärungen anfertigen
Tourenplanung|Routenplanung|Touren planen|Routen planen|Fahrtenplanung|Tourendisposition|Fahrtrouten planen|Liefertouren planen|Tourenplan erstellen
Fuhrparkverwaltung|Fuhrparkmanagement|Fuhrpark verwalten|Flottenmanagement|Fuhrpark betreuen
Kommissionierung|Aufträge kommissionieren|Kundenaufträge zusammenstellen|Bestellungen zusammenstellen|Waren zusammenstellen|Aufträge zusammenstellen|Bestellungen zusammenpacken|Order Picking|Lieferungen zusammenstellen|Picken
Warenannahme|Wareneingang|Waren annehmen|Ware entgegennehmen|Lieferungen annehmen|Lieferungen entgegennehmen|Annahme von Lieferungen
Wareneingangskontrolle|Wareneingangsprüfung|Wareneingänge prüfen|Lieferungen prüfen|angelieferte Ware prüfen|Kontrolle des Wareneingangs|eingehende Waren prüfen|Lieferungen auf Vollständigkeit prüfen|Lieferungen kontrollieren|Waren bei Anlieferung prüfen|gelieferte Ware kontrollieren|Lieferungen auf Menge und Schäden prüfen|eingehende Lieferungen prüfen|eingehende Ware kontrollieren|Lieferungen auf Schäden prüfen|Prüfung eingehender Waren|angelieferte Ware kontrollieren
Warenversand|Versandabwicklung|Waren versenden|Waren verschicken|Pakete versenden|Paketversand|Pakete verschicken
Verpackung|Waren verpacken|Ware einpacken|Ware verpacken > Sendungen verpacken
Be- und Entladung|Beladen und Entladen|LKW entladen und beladen|Lkw be- und entladen|Lastwagen be- und entladen|Lkw ein- und ausladen|Fahrzeuge be- und entladen|Container be- und entladen|Lastwagen auf- und abladen
Einlagerung|Waren einlagern|Waren in Hochregale einlagern|Ware im Lager einräumen|Waren im Lager verstauen|einlagern|Ware ins Regal einlagern|Paletten einlagern|Ware auf Lagerplätze bringen|Einlagerung von Waren
Bestandskontrolle|Bestände kontrollieren|Bestandsprüfung|Bestände prüfen|Lagerbestände prüfen|Lagerbestände kontrollieren|Lagerbestandskontrolle
Inventur|Bestandsaufnahme|Bestände zählen|Lagerbestände zählen|Inventuren durchführen
Zollabwicklung|Zollanmeldungen erstellen|Verzollung|Sendungen verzollen|Zollabfertigung
Neukundenakquise|Neukundengewinnung|Kundenakquise|Kundengewinnung|Gewinnung von Neukunden|neue Kunden gewinnen|Gewinnung neuer Kunden|Kunden akquirieren|Akquise von Neukunden|neue Kunden werben|neue Kunden akquirieren|Neukunden werben|Kundenwerbung|neue Auftraggeber gewinnen|Auftraggeber akquirieren|Neugeschäft akquirieren|neue Abnehmer gewinnen|Gewinnung von Kunden|Akquise neuer Kunden|New Business|Neukundenakquise betreiben|Kunden werben|Akquisition von Kunden|Kundenakquisition|Auftraggeber gewinnen|Neukundenwerbung|Neugeschäft gewinnen|Neugeschäft aufbauen|neue Kunden an Land ziehen|New-Business-Akquise
Kaltakquise|Kaltanrufe|Telefonakquise
Angebotserstellung|Angebote erstellen|Angebote schreiben|Offerten schreiben|Offerten erstellen|Angebote ausarbeiten|Angebotsausarbeitung|Angebote formulieren|Angebote anfertigen|Angebote abgeben|Angebotsabgabe|Offerten verfassen
Reklamationsbearbeitung|Reklamationen bearbeiten|Beschwerdemanagement|Beschwerden bearbeiten|Reklamationsmanagement|Beschwerdebearbeitung|Reklamationsabwicklung|Beschwerden annehmen und bearbeiten|Kundenbeschwerden bearbeiten|Beanstandungen klären|beanstandete Lieferungen klären|Reklamationen regeln|Beschwerden klären|Kundenbeschwerden klären|sich um Beschwerden kümmern
Preisverhandlung|Preise verhandeln|Preisverhandlungen führen|Preise aushandeln
Vertragsverhandlung|Verträge verhandeln|Vertragsverhandlungen führen|Verträge aushandeln
Bestellwesen > Material bestellen|Ware bestellen|Waren bestellen|Bestellungen auslösen|Bestellungen aufgeben|Bestellungen tätigen
Absatzprognose|Sales Forecast|Absatzplanung|Verkaufsprognose|Absatzprognosen erstellen
Messeorganisation|Messen organisieren|Messeauftritte organisieren|Organisation von Messen|Messeplanung|Messeauftritte planen|Messebeteiligungen organisieren|Organisation von Messeauftritten|Messen planen|Messebeteiligungen planen
Veranstaltungsplanung|Veranstaltungen planen|Eventplanung|Veranstaltungsorganisation|Veranstaltungen organisieren|Organisation von Veranstaltungen|Eventmanagement|Events planen|Events organisieren
Warenpräsentation|Waren präsentieren|Warenplatzierung|Waren platzieren|Visual Merchandising|Ware ansprechend präsentieren|Waren ansprechend platzieren|Warenaufbau|Aktionsware aufbauen|Ware dekorieren|Waren arrangieren|Waren in Szene setzen|Verkaufsflächen gestalten|Waren attraktiv präsentieren
Regalpflege|Regale auffüllen|Regale einräumen|Warenverräumung|Waren verräumen|Regale bestücken|Regale befüllen|Regalauffüllung|Ware in Regale einsortieren|Regale nachfüllen
Kassiertätigkeit|Kassieren|Kasse bedienen|Kassenbedienung|Kassentätigkeit|Arbeiten an der Kasse|Kassendienst|Kunden abkassieren|Kassierdienst|an der Kasse sitzen|Waren scannen und kassieren|Inkasso an der Kasse|Abkassieren|Kassa bedienen|Kassatätigkeit|Kassiertätigkeiten|Kassenarbeit|an der Kasse arbeiten
Hotelrezeption|Rezeption|Empfang eines Hotels|Hotelempfang|Arbeit an der Rezeption|Empfangsdienst|Front Office|Front Desk
Gästebetreuung|Gäste betreuen|Hotelgäste betreuen
Check-in und Check-out|An- und Abreise|Gäste ein- und auschecken|Gäste einchecken und auschecken
Zimmerreinigung|Zimmer reinigen|Housekeeping|Hotelzimmer reinigen|Zimmer putzen|Hotelzimmer putzen
Reservierungsannahme|Reservierungen annehmen|Reservierungen entgegennehmen|Reservierungen bearbeiten|Buchungen annehmen|Buchungsannahme > Tischreservierungen entgegennehmen|Zimmerreservierungen entgegennehmen
Servieren|Speisen und Getränke servieren|Speisen servieren|Gäste bedienen|Tische bedienen|Kellnern|Gästebedienung|im Service bedienen
Wareneinsatzkontrolle|Wareneinsatz kontrollieren|Wareneinsatz kalkulieren
Medikamentengabe|Medikamente verabreichen|Arzneimittel verabreichen|Medikamentenverabreichung|Medikamente geben|Medikamente austeilen|Medikamentenausgabe|Arzneimittelgabe|Arzneimittelverabreichung|Arzneien verabreichen|Arzneien geben|Medikamente nach Plan geben|Medikamentenapplikation|Tabletten verabreichen|Medikamente ausgeben > Tabletten geben|Tabletten austeilen|Patienten Medikamente geben|Bewohnern Medikamente geben
Medikamente stellen|Richten von Medikamenten|Arzneimittel richten
Grundpflege|Patienten waschen und anziehen|Bewohner waschen und ankleiden|Körperpflege der Bewohner|Körperpflege der Patienten|Bewohner bei der Körperpflege unterstützen|pflegebedürftige Menschen waschen und anziehen|Patienten waschen und ankleiden|Waschen und Anziehen der Bewohner|Körperpflege und Ankleiden der Bewohner|Patienten bei der Grundpflege versorgen|Pflegebedürftige waschen und ankleiden|Bewohner waschen > Waschen und Anziehen|Körperpflege|Pflegebedürftige waschen|Bewohner beim Waschen und Anziehen unterstützen|Bewohner beim Waschen und Anziehen helfen|Bewohner beim Waschen, Anziehen und Essen unterstützen|Patienten beim Waschen und Anziehen unterstützen|Patienten waschen und betten
Wundversorgung|Wunden versorgen|Wundpflege|Wunden verbinden|Verbandwechsel|Verbände wechseln|Verbandswechsel
Blutentnahme|Blut abnehmen|Blutabnahme|Blut entnehmen|Venenpunktion|Blutproben abnehmen|Blut nehmen
Vitalzeichenkontrolle|Vitalzeichen kontrollieren|Vitalzeichen messen|Vitalwerte messen|Vitalparameter messen|Überwachung der Vitalzeichen
Injektionen verabreichen|Injektionen|Spritzen geben|Spritzen setzen|Injektionen geben|Injektionen setzen|Spritzen verabreichen|Injizieren
Infusionen anlegen|Infusionen legen|Infusionstherapie
Mobilisation|Patienten mobilisieren|Mobilisierung|Bewohner mobilisieren|Mobilisation von Patienten|Patienten aus dem Bett helfen|Patienten auf die Beine helfen|Gehübungen mit Patienten|Frühmobilisation > Bewohner aus dem Bett in den Rollstuhl setzen
Dekubitusprophylaxe|Vorbeugung von Druckgeschwüren|Dekubitus vorbeugen|Wundliegen verhindern|Druckgeschwüre verhindern|Wundliegen vorbeugen|Dekubitus verhindern|Verhinderung von Druckgeschwüren
Sturzprophylaxe|Sturzvorbeugung|Stürze verhindern|Stürzen vorbeugen
Anamnese|Krankengeschichte erheben|Anamneseerhebung|Anamnesen erheben
Röntgen > Röntgenaufnahmen anfertigen|Röntgenaufnahmen erstellen|Röntgenbilder anfertigen
EKG schreiben|Elektrokardiogramm|EKG|EKG ableiten
Impfungen|Schutzimpfungen|Patienten impfen|impfen|Impfungen verabreichen|Impfstoffe verabreichen|Impfstoffe spritzen
Rezeptausstellung|Rezepte ausstellen|Rezepte schreiben
Elterngespräche|Gespräche mit Eltern|Elterngespräche führen|mit den Eltern besprechen|Entwicklungsgespräche mit Eltern|Gespräche mit Erziehungsberechtigten|mit Eltern sprechen > Entwicklungsgespräche|Lernentwicklungsgespräche|Elternsprechtage|Entwicklungsstand mit Eltern besprechen|Eltern über die Entwicklung informieren|Tür-und-Angel-Gespräche
Kinderbetreuung|Kinder betreuen > Beaufsichtigung von Kindern
Entwicklungsdokumentation|Entwicklung dokumentieren|Dokumentation der Entwicklung|Portfolios führen
Unterrichtsvorbereitung|Unterricht vorbereiten|Stunden vorbereiten|Unterricht planen
Klassenleitung|Klassenlehrer|Klassenlehrerin|Leitung einer Klasse
Fehlersuche|Fehlerdiagnose|Fehler suchen|Ursachen von Fehlern aufspüren|Fehler aufspüren|Störungssuche|Fehlerursachen suchen|Fehlerursachen finden|Fehler finden|Ursachen von Störungen suchen|Fehler eingrenzen|Troubleshooting > Fehleranalyse|Fehler in Unterverteilungen suchen|Fehler in Verteilungen suchen|Fehler in Anlagen suchen|Fehler an Anlagen suchen|Fehler in Schaltschränken suchen|Fehler in Schaltungen suchen
Störungsbehebung|Störungsbeseitigung|Störungen beheben|Störungen beseitigen|Entstörung|entstören
Fehlerbehebung|Fehlerbeseitigung|Fehler beheben|Fehler beseitigen|Bugfixing
Instandhaltung|Wartung und Instandsetzung > Wartung und Reparatur|Instandhalten von Anlagen|Anlagen instand halten|Maschinen instand halten|Maschinen warten und reparieren|Anlagen warten und reparieren|Maschinen und Anlagen warten und instand setzen|Produktionsanlagen warten und reparieren
Inspektion von Fahrzeugen|Fahrzeuginspektion|Fahrzeuge warten|Fahrzeugwartung|Wartung von Fahrzeugen|Fahrzeuge nach Herstellervorgabe inspizieren|Kfz-Inspektion|Inspektionen an Pkw
Reifenwechsel|Reifenmontage|Reifen wechseln|Räder wechseln|Reifen montieren|Radwechsel|Reifen umstecken|Winterreifen aufziehen|Räderwechsel|Pneuwechsel|Pneus wechseln|Räder umstecken
Ölwechsel|Öl wechseln|Motoröl wechseln|Motoröl tauschen
Bremsenreparatur|Bremsen reparieren|Bremsen erneuern|Bremsen instand setzen|Bremseninstandsetzung
SPS-Programmierung|speicherprogrammierbare Steuerungen programmieren|Programmierung speicherprogrammierbarer Steuerungen|Steuerungen programmieren
Inbetriebnahme|in Betrieb nehmen|Inbetriebnahme von Anlagen|Anlagen in Betrieb nehmen|in Betrieb setzen|Anlagen anfahren|Erstinbetriebnahme|Inbetriebsetzung|Commissioning > Maschinen in Betrieb nehmen|Anlagen beim Kunden in Betrieb nehmen|Maschinen anfahren|Inbetriebnehmen von Maschinen
Kalibrierung von Messgeräten|Messgeräte justieren|Messmittelkalibrierung
Maschinenbedienung|Maschinen bedienen|Anlagenbedienung|Anlagen bedienen|Maschinen fahren
Maschineneinrichtung|Maschinen einrichten|Rüsten von Maschinen|Maschinen umrüsten|Maschinenrüstung|Anlagen umrüsten|Anlagen rüsten
Qualitätsprüfung|Qualitätskontrolle|Qualität prüfen|Qualität kontrollieren|Qualität überprüfen
Arbeitsanweisungen erstellen|Arbeitsanweisungen schreiben|Verfahrensanweisungen schreiben
Elektroinstallation|Elektroinstallationen ausführen|elektrische Leitungen verlegen|Stromleitungen verlegen|Elektroleitungen verlegen|Elektroinstallationen|elektrische Anlagen installieren|Stromleitungen verlegen und anschließen|Elektrik installieren > Wohnungen verkabeln|Häuser verkabeln
Zeichnungslesen|technische Zeichnungen lesen|Lesen technischer Zeichnungen|Zeichnungen lesen|Pläne lesen
Bauüberwachung|Bauaufsicht|Baustellen überwachen|Baustellenüberwachung|Bauausführung überwachen
Bauabrechnung|Baustellen abrechnen|Abrechnung von Bauleistungen
Abrechnung nach VOB
Ausschreibung > Leistungsverzeichnisse erstellen|Bauleistungen ausschreiben|Leistungen ausschreiben
Aufmaß|Aufmaße nehmen|Aufmaß erstellen|Mengen ermitteln|Aufmaße anfertigen|Baustellen aufmessen|Bauleistungen aufmessen|Aufmaße vor Ort|Bauteile aufmessen|Ausmaß nehmen@Bau Baustelle
Malerarbeiten|Anstricharbeiten|Streicharbeiten > Wände streichen|Räume streichen|Wohnungen streichen|Fassaden streichen|Decken streichen|Wände und Decken anstreichen|Innenwände streichen|Türen und Fensterrahmen streichen|Zimmer streichen
Fliesenlegen|Fliesen verlegen|Fliesenarbeiten|Platten legen
Trockenbau|Rigipswände stellen|Trockenbauwände stellen|Gipskartonwände stellen|Trockenbauarbeiten|Gipskartonplatten montieren|Trockenbauwände errichten|Leichtbauwände stellen|Ständerwände stellen|Gipskarton verarbeiten|Ständerwände bauen|Leichtbauwände errichten|Gipsplattenwände stellen|Trennwände in Trockenbau stellen > abgehängte Decken montieren|Wände aus Gipskarton stellen|Gipskartonwände montieren
Rohrinstallation|Rohre verlegen|Rohrleitungen verlegen|Rohrverlegung
Möbelmontage|Möbel montieren|Möbel aufbauen|Möbelaufbau|Möbel zusammenbauen > Schränke aufbauen
Küchenmontage|Küchen montieren|Küchen einbauen|Kücheneinbau
Rasenpflege|Rasen mähen|Rasenmähen|Rasenflächen mähen
Heckenschnitt|Hecken schneiden|Hecken stutzen|Hecken trimmen|Hecken zurückschneiden|Hecken in Form schneiden
Baumpflege|Bäume schneiden|Baumschnitt|Bäume pflegen|Bäume zurückschneiden|Bäume stutzen > Baumkronen schneiden|Bäume ausasten|Totholz aus Bäumen schneiden|Obstbäume schneiden|Obstbaumschnitt
Unkrautbekämpfung|Unkraut jäten|Jäten|Unkraut entfernen|Unkrautentfernung|Unkraut bekämpfen|Beete jäten|Unkraut hacken|Beete von Unkraut befreien|Unkraut zupfen
Gebäudereinigung|Gebäude reinigen|Unterhaltsreinigung|Büros reinigen|Büroreinigung|Büros putzen|Büroräume putzen|laufende Reinigung von Büros|Bürogebäude reinigen|Büroflächen reinigen|Gebäude putzen|Büroräume reinigen|Bureaus reinigen|Büros sauber machen|Unterhaltsreinigungen|Räume regelmäßig reinigen|laufende Reinigung von Räumen > Büros wischen und saugen
Glasreinigung|Fenster putzen|Fensterreinigung|Fenster reinigen|Scheiben reinigen|Fenster säubern|Fensterputzen|Glasflächen reinigen|Glasfassaden reinigen|Schaufenster putzen|Fensterscheiben putzen|Scheiben putzen|Glasscheiben reinigen|Glastüren putzen
Winterdienst|Schnee räumen|Schneeräumung|Schneeräumen und streuen|Gehwege von Schnee räumen|Schnee schippen|Schnee räumen und Salz streuen|bei Glätte streuen|Gehwege räumen und streuen|Schnee schaufeln|im Winter räumen und streuen > Schneeräumen|Schnee räumen und streuen|Schneeräumdienst|Wege von Schnee und Eis befreien|Wege räumen und streuen|Zufahrten räumen und streuen|räumen und streuen|geräumt und gestreut|Gehwege streuen|Schnee schieben|Schneepflug fahren|mit Salz streuen|Gehsteige räumen|Trottoirs räumen
Kontrollgänge|Rundgänge|Streifengänge|Kontrollrunden|Rundgänge machen|Objektrundgänge|Streife gehen|Kontrollgänge machen|Rundgänge zur Kontrolle|Werksgelände kontrollieren|Gelände abgehen|Wachgänge|Patrouillen|Patrouillengänge|Kontrollrundgänge|Sicherheitsrundgänge|Rundgänge durch das Gebäude|Gebäude und Gelände abgehen|Gelände ablaufen und Türen prüfen
Videoüberwachung|Überwachungskameras beobachten|Kameraüberwachung|Kameras überwachen|Überwachungsmonitore beobachten|Kamerabilder beobachten|Monitore der Videoüberwachung beobachten
Gefährdungsbeurteilung|Gefährdungsbeurteilungen erstellen|Gefährdungen beurteilen
Sicherheitsunterweisung|Sicherheitsunterweisungen durchführen|in Arbeitssicherheit unterweisen|Arbeitsschutzunterweisung
Risk Management|Risikomanagement|Risikosteuerung|Risiken steuern|Risiken managen|Risiken erkennen und steuern
Betriebliches Eingliederungsmanagement|BEM|BEM-Gespräche|betriebliches Wiedereingliederungsmanagement|Gespräche im betrieblichen Eingliederungsmanagement|Eingliederungsgespräche führen|BEM-Gespräche führen
grafische Gestaltung|graphische Gestaltung
Layoutgestaltung|Layouts gestalten|Layouts erstellen|Satz und Layout|Layouten
Bildbearbeitung|Bilder bearbeiten|Fotos bearbeiten|Fotobearbeitung|Bildretusche|Fotos retuschieren|Lichtbilder bearbeiten > Bilder retuschieren|Fotoretusche
Texterstellung|Texte schreiben|Texte verfassen|Erstellung von Texten|Texten > Werbetexte schreiben
Pressearbeit|Pressemitteilungen schreiben|Pressemitteilungen verfassen
Social-Media-Betreuung|Social-Media-Kanäle betreuen|Betreuung sozialer Medien|soziale Netzwerke betreuen|Social Media Management|Social-Media-Accounts betreuen|Kanäle in sozialen Medien betreuen|soziale Medien betreuen|Kanäle in sozialen Netzwerken betreuen > Instagram-Kanal betreuen|Facebook-Seite betreuen|TikTok-Kanal betreuen
Websitepflege|Website pflegen|Webseiten pflegen|Webseitenpflege|Homepage pflegen
Korrekturlesen|Texte Korrektur lesen|Korrektorat|Texte auf Fehler lesen|Manuskripte korrigieren|Texte auf Rechtschreibung prüfen|Rechtschreibprüfung von Texten|Proofreading|Fehler in Manuskripten korrigieren|Texte auf Rechtschreibfehler prüfen|Texte korrigieren|Korrektur lesen|Manuskripte Korrektur lesen
Übersetzung|Texte übersetzen
Dolmetschen|mündliches Übersetzen > Simultandolmetschen
Trainings- und Ernährungspläne|Pläne für Training und Ernährung|Ernährungs- und Trainingspläne
Trainingsplanerstellung|Trainingspläne erstellen|Trainingspläne schreiben|Trainingsplanung|Trainingspläne ausarbeiten > individuelle Trainingspläne
Kursleitung|Kurse leiten|Kurse geben|Leitung von Kursen
Softwareentwicklung|Software entwickeln|Softwareprogrammierung|Software programmieren|Anwendungen programmieren|Anwendungsentwicklung|Programme schreiben|Programme entwickeln|Software schreiben|Software Development|Software Engineering
Anforderungsanalyse|Anforderungen analysieren|Anforderungen aufnehmen|Requirements Engineering|Anforderungen erheben|Anforderungserhebung|Anforderungen aufnehmen und analysieren|Anforderungen der Fachbereiche aufnehmen|Requirements Analysis|Anforderungen ermitteln
Systemadministration|Systeme administrieren|Systemverwaltung|Server administrieren
Anwenderbetreuung|Anwender betreuen|User Help Desk|Benutzerbetreuung|Benutzer betreuen|Anwendersupport|User Support|Nutzerbetreuung|Benutzer unterstützen
Datensicherung|Backups|Daten sichern|Sicherung der Daten
Datenauswertung|Daten auswerten|Datenanalyse|Daten analysieren|Data Analysis|Data Analytics|Datensätze analysieren
Softwaretest|Software testen|Softwaretests
Code-Review|Code prüfen|Quelltext prüfen|Codeprüfung
Netzwerkadministration|Netzwerke administrieren|Netzwerkverwaltung|Netzwerke verwalten|Netze administrieren
Probenvorbereitung|Proben vorbereiten|Proben aufbereiten|Probenaufbereitung|Proben für die Analyse vorbereiten|Sample Preparation|Probenvorbehandlung
Vertragsgestaltung|Verträge gestalten|Verträge aufsetzen|Verträge entwerfen|Vertragserstellung|Verträge ausarbeiten > Mietverträge aufsetzen|Arbeitsverträge aufsetzen|Kaufverträge aufsetzen|Lizenzverträge aufsetzen|Werkverträge aufsetzen
Fristenkontrolle|Fristen überwachen|Fristenüberwachung|Fristen kontrollieren|Fristenmanagement|Fristen notieren und überwachen|Fristen im Blick behalten
Bescheiderstellung|Bescheide erstellen|Bescheide erlassen|Bescheide schreiben|Bescheide ausstellen|Bescheide verfassen|Bescheide ausfertigen|Bescheiderteilung|Bescheide erteilen|Verfügungen erlassen@Amt Behörde Antrag
Sachbearbeitung Wohngeld|Wohngeldanträge bearbeiten|Wohngeldbearbeitung
Projektleitung|Projekte leiten|Leitung von Projekten|Projektführung|Projekte führen|Project Lead|Projekte verantwortlich leiten
Mitarbeiterführung|Mitarbeiter führen|Personalführung|Führung von Mitarbeitenden|Personal führen|Beschäftigte führen
Mitarbeiterschulung|Mitarbeiter schulen|Mitarbeitende schulen|Personalschulung
Einarbeitung neuer Mitarbeiter|neue Mitarbeiter einarbeiten|Einarbeitung von Mitarbeitern|Einarbeitung neuer Kollegen|neue Kollegen einarbeiten|Onboarding neuer Mitarbeiter|neue Beschäftigte einarbeiten|neue Kollegen einführen|neue Mitarbeitende einarbeiten|Mitarbeitereinarbeitung|neue Teammitglieder einarbeiten
Ausbildung von Lehrlingen|Azubis ausbilden|Auszubildende ausbilden|Lehrlingsausbildung|Lernende ausbilden
Berichtswesen|Reporting|Berichterstattung|Berichte erstellen|Berichterstellung|Reportings erstellen|Reports erstellen
Prozessoptimierung|Prozesse optimieren|Abläufe optimieren|Prozessverbesserung|Prozesse verbessern|Abläufe verbessern|Verbesserung von Abläufen|Process Improvement|Geschäftsprozesse optimieren
Kostensenkung|Kosten senken|Kostenreduzierung|Kosten reduzieren|Kosteneinsparung|Kosten einsparen|Einsparungen erzielen|Ausgaben senken
Speisenausgabe|Essensausgabe|Essen ausgeben|Speisen ausgeben|Mahlzeiten ausgeben|Essen austeilen|Mittagessen ausgeben|Mahlzeiten austeilen
Haarfärbung|Haare färben|Haare colorieren|Coloration|Haarfarbe auftragen|Haarfärben|Colorationen|Haare färben und tönen
Nagelpflege|Maniküre|Nägel pflegen|Fingernägel pflegen|Hände und Nägel pflegen|Fingernägel feilen und lackieren|Nägel lackieren und feilen|Handpflege
Tierfütterung|Tiere füttern|Fütterung der Tiere|Vieh füttern|Fütterung > Kühe füttern|Rinder füttern|Schweine füttern|Stalltiere füttern|Viehfütterung
Stallarbeit|Ställe ausmisten|Stallreinigung > Boxen ausmisten|Ausmisten|Boxen misten
Tierpflege|Tiere pflegen|Tiere versorgen
`;
