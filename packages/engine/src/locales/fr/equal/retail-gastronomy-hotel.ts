/** French, retail, gastronomy, hotel: one line, one meaning; our own list. */
export const retailGastronomyHotel = `
accueil en magasin|accueillir les clients en magasin|accueillir les clients en boutique|recevoir les clients au magasin|accueil en boutique
tenue de caisse enregistreuse|travailler en caisse
ouverture et fermeture du magasin|ouvrir et fermer la boutique|faire l'ouverture et la fermeture
ouverture et clôture de caisse|ouvrir et fermer la caisse
comptage de caisse|compter la caisse|comptage du fonds de caisse|compté le fond de caisse
remise en banque de la recette|déposer la recette à la banque|dépôt de la recette
faire le facing|facing des rayons
étiquetage des prix|étiqueter les prix|poser les prix|pose des étiquettes de prix
changement de prix en rayon|changer les prix en rayon|mettre à jour les prix en rayon|changements de prix|mise à jour des prix
contrôle des dates de péremption|vérifié les dates de péremption|contrôle des péremptions|vérification des dates limites|contrôlé les dates limites de consommation|contrôle des DLC|vérifier les DLC
implantation de rayon|implanter les rayons|réimplantation de rayons|aménagement des rayons
commandes de réassort|passer les commandes de réassort|commandes de réapprovisionnement du magasin
mise en place d'opérations promotionnelles|mettre en place les promotions|installer les opérations promotionnelles > installé les têtes de gondole|têtes de gondole montées
gestion de magasin|gérer une boutique
vente sur les marchés|vente ambulante|tenu un étal
découpe de viande|couper la viande|débit de viande|découpe bouchère > découper des carcasses
désossage|désosser|désossage de viande|désosser la viande|désosser les carcasses|désosser des viandes > désosser des carcasses|désosser et parer
fabrication de charcuterie|fabriquer de la charcuterie|faire de la charcuterie|préparer des charcuteries
fabrication de pain|fabriquer du pain|faire le pain|panification|confectionner le pain|pétrissage et cuisson du pain|façonner et cuire le pain > pétri et cuit le pain
pétrir la pâte|pétrissage de la pâte|pétrissage|pétrir|pétrir les pâtes
façonner les pâtons|façonner le pain|façonnage du pain|façonné les baguettes|mise en forme des pâtons
cuisson du pain
faire des viennoiseries|fabrication de viennoiseries|viennoiserie > fabriqué croissants|façonné des croissants|croissants et pains au chocolat
fabrication de pâtisseries|faire des pâtisseries|réaliser des pâtisseries
mise en place en cuisine|mise en place des postes de cuisine|faire la mise en place en cuisine
épluchage et taille des légumes|éplucher et tailler les légumes > épluché et coupé les légumes
cuisson des viandes
préparation de poissons|préparer les poissons
préparation de pizzas|faire des pizzas|préparer des pizzas|fabrication de pizzas|fabriquer des pizzas|confection de pizzas|façonné des pizzas
préparation de sandwichs|préparer des sandwichs|faire des sandwiches|monter des sandwichs|confection de sandwichs|fabrication de sandwichs|garni des sandwichs
préparation de desserts|préparer les desserts|faire les desserts|réaliser les desserts|confection de desserts|desserts à l'assiette
cuisine collective|restauration collective|préparer des repas en collectivité > cuisiné pour une cantine|cuisiné en cantine scolaire|cuisine scolaire|repas de cantine
restauration rapide|fast-food|service rapide > préparé des hamburgers|préparé burgers
organisation de banquets|organiser des banquets|banquets
préparation de buffets|préparer des buffets
service traiteur|activité de traiteur|catering
création de fiches techniques de cuisine|rédaction de fiches techniques de cuisine
commandes de denrées|commander les produits alimentaires|passer les commandes alimentaires|commandes alimentaires|commande de denrées alimentaires
réception des denrées|réceptionner les denrées
relevé des températures|noter les températures|mesurer et noter les températures|contrôle des températures|mesurer les températures des chambres froides
dressage des tables|dresser les tables|mettre les tables|mise en place des tables|dressé le couvert|mis le couvert|couverts dressés|mise en place de la salle
prise de commandes en salle|prendre les commandes à table|prendre la commande des clients|noté les commandes à table|noté les choix des clients > noté les commandes des clients
service au plateau|servir au plateau|porter au plateau
service à l'assiette|servir à l'assiette
débarrassage des tables|débarrasser les tables|débarrassage|desservi les tables|desserte des tables|desservir les tables
gestion de la cave|gérer la cave à vin|tenu la cave à vin
service au bar|servir au bar|service au comptoir|servi au comptoir|servi derrière le bar|tenir le bar > servir des boissons au comptoir|service des boissons au bar|servir des boissons au bar
préparation de boissons|préparer les boissons|faire les boissons > préparé des cafés|préparé des cocktails|cafés et boissons chaudes
préparation de cafés|préparer les cafés|faire des cafés
création de cocktails|élaborer des cocktails|inventer des cocktails
réception d'hôtel|tenir la réception de l'hôtel|travailler à la réception d'un hôtel|accueil hôtelier|réceptionniste en hôtel|accueilli les clients à l'hôtel
night audit|audit de nuit
facturation des clients de l'hôtel|facturer les séjours|facturation des séjours
attribution des chambres|attribuer les chambres|affecter les chambres|affectation des chambres
réfection des lits|refaire les lits|faire les lits|changer les draps|changement des draps|changement du linge de lit|changer le linge de lit
contrôle des chambres|vérifier les chambres|vérifié la propreté des chambres|inspection des chambres|inspecté les chambres
service d'étage|room service|servir en chambre|service en chambre|livré les repas en chambre|service des repas en chambre
yield management|revenue management|gestion du revenu hôtelier
soins esthétiques|faire des soins esthétiques|prodiguer des soins esthétiques
shampooing|faire les shampoings|laver les cheveux|effectuer les shampooings|shampoings|lavé les cheveux
vente de voyages > vente de séjours|vente de circuits touristiques
animer les vacanciers|animation de vacances|animation touristique|animations pour vacanciers > animé des soirées pour vacanciers|animation de club de vacances
bouclage de caisse|boucler la caisse|clôture de caisse|arrêté de caisse|caisse arrêtée le soir|fermeture de caisse|faire la caisse|balancer la caisse
respect des planogrammes|appliquer les planogrammes
conseil vestimentaire|conseil en habillement
enfournement du pain|enfourner le pain|mettre le pain au four|enfournement
fabrication de gâteaux|fabriquer des gâteaux|confection de gâteaux|confectionner des gâteaux|faire des gâteaux
fabrication de chocolats|fabriquer des chocolats|confectionner des chocolats
préparation des légumes|préparer les légumes > taillé les légumes|épluchage de légumes|épluché les légumes
préparation des entrées froides|préparer les entrées froides|faire les entrées froides
levée de filets de poisson|lever les filets de poisson|fileter les poissons|filetage de poissons|levé les filets
dressage des plats|dresser les plats
dressage de buffets|dresser les buffets|monter les buffets|mise en place de buffets
rédaction de fiches recettes|établir les fiches recettes|fiches techniques de cuisine|fiches recettes
contrôle des températures|vérifier les températures
encadrement d'une brigade|encadrer une brigade|manager une brigade
mise en place de la salle|mise en place de la salle de restaurant
prise de réservations de tables|prendre les réservations du restaurant
traitement des réservations de chambres|traiter les réservations de chambres
`;
