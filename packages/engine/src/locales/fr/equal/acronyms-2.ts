/** French letters, loans and product names with their long or other form, one meaning a line; our own list. */
export const acronyms2 = `
IDE@infirmier infirmière soins service hôpital|infirmier diplômé d'État
SST|sauveteur secouriste du travail|sauvetage secourisme du travail
PSC1|prévention et secours civiques de niveau 1
HACCP|analyse des dangers et points critiques|méthode HACCP
PMS@sanitaire cuisine hygiène restauration|plan de maîtrise sanitaire
DOE|dossier des ouvrages exécutés
RSA|revenu de solidarité active
APL|aide personnalisée au logement
ASE|aide sociale à l'enfance
EPI|équipement de protection individuelle
PL|poids lourd
SPL|super poids lourd
VL|véhicule léger|véhicules légers
DSN|déclaration sociale nominative|déclarations sociales nominatives
DAS|déclaration annuelle des salaires
TP|travaux publics@chantier engins génie
GMS|grandes et moyennes surfaces
FIFO|premier entré premier sorti
AMO|assistance à maîtrise d'ouvrage
`;
