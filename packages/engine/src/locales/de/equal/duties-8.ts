/** Aufgaben aus allen Berufen, eine Bedeutung je Zeile; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties8 = `
IT-Beschaffung|IT-Geräte beschaffen|Computer beschaffen|IT-Einkauf|IT-Hardware einkaufen
IT-Projektleitung|IT-Projekte leiten|Leitung von IT-Projekten|IT-Projekte führen|IT Project Management
IT-Schulungen|IT-Anwender schulen|Software schulen|Softwareschulungen|Schulungen zu Software|Anwender in Software schulen
Systemintegration|Systeme integrieren|Integration von Systemen|Systeme verbinden@IT Schnittstelle Software
Softwareeinführung|Software einführen|Einführung von Software|ERP einführen|ERP-Einführung|Einführung eines ERP-Systems
SAP-Einführung|SAP einführen|Einführung von SAP|SAP-Rollout|SAP ausrollen
SAP-Anwenderschulungen|SAP schulen|Anwender in SAP schulen|SAP-Schulungen
ABAP-Programmierung|ABAP|in ABAP programmieren|ABAP-Entwicklung
CMS-Pflege|Inhalte im CMS pflegen|Content-Management-System pflegen|Webseiten im CMS pflegen|CMS pflegen|Inhalte in WordPress pflegen
Content-Management-System|CMS@Web Website Inhalte|Redaktionssystem
WordPress-Entwicklung|WordPress-Seiten erstellen|Websites mit WordPress bauen|WordPress-Seiten bauen|WordPress-Websites erstellen
User Experience Design|UX-Design|UX Design|Nutzererlebnisse gestalten|User-Experience-Design
User Research|Nutzerforschung|Nutzer befragen@UX Produkt App|UX Research|Nutzerinterviews führen
Prototyping|Prototypen entwickeln
Wireframes|Wireframes erstellen|Wireframing|Wireframes zeichnen
Scrum Master|Scrum-Master
Product Owner|Produktverantwortlicher@Scrum agil
Agile Projektarbeit|agiles Arbeiten|agil arbeiten|agile Arbeitsweise|agile Arbeitsmethoden|agile Methoden anwenden
Agiles Projektmanagement|Projekte agil leiten|agile Projektleitung|Projekte agil führen
Daily Stand-up|Dailys|Daily Scrum|tägliche Stand-ups
Design Thinking|Design-Thinking-Workshops
3D-Druck|3D-Drucker bedienen|additive Fertigung|im 3D-Drucker fertigen|Bauteile im 3D-Druck herstellen
3D-Visualisierung|3D-Visualisierungen erstellen|Gebäude in 3D visualisieren|Architekturvisualisierung|Architekturvisualisierungen erstellen
Building Information Modeling|BIM > BIM-Modelle|BIM-Planung|mit BIM planen
CAD-Planung|am CAD planen|Planen mit CAD|CAD-gestützte Planung
CAD-Zeichnen|mit CAD zeichnen|CAD-Pläne zeichnen|am CAD zeichnen|Zeichnen mit CAD|CAD-Pläne erstellen
Kartografie|Karten erstellen@GIS Geo Vermessung|Karten zeichnen|Kartographie|Landkarten erstellen
Speisenproduktion|Speisen produzieren|Produktion von Speisen|Speisenherstellung|Essen für Kantinen produzieren
Küchenchef|Chef de Cuisine|Leiter der Küche|Küchenleiter
Souschef|Sous Chef|stellvertretender Küchenchef|Sous-Chef
Chef de Partie|Postenchef|Postenkoch
Commis de Cuisine|Jungkoch
Fleisch und Fisch zubereiten|Zubereitung von Fleisch und Fisch|Fleisch- und Fischgerichte zubereiten
Fleisch braten und grillen|Fleisch grillen|am Grill arbeiten|Grillstation
Saucen herstellen|Soßen zubereiten|Saucen zubereiten|Soßen herstellen|Saucenherstellung|Soßen kochen
Suppen kochen|Suppen zubereiten|Zubereitung von Suppen|Suppenzubereitung
Diätküche|Diätkost zubereiten|Schonkost kochen|Diätkost kochen|Diätkost
Vegetarische Küche|vegetarisch kochen|vegetarische Gerichte kochen|vegetarische Speisen zubereiten|fleischlos kochen
Vegane Küche|vegan kochen|vegane Gerichte zubereiten|vegane Gerichte kochen|vegane Speisen zubereiten
Pizza backen|Pizzabacken|Pizzen backen|Pizza zubereiten|Pizzazubereitung
Schulverpflegung|Essen für Schulen kochen|Schulessen kochen|Mittagessen für Schüler kochen|Schulkantine bekochen
Lebensmittelverschwendung reduzieren|Lebensmittelabfälle reduzieren|Food Waste reduzieren|Lebensmittelverschwendung vermeiden|Lebensmittelabfälle vermeiden
Allergenkennzeichnung|Allergene kennzeichnen|Allergene ausweisen|Speisen mit Allergenen kennzeichnen|Kennzeichnung von Allergenen
Lebensmittelannahme|Lebensmittellieferungen annehmen|Annahme von Lebensmitteln|Lebensmittellieferungen prüfen
Küchenhilfe|Küchenhilfskraft|Küchenhelfer|Aushilfe in der Küche|Küchenmitarbeiter
Spülmaschine bedienen|Geschirrspülmaschine bedienen|Spülmaschinen bedienen|Spülmaschine ein- und ausräumen
Tische abräumen|Geschirr abräumen|Abräumen der Tische|Abservieren|Tische abservieren
Getränkeservice|Getränke servieren|Getränke an Tische bringen|Servieren von Getränken
Weinservice|Wein servieren|Weine ausschenken|Wein ausschenken
Sommelier|Weinkellner|Weinfachmann im Restaurant
Kassieren am Tisch|Gäste abrechnen|Rechnungen im Restaurant kassieren|Gäste abkassieren|bei Gästen kassieren
Restaurantleitung|Restaurant leiten|Leitung eines Restaurants|Gastronomieleitung|Gastronomiebetrieb leiten|Leitung des Restaurants
Serviceleitung|Service leiten@Restaurant Gäste Hotel|Leitung des Service|Oberkellner|Maître d'hôtel
Hotelleitung|Hotel leiten|Leitung eines Hotels|Hotelführung|Hotel Management|Hotel führen
Empfangsleitung|Rezeptionsleitung|Rezeption leiten|Leitung der Rezeption|Front Office Management|Empfang leiten
Hotelreservierungen|Zimmer verkaufen und reservieren|Hotelbuchungen bearbeiten|Hotelbuchungen annehmen
Revenue Management|Yield Management|Zimmerpreise steuern|Ertragsmanagement@Hotel Airline
Gästekorrespondenz|Korrespondenz mit Gästen|Gästeanfragen schriftlich beantworten|Gästen schriftlich antworten
VIP-Gäste betreuen|Betreuung von VIP-Gästen|VIP-Betreuung
Tagungsbetreuung|Tagungen betreuen|Tagungsgäste betreuen|Seminargäste betreuen|Betreuung von Tagungen
Tagungsorganisation|Tagungen organisieren|Kongresse organisieren|Organisation von Tagungen|Konferenzen organisieren|Seminare und Tagungen organisieren
Hochzeitsplanung|Hochzeiten planen|Hochzeiten organisieren|Planung von Hochzeiten|Organisation von Hochzeiten
Veranstaltungsaufbau|Veranstaltungen aufbauen|Auf- und Abbau von Veranstaltungen|Bühnen und Technik aufbauen
Veranstaltungstechnik|Ton- und Lichttechnik bei Veranstaltungen|Eventtechnik|Technik bei Veranstaltungen betreuen|Ton- und Lichtanlagen aufbauen
Beschallungsanlagen bedienen|Tonanlagen bedienen|Konzerte beschallen
Teilnehmermanagement|Teilnehmer betreuen|Anmeldungen zu Veranstaltungen verwalten|Anmeldungen von Teilnehmern verwalten
Reiseverkauf|Reisen verkaufen|Verkauf von Reisen|Pauschalreisen verkaufen|Urlaubsreisen verkaufen
Flugtickets buchen|Flüge für Kunden buchen|Flugreservierungen|Flugtickets ausstellen
Tourismusinformation|Touristeninformation|Touristen informieren|Auskünfte an Touristen|Tourist-Information|Gästeinformation|Touristenauskunft
Krankenhausreinigung|Krankenzimmer reinigen|Patientenzimmer reinigen|Klinikreinigung|Reinigung im Krankenhaus|Krankenzimmer putzen
OP-Reinigung|OP-Säle reinigen|Operationssäle reinigen|Reinigung von OP-Sälen
Schulreinigung|Schulen reinigen|Klassenräume reinigen|Klassenzimmer reinigen|Schulen putzen|Reinigung von Schulen
Haushaltsreinigung|Privathaushalte reinigen|Wohnungen putzen|Haushalte putzen|Wohnungsreinigung|Reinigung von Privathaushalten|Privathaushalte putzen
Teppichreinigung|Teppiche reinigen|Teppichböden reinigen|Teppiche shampoonieren|Reinigung von Teppichen
Polsterreinigung|Polster reinigen|Polstermöbel reinigen
Maschinelle Bodenreinigung|Scheuersaugmaschinen bedienen|Reinigungsmaschinen bedienen|Reinigungsautomaten bedienen|Böden maschinell reinigen
Staubsaugen|Böden saugen|Teppiche saugen|Saugen von Böden
Staubwischen|Staub wischen|Möbel abstauben|Abstauben
Mülleimer leeren|Papierkörbe leeren|Abfalleimer leeren|Abfallbehälter entleeren|Müllbeutel wechseln
Containerreinigung|Behälter reinigen|Tanks reinigen|Tankreinigung
Graffitientfernung|Graffiti entfernen|Entfernung von Graffiti
Schwimmbadreinigung|Becken reinigen|Schwimmbecken reinigen|Reinigung von Schwimmbecken
Poolpflege|Pools warten|Pools reinigen|Swimmingpools pflegen
Beckenwasser prüfen|Wasserqualität im Schwimmbad prüfen|Wasserwerte im Bad messen|Chlorwerte messen|Badewasser untersuchen
Reinigungspläne erstellen|Reinigungspläne schreiben|Erstellung von Reinigungsplänen|Putzpläne erstellen
Objektkontrollen in der Reinigung|Reinigungsqualität kontrollieren|Reinigung kontrollieren|Qualität der Reinigung prüfen|Reinigungskontrolle
Empfangs- und Pfortendienst|Empfang und Pforte|Pforten- und Empfangsdienst
Zugangsausweise ausstellen|Besucherausweise ausstellen|Besucherausweise ausgeben|Ausweise für Besucher ausstellen
Brandmeldeanlagen überwachen|Brandmeldezentrale bedienen|Brandmelder überwachen|Brandmeldezentrale überwachen
Leitstellendienst|Sicherheitsleitstelle besetzen|Sicherheitszentrale besetzen|Notrufleitstelle besetzen
Türsteherdienst|als Türsteher arbeiten|Einlassdienst|Türdienst@Club Diskothek
Ladendetektiv|Kaufhausdetektiv|Ladendiebe überführen|Ladendiebe stellen|Kaufhausdetektei
Hundeführer|Diensthunde führen|Diensthundeführer|mit dem Diensthund arbeiten
Evakuierung|Gebäude räumen@Alarm Brand Notfall|Räumung von Gebäuden|Evakuierungen durchführen
Brandschutzhelfer|Brandschutzhelferin
Brandschutzbeauftragter|BSB@Brand Brandschutz|Brandschutzverantwortlicher
Brandschutzbegehungen|Begehungen zum Brandschutz|Brandschutz vor Ort prüfen|Brandschutzrundgänge|Brandschutzkontrollen|Gebäude auf Brandschutz begehen
Brandschutzunterweisung|Mitarbeiter im Brandschutz unterweisen|Brandschutzschulungen|im Brandschutz schulen|Brandschutzübungen
Feuerlöscher prüfen|Wartung von Feuerlöschern|Feuerlöscher warten|Feuerlöscherprüfung|Feuerlöscherwartung
Fluchtwege kontrollieren|Rettungswege kontrollieren|Fluchtwege prüfen|Kontrolle von Fluchtwegen
Arbeitsschutzbegehungen|Sicherheitsbegehungen|Arbeitsplätze auf Sicherheit prüfen|Arbeitsplatzbegehungen|Betriebsbegehungen
Gefahrstoffmanagement|Gefahrstoffe verwalten|Gefahrstoffverzeichnis führen|Gefahrstoffkataster führen|Gefahrstoffkataster
Arbeitsmedizinische Vorsorge|Mitarbeiter arbeitsmedizinisch untersuchen|betriebsärztliche Untersuchungen|arbeitsmedizinische Untersuchungen
Streifendienst|Streife fahren@Polizei|Polizeistreife|Streifenwagen fahren|im Streifenwagen fahren
Tatortarbeit|Spuren am Tatort sichern|Spurensicherung|Tatorte sichern|Spuren sichern@Polizei Tatort
Vernehmungen|Zeugen und Beschuldigte vernehmen|Beschuldigte vernehmen|Verdächtige vernehmen
Geschwindigkeitsmessungen|Geschwindigkeit messen@Verkehr Polizei|Tempokontrollen|Geschwindigkeitskontrollen|Radarmessungen
Schießausbildung|Schießtraining leiten|im Schießen ausbilden
Krisenmanagement|Krisen managen|Krisenstab leiten|Crisis Management
Katastrophenschutz|Bevölkerungsschutz
Vegetationsbrandbekämpfung|Waldbrände bekämpfen|Waldbrandbekämpfung|Waldbrände löschen
Konsumentenkredite|Verbraucherkredite
bankaufsichtliches Meldewesen|Meldungen an die Bundesbank|Meldungen an die Bankenaufsicht|Regulatory Reporting
Risikocontrolling|Risiken messen und überwachen|Risk Controlling
Kreditrisikomanagement|Kreditrisiken steuern|Credit Risk Management|Kreditrisiken überwachen
Schadensachbearbeitung|Schadenssachbearbeitung|Schadenfälle bearbeiten|Schadensakten bearbeiten|Schadenmeldungen prüfen|Schadensfälle prüfen
Vertragsverwaltung in der Versicherung|Versicherungsverträge pflegen|Versicherungsverträge bearbeiten|Policen verwalten|Policenverwaltung
Immobilienvermarktung|Immobilien vermarkten|Vermarktung von Immobilien
Objektakquise|Immobilien akquirieren|Objekte akquirieren@Immobilien Makler|Immobilienakquise|Immobilien für den Verkauf gewinnen
Mieterauswahl|Mieter auswählen|Auswahl von Mietern|Mietinteressenten auswählen
Mieterkommunikation|Korrespondenz mit Mietern|Mieteranfragen beantworten|Schriftverkehr mit Mietern|Kommunikation mit Mietern|Fragen von Mietern beantworten
Eigentümerversammlungen organisieren|Eigentümerversammlungen vorbereiten|WEG-Versammlungen|Eigentümerversammlungen durchführen
Instandhaltung von Gebäuden|Gebäude instand halten|Gebäudeinstandhaltung|Gebäudeunterhalt|Liegenschaften instand halten|Gebäude unterhalten
Objektbetreuung|Objekte betreuen@Gebäude Immobilie Haus|Gebäude betreuen|Liegenschaften betreuen|Wohnanlagen betreuen|Betreuung von Liegenschaften
Grünpflege rund ums Haus|Außenanlagen pflegen|Pflege der Außenanlagen|Außenanlagenpflege|Umgebungspflege|Umgebungsarbeiten
Produktionsleitung|Produktion leiten|Fertigungsleitung|Fertigung leiten|Leitung der Produktion|Leitung der Fertigung|Production Management
Bereichsleitung|Bereiche leiten|Leitung eines Bereichs|Bereich leiten
Gruppenleitung|Gruppe leiten|Gruppen leiten|Leitung einer Gruppe|Leitung von Gruppen
Meistertätigkeit|Meister in der Produktion|Werkmeister
Vorarbeiter|Vorarbeitertätigkeit|Kolonnenführer|Kolonne führen|Kolonnen führen
Bauleiter|Bauführer@Baustelle|Site Manager
Unternehmensberatung|Unternehmen beraten|Management Consulting|Beratung von Unternehmen|Firmen beraten|Consulting@Unternehmen Beratung Kunden
Organisationsentwicklung|Organisationen entwickeln|Organizational Development|Entwicklung von Organisationen
Restrukturierung|Unternehmen restrukturieren|Unternehmen umstrukturieren|Umstrukturierung|Restrukturierungen begleiten
Businessplan|Geschäftsplan|Unternehmensplan@Gründung
Vorlagen für den Vorstand erstellen|Entscheidungsvorlagen schreiben|Vorstandsvorlagen erstellen|Entscheidungsvorlagen für die Geschäftsführung
Besprechungen organisieren|Meetings organisieren|Sitzungen organisieren|Organisation von Sitzungen|Sitzungsorganisation|Meetings planen|Besprechungen planen
Wissensmanagement|Wissen dokumentieren und teilen|Knowledge Management|Wissen im Unternehmen verwalten
Krankenstand senken|Fehlzeiten senken|Krankenstand reduzieren|Fehlzeiten reduzieren
Teamkoordination|Team koordinieren|Teams koordinieren|Koordination des Teams|Koordination eines Teams
Einsatzplanung|Einsätze planen|Planung von Einsätzen|Einsatzkoordination
Freiwillige anleiten|Ehrenamtliche anleiten|Ehrenamtliche schulen|Freiwillige schulen
Feldversuche|Feldversuche durchführen|Versuche auf dem Feld|Versuchsfelder anlegen
Laborversuche|Versuche im Labor|Laborexperimente|Experimente im Labor
Laboranalytik|Proben im Labor analysieren|Laboranalysen|Laboruntersuchungen|im Labor Proben untersuchen|Probenanalytik
Gaschromatographie|GC@Labor Analyse Proben|Gaschromatografie|GC-Analysen
Massenspektrometrie|MS@HPLC GC Labor Analyse|massenspektrometrische Analysen
Infrarotspektroskopie|IR-Spektroskopie > FTIR
Elektrophorese|Gelelektrophorese|Gele laufen lassen
Sterile Arbeitstechniken|steriles Arbeiten|steril arbeiten|unter sterilen Bedingungen arbeiten|aseptisches Arbeiten
Prüfmethoden validieren|analytische Methoden validieren|Validierung analytischer Methoden
SOPs schreiben|SOPs erstellen|Standardarbeitsanweisungen schreiben|Standardarbeitsanweisungen erstellen
Gefahrstoffentsorgung|Gefahrstoffe entsorgen|Sonderabfälle entsorgen|Chemikalien entsorgen|Sondermüll entsorgen
Chemikalienverwaltung|Chemikalien verwalten|Chemikalien bestellen und lagern
Forschung und Entwicklung|F&E|R&D|FuE|Research and Development
Wissenschaftliches Arbeiten|wissenschaftlich arbeiten|wissenschaftliche Tätigkeit
Umfragen durchführen|Befragungen durchführen|Interviews für Umfragen führen|Durchführung von Befragungen
Qualitative Interviews|Leitfadeninterviews|qualitative Interviews führen
Statistische Modellierung|statistische Modelle erstellen|statistische Modelle bauen
Umweltgutachten erstellen|ökologische Gutachten schreiben
Altlastenerkundung|Altlasten untersuchen|Altlasten erkunden|Altlastenuntersuchung|Böden auf Schadstoffe untersuchen
Lärmmessungen|Lärm messen|Schallmessungen|Schallpegel messen
Emissionsmessungen|Emissionen messen|Messung von Emissionen|Schadstoffausstoß messen
Immissionsschutz|Immissionsschutzrecht|Schutz vor Immissionen
Umweltschutz|Umwelt schützen > betrieblicher Umweltschutz|Umweltschutzmaßnahmen umsetzen
Wertstoffhof|Recyclinghof|auf dem Wertstoffhof arbeiten|Altstoffsammelzentrum
Recycling|Wertstoffe recyceln|Abfälle recyceln|Wiederverwertung|Wiederverwertung von Abfällen
Wasserversorgung|Trinkwasserversorgung|Wasserversorgungsanlagen betreiben|Wasserwerke betreiben
Rohrnetzwartung|Wasserleitungen warten|Wassernetz warten|Rohrnetz warten|Rohrbrüche reparieren
Fernwärmenetze betreiben|Fernwärmeversorgung
Energieeffizienz steigern|Energieverbrauch senken|Energie einsparen|Energieverbrauch reduzieren|Energieeinsparung|Senkung des Energieverbrauchs|Energiekosten senken
Energiedatenmanagement|Energieverbräuche erfassen und auswerten|Energiemonitoring|Verbräuche auswerten@Energie Strom
Viehversorgung|Vieh versorgen|Tiere im Stall versorgen|Stalltiere versorgen|Nutztiere versorgen|Rinder versorgen|Versorgung der Tiere im Stall
Kälberaufzucht|Kälber aufziehen|Aufzucht von Kälbern|Kälber tränken
Bereiten von Pferden|Pferde bereiten|Pferde ausbilden|Pferdeausbildung|junge Pferde ausbilden
Ziegenhaltung|Ziegen halten|Ziegen melken
Herdenmanagement|Herden betreuen|Herde führen|Herden führen
Weidehaltung|Tiere auf die Weide treiben|Weidetiere betreuen|Weidewirtschaft
Gülleausbringung|Gülle ausbringen|Gülle fahren|Jauche ausbringen
Sachkundenachweis Pflanzenschutz|Spritzschein|Pflanzenschutzsachkunde
Maisernte|Mais ernten|Mais häckseln
Kartoffelernte|Kartoffeln ernten|Kartoffeln roden|Ernte von Kartoffeln
Spargelernte|Spargel stechen|Spargel ernten|Spargelstechen
Erdbeerernte|Erdbeeren pflücken|Erdbeeren ernten
Apfelernte|Äpfel pflücken|Äpfel ernten|Apfelpflücken
Hopfenanbau|Hopfen anbauen|Hopfenbau
Olivenernte|Oliven ernten
Sortierung von Obst und Gemüse|Obst und Gemüse sortieren|Gemüse sortieren|Obst sortieren|Obst und Gemüse sortieren und verpacken
Direktvermarktung|Hofladen betreiben|landwirtschaftliche Direktvermarktung|Produkte ab Hof verkaufen|im Hofladen verkaufen|Hofladen führen
Ökologischer Landbau|Biolandwirtschaft|Biolandbau|ökologische Landwirtschaft|Bio-Landwirtschaft|biologischer Anbau
Bäume und Sträucher ziehen|Gehölze kultivieren|Gehölzanzucht
Rollrasen verlegen|Rasen anlegen|Rasen verlegen|Verlegen von Rollrasen|Rasenflächen anlegen
Terrassenbau|Terrassen bauen|Terrassen anlegen|Terrassen verlegen|Bau von Terrassen
Trockenmauern bauen|Trockenmauern setzen|Natursteinmauern bauen|Trockenmauerbau
Bewässerungsanlagen installieren|Bewässerungssysteme einbauen|Beregnungsanlagen installieren
Obstbaumschnitt|Obstbäume schneiden|Schnitt von Obstbäumen
Strauchschnitt|Sträucher schneiden|Gehölzschnitt|Gehölze schneiden|Sträucher zurückschneiden
Laubbeseitigung|Laub entfernen|Laub rechen|Laub kehren|Laub zusammenrechen
Innenraumbegrünung|Büropflanzen pflegen|Pflanzen in Büros pflegen|Zimmerpflanzen pflegen
Holzernte mit dem Harvester|Harvester fahren|Holzvollernter fahren|Harvester bedienen
Brennholz herstellen|Brennholz spalten|Holz spalten
Forstpflanzung|Waldbäume pflanzen|Pflanzung von Waldbäumen
Forstrevier leiten|Forstrevier betreuen|Revierleitung@Forst Wald|Forstrevierleitung
Fisch filetieren|Fische filetieren|Filetieren von Fisch
Milch verarbeiten|Milchverarbeitung|Molkereiprodukte herstellen|Verarbeitung von Milch|Milchprodukte herstellen
Speiseeisherstellung|Speiseeis herstellen|Eis herstellen@Speise Eisdiele Konditorei|Eisherstellung
Pralinenherstellung|Pralinen herstellen|Pralinen fertigen|Pralinen anfertigen|Herstellung von Pralinen
Schokoladenherstellung|Schokolade herstellen|Schokolade temperieren|Schokolade verarbeiten
Nudelherstellung|Nudeln herstellen|Pasta herstellen|Teigwarenherstellung|Teigwaren herstellen
Kaffeeröstung|Kaffee rösten|Kaffee röstet|Rösten von Kaffee
Getreide mahlen|Mehl mahlen|Getreidevermahlung
Schnaps brennen|Destillieren von Spirituosen|Spirituosen brennen|Obstbrände herstellen
Backofenbedienung|Öfen bedienen@Backstube Bäckerei|Backöfen bedienen|Ofenarbeit in der Bäckerei
Verkostung|Lebensmittel sensorisch prüfen|sensorische Prüfung|Sensorik@Lebensmittel Wein Geschmack|Produkte verkosten|sensorische Bewertung
Produktentwicklung Lebensmittel|neue Rezepte entwickeln|Rezeptentwicklung|Rezepturen entwickeln|Rezepte entwickeln|Entwicklung von Rezepten
Sachbearbeitung Unterhaltsvorschuss|Unterhaltsvorschussanträge bearbeiten|Anträge auf Unterhaltsvorschuss bearbeiten
Fahrzeugreinigung|Fahrzeuge reinigen|Autos reinigen|Autowäsche|Autos waschen|Fahrzeugwäsche|Fahrzeuge waschen
Viehhaltung|Vieh halten|Viehzucht|Tiere auf dem Hof halten
Klickprototypen|klickbare Prototypen erstellen|Klickdummys erstellen
Standardarbeitsanweisungen|SOPs|Standard Operating Procedures|SOP@Labor Arbeitsanweisung GMP Qualität
Supply-Chain-Manager|Supply Chain Manager
Sendungen disponieren|Disposition von Sendungen|Sendungsdisposition
Datenverkabelung|Datenkabel verlegen|Datenleitungen verlegen
Gerichtstermine wahrnehmen|Termine vor Gericht wahrnehmen|Wahrnehmung von Gerichtsterminen
`;
