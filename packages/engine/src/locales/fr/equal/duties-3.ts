/** Shop, hotel, kitchen, cleaning, beauty, road, warehouse, security, in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties3 = `
vente de produits|vente d'articles|commercialisation de produits
vente conseil
vente assistée|vente accompagnée
argumentation commerciale|argumenté la vente|argumentation de vente
techniques de vente|méthodes de vente
upselling|montée en gamme des ventes
négociation de contrats|négocié les contrats|négociation contractuelle
signature de contrats|fait signer les contrats|conclusion de contrats|conclu des contrats
développement commercial|business development|développement des affaires
développement de clientèle|acquisition de clients|conquête de nouveaux clients|gagné de nouveaux clients|acquisition de nouveaux clients|conquis de nouveaux clients
vente de véhicules|vendu des voitures|vente automobile
vente d'électroménager|vente d'appareils ménagers
vente de meubles|vente d'ameublement|vente de mobilier
vente de produits frais|vente au rayon frais
vente de fromages|vente au rayon fromage
vente de poissons|vente au rayon marée
vente de viande|vente en boucherie
vente de vins|vente de vins et spiritueux
vente de fleurs|vente en fleuristerie
vente d'articles de bricolage > vendu de l'outillage
vente de matériaux|négoce de matériaux|vendu des matériaux de construction
vente de billets|vente de places de spectacle
paiement par carte|encaissé par carte|encaissements par carte bancaire|paiements par carte bancaire
rendu de monnaie|remise de la monnaie
fonds de caisse|compté le fond de caisse|comptage du fonds de caisse|caisse comptée chaque soir
ouverture de magasin|ouvert la boutique
fermeture de magasin|fermé la boutique
tenue du magasin|tenue de boutique
facing|tirage de rayon|remise en façade des produits
gestion des retours|retours clients|traité les retours|traitement des retours|gérer les retours clients
prévention du vol|lutte contre le vol|prévention des vols en magasin
emballage cadeau|paquets cadeaux|emballé les cadeaux|fait des paquets cadeaux
click and collect|click & collect|retrait de commandes en magasin|retrait en magasin
animation de point de vente|animations en magasin|animé un stand en magasin|animation en magasin|promotion en magasin > fait déguster des produits
service client|service à la clientèle|customer service|service aux clients
satisfaction client|satisfaction de la clientèle|customer satisfaction
centre d'appels|plateforme téléphonique|call center|plateau téléphonique|centre de contact|centre de relation client
appels entrants|réception d'appels|traitement d'appels entrants|répondu aux appels des clients|traiter les appels entrants|prendre les appels entrants|réception d'appels entrants|réceptionner les appels entrants
assistance téléphonique|hotline|support téléphonique|assistance par téléphone|dépannage téléphonique
gestion des litiges|traitement des litiges|traité les litiges|résolution de litiges|réglé les litiges
chat en ligne|live chat|tchat|messagerie instantanée client|répondu par chat
sondages téléphoniques|enquêtes téléphoniques|enquêtes par téléphone|interrogé par téléphone
check-in|enregistré les arrivées|enregistrement des arrivées|formalités d'arrivée|enregistrement des clients|enregistrer les voyageurs à leur arrivée|enregistrer les clients à l'arrivée > accueillir les clients à leur arrivée et remettre les clés|accueil et enregistrement des clients
check-out|enregistré les départs|enregistrement des départs|départ des clients
porté les bagages|portage de bagages|transport de bagages|service de bagagerie|monté les bagages en chambre
mise à blanc|remise à blanc|nettoyage à blanc|ménage à blanc
mise en place du petit-déjeuner|dressé le buffet du petit-déjeuner|préparation du petit-déjeuner|préparé les petits-déjeuners|buffet du petit-déjeuner
organisation de circuits|conception de circuits|montage de circuits touristiques|créé des circuits touristiques|élaboration d'itinéraires de voyage
accompagnement de groupes touristiques|accompagné des groupes de touristes|accompagnateur de voyages|tour leader
information touristique|renseignement touristique|renseigné les touristes|informé les touristes|accueil touristique|accueilli les touristes
entretien des emplacements de camping|nettoyage des mobil-homes|nettoyé les mobil-homes|ménage des mobil-homes
cuisine traditionnelle|cuisine française traditionnelle|cuisiné des plats traditionnels|plats traditionnels
cuisine gastronomique|restaurant gastronomique|haute gastronomie > cuisine étoilée|restaurant étoilé
élaboration de plats|préparation de plats|cuisiné des plats|élaboré des plats|préparé les plats|confection de plats|préparation des mets
cuisine froide|préparations froides|garde-manger@cuisine|entrées froides|préparer les entrées froides|préparation des plats froids > salades et terrines|réaliser salades et terrines|salades, terrines et canapés froids
grillades|cuisson au gril|grillé les viandes|poste grill
pâtisserie|confectionner des pâtisseries|confection de pâtisseries|réaliser des pâtisseries|fabrication de pâtisseries > confectionné des tartes|confectionné des entremets|confectionné des gâteaux|fabriqué des gâteaux|entremets et tartes
cuisson du pain en magasin|cuit les baguettes en magasin|terminal de cuisson
préparation bouchère|préparé les viandes|ficelage et parage|préparé rôtis et brochettes
abattage d'animaux|abattu les bêtes|abattage du bétail
ouverture de coquillages > ouvert les huîtres|banc d'écailler
préparation de crêpes|fait des crêpes|crêpes et galettes|tourné des crêpes
food cost|coût matière|calcul du coût matière
traçabilité alimentaire|traçabilité des denrées|traçabilité des produits alimentaires
contrôle de la chaîne du froid|surveillance de la chaîne du froid|suivi de la chaîne du froid > relevé les températures des frigos|relevé les températures des chambres froides
service du vin|servi les vins|ouvert les bouteilles de vin
encaissement des additions|encaissé les additions|édité les additions|encaissement des tables
préparation de cocktails|mixologie|préparé des cocktails|cocktails réalisés|élaboration de cocktails
barista|cafés de spécialité > latte art
travaux de nettoyage|travaux de ménage|prestations de nettoyage|entretien ménager
nettoyage des sanitaires|nettoyé les toilettes|nettoyage des toilettes|nettoyé les sanitaires|lavé les toilettes|nettoyage des WC|entretien des sanitaires|laver les sanitaires|récurer les sanitaires|ménage des toilettes|désinfecter les sanitaires > lavé les sanitaires|laver les toilettes
nettoyage des parties communes|entretien des parties communes|ménage des parties communes > nettoyé les cages d'escalier|ménage des cages d'escalier|nettoyage des escaliers
dépoussiérage|dépoussiéré les meubles|époussetage|essuyé les poussières|poussières faites > fait la poussière|enlevé la poussière|essuyé les meubles
aspiration des sols|passé l'aspirateur|aspiré les moquettes|aspiration des moquettes|aspirer les moquettes
balayage des sols|balayé les sols
nettoyage à la monobrosse|utilisation de la monobrosse|passé la monobrosse|lavage à la monobrosse
lavage mécanisé|utilisation de l'autolaveuse|conduit une autolaveuse|passé l'autolaveuse
mise en cire des sols|ciré les sols|cirage des sols
nettoyage haute pression|nettoyé au karcher|lavage haute pression|lavé au jet haute pression|laver au Kärcher|lavage au nettoyeur haute pression|nettoyer au jet haute pression
désinfection des surfaces|désinfecté les surfaces
évacuation des déchets|enlèvement des déchets > vidé les poubelles|sorti les poubelles|vidage des corbeilles|vidé les corbeilles|vidage des poubelles
lavage de voitures|lavé des voitures|nettoyage de voitures|nettoyage automobile|nettoyé des voitures
blanchisserie industrielle|lavage industriel du linge|lavé le linge en tunnel|traitement du linge
tri du linge|trié le linge|tri du linge sale
pliage du linge|plié le linge
détachage de vêtements|détaché les vêtements|enlevé les taches
coiffure > coupes et brushings|coupé et coiffé|coiffé les clientes
brushing|séché et coiffé les cheveux|séchage et mise en forme des cheveux
lissage de cheveux|lissé les cheveux|défrisage|défrisé les cheveux|défrisages > lissages brésiliens
pose d'extensions|extensions de cheveux
coupe homme|coupé les cheveux des hommes|coiffure homme
coiffures de cérémonie > coiffures de mariée|coiffures de mariage|coiffé des mariées
épilation à la cire|épilé à la cire|épilations cire
soins du corps|soins corporels > gommages et enveloppements|modelages du corps
massage bien-être|modelage du corps|massages de relaxation|massages relaxants|massages de détente
maquillage|maquillé les clientes|maquillé des mariées|mise en beauté|make-up
pose de vernis|vernissage des ongles|verni les ongles > vernis semi-permanent
pose d'ongles|prothésie ongulaire|posé des faux ongles|stylisme ongulaire > ongles en gel
extensions de cils|posé des extensions de cils
garde d'animaux|pension d'animaux > gardé des chiens|pension canine|gardé des chats
promenade de chiens|promené des chiens|dog walking
thanatopraxie|soins de conservation des défunts|embaumement
organisation d'obsèques|organisé des obsèques|organisation de funérailles|organisé des funérailles|organisé des enterrements
portage de cercueil|porté les cercueils|porteur funéraire
gestion des alarmes|traité les alarmes|traitement des alarmes
maître-chien|agent cynophile|conducteur de chien de sécurité
sûreté aéroportuaire|contrôle de sûreté aéroportuaire > contrôlé les bagages à l'aéroport|inspection filtrage des passagers
secours à personnes|secours aux victimes|secouru des victimes
patrouilles de quartier|patrouilles à pied
surveillance de la voie publique|surveillé la voie publique|surveillance du domaine public
contrôles routiers|contrôlé les conducteurs sur route > contrôles de vitesse
conduite de véhicules légers|conduite VL > conduit un véhicule utilitaire|conduit une camionnette
transport routier|transport routier de marchandises|transporté par camion
transport international|transport routier international|lignes internationales|conduite à l'international
transport régional|tournées régionales|livraisons régionales|conduite en régional
transport d'animaux vivants > transporté du bétail
transport de béton|conduit une toupie|camion malaxeur|livraison de béton
convois exceptionnels|transport exceptionnel|transporté des charges exceptionnelles
livraison de marchandises|livraison aux clients|tournées de livraison
livraison de repas|livraison de plats > livré des repas à vélo|livré des pizzas
distribution de prospectus|distribution de flyers|distribué des prospectus|distribution de tracts|distribué des tracts|distribué des flyers
bâchage|bâché le camion|bâchage débâchage
hayon élévateur|manœuvré le hayon|utilisation du hayon
tachygraphe|chronotachygraphe|disque chronotachygraphe
dédouanement|formalités douanières|opérations de dédouanement|customs clearance|dédouané les marchandises|dédouaner > déclarations en douane|déclarer en douane|établir les déclarations en douane
freight forwarding|commission de transport|transit international
conduite de nacelle|manœuvré une nacelle|conduite de PEMP
préparation vocale|commande vocale|préparé au casque vocal|vocal picking|préparation au casque
tri postal|tri du courrier et des colis
flux tendu|juste-à-temps|just in time|JIT@production flux
flux logistiques|gestion des flux logistiques|pilotage des flux logistiques
cross-docking|transbordement à quai|passage à quai
`;
