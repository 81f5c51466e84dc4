/** French, duties of plants, lines, drivers, cranes, cleaners, pickers, porters and helpers, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties31 = `
conduite d'engins de chantier|conduire des engins de chantier|conduite d'engins|conduire des engins|pilotage d'engins > conduire une pelle|conduire une pelleteuse|conduire un bulldozer|conduire une chargeuse|conduire des pelles et des chargeuses|conduire une mini-pelle|conduire un tombereau
conduite d'engins de terrassement|conduire des engins de terrassement > conduire une pelle mécanique|conduire un bulldozer|conduire une pelle mécanique et un bulldozer
conduite de pelle|conduire une pelle|conduite de pelle mécanique|conduite de pelleteuse|conduire une pelleteuse|conduire une pelle mécanique|conduite de pelles
conduite de concasseur|conduire un concasseur|concassage|concasser|conduite d'un concasseur|conduite de concasseurs > régler et surveiller le concasseur|concasser des cailloux
forage de puits|forer des puits|forage d'eau|forages d'eau|forer des puits d'eau|creuser des puits
extraction de granulats|extraire des granulats|extraction de gravier|extraire du gravier|extraction de sable
préfabrication béton|préfabrication d'éléments en béton|fabrication d'éléments en béton|fabriquer des éléments en béton > fabriquer des éléments en béton préfabriqué|mouler des dalles en béton
conduite de centrale à béton|conduire une centrale à béton|fabrication de béton|fabriquer du béton
conduite de four|conduire un four|conduite de fours|conduire des fours|pilotage de fours|conduite d'un four
galvanisation|galvaniser|galvanisation à chaud|zingage|zinguer des pièces > tremper des pièces dans le zinc|tremper des pièces dans le bain de zinc
traitement de surface|traitements de surface|traiter des surfaces > chromer des pièces|nickeler des pièces|anodiser des pièces|galvaniser des pièces
traitement thermique|traitements thermiques|traiter thermiquement > tremper des aciers|tremper et revenir des aciers|tremper et durcir des aciers|cémenter des pièces
peinture industrielle|peinture en cabine|peindre en cabine|application de peinture en cabine|thermolaquage > peindre des châssis en cabine|peindre des châssis|peindre des pièces en cabine|peindre des machines
sablage|sabler|sablage de pièces|grenaillage|grenailler > décaper des pièces au sable|décaper au sable
emboutissage|emboutir|emboutissage de pièces|conduite de presse à emboutir > emboutir des pièces de carrosserie
conduite de presse|conduire une presse|conduite de presses|conduire des presses
injection plastique|injection de plastique|injecter du plastique|moulage par injection|moulage plastique|plasturgie > mouler des pièces en plastique|conduire des presses à injecter|conduire une presse à injecter le plastique
réglage de presses à injecter|régler des presses à injecter|réglage de presses|régler des presses
extrusion|extrusion plastique > extruder des profilés|extruder des tuyaux
moulage de caoutchouc|mouler du caoutchouc|vulcanisation|vulcaniser > mouler des joints en caoutchouc
conduite de réacteurs|conduire des réacteurs|pilotage de réacteurs
conditionnement de médicaments|conditionner des médicaments|conditionnement pharmaceutique > mettre en flacons des sirops|mettre sous blister des comprimés|mettre des comprimés en boîtes
conditionnement de produits|conditionner des produits|mise sous emballage|emballage de produits|emballer des produits|mettre sous emballage
conduite de ligne de conditionnement|conduire une ligne de conditionnement|conduite de lignes de conditionnement|pilotage d'une ligne de conditionnement > conduire une ligne d'embouteillage|conduire une ensacheuse|conduire une ligne d'ensachage|conduire une étiqueteuse
conduite de machines de conditionnement|conduire des machines de conditionnement|conduite de conditionneuses > conduire une ensacheuse|conduire une étiqueteuse|conduire une encartonneuse
emballage et palettisation|emballer et palettiser|mise en cartons et palettisation|mettre en cartons et palettiser|conditionnement et palettisation
mise en cartons|mettre en cartons|encartonnage|encartonner|mise en carton|mettre en carton
palettisation|palettiser|mise sur palettes|mettre sur palettes|montage de palettes|monter des palettes
filmage de palettes|filmer des palettes|banderolage|banderoler des palettes|filmer les palettes
étiquetage|étiqueter|pose d'étiquettes|poser des étiquettes|coller des étiquettes|collage d'étiquettes > coller les étiquettes et les codes-barres
emballage manuel|emballer à la main|conditionnement manuel|conditionner à la main
fabrication de papier|fabriquer du papier|conduite de machine à papier|conduire une machine à papier|production de papier
filature|conduite de métiers à filer|conduire des métiers à filer > surveiller des métiers à filer
tissage|tisser|conduite de métiers à tisser|conduire des métiers à tisser
tricotage|tricoter|conduite de machines à tricoter|conduire des machines à tricoter
teinture de tissus|teindre des tissus|teinture textile|teinture d'étoffes|teindre des étoffes|teinture de textiles
blanchisserie industrielle|traitement du linge en blanchisserie > laver et repasser le linge d'hôtels|laver le linge d'hôpitaux|conduire un tunnel de lavage
traitement du linge|traiter le linge|entretien du linge|blanchissage du linge > laver et repasser le linge|laver, sécher et plier le linge|laver et plier le linge|trier et laver le linge
pliage du linge|plier le linge|plier les draps
découpe de volailles|découper des volailles|découpage de volailles > découper des poulets|découper des dindes|découper des canards
conduite de pasteurisateur|conduire un pasteurisateur|pasteurisation|pasteuriser le lait|conduite de pasteurisateurs > surveiller la pasteurisation|surveiller la pasteurisation du lait
meunerie|mouture de blé|moudre du blé|moudre le blé|mouture du blé|fabrication de farine|fabriquer de la farine
fabrication de bière|fabriquer de la bière|brasser de la bière|production de bière
mise en fûts|mettre en fûts|enfûtage|soutirage en fûts
brasage de composants|braser des composants|soudage de composants|souder des composants|soudure de composants|montage de composants|monter des composants
montage de cartes électroniques|monter des cartes électroniques|câblage de cartes électroniques|câbler des cartes électroniques|assemblage de cartes électroniques > souder des composants sur des cartes
montage de moteurs|monter des moteurs|assemblage de moteurs|assembler des moteurs
assemblage de meubles|assembler des meubles|montage de meubles|monter des meubles|assemblage de mobilier
montage automobile|assemblage automobile|monter des voitures|assemblage de voitures|assemblage de véhicules|monter des véhicules > poser des pare-chocs sur la ligne|monter des pièces sur des voitures|poser des portières sur la chaîne
montage mécanique|assemblage mécanique|montage de pièces mécaniques|assembler des pièces mécaniques|assemblage de pièces|assembler des pièces|montage d'ensembles mécaniques
travail à la chaîne|travail sur chaîne|travailler à la chaîne|travail en ligne de production
travail en salle blanche|travailler en salle blanche > assembler des capteurs en salle blanche|assembler en salle blanche|monter en salle blanche
alimentation des machines|alimenter les machines|approvisionnement des machines|approvisionner les machines|chargement des machines|charger les machines|alimenter les machines en matière
approvisionnement de lignes|approvisionner les lignes|approvisionner les lignes de production|alimentation des lignes|alimenter les lignes|approvisionnement des postes|approvisionner les postes
contrôle des pièces|contrôler les pièces|contrôle de pièces|contrôler des pièces|vérification des pièces|vérifier les pièces > mesurer les pièces|mesurer les pièces et écarter les rebuts
contrôle en fin de ligne|contrôle final|contrôle de fin de ligne|contrôles finaux|contrôler en bout de ligne
tri des rebuts|trier les rebuts|écarter les rebuts|écarter les pièces défectueuses|retirer les pièces défectueuses|mise à l'écart des pièces non conformes
ébavurage|ébavurer|ébarbage|ébarber
mise en balles|mettre en balles|compactage de cartons|compacter des cartons|presser en balles > compacter et mettre en balles du carton
tri des déchets|trier les déchets|tri de déchets|tri sélectif|trier des déchets > trier le plastique et le carton|trier le verre|trier les papiers et les cartons
collecte des déchets|collecter les déchets|ramassage des ordures|ramasser les ordures|collecte des ordures ménagères|enlèvement des ordures|ramasser les poubelles|collecte d'ordures ménagères|ramassage des déchets|ramasser les ordures ménagères
accueil en déchetterie|accueil du public en déchetterie|accueillir les usagers à la déchetterie|gardiennage de déchetterie|tenir la déchetterie
propreté urbaine|nettoyage urbain|nettoyage de la voirie|nettoyer la voirie|balayage des rues|balayer les rues|nettoyage des rues|nettoyer les rues|balayage de la voirie > balayer les rues et les trottoirs|balayer les trottoirs
conduite de trains|conduire des trains|conduite de train|conduire un train|conduite ferroviaire > conduire des trains de voyageurs|conduire des TER|conduire des trains de fret
manœuvre de wagons|manœuvrer des wagons|triage de wagons|manoeuvres ferroviaires
attelage de wagons|atteler des wagons|attelage et dételage|atteler et dételer des wagons
aiguillage de trains|manœuvrer les aiguillages|gestion des aiguillages|commander les aiguillages
transport de personnes|transporter des personnes|transport de passagers|transporter des passagers|transport de clients > conduire des clients à l'aéroport|conduire des clients à la gare|conduire des passagers
transport de voyageurs|transporter des voyageurs|transport urbain de voyageurs|transport en commun > conduire un bus|conduire des voyageurs|conduire un bus de ville
conduite de bus|conduire un bus|conduire des bus|conduite d'autobus|conduire un autobus|conduite d'un bus
transport scolaire|transports scolaires|ramassage scolaire|transport d'élèves|transporter des élèves > conduire des élèves à l'école|conduire les enfants à l'école en car|conduire un car scolaire
conduite de tramway|conduire un tramway|conduite de tram|conduire un tram|conduire des tramways
conduite de poids lourds|conduire des poids lourds|conduite poids lourd|conduite de camions|conduire des camions|conduire un poids lourd|conduire un camion > conduire un semi-remorque|conduire des semi-remorques|conduire un porteur
conduite de super lourd|conduite SPL|conduite de semi-remorque|conduire un semi-remorque|conduite de semi-remorques|conduite d'ensembles articulés
transport international|transports internationaux > conduire un semi-remorque en Europe
livraison de plis|livrer des plis|distribution de plis|course de plis|livraison de courriers > livrer des plis et des colis
livraison de colis|livrer des colis|distribution de colis|distribuer des colis|livrer des paquets
livraison de magasins|livrer des magasins|livraison des magasins|livrer les magasins|livraisons en magasin|approvisionnement de magasins > livrer des commandes dans les magasins|livrer des commandes dans 40 magasins
arrimage des chargements|arrimer les chargements|arrimer les charges|arrimage de charges|sangler les chargements|calage et arrimage|bâchage et sanglage > bâcher et sangler les chargements|sangler les palettes|caler et sangler les chargements
transport de gravats|transporter des gravats|évacuation de gravats par camion
travaux agricoles au tracteur|travailler la terre au tracteur|conduite de tracteur|conduire un tracteur|conduire le tracteur|travaux au tracteur > labourer au tracteur|labourer et semer au tracteur|semer au tracteur|faucher au tracteur
conduite de moissonneuse-batteuse|conduire une moissonneuse-batteuse|conduite de moissonneuse|conduire la moissonneuse|conduire une moissonneuse
conduite de grue|conduire une grue|conduite de grue à tour|pilotage de grue|conduite de grues|manœuvre de grue > lever des charges à la grue|lever des charges à la grue à tour
conduite de pont roulant|conduire un pont roulant|pilotage de pont roulant|manœuvre de pont roulant > déplacer des charges au pont roulant|déplacer des bobines au pont roulant|lever des charges au pont roulant
conduite de chariots élévateurs|conduire un chariot élévateur|conduite de chariot élévateur|conduite de chariots|conduire des chariots élévateurs|conduite d'un chariot élévateur > déplacer des palettes au chariot élévateur|charger des camions au chariot élévateur|ranger des palettes au chariot élévateur
conduite de nacelle|conduire une nacelle|conduite de nacelles|conduite de PEMP|travail en nacelle
manutention de palettes|manutentionner des palettes|déplacement de palettes|déplacer des palettes|transport de palettes
manutention|manutentionner|port de charges|porter des charges|manutention manuelle > porter des cartons|porter des sacs|charger et décharger
port de charges lourdes|porter des charges lourdes|manutention de charges lourdes|soulever des charges lourdes
chargement et déchargement|charger et décharger|chargements et déchargements|charger et décharger des camions|chargement et déchargement de camions
dépotage de conteneurs|dépoter des conteneurs|déchargement de conteneurs|décharger des conteneurs|vidage de conteneurs|vider des conteneurs
empotage de conteneurs|empoter des conteneurs|chargement de conteneurs|charger des conteneurs|remplissage de conteneurs
chargement des bagages|charger les bagages|chargement de bagages|charger des bagages|manutention des bagages|manutention de bagages
déménagement|déménagements|déménagement de particuliers > emballer et porter des meubles|porter des meubles|emballer et charger des meubles
entretien du navire|entretenir le navire|entretien du bateau|entretien de la coque et du pont|entretenir le bateau|entretien de navires > peindre la coque et nettoyer le pont|gratter et peindre la coque|laver le pont
ménage à domicile|ménage chez des particuliers|ménage chez les particuliers|faire le ménage chez des particuliers|entretien de maisons|nettoyage à domicile|entretien du domicile|ménage chez l'habitant
nettoyage de bureaux|nettoyer des bureaux|nettoyage des bureaux|nettoyer les bureaux|entretien de bureaux|entretien des bureaux|ménage de bureaux|faire le ménage des bureaux > laver les sols et vider les poubelles de bureaux|dépoussiérer les bureaux|laver les sols des bureaux
nettoyage des sols|nettoyer les sols|lavage des sols|laver les sols|lavage de sols|entretien des sols|entretenir les sols > balayer et laver les sols|passer la serpillière|passer l'autolaveuse
nettoyage des sanitaires|nettoyer les sanitaires|nettoyer les toilettes|lavage des sanitaires|laver les toilettes|désinfection des sanitaires|entretien des sanitaires|nettoyage des toilettes
nettoyage de vitres|nettoyer des vitres|lavage de vitres|laver des vitres|laver les vitres|lavage des vitres|nettoyage des vitres|nettoyage de vitrerie|nettoyage de surfaces vitrées|laver les carreaux
nettoyage de véhicules|nettoyer des véhicules|lavage de véhicules|laver des véhicules|lavage de voitures|laver des voitures|nettoyage de voitures|nettoyer des voitures|préparation esthétique de véhicules > laver et aspirer des voitures|laver des bus
nettoyage industriel|nettoyage de sites industriels > dégraisser des machines|nettoyer des cuves|nettoyer des ateliers|dégraisser des ateliers
nettoyage de fin de chantier|nettoyer après les travaux|nettoyage de chantier
vidage des corbeilles|vider les corbeilles|vider les poubelles|vidage des poubelles
dépoussiérage|dépoussiérer|époussetage|faire les poussières|épousseter
cueillette de fruits|cueillir des fruits|récolte de fruits|récolter des fruits|ramassage de fruits|ramasser des fruits|cueillette des fruits|récolte des fruits > cueillir des pêches|cueillir des pommes|cueillir des abricots|cueillir des fraises|cueillir des cerises|cueillir des pêches et des abricots|ramasser des pommes|cueillir des poires
récolte de légumes|récolter des légumes|ramassage de légumes|ramasser des légumes|cueillette de légumes|récolte des légumes > récolter des carottes|couper des salades|arracher des pommes de terre|ramasser des tomates
désherbage manuel|désherber à la main|binage manuel|désherbage à la main|biner à la main|arracher les mauvaises herbes à la main
vendanges|vendanger|récolte du raisin|récolter le raisin|cueillette du raisin|cueillir le raisin|couper le raisin|coupe du raisin|vendange
alimentation des animaux|nourrir les animaux|nourrissage des animaux|alimenter les animaux|nourrir les bêtes|donner à manger aux bêtes > distribuer le fourrage|distribuer le foin|donner le foin|distribuer la nourriture aux animaux
nettoyage des étables|nettoyer l'étable|nettoyer les étables|curer les étables|curage des étables|curer l'étable|paillage des étables|pailler l'étable|nettoyage de l'étable
plantation de massifs|planter des massifs|planter les massifs|plantation de fleurs|planter des fleurs|plantation des massifs|fleurir les massifs
nettoyage de parcelles forestières|nettoyage de coupes|nettoyer les coupes|nettoyage forestier|nettoyage de parcelles
calibrage des huîtres|calibrer les huîtres|tri des huîtres|trier les huîtres par taille|trier les huîtres
calibrage de fruits|calibrer des fruits|tri de fruits|trier des fruits|tri des fruits|trier les fruits
préparation du mortier|préparer le mortier|gâchage du mortier|gâcher le mortier|préparer du mortier|faire le mortier|gâchage
approvisionnement du chantier|approvisionner le chantier|approvisionnement de chantier|alimenter le chantier en matériaux > approvisionner les maçons en matériaux
nettoyage du chantier|nettoyer le chantier|nettoyage de chantiers|nettoyer les chantiers|rangement du chantier|ranger le chantier
déblaiement|déblayer|déblayage|évacuation des déblais|déblayer les gravats|enlever les déblais
préparation de burgers|préparer des burgers|préparation de hamburgers|faire des hamburgers|préparer des hamburgers|faire des burgers|confection de burgers > faire des hamburgers et des frites
préparation de sandwichs|préparer des sandwichs|faire des sandwichs|confection de sandwichs|préparation de salades et sandwichs
plonge|faire la plonge|laver la vaisselle|lavage de la vaisselle > laver les assiettes et les casseroles|laver les casseroles|laver les assiettes|laver la batterie
plonge batterie|laver les casseroles|lavage des casseroles
vente ambulante|vendre en ambulant|commerce ambulant|vendre dans la rue|vente dans la rue > vendre des glaces sur la plage|vendre des beignets sur la plage|vendre des pizzas en camion
petites réparations|petits dépannages|menues réparations|petite maintenance|petit bricolage|petits travaux de réparation > changer les ampoules|changer les serrures|changer les ampoules et les serrures|réparer les poignées et les robinets
petits travaux de bricolage|bricolage|travaux de bricolage
gestion de parking|exploitation de parking|gardiennage de parking|garder un parking|surveillance de parking|surveiller un parking
boîtage|distribution de prospectus|distribuer des prospectus|distribution en boîtes aux lettres|distribution de publicités|distribuer des publicités > mettre des prospectus dans les boîtes aux lettres|déposer des publicités dans les boîtes aux lettres|mettre des prospectus en boîtes aux lettres
distribution de tracts|distribuer des tracts|distribution de flyers|distribuer des flyers|street marketing|tractage|tracter dans la rue
pose d'affiches|poser des affiches|coller des affiches|collage d'affiches
placement des spectateurs|placer les spectateurs|accueil et placement du public|placement du public|placer le public|conduire les spectateurs à leur place|accompagner les spectateurs à leur place
contrôle des billets|contrôler les billets|contrôle des entrées au cinéma|déchirer les tickets|contrôle de billets|contrôler les tickets|contrôle des tickets|vérifier les billets > déchirer les tickets à l'entrée|déchirer les billets à l'entrée
tenue du vestiaire|tenir le vestiaire
portage de journaux|porter des journaux|livraison de journaux|livrer des journaux|distribution de journaux
service voiturier|garer les voitures des clients
service du petit-déjeuner|servir les petits-déjeuners|service des petits-déjeuners|servir le petit-déjeuner|préparer et servir les petits-déjeuners
`;
