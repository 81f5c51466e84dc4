/** Duties of all trades in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties11 = `
ouverture de portes|ouvert des portes claquées|ouvertures de portes claquées|ouvrir des portes bloquées|ouvertures de portes
pose de portes blindées|blindage de portes
couverture zinc|toiture zinc
pose de liteaux|liteaunage
réparation de gouttières|réparé des gouttières
dépose de toitures amiantées|démontage de toitures amiante
VRD|voirie et réseaux divers
pose de réseaux d'assainissement|canalisations d'assainissement
remblaiement|remblayé les tranchées
nivellement|nivelé le terrain|nivellement de terrain
conduite de niveleuse
conduite de finisseur
conduite de toupie béton|camion toupie
vibration du béton|vibré le béton
étaiement|étayé les planchers|pose d'étais|étayage
coffrage de voiles|banché des voiles|coffrage de murs banchés
pose d'armatures|mise en place des armatures
préfabrication béton|éléments préfabriqués en béton
injection de résine|injecté de la résine
forage de pieux|foré des pieux|exécution de pieux
carottage|carotté des dalles|carottages béton
sciage de béton|scié du béton
curage de bâtiments|déposé les cloisons avant démolition|curage avant démolition
décompte général définitif|DGD@chantier marché
situations de travaux|situations mensuelles|établi les situations de travaux
comptes rendus de chantier|rédigé les comptes rendus de chantier
déboursés secs|calcul de déboursés|étude de déboursés
paie des saisonniers|établi la paie des saisonniers
prélèvement à la source|PAS@paie impôt salarié retenue|retenue à la source de l'impôt
attestation employeur|attestations employeur|attestations France Travail|attestations Pôle emploi
acomptes sur salaire|avances sur salaire|traité les acomptes
saisies sur salaire|saisies-arrêts sur salaire|oppositions sur salaire
fiches de fonction|descriptions de poste|descriptifs de poste|job descriptions
cartographie des métiers|référentiel des métiers|référentiel emplois et compétences
bilan social individuel|BSI@rémunération salarié
index égalité professionnelle|index de l'égalité femmes-hommes
ruptures conventionnelles|négocié des ruptures conventionnelles|traitement des ruptures conventionnelles
intéressement et participation
masterisation|création de masters|masterisé des postes
réinitialisation de mots de passe|réinitialisé les mots de passe
supervision réseau|supervisé le réseau|monitoring réseau
téléphonie d'entreprise|administration de la téléphonie|téléphonie VoIP
gestion des licences logicielles|suivi des licences logicielles|software asset management
tests de restauration|testé les restaurations
durcissement des systèmes|hardening|durcissement de serveurs
gestion des logs|gestion des journaux systèmes|centralisation des logs
authentification forte|MFA|authentification multifacteur|double authentification|2FA
authentification unique|SSO|single sign-on
annuaire Active Directory|Active Directory|AD@annuaire windows utilisateurs serveur
conteneurs Docker|dockerisation|conteneurisation
orchestration de conteneurs > Kubernetes
développement piloté par les tests|TDD@tests développement code
architecture orientée services|SOA@architecture services
interface de programmation applicative|API
base de données relationnelle|SGBDR|bases relationnelles
procédures stockées|écrit des procédures stockées
optimisation de bases de données|tuning de bases de données
alimentation d'un entrepôt de données|ETL@données entrepôt flux|flux ETL|chargement d'entrepôts de données
qualité des données|data quality
préparation de données|data preparation|préparé des jeux de données
jeux de données|datasets
apprentissage supervisé|supervised learning
réseaux de neurones|neural networks
traitement d'images|image processing
reconnaissance vocale|speech recognition
maquettes d'écrans|mockups
parcours utilisateur|user journey
carte d'empathie|empathy map
ergonomie web|ergonomie d'interface
intégration de maquettes|intégré des maquettes
site vitrine
boutique en ligne|site marchand|site e-commerce|e-shop
tunnel d'achat|tunnel de commande
taux de conversion|conversion rate|taux de transformation
paniers abandonnés|relance de paniers
fiches produits|product sheets
places de marché|marketplaces
acquisition payante|acquisition de trafic payant|paid acquisition
reciblage publicitaire|retargeting|remarketing
marketing d'affiliation
netlinking|acquisition de backlinks|création de liens entrants
audit SEO|audits de référencement
recherche de mots-clés|étude de mots-clés|keyword research
marketing automation|automatisation du marketing
lead nurturing|maturation de leads|réchauffage de leads
lead scoring|notation de leads|scoring de prospects
aimants à prospects|lead magnets
étude de notoriété
groupes de discussion|focus groups|réunions de groupe consommateurs
street marketing|marketing de rue
recherche de mécènes|recherche de mécénat
conférences de presse|points presse
journal interne|rédigé le journal interne|newsletter interne
animation de l'intranet|animé l'intranet|mise à jour de l'intranet
identité de marque|branding|brand identity
création de packagings|conception d'emballages|design d'emballages|packaging design|dessiner des packagings|design de packaging|conception de packaging|création d'emballages|créer des packagings|concevoir des emballages
conception de signalétique|création de signalétique
détourage|détouré des photos|détourage de photos
chromie|retouche colorimétrique|corrections colorimétriques
préparation de fichiers imprimeur|fichiers prêts à imprimer|prépresse|pré-presse
suivi de fabrication imprimée|suivi d'impression
animations 2D|animé des personnages en 2D|animation 2D
effets visuels|VFX|effets spéciaux numériques
story-board|storyboard|scénarimages
direction de la photographie|direction photo
prises de vues aériennes|prise de vue aérienne > filmé au drone|tournage au drone
castings|organisé des castings|organisation de castings
programmation culturelle|programmé des spectacles|programmation de spectacles
commissariat d'exposition|commissariat d'expositions|curation d'exposition
récolement|récolement des collections|récolé les collections
prêt entre bibliothèques|PEB@bibliothèque livres
équipement de documents|équipé les livres > couvert des livres|plastification de livres
bulletinage|bulletiné les revues
animation de club de lecture|clubs de lecture|animé un club de lecture
veille documentaire|veille informationnelle
interprétation de liaison|interprétariat de liaison
mémoires de traduction|translation memories
doublage de films|doublé des films
voix off|enregistré des voix off|voix hors champ
audiodescription|rédigé des audiodescriptions
travail en EHPAD|travaillé en établissement d'hébergement pour personnes âgées dépendantes|exercé en EHPAD
plans en CAO|plans en conception assistée par ordinateur|dessiné en CAO
travail en crèche|exercé en crèche
cuisine italienne|cuisiné des plats italiens|plats italiens
cuisine japonaise|cuisiné des plats japonais|plats japonais
cuisine asiatique|cuisiné des plats asiatiques|plats asiatiques
cuisine provençale|cuisiné des plats provençaux
cuisson sous vide
préparation de sauces|préparé des sauces|fonds et sauces|confectionné des sauces
préparation de pâtes fraîches|fabriqué des pâtes fraîches|pâtes fraîches maison
préparation de sushis|préparé des sushis|confection de sushis
préparation de salades|préparé des salades|confection de salades
préparation de burgers|préparé des burgers|assemblage de burgers|préparé des hamburgers
préparation de kebabs|préparé des kebabs
préparation de frites|fait les frites
tourage de pâtes feuilletées|tourage de pâte|tourage de viennoiseries
fabrication de macarons|fabriqué des macarons|confection de macarons
fabrication d'entremets|fabriqué des entremets|montage d'entremets
fabrication de pièces montées|monté des pièces montées
fabrication de terrines|fabriqué des terrines|pâtés et terrines
fabrication de conserves|fabriqué des conserves
service de cocktails|servi des cocktails
essuyage des verres|essuyé les verres|polissage des verres
prise de réservations hôtelières|réservé des chambres|réservations hôtelières
départs clients|check-out des clients|traité les départs de l'hôtel
ménage des gîtes|ménage de locations saisonnières|nettoyé des gîtes|ménage entre deux locations
lavage du linge|lavé le linge|lavé le linge en machine
repassage à la calandre|repassé à la calandre|calandrage du linge
nettoyage de sièges auto|shampouiné les sièges de voiture
nettoyage de trains|nettoyé les trains|nettoyage de rames
nettoyage d'avions|nettoyé les cabines d'avion|nettoyage de cabines d'avion
nettoyage de cages d'escalier|lavé les cages d'escalier|lavage d'escaliers
nettoyage de graffitis|effacé des tags|enlèvement de tags|enlèvement de graffitis
dératisation|dératisé des locaux|dératiser|éliminer les rats|lutte contre les rongeurs > poser des appâts contre les rats
sortie des poubelles|rotation des containers|rentré et sorti les containers
balayage de voirie|balayé les rues|balayage des rues|nettoiement de la voirie|nettoyer les trottoirs > balayage mécanisé|balayer les trottoirs
déneigement|déneigé les trottoirs|déneigement des voies|déneiger|enlever la neige|déblayer la neige|déblaiement de la neige|pelleter la neige|dégager la neige
salage des routes|salé les routes
désherbage de trottoirs|désherbé les trottoirs
vidage des corbeilles|vidé les corbeilles
PC sécurité|poste central de sécurité|tenu le PC sécurité
interpellation à l'étalage|interpellé des voleurs en magasin|interpellation de voleurs à l'étalage
secours en montagne|sauvetage en montagne
secours en mer|sauvetage en mer
contrôles d'alcoolémie|dépistages d'alcoolémie
perquisitions|mené des perquisitions
relevés d'empreintes|prise d'empreintes digitales
actes de naissance|dressé des actes de naissance
inscriptions scolaires|inscrit les enfants à l'école|inscription scolaire
régie de recettes|tenu une régie de recettes
subventions aux associations|instruit les subventions
arrêtés municipaux|rédigé des arrêtés
autorisation du droit des sols|autorisations du droit des sols > instruit les permis de construire
liquidation de prestations|liquidé des prestations
conduite de camion plateau
conduite de porte-voitures
conduite de benne à ordures|conduite de BOM
conduite de minibus
découchés|découchers
bâchage de remorques|bâché les remorques
documents de transport|préparé les documents de transport|papiers de transport
feuilles de route|établi les feuilles de route
lecture de disques chronotachygraphes|analyse de disques chronotachygraphes|analysé les disques de conduite
facturation transport|facturé les transports
bourse de fret > Teleroute
cotations transport|cotation de transport|établi des cotations transport
groupage de marchandises|groupé des marchandises
lot complet|camion complet|FTL@transport camion fret
carnets ATA
certificats d'origine|établi des certificats d'origine > EUR.1
connaissement|bill of lading|B/L
lettre de transport aérien|LTA@fret aérien|airway bill
opérations de transit|transit douanier
prépa de commandes au scan|préparation au scan|préparation de commandes par scan
réapprovisionnement de picking|réappro picking|réapprovisionné le picking
ajustement de stock|régularisation de stock|régularisations de stock
étiquetage logistique|étiqueté les colis
cerclage|cerclé les palettes|cerclage de palettes|feuillardage
emballage export|emballé pour l'export
retours fournisseurs|renvoyé des marchandises aux fournisseurs
déballage de marchandises|déballé les marchandises
responsabilité civile|RC@assurance sinistre
crédit renouvelable|crédit revolving
rachat de crédits|regroupement de crédits|restructuration de crédits
financement de projets|project finance
financements structurés|structured finance
gestion du poste clients|credit management
garde de nuit d'enfants|garde nocturne d'enfants
garde partagée|garde d'enfants partagée
petit bricolage|petits travaux de bricolage|menus travaux de bricolage
compagnie aux personnes âgées|tenu compagnie à des personnes âgées
promenade de personnes âgées|promené des personnes âgées
sortie d'hospitalisation|retour à domicile des patients|organisation du retour à domicile
commandes de matériel médical
traçabilité des dispositifs médicaux|tracé les dispositifs médicaux
consultation infirmière|consultations infirmières
test antigénique|réalisé des tests antigéniques
location de matériel médical
coupe au rasoir
mèches et balayages|fait des mèches|réalisé des balayages
permanentes|fait des permanentes|permanente des cheveux
tresses africaines|tressage africain|tressé les cheveux
épilation au fil|épilé au fil
rehaussement de cils|réhaussé les cils
maquillage permanent|dermopigmentation|maquillage semi-permanent
gommages du corps|gommage corporel|fait des gommages
massage aux pierres chaudes
pose de semi-permanent|vernis semi-permanent|posé du vernis semi-permanent
pédicure|beauté des pieds|soins esthétiques des pieds
tatouage|tatoué des clients|réalisé des tatouages
perçage corporel|piercings|piercing
vente de chaussures
vente de bijoux|vente en bijouterie
vente de parfums
vente de jouets
vente de livres|vente en librairie
vente d'articles de sport
vente de cuisines équipées|vendu des cuisines
vente de pain|vente en boulangerie
vente de pièces détachées
vente de panneaux solaires|vendu des panneaux photovoltaïques|vente de photovoltaïque
vente de formations
vente de contrats de maintenance|vendu des contrats d'entretien
vente de publicité
vente de crédits
vente de mutuelles|vente de complémentaires santé
vente de lunettes
vente de plantes|vente en jardinerie
accompagné les essayages|gestion des cabines d'essayage|accueil en cabine d'essayage
télécollecte|collecte de dons par téléphone
sondages en face à face|enquêtes en face à face|interrogé des passants
relevé de prix|relevés de prix concurrents
visites mystères|enquêtes mystère
distribution d'échantillons|distribué des échantillons
service de voiturier|garé les voitures des clients
`;
