/** Who is hired and helped, in plain words: one line, one meaning; what stands behind ">" is narrower and only proves; our own list. */
const persons =
  'serveurs cuisiniers chauffeurs livreurs infirmiers infirmières aides-soignants techniciens caissiers vendeurs ouvriers maçons électriciens mécaniciens animateurs enseignants ingénieurs développeurs saisonniers intérimaires vacataires agents apprentis alternants stagiaires préparateurs commerciaux soudeurs'.split(
    ' ',
  );
const hired = ['chercher et embaucher', 'embaucher', 'sélectionner et embaucher'];

const either = (verbs: readonly string[], things: readonly string[]) =>
  verbs.flatMap((verb) => things.map((thing) => `${verb} ${thing}`)).join('|');

export const hiring = `
recrutement|recrutement de personnel > ${either(hired, persons)}
tests automatisés|automatisation des tests|automatisation de tests > tests qui tournent tout seuls|tests qui s'exécutent tout seuls|tests qui tournent seuls|tests automatiques|scripts qui testent tout seuls
support informatique|assistance informatique|support utilisateurs > dépanner ordinateurs de salariés|dépanner salariés en panne d'ordinateur|dépanner collègues en informatique|résoudre pannes d'ordinateur|résoudre problèmes informatiques des salariés|aider utilisateurs en panne d'ordinateur
traitement des sinistres|gestion des sinistres > traiter dossiers de sinistres|instruire dossiers de sinistres|régler dossiers de sinistres|suivre dossiers de sinistres
newsletter|infolettre|lettre d'information électronique
`;
