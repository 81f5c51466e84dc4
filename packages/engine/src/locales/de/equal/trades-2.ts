/** German, duties of care, school, law, money, land and the screen in the trade's word and in plain words; our own list. */
export const trades2 = `
Nahrungsaufnahme > beim Essen helfen|Essen anreichen|Essen reichen
Lagerung von Patienten|Patienten lagern|Patienten umlagern|Umlagern
Mobilisation|mobilisieren|Patienten mobilisieren
Vitalzeichenkontrolle|Vitalwerte messen|Blutdruck und Puls messen|Vitalzeichen messen > Vitalzeichen kontrollieren|Vitalparameter
Wundversorgung|Wunden versorgen > Verbände anlegen|Verbandwechsel|Wunden verbinden
Infusionen|Infusionen anlegen|Infusionen verabreichen|Infusionsgabe|Infusionen geben|Infusionsverabreichung > Infusionstherapie|Tropf anlegen|Infusionen vorbereiten und anlegen
Impfungen
Geburtshilfe|Kinder zur Welt bringen|Geburten begleiten|Geburtsbegleitung|Kinder entbinden|Frauen bei der Geburt begleiten|Gebärende betreuen|Frauen entbinden|Entbindungen begleiten|Geburten betreuen|Geburtsbetreuung|Gebärende begleiten > Geburten leiten|Entbindungen leiten|Geburtsleitung
Logopädie|Sprachtherapie > Sprachstörungen behandeln
Ergotherapie > Alltagsfertigkeiten üben
Patiententransport|Patienten transportieren|Krankentransport|Patienten fahren|Krankentransporte|Kranke transportieren|Krankenfahrten|Patientenfahrten|Patienten befördern
Sterilisation|Instrumente sterilisieren|Instrumentenaufbereitung|Sterilgutaufbereitung|Instrumente aufbereiten und sterilisieren|OP-Instrumente sterilisieren|Instrumente autoklavieren|OP-Besteck sterilisieren
Röntgen|Röntgenaufnahmen|Röntgenbilder machen|Röntgenbilder aufnehmen|konventionelles Röntgen|Patienten röntgen|Röntgendiagnostik|Röntgenuntersuchungen|Röntgenaufnahmen anfertigen|Röntgenbilder anfertigen
Ultraschall|Sonographie|Sonografie|Ultraschalluntersuchungen|Ultraschalldiagnostik|sonographische Untersuchungen|mit Ultraschall untersuchen|Sonographien durchführen
Arzneimittelabgabe|Rezepte einlösen|Medikamente abgeben|Rezeptbelieferung
Zahnersatz > Kronen und Brücken|Prothesen fertigen
Brillenanpassung > Brillen anpassen|Brillenverkauf
Sehtest|Sehstärke bestimmen|Refraktion|Augen ausmessen
Maniküre > Nägel pflegen|Nagelpflege|Nägel feilen und lackieren
Haarfärbung|Haare färben > Färben|Colorationen
Bartpflege|Bärte pflegen > Bärte stutzen|Rasur|Bärte schneiden und rasieren|Bart schneiden|Bärte trimmen|Nassrasur|Bärte rasieren
Bestattungen > Beerdigungen|Beisetzungen|Trauerfeiern
Eingewöhnung|Kinder eingewöhnen|Kinder in die Kita eingewöhnen|neue Kinder eingewöhnen|Eingewöhnungen begleiten|Kinder in den ersten Wochen eingewöhnen|Eingewöhnungsbegleitung > Krippenkinder eingewöhnen|Eingewöhnung nach dem Berliner Modell
Pausenaufsicht|Schulhof beaufsichtigen|Aufsicht in der Pause
Klassenarbeiten korrigieren|Klausuren korrigieren|Korrekturen
Schwimmunterricht|Schwimmen beibringen|Kindern das Schwimmen beibringen|Schwimmkurse
Fahrunterricht|Fahrstunden geben|Fahrschüler ausbilden|Fahrausbildung|Fahrschüler unterrichten|Fahrunterricht erteilen|Fahrlektionen erteilen|praktischer Fahrunterricht
Deutsch als Fremdsprache|DaF|Ausländern Deutsch beibringen|Deutschkurse für Zugewanderte
Alphabetisierung|Lesen und Schreiben beibringen
Gebärdensprache|DGS|gebärden
Arbeitsvermittlung|Arbeitslose vermitteln|in Arbeit vermitteln|Jobvermittlung|Stellenvermittlung
Wohnungslosenhilfe|Obdachlose betreuen|Obdachlosenhilfe|Arbeit mit Obdachlosen
Streetwork > aufsuchende Arbeit|auf der Straße mit Jugendlichen
Behindertenhilfe|Menschen mit Behinderung betreuen|Behindertenbetreuung
Prozessführung > vor Gericht vertreten|Gerichtsprozesse führen|prozessieren
Familienrecht|in Familiensachen beraten > Scheidungen|Scheidungssachen
Klageschriften|Klagen schreiben|Klagen verfassen|Klageschriften verfassen
Beurkundung > Urkunden aufsetzen
Zwangsvollstreckung|vollstrecken > pfänden
Personenstandswesen|Zivilstandswesen > Geburten beurkunden|Geburten und Sterbefälle|Geburten, Ehen und Sterbefälle beurkunden|Geburten und Sterbefälle beurkunden
Melderegister > An- und Abmeldungen|Einwohnermeldewesen|Meldewesen|Einwohner an- und abmelden
Baugenehmigungen > Bauanträge prüfen|Bauanträge bearbeiten|Bauantragsprüfung
Kontenabstimmung|Konten abstimmen|Kontenklärung|Konten abgleichen|Bankkonten abstimmen|Kontoabstimmung
Umsatzsteuervoranmeldung|USt-Voranmeldung|Umsatzsteuer melden
Jahresabschluss|Bilanzerstellung|Bilanzen erstellen|Bilanzierung|Bilanzbuchhaltung|Bilanzen aufstellen|Bilanzaufstellung
Soll-Ist-Vergleich|Abweichungsanalyse|Ist mit Plan vergleichen
Baufinanzierung|Immobilienkredite|Immobilienfinanzierung|Hauskredite
Immobilienbewertung|Häuser bewerten|Immobilien schätzen|Wertermittlung
Hausverwaltung|Mietshäuser verwalten|Immobilienverwaltung|Mietverwaltung|Wohnungen verwalten
Vorstellungsgespräche|Bewerbungsgespräche|Bewerber interviewen|Bewerberinterviews|Bewerberinnen befragen
Stellenanzeigen|Stellenausschreibungen|Jobanzeigen
Einarbeitung|neue Kollegen einarbeiten|Neue einarbeiten|Onboarding|neue Mitarbeiter einarbeiten|Einarbeitung neuer Mitarbeiter|Einführung neuer Mitarbeiter|Eingliederung neuer Mitarbeiter
Austrittsgespräche|Gespräche mit Ausscheidenden|Exit-Interviews
Dienstplanung|Dienstpläne schreiben|Schichtplanung|Dienstpläne erstellen|Schichten einteilen|Dienste einteilen|Dienstpläne gestalten|Dienste planen|Diensteinteilung|Einsatzpläne erstellen|Einsatzpläne schreiben|Mitarbeiter auf Schichten einteilen|Mitarbeiter einteilen|Mitarbeitereinteilung|Personal einteilen|Arbeitspläne für das Team schreiben|Roster-Planung
Pressemitteilungen|Presseinformationen|Pressetexte|Presseaussendungen
Social-Media-Betreuung > Instagram betreuen|soziale Medien betreuen|Social Media|Social-Media-Kanäle betreuen
Newsletter|Rundbrief|E-Mail-Rundbrief
Suchmaschinenoptimierung|SEO|Webseiten für Suchmaschinen optimieren|Search Engine Optimization > bei Google nach oben bringen
Veranstaltungsorganisation|Veranstaltungen organisieren|Eventmanagement|Eventorganisation|Events organisieren
Messeorganisation|Messen organisieren|Messeauftritte organisieren|Messestände organisieren
Tontechnik > Konzerte abmischen|Ton mischen|Beschallung
Lichttechnik > Scheinwerfer einrichten|Bühnenlicht|Licht einrichten
Korrekturlesen|Texte Korrektur lesen|Fehler in Texten suchen|Korrektorat
Faktenprüfung|Fakten prüfen|Faktencheck|Angaben überprüfen|Angaben auf Richtigkeit prüfen|Fact Checking|Fakten überprüfen
Dolmetschen|mündlich übersetzen|Gespräche dolmetschen
Datensicherung|Backups|Daten sichern|Sicherungskopien
Anwenderbetreuung|Anwendern helfen|User-Support|Benutzersupport|Anwendersupport|Benutzerbetreuung
Rechnereinrichtung > PCs einrichten|Arbeitsplätze einrichten|PC-Arbeitsplätze einrichten
Webentwicklung|Webseiten programmieren|Websites bauen|Internetseiten programmieren|Webprogrammierung
Softwaretests|Software testen|Programme testen|Software auf Fehler testen|Programme auf Fehler testen|Softwareprüfung|Testen von Anwendungen|Software Testing|Software prüfen
Schweinezucht|Schweine züchten|Schweinehaltung|Schweine halten
Geflügelhaltung > Hühner halten|Geflügelzucht|Geflügel halten
Schafhaltung|Schafe hüten|Schafe halten|Schäferei
Weinbau > Reben pflegen|Weinberge bewirtschaften|im Weinberg arbeiten
Getreideernte|Getreide ernten|Mähdrusch|Korn ernten|mit dem Mähdrescher ernten > dreschen|Mähdrescher fahren|Weizen ernten|Getreide dreschen
Rasenpflege|Rasen mähen|Mäharbeiten|Rasenmähen
Baumfällung|Bäume fällen|Holzeinschlag|Fällarbeiten|Holzfällung
Gartenpflege|Gärten pflegen|Grünpflege|Grünanlagen pflegen|Grünflächenpflege
Schädlingsbekämpfung|Schädlinge bekämpfen|Ungeziefer beseitigen|Schädlinge beseitigen|Pest Control|Schädlinge vernichten > Ungeziefer bekämpfen|Ratten und Mäuse bekämpfen|Ratten bekämpfen|Schaben bekämpfen
Bodenbearbeitung > pflügen|Äcker pflügen
Fischzucht > Fische züchten|Forellen züchten|Teichwirtschaft
Hundepflege|Tierfriseur|Hundefriseur|Fellpflege bei Hunden|Hunde frisieren|Grooming > Hunde scheren|Hunde baden und scheren|Hundesalon|Hunde trimmen
Hufbeschlag|Pferde beschlagen
Abwasserreinigung > Kläranlage betreiben|Abwasser klären|Abwasserbehandlung
Wasseranalysen|Wasser untersuchen|Wasserproben untersuchen|Wasseranalytik
Objektschutz > Gebäude bewachen|Objekte bewachen|Werkschutz|Bewachung
Kontrollgänge|Rundgänge|Runden gehen|Streife|Streifengänge|Rundgänge machen
Einlasskontrolle|Einlass kontrollieren > Zugangskontrolle|Eingang kontrollieren|Zutrittskontrolle
Videoüberwachung|Kameras überwachen|Monitore überwachen|Bildschirme überwachen|Überwachungskameras auswerten|Überwachungsbildschirme beobachten|Kamerabilder überwachen|Kamerabilder beobachten|CCTV-Überwachung|CCTV
Brandbekämpfung|Feuer löschen|Brände löschen|Löscharbeiten
Karosseriearbeiten > Beulen entfernen|Dellen ausbeulen|Karosserien richten|Unfallinstandsetzung
Bremsenwartung > Bremsen erneuern|Bremsbeläge wechseln
Fahrzeugaufbereitung|Autos innen und außen reinigen|Fahrzeuge aufbereiten|Autopflege|Fahrzeugpflege|Autos polieren und reinigen|Autos waschen und polieren|Autoaufbereitung > Autos aufbereiten|Fahrzeuge reinigen und polieren
Justizvollzugsanstalt|JVA
Atemschutzgeräteträger|AGT
Kläranlage|Klärwerk
Ladestation > Wallbox|Ladesäule
Schornsteinfeger|Rauchfangkehrer|Kaminkehrer|Kaminfeger
Zugbegleiter|Schaffner|Zugbegleiterin|Schaffnerin|Kondukteur
Friseurin|Coiffeuse|Friseuse|Haarstylistin
Friseur|Coiffeur|Haarstylist
Erzieherin|Kindergärtnerin
`;
