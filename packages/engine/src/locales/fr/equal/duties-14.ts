/** French, duties of care, shops, sites, offices, schools, kitchens and fields, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties14 = `
transport de patients|transport de malades > transporter des malades|transporter des patients
aide à la mobilité|aide aux déplacements > aider à marcher|aider à se déplacer
change des protections > changer les protections|changer les couches
distribution des médicaments > donner les médicaments|distribuer les médicaments
prise de constantes|prise des constantes vitales > prendre les constantes|mesurer les constantes|relever les constantes
prise de tension > prendre la tension|mesure de la tension artérielle
pose de perfusions > perfuser|poser des perfusions
réfection de pansements > refaire les pansements|faire des pansements|changer les pansements
injections|piqûres > faire des piqûres|administrer des injections
prévention des escarres > changer de position les patients alités
assistance au fauteuil|aide au fauteuil > assister le dentiste au fauteuil
gestion de copropriété|gestion de syndic > gérer des copropriétés|administrer des copropriétés
prise de son|enregistrement du son > prendre le son
visites guidées > guider des visiteurs|faire visiter la ville|faire découvrir la ville
accords mets-vins|accords mets et vins > conseiller le vin selon le plat
viennoiserie > préparer croissants et brioches|préparer croissants, pains au chocolat|faire des croissants
porte-à-porte|démarchage à domicile > aller de maison en maison|démarcher les foyers
étiquetage des prix|pose d'étiquettes de prix > coller les étiquettes de prix|étiqueter les prix
plonge|lavage de la vaisselle > laver la vaisselle|faire la plonge|faire la vaisselle
taille de la vigne > tailler des pieds de vigne|tailler la vigne|tailler des ceps
tonte de pelouse > tondre le gazon|tondre la pelouse|tondre les pelouses
taille de haies > tailler les haies
arrosage > arroser les plantes|arroser
désherbage > désherber|arracher les mauvaises herbes|enlever les mauvaises herbes
front-end|développement front-end|développement frontend|développement côté client|développement de l'interface côté navigateur > coder l'interface côté navigateur
back-end|développement back-end|développement backend|développement côté serveur > coder côté serveur
correction de bugs|correction de bogues|débogage > corriger des bugs|corriger des bogues|débuguer
sauvegarde des données > sauvegarder les données|faire des sauvegardes
assistance aux utilisateurs|support aux utilisateurs|support utilisateurs > aider les utilisateurs|dépanner les utilisateurs
réinitialisation de mots de passe > réinitialiser des mots de passe
installation de postes de travail|installation de postes informatiques > installer des postes de travail|préparer des postes informatiques
migration de données|reprise de données > migrer des données
création de sites web|création de sites internet > créer des sites internet|réaliser des sites web|développer des sites internet
montage vidéo > monter des vidéos|monter des films|monter des reportages
relations presse|relations avec la presse|relations avec les journalistes
accueil téléphonique|prise d'appels|réponse aux appels|réception d'appels > répondre au téléphone|prendre les appels|répondre aux appels
standard téléphonique|tenue du standard > tenir le standard|gérer le standard
information des visiteurs|renseignement des visiteurs > renseigner les visiteurs|informer les visiteurs
classement de dossiers > classer des dossiers|ranger des dossiers
prise de rendez-vous|planification de rendez-vous > prendre des rendez-vous|fixer des rendez-vous|planifier des rendez-vous
rédaction de comptes rendus > rédiger des comptes rendus|faire des comptes rendus
organisation de déplacements > organiser des déplacements|organiser des voyages
commande de fournitures|commandes de fournitures > commander des fournitures
numérisation de documents > numériser des documents|scanner des documents|scanner des dossiers
rapprochement bancaire|rapprochements bancaires > rapprocher les comptes bancaires|faire les rapprochements bancaires|pointer les relevés bancaires
saisie de factures|enregistrement de factures > saisir des factures|enregistrer des factures
établissement de devis|rédaction de devis > établir des devis|rédiger des devis|faire des devis|chiffrer des devis
facturation > établir des factures|émettre des factures|faire les factures|facturer
déclarations de TVA > déclarer la TVA|établir la TVA|faire les déclarations de TVA
établissement des bulletins de paie|élaboration des paies > établir les bulletins de paie|faire les fiches de paie|établir les fiches de paie|éditer les bulletins de salaire
notes de frais|traitement des notes de frais > traiter les notes de frais|contrôler les notes de frais
tenue de caisse|gestion de caisse|opérations de caisse > tenir la caisse
mise en rayon|réassort des rayons|réapprovisionnement des rayons|mise en rayons > remplir les rayons|garnir les rayons|approvisionner les rayons
réception de marchandises|réception de livraisons > réceptionner des marchandises|recevoir les marchandises|réceptionner les livraisons
réception de palettes > réceptionner les palettes
gerbage > empiler des palettes|gerber des palettes
emballage cadeau|paquets cadeaux > emballer des cadeaux
livraison à domicile > livrer à domicile|livrer chez les clients
arrimage > arrimer le chargement|sangler les chargements|arrimer
planification de tournées|planification des tournées > planifier les tournées|organiser les tournées
déclarations en douane > déclarer en douane|faire les déclarations douanières|établir les déclarations douanières
coffrage > coffrer|coffrer des murs|réaliser des coffrages
pose de carrelage > poser du carrelage|carreler|carreler des salles de bains
pose de papier peint > tapisser|poser du papier peint
pose de placo|pose de plaques de plâtre > poser des plaques de plâtre|poser du placo|monter des cloisons en plaques de plâtre
pose de menuiseries|pose de fenêtres > poser des fenêtres|poser des fenêtres et des portes
pose de cuisines|installation de cuisines > poser des cuisines|monter des cuisines
étanchéité de toitures > étancher des toitures
recherche de fuites|détection de fuites > chercher des fuites|détecter les fuites
entretien de chaudières|révision de chaudières > entretenir des chaudières
mise aux normes électriques > mettre aux normes l'électricité|remettre aux normes l'électricité
réglage de machines > régler des machines|régler les machines
conduite de machines > conduire des machines|piloter des machines
ébavurage > ébavurer des pièces|ébavurer
maintenance curative|dépannage de machines|réparation de machines|maintenance corrective > dépanner des machines
changement de pneus|montage de pneus > changer les pneus|monter des pneus
diagnostic de pannes|recherche de pannes > diagnostiquer des pannes|rechercher des pannes
soins du visage|soin du visage > faire des soins du visage
coloration > colorer les cheveux|teindre les cheveux|faire des couleurs
préparation de cocktails > préparer des cocktails|faire des cocktails
nettoyage de bureaux|ménage de bureaux|entretien de bureaux > nettoyer des bureaux|faire le ménage dans des bureaux
nettoyage de vitres|lavage de vitres > laver les vitres|nettoyer les vitres|laver les carreaux
enregistrement des arrivées|check-in > enregistrer les arrivées|accueillir les arrivants
réservation de chambres|prise de réservations > réserver des chambres|prendre les réservations
garde d'enfants > garder des enfants|s'occuper d'enfants
préparation de cours > préparer des cours|préparer les leçons
sorties scolaires > organiser des sorties scolaires|accompagner des sorties scolaires
accompagnement d'élèves en situation de handicap > accompagner des élèves handicapés|suivre des élèves handicapés|aider des élèves handicapés
conduite d'entretiens d'embauche|entretiens de recrutement > mener des entretiens d'embauche|faire passer des entretiens d'embauche
tri de CV|tri de candidatures > trier des CV|trier les candidatures
rédaction d'offres d'emploi|rédaction d'annonces d'emploi > rédiger des offres d'emploi|écrire des annonces d'emploi
intégration des nouveaux salariés|onboarding > intégrer les nouveaux salariés
prospection commerciale|recherche de nouveaux clients > prospecter|chercher de nouveaux clients|démarcher des clients
négociation des prix|négociation tarifaire > négocier les prix|négocier les tarifs
traitement des réclamations|gestion des réclamations > traiter les réclamations|répondre aux réclamations|gérer les réclamations
service après-vente|SAV > assurer l'après-vente
démonstration de produits|démonstrations de produits > faire la démonstration de produits|montrer les produits
tenue de stand > tenir un stand|tenir le stand sur des salons
instruction des permis de construire > instruire des permis de construire|instruire les demandes de permis
délivrance de titres d'identité|délivrance de cartes d'identité > délivrer des cartes d'identité
évacuation incendie|exercices d'évacuation > organiser des exercices d'évacuation
levée de doute > lever les doutes
fouille des sacs|contrôle des sacs|inspection des sacs > fouiller les sacs
collecte des ordures ménagères|collecte des déchets ménagers|ramassage des ordures|ramassage des ordures ménagères > ramasser les ordures|collecter les ordures ménagères
tri des déchets > trier les ordures
déneigement > déneiger les routes|dégager la neige|déblayer la neige
salage des routes > saler les routes
billetterie|vente de billets > vendre des billets|tenir la billetterie
téléassistance|télé-assistance|télé assistance
télévente|télé-vente
télésecrétariat|télé-secrétariat
télétravail|télé-travail
téléconseil|télé-conseil
télésurveillance|télé-surveillance
télégestion|télé-gestion
télédéclaration|télé-déclaration
accompagnement de fin de vie|soins de fin de vie > accompagner des personnes en fin de vie
coupe de cheveux > couper les cheveux
dépannage à distance > dépanner à distance
soins d'hygiène|aide à la toilette > faire la toilette des résidents|faire la toilette des patients|aider à la toilette
relecture|correction d'épreuves > relire des textes|corriger des épreuves
Adobe Premiere Pro|Premiere Pro|Adobe Premiere
`;
