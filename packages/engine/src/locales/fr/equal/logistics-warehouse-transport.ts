/** French, logistics, warehouse, transport: one line, one meaning; our own list. */
export const logisticsWarehouseTransport = `
réception et contrôle des marchandises|recevoir et contrôler les marchandises|réceptionner et vérifier les livraisons
contrôle des bons de livraison|contrôler les bons de livraison|vérifier les bons de livraison|vérification des bl|pointer les bons de livraison
rangement des marchandises|ranger les marchandises
mise en rack|mettre les palettes en rack
gerbage de palettes|gerber les palettes|empiler des palettes|empilage de palettes|gerbage|palettes rangées en hauteur
préparation de commandes vocale|préparer les commandes en vocal|préparation à la commande vocale
emballage de marchandises|emballer les marchandises|emballage de colis|emballer les colis|faire les colis|mise en colis|empaquetage|packing
mettre sur palettes|mise sur palettes|palettisation|palettiser|monter les palettes
filmage de palettes|filmer les palettes|banderolage de palettes|banderoler les palettes|banderolage
étiquetage de colis|étiqueter les colis|étiquetage des envois
pesage de marchandises|peser les marchandises|pesée de colis|peser les colis
tri de colis|trier les colis|trier les paquets
chargement de camions|chargement des camions|chargement de véhicules|charger les véhicules|chargé les camions
déchargement de camions|vider les camions|déchargé les camions|dépotage de camions
dépotage de conteneurs|dépoter les conteneurs|vider les conteneurs|décharger les conteneurs|déchargement de conteneurs
empotage de conteneurs|empoter les conteneurs|charger les conteneurs|chargement de conteneurs|remplir les conteneurs
arrimage de charges|arrimer les charges|arrimer la marchandise|sanglage de charges|sangler le chargement|sanglage du chargement|sangler les charges|arrimage|arrimé le chargement|arrimage du chargement|sanglage
conduite de chariot élévateur frontal|conduire un chariot frontal|conduite de chariots frontaux
conduite de chariot à mât rétractable|conduire un chariot rétractable|conduire un mât rétractable|conduite de rétractable
conduite de transpalette électrique|conduire un transpalette électrique|conduite de transpalette|manié un transpalette|utilisation de transpalette|transpalette électrique
conduite de gerbeur|conduire un gerbeur
inventaire physique|faire l'inventaire physique|inventaires physiques
inventaires tournants|réaliser des inventaires tournants|faire les inventaires tournants|comptages tournants|comptages cycliques
correction des écarts de stock|corriger les écarts de stock|régulariser les écarts d'inventaire
analyse des écarts de stock|analyser les écarts d'inventaire
gestion d'entrepôt|gérer l'entrepôt|gestion de dépôt|gérer un dépôt|gestion de plateforme logistique|warehouse management
organisation de l'entrepôt|organiser l'entrepôt
gestion des emplacements|gérer les emplacements de stockage|adressage de stock
gestion des retours de marchandises|gérer les retours de marchandises
gestion des emballages consignés|gérer les emballages consignés
gestion des approvisionnements|gérer les approvisionnements
passation de commandes fournisseurs|passer les commandes fournisseurs|commander auprès des fournisseurs|passer commande aux fournisseurs|émettre les commandes d'achat|émission des commandes d'achat
relance des fournisseurs|relancer les fournisseurs|relances fournisseurs
suivi des livraisons fournisseurs|suivre les livraisons fournisseurs
calculer les besoins en approvisionnement|calcul des besoins en approvisionnement|calculer les besoins d'approvisionnement
prévision de la demande|prévoir la demande|prévisions de la demande|demand forecasting
achats de matières premières|acheter les matières premières|achat matières premières
comparaison des offres fournisseurs|comparer les offres fournisseurs|analyse comparative des offres fournisseurs
recherche de fournisseurs|rechercher des fournisseurs|trouver des fournisseurs|sourcing fournisseurs|sourcer des fournisseurs|chercher des fournisseurs|prospection de fournisseurs
évaluation des fournisseurs|évaluer les fournisseurs|notation des fournisseurs
planification des transports|planifier les transports
affréter des camions|affrètement de camions|affréter les camions|affrètement|affréteur|affrètement de transport
planification des chauffeurs|planifier les chauffeurs|établir le planning des chauffeurs|planning conducteurs|planning des chauffeurs|affectation des chauffeurs|planifié les conducteurs
optimisation de tournées|optimiser les tournées
livraison de colis|livrer des colis|distribution de colis|distribuer des colis
livraison à domicile|livrer à domicile|livraisons à domicile|livraison aux particuliers|livrer chez les clients
livraison du dernier kilomètre|livraison dernier kilomètre
distribution du courrier|distribuer le courrier|tournée de facteur|remise du courrier
transport de marchandises|transporter des marchandises|acheminer des marchandises|acheminement de marchandises
transport de marchandises dangereuses|transporter des matières dangereuses|transport de matières dangereuses|ADR@transport conduite matières permis chauffeur camion|transport ADR|TMD@transport
transport de personnes|transporter des personnes|transport de voyageurs|transporter des voyageurs|transport de passagers|transporter des passagers|conduire des voyageurs > conduite de bus|conduite d'autobus|conduite de cars|conduit un autocar
conduite d'autobus|conduire un autobus|conduire des bus|conduite de bus
conduite d'autocar|conduire un autocar|conduire des cars
conduire un semi-remorque|conduite de semi-remorques|conduite SPL|conduite de super poids lourd|conduit un ensemble articulé
conduite de camion-benne|conduire un camion-benne|conduite de camions-bennes|conduire des camions-bennes|conduite de benne
conduite de taxi|conduire un taxi|transporté des clients en taxi|course de taxi
conduite de vtc|conduire en vtc
conduite d'ambulance|conduire une ambulance
conduite de tramway|conduire le tramway|conduite de tram|conduire les trams
conduite de trains|conduire des trains|conduite de locomotives
transport scolaire|conduire le car scolaire|transporter les élèves|conduite de bus scolaire|transport d'écoliers|conduire les cars scolaires|conduire des élèves|ramassage scolaire
vente de titres de transport|vendre des titres de transport
contrôle des titres de transport|contrôler les titres de transport|contrôle des billets|vérifier les titres de transport
respect des temps de conduite|respecter les temps de conduite et de repos|respecter les temps de conduite
utilisation du chronotachygraphe|utiliser le chronotachygraphe|utilisation du tachygraphe|utiliser le tachygraphe
contrôle du véhicule avant départ|contrôler le véhicule avant le départ|vérifier le véhicule avant départ
établir les lettres de voiture|remplir les lettres de voiture|établissement des lettres de voiture
établissement de documents de transport|établir les documents de transport
établissement de bons de livraison|établir les bons de livraison|éditer les bons de livraison|faire les bl|édition des bons de livraison
déclarations en douane|établir les déclarations en douane|déclarer en douane|faire les déclarations douanières|rédiger les déclarations en douane
fret maritime|transport maritime de marchandises|sea freight > expédié par bateau|expéditions maritimes
fret aérien|transport aérien de marchandises|air freight > expédié par avion|expéditions aériennes
gestion du quai|gérer les quais|gestion des quais de chargement
planifier les rendez-vous de livraison|planification des rendez-vous de livraison|planifier les créneaux de livraison
gestion des litiges transport|gérer les litiges transport|traiter les litiges de transport
suivi des expéditions|suivre les expéditions|suivi des envois|suivre les envois|suivi des livraisons|track and trace|suivi des colis
déménager des particuliers et entreprises|déménagement de particuliers et entreprises
lavage de véhicules|laver les véhicules
ravitaillement d'avions|avitailler les avions|avitaillement
charger et décharger les bagages|chargement et déchargement des bagages
saisie des mouvements de stock|saisir les mouvements de stock|enregistrer les entrées et sorties de stock|saisie des entrées et sorties
lecture de codes-barres|scanner les codes-barres|scan de codes-barres|lire les codes-barres|scan de colis|flashé les colis|flashage
nettoyage de l'entrepôt|nettoyer l'entrepôt
formation des caristes|former les caristes
contrôle des arrivages|contrôler les arrivages|contrôler les livraisons à l'arrivée
mise en stock|mettre en stock|mettre les marchandises en stock|stockage de marchandises|stocker les marchandises|entreposer les marchandises|entreposage de marchandises|rangé les marchandises en stock|entreposage|rangement en entrepôt
chargement de remorques|charger les remorques|rempli des remorques
déchargement de remorques|décharger les remorques|vider les remorques
utilisation de transpalette électrique|utiliser un transpalette électrique|manier le transpalette électrique
manutention de charges|manutentionner des charges|manutentionné des colis|manutention de marchandises > porté des charges lourdes
port de charges lourdes|porter des charges lourdes
logistique inverse|logistique des retours|reverse logistics
planification des approvisionnements|planifier les approvisionnements|supply planning
suivi des commandes fournisseurs|suivre les commandes fournisseurs
consultation de fournisseurs|consulter les fournisseurs|consultation d'entreprises|demandes de prix|demandé des devis|RFQ|demandes de cotation
organisation des transports|organiser les transports
optimisation des itinéraires de livraison|optimiser les itinéraires de livraison
transport réfrigéré|transport frigorifique|transport frigo|conduire un camion frigorifique|transport sous température dirigée|transport de denrées périssables
vente de billets à bord|vendre les billets à bord|vendre les tickets à bord
contrôle des billets|contrôler les billets|vérifier les billets
établissement des documents d'expédition|établir les documents d'expédition|préparer les documents d'expédition|rédiger les documents d'expédition
gestion des opérations d'import-export|gérer les opérations d'import-export
prise de rendez-vous de livraison|prendre les rendez-vous de livraison|fixer les rendez-vous de livraison
nettoyage de véhicules|nettoyer les véhicules > nettoyé des bus|nettoyage de trains|nettoyage de bus|nettoyé des trains
`;
