/** French, duties of many trades in the trade's word and in plain words: one line, one meaning; our own list. */
export const trades1 = `
suivi glycémique|suivre la glycémie|suivi de la glycémie|surveillance glycémique|contrôler la glycémie|surveiller la glycémie
débouchage de canalisations > déboucher les canalisations|déboucher les égouts|déboucher les éviers|débouchage des tuyauteries
tirage de câbles|tirer des câbles|passage de câbles|passer des câbles
soudage MIG-MAG|souder au semi-automatique|soudure semi-automatique|soudage semi-automatique|soudure MIG MAG
soudage TIG|souder au TIG|soudure TIG|soudage à l'argon
soudage à l'arc|souder à l'arc|soudure à l'électrode enrobée|souder à la baguette
vidange > vidanger|changer l'huile|remplacer l'huile moteur|vidange moteur
plonge|laver la vaisselle|lavage de la vaisselle|faire la vaisselle|nettoyer la vaisselle
viennoiserie > préparer des viennoiseries|croissants et brioches|croissants pains au chocolat
accords mets-vins > accords mets et vins|accorder les vins aux plats|conseiller le vin plat
visites guidées > guider des visiteurs|guider des touristes|faire visiter|conduire des visites
étiquetage|coller les étiquettes|poser les étiquettes|pose d'étiquettes|étiqueter
porte-à-porte|démarcher maison après maison|démarchage à domicile|démarcher les foyers|démarchage porte-à-porte
soins du visage > soigner le visage|masser le visage|soin visage|nettoyer le visage
contentieux prud'homal|plaider devant les prud'hommes|litiges prud'homaux|affaires prud'homales|procédures prud'homales
lettrage des comptes|lettrer les comptes|rapprocher les règlements factures|lettrage clients
dactylographie|taper à la machine|frappe de documents|saisie dactylographique
récolte de céréales|moisson|moissonner > récolter le blé|moissonner le blé|moissonner les céréales
insémination bovine|inséminer des vaches|insémination des vaches|insémination artificielle des bovins
bûcheronnage > abattre des arbres|abattage d'arbres|abattre chênes|coupe d'arbres|abattage forestier
relations presse > inviter les journalistes|relations avec la presse|relations avec les journalistes|contacts presse
sourcing fournisseurs|chercher des fournisseurs|rechercher des fournisseurs|recherche de fournisseurs|prospection de fournisseurs
travail temporaire|intérim > agence d'intérim|travail intérimaire
assistance informatique|support informatique|assistance aux utilisateurs|helpdesk|dépanner les utilisateurs|dépannage informatique
pose de carrelage|poser du carrelage|carreler|carreler les sols
pose de parquet|poser du parquet|installer des parquets
pose de cloisons|monter des cloisons|poser des cloisons|montage de cloisons|monter des plaques de plâtre|plaquer
plâtrerie > plâtrer|travaux de plâtre|enduits de plâtre
ravalement de façades|ravaler des façades|rénover les façades|réfection de façades
maçonnerie > monter des murs|élever des murs|maçonner|construire des murs
coffrage|coffrer|monter des coffrages|poser des coffrages
ferraillage|ferrailler|poser les armatures|armatures béton
charpente > poser des charpentes|monter des charpentes
couverture > couvrir des toits|poser des toitures|réfection de toitures|couvrir les toitures|poser des tuiles
zinguerie > poser des gouttières|pose de gouttières
étanchéité > étancher les toits-terrasses|étanchéité des toitures
isolation > isoler des combles|isoler les murs|pose d'isolants
menuiserie > poser portes fenêtres|poser des fenêtres|pose de menuiseries
serrurerie > poser des serrures|changer des serrures|remplacer les serrures
vitrerie > poser des vitres|remplacer des vitres|pose de vitrages
peinture en bâtiment|peindre des appartements|peindre les murs|peinture intérieure|peindre les façades
terrassement > creuser des fondations|creuser des tranchées|terrasser
voirie > refaire les routes|réfection des chaussées|travaux de voirie|entretien des routes
conduite d'engins > conduire une pelleteuse|conduire des engins|conduite de pelleteuse|conduire une pelle mécanique
levage > lever des charges|manoeuvrer la grue
chauffage > installer des chaudières|poser des chaudières|pose de chaudières
climatisation > installer des climatiseurs|poser des climatiseurs|poser des clims
ramonage|ramoner des cheminées|ramoner les conduits
installation sanitaire > poser des sanitaires|poser des lavabos|installer douches|pose de sanitaires
installation électrique > poser des prises|tirer les lignes électriques|câbler les logements
panneaux solaires|panneaux photovoltaïques|modules photovoltaïques
fibre optique|raccorder la fibre|raccordement fibre|souder la fibre optique
usinage > usiner des pièces|tourner fraiser|fraisage tournage
tournage|tourner des pièces|travailler au tour
fraisage|fraiser des pièces|travailler à la fraiseuse
moulage > mouler des pièces|couler des pièces
injection plastique|mouler par injection|presse à injecter|injecter du plastique
découpe laser|découper au laser
contrôle dimensionnel > mesurer les pièces|contrôler les cotes|contrôle des cotes
métrologie > étalonner les instruments|étalonnage
conduite de ligne|conduire une ligne|piloter une ligne|conduite de ligne de production
conditionnement > mettre en boîte|mise en carton|emballer les produits
palettisation|mettre sur palette|monter les palettes|palettiser
préparation de commandes|préparer les commandes|prélever les articles|picking
réception de marchandises|réceptionner les marchandises|recevoir les livraisons|réception des livraisons
expédition|expédier les colis|envoi de colis|expédition de colis
conduite de chariots|conduire des chariots élévateurs|conduite de chariots élévateurs|conduire un chariot
gestion de flotte|gérer un parc de véhicules|gestion de parc automobile|gérer une flotte de véhicules
planification de tournées|organiser les tournées|planifier les tournées|établir les tournées
livraison à domicile|livrer à domicile|livrer chez les clients
déménagement > déménager des particuliers|transporter des meubles
transport scolaire|conduire les cars scolaires|conduire des élèves|ramassage scolaire
transport de voyageurs|transport de personnes|transporter des voyageurs|conduire des voyageurs
transport frigorifique|conduire un camion frigorifique|transport sous température dirigée
collecte des déchets|ramasser les ordures|collecte des ordures|vider les poubelles|ramassage des ordures
tri sélectif|trier les déchets|tri des déchets
nettoyage urbain|balayer les rues|nettoyer les rues|propreté urbaine
nettoyage de vitres|laver les vitres|nettoyer les vitres|lavage de vitres
nettoyage de bureaux|nettoyer les bureaux|entretien de bureaux|ménage dans des bureaux
entretien du linge > laver et repasser|laver repasser le linge|lavage et repassage
repassage|repasser le linge|repasser
pressing|teinturerie|nettoyage à sec
couture|coudre|coudre des vêtements
retouches|retoucher des vêtements|reprendre des vêtements|ourlets
tapisserie d'ameublement > recouvrir des fauteuils|regarnir des sièges|réfection de sièges
cordonnerie > ressemeler|réparer des chaussures
bijouterie > façonner des bijoux|fabriquer des bijoux
restauration de meubles|restaurer des meubles|remettre en état des meubles
imprimerie > tirer sur offset|imprimer en offset
reliure > relier des livres|relier
boulangerie > pétrir et cuire le pain|faire le pain|fabriquer le pain
pâtisserie > faire des gâteaux|préparer des gâteaux|préparer des desserts
boucherie > découper la viande|désosser|découpe de viande|débiter la viande
charcuterie > préparer saucissons|fabriquer des pâtés
poissonnerie > lever des filets|vider et écailler|préparer les poissons|écailler les poissons
fromagerie > affiner des fromages|fabriquer des fromages
mise en place > dresser les tables|dresser la salle|préparer la salle
dressage des assiettes|dresser les assiettes|monter les assiettes
service en salle|servir à table|servir en salle|service à table
service au comptoir|servir au bar|service au bar
cocktails|mixologie > préparer des cocktails
prise de commandes|prendre les commandes|noter les commandes
encaissement|tenir la caisse|encaisser les clients|tenue de caisse|encaisser
mise en rayon|remplir les rayons|garnir les rayons|réassort des rayons|approvisionner les rayons
merchandising > présenter les produits en rayon|mise en valeur des produits
fidélisation|fidéliser la clientèle|fidéliser les clients|fidélisation de la clientèle
prospection > chercher de nouveaux clients|prospecter|démarcher des prospects|recherche de clients
prospection téléphonique|démarcher par téléphone|phoning|prospecter par téléphone|démarchage téléphonique
relance téléphonique|relancer par téléphone
prise de rendez-vous|fixer des rendez-vous|prendre les rendez-vous|caler des rendez-vous
télévente|vendre par téléphone|vente par téléphone
vente en ligne|e-commerce|vendre en ligne|vendre sur internet|commerce en ligne
vente ambulante|vendre sur les marchés|vente sur les marchés
service après-vente|SAV
traitement des réclamations|répondre aux réclamations|traiter les plaintes|gestion des réclamations|gérer les réclamations
standard téléphonique|répondre au téléphone|tenir le standard|accueil téléphonique|recevoir les appels
accueil physique|recevoir les visiteurs|accueillir les visiteurs|accueil des visiteurs
tenue d'agenda|gérer l'agenda|gestion d'agenda|tenir l'agenda
gestion du courrier|trier le courrier|traitement du courrier|ouvrir et distribuer le courrier|tri du courrier
archivage|classer les dossiers|classement des dossiers|archiver les documents|classer des documents
saisie de données|entrer des données|saisir des données|saisir les données
prise de notes|prendre des notes
compte rendu de réunion|rédiger les comptes rendus|procès-verbaux de réunion
organisation de déplacements|réserver les voyages|organiser les voyages|réserver trains hôtels
`;
