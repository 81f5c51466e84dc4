/** French, education, childcare, social: one line, one meaning; our own list. */
export const educationChildcareSocial = `
préparation de séances pédagogiques|préparer les séances pédagogiques
enseignement du français langue étrangère|enseigner le français langue étrangère|enseigner le fle|donner des cours de fle
enseignement des mathématiques|enseigner les mathématiques|donner des cours de maths|cours de maths|enseigné les maths|cours de mathématiques
enseignement des langues|enseigner les langues|donner des cours de langues
enseignement de la musique|enseigner la musique|donner des cours de musique|cours de musique|leçons de musique > cours de piano|cours de guitare
enseignement à distance|enseigner à distance|donner des cours en ligne|dispenser des cours à distance
cours particuliers|donner des cours particuliers|leçons privées|donner des leçons particulières|cours privés
différenciation pédagogique|différencier les apprentissages|pédagogie différenciée
création de supports de cours|concevoir des supports pédagogiques|création de supports pédagogiques|élaborer du matériel pédagogique|élaboration de supports pédagogiques|conception de supports de formation|supports de cours|création de ressources pédagogiques|rédigé des supports de formation
conception de modules e-learning|développer des modules e-learning
animation de formations|animer des formations|dispenser des formations|donner des formations|animer des sessions de formation|animation de stages|animé des stages de formation
formation d'adultes|former des adultes|enseignement aux adultes|enseigner à des adultes|donner des cours aux adultes > enseigné à des salariés|cours aux salariés|formé des salariés|cours du soir pour adultes
élaboration de sujets d'examen|élaborer les sujets d'examen|rédiger les épreuves d'examen|préparer les sujets d'examen|rédaction de sujets d'examens
participer aux jurys d'examen|siéger en jury d'examen
participer aux conseils de classe|siéger aux conseils de classe|participation aux conseils de classe
réunions parents-professeurs|tenir les réunions parents-professeurs
orientation des élèves|orienter les élèves|conseil d'orientation|orientation scolaire et professionnelle|orientation des jeunes
gestion de classe|tenue de classe|gestion d'un groupe classe|discipline en classe
surveillance des élèves|surveiller les élèves > surveillé la cour
sorties scolaires|organiser des sorties scolaires|organisation de sorties scolaires
accompagnement d'élèves en situation de handicap|accompagner des élèves handicapés|accompagner des élèves en situation de handicap|accompagnement d'élèves handicapés
accueil du jeune enfant|accueillir de jeunes enfants|accueillir les tout-petits
garde d'enfants à domicile|babysitting|garder les enfants chez les parents
garde périscolaire|garder les enfants après l'école|accueil périscolaire|accueil du matin et du soir|garderie du matin et du soir|temps périscolaire
soins aux nourrissons|soins aux bébés|prendre soin des bébés
préparation des biberons|préparer les biberons|faire les biberons|biberonnerie > donner les biberons
aide aux repas des enfants|aider les enfants à manger|donné à manger aux enfants|donné le repas aux enfants|fait manger les enfants
surveillance de la sieste|surveiller la sieste|veiller sur la sieste
accompagner l'apprentissage de la propreté|accompagner l'acquisition de la propreté
activités d'éveil|proposer des activités d'éveil|animer des activités d'éveil|animation d'ateliers d'éveil|organiser des activités d'éveil|éveil des enfants|ateliers d'éveil|éveil des tout-petits > animé comptines|chanté des comptines|jeux sensoriels|ateliers de peinture tout-petits|comptines et jeux
activités manuelles|animer des activités manuelles|travaux manuels avec les enfants|ateliers de bricolage enfants|ateliers manuels
séances de motricité|animer des séances de motricité|animer des activités motrices
jeux en plein air|organiser des jeux en plein air|jeux extérieurs|animer des jeux extérieurs|organiser des jeux à l'extérieur
observation du développement de l'enfant|observer le développement de l'enfant|observer le développement des enfants
rédaction d'observations pédagogiques|rédiger les observations sur les enfants
élaborer le projet pédagogique|rédiger le projet pédagogique|écrire le projet pédagogique|élaboration du projet pédagogique
animation d'ateliers|animer des ateliers|tenir des ateliers|animation de workshops|animé des workshops|conduire des ateliers|mener des ateliers
animation socioculturelle|animer des activités socioculturelles|activités socioculturelles
animer en centre de loisirs|animation en centre de loisirs
animer des colos|animation de colonies de vacances|animer des colonies de vacances
animation de groupes de jeunes|animer des groupes de jeunes
entraîner des sportifs|entraînement de sportifs|entraînement d'équipes|entraîné une équipe|entraîné des joueurs
enseignement de la natation|enseigner la natation|donner des cours de natation|natation|apprendre à nager|cours de natation|leçons de natation > appris à nager aux enfants|bébés nageurs
élaborer le projet personnalisé|rédiger les projets personnalisés|écrire les projets personnalisés|élaboration des projets personnalisés
accompagnement de personnes handicapées|accompagner des personnes handicapées|accompagner des personnes en situation de handicap|accompagnement de personnes en situation de handicap
accompagnement des actes de la vie quotidienne|accompagner dans les actes de la vie quotidienne|accompagnement dans les actes quotidiens|accompagner dans les gestes quotidiens|accompagner dans les actes quotidiens
accompagnement social|accompagner socialement|suivi social|suivi social des familles|accompagnement social des personnes > accompagner des familles en difficulté
entretiens sociaux|mener des entretiens sociaux|conduire les entretiens sociaux
évaluation sociale|évaluer la situation sociale|évaluer les situations sociales
enquêtes sociales|réaliser des enquêtes sociales|rédiger des enquêtes sociales|mener des enquêtes sociales
rédaction de rapports sociaux|écrire les rapports sociaux
ouvrir les droits sociaux|accès aux droits|aide à l'accès aux droits > rempli des dossiers CAF
demandes de logement social|constituer les demandes de logement social|monter les dossiers de logement social
aide aux démarches administratives|aider aux démarches administratives
signalement d'enfants en danger|signaler les enfants en danger|informations préoccupantes|signalé les enfants maltraités|signalement de maltraitance
médiation familiale|conduire des médiations familiales
soutien à la parentalité|aider à la parentalité|aide à la parentalité|soutenu les parents|accompagnement à la parentalité
prévenir les addictions|prévention des addictions
accompagnement des sans-abri|accompagner des personnes sans domicile|accompagnement de personnes sans domicile|accompagner les sans-abri
accompagner des demandeurs d'asile|accompagnement des demandeurs d'asile|accompagnement de requérants d'asile
coaching individuel|coacher individuellement|séances de coaching individuel
recrutement de bénévoles|recruter des bénévoles|trouver des bénévoles
collecte de fonds|fundraising|levée de dons|collecte de dons|récolte de dons|campagnes de dons
prêt de livres en bibliothèque|prêter les livres|prêt et retour|service du prêt
catalogage|cataloguer les ouvrages|catalogage de documents|cataloguer les livres|cataloguer
médiation culturelle|faire de la médiation culturelle
direction d'école|direction d'établissement scolaire
donner des leçons de conduite|enseignement de la conduite automobile|enseigner la conduite automobile
communiquer en langue des signes|parler la langue des signes
élaboration de séquences pédagogiques|élaborer des séquences pédagogiques|préparation de séquences pédagogiques|préparer les séquences pédagogiques|construire des séquences pédagogiques
enseignement de langues étrangères|enseigner les langues étrangères|donner des cours de langues étrangères
cours de rattrapage|rattrapage scolaire|donner des cours de rattrapage
création de formations en ligne|concevoir des formations en ligne
évaluation des apprentissages|évaluer les apprentissages
contrôle des connaissances|vérifier les connaissances
surveillance des épreuves|surveiller les épreuves
conseil en orientation scolaire|conseiller les élèves sur leur orientation
bricolage avec les enfants|bricoler avec les enfants|faire du bricolage avec les enfants
raconter des histoires aux enfants|conter des histoires aux enfants
surveillance de bassins|surveiller les bassins|surveillance de baignade|surveiller la baignade|surveiller les baigneurs|surveiller la piscine > surveillance de plage|surveillé la plage
accompagnement éducatif|accompagner sur le plan éducatif|suivi éducatif
accompagnement aux démarches administratives|accompagner les démarches administratives
visites au domicile des familles|rendre visite aux familles à domicile
accompagnement des réfugiés|accompagner des réfugiés
conseil en budget familial|conseil budgétaire aux familles
accompagnement de l'adaptation en crèche|accompagner l'adaptation en crèche
distribution de l'aide alimentaire|distribuer l'aide alimentaire
distribution de colis alimentaires|distribuer des colis alimentaires|distribution alimentaire|aide alimentaire|distribution de nourriture
`;
