/** Who is hired and helped, in plain words: one line, one meaning; what stands behind ">" is narrower and only proves; our own list. */
const persons =
  'Kellner Köche Fahrer Pflegekräfte Reinigungskräfte Aushilfen Verkäufer Kassierer Techniker Monteure Erzieher Lehrkräfte Ingenieure Entwickler Saisonkräfte Erntehelfer Lagerarbeiter Elektriker Mechaniker Trainer Fachkräfte Auszubildende Servicekräfte Mitarbeiter Maurer Schweißer Zusteller'.split(
    ' ',
  );
const hired = ['einstellen', 'suchen und einstellen', 'anwerben', 'auswählen und einstellen'];

const either = (verbs: readonly string[], things: readonly string[]) =>
  verbs.flatMap((verb) => things.map((thing) => `${thing} ${verb}`)).join('|');

export const hiring = `
Personalbeschaffung|Personalgewinnung|Recruiting|Personaleinstellung > ${either(hired, persons)}
Testautomatisierung|automatisiertes Testen|automatisierte Tests > Tests die von selbst laufen|Tests die automatisch laufen|selbstlaufende Tests|Tests die nachts laufen|automatische Tests
Obstbaumschnitt|Schnitt von Obstbäumen|Obstbäume schneiden > Birnbäume schneiden|Pflaumenbäume schneiden|Kirschbäume schneiden|Zwetschgenbäume schneiden|Quittenbäume schneiden
`;
