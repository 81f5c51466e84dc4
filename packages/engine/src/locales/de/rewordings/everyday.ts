/** Words that may take each other's place beside the same other words; our own list, read by the gate alone. */
export const rewordings = `
fertigen|herstellen|anfertigen|produzieren|bauen
fertigung|herstellung|anfertigung|produktion
zeichnen|zeichnung anfertigen|zeichnung erstellen
erstellen|anfertigen|ausarbeiten|aufsetzen
montieren|aufbauen|anbringen|zusammenbauen|aufstellen
montage|aufbau|zusammenbau|aufstellung
demontieren|abbauen|ausbauen
einbauen|installieren|einsetzen
reparieren|instandsetzen|ausbessern|richten
reparatur|instandsetzung|ausbesserung
prüfen|kontrollieren|überprüfen|checken|durchsehen
prüfung|kontrolle|überprüfung|durchsicht
testen|erproben|ausprobieren
messen|vermessen|ausmessen
wiegen|abwiegen
zählen|auszählen|durchzählen
notieren|aufschreiben|vermerken|festhalten|protokollieren
eintragen|eingeben|erfassen|einpflegen
dokumentieren|festhalten|aufzeichnen
melden|mitteilen|informieren|benachrichtigen|verständigen
erklären|erläutern
zeigen|vorführen|präsentieren
vorstellen|präsentieren
unterrichten|lehren
anleiten|einweisen|unterweisen|anlernen
schulen|trainieren|unterweisen
beraten|beratung geben
empfehlen|vorschlagen
helfen|unterstützen|mithelfen|mitarbeiten|zur hand gehen
hilfe|unterstützung|mithilfe|mitarbeit
pflegen|versorgen
pflege|versorgung
begleiten|geleiten
waschen|reinigen|säubern|putzen
reinigung|säuberung
aufräumen|ordnen
sortieren|ordnen|einordnen
ablegen|abheften|archivieren
ablage|archivierung
packen|verpacken|einpacken
versenden|verschicken|senden|schicken|versand
liefern|ausliefern|zustellen|bringen
lieferung|auslieferung|zustellung
abholen|holen
transportieren|befördern
beladen|aufladen
entladen|abladen|ausladen
lagern|einlagern|aufbewahren
auffüllen|nachfüllen|einräumen
bestücken|befüllen|beladen
annehmen|entgegennehmen|in empfang nehmen
empfangen|begrüßen
bedienen|servieren
verkaufen|veräußern
verkauf|veräußerung
kassieren|abkassieren
bezahlen|begleichen|zahlen
berechnen|kalkulieren|ausrechnen
vergleichen|abgleichen|gegenüberstellen
suchen|recherchieren
sammeln|zusammentragen|einholen
ernten|pflücken
säen|aussäen
pflanzen|bepflanzen|einpflanzen
gießen|wässern|bewässern
schneiden|zuschneiden
schleifen|abschleifen
streichen|anstreichen|lackieren
bohren|durchbohren
fräsen|zerspanen
schweißen|verschweißen
kochen|zubereiten
backen|zubereiten
zubereiten|vorbereiten
anrichten|servieren
schreiben|verfassen|aufsetzen|formulieren|tippen
korrigieren|verbessern|berichtigen
übersetzen|übertragen
lesen|vorlesen
veröffentlichen|publizieren|herausbringen
entwerfen|konzipieren|gestalten
konzept|entwurf
planen|organisieren|einplanen
organisieren|ausrichten|veranstalten
vereinbaren|abstimmen|absprechen
anrufen|telefonieren
antworten|beantworten
lösen|klären|beheben
senken|reduzieren|verringern|mindern|drücken
steigern|erhöhen|anheben
verbessern|optimieren
beginnen|anfangen|starten
beenden|abschließen|fertigstellen
warten|instandhalten
wartung|instandhaltung
fahren|lenken|steuern
nutzen|verwenden|einsetzen|gebrauchen
untersuchen|analysieren
bearbeiten|abwickeln|erledigen
bearbeitung|abwicklung|erledigung
einarbeiten|anlernen
kunde|auftraggeber
team|gruppe|kolonne
lehrling|auszubildender|azubi
anfänger|einsteiger
senior|älterer mensch
laden|geschäft|filiale
werkstatt|betrieb
lager|magazin
wohnung|apartment
haus|gebäude
mahlzeit|essen|speise
gericht|speise
maschine|anlage
störung|defekt|panne
ersatzteil|bauteil
brief|anschreiben
prospekt|broschüre|flyer|faltblatt
plakat|poster
termin|verabredung
besprechung|meeting|treffen|sitzung
ausflug|exkursion
reise|fahrt
kurs|lehrgang|seminar
rabatt|nachlass
reklamation|beschwerde
frage|anfrage
morgens|am morgen|jeden morgen|vormittags
abends|am abend|jeden abend
nachts|in der nacht
samstags|am samstag|jeden samstag
sonntags|am sonntag|jeden sonntag
mehrere|verschiedene|diverse
oft|häufig
regelmäßig|in regelmäßigen abständen
gelegentlich|manchmal|ab und zu|hin und wieder|mitunter
meist|meistens|überwiegend|hauptsächlich|vorwiegend
schnell|zügig|rasch
sorgfältig|gründlich|gewissenhaft
grundkenntnisse|basiskenntnisse|grundlegende kenntnisse
zu zweit|mit einem kollegen
beet|blumenbeet
markt|wochenmarkt
möbel|möbelstück
paket|päckchen|sendung
etwas|ein wenig|ein bisschen
sonntäglich|sonntags|am sonntag
nächtlich|nachts|in der nacht|nacht
verfassen|schreiben|aufsetzen
begrüßen|willkommen heißen|empfangen
verteilen|austeilen|ausgeben|ausliefern
austeilen|ausgeben
betreuen|beaufsichtigen|sich kümmern
beheben|beseitigen|abstellen|reparieren
ordern|bestellen|nachbestellen
einräumen|einsortieren
zusammenstellen|zusammentragen|zusammensuchen
aufbauen|errichten|aufstellen
abbauen|demontieren|zurückbauen
durchführen|abhalten|veranstalten
abhalten|geben|durchführen
auflisten|listen|aufführen
überwachen|beobachten|im auge behalten
überprüfen|nachprüfen|kontrollieren
aushändigen|übergeben|überreichen
entgegennehmen|annehmen|aufnehmen
telefonisch|am telefon|per telefon|fernmündlich
schriftlich|per brief
per mail|per e-mail|mit e-mails
halbtags|vormittags
wochenende|samstag und sonntag
werktags|montag bis freitag|unter der woche
vierteljahr|quartal|drei monate
zirka|circa|rund|etwa
mehrmals|mehrfach|wiederholt
einmal|1-mal|1x
zweimal|2-mal|2x|zwei mal
dreimal|3-mal|3x|drei mal
kollege|kollegin|teammitglied
mitarbeiter|mitarbeitende|beschäftigte|angestellte|personal
vorgesetzter|chef
gast|besucher
kundschaft|kunden
schüler|lernende
kinder|kleinkinder|mädchen und jungen
eltern|erziehungsberechtigte
bewohner|heimbewohner
patient|kranke
neuling|neuer mitarbeiter|neuer kollege|neuzugang
ferienkraft|ferienjobber
aushilfe|aushilfskraft
formular|vordruck|formblatt
liste|verzeichnis|aufstellung
bericht|report
rechnung|faktura
quittung|kassenbon|beleg
lieferschein|begleitschein
bestellung|order|auftrag
angebot|offerte
anschreiben|brief
ordner|akte
tabelle > excel-tabelle|excel-liste
handbuch|anleitung|leitfaden
plan|zeichnung
schicht|dienst
schichtdienst|schichtarbeit|schichtbetrieb
nachtschicht|nachtdienst
baustelle|bauvorhaben
gerät|apparat
fahrzeug|wagen|auto
lieferwagen|transporter|kleintransporter
gabelstapler|stapler
kiste|karton
regal|regalfach
verkaufsraum|verkaufsfläche
büro|büroraum
küche|küchenbereich
rasen|rasenfläche
hecke|sträucher
vertretung|urlaubsvertretung
rundgang|kontrollgang|runde
anruf|telefonat|telefongespräch
beratungsgespräch|beratung
unterlage|dokument
einfach|leicht
wichtig|wesentlich
zusätzlich|außerdem|ebenfalls
eigenständig|selbstständig
während|im laufe
vor beginn|vor dem start
vor öffnung|vor ladenöffnung|vor der öffnung
nach feierabend|nach ladenschluss|nach der schließung
m²|qm|Quadratmeter
m³|Kubikmeter
`;
