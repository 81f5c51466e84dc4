/** French, duties that most postings ask of offices, shops, kitchens, care at home, deliveries and workshops, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties32 = `
réponse aux appels téléphoniques|réponse aux appels|répondre aux appels|réponse téléphonique > répondre au téléphone|prendre les appels|décrocher le téléphone
commande de fournitures de bureau|commander les fournitures de bureau|commande des fournitures > commander le papier et les cartouches|commander le papier et l'encre|commander papier et stylos|commander le papier et les stylos|commander les enveloppes et le papier
mise en rayon|mettre en rayon|remplissage des rayons|mise en rayon des produits > ranger les articles dans les rayons|ranger les produits dans les rayons|ranger la marchandise dans les rayons|placer les produits dans les rayons|remplir les rayons|garnir les rayons
vente additionnelle|ventes additionnelles|vente complémentaire|ventes complémentaires > proposer des accessoires en plus|proposer des accessoires|proposer un produit complémentaire|proposer des produits complémentaires|proposer des articles complémentaires
étiquetage|étiquetage des produits|étiqueter les produits|étiquetage des prix|étiqueter les prix > coller les prix|poser les étiquettes de prix|mettre les prix sur les articles|afficher les prix sur les articles|coller les étiquettes
traçabilité des soins|tracer les soins|transmissions écrites > noter les soins dans le dossier|saisir les soins dans le dossier|consigner les soins dans le dossier|inscrire les soins dans le dossier
éducation thérapeutique|éducation thérapeutique du patient|éducation thérapeutique des patients > éduquer les diabétiques|éduquer les patients à leur traitement|apprendre aux patients à gérer leur traitement|apprendre aux diabétiques à faire leurs injections
aide à la toilette et à l'habillage|aider à la toilette et à l'habillage > laver et habiller des personnes âgées|laver et habiller des résidents|laver et habiller des patients
aide à la toilette > laver et habiller des personnes âgées|laver et habiller des résidents|laver les personnes âgées|laver les résidents|faire la toilette des personnes âgées
aide à l'habillage|aider à s'habiller|habillage des résidents > habiller les résidents|habiller des personnes âgées|habiller les patients
préparation des repas|préparer les repas|préparation de repas|confection des repas > cuisiner pour des personnes âgées|cuisiner pour les résidents|cuisiner le déjeuner|cuisiner les repas|faire à manger
entretien du logement|entretien du domicile|entretien de la maison|ménage à domicile|entretien du cadre de vie|entretien courant du logement > laver les sols et la salle de bain|faire le ménage chez les personnes âgées|faire le ménage du logement|nettoyer le logement|passer l'aspirateur et laver les sols|nettoyer la maison
accompagnement aux rendez-vous|accompagner aux rendez-vous > accompagnement aux rendez-vous médicaux|accompagner chez le médecin|conduire chez le médecin|emmener chez le médecin
accompagnement aux rendez-vous médicaux|accompagner aux rendez-vous médicaux > accompagner chez le médecin|emmener chez le médecin
tenue du cahier de liaison|tenir le cahier de liaison|remplir le cahier de liaison|renseigner le cahier de liaison > noter dans le cahier de liaison|noter chaque passage dans le cahier de liaison
normes d'hygiène haccp|règles d'hygiène haccp|normes haccp|règles haccp|méthode haccp|haccp
nettoyage de la cuisine|nettoyer la cuisine|entretien de la cuisine > nettoyer le plan de travail et les fours|nettoyer les fours et les plans de travail|nettoyer les plaques et les fours
service en salle|service à table|servir en salle > apporter les plats en salle|apporter les plats aux tables|servir les plats en salle|servir les plats à table|porter les plats en salle
débarrassage|débarrassage des tables|débarrasser les tables|desservir les tables|débarrassage de tables
service au bar|servir au bar > préparer des cocktails derrière le bar|préparer les boissons au bar|servir les boissons au comptoir|servir les bières au comptoir
émargement des bons de livraison|faire signer les bons de livraison|signature des bons de livraison
contrôle du véhicule|contrôler le véhicule|vérification du véhicule|contrôle avant départ > vérifier les niveaux et les pneus|contrôler les niveaux et la pression des pneus|vérifier les pneus et les feux|vérifier les pneus les niveaux et les feux
réglementation sociale européenne|rse@conducteur conducteurs transport chauffeur routier conduite|temps de conduite et de repos|respect des temps de conduite
contrôle des réceptions|contrôler les réceptions|contrôle à réception|contrôle réception|contrôle des marchandises à réception > contrôler les livraisons à l'arrivée|vérifier les livraisons à l'arrivée|contrôler les marchandises à l'arrivée|comparer la livraison et le bon de livraison
inventaire|inventaires|réalisation d'inventaires|faire l'inventaire > compter les références|compter le stock|compter les articles|compter les pièces en stock
dépannage électrique|dépannages électriques|dépannage d'installations électriques|dépanner des installations électriques > réparer les pannes électriques|réparer des pannes électriques
pose d'appareillage|pose d'appareillage électrique|pose d'appareillages|poser l'appareillage > installer des prises et des interrupteurs|poser des prises et des interrupteurs|poser prises et interrupteurs|installer des prises des interrupteurs et des luminaires
freinage|réfection des freins > changer les plaquettes et les disques|remplacer les plaquettes et les disques|changer les plaquettes de frein|remplacer les plaquettes de frein
montage de pneus|montage de pneumatiques|monter des pneus|montage et équilibrage de pneus > monter et équilibrer des pneus|changer les pneus
vidange|vidanges|réalisation de vidanges|faire les vidanges
essais routiers|essai routier|essai sur route|essais sur route > essayer les voitures sur route|essayer les véhicules sur route
accueil physique|accueil physique des visiteurs > recevoir les visiteurs|accueillir les visiteurs au guichet|accueillir les visiteurs à l'entrée
saisie de courriers|saisie de courrier|frappe de courriers|saisir les courriers|frappe de courrier > taper les lettres|taper les courriers|taper des lettres
transfert d'appels|transférer les appels|transfert des appels > passer les appels aux collègues
`;
