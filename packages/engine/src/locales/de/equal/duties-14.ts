/** Aufgaben aus Bahn, Schiff, Flug, Zoll, Energie, Forschung, Sprache, Presse, Haus und Service in den Worten der Anzeige und in einfachen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties14 = `
Erste-Hilfe-Schulungen|Schulungen in Erster Hilfe|in Erster Hilfe schulen|Erste-Hilfe-Kurse geben|Kurse in Erster Hilfe geben
Zimmerreinigung|Reinigung von Zimmern > Hotelzimmer saubermachen|Zimmer saubermachen|Gästezimmer sauber machen
Warenverräumung|Verräumen von Waren > Waren in die Regale räumen|Ware in die Regale einräumen|Konserven in die Regale einräumen
Verfassen von Stellenausschreibungen|Stellenausschreibungen verfassen|Stellenanzeigen verfassen|Stellenanzeigen schreiben|Verfassen von Stellenanzeigen
Wickeln|Windeln wechseln|Kinder wickeln|Babys wickeln|Kleinkinder wickeln
Speisen- und Getränkeservice > Essen und Getränke servieren|Essen und Getränke an die Tische bringen|Speisen und Getränke servieren
Dachrinnenmontage|Dachrinnen montieren|Montage von Dachrinnen|Regenrinnen montieren|Montage von Regenrinnen|Regenrinnen anbringen
Forderungseinzug|Forderungen einziehen|Außenstände eintreiben|offene Forderungen eintreiben|Forderungen eintreiben|Inkasso
Baufinanzierungsberatung|zu Baufinanzierungen beraten|Beratung zur Baufinanzierung > zu Baukrediten beraten|zu Darlehen für den Hauskauf beraten
Datensicherung|Sichern von Daten > Backups prüfen|Backups einrichten|tägliche Backups|Server-Backups
Gerüstmontage|Gerüste montieren|Montage von Gerüsten|Gerüste aufbauen|Gerüste aufstellen > Fassadengerüste aufbauen
Gangschulung|Gehtraining|Gehübungen|das Gehen üben > Gehen an Stützen üben
Aufzugswartung|Aufzüge warten|Wartung von Aufzügen|Fahrstühle warten|Fahrstuhlwartung
Rangieren|Züge rangieren|Rangierdienst|Wagen rangieren|Güterwagen rangieren
Decksarbeiten|Arbeiten an Deck
Wachdienst an Bord|Brückenwache|Wache auf der Brücke gehen
Passagierabfertigung|Passagiere abfertigen|Fluggäste abfertigen|Abfertigung von Fluggästen|Fluggastabfertigung
Gepäckabfertigung|Gepäck abfertigen|Gepäckverladung|Koffer verladen|Gepäck verladen
Sicherheitskontrollen am Flughafen|Fluggastkontrolle|Fluggäste kontrollieren|Passagierkontrolle|Passagiere kontrollieren
Betreuung der Fluggäste|Fluggäste betreuen|Passagiere an Bord betreuen|Passagierbetreuung
Zollabwicklung|Zollformalitäten erledigen|Zollpapiere erstellen|Abwicklung von Zollformalitäten > Zollanmeldungen schreiben
Zählerablesung|Zähler ablesen|Zählerstände ablesen|Ablesen von Zählern|Zählerstände erfassen
Photovoltaikmontage|Photovoltaikanlagen montieren|Solaranlagen montieren|Montage von Solaranlagen|Solarmodule montieren|Montage von Photovoltaikanlagen
Kläranlagenbetrieb|Kläranlagen bedienen|Bedienung von Kläranlagen
Literaturrecherche|Literatur recherchieren|Fachliteratur suchen|Fachartikel suchen|wissenschaftliche Literatur suchen
Versuchsdurchführung|Versuche durchführen|Experimente durchführen|Durchführung von Versuchen|Versuche im Labor durchführen
Auswertung von Versuchen|Versuchsergebnisse auswerten|Versuchsdaten auswerten|Versuche auswerten|Messdaten auswerten
wissenschaftliche Artikel veröffentlichen|Fachartikel veröffentlichen|Publikation von Forschungsergebnissen
Konferenzdolmetschen|auf Konferenzen dolmetschen|Dolmetschen bei Konferenzen|bei Konferenzen dolmetschen
Übersetzung von Fachtexten|Fachtexte übersetzen|Fachübersetzungen > Handbücher übersetzen|Verträge übersetzen
Berichterstattung|Artikel für die Zeitung schreiben|Zeitungsartikel schreiben|Berichte für die Zeitung schreiben > aus dem Gemeinderat berichten
Redaktionelle Bearbeitung|Texte redigieren|Beiträge redigieren|Artikel redigieren|redaktionelle Überarbeitung von Texten
Bestandsaufnahme im Archiv|Archivgut verzeichnen|Archivalien verzeichnen|Verzeichnung von Archivgut
Digitalisierung von Unterlagen|Unterlagen digitalisieren|Akten scannen|Dokumente scannen|Akten digitalisieren|Papiere einscannen
Restaurierung > Möbel restaurieren|Gemälde restaurieren|Bücher restaurieren
Seelsorge|seelsorgerliche Gespräche führen|Seelsorgegespräche
Gottesdienste halten|Gottesdienste feiern|Gestaltung von Gottesdiensten
Chorleitung|einen Chor leiten|Chöre leiten
Instrumentalunterricht|Instrumente unterrichten|Musikschüler unterrichten > Klavierunterricht geben|Gitarre unterrichten|Geige unterrichten
Kostümanfertigung|Kostüme nähen|Kostüme schneidern|Anfertigung von Kostümen
Änderungsschneiderei|Kleidung ändern|Kleider ändern > Hosen kürzen|Kleider kürzen
Schauspieler schminken|Darsteller schminken
Requisiten bereitlegen|Requisitenverwaltung|Requisiten verwalten
Pferdepflege|Pferde pflegen|Pferde versorgen|Pferde putzen und füttern|Pflege von Pferden
Hufpflege|Hufe pflegen|Hufe auskratzen
Weidezaunbau|Weidezäune bauen|Zäune bauen|Zaunbau|Zäune setzen
Aussaat|Getreide säen|Felder einsäen|Aussäen
Heuernte|Heu machen|Heu ernten|Heu wenden und pressen
Rebschnitt|Reben im Winter schneiden|Weinreben schneiden
Weinverkostungen|Weinproben
Wildhege|Wild hegen|Hege des Wildes
Aufforstung|Bäume nachpflanzen|junge Bäume pflanzen|Jungbäume pflanzen|Waldflächen bepflanzen
Reklamationen bearbeiten|Reklamationsbearbeitung|Bearbeitung von Reklamationen|Beanstandungen bearbeiten
Anfragenbearbeitung|Kundenanfragen beantworten|Kundenanfragen bearbeiten|Fragen von Kunden beantworten|Bearbeitung von Kundenanfragen|Beantwortung von Kundenanfragen
Terminerinnerung|Patienten an Termine erinnern|Kunden an Termine erinnern
Wäschepflege|Wäsche waschen und bügeln|Wäsche waschen|Wäsche pflegen
Bügelarbeiten|Bügeln|Wäsche bügeln|Hemden bügeln
Haushaltsführung|Haushalte führen
Einkaufsbegleitung|beim Einkaufen begleiten|Senioren beim Einkauf begleiten|Begleitung beim Einkaufen
Fahrdienst|Fahrdienste > Menschen mit Behinderung fahren|Senioren fahren
Essen auf Rädern > Essen ausfahren|Mahlzeiten ausliefern|Menüs ausliefern
`;
