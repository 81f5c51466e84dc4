/** French, duties of building, workshops, quality, stores, transport and energy, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties19 = `
lecture de plans|interprétation de plans > travailler d'après plans|monter d'après plans
implantation de chantier > tracer les murs au sol
montage d'échafaudages|échafaudage > monter des échafaudages
travaux de voirie > poser des bordures et de l'enrobé
démolition|travaux de démolition > casser des cloisons|démolir des murs
application d'enduit > enduire les murs
ponçage > poncer les murs|poncer des parquets
préparation des supports|préparation des surfaces > reboucher et poncer avant peinture|préparer les murs avant peinture
montage de charpente|levage de charpentes > monter des charpentes
travaux d'isolation > poser de la laine de verre|isoler des maisons
menuiserie d'agencement > fabriquer et poser des placards
pose de portes|montage de portes > poser des portes
débit de bois|usinage du bois > scier et raboter le bois
serrurerie métallerie > fabriquer des portails et des garde-corps
soudure|soudage|travaux de soudure > souder|assembler par soudure
installation électrique|installations électriques|électricité bâtiment > poser prises et interrupteurs|câbler des logements
câblage d'armoires|câblage de tableaux|câblage d'armoires électriques > câbler des tableaux|monter des tableaux électriques
pose de luminaires|installation d'éclairage > poser des lampes|poser des luminaires
bornes de recharge|installation de bornes > installer des bornes de recharge
dépannage électrique|recherche de pannes électriques > chercher des pannes électriques|dépanner les installations électriques
plomberie|travaux de plomberie > poser lavabos et douches|raccorder éviers et lavabos
dépannage plomberie|réparation de fuites > réparer des fuites|réparer des robinets
installation de chauffage > monter des chaudières|poser des radiateurs
entretien de climatisations|maintenance de climatisation > nettoyer les climatiseurs et vérifier le gaz
pompes à chaleur|installation de pompes à chaleur > poser des pompes à chaleur
suivi de chantier|suivi de chantiers > passer chaque semaine sur le chantier|suivre l'avancement du chantier
prise de cotes > mesurer sur chantier
réception de travaux|levée de réserves > contrôler les travaux finis et faire lever les réserves
dessin technique|DAO > dessiner des plans sur AutoCAD|dessiner des plans à l'ordinateur
CAO|modélisation 3D > dessiner des pièces sur SolidWorks|modéliser des pièces
calculs de structure > calculer des poutres
tournage et fraisage > tourner et fraiser des pièces|usiner des pièces
commande numérique|conduite de machines à commande numérique|CNC > conduire une fraiseuse numérique|conduire un tour numérique
programmation CNC|programmation de machines > écrire des programmes pour la fraiseuse
injection plastique|conduite de presses à injecter > conduire des presses à injecter
emboutissage|conduite de presses > conduire une presse
montage mécanique|assemblage mécanique|montage de pièces > assembler des pièces|monter des moteurs
montage en série|travail à la chaîne|assemblage en ligne > travailler à la chaîne|assembler à la chaîne
conduite de ligne|conduite de lignes de production|pilotage de ligne > conduire une ligne d'emballage|surveiller une ligne de production
approvisionnement de lignes|alimentation des lignes|alimentation de machines > alimenter la ligne en pièces|charger les machines
conditionnement > mettre en carton|emballer les produits
contrôle visuel|contrôle d'aspect > regarder l'aspect des pièces|trier les pièces à l'oeil
contrôle dimensionnel|métrologie|mesures dimensionnelles > mesurer les pièces au pied à coulisse|vérifier les cotes
autocontrôle|contrôle en cours de production > vérifier ses propres pièces
non-conformités|traitement des non-conformités|gestion des non-conformités > enregistrer les défauts et leur cause
analyse des causes|recherche de causes > chercher la cause des défauts
audits qualité|audits internes > auditer les ateliers
rédaction de procédures|rédaction de modes opératoires > écrire les modes opératoires|écrire des instructions de travail
amélioration continue > proposer des améliorations au poste
5S > ranger et marquer les postes de travail
planification de production|planification de la production > planifier les ordres de fabrication|fixer l'ordre des fabrications
suivi de production|relevé de production > noter les quantités produites|relever les quantités produites
maintenance préventive|entretien préventif > graisser et contrôler les machines selon un plan|changer les pièces avant la panne
maintenance industrielle|entretien de machines > réparer et entretenir les machines
GMAO > noter les interventions dans le logiciel de maintenance
prévention des risques > repérer les dangers à l'atelier
accueil sécurité > expliquer les consignes de sécurité aux nouveaux
mécanique automobile|réparation automobile|entretien automobile > réparer des voitures|entretenir des voitures
remplacement de freins > changer des plaquettes|changer les freins
remplacement de courroies > changer des courroies
diagnostic électronique|diagnostic automobile|valise de diagnostic > lire les défauts à la valise
débosselage > redresser des tôles
préparation de véhicules|nettoyage de véhicules > laver et aspirer les voitures
préparation de commandes|picking > prélever les articles pour les commandes|rassembler les articles des commandes
commande vocale|préparation vocale > préparer au casque
expéditions|préparation des expéditions > emballer et expédier les colis|envoyer les colis
emballage|emballage de colis > faire des colis|emballer des colis
chargement de camions|chargement et déchargement > charger et décharger les camions
réception|réception des marchandises > réceptionner les camions
gestion des retours|traitement des retours > contrôler les articles renvoyés|traiter les colis renvoyés
inventaires tournants|inventaire tournant > compter chaque jour quelques références
rangement du stock|mise en stock > ranger les palettes en hauteur|ranger la marchandise en entrepôt
lecteur de code-barres > scanner les colis
conduite de transpalette > conduire un transpalette
conduite de véhicules|conduite VL > conduire une camionnette
distribution de colis|tournées de livraison > livrer des colis|distribuer des colis
transport de personnes|transport de voyageurs > conduire un bus|conduire un autocar
contrôle des titres de transport > vérifier les billets des passagers
documents de transport > remplir les lettres de voiture
entretien courant du véhicule|contrôle du véhicule > vérifier niveaux et pneus avant le départ
affrètement|recherche de transporteurs > trouver des camions pour les chargements
déménagement|manutention de meubles > porter des meubles
déclarations douanières|formalités douanières|dédouanement > remplir les papiers de douane
distribution du courrier|tournée de facteur > distribuer le courrier en tournée
tri de colis|tri postal > trier les lettres et colis
entretien des voies > changer des traverses et des rails
manoeuvre et amarrage|amarrage > amarrer les bateaux
avitaillement|ravitaillement en carburant > remplir les réservoirs des avions
enregistrement des passagers > enregistrer les voyageurs et leurs bagages
traitement de l'eau|traitement des eaux > surveiller une station d'épuration
tri sélectif|tri des déchets recyclables|tri de déchets > séparer plastiques et papiers
accueil en déchetterie > orienter les gens vers les bennes
`;
