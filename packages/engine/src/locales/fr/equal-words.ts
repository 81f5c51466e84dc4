/** French words and phrases of equal meaning and equal strength; our own list. */
export const equalWords = `
comptabilité|tenir les livres|tenue des livres|tenir les comptes|tenue des comptes|tenue de la comptabilité|tenir la comptabilité|saisir les écritures|saisie des écritures|écriture comptable|saisie comptable
recrutement|recruter|embaucher|embauche|engager du personnel|sélection du personnel|sélectionner les candidats|pourvoir les postes
intégration|intégrer les nouveaux|accueillir les nouveaux|accueil des nouveaux|onboarding|former les nouveaux|formation des nouveaux|parcours d'intégration
personnel|salarié|employé|collaborateur|équipe|effectif|collègue|agent
client|clientèle|acheteur|consommateur
patient|résident|malade
hôte|visiteur|convive
élève|apprenant|étudiant|écolier
enfant|petit|jeune enfant
fournisseur|prestataire
stock|inventaire|approvisionnement
inventaire|compter le stock|comptage du stock|comptage des stocks|inventorier|compter les articles
gestion des stocks|gérer les stocks|suivi des stocks|suivre les stocks|contrôle des stocks|tenir le stock
achat|acheter|approvisionnement|approvisionner|passer commande|commander
facture|facturation|facturer|émettre les factures|établir les factures|établissement des factures|émission des factures
recouvrement|relancer les impayés|relance des impayés|relances clients|relancer les clients|encaisser les créances|impayés|comptabilité clients
comptabilité fournisseurs|payer les fournisseurs|règlement des fournisseurs|factures fournisseurs|paiement des fournisseurs|régler les fournisseurs
paie|paye|établir les fiches de paie|bulletins de salaire|fiches de paie|calcul des salaires|calculer les salaires|gestion de la paie|bulletins de paie
clôture mensuelle|clôturer le mois|arrêté mensuel|clôture du mois|fin de mois
clôture annuelle|bilan|comptes annuels|établir le bilan|clôturer l'exercice|clôture de l'exercice
élaboration du budget|gestion budgétaire|suivi budgétaire|gérer le budget|suivre le budget|gestion du budget|gérer les budgets|contrôle budgétaire|établir le budget
prévision|prévoir|prévisionnel
audit|auditer|contrôler|contrôle|vérifier|vérification|examiner|inspecter|inspection
déclaration fiscale|déclarations de tva|déclarations fiscales|déclarer la tva
encaissement|encaisser|tenir la caisse|tenue de caisse|caisse|gestion de la caisse|gérer la caisse
réclamation|plainte|gestion des réclamations|traiter les réclamations|traitement des réclamations|traiter les plaintes|gérer les réclamations|litige
service client|servir les clients|relation client|assistance client|répondre aux clients|accueil des clients|accueillir les clients|accueil client|renseigner les clients
conseil client|conseiller les clients|conseil à la clientèle|conseiller la clientèle|conseil aux clients
vente|vendre|commercialisation|commercialiser
vente additionnelle|ventes croisées|proposer des produits complémentaires|vente complémentaire
prospection|prospecter|trouver de nouveaux clients|chercher de nouveaux clients|démarcher|démarchage|recherche de clients|développement de la clientèle|acquisition de clients|gagner de nouveaux clients
grands comptes|comptes clés|clients stratégiques
merchandising|présentation des produits|présenter les produits|mettre en valeur les produits|agencer la vitrine|vitrine|mise en valeur des produits
mise en rayon|remplir les rayons|réassort|réapprovisionner les rayons|garnir les rayons|remplissage des rayons|réassortir
négociation|négocier
négociation de contrats|négocier les contrats|négocier les conditions|négocier les prix|négociation des prix
gestion de projet|gérer des projets|piloter des projets|pilotage de projets|conduite de projet|conduire des projets|suivi de projet|gérer les projets
planning|plannings|établir les plannings|élaboration des plannings|planifier les équipes|organiser les horaires|planification des équipes|faire les plannings|gestion des plannings|gérer les plannings
prise de rendez-vous|prendre les rendez-vous|fixer les rendez-vous|gestion d'agenda|tenir l'agenda|gérer l'agenda|gestion des agendas|gérer les agendas|tenue de l'agenda|planifier les rendez-vous
organisation de déplacements|organiser les déplacements|réserver les voyages|organisation des voyages|organiser les voyages|réservation des voyages
organisation d'événements|organiser des événements|événementiel|organiser des manifestations|organisation de manifestations|gestion d'événements
correspondance|courrier|rédiger le courrier|répondre aux courriels|rédaction du courrier|traiter le courrier
compte rendu|rédiger les comptes rendus|comptes rendus|procès-verbal|rédaction de comptes rendus
classement|classer les documents|archivage|archiver|tenir les dossiers|tenue des dossiers|classer les dossiers
saisie de données|saisir les données|saisie|enregistrer les données|entrer les données
accueil|accueillir les visiteurs|réception|recevoir les visiteurs|accueillir|recevoir
téléphone|téléphonique|appels|standard|répondre au téléphone|standard téléphonique|accueil téléphonique|répondre aux appels
reporting|rédiger des rapports|rédaction de rapports|établir les rapports|tableaux de bord|rapports
documentation|documenter|rédiger la documentation|consigner
présentation|présenter|exposer
formation|former|enseigner|instruire|encadrement pédagogique
formation du personnel|former le personnel|former les collègues|former les équipes|former les salariés|formation des équipes|former les employés
tutorat|encadrer des stagiaires|accompagner des stagiaires|encadrement de stagiaires|mentorat|tuteur|encadrer des apprentis
entretien annuel|évaluer le personnel|évaluation du personnel|entretiens d'évaluation
enseignement|enseigner|donner des cours|faire cours|dispenser des cours|assurer les cours
préparation des cours|préparer les cours|préparation pédagogique|concevoir les séances|préparer les leçons
élaboration de programmes|concevoir les programmes|conception pédagogique|ingénierie pédagogique|concevoir des cours
évaluation des élèves|corriger les copies|noter les copies|évaluer les élèves|correction des copies|corriger les examens
relation avec les parents|rencontrer les parents|réunions de parents|échanges avec les parents|parler avec les parents|communication avec les parents
soins de plaies|soigner les plaies|refaire les pansements|pansements|changer les pansements|réfection des pansements|soins des plaies|faire les pansements
administration des médicaments|administrer les médicaments|donner les médicaments|distribution des médicaments|distribuer les médicaments|administration de médicaments|médicament|traitement médicamenteux
constantes|signes vitaux|prendre la tension|mesurer la tension|surveillance des constantes|prise de la tension|prendre les constantes|paramètres vitaux
soins aux patients|soigner les patients|s'occuper des patients|prise en charge des patients|prendre en charge les patients|soins infirmiers|soin
aide à la toilette|toilette|soins d'hygiène|aider à la toilette|aide aux soins|hygiène corporelle
projet de soins|plan de soins|rédiger les plans de soins|planification des soins
aide aux personnes âgées|s'occuper de personnes âgées|accompagner des personnes âgées|soins aux personnes âgées|accompagnement des personnes âgées
éducation thérapeutique|éduquer les patients|expliquer les traitements|informer les patients
hygiène|désinfecter|désinfection|règles d'hygiène|prévention des infections
urgence|soins d'urgence|premiers secours|traiter les urgences
prise de sang|prélever le sang|prélèvement sanguin|prélèvements|faire les prises de sang|prélèvements sanguins
transmissions|relève|passer les consignes
cuisine|cuisiner|préparer les plats|préparation des plats|préparer les repas|préparation des repas|confectionner les plats|préparation culinaire
élaboration de menus|composer les menus|élaborer les menus|création de menus|concevoir les menus|composer la carte|création de carte|création de la carte
hygiène alimentaire|sécurité alimentaire|sécurité des aliments
service en salle|servir à table|service à table|servir les clients à table|servir en salle
coût matière|coûts matières|réduire le gaspillage
préparer les cocktails|bar|cocktails
pâtisserie|boulangerie|pétrir|cuire le pain
soudure|souder|soudage
maintenance|entretien|entretenir|maintenir|maintenance préventive
maintenance des machines|entretenir les machines|entretien des machines|maintenir les équipements|maintenance des équipements|entretien des équipements|entretenir les équipements
réparation|réparer|dépannage|dépanner|remettre en état|remise en état
diagnostic de pannes|chercher les pannes|trouver les pannes|diagnostiquer les pannes|recherche de pannes|détection de pannes
conduite de machines|conduire les machines|utiliser les machines|piloter les machines|conduite de lignes
réglage|régler les machines|réglage des machines|paramétrage|paramétrer
montage|monter|assemblage|assembler
installation|installer|pose|poser
installation électrique|poser les câbles|câblage|tirer les câbles|câbler|pose de câbles
contrôle qualité|vérifier la qualité|contrôler la qualité|contrôler les pièces|contrôler les produits|contrôle de la qualité|assurance qualité|vérifier les pièces
lecture de plans|lire les plans|lire des plans|lecture de schémas
mesurer|mesure|relevé|métré
sécurité au travail|prévention des accidents|santé et sécurité|consignes de sécurité|prévenir les accidents|règles de sécurité
conduite de chariot|conduire le chariot|cariste|conduire un chariot élévateur|conduite de chariot élévateur
chargement et déchargement|charger et décharger|charger les camions|décharger les camions|chargement|déchargement
préparation de commandes|préparer les commandes|picking|préparer des commandes
réception de marchandises|recevoir les marchandises|réceptionner les livraisons|réception des livraisons|réceptionner les marchandises|réceptionner
expédition|expédier|envoyer les colis|envoi des colis|expédier les commandes
planification de tournées|planifier les tournées|organiser les tournées|organisation des tournées
livraison|livrer|distribution
transport|transporter|acheminer|acheminement
entrepôt|magasin|stockage|entreposage|dépôt
logistique|flux
dédouanement|formalités douanières|douane
nettoyage|nettoyer|entretien des locaux|nettoyer les locaux|propreté
développement logiciel|développer des logiciels|programmer|programmation|développer des applications|développement d'applications|coder|écrire du code
développement web|créer des sites|développer des sites|création de sites|développer des applications web|réaliser des sites web|création de sites web
revue de code|relire le code|revues de code|relecture de code
tests logiciels|tester les logiciels|tester les applications|écrire des tests|tests
automatisation des tests|tests automatisés|automatiser les tests
débogage|corriger les bugs|correction de bugs|corriger les anomalies|correction d'anomalies
déploiement|déployer|mise en production|mettre en production
administration de bases de données|administrer les bases de données|gérer les bases de données|gestion de bases de données
modélisation de données|concevoir les bases de données|modéliser les données
analyse de données|analyser les données|exploiter les données|exploitation des données|traitement des données|traiter les données
visualisation de données|créer des tableaux de bord|réaliser des graphiques|tableau de bord
migration de données|transférer les données|migrer les données
administration système|administrer les serveurs|gérer les serveurs|gestion des serveurs|administration de serveurs|maintenir les serveurs
administration réseau|gérer le réseau|administrer le réseau|gestion du réseau
surveillance|surveiller|supervision|superviser les systèmes|suivi|suivre
support technique|assister les utilisateurs|assistance aux utilisateurs|aider les utilisateurs|support utilisateurs|assistance technique|dépanner les utilisateurs
analyse des besoins|recueillir les besoins|recueil des besoins|analyser les besoins|recueil du besoin
développement d'api|développer des api|créer des interfaces|concevoir des api
amélioration des processus|améliorer les processus|optimiser les processus|optimisation des processus|amélioration continue|améliorer les procédures
réduction des coûts|réduire les coûts|diminuer les coûts|baisser les coûts|économies
étude de marché|étudier le marché|analyser le marché|analyse de marché|analyse du marché|études de marché
réseaux sociaux|animer les réseaux sociaux|gérer les réseaux sociaux|gestion des réseaux sociaux|animation des réseaux sociaux|community management|publier sur les réseaux
rédaction|rédiger|écrire|rédiger des articles|création de contenu|créer du contenu|rédaction de contenus|écrire des articles|rédaction web
emailing|infolettre|newsletter|marketing par e-mail
référencement|seo|référencement naturel|optimiser le référencement
campagne|campagne publicitaire|gestion de campagnes|mener des campagnes|gérer des campagnes|piloter des campagnes
relations presse|communiqués de presse|rédiger les communiqués|relations publiques
graphisme|conception graphique|créer des affiches|réaliser des visuels|création graphique|réaliser des affiches|concevoir des affiches
retouche photo|retoucher les photos|traitement d'images
montage vidéo|monter des vidéos|montage de vidéos
traduction|traduire
relecture|relire les textes|correction de textes|corriger les textes
recherche|étudier|étude|enquêter
analyses de laboratoire|travailler en laboratoire|analyses|essais en laboratoire
échantillonnage|prélever des échantillons|prélèvement d'échantillons
recherche juridique|rechercher la jurisprudence|veille juridique
rédaction de contrats|rédiger les contrats|établir les contrats|rédiger des contrats
vérification de contrats|vérifier les contrats|relire les contrats|analyse de contrats
conseil|conseiller|consultation
résolution de conflits|résoudre les conflits|gérer les conflits|gestion de conflits|médiation|apaiser les conflits
garde d'enfants|garder les enfants|s'occuper des enfants|puériculture
évaluation des risques|évaluer les risques|analyse des risques|analyser les risques
conformité|respecter la réglementation|respect des normes|respect de la réglementation|mise en conformité
suivi de chantier|suivre les chantiers|surveiller le chantier|suivi des chantiers
conduite de travaux|conduire les travaux
estimation des coûts|chiffrer|chiffrage|calculer les coûts|calcul des coûts|estimer les coûts
devis|établir les devis|rédiger les devis|établissement de devis|élaborer les devis
appel d'offres|répondre aux appels d'offres|réponse aux appels d'offres
gestion d'équipe|gérer une équipe|manager une équipe|management d'équipe|encadrer une équipe|encadrement d'équipe|encadrement
`;
