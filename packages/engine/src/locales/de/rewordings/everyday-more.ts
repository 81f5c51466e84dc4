/** Weitere Wörter, die man in einer Zeile gegeneinander tauscht, nach dem, wovon sie handeln. */
export const everydayMore = `
mittag|zwölf Uhr|mittags
abstimmen|absprechen|Abstimmung|Absprache|koordinieren
Weiterleitung|Weitergabe|Übergabe
verkürzen|senken|reduzieren|kürzen
Verkürzung|Senkung|Reduzierung|Kürzung
einweisen|unterweisen|schulen|anlernen
Einweisung|Unterweisung|Schulung
teilweise|zum Teil|ein Teil|einen Teil
schreiben|erstellen|verfassen|anfertigen|ausarbeiten
begrüßen|empfangen|in Empfang nehmen
bestellen|ordern|anfordern|beschaffen
mithilfe|mit Hilfe|anhand
melden|mitteilen|berichten|weitergeben
mitteilen|informieren|benachrichtigen|Bescheid geben
nachfragen|fragen|erkundigen
suchen|ausfindig machen|recherchieren
feststellen|erkennen|bemerken|ermitteln
verwenden|benutzen|nutzen|einsetzen|arbeiten mit
ändern|anpassen|abändern|umstellen
löschen|entfernen
verbinden|anschließen|koppeln
trennen|teilen|aufteilen
zusammenführen|zusammenfassen|bündeln
mieten|leihen
einladen|bitten
filmen|aufnehmen|drehen
fotografieren|aufnehmen|Fotos machen|ablichten
Foto|Bild|Aufnahme|Fotografie
Text|Beitrag|Artikel
Newsletter|Rundbrief|Infobrief
Website|Internetseite|Webseite|Homepage|Internetauftritt
Bildschirm|Monitor
Rechner|Computer|PC
Laptop|Notebook
Telefon|Fernsprecher
Handy|Mobiltelefon|Smartphone
Programm|Software|Anwendung
Fehler|Mangel|Defekt
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
vorab|im Voraus|im Vorfeld
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
defekt|kaputt|fehlerhaft
schmutzig|verschmutzt|dreckig
häufig|oft|wiederkehrend
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
