/** Aufgaben aus Büro, Personal, Buchhaltung, Bank, Technik, Werkstatt, Bau, Land, Amt und Kultur in den Worten der Anzeige und in einfachen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties13 = `
Telefonzentrale|Telefonzentrale bedienen|Anrufe vermitteln|Vermittlung von Anrufen > Anrufe annehmen und weiterverbinden
Anrufannahme|Anrufe entgegennehmen|Telefonate entgegennehmen|Annahme von Anrufen|Anrufe annehmen|Entgegennahme von Telefonaten|Telefondienst|ans Telefon gehen
Postbearbeitung|Post bearbeiten|Posteingang bearbeiten|Postein- und -ausgang|Bearbeitung der Post > Post öffnen und verteilen|Post sortieren und verteilen
Schriftverkehr|Korrespondenz|Schriftverkehr führen|Korrespondenz führen|Geschäftskorrespondenz|Briefe und E-Mails schreiben|Briefe schreiben
Terminverwaltung|Kalenderführung|Kalender führen|Kalenderpflege|Terminkalender führen|Kalender pflegen|Terminplanung
Reiseorganisation|Dienstreisen organisieren|Reiseplanung|Geschäftsreisen buchen|Dienstreisen buchen|Reisen buchen|Reisebuchung
Reisekostenabrechnung|Reisekosten abrechnen|Abrechnung von Reisekosten|Spesen abrechnen|Spesenabrechnung
Protokollführung|Protokolle schreiben|Protokoll führen|Sitzungsprotokolle schreiben|Besprechungsprotokolle schreiben|Protokollerstellung|Sitzungen protokollieren|Besprechungen protokollieren
Unterlagen ablegen|Dokumentenablage|Akten ablegen|Dokumente ablegen|Papiere abheften|Unterlagen abheften|Aktenablage
Büromaterialbestellung|Büromaterial bestellen|Bestellung von Büromaterial|Büromaterial nachbestellen|Bürobedarf bestellen
Vorbereitung von Besprechungen|Besprechungen vorbereiten|Sitzungen vorbereiten|Meetings vorbereiten|Sitzungsvorbereitung
Dateneingabe|Daten eingeben|Datenerfassung|Daten erfassen|Erfassung von Daten|Daten eintippen|Daten eintragen
Stammdatenpflege|Stammdaten pflegen|Pflege von Stammdaten > Kundendaten pflegen|Artikeldaten pflegen|Lieferantendaten pflegen
Bewerbermanagement|Bewerbungen verwalten|Bewerberverwaltung > Bewerbungen sichten und beantworten
Vorstellungsgespräche führen|Bewerbungsgespräche führen|Auswahlgespräche führen|Bewerberinterviews führen|Interviews mit Bewerbern führen
Stellenanzeigen schreiben|Stellenausschreibungen|Stellenanzeigen schalten|Stellenausschreibungen verfassen|Erstellung von Stellenanzeigen
Arbeitsverträge erstellen|Vertragserstellung im Personalbereich|Arbeitsverträge schreiben|Arbeitsverträge aufsetzen
Personalaktenführung|Personalakten führen|Führung von Personalakten|Personalakten pflegen|Pflege der Personalakten
Zeiterfassung|Arbeitszeiten erfassen|Arbeitszeiterfassung|Stunden der Mitarbeiter erfassen|Arbeitsstunden erfassen|Pflege der Zeitkonten
Urlaubsplanung|Urlaube planen|Urlaubspläne erstellen|Urlaub der Mitarbeiter planen|Urlaubsplanung koordinieren
Dienstplanung|Dienstpläne schreiben|Dienstplangestaltung|Dienstpläne erstellen|Schichtpläne schreiben|Schichtplanung|Schichtpläne erstellen|Personaleinsatzplanung
Einarbeitung neuer Mitarbeiter|neue Kollegen einarbeiten|neue Mitarbeiter einarbeiten|Onboarding|neue Kolleginnen einarbeiten|Einarbeitung neuer Kollegen|neue Leute einarbeiten
Rechnungsprüfung|Rechnungen prüfen|Eingangsrechnungen prüfen|Prüfung von Eingangsrechnungen|Rechnungskontrolle|Rechnungen kontrollieren
Kreditorenbuchhaltung|Lieferantenrechnungen buchen|Kreditoren buchen|Rechnungen von Lieferanten buchen
Debitorenbuchhaltung|Debitoren buchen > Kundenrechnungen und Zahlungseingänge buchen|Zahlungseingänge buchen|Ausgangsrechnungen buchen
Kontenabstimmung|Konten abstimmen|Abstimmung von Konten|Konten abgleichen|Kontenabgleich
Monatsabschlüsse erstellen|Erstellung von Monatsabschlüssen
Steuererklärungen erstellen|Steuererklärungen vorbereiten|Erstellung von Steuererklärungen|Steuererklärungen ausfüllen
Budgetüberwachung|Budgets überwachen|Budgetkontrolle|Budgets kontrollieren
Kontoeröffnungen|Konten eröffnen|Eröffnung von Konten|Konten für Kunden eröffnen
Kreditanträge bearbeiten|Kreditbearbeitung|Bearbeitung von Kreditanträgen|Darlehensanträge bearbeiten|Kreditsachbearbeitung
Schadenbearbeitung|Schadensbearbeitung|Schäden bearbeiten|Versicherungsschäden bearbeiten|Schadensfälle bearbeiten|Schadenfälle bearbeiten|Schadensmeldungen bearbeiten
Antragsbearbeitung|Anträge bearbeiten|Bearbeitung von Anträgen
Bürgerservice > Bürger beraten|Bürgerberatung|Bürgeranfragen beantworten|Auskunft an Bürger|Ausweise und Meldebescheinigungen ausstellen
Bescheiderstellung|Bescheide erstellen|Bescheide schreiben|Erstellung von Bescheiden
Aktenführung|Akten führen|Führung von Akten|Akten anlegen und führen
Angebotserstellung|Angebote schreiben|Angebote erstellen|Erstellung von Angeboten|Angebote ausarbeiten > Kostenvoranschläge schreiben
Angebotsvergleich|Angebote vergleichen|Vergleich von Angeboten|Angebote einholen und vergleichen
Auftragsbearbeitung|Aufträge bearbeiten|Auftragsabwicklung|Kundenaufträge bearbeiten|Bestellungen bearbeiten|Bestellabwicklung|Aufträge abwickeln
Terminverfolgung|Liefertermine überwachen|Liefertermine verfolgen|Überwachung von Lieferterminen|Lieferterminüberwachung|Terminüberwachung der Lieferungen > verspätete Lieferungen anmahnen|überfällige Lieferungen anmahnen
Materialbeschaffung|Material bestellen|Material beschaffen|Material einkaufen|Beschaffung von Material
Bestandsführung|Bestände führen|Lagerbestände pflegen|Bestandspflege|Bestände pflegen|Lagerbestände führen
Bestandskontrolle|Bestände kontrollieren|Bestände prüfen|Lagerbestände prüfen|Kontrolle der Bestände|Vorräte kontrollieren|Vorräte prüfen
Kommissionierung|Waren kommissionieren|Ware kommissionieren|Aufträge zusammenstellen|Waren zusammenstellen|Bestellungen zusammenstellen|Aufträge kommissionieren
Be- und Entladung|Lkw be- und entladen|Be- und Entladen von Lkw|Lastwagen beladen und entladen|Fahrzeuge be- und entladen
Ladungssicherung|Ladung sichern|Ladungen sichern|Sicherung der Ladung > Paletten auf dem Lkw verzurren
Tourenplanung|Touren planen|Routenplanung|Routen planen|Fahrten planen|Planung von Touren
Auslieferung von Waren|Waren ausliefern|Ware ausliefern|Lieferungen ausfahren|Kunden beliefern|Waren zustellen
Paketzustellung|Pakete zustellen|Pakete ausliefern|Pakete austragen|Zustellung von Paketen
Fahrzeugpflege|Fahrzeuge pflegen|Fahrzeuge reinigen|Fahrzeugreinigung|Autos waschen|Fahrzeuge waschen|Wagenpflege
Personenbeförderung|Fahrgäste befördern|Beförderung von Fahrgästen > Busse im Linienverkehr fahren|Fahrgäste mit dem Taxi fahren
Fahrscheinkontrolle|Fahrkarten kontrollieren|Fahrscheine kontrollieren|Tickets kontrollieren|Fahrausweise prüfen|Fahrausweisprüfung
Qualitätskontrolle|Qualitätsprüfung|Qualität prüfen|Teile auf Fehler prüfen|Produkte auf Fehler prüfen|Qualität kontrollieren|fertige Teile prüfen
Maschinenbedienung|Maschinen bedienen|Bedienung von Maschinen|an Maschinen arbeiten|Anlagen bedienen|Bedienung von Anlagen|Anlagenbedienung
Rüsten von Maschinen|Maschinen rüsten|Maschinen umrüsten|Umrüsten von Maschinen|Maschinenrüstung|Anlagen rüsten
Störungsbehebung|Störungen beheben|Störungen beseitigen|Behebung von Störungen|Störungsbeseitigung|Fehler an Maschinen beheben
Wartung von Maschinen|Maschinen warten|Maschinenwartung|Anlagen warten|Wartung von Anlagen|Instandhaltung von Maschinen|Maschinen instand halten
Lesen technischer Zeichnungen|nach Zeichnung arbeiten|technische Zeichnungen lesen|nach technischen Zeichnungen arbeiten|Arbeiten nach Zeichnung|nach Plan fertigen|Fertigung nach Zeichnung
Montage von Baugruppen|Baugruppen montieren|Baugruppenmontage|Baugruppen zusammenbauen|Bauteile zusammenbauen|Bauteile montieren
Verpackung von Waren|Waren verpacken|Verpacken von Ware|Produkte verpacken|Ware versandfertig machen|Versandvorbereitung
Laboranalysen|Proben im Labor untersuchen|Analysen im Labor|Laboruntersuchungen > Wasserproben untersuchen|Blutproben untersuchen
Kalibrierung von Messgeräten|Messgeräte kalibrieren|Messmittel kalibrieren|Kalibrierung|Geräte kalibrieren
Prüfprotokolle erstellen|Messprotokolle schreiben|Prüfberichte schreiben|Prüfprotokolle schreiben|Messprotokolle führen
Elektroinstallation|Leitungen und Steckdosen verlegen|Elektroinstallationen|elektrische Leitungen verlegen > Steckdosen und Lampen anschließen|Stromleitungen in Wohnungen verlegen
Verdrahtung von Schaltschränken|Schaltschränke verdrahten|Schaltschrankverdrahtung
Prüfung elektrischer Anlagen|elektrische Anlagen prüfen|Elektroprüfung > elektrische Geräte nach DGUV V3 prüfen
Sanitärinstallation|Bäder installieren|Sanitäranlagen einbauen|Sanitäranlagen installieren|Waschbecken und Toiletten einbauen
Rohrverlegung|Rohre verlegen|Rohrleitungen verlegen|Verlegen von Rohren
Betonarbeiten|Beton gießen|Betonieren|Fundamente betonieren|Beton einbringen
Fliesenarbeiten|Fliesen legen|Fliesen verlegen|Fliesenlegen|Böden und Wände fliesen|Bäder fliesen
Malerarbeiten|Wände streichen|Malerarbeiten ausführen|Anstricharbeiten|Räume streichen > Fassaden streichen
Bodenbelagsarbeiten|Böden verlegen|Bodenbeläge verlegen|Bodenverlegung > Parkett verlegen|Laminat verlegen
Dacharbeiten|Dächer decken|Dacheindeckung|Dachdeckerarbeiten
Gerüstbau|Gerüste aufbauen|Gerüste stellen|Gerüste auf- und abbauen|Gerüstaufbau
Erdarbeiten|Gräben ausheben|Baugruben ausheben|Erdaushub|Gruben ausheben
Möbelmontage|Möbel montieren|Möbel aufbauen|Möbelaufbau > Küchen montieren
Holzbearbeitung|Holz bearbeiten > Holz sägen und hobeln|Holz zuschneiden
Oberflächenbehandlung|Oberflächen behandeln > Oberflächen schleifen und lackieren|Holz ölen und lackieren
Pflanzenpflege|Pflanzen pflegen|Pflege von Pflanzen > Pflanzen gießen und düngen|Blumen gießen und umtopfen
Pflanzarbeiten|Bäume und Sträucher pflanzen|Pflanzungen|Beete bepflanzen|Bepflanzung
Baumpflege|Baumpflegearbeiten > Bäume schneiden|Baumschnitt|Gehölzschnitt
Ernte|Erntearbeiten|Obst und Gemüse ernten|bei der Ernte arbeiten > Äpfel pflücken|Erdbeeren pflücken|Trauben lesen
Tierpflege|Tiere versorgen|Tiere füttern und pflegen|Versorgung von Tieren|Pflege von Tieren > Hunde und Katzen versorgen|Pferde versorgen
Stallarbeit|Ställe ausmisten|Stallpflege|Stall misten|Boxen misten|Stallreinigung
Melken|Kühe melken|Milchgewinnung
Holzfällung|Bäume fällen|Holzernte|Baumfällung|Fällarbeiten
Müllabfuhr|Mülltonnen leeren|Abfälle abholen|Müll abholen|Abfallsammlung
Stadtführungen|Touristen durch die Stadt führen|Führungen durch die Stadt|Gäste durch die Stadt führen|Stadtführung
Ausstellungsaufbau|Ausstellungen aufbauen|Aufbau von Ausstellungen
Medienausleihe|Bücher verleihen|Buchausleihe|Bücher ausleihen|Ausleihe von Medien|Ausleihe und Rückgabe|Medien verbuchen
Katalogisierung|Bücher katalogisieren|Medien katalogisieren|Bücher in den Katalog aufnehmen|Katalogisierung von Medien
Kartenverkauf|Eintrittskarten verkaufen|Tickets verkaufen|Ticketverkauf|Karten an der Kasse verkaufen
Tontechnik > Ton mischen|Tonmischung|Ton bei Konzerten mischen|Tonanlagen bedienen
Veranstaltungsorganisation|Veranstaltungen organisieren|Organisation von Veranstaltungen|Veranstaltungsplanung|Events organisieren|Eventorganisation > Betriebsfeste organisieren|Betriebsfest organisieren|Sommerfest organisieren|Weihnachtsfeier organisieren|Firmenfest organisieren|Betriebsfeier organisieren|Mitarbeiterfest organisieren|Jubiläumsfeier organisieren|Firmenfeiern organisieren|Feste organisieren|Tagungen organisieren
Beckenaufsicht|Badeaufsicht|Schwimmaufsicht|am Becken aufpassen|Badegäste beaufsichtigen
Recherche|Recherchen|Themen recherchieren|Informationen recherchieren|Hintergründe recherchieren
Textkorrektur|Texte korrigieren|Korrekturlesen|Texte Korrektur lesen|Korrektorat|Texte auf Fehler lesen
Bildbearbeitung|Fotos bearbeiten|Bilder bearbeiten|Bearbeitung von Fotos|Fotobearbeitung|Fotos retuschieren
Pflege der Website|Website pflegen|Website aktualisieren|Webseiten pflegen|Websitepflege|Internetseite pflegen|Homepage aktuell halten|Inhalte auf der Website aktualisieren
Betreuung von Social-Media-Kanälen|Social-Media-Kanäle betreuen|Social-Media-Betreuung|soziale Medien betreuen|Social Media betreuen > Beiträge für Instagram erstellen|auf Facebook posten
Newsletter-Versand|Newsletter verschicken|Newsletter versenden|Newsletter schreiben und verschicken
Anwenderbetreuung|Anwendersupport|Nutzer bei Computerproblemen unterstützen|Anwender betreuen|User-Support|Benutzer unterstützen|IT-Support|Helpdesk > Kollegen bei Computerproblemen helfen|Kollegen bei PC-Problemen helfen
Einrichtung von Arbeitsplätzen|PC-Arbeitsplätze einrichten|Rechner einrichten|Computer einrichten|Rechner aufsetzen|Arbeitsplatzrechner einrichten|Computer aufsetzen
Benutzerverwaltung|Benutzerkonten anlegen|Benutzerkonten verwalten|Nutzerkonten anlegen > Zugänge anlegen und sperren|Zugriffsrechte vergeben
Datensicherung|Daten sichern|Backups erstellen|Sicherungskopien anlegen|Sicherungen einspielen und prüfen
Softwaretests|Software testen|Programme testen|Anwendungen testen|Testen von Software
Datenauswertung|Daten auswerten|Datenanalyse|Daten analysieren|Auswertung von Daten|Zahlen auswerten > Verkaufszahlen auswerten|Umfragedaten auswerten
Berichtserstellung|Berichte erstellen|Berichte schreiben|Reporting|Erstellung von Berichten > Monatsberichte schreiben|Wochenberichte schreiben
Kundengewinnung|Neukunden gewinnen|Neukundengewinnung|neue Kunden gewinnen|Akquise|Kundenakquise|Neukundenakquise|neue Kunden werben
Bestandskundenpflege|Bestandskunden betreuen|Stammkunden betreuen|bestehende Kunden betreuen|Betreuung von Bestandskunden|Stammkundenbetreuung|Bestandskundenbetreuung
Messeauftritte|Messestand betreuen|auf Messen arbeiten|Standbetreuung auf Messen|Messebetreuung
Produktvorführungen|Produkte vorführen|Vorführung von Produkten|Produktdemonstrationen|Geräte vorführen
Verkehrsregelung|Verkehr regeln|den Verkehr regeln|Regelung des Verkehrs
Erste-Hilfe-Leistung|Erste Hilfe leisten|Ersthilfe leisten
Schulung von Anwendern|Anwenderschulungen|Anwender schulen|Nutzer schulen|Anwenderschulung|Nutzerschulungen
Dokumentation von Prozessen|Prozessdokumentation|Abläufe dokumentieren|Prozesse dokumentieren|Arbeitsabläufe dokumentieren|Abläufe beschreiben
Erstellung von Anleitungen|Anleitungen schreiben|Anleitungen erstellen > Bedienungsanleitungen schreiben|Handbücher schreiben|Arbeitsanweisungen schreiben
Ablage@akten unterlagen dokumente belege papiere schriftgut verträge rechnungen formulare lieferscheine post briefe quittungen|Dokumentenablage
`;
