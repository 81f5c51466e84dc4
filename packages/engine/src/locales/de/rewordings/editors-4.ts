/** More things, persons and places of all trades in the words that editors and writing helpers choose among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors4 = `
postleitzahl|plz
entwürfe verfassen|entwerfen|antwortentwürfe verfassen|antworten entwerfen|entwürfe schreiben
zeitarbeiter|zeitarbeitskraft|leiharbeiter|leiharbeitskraft|zeitarbeitnehmer|leiharbeitnehmer
geld annehmen|zahlungen annehmen|geld entgegennehmen|zahlungen entgegennehmen|kassieren|annahme von zahlungen
heraussuchen|recherchieren|recherche@akten einträge urteile daten gesetze grundbuch
windrad|windkraftanlage|windenergieanlage|windanlage
arbeitszeugnis|zeugnis@mitarbeiter beschäftigte personalakten ausscheidende
prophylaxekraft|prophylaxeassistenz|prophylaxeassistentin
bordmenü|flugzeugmenü|bordverpflegung
schubmaststapler|schubmaster
mehrfamilienhaus|wohnblock|mehrparteienhaus
gästehaus|pension
kennzeichen|nummernschild|autokennzeichen|kfz-kennzeichen
zusammenlegen@hemden wäsche kleidung handtücher|falten@hemden wäsche kleidung handtücher
verzollen|verzollung|zollabfertigung|zollabwicklung
display|bildschirm@handy handys smartphone smartphones tablet
akku|batterie@handy handys smartphone smartphones laptop laptops
`;
