/** More things, persons and places of all trades in the words that editors and writing helpers choose among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors4 = `
postleitzahl|plz
entwürfe verfassen|entwerfen|antwortentwürfe verfassen|antworten entwerfen|entwürfe schreiben
zeitarbeiter|zeitarbeitskraft|leiharbeiter|leiharbeitskraft|zeitarbeitnehmer|leiharbeitnehmer
geld annehmen|zahlungen annehmen|geld entgegennehmen|zahlungen entgegennehmen|kassieren|annahme von zahlungen
heraussuchen|recherchieren|recherche@akten einträge urteile daten gesetze grundbuch
windrad|windkraftanlage|windenergieanlage|windanlage
arbeitszeugnis|zeugnis@mitarbeiter beschäftigte personalakten ausscheidende
bordmenü|flugzeugmenü|bordverpflegung
schubmaststapler|schubmaster
mehrfamilienhaus|mehrparteienhaus
gästehaus|pension
kennzeichen|nummernschild|autokennzeichen|kfz-kennzeichen
zusammenlegen@hemden wäsche kleidung handtücher|falten@hemden wäsche kleidung handtücher
verzollen|verzollung|zollabfertigung|zollabwicklung
display|bildschirm@handy handys smartphone smartphones tablet
akku|batterie@handy handys smartphone smartphones laptop laptops
empfang betreuen|am empfang arbeiten|empfang besetzen|am empfang dienst tun|empfangsdienst
rezeption betreuen|an der rezeption arbeiten|rezeption besetzen|rezeptionsdienst
infostand betreuen|am infostand arbeiten|infostand besetzen
messestand betreuen|am messestand arbeiten|messestand besetzen
marktstand betreuen|am marktstand arbeiten
theke betreuen|an der theke arbeiten|theke besetzen
inventarliste|inventarverzeichnis|inventar@führen geführt geführte führte
auf einhaltung achten|einhaltung sicherstellen|für einhaltung sorgen|einhaltung gewährleisten
auf sauberkeit achten|sauberkeit sicherstellen|für sauberkeit sorgen|sauberkeit gewährleisten
auf ordnung achten|für ordnung sorgen|ordnung sicherstellen|ordnung gewährleisten
auf pünktlichkeit achten|für pünktlichkeit sorgen|pünktlichkeit sicherstellen
verschleiß|abnutzung@prüfen geprüft kontrolliert prüfung kontrolle überprüft untersucht
altholz|gebrauchtes holz|recyceltes holz
halbieren|um die hälfte senken|um die hälfte reduzieren|um die hälfte verringern
mitgliederzahl|zahl der mitglieder|anzahl der mitglieder
besucherzahl|zahl der besucher|anzahl der besucher
fehlerzahl|zahl der fehler|anzahl der fehler
kundenzahl|zahl der kunden|anzahl der kunden
kostenlos|unentgeltlich|gratis|kostenfrei|umsonst|ohne bezahlung
mahnschreiben|mahnung@säumig säumige zahler kunden schuldner verschickt versandt
schichtbeginn|beginn der schicht|anfang der schicht
schichtende|ende der schicht
urlaubstag|urlaub@erfasst erfassen erfassung verwaltet
zubettbringen|ins bett bringen|zu bett bringen
`;
