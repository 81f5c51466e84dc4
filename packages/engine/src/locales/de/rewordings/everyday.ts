/** Words that may take each other's place beside the same other words; our own list, read by the gate alone. */
export const everyday = `
fertigung|herstellung|anfertigung|produktion
zeichnen|zeichnung anfertigen|zeichnung erstellen
erstellen|anfertigen|ausarbeiten|aufsetzen
montieren|aufbauen|anbringen|zusammenbauen|aufstellen
montage|aufbau|zusammenbau|aufstellung
demontieren|abbauen|ausbauen
einbauen|installieren|einsetzen
reparieren|instandsetzen|ausbessern|richten
prüfen|kontrollieren|überprüfen|checken|durchsehen
prüfung|kontrolle|überprüfung|durchsicht
melden|mitteilen|informieren|benachrichtigen|verständigen
anleiten|einweisen|unterweisen|anlernen
beraten|beratung geben
helfen|unterstützen|mithelfen|mitarbeiten|zur hand gehen
hilfe|unterstützung|mithilfe|mitarbeit
pflegen|versorgen
pflege|versorgung
begleiten|geleiten
sortieren|ordnen|einordnen
ablage|archivierung
versenden|verschicken|senden|schicken|versand
lieferung|auslieferung|zustellung
lagern|einlagern|aufbewahren
auffüllen|nachfüllen|einräumen
bestücken|befüllen|beladen
verkaufen|veräußern
verkauf|veräußerung
sammeln|zusammentragen|einholen
ernten|pflücken
pflanzen|bepflanzen|einpflanzen
streichen|anstreichen|lackieren
bohren|durchbohren
fräsen|zerspanen
zubereiten > backen
zubereiten|vorbereiten
anrichten|servieren
schreiben|verfassen|aufsetzen|formulieren|tippen
übersetzen|übertragen
veröffentlichen|publizieren|herausbringen
konzept|entwurf
planen|organisieren|einplanen
untersuchen|analysieren
bearbeiten|abwickeln|erledigen
bearbeitung|abwicklung|erledigung
team|gruppe|kolonne
lehrling|auszubildender|azubi
werkstatt|betrieb
ersatzteil|bauteil
morgens|am morgen|jeden morgen|vormittags
grundkenntnisse|basiskenntnisse|grundlegende kenntnisse
zu zweit|mit einem kollegen
markt|wochenmarkt
möbel|möbelstück
etwas|ein wenig|ein bisschen
sonntäglich|sonntags|am sonntag
nächtlich|nachts|in der nacht|nacht
betreuen|beaufsichtigen|sich kümmern
beheben|beseitigen|abstellen|reparieren
zusammenstellen|zusammentragen|zusammensuchen
abbauen|demontieren|zurückbauen
durchführen|abhalten|veranstalten
halbtags|vormittags
wochenende|samstag und sonntag
werktags|montag bis freitag|unter der woche
vierteljahr|quartal|drei monate
einmal|1-mal|1x
zweimal|2-mal|2x|zwei mal
dreimal|3-mal|3x|drei mal
kollege|kollegin|teammitglied
kundschaft|kunden
kinder|kleinkinder|mädchen und jungen
patient|kranke
neuling|neuer mitarbeiter|neuer kollege|neuzugang
ferienkraft|ferienjobber
lieferschein|begleitschein
plan|zeichnung
baustelle|bauvorhaben
regal|regalfach
küche|küchenbereich
hecke|sträucher
vertretung|urlaubsvertretung
beratungsgespräch|beratung
während|im laufe
vor beginn|vor dem start
vor öffnung|vor ladenöffnung|vor der öffnung
nach feierabend|nach ladenschluss|nach der schließung
m³|Kubikmeter
`;
