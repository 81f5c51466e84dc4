/** Whoever acquired a certificate has it: how papers are got, said of each paper; the gate alone reads them. */
const got =
  'erworben|erwarb|erhalten|erhielt|erlangt|erlangte|abgelegt|legte|bestanden|bestand|gemacht|machte|bekommen|bekam|abgeschlossen|erwerb'.split(
    '|',
  );
const papers =
  'Zertifikat Zertifizierung Schein Führerschein Diplom Prüfung Abschluss Lizenz Berechtigung Nachweis Sachkundenachweis Staplerschein Befähigungsnachweis'.split(
    ' ',
  );
const taken = 'abgeschlossen beendet absolviert gemacht besucht absolvierte beendete machte besuchte'.split(
  ' ',
);
const begun = 'begonnen angefangen aufgenommen gestartet begann startete'.split(' ');
const courses = 'Kurs Lehrgang Weiterbildung Fortbildung Schulung Ausbildung Seminar Studium'.split(' ');

const either = (verbs: readonly string[], things: readonly string[]) =>
  things.map((thing) => verbs.map((verb) => `${thing} ${verb}`).join('|'));

export const papersGot = `
${either(got, papers).join('\n')}
${either(taken.slice(0, 4), courses).join('\n')}
${either(begun, courses).join('\n')}
zusammenpacken|packen|einpacken
zusammengepackt|gepackt|eingepackt
in Abwesenheit|während der Abwesenheit|bei Abwesenheit
`;
