/** Duties of all trades in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties1 = `
rondes nocturnes|rondes de nuit|patrouilles de nuit|patrouilles nocturnes
rondes de surveillance|patrouilles|rondes de sécurité|faire des rondes|effectuer des rondes|faire des rondes de surveillance|rondes|tournées de surveillance|patrouiller > parcourir les bâtiments de nuit|parcourir le site pour vérifier les accès|parcourir les bâtiments pour vérifier les portes|faire le tour du site la nuit|rondes de nuit|parcourir les bâtiments d'un entrepôt|parcourir les locaux la nuit|vérifier portes et accès la nuit|tour des bâtiments la nuit|faire le tour des locaux
contrôle d'accès|contrôle des entrées|filtrage des entrées|filtrage des accès|filtrer les entrées|filtrer les accès|contrôler les entrées et sorties|contrôler les accès
vidéosurveillance|surveillance par caméras|télésurveillance|vidéoprotection|surveillance vidéo|surveiller les écrans|surveiller les caméras|surveiller les écrans de contrôle
vendanges manuelles|vendanges à la main|cueilli le raisin à la main|récolté le raisin à la main|cueillette manuelle du raisin|couper le raisin à la main|couper le raisin au sécateur
cueillette de fruits|récolte de fruits|ramassage de fruits|ramasser les fruits|ramasser des fruits > cueilli des pommes|cueilli des cerises|récolté des pommes|ramasser des fraises|ramasser pommes et poires|ramasser des pommes|récolter des pêches
conduite de camions|conduite de poids lourds|chauffeur poids lourd|conduit un porteur|conduite PL|rouler en poids lourd|conduire des camions|conduire un camion
conduite de chariots élévateurs|conduite de chariots|conduit un fenwick|manié un chariot élévateur|manipuler un chariot élévateur|opérer un chariot élévateur|piloter un chariot élévateur|utiliser le chariot élévateur
négociation fournisseurs|négocié avec les fournisseurs|discuté prix avec les fournisseurs|négociation des prix|négociations fournisseurs > négocier les prix avec les fournisseurs|négocier prix et délais avec les fournisseurs
approvisionnement|réapprovisionnement|commandes fournisseurs|passation de commandes|passé les commandes|passer des commandes aux fournisseurs|lancer les commandes|assurer l'approvisionnement|approvisionnements > approvisionner les ateliers|approvisionner les lignes
gestion des stocks|suivi des stocks|tenue des stocks|contrôle des stocks|stock management
inventaire|comptage des stocks|compté les stocks|inventaires physiques|inventorier les stocks|réalisation d'inventaires > compté les articles en stock
préparation de commandes|picking|préparé des commandes|prélèvement de commandes|préparé des colis|préparation de colis|order picking|prélevé les articles en entrepôt|prélever les articles|prélèvement en entrepôt|constituer des commandes|prélever les articles des commandes > prélever les articles commandés|prélever les articles et constituer les colis|rassembler les articles commandés
réception de marchandises|réceptionné les marchandises|réceptionné les livraisons|réception des livraisons|prendre livraison des marchandises > réceptionné les camions|réceptionner les colis
expédition de marchandises|expédié les marchandises|expédition de colis|expédié les colis|envoi de colis|expédier les commandes|expédition de commandes
chargement et déchargement|chargé et déchargé|chargement et déchargement de camions|charger et décharger les camions
mise en rayon|réassort des rayons|remplissage des rayons|réapprovisionné les rayons|approvisionné les rayons|garni les rayons|rangé les produits en rayon|réassortiment des rayons|approvisionnement des rayons|réassort|réapprovisionnement des rayons|placer les produits en rayon|regarnir les tablettes|garnir les rayons|approvisionner les rayons|réapprovisionner les rayons|réassortir les rayons|mise en rayon des produits|garnissage des rayons > mis les produits en rayon
étiquetage des prix|étiqueté les prix|affichage des prix|balisage des prix|poser les prix|mettre les prix|afficher les prix
tenue de caisse|encaissement|encaissé les clients|encaissement des clients|opérations de caisse|hôte de caisse|passé les articles en caisse|encaisser|passage en caisse des articles|encaissements|encaisser les clients|encaisser les achats|passer les clients en caisse > fait la caisse
conseil client|conseillé les clients|conseil à la clientèle|renseigné les clients|renseigner et conseiller les clients
accueil client|accueil des clients|accueil de la clientèle|recevoir la clientèle|recevoir les clients
accueil téléphonique|répondu au téléphone|réponse aux appels|prise d'appels|standard téléphonique|tenu le standard|recevoir les appels|gérer le standard téléphonique|gestion du standard|gestion des appels entrants|prendre les appels|réceptionner les appels|traiter les appels entrants|répondre aux appels > décroché le téléphone|pris les appels au standard
accueil physique|accueil des visiteurs|reçu les visiteurs|recevoir les visiteurs
fidélisation de la clientèle|fidélisation client|fidélisé la clientèle|fidélisé les clients|fidélisation|fidélisation clients
prospection commerciale|prospection de clients|démarchage|démarché des clients|recherche de nouveaux clients|démarchage commercial
prospection téléphonique|démarchage téléphonique|appels à froid|phoning|prospecté par téléphone|appels de prospection|démarcher par téléphone|cold calling|appeler des prospects > appelé des prospects
suivi de clientèle|suivi des clients|suivi client|suivi du portefeuille clients
gestion de portefeuille clients|portefeuille clients
gestion des réclamations|traitement des réclamations|traité les réclamations|traitement des plaintes|traité les plaintes|gestion des plaintes|répondre aux réclamations|gérer les plaintes|traiter les plaintes|gérer les réclamations clients|traiter les litiges clients > répondu aux clients mécontents|traité les insatisfactions|traité les doléances|traité les plaintes des clients
service après-vente|SAV|assistance après-vente
établissement de devis|rédaction de devis|réalisation de devis|chiffré des devis|faire les devis clients|réaliser les devis clients|chiffrage de devis|faire des devis|élaborer des devis|élaboration de devis|réaliser des devis|préparer des soumissions|établissement d'offres|rédiger des devis|chiffrer des devis|préparer des devis
facturation|établi les factures|émission de factures|facturé les clients|rédigé les factures|édition de factures|faire les factures
comptabilité fournisseurs|saisi les factures fournisseurs|comptes fournisseurs|accounts payable|compta fournisseurs|tenir la comptabilité fournisseurs|gestion des comptes fournisseurs|comptes payables|comptes à payer
saisie comptable|saisi les écritures|passation d'écritures|passé les écritures|enregistrement des écritures|saisi les pièces comptables > enregistré les écritures
clôture des comptes|arrêté des comptes|clôture comptable|clôtures mensuelles
élaboration de budgets|construction budgétaire|établi le budget|préparation du budget
suivi budgétaire|suivi du budget|contrôle budgétaire|contrôler le budget
fiches de paie|bulletins de paie|bulletins de salaire|bulletins de paye|fiches de salaire|feuilles de paie
gestion de la paie|établi la paie|traitement de la paie|élaboration de la paie|traitement des salaires|assurer la gestion de la paie
notes de frais|traité les notes de frais|remboursements de frais|gestion des notes de frais|comptes de dépenses|traitement des notes de frais > remboursé les frais des salariés|vérifié les notes de frais|contrôler les notes de frais
gestion administrative du personnel|administration du personnel|dossiers du personnel
recrutement de personnel|recrutement de salariés|recruté du personnel|recruté des salariés|embauche de personnel > embauché des salariés
entretiens d'embauche|entretiens de recrutement|mené les entretiens de recrutement|entretiens de candidats|reçu les candidats en entretien|mener les entretiens d'embauche|conduire les entretiens de recrutement|faire passer les entretiens d'embauche|entrevues d'embauche|recevoir les candidats|faire passer des entretiens|interviewer les candidats|mener les entretiens avec les candidats|entretiens avec des postulants|rencontrer les candidats en entretien|entretiens de sélection|mener des entretiens de recrutement
présélection de candidats|tri des candidatures|trié les CV|tri de CV|trié les candidatures|sélection des candidatures|lecture et tri de CV|présélection des candidatures|présélectionner les candidats|sélection de CV|sélectionner les CV > lu et trié les candidatures
entretiens annuels|entretiens d'évaluation|entretiens annuels d'évaluation|entretiens individuels annuels|évaluations annuelles > mener les entretiens annuels|conduire les entretiens annuels
gestion des plannings|planning du personnel|établi les plannings|élaboration des plannings|plannings d'équipe|élaboré les plannings|planification des équipes|réalisation des plannings|élaboration des plannings d'équipe|établir les plannings d'équipe|faire les horaires de l'équipe|établir les horaires du personnel|faire le planning du personnel|élaborer les tableaux de service|horaires de l'équipe|faire les plannings|planification des horaires|établir les horaires|faire les horaires|organiser les plannings
gestion des absences|suivi des absences|absences et congés|suivi des congés|suivi des absences et congés|administration des absences|traiter les absences > gérer les congés et absences|gestion des congés
intégration des nouveaux|intégration de nouveaux collaborateurs|accueilli les nouveaux arrivants|intégration des nouveaux arrivants|intégrer les nouveaux collaborateurs|intégration des nouvelles recrues|intégrer les nouveaux arrivants
gestion d'agenda|tenue d'agenda|organisation d'agenda|gestion du calendrier > planifié les rendez-vous du directeur|agendas Outlook gérés
prise de rendez-vous|fixé les rendez-vous|planification de rendez-vous|fixer des rendez-vous|caler des rendez-vous|donner des rendez-vous|prendre les rendez-vous|planifier des rendez-vous|fixation de rendez-vous > calé les rendez-vous|fixer les consultations|fixer au téléphone les consultations|fixer les consultations des patients|noter les rendez-vous des patients|donner les rendez-vous aux patients
organisation de déplacements|organisé les déplacements|réservation de voyages|réservé les voyages|organisation de voyages|gestion des déplacements|organisé les voyages|organiser les voyages > réservé trains et hôtels|organisé les voyages d'affaires
rédaction de comptes rendus|procès-verbaux de réunion|pris les notes de réunion|rédiger des procès-verbaux|rédiger les PV de réunion|prendre les procès-verbaux|faire les comptes rendus de réunion
gestion du courrier|traitement du courrier|trié le courrier|tri du courrier|ouvert et distribué le courrier|traiter le courrier > ouvrir et trier le courrier|dépouiller le courrier
classement et archivage|classé et archivé|archivage de dossiers|archivé les dossiers|archivage des documents|classement d'archives|traitement d'archives|tri d'archives
mise à jour de base de données|actualisé la base de données|actualisation de base de données
organisation d'événements|organisé des événements|organisation de manifestations|organisé des manifestations|événementiel|gestion d'événements|event management|organisation événementielle > monter des événements
logistique événementielle|logistique d'événements|gérer la logistique d'événements|organiser la logistique d'événements
nettoyage de bureaux|nettoyé les bureaux|entretien de bureaux|ménage de bureaux|faire le ménage des bureaux > dépoussiéré les bureaux
nettoyage des locaux|entretien des locaux|nettoyé les locaux|ménage des locaux|propreté des locaux > nettoyer les bureaux et les couloirs
nettoyage des sols|lavé les sols|lavage des sols|nettoyé les sols|lessivage des sols|entretien des sols > passé la serpillière|balayer et laver les sols
nettoyage de vitres|lavage de vitres|lavé les vitres|nettoyé les vitres|vitrerie d'entretien|faire les vitres|laver les fenêtres|nettoyage des fenêtres|lavage des carreaux|faire les carreaux|vitrerie@nettoyage propreté > nettoyé les carreaux
entretien des chambres|nettoyage des chambres|fait les chambres|nettoyé les chambres|remise en état des chambres|ménage des chambres|nettoyé les chambres d'hôtel|nettoyage de chambres d'hôtel|faire les lits et nettoyer les chambres|refaire les chambres|nettoyer et refaire les chambres|faire les chambres|faire le ménage dans les chambres
entretien du linge|lavé et repassé le linge|lavage et repassage du linge|blanchisserie|laver et repasser le linge|s'occuper du linge > laver et repasser|lavage et repassage|lavé et repassé les vêtements|laver le linge
repassage|repassé le linge|repassage du linge|faire le repassage|repasser|repasser le linge > repassé les chemises|repasser les vêtements|repasser des chemises
aide à la toilette|toilette des patients|toilette des résidents|aider à la toilette|aider à se laver|faire la toilette des patients|laver les résidents|aide à l'hygiène|assistance à la toilette > aidé à se laver|aidé à faire sa toilette|aidé à se doucher|donné le bain|laver et habiller les résidents|aider des personnes âgées à se laver|aider les résidents à se laver|aider à se laver et à s'habiller
aide aux repas|aidé les résidents à manger|aide à la prise des repas|aide à l'alimentation|aider aux repas|aider les patients à manger|faire manger|donner à manger|aider à manger|aider à prendre les repas|faire manger les résidents|donner à manger aux résidents|assistance aux repas > fait manger les résidents|donné à manger aux résidents
aide à la mobilité|aidé aux déplacements|aide aux transferts
garde d'enfants|baby-sitting > s'occuper d'enfants|garder les enfants à domicile|s'occuper d'enfants en bas âge|prendre soin d'enfants
aide aux devoirs|soutien scolaire|accompagnement à la scolarité|aider aux devoirs|accompagnement aux devoirs|faire du soutien scolaire|appui scolaire|aide scolaire|aider les enfants à faire leurs devoirs|soutien aux devoirs|aider des élèves à faire leurs devoirs|cours de soutien|donner des cours de soutien|tutorat scolaire > cours particuliers|accompagnement scolaire|fait faire les devoirs|aidé les enfants à faire leurs devoirs
prélèvements sanguins|prises de sang|prélevé le sang|prise de sang|prélèvement de sang|ponctions veineuses|prélèvement veineux|faire des prises de sang|prélever du sang > piqué les patients pour prise de sang
administration de médicaments|distribution de médicaments|administré les médicaments|distribué les médicaments|donné les médicaments|administration des traitements|administré les traitements|distribution des traitements
réfection de pansements|refait les pansements|soins de plaies|réaliser des pansements|refaire les pansements|changement de pansements|panser les plaies|faire les pansements|changer les pansements > fait les pansements|changé les pansements
injections|piqûres|fait les injections|réalisé les injections|faire les piqûres|pratiquer des injections|réalisation d'injections
surveillance des constantes|prise de constantes|constantes vitales|surveillance des paramètres vitaux|mesuré les paramètres vitaux|prise des paramètres vitaux|relever les constantes|mesurer les constantes|prendre les signes vitaux|mesurer les signes vitaux|surveiller les constantes > pris la tension et la température|mesuré tension, pouls et température|mesurer la tension et le pouls
stérilisation du matériel|stérilisé les instruments|stérilisation des instruments|stérilisé le matériel
dressage des assiettes|dressé les assiettes|monter les assiettes|mise en assiette
mise en place de la salle|dressage des tables|dressé les tables|mise de table|mettre les tables > mis les couverts|dressé les couverts
prise de commandes|noter les commandes|enregistrer les commandes|prendre les commandes des clients
service en salle|service à table|servi en salle|servi à table|servi les clients à table|service des clients à table|servir les plats > porté les assiettes aux clients|servi les plats à table
plonge|lavage de la vaisselle|lavé la vaisselle|fait la vaisselle|plonge batterie|nettoyer la vaisselle|faire la plonge|assurer la plonge|laver les plats et casseroles > passé la vaisselle à la machine
élaboration de menus|composé les menus|élaboré les menus|création de menus|conçu les menus|composition de menus|établi les menus|planification des menus|écrit les menus
respect des normes HACCP|application des normes HACCP|méthode HACCP|normes HACCP
contrôle qualité|vérification de la qualité|assurer le contrôle qualité
contrôle dimensionnel|contrôlé les dimensions|contrôle des cotes|vérifié les cotes|mesuré les cotes|vérifier les cotes|contrôler les cotes > mesurer les pièces
lecture de plans|lecture de dessins techniques|lire des plans d'exécution|interprétation de plans|interpréter des plans
réglage de machines|réglé les machines|mise au point de machines|paramétrer les machines > réglage de presses|régler des presses
conduite de ligne|conduite de machines|conduite de ligne de production|piloter une ligne de production|pilotage de ligne de production|piloter une ligne|pilotage de ligne|opérer des machines|opération de machines|faire fonctionner des machines|piloter des machines|conduite de lignes de production|conduire une ligne de conditionnement > conduire des lignes de conditionnement
recherche de pannes|diagnostic de pannes|chercher la panne|localiser les pannes|trouver l'origine des pannes|localisation de pannes > cherché l'origine des pannes|trouvé les pannes
maintenance industrielle|maintenance de machines|maintenance des équipements|entretien des machines
installation électrique|installations électriques|installé des réseaux électriques|pose d'appareillage électrique|installer l'électricité|réaliser des installations électriques|pose d'installations électriques|faire l'électricité > poser des prises|tirer les lignes électriques|câbler les logements|fait l'électricité de maisons|mis l'électricité dans des maisons
pose de carrelage|carrelé|carrelage
pose de cloisons|monté des cloisons|pose de placo
peinture intérieure|peint les murs|peint des appartements|peinture de murs et plafonds|peindre des murs intérieurs|mise en peinture des intérieurs|peindre des appartements|peindre les murs et les plafonds|peindre des pièces
pose de fenêtres|installer des fenêtres|installation de fenêtres > changé des fenêtres|remplacement de fenêtres
coordination des sous-traitants|pilotage des sous-traitants|piloté les sous-traitants
métrés|réalisation de métrés|relevé de quantités|calcul des quantités|métré|métrer|réaliser des métrés|avant-métrés
rédaction de CCTP|cahiers des clauses techniques particulières|CCTP
réponses aux appels d'offres|réponse aux appels d'offres|réponse à des appels d'offres > constituer les dossiers d'appels d'offres|monter les dossiers d'appels d'offres|préparer les dossiers d'appels d'offres|rédiger les dossiers d'appels d'offres
taille de haies|coupe de haies|couper les haies > taillé haies et arbustes
tonte de pelouse|tondu le gazon|tonte d'herbe|couper le gazon|passer la tondeuse
désherbage|désherbé|arrachage des mauvaises herbes|arraché les mauvaises herbes|enlever les mauvaises herbes|désherber > sarcler|sarclage
traite|trait les vaches|traite des vaches|traire les vaches|faire la traite|traire|assurer la traite > trait les vaches matin et soir|trait les chèvres|traire des chèvres
soins aux animaux|nourri les animaux|s'occuper des animaux|prendre soin des animaux
community management|animation des réseaux sociaux|animé les réseaux sociaux|animation de communautés|gestion des réseaux sociaux|animé les communautés|gestion de communautés|animer des comptes sur les réseaux sociaux > animer une page Facebook|poster sur Instagram|posté sur Facebook et Instagram
rédaction web|rédigé des articles pour le web|articles de blog|rédaction d'articles de blog|écrire des articles de blog
retouche photo|retouche d'images|retouche de photographies|retoucher les images
montage vidéo|monté des vidéos|monté des films|montage de films|monter des films|monter des reportages
mise en page|maquettage|maquetté|mettre en page des documents|mettre en page des brochures|PAO@maquette brochures InDesign
relecture|correction d'épreuves|relu les textes|relu les épreuves|correction de textes|relecture et correction|proofreading|correction de manuscrits|révision linguistique|révision de textes > relu et corrigé des textes|relu des manuscrits
relations presse|communiqués de presse|relation avec la presse
développement logiciel|développé des logiciels|programmé des logiciels|développement d'applications|développé des applications|développement informatique|programmation informatique|codé des applications|software development
administration système|administré les serveurs|administration de serveurs|gérer des serveurs
analyse de données|exploitation de données
tests logiciels|recette logicielle|tests d'applications|tests applicatifs
correction de bugs|correction d'anomalies|débogage|bug fixing|corriger les anomalies|débugger|résolution de bugs > corrigé des anomalies logicielles
sauvegarde de données|sauvegardes|effectuer les backups|backups|copies de sauvegarde
optimisation supply chain|optimisé la chaîne d'approvisionnement|optimisation de la chaîne d'approvisionnement|optimisation logistique
réunions HSE|réunions hygiène, sécurité et environnement|réunions QHSE
document unique|DUERP|évaluation des risques professionnels|document unique d'évaluation des risques|document unique d'évaluation des risques professionnels|DUER
gestion de projet|conduite de projet|piloté des projets|pilotage de projets|mené des projets|project management|management de projet
encadrement d'équipe|management d'équipe|encadré une équipe|dirigé une équipe|managé une équipe|animation d'équipe|gestion d'équipe|encadrement de personnel|encadré du personnel|team management|managé des collaborateurs|encadré des salariés|encadrement de salariés
tutorat|tutorat d'apprentis|encadrement d'apprentis|encadré des apprentis
reporting|comptes rendus d'activité > rapports d'activité|rédigé les rapports d'activité|établi des rapports d'activité|compte rendu chiffré|comptes rendus chiffrés d'activité|rapports d'activité chiffrés
veille juridique|veille réglementaire|suivi de la réglementation|suivre l'évolution de la réglementation|assurer la veille réglementaire|suivre l'actualité juridique|assurer une veille juridique
rédaction de contrats|établissement de contrats > rédiger les contrats de travail
rédaction d'actes|dresser des actes|établir des actes > rédiger des actes notariés
instruction de dossiers|traitement de dossiers|traité les dossiers|instruit les demandes|étude de dossiers|examen de dossiers|examiné les demandes|traiter des dossiers de demande|traitement de demandes
état civil|actes d'état civil|naissances, mariages et décès > actes de naissance|enregistrer naissances mariages|enregistrer naissances décès|établir des actes d'état civil|dresser des actes d'état civil
coupe de cheveux|faire des coupes de cheveux > coupes hommes et femmes
coloration|teint les cheveux|colorations|coloration de cheveux|coloration capillaire|colorer les cheveux|faire des colorations|teinture capillaire|colorations de clientes|faire des teintures > mèches et balayages|couleurs et mèches
soins du visage|réaliser des soins du visage > masser le visage|nettoyer le visage
épilation|épilé|épilations|faire des épilations|épiler > épilation à la cire|épiler à la cire
manucure|soins des mains|beauté des mains|soigner les ongles|faire des manucures|manucures
reproduction de clés|double de clés|copie de clés|fait des doubles de clés|refaire des clés|tailler des clés|tailler des doubles de clefs|faire des doubles de clés|duplication de clés
prise de réservations|gestion des réservations|traité les réservations|enregistrer les réservations
check-in et check-out|arrivées et départs des clients|arrivées et départs|enregistré les arrivées et les départs|faire les check-in et check-out|enregistrement des arrivées et départs
visites guidées|guidé les visiteurs|conduit des visites|visites commentées|guidage touristique|guidé les touristes|guidé des groupes|visites en groupe commentées|faire des visites guidées|animer des visites guidées|guidage de visites|conduite de visites guidées|guidage de groupes > conduit des groupes dans le château|conduit des groupes dans le musée|fait visiter le château|fait visiter le musée|fait visiter la ville|faire visiter
préparation de cours|préparé les cours|préparer des leçons|préparation de leçons > concevoir des séquences de cours
correction de copies|corriger les devoirs|correction des examens|noter les copies
surveillance d'examens|surveillé les examens
échantillonnage|prélèvement d'échantillons|prélevé des échantillons|sampling|échantillonner|prise d'échantillons > faire des prélèvements d'eau
analyses de laboratoire|analysé des échantillons|analyser des prélèvements
étalonnage d'appareils|étalonnage d'instruments|calibrage d'appareils|calibré les appareils|étalonnage des instruments de mesure|calibrer les appareils de mesure|calibrage d'instruments
`;
