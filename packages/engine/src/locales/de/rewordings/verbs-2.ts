/** Verbs of work: German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const verbs2 = `
belegen|bestreichen|schmieren
beleuchten|ausleuchten|licht setzen
belichten|fotografieren
beliefern|liefern|versorgen|zustellen
bemalen|anmalen|bestreichen
benachrichtigen|bescheid geben|informieren|in kenntnis setzen|bescheid sagen|kontaktieren
benennen|nennen|bezeichnen
bepflanzen|bepflanzung|pflanzen setzen
beraten|beratend zur seite stehen|mit rat zur seite stehen
bereinigen|korrigieren|säubern
bereitlegen|zurechtlegen|vorbereiten
bereitstellen|zur verfügung stellen|bereithalten|liefern|bereitstellung
berichten|melden|bericht erstatten|meldung machen|mitteilen
beruhigen|besänftigen
beschaffen|besorgen|einkaufen|kaufen|erwerben
beschildern|kennzeichnen|beschriften
beschneiden|schneiden|stutzen|zurückschneiden|trimmen|kürzen
beschreiben|darstellen|schildern|erläutern
beschriften|kennzeichnen|etikettieren|bezetteln|mit etiketten versehen|markieren
beseitigen|entfernen|wegräumen|beheben|aus dem weg räumen
besichtigen|ansehen|besuchen|in augenschein nehmen
besorgen|kaufen|einkaufen|beschaffen|holen
besprechen|erörtern|diskutieren|durchsprechen|durchgehen|reden über|bereden
bestätigen|zusagen|bestätigung senden
bestellen|ordern|bestellung aufgeben|bestellungen aufgeben|nachordern|nachbestellen|anfordern|in auftrag geben
bestimmen|festlegen|festsetzen
bestuhlen|stühle stellen|stühle aufstellen|bestuhlung
besuchen|aufsuchen|vorbeigehen|vorbeischauen
betanken|tanken|auftanken|volltanken
betreuen|sich kümmern um|umsorgen|sorgen für
beurteilen|bewerten|einschätzen|benoten
bewachen|bewachung|überwachen|wache halten
bewegen|transportieren
bewerten|beurteilen|einstufen|benoten
bewirten|verköstigen|bewirtung|verpflegen
bezahlen|zahlen|begleichen|zahlung leisten
beziehen|kaufen|einkaufen
beziehen|bespannen|überziehen
binden|zusammenbinden|bündeln
blanchieren|garen
bohren|löcher bohren|bohrungen setzen
braten|anbraten|zubereiten
bremsen|verlangsamen
bringen|tragen|liefern|transportieren|schaffen
buchen|verbuchen
buchen|reservieren|reservierung vornehmen
bügeln|plätten|glätten
bündeln|zusammenfassen|zusammenlegen
bürsten|striegeln|abbürsten
dämmen|isolieren|dämmung anbringen
danken|sich bedanken
darstellen|abbilden|zeigen|präsentieren
decken|eindecken|tische decken
dekorieren|schmücken|gestalten|verzieren
diktieren|ansagen
dokumentieren|festhalten|schriftlich festhalten|aufzeichnen|protokollieren|in einer akte festhalten|niederlegen
dolmetschen|mündlich übersetzen
übersetzen > dolmetschen
drehen|filmen|dreharbeiten
ernten > dreschen|pflücken|stechen
drucken|ausdrucken|druck
düngen|dünger ausbringen|dünger streuen
durchgehen|durchsehen|besprechen
durchlesen|lesen
durchsuchen|absuchen|suchen in
ebnen|planieren|einebnen
eichen|kalibrieren
eindämmen|verringern|begrenzen
eingeben|eintippen|einpflegen|erfassen|eintragen|einspeisen|eingabe
eingehen auf|berücksichtigen
eingliedern|integrieren|einbinden
eingravieren|gravieren
einholen|anfordern|beschaffen|einholung
einkaufen|besorgen|beschaffen|einkäufe machen|einkäufe erledigen|kaufen
einkleben|kleben
einkochen|einmachen|konservieren
einladen|bitten zu|einladungen verschicken
einlagern|lagern|ins lager bringen|ins regal räumen|verstauen|wegräumen
einleiten|anstoßen|in die wege leiten|veranlassen
einlesen|scannen|einscannen|digitalisieren
einordnen|sortieren|zuordnen|einsortieren
einpacken|verpacken|packen|einwickeln|verpackung
einräumen|einsortieren|auffüllen|bestücken|einstellen in regale|ins regal stellen
einsammeln|sammeln|abholen|zusammentragen
einschalten|anschalten|in betrieb nehmen
einschätzen|abschätzen|schätzen|bewerten
einschenken|ausschenken|nachschenken
einsehen|lesen|einsicht nehmen
einsetzen|einbauen|montieren
einspringen|aushelfen|vertreten|als vertretung übernehmen
einspritzen|spritzen|injizieren
einstudieren|proben|einüben|üben
einteilen|zuteilen|zuweisen|aufteilen
eintippen|tippen|eingeben
eintragen|vermerken|erfassen|notieren|einträge machen|verzeichnen|buch führen
eintreffen|ankommen
einüben|üben|trainieren|proben
einweichen|weichen
einwickeln|verpacken|wickeln
einziehen|einsammeln|kassieren|eintreiben
entfetten|reinigen
entfernen|beseitigen|lösen|herausnehmen|wegnehmen
entgegennehmen|annehmen|in empfang nehmen|aufnehmen
entgraten|grate entfernen|kanten brechen
entkalken|kalk entfernen
entkernen|kerne entfernen
entladen|ausladen|abladen|leer räumen
entlasten|unterstützen|arbeit abnehmen
entnehmen|ziehen|nehmen|abnehmen
entrosten|rost entfernen
entrümpeln|ausräumen|räumen
entsorgen|wegwerfen|beseitigen|wegbringen|entsorgung
entstören|störungen beheben|störungen beseitigen
entwickeln|ausarbeiten|erarbeiten
erarbeiten|erstellen|ausarbeiten|zusammenstellen
erfassen|aufnehmen|registrieren|eintragen|einpflegen|verzeichnen
erfragen|abfragen|nachfragen|ermitteln
ergänzen|vervollständigen|erweitern|hinzufügen|nachtragen
erhalten|bekommen|empfangen|entgegennehmen
erhitzen|erwärmen|heiß machen
erhöhen|steigern|anheben|vergrößern|hochsetzen|heraufsetzen|ausbauen
erinnern|mahnen|anmahnen
erkennen|bemerken|entdecken|sehen|feststellen
erklären|erläutern|vermitteln|näherbringen|verständlich machen|darlegen
erledigen|ausführen|abarbeiten|bearbeiten|besorgen
ermahnen|mahnen
ermitteln|feststellen|herausfinden|bestimmen|berechnen|messen|erheben
eröffnen|öffnen|aufmachen
erproben|testen|versuchen|ausprobieren|erprobung
erreichen|erzielen|schaffen
errichten|bauen|aufbauen|hochziehen|erbauen
erscheinen|herauskommen
erstatten|zurückzahlen|zurückerstatten
erstellen|anlegen|schreiben|zusammenstellen|aufstellen
erteilen|geben|vergeben
erweitern|ausbauen|ergänzen|vergrößern
erzählen|vorlesen|berichten
etikettieren|beschriften|auszeichnen|etiketten anbringen|etiketten kleben
fahren|chauffieren|bringen|befördern
fällen|schlagen|umsägen
falten|zusammenlegen|falzen
fangen|einfangen
färben|colorieren|tönen|farbe auftragen
fegen|kehren|auskehren|ausfegen
feststellen|bemerken|erkennen|finden|festhalten
filtern|sieben
fliesen|fliesen legen|fliesen verlegen|kacheln
flechten|verflechten
formen|gestalten|modellieren
fotografieren|fotos machen|fotos schießen|bilder machen|aufnahmen machen|ablichten|knipsen
freihalten|offen halten
freischneiden|ausschneiden|mähen
frisieren|haare machen|haare stylen|stylen
führen|aktuell halten|pflegen|halten
`;
