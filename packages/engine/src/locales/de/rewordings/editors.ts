/** Whole families of the words an editor chooses among: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
const courses = 'Fortbildung Weiterbildung Schulung Kurs Lehrgang Seminar Workshop'
  .split(' ')
  .map(
    (name) =>
      `${name} besuchen|${name} besucht|${name} teilnehmen|${name} Teilnahme|${name} absolvieren|${name} mitmachen`,
  )
  .join('\n');

export const editors = `
${courses}
zurückstellen|zurück stellen|Rückstellung|zurückräumen|wieder einräumen
zurückbringen|zurück bringen|Rückgabe|zurückgeben|zurück geben
Zugang aufschließen|Zugang verschaffen|Zugang gewähren|Zugang ermöglichen
bringen|abgeben|Abgabe|abliefern|hinbringen|überbringen
aufpassen|achten|im Blick behalten|im Auge behalten|im Blick haben
aufschreiben|notieren|Notiz|vermerken|festhalten|niederschreiben|verzeichnen
eintragen|Eintragung|erfassen|vermerken
weitergeben|weiterleiten|weiterreichen|übermitteln|Weitergabe|Weiterleitung|Übermittlung
benachrichtigen|informieren|Bescheid geben|Bescheid sagen|verständigen|melden
austeilen|verteilen|ausgeben|Ausgabe|Verteilung|Austeilung
abholen|Abholung|holen|einsammeln
wegräumen|verräumen|aufräumen|einräumen
aufbauen|Aufbau|aufstellen|errichten
abbauen|Abbau|auseinanderbauen|demontieren
anrufen|telefonieren|Anruf|telefonisch
versuchen|probieren|Versuch
vorschlagen|Vorschlag|anregen|Anregung
zeigen|vorführen|Vorführung|vormachen
zählen|durchzählen|Zählung
antworten|beantworten|Beantwortung
zuhören|anhören|Anhörung
durchsehen|durchlesen|Durchsicht|sichten
sich unterhalten|sprechen|Gespräch
bei Abwesenheit|wenn fehlte|bei Fehlen
nach Kunden|kundenweise
`;
