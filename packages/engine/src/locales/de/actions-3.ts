/**
 * Everyday German verbs beside the nouns that postings have for them; what stands behind ">" does it too, where the thing
 * beside it is the same, and is not said by it; our own list.
 */
export const actions3 = `
zurücksetzen|zurücksetzung|rücksetzung|rücksetzen
zurücksenden|rücksendung|zurückschicken
zurückzahlen|rückzahlung|zurückerstatten
zuordnen|zuordnung
einteilen|einteilung|zuteilen|zuteilung
berechnen|berechnung|errechnen|ausrechnen
zubereiten|zubereitung > machen@kaffee tee frühstück salate salat getränke|mixen@cocktails cocktail getränke|anrühren
annehmen|annahme > aufnehmen@bestellung bestellungen reservierung reservierungen anruf anrufe
nachverfolgen|nachverfolgung|nachhalten
aktualisieren|aktualisierung|aktuell halten
notieren|aufschreiben|niederschreiben
übergeben|übergabe|aushändigen
umlagern|umbetten
umgraben|durchgraben
spachteln|verspachteln|spachtelung
verfugen|verfugung|fugen
leimen|verleimen|verleimung|kleben|verkleben|verklebung
ausmessen|aufmaß|aufmessen
auswuchten|auswuchtung
aufbereiten|aufbereitung
umpacken|umverpacken
beschicken|beschickung|bestücken|bestückung
ausbringen|ausbringung|streuen
spritzen|spritzung|sprühen
erteilen|erteilung|vergeben|vergabe
gewähren|gewährung|bewilligen|bewilligung
ablehnen|ablehnung|zurückweisen|zurückweisung
kündigen|kündigung
ausschreiben|ausschreibung
verhandeln|verhandlung|aushandeln
posten|veröffentlichen
öffnen|öffnung|aufschließen|aufsperren
rühren|verrühren
kneten|durchkneten
passieren|durchseihen
vorkochen|vorgaren
aufwärmen|erwärmen
tranchieren|aufschneiden
abwiegen|einwiegen|einwaage
verdünnen|verdünnung
wickeln|windeln wechseln
lagern|lagerung|umlagern
mobilisieren|mobilisierung|aufrichten
schlichten|schlichtung
fahnden|fahndung
patrouillieren|streife gehen|streife fahren
abriegeln|abriegelung|absperren|absperrung
umschlagen|umschlag|umladen
rangieren|rangierung
betanken|betankung|auftanken
aufbocken|anheben
abisolieren|abmanteln
verlegen|verlegung > ziehen@kabel leitung leitungen netzwerkkabel
tauschen|tausch|auswechseln|austauschen
entkernen|entkernung|ausräumen
abtragen|abtragung
verschalen|verschalung|einschalen|schalung
bewehren|bewehrung|armieren|armierung
planieren|planierung|einebnen
verzinnen|verzinnung
kuvertieren|kuvertierung|eintüten
sichten|sichtung|durchsehen
verabschieden|verabschiedung
onboarden|onboarding|einarbeiten|einarbeitung
beurteilen|beurteilung|bewerten|bewertung
zensieren|benoten|benotung
prüfen|prüfung > durchsehen|nachmessen
`;
