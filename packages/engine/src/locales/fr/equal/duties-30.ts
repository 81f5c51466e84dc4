/** French, duties of metal, machines, vehicles, current, print, wood, cloth, leather and food made by hand, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties30 = `
coulée de métal|couler du métal|couler le métal|couler l'acier|coulée d'acier|couler de l'aluminium
soudage TIG|soudure TIG|souder au TIG|souder en TIG > souder de l'inox au TIG
soudage MIG|soudure MIG|souder au MIG|souder au semi-automatique|soudage semi-automatique|soudure semi-auto|soudage MIG-MAG
soudage à l'arc|soudure à l'arc|souder à l'arc|soudage à l'électrode|souder à la baguette
brasage|brasure|braser des tuyaux de cuivre
oxycoupage|découpe au chalumeau|couper au chalumeau|découper au chalumeau|découpage au chalumeau
pliage de tôle|plier des tôles|pliage de tôles|plier la tôle|pliage tôlerie > plier et découper des tôles
découpe de tôle|découper des tôles|découpage de tôles|couper des tôles|cisaillage de tôles|découpe de tôles
découpe laser|découper au laser|découpage laser|couper au laser
assemblage de cuves|assembler des cuves|montage de cuves|monter des cuves|fabrication de cuves|tracer et assembler des cuves
montage de structures métalliques|monter des structures métalliques|pose de structures métalliques|assemblage de structures métalliques|assembler des structures métalliques|montage de charpentes métalliques|monter des charpentes métalliques > boulonner des poutrelles|assembler des poutrelles|boulonner des poutrelles en hauteur
élingage|élinguer|élinguer les charges|élingage de charges|arrimage de charges|accrochage de charges
ferronnerie|ferronnerie d'art|travail du fer forgé|fer forgé > forger des grilles|forger des portails|forger des rampes|forger des grilles et des portails
serrurerie métallerie|métallerie > fabriquer des garde-corps|fabriquer des portails
ouverture de portes|ouvrir des portes claquées|ouvertures de portes|dépannage de serrures|dépannage serrurerie
pose de serrures|poser des serrures|remplacement de serrures|changer des serrures|installation de serrures|remplacer des serrures
reproduction de clés|copie de clés|reproduire des clés|copier des clés|faire des doubles de clés
fabrication de moules|fabriquer des moules|réalisation de moules|réaliser des moules|fabrication d'outillages|fabriquer des outillages|conception de moules
usinage de pièces|usiner des pièces|usinage|fabrication de pièces par usinage > tourner et fraiser des pièces|usiner des pièces sur tour|usiner des pièces sur fraiseuse|tourner des pièces|fraiser des pièces
tournage fraisage|tournage-fraisage|tourner et fraiser|tournage et fraisage
réglage de machines CN|régler des machines CN|réglage de machines à commande numérique|régler des machines à commande numérique|réglage de machines-outils à commande numérique|réglage CN
programmation CN|programmation de machines à commande numérique|programmer des machines à commande numérique
changement d'outils|changer les outils|changements d'outils|changement d'outillage|changer l'outillage|changements de série
affûtage|affûter|aiguisage|aiguiser|affûtage d'outils|aiguiser des lames|affûter des lames|affûtage de lames|affûtage de couteaux|aiguiser des couteaux > aiguiser des lames et des couteaux|aiguiser des outils
remplacement de freins|remplacer les freins|remplacement des freins|changement de freins|changer les freins|réfection de freins|refaire les freins > changer les plaquettes|changer les disques|changer les plaquettes et les disques de frein|remplacer les plaquettes de frein
remplacement d'embrayages|changer des embrayages|remplacement d'embrayage|remplacer des embrayages
remplacement de courroies|changer les courroies de distribution|changement de courroies|remplacement de courroie de distribution|remplacer les courroies de distribution
vidanger les moteurs|vidange de moteurs|changer l'huile
montage de pneus|monter des pneus|remplacement de pneus|changement de pneus|changer des pneus|pose de pneus
révision de véhicules|réviser des véhicules|révision des véhicules|entretien courant des véhicules|réviser des voitures|révision de voitures
entretien de véhicules|entretenir des véhicules|entretien des véhicules|maintenance de véhicules|maintenance des véhicules|entretien automobile
réparation automobile|mécanique automobile|réparation de véhicules|réparer des véhicules|réparer des voitures|réparation de voitures|mécanique auto
diagnostic électronique|diagnostic auto|diagnostic automobile|diagnostic à la valise > lire les codes défaut
redressage de carrosserie|débosselage|débosseler|réparation de carrosserie|réparer des carrosseries|tôlerie automobile > redresser des ailes
remplacement de pare-brise|changer des pare-brise|pose de pare-brise|remplacer des pare-brise
contrôle technique|contrôles techniques
maintenance de poids lourds|entretien de poids lourds|entretenir des poids lourds|entretien de camions|entretenir des camions|maintenance de camions
réparation de poids lourds|réparer des poids lourds|réparer des camions|réparation de camions > réparer des camions et des bus
maintenance de moteurs d'avion|maintenance de réacteurs|entretien de moteurs d'avion|maintenance moteurs > réparer et contrôler des moteurs d'avion
réparation de matériel agricole|réparer du matériel agricole|réparation d'engins agricoles|réparation de machines agricoles|réparer des machines agricoles > réparer des tracteurs|réparer des moissonneuses|réparer des tracteurs et des moissonneuses
entretien de matériel agricole|entretenir le matériel agricole|entretien du matériel agricole|maintenance du matériel agricole
réparation d'engins de chantier|réparer des engins de chantier|maintenance d'engins de chantier|entretien d'engins de chantier > réparer des pelleteuses
entretien des machines|entretenir les machines|entretien de machines|maintenance des machines|entretien du parc machines|maintenance de machines > graisser et régler les machines|graisser les machines|nettoyer et graisser les machines
graissage|graisser|lubrification|lubrifier|graissage des machines|graisser les machines
dépannage de machines|dépanner des machines|dépannage des machines|dépanner les machines|réparation de machines|réparer des machines|réparer les machines en panne
réparation de cycles|réparer des cycles|réparation de vélos|réparer des vélos|mécanique cycle|mécanique vélo|entretien de vélos
réparation de motos|réparer des motos|mécanique moto|réparation de deux-roues|réparer des deux-roues > réparer des scooters
réparation d'électroménager|réparer de l'électroménager|dépannage d'électroménager|dépanner l'électroménager|réparation d'appareils ménagers|réparer des appareils ménagers > réparer des lave-linge|dépanner des réfrigérateurs
révision de montres|réviser des montres|réparation de montres|réparer des montres|réparation horlogère > démonter et nettoyer des montres|démonter et remonter des montres|démonter, nettoyer et remonter des montres
remplacement de piles|changer les piles des montres|changement de piles
réparation d'instruments de musique|réparer des instruments de musique|réparation d'instruments > réparer des violons|réparer des guitares|réparer des pianos
accordage de pianos|accorder des pianos|accord de pianos|accordage d'instruments|accordage
sertissage|sertir|sertir des pierres|sertissage de pierres|sertissage de pierres précieuses
fabrication de bijoux|fabriquer des bijoux|création de bijoux|créer des bijoux > fabriquer des bagues|monter des bagues
émaillage|émailler|pose d'émail
soufflage de verre|souffler le verre|souffler du verre|soufflage du verre
réalisation d'enseignes|réaliser des enseignes|fabrication d'enseignes|fabriquer des enseignes > peindre des enseignes
pose d'enseignes|poser des enseignes|installation d'enseignes|installer des enseignes
gravure|graver|gravure de plaques|graver des plaques
fabrication de mobilier|fabriquer du mobilier|fabrication de meubles|fabriquer des meubles|construction de meubles|réalisation de meubles|réaliser des meubles
fabrication de meubles sur mesure|fabriquer des meubles sur mesure|agencement sur mesure
agencement de magasins|agencer des magasins|agencement de boutiques|aménagement de magasins
réfection de sièges|refaire des sièges|restauration de sièges|tapisserie d'ameublement|garnissage de sièges|recouvrir des sièges|garnir des sièges|tapisser des sièges|rénovation de sièges > recouvrir des fauteuils|recouvrir des canapés|recouvrir des fauteuils et des canapés|refaire des fauteuils|retapisser des fauteuils
cannage|cannage de chaises|canner des chaises|paillage de chaises|rempaillage|rempailler des chaises
vannerie|tressage d'osier|tresser l'osier|tresser des paniers|fabrication de paniers > tresser des paniers en osier
conduite de presse offset|conduire une presse offset|impression offset|imprimer en offset|conduite d'une presse offset|conduite de machine offset|régler et conduire une presse offset
conduite de presse numérique|impression numérique|conduire une presse numérique
sérigraphie|sérigraphier|impression en sérigraphie > imprimer des t-shirts
prépresse|prépresse et mise en page|préparation des fichiers d'impression|préparer les fichiers pour l'impression|préparation de fichiers pour l'impression|préparer les fichiers d'impression|prépresse et imposition
façonnage d'imprimés|finition d'imprimés|plier et agrafer des brochures|pliage et agrafage
reliure|reliure de livres|relier des livres|relier et restaurer des livres|reliure et restauration de livres
installation électrique|installations électriques|installer l'électricité|pose d'installations électriques|travaux d'électricité > tirer les câbles et poser les prises|poser des prises et des interrupteurs|tirer des câbles et poser des prises|câbler des maisons|poser prises et interrupteurs
tirage de câbles|tirer des câbles|tirer les câbles|passage de câbles|passer des câbles|déroulage de câbles
pose d'appareillage|poser l'appareillage électrique|pose d'appareillage électrique > poser des prises et des interrupteurs
pose de luminaires|poser des luminaires|installation de luminaires|installer des luminaires|installer l'éclairage
mise en conformité électrique|mettre en conformité l'électricité|mise aux normes électriques|mise aux normes électrique|mettre aux normes l'électricité|mise en conformité d'installations électriques > mettre aux normes des tableaux électriques|remettre aux normes des tableaux électriques
dépannage électrique|dépanner l'électricité|dépannages électriques|réparation de pannes électriques|réparer des pannes électriques
montage d'armoires électriques|monter des armoires électriques|câblage d'armoires électriques|câbler des armoires électriques|câblage de coffrets électriques|montage de tableaux électriques|câblage de tableaux électriques
rebobinage de moteurs|rebobiner des moteurs|bobinage|rebobinage|bobiner des moteurs
montage de lignes électriques|monter des lignes électriques|pose de lignes électriques|tirage de lignes électriques|construction de lignes électriques > tendre des lignes à haute tension|tirer des lignes à haute tension|dérouler des lignes électriques
installation de bornes de recharge|installer des bornes de recharge|pose de bornes de recharge|poser des bornes de recharge
domotique|installation domotique|installer la domotique
pose d'alarmes|poser des alarmes|installation d'alarmes|installer des alarmes|installation de systèmes d'alarme
installation de caméras|installer des caméras|pose de caméras|installation de vidéosurveillance|installer des caméras de surveillance
soudure de fibre optique|souder la fibre optique|soudure fibre|souder des fibres optiques|soudure de fibres optiques|épissurage
pose d'antennes|poser des antennes|installation d'antennes|installer des antennes|installation de paraboles
réparation d'ordinateurs|réparer des ordinateurs|dépannage d'ordinateurs|dépanner des ordinateurs|réparation informatique > changer des écrans et des disques durs|changer des disques durs|remplacer des disques durs
réparation de smartphones|réparer des smartphones|réparation de téléphones|réparer des téléphones|réparation de mobiles > changer des écrans de téléphone
désossage|désosser|désossage de viandes|désosser la viande|désossage des carcasses > désosser et découper des carcasses
découpe de carcasses|découper des carcasses|découpe des carcasses|découpe de viandes
préparation des viandes|préparer les viandes|préparation de viandes|parage des viandes|parer les viandes|parage et ficelage > préparer des rôtis|préparer des brochettes|préparer des rôtis et des brochettes|ficeler des rôtis
abattage d'animaux|abattre des animaux|abattage de bétail
filetage de poisson|fileter le poisson|filetage du poisson|lever des filets|lever des filets de poisson|levée de filets|filetage de poissons
écailler le poisson|éviscération du poisson|vider le poisson|habiller le poisson|préparation du poisson
fabrication de pain|fabriquer du pain|fabrication du pain|faire du pain|panification > pétrir et cuire du pain|pétrir et cuire le pain
pétrissage|pétrir|pétrir la pâte|pétrissage de la pâte|préparer la pâte
façonnage du pain|façonner le pain|façonnage des pâtons|façonner les pâtons|mise en forme des pains
cuisson du pain|cuire le pain|enfournement|enfourner le pain
tourage|tourer|feuilletage|faire la pâte feuilletée
fabrication de pâtisseries|fabriquer des pâtisseries|confection de pâtisseries|réalisation de pâtisseries|préparation de pâtisseries|faire des pâtisseries|préparer des pâtisseries > faire des tartes et des éclairs|préparer des tartes|faire des tartes|confectionner des gâteaux|préparer des entremets|faire des gâteaux
décoration de gâteaux|décorer des gâteaux|décor de gâteaux|décorer les pâtisseries
fabrication de chocolats|fabriquer des chocolats|faire des chocolats|confection de chocolats > mouler des chocolats|tempérer le chocolat
fabrication de glaces|fabriquer des glaces|faire des glaces|turbiner des glaces
affinage|affinage de fromages|affiner des fromages|soins des fromages > retourner et frotter les fromages|retourner les fromages en cave|frotter et retourner les fromages
fabrication de fromages|fabriquer des fromages|fabrication de fromage|faire du fromage|fabrication fromagère|production de fromage > cailler et mouler le fromage
fabrication de charcuterie|fabriquer de la charcuterie|fabrication de charcuteries|faire de la charcuterie > faire des pâtés et des saucissons|faire des saucissons|faire des terrines|préparer des pâtés|fabriquer des jambons
mise en conserve|mettre en conserve|mise en bocaux|mettre en bocaux|appertisation|fabrication de conserves|faire des conserves|mise en conserve de fruits et légumes
fabrication de confitures|faire des confitures|fabriquer des confitures|cuire des confitures
dégustation de vins|déguster des vins|goûter des vins|analyse sensorielle des vins|goûter et noter des vins
brassage|brassage de bière|brasser de la bière|brasser la bière|fabrication de bière|faire de la bière
torréfaction|torréfier du café|torréfaction du café|torréfier le café
sciage de bois|scier du bois|sciage|scier des bois|débit de bois|débiter du bois|débit du bois > scier des grumes en planches|scier des grumes|débiter des grumes
rabotage|raboter|rabotage de bois|raboter le bois|raboter des planches|rabotage et ponçage
séchage du bois|sécher le bois|mise au séchoir
traitement du bois|traiter le bois|traitement de charpentes|traiter des charpentes
confection de robes|confectionner des robes|couture de robes|coudre des robes|fabrication de robes
confection de vêtements|confectionner des vêtements|couture de vêtements|coudre des vêtements|fabrication de vêtements|fabriquer des vêtements > coudre des robes|coudre des chemises|coudre des pantalons|coudre des manteaux
confection de rideaux|confectionner des rideaux|couture de rideaux|coudre des rideaux
retouches de vêtements|retouche de vêtements|retoucher des vêtements|faire des retouches > faire des ourlets|raccourcir des pantalons|reprendre des robes
prise de mesures|prendre les mesures|prendre des mesures|mesures sur client
coupe de tissus|couper des tissus|découpe de tissus|coupe du tissu|couper les tissus
coupe de costumes|couper des costumes|coupe sur mesure de costumes
création de patrons|créer des patrons|réalisation de patrons|élaboration de patrons|dessiner des patrons > créer des patrons de vêtements|tracer des patrons
piquage|piquer à la machine|couture à la machine|coudre à la machine|couture industrielle
broderie|broder|broderie de logos > broder des logos|broder des polos
réparation de chaussures|réparer des chaussures|ressemelage|ressemeler des chaussures > changer des talons|changer des semelles|changer des talons et des semelles|recoller des semelles
fabrication de maroquinerie|fabriquer de la maroquinerie|fabrication d'articles de maroquinerie > coudre des sacs à main|coudre des sacs|fabriquer des sacs|coudre des ceintures
travail du cuir|travailler le cuir|couture du cuir|coudre le cuir
restauration de fourrures|restaurer des fourrures|réparation de fourrures > restaurer des manteaux de fourrure
travaux sous-marins|travaux subaquatiques|plongée professionnelle|travailler en plongée > inspecter des coques en plongée|inspecter des coques de navires en plongée|souder sous l'eau
tir de feux d'artifice|tirer des feux d'artifice|pyrotechnie|tirs de feux d'artifice|artifices de divertissement
désinsectisation|désinsectiser|lutte contre les insectes|traitement contre les insectes|élimination des insectes > traiter des logements contre les punaises de lit|traiter contre les cafards|traiter contre les punaises de lit|traiter contre les guêpes
dératisation|dératiser|lutte contre les rongeurs|traitement contre les rongeurs|élimination des rongeurs > poser des appâts contre les rats
traitement antiparasitaire|lutte antiparasitaire|traitement des nuisibles|lutte contre les nuisibles|traiter contre les nuisibles|élimination des nuisibles
`;
