/** Aufgaben aller Berufe in einfachen Worten und in denen der Anzeige, eine Bedeutung je Zeile; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties10 = `
Bremsscheibenwechsel|Bremsscheiben erneuern
Körperpflege > gewaschen, rasiert und Zähne geputzt|waschen, rasieren und Zähne putzen|Bewohner gewaschen und rasiert|Bewohner waschen
Wickeln|Windeln wechseln|Windelwechsel
Veröffentlichung von Stellenanzeigen|Stelleninserate aufgeben
Führen von Omnibussen|Busse fahren|Linienbusse fahren|Omnibusse fahren|Busfahren|Bus fahren|Busse lenken|Autobusse lenken|Führen von Bussen|Linienbusse lenken
Gipskartonwände|Rigipswände|Trennwände mit Rigips|Wände aus Rigips > Trennwände mit Rigips stellen
Gipskarton|Rigipsplatten
SAP Materialwirtschaft|SAP MM|SAP-MM|SAP R/3 MM
SAP Vertrieb|SAP SD|SAP-SD
SAP Finanzbuchhaltung|SAP FI|SAP-FI
SAP Instandhaltung|SAP PM|SAP-PM
Rübenernte|Zuckerrüben roden|Rüben roden|Zuckerrübenernte|Rüben ernten
motormanuelle Holzernte|mit der Motorsäge fällen|Baumfällung mit der Motorsäge|Bäume mit der Motorsäge fällen|Holzernte mit der Motorsäge > mit der Motorsäge gefällt und entastet|Fichten mit der Motorsäge fällen
Trinkwasseranalyse|Trinkwasserproben analysieren|Trinkwasserproben untersuchen > Proben aus Trinkwasserbrunnen analysieren
Sattelzugfahren|Sattelschlepper fahren|Sattelkraftfahrzeuge fahren|Führen von Sattelzügen|Führen von Sattelkraftfahrzeugen
Lkw-Fahren|LKW lenken|Laster fahren
Abräumen|Tische abservieren
Ankleiden|An- und Auskleiden|Bewohner anziehen
Korrektur von Klassenarbeiten|Klassenarbeiten nachsehen > Exen korrigieren
Website-Erstellung|Webseitenerstellung
Besichtigungen|Wohnungen zeigen|Besichtigungstermine durchführen|Wohnungsbesichtigungen|Wohnungen vorführen|Interessenten Wohnungen zeigen|Häuser zeigen|Objektbesichtigungen
Leistungsverzeichnis|LV@Ausschreibung Bau
`;
