/** French, duties of fields, forests, animals, laboratories, culture, sports and uniforms, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties20 = `
semis|semis et plantations > semer|semer des légumes
plantation|plantations > planter des arbres|planter des légumes
conduite de tracteur|conduite de tracteurs|conduite d'engins agricoles > conduire un tracteur|labourer au tracteur
récolte|récoltes|cueillette > cueillir des fruits|récolter des légumes
taille d'arbres fruitiers|taille des arbres fruitiers > tailler des pommiers|tailler des poiriers
traitements phytosanitaires|pulvérisation > traiter les cultures|pulvériser les vergers
irrigation > arroser les champs
traite des vaches|traite mécanique > traire des vaches|traire
alimentation des animaux|alimentation du bétail|affouragement > nourrir les bêtes|donner à manger aux animaux
soins aux animaux|soins animaliers > soigner des animaux|panser et nourrir des animaux
nettoyage des étables|nettoyage des box > pailler et curer les étables|nettoyer les boxes
mises bas > aider les vaches à vêler|aider les brebis à mettre bas
surveillance du troupeau|surveillance du cheptel > veiller sur le troupeau
vente directe|vente à la ferme|vente sur les marchés > vendre ses légumes au marché|vendre à la ferme
fabrication de fromage|transformation fromagère|transformation laitière > faire du fromage
travaux de cave|travail en cave > suivre les cuves|faire le vin
dégustation|dégustations > faire goûter les vins
réparation de clôtures|pose de clôtures > poser des clôtures|planter des piquets
bûcheronnage|abattage > couper des arbres à la tronçonneuse
débroussaillage > débroussailler|couper les ronces
débardage > sortir les grumes de la forêt
plantation forestière|reboisement > replanter des parcelles de forêt
création de jardins|aménagement paysager|aménagement de jardins > créer des massifs|dessiner et planter des jardins
entretien d'espaces verts|entretien des espaces verts|entretien de jardins > tondre et tailler|entretenir des parcs|entretenir des jardins
ramassage des feuilles > souffler les feuilles
assistance vétérinaire|assistance en consultation vétérinaire > tenir les animaux pendant les soins
éducation canine|dressage de chiens > apprendre aux chiens à obéir
prélèvements|prise d'échantillons > prélever des échantillons|prendre des échantillons
analyses chimiques|analyses physico-chimiques > doser des substances|mesurer pH et teneurs
analyses microbiologiques|microbiologie > compter des colonies|ensemencer des boîtes
culture cellulaire|cultures cellulaires > cultiver des cellules
préparation de solutions|préparation de réactifs > peser et dissoudre les réactifs
étalonnage|calibration|étalonnage d'appareils > étalonner des balances
cahier de laboratoire > noter chaque essai dans le cahier
expérimentation|conduite d'expériences|réalisation d'expériences > mener des expériences
enquêtes de terrain|entretiens d'enquête > interroger des habitants
publications scientifiques|rédaction d'articles scientifiques > écrire des articles scientifiques
recherche documentaire|recherche bibliographique > chercher des articles et des livres
présentation de résultats|communications scientifiques > présenter ses résultats en congrès
prêt et retour|prêt de documents|opérations de prêt > prêter et reprendre les livres
rangement de documents|rangement des rayons > remettre les livres en place
équipement de documents|équipement des livres > couvrir et étiqueter les livres
désherbage de collections > retirer les vieux livres
heure du conte|lecture à voix haute > lire des contes aux enfants
accueil de classes|accueil de groupes|accueil scolaire > recevoir des classes
médiation culturelle|visites commentées > guider des classes au musée|expliquer les oeuvres aux visiteurs
surveillance de salles|surveillance d'exposition > garder les salles du musée
montage d'exposition|accrochage > accrocher les oeuvres|monter des expositions
restauration d'oeuvres > nettoyer et réparer des tableaux
numérisation d'archives|numérisation de fonds > scanner des archives|photographier des archives
régie lumière|éclairage de scène > régler les projecteurs|éclairer des spectacles
régie son|sonorisation > sonoriser des concerts|régler le son
montage de scène|montage de décors|montage et démontage > monter et démonter les scènes|monter des décors
confection de costumes > coudre des costumes
vente de places|accueil billetterie > vendre des places|vendre des entrées
accueil des artistes > recevoir les artistes et leurs équipes
programmation culturelle > choisir les spectacles de la saison
cours de musique|enseignement musical > donner des leçons de piano|enseigner un instrument
direction de choeur > diriger une chorale
mise en scène > mettre en scène des pièces
enseignement de la natation|leçons de natation > apprendre à nager aux enfants|enseigner la nage
surveillance de baignade|surveillance des bassins > surveiller la piscine|surveiller la plage
entraînement sportif|encadrement sportif > entraîner une équipe de jeunes|entraîner des jeunes
cours collectifs|cours de fitness > donner des cours de gymnastique
arbitrage > arbitrer des matchs
organisation de tournois|organisation de compétitions > organiser des tournois
animation de groupe|animation d'ateliers > animer des ateliers
animations touristiques|animation de vacances > animer des soirées au camping
logistique événementielle|montage d'événements > monter tentes et stands
gestion des inscriptions|inscriptions > inscrire les participants
accueil des participants > accueillir les participants
entretien de matériel > nettoyer et réparer le matériel
patrouilles|surveillance générale > patrouiller en ville
entretien de l'armement > entretenir les armes
surveillance de détenus|surveillance pénitentiaire > surveiller des détenus
contrôle de vitesse > mesurer la vitesse des voitures
manoeuvres incendie|exercices incendie > s'exercer avec les lances
entretien des véhicules d'intervention > vérifier les camions de pompiers
catéchèse|enseignement religieux > enseigner le catéchisme
préparation de cérémonies|célébrations > préparer mariages et baptêmes
couture|travaux de couture > coudre des vêtements|coudre
réparation d'appareils électroménagers|dépannage électroménager > réparer des machines à laver
bijouterie|réparation de bijoux > réparer des bijoux
impression numérique > imprimer sur machine numérique
implantation topographique|implantations topographiques > implanter les ouvrages au théodolite|implanter les ouvrages au tachéomètre|implanter les ouvrages au niveau laser
management d'équipes de chantier|encadrement d'équipes de chantier > encadrement de compagnons|encadrer des compagnons
limitation de la démarque|réduction de la démarque|limiter la démarque > baisse de la casse|réduire la casse|réduction de la casse
`;
