/** French, retail, gastronomy, hotel: one line, one meaning; our own list. */
export const retailGastronomyHotel = `
accueil en magasin|accueillir les clients en magasin|accueillir les clients en boutique|recevoir les clients au magasin
tenue de caisse enregistreuse|tenir une caisse enregistreuse|travailler en caisse
ouverture et fermeture du magasin|ouvrir et fermer le magasin|ouvrir et fermer la boutique|faire l'ouverture et la fermeture|ouverture et fermeture de boutique
ouverture et clôture de caisse|ouvrir et clôturer la caisse|ouvrir et fermer la caisse
comptage de caisse|compter la caisse
remise en banque de la recette|déposer la recette à la banque|remettre la recette en banque|dépôt de la recette
faire le facing|facing des rayons|facing en rayon
réassort des rayons|réassortir les rayons|réassortiment des rayons
étiquetage des prix|étiqueter les prix|poser les prix|pose des étiquettes de prix
changement de prix en rayon|changer les prix en rayon|mettre à jour les prix en rayon
contrôle des dates de péremption|contrôler les dates de péremption
rotation des produits|faire tourner les produits
gestion de la démarque|gérer la démarque
implantation de rayon|implanter les rayons
tenue de rayon|tenir un rayon
gestion de rayon|gérer un rayon
commandes de réassort|passer les commandes de réassort|commander le réassort|commandes de réapprovisionnement du magasin
mise en place d'opérations promotionnelles|mettre en place les promotions|installer les opérations promotionnelles
gestion de magasin|gérer un magasin|gérer une boutique|gestion de boutique
vente de prêt-à-porter|vendre des vêtements|vente de vêtements|vendre du prêt-à-porter
retouches de vêtements|retoucher des vêtements
vente de chaussures|vendre des chaussures
vente de cosmétiques|vendre des cosmétiques
vente de bijoux|vendre des bijoux
vente de fruits et légumes|vendre des fruits et légumes
vente sur les marchés|vendre sur les marchés|vente au marché
découpe de viande|couper la viande|découper la viande
désossage|désosser|désossage de viande
fabrication de charcuterie|fabriquer de la charcuterie|faire de la charcuterie|préparer des charcuteries
vente en boulangerie|vendre en boulangerie
fabrication de pain|fabriquer du pain|faire le pain|panification|confectionner le pain
pétrir la pâte|pétrir les pâtes|pétrissage de la pâte|pétrissage des pâtes
façonner les pâtons|façonner le pain|façonnage du pain
cuisson du pain|cuire les pains
faire des viennoiseries|fabrication de viennoiseries
fabrication de pâtisseries|faire des pâtisseries|réaliser des pâtisseries
travail du chocolat|travailler le chocolat
fabriquer des glaces|fabrication de glaces|faire des glaces
mise en place en cuisine|mise en place des postes de cuisine|faire la mise en place en cuisine
épluchage et taille des légumes|éplucher et tailler les légumes
cuisson des viandes|cuire les viandes
préparation de poissons|préparer les poissons
préparation de pizzas|faire des pizzas|préparer des pizzas|fabrication de pizzas|fabriquer des pizzas
préparation de sandwichs|préparer des sandwichs|faire des sandwiches|monter des sandwichs
préparation de desserts|préparer les desserts|faire les desserts|réaliser les desserts
dressage des assiettes|dresser les assiettes|monter les assiettes
envoi des plats|envoyer les plats
cuisine collective|restauration collective|cuisine de collectivité
restauration rapide|fast-food
organisation de banquets|organiser des banquets
préparation de buffets|préparer des buffets
service traiteur|activité de traiteur|catering
création de fiches techniques de cuisine|rédaction de fiches techniques de cuisine|rédiger les fiches techniques de cuisine
calcul du coût des plats|calculer le coût des plats
commandes de denrées|commander les denrées|commander les produits alimentaires|passer les commandes alimentaires
réception des denrées|réceptionner les denrées
relevé des températures|relever les températures|noter les températures
plonge|faire la plonge|laver la vaisselle|lavage de vaisselle
nettoyage de la cuisine|nettoyer la cuisine|nettoyer les cuisines
gestion d'une brigade|gérer une brigade
dressage des tables|dresser les tables|mettre les tables|mise en place des tables
prise de commandes en salle|prendre les commandes en salle|prendre les commandes à table|prise de commande à table|prendre la commande des clients
service au plateau|servir au plateau|porter au plateau|port du plateau
service à l'assiette|servir à l'assiette
débarrassage des tables|débarrasser les tables
conseil sur les vins|conseiller les vins|conseil en vin
gestion de la cave|gérer la cave à vin|gestion de cave à vin
service au bar|servir au bar
préparation de boissons|préparer les boissons|faire les boissons
préparation de cafés|préparer les cafés|faire des cafés
création de cocktails|créer des cocktails|élaborer des cocktails|inventer des cocktails
gestion des réservations hôtelières|gérer les réservations hôtelières|gérer les réservations de l'hôtel
check-in et check-out|faire les check-in et check-out|enregistrement des arrivées et départs|enregistrer les arrivées et départs
réception d'hôtel|tenir la réception de l'hôtel|travailler à la réception d'un hôtel
night audit|audit de nuit
facturation des clients de l'hôtel|facturer les séjours|facturation des séjours
attribution des chambres|attribuer les chambres|affecter les chambres|affectation des chambres
nettoyage des chambres|nettoyer les chambres|faire les chambres|ménage des chambres
réfection des lits|refaire les lits|faire les lits
contrôle des chambres|contrôler les chambres|vérifier les chambres|vérification des chambres
gestion du linge|gérer le linge
laver et repasser le linge|lavage et repassage du linge
repasser le linge|faire le repassage
service du petit-déjeuner|servir le petit-déjeuner|servir les petits-déjeuners|service des petits déjeuners
service d'étage|room service|servir en chambre|service en chambre
yield management|revenue management|gestion du revenu hôtelier
soins esthétiques|faire des soins esthétiques|prodiguer des soins esthétiques
épilation|épiler|faire des épilations
manucure|manucurer|faire des manucures
coupe de cheveux|couper les cheveux|faire des coupes de cheveux
coloration capillaire|colorer les cheveux|faire des colorations|teinture de cheveux|teindre les cheveux
shampooing|faire les shampoings|laver les cheveux|effectuer les shampooings
faire des visites guidées|animer des visites guidées|visites guidées|guidage de visites|guider des visites
vente de voyages|vendre des voyages
animer les vacanciers|animation de vacances
bouclage de caisse|boucler la caisse|clôture de caisse|clôturer la caisse
affichage des prix|afficher les prix
contrôle des dlc|vérifier les dlc|contrôler les dlc|vérification des dlc
suivi de la démarque|suivre la démarque
respect des planogrammes|respecter les planogrammes|appliquer les planogrammes
conseil vestimentaire|conseil en habillement
enfournement du pain|enfourner le pain|mettre le pain au four
fabrication de gâteaux|fabriquer des gâteaux|confection de gâteaux|confectionner des gâteaux|faire des gâteaux
fabrication de chocolats|fabriquer des chocolats|confectionner des chocolats
préparation des légumes|préparer les légumes
préparation des entrées froides|préparer les entrées froides|faire les entrées froides
levée de filets de poisson|lever les filets de poisson|fileter les poissons|filetage de poissons
dressage des plats|dresser les plats
cuisiner en collectivité|préparer des repas en collectivité
dressage de buffets|dresser les buffets|monter les buffets|mise en place de buffets
rédaction de fiches recettes|établir les fiches recettes|rédiger les fiches recettes
calcul du ratio matière|calculer les ratios matières
contrôle des températures|contrôler les températures|vérifier les températures
encadrement d'une brigade|encadrer une brigade|manager une brigade
mise en place de la salle|mettre en place la salle|mise en place de la salle de restaurant
tenue de bar|tenir le bar|tenir un bar
prise de réservations de tables|prendre les réservations de tables|prendre les réservations du restaurant
traitement des réservations de chambres|traiter les réservations de chambres
changement des draps|changer les draps|changer le linge de lit|changement du linge de lit
`;
