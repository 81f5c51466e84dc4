/** French, duties of many trades in the trade's word and in plain words: one line, one meaning; our own list. */
export const trades1 = `
suivi glycémique|suivre la glycémie|surveillance glycémique|contrôler la glycémie|surveiller la glycémie
tirage de câbles|tirer des câbles|passage de câbles|passer des câbles|tiré des câbles|pose de câbles|tirer des fils|tirer les câbles
soudage à l'arc|souder à l'arc|soudure à l'électrode enrobée|souder à la baguette
vidange|vidange d'huile moteur|vidanger|vidanges|changer l'huile moteur|vidange d'huile|changement d'huile|vidanger les moteurs|vidanges de véhicules > changer l'huile|remplacer l'huile moteur|vidange moteur|fait les vidanges
viennoiserie > préparer des viennoiseries|croissants et brioches|croissants pains au chocolat
accords mets-vins > accorder les vins aux plats|conseiller le vin plat
étiquetage|coller les étiquettes|poser les étiquettes|étiqueter|étiqueter les produits|étiquetage de produits
porte-à-porte|démarcher maison après maison|démarchage à domicile|démarcher les foyers|démarchage porte-à-porte
contentieux prud'homal|plaider devant les prud'hommes|litiges prud'homaux|affaires prud'homales|procédures prud'homales
dactylographie|taper à la machine|frappe de documents|saisie dactylographique
insémination bovine|inséminer des vaches|insémination des vaches|insémination artificielle des bovins
travail temporaire|intérim > agence d'intérim|travail intérimaire
pose de cloisons|monter des cloisons|montage de cloisons|monter des plaques de plâtre|plaquer|monter des cloisons en placo
plâtrerie > travaux de plâtre|enduits de plâtre
maçonnerie > monter des murs|élever des murs|construire des murs
charpente > poser des charpentes|monter des charpentes
couverture > couvrir des toits|poser des toitures|réfection de toitures|couvrir les toitures|poser des tuiles
étanchéité > étancher les toits-terrasses|étanchéité des toitures
isolation > isoler des combles|isoler les murs|pose d'isolants
menuiserie > poser portes fenêtres|poser des fenêtres|pose de menuiseries
serrurerie > poser des serrures|changer des serrures|remplacer les serrures
peinture en bâtiment|peindre des appartements|peindre les murs|peinture intérieure|peindre les façades
voirie > refaire les routes|réfection des chaussées|travaux de voirie|entretien des routes
conduite d'engins > conduire une pelleteuse|conduire une pelle mécanique
levage > lever des charges|manoeuvrer la grue
chauffage > installer des chaudières|poser des chaudières
climatisation > installer des climatiseurs|poser des climatiseurs|poser des clims
panneaux solaires|panneaux photovoltaïques|modules photovoltaïques
fibre optique|raccorder la fibre|raccordement fibre|souder la fibre optique|raccorder des abonnés à la fibre|raccordement à la fibre optique|raccorder des logements à la fibre|souder des fibres|soudage de fibres optiques
usinage|usiner|usinage de pièces > usiner des pièces|tourner fraiser|fraisage tournage|fraiser et tourner des pièces
tournage|tourner des pièces|travailler au tour|tourner des pièces sur tour|tournage de pièces@tour usinage
fraisage|fraiser des pièces|travailler à la fraiseuse
moulage > mouler des pièces|couler des pièces
métrologie > étalonner les instruments|étalonnage|mesure tridimensionnelle
conditionnement > mettre en boîte|mise en carton|emballer les produits|mis en sachets|mise en pots|ensachage|mise en barquettes|mis les produits en boîte|emballé les produits finis
expédition|expédier les colis|envoi de colis|expédition de colis
planification de tournées|organiser les tournées|établir les tournées|organisation de tournées|plan de tournées
déménagement > déménager des particuliers|transporter des meubles|déménagé des bureaux
collecte des déchets|ramasser les ordures|collecte des ordures|vider les poubelles|ramassage des ordures|collecte d'ordures ménagères|vidé les bacs|enlèvement des ordures|ramassage des déchets
pressing|teinturerie|nettoyage à sec
couture|coudre des vêtements
retouches|retoucher des vêtements|reprendre des vêtements|ourlets|fait des ourlets|faire des retouches|retouches couture|altérations de vêtements
tapisserie d'ameublement|tapisser des fauteuils|regarnir des fauteuils|refaire des fauteuils > recouvrir des fauteuils|regarnir des sièges|réfection de sièges|garnissage de sièges|refait des fauteuils|réfection de fauteuils|restauré des fauteuils
cordonnerie > ressemeler|réparer des chaussures
bijouterie > façonner des bijoux|fabriquer des bijoux
restauration de meubles|restaurer des meubles|remettre en état des meubles > restauré des meubles anciens|restauration de meubles anciens
imprimerie > tirer sur offset|imprimer en offset
boulangerie > pétrir et cuire le pain|faire le pain|fabriquer le pain
pâtisserie > faire des gâteaux|préparer des gâteaux|préparer des desserts
boucherie > découper la viande|désosser|débiter la viande
charcuterie > préparer saucissons|fabriquer des pâtés
poissonnerie > lever des filets|vider et écailler|préparer les poissons|écailler les poissons
fromagerie > affiner des fromages|fabriquer des fromages
mise en place > dresser les tables|dresser la salle|préparer la salle
cocktails|mixologie > préparer des cocktails
merchandising|valorisation des produits en rayon|présentation marchande > présenter les produits en rayon|mise en valeur des produits
prospection|trouver de nouveaux clients|démarcher de nouveaux clients|prospecter de nouveaux clients > chercher de nouveaux clients|prospecter|démarcher des prospects|recherche de clients
archivage|classer les dossiers|classement des dossiers|archiver les documents|classer des documents|classement de documents|archiver|archiver les dossiers
organisation de déplacements|réserver les voyages|organiser les voyages|réserver trains hôtels
`;
