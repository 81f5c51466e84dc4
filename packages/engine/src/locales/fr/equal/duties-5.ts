/** Building site, workshop, factory, land, laboratory, studies, in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties5 = `
gros œuvre|travaux de gros œuvre|gros-œuvre du bâtiment
second œuvre|travaux de second œuvre|corps d'état secondaires
travaux de rénovation > rénové des logements|rénové des appartements|rénovation de logements|rénovation d'appartements
maçonnerie de pierre|murs en pierre|monté des murs de pierre|maçonnerie traditionnelle en pierre
maçonnerie de briques|monté des briques|murs en briques|pose de briques|poser des briques
coulage de dalles|coulé des dalles|réalisation de dalles|dalles en béton coulées
coulage de fondations|coulé des fondations|réalisation de fondations
coffrage traditionnel|coffrage bois|coffré au bois
conduite de mini-pelle|conduit une minipelle
conduite de chargeuse|conduite de chargeur
conduite de compacteur|conduit un cylindre|compactage de sols|compacté les remblais|compactage de remblais
conduite de bulldozer|conduit un bouteur
conduite de grue|grutier|manœuvré une grue|piloter une grue > conduite de grue à tour
conduite de tombereau|conduit un dumper
ossature bois|construction à ossature bois|maisons à ossature bois
pose de tuiles|couverture en tuiles|couvrir des toits|réfection de toitures|refaire des toitures|poser des ardoises|réfection de couvertures|couvrir les toits en tuiles|tuiler|rénover des toitures|rénovation de toitures|refaire les toits
pose d'ardoises|couverture en ardoise
zinguerie > posé des gouttières|pose de zinc|pose de chéneaux
réparation de toitures|réparé des toitures|réparé des toits|réparation de toits
étanchéité de toitures|étanchéité de terrasses|poser l'étanchéité|étanchéifier des toitures > posé des membranes d'étanchéité
bandes à joints|jointoiement de plaques de plâtre|bandes de placo
rénovation de parquets > ponçage et vitrification de parquets|poncé et vitrifié des parquets
peinture de façades|peinture extérieure|peint l'extérieur de maisons
menuiseries extérieures > posé des fenêtres et portes|changé des fenêtres|remplacement de fenêtres|changé fenêtres et portes d'entrée|pose de fenêtres
menuiseries intérieures > pose de portes intérieures|posé des placards
agencement intérieur > agencé des magasins|agencement de magasins|pose d'agencements
pose de volets > posé des volets roulants
fabrication d'escaliers|fabriqué des escaliers|construit des escaliers
sciage de bois|scié du bois|débit de bois > scié des grumes
serrurerie > posé des serrures|changé des serrures|dépannage serrurerie
dépannage plomberie|dépannages sanitaires > réparé des fuites d'eau|réparation de fuites|réparé des fuites|dépanné en plomberie
pose de chaudières|installé des chaudières|installation de chaudières|monté des chaudières|montage de chaudières > remplacer des chaudières
pose de radiateurs|installé des radiateurs|installation de radiateurs
plancher chauffant|posé des planchers chauffants|chauffage au sol
équipements CVC|équipements de chauffage, ventilation et climatisation|installations CVC|génie climatique|équipements HVAC|équipements de génie climatique
froid commercial > installé des chambres froides|installation de chambres froides|vitrines réfrigérées|meubles frigorifiques
électricité industrielle|électricité en industrie|installations électriques industrielles|industrial electrical
câblage électrique|câblé des installations électriques|câblage d'installations électriques
courants forts|CFO@électri
domotique|maison connectée|smart home > installé des systèmes domotiques
interphonie > posé des interphones|installé des visiophones
habilitation électrique|habilitations électriques > habilité BR|habilité B2V
conduite de travaux|pilotage de chantiers|piloté des chantiers|conduit des chantiers|construction management
étude de prix|chiffrage de travaux|estimation des coûts de construction|cost estimating|chiffré les travaux
permis de construire|dossiers de permis de construire|déposé les permis de construire|demandes de permis de construire
plans d'exécution|dessiné les plans d'exécution|plans d'EXE|dessins d'exécution > élaborer des plans d'exécution|établir les plans d'exécution
relevés de bâtiments|relevé l'existant
études géotechniques|études de sol > sondages de sol
conception mécanique|mechanical design > conçu des pièces mécaniques|conception de mécanismes
gestion de production|pilotage de la production
tournage conventionnel|tour conventionnel|tourné sur tour parallèle|tour parallèle > tourné des pièces au tour parallèle
fraisage conventionnel|fraiseuse conventionnelle|fraisé sur machine conventionnelle
assemblage de pièces|assemblé des pièces|monté des pièces
soudure à l'étain|brasage tendre|brasage électronique
câblage filaire|faisceaux électriques|câblé des faisceaux|câblage de faisceaux|monté des faisceaux
maintenance de moules|réparé des moules|entretien de moules
tuyauterie industrielle|posé des tuyauteries|monté des tuyauteries|tuyauteur|préfabrication de tuyauterie
tôlerie > plié des tôles|pliage de tôle|cintré des tôles
soudage par points|soudé par points
contrôle de soudures|inspection de soudures|inspecté les soudures
contrôle non destructif|CND|essais non destructifs|NDT > ressuage et magnétoscopie
forge|forgé des pièces|forgeage|travail à la forge
traitement thermique > trempe et revenu|trempé des pièces
thermolaquage|peinture poudre|laquage poudre
conduite d'installations automatisées|conduit des lignes automatisées|pilotage de lignes automatisées|conduit des machines automatiques
alimentation de machines|alimenté les machines|approvisionnement de machines|approvisionné les machines|chargé les machines
actions correctives > actions correctives et préventives|CAPA
assurance qualité|quality assurance|AQ@qualité
management de la qualité|gestion de la qualité|quality management
audits qualité|quality audits > audité le système qualité
amélioration continue|kaizen|continuous improvement|démarche de progrès|démarche d'amélioration continue|progrès continu
5S@atelier rangement|méthode 5S|chantiers 5S|rangement selon les 5S
automates programmables|automates industriels|PLC|API@automate Siemens Schneider
maintenance du bâtiment|maintenance immobilière|entretien de bâtiments|building maintenance
maintenance multitechnique|maintenance multi-technique|maintenance tous corps d'état
révisions automobiles|révisé des voitures|entretien courant de véhicules|révision de véhicules|fait les révisions
système de freinage > changé les plaquettes de frein|remplacé les freins|changé les freins
remplacement d'embrayages|changé des embrayages
géométrie des trains roulants|réglage de trains roulants|parallélisme des roues
mécanique cycles|réparation de vélos|réparé des vélos|atelier vélo
tôlerie automobile > débosselé|redressage de carrosserie|redressé des tôles
contrôle technique automobile > contrôlé des véhicules en centre agréé
confection textile|assemblage de vêtements|monté des vêtements|confection de vêtements|coudre des vêtements|confectionner des vêtements|coudre des habits
tracé de patrons|dessiné des patrons|modélisme textile > gradation de patrons|gradé les patrons
maroquinerie > fabriqué des sacs en cuir|monté des sacs en cuir
massicotage|coupe au massicot|massicoté
céréaliculture|culture de céréales > cultivé du blé
fenaison|fait les foins|récolte du foin > fauché et fané
ensilage > ensilé le maïs
épandage > épandu le fumier|épandu du lisier|épandage d'engrais
élevage caprin|élevé des chèvres
alimentation des animaux|nourri les animaux|donner à manger aux animaux|distribuer l'aliment aux animaux|alimenter les animaux|affourager|nourrissage des animaux|affourragement > nourri le bétail|affouragement|alimentation du bétail|nourri les vaches
mises bas > vêlages|agnelages|aidé les vaches à vêler
horticulture|production horticole > cultivé des plantes en pots|culture de fleurs
pépinière|production de jeunes plants|élevage de plants
travaux de la vigne|travaux viticoles > palissé la vigne|ébourgeonné la vigne|ébourgeonnage et palissage
plantation d'arbres|planté des arbres|mise en terre d'arbres > planté des haies|plantation d'arbustes
fauchage de talus|fauché les bas-côtés|fauchage d'accotements
maçonnerie paysagère > posé des dallages|pose de terrasses|dallages et murets
arrosage automatique|posé l'arrosage automatique|pose d'arrosage intégré|installation d'arrosage automatique|arrosage intégré
sylviculture|travaux sylvicoles > éclaircies forestières
travaux de cave|travail de chai
conchyliculture > élevé des moules|mytiliculture|culture de moules|élevé des huîtres|ostréiculture
agriculture biologique|cultures bio|production bio|culture biologique
vente à la ferme|vente directe de produits fermiers
affaires réglementaires|regulatory affairs
recherche scientifique|travaux de recherche|scientific research
modélisation statistique|modèles statistiques|statistical modeling
enquêtes par questionnaire|passation de questionnaires|administré des questionnaires
fouilles archéologiques|chantier de fouilles|fouillé des sites archéologiques
gestion de l'eau|gestion des ressources en eau|water management
efficacité énergétique|performance énergétique|energy efficiency
HSE|hygiène sécurité environnement|EHS|environnement santé sécurité
`;
