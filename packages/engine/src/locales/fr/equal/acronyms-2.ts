/** Sigles et noms de produits avec leur forme longue, un sens par ligne ; liste propre. */
export const acronyms2 = `
IDE@infirmier infirmière soins service hôpital|infirmier diplômé d'État
SSIAP|service de sécurité incendie et d'assistance à personnes
CACES|certificat d'aptitude à la conduite en sécurité
SST|sauveteur secouriste du travail|sauvetage secourisme du travail
PSC1|prévention et secours civiques de niveau 1
HACCP|analyse des dangers et points critiques|méthode HACCP
PMS@sanitaire cuisine hygiène restauration|plan de maîtrise sanitaire
DPE|diagnostic de performance énergétique
DOE|dossier des ouvrages exécutés
DCE|dossier de consultation des entreprises
CSE|comité social et économique
RSA|revenu de solidarité active
APL|aide personnalisée au logement
ASE|aide sociale à l'enfance
PMI|protection maternelle et infantile
CAO|conception assistée par ordinateur
DAO|dessin assisté par ordinateur
EPI|équipement de protection individuelle
PL|poids lourd
SPL|super poids lourd
VL|véhicule léger|véhicules légers
TVA|taxe sur la valeur ajoutée
DSN|déclaration sociale nominative|déclarations sociales nominatives
DAS|déclaration annuelle des salaires
BTP|bâtiment et travaux publics
TP|travaux publics@chantier engins génie
VMC|ventilation mécanique contrôlée
PLV|publicité sur le lieu de vente
GMS|grandes et moyennes surfaces
FIFO|premier entré premier sorti
MOA|maîtrise d'ouvrage
MOE|maîtrise d'œuvre
AMO|assistance à maîtrise d'ouvrage
`;
