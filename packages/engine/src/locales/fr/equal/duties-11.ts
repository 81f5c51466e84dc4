/** Ce qui manquait encore aux listes, métier par métier : un sens par ligne ; derrière « > » le plus étroit, qui prouve seulement ; liste propre. */
export const duties11 = `
ouverture de portes|ouvert des portes claquées|ouvertures de portes claquées
pose de portes blindées|blindage de portes
couverture zinc|toiture zinc
pose de liteaux|liteaunage
réparation de gouttières|réparé des gouttières
dépose de toitures amiantées|démontage de toitures amiante
VRD|voirie et réseaux divers|voiries et réseaux divers
pose de réseaux d'assainissement|canalisations d'assainissement
remblaiement|remblayé les tranchées
nivellement|nivelé le terrain|nivellement de terrain
conduite de niveleuse|conduit une niveleuse
conduite de finisseur|conduit un finisseur
conduite de toupie béton|camion toupie|conduit une toupie béton
vibration du béton|vibré le béton
étaiement|étayé les planchers|pose d'étais|étayage
coffrage de voiles|banché des voiles|coffrage de murs banchés|voiles banchés
pose d'armatures|mise en place des armatures
préfabrication béton|éléments préfabriqués en béton
injection de résine|injecté de la résine
forage de pieux|foré des pieux|exécution de pieux
carottage|carotté des dalles|carottages béton
sciage de béton|scié du béton
curage de bâtiments|déposé les cloisons avant démolition|curage avant démolition
décompte général définitif|DGD@chantier marché
situations de travaux|situations mensuelles|établi les situations de travaux
comptes rendus de chantier|rédigé les comptes rendus de chantier
déboursés secs|calcul de déboursés|étude de déboursés
`;
