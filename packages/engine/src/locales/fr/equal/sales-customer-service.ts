/** French, sales, customer, service: one line, one meaning; our own list. */
export const salesCustomerService = `
prospection terrain|prospecter sur le terrain|démarchage terrain
prise de rendez-vous commerciaux|décrocher des rendez-vous clients|fixer des rendez-vous avec les prospects > décroché des rendez-vous commerciaux|obtenu des rendez-vous commerciaux
qualification de prospects|qualifier les prospects|qualification de leads|qualifier les leads|qualifier le fichier prospects
relance de prospects|rappeler les prospects
relance de devis|relancer les offres
visites clients|rendre visite aux clients
développement d'un portefeuille clients|développer un portefeuille clients|agrandir le portefeuille clients|élargir la clientèle
reconquête de clients|reconquérir les clients perdus|reconquête de la clientèle perdue
découverte des besoins|découvrir les besoins du client|identification des besoins des clients|identifier les besoins des clients|détection des besoins clients|détecter les besoins des clients|cerner les besoins du client|découverte client|analyse des besoins clients
élaboration d'offres commerciales|élaborer des offres commerciales|rédiger des propositions commerciales|rédaction d'offres commerciales|établir des offres commerciales|faire des propositions commerciales
saisie des commandes|enregistrer les commandes clients|enregistrement des commandes|entrer les commandes dans le système|order entry|enregistrer les commandes dans le système|saisie des commandes clients|entrée de commandes
traitement des commandes|traiter les commandes|gestion des commandes clients|gérer les commandes|order processing
confirmation de commande|confirmer les commandes
administration des ventes|adv|gestion administrative des ventes|sales administration
conclusion de ventes|conclure des ventes|finaliser la vente|closing|conclu les ventes|signature de contrats de vente|finalisation de ventes
négociation commerciale|négocier avec les clients|mener les négociations commerciales|négociations commerciales|sales negotiation
négociation tarifaire avec les clients|négocier les tarifs avec les clients|négocier les prix de vente
rédiger l'argumentaire de vente|construire l'argumentaire commercial|élaborer les argumentaires
vente par téléphone|télévente|vente téléphonique
vente en magasin|vente en boutique|vente en point de vente
vente b2b|vendre aux entreprises|vente aux professionnels|ventes interentreprises
vente aux particuliers|vente b2c
vente de services|commercialisation de services|commercialiser des services
vente à l'export|vendre à l'exportation|export sales
ventes additionnelles|faire des ventes additionnelles
ventes croisées|cross-selling|faire du cross-selling|réaliser des ventes croisées
conseil en magasin|conseiller les clients en magasin|conseiller les clients en boutique|conseil à la vente en magasin
renseignement de la clientèle|renseigner la clientèle|informer les clients|informer la clientèle|information de la clientèle
traitement des réclamations clients|traiter les réclamations clients|traiter les plaintes de clients|gérer les plaintes clients|gestion des réclamations clients
gestion des litiges clients|traiter les litiges clients|traitement des litiges clients
gestion des retours clients|traiter les retours de marchandises clients|traitement des retours clients
échanges et remboursements clients|échanger et rembourser les articles|faire les échanges et remboursements
répondre aux avis clients|réponse aux avis en ligne
enquête de satisfaction|enquêtes de satisfaction client|sondage de satisfaction|questionnaires de satisfaction|interrogé les clients sur leur satisfaction
appels sortants|émission d'appels|passer des appels sortants|appelé les clients
téléconseil|conseiller les clients par téléphone|conseil client à distance
réponse aux clients par e-mail|répondre aux clients par mail|traiter les mails clients|répondre aux courriels des clients|traitement des e-mails clients
assistance par chat|répondre aux clients par chat|support client par chat|clavardage avec les clients
gestion du service après-vente|gérer le sav
traiter les demandes de sav|traitement des demandes sav
mise à jour du crm|tenir à jour le crm|renseigner le crm|alimenter le crm|actualiser le crm
reporting commercial|établir les rapports de vente|faire le reporting des ventes|rapports commerciaux|rapports de vente|comptes rendus commerciaux
prévisions de vente|établir les prévisions de vente|demand planning|planification de la demande|sales forecast
élaboration de la politique commerciale|définir la politique commerciale
établir le plan d'action commercial|élaborer les plans d'actions commerciales
management d'équipe commerciale|manager une équipe commerciale|gérer une équipe commerciale
animation d'un réseau de distributeurs|animer un réseau de distributeurs|animer un réseau de revendeurs|animation de réseau de revendeurs
gestion de grands comptes|gestion des comptes clés|key account management
tenue de stand|tenir le stand sur les salons|animation de stand
veille concurrentielle|surveiller la concurrence|suivre la concurrence|surveillance des concurrents|competitive intelligence
traiter les résiliations|traitement des résiliations|gérer les résiliations
rétention d'abonnés|retenir les clients qui résilient
e-commerce|vente en ligne|vendre sur internet|commerce en ligne
formation des vendeurs|former les vendeurs
suivi des devis|suivre les devis envoyés
réactivation de clients inactifs|réactiver les clients inactifs|relancer les clients inactifs
traitement des demandes de devis|traiter les demandes de devis|traiter les demandes de prix|traitement des demandes de prix
accusés de réception de commande|envoyer les accusés de commande
démonstration de produits|démontrer les produits|démonstrations produits|faire des démonstrations de produits
animation commerciale|réaliser des animations commerciales|faire des animations commerciales
gestion de clients difficiles|traiter avec les clients difficiles
mesure de la satisfaction client|mesurer la satisfaction de la clientèle
comptes rendus de visite|rédiger les comptes rendus de visite|rapports de visite|rédiger les rapports de visite
définition de la stratégie commerciale|définir la stratégie commerciale|élaborer la stratégie commerciale|élaboration de la stratégie de vente|définir la stratégie de vente
formation de la force de vente|former la force de vente|former l'équipe de vente|formation de l'équipe de vente
`;
