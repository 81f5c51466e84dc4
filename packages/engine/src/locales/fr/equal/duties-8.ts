/** Duties of all trades in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties8 = `
prévention de la dénutrition|lutte contre la dénutrition
hydratation des résidents|fait boire les résidents|donné à boire aux résidents
verticalisation|verticalisé les patients|mise debout des patients
kinésithérapie du sport|rééducation de sportifs|kiné du sport|rééduqué des sportifs
rééducation neurologique > rééducation après AVC|rééduqué des patients après AVC
balnéothérapie|rééducation en piscine|rééduqué en piscine
analyses d'urine|examens d'urine
groupes de parole|animé des groupes de parole|cercles de parole
art-thérapie
zoothérapie|médiation animale|thérapie par l'animal
stérilisation en autoclave|passé les instruments à l'autoclave|autoclavage
téléconsultation|consultations vidéo|consulté à distance
désescalade|apaisement de personnes agressives|calmé des personnes agressives
accompagnement de bénéficiaires du RSA|suivi d'allocataires du RSA|accompagné des allocataires du RSA
instruction de demandes d'aide sociale|instruit les aides sociales|dossiers d'aide sociale
ateliers de motricité|parcours de motricité|jeux de motricité
jardinage avec les enfants|ateliers jardinage
préparation des goûters|préparé les goûters
nettoyage des jouets|lavé les jouets
études surveillées|étude dirigée
enseignement en maternelle|fait la classe en maternelle|enseigné en maternelle|classe de maternelle
enseignement de la chimie|cours de chimie|enseigné la chimie
enseignement de la biologie|cours de biologie|enseigné la biologie
enseignement de l'histoire|cours d'histoire|enseigné l'histoire
enseignement de l'économie|cours d'économie|enseigné l'économie
enseignement de l'informatique|cours d'informatique|enseigné l'informatique|formation à l'informatique
formation bureautique|formé à la bureautique|cours de bureautique > formé à Word et Excel
formation de formateurs|formé des formateurs|train the trainer
plateforme e-learning|plateforme d'apprentissage en ligne|LMS@formation cours plateforme
vidéos pédagogiques|capsules vidéo pédagogiques|tourné des vidéos pédagogiques
gamification|ludification
vente en gros|commerce de gros|wholesale|négoce de gros
vente au détail|commerce de détail|retail
vente de téléphonie mobile|vente de mobiles
vente de matériel informatique > vendu des ordinateurs
vente de logiciels|software sales|vente de solutions logicielles
vente d'espaces publicitaires|régie publicitaire
vente d'énergie > vendu des contrats d'électricité et de gaz|vente de contrats d'énergie
vente de pièces auto|vente de pièces détachées automobiles
animation de franchisés|animé des franchisés|animation de réseau de franchise
objectifs commerciaux|objectifs de vente|quotas de vente
expérience client|customer experience
programmes de fidélité|programmes de fidélisation|loyalty programs
caisses automatiques|caisses libre-service
inventaire du linge|compté le linge
nettoyage des espaces communs|entretien des espaces communs > nettoyé le hall et les couloirs
cuisine végétarienne|plats végétariens
préparation de potages|préparé des soupes|préparation de soupes
fabrication de saucisses|fabriqué des saucisses|poussé des saucisses
vente à emporter|take-away|commandes à emporter
nettoyage des vitrines|nettoyé les vitrines|lavage de vitrines
nettoyage de moquettes|shampouiné les moquettes|shampouinage de moquettes
nettoyage hospitalier|ménage hospitalier|ménage à l'hôpital
dégraissage de hottes|nettoyage de hottes
débarras de maisons|vidé des maisons|débarrassé des maisons
réassort des consommables sanitaires > réapprovisionné savon et papier
tri textile|trié les vêtements donnés|tri de vêtements
teinture textile|teint des vêtements
soins capillaires|soin des cheveux > masques capillaires
soins anti-âge|soins antirides
accueil des familles endeuillées|reçu les familles endeuillées|accompagnement des familles en deuil
surveillance de magasin|sécurité en magasin|surveillé le magasin
surveillance de musée|gardien de musée|surveillé les salles du musée
gestion de foule|crowd management|canalisé le public
formation de conducteurs|formé les chauffeurs|formation des chauffeurs
éco-conduite|conduite économique|écoconduite
mise à quai|manœuvre à quai|mis les camions à quai
attelage de remorques|attelé et dételé les remorques
conduite de citerne|conduit un camion-citerne
transport d'engins|conduite de porte-engins
accompagnement de transport scolaire|accompagné les enfants dans le car
inventaire annuel|inventaire de fin d'année
kitting|préparation de kits|préparé des kits de pièces
contrôle avant expédition|vérifié les commandes avant envoi|contrôle des expéditions
co-packing|copacking
froid négatif|chambre froide négative
lecture de dossiers médicaux|étudié les dossiers médicaux
saisie de dossiers|enregistré les dossiers|enregistrement de dossiers
réponse aux courriers|réponse aux lettres
information du public|informé le public|renseigné le public|renseignement du public
tenue à jour de dossiers|mise à jour de dossiers|actualisation de dossiers
création de dossiers|ouvert les dossiers
relances de pièces manquantes|réclamé les pièces manquantes|demande de pièces manquantes
gestion de contrats|contract management
entretiens de départ|exit interviews|entretiens de sortie
mobilité internationale|global mobility > expatriation de salariés
cooptation|recrutement par cooptation
assessment center|centre d'évaluation de candidats
tests de personnalité|inventaires de personnalité
avantages sociaux|employee benefits
égalité professionnelle|égalité femmes-hommes|gender equality
diversité et inclusion|diversity and inclusion
masse salariale|coûts de personnel|frais de personnel
comptabilité de trésorerie|comptabilité recettes-dépenses
comptabilité agricole|comptabilité d'exploitations agricoles
comptabilité hospitalière|comptabilité d'établissements de santé
frais généraux|overheads
refacturation interne|facturation intra-groupe|refacturations intra-groupe
prix de transfert|transfer pricing
intégration fiscale|tax consolidation
crédit d'impôt recherche|CIR@impôt recherche|research tax credit
centralisation de trésorerie|cash pooling
crédit-bail|leasing|location financière
capital-investissement|private equity
capital-risque|venture capital
introduction en bourse|IPO
gestion d'actifs|asset management
produits dérivés|derivatives
notation de crédit|credit rating
finance durable|sustainable finance
assurance vie|life insurance|contrats d'assurance-vie
réassurance|reinsurance
courtage d'assurances|courtier en assurances|insurance brokerage
property management|administration de biens
home staging|valorisation immobilière
droit des affaires|business law
droit bancaire|banking law
droit de la concurrence|competition law|antitrust
droit de l'environnement|environmental law
droit de la consommation|consumer law
droit des étrangers|immigration law|droit de l'immigration
droit de la santé|health law
droit des nouvelles technologies|droit du numérique|IT law
arbitrage international|international arbitration
due diligence juridique|audit juridique|legal due diligence
pactes d'actionnaires|shareholder agreements
baux commerciaux|bail commercial|rédigé des baux commerciaux
développement Java|programmé en Java|Java development
développement Python|programmé en Python|Python development
développement PHP|programmé en PHP
développement C++|programmé en C++
développement Android|applications Android|programmé des applis Android
développement iOS|applications iOS|programmé des applis iPhone
développement de jeux|game development|programmé des jeux vidéo
tests manuels|manual testing
tests exploratoires|exploratory testing
plans de test
cas de test|test cases|scénarios de test
gestion d'anomalies|bug tracking|suivi de bugs|suivi des anomalies
dette technique|technical debt
refonte de sites|refondu des sites web|refonte de site internet
hébergement web|web hosting
noms de domaine|domain names
sécurité applicative|application security|AppSec
gestion des accès|access management
chiffrement|cryptage|encryption
analyse forensique|forensic|investigation numérique
haute disponibilité|high availability
équilibrage de charge|load balancing|répartition de charge
stockage de données|data storage
réseaux sans fil|Wi-Fi|wireless networks
téléphonie IP|VoIP|voix sur IP
architecture cloud
architecture d'entreprise|enterprise architecture
urbanisation du SI|urbanisation des systèmes d'information
maintenance logicielle|software maintenance
découverte produit|product discovery
recommandation de contenus|systèmes de recommandation|recommender systems|moteurs de recommandation
séries temporelles|time series
catalogues de données|data catalog
anonymisation de données|data anonymization
`;
