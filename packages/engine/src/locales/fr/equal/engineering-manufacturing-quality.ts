/** French, engineering, manufacturing, quality: one line, one meaning; our own list. */
export const engineeringManufacturingQuality = `
dessin technique|faire des dessins techniques|dessiner des plans techniques
réalisation de plans|réaliser des plans|dessiner des plans|établir des plans|dresser des plans
modélisation 3d|modéliser en 3d|3D modeling|réaliser des modèles 3D|maquettes 3D|concevoir des modèles 3D
calcul de structures|dimensionnement de structures|dimensionné les structures
simulation numérique|simuler numériquement|simulations numériques
rédaction de cahiers des charges|écrire les cahiers des charges|établir le cahier des charges|élaborer le cahier des charges|élaboration du cahier des charges
fabriquer des prototypes|réalisation de prototypes|réaliser des prototypes|construire des prototypes|fabrication de prototypes
essais de prototypes|tester les prototypes
industrialisation de produits|industrialiser les produits|industrialiser de nouveaux produits|industrialisation
rédaction de gammes de fabrication|établir les gammes de fabrication|créer les gammes opératoires|rédaction de gammes opératoires
chronométrage des postes|chronométrer les opérations|chronométrer les postes|étude des temps|chronométré les opérateurs
étude de poste|étudier les postes de travail|analyser les postes de travail
implantation d'atelier|concevoir l'implantation de l'atelier
planification de la production|planifier la fabrication|production planning|planning de fabrication|assurer la planification de la production
ordonnancement|ordonnancer la production|ordonnancement de la production|ordonnancer les ordres de fabrication
lancement des ordres de fabrication|lancer les ordres de fabrication|lancer les of|lancement des of|lancement de fabrication
suivi de production|suivi de la fabrication
démarrage de ligne|démarrer la ligne|mise en route de la ligne
approvisionner les machines en matière|alimentation des machines en matière
approvisionnement de la ligne|approvisionner la ligne|alimenter la ligne|alimentation de la ligne de production|alimentation de lignes|approvisionnement de postes
changement de série|changer de série|effectuer les changements de série
réglage de machines-outils|régler les machines-outils
usinage sur commande numérique|usiner sur commande numérique|usiner sur machines cnc|usinage cnc|usiner des pièces sur cn|usinage CN|usiné sur CNC|usiné sur centre d'usinage|centre d'usinage
programmation de machines à commande numérique|programmer les machines cnc|programmer les commandes numériques|programmation cn|programmation cnc|programmation de commande numérique|écrit des programmes d'usinage
tourner des pièces|usiner au tour|travailler sur un tour|usinage sur tour|tournage de pièces|tournage mécanique
usiner à la fraiseuse|usinage sur fraiseuse|fraisage de pièces
perçage et taraudage|percer et tarauder|perçage taraudage de pièces
rectification de pièces|rectifier des pièces|travail sur rectifieuse > rectification plane|rectification cylindrique
ébavurage|ébavurer les pièces|enlever les bavures|ébavurer|ébarbage|ébarbé les pièces|éliminer les bavures
découpe laser|coupe laser
chaudronnerie|travaux de chaudronnerie > formé des tôles|mise en forme de tôles
soudage tig|souder au tig|soudage à l'argon
brasage|braser
oxycoupage|couper au chalumeau|oxycouper|découper au chalumeau
assemblage mécanique|assembler des ensembles mécaniques|monter des ensembles mécaniques|montage mécanique|assemblé des machines
assemblage électronique|assembler des cartes électroniques|montage de cartes électroniques|monté des cartes électroniques|câblage de cartes électroniques > monté des composants électroniques|soudé des composants électroniques
travail à la chaîne|travailler sur une chaîne de production
injection plastique|conduire des presses à injecter|injecter des pièces plastiques|moulage par injection|plasturgie par injection|mouler par injection|presse à injecter|injecter du plastique
extrusion|extruder
emboutissage|emboutir|emboutir des tôles
couler le métal|couler les métaux
traitement de surface|traiter les surfaces métalliques|traitements de surface des pièces > galvanisation|zingage|anodisation
peinture industrielle|peindre des pièces industrielles
sablage|sabler les pièces|sabler
contrôle visuel|contrôler visuellement|inspection visuelle|inspecter visuellement|contrôler l'aspect des pièces|contrôle d'aspect > vérifié les pièces à l'œil|contrôlé à l'œil
contrôle en cours de production|contrôler en cours de fabrication
contrôle à réception|contrôler les pièces à réception|contrôlé les pièces reçues|inspection à réception
contrôler les produits finis|vérifier les produits finis|inspection des produits finis|contrôle final|inspection finale
tri des pièces défectueuses|écarter les pièces non conformes|tri des non-conformes
traitement des non-conformités|traiter les non-conformités|gérer les non-conformités|fiches de non-conformité|traiter les écarts qualité
analyse des causes racines|rechercher les causes racines|analyse des causes profondes|root cause analysis|analyse des causes|recherche de causes > arbre des causes|méthode des 5 pourquoi
audits qualité internes|mener les audits qualité internes|conduire des audits internes
audits fournisseurs|réaliser les audits fournisseurs
gérer le système qualité|gérer le système de management qualité
rédaction de procédures qualité|écrire les procédures qualité
traitement des réclamations qualité|traiter les réclamations qualité|gérer les réclamations qualité clients
lean manufacturing|production lean|production au plus juste|production allégée
mettre en place les 5s|mise en œuvre des 5s
animer des chantiers kaizen|mener des chantiers kaizen|animation de chantiers kaizen|conduire des chantiers kaizen
réduction des rebuts|diminuer les rebuts|baisse du taux de rebut
maintenance préventive des équipements|maintenance préventive de machines|faire la maintenance préventive
maintenance de premier niveau|maintenance niveau 1|entretien de premier niveau
maintenance électromécanique|entretien électromécanique
entretien des systèmes hydrauliques|maintenance des systèmes hydrauliques
entretien des systèmes pneumatiques|maintenance des systèmes pneumatiques
programmation d'automates|programmer des automates|programmation d'automates industriels
programmation de robots|programmer des robots
mise en service d'installations|mise en route d'installations|mis en route les équipements
nettoyage des machines|nettoyer les machines
couture industrielle|coudre à la machine industrielle
coupe de tissus|découper le tissu|coupe textile|coupe de tissu
conditionnement de produits|conditionner les produits
assurer la traçabilité des lots|tracer les lots|traçabilité des lots
réparer des voitures|réparation automobile|réparation de voitures|mécanique automobile|entretien et réparation automobile|mécanique auto
faire les vidanges|effectuer les vidanges
montage de pneumatiques|monter les pneus|changer les pneus|pose de pneus|changement de pneus|remplacement de pneumatiques|remplacer des pneus
diagnostiquer à la valise|passer la valise de diagnostic|passé la valise|diagnostic électronique automobile|diagnostic embarqué > lu les codes défaut
réparer la carrosserie|réparation de carrosserie
peinture automobile|peindre les carrosseries|peindre des véhicules|peindre des voitures
réparation de poids lourds|réparer les camions|réparation de camions|mécanique poids lourds|mécanique PL|mécanique camions
maintenance aéronautique|entretien d'avions|entretenir les aéronefs|maintenance d'aéronefs|aircraft maintenance > révisé des avions
maintenance d'éoliennes|entretenir les éoliennes|maintenance de turbines éoliennes
maintenance d'ascenseurs|entretenir les ascenseurs
dessin industriel|faire du dessin industriel|réaliser des dessins industriels|dessin technique de pièces > dessiné des pièces mécaniques|mise en plan de pièces
modélisation 3d en cao|modéliser en cao 3d
rédaction d'instructions de travail|écrire les instructions de travail
élaboration du planning de production|établir le planning de production|faire le planning de production|établissement du planning de fabrication
changement de format|changer de format|effectuer les changements de format|changement de série|changements de fabrication|changer de série|changements d'outils et de série
polissage de métaux|polir le métal
soudage à l'électrode enrobée|souder à l'électrode enrobée|souder à l'électrode
soudage semi-automatique|soudure semi-automatique|soudage mig mag|souder en mig mag|soudage MIG > soudé au MIG|soudé au semi-auto
peinture au pistolet|appliquer la peinture au pistolet
autocontrôle en production|faire les autocontrôles|réaliser les autocontrôles|effectuer l'autocontrôle
préparation de la certification iso|préparer la certification iso
préparation des audits de certification|préparer les audits de certification
maintenance corrective|maintenance curative|interventions sur pannes|dépannage de machines|dépanner les machines|réparation de pannes machines|entretien correctif|réparations correctives|réparer les pannes machines > dépanné presses et robots|dépanné des équipements|réparé des machines en panne|réparation de machines|remis en marche les machines en panne|dépannage d'équipements
réparation de machines|réparer les machines
dépannage électromécanique|dépanner en électromécanique
programmation de robots industriels|programmer les robots industriels
mise en service de machines|mise en route de machines
mise en carton|mettre les produits en carton|encartonnage|encartonner|encaissage|encartonné les produits
pose d'étiquettes|coller les étiquettes|collage d'étiquettes
remplacement des plaquettes de frein|changer les plaquettes de frein|remplacer les plaquettes de frein|changement de plaquettes de frein
changement de pneus|changer les pneus|remplacement de pneus|remplacer les pneus|poser des pneus > monté des pneus
`;
