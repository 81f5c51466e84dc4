/** German words either of which truly says the other, also inside a phrase; our own list. */
export const sameWords = `
verantwortlich|verantwortung|verantworten
zuständig|zuständigkeit
steuern|steuerung
erarbeiten|erarbeitung|ausarbeiten|ausarbeitung
verfassen|schreiben
verbessern|verbesserung|optimieren|optimierung
steigern|steigerung|erhöhen|erhöhung
steigen|anstieg|zuwachs|wachsen|wachstum
senken|senkung|reduzieren|reduktion|reduzierung|verringern|verringerung|mindern
sinken|gesunken|sank|zurückgehen|fallen|gefallen
verkürzen|verkürzung|reduzieren
durchführen|durchführung|ausführen|ausführung
abwickeln|abwicklung
erledigen|erledigung
pflegen|pflege
unterstützen|unterstützung|helfen|hilfe|mithelfen|mithilfe|assistieren
zusammenarbeiten|zusammenarbeit|kooperation|kooperieren
teamarbeit|im team arbeiten
aktualisieren|aktualisierung|auf dem neuesten stand
sammeln|sammlung|zusammentragen
beginnen|anfangen|starten
abschließen|abschluss
beenden|beendigung
verwenden|verwendung|nutzen|nutzung|einsetzen|einsatz|anwenden|anwendung
ersetzen|austauschen|austausch
wechseln|wechsel
erhalten|bekommen
ausgeben|ausgabe
besuchen|besuch
auswählen|auswahl|aussuchen
besprechung|sitzung|meeting
monatlich|jeden monat|pro monat|im monat
wöchentlich|jede woche|pro woche|in der woche
täglich|jeden tag|pro tag|am tag
jährlich|jedes jahr|pro jahr|im jahr
neu|neue
groß|große
klein|kleine
schnell|zügig|rasch
mangel|defekt
problem|schwierigkeit
firma|unternehmen|betrieb
fabrik|produktionsstätte
krankenhaus|klinikum|spital
auto|pkw|personenkraftwagen
lkw|lastwagen|lastkraftwagen
ware|waren|güter
unterlagen|dokumente|papiere|dokument
e-mail|mail|email
website|webseite|internetseite|webauftritt|homepage|internetauftritt
anwendung|applikation
vergütung|entgelt
zahlung|bezahlung|bezahlen
zertifikat|bescheinigung
universität|uni
vollzeit|ganztags
heute|aktuell|derzeit|gegenwärtig
kenntnisse|wissen|kenntnis
nachtdienst|nachtschicht|nachtarbeit
fristgerecht|termingerecht|rechtzeitig
genau|präzise|exakt
sorgfältig|gewissenhaft
zuverlässig|verlässlich
selbstständig|eigenständig|selbständig
weltweit|global
örtlich|lokal
intern|innerbetrieblich|hausintern
gericht|speise
mahlzeit|essen
restaurant|gaststätte
team|mannschaft
nutzer|anwender|benutzer|user
funktion|feature|funktionalität
schnittstelle|interface
prozess|ablauf|abläufe|arbeitsablauf
vorschrift|regel|regelung
kredit|darlehen
bank|kreditinstitut
umfrage|befragung
anzeige|inserat|annonce
foto|fotografie
veranstaltung|event
urlaub|ferien
krankheit|erkrankung
medikament|arznei|arzneimittel
arzt|mediziner
senioren|alte menschen|ältere menschen
behindert|menschen mit behinderung
labor|laboratorium
heizung|heizungsanlage
anstrich|streichen
prozent|%
anlernen|einarbeiten
auszubildende|azubi|azubis|lehrling|lehrlinge
schulen|schulung
produzieren|produktion
fertigen|fertigung
werben|werbung
zeichnen|zeichnung
packen|einpacken
anbieten|angebot
`;
