/** Duties of all trades in German as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties8 = `
IT-Beschaffung|IT-Geräte beschaffen|Computer beschaffen|IT-Einkauf|IT-Hardware einkaufen
IT-Projektleitung|IT-Projekte leiten|Leitung von IT-Projekten|IT-Projekte führen|IT Project Management
IT-Schulungen|IT-Anwender schulen|Software schulen|Softwareschulungen|Anwender in Software schulen
Systemintegration|Systeme integrieren|Integration von Systemen|Systeme verbinden@IT Schnittstelle Software
Softwareeinführung|Software einführen|ERP einführen|Einführung eines ERP-Systems
SAP-Einführung|SAP-Rollout|SAP ausrollen
SAP-Anwenderschulungen|SAP schulen|Anwender in SAP schulen
ABAP-Programmierung|ABAP|ABAP-Entwicklung
CMS-Pflege|Inhalte im CMS pflegen|Content-Management-System pflegen|Webseiten im CMS pflegen|Inhalte in WordPress pflegen
Content-Management-System|CMS@Web Website Inhalte|Redaktionssystem
WordPress-Entwicklung|WordPress-Seiten erstellen|Websites mit WordPress bauen|WordPress-Seiten bauen|WordPress-Websites erstellen
User Experience Design|UX-Design|Nutzererlebnisse gestalten
User Research|Nutzerforschung|Nutzer befragen@UX Produkt App|UX Research|Nutzerinterviews führen
Prototyping|Prototypen entwickeln
Wireframes|Wireframes erstellen|Wireframing|Wireframes zeichnen
Scrum Master
Product Owner|Produktverantwortlicher@Scrum agil
Agile Projektarbeit|agiles Arbeiten|agile Arbeitsweise|agile Arbeitsmethoden|agile Methoden anwenden
Agiles Projektmanagement|Projekte agil leiten|agile Projektleitung|Projekte agil führen
Daily Stand-up|Dailys|Daily Scrum|tägliche Stand-ups
Design Thinking|Design-Thinking-Workshops
3D-Druck|3D-Drucker bedienen|additive Fertigung|im 3D-Drucker fertigen|Bauteile im 3D-Druck herstellen
3D-Visualisierung|3D-Visualisierungen erstellen|Gebäude in 3D visualisieren|Architekturvisualisierung|Architekturvisualisierungen erstellen
Building Information Modeling|BIM > BIM-Modelle|BIM-Planung
CAD-Planung|CAD-gestützte Planung
CAD-Zeichnen|CAD-Pläne zeichnen|CAD-Pläne erstellen
Kartografie|Karten erstellen@GIS Geo Vermessung|Karten zeichnen|Kartographie|Landkarten erstellen
Speisenproduktion|Speisen produzieren|Speisenherstellung|Essen für Kantinen produzieren
Küchenchef|Chef de Cuisine|Leiter der Küche|Küchenleiter
Souschef|Sous Chef|stellvertretender Küchenchef
Chef de Partie|Postenchef|Postenkoch
Commis de Cuisine|Jungkoch
Fleisch und Fisch zubereiten|Fleisch- und Fischgerichte zubereiten
Fleisch braten und grillen|Fleisch grillen|am Grill arbeiten|Grillstation
Saucen herstellen|Soßen zubereiten|Saucen zubereiten|Soßen herstellen|Saucenherstellung|Soßen kochen
Suppen kochen|Suppen zubereiten|Suppenzubereitung
Diätküche|Diätkost zubereiten|Schonkost kochen|Diätkost kochen|Diätkost
Vegetarische Küche|vegetarisch kochen|vegetarische Gerichte kochen|vegetarische Speisen zubereiten|fleischlos kochen
Vegane Küche|vegan kochen|vegane Gerichte zubereiten|vegane Gerichte kochen|vegane Speisen zubereiten
Pizza backen|Pizzabacken|Pizzen backen|Pizza zubereiten|Pizzazubereitung
Schulverpflegung|Essen für Schulen kochen|Schulessen kochen|Mittagessen für Schüler kochen|Schulkantine bekochen
Lebensmittelverschwendung reduzieren|Lebensmittelabfälle reduzieren|Food Waste reduzieren|Lebensmittelverschwendung vermeiden|Lebensmittelabfälle vermeiden
Allergenkennzeichnung|Allergene kennzeichnen|Allergene ausweisen|Speisen mit Allergenen kennzeichnen
Lebensmittelannahme|Lebensmittellieferungen annehmen|Annahme von Lebensmitteln|Lebensmittellieferungen prüfen
Küchenhilfe|Küchenhilfskraft|Küchenhelfer|Aushilfe in der Küche|Küchenmitarbeiter
Spülmaschine bedienen|Geschirrspülmaschine bedienen|Spülmaschine ein- und ausräumen
Tische abräumen|Geschirr abräumen|Abservieren|Tische abservieren
Getränkeservice|Getränke servieren|Getränke an Tische bringen
Weinservice|Wein servieren|Weine ausschenken
Sommelier|Weinkellner|Weinfachmann im Restaurant
Kassieren am Tisch|Gäste abrechnen|Rechnungen im Restaurant kassieren|Gäste abkassieren|bei Gästen kassieren
Restaurantleitung|Restaurant leiten|Leitung eines Restaurants|Gastronomieleitung|Gastronomiebetrieb leiten
Serviceleitung|Service leiten@Restaurant Gäste Hotel|Leitung des Service|Oberkellner|Maître d'hôtel
Hotelleitung|Hotel leiten|Leitung eines Hotels|Hotelführung|Hotel Management|Hotel führen
Empfangsleitung|Rezeptionsleitung|Rezeption leiten|Leitung der Rezeption|Front Office Management|Empfang leiten
Hotelreservierungen|Zimmer verkaufen und reservieren|Hotelbuchungen bearbeiten|Hotelbuchungen annehmen
Revenue Management|Yield Management|Zimmerpreise steuern|Ertragsmanagement@Hotel Airline
Gästekorrespondenz|Korrespondenz mit Gästen|Gästeanfragen schriftlich beantworten|Gästen schriftlich antworten
VIP-Gäste betreuen|VIP-Betreuung
Tagungsbetreuung|Tagungen betreuen|Tagungsgäste betreuen|Seminargäste betreuen
Tagungsorganisation|Tagungen organisieren|Kongresse organisieren|Organisation von Tagungen|Konferenzen organisieren|Seminare und Tagungen organisieren
Hochzeitsplanung|Hochzeiten planen|Hochzeiten organisieren|Organisation von Hochzeiten
Veranstaltungsaufbau|Veranstaltungen aufbauen|Auf- und Abbau von Veranstaltungen|Bühnen und Technik aufbauen
Veranstaltungstechnik|Ton- und Lichttechnik bei Veranstaltungen|Eventtechnik|Technik bei Veranstaltungen betreuen|Ton- und Lichtanlagen aufbauen
Beschallungsanlagen bedienen|Tonanlagen bedienen|Konzerte beschallen
Teilnehmermanagement|Teilnehmer betreuen|Anmeldungen zu Veranstaltungen verwalten|Anmeldungen von Teilnehmern verwalten
Reiseverkauf|Reisen verkaufen|Pauschalreisen verkaufen|Urlaubsreisen verkaufen
Flugtickets buchen|Flüge für Kunden buchen|Flugreservierungen|Flugtickets ausstellen
Tourismusinformation|Touristeninformation|Touristen informieren|Auskünfte an Touristen|Tourist-Information|Gästeinformation|Touristenauskunft
Krankenhausreinigung|Krankenzimmer reinigen|Patientenzimmer reinigen|Klinikreinigung|Reinigung im Krankenhaus|Krankenzimmer putzen
OP-Reinigung|OP-Säle reinigen|Operationssäle reinigen
Schulreinigung|Schulen reinigen|Klassenräume reinigen|Klassenzimmer reinigen|Schulen putzen
Haushaltsreinigung|Privathaushalte reinigen|Wohnungen putzen|Haushalte putzen|Wohnungsreinigung|Privathaushalte putzen
Teppichreinigung|Teppiche reinigen|Teppichböden reinigen|Teppiche shampoonieren
Polsterreinigung|Polster reinigen|Polstermöbel reinigen
Maschinelle Bodenreinigung|Scheuersaugmaschinen bedienen|Reinigungsmaschinen bedienen|Reinigungsautomaten bedienen|Böden maschinell reinigen
Staubsaugen|Böden saugen|Teppiche saugen
Staubwischen|Staub wischen|Möbel abstauben|Abstauben
Mülleimer leeren|Papierkörbe leeren|Abfalleimer leeren|Abfallbehälter entleeren|Müllbeutel wechseln
Containerreinigung|Behälter reinigen|Tanks reinigen|Tankreinigung
Graffitientfernung|Graffiti entfernen
Schwimmbadreinigung|Becken reinigen|Schwimmbecken reinigen
Poolpflege|Pools warten|Pools reinigen|Swimmingpools pflegen
Beckenwasser prüfen|Wasserqualität im Schwimmbad prüfen|Wasserwerte im Bad messen|Chlorwerte messen|Badewasser untersuchen
Reinigungspläne erstellen|Reinigungspläne schreiben|Putzpläne erstellen
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
Fluchtwege kontrollieren|Rettungswege kontrollieren|Fluchtwege prüfen
Arbeitsschutzbegehungen|Sicherheitsbegehungen|Arbeitsplätze auf Sicherheit prüfen|Arbeitsplatzbegehungen|Betriebsbegehungen
Gefahrstoffmanagement|Gefahrstoffe verwalten|Gefahrstoffverzeichnis führen|Gefahrstoffkataster führen|Gefahrstoffkataster
Arbeitsmedizinische Vorsorge|Mitarbeiter arbeitsmedizinisch untersuchen|betriebsärztliche Untersuchungen|arbeitsmedizinische Untersuchungen
Streifendienst|Streife fahren@Polizei|Polizeistreife|Streifenwagen fahren
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
Immobilienvermarktung|Immobilien vermarkten
Objektakquise|Immobilien akquirieren|Objekte akquirieren@Immobilien Makler|Immobilienakquise|Immobilien für den Verkauf gewinnen
Mieterauswahl|Mieter auswählen|Mietinteressenten auswählen
Mieterkommunikation|Korrespondenz mit Mietern|Mieteranfragen beantworten|Schriftverkehr mit Mietern|Kommunikation mit Mietern|Fragen von Mietern beantworten
Eigentümerversammlungen organisieren|Eigentümerversammlungen vorbereiten|WEG-Versammlungen|Eigentümerversammlungen durchführen
Instandhaltung von Gebäuden|Gebäude instand halten|Gebäudeinstandhaltung|Gebäudeunterhalt|Liegenschaften instand halten|Gebäude unterhalten
Objektbetreuung|Objekte betreuen@Gebäude Immobilie Haus|Gebäude betreuen|Liegenschaften betreuen|Wohnanlagen betreuen
Grünpflege rund ums Haus|Außenanlagen pflegen|Außenanlagenpflege|Umgebungspflege|Umgebungsarbeiten
Produktionsleitung|Produktion leiten|Fertigungsleitung|Fertigung leiten|Leitung der Produktion|Leitung der Fertigung|Production Management
Bereichsleitung|Bereiche leiten|Leitung eines Bereichs
Gruppenleitung|Gruppe leiten|Leitung einer Gruppe
Meistertätigkeit|Meister in der Produktion|Werkmeister
Vorarbeiter|Vorarbeitertätigkeit|Kolonnenführer|Kolonne führen
Bauleiter|Bauführer@Baustelle|Site Manager
Unternehmensberatung|Unternehmen beraten|Management Consulting|Firmen beraten|Consulting@Unternehmen Beratung Kunden
Organisationsentwicklung|Organisationen entwickeln|Organizational Development
Restrukturierung|Unternehmen restrukturieren|Unternehmen umstrukturieren|Umstrukturierung|Restrukturierungen begleiten
Businessplan|Geschäftsplan|Unternehmensplan@Gründung
Vorlagen für den Vorstand erstellen|Entscheidungsvorlagen schreiben|Vorstandsvorlagen erstellen|Entscheidungsvorlagen für die Geschäftsführung
Besprechungen organisieren|Meetings organisieren|Sitzungen organisieren|Organisation von Sitzungen|Sitzungsorganisation|Meetings planen|Besprechungen planen
Wissensmanagement|Wissen dokumentieren und teilen|Knowledge Management|Wissen im Unternehmen verwalten
Krankenstand senken|Fehlzeiten senken|Krankenstand reduzieren|Fehlzeiten reduzieren
Teamkoordination|Team koordinieren|Koordination des Teams
Einsatzplanung|Einsätze planen|Einsatzkoordination
Freiwillige anleiten|Ehrenamtliche anleiten|Ehrenamtliche schulen|Freiwillige schulen
Feldversuche|Feldversuche durchführen|Versuche auf dem Feld|Versuchsfelder anlegen
Laborversuche|Versuche im Labor|Laborexperimente|Experimente im Labor
Laboranalytik|Proben im Labor analysieren|Laboranalysen|Laboruntersuchungen|im Labor Proben untersuchen|Probenanalytik|Laborproben analysieren|Laborproben untersuchen
Gaschromatographie|GC@Labor Analyse Proben|Gaschromatografie|GC-Analysen
Massenspektrometrie|MS@HPLC GC Labor Analyse|massenspektrometrische Analysen
Infrarotspektroskopie|IR-Spektroskopie > FTIR
Elektrophorese|Gelelektrophorese|Gele laufen lassen
Sterile Arbeitstechniken|steriles Arbeiten|unter sterilen Bedingungen arbeiten|aseptisches Arbeiten
Prüfmethoden validieren|analytische Methoden validieren|Validierung analytischer Methoden
SOPs schreiben|SOPs erstellen|Standardarbeitsanweisungen schreiben|Standardarbeitsanweisungen erstellen|SOPs verfassen
Gefahrstoffentsorgung|Gefahrstoffe entsorgen|Sonderabfälle entsorgen|Chemikalien entsorgen|Sondermüll entsorgen
Chemikalienverwaltung|Chemikalien verwalten|Chemikalien bestellen und lagern
Forschung und Entwicklung|F&E|R&D|FuE|Research and Development
Wissenschaftliches Arbeiten|wissenschaftliche Tätigkeit
Umfragen durchführen|Befragungen durchführen|Interviews für Umfragen führen
Qualitative Interviews|Leitfadeninterviews|qualitative Interviews führen
Statistische Modellierung|statistische Modelle erstellen|statistische Modelle bauen
Umweltgutachten erstellen|ökologische Gutachten schreiben
Altlastenerkundung|Altlasten untersuchen|Altlasten erkunden|Altlastenuntersuchung|Böden auf Schadstoffe untersuchen
Lärmmessungen|Lärm messen|Schallmessungen|Schallpegel messen
Emissionsmessungen|Emissionen messen|Schadstoffausstoß messen
Immissionsschutz|Immissionsschutzrecht|Schutz vor Immissionen
Umweltschutz|Umwelt schützen > betrieblicher Umweltschutz|Umweltschutzmaßnahmen umsetzen
Wertstoffhof|Recyclinghof|auf dem Wertstoffhof arbeiten|Altstoffsammelzentrum
Recycling|Wertstoffe recyceln|Abfälle recyceln|Wiederverwertung|Wiederverwertung von Abfällen
Wasserversorgung|Trinkwasserversorgung|Wasserversorgungsanlagen betreiben|Wasserwerke betreiben
Rohrnetzwartung|Wasserleitungen warten|Wassernetz warten|Rohrnetz warten|Rohrbrüche reparieren
Fernwärmenetze betreiben|Fernwärmeversorgung
Energieeffizienz steigern|Energieverbrauch senken|Energie einsparen|Energieverbrauch reduzieren|Energieeinsparung|Energiekosten senken
Energiedatenmanagement|Energieverbräuche erfassen und auswerten|Energiemonitoring|Verbräuche auswerten@Energie Strom
Viehversorgung|Vieh versorgen|Tiere im Stall versorgen|Stalltiere versorgen|Nutztiere versorgen|Rinder versorgen
Kälberaufzucht|Kälber aufziehen|Kälber tränken
Bereiten von Pferden|Pferde ausbilden|Pferdeausbildung|junge Pferde ausbilden
Ziegenhaltung|Ziegen halten|Ziegen melken
Herdenmanagement|Herden betreuen|Herde führen
Weidehaltung|Tiere auf die Weide treiben|Weidetiere betreuen|Weidewirtschaft
Gülleausbringung|Gülle ausbringen|Gülle fahren|Jauche ausbringen
Sachkundenachweis Pflanzenschutz|Spritzschein|Pflanzenschutzsachkunde
Maisernte|Mais ernten|Mais häckseln
Spargelernte|Spargel stechen|Spargel ernten|Spargelstechen
Apfelernte|Äpfel pflücken|Äpfel ernten|Apfelpflücken
Hopfenanbau|Hopfen anbauen|Hopfenbau
Olivenernte|Oliven ernten
Sortierung von Obst und Gemüse|Gemüse sortieren|Obst sortieren|Obst und Gemüse sortieren und verpacken
Direktvermarktung|Hofladen betreiben|landwirtschaftliche Direktvermarktung|Produkte ab Hof verkaufen|im Hofladen verkaufen|Hofladen führen
Ökologischer Landbau|Biolandwirtschaft|Biolandbau|ökologische Landwirtschaft|Bio-Landwirtschaft|biologischer Anbau
Bäume und Sträucher ziehen|Gehölze kultivieren|Gehölzanzucht
Rollrasen verlegen|Rasen anlegen|Rasen verlegen|Rasenflächen anlegen
Terrassenbau|Terrassen bauen|Terrassen anlegen|Terrassen verlegen|Bau von Terrassen
Trockenmauern bauen|Trockenmauern setzen|Natursteinmauern bauen|Trockenmauerbau
Bewässerungsanlagen installieren|Bewässerungssysteme einbauen|Beregnungsanlagen installieren
Obstbaumschnitt|Obstbäume schneiden|Obstbäume zurückschneiden > Apfelbäume schneiden
Strauchschnitt|Sträucher schneiden|Gehölzschnitt|Gehölze schneiden|Sträucher zurückschneiden|Gehölze zurückschneiden > Hecken und Sträucher schneiden|Hecken, Bäume und Sträucher schneiden|Bäume und Sträucher schneiden
Laubbeseitigung|Laub entfernen|Laub rechen|Laub kehren|Laub zusammenrechen|Laub harken|Laub blasen|Laub zusammenkehren|Laub beseitigen|Laubrechen
Innenraumbegrünung|Büropflanzen pflegen|Pflanzen in Büros pflegen|Zimmerpflanzen pflegen
Holzernte mit dem Harvester|Harvester fahren|Holzvollernter fahren|Harvester bedienen
Brennholz herstellen|Brennholz spalten|Holz spalten
Forstpflanzung|Waldbäume pflanzen
Forstrevier leiten|Forstrevier betreuen|Revierleitung@Forst Wald|Forstrevierleitung
Fisch filetieren
Milch verarbeiten|Milchverarbeitung|Molkereiprodukte herstellen|Milchprodukte herstellen
Speiseeisherstellung|Speiseeis herstellen|Eis herstellen@Speise Eisdiele Konditorei|Eisherstellung
Pralinenherstellung|Pralinen herstellen|Pralinen fertigen|Pralinen anfertigen
Schokoladenherstellung|Schokolade herstellen|Schokolade temperieren|Schokolade verarbeiten
Nudelherstellung|Nudeln herstellen|Pasta herstellen|Teigwarenherstellung|Teigwaren herstellen
Kaffeeröstung|Kaffee rösten|Kaffee röstet
Getreide mahlen|Mehl mahlen|Getreidevermahlung
Schnaps brennen|Destillieren von Spirituosen|Spirituosen brennen|Obstbrände herstellen
Backofenbedienung|Öfen bedienen@Backstube Bäckerei|Backöfen bedienen|Ofenarbeit in der Bäckerei
Verkostung|Lebensmittel sensorisch prüfen|sensorische Prüfung|Sensorik@Lebensmittel Wein Geschmack|Produkte verkosten|sensorische Bewertung
Produktentwicklung Lebensmittel|neue Rezepte entwickeln|Rezeptentwicklung|Rezepturen entwickeln|Rezepte entwickeln
Sachbearbeitung Unterhaltsvorschuss|Unterhaltsvorschussanträge bearbeiten|Anträge auf Unterhaltsvorschuss bearbeiten
Viehhaltung|Vieh halten|Viehzucht|Tiere auf dem Hof halten
Klickprototypen|klickbare Prototypen erstellen|Klickdummys erstellen
Standardarbeitsanweisungen|SOPs|Standard Operating Procedures|SOP@Labor Arbeitsanweisung GMP Qualität
Supply-Chain-Manager
Sendungen disponieren|Sendungsdisposition
Datenverkabelung|Datenkabel verlegen|Datenleitungen verlegen
`;
