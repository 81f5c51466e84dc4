/** More everyday words: German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
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
bestellen|ordern|anfordern|beschaffen
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
Newsletter|Rundbrief|Infobrief
Telefon|Fernsprecher
Handy|Mobiltelefon|Smartphone
Anfrage|Anliegen|Nachfrage
Ziel|Vorgabe
Zusammenfassung|Übersicht|Überblick
Zahlen|Daten
Befragung|Interview
Hinweis|Tipp|Rat
Anweisung|Vorgabe|Anleitung
Rundgang|Führung
Besuch|Visite
Ware|Waren|Artikel|Güter
Zutaten|Lebensmittel
Brot|Backwaren
Hotel|Gasthof
Bettwäsche|Wäsche
Eingang|Einlass|Zugang
Treppe|Stiege
Halle|Foyer
Grundstück|Gelände|Fläche
Kuh|Rind
Fließband|Band|Montagelinie
Filiale|Zweigstelle|Niederlassung|Standort
Station|Abteilung
Rollstuhlfahrer|Gäste im Rollstuhl|Besucher im Rollstuhl
Klasse|Gruppe
defekt|kaputt|fehlerhaft
schmutzig|verschmutzt|dreckig
häufig|oft|wiederkehrend
ganz|komplett|vollständig|gesamt
weitere|zusätzliche
täglich|jeden Tag|am Tag|pro Tag
monatlich|jeden Monat|im Monat|pro Monat
jährlich|jedes Jahr|im Jahr|pro Jahr
jeden Morgen|morgens|allmorgendlich
jeden Abend|abends|allabendlich
jede Nacht|nachts|pro Nacht
persönlich|vor Ort
auf Papier|in Papierform
per E-Mail|per Mail|E-Mail
in Teamarbeit|im Team|gemeinsam
hintereinander|in Folge
hauptsächlich|vor allem|in erster Linie|überwiegend
`;
