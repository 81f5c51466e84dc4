/** French verbs as a point begins with them, present and past participle. */
export const verbs = `
gère>géré prépare>préparé coordonne>coordonné organise>organisé contrôle>contrôlé élabore>élaboré
réalise>réalisé analyse>analysé supervise>supervisé administre>administré développe>développé
programme>programmé rédige>rédigé vérifie>vérifié traite>traité crée>créé améliore>amélioré
optimise>optimisé installe>installé répare>réparé monte>monté enregistre>enregistré facture>facturé
négocie>négocié présente>présenté informe>informé conseille>conseillé forme>formé participe>participé
nettoie>nettoyé range>rangé livre>livré cuisine>cuisiné actualise>actualisé configure>configuré
automatise>automatisé migre>migré dirige>dirigé publie>publié planifie>planifié évalue>évalué
calcule>calculé classe>classé encaisse>encaissé exécute>exécuté anime>animé encadre>encadré pilote>piloté
recrute>recruté assure>assuré effectue>effectué accompagne>accompagné surveille>surveillé soigne>soigné
aide>aidé commande>commandé achète>acheté teste>testé déploie>déployé documente>documenté
travaille>travaillé saisis>saisi établis>établi tiens>tenu suis>suivi accueille>accueilli reçois>reçu
réponds>répondu vends>vendu conduis>conduit conçois>conçu mets>mis rends>rendu réduis>réduit traduis>traduit
écris>écrit
`;

/** Of these the beginning of a point may be a noun as well: what stands behind it tells. */
export const verbOrNoun = {
  words: `analyse contrôle programme commande classe forme facture aide livre pilote cuisine traite présente participe
    range monte`,
  behindVerb:
    /^(?:l['’]|(?:les?|la|une?|ces?|cette|leurs?|ses|son|sa|mes|mon|ma|nos|chaque|tou(?:te)?s|\d+)(?!\p{L}))/iu,
};
