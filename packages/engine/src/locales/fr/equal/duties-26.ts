/** French, duties of technicians, foremen, controllers of plants and traffic, aides of medicine, of money, goods, law and sports, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties26 = `
étalonnage d'instruments|étalonner des instruments|étalonnage d'instruments de mesure|étalonner des instruments de mesure|étalonnage des appareils de mesure > étalonner des balances|étalonner des manomètres|étalonner les balances et les pH-mètres|étalonner des capteurs
essais sur béton|essais béton|essais de béton|contrôle du béton > mesurer la résistance d'éprouvettes de béton|écraser des éprouvettes de béton|essais d'affaissement
essais mécaniques|essais de résistance|essais de traction|essais de dureté > mesurer la résistance des matériaux
essais sur banc|essais au banc|essais sur banc d'essai|tests sur banc|tester au banc > tester des prototypes au banc|tester des moteurs au banc|passer des moteurs au banc
essais en laboratoire|essais de laboratoire|tests en laboratoire
DAO|dessin assisté par ordinateur|dessin sur AutoCAD
conception assistée par ordinateur|CAO|modélisation 3D
réalisation de plans de coffrage|dessiner des plans de coffrage|réaliser des plans de coffrage|établir des plans de coffrage|dessin de plans de coffrage
réalisation de plans|réaliser des plans|dessiner des plans|dessin de plans|établissement de plans|établir des plans|élaboration de plans|élaborer des plans|tracer des plans
mise à jour de plans|mettre à jour des plans|mettre à jour les plans|mise à jour des plans
rédaction de gammes|rédiger des gammes|rédaction de gammes de fabrication|écrire les gammes de fabrication|rédiger les gammes de fabrication|élaboration de gammes|élaborer les gammes|établir les gammes de fabrication
rédaction de modes opératoires|rédiger des modes opératoires|écrire les modes opératoires|rédiger les modes opératoires|rédaction d'instructions de travail|rédiger des instructions de travail
répartition des tâches|répartir les tâches|répartition du travail|répartir le travail|distribution des tâches|distribuer les tâches|distribuer le travail|attribuer les tâches|affectation des tâches
organisation du travail|organiser le travail|organisation des tâches|organiser les tâches
encadrement d'équipe|encadrer une équipe|encadrement d'une équipe|encadrer l'équipe|management d'équipe|manager une équipe|diriger une équipe|direction d'équipe|animation d'équipe|animer une équipe|gestion d'équipe|gérer une équipe|conduite d'équipe|diriger des ouvriers|encadrer des ouvriers
respect des consignes de sécurité|faire respecter les consignes de sécurité|application des consignes de sécurité|faire appliquer les consignes de sécurité|faire appliquer les règles de sécurité|faire respecter les règles de sécurité|respect des règles de sécurité
suivi des cadences|suivre les cadences|contrôle des cadences|contrôler les cadences|surveiller les cadences
conduite de chaudières|conduire des chaudières|conduite de chaufferie|conduire une chaufferie|pilotage de chaudières
conduite d'installations|conduire des installations|pilotage d'installations|piloter des installations|conduite d'unités|conduite d'unité de production
conduite de lignes|conduite de ligne|conduire des lignes|conduite de lignes de production|conduire une ligne de production|pilotage de lignes|piloter une ligne|conduite de ligne de fabrication
rondes de surveillance|ronde de surveillance|rondes techniques|faire des rondes|effectuer des rondes|rondes de contrôle
relevé de paramètres|relever les paramètres|relever des paramètres|relevés de paramètres|relevé des paramètres|noter les paramètres
relevé de compteurs|relever les compteurs|relevés de compteurs|relever des compteurs|relève de compteurs|relève des compteurs
télésurveillance|surveillance à distance|surveiller à distance|supervision à distance
conduite en salle de contrôle|surveillance en salle de contrôle|travail en salle de contrôle|piloter depuis la salle de contrôle|surveiller depuis la salle de contrôle
prélèvement de sols|prélever des sols|prélèvements de sol|échantillonnage de sols|prélèvement de terre > prélever des échantillons de terre|prélever de la terre|prélever des échantillons de sol
prélèvements d'eau|prélever de l'eau|prélèvement d'eau|échantillonnage d'eau > prélever des échantillons d'eau
prélèvement d'échantillons|prélever des échantillons|prise d'échantillons|prendre des échantillons|prélèvements d'échantillons
martelage > marquage d'arbres|marteler des arbres|marquer les arbres à abattre|marquer des arbres|choisir les arbres à couper
cubage de bois|cuber des bois|mesure du volume des bois
contrôle du trafic aérien|contrôler le trafic aérien|contrôle aérien|circulation aérienne|guidage des avions > guider les avions au décollage et à l'atterrissage|guider les avions|guider les avions à l'atterrissage
veille à la passerelle|quart à la passerelle|quart en passerelle|quart à la mer
inspection d'aéronefs|inspecter des aéronefs|visite d'aéronefs|contrôle d'aéronefs > inspecter des avions|inspecter les moteurs d'avions|inspecter des cellules d'avions|inspecter des hélicoptères|inspecter les cellules et les moteurs d'avions
maintenance aéronautique|entretien d'aéronefs|maintenance d'aéronefs|entretenir des avions|maintenance d'avions|réparer des avions|entretien d'avions
réalisation d'examens d'imagerie|réaliser des examens d'imagerie|faire des examens d'imagerie|imagerie médicale > faire passer des radios|faire passer des scanners|réaliser des scanners|faire passer des IRM|réaliser des IRM|faire des radios et des scanners|réaliser des mammographies
positionnement des patients|installation des patients|installer les patients|positionner les patients
hématologie|analyses hématologiques|hématologie cellulaire > compter les globules|numérations sanguines|lire des frottis sanguins|compter les globules au microscope
bactériologie|analyses bactériologiques > cultiver et identifier des bactéries|identifier des bactéries
numération formule sanguine|NFS|numération sanguine
ensemencement > ensemencer des boîtes
délivrance des ordonnances|délivrer les ordonnances|délivrance d'ordonnances|exécution des ordonnances|exécuter les ordonnances|servir les ordonnances|traitement des ordonnances
contention des animaux|contention d'animaux|contenir les animaux|maintien des animaux|maintenir les animaux > tenir les animaux pendant les examens|tenir les animaux pendant les soins
frappe de comptes rendus|taper des comptes rendus|saisie de comptes rendus|saisir des comptes rendus|frappe de comptes rendus médicaux|dactylographie de comptes rendus|taper les comptes rendus|frappe des comptes rendus|saisie des comptes rendus
frappe d'actes|frappe de courriers|taper des courriers|taper des actes|dactylographier des actes|saisie d'actes|dactylographie d'actes|frappe des actes|frappe de documents|taper des documents
transcription d'enregistrements|transcrire des enregistrements|retranscription audio|retranscrire des enregistrements|audiotypie|frappe au casque
confection de semelles|fabrication de semelles|fabriquer des semelles|confectionner des semelles|réalisation de semelles
soins de pédicurie|pédicurie|soins des pieds|soigner les pieds|soins de pieds
sensibilisation à la vaccination|sensibiliser à la vaccination|promotion de la vaccination
éducation à la santé|éducation pour la santé|promotion de la santé|éducation sanitaire
inspection sanitaire|inspections sanitaires|contrôle sanitaire|contrôles sanitaires > inspecter des cuisines de restaurants|inspecter les cuisines|contrôler l'hygiène des restaurants
contrôle de la réglementation du travail|contrôle de l'application du droit du travail|contrôler l'application du droit du travail|contrôler l'application du code du travail|contrôle du respect du droit du travail
premiers secours|gestes de premiers secours|secourisme|porter les premiers secours|donner les premiers secours|faire les premiers secours|donner les premiers soins|premiers soins|gestes de premiers soins
passage d'ordres de bourse|passer des ordres de bourse|exécution d'ordres de bourse|ordres de bourse|négociation de titres > acheter et vendre des actions|acheter et vendre des titres|passer des ordres d'achat et de vente
étude de demandes de crédit|étudier des demandes de crédit|étude des demandes de crédit|examen de demandes de crédit|examiner les demandes de crédit|instruction de demandes de crédit|instruire les demandes de crédit|analyse de demandes de crédit|analyser les demandes de prêt|étude de dossiers de crédit|étudier les dossiers de crédit|étude de demandes de prêt|étudier les demandes de prêt|examiner les demandes de prêt
contrôle de données|contrôler les données|vérification de données|vérifier les données|contrôle des données|contrôle de la qualité des données > contrôler les fichiers d'enquête|corriger les fichiers
évaluation des dommages|évaluer les dommages|estimation des dégâts|estimer les dégâts|évaluation des dégâts|évaluer les dégâts|chiffrage des dommages|chiffrer les dégâts|expertise des dommages|estimation des dommages|estimer les dommages
vente de contrats d'assurance|vendre des contrats d'assurance|souscription de contrats d'assurance|vente d'assurances|vendre des assurances|commercialisation de contrats d'assurance|placer des contrats d'assurance > vendre des assurances auto|vendre des contrats auto et habitation
prospection téléphonique|prospecter par téléphone|démarchage téléphonique|démarcher par téléphone|phoning|téléprospection > chercher des clients par téléphone|chercher de nouveaux clients par téléphone|appeler des prospects|appels à froid
prospection de nouveaux clients|prospecter de nouveaux clients|recherche de nouveaux clients|rechercher de nouveaux clients|chercher de nouveaux clients|conquête de nouveaux clients|conquérir de nouveaux clients|démarchage de nouveaux clients|prospection de clients|prospection clientèle|prospection commerciale
comparaison des offres|comparer les offres|comparatif des offres|comparaison d'offres|analyse comparative des offres|comparer des devis|comparaison de devis|comparer les devis|comparaison des devis
comparaison de prix|comparer les prix|comparaison des prix
courtage > mise en relation d'acheteurs et de vendeurs|mettre en relation vendeurs et acheteurs|mettre en relation acheteurs et vendeurs
déclarations en douane|déclarations douanières|déclaration en douane|établir les déclarations en douane|remplir les déclarations en douane|déclarations d'importation et d'exportation|déclarations d'import et d'export|dédouaner des marchandises
établissement de déclarations en douane|établir des déclarations en douane|remplir les déclarations d'import et d'export|établir les déclarations douanières|rédiger des déclarations en douane
classement tarifaire|codes douaniers|nomenclature douanière
organisation d'événements|organiser des événements|événementiel|organisation d'évènements|organisation événementielle|gestion d'événements > organiser des congrès|organiser des salons|organiser des séminaires|organiser des mariages|organiser des congrès et des salons|organiser des concerts
organisation de séminaires|organiser des séminaires|organisation de congrès|organiser des congrès|organisation de conférences|organiser des conférences
entretiens avec les demandeurs d'emploi|recevoir les demandeurs d'emploi|recevoir des demandeurs d'emploi|réception des demandeurs d'emploi|entretiens de demandeurs d'emploi|recevoir des chômeurs
visites d'appartements|visite d'appartements|faire visiter des appartements|visites de biens|faire visiter des biens|visites immobilières|visite de biens|faire visiter des maisons|visites de maisons > faire visiter des logements
estimation de biens immobiliers|estimer des biens immobiliers|estimation immobilière|estimations immobilières|évaluation de biens immobiliers|évaluation immobilière > estimer des maisons|estimer des appartements|estimer des terrains|évaluer des maisons
gestion locative|gérer des locations|gestion de locations|administration de biens locatifs
états des lieux|état des lieux|faire les états des lieux|réaliser les états des lieux|états des lieux d'entrée et de sortie|dresser les états des lieux
encaissement des loyers|encaisser les loyers|perception des loyers|percevoir les loyers|recouvrement des loyers
gestion d'agenda|gestion des agendas|gérer un agenda|tenue d'agenda|tenir l'agenda|gérer l'agenda|tenue de l'agenda|gestion de l'agenda|gérer les agendas|tenir les agendas
organisation de déplacements|organiser des déplacements|organisation des déplacements|organiser les déplacements|organisation de voyages d'affaires|organiser les voyages d'affaires|gestion des déplacements|organisation des voyages > réserver les billets d'avion et les hôtels|réserver billets et hôtels|réserver les trains et les hôtels|réserver les vols et les hôtels|réserver les billets de train et les hôtels
prise de rendez-vous|prendre les rendez-vous|fixer les rendez-vous|donner les rendez-vous|gestion des rendez-vous|planification des rendez-vous|planifier les rendez-vous|prendre des rendez-vous|fixation de rendez-vous|donner des rendez-vous
accueil téléphonique|répondre au téléphone|standard téléphonique|tenir le standard|gestion des appels|prise d'appels|gestion du standard|réception des appels|répondre aux appels
fouille de véhicules|fouiller des véhicules|visite de véhicules|contrôle de véhicules > fouiller des camions|fouiller des voitures|fouiller des camions et des conteneurs
contrôle fiscal|contrôles fiscaux|vérification de comptabilité|vérifications de comptabilité|vérification fiscale
calcul des prestations|calculer les prestations|liquidation des prestations|liquider les prestations|calcul des allocations|calculer les allocations|calcul de prestations|calcul des droits|calculer les droits > calculer les allocations logement|calculer les indemnités
instruction de dossiers|instruire des dossiers|instruction des dossiers|instruire les dossiers|traitement des demandes|étude des dossiers|étudier les dossiers|examen des dossiers|examiner les dossiers
audition de témoins|auditionner des témoins|entendre des témoins|auditions de témoins|interroger des témoins
audition de suspects|auditionner des suspects|interroger des suspects|interrogatoires de suspects|interrogatoire de suspects
contrôles de vitesse|contrôler la vitesse|contrôle de vitesse|contrôles radar|contrôle radar
contrôle routier|contrôles routiers|contrôler les automobilistes|contrôle de conducteurs
contrôles d'identité|contrôle d'identité|contrôler les identités|vérifier les identités|vérification d'identité
prise de plaintes|prendre des plaintes|recevoir des plaintes|recueillir des plaintes|dépôts de plainte|recueil de plaintes
signification d'actes|signifier des actes|remise d'actes > remettre des assignations|remettre des jugements|porter des assignations
saisies mobilières|saisie mobilière|saisies-ventes
entraînement sportif|entraîner des sportifs|coaching sportif > entraîner une équipe|entraîner une équipe de handball|entraîner des jeunes au football|entraîner des nageurs
préparation physique|préparer physiquement
animation de cours collectifs|animer des cours collectifs|cours collectifs|donner des cours collectifs > donner des cours de fitness|animer des cours de zumba|donner des cours de gym|donner des cours de yoga
photographie de mariage|photographier des mariages|reportages de mariage|photos de mariage|reportage de mariage
conception d'aménagements intérieurs|aménagement intérieur|aménagements intérieurs|agencement intérieur|architecture d'intérieur|décoration d'intérieur > dessiner l'aménagement de boutiques|aménager des boutiques|concevoir l'aménagement de bureaux|dessiner l'aménagement d'appartements
emballage d'œuvres|emballer des œuvres|emballage d'oeuvres|emballer des oeuvres|conditionnement d'œuvres
création de menus|créer des menus|élaboration de menus|composer des menus|élaborer des menus|conception de menus|concevoir des menus|composition de menus|établir des menus
installation de matériel informatique|installer du matériel informatique|installation de postes informatiques > installer des imprimantes|installer des ordinateurs|installer des postes de travail|installer des imprimantes et des postes de travail
câblage réseau|câbler des réseaux|câblage de réseaux|câblage informatique|tirage de câbles réseau|tirer des câbles réseau|pose de câbles réseau|raccorder des câbles réseau|tirer et raccorder des câbles réseau
mise en ligne de contenus|mettre en ligne des contenus|publication de contenus|publier des contenus > mettre en ligne des articles|mettre en ligne des photos|mettre en ligne des articles et des photos|publier des articles et des photos
sonorisation et éclairage|son et lumière|sonoriser et éclairer|installer le son et la lumière
sonorisation|sonoriser|installer le son|régler le son
raccordement fibre|raccordement à la fibre|raccorder à la fibre|raccordements fibre|raccordement fibre optique|raccorder des abonnés à la fibre|raccordement d'abonnés
planification des tournées|planifier les tournées|organisation des tournées|organiser les tournées|préparation des tournées|préparer les tournées|élaboration des tournées
affrètement|affréter des camions|affréter des transports|confier des transports à des sous-traitants
commande de pièces détachées|commander des pièces détachées|commander les pièces de rechange|approvisionnement en pièces détachées|commande de pièces de rechange|commander des pièces de rechange
plans topographiques|plan topographique
établissement de plans topographiques|établir des plans topographiques|dessiner des plans topographiques|dessin de plans topographiques|réalisation de plans topographiques
contrôle dimensionnel|contrôles dimensionnels|contrôler les dimensions|contrôle des cotes|vérifier les cotes|contrôler les cotes > mesurer des pièces au pied à coulisse|mesurer des pièces au micromètre|mesurer les pièces usinées
contrôle visuel|contrôles visuels|contrôler visuellement|inspection visuelle|vérifier l'aspect
contrôle non destructif|contrôles non destructifs|CND > ressuage|magnétoscopie
récupération de fluides frigorigènes|récupérer les fluides frigorigènes|récupération des fluides frigorigènes|récupération de fluide
mise en service|mettre en service|mise en route|mettre en route|démarrage d'installations|démarrer des installations|mises en service
maintenance préventive|entretien préventif|maintenances préventives
maintenance corrective|maintenance curative > dépanner les machines|dépannage de machines|dépanner les installations|dépanner les lignes
élaboration de plannings|élaborer des plannings|établir des plannings|établissement de plannings|faire les plannings|réalisation de plannings|réaliser les plannings|gestion de plannings|gestion des plannings|gérer les plannings|planification du personnel|planifier le personnel|établir les plannings|élaborer les plannings|élaboration des plannings
CVC|chauffage, ventilation et climatisation|chauffage ventilation climatisation|génie climatique
`;
