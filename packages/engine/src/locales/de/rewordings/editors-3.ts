/** Doings, people and things of all trades in words that editors and writing helpers choose among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors3 = `
sitzplatz|platz@lokal restaurant café bistro saal kino gaststätte
bettplatz|bett@station haus hotel heim klinik
wochenturnus|wöchentlich|jede woche
allmonatlich|monatlich|jeden monat
tagesbericht|täglicher bericht|bericht für jeden tag
wochenbericht|wöchentlicher bericht|bericht für jede woche
monatsbericht|monatlicher bericht|bericht für jeden monat
quartalsbericht|vierteljährlicher bericht|bericht für jedes quartal
jahresbericht|jährlicher bericht|bericht für jedes jahr
monatsabrechnung|monatliche abrechnung
monatsmeldung|monatliche meldung
vertretung organisieren|für vertretung sorgen|vertretungen organisieren|für vertretungen sorgen
für ordnung sorgen|ordnung halten|ordnung schaffen
für nachschub sorgen|nachschub organisieren|nachschub sicherstellen
anrichten@büfett buffet speisen platten teller essen|herrichten@büfett buffet speisen platten teller essen|aufbauen@büfett buffet frühstücksbüfett frühstücksbuffet|aufstellen@büfett buffet
scheuern|schrubben
medikamente stellen|medikamente richten|medikamente bereitstellen|medikamente vorbereiten|medikamente bereitlegen
mathematik unterrichten|mathematikunterricht erteilen|mathematik geben|mathematikunterricht geben
englisch unterrichten|englischunterricht erteilen|englisch geben|englischunterricht geben
deutsch unterrichten|deutschunterricht erteilen|deutschunterricht geben
sport unterrichten|sportunterricht erteilen|sportunterricht geben
musik unterrichten|musikunterricht erteilen|musikunterricht geben
gitarre unterrichten|gitarrenunterricht erteilen|gitarrenunterricht geben
klavier unterrichten|klavierunterricht erteilen|klavierunterricht geben
trainieren|training geben|training leiten|training abhalten
gesprächstermin|termin für gespräch|gespräch@vereinbaren vereinbart vereinbarte ausgemacht abgestimmt
besuchstermin|termin für besuch|besuch@vereinbaren vereinbart vereinbarte ausgemacht abgestimmt
besichtigungstermin|termin für besichtigung|besichtigung@vereinbaren vereinbart vereinbarte ausgemacht abgestimmt
diätessen|diätkost|diätspeise|diätmahlzeit
schonkost|schonende kost
nachnahme|nachnahmebetrag
rechnungsbetrag|rechnung@kassieren kassiert einziehen eingezogen überweisen überwiesen
biogemüse|bio-gemüse|gemüse in bioqualität|gemüse in bio-qualität
biolebensmittel|bio-lebensmittel|lebensmittel in bio-qualität
einschulen@mitarbeiter mitarbeiterin kollegen neue|einarbeiten@mitarbeiter mitarbeiterin kollegen neue|anlernen@mitarbeiter mitarbeiterin kollegen neue
korrekturlesen|korrektur lesen|korrekturgelesen|lektorieren|auf fehler durchsehen
justieren|einstellen@maschine maschinen anlage anlagen geräte gerät
aktuell halten|auf dem neuesten stand halten|auf neuestem stand halten|aktualisieren|pflegen@daten liste listen website webseite kartei stammdaten
bewirten|bedienen@gäste gast
veranstalten@schulung schulungen kurs kurse seminar seminare workshop workshops|abhalten@schulung schulungen kurs kurse seminar seminare workshop workshops|halten@schulung schulungen kurs kurse seminar seminare workshop workshops|durchführen@schulung schulungen kurs kurse seminar seminare workshop workshops
anfertigen@plan pläne zeichnung zeichnungen skizze skizzen|zeichnen@plan pläne zeichnung zeichnungen skizze skizzen|erstellen@plan pläne zeichnung zeichnungen skizze skizzen
absolvieren@kontrollgänge rundgänge streifengänge touren|unternehmen@kontrollgänge rundgänge streifengänge touren|machen@kontrollgänge rundgänge streifengänge touren|durchführen@kontrollgänge rundgänge streifengänge touren
festnähen|annähen
nähen@kleid kleider hose hosen jacke jacken kostüm kostüme gardinen vorhänge|anfertigen@kleid kleider hose hosen jacke jacken kostüm kostüme gardinen vorhänge|schneidern@kleid kleider hose hosen jacke jacken kostüm kostüme
kleinschneiden|klein schneiden|zerkleinern|schneiden@gemüse obst fleisch zwiebeln
analysieren@probe proben wasserproben bodenproben|untersuchen@probe proben wasserproben bodenproben|testen@probe proben wasserproben bodenproben|prüfen@probe proben wasserproben bodenproben
auf fehler prüfen|auf fehler kontrollieren|auf fehler untersuchen|auf fehler durchsehen|auf fehler überprüfen
mitglied@team gruppe kolonne|person@team gruppe kolonne|mitarbeiter@team gruppe kolonne
mann@kolonne trupp gruppe team|mitarbeiter@kolonne trupp gruppe team|person@kolonne trupp gruppe team
in betrieb nehmen@system anlage software maschine|einführen@system software|einführung@system software
unter verwendung|mittels|mithilfe|unter nutzung|unter einsatz|unter zuhilfenahme|mit
aufsicht führen|aufpassen|aufsicht haben|beaufsichtigen|aufsicht übernehmen
gebühren einnehmen|gebühren kassieren|gebühren vereinnahmen|gebühren einziehen
beiträge einnehmen|beiträge kassieren|beiträge einziehen
eintritt kassieren|eintrittsgeld kassieren|eintrittsgelder kassieren|eintritt einnehmen
mieten einziehen|mieten kassieren|mieten einnehmen
aussagen aufnehmen|aussagen protokollieren|zeugenaussagen aufnehmen|zeugenaussagen protokollieren
kaffee kochen|kaffee machen|kaffee zubereiten|kaffee aufbrühen
mit dem scanner erfassen|scannen|einscannen|per scanner erfassen
einbuchen|im system erfassen|verbuchen@ware waren lieferung lieferungen
löcher bohren|bohrlöcher setzen|bohrungen setzen|bohren von löchern
getriebe|getrieben@montage reparatur wartung einbau ausbau zusammenbau
schlecht@teile teil stücke ware|fehlerhaft@teile teil stücke ware|defekt@teile teil stücke ware
hausaufgabenhilfe geben|bei hausaufgaben helfen|hausaufgaben betreuen|bei hausaufgaben unterstützen
buchhaltung machen|buchhaltung führen|bücher führen|buchhaltung erledigen|buchführung machen
zahlungen anweisen|zahlungen veranlassen|zahlungen ausführen|überweisungen tätigen
videos drehen|videos filmen|videos aufnehmen
support|unterstützung@nutzer anwender user kunden
messwerte aufnehmen|messwerte ablesen|messwerte erfassen
anmischen@lösung lösungen farbe farben mörtel|ansetzen@lösung lösungen mörtel|herstellen@lösung lösungen
staubsaugen|saugen|staub saugen|absaugen@teppich teppiche böden
aufbügeln|bügeln|plätten
fitnesskurse geben|fitnesskurse unterrichten|fitnesskurse halten|fitnesskurse leiten
engagieren@künstler band bands musiker sänger schauspieler|buchen@künstler band bands musiker sänger schauspieler
kulissen bauen|kulissenbau|bühnenbilder bauen|bau von kulissen
krankheitsfall|krankheit|krankheitsausfall|erkrankung@vertreten vertretung vertrat eingesprungen
bei krankheit|im krankheitsfall|bei krankheitsausfall|bei erkrankung
schwimmtraining geben|schwimmen trainieren|im schwimmen trainieren|schwimmtraining leiten
fußballtraining geben|im fußball trainieren|fußballtraining leiten
deutschland und schweiz|deutsche und schweizer
überwachungskamera|kamera@überwachen überwacht beobachtet monitore
begleitung|betreuung@auszubildende azubis ausbildung praktikanten schüler|begleiten@auszubildende azubis ausbildung praktikanten schüler|betreuen@auszubildende azubis ausbildung praktikanten schüler
senkung erreichen|senken|senkung erzielen|reduzieren|verringern|reduzierung erreichen|verringerung erreichen
steigerung erzielen|steigern|steigerung erreichen|erhöhen|erhöhung erzielen
umsatzsteigerung erzielen|umsatz steigern|umsatz erhöhen|umsatzplus erzielen|umsatzsteigerung erreichen|umsatzplus
einsparung erzielen|einsparen|sparen|einsparungen erzielen|ersparnis erzielen|einsparungen erreichen
verbesserung erzielen|verbessern|verbesserung erreichen
verkürzung erreichen|verkürzen|verkürzung erzielen
in höhe von|von|über
innenstadt|stadtzentrum|stadtmitte|stadtkern|zentrum@stadt|city
per post|postalisch|auf dem postweg|auf postweg|mit der post
in elektronischer form|elektronisch|digital|in digitaler form
mit allergien|allergisch|mit allergie
obdachlose|menschen ohne obdach|obdachlose menschen|wohnungslose menschen|wohnungslose
damenmode|damenkleidung|damenbekleidung|mode für damen|kleidung für damen
herrenmode|herrenkleidung|herrenbekleidung|mode für herren|kleidung für herren
kindermode|kinderkleidung|kinderbekleidung|kleidung für kinder
elektrogerät|elektrisches gerät|elektroartikel|elektrische geräte
haushaltsgerät|hausgerät|gerät für den haushalt
verspätet@zahlung zahlungen|überfällig@zahlung zahlungen rechnung rechnungen|ausstehend@zahlung zahlungen rechnung rechnungen|offen@zahlung zahlungen rechnung rechnungen
parkfläche|parkplatz
gipskartonplatte|trockenbauplatte|rigipsplatte|gipsplatte
luftfeuchte|luftfeuchtigkeit
förderschüler|schüler mit förderbedarf|kind mit förderbedarf
nachmittagskurs|kurs am nachmittag|kurse am nachmittag
abendkurs|kurs am abend|kurse am abend
wochenendkurs|kurs am wochenende|kurse am wochenende
lehrjahr|ausbildungsjahr
erlernen|lernen|erlernt|gelernt
auszeichnung gewinnen|auszeichnung erhalten|auszeichnung bekommen|ausgezeichnet werden
preis gewinnen|preis erhalten|preis bekommen
am ende des tages|bei tagesschluss|zum tagesende|am tagesende|zum tagesabschluss
nach feierabend|nach dienstschluss|nach arbeitsende|nach dienstende
nach betriebsschluss|nach ladenschluss|nach geschäftsschluss
vor ladenöffnung|vor öffnung|bevor der laden öffnete|vor geschäftsöffnung
köpfig@klasse gruppe|schüler@klasse
losschicken|entsenden|aussenden|entsendung|schicken@rettungswagen streifen kräfte trupps techniker
menschen mit diabetes|diabetiker|personen mit diabetes
menschen mit demenz|demenzkranke|an demenz erkrankte|demente menschen|personen mit demenz
den weg zeigen|auskunft zum weg geben|den weg erklären|weg weisen|wegauskunft geben
tonband|band@diktat diktate abgetippt abtippen geschrieben urteile
vom band abtippen|nach band schreiben|vom tonband abschreiben|nach tonband schreiben
kaution nehmen|kaution entgegennehmen|kaution kassieren|kautionen einnehmen
besonderer förderbedarf|förderbedarf
fehlerquote|fehler@senken senkung gesenkt reduziert verringert|fehlerrate
übersetzungen anfertigen|übersetzen|übersetzung anfertigen|anfertigung von übersetzungen|übersetzungen erstellen
antworten verfassen|antworten|antworten schreiben|antworten auf|beantworten
kostenschätzung erstellen|kosten schätzen|erstellung von kostenschätzungen
fluchtwege freihalten|fluchtwege frei halten|für freie fluchtwege sorgen|freie fluchtwege sicherstellen
wege freihalten|wege frei halten|für freie wege sorgen|freie wege sicherstellen
bestellungen aufgeben|bestellungen schicken|bestellungen tätigen|bestellungen platzieren
kaufmännische briefe|geschäftsbriefe|geschäftskorrespondenz
umzugshilfe|hilfe bei umzügen|bei umzügen helfen
ofenreinigung|öfen reinigen|reinigung von öfen
massage|massieren|massagen geben
`;
