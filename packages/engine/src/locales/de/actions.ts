/**
 * German verbs and nouns for one and the same thing done, whatever it is done to; what stands behind ">" does it too,
 * where the thing beside it is the same, and is not said by it; our own list.
 */
export const actions = `
montieren|montage|zusammenbauen|zusammenbau|anbringen|anbringung > befestigen|anschrauben|verschrauben|festschrauben|aufhängen|zusammensetzen|zusammenschrauben|einbauen|einbau|anbauen
einbauen|einbau|installieren|installation > einsetzen|eingelassen
anschließen|anschluss|anklemmen > verkabeln
reparieren|reparatur|instand setzen|instandsetzen|instandsetzung|ausbessern|ausbesserung > flicken|wieder herrichten
prüfen|prüfung|kontrollieren|kontrolle|überprüfen|überprüfung > durchsehen|nachsehen|gegenlesen
reinigen|reinigung|säubern|säuberung|putzen|saubermachen|sauber machen|sauber gehalten|sauber halten|reinhaltung > waschen|wischen|schrubben|aufwischen|abwischen|auswischen|auswaschen|abwaschen|ausspritzen|durchwischen|fegen|kehren|saugen
kehren|fegen|auskehren|ausfegen
austauschen|austausch|auswechseln|wechseln|wechsel|ersetzen|ersatz|erneuern|erneuerung|tauschen
herstellen|herstellung|fertigen|fertigung|anfertigen|anfertigung|produzieren|produktion > bauen|backen|nähen|schneidern|stricken|töpfern|drechseln|schmieden|schreinern|tischlern|gießen|brauen|keltern
bauen|bau|errichten|errichtung
liefern|lieferung|ausliefern|auslieferung|zustellen|zustellung > ausfahren|austragen
zustellen|zustellung|austragen > ausfahren|ausliefern
verkaufen|verkauf|veräußern|veräußerung
einkaufen|einkauf|beschaffen|beschaffung|ankaufen|ankauf|kaufen|besorgen|besorgung
ernten|ernte > pflücken|stechen|roden|lesen|abernten|einbringen|eingeholt
lesen|lese|pflücken|ernten
pflanzen|pflanzung|anpflanzen|einpflanzen > setzen|stecken
säen|aussaat|ansäen|aussäen|einsäen
mähen|mahd > schneiden
düngen|düngung
gießen|bewässern|bewässerung|wässern
füttern|fütterung
versorgen|versorgung
ausmisten|entmisten|entmistung
unterrichten|unterricht|lehren > unterricht geben|unterricht erteilen
verfassen|schreiben|texten|abfassen|abfassung|formulieren|formulierung|aufsetzen
übersetzen|übersetzung > übertragen
zubereiten|zubereitung > kochen
überwachen|überwachung|beaufsichtigen|beaufsichtigung
bewachen|bewachung
warten|wartung|instandhalten|instandhaltung
sortieren|sortierung
verpacken|verpackung|packen|einpacken|abpacken
etikettieren|etikettierung
beladen|beladung|verladen|verladung|einladen
entladen|entladung|abladen|ausladen|löschen
erfassen|erfassung|eingeben|eingabe > eintippen|eintragen|einpflegen|aufnehmen
berechnen|berechnung|ausrechnen|kalkulieren|kalkulation|ermitteln|ermittlung
schweißen
lackieren|lackierung
streichen|anstreichen|anstrich > überstreichen|bemalen
verlegen|verlegung > legen|auslegen|einziehen|verkleben
dämmen|dämmung|isolieren|isolierung
schleifen|abschleifen|schliff
fällen|fällung > umsägen|absägen
schneiden|zuschneiden|zuschnitt
schneiden|schnitt > zurückschneiden|stutzen|beschneiden|nachschneiden
messen|messung|vermessen|vermessung > ausmessen|nachmessen
bearbeiten|bearbeitung > erledigen|abarbeiten
aufziehen|aufzucht > großziehen
züchten|zucht|züchtung
beraten|beratung
betreuen|betreuung
einstellen|einstellung|anwerben|anwerbung
gewinnen|gewinnung|werben|werbung|akquirieren|akquise
aufbauen|aufbau|errichten|errichtung|aufstellen|aufstellung
abbauen|abbau|demontieren|demontage
zerlegen|zerlegung|demontieren|demontage|auseinandernehmen|auseinanderbauen
untersuchen|untersuchung|analysieren|analyse
buchen|buchung|reservieren|reservierung
schulen|schulung|unterweisen|unterweisung
einweisen|einweisung|einarbeiten|einarbeitung|anlernen
bestellen|bestellung|ordern
korrigieren|korrektur
gestalten|gestaltung|entwerfen|entwurf
erstellen|erstellung|ausstellen|ausstellung|anfertigen|anfertigung > schreiben|verfassen|aufsetzen
ändern|änderung|umarbeiten|umarbeitung
nähen|schneidern
bügeln|plätten
befördern|beförderung|transportieren|transport
verteilen|verteilung|austeilen|ausgeben|ausgabe
ausgeben|ausgabe|aushändigen|aushändigung > austeilen
versenden|versand|versendung|verschicken|absenden|schicken
ablegen|ablage|abheften|archivieren|archivierung
kopieren|vervielfältigen|vervielfältigung
digitalisieren|digitalisierung|scannen|einscannen
bezahlen|bezahlung|begleichen|begleichung|zahlen|zahlung
auszahlen|auszahlung|ausbezahlen
kassieren|einkassieren|abkassieren|kassierung
mahnen|mahnung|anmahnen
verleihen|verleih|ausleihen|ausleihe
verwalten|verwaltung|administrieren|administration
vereinbaren|vereinbarung|abmachen|ausmachen
festlegen|festlegung|festsetzen|festsetzung|terminieren|terminierung
annehmen|annahme|entgegennehmen|entgegennahme
abholen|abholung
sammeln|sammlung|einsammeln > zusammentragen
entsorgen|entsorgung|beseitigen|beseitigung > wegbringen|abfahren
räumen|räumung > freiräumen|wegräumen
leeren|leerung|entleeren|entleerung|ausleeren
auffüllen|auffüllung|befüllen|befüllung|nachfüllen|nachfüllung|bestücken|bestückung
planen|planung
testen|test|erproben|erprobung
entwickeln|entwicklung > programmieren
konfigurieren|konfiguration|einrichten|einrichtung
aktualisieren|aktualisierung > auf den neuesten stand bringen|auf dem neuesten stand halten
schalten|schaltung|veröffentlichen|veröffentlichung|publizieren > aufgeben
drucken|druck|ausdrucken
beschriften|beschriftung
dekorieren|dekoration|schmücken|ausschmücken
verabreichen|verabreichung|geben|gabe
dokumentieren|dokumentation > festhalten|aufzeichnen
auswerten|auswertung
befragen|befragung|interviewen
beantragen|beantragung
genehmigen|genehmigung|bewilligen|bewilligung
registrieren|registrierung|eintragen|eintragung
katalogisieren|katalogisierung
schmieren|schmierung|abschmieren|ölen|fetten|einfetten
tanken|betanken|betankung
servieren|auftragen
spülen|abspülen|abwaschen|abwasch
einräumen|verräumen|verräumung
lagern|lagerung|einlagern|einlagerung
kommissionieren|kommissionierung > zusammenstellen
zählen|zählung
wiegen|verwiegen|verwiegung|abwiegen
mischen|mischung|anmischen
begrüßen|begrüßung|empfangen|empfang
begleiten|begleitung
führen|führung > begleiten
aufräumen|ordnen
anleiten|anleitung
abdichten|abdichtung
besohlen|besohlung
beziehen|polstern|polsterung|aufpolstern
desinfizieren|desinfektion
waschen|wäsche
organisieren|organisation|ausrichten|ausrichtung|veranstalten|veranstaltung
erstatten|erstattung|rückerstatten|rückerstattung
trainieren|training
schärfen|schleifen|schleifung
ablesen|ablesung
`;
