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
DEAMP|diplôme d'état d'aide médico-psychologique
DETISF|diplôme d'état de technicien de l'intervention sociale et familiale
DEME|diplôme d'état de moniteur éducateur|diplôme d'état de moniteur-éducateur
DEAP|diplôme d'état d'auxiliaire de puériculture
DEI|diplôme d'état d'infirmier|diplôme d'état d'infirmière@infirmier infirmière soins hôpital clinique patients
ASH|agent de service hospitalier|agente de service hospitalier|agent des services hospitaliers|agente des services hospitaliers@hôpital clinique EHPAD résidence bionettoyage chambres ménage
AMP|aide médico-psychologique@handicap résidents accompagnement foyer MAS FAM
CQP APS|certificat de qualification professionnelle agent de prévention et de sécurité
BTS MCO|BTS management commercial opérationnel
BTS NDRC|BTS négociation et digitalisation de la relation client
BTS GPME|BTS gestion de la PME
BTS SAM|BTS support à l'action managériale
BTS MUC|BTS management des unités commerciales
BTS CG|BTS comptabilité et gestion
CAP ATMFC|CAP assistant technique en milieux familial et collectif
CCA|certificat de conseiller en assurance@assurance assureur
TFP APS|titre à finalité professionnelle agent de prévention et de sécurité
`;
