/** More words of plain work: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const atWork = `
mitnehmen|Mitnahme
Frühschicht|Frühdienst
selbst|selbstständig|selbständig|eigenständig
ablängen|auf Länge schneiden|zuschneiden
auseinanderbauen|zerlegen|Zerlegung|demontieren
abarbeiten|Abarbeitung|erledigen
Spätschicht|Spätdienst
Nachtschicht|Nachtdienst|Nachtwache
Tagschicht|Tagdienst
notieren|dokumentieren|aufzeichnen|Notierung
wischen|abwischen|feucht abwischen
Betten beziehen|Bettwäsche wechseln|frisch beziehen
singen|Lieder singen
Weg zeigen|Weg weisen|hinführen
Stufe|Niveau|Niveaustufe|Level
Unterrichtsmaterial|Unterrichtsmaterialien|Lehrmaterial|Lehrmaterialien
Lieferverzug|Verzug|Lieferverzögerung
Kurse geben|Kurse unterrichten|Kurse halten|Kurse abhalten
Hinterbliebene|Trauernde|Angehörige
harken|rechen|zusammenharken|zusammenrechen
umdekorieren|neu dekorieren|Neudekoration
aufstapeln|aufschichten
zusammenlegen|zusammenfalten
abschließen|zusperren
herumführen|führen
Gassi gehen|spazieren gehen|ausführen
kleben|leimen
nageln|festnageln
nachschlagen|heraussuchen
trösten|Trost spenden
bei Ladenschluss|nach Geschäftsschluss|am Feierabend|nach Feierabend
am Tagesende|zum Tagesschluss
Heft|Notizbuch
Bestand|Ware
Dorf|Ortschaft
Fassung|Brillenfassung
wetzen|schleifen
reinigen > schrubben|wischen|fegen
`;
