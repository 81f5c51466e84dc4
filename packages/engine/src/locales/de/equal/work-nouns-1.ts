/** Verbs and things as one noun, by families of work, where a rule of word formation does not find them; what stands behind ">" is narrower and only proves; our own list. */
export const workNouns1 = `
Baumpflanzung|Baumpflanzungen|Bäume pflanzen|Bäume setzen|Pflanzen von Bäumen|Pflanzung von Bäumen > Buchen pflanzen|Eichen pflanzen|Fichten pflanzen|Kiefern pflanzen|Tannen pflanzen|Linden pflanzen|Ahorne pflanzen|Obstbäume pflanzen
Baumfällung|Baumfällungen|Baumfällarbeiten|Bäume fällen|Fällen von Bäumen|Fällung von Bäumen > Buchen fällen|Eichen fällen|Fichten fällen|Kiefern fällen|Pappeln fällen
Baumschnitt|Bäume schneiden|Bäume beschneiden|Schneiden von Bäumen|Schnitt von Bäumen > Apfelbäume schneiden|Obstbäume schneiden
Heckenschnitt|Hecken schneiden|Schneiden von Hecken|Hecken stutzen
Klaviertransport|Klaviertransporte|Klaviere transportieren|Klaviere befördern|Klaviere tragen|Transport von Klavieren
Möbeltransport|Möbeltransporte|Möbel transportieren|Möbel befördern|Transport von Möbeln
Krankentransport|Krankentransporte|Kranke befördern|Kranke transportieren
Gütertransport|Güter transportieren|Güter befördern|Transport von Gütern
Servieren von Speisen|Speisen servieren|Speisen auftragen|Speisen an die Tische bringen|Speisen an Tische bringen|Essen an die Tische bringen|Gerichte servieren
Servieren von Getränken|Getränke servieren|Getränke an die Tische bringen|Getränke an Tische bringen
Marinieren von Fleisch|Fleisch marinieren|Fleisch einlegen > Steaks einlegen|Steaks marinieren|Grillfleisch einlegen
Misten der Boxen|Boxen misten|Boxen ausmisten|Ausmisten der Boxen|Pferdeboxen ausmisten
Ausmisten der Ställe|Ställe ausmisten|Stall ausmisten|Ställe misten|Stall misten|Misten der Ställe
Eingewöhnung von Kindern|Kinder eingewöhnen|Krippenkinder eingewöhnen|Kleinkinder eingewöhnen|Kindergartenkinder eingewöhnen
Prüfungsvorbereitung|auf Prüfungen vorbereiten|auf die Prüfung vorbereiten|Vorbereitung auf Prüfungen
Abiturvorbereitung|auf das Abitur vorbereiten|Abiturienten vorbereiten|Vorbereitung auf das Abitur|Maturavorbereitung|Maturaklassen vorbereiten|auf die Matura vorbereiten
Fehlersuche|Fehler suchen|Suche nach Fehlern
Debugging|Fehler im Code suchen und beheben|Fehler in der Software suchen und beheben|Fehler in der Firmware beheben|Softwarefehler suchen und beheben
Hundeausführen|Hunde ausführen|Gassigehen|Gassigehen mit Hunden|mit Hunden Gassi gehen|Hunde Gassi führen
Apfelernte|Äpfel pflücken|Äpfel ernten|Ernten von Äpfeln
Kirschernte|Kirschen pflücken|Kirschen ernten
Erdbeerernte|Erdbeeren pflücken|Erdbeeren ernten
Kartoffelernte|Kartoffeln ernten|Kartoffeln roden|Kartoffeln ausgraben
Hopfenernte|Hopfen ernten|Hopfen pflücken
Salaternte|Salat ernten|Salat stechen|Salat schneiden
Gurkenernte|Gurken ernten|Gurken pflücken
Pilzernte|Pilze ernten|Pilze schneiden|Champignons ernten
Fischzucht|Fische züchten > Forellen züchten|Karpfen züchten
Rinderzucht|Rinder züchten|Züchtung von Rindern
Geflügelhaltung|Geflügel halten > Hühner halten|Legehennen halten|Puten halten|Gänse halten
Schafschur|Schafe scheren|Scheren von Schafen
Klauenpflege|Klauen pflegen|Klauen schneiden
Joghurtabfüllung|Joghurt abfüllen|Jogurt abfüllen|Abfüllung von Joghurt|Abfüllen von Joghurt
Milchabfüllung|Milch abfüllen|Abfüllung von Milch
Bierabfüllung|Bier abfüllen|Abfüllung von Bier
Weinabfüllung|Wein abfüllen|Abfüllung von Wein|Weine abfüllen
Getränkeabfüllung|Getränke abfüllen|Abfüllung von Getränken > Saft abfüllen|Limonade abfüllen|Mineralwasser abfüllen
Meeting-Protokolle|Besprechungsprotokolle|Sitzungsprotokolle|Protokolle von Besprechungen|Protokolle der Besprechungen|Protokolle von Sitzungen
Brötchenbacken|Brötchen backen|Backen von Brötchen
Teppichreinigung|Teppiche reinigen|Reinigung von Teppichen
Uhrenreparatur|Uhren reparieren|Reparatur von Uhren|Uhren instandsetzen
Schuhreparatur|Schuhe reparieren|Reparatur von Schuhen
Grabpflege|Gräber pflegen|Pflege von Gräbern
Schneeräumung|Schnee räumen|Räumen von Schnee|Schneeräumen
`;
