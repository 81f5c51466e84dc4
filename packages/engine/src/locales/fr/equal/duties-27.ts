/** French, duties of offices, counters, call centres, stores, post, travel, tables, salons, homes and rites, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties27 = `
comptage de caisse|compter la caisse|comptage de la caisse|arrêté de caisse|arrêter la caisse|clôture de caisse|clôturer la caisse|compter le fonds de caisse > compter les espèces|compter les espèces et les chèques|compter la recette|compter la recette du jour
rendu de monnaie|rendre la monnaie
remise en banque|remises en banque|remise d'espèces à la banque > déposer la recette à la banque|porter la recette à la banque
opérations de guichet|opérations au guichet|opérations de caisse au guichet|traitement des opérations de guichet > enregistrer les dépôts et les retraits|dépôts et retraits des clients|dépôts et retraits|encaisser les chèques et les dépôts
change de devises|changer des devises|change manuel|bureau de change
animation de tables de jeu|tenue de tables de jeu|tenir des tables de jeu|conduite de tables de jeu > tenir les tables de roulette|tenir les tables de blackjack|distribuer les cartes au blackjack|tenir une table de poker
relance des impayés|relancer les impayés|relance clients|relancer les clients en retard|relances de paiement|relancer les mauvais payeurs > relancer les clients en retard de paiement|relancer les retards de paiement|appeler les clients en retard de paiement
vente de voyages|vendre des voyages|vente de séjours|vendre des séjours|vente de voyages organisés|commercialisation de voyages > vendre des circuits|vendre des croisières|vendre des circuits et des croisières|vendre des billets d'avion et des séjours
réservation de voyages|réserver des voyages|réservations de voyages > réserver des vols et des hôtels|réserver des billets d'avion
réservation d'hôtels|réserver des hôtels|réservation de chambres|réserver des chambres|réservations d'hôtels
montage de circuits|monter des circuits|création de circuits|créer des circuits touristiques|conception de circuits touristiques
traitement d'appels entrants|traiter les appels entrants|réception d'appels|gestion d'appels entrants|gestion des appels entrants|traitement des appels entrants|prise d'appels entrants > répondre aux appels de clients|répondre aux appels des clients
émission d'appels|appels sortants|émettre des appels|passer des appels sortants|campagnes d'appels sortants
gestion du standard|tenue du standard|tenir le standard|tenir le standard téléphonique|gestion du standard téléphonique
transfert d'appels|transférer les appels|orientation des appels|orienter les appels|aiguillage des appels|passer les appels aux services|basculer les appels
check-in|enregistrement des arrivées|enregistrer les arrivées|accueil à l'arrivée|formalités d'arrivée > accueillir les clients et remettre les clés|remettre les clés des chambres|remettre les clés aux clients|enregistrer les clients à leur arrivée
check-out|départ des clients|formalités de départ|enregistrement des départs > encaisser les séjours au départ|établir la note à la sortie
enregistrement des passagers|enregistrer les passagers|enregistrement des bagages et des passagers
accueil des visiteurs|accueillir les visiteurs|réception des visiteurs|recevoir les visiteurs|accueil de visiteurs|recevoir et annoncer les visiteurs
accueil physique|accueil du public|accueillir le public|accueil de public|recevoir le public|réception du public
renseignement des usagers|renseigner les usagers|information des usagers|informer les usagers|information du public|informer le public|renseignement du public|renseigner le public|orientation des usagers
enquêtes de rue|enquêtes dans la rue|sondages de rue|enquêter dans la rue|enquêtes en face à face > interroger des passants|interroger les gens dans la rue
enquêtes téléphoniques|enquêtes par téléphone|enquête téléphonique|sondages téléphoniques|enquêter par téléphone > faire remplir des questionnaires par téléphone|interroger des clients par téléphone|administrer des questionnaires par téléphone
enquêtes de satisfaction|enquête de satisfaction|mesure de la satisfaction|mesurer la satisfaction
comptabilisation des factures|comptabiliser les factures|enregistrement des factures|enregistrer les factures|saisie des factures|saisir les factures|enregistrement de factures > enregistrer les factures de vente
règlement des fournisseurs|régler les fournisseurs|paiement des fournisseurs|payer les fournisseurs|règlements fournisseurs|paiements fournisseurs
remboursement des frais de santé|rembourser les frais de santé|remboursement de frais médicaux|rembourser les frais médicaux|remboursement de soins|rembourser les soins|remboursements de santé|traitement des remboursements de santé
établissement des bulletins de paie|établir les bulletins de paie|établissement des bulletins de salaire|établir les bulletins de salaire|faire les bulletins de salaire|faire les bulletins de paie|faire les fiches de paie|établissement des fiches de paie|établir les fiches de paie|confection des paies|réalisation des paies|réaliser les bulletins de paie|établissement des paies|établir les paies|élaboration des bulletins de paie|élaborer les bulletins de salaire
déclaration des arrêts de travail|déclarer les arrêts de travail|déclaration des arrêts maladie|déclarer les arrêts maladie|traitement des arrêts maladie|traiter les arrêts maladie
déclarations sociales|déclaration sociale|établir les déclarations sociales > déclarations URSSAF|déclarer les cotisations à l'URSSAF
tenue des dossiers du personnel|tenir les dossiers du personnel|gestion des dossiers du personnel|suivi des dossiers du personnel|mise à jour des dossiers du personnel
constitution des dossiers du personnel|constituer les dossiers du personnel|création des dossiers salariés|créer les dossiers salariés > constituer les dossiers des nouveaux salariés|créer les dossiers des nouveaux embauchés
inventaire physique|réalisation d'inventaires|comptage des stocks|compter les stocks|inventaire des stocks|comptage de stock > compter les produits|compter les articles|compter les produits en rayon|compter les pièces|compter les produits en réserve
réception des marchandises|réceptionner les marchandises|recevoir les marchandises|réception de marchandises|réception des livraisons|réceptionner les livraisons|recevoir les livraisons|réception des colis
contrôle des livraisons|contrôler les livraisons|vérification des livraisons|vérifier les livraisons > vérifier les bons de livraison|pointer les livraisons
mise en stock|mettre en stock|rangement des marchandises|ranger les marchandises|mise en rayonnage|mettre en rayonnage|entrée en stock|stockage des marchandises|stocker les marchandises > ranger les pièces en rayonnages|ranger les palettes en rack|ranger les articles en réserve|ranger les produits en entrepôt
préparation de commandes|préparer des commandes|préparer les commandes|picking|prélèvement d'articles|prélever les articles|préparation des commandes > rassembler les articles commandés
préparation de colis|préparer des colis|préparer les colis|confection de colis|faire les colis|emballage de colis|emballer les colis|mise en colis|colisage
calcul des besoins|calculer les besoins|calcul des besoins nets|CBN@production stock matière > calculer les besoins en matières|calculer les besoins en matières premières
ordonnancer la production|ordonnancer les commandes
suivi des commandes|suivre les commandes|suivi de commandes|suivi des commandes clients
saisie de commandes|saisir les commandes|saisie des commandes|enregistrement des commandes|enregistrer les commandes
administration des ventes|ADV@commande client vente factur livraison
documents de transport|établir les documents de transport|documents d'expédition
établissement des documents de transport|établir les documents d'expédition|établir les lettres de voiture|édition des documents de transport|éditer les bons de transport|rédiger les documents d'expédition
affectation des chauffeurs|affecter les chauffeurs|répartition des chauffeurs|répartir les chauffeurs > affecter les chauffeurs aux tournées
suivi des livraisons|suivre les livraisons|suivi de livraisons|suivi des expéditions|suivre les expéditions
prêts et retours|prêt et retour|prêter et reprendre les livres|enregistrer les prêts et les retours|opérations de prêt|prêter et ranger les livres
distribution du courrier|distribuer le courrier|remise du courrier|remettre le courrier|distribution de courrier|tournée de distribution > distribuer les lettres et les recommandés
tri du courrier|trier le courrier|tri de courrier|tri postal|trier les lettres > trier lettres et paquets|trier le courrier par quartier
traitement du courrier|traiter le courrier|gestion du courrier|gérer le courrier > ouvrir et distribuer le courrier|trier et distribuer le courrier|ouvrir et trier le courrier
affranchissement du courrier|affranchir le courrier|timbrer le courrier|affranchissement
correction d'épreuves|corriger des épreuves|relecture d'épreuves|relire les épreuves|corriger les épreuves
numérisation d'archives|numériser des archives|numérisation de documents|numériser des documents|scanner des documents|scanner des archives|dématérialisation de documents|dématérialiser des documents|scannage de documents
inscription des étudiants|inscrire les étudiants|inscriptions des étudiants|inscriptions administratives
inscription des élèves|inscrire les élèves|inscriptions scolaires
délivrance de certificats|délivrer des certificats|délivrer les certificats|délivrance d'attestations|délivrer des attestations
reprographie|photocopier|tirage de documents > photocopier et relier des dossiers|photocopier des dossiers
organisation de réunions|organiser les réunions|organiser des réunions|organisation des réunions|préparation de réunions|préparer les réunions|préparation des réunions
prise de notes|prendre des notes|prise de notes en réunion
frappe de courriers|taper les courriers|taper le courrier|frappe de lettres|taper les lettres|taper des lettres|frappe du courrier|saisie de courriers|dactylographie|dactylographier les courriers|saisie du courrier
saisie de données|saisir des données|entrer des données|encodage de données|encoder des données|saisie des données|saisie informatique|rentrer des données
démonstrations de sécurité|démonstration de sécurité|démonstration des consignes de sécurité|présentation des consignes de sécurité|présenter les consignes de sécurité > montrer les consignes de sécurité aux passagers|montrer les consignes de sécurité
service à bord|servir à bord|service en cabine|servir les passagers|service en vol > servir les repas à bord|servir les passagers en vol
contrôle des titres de transport|contrôler les titres de transport|contrôle des billets|contrôler les billets|vérification des billets|vérifier les billets|vérification des titres de transport|contrôle de titres de transport|vérifier les tickets|contrôler les tickets
visites guidées|visite guidée|visites commentées|guidage de groupes|guider des groupes > faire visiter la vieille ville|faire visiter le château|faire visiter le musée|guider des touristes
accompagnement de randonnées|accompagner des randonnées|accompagnement de randonneurs|accompagner des randonneurs|encadrement de randonnées|encadrer des randonnées|guider des randonneurs|conduite de randonnées
accompagnement de groupes|accompagner des groupes|encadrement de groupes|encadrer des groupes
restauration collective|cuisine de collectivité|cuisine collective > cuisiner pour une cantine|cuisiner pour une cantine scolaire|préparer les repas de la cantine|préparer des repas pour la cantine|cuisiner pour une maison de retraite
épluchage de légumes|éplucher des légumes|épluchage des légumes|éplucher les légumes|préparation des légumes|préparer les légumes|taille de légumes|tailler les légumes|légumerie|découpe de légumes|couper les légumes
cuisson des viandes|cuire les viandes|cuisson de viandes|cuire des viandes|griller les viandes|rôtir les viandes
dressage des assiettes|dresser les assiettes|dressage d'assiettes|dresser des assiettes|présentation des assiettes
dressage des tables|dresser les tables|mise en place des tables|mettre les tables|mettre le couvert|dressage de tables
service en salle|servir en salle|service au restaurant|servir à table|service à table|service à l'assiette
service de table|servir à table|service à table|service des repas > servir les repas de la famille|servir les repas
service au bar|servir au bar|service des boissons|servir les boissons|servir au comptoir|service au comptoir
prise de commandes|prendre les commandes|prendre des commandes|prise des commandes|noter les commandes
entretien de la machine à café|nettoyer la machine à café|entretenir la machine à café|détartrer la machine à café
préparation de boissons chaudes|préparer des boissons chaudes > préparer les cafés|préparer des cafés|faire les cafés et les thés
plats à emporter|vente à emporter
service de banquets|organisation de banquets|réceptions et banquets > servir des mariages
coupe et coloration|couper et colorer les cheveux|coupes et colorations|couper et teindre les cheveux|coupes et couleurs
coiffage|coiffer > faire des brushings|faire des chignons|faire des brushings et des chignons|faire des mises en plis
coupe homme|coupes homme|coupe masculine|couper les cheveux des hommes > couper barbe et cheveux
taille de barbe|tailler la barbe|taille de barbes|raser la barbe
épilation|épiler|épilations|épilation à la cire > épiler les jambes|épiler à la cire
soins du visage|soin du visage|soins visage > faire des gommages et des masques
soins du corps|soin du corps|massages de bien-être > modelages du corps
pose de vernis|poser du vernis|vernir les ongles > poser du vernis semi-permanent|poser du semi-permanent
manucure|soin des mains|soins des mains|soin des ongles|soins des ongles > limer et vernir les ongles
beauté des pieds|soin des pieds|pédicure esthétique
maquillage|maquiller > maquiller des mariées|maquiller des acteurs
nettoyage des chambres|nettoyer les chambres|entretien des chambres|entretenir les chambres|ménage des chambres|faire les chambres|remise en état des chambres|faire le ménage des chambres
réfection des lits|refaire les lits|réfection de lits|faire les lits|changer les draps|changement des draps|refaire les lits des patients
contrôle des chambres|contrôler les chambres|vérification des chambres|vérifier les chambres|contrôle de la propreté des chambres > vérifier la propreté des chambres|contrôler le ménage des chambres
encadrement des femmes de chambre|encadrer les femmes de chambre|encadrement du personnel d'étage|encadrer le personnel d'étage|encadrement des équipes d'étage
gardiennage d'immeuble|gardiennage d'immeubles|garder l'immeuble|garder des immeubles|surveillance d'immeuble|surveiller l'immeuble|surveillance de l'immeuble|gardiennage de résidence
sortie des poubelles|sortir les poubelles|rotation des containers|sortie des conteneurs|sortir les conteneurs|rentrée et sortie des poubelles|sortir les bacs
entretien des parties communes|nettoyage des parties communes|nettoyer les parties communes|entretenir les parties communes|ménage des parties communes > nettoyer les escaliers|nettoyer les halls|laver les escaliers
toilette mortuaire|toilettes mortuaires|soins aux défunts|préparation des défunts|préparer les défunts|toilette des défunts|habiller et préparer les défunts|laver et habiller les défunts
organisation d'obsèques|organiser des obsèques|organisation de funérailles|organiser des funérailles|organisation d'enterrements|organiser les obsèques|organisation des obsèques
accueil des familles en deuil|accueil des familles endeuillées|recevoir les familles en deuil|accueillir les familles endeuillées
dressage de chiens|dresser des chiens|éducation canine|éduquer des chiens|dressage canin
toilettage canin|toilettage de chiens|toiletter des chiens|toilettage d'animaux|toiletter des animaux > laver et tondre des chiens|laver, sécher et tondre des chiens|tondre des chiens
garde d'animaux|garder des animaux|pension pour animaux|pension animale > garder des chiens|garder des chats pendant les vacances
enseignement de la conduite|enseigner la conduite|apprentissage de la conduite|leçons de conduite|cours de conduite|donner des leçons de conduite|donner des cours de conduite > apprendre à conduire à des élèves|apprendre à conduire
couture et retouches > faire des ourlets|raccourcir des pantalons
`;
