/** Verbs of work: German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const verbs1 = `
abbrechen|stoppen
abdecken|bedecken|zudecken
abdichten|dichten|dicht machen|verfugen
abfertigen|abwickeln|bedienen
abfragen|erfragen|fragen nach|abrufen
abfüllen|füllen|einfüllen|umfüllen|befüllen
abgeben|einreichen|übergeben|aushändigen|abliefern
abhaken|abzeichnen|quittieren
abheben|herunternehmen|abnehmen
abkleben|abdecken
abkühlen|kühlen|herunterkühlen|kalt stellen
ablesen|auslesen|erfassen
ablösen|ersetzen
abmelden|austragen
abmessen|ausmessen|vermessen|messen|aufmessen|maß nehmen
abräumen|wegräumen|leer räumen
abrechnen|abrechnung machen|abrechnung erstellen
absagen|stornieren|absage erteilen
abschicken|absenden|verschicken|versenden|aussenden|rausschicken|herausschicken
abschmecken|würzen
abschreiben|abtippen|kopieren
absperren|sperren|abriegeln
abstauben|staub wischen|entstauben
abtransportieren|wegbringen|wegfahren|abfahren|abtransport
abwaschen|spülen|abspülen|geschirr spülen
abwiegen|einwiegen|wiegen|portionieren
abziehen|subtrahieren
adressieren|anschreiben|beschriften
aktualisieren|erneuern|auffrischen|auf den neuesten stand bringen|auf den aktuellen stand bringen|auf dem laufenden halten|aktuell halten|auf dem neuesten stand halten
anbauen|ziehen|kultivieren
anbieten|bereitstellen|zur verfügung stellen|bereithalten
anbringen|befestigen|montieren|anschrauben|festmachen
anfahren|ansteuern|besuchen
anfordern|abrufen|bestellen
anfragen|nachfragen|erfragen
anheben|heben|hochheben
anhören|zuhören|lauschen
ankleben|aufkleben|kleben|bekleben
ankleiden|anziehen|beim anziehen helfen|in die kleidung helfen
ankreuzen|markieren|kennzeichnen
ankündigen|bekannt geben|bekanntgeben|ankündigung
anlegen|einrichten|aufsetzen|erstellen|eröffnen
anlernen|einarbeiten|einweisen|unterweisen|einlernen
anliefern|liefern|hinbringen
anmelden|registrieren|eintragen|einschreiben
anmieten|mieten|anmietung
anmischen|mischen|anrühren|vermischen|verrühren
annähen|nähen|aufnähen
anpassen|abändern|angleichen|justieren|zuschneiden auf
anpflanzen|pflanzen|setzen|einpflanzen
anpreisen|bewerben|werben für
anprobieren|anprobe
anrichten|garnieren|dekorieren
anrufen|telefonisch kontaktieren|telefonieren mit|ans telefon holen|abtelefonieren
ansäen|aussäen|säen|aussaat
anschalten|einschalten|anmachen|anstellen
anschauen|ansehen|betrachten|sichten
anschließen|verbinden|anklemmen|anstöpseln
ansetzen|anberaumen|festlegen
ansprechen|kontaktieren|zugehen auf
anstreichen|streichen|bemalen|malern|pinseln
antworten|erwidern|zurückschreiben|rückmelden|beantworten|antwort geben
anweisen|auszahlen|überweisen
anwenden|nutzen|gebrauchen|einsetzen|verwenden|benutzen|handhaben
anzeichnen|markieren|anreißen
anziehen|festziehen|nachziehen
arbeiten|tätig sein|beschäftigt sein|im einsatz sein
archivieren|ablegen|aufbewahren|abheften
aufarbeiten|restaurieren|wiederherstellen|auffrischen
aufbereiten|vorbereiten|zusammenstellen
aufbewahren|verwahren|lagern|unterbringen|aufheben
aufblasen|aufpumpen
aufbrauchen|verbrauchen
aufdecken|entdecken|finden|feststellen|bemerken|ausfindig machen|aufspüren|erkennen
auffordern|bitten|ersuchen
aufführen|vorführen|auf die bühne bringen|aufführung
auffüllen|nachfüllen|auffüllung|befüllen|bestücken|nachlegen
aufgeben|einliefern|zur post bringen
aufhängen|anbringen|aushängen|hängen
aufklären|informieren
auflegen|auslegen|bereitlegen
auflesen|einsammeln|aufsammeln|aufheben
auflisten|aufzählen|in einer liste erfassen|in eine liste eintragen|liste erstellen|liste anlegen|listen führen
aufmachen|öffnen|aufschließen|aufsperren
aufnehmen|erfassen|notieren|aufschreiben|verzeichnen
aufpassen|beaufsichtigen|hüten|im auge haben|im blick behalten|ein auge haben auf
aufräumen|in ordnung bringen|ordnung schaffen|ordnung halten|sauber halten|ordentlich halten
aufrufen|rufen
aufschneiden|schneiden|in scheiben schneiden
aufschreiben|notieren|niederschreiben|verschriftlichen|zu papier bringen|schriftlich festhalten|schriftlich erfassen|vermerken
aufstellen|errichten|aufbauen|platzieren|hinstellen|positionieren
aufstocken|aufrüsten|erweitern
aufsuchen|besuchen|fahren zu|gehen zu
auftauen|abtauen
auftischen|servieren|auftragen|zu tisch bringen
aufwärmen|erwärmen|erhitzen|warm machen
aufwischen|wischen|nass wischen|feucht wischen
aufzeichnen|mitschneiden|aufnehmen|festhalten
aufziehen|großziehen|aufzucht
ausbessern|flicken|reparieren|richten|in ordnung bringen|wieder in gang bringen|wieder herrichten|instand setzen
ausbilden|ausbildung übernehmen
ausblenden|entfernen
ausbringen|verteilen|streuen
ausfahren|ausliefern|zustellen|liefern|verteilen|bringen
ausfüllen|ausfertigen
ausgeben|verteilen|aushändigen|austeilen|herausgeben|verabreichen
ausgießen|gießen
ausgleichen|begleichen|ausbalancieren
aushandeln|verhandeln
aushelfen|einspringen|helfen|unterstützen|mit anpacken
ausladen|entladen|abladen|löschen
ausleihen|verleihen|leihen|ausleihe
ausmisten|misten|stall säubern|stall reinigen|ställe reinigen
auspacken|entpacken
ausprobieren|testen|versuchen|erproben|probieren
ausräumen|leeren|leer räumen
ausrechnen|berechnen|kalkulieren|ermitteln
ausrichten|veranstalten|durchführen|organisieren|auf die beine stellen
ausrüsten|ausstatten|bestücken|versehen
ausschalten|abschalten|abstellen|ausmachen
ausschenken|einschenken|zapfen
ausschildern|beschildern|mit schildern versehen
ausschneiden|schneiden|zuschneiden
ausschreiben|inserieren|ausschreibung
ausschütten|auszahlen
aussortieren|heraussuchen|ausmustern|auslesen|wegwerfen
ausstatten|einrichten|versehen
ausstellen|zeigen|präsentieren
ausstellen|schreiben|erstellen|ausfertigen
aussuchen|auswählen|wählen|heraussuchen|auswahl treffen|treffen eine auswahl
austauschen|wechseln|ersetzen|tauschen|auswechseln|erneuern|umtauschen
auswechseln|austauschen|ersetzen|neu einsetzen
auswerten|analysieren|auswertung machen|auswertung erstellen
auszahlen|zahlen|überweisen
auszeichnen|etikettieren|preise anbringen|mit preisen versehen
herstellen > backen
basteln|werken|handwerklich arbeiten
bauen|errichten|fertigen
bearbeiten|erledigen|abarbeiten|sich kümmern um|behandeln
bebildern|illustrieren|mit bildern versehen
bedienen|arbeiten an|handhaben
bedrucken|drucken|bedruckung
befestigen|fixieren|festmachen|sichern|anbringen
befolgen|einhalten|sich richten nach
befragen|interviewen|fragen
begehen|begehung
begleiten|mitgehen|mitfahren|gehen mit|fahren mit
begrenzen|beschränken|einschränken
begutachten|beurteilen|einschätzen
behalten|bewahren
beilegen|beifügen|hinzufügen|anhängen
beilegen|schlichten|lösen
beitragen|mitwirken|mithelfen
beklagen|beschweren|reklamieren
`;
