/** French, marketing, media, design: one line, one meaning; our own list. */
export const marketingMediaDesign = `
élaboration du plan marketing|élaborer le plan marketing|établir le plan marketing|construire le plan marketing
définition de la stratégie marketing|définir la stratégie marketing|élaborer la stratégie marketing|élaboration de la stratégie marketing|concevoir la stratégie marketing
élaborer le plan de communication|bâtir le plan de communication|définir le plan de communication|élaboration du plan de communication
média planning|élaborer le plan média|faire du média planning|planification média
achat d'espaces publicitaires|achat média
établir le calendrier éditorial|établir le planning éditorial
définir la ligne éditoriale|définition de la ligne éditoriale
rédaction de fiches produits|écrire les fiches produits
rédaction publicitaire|rédiger des textes publicitaires|copywriting|conception-rédaction|textes publicitaires
rédaction de newsletters|écrire les infolettres|rédiger les infolettres
envoi de newsletters|expédier les infolettres|diffuser la newsletter|diffusion de la newsletter
campagnes d'e-mailing|mener des campagnes d'e-mailing|réaliser des campagnes d'e-mail|emailing|e-mailing|campagnes d'emails|envoi d'e-mails en masse|mailings électroniques
publication sur les réseaux sociaux|publier sur les réseaux sociaux|poster sur les réseaux sociaux|publier des posts|poster sur les médias sociaux
modération de commentaires|modérer les commentaires
animation de communauté en ligne|animer une communauté en ligne
publicité sur les réseaux sociaux|campagnes publicitaires sur les réseaux sociaux|faire de la publicité sur les réseaux sociaux
publicité en ligne|faire de la publicité en ligne|publicité sur internet|campagnes publicitaires en ligne|online advertising|publicité digitale|publicité numérique
référencement payant|campagnes sea|gérer les campagnes sea|publicité sur les moteurs de recherche|SEA@campagne google publicité|liens sponsorisés|paid search|search ads
optimisation du référencement naturel|améliorer le référencement naturel|optimisation seo|optimiser le seo
analyse d'audience web|analyser le trafic du site|analyse du trafic web|analyse de l'audience du site|web analytics|mesure d'audience web|mesurer l'audience du site > Google Analytics@audience site trafic
mise à jour du site web|actualiser le site internet|tenir le site à jour|mise à jour du site internet
gestion de contenu web|gérer le contenu du site|administrer le contenu du site|gestion des contenus du site
analyse de la concurrence|analyse concurrentielle|étudier les concurrents|étude de la concurrence|benchmark concurrentiel|analyse comparative de la concurrence|analyse comparative des concurrents|étalonnage concurrentiel > étude comparative des concurrents|étude comparative de la concurrence|comparer les offres des concurrents|étude comparative des offres de concurrents
animer des focus groups|conduire des groupes de discussion|animation de focus groups
segmentation de la clientèle|segmenter la clientèle|segmentation client
lancement de produits|lancer des produits|product launch|mise sur le marché de produits
positionnement de marque|définir le positionnement de la marque|positionner la marque
gestion de marque|brand management
création d'identité visuelle|concevoir l'identité visuelle
création de logos|concevoir des logos|dessiner des logos|logotypes
création d'affiches|faire des affiches|dessiner des affiches|conception d'affiches
création de supports de communication|concevoir les supports de communication|réaliser les supports de communication|réalisation de supports de communication
création de visuels|concevoir des visuels
mise en page de magazines|mise en page de revues
préparation de fichiers pour l'impression|préparer les fichiers pour l'impression|préparer les fichiers imprimeur
impression offset|tiré en offset > conduit une presse offset
prise de vue photo|faire des photos|prendre des photos|réaliser des prises de vues photographiques
prise de vue vidéo|tourner des vidéos|tournage de vidéos|captation vidéo
postproduction vidéo|post-production de vidéos
montage audio|monter des fichiers audio
prise de son|enregistrer le son|enregistrement sonore > enregistrer les concerts
création de podcasts|produire des podcasts|réaliser des podcasts
modélisation 3d d'objets|modéliser des objets en 3d
rédaction de scripts vidéo|écrire des scripts vidéo
conception d'interfaces utilisateur|ui design|conception ui
conception de l'expérience utilisateur|ux design|design d'expérience utilisateur
prototypage d'interfaces|prototyper les interfaces
tests utilisateurs|mener des tests utilisateurs|faire passer des tests utilisateurs|user testing|tests d'utilisabilité|usability testing|tests d'ergonomie|usability tests
relations avec la presse|gérer les relations presse|contacts avec les journalistes|entretenir les relations avec les journalistes|relations médias|relations avec les journalistes > contacts presse
rédaction de communiqués de presse|écrire des communiqués|rédaction de communiqués|communiqués de presse|écrire des communiqués de presse
organisation de conférences de presse|organiser des conférences de presse
revue de presse|réaliser la revue de presse|faire la revue de presse|préparer la revue de presse|panorama de presse|veille médias|press review
marketing d'influence|campagnes d'influence
recherche de sponsors|trouver des sponsors
organisation de salons|organiser des salons|organisation de salons professionnels|organisation de foires|organiser des salons professionnels|organisation d'événements professionnels@salon
objets publicitaires|goodies
interprétation simultanée|interpréter en simultané|interprétariat simultané|simultaneous interpreting
interprétation consécutive|interpréter en consécutive|interprétariat consécutif
traduction de documents|traduction|traduit des textes|traductions > traduit des contrats et des courriers
sous-titrage|sous-titrer|créer des sous-titres|réaliser le sous-titrage|sous-titrer des films
décoration d'intérieur|décorer des intérieurs
compositions florales|réaliser des compositions florales
décoration de vitrines|décorer les vitrines|faire les vitrines|réaliser les vitrines|composé les vitrines|aménagement de vitrines|étalagisme
création de costumes|concevoir des costumes
gérer la sonorisation|sonorisation de spectacles|sonoriser des spectacles
éclairer des spectacles|éclairage de spectacles|éclairage scénique|éclairage de scène|lumières de scène > régler les lumières|éclairer la scène|installer les projecteurs
création de chartes graphiques|élaborer la charte graphique|élaboration de chartes graphiques|concevoir la charte graphique
création de brochures|concevoir des brochures|réalisation de brochures
création de plaquettes|concevoir des plaquettes|réaliser des plaquettes|faire des plaquettes commerciales
création de dépliants|réaliser des dépliants|conception de dépliants
création de flyers|réaliser des flyers|conception de flyers
création d'illustrations|dessiner des illustrations|réaliser des illustrations|réalisation d'illustrations
montage sonore|montage son|monter le son
création de wireframes|dessiner des wireframes|conception de wireframes
réalisation d'interviews|réaliser des interviews|mener des interviews
partenariats avec des influenceurs|collaborer avec des influenceurs|collaborations avec des influenceurs
composition de bouquets|composer des bouquets|réaliser des bouquets|faire des bouquets|confection de bouquets|confectionner des bouquets
rédaction de dossiers de presse|écrire les dossiers de presse|dossiers de presse|press kits
`;
