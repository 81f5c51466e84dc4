/** Whoever obtained a certificate has it: how papers are got, said of each paper; the gate alone reads them. */
const got = 'obtenu décroché reçu acquis validé réussi passé obtention'.split(' ');
const papers =
  'certificat certification diplôme brevet permis licence titre habilitation examen agrément caces'.split(
    ' ',
  );
const taken = 'terminé achevé effectué fait complété suivi'.split(' ');
const courses = 'cours formation stage module atelier programme'.split(' ');

const either = (verbs: readonly string[], things: readonly string[]) =>
  things.map((thing) => verbs.map((verb) => `${verb} ${thing}`).join('|'));

export const papersGot = `
${either(got, papers).join('\n')}
${either(taken, courses).join('\n')}
certificat|certification|certifié
accompagner réunion|assister réunion
une semaine|huit jours
`;
