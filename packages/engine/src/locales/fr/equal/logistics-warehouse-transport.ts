/** French, logistics, warehouse, transport: one line, one meaning; our own list. */
export const logisticsWarehouseTransport = `
réception et contrôle des marchandises|réceptionner et vérifier les livraisons
contrôle des bons de livraison|vérifier les bons de livraison|vérification des bl|pointer les bons de livraison
mise en rack|mettre les palettes en rack
gerbage de palettes|gerber les palettes|empiler des palettes|empilage de palettes|gerbage|palettes rangées en hauteur
préparation de commandes vocale|préparer les commandes en vocal
emballage de marchandises|emballer les marchandises|emballage de colis|emballer les colis|faire les colis|mise en colis|empaquetage|packing
mettre sur palettes|palettisation|palettiser|monter les palettes|palettisé les cartons|constitution de palettes|palettisé la marchandise|mettre sur palette|palettiser les cartons|mise sur palette|monter des palettes|montage de palettes|charger sur palettes
filmage de palettes|filmer les palettes|banderolage de palettes|banderoler les palettes|banderolage
étiquetage de colis|étiqueter les colis|étiquetage des envois
pesage de marchandises|peser les marchandises|pesée de colis|peser les colis
tri de colis|trier les paquets
chargement de camions|chargement de véhicules|charger les véhicules|chargé les camions|chargement des remorques|charger les semi-remorques > chargé la marchandise dans les camions
déchargement de camions|vider les camions|déchargé les camions|dépotage de camions|déchargement des remorques|décharger les semi-remorques
dépotage de conteneurs|dépoter les conteneurs|vider les conteneurs|décharger les conteneurs|déchargement de conteneurs
empotage de conteneurs|empoter les conteneurs|charger les conteneurs|chargement de conteneurs|remplir les conteneurs
arrimage de charges|arrimer les charges|arrimer la marchandise|sanglage de charges|sangler le chargement|sanglage du chargement|sangler les charges|arrimage|arrimé le chargement|arrimage du chargement|sanglage|arrimer le chargement > attacher le chargement|caler et sangler|fixer les charges avec des sangles|caler et attacher les engins
conduite de chariot élévateur frontal|conduire un chariot frontal|conduite de chariots frontaux
conduite de chariot à mât rétractable|conduire un chariot rétractable|conduire un mât rétractable|conduite de rétractable
conduite de transpalette électrique|conduite de transpalette|manié un transpalette|utilisation de transpalette|transpalette électrique
inventaire physique|faire l'inventaire physique
inventaires tournants|réaliser des inventaires tournants|faire les inventaires tournants|comptages tournants|comptages cycliques
correction des écarts de stock|régulariser les écarts d'inventaire
analyse des écarts de stock|analyser les écarts d'inventaire
gestion d'entrepôt|gestion de dépôt|gestion de plateforme logistique|warehouse management
organisation de l'entrepôt|organiser l'entrepôt
gestion des emplacements|gérer les emplacements de stockage|adressage de stock
passation de commandes fournisseurs|passer les commandes fournisseurs|commander auprès des fournisseurs|émettre les commandes d'achat
prévision de la demande|demand forecasting
comparaison des offres fournisseurs|comparer les offres fournisseurs|analyse comparative des offres fournisseurs
recherche de fournisseurs|trouver des fournisseurs|sourcing fournisseurs|sourcer des fournisseurs|chercher des fournisseurs|prospection de fournisseurs
affréter des camions|affrètement de camions|affrètement|affréteur|affrètement de transport|affréter|affréter des transporteurs|réserver des transports
planification des chauffeurs|établir le planning des chauffeurs|planning conducteurs|planning des chauffeurs|affectation des chauffeurs|planifié les conducteurs
optimisation de tournées|optimiser les tournées
livraison de colis|distribution de colis|distribuer des colis|remettre des colis|livrer les paquets > livré des paquets
livraison à domicile|livraison aux particuliers|livrer chez les clients|livrer au domicile des clients
distribution du courrier|distribuer le courrier|tournée de facteur|remise du courrier|tournée de distribution du courrier|tournées de courrier > distribuer les lettres
transport de marchandises|acheminer des marchandises|acheminement de marchandises
transport de marchandises dangereuses|transporter des matières dangereuses|ADR@transport conduite matières permis chauffeur camion|transport ADR|TMD@transport
transport de personnes|transport de voyageurs|transport de passagers|conduire des voyageurs > conduite de bus|conduite d'autobus|conduite de cars|conduit un autocar
conduite d'autobus|conduire des bus|conduire des autobus|conduire un autobus
conduite d'autocar|conduire des cars
conduire un semi-remorque|conduite SPL|conduite de super poids lourd|conduit un ensemble articulé|conduite de super lourd
conduite de camion-benne|conduite de benne
conduite de taxi|transporté des clients en taxi|course de taxi
conduite de trains|conduite de locomotives
transport scolaire|conduire le car scolaire|transporter les élèves|conduite de bus scolaire|transport d'écoliers|conduire les cars scolaires|conduire des élèves|ramassage scolaire|conduire l'autobus scolaire > emmener des élèves au collège en car|conduire les élèves à l'école|emmener en car des élèves|conduire des écoliers en car|transporter des collégiens|conduire des élèves à l'école en autocar
contrôle des titres de transport|contrôle des billets|vérifier les titres de transport|vérifier les billets
respect des temps de conduite|respecter les temps de conduite et de repos
utilisation du chronotachygraphe|utiliser le chronotachygraphe|utilisation du tachygraphe|utiliser le tachygraphe
contrôle du véhicule avant départ|vérifier le véhicule avant départ
établir les lettres de voiture|remplir les lettres de voiture|rédiger des lettres de voiture
établissement de bons de livraison|éditer les bons de livraison|faire les bl
déclarations en douane|établir les déclarations en douane|déclarer en douane|faire les déclarations douanières|rédiger les déclarations en douane
fret maritime|transport maritime de marchandises|sea freight > expédié par bateau|expéditions maritimes
fret aérien|transport aérien de marchandises|air freight > expédié par avion|expéditions aériennes
gestion du quai|gérer les quais|gestion des quais de chargement
planifier les rendez-vous de livraison|planifier les créneaux de livraison
gestion des litiges transport|traiter les litiges de transport
suivi des expéditions|suivi des envois|suivi des livraisons|track and trace|suivi des colis
déménager des particuliers et entreprises|déménagement de particuliers et entreprises
ravitaillement d'avions|avitailler les avions|avitaillement
charger et décharger les bagages|chargement et déchargement des bagages
saisie des mouvements de stock|enregistrer les entrées et sorties de stock|saisie des entrées et sorties
lecture de codes-barres|scanner les codes-barres|scan de colis|flashé les colis|flashage
nettoyage de l'entrepôt|nettoyer l'entrepôt
formation des caristes|former les caristes
contrôle des arrivages|contrôler les livraisons à l'arrivée
mise en stock|mettre les marchandises en stock|stockage de marchandises|stocker les marchandises|entreposer les marchandises|entreposage de marchandises|rangé les marchandises en stock|entreposage|rangement en entrepôt
chargement de remorques|charger les remorques|rempli des remorques
déchargement de remorques|décharger les remorques|vider les remorques
utilisation de transpalette électrique|utiliser un transpalette électrique|manier le transpalette électrique
manutention de charges|manutentionner des charges|manutentionné des colis|manutention de marchandises > porté des charges lourdes
logistique inverse|logistique des retours|reverse logistics
planification des approvisionnements|supply planning
consultation de fournisseurs|consulter les fournisseurs|consultation d'entreprises|demandes de prix|demandé des devis|RFQ|demandes de cotation
organisation des transports|organiser les transports
optimisation des itinéraires de livraison|optimiser les itinéraires de livraison
transport réfrigéré|transport frigorifique|transport frigo|conduire un camion frigorifique|transport sous température dirigée|transport de denrées périssables|conduite de véhicules frigorifiques
vente de billets à bord|vendre les tickets à bord
établissement des documents d'expédition|préparer les documents d'expédition|rédiger les documents d'expédition
prise de rendez-vous de livraison|fixer les rendez-vous de livraison
nettoyage de véhicules|nettoyer les véhicules > nettoyé des bus|nettoyage de trains|nettoyage de bus|nettoyé des trains
`;
