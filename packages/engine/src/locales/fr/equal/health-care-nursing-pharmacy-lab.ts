/** French, health, care, nursing, pharmacy, lab: one line, one meaning; our own list. */
export const healthCareNursingPharmacyLab = `
soins d'hygiène et de confort|donner les soins d'hygiène et confort|soins de nursing|nursing auprès des patients
aide à la toilette des patients|aider à faire la toilette|aider à la toilette des résidents
aide à l'habillage|aider à l'habillage|aider à s'habiller|aide à l'habillement|aidé à s'habiller|habillé les résidents|habillage et déshabillage|habillage des résidents|habiller les résidents
distribution des repas|distribuer les repas > servi les repas aux résidents|passé les plateaux
aide à la mobilisation|mobiliser les patients|mobilisation des patients
transferts de patients|faire les transferts de patients
prévention des escarres|prévention des plaies de pression
surveillance de l'état des patients|surveiller l'état des patients|surveillance clinique des patients
mesure de la glycémie|contrôle de la glycémie|prendre la glycémie
mesure de la tension artérielle|prendre la tension artérielle
réalisation d'électrocardiogrammes|faire des ecg|réaliser des ecg|enregistrer les ecg
pose de perfusions|mettre en place des perfusions|perfuser|brancher des perfusions|installer des perfusions
poser des voies veineuses|pose de voies veineuses périphériques|pose de VVP|posé des cathlons
vaccination|vacciner|administrer les vaccins|faire les vaccins|administration de vaccins|injecter des vaccins|vaccinations|administrer des vaccins|faire des vaccins|réaliser des vaccinations|faire les vaccinations
pansements complexes|réaliser des pansements complexes|faire des pansements complexes
ablation de fils et agrafes|retirer les fils et agrafes
sondage urinaire|poser des sondes urinaires|pose de sondes vésicales|sondage vésical
aspiration trachéale|aspirations trachéo-bronchiques|aspiration endotrachéale
oxygénothérapie|administrer l'oxygène|administration d'oxygène
préparation des piluliers|préparer les piluliers|préparer les semainiers|préparation des semainiers|remplissage de piluliers
préparation des médicaments|préparer les médicaments|préparation des traitements médicamenteux
surveillance des effets secondaires|surveiller les effets indésirables|surveillance des effets indésirables
transmissions écrites et orales|faire les transmissions orales et écrites
projet de soins individualisé|élaborer le projet de soins individualisé
admission des patients
préparer la sortie des patients|organiser les sorties d'hospitalisation|préparation des sorties de patients
accueil des patients|recevoir les patients > accueilli les malades
prise de rendez-vous patients|donner les rendez-vous médicaux|prise de rendez-vous médicaux|planification des consultations|gestion des rendez-vous médicaux
préparation de la salle de consultation|préparer les salles de consultation
facturation des actes médicaux|facturer les actes
télétransmission des feuilles de soins|télétransmettre les feuilles de soins|envoyer les feuilles de soins électroniques
soutien psychologique des patients|soutenir psychologiquement les patients|accompagner psychologiquement les patients
accompagnement de fin de vie|accompagner la fin de vie|accompagner les personnes en fin de vie|accompagner des mourants > accompagné les patients en fin de vie
information des familles|informer les familles|informer les proches|information des proches
soutien des familles|soutenir les proches
soins à domicile|prodiguer des soins à domicile
aide à domicile|aider à domicile|soutien à domicile > aider des personnes âgées à domicile
accompagnement des personnes atteintes d'alzheimer|accompagner des personnes atteintes d'alzheimer
instrumentation opératoire|instrumenter au bloc
désinfection des locaux et du matériel|désinfecter les locaux et le matériel
brancardage|brancarder|transporter les patients sur brancard > transporter les patients
triage aux urgences|trier les patients aux urgences
réanimation cardiopulmonaire|pratiquer la réanimation cardiorespiratoire
premiers secours aux blessés|donner les premiers secours
suivi de grossesse|suivi des femmes enceintes|consultations prénatales
accouchements|pratiquer les accouchements|accoucher les patientes|faire les accouchements|assurer les accouchements|accoucher des femmes|mettre des bébés au monde
préparation à la naissance|cours de préparation à l'accouchement|préparer à l'accouchement|séances de préparation à la naissance|préparation à l'accouchement|cours prénataux
accompagnement à l'allaitement|conseiller l'allaitement|aider à l'allaitement|allaitement|aidé les mères à allaiter|soutien à l'allaitement
soins aux nouveau-nés|prendre soin des nouveau-nés|soins du nouveau-né
rééduquer les patients|rééducation de patients
pratiquer des massages thérapeutiques|masser à but thérapeutique
logopédie|orthophonie > rééduquer le langage|rééducation du langage
ergothérapie|faire de l'ergothérapie
conseil nutritionnel|conseiller en nutrition|donner des conseils nutritionnels|conseillé sur l'alimentation
radiographie|faire des radios|réaliser des radiographies|prendre des radios|réalisation de clichés radiologiques|clichés radiologiques|prise de clichés radiologiques|clichés radio|fait passer des radios|réalisé des radios
examens d'imagerie médicale|réaliser des examens d'imagerie|faire des examens d'imagerie
réalisation de scanners|examens scanner|réaliser des scanners
réalisation d'irm|examens irm|réaliser des irm
échographie|réaliser des échographies|faire des échographies|pratiquer des échographies
assistance au fauteuil dentaire|assister le dentiste au fauteuil|assister le chirurgien-dentiste
détartrage|faire des détartrages|détartrer|détartrer les dents
fabriquer des prothèses dentaires|fabrication de prothèses dentaires|réaliser des prothèses dentaires
prise d'empreintes dentaires|faire les empreintes dentaires|empreintes dentaires
adaptation de lentilles de contact|adapter des lentilles de contact
adaptation d'appareils auditifs|adapter les prothèses auditives|adapter les appareils auditifs|adaptation de prothèses auditives|audioprothèse|appareillage auditif|réglage d'appareils auditifs
délivrance de médicaments|délivrer les médicaments|dispensation des médicaments|dispenser les médicaments
contrôler les ordonnances|vérifier les ordonnances
conseil en pharmacie|conseiller les clients en pharmacie|conseil au comptoir de pharmacie|conseil officinal|conseil au comptoir|conseillé les patients au comptoir|conseils en officine|conseil pharmaceutique
préparations magistrales|faire des préparations magistrales|réaliser des préparations magistrales
commande de médicaments|passer les commandes de médicaments
ponction veineuse|prélèvements veineux
prélèvements biologiques|faire les prélèvements biologiques|réaliser des prélèvements biologiques
analyses biologiques médicales|réaliser les analyses biologiques|analyses de biologie médicale
analyses hématologiques|réaliser les analyses hématologiques|analyses d'hématologie
analyses microbiologiques|réaliser des analyses microbiologiques > analyses bactériologiques|recherche de bactéries
cultures cellulaires|culture de cellules|faire de la culture cellulaire|culture cellulaire
préparation de réactifs|préparer les réactifs
valider les résultats d'analyse|validation des résultats d'analyses
contrôle qualité des automates d'analyse|passer les contrôles qualité des automates
enregistrement des échantillons|enregistrer les échantillons
préparer des coupes histologiques|coupes histologiques
essais cliniques|conduire des essais cliniques|mener des essais cliniques|études cliniques|clinical trials
déclarer les effets indésirables|déclaration d'effets indésirables
préparer les dossiers d'amm|préparation de dossiers d'amm
soins aux animaux|prodiguer des soins aux animaux
encadrer les étudiants infirmiers|encadrement d'étudiants infirmiers
distribution des plateaux-repas|distribuer les plateaux-repas|servi les plateaux-repas|service des plateaux|distribué les plateaux
aide au lever et au coucher|aider au lever et au coucher|levers et couchers|levé et couché les résidents|aide au lever|lever les patients > levé les résidents le matin
retrait des points de suture|enlever les points de suture|ablation des points de suture
tenue du dossier patient|tenir à jour le dossier patient|gestion des dossiers patients|tenue des dossiers médicaux|gestion des dossiers médicaux
accueil des patients entrants|accueillir les entrants
facturation des consultations|facturer les consultations
soins palliatifs|soins de fin de vie|prodiguer des soins palliatifs
soins infirmiers à domicile|faire des soins infirmiers à domicile|prodiguer des soins infirmiers à domicile
accompagnement des personnes démentes|accompagner des personnes démentes|accompagnement de personnes atteintes de démence
animation pour seniors|animations pour personnes âgées|animer des activités pour seniors|animation auprès des personnes âgées|animé des activités pour personnes âgées|activités pour personnes âgées > animation en EHPAD|animé des ateliers pour les résidents|animation en maison de retraite|animations pour les résidents|animer des activités pour les résidents
stérilisation des dispositifs médicaux|stériliser les dispositifs médicaux|stériliser le matériel médical
bionettoyage|bionettoyer > désinfection de chambres de patients|nettoyé et désinfecté les chambres
évaluation de l'état nutritionnel|évaluer l'état nutritionnel|évaluation nutritionnelle
bilan nutritionnel|faire des bilans nutritionnels|réaliser des bilans nutritionnels
conseil diététique|donner des conseils diététiques
contrôle de la vue|tester la vue|examens de vue|mesure de la vue
montage de verres|monter les verres|monter les verres sur monture
ajustement de montures|ajuster les montures|ajustage de montures
délivrance d'ordonnances|délivrer les ordonnances|dispensation d'ordonnances|exécution des ordonnances
préparation de solutions de laboratoire|préparer les solutions de laboratoire
réception des échantillons|réceptionner les échantillons
mener des études cliniques|conduire des études cliniques|réaliser des études cliniques
`;
