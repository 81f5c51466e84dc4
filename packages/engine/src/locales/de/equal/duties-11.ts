/** Aufgaben aller Berufe in einfachen Worten und in denen der Anzeige, eine Bedeutung je Zeile; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties11 = `
telefonische Neukundengewinnung|Neukundengewinnung am Telefon|telefonische Kundenakquise|Telefonakquise|Kaltakquise am Telefon|neue Kunden am Telefon gewinnen|am Telefon neue Kunden werben|telefonische Kundengewinnung|Neukundenakquise per Telefon > neue Kunden telefonisch werben
Kfz-Schadenregulierung|Kfz-Schäden regulieren|Schadenregulierung in der Kraftfahrzeugversicherung|Autoschäden regulieren|Regulierung von Kfz-Schäden|Schäden aus Kraftfahrzeugversicherungen regulieren|Kraftfahrtschäden regulieren
AGB-Erstellung|Erstellung von AGB|allgemeine Geschäftsbedingungen verfassen|AGB verfassen|AGB formulieren|Erstellung Allgemeiner Geschäftsbedingungen|allgemeine Geschäftsbedingungen schreiben
Barcode-Etikettierung|Etikettierung mit Barcodes|mit Strichcodes etikettieren|Waren mit Barcodes auszeichnen|Strichcode-Etikettierung
Kundendatenpflege|Daten von Kunden pflegen|Kundendaten pflegen|Pflege von Kundendaten|Kundenstammdaten pflegen|Kundendaten aktuell halten > die Daten der Kunden pflegen
Schneebeseitigung|Schnee räumen|Schneeräumung|Schnee beseitigen|Schnee schippen|Schnee schaufeln|von Schnee befreien|von Schnee räumen|vom Schnee freiräumen
Gassigehen mit Hunden|Hunde ausführen|mit Hunden Gassi gehen|Hunde Gassi führen|mit Hunden spazieren gehen|Hundeausführen|Hunde spazieren führen
Übersetzung von Gebrauchsanweisungen|Gebrauchsanweisungen übersetzen|Bedienungsanleitungen übersetzen|Übersetzung von Bedienungsanleitungen|Gebrauchsanleitungen übersetzen
Gebrauchsanweisung|Bedienungsanleitung|Gebrauchsanleitung
Medikamentengabe|Arzneimittel verabreichen|Medikamente verabreichen|Medikamente geben|Arzneimittelgabe|Medikamentenverabreichung|Verabreichung von Medikamenten|Tabletten verabreichen
Rebschnitt|Reben schneiden|Rebstöcke schneiden|Weinreben schneiden|Reben zurückschneiden
Rohrdämmung|Rohrisolierung|Rohre dämmen|Rohre isolieren|Heizungsrohre isolieren|Heizungsrohre dämmen|Rohrleitungen dämmen|Rohrleitungen isolieren
Reifenmontage|Pneus montieren|Autoreifen montieren|Reifen aufziehen
Pfortendienst|als Pförtner arbeiten|Pförtnerdienst|Dienst an der Pforte|Pförtnertätigkeit > als Pförtner am Haupttor
Tourendisposition|Touren disponieren|Lastwagen auf Touren einteilen|Fahrer auf Touren einteilen|Disposition von Touren
Abrechnung nach VOB|nach VOB abrechnen|VOB-Abrechnung|VOB-gerechte Abrechnung > nach der Vergabe- und Vertragsordnung für Bauleistungen abrechnen
Treppenhausreinigung|Treppenhäuser putzen|Stiegenhäuser putzen
Bettenmachen|Betten machen|Betten beziehen|Betten frisch beziehen|Beziehen von Betten
Essensausgabe|Essen ausgeben|Mahlzeiten ausgeben|Essen austeilen|Ausgabe von Mahlzeiten|Speisenausgabe|Speisen ausgeben
Dekubitusprophylaxe|dem Wundliegen vorbeugen|Wundliegen vorbeugen|Druckgeschwüren vorbeugen
Elterngespräche|mit Eltern sprechen|Gespräche mit Eltern führen|mit den Eltern die Entwicklung besprechen|Entwicklungsstand mit Eltern besprechen
Bastelangebote|mit Kindern basteln|Basteln mit Kindern
Klausurkorrektur|Klausuren korrigieren|Korrektur von Klausuren
Warenverräumung|Waren einräumen|Regale einräumen|Ware verräumen|Regale auffüllen|Regalauffüllung|Regalbefüllung|Regale befüllen|Warennachfüllung|Waren in Regale räumen
Preisauszeichnung|Preise auszeichnen|Waren auszeichnen|Artikel mit Preisen auszeichnen|Preisschilder anbringen|Preise etikettieren
Kassiertätigkeit|kassieren|Kassieren|an der Kasse arbeiten|Kasse bedienen|Kassenbedienung|Kassentätigkeit|Arbeit an der Kasse
Wareneingangskontrolle|Wareneingang kontrollieren|Wareneingangsprüfung|Wareneingänge prüfen|gelieferte Ware prüfen|eingehende Ware kontrollieren|eingehende Waren prüfen
Be- und Entladung|Lkw be- und entladen|Lastwagen beladen und entladen|Be- und Entladen von Lkw|Be- und Entladen
Zeitungszustellung|Zeitungen austragen|Zeitungen zustellen|Zeitungen verteilen
Staplerfahren|Gabelstapler fahren|Stapler fahren|Hubstapler fahren|Führen von Gabelstaplern|Gabelstaplerfahren
Postbearbeitung|Post bearbeiten|Ein- und Ausgangspost bearbeiten|Post öffnen und verteilen|Postein- und -ausgang bearbeiten
Terminkoordination|Termine koordinieren|Terminabstimmung|Termine abstimmen
Reisekostenabrechnung|Reisekosten abrechnen|Reisespesen abrechnen|Spesenabrechnung|Spesen abrechnen
Telefonzentrale|Telefonvermittlung|Anrufe vermitteln|Anrufe weiterverbinden
Vorstellungsgespräche|Bewerbungsgespräche|Bewerberinterviews|Jobinterviews|Vorstellungsgespräche führen|Bewerbungsgespräche führen|Interviews mit Bewerbern führen
Urlaubsplanung|Urlaub planen|Urlaube planen|Ferienplanung|Urlaubspläne erstellen
Softwareentwicklung|Software programmieren|Software entwickeln|Programme entwickeln|Anwendungen programmieren|Anwendungsentwicklung|Programme schreiben|Anwendungen entwickeln
Nutzersupport|Anwender unterstützen|Anwendersupport|Anwenderbetreuung|Benutzer unterstützen|Benutzersupport|Anwender betreuen|User Support
Rechnereinrichtung|Computer einrichten|PCs einrichten|Rechner einrichten|Einrichtung von Computern|Arbeitsplatzrechner einrichten
Webseitenpflege|Websites pflegen|Website-Pflege|Pflege von Webseiten|Internetseiten pflegen|Internetseite pflegen|Websitepflege
Pressemitteilungen|Pressetexte|Medienmitteilungen|Presseaussendungen
Social-Media-Betreuung|Social-Media-Kanäle betreuen|Facebook- und Instagram-Kanäle betreuen|Betreuung von Social-Media-Kanälen|Social-Media-Kanäle pflegen
Fassadenanstrich|Fassaden streichen|Außenwände streichen
Parkettverlegung|Parkett verlegen|Parkettböden verlegen|Verlegung von Parkett|Parkettböden legen
Türenmontage|Türen einbauen|Türeinbau|Türen montieren|Einbau von Türen|Türen einsetzen
Gerüstbau|Gerüste aufbauen|Gerüste stellen|Gerüste bauen|Gerüstaufbau
Heizungswartung|Heizungen warten|Wartung von Heizungsanlagen|Heizungsanlagen warten|Heizkessel warten
Rohrreinigung|Rohre reinigen|verstopfte Rohre freimachen
Kabelverlegung|Kabel verlegen|Leitungen verlegen|Leitungsverlegung|Kabel ziehen|Verlegen von Kabeln
Schaltschrankverdrahtung|Schaltschränke verdrahten|Verdrahten von Schaltschränken
Ölwechsel|Öl wechseln|Motoröl wechseln|Motorölwechsel
Inspektion von Fahrzeugen|Fahrzeuge warten|Fahrzeugwartung|Kfz-Wartung|Autos warten|Kundendienst an Fahrzeugen|Fahrzeuginspektion
Karosserieinstandsetzung|Karosserien instand setzen|Karosserien ausbeulen|Unfallschäden an Karosserien beheben|Karosseriereparatur
Maschineneinrichtung|Maschinen einrichten|Einrichten von Maschinen|Rüsten von Maschinen|Maschinen rüsten
Sichtprüfung|Sichtkontrolle|visuelle Prüfung|Teile auf Sicht prüfen|Teile mit dem Auge prüfen
Tischservice|Gäste am Tisch bedienen|Gäste bedienen|Gästebedienung|Bedienung von Gästen|kellnern|Kellnern|Service am Gast
Getränkeausschank|Getränke ausschenken|Ausschank|Bier zapfen und Getränke ausschenken
Gästebetreuung|Gäste betreuen|Betreuung von Gästen|Gästeservice
Stallarbeit|Ställe ausmisten|Stall ausmisten|Ausmisten
Rasenmähen|Rasen mähen|Rasenmahd|Wiesen mähen
Objektschutz|Gebäude bewachen|Objekte bewachen|Objektbewachung|Gebäudebewachung|Bewachung von Objekten
Bürgerberatung|Bürger beraten|Bürgerinnen und Bürger beraten|Beratung von Bürgern
Vertragsprüfung|Verträge prüfen|Prüfung von Verträgen|Verträge durchsehen
Stammdatenpflege|Stammdaten pflegen|Pflege von Stammdaten|Stammdaten aktualisieren > Pflege der Artikelstämme|Artikelstämme pflegen|Artikelstammdaten pflegen
Auftragserfassung|Aufträge erfassen|Bestellungen erfassen|Bestellerfassung|Bestellungen eingeben
Malerarbeiten|Anstreicharbeiten > Wände streichen|Wände anstreichen
Frühstücksbuffet|Frühstücksbüfett
Rinderfütterung|Kühe füttern|Rinder füttern|Fütterung von Rindern
Schulreinigung|Schulen putzen|Schulen reinigen > Klassenzimmer putzen
`;
