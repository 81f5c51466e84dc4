/** French, duties of care, health, childhood and social work, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties15 = `
soins de nursing|nursing > faire la toilette et les soins d'hygiène des patients
surveillance des patients|surveillance clinique > surveiller les malades|veiller sur les patients|garder un oeil sur les patients
relève infirmière|transmissions infirmières > passer les consignes à la relève|faire les transmissions à l'équipe suivante
éducation thérapeutique > apprendre aux patients à gérer leur traitement|expliquer leur traitement aux patients
préparation des médicaments|préparation des piluliers > remplir les piluliers|préparer les piluliers
glycémie capillaire|contrôle de la glycémie > piquer au doigt pour la glycémie|mesurer le sucre dans le sang|mesurer la glycémie
électrocardiogrammes|réalisation d'ECG > faire des ECG|enregistrer des électrocardiogrammes
stérilisation des instruments|stérilisation du matériel > stériliser les instruments|passer les instruments à l'autoclave
brancardage > transporter les patients au bloc|pousser les brancards|conduire les patients en brancard
accueil des patients|réception des patients > accueillir les malades|recevoir les patients au guichet
soins palliatifs > accompagner les mourants
soins à domicile > soigner à domicile|soigner chez les patients
maintien à domicile|aide à domicile > aider des personnes âgées chez elles|intervenir chez des personnes âgées
portage de repas|livraison de repas à domicile > porter les repas aux personnes âgées|livrer des repas aux aînés
aide aux courses > faire les courses des bénéficiaires|faire les courses pour des personnes âgées
accompagnement aux rendez-vous médicaux > conduire les résidents chez le médecin|accompagner chez le médecin
animation en EHPAD|animation auprès des personnes âgées > proposer des jeux aux résidents|animer des ateliers pour les résidents
stimulation cognitive|ateliers mémoire > faire travailler la mémoire des résidents|animer des ateliers mémoire
prévention des chutes > sécuriser la marche des résidents
lever et coucher des résidents|aide au lever et au coucher > lever et coucher les résidents|aider les résidents à se lever et à se coucher
hydratation des résidents > faire boire les résidents|donner à boire aux résidents
transferts avec lève-personne|utilisation du lève-personne|utilisation du lève-malade > transférer les résidents au lève-personne|lever les patients avec le lève-malade
nettoyage des chambres de patients|bionettoyage > désinfecter les chambres des patients
délivrance d'ordonnances|délivrance de médicaments|dispensation de médicaments > délivrer des médicaments|délivrer les ordonnances|remettre les médicaments sur ordonnance
tiers payant > facturer le tiers payant
préparations magistrales|préparations pharmaceutiques > préparer des pommades|fabriquer des gélules
conseil en pharmacie|conseil officinal > conseiller les patients au comptoir de la pharmacie
prises d'empreintes|prise d'empreintes dentaires > prendre des empreintes dentaires
détartrage dentaire|détartrages > détartrer les dents
radiographie dentaire|clichés dentaires > faire des radios dentaires
examens de vue|réfraction > mesurer la vue|faire des examens de la vue
montage de lunettes|montage de verres > monter des verres|ajuster les lunettes
analyses biologiques|analyses de laboratoire médical > analyser le sang et les urines
imagerie médicale|radiologie > faire des radiographies|faire passer des scanners
transport sanitaire|transport en ambulance > conduire l'ambulance|conduire des malades en ambulance
premiers secours|gestes de premiers secours|secourisme > donner les premiers soins|porter secours aux blessés
accueil d'urgence|tri aux urgences|triage > trier les patients aux urgences|évaluer la gravité aux urgences
secrétariat médical > taper les courriers du médecin|frappe de comptes rendus médicaux|tenir le secrétariat d'un cabinet médical
frappe de comptes rendus médicaux|saisie de comptes rendus médicaux > taper des comptes rendus opératoires|taper les comptes rendus dictés par les médecins
accueil périscolaire|périscolaire > garder les enfants après l'école|surveiller les enfants après la classe
accueil de loisirs > encadrer des enfants au centre aéré
change des enfants|change des bébés > changer les couches des enfants|changer les bébés
endormissement|accompagnement de la sieste > coucher les enfants pour la sieste|surveiller la sieste
adaptation des enfants|familiarisation > accueillir les nouveaux enfants avec leurs parents
activités d'éveil|éveil de l'enfant > proposer des jeux d'éveil|faire de la peinture et des comptines avec les tout-petits
éveil musical > chanter avec les enfants|faire chanter les petits
lecture aux enfants|lecture d'albums|lecture de contes > lire des histoires aux enfants|lire des albums aux petits|raconter des contes
activités manuelles > faire du bricolage avec les enfants|faire de la pâte à sel avec les enfants
transmissions aux parents|communication avec les familles|échanges avec les familles > parler chaque soir aux parents|raconter la journée aux parents
aide aux devoirs|soutien scolaire > aider les élèves à faire leurs devoirs|aider aux leçons
surveillance de cantine|surveillance du repas > surveiller les enfants à la cantine|surveiller le réfectoire
ramassage scolaire|transport scolaire > conduire le car scolaire|conduire les enfants à l'école
alphabétisation > apprendre à lire à des adultes|enseigner la lecture à des adultes
français langue étrangère|FLE|enseignement du français aux étrangers > enseigner le français à des migrants|enseigner le français à des réfugiés
évaluation des acquis > noter les élèves|faire passer des contrôles
conseils de classe > participer aux conseils de classe
réunions parents-professeurs|rencontres parents-professeurs > recevoir les parents d'élèves
orientation des élèves|conseil en orientation > conseiller les élèves sur leur orientation
inclusion scolaire > accueillir des élèves handicapés en classe
pédagogie différenciée|différenciation pédagogique > adapter les exercices au niveau de chaque élève
gestion de classe > tenir une classe
cours particuliers > donner des leçons à domicile
e-learning|formation en ligne|formation à distance > donner des cours en visio|créer des cours en ligne
formation d'adultes|formation pour adultes > former des adultes
ingénierie pédagogique|conception pédagogique > concevoir des modules de formation
insertion professionnelle|accompagnement vers l'emploi > aider les chômeurs à trouver du travail|accompagner des demandeurs d'emploi
ateliers CV|aide à la rédaction de CV > aider à écrire des CV|aider les demandeurs d'emploi à faire leur CV
accompagnement social|suivi social > suivre des familles en difficulté|accompagner des familles en difficulté
accès aux droits|ouverture de droits > monter des dossiers d'aides pour les familles|aider à remplir les dossiers de droits
visites à domicile|VAD > visiter les familles chez elles|se rendre au domicile des familles
accueil de jour > recevoir des personnes sans abri en journée
hébergement d'urgence > accueillir la nuit des personnes sans abri
médiation familiale > mener des médiations entre parents séparés
projet personnalisé|projets personnalisés|projets individualisés > rédiger le projet individuel des résidents
apprentissage de l'autonomie|développement de l'autonomie > apprendre aux jeunes à cuisiner et à gérer leur argent
prévention des addictions > informer les jeunes sur les drogues
accompagnement de personnes handicapées|accompagnement de personnes en situation de handicap > accompagner des adultes handicapés
langue des signes|LSF > signer avec des personnes sourdes
interprétariat social > traduire pour des réfugiés au guichet
recherche de logement|accès au logement > aider des familles à trouver un logement
médiation sociale > apaiser les conflits de voisinage
tutelle|protection juridique des majeurs > gérer le compte de majeurs protégés
`;
