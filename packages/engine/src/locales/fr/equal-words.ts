/** French phrases either of which truly says the other: nothing added, the same strength; our own list. */
export const equalWords = `
comptabilité|tenir les livres|tenue des livres|tenue de la comptabilité|tenir la comptabilité
tenir les comptes|tenue des comptes
saisir les écritures|saisie des écritures|saisir les écritures comptables|saisie comptable
recrutement|recruter|embaucher|embauche|recruter du personnel|recrutement du personnel
sélection du personnel|sélectionner le personnel
sélectionner les candidats|sélection des candidats
pourvoir les postes|pourvoir les postes vacants
intégrer les nouveaux|intégration des nouveaux
accueillir les nouveaux|accueil des nouveaux
former les nouveaux|formation des nouveaux
salarié|employé
inventorier|faire l'inventaire|faire un inventaire|réaliser l'inventaire|compter le stock|comptage du stock|comptage des stocks
compter les articles|comptage des articles
gestion des stocks|gérer les stocks|gestion du stock
suivi des stocks|suivre les stocks|suivi du stock
contrôle des stocks|contrôler les stocks
achat|acheter
approvisionnement|approvisionner
passer commande|passer des commandes|commander
facturer|émettre les factures|établir les factures|établissement des factures|émission des factures
relances clients|relancer les clients|relance des clients
recouvrer les créances|recouvrement des créances|recouvrement|recouvrement de créances
régler les factures fournisseurs|paiement des factures fournisseurs|payer les factures fournisseurs
établir les fiches de paie|établir les bulletins de salaire|établissement des fiches de paie|établir les bulletins de paie|établissement des bulletins de paie|élaborer les bulletins de paie
calcul des salaires|calculer les salaires
gestion de la paie|gérer la paie
clôture mensuelle|clôturer le mois|arrêté mensuel|clôture du mois|clôture de fin de mois|arrêté de fin de mois|arrêté du mois
clôture annuelle|clôturer l'exercice|clôture de l'exercice
établir le bilan|établissement du bilan|dresser le bilan
élaboration du budget|établir le budget|élaborer le budget|établissement du budget
gestion budgétaire|gérer le budget|gestion du budget|gérer les budgets
prévision|prévoir
audit|auditer
contrôler|contrôle|vérifier|vérification
inspecter|inspection
déclarations fiscales|déclaration fiscale|établir les déclarations fiscales
encaissement|encaisser|tenir la caisse|tenue de caisse|tenue de la caisse|gestion de la caisse|gérer la caisse|gestion de caisse
servir les clients|service des clients|servir la clientèle
répondre aux clients|réponse aux clients
accueil des clients|accueillir les clients|accueil client|accueil de la clientèle|accueillir la clientèle
renseigner les clients|renseignement des clients|renseigner la clientèle
conseiller les clients|conseil à la clientèle|conseiller la clientèle|conseil aux clients|conseil client
vente|vendre
commercialisation|commercialiser
proposer des produits complémentaires|proposition de produits complémentaires
prospection|prospecter|démarcher|démarchage|prospecter de nouveaux clients
trouver de nouveaux clients|gagner de nouveaux clients|acquisition de clients|acquérir de nouveaux clients|acquisition de nouveaux clients
chercher de nouveaux clients|recherche de clients|rechercher de nouveaux clients
développement de la clientèle|développer la clientèle
grands comptes|comptes clés
présentation des produits|présenter les produits
mettre en valeur les produits|mise en valeur des produits
agencer la vitrine|agencement de la vitrine|agencement des vitrines
réassort|réapprovisionner les rayons|réassortir|réassortir les rayons|réapprovisionnement des rayons
négociation|négocier
négociation de contrats|négocier les contrats
négocier les conditions|négociation des conditions
négocier les prix|négociation des prix
gestion de projet|gérer des projets|gérer les projets|gestion de projets
suivi de projet|suivre des projets|suivi de projets
établir les plannings|élaboration des plannings|faire les plannings|élaborer les plannings|établissement des plannings|préparer les plannings|réalisation des plannings
planifier les équipes|planification des équipes
organiser les horaires|organisation des horaires
gestion d'agenda|tenir l'agenda|gérer l'agenda|gestion des agendas|gérer les agendas|tenue de l'agenda|planifier les agendas
organiser les voyages|organisation des voyages
réserver les voyages|réservation des voyages
organisation d'événements|organiser des événements|organiser des manifestations|organisation de manifestations
gestion d'événements|gérer des événements
rédiger le courrier|rédaction du courrier|rédiger les courriers|rédaction des courriers
répondre aux courriels|répondre aux e-mails|répondre aux mails
rédiger les comptes rendus|rédaction de comptes rendus|rédaction des comptes rendus
rédiger les procès-verbaux|rédaction des procès-verbaux
classer les documents|classement des documents
tenir les dossiers|tenue des dossiers
saisie de données|saisir les données|entrer les données|saisie des données|saisi des données|encodage de données|entrée de données > entré des données
accueil|accueillir
répondre au téléphone|accueil téléphonique|répondre aux appels|prendre les appels|réponse aux appels|prise d'appels
tenir le standard|standard téléphonique|tenue du standard
rédiger des rapports|rédaction de rapports|rédaction des rapports
établir les rapports|établissement des rapports|élaborer les rapports|élaboration de rapports
rédiger la documentation|rédaction de la documentation|rédaction de documentation
documentation|documenter
présentation|présenter
dispenser des formations|animer des formations|animation de formations|donner des formations|assurer des formations
former le personnel|former les salariés|former les employés|formation du personnel|formation des salariés|formation des employés
former les collègues|formation des collègues
former les équipes|formation des équipes
accompagner des stagiaires|accompagnement de stagiaires
encadrer des apprentis|encadrement d'apprentis
évaluer le personnel|évaluation du personnel
enseignement|enseigner
donner des cours|faire cours|dispenser des cours|assurer les cours
préparation des cours|préparer les cours|préparer les leçons|préparation des leçons
concevoir les séances|conception des séances
élaboration de programmes|élaborer les programmes
concevoir les programmes|conception de programmes
noter les copies|notation des copies
corriger les examens|correction des examens
évaluation des élèves|évaluer les élèves
rencontrer les parents|rencontres avec les parents
réunions de parents|réunions avec les parents
échanges avec les parents|parler avec les parents|communication avec les parents|échanger avec les parents|communiquer avec les parents
soins de plaies|soigner les plaies|soins des plaies
changer les pansements|réfection des pansements|refaire les pansements|réfection de pansements|changement des pansements
faire les pansements|réalisation des pansements|réaliser les pansements
administration des médicaments|administrer les médicaments|donner les médicaments|administration de médicaments
distribution des médicaments|distribuer les médicaments|distribution de médicaments|remettre les médicaments aux résidents
constantes vitales|signes vitaux|paramètres vitaux
prendre les constantes|prise des constantes|relever les constantes|mesurer les constantes|mesure des constantes|relevé des constantes|prendre les signes vitaux|mesurer les signes vitaux|surveillance des constantes|contrôler les constantes
prendre la tension|mesurer la tension|prise de la tension|mesure de la tension
soins aux patients|soigner les patients|soins des patients
s'occuper des patients|prise en charge des patients|prendre en charge les patients
rédiger les plans de soins|rédaction des plans de soins|planification des soins|planifier les soins
aide aux personnes âgées|aider les personnes âgées
accompagner des personnes âgées|accompagnement des personnes âgées
s'occuper de personnes âgées|prise en charge des personnes âgées
soins aux personnes âgées|soigner des personnes âgées
éduquer les patients|éducation des patients|éducation du patient
expliquer les traitements|explication des traitements
informer les patients|information des patients
désinfecter|désinfection
prévention des infections|prévenir les infections
soins d'urgence|traiter les urgences|traitement des urgences
prodiguer les premiers secours|donner les premiers secours
prise de sang|prélever le sang|prélèvement sanguin|faire les prises de sang|prélèvements sanguins|prélever du sang
passer les consignes|passation des consignes
cuisine|cuisiner
préparer les plats|préparation des plats|confectionner les plats|confection des plats
préparer les repas|préparation des repas|confectionner les repas
élaboration de menus|élaborer les menus|composer les menus|création de menus|créer les menus
composer la carte|création de carte|création de la carte|créer la carte|élaborer la carte
réduire le gaspillage|réduction du gaspillage
préparer les cocktails|préparation de cocktails|préparer des cocktails
entretien|entretenir
maintenir les équipements|maintenance des équipements|entretien des équipements|entretenir les équipements
réparation|réparer
remettre en état|remise en état
diagnostic de pannes|diagnostiquer les pannes|diagnostic des pannes
chercher les pannes|recherche de pannes|rechercher les pannes|recherche des pannes
trouver les pannes|détection de pannes|détecter les pannes|détection des pannes
conduite de machines|conduire les machines|conduite des machines
utiliser les machines|utilisation des machines
piloter les machines|pilotage des machines
conduite de lignes|conduire les lignes
réglage des machines|régler les machines|réglage de machines
réglage|régler
paramétrage|paramétrer
assemblage|assembler
installation|installer
pose|poser
poser les câbles|tirer les câbles|pose de câbles|tirage de câbles
câblage|câbler
contrôle qualité|vérifier la qualité|contrôler la qualité|contrôle de la qualité|vérification de la qualité
contrôler les produits|contrôle des produits
lecture de plans|lire les plans|lire des plans
mesurer|mesure
prévention des accidents|prévenir les accidents
conduite de chariot|conduire le chariot|conduire un chariot élévateur|conduite de chariot élévateur|conduite de chariots élévateurs
charger les camions|chargement des camions
décharger les camions|déchargement des camions
réception de marchandises|recevoir les marchandises|réceptionner les marchandises|réception des marchandises|réceptionner les livraisons|accueillir les livraisons|réceptionner les colis|réception de colis|réceptionner les camions
expédition|expédier
envoyer les colis|envoi des colis|expédier les colis|expédition des colis
expédier les commandes|expédition des commandes
planification de tournées|planifier les tournées|planification des tournées
livraison|livrer
transport|transporter|acheminer|acheminement
entreposage|entreposer|stockage|stocker
accomplir les formalités douanières|effectuer les formalités douanières
nettoyage|nettoyer
développement logiciel|développer des logiciels|développement de logiciels
développer des applications|développement d'applications
coder|écrire du code|programmer|écriture de code
créer des sites|développer des sites|création de sites|réaliser des sites web|création de sites web|créer des sites web|développement de sites web|développement web
tests logiciels|tester les logiciels|tests de logiciels
tester les applications|tests d'applications
écrire des tests|écriture de tests|rédiger des tests
débogage|déboguer
corriger les bugs|correction de bugs|correction des bugs
corriger les anomalies|correction d'anomalies|correction des anomalies
déploiement|déployer
mise en production|mettre en production
administration de bases de données|administrer les bases de données|gérer les bases de données|gestion de bases de données
modélisation de données|modéliser les données|modélisation des données
concevoir les bases de données|conception de bases de données
analyse de données|analyser les données|analyse des données
exploiter les données|exploitation des données
traitement des données|traiter les données
créer des tableaux de bord|création de tableaux de bord|réaliser des tableaux de bord|construire des tableaux de bord
visualisation de données|visualiser les données
réaliser des graphiques|créer des graphiques|création de graphiques
migration de données|migrer les données|migration des données
transférer les données|transfert des données
administration de serveurs|administrer les serveurs|gérer les serveurs|gestion des serveurs|administration des serveurs
maintenir les serveurs|maintenance des serveurs
administration réseau|gérer le réseau|administrer le réseau|gestion du réseau|administration du réseau
surveillance|surveiller
superviser les systèmes|supervision des systèmes
assister les utilisateurs|assistance aux utilisateurs|aider les utilisateurs|support utilisateurs|aide aux utilisateurs|support aux utilisateurs
support technique|assistance technique
analyse des besoins|analyser les besoins|analyse du besoin
concevoir des api|conception d'api
créer des interfaces|création d'interfaces
amélioration des processus|améliorer les processus|optimiser les processus|optimisation des processus
améliorer les procédures|amélioration des procédures
réduction des coûts|réduire les coûts|diminuer les coûts|baisser les coûts|diminution des coûts|baisse des coûts
analyser le marché|analyse de marché|analyse du marché
publier sur les réseaux|publication sur les réseaux
rédaction|rédiger
rédaction de contenus|rédiger des contenus|rédiger du contenu
envoyer les newsletters|envoi de newsletters|envoyer des infolettres|envoi d'infolettres
référencement naturel|seo|optimiser le référencement naturel
gestion de campagnes|gérer des campagnes|gestion des campagnes
mener des campagnes|conduire des campagnes|conduite de campagnes
piloter des campagnes|pilotage de campagnes
rédiger les communiqués|rédaction des communiqués|rédiger les communiqués de presse|rédaction de communiqués de presse
créer des affiches|création d'affiches|réaliser des affiches|concevoir des affiches|conception d'affiches
réaliser des visuels|créer des visuels|création de visuels
retouche photo|retoucher les photos|retouche de photos
montage vidéo|monter des vidéos|montage de vidéos
traduction|traduire
relecture de textes|relire les textes|relecture des textes
correction de textes|corriger les textes|correction des textes
travailler en laboratoire|travail en laboratoire|travail de laboratoire
analyses de laboratoire|analyses en laboratoire
échantillonnage|prélever des échantillons|prélèvement d'échantillons|échantillonner
rechercher la jurisprudence|recherche de jurisprudence
rédaction de contrats|rédiger les contrats|rédiger des contrats|rédaction des contrats
établir les contrats|établissement des contrats
vérification de contrats|vérifier les contrats|vérification des contrats
relire les contrats|relecture de contrats|relecture des contrats
analyse de contrats|analyser les contrats
conseil|conseiller
résolution de conflits|résoudre les conflits|résolution des conflits
gérer les conflits|gestion de conflits|gestion des conflits
garde d'enfants|garder les enfants|garde des enfants
s'occuper des enfants|prise en charge des enfants
analyse des risques|analyser les risques
respecter la réglementation|respect de la réglementation
respect des normes|respecter les normes
surveiller le chantier|surveillance de chantier|surveillance du chantier
conduite de travaux|conduire les travaux|conduite des travaux
estimation des coûts|estimer les coûts
chiffrer|chiffrage
calculer les coûts|calcul des coûts
établir les devis|rédiger les devis|établissement de devis|élaborer les devis|élaboration de devis|rédaction de devis
`;
