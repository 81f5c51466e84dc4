/** Everyday doings of all trades as an editor tells them; either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const plainDoings = `
retoure|rückgabe|rückgaben|rücksendung|zurückgegebene ware|zurückgesandte ware
darbieten|präsentieren|zeigen|Darbietung|Präsentation
zur bank bringen|bei der bank einzahlen|auf der bank einzahlen
anleiten|einarbeiten|Anleitung|Einarbeitung
dokumentieren|aufschreiben|notieren|festhalten|schriftlich festhalten|protokollieren|aufzeichnen|niederschreiben|vermerken
aussondern|aussortieren|Aussonderung|Aussortierung|ausmustern
protokoll erstellen|protokolle ausfüllen|protokoll ausfüllen|prüfprotokolle erstellen|prüfprotokolle ausfüllen|protokoll schreiben|protokoll anfertigen|protokoll führen
formular ausfüllen|formulare ausgefüllt|vordruck ausfüllen
vorschriftsmäßig|nach vorschrift|vorschriftsgemäß|laut vorschrift|gemäß vorschrift|den vorschriften entsprechend
fachgerecht|sachgerecht|fachmännisch|sachgemäß|ordnungsgemäß
ordnungsgemäß|vorschriftsmäßig|korrekt|ordentlich
identifizieren|erkennen|ermitteln|ausmachen|feststellen|aufspüren
fremdsystem|fremdsysteme|drittsysteme|drittsystem|system dritter|externes system
absprechen|abstimmen|Absprache|Abstimmung|abklären|vereinbaren
vor fahrtantritt|vor jeder fahrt|vor der fahrt|vor beginn der fahrt|vor der abfahrt
unterschreiben lassen|quittieren lassen|unterschrift einholen|unterschriften einholen|abzeichnen lassen
erarbeiten|aufstellen|ausarbeiten|Erarbeitung|Aufstellung|Ausarbeitung
hersteller|herstellerfirma|produzent
erbitten|bitten um|um bitten
vorschlagen|anbieten|angebot|unterbreiten|vorbringen
finden|ermitteln|herausfinden|feststellen|aufspüren|ausfindig machen
aufhängen|anbringen|anhängen
abfragen|auslesen|abrufen
abwarten|warten auf
annehmen|entgegennehmen|in empfang nehmen|Annahme|Entgegennahme
anpassen|angleichen|abändern|zuschneiden auf|Anpassung
anwerben|gewinnen|anheuern|rekrutieren
anweisen|beauftragen
beauftragen|auftrag erteilen|auftrag vergeben|aufträge vergeben|Beauftragung|Auftragsvergabe|engagieren
aufteilen|verteilen|einteilen|zuteilen|Aufteilung|Verteilung|Einteilung|Zuteilung
auflisten|listen|aufführen|in einer liste erfassen|Auflistung
aufklären|klären|Klärung|Aufklärung
auflösen|beseitigen|lösen
aufrechterhalten|erhalten|bewahren|beibehalten
auswählen|aussuchen|auslesen|Auswahl
beantworten|antworten auf|Antworten auf|Beantwortung
beantragen|antrag stellen|anträge stellen|Beantragung|Antragstellung
abwickeln|abarbeiten|Abwicklung
beachten|einhalten|befolgen|berücksichtigen|sich halten an|Beachtung|Einhaltung
berücksichtigen|einbeziehen|einrechnen|Berücksichtigung|Einbeziehung
beenden|abschließen|fertigstellen|zu ende bringen|zum abschluss bringen|Beendigung|Abschluss|Fertigstellung
fertigstellen|abschließen|vollenden|fertig machen|Fertigstellung
begrüßen|empfangen|willkommen heißen|in empfang nehmen|Begrüßung|Empfang
begutachten|bewerten|in augenschein nehmen|Begutachtung
begutachten|prüfen|Begutachtung|Prüfung
gegenüberstellen|gegenübergestellt|vergleichen|Gegenüberstellung
beheben|beseitigen|abstellen|ausräumen|Behebung|Beseitigung
bemerken|feststellen|entdecken|auffallen
benachrichtigen|informieren|verständigen|in kenntnis setzen|Benachrichtigung|Information|Verständigung
beobachten|überwachen|im auge behalten|im blick behalten|Beobachtung
bereithalten|vorhalten|bereitstellen|vorrätig halten
berichten|bericht erstatten|informieren|Berichterstattung
bewerben|werbung machen für|werben für
darlegen|erklären|darstellen|Darlegung|Erklärung
drosseln|senken|reduzieren|verringern
einbringen|vorschlagen|vorbringen
einführen|implementieren|umsetzen|Einführung|Implementierung
umsetzen|realisieren|verwirklichen|implementieren|in die tat umsetzen|Umsetzung|Realisierung|Implementierung
einräumen|verräumen|einordnen|Einräumen|Verräumung
einreichen|vorlegen|abgeben|stellen|Einreichung|Vorlage
einrichten|installieren|aufsetzen|konfigurieren|Einrichtung|Installation
einsparen|sparen|Einsparung|Ersparnis
einstellen|justieren|einrichten|Einstellung|Justierung
entwerfen|gestalten|konzipieren|Entwurf|Gestaltung|Konzeption|designen
entwickeln|erarbeiten|konzipieren|Entwicklung|Erarbeitung
erfragen|abfragen|nachfragen|fragen nach|Abfrage
erhöhen|steigern|anheben|heben|verbessern|Erhöhung|Steigerung|Anhebung
erklären|erläutern|zeigen|verdeutlichen|nahebringen|Erklärung|Erläuterung
ausführen|abwickeln|besorgen|Ausführung
vereinfachen|erleichtern|straffen|verschlanken|Vereinfachung|Straffung
ermöglichen|möglich machen|erlauben
erstatten|zurückzahlen|auszahlen|Erstattung
erzielen|erreichen|erwirtschaften
festlegen|bestimmen|definieren|vereinbaren|Festlegung|Bestimmung|Definition
fördern|unterstützen|voranbringen|vorantreiben|Förderung|Unterstützung
fortsetzen|weiterführen|fortführen|Fortsetzung|Fortführung
freigeben|freigabe erteilen|Freigabe
hinterlegen|ablegen|speichern|eintragen|Hinterlegung
inspizieren|kontrollieren|untersuchen|Inspektion
inspektion durchführen|inspizieren|Durchführung von Inspektionen
mahnen|anmahnen|Mahnung|mahnungen schicken|mahnungen versenden|mahnungen schreiben
nachbereiten|aufarbeiten|Nachbereitung
nacharbeiten|überarbeiten|nachbessern|Nacharbeit|Nachbesserung
organisieren|koordinieren|Organisation|Koordination
protokollieren|protokoll führen|protokoll schreiben|mitschreiben|Protokollierung|Protokollführung
anzeigen schalten|anzeigen veröffentlichen|anzeigen aufgeben|anzeigen platzieren
veröffentlichen|publizieren|online stellen|herausgeben|Veröffentlichung|Publikation
schätzen|abschätzen|einschätzen|überschlagen|Schätzung
senden|schicken|übersenden|zusenden|zuschicken|mailen|Versand|Zusendung|Übersendung
simulieren|nachstellen|Simulation
spülen|abwaschen|ausspülen
starten|beginnen|anfangen|in gang setzen|Start|Beginn
in gang setzen|anlaufen lassen|starten|hochfahren
stoppen|anhalten|abstellen|beenden
strukturieren|gliedern|ordnen|Strukturierung|Gliederung
überarbeiten|bearbeiten|aktualisieren|verbessern|Überarbeitung
überführen|übertragen|umstellen|Überführung|Übertragung|migrieren|Migration
umziehen|verlagern|umsiedeln
überwachen|kontrollieren|beobachten|im blick behalten|Überwachung|Kontrolle
umgestalten|neu gestalten|Umgestaltung|Neugestaltung
umorganisieren|neu organisieren|reorganisieren|umstrukturieren|Reorganisation|Neuorganisation|Umstrukturierung
unterrichten|lehren|unterricht geben|unterricht erteilen|Unterricht
verbessern|optimieren|steigern|aufwerten|Verbesserung|Optimierung
verbreiten|verteilen|bekannt machen|streuen|Verbreitung
termine vereinbaren|termine ausmachen|termine abmachen|termine vergeben|Terminvereinbarung|Terminvergabe|Terminabsprache
vereinheitlichen|standardisieren|Vereinheitlichung|Standardisierung|angleichen
vergeben|erteilen|zuweisen|Vergabe|Zuweisung
verhindern|vermeiden|vorbeugen|abwenden|Verhinderung|Vermeidung
verschieben|verlegen|Verschiebung|Verlegung
vorbereiten|herrichten|bereit machen|fertig machen|Vorbereitung
warten|instand halten|pflegen|Wartung|Instandhaltung|Pflege
anrufe weiterleiten|anrufe durchstellen|anrufe verbinden|anrufer verbinden|anrufer durchstellen|Anrufweiterleitung|Gespräche durchstellen|Gespräche weiterverbinden
werben für|bewerben|Werbung für
zählen|auszählen|nachzählen|Zählung
zusammenstellen|zusammentragen|Zusammenstellung|aufbereiten
zusammenarbeiten|kooperieren|Zusammenarbeit|Kooperation|im team arbeiten
sich kümmern um|betreuen|sorgen für|zuständig sein für|verantwortlich sein für
verantwortlich für|zuständig für|betraut mit|verantwortung für|zuständigkeit für|verantworten
zuständig für|betraut mit|beauftragt mit
mitwirken an|beteiligt an|mitarbeiten an|Mitarbeit an|Mitwirkung an|Beteiligung an|mithelfen
teilnehmen an|besuchen|Teilnahme an
maßnahme ergreifen|maßnahme einleiten|maßnahme treffen|gegenmaßnahmen ergreifen|gegenmaßnahmen einleiten|gegenmaßnahmen treffen
für sorgen|bereitstellen|Bereitstellung
büfett aufbauen|büfett herrichten|buffet aufbauen|buffet herrichten|aufbau des büfetts|büffet aufbauen
kindlich|kind
im anschluss an|anschließend|danach|nach
veranlassen|in die wege leiten|in auftrag geben
über informieren|über unterrichten|über aufklären|auskunft über geben|auskünfte über geben
beliefern|ausliefern|liefern|Belieferung|Auslieferung
ziele setzen|ziele festlegen|ziele vorgeben|ziele definieren
anlernen|angelernt|einarbeiten|einweisen
anliefern|eingehen|ankommen|angeliefert
eingangskontrolle|eingehend kontrollieren|eingehende kontrollieren|wareneingangskontrolle
undicht|leck
rohrbruch|undichtes rohr|undichte rohre
kalibrieren lassen|zur kalibrierung geben|zur kalibrierung schicken|kalibrierung veranlassen|veranlassung der kalibrierung
hinfahren|dorthin fahren|hinbringen
begleiten|hinbringen
spritze geben|spritzen geben|spritzen
vor der arbeit|vor arbeitsbeginn|vor beginn der arbeiten|vor den arbeiten
nach der arbeit|nach arbeitsende|nach feierabend
gebühren abrechnen|gebührenrechnungen stellen|gebührenabrechnung
spedition|spediteur|speditionsfirma
sparsam|wirtschaftlich
ansprechen|aufgreifen
in betrieb nehmen|in betrieb setzen|Inbetriebnahme
außer betrieb nehmen|stilllegen|Stilllegung
notdienst|bereitschaftsdienst|rufbereitschaft|bereitschaft
dienst übernehmen|dienst leisten|dienst machen
dienste tauschen|dienst tauschen
innenraum|raum innen
fehlerursache|ursache von fehlern|ursachen der fehler|fehlerquelle
messmittel|prüfmittel
dekorieren|schmücken|ausschmücken
ansprechen|Ansprache
polieren|blank reiben|blank putzen
kurs leiten|kurse geben|kurse leiten|kurse halten|kurse unterrichten
gerichte erklären|gäste informieren
beauftragen|in auftrag geben|auftrag geben
ablesen|notieren
abräumen|abbauen
fahrten vergeben|fahrten verteilt|fahrten zuteilen|aufträge vergeben|aufträge verteilen
geräte inventarisieren|bestand an geräten erfassen|inventar führen
zu hause beliefern|nach hause bringen|nach hause liefern|ins haus liefern
in programme einweisen|programme zeigen|programme erklären
probefahrten begleiten|probefahrten durchführen|probefahrten machen
`;
