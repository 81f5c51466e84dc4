/** Service, Verkauf, Pflege, Betreuung, Sicherheit, Garten, Acker, Tiere und Wald in den Worten der Anzeige und in einfachen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties18 = `
Bordservice|Service an Bord|Passagieren Getränke und Speisen servieren|an Bord servieren|Passagiere mit Speisen und Getränken versorgen|Fluggäste an Bord bedienen
Sicherheitseinweisung der Passagiere|Passagiere in Sicherheitsmaßnahmen einweisen|Sicherheitsvorführung an Bord
Fahrkartenkontrolle|Fahrkarten kontrollieren|Fahrausweiskontrolle|Fahrausweise prüfen|Fahrscheinkontrolle|Fahrscheine prüfen|Tickets der Fahrgäste kontrollieren
Fahrkartenverkauf|Fahrkarten verkaufen|Fahrscheine verkaufen|Fahrscheinverkauf|Verkauf von Fahrkarten
Gästeführungen|Gäste führen|Stadtführungen geben|Stadtführungen leiten|Führung von Gästen
Gruppenführungen|Gruppen führen|Führungen für Gruppen|Führung von Gruppen
Weinempfehlung|Weine empfehlen|Weinberatung|Gäste beim Wein beraten|zu Weinen beraten
Zubereitung warmer Speisen|warme Speisen zubereiten|warme Küche
Buffetaufbau|Buffets aufbauen|Buffets anrichten|Büfetts aufbauen|Aufbau von Buffets
Buffetbetreuung|Buffets betreuen|Buffet auffüllen und betreuen|Buffets auffüllen
Cocktailzubereitung|Cocktails mixen|Cocktails zubereiten|Cocktails herstellen|Mixen von Cocktails
Mise en Place|Arbeitsplatz in der Küche vorbereiten|Zutaten vorbereiten und bereitstellen
Tische eindecken|Eindecken der Tische|Tische decken|Tafeln eindecken|Eindecken von Tischen
Bankettservice|Bankette servieren|Service bei Banketten|Gäste bei Banketten bedienen
Bartpflege|Bärte pflegen|Bärte stutzen und rasieren|Bärte schneiden und rasieren|Bartschneiden und Rasieren
Haarschnitte|Haare schneiden|Haareschneiden|Schneiden von Haaren|Damen- und Herrenhaarschnitte
Coloration|Haare färben|Färben von Haaren|Haarfärbung|Haarcoloration|Haarfarben auftragen
Gesichtsbehandlung|Gesichtsbehandlungen|Gesichtspflege|Gesichter pflegen|Gesichter behandeln > Gesichter reinigen und Masken auflegen|Gesichtsreinigung und Masken
Maniküre|Handpflege|Nägel pflegen|Fingernägel feilen und lackieren|Nägel feilen und lackieren
Pediküre|kosmetische Fußpflege|Fußnägel schneiden und lackieren
Nagelmodellage|Nägel modellieren|Gelnägel anfertigen|Kunstnägel modellieren|künstliche Nägel anbringen
Haarentfernung|Haare entfernen|Enthaarung > Waxing|mit Wachs enthaaren|Sugaring
Einteilung des Zimmerpersonals|Zimmerpersonal einteilen|Zimmermädchen einteilen|Zimmerfrauen einteilen|Housekeeping-Personal einteilen
Zimmerkontrolle|Zimmer kontrollieren|gereinigte Zimmer kontrollieren|Kontrolle der Zimmer
Kleinreparaturen|kleine Reparaturen|kleine Reparaturen erledigen|kleinere Reparaturen|kleinere Reparaturen ausführen
Heizungskontrolle|Heizung kontrollieren|Heizungsanlage überwachen|Heizungen kontrollieren
Winterdienst|Schnee räumen und streuen|Schneeräumen und Streuen|räumen und streuen
Überführung von Verstorbenen|Verstorbene überführen|Überführungen von Verstorbenen|Verstorbene abholen und überführen
Organisation von Trauerfeiern|Trauerfeiern organisieren|Trauerfeiern ausrichten|Ausrichtung von Trauerfeiern|Trauerfeiern gestalten
Trauerbegleitung|Trauernde begleiten|Begleitung von Trauernden|Hinterbliebene begleiten
Hundeerziehung|Hunde erziehen|Erziehung von Hunden|Hundeausbildung|Hunde ausbilden|Hundetraining|Hunde trainieren
Fahrschülerausbildung|Fahrschüler ausbilden|Fahrausbildung|Fahrunterricht geben|Fahrstunden geben|Erteilung von Fahrunterricht
Obst- und Gemüseverkauf|Obst und Gemüse verkaufen|Verkauf von Obst und Gemüse
Verkauf von Tabakwaren|Tabakwaren verkaufen|Tabakwarenverkauf > Tabak verkaufen|Zigaretten verkaufen
Warenpräsentation|Waren präsentieren|Präsentation der Ware|Ware ansprechend aufbauen
Warenauffüllung|Regale auffüllen|Auffüllen der Regale|Waren nachfüllen|Regalbefüllung|Waren auffüllen
Garantieabwicklung|Garantiefälle bearbeiten|Abwicklung von Garantiefällen|Gewährleistungsfälle bearbeiten
Verkostungsaktionen|Verkostungen|Verkostungen durchführen|Kunden Produkte probieren lassen|Produkte verkosten lassen|Produktverkostungen > Joghurts verkosten lassen|Käse verkosten lassen
Outbound-Telefonie|Outbound-Anrufe|Outbound-Calls|Kunden aktiv anrufen > Kunden anrufen und Angebote machen|Bestandskunden anrufen|telefonische Kundenakquise
Inbound-Telefonie|Inbound-Calls|eingehende Kundenanrufe annehmen|eingehende Anrufe von Kunden beantworten
Haustürgeschäft|Haustürverkauf|Verkauf an der Haustür|an der Haustür verkaufen > Zeitungsabos an der Haustür verkaufen
Direktvertrieb|Direktverkauf > an der Haustür verkaufen|Verkauf an der Haustür
Pflege von Kleinkindern|Kleinkinder pflegen|Kleinkinderpflege > Kleinkinder wickeln und füttern|Babys wickeln und füttern|Säuglinge wickeln und füttern
Kindertagespflege|Kinder zu Hause betreuen|Tageskinder betreuen|Betreuung von Tageskindern|Tagesmutter sein
Schulbegleitung|Integrationshilfe|Kinder im Unterricht begleiten|Schulassistenz|ein Kind im Unterricht begleiten > Kinder mit Behinderung im Unterricht begleiten
Nachmittagsbetreuung|Hortbetreuung|Schüler nach dem Unterricht betreuen|Schüler nachmittags betreuen|Kinder nach der Schule betreuen|Schulkinder am Nachmittag betreuen
Hausaufgabenbetreuung|Hausaufgaben betreuen|bei den Hausaufgaben helfen|Hausaufgabenhilfe|Kindern bei den Hausaufgaben helfen
Bettenmachen|Betten machen|Betten richten|Betten herrichten|Betten beziehen und machen|Betten frisch machen
Essenanreichen|Essen anreichen|Essenseingabe|Nahrung anreichen|Anreichen von Essen|Mahlzeiten anreichen|Hilfe beim Essen|beim Essen helfen|Essen eingeben
Inkontinenzversorgung|Versorgung bei Inkontinenz > Inkontinenzmaterial wechseln|Inkontinenzeinlagen wechseln
Medikamente stellen|Stellen von Medikamenten|Medikamente richten|Richten von Medikamenten|Tabletten stellen
Arztbegleitung|zum Arzt begleiten|Begleitung zu Arztterminen|zu Arztterminen begleiten|Begleitung zum Arzt > Bewohner zum Arzt bringen|Patienten zum Arzt begleiten|Bewohner zum Arzt begleiten
Begleitung bei Spaziergängen|bei Spaziergängen begleiten > Spaziergänge mit Bewohnern|mit Bewohnern spazieren gehen|Spaziergänge mit Senioren unternehmen|Spaziergänge mit Bewohnern unternehmen
Aktivierung von Menschen mit Demenz|Menschen mit Demenz aktivieren|Demenzkranke aktivieren|Demenzbetreuung|Demenzkranke betreuen|Betreuung von Menschen mit Demenz|Aktivierung Demenzkranker > mit Demenzkranken singen und basteln|mit Demenzkranken singen|mit Demenzkranken basteln
Beschäftigungsangebote|Beschäftigungsangebote gestalten|Bewohner beschäftigen|Beschäftigung der Bewohner > mit Bewohnern basteln|mit Bewohnern spielen
Ambulante Pflege|häusliche Pflege|Hauskrankenpflege|Pflege zu Hause|zu Hause pflegen|in der eigenen Wohnung pflegen > Senioren zu Hause pflegen|Patienten zu Hause pflegen|Senioren in ihrer Wohnung pflegen
Alltagsbegleitung|im Alltag begleiten|Begleitung im Alltag|Alltagsassistenz
Patientenfahrten|Krankenfahrten|Patienten fahren|Patienten zur Behandlung fahren|Krankenfahrten durchführen > Dialysepatienten fahren|Dialysefahrten
Brandbekämpfung|Brände bekämpfen|Brände löschen|Löschen von Bränden|Feuer löschen|Feuerbekämpfung > Wohnungsbrände löschen|Waldbrände löschen
Technische Hilfeleistung|technische Rettung|technische Hilfe leisten > Unfallopfer aus Autos schneiden|eingeklemmte Personen befreien|Verletzte aus Fahrzeugen befreien
Unfallaufnahme|Unfälle aufnehmen|Verkehrsunfälle aufnehmen|Aufnahme von Unfällen|Aufnahme von Verkehrsunfällen|Verkehrsunfallaufnahme
Gefangenenaufsicht|Gefangene beaufsichtigen|Beaufsichtigung von Gefangenen|Häftlinge beaufsichtigen
Objektschutz|Objekte schützen|Objekte bewachen|Objektbewachung|Gebäude bewachen|Gelände bewachen > Werkschutz|Werksgelände bewachen
Kontrollgänge|Kontrollrundgänge|Kontrollgänge durchführen|Kontrollgänge machen|Sicherheitsrundgänge > Rundgänge auf dem Werksgelände|nachts Rundgänge machen
Einlasskontrolle|Einlasskontrollen|Einlass kontrollieren|Kontrolle am Einlass|Besucher am Einlass kontrollieren
Pfortendienst|Pförtnerdienst|Werkstor besetzen|an der Pforte arbeiten|Pforte besetzen|Pförtnertätigkeit
Zutrittskontrolle|Zutritt kontrollieren|Zugangskontrolle|Zugang kontrollieren|Ausweise am Eingang kontrollieren
Badeaufsicht|Beckenaufsicht|Schwimmaufsicht|Badegäste beaufsichtigen|Becken beaufsichtigen|Schwimmer beaufsichtigen|Badebetrieb beaufsichtigen|Beaufsichtigung des Badebetriebs > Becken im Freibad beaufsichtigen
Wasserwertkontrolle|Wasserwerte messen|Wasserwerte kontrollieren|Kontrolle der Wasserwerte|Messung der Wasserwerte|Wasserqualität im Becken prüfen|Beckenwasser prüfen
Wasserrettung|Menschen aus dem Wasser retten|Rettung aus dem Wasser > Badende retten|Ertrinkende retten|Schwimmer retten
Ackerbau|Feldbau|Feldfrüchte anbauen|Ackerfrüchte anbauen > Mais und Weizen anbauen|Getreide anbauen|Weizen anbauen|Getreide und Mais anbauen
Getreideanbau|Getreide anbauen|Anbau von Getreide > Weizen anbauen|Roggen anbauen|Gerste anbauen
Pflanzenschutz|Pflanzenschutzmaßnahmen|Pflanzenschutzmittel ausbringen|Ausbringung von Pflanzenschutzmitteln|Pflanzen vor Schädlingen schützen > Felder spritzen|Kulturen spritzen|Obstbäume spritzen
Bodenbearbeitung|Böden bearbeiten|Boden bearbeiten > pflügen und eggen|Felder pflügen|Äcker pflügen|grubbern
Gemüseanbau|Gemüse anbauen|Anbau von Gemüse|Gemüse ziehen > Tomaten anbauen|Salat ziehen|Salat anbauen|Gurken anbauen
Obstanbau|Obst anbauen|Obstbau|Anbau von Obst > Äpfel anbauen|Kirschen anbauen
Obstbaumschnitt|Obstbäume schneiden|Schnitt von Obstbäumen|Schneiden von Obstbäumen > Apfelbäume schneiden|Kirschbäume schneiden
Weinlese|Traubenlese|Trauben lesen|Trauben ernten|Traubenernte|Lese von Trauben
Kellerarbeit|Kellerwirtschaft|Wein ausbauen|Weine ausbauen
Rebpflege|Reben pflegen|Reben binden|Laubarbeiten im Weinberg
Rasenbau|Rasen anlegen|Rasenanlage|Rasenflächen anlegen|Anlegen von Rasen|Anlage von Rasenflächen|Rollrasen verlegen
Teichbau|Teiche anlegen|Teiche bauen|Teichanlage|Anlage von Teichen|Gartenteiche bauen
Pflasterarbeiten|pflastern|Pflasterung|Pflastersteine verlegen|Pflaster verlegen > Wege pflastern|Terrassen pflastern|Wege und Terrassen pflastern
Gehölzschnitt|Gehölze schneiden|Sträucher schneiden|Schnitt von Gehölzen|Sträucher zurückschneiden
Veredelung von Gehölzen|Gehölze veredeln|Gehölzveredelung > Gehölze okulieren|okulieren|Rosen okulieren|Obstbäume veredeln
Pflanzenvermehrung|Pflanzen vermehren|Vermehrung von Pflanzen > Stecklinge schneiden|Stecklinge stecken
Grabbepflanzung|Gräber bepflanzen|Bepflanzung von Gräbern|Grabbepflanzungen
Grabherstellung|Gräber ausheben|Grabaushub|Gräber öffnen und schließen
Kälberaufzucht|Kälber aufziehen|Aufzucht von Kälbern|Kälber tränken und aufziehen
Schweinemast|Schweine mästen|Mastschweine halten|Mast von Schweinen
Sauenhaltung|Sauen halten|Zuchtsauen halten
Eiersortierung|Eier sortieren|Sortieren von Eiern
Schafhaltung|Schafe halten|Schafe hüten und pflegen
Hütehaltung|Schafe hüten|Hüten von Schafen|Herden hüten
Einreiten von Pferden|Pferde einreiten|Jungpferde einreiten|Pferde anreiten|Anreiten von Pferden
Erteilung von Reitunterricht|Reitunterricht erteilen|Reitunterricht geben|Reitstunden geben
Honigernte|Honig ernten|Honig schleudern|Honig gewinnen|Honiggewinnung
Holzernte|Holzeinschlag|Holz ernten|Holz schlagen|Bäume fällen und entasten|Bäume fällen und aufarbeiten
Holzrücken|Holz rücken|Rücken von Holz|Stämme rücken|Baumstämme rücken
Jungbestandspflege|Jungbestände pflegen|Jungwuchspflege|Pflege von Jungbeständen|junge Waldbestände pflegen
Wildabschuss|Abschuss von Wild|Wild schießen|Wild erlegen|Bejagung|Wild jagen|Wild bejagen > Rehe schießen|Wildschweine schießen|Rehe und Wildschweine schießen|Rehe erlegen
Geburtshilfe bei Kühen|Kühen beim Kalben helfen|Kalbehilfe|Geburtshilfe bei Rindern|Kühen bei der Geburt helfen|Abkalbungen begleiten|Kalbungen betreuen
Euterreinigung|Euter reinigen|Reinigung der Euter|Euter säubern
Klauenschnitt|Klauen schneiden|Klauenpflege|Schneiden von Klauen
Stallarbeit|Stallarbeiten|im Stall arbeiten|Arbeit im Stall
Futterernte|Futter ernten|Silage machen|Silieren|Gras silieren
`;
