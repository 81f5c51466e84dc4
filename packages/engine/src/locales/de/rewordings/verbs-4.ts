/** Verbs of work: German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const verbs4 = `
sichern|speichern|backup
sichten|prüfen|durchsehen|durchgehen|ansehen|anschauen
sicherstellen|sorgen für|gewährleisten|dafür sorgen|garantieren
sieben|durchsieben
singen|vorsingen
skizzieren|zeichnen|skizzen anfertigen
sortieren|ordnen|nach art trennen|trennen|einsortieren|zuordnen|auseinandersortieren
spazieren gehen|spazierengehen|spaziergänge machen|spaziergänge unternehmen
speichern|sichern|ablegen|abspeichern
spielen|auftreten|darstellen
spritzen|injizieren|spritze geben|spritzen setzen
spülen|abwaschen|abspülen|geschirr waschen
stapeln|schichten|aufeinanderlegen|aufstapeln
staubsaugen|saugen|absaugen
stempeln|abstempeln|mit stempel versehen
steuern|bedienen|fahren|lenken
stimmen|einstimmen
stornieren|annullieren|rückgängig machen|absagen
streichen|malern|anstreichen|anmalen|mit farbe versehen|überstreichen
streuen|ausstreuen|verteilen
stützen|halten
suchen|ausschau halten|auf die suche gehen
tapezieren|tapeten kleben|tapeten anbringen
teilen|aufteilen|zerlegen
telefonieren|anrufen|telefonate führen|telefongespräche führen|am telefon sprechen|anrufe tätigen|telefondienst
testen|prüfen|erproben|ausprobieren|durchprüfen
tippen|schreiben|eintippen|abtippen
tragen|schleppen|bringen|transportieren
transportieren|befördern|bringen|fahren|schaffen|tragen
treffen|zusammenkommen|treffen abhalten
trennen|sortieren|auseinanderhalten
trocknen|abtrocknen|dörren
überarbeiten|bearbeiten|verbessern|anpassen|umschreiben|überholen
überblicken|im blick haben|im blick behalten
überbringen|übergeben|zustellen
übergeben|überreichen|aushändigen|abgeben|weitergeben|weiterreichen
überlassen|geben
übermitteln|senden|weiterleiten|weitergeben|zusenden|schicken
übernachten|schlafen
überprüfen|kontrollieren|prüfen|nachsehen|checken|verifizieren|nachkontrollieren
überspielen|übertragen|kopieren
übertragen|eintragen|übernehmen|kopieren
überwachen|beobachten|im blick behalten|im auge behalten|kontrollieren|verfolgen|ein auge haben auf|bewachen
überweisen|zahlen|bezahlen|anweisen
umbauen|umrüsten|umgestalten|anpassen|ändern
umbetten|lagern|umlagern
umgestalten|neu gestalten|umbauen|erneuern
umgraben|umpflügen|lockern
umladen|umschlagen|verladen
umpacken|neu verpacken
umräumen|umstellen
umrüsten|umstellen|umbauen
umsetzen|verwirklichen|realisieren|in die tat umsetzen|ausführen
umstellen|ändern|wechseln
umtauschen|tauschen|umtausch
umtopfen|neu eintopfen
umziehen|umzug
unterbringen|lagern|einquartieren
unterhalten|animieren|bei laune halten
unterhalten|instand halten
unterschreiben|unterzeichnen|signieren
unterstützen|helfen|zur hand gehen|zur seite stehen|behilflich sein|zuarbeiten|assistieren|beistehen|mithelfen|entlasten|mit anpacken|hilfe leisten
untersuchen|prüfen|unter die lupe nehmen
unterweisen|einweisen|schulen|anleiten|erklären
verabreichen|geben|ausgeben
verabschieden|verabschiedung
veranschaulichen|zeigen|verdeutlichen
verarbeiten|weiterverarbeiten|bearbeiten
verarzten|wunden versorgen|erste hilfe leisten
verbauen|einbauen|montieren
verbessern|optimieren|steigern|voranbringen|weiterentwickeln
verbinden|verknüpfen|anschließen|zusammenfügen
verdrahten|verkabeln|kabel verlegen|leitungen verlegen|anschließen
veredeln|aufwerten
vereinbaren|ausmachen|abmachen|festlegen|absprechen|verabreden|abstimmen
vereinfachen|einfacher machen|erleichtern|entschlacken|verschlanken
vereinheitlichen|standardisieren|einheitlich machen
verfolgen|beobachten|nachhalten|im blick behalten
verfugen|fugen schließen|ausfugen
vergeben|erteilen|ausgeben|zuteilen
vergleichen|gegenüberstellen|abgleichen|vergleich anstellen
vergrößern|ausbauen|erweitern|ausweiten
verhüten|verhindern
verkabeln|verdrahten|kabel legen|kabel ziehen|kabel verlegen
verkaufen|vertreiben|an den mann bringen|absetzen|verkauf
verkleiden|verschalen
verkürzen|kürzen|verringern|reduzieren
verladen|beladen|aufladen|einladen|laden
verlängern|prolongieren|ausdehnen
verlegen|legen|einbauen|verlegung
verleihen|ausleihen|ausgeben|vermieten|verleih
verlesen|vorlesen
vermeiden|verhindern|umgehen
vermerken|notieren|eintragen|festhalten|aufschreiben
vermieten|verleihen|vergeben
vermindern|senken|verringern|reduzieren|herabsetzen
vermitteln|weiterleiten|verbinden|durchstellen
vermitteln|erklären|beibringen
vernetzen|verbinden|verknüpfen
vernichten|zerstören|schreddern
veröffentlichen|publizieren|posten|online stellen|herausgeben|einstellen|ins netz stellen
verpacken|einpacken|einwickeln|packen|versandfertig machen
verputzen|verputz auftragen|putz auftragen
verräumen|wegräumen|einräumen|einsortieren
verringern|senken|reduzieren|vermindern|mindern|verkleinern|drücken|herunterbringen
verschönern|dekorieren|schmücken
verschicken|versenden|schicken|senden|aussenden|absenden|auf den weg bringen|zur post bringen
verschrotten|entsorgen
versehen mit|ausstatten mit
versetzen|umsetzen
versorgen|sich kümmern um|sorgen für
verständigen|benachrichtigen|rufen|informieren|alarmieren
verstauen|einräumen|unterbringen|lagern
versteigern|auktionieren
verteilen|austeilen|ausgeben|ausliefern|zustellen|austragen
vertreten|einspringen für|vertretung übernehmen|in vertretung arbeiten
verwalten|verwaltung übernehmen
verweisen|weiterleiten|überweisen
verzieren|dekorieren|garnieren|schmücken|ausgarnieren
verzollen|zoll abwickeln|zollformalitäten erledigen
vorbeugen|vorsorgen
vorbereiten|bereitlegen|bereitstellen|vorbereitungen treffen|herrichten|fertig machen|bereit machen
vorlegen|zeigen|präsentieren|einreichen
vorlesen|lesen|aus büchern lesen|geschichten lesen
vormerken|reservieren|notieren
vorschlagen|anregen|empfehlen|vorschläge machen|vorschläge unterbreiten|vorschläge einbringen
vorsortieren|sortieren
vorstellen|präsentieren|zeigen|bekannt machen
vortragen|präsentieren|vortrag halten|referieren|vorträge halten
wachen|aufpassen|wache halten
warten|instand halten|wartungen vornehmen|pflegen
wegräumen|aufräumen|verräumen|beseitigen
weiden|auf die weide bringen|auf die weide treiben
weiterentwickeln|verbessern|ausbauen
weitergeben|weiterleiten|weiterreichen|übermitteln|übergeben|melden
weiterleiten|weitergeben|weiterreichen|übermitteln|schicken|durchstellen|verbinden|weitervermitteln
werben|reklame machen|werbung machen|bewerben
wickeln|windeln wechseln|windel wechseln
wiederherstellen|reparieren|rekonstruieren|retten
wiederholen|üben
zahlen|bezahlen|begleichen|überweisen
zählen|auszählen|durchzählen|erfassen
zeichnen|skizzieren|zeichnungen anfertigen|zeichnungen erstellen
zeigen|vorführen|demonstrieren|erklären|präsentieren|vormachen
zerkleinern|klein schneiden|schreddern|häckseln
zerlegen|auseinandernehmen|auseinanderbauen|demontieren
zerteilen|zerlegen|portionieren|tranchieren
ziehen|schleppen
aufziehen|großziehen > züchten
zubereiten|kochen|herstellen|zubereitung|anrichten
zuordnen|zuteilen|einordnen|zuweisen
zurückgeben|retournieren|zurückbringen|zurückschicken|zurücksenden
zurückrufen|rückrufe tätigen|rückruf
zusammenarbeiten|kooperieren|hand in hand arbeiten|in zusammenarbeit
zusammenbauen|montieren|zusammensetzen|aufbauen|zusammenfügen
zusammenfassen|bündeln|zusammenfassung schreiben|zusammenfassung erstellen
zusammenlegen|falten|vereinen
zusammenrechnen|addieren|summieren
zusammenstellen|erstellen|packen|bündeln
zuschneiden|schneiden|auf maß schneiden|auf maß bringen|zuschnitt
zustellen|ausliefern|liefern|austragen|bringen|ausfahren
`;
