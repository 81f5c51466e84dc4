/** Verbs of work: German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const verbs3 = `
füttern|futter geben|mit futter versorgen|fütterung übernehmen
garen|kochen|dünsten
gärtnern|garten pflegen|gärten pflegen
geben|erteilen|halten|aushändigen|reichen
gestalten|entwerfen|layouten|layout machen
gewährleisten|sicherstellen|sichern|sorgen für
gewinnen|akquirieren|an land ziehen
gießen|wässern|bewässern|wasser geben|mit wasser versorgen
glätten|glatt schleifen|verspachteln
graben|ausheben|schaufeln
grillen|auf dem grill zubereiten
grundieren|vorstreichen|grundierung auftragen
grüßen|begrüßen
halten|geben|abhalten|durchführen
haltbar machen|konservieren
zerkleinern|klein schneiden > hacken
handeln mit|verkaufen
hämmern|nageln|einschlagen
heften|klammern|zusammenheften
heizen|beheizen|wärmen
helfen|zur hand gehen|zur seite stehen|unter die arme greifen|mit anpacken|behilflich sein|unterstützen|beistehen|zuarbeiten|assistieren
herausgeben|aushändigen|ausgeben|veröffentlichen
heraussuchen|suchen|raussuchen|aussuchen
hereinholen|holen
herrichten|vorbereiten|zurechtmachen|bereit machen
herunterladen|downloaden|laden
herstellen|fertigen|anfertigen|produzieren|bauen|erzeugen
hinbringen|bringen|fahren
hinweisen|aufmerksam machen|hinweis geben
hinzufügen|ergänzen|einfügen|einbauen
hochladen|uploaden|einstellen
hobeln|glatt hobeln
holen|abholen|herbeiholen|bringen
hüten|aufpassen auf|beaufsichtigen
impfen|impfungen geben|impfung verabreichen
informieren|mitteilen|in kenntnis setzen|auf dem laufenden halten|auskunft geben|auskünfte geben|auskünfte erteilen|auskunft erteilen
installieren|einbauen|aufspielen|einrichten|montieren
instand halten|warten|in schuss halten|pflegen|in stand halten
interviewen|befragen|interviews führen
jäten|unkraut entfernen|unkraut ziehen|unkraut zupfen|von unkraut befreien
kalkulieren|berechnen|ausrechnen|durchrechnen
kassieren|abkassieren|kasse machen|an der kasse sitzen|geld entgegennehmen
katalogisieren|erfassen|verzeichnen|in den katalog aufnehmen
kaufen|einkaufen|erwerben|anschaffen|besorgen
kennzeichnen|markieren|beschriften|etikettieren|auszeichnen|mit etiketten versehen
klären|lösen|regeln|aus der welt schaffen|ausräumen|bereinigen
kleben|verkleben|ankleben|aufkleben
kneten|durchkneten|durcharbeiten
kochen|zubereiten|garen|mahlzeiten zubereiten
kombinieren|verbinden
kommissionieren|zusammenstellen|picken|aufträge zusammenstellen|waren zusammenstellen
kompostieren|auf den kompost bringen
kontaktieren|anschreiben|kontakt aufnehmen|anrufen|sich melden bei|sich in verbindung setzen
kontrollieren|prüfen|überprüfen|nachsehen|einen blick werfen auf|nachschauen|durchsehen|sichten|kontrollgang machen
konzipieren|entwerfen|ausarbeiten|konzept erstellen
kopieren|vervielfältigen|ablichten|kopien machen|fotokopieren
korrigieren|verbessern|berichtigen|fehler beheben
probieren|abschmecken|verkosten
kürzen|verkürzen|zusammenstreichen|straffen
kümmern|betreuen|sorgen für|sich annehmen
kündigen|kündigung aussprechen
lagern|aufbewahren|unterbringen|verstauen
leeren|entleeren|ausleeren|leer machen
legen|verlegen|hinlegen
leisten|erbringen
lektorieren|redigieren
liefern|bringen|zustellen|ausliefern|anliefern|ausfahren
lochen|löcher stanzen
lösen|beheben|klären|aus der welt schaffen|beilegen|abstellen
löten|verlöten
lüften|durchlüften|fenster öffnen
zerkleinern > mahlen|häckseln
mähen|schneiden|rasen mähen|mit dem mäher schneiden
mahnen|anmahnen|mahnungen schicken|mahnungen schreiben|mahnungen versenden|zahlungserinnerungen verschicken
malen|pinseln
mauern|mauern hochziehen|mauern setzen
melden|bescheid geben|weitergeben|mitteilen|anzeigen|informieren über
melken|milchen
merken|bemerken
messen|ausmessen|vermessen|erfassen|messungen vornehmen
mischen|anmischen|vermengen|anrühren|verrühren|mixen
mitarbeiten|mitwirken|mithelfen|beteiligt sein
mitgestalten|mitwirken an der gestaltung
mitschreiben|protokollieren|notizen machen|notieren|mitschrift anfertigen
mitteilen|sagen|informieren|weitergeben|durchgeben
moderieren|durch das programm führen|gesprächsleitung übernehmen
montieren|anbringen|zusammensetzen|zusammenbauen|anbauen|verbauen
nachbereiten|nacharbeiten
nachbessern|korrigieren|nacharbeiten|ausbessern
nachbestellen|nachordern|neu bestellen|wieder bestellen|bestellen|nachschub ordern|für nachschub sorgen
nacherzählen|erzählen
nachfassen|nachhaken|nochmals nachfragen|erneut nachfragen|nachfragen
nachfüllen|auffüllen|befüllen|neu füllen|für nachschub sorgen
nachgehen|verfolgen|untersuchen
nachmessen|messen|kontrollmessen
nachprüfen|überprüfen|kontrollieren|prüfen|verifizieren
nachschlagen|nachsehen|nachlesen|recherchieren
nachstellen|justieren|nachjustieren
nachverfolgen|verfolgen|tracken|nachhalten
nähen|vernähen|zusammennähen > schneidern
nennen|angeben|aufführen
nieten|vernieten
ölen|schmieren|einölen|einfetten|fetten
ordnen|sortieren|in ordnung bringen|systematisieren|strukturieren
parken|einparken|abstellen
passieren|durchsieben
patrouillieren|rundgänge machen|kontrollgänge machen|streife gehen|auf streife gehen|bestreifen
pflanzen|setzen|einsetzen|einpflanzen|auspflanzen
pflastern|pflaster verlegen|pflastersteine verlegen|pflastersteine setzen
pflegen|instand halten|aktuell halten|aktualisieren
pflügen|umpflügen
planen|einplanen|planung machen|planung übernehmen
polieren|blank putzen|aufpolieren|glänzend machen
präparieren|vorbereiten
präsentieren|zeigen|vorstellen|vorführen|vortragen
proben|einstudieren|üben|proben abhalten
protokollieren|mitschreiben|protokoll schreiben|protokolle schreiben|protokolle führen|protokolle anfertigen
prüfen|kontrollieren|nachsehen|checken|durchsehen|auf fehler durchsehen|unter die lupe nehmen|inspizieren|testen
pumpen|abpumpen|auspumpen
putzen|reinigen|sauber machen|säubern|saubermachen|wischen|sauber halten
quittieren|abzeichnen|gegenzeichnen
räuchern|in den rauch hängen
räumen|freiräumen|leer räumen|wegräumen
reagieren auf|antworten auf
rechnen|berechnen|kalkulieren
recherchieren|suchen|nachforschen|ermitteln|recherche betreiben|nachschlagen
überarbeiten > redigieren
regeln|klären|erledigen|abwickeln
registrieren|erfassen|eintragen|anmelden|aufnehmen|verzeichnen
reichen|anreichen|geben|übergeben
reinigen|säubern|putzen|sauber machen|sauber halten|waschen|abwaschen|wischen
reiten > zureiten|ausreiten
rekonstruieren|wiederherstellen|nachbauen
renovieren|erneuern|herrichten
reparieren|richten|ausbessern|flicken|instand setzen|in ordnung bringen|wieder in gang bringen|fehler beheben|reparaturen vornehmen|wieder flott machen > überholen
reservieren|vormerken|buchen|freihalten
restaurieren|aufarbeiten|instandsetzen|auffrischen
röntgen|röntgenaufnahmen machen|röntgenbilder anfertigen|röntgenbilder machen
rufen|herbeirufen
rühren|umrühren|verrühren
sägen|zersägen|zusägen|schneiden|zuschneiden
sammeln|zusammentragen|einsammeln|zusammenstellen|auflesen
sanieren|instandsetzen
schälen|pellen
schalten|umschalten|bedienen
schätzen|einschätzen|taxieren
schauen|sehen|nachsehen
schichten|stapeln|aufschichten
schicken|senden|versenden|verschicken|übermitteln|zusenden|weiterleiten
schieben|fahren|bewegen
schleifen|schmirgeln|abschleifen|glätten|schärfen
schlichten|vermitteln|beilegen|streit lösen
schließen|abschließen|zumachen|verschließen|zuschließen
schmieren|ölen|fetten|abschmieren|einfetten
schminken|make-up auftragen|make-up machen
schneiden|stutzen|kürzen|zuschneiden|zerteilen|trimmen
schnippeln|klein schneiden|zerkleinern|schneiden
schrauben|verschrauben|festschrauben
schreiben|verfassen|erstellen|formulieren|aufsetzen|anfertigen|texten
schulen|trainieren|weiterbilden|fortbilden
schützen|sichern|bewahren
schweißen|zusammenschweißen|verschweißen
servieren|bedienen|auftragen|an den tisch bringen|bringen
sichern|schützen|absichern|backups machen
`;
