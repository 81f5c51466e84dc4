/** Duties of all trades in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties12 = `
soins d'hygiène|hygiène corporelle des patients|soins d'hygiène et de confort > laver et changer les patients
prise de tension|mesurer la tension|prise de la tension artérielle|mesure de la tension artérielle
inventaire des stocks|inventaires|faire l'inventaire|compter les stocks|comptage des stocks|compter les références en stock|inventaire physique|compter la marchandise|comptage physique > compter l'ensemble des références|compter les articles en stock|compter les produits du magasin|compter les pièces en stock
emballage|emballer les produits|conditionner les produits|emballer des articles|emballage de produits|emballage d'articles
nettoyage de la voirie|nettoyer les rues|nettoiement des voies|nettoyage des rues > balayer les rues|balayer les trottoirs
isolation des combles|isoler les combles|souffler de la laine dans les combles|isoler des greniers
soudage|souder|soudure > souder des châssis|souder des tuyauteries|souder des structures métalliques|souder des pièces|soudage de pièces
dépannage|dépanner|réparer les pannes|résoudre des pannes|interventions de dépannage > réparer des machines en panne|réparer des lignes tombées en panne|remise en marche de machines en panne|réparer des lignes en panne|réparer les machines tombées en panne|réparer des équipements tombés en panne|réparer des appareils en panne
remplacement de courroies de distribution|changer des courroies de distribution
diagnostic automobile|diagnostic de pannes automobiles > rechercher des pannes à la valise|passer la valise|diagnostics à la valise|lire les codes défauts
taille d'arbustes|tailler des arbustes et rosiers
arrosage|arroser les plantes|arroser les massifs|arrosage des plantes|arroser les cultures
plantation de végétaux|planter des végétaux|plantations > planter des massifs|planter des arbres et arbustes|planter des arbres|planter des fleurs
vendanges|vendanger|récolte du raisin|cueillir le raisin|faire les vendanges
contrôle des bagages|inspection des bagages|inspecter les bagages > fouiller les bagages
relation client|relations avec les clients|relation avec la clientèle|assurer la relation avec les clients
préparation des repas|préparer les repas|cuisiner des repas|confection des repas|confectionner des repas|élaborer des repas|préparer les plats|préparation des plats
brushings|brushing|coiffer au brushing|séchage au brushing|faire des brushings
tenue de la comptabilité|tenue des comptes|tenue de livres
ouverture de comptes|ouvrir des comptes bancaires
brainstorming|remue-méninges|séances de remue-méninges|séances de brainstorming
intégration des nouveaux salariés|onboarding|accueil et intégration des nouveaux salariés|intégrer les nouveaux arrivants|parcours d'intégration|intégration des nouveaux collaborateurs > accueil des nouveaux salariés|organiser le parcours d'intégration
encadrement d'enfants|encadrer des enfants > encadrer des groupes d'enfants|surveiller et encadrer des enfants|encadrement de groupes d'enfants
visites à domicile|se rendre au domicile|aller chez les personnes|rencontrer chez elles|déplacements à domicile|se déplacer au domicile > visiter les familles à domicile|se rendre au domicile des familles
transport de corps|transporter des défunts|transférer des défunts
soins de conservation|thanatopraxie|embaumement
réseaux sociaux|médias sociaux
commerce électronique|e-commerce|ecommerce|vente en ligne|commerce en ligne
chaîne logistique|supply chain|chaîne d'approvisionnement
prêt de documents > prêt et retour de documents|prêt de livres
ateliers socio-éducatifs|ateliers socioéducatifs
suivi des commandes|suivi des livraisons de commandes|suivi de commandes clients
conduite d'engins de chantier > conduire une pelle mécanique|conduire une pelleteuse|conduire des pelles|conduire des bulldozers
prise de cotes|prendre les cotes|prendre des mesures sur chantier|relever les cotes|relevé de cotes
suivi de chantier|suivre l'avancement des chantiers|suivi des travaux|surveillance de chantier
réunions de chantier > animer les réunions de chantier|conduire les réunions de chantier|tenir les réunions de chantier
conception de pièces > concevoir des pièces mécaniques|conception mécanique
gammes de fabrication|rédiger des gammes de fabrication|établir des gammes|élaborer des gammes de fabrication|rédaction de gammes
instructions de travail|modes opératoires > rédiger des modes opératoires|écrire des modes opératoires|rédiger des instructions de travail
étalonnage|étalonner des instruments de mesure|calibrer des appareils|calibrage d'appareils de mesure|étalonnage d'instruments|étalonnage d'appareils de mesure
pose de compteurs|installer des compteurs > remplacer des compteurs|changer les compteurs
bilans > établir les bilans|élaboration de bilans|préparer les bilans
facturation clients|facturer les clients|établir les factures clients|émettre les factures clients|facturation client|éditer les factures|faire les factures
régularisation des charges|régulariser les charges locatives|régularisation des charges locatives|décompte de charges
souscription de contrats|souscrire des contrats d'assurance|établir des contrats d'assurance
marketing par e-mail|emailing|e-mailing|campagnes d'e-mailing|campagnes d'emailing|campagnes e-mail > concevoir des campagnes d'e-mailing
prise de vue|prises de vue|faire des prises de vue > photographies de produits
interprétariat > interprétation simultanée
délivrance de titres|délivrer des titres d'identité > délivrer des cartes d'identité et passeports|établir des passeports|délivrance de passeports
désinsectisation|traiter contre les insectes|lutte contre les insectes|exterminer les insectes|extermination d'insectes > éliminer les cafards
`;
