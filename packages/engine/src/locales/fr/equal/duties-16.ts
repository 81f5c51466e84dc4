/** French, duties of shops, kitchens, hotels, cleaning, security and beauty, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties16 = `
encaissement|opérations d'encaissement > faire payer les clients|tenir une caisse|scanner les articles et faire payer
fonds de caisse|contrôle du fond de caisse > compter le fond de caisse
clôture de caisse|comptage de caisse|arrêté de caisse > compter la caisse le soir|faire la caisse le soir
accueil client|accueil clientèle > accueillir les clients|recevoir les clients|saluer et orienter les clients
conseil client|conseil à la vente|conseil clientèle > conseiller les acheteurs|aider les clients à choisir
vente conseil > vendre et conseiller
facing|mise en avant des produits > avancer les produits en rayon|ramener les produits au bord des rayons
balisage prix > poser les étiquettes de prix
rotation des stocks|FIFO|premier entré premier sorti > mettre les dates les plus courtes devant
contrôle des dates|contrôle des DLC|suivi des DLC > vérifier les dates de péremption|retirer les produits périmés
confection de vitrines > décorer la vitrine|faire les vitrines|refaire la vitrine
merchandising > disposer les produits en rayon|mettre en valeur les produits en rayon
inventaires|inventaire > compter le stock|compter tous les articles
commandes fournisseurs|passation de commandes > commander la marchandise|passer les commandes aux fournisseurs
lutte contre la démarque|réduction de la démarque > baisser les pertes et les vols
programme de fidélité > faire souscrire la carte de fidélité|proposer la carte de fidélité
retours et échanges|échanges et retours > reprendre les articles rendus|échanger les articles
click and collect|retrait en magasin > préparer les commandes passées sur internet
ventes additionnelles|vente complémentaire|cross-selling > proposer un article en plus
cabines d'essayage > s'occuper des cabines d'essayage
bouquets|confection de bouquets|composition florale|art floral > faire des bouquets|composer des bouquets
découpe de viande > découper des carcasses|désosser
découpe de fromages|vente à la coupe > couper le fromage à la demande
levage de filets > lever des filets de poisson
pétrissage|façonnage du pain > pétrir la pâte|façonner les pains
cuisson > cuire au four
pâtisserie > préparer des gâteaux|faire des tartes
montage de gâteaux|pièces montées > monter des pièces montées
préparation culinaire|préparations culinaires|préparation des plats > cuisiner les plats|préparer les plats chauds
préparation froide|préparations froides|entrées froides > préparer les salades et les entrées|faire les entrées froides
mise en place|mise en place de salle|mise en place de cuisine > préparer la salle avant le service|préparer les légumes avant le service
envoi des plats|envoi en cuisine > envoyer les assiettes
élaboration des menus|création de menus > composer les menus de la semaine|écrire la carte
restauration collective > cuisiner pour une cantine|cuisiner pour la cantine scolaire
liaison froide > préparer des repas en liaison froide
régimes alimentaires|menus spéciaux > préparer les repas sans sel|préparer les repas des diabétiques
allergènes|information sur les allergènes > indiquer les allergènes|renseigner les clients sur les allergènes
règles d'hygiène|hygiène alimentaire|normes d'hygiène > respecter l'hygiène en cuisine
chaîne du froid|respect de la chaîne du froid > contrôler la température des chambres froides|relever la température des chambres froides
nettoyage de la cuisine|entretien de la cuisine > laver les plans de travail et les sols de la cuisine|nettoyer les fourneaux
livraison de repas > livrer des repas à vélo|livrer des pizzas
service au bar|service du bar > servir au bar|servir les boissons au comptoir
boissons chaudes|préparation du café > préparer des cafés|faire des cafés
service de banquets|banquets > servir lors de mariages|servir des repas de mariage
service en chambre|room service > monter les repas dans les chambres
service du petit déjeuner|petits déjeuners > dresser le buffet du petit déjeuner|servir les petits déjeuners
traiteur|service traiteur > préparer des buffets pour des mariages
accueil à l'hôtel|réception d'hôtel|accueil des hôtes > accueillir les clients de l'hôtel|tenir la réception d'un hôtel
check-out > faire payer les séjours|encaisser les départs
conciergerie > réserver des taxis et des restaurants pour les clients
night audit|clôture de nuit > clôturer la journée la nuit à la réception
contrôle des chambres > vérifier les chambres après le ménage|inspecter les chambres
lavage du linge|entretien du linge > laver le linge
accueil des touristes|accueil touristique|information touristique > renseigner les touristes
réservation de billets|émission de billets|billetterie aérienne > réserver des vols
accompagnement de groupes|accompagnement de voyages > accompagner des groupes en voyage
nettoyage industriel > nettoyer des ateliers et des machines
remise en état des locaux|nettoyage de fin de chantier > nettoyer les logements après travaux
dépoussiérage > enlever la poussière des meubles|épousseter
autolaveuse|conduite d'autolaveuse|monobrosse > laver les sols à l'autolaveuse|passer la monobrosse
évacuation des déchets|évacuation des poubelles|sortie des poubelles > vider les poubelles|sortir les conteneurs
réapprovisionnement des sanitaires|recharge de consommables > remplir le papier et le savon
désinfection|désinfection des surfaces > désinfecter les surfaces|passer le désinfectant
entretien des parties communes|nettoyage des parties communes|nettoyage des cages d'escalier > nettoyer les escaliers de l'immeuble|laver les cages d'escalier
aide ménagère|ménage à domicile|entretien du domicile > faire le ménage chez des particuliers
rondes|rondes de surveillance|rondes de sécurité|patrouille > faire le tour du site la nuit|patrouiller dans le site
surveillance de site|surveillance des locaux > garder un site|surveiller un entrepôt la nuit
accueil et filtrage|contrôle des visiteurs > vérifier les badges des visiteurs|noter les visiteurs à l'entrée
main courante|tenue de la main courante > noter les événements dans la main courante
sécurité événementielle|sécurité de manifestations > surveiller des concerts|surveiller l'entrée des concerts
prévention des vols|lutte contre le vol > surveiller les vols en magasin
sécurité incendie > vérifier les extincteurs et les issues
évacuation du public > faire sortir le public
intervention sur alarme|levée d'alarme > se rendre sur place en cas d'alarme
coupe et coiffage > couper et coiffer
mise en plis|brushing|coiffage > coiffer et sécher
coiffures de mariage > coiffer des mariées
manucure|soins des mains|beauté des mains > faire les ongles|poser du vernis
massage|massages bien-être > masser les clients
conseil beauté|conseil en cosmétique > conseiller des crèmes|conseiller sur les soins de la peau
pompes funèbres|assistance funéraire > organiser des obsèques|préparer les obsèques avec les familles
`;
