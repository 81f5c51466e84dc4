/** Büro, Pflege, Küche, Service, Lager, Fahren, Strom, Schule, Kita, Personal, Projekt und IT: was gewöhnliche Anzeigen verlangen und wie Lebensläufe es sagen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties21 = `
Kundenkorrespondenz|Korrespondenz mit Kunden|Schriftverkehr mit Kunden|Kundenschriftverkehr > Briefe mit Kunden wechseln|E-Mails mit Kunden wechseln|Briefe und E-Mails mit Kunden wechseln|Kundenbriefe beantworten|Kundenbriefe und E-Mails beantworten|Briefe an Kunden schreiben|Briefe von Kunden beantworten|mit Kunden korrespondieren
Kundenstammdatenpflege|Stammdatenpflege von Kunden|Pflege der Kundenstammdaten|Pflege von Kundenstammdaten|Kundenstammdaten pflegen
Kundendatenpflege|Pflege von Kundendaten|Kundendaten pflegen|Kundendaten aktualisieren|Kundendaten aktuell halten|Aktualisierung von Kundendaten
Medikamentengabe > Tabletten verteilen|Tabletten richten und verteilen|Tabletten gerichtet und verteilt|Tabletten austeilen|Tabletten geben
Stellen von Medikamenten > Tabletten richten|Tabletten stellen
Betten beziehen > Betten frisch beziehen|Betten machen und frisch beziehen|Betten machen und beziehen
Begleitung zu Arztbesuchen|Begleitung zu Arztterminen|Begleitung zum Arzt|Begleitung bei Arztbesuchen|zum Arzt begleiten|zu Arztterminen begleiten|zu Ärzten begleiten|Arztbegleitung > Bewohner zum Arzt begleiten|Patienten zum Arzt begleiten|Senioren zum Arzt begleiten|Klienten zum Arzt begleiten|Kunden zum Arzt begleiten
Begleitung zu Behörden|Behördenbegleitung|Begleitung bei Behördengängen|zu Behörden begleiten|zu Ämtern begleiten|bei Behördengängen begleiten > Klienten zu Behörden begleiten|Klienten zu Ämtern begleiten|Familien zu Ämtern begleiten
Einhaltung der HACCP-Vorschriften|Einhaltung der HACCP-Richtlinien|Umsetzung der HACCP-Richtlinien|HACCP-Regeln einhalten|HACCP-Vorschriften einhalten|HACCP-Richtlinien einhalten|HACCP einhalten|Hygieneregeln nach HACCP einhalten|Hygiene nach HACCP einhalten|Hygienevorschriften nach HACCP einhalten
Getränkezubereitung|Zubereitung von Getränken|Getränke zubereiten > Cocktails mixen|Bier zapfen und Cocktails mixen|Kaffee und Cocktails zubereiten
Be- und Entladung|Be- und Entladen|Be- und Entladen von Fahrzeugen|Be- und Entladung von Fahrzeugen > Fahrzeug be- und entladen|Fahrzeuge be- und entladen|Lkw be- und entladen|Lastwagen be- und entladen|Container be- und entladen|Lkw beladen und entladen|Lkw entladen und beladen|Fahrzeug beladen und entladen|Anhänger be- und entladen
Verladung|Warenverladung|Verladen von Waren|Waren verladen > Lkw beladen|Lastwagen beladen|Ware auf Lkw laden|Container beladen
Wareneingangskontrolle|Wareneingangsprüfung|Kontrolle des Wareneingangs|Prüfung des Wareneingangs|Eingangskontrolle von Waren|ankommende Ware prüfen|eingehende Ware prüfen|eingehende Waren kontrollieren|angelieferte Ware prüfen|Anlieferungen prüfen|Lieferungen prüfen > ankommende Ware prüfen und buchen|ankommende Ware geprüft und gebucht
Versandvorbereitung|Vorbereitung des Versands|Waren für den Versand vorbereiten|Ware versandfertig machen|Pakete versandfertig machen|Sendungen versandfertig machen|Versand vorbereiten > Pakete für den Versand packen|Ware für den Versand verpacken|Waren für den Versand verpacken|Pakete packen und etikettieren
Montage von Leuchten|Leuchten montieren|Lampen montieren|Beleuchtung montieren|Montage von Lampen|Beleuchtungsmontage|Installation von Beleuchtung|Beleuchtung installieren|Leuchtenmontage|Lampen anbringen
Lesen von Schaltplänen|Schaltpläne lesen|Stromlaufpläne lesen|Lesen von Stromlaufplänen|Pläne für Schaltungen lesen|nach Schaltplan arbeiten|Arbeiten nach Schaltplan
Unfallinstandsetzung|Unfallreparatur|Unfallschäden reparieren|Unfallwagen instand setzen|Unfallwagen reparieren|Unfallfahrzeuge reparieren|Unfallfahrzeuge instand setzen|Instandsetzung von Unfallfahrzeugen|Reparatur von Unfallschäden
Leistungsbewertung|Leistungsbeurteilung|Bewertung von Schülerleistungen|Leistungen bewerten|Leistungen beurteilen|Schülerleistungen bewerten|Notengebung|Leistungen benoten > Klassenarbeiten korrigieren und benoten|Klassenarbeiten benoten|Klausuren benoten|Tests benoten|Arbeiten der Schüler benoten
Einsatz digitaler Medien im Unterricht|digitale Medien im Unterricht einsetzen|digitaler Unterricht|Unterricht mit digitalen Medien|mit digitalen Medien unterrichten > mit Tablets unterrichten|mit Tablets und digitalen Tafeln unterrichten|mit digitalen Tafeln unterrichten|Tablets im Unterricht einsetzen
Sprachförderung|Förderung der Sprachentwicklung|Sprachentwicklung fördern|Sprache fördern|Kinder sprachlich fördern|Kinder beim Sprechenlernen fördern|Sprachbildung
Elternarbeit|Zusammenarbeit mit Eltern|Zusammenarbeit mit den Eltern|mit Eltern zusammenarbeiten|mit den Eltern zusammenarbeiten|Erziehungspartnerschaft mit Eltern > mit Mutter und Vater zusammenarbeiten
Erfassung von Fehlzeiten|Fehlzeitenerfassung|Fehlzeiten erfassen|Abwesenheiten erfassen|Erfassung von Abwesenheiten|Urlaub und Krankheit erfassen|Urlaubs- und Krankheitstage erfassen|Fehltage erfassen
Terminplanung|Termine planen|Planung von Terminen
Projektzeitplanung|Zeitpläne erstellen|Zeitplanung|Erstellung von Zeitplänen|Zeitpläne aufstellen
Unit-Tests|Modultests|Unit-Tests schreiben|Modultests schreiben|Unit Tests|Komponententests > Tests für Module schreiben|Tests für eigene Module schreiben
KPI-Dashboards|Dashboards mit Kennzahlen|Kennzahlen-Dashboards|Kennzahlen in Dashboards darstellen|KPIs in Dashboards darstellen|Dashboards für Kennzahlen|Kennzahlen in Dashboards dargestellt
IT-Beschaffung|Beschaffung von Hardware und Software|Hard- und Software beschaffen|Hardware und Software beschaffen|Beschaffung von Hard- und Software|Hard- und Softwarebeschaffung > Rechner und Lizenzen beschaffen|Hardware und Lizenzen einkaufen
Hardwarebeschaffung|Hardware beschaffen|Beschaffung von Hardware|Rechner beschaffen|Computer beschaffen|Hardware einkaufen
Auffüllen von Verbrauchsmaterial|Verbrauchsmaterial auffüllen|Verbrauchsmaterialien nachfüllen|Nachfüllen von Verbrauchsmaterial > Seife nachfüllen|Handtücher und Seife nachfüllen|Seife und Papier nachfüllen|Seife und Handtücher nachfüllen|Toilettenpapier nachfüllen
Telefonvermittlung|Vermittlung von Telefonaten|Vermittlung von Anrufen|Anrufe vermitteln|Telefonate vermitteln|Gespräche vermitteln|Anrufe weiterverbinden|Telefonate weiterverbinden|Anrufer verbinden|Anrufer weiterverbinden|Anrufe durchstellen|Gespräche durchstellen|Telefonate weiterleiten > Telefonate annehmen und weiterverbinden|Anrufe annehmen und weiterverbinden|Anrufe annehmen und weiterleiten|Telefonate angenommen und weiterverbunden
Postbearbeitung > Post annehmen und verteilen|Post öffnen und verteilen|Post sortieren und verteilen|Eingangspost verteilen|Post angenommen und verteilt|Post frankieren und verteilen
Frachtkostenprüfung|Prüfung der Frachtkosten|Frachtkosten prüfen|Frachtrechnungen prüfen|Prüfung von Frachtrechnungen|Frachtrechnungsprüfung|Kontrolle der Frachtrechnungen
Bandmontage|Montage am Band|Fließbandmontage|am Band montieren|am Fließband montieren|am Montageband arbeiten > Bauteile am Band montieren|Teile am Band montieren|Geräte am Band montieren|Bauteile am Fließband montieren
Bandarbeit|Fließbandarbeit|Arbeit am Band|Arbeit am Fließband|am Band arbeiten|am Fließband arbeiten
Dreischichtbetrieb|Drei-Schicht-Betrieb|3-Schicht-Betrieb|Dreischichtsystem|Drei-Schicht-System|3-Schicht-System|Dreischichtarbeit|Arbeit in drei Schichten|Arbeiten in drei Schichten|Arbeit im Dreischichtbetrieb|Arbeit im Dreischichtsystem|in drei Schichten arbeiten|im Dreischichtbetrieb arbeiten
Zweischichtbetrieb|Zwei-Schicht-Betrieb|2-Schicht-Betrieb|Zweischichtsystem|Arbeit in zwei Schichten|in zwei Schichten arbeiten
Schichtarbeit|Schichtdienst|Schichtbetrieb|Arbeit im Schichtdienst|Arbeit im Schichtbetrieb|Wechselschicht|im Schichtdienst arbeiten|im Schichtbetrieb arbeiten|in Wechselschicht arbeiten|Arbeit in Wechselschicht > in drei Schichten arbeiten|in zwei Schichten arbeiten|in Früh- und Spätschicht arbeiten
Palettieren|Palettierung|Waren palettieren|auf Paletten stapeln|Waren auf Paletten stapeln|Kartons auf Paletten stapeln|Ware auf Paletten packen|auf Paletten packen
Sauberkeit am Arbeitsplatz|Ordnung und Sauberkeit am Arbeitsplatz|Arbeitsplatz sauber halten|Sauberhalten des Arbeitsplatzes|Arbeitsplatz in Ordnung halten
Maschinenpflege|Pflege von Maschinen|Pflege der Maschinen|Maschinen pflegen > Maschinen reinigen und ölen|Maschinen reinigen und schmieren|Maschinen säubern und ölen|Maschinen putzen und ölen|Maschinen gereinigt und geölt
Maschinenreinigung|Reinigung von Maschinen|Maschinen reinigen|Maschinen säubern|Maschinen putzen
Messen mit dem Messschieber|mit dem Messschieber messen|Messschieber benutzen|mit der Schieblehre messen|Messen mit der Schieblehre|Umgang mit dem Messschieber
BIM-Planung|Planung mit BIM|mit BIM planen|Building Information Modeling|als digitales Bauwerksmodell planen|digitale Bauwerksmodelle planen|BIM-Modelle erstellen
Beantragung von Zwangsvollstreckungen|Zwangsvollstreckungen beantragen|Vollstreckungsanträge stellen|Zwangsvollstreckungsanträge stellen
Botendienst|Botengänge|Botenfahrten|Medikamente ausliefern|Auslieferung von Medikamenten > Medikamente nach Hause bringen|Medikamente zu Kunden bringen|Medikamente zu Patienten bringen
Bakterienkultivierung|Kultivierung von Bakterien|Bakterien kultivieren|Bakterien anzüchten|Anzucht von Bakterien|Bakterienkulturen anlegen|Bakterien züchten
Kooperation mit Behörden|Zusammenarbeit mit Behörden|Zusammenarbeit mit Ämtern|mit Behörden zusammenarbeiten|mit Ämtern zusammenarbeiten|Behördenkooperation > mit dem Jugendamt zusammenarbeiten|mit dem Sozialamt zusammenarbeiten|mit dem Jobcenter zusammenarbeiten|mit Jugendamt und Polizei zusammenarbeiten
Videoüberwachung|Überwachung per Video|per Video überwachen|Überwachung von Videokameras|Überwachungskameras kontrollieren > Videokameras überwachen|Monitore der Kameras überwachen|Kamerabilder überwachen
Veranstaltungsschutz|Absicherung von Veranstaltungen|Veranstaltungen absichern|Veranstaltungssicherheit|Sicherung von Veranstaltungen > Konzerte absichern|Fußballspiele absichern|Konzerte und Fußballspiele absichern|Feste absichern
Wärmedämmung|Dämmarbeiten|Wärmedämmungen anbringen|Fassaden dämmen|Fassadendämmung > Außenwände dämmen|Dächer dämmen|Wände dämmen
Oberflächenbehandlung|Behandlung von Oberflächen|Oberflächen behandeln|Oberflächenveredelung > Oberflächen lackieren|Oberflächen ölen|Oberflächen lackieren und ölen|Oberflächen schleifen und lackieren|Oberflächen beizen|Oberflächen wachsen
Parkservice|Gästeautos parken|Autos der Gäste parken|Parken von Gästefahrzeugen|Fahrzeuge der Gäste parken
Kontenabstimmung|Abstimmung von Konten|Konten abstimmen|Kontenabgleich|Bankabstimmung > Kontoauszüge abgleichen|Kontoauszüge mit den Büchern abgleichen|Kontoauszüge mit der Buchhaltung abgleichen|Bankkonten abstimmen|Lieferantenkonten abstimmen|Kundenkonten abstimmen
Deutschunterricht|Deutsch unterrichten|Deutsch lehren > Deutsch beibringen|Deutschkurse geben|Deutschstunden geben
Englischunterricht|Englisch unterrichten|Englisch lehren > Englisch beibringen|Englischkurse geben|Englischstunden geben
Schwimmunterricht|Schwimmen unterrichten > das Schwimmen beibringen|Schwimmen beibringen|Schwimmkurse geben
MHD-Kontrolle|Kontrolle der Mindesthaltbarkeit|Mindesthaltbarkeitsdaten prüfen|Haltbarkeitsdaten prüfen|MHD prüfen > abgelaufene Ware aussortieren|abgelaufene Ware aus dem Regal nehmen|abgelaufene Artikel aussortieren|abgelaufene Waren aussortieren
Ausmalen von Wohnungen|Wohnungen ausmalen|Wohnungen streichen|Wohnungen malern|Streichen von Wohnungen
Ausmalen von Räumen|Räume ausmalen|Zimmer ausmalen|Räume streichen|Zimmer streichen|Streichen von Räumen|Streichen von Zimmern
Krankenfahrten|Patientenfahrten|Patientenbeförderung > Patienten zur Dialyse fahren|Patienten fahren|Patienten zum Arzt fahren|Patienten befördern
Regalpflege|Regale auffüllen|Regalservice > Getränkeregale auffüllen|Regale nachfüllen|Ware ins Regal räumen
Offsetdruck > Offsetmaschine bedienen|Offsetmaschinen bedienen|Offsetdruckmaschine bedienen|an Offsetmaschinen drucken
Forderungseinzug|Inkasso|Forderungen einziehen > Schuldner anrufen|Raten mit Schuldnern vereinbaren
Fleischzerlegung|Fleisch zerlegen|Zerlegen von Fleisch > Fleisch auslösen|Lammfleisch auslösen|Fleisch auslösen und parieren
Stuhlassistenz|Assistenz am Behandlungsstuhl|Behandlungsassistenz > dem Zahnarzt Instrumente reichen|am Stuhl assistieren|am Stuhl Instrumente reichen
Verpflegung der Besatzung > für die Besatzung kochen|Mahlzeiten für die Besatzung kochen
`;
