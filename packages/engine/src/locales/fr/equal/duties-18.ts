/** French, duties of IT, data, media, marketing and sales, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties18 = `
support informatique|assistance informatique|support technique > dépanner les utilisateurs|résoudre les pannes d'ordinateur des collègues
assistance de niveau 1|support niveau 1|support de premier niveau > répondre aux premiers appels des utilisateurs
gestion des tickets|traitement des tickets > traiter les demandes dans GLPI|répondre aux tickets
préparation de postes > installer Windows et les logiciels sur les postes|préparer les ordinateurs des nouveaux
gestion des comptes utilisateurs|création de comptes utilisateurs|gestion des droits d'accès > créer les comptes des nouveaux|ouvrir et fermer les accès
inventaire du parc|inventaire du parc informatique > recenser les ordinateurs
câblage réseau|câblage informatique > tirer des câbles réseau|poser des prises réseau
installation de serveurs > monter des serveurs|mettre en service des serveurs
virtualisation > faire tourner des machines virtuelles|créer des machines virtuelles
intégration continue|CI/CD > automatiser les tests et les déploiements|mettre en place des chaînes GitLab CI
tests unitaires > écrire des tests pour chaque fonction
tests fonctionnels|recette fonctionnelle > tester les fonctions avant livraison|essayer les nouvelles versions avant livraison
tests automatisés|automatisation de tests > écrire des tests automatiques|écrire des tests Selenium
développement mobile|développement d'applications mobiles > coder une application Android|écrire une application pour iPhone|développer des applis pour téléphone
développement d'API|conception d'API > écrire des API|programmer une API REST
maintenance applicative|TMA|maintenance logicielle > corriger et faire évoluer une application
revue de code|relecture de code > relire le code des collègues
rédaction de documentation technique|documentation technique > écrire la documentation|rédiger des notices techniques
rédaction de spécifications|spécifications fonctionnelles > écrire les spécifications
recueil des besoins|analyse des besoins > interroger les utilisateurs sur leurs besoins|noter les besoins des utilisateurs
formation des utilisateurs > apprendre aux collègues à se servir du logiciel|montrer le logiciel aux utilisateurs
sauvegardes > faire les sauvegardes
sensibilisation à la sécurité informatique > apprendre aux collègues à reconnaître les faux courriels
tests d'intrusion|pentest > chercher des failles
requêtes SQL|SQL > interroger la base en SQL|écrire des requêtes SQL
nettoyage de données|qualité des données|fiabilisation des données > supprimer les doublons et corriger les données
extraction de données|extractions de données > sortir des données de la base
visualisation de données|data visualisation|dataviz > faire des graphiques|construire des tableaux Power BI
analyse statistique > calculer des statistiques
apprentissage automatique|machine learning > entraîner des modèles
collecte de données|recueil de données > recueillir des données
web scraping > récupérer des données sur des sites
systèmes d'information géographique|SIG|cartographie numérique > faire des cartes sous QGIS
conception graphique|création graphique|graphisme > créer des affiches et des logos|dessiner des affiches
création de logos > dessiner des logos|dessiner le logo et la charte
mise en page|PAO > mettre en page des brochures|monter des pages dans InDesign
supports imprimés|création de supports imprimés > créer des dépliants|faire des affiches et dépliants
maquettes web|webdesign|maquettage d'écrans > dessiner des écrans|dessiner des pages web
tests utilisateurs > faire essayer le site par des utilisateurs|observer des utilisateurs devant le site
photographie|prise de vue|prises de vue > photographier des produits|prendre des photos
tournage de vidéos|production vidéo|réalisation de vidéos > tourner et monter des vidéos|filmer et monter
rédaction web|rédaction de contenus|création de contenu > écrire des articles pour le site|écrire pour le blog
newsletters|newsletter > envoyer la lettre d'information|rédiger la lettre d'information
calendrier éditorial|planning éditorial > planifier les publications
référencement naturel|SEO > faire monter le site dans Google|améliorer la place du site dans les recherches
publicité en ligne|campagnes publicitaires en ligne|SEA > acheter des annonces Google|diffuser des annonces sur Facebook
modération > modérer les commentaires|répondre aux commentaires en ligne
mise à jour du site web|mise à jour du site internet > mettre en ligne des articles|actualiser les pages du site
fiches produits|rédaction de fiches produits > écrire les descriptions des articles en ligne
boutique en ligne|e-commerce|commerce électronique > vendre sur internet|tenir une boutique sur internet
journal interne > écrire le journal de l'entreprise
organisation d'événements > préparer des salons et des portes ouvertes
dossiers de presse|communiqués de presse|rédaction de communiqués de presse > écrire des communiqués|écrire aux journalistes
revue de presse > découper et résumer les articles de presse
études de marché|étude de marché > interroger des consommateurs|comparer les produits des concurrents
enquêtes de satisfaction|mesure de la satisfaction > interroger les clients sur leur satisfaction
prospection|prospection commerciale > démarcher de nouveaux clients|chercher des clients
prospection terrain|prospection physique > faire le tour des commerces pour vendre|visiter des commerces pour trouver des clients
visites clients|visites de clients|tournées clients > visiter les clients|rendre visite aux clients
prise de rendez-vous commerciaux|téléprospection > appeler des entreprises pour obtenir des rendez-vous
suivi de la clientèle|suivi clients|suivi client > rappeler les clients après l'achat|garder le contact avec les clients
réalisation de devis > établir des devis|chiffrer les travaux
relance de devis|relances commerciales > rappeler les clients après devis
réponse aux appels d'offres > rédiger des offres pour des marchés
démonstrations|démonstration commerciale > montrer les machines aux clients
animation commerciale|animations en magasin|animation en magasin > faire goûter des produits en magasin
CRM|gestion de la relation client > noter les échanges dans Salesforce|tenir Salesforce à jour
administration des ventes|ADV > saisir les commandes et suivre les livraisons
enregistrement et suivi des commandes|suivi de commandes|suivi des commandes > saisir les commandes et suivre les délais|prévenir les clients des délais
service client|relation client|service clientèle > répondre aux questions des clients
appels entrants|réception d'appels > répondre aux appels des clients
appels sortants|émission d'appels > appeler les clients
traitement des litiges|gestion des litiges|résolution de litiges > régler les litiges avec les clients
demandes de prix|consultation de fournisseurs|consultations fournisseurs > demander des offres aux fournisseurs
comparaison d'offres|analyse des offres > comparer les devis des fournisseurs
sélection de fournisseurs|choix des fournisseurs|sourcing fournisseurs > trouver de nouveaux fournisseurs|choisir les fournisseurs
négociation fournisseurs|négociation d'achats > négocier avec les fournisseurs
approvisionnements|approvisionnement > commander les matières|veiller à ce que la matière soit là
relance fournisseurs|suivi des livraisons fournisseurs > relancer les fournisseurs en retard
sous-titrage > écrire des sous-titres
interprétation > traduire en direct lors de réunions
interviews|réalisation d'interviews > interroger des témoins|interviewer
secrétariat de rédaction > relire et titrer les articles
animation radio > présenter une émission de radio
`;
