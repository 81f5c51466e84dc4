/** Comment on dit avec des mots simples ce que les annonces nomment par un nom ; liste maison. */
export const everydayWords = `
gestion des plannings|planification des équipes|établir les horaires|faire les horaires|qui travaille quand|répartir les équipes|organiser les horaires|emplois du temps
gestion des réclamations|traitement des réclamations|clients mécontents|calmer les clients|client en colère|clients insatisfaits
documentation technique|rédaction technique|modes d'emploi|guides d'utilisation|notices|manuels|mode d'emploi
inventaire|inventaires|compter le stock|compter la marchandise|comptage des articles
dépannage|trouver et réparer les pannes|réparer les pannes|remettre en marche|résoudre les pannes|réparation de pannes
intégration des nouveaux collaborateurs|accueil des nouveaux arrivants|montrer le travail|expliquer aux nouveaux|nouveaux collègues|mettre au courant les nouveaux
livraison de colis|livrer des colis|déposer des colis|distribution de colis
recrutement|chercher du personnel|trouver du personnel|trier les candidatures|trier les cv|recevoir les candidats|entretiens d'embauche|faire passer des entretiens
gestion de la paie|préparer les salaires|fiches de salaire|payer les salaires|calculer la paie
gestion des stocks|surveiller les stocks|recommander à temps|vérifier le stock|commander quand il manque
tenue de caisse|compter la caisse|faire la caisse|clôture de caisse|recettes du jour
gestion budgétaire|surveiller les dépenses|suivre les dépenses|planifier les dépenses|respecter le budget
reporting financier|chiffres mensuels|préparer les chiffres|chiffres pour la direction
comptabilité clients|relancer les mauvais payeurs|factures impayées|rappeler aux clients de payer|impayés
comptabilité fournisseurs|payer les factures|régler les factures|factures des fournisseurs
saisie de données|taper les commandes|entrer les commandes|commandes dans le système|recopier les formulaires
fidélisation|fidélisation de la clientèle|garder les clients|clients réguliers|clients fidèles
prospection téléphonique|appeler des entreprises|téléphoner à des prospects|appeler des inconnus
démonstration de produits|présenter les appareils|montrer les produits
gestion des conflits|calmer les disputes|séparer les bagarres|apaiser les tensions
encadrement d'équipe|gestion d'équipe|diriger une équipe|mener une équipe|diriger un groupe
distribution des médicaments|administration des médicaments|donner les comprimés|faire les piqûres|injections|préparer les piluliers
surveillance des constantes|prendre la température|prendre le pouls|mesurer la tension
manutention des patients|lever les patients|aider à se lever|transférer les patients|mobilisation
aide à la toilette|laver les résidents|aider à s'habiller|laver les patients|aider à se laver
soins palliatifs|accompagner les mourants|fin de vie
dossier de soins|tenue du dossier patient|noter dans le dossier|remplir les dossiers de soins
soins de plaies|nettoyer les plaies|refaire les pansements|changer les bandages
hygiène hospitalière|désinfecter les surfaces|nettoyer les chambres des patients
création de menus|élaboration de menus|inventer des plats|nouveaux plats|carte selon la saison|imaginer des plats
hygiène alimentaire|températures des frigos|relever les températures|règles d'hygiène en cuisine
gestion de cuisine|diriger la cuisine|mener la cuisine
approvisionnement|commander les ingrédients|acheter les matières premières|commander le matériel|commander les fournitures|acheter le matériel
réduction du gaspillage|jeter moins|moins de déchets|utiliser les restes
accueil des clients|relation client|recevoir les clients|s'occuper des clients|accueillir les hôtes
gestion des réservations|prendre les réservations|noter les réservations|réserver des tables
entretien des chambres|faire les lits|nettoyer les chambres|faire les chambres
maintenance préventive|graisser et vérifier|vérifier régulièrement les machines|réviser les machines|huiler
diagnostic de pannes|recherche de pannes|trouver la cause|chercher la cause|trouver l'origine
conduite de machines|travailler au tour|faire tourner la presse|travailler sur la ligne|faire tourner les machines
usinage|tourner des pièces|fraiser des pièces|tour et fraiseuse
électricité du bâtiment|tirer des câbles|poser des prises|brancher le tableau
plomberie|poser des tuyaux|installer des salles de bains|poser des radiateurs|installer le chauffage
menuiserie|fabriquer des meubles|poser des portes|monter des cuisines|couper le bois
peinture en bâtiment|peindre les murs|poser du papier peint
maçonnerie|monter des murs|poser des briques
coordination de chantier|suivi de chantier|coordonner les artisans|organiser le chantier
sécurité au travail|éviter les accidents|porter les protections|consignes de sécurité
gestion d'entrepôt|logistique d'entrepôt|travailler à l'entrepôt|ranger les marchandises
préparation de commandes|prendre les articles dans les rayons|rassembler les articles|réunir les articles
réception de marchandises|vérifier les livraisons|contrôler les livraisons|bons de livraison
expédition|emballer et envoyer|faire les colis|préparer les colis
gestion de flotte|s'occuper des véhicules|véhicules de service|entretien des véhicules
planification de tournées|choisir le meilleur trajet|répartir les chauffeurs
enseignement|face à la classe|donner des leçons|apprendre aux enfants
préparation des cours|préparer des fiches|préparer les leçons|matériel pédagogique
évaluation des élèves|corriger les devoirs|mettre des notes|noter les devoirs
relation avec les familles|rencontrer les parents|informer les parents|parler aux parents
analyse statistique|statistiques|calculs statistiques|régression
élaboration de questionnaires|rédiger des questionnaires|concevoir des questionnaires
recherche de financements|dossiers de subvention|demander des subventions|obtenir des subventions
tests logiciels|chercher les bugs|essayer le logiciel|tester avant la sortie
mise en production|mettre en ligne|livrer la nouvelle version|déploiement
gestion de bases de données|écrire des requêtes|requêtes sql|entretenir la base
développement front-end|interfaces utilisateur|pages web|interface web
développement mobile|applications pour téléphone|application android|application mobile
migration vers le cloud|déplacer les serveurs vers le cloud|passer au cloud
support informatique|assistance informatique|aider les collègues avec l'ordinateur|installer les ordinateurs|réparer les imprimantes|mots de passe|problèmes informatiques
administration réseau|installer les routeurs|faire marcher le réseau|configurer les routeurs
administration de serveurs|installer les serveurs|faire tourner les serveurs|mettre en place des serveurs
sécurité informatique|cybersécurité|protéger contre les attaques|corriger les failles|failles de sécurité
visualisation de données|faire des graphiques|montrer les chiffres|graphiques
analyse de données|chercher des tendances|étudier les ventes|étudier les chiffres|exploiter les chiffres
recueil des besoins|demander aux utilisateurs|comprendre les besoins|interroger les utilisateurs
coordination de projet|suivi de projet|tenir le calendrier|respecter le calendrier du projet|faire avancer le projet
organisation d'événements|organiser des salons|organiser des mariages|organiser des conférences|organiser des fêtes
organisation de déplacements|réserver les vols|réserver les hôtels|réserver les billets
gestion d'agenda|fixer les réunions|prendre des rendez-vous|organiser les réunions|caler les rendez-vous
compte rendu|comptes rendus de réunion|prendre des notes en réunion|noter ce qui se dit
classement|archivage|ranger les papiers|trier les papiers|mettre en ordre les dossiers
accueil téléphonique|répondre au téléphone|prendre les appels|décrocher le téléphone
relations presse|parler aux journalistes|répondre aux journalistes|journalistes
création de contenu|écrire des billets|articles de blog|tourner des vidéos|écrire pour le site
rédaction publicitaire|écrire des slogans|textes publicitaires|fiches produits
gestion des réseaux sociaux|animation des réseaux sociaux|instagram|facebook|linkedin|tiktok
gestion de campagnes|passer des annonces|annonces google|publicité en ligne
veille concurrentielle|étude de marché|observer la concurrence|comparer les concurrents|interroger les clients
graphisme|dessiner des logos|faire des affiches|mettre en page
photographie|prendre des photos|photographier
production vidéo|filmer et monter|tourner et monter
relecture|corriger l'orthographe|chercher les fautes|vérifier les textes
recherche juridique|chercher des lois|chercher des jugements
gestion des contrats|suivre les contrats|renouveler les contrats
rapprochement bancaire|comparer les relevés|vérifier les relevés bancaires|pointer les relevés
déclarations fiscales|remplir les déclarations|remplir les formulaires d'impôts
calcul des coûts|calculer le prix de revient|calculer les coûts
établissement de devis|chiffrer les travaux|calculer les prix|faire des devis
suivi de dossiers|accompagner des familles|suivre les familles
garde d'enfants|jouer avec les enfants|changer les bébés|surveiller les enfants
aide aux personnes âgées|aider les personnes âgées|visiter les personnes âgées
nettoyage de bureaux|nettoyer les bureaux|laver les sols|passer l'aspirateur
entretien des espaces verts|tailler les haies|tondre la pelouse|planter des arbres
gardiennage|surveiller les bâtiments|faire des rondes|rondes de nuit
mise en valeur des produits|décorer la vitrine|arranger les rayons
amélioration des processus|simplifier le travail|gagner du temps|supprimer des étapes|aller plus vite
prévision de la demande|prévoir les ventes|estimer les quantités
export|envoyer à l'étranger|papiers de douane
analyses de laboratoire|analyser des échantillons|examiner des échantillons
coordination de bénévoles|organiser les bénévoles|encadrer des bénévoles|guider les bénévoles
collecte de fonds|récolter des dons|collecter des dons|demander des dons
négociation fournisseurs|discuter les prix|meilleurs prix|obtenir de meilleures conditions
contrôle qualité|vérifier les pièces finies|mesurer les pièces|pied à coulisse|écarter les pièces défectueuses
conseil clientèle|conseil client|guider les clients|expliquer les produits
`;
