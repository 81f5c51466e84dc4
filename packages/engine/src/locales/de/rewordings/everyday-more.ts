/** Weitere Wörter, die man in einer Zeile gegeneinander tauscht, nach dem, wovon sie handeln. */
export const moreRewordings = `
mittag|zwölf Uhr|mittags
abstimmen|absprechen|Abstimmung|Absprache|koordinieren
weiterleiten|weitergeben|weiterreichen|übergeben
Weiterleitung|Weitergabe|Übergabe
verkürzen|senken|reduzieren|kürzen
Verkürzung|Senkung|Reduzierung|Kürzung
einweisen|unterweisen|schulen|anlernen
Einweisung|Unterweisung|Schulung
teilweise|zum Teil|ein Teil|einen Teil
maximal|höchstens|bis zu
mindestens|wenigstens
aufbauen|errichten|aufstellen
schreiben|erstellen|verfassen|anfertigen|ausarbeiten
prüfen|kontrollieren|überprüfen|sichten|durchsehen
führen|pflegen
begrüßen|empfangen|in Empfang nehmen
bestellen|ordern|anfordern|beschaffen
übersetzen|übertragen
mithilfe|mit Hilfe|anhand
melden|mitteilen|berichten|weitergeben
mitteilen|informieren|benachrichtigen|Bescheid geben
klären|lösen|beheben
nachfragen|fragen|erkundigen
suchen|ausfindig machen|recherchieren
finden|entdecken|feststellen
feststellen|erkennen|bemerken|ermitteln
auswählen|aussuchen|wählen
verwenden|benutzen|nutzen|einsetzen|arbeiten mit
ändern|anpassen|abändern|umstellen
ergänzen|hinzufügen|vervollständigen
löschen|entfernen
entfernen|beseitigen|wegräumen
verbinden|anschließen|koppeln
trennen|teilen|aufteilen
zusammenführen|zusammenfassen|bündeln
austauschen|wechseln|ersetzen|tauschen
tauschen|wechseln
zurückgeben|zurückbringen|retournieren
erstatten|zurückzahlen
verleihen|ausleihen|vermieten
mieten|leihen
einladen|bitten
veranstalten|ausrichten|durchführen|organisieren
vorführen|zeigen|demonstrieren
auftreten|spielen
filmen|aufnehmen|drehen
fotografieren|aufnehmen|Fotos machen|ablichten
Foto|Bild|Aufnahme|Fotografie
Text|Beitrag|Artikel
Artikel|Beitrag
Newsletter|Rundbrief|Infobrief
Website|Internetseite|Webseite|Homepage|Internetauftritt
Bildschirm|Monitor
Rechner|Computer|PC
Laptop|Notebook
Telefon|Fernsprecher
Handy|Mobiltelefon|Smartphone
Programm|Software|Anwendung
Fehler|Mangel|Defekt
Mangel|Fehler
Problem|Schwierigkeit
Unfall|Unglück
Anfrage|Anliegen|Nachfrage
Anliegen|Wunsch|Anfrage
Auftrag|Order|Bestellung
Aufgabe|Auftrag
Vorhaben|Projekt
Ziel|Vorgabe
Ergebnis|Resultat|Befund
Bericht|Report|Protokoll
Protokoll|Niederschrift|Mitschrift
Protokoll führen|protokollieren|mitschreiben|Protokollführung
Zusammenfassung|Übersicht|Überblick
Daten|Angaben|Informationen
Zahlen|Daten
Probe|Muster
Test|Prüfung|Kontrolle
Umfrage|Befragung
Befragung|Interview
Rückmeldung|Feedback
Hinweis|Tipp|Rat
Anweisung|Vorgabe|Anleitung
Vorschrift|Regel|Vorgabe|Bestimmung
Ablauf|Vorgang|Prozess
Verfahren|Methode
Frist|Termin
pünktlich|termingerecht|fristgerecht|rechtzeitig
vorab|im Voraus|im Vorfeld
später|anschließend|danach
Treffen|Sitzung|Besprechung
Vortrag|Referat|Präsentation
Workshop|Seminar
Rundgang|Führung
Besuch|Visite
Fahrt|Tour|Strecke
Route|Tour|Strecke
Ladung|Fracht
Ware|Waren|Artikel|Güter
Bestand|Lagerbestand|Vorrat
Inventur|Bestandsaufnahme|Bestandszählung
Lieferant|Zulieferer
Zutaten|Lebensmittel
Gemüse|Grünzeug
Brot|Backwaren
Getränk|Trinken
Gaststätte|Lokal|Restaurant
Kantine|Mensa
Hotel|Gasthof
Zimmer|Raum
Raum|Saal
Bettwäsche|Wäsche
Boden|Fußboden
Eingang|Einlass|Zugang
Treppe|Stiege
Flur|Gang|Korridor
Halle|Foyer
Gebäude|Haus|Objekt
Grundstück|Gelände|Fläche
Feld|Acker
Kuh|Rind
Auto|Pkw|Wagen|Fahrzeug
Lkw|Lastwagen|Laster
Motor|Antrieb
Fließband|Band|Montagelinie
Fabrik|Werk|Betrieb
Betrieb|Firma|Unternehmen
Filiale|Zweigstelle|Niederlassung|Standort
Zentrale|Hauptsitz
Abteilung|Bereich
Station|Abteilung
Krankenhaus|Klinik
Praxis|Arztpraxis
Wunde|Verletzung
Medikament|Arznei|Arzneimittel
Verband|Bandage
Rollstuhlfahrer|Gäste im Rollstuhl|Besucher im Rollstuhl
Klasse|Gruppe
Hausaufgaben|Schulaufgaben
Kita|Kindergarten|Kindertagesstätte
Jugendliche|Teenager
Senioren|ältere Menschen|alte Menschen
Mieter|Bewohner
Eigentümer|Besitzer|Inhaber
Publikum|Zuschauer|Besucher
Teilnehmer|Teilnehmende
Ehrenamtliche|Freiwillige
Bewerber|Kandidat
Stelle|Arbeitsplatz
Urlaub|Ferien
Schicht|Dienst
Überstunden|Mehrarbeit
Abfall|Müll
Schaden|Beschädigung
beschädigt|defekt|kaputt
defekt|kaputt|fehlerhaft
schmutzig|verschmutzt|dreckig
neu|frisch
häufig|oft|wiederkehrend
dringend|eilig
wichtig|zentral
ganz|komplett|vollständig|gesamt
weitere|zusätzliche
täglich|jeden Tag|am Tag|pro Tag
wöchentlich|jede Woche|pro Woche
monatlich|jeden Monat|im Monat|pro Monat
jährlich|jedes Jahr|im Jahr|pro Jahr
jeden Morgen|morgens|allmorgendlich
jeden Abend|abends|allabendlich
jede Nacht|nachts|pro Nacht
persönlich|vor Ort
online|im Internet
vor Ort|beim Kunden
draußen|im Freien
von Hand|manuell|händisch
auf Papier|in Papierform
per Telefon|telefonisch|am Telefon
per E-Mail|per Mail|E-Mail
in Teamarbeit|im Team|gemeinsam
hintereinander|in Folge
auf Englisch|englisch|in englischer Sprache
auf Französisch|französisch|in französischer Sprache
hauptsächlich|vor allem|in erster Linie|überwiegend
`;
