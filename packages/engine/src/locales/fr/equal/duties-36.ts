/** French, what postings ask for in all everyday trades and how people say it; what stands behind ">" only proves; our own list. */
export const duties36 = `
création de campagnes publicitaires|conception de campagnes publicitaires > imaginer des campagnes|imaginer des campagnes de publicité|créer des publicités
résolution d'incidents informatiques|résolution de pannes informatiques|dépannage informatique > régler des pannes d'ordinateurs|dépanner des ordinateurs|réparer des ordinateurs en panne
visites guidées|animation de visites guidées > faire visiter le musée|guider des groupes de visiteurs|faire découvrir le musée|guider les visiteurs|commenter les salles pour les groupes
conduite d'entretiens de recrutement|entretiens de recrutement|entretiens d'embauche > mener des entretiens avec les candidats|recevoir les candidats en entretien|faire passer des entretiens aux candidats
toilettes au lit|toilette au lit > faire la toilette de résidents alités|laver des personnes alitées|laver les malades au lit
conseil en vins|conseil sur les vins > conseiller les clients sur le choix des vins|conseiller des vins|recommander des vins
transport de personnes|transport de passagers|transport de voyageurs|transport de clients > emmener des clients à l'aéroport|conduire des clients à la gare
contrôle d'accès|contrôle des accès|filtrage des entrées > vérifier les badges à l'entrée|vérifier les badges|contrôler les badges|contrôler qui entre
contrôle de titres de transport|contrôle des billets|contrôle de billets > vérifier les billets|contrôler les billets dans le train|poinçonner les billets
prise de rendez-vous|gestion des rendez-vous|fixation de rendez-vous|planification de rendez-vous > fixer les rendez-vous|noter les rendez-vous|caler les rendez-vous|donner les rendez-vous
rappel des rendez-vous|confirmation des rendez-vous > appeler pour confirmer les rendez-vous|rappeler les rendez-vous du lendemain
accueil physique|accueil des visiteurs|accueil du public > recevoir les visiteurs|accueillir les visiteurs|recevoir le public
comptage de caisse|clôture de caisse|arrêté de caisse|fermeture de caisse > compter la caisse le soir|faire la caisse|compter l'argent de la caisse
mise en rayon|remplissage des rayons|réapprovisionnement des rayons > remplir les rayons|mettre les articles en rayon|garnir les rayons
étiquetage des prix|pose des prix|affichage des prix > mettre les prix|poser les étiquettes de prix
décoration de vitrines|étalage|réalisation de vitrines > décorer la vitrine|faire les vitrines|arranger la vitrine
échanges et remboursements|traitement des retours|gestion des retours > reprendre les articles rendus|échanger les articles
vente de prêt-à-porter|vente de vêtements|vente d'habits > vendre des vêtements|vendre des robes et des manteaux|vendre des habits
réception de marchandises|réception des livraisons > recevoir les livraisons|recevoir les camions et contrôler les bons
contrôle des bons de livraison|vérification des bons de livraison|pointage des bons de livraison > comparer le bon et la marchandise|pointer les bons de livraison
chargement et déchargement|chargement et déchargement de camions > charger et décharger des camions|vider et remplir des camions
inventaire|inventaires|comptage des stocks > compter les stocks|compter la marchandise
préparation de commandes|picking > prélever les articles selon les bons|prélever des articles en rayon|rassembler les articles de chaque commande|sortir les articles des étagères
collecte des déchets|ramassage des déchets|ramassage des ordures|collecte des ordures > ramasser les poubelles|vider les bacs
sortie de poubelles|sortie des poubelles|sortie des conteneurs > sortir les poubelles|sortir les bacs
nettoyage de vitres|lavage de vitres|lavage de carreaux|nettoyage des carreaux > laver les carreaux|faire les vitres
nettoyage des chambres|ménage des chambres|entretien des chambres|remise en état des chambres > faire les chambres|faire les lits et le ménage
changement de draps|réfection des lits|changement de literie > changer les draps|refaire les lits|faire les lits
entretien du linge|lavage et repassage du linge|lavage et repassage > laver et repasser le linge|laver et repasser les vêtements
entretien d'espaces verts|entretien de jardins|entretien des espaces verts > s'occuper des jardins
tonte de pelouse|tonte de pelouses|tonte du gazon > tondre la pelouse|passer la tondeuse
tonte de moutons|tonte de brebis|tonte d'ovins > tondre les moutons|tondre des brebis
soins aux animaux|soin des animaux > nourrir et soigner les bêtes
nettoyage des étables|curage des étables|nettoyage d'écuries > sortir le fumier|curer les étables
récolte de miel|récolte du miel|extraction de miel > récolter et mettre en pots le miel
cueillette de fruits|récolte de fruits|ramassage de fruits > cueillir des pommes et des poires|ramasser des pommes
suivi des commandes|suivi de commandes > suivre les commandes jusqu'à la livraison
saisie de commandes|enregistrement de commandes|enregistrement des commandes > taper les commandes|rentrer les commandes dans l'ordinateur
recherche de clients|prospection de clients|prospection commerciale > chercher de nouveaux clients|démarcher des entreprises
visites clients|visite de clients|visites de clients > rendre visite aux clients|passer chez les clients
traitement des réclamations|gestion des réclamations|règlement des réclamations > régler les plaintes|répondre aux réclamations|régler les litiges avec les clients|écouter et régler les plaintes
relance des impayés|relance clients|recouvrement amiable > relancer les mauvais payeurs|relancer les clients en retard|réclamer les factures en retard|relancer les impayés
paiement de factures|règlement de factures|règlement fournisseurs|paiement des fournisseurs > payer les factures|payer les fournisseurs
contrôle de factures|vérification de factures|contrôle des factures > vérifier les factures
suivi des dépenses|contrôle des dépenses > surveiller les dépenses
rédaction de comptes rendus|rédaction de procès-verbaux|rédaction de comptes-rendus > écrire les comptes rendus de réunion|faire les comptes rendus
rédaction de rapports|élaboration de rapports|établissement de rapports > écrire des rapports|faire des rapports
préparation de présentations|réalisation de présentations|élaboration de présentations > faire des diapositives|faire des présentations PowerPoint
organisation de déplacements|organisation de voyages > réserver trains et hôtels|réserver les billets et les hôtels du patron
envoi du courrier|expédition du courrier > poster les lettres|affranchir et poster le courrier
tri de CV|présélection de candidats|tri de candidatures|présélection des candidatures > lire les CV et choisir les candidats|trier les candidatures
accueil des nouveaux salariés|intégration des nouveaux salariés|onboarding|accueil des nouveaux arrivants > accueillir les nouveaux et leur montrer l'entreprise
établissement des plannings|élaboration des plannings > faire les plannings|préparer les horaires de l'équipe
réparation de pannes|dépannage|résolution de pannes > réparer les pannes
remplacement de pièces|changement de pièces > changer les pièces usées|changer les pièces cassées
graissage de machines|lubrification de machines > graisser les machines|huiler les machines
conduite de machines|pilotage de machines > faire tourner les machines
surveillance de machines|surveillance d'installations > surveiller les machines
contrôle qualité|contrôle de la qualité > vérifier la qualité des pièces
emballage de produits|conditionnement de produits > emballer les produits|mettre les produits en cartons
peinture intérieure|peinture d'intérieur|travaux de peinture intérieure > peindre des appartements|peindre des chambres et des couloirs
pose de sols|pose de revêtements de sol > poser du parquet
réparation de toitures > réparer les fuites du toit|réparer des toits
réparation d'électroménager|dépannage d'électroménager > réparer des lave-linge|réparer des machines à laver
surveillance de nuit|gardiennage de nuit|surveillance nocturne > surveiller la nuit|garder l'usine la nuit
premiers secours|secours aux blessés|gestes de premiers secours > soigner les petites blessures|porter secours aux blessés
prise de constantes|mesure des constantes|relevé des constantes > prendre la tension et la température|mesurer pouls et tension
administration de médicaments|administration des traitements > donner les médicaments|donner les cachets
accompagnement aux rendez-vous médicaux|accompagnement aux consultations > accompagner chez le médecin|emmener chez le docteur
change des bébés|changes|changement de couches > changer les couches|changer les bébés
préparation de biberons > préparer les biberons|faire les biberons
aide aux devoirs > faire faire les devoirs|aider les enfants à faire leurs devoirs
surveillance de récréation|surveillance de cour|surveillance des récréations > surveiller la cour|garder les enfants à la récréation
correction de copies|correction d'examens|correction d'épreuves > corriger les copies|corriger des devoirs
réunions avec les familles|rencontres avec les parents|réunions parents-professeurs > recevoir les parents
octroi de crédits immobiliers|octroi de prêts immobiliers|accord de prêts immobiliers > accorder des prêts immobiliers
vente d'assurances|commercialisation d'assurances|vente de contrats d'assurance > vendre des contrats d'assurance
calibrage d'huîtres > calibrer des huîtres
plonge|lavage de vaisselle|lavage de la vaisselle > faire la vaisselle|laver la vaisselle
prise de commandes|prise de commande > prendre les commandes|noter les commandes des clients
convocation d'assemblées générales de copropriété|convocation d'assemblées générales de copropriétaires > convoquer les copropriétaires|convoquer les assemblées de copropriétaires
transfert d'appels|transfert des appels|mise en relation téléphonique > passer les appels aux bureaux|passer les appels au bon service
accompagnement de personnes atteintes d'Alzheimer|accompagnement de malades d'Alzheimer > promener une dame atteinte d'Alzheimer|tenir compagnie à un malade d'Alzheimer
accompagnement de personnes âgées|compagnie aux personnes âgées > tenir compagnie aux personnes âgées|promener des personnes âgées
livraison à domicile|livraisons à domicile > porter des pizzas à domicile|porter les courses à domicile|livrer chez les clients
préparation de cocktails|réalisation de cocktails|confection de cocktails > mélanger des cocktails|faire des cocktails
épluchage de légumes|épluchage des légumes > éplucher des pommes de terre|éplucher des carottes
établissement de déclarations de TVA|préparation de déclarations de TVA > remplir les déclarations de TVA|faire les déclarations de TVA
sauvegardes|sauvegarde de serveurs|sauvegarde des serveurs > sauvegarder les serveurs
cours de ski|enseignement du ski|leçons de ski > apprendre le ski à des débutants|apprendre le ski aux enfants
démonstrations de sécurité|démonstration de sécurité > expliquer les consignes de sécurité aux passagers
recherche de bancs de poissons > chercher les bancs de thon|chercher les bancs de poissons
désinfection de blocs opératoires|bionettoyage de blocs opératoires > désinfecter les blocs entre deux opérations
rééducation du bégaiement|traitement du bégaiement > rééduquer des enfants bègues
arbitrage de football > arbitrer des matchs de football|arbitrer des rencontres de football
entraînement de football > entraîner une équipe de football|entraîner des équipes de football
arbitrage de basket > arbitrer des matchs de basket|arbitrer des rencontres de basket
entraînement de basket > entraîner une équipe de basket|entraîner des équipes de basket
arbitrage de handball > arbitrer des matchs de handball|arbitrer des rencontres de handball
entraînement de handball > entraîner une équipe de handball|entraîner des équipes de handball
arbitrage de volley > arbitrer des matchs de volley|arbitrer des rencontres de volley
entraînement de volley > entraîner une équipe de volley|entraîner des équipes de volley
arbitrage de tennis > arbitrer des matchs de tennis|arbitrer des rencontres de tennis
entraînement de tennis > entraîner une équipe de tennis|entraîner des équipes de tennis
arbitrage de rugby > arbitrer des matchs de rugby|arbitrer des rencontres de rugby
entraînement de rugby > entraîner une équipe de rugby|entraîner des équipes de rugby
arbitrage de hockey > arbitrer des matchs de hockey|arbitrer des rencontres de hockey
entraînement de hockey > entraîner une équipe de hockey|entraîner des équipes de hockey
massages sportifs|massage sportif > masser des coureurs|masser des sportifs|masser des joueurs
expédition de commandes|envoi de commandes|expédition des commandes > expédier les commandes|faire partir les commandes
saisie de factures|enregistrement de factures|saisie des factures > entrer les factures dans l'ordinateur|taper les factures|rentrer les factures
brancardage|transport de patients|transfert de patients > pousser des brancards|conduire les patients en brancard
portage de bagages|transport de bagages|montée des bagages > monter les valises dans les chambres|monter les bagages
surveillance de salles|gardiennage de salles|surveillance des salles > garder les salles du musée|garder les salles
encaissement de loyers|perception des loyers|perception de loyers > encaisser les loyers
renouvellement de baux > renouveler des baux
alphabétisation d'adultes|alphabétisation > apprendre à lire à des adultes
cours de natation|leçons de natation|enseignement de la natation > apprendre à nager à des enfants
réparation de crevaisons > réparer des crevaisons|réparer des pneus crevés
service de petits-déjeuners|service du petit-déjeuner > servir les petits-déjeuners
surveillance des entrées|surveillance de l'entrée > surveiller l'arrivée des enfants
vaccination d'élèves|vaccination scolaire > vacciner des élèves
inventaire du stock|comptage du stock|inventaire des stocks > compter le stock
nettoyage haute pression|lavage haute pression|nettoyage à haute pression > laver à l'eau sous pression
verbalisation > dresser des contraventions|mettre des contraventions|dresser des procès-verbaux
tournage sur bois > tourner des pieds de table|tourner du bois
animation de stages|animation de formations > donner des stages|donner des formations
distribution de courrier|distribution du courrier > porter le courrier dans les bureaux|apporter le courrier aux services
livraison de plis|remise de plis > remettre des plis|porter des plis
création de tableaux de bord|création de dashboards|réalisation de tableaux de bord > faire des tableaux de bord
nourrissage de poissons|alimentation de poissons > donner à manger aux dorades|donner à manger aux poissons
`;
