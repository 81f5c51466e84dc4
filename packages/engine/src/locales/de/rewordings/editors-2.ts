/** Ordinary things, persons, times and turns of all trades in the words an editor chooses among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors2 = `
banknote|geldschein
münze|hartgeld|münzgeld
kassenbon|kassenzettel|bon|quittung@kunden kasse
kennwort|passwort|zugangscode
entsperren|freischalten|freigeben|entsperrung|freischaltung
verschlissen|abgenutzt|verbraucht@bremsen schwellen reifen teile riemen beläge|abgefahren@reifen bremsen
altbau|altes gebäude|altes haus|alte häuser|ältere gebäude
neubau|neues gebäude|neues haus|neu gebaute häuser
hochhaus|hohes gebäude
langstrecke|langstreckenflug|fernflug
kurzstrecke|kurzstreckenflug
rezept@medikamente medikament arzneimittel|rezeptpflichtig|verschreibungspflichtig
sturmschaden|durch sturm beschädigt|schaden durch sturm
wasserschaden|durch wasser beschädigt|schaden durch wasser
brandschaden|durch brand beschädigt|schaden durch feuer
aufsetzen@vertrag verträge mietvertrag mietverträge kaufvertrag kaufverträge arbeitsvertrag arbeitsverträge testament testamente brief briefe schreiben klage klagen|entwerfen@vertrag verträge mietvertrag mietverträge kaufvertrag kaufverträge arbeitsvertrag arbeitsverträge testament testamente brief briefe schreiben klage klagen|formulieren@vertrag verträge brief briefe schreiben klage klagen
einweisen@kollegen kollege mitarbeiter mitarbeiterin aushilfe azubi neue|einführen@kollegen kollege mitarbeiter mitarbeiterin aushilfe azubi neue|einarbeiten@kollegen kollege mitarbeiter mitarbeiterin aushilfe azubi neue|vertraut machen@kollegen kollege mitarbeiter mitarbeiterin aushilfe azubi neue
sauber halten|für sauberkeit sorgen|sauberkeit sicherstellen|auf sauberkeit achten|sauberhalten
ordentlich halten|für ordnung sorgen|ordnung halten|in ordnung halten|ordnung sicherstellen
sauber und ordentlich halten|für sauberkeit und ordnung sorgen|für ordnung und sauberkeit sorgen|in sauberem und ordentlichem zustand halten
für ruhe sorgen|ruhe halten
nach schule|nach unterricht|nach schulschluss
vor schule|vor unterricht|vor schulbeginn
in pause|während pause|pausenzeit
ins bett bringen|zu bett bringen|schlafen legen|hinlegen
aus dem bett helfen|beim aufstehen helfen > beim aufstehen unterstützen
kennzeichnen|markieren|mit ohrmarken versehen|mit ohrmarke markieren
mit etiketten versehen|etikettieren|auszeichnen|etiketten anbringen|etiketten kleben
mit preisen versehen|auspreisen|preise anbringen|auszeichnen
mit folie umwickeln|in folie wickeln|folieren|einwickeln@folie
mit nummern versehen|nummerieren|durchnummerieren
mit unterschrift versehen|unterschreiben|unterzeichnen
enger machen@kleid kleider hose hosen rock röcke|enger nähen|einnähen
weiter machen@kleid kleider hose hosen rock röcke|auslassen@kleid kleider hose hosen rock röcke
kürzer machen|kürzen
zuschneiden|auf maß schneiden|auf größe schneiden|passend schneiden
beschneiden@papier broschüren bögen|zuschneiden@papier broschüren bögen|beschnitt
knöllchen|strafzettel|bußgeldbescheid@parken falschparker|verwarnung@falschparker parken
mülltonne|abfalltonne|müllbehälter|abfallbehälter|mülleimer|abfalleimer
sperrmüll|sperrgut
umtausch|tausch@ware waren kunden
retoure|rückgabe|rücksendung|zurückgeschickte ware
lieferschein|warenbegleitschein|begleitpapier
fahrschein|fahrkarte|ticket@bahn bus zug zügen fahrgäste
eintrittskarte|ticket@eintritt museum konzert theater
reisegast|urlauber|feriengast
bettlägerig|ans bett gebunden
gehbehindert|schlecht zu fuß
dement|an demenz erkrankt|mit demenz|demenzkrank
krank@schüler kollegen|erkrankt
schwerkrank|schwer krank|schwer erkrankt
obdachlos|wohnungslos|ohne wohnung
arbeitslos|ohne arbeit|arbeitssuchend|erwerbslos
geflüchtete|flüchtling|flüchtlinge
kleinkind|kleine kinder|krippenkind
angehörige|familie@bewohner patienten|verwandte
stammkunde|treue kunden|regelmäßige kunden
neukunde|neue kunden|neue kundinnen
großkunde|große kunden
privatkunde|privatperson|private kunden|endkunde
geschäftskunde|firmenkunde|gewerbliche kunden|unternehmenskunde
hausmeister|hauswart
geschäftsführung|geschäftsleitung|firmenleitung
aushilfe|aushilfskraft|hilfskraft
werkleiter|werksleiter|betriebsleiter@werk
schichtleiter|schichtführer
am wochenende|samstags und sonntags|an wochenenden
unter der woche|werktags|an werktagen|montags bis freitags
mittags|zur mittagszeit|über mittag|in der mittagspause
nachts|in der nacht|bei nacht|nächtlich
täglich|jeden tag|tagtäglich|an jedem tag
stündlich|jede stunde|einmal pro stunde
alle zwei wochen|zweiwöchentlich|vierzehntägig|14-täglich|jede zweite woche
halbjährlich|zweimal im jahr|alle sechs monate|zweimal jährlich
im sommer|in den sommermonaten|während des sommers|sommers
im winter|in den wintermonaten|während des winters|winters
zur weihnachtszeit|vor weihnachten|in der vorweihnachtszeit|im advent
in der ferienzeit|in den ferien|während der ferien
zur erntezeit|während der ernte|in der ernte|erntezeit
in der hochsaison|zur hauptsaison|während der hochsaison|in der hauptsaison
rund um die uhr|24 stunden am tag|tag und nacht
vor ort|beim kunden|am einsatzort
zu hause|daheim|in der eigenen wohnung|in ihrer wohnung
zu fuß|gehend
allein|alleine|selbstständig|eigenständig|ohne hilfe
nach plan|planmäßig|laut plan|gemäß plan
nach rezept@kuchen teig speisen brot|laut rezept|rezeptgetreu
nach vorgabe|gemäß vorgaben|laut vorgabe|wie vorgegeben
nach anweisung|laut anweisung|gemäß anweisung|auf anweisung
todesfall|sterbefall@geburten beurkundet register standesamt
heraussuchen@urteile urteil akten literatur|recherchieren@urteile urteil literatur
aktualisierung@tablets rechner server software|update
operationswunde|wunde nach operationen|op-wunde
erteilen@unterricht stunden|geben@unterricht stunden
krankheitstag|krankentag|fehltag wegen krankheit
festhalten@urlaub krankheitstage stunden fehlzeiten|erfassen@urlaub krankheitstage stunden fehlzeiten|aufzeichnen@stunden fehlzeiten
aufstellen@wände wand|stellen@wände wand|errichten@wände wand
zählerstand|zähler@ablesen abgelesen
laufend aktualisieren|auf neuestem stand halten|aktuell halten|stets aktualisieren
begleiten@referendare praktikanten azubis|betreuen@referendare praktikanten azubis
verzurren@container ladung|sichern@container ladung > ladung sichern
frühere kunden|ehemalige kunden|verlorene kunden
`;
