/** French, duties of those who lead firms, sites, sales, staff and projects, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties22 = `
reporting au conseil d'administration|rendre compte au conseil d'administration|rendre des comptes au conseil d'administration > présenter les résultats au conseil d'administration|présenter les comptes au conseil d'administration
reporting mensuel|reporting mensuel des résultats > rendre compte chaque mois
fixation des objectifs|fixer les objectifs|définition des objectifs|définir les objectifs
fixation des objectifs commerciaux|fixer les objectifs commerciaux|définition des objectifs commerciaux|définir les objectifs commerciaux|fixer les objectifs de vente|définir les objectifs de vente|fixation des objectifs de vente > fixer les objectifs des vendeurs|fixer les objectifs des commerciaux|fixer les objectifs de l'équipe commerciale|définir les objectifs des commerciaux|fixer les quotas de vente
management d'équipe commerciale|management d'une équipe commerciale|manager une équipe commerciale|encadrement d'une équipe commerciale|encadrer une équipe commerciale|animer une équipe commerciale|animation d'une équipe commerciale|diriger une équipe commerciale|management de commerciaux|encadrement de commerciaux|management de la force de vente|encadrement de la force de vente|animation de la force de vente > encadrer une équipe de commerciaux|manager une équipe de commerciaux|diriger une équipe de commerciaux|animer une équipe de commerciaux|encadrer des commerciaux|manager des commerciaux|diriger des commerciaux|encadrer des vendeurs
réduction des coûts de production|réduire les coûts de production|baisse des coûts de production|baisser les coûts de production|réduction des coûts de fabrication|réduire les coûts de fabrication|diminuer les coûts de production|diminution des coûts de production|faire baisser les coûts de production|faire baisser les coûts de fabrication|abaisser les coûts de production|abaissement des coûts de production|baisse des prix de revient|réduire les prix de revient
réduction des coûts|réduire les coûts|baisse des coûts|faire baisser les coûts|diminuer les coûts|diminution des coûts|abaisser les coûts|maîtrise et réduction des coûts > réduire les dépenses|réduction des dépenses|faire des économies
réduction des délais|réduire les délais|raccourcir les délais|raccourcissement des délais|diminuer les délais > faire baisser les délais
réduction des rebuts|réduire les rebuts|baisse du taux de rebut|réduire le taux de rebut|faire baisser le taux de rebut|diminution des rebuts|baisser le taux de rebut
réduction de l'absentéisme|réduire l'absentéisme|baisse de l'absentéisme|faire baisser l'absentéisme|diminuer l'absentéisme
réduction du turnover|réduire le turnover|baisse du turnover|faire baisser le turnover|réduire la rotation du personnel|réduction de la rotation du personnel
réduction des stocks|réduire les stocks|baisse des stocks|diminuer les stocks|faire baisser les stocks|diminution des stocks
amélioration de la productivité|améliorer la productivité|augmenter la productivité|augmentation de la productivité|hausse de la productivité|gains de productivité|accroître la productivité
suivi de chantiers|suivi de chantier|suivre des chantiers|suivre les chantiers|suivi des chantiers > suivre l'avancement de chantiers|suivi de l'avancement de chantiers|suivre l'avancement des chantiers|suivre l'avancement des travaux|suivi de l'avancement des travaux
suivi des travaux|suivre les travaux|suivi de travaux > suivre l'avancement des travaux|suivi de l'avancement des travaux|surveiller l'avancement des travaux
gestion des sous-traitants|gérer les sous-traitants|gestion de sous-traitants|management de sous-traitants > encadrer les sous-traitants|choisir et encadrer les sous-traitants|coordonner les sous-traitants|sélectionner et suivre les sous-traitants
coordination des sous-traitants|coordonner les sous-traitants|coordination de sous-traitants > coordonner les entreprises sous-traitantes
suivi des sous-traitants|suivre les sous-traitants|contrôle des sous-traitants|contrôler les sous-traitants
coordination des corps d'état|coordonner les corps d'état|coordination des corps de métier|coordonner les corps de métier|coordination tous corps d'état
yield management|revenue management|gestion du rendement > optimiser le prix des chambres|ajuster les prix des chambres|fixer le prix des chambres selon la demande|adapter les tarifs des chambres à la demande
amélioration du taux d'occupation|améliorer le taux d'occupation|augmentation du taux d'occupation|augmenter le taux d'occupation|augmenter le taux de remplissage|améliorer le taux de remplissage|amélioration du taux de remplissage|hausse du taux d'occupation
élaboration de la carte|élaborer la carte|conception de la carte|concevoir la carte|création de la carte|créer la carte|composer la carte|composition de la carte
élaboration des menus|élaborer les menus|composition des menus|composer les menus|conception des menus|concevoir les menus|création de menus|créer des menus
calcul du coût matière|calculer le coût matière|calcul des coûts matières > calculer le coût de chaque plat|chiffrer le coût des plats
fiches techniques de recettes|fiches recettes > écrire les fiches recettes
gestion du compte d'exploitation|gérer le compte d'exploitation|tenir le compte d'exploitation|tenue du compte d'exploitation|suivi du compte d'exploitation|suivre le compte d'exploitation|pilotage du compte d'exploitation|piloter le compte d'exploitation
gestion d'un centre de profit|gérer un centre de profit|gestion de centre de profit|pilotage d'un centre de profit
passation de commandes|passer des commandes|passer les commandes|commandes de réassort|commander le réassort
analyse des ventes|analyser les ventes|analyse des chiffres de vente|analyser les chiffres de vente
animation des ventes|animer les ventes|animation commerciale
ouverture de magasins|ouvrir des magasins|ouverture de points de vente|ouvrir des points de vente
développement du chiffre d'affaires|développer le chiffre d'affaires|augmenter le chiffre d'affaires|hausse du chiffre d'affaires|augmentation du chiffre d'affaires|accroître le chiffre d'affaires|faire progresser le chiffre d'affaires
étude de marché|études de marché|étudier le marché|étudier les marchés
veille concurrentielle|surveiller la concurrence|suivi de la concurrence|suivre la concurrence|surveillance de la concurrence|analyse de la concurrence|analyser la concurrence > relever les prix des concurrents|suivre les concurrents
lancement de produits|lancer des produits|lancement de nouveaux produits|lancer de nouveaux produits|mise sur le marché de produits|mettre des produits sur le marché
plan marketing|plan de marketing
organisation de salons|organiser des salons|organisation de foires et salons > organiser la présence sur les salons|tenir des stands sur les salons
communication interne > rédiger le journal interne|écrire le journal interne
journal interne|journal d'entreprise
gestion de crise|gérer des crises|gérer les crises|gestion des crises
dialogue social|relations sociales|relations avec les partenaires sociaux|relations avec les syndicats > négocier avec les syndicats|négociation avec les syndicats|négocier avec les représentants du personnel
négociation d'accords d'entreprise|négocier des accords d'entreprise|négociation des accords d'entreprise > négocier les accords collectifs
animation du CSE|animer le CSE > animer les réunions du CSE|animer les réunions du comité social et économique|animer le comité social et économique
élections professionnelles|élections du CSE|élections des représentants du personnel
entretiens annuels|entretiens annuels d'évaluation|entretien annuel d'évaluation|entretien annuel
conduite des entretiens annuels|conduire les entretiens annuels|mener les entretiens annuels|réaliser les entretiens annuels|réalisation des entretiens annuels|faire passer les entretiens annuels|conduite d'entretiens annuels
conduite des entretiens professionnels|mener les entretiens professionnels|conduire les entretiens professionnels|conduite d'entretiens professionnels
politique salariale|politique de rémunération|politique de rémunérations
suivi des temps de travail|suivre les temps de travail > suivre les heures des salariés|relever les heures des salariés
gestion des absences|gérer les absences|suivi des absences|suivre les absences|gestion des congés et absences > gérer les congés et les arrêts maladie
gestion des congés|gérer les congés|suivi des congés|suivre les congés
procédures disciplinaires|gestion disciplinaire|procédure disciplinaire > rédiger des avertissements et des lettres de licenciement
ruptures conventionnelles|rupture conventionnelle
rédaction de contrats de travail|rédiger des contrats de travail|rédiger les contrats de travail|établir les contrats de travail|établissement des contrats de travail|rédaction des contrats de travail
suivi des visites médicales|planifier les visites médicales|organiser les visites médicales|planification des visites médicales
planification des cultures|planifier les cultures > établir l'assolement|établir le plan de culture
planification de la production|planifier la production|planification de la fabrication|planifier la fabrication|établir le planning de production|établir le planning de fabrication|établir le plan de production|ordonnancement de la production|ordonnancer la production|élaborer le planning de production
pilotage de la production|piloter la production|conduite de la production > diriger la production
approvisionnement des matières premières|approvisionner les matières premières|achat de matières premières|acheter les matières premières
négociation fournisseurs|négociation avec les fournisseurs|négocier avec les fournisseurs|négociations fournisseurs > négocier les prix avec les fournisseurs|négocier les contrats avec les fournisseurs|négocier les tarifs fournisseurs
sélection des fournisseurs|sélectionner les fournisseurs|choix des fournisseurs|choisir les fournisseurs|sélection de fournisseurs|choisir de nouveaux fournisseurs
sourcing fournisseurs|sourcing de fournisseurs|recherche de fournisseurs|rechercher des fournisseurs|rechercher de nouveaux fournisseurs|recherche de nouveaux fournisseurs|trouver de nouveaux fournisseurs
évaluation des fournisseurs|évaluer les fournisseurs|notation des fournisseurs|noter les fournisseurs
réponse aux appels d'offres|répondre aux appels d'offres|réponses à appels d'offres|réponse à appels d'offres|réponses aux appels d'offres|répondre à des appels d'offres
lancement d'appels d'offres|lancer des appels d'offres|lancement des appels d'offres|lancer les appels d'offres|passer des appels d'offres
analyse des offres|analyser les offres|dépouillement des offres|dépouiller les offres
schéma directeur|schéma directeur informatique
élaboration des emplois du temps|élaborer les emplois du temps|établir les emplois du temps|établissement des emplois du temps|faire les emplois du temps|construire les emplois du temps|construction des emplois du temps
projet d'établissement|projets d'établissement
conseil d'établissement|conseils d'établissement
octroi de crédits|octroi de prêts|octroyer des crédits|octroyer des prêts|accorder des crédits|accorder des prêts
gestion du risque crédit|gestion du risque de crédit|gérer le risque de crédit
délégation de pouvoir|délégation de pouvoirs|délégations de pouvoirs
vente d'abonnements|vendre des abonnements|vente des abonnements|souscription d'abonnements|faire souscrire des abonnements
accueil des familles|accueillir les familles|accueil des parents|accueillir les parents|recevoir les familles|recevoir les parents|réception des familles
préparation de la certification|préparer la certification > préparer l'audit de certification
animation du réseau|animer le réseau|animation de réseau > animer un réseau de franchisés|animer un réseau de revendeurs
développement d'un réseau de distribution|développer un réseau de distribution|développer le réseau de distribution|développement du réseau de distribution > développer un réseau de revendeurs
écoutes d'appels|écoute d'appels|écouter les appels|écoute des appels|doubles écoutes|double écoute
suivi des KPI|suivi des indicateurs de performance|suivre les indicateurs de performance|suivre les KPI|suivi des indicateurs clés > tenir les tableaux de bord
analyse des accidents|analyser les accidents|analyse des accidents du travail|analyser les accidents du travail|analyse d'accidents|enquêtes accidents > enquêter sur les accidents|enquêter sur les accidents du travail|rechercher les causes des accidents
enquêtes après accident|enquête accident|enquêtes accident|enquêter sur les accidents|enquêter après les accidents
évaluation des risques|évaluer les risques|évaluation des risques professionnels|évaluer les risques professionnels
plan de prévention|plans de prévention
causeries sécurité|causerie sécurité|quarts d'heure sécurité|quart d'heure sécurité|animation de causeries sécurité|animer des causeries sécurité
consignation d'équipements|consignation des équipements|consigner les équipements|consigner les machines|consignation de machines
conduite du changement|accompagnement du changement|accompagner le changement|accompagner les équipes dans le changement
gestion de projets|gérer des projets|gestion de projet|conduite de projets|conduire des projets|pilotage de projets|piloter des projets|mener des projets|conduite de projet|pilotage de projet
suivi budgétaire|suivre le budget|suivi du budget|suivi des budgets|suivre les budgets
élaboration des budgets|élaborer les budgets|établir les budgets|construire les budgets|construction budgétaire|construction des budgets|bâtir le budget|monter le budget|élaboration du budget
arbitrage budgétaire|arbitrages budgétaires|arbitrer les budgets
définition de la stratégie|définir la stratégie|élaboration de la stratégie|élaborer la stratégie
`;
