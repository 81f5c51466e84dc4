/** French, finance, banking, insurance, realestate: one line, one meaning; our own list. */
export const financeBankingInsuranceRealestate = `
accueil en agence bancaire|accueillir les clients en agence bancaire
opérations de guichet|effectuer les opérations de guichet|exécuter les opérations de guichet
ouverture de comptes bancaires|ouvrir des comptes clients en banque|ouvertures de compte
clôture de comptes bancaires|fermer les comptes bancaires
traitement des virements|traiter les virements
conseil bancaire|conseiller les clients de la banque|conseil à la clientèle bancaire|conseil en agence bancaire
conseil en placement|conseiller les placements financiers|conseil en investissement|conseil en épargne
gestion de patrimoine|gérer le patrimoine des clients|wealth management|gestion patrimoniale
gestion de fortune|gérer la fortune de clients privés
gestion de portefeuille financier|gérer des portefeuilles d'investissement
passation d'ordres de bourse|passer des ordres de bourse|exécuter les ordres de bourse|exécution d'ordres boursiers
accorder des prêts|attribution de prêts|octroi de prêts|octroi de crédits|accorder des crédits|attribution de crédits|consentir des prêts
instruction de demandes de crédit|étudier les demandes de crédit|étude des demandes de prêt|étude de crédits|analyse de crédit|instruit les demandes de prêt|analyse de dossiers de crédit|étude de dossiers de prêt
analyse de solvabilité|évaluer la solvabilité|étudier la solvabilité|évaluation de la solvabilité|étudier la capacité de remboursement|évaluer la capacité de remboursement|analyser la capacité de remboursement|étudier la capacité des emprunteurs à rembourser
analyse du risque de crédit|évaluer le risque de crédit|évaluation du risque crédit
crédit immobilier|prêts immobiliers|financement immobilier|crédit habitation|prêts habitat > prêt hypothécaire
crédit à la consommation|prêts à la consommation|crédits conso|prêts personnels
recouvrement de créances|recouvrer les créances|recouvrement d'impayés|recouvrer les impayés|récupérer les créances impayées|encaissement des créances|récupéré les créances|perception des comptes > relancer les clients en retard de paiement|relancer les impayés|relancer les mauvais payeurs|relancer les clients débiteurs|relancer les clients en retard
recouvrement amiable|recouvrer à l'amiable|recouvrement de créances à l'amiable
recouvrement judiciaire|recouvrer par voie judiciaire
détection de la fraude|détecter les fraudes|repérer les fraudes
surveiller les transactions suspectes|surveillance des opérations suspectes
modélisation financière|construire des modèles financiers|modéliser financièrement|élaborer des modèles financiers
fusions-acquisitions|opérations de fusions-acquisitions|opérations de m&a|M&A|mergers and acquisitions
due diligence|réaliser des due diligences|mener des due diligences
rédiger des business plans|élaborer le plan d'affaires|établir des plans d'affaires
levée de fonds|lever des fonds|levée de capitaux|lever des capitaux
gestion actif-passif|asset liability management|gestion alm
souscription de contrats d'assurance|souscription d'assurances|underwriting
vente d'assurances|vendre des contrats d'assurance|commercialiser des assurances
tarification de risques|tarifer les risques|tarification d'assurances
gestion de sinistres|traiter les sinistres|traitement des sinistres|gérer les dossiers de sinistres
enregistrer les déclarations de sinistre|enregistrement des déclarations de sinistre|déclarations de sinistre|ouverture de sinistres
indemnisation des assurés|indemniser les assurés
missionnement d'experts|missionner les experts|mandater les experts|mandatement d'experts
gestion de contrats d'assurance|gestion des polices|gérer les polices d'assurance
émission de contrats et avenants d'assurance|établir les polices et avenants
résiliation de contrats d'assurance|résilier les contrats d'assurance|traiter les résiliations d'assurance
calculs actuariels|faire des calculs actuariels|réaliser des calculs actuariels|actuariat
remboursement de soins santé|rembourser les frais médicaux|traiter les remboursements de santé
vente immobilière|vendre des biens immobiliers|transactions immobilières|vendu des appartements|vendu des maisons
louer des logements|location immobilière|loué des appartements|mise en location|mettre des logements en location
gestion locative|gérer des biens locatifs|gérer des locations|gestion de biens en location|gérance locative > louer et gérer des logements
gestion de copropriétés|administrer des copropriétés|administration de copropriétés|administration de ppe|syndic de copropriété|syndic d'immeubles|administré des immeubles comme syndic
tenir les assemblées de copropriété|animer les assemblées générales de copropriétaires
rentrer des mandats|prise de mandats de vente|rentrer des mandats de vente|prise de mandats|mandats exclusifs signés
faire visiter des biens|visites de biens|fait visiter des appartements|visites immobilières|visites d'appartements|faire visiter des logements|visites de logements|faire visiter des appartements|faire visiter des maisons|organiser des visites de biens|faire visiter les logements
estimation immobilière|estimer des biens immobiliers|évaluation immobilière|évaluer des biens immobiliers|expertise immobilière|estimation de biens|estimé des biens|évalué des biens|estimer des maisons|évaluation de biens immobiliers|estimer le prix de maisons|estimer la valeur de biens|estimer des maisons et appartements|estimer des appartements
rédaction de baux|établir les contrats de location|rédiger les contrats de bail|établissement de baux|rédaction de contrats de location|contrats de location|contrats de bail
rédaction de compromis de vente|rédiger les compromis|préparer les compromis de vente|compromis de vente|avant-contrats de vente
états des lieux|faire les états des lieux|réaliser les états des lieux|dresser les états des lieux|constats d'entrée|EDL@locat logement|établir des états des lieux
sélection de locataires|sélectionner les locataires|choisir les locataires
encaissement des loyers|encaisser les loyers|percevoir les loyers|perception des loyers|collecte des loyers
quittancement|quittancer les loyers|émettre les quittances|appels de loyers|avis d'échéance de loyer|émettre les appels de loyers|lancer les appels de loyers
relance des loyers impayés|relancer les locataires en retard de loyer
indexation des loyers|indexer les loyers
gestion technique d'immeubles|gérer techniquement les immeubles
gardiennage d'immeubles|conciergerie d'immeuble|loge de gardien|gardien d'immeuble
monter des opérations immobilières|montage d'opérations immobilières
gestion d'actifs immobiliers|asset management immobilier
reporting réglementaire bancaire|déclarations réglementaires bancaires|établir les états réglementaires bancaires
financement du commerce international|trade finance
affacturage|factoring
exécution des virements|exécuter les virements
montage de dossiers de crédit|monter les dossiers de crédit|monter les dossiers de prêt
vérification de solvabilité|contrôle de la solvabilité
contrôles kyc|effectuer les contrôles kyc|réaliser les contrôles kyc
élaboration du plan de financement|établir le plan de financement
couverture du risque de change|couverture de change|FX hedging
règlement de sinistres
mise en location de biens|mettre en location des biens immobiliers
recherche de terrains|chercher des terrains|recherche foncière
traitement des crédits documentaires|traiter les crédits documentaires|traiter les lettres de crédit
`;
