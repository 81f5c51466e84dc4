/** Care, social work, childhood, school, in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties2 = `
soins infirmiers|actes infirmiers|soigné des patients comme infirmière
soins techniques infirmiers|actes techniques infirmiers
soins relationnels|relation d'aide au patient
soins post-opératoires|soins postopératoires|soins après l'intervention chirurgicale|suites opératoires
soins préopératoires|préparation des patients avant l'opération|préparé les patients à l'opération|préparation préopératoire
surveillance post-opératoire|surveillé les opérés|surveillance des opérés
surveillance des patients|surveillé les patients|surveillé les malades|veillé sur les patients
surveillance de nuit des patients|veillé les patients la nuit
pose de cathéters|mis en place des cathéters
pose de sondes nasogastriques|posé des sondes gastriques|sondage gastrique
soins de stomie|changé les poches de stomie|appareillage de stomies
soins de trachéotomie|soins de canule trachéale|entretien de trachéotomie
soins de bouche|hygiène bucco-dentaire des patients
injections d'insuline|piqûres d'insuline|injecté l'insuline|insulinothérapie par injections
transfusion sanguine|transfusions|transfusé les patients|pose de transfusions|posé des culots sanguins
dialyse > hémodialyse|séances de dialyse|branché les patients au dialyseur
chimiothérapie > administré les chimiothérapies|pose de chimiothérapies
gestion de la douleur|prise en charge de la douleur|soulagement de la douleur|soulagé la douleur|évaluation et traitement de la douleur|traitement de la douleur
évaluation de la douleur|évalué la douleur|cotation de la douleur|mesure de la douleur
éducation thérapeutique du patient|éducation thérapeutique|appris aux patients à gérer leur maladie|éduqué les patients à leur traitement
transmissions infirmières|transmissions soignantes|relèves infirmières|transmissions à la relève > transmis les informations à la relève
dossier patient informatisé|DPI@patient soins hôpital|dossier patient électronique|dossiers médicaux électroniques|dossier médical informatisé
réanimation cardio-pulmonaire|réanimé des patients en arrêt cardiaque|réanimation cardiorespiratoire
accueil des urgences > IAO@urgences|infirmière d'accueil et d'orientation
manutention des patients|manutention des malades|déplacement des patients|soulever les patients
utilisation du lève-personne|utilisation du lève-malade|manié le lève-malade|déplacé les résidents au lève-personne
lutte contre les infections nosocomiales|prévention des infections associées aux soins|prévention des infections nosocomiales|hygiène hospitalière contre les infections
hygiène des mains|désinfection des mains|friction hydroalcoolique
isolement des patients contagieux|isolement septique|isolé les patients contagieux
prise en charge de patients psychiatriques|soins psychiatriques|soins en psychiatrie|soins infirmiers en psychiatrie
entretiens infirmiers|entretien d'accueil infirmier
aide à l'alimentation des patients|nourri les patients dépendants|fait manger les patients
stimulation des résidents|stimulé les résidents|stimulation des personnes âgées
stimulation cognitive > ateliers mémoire|exercices de mémoire avec les résidents
maintien à domicile|maintien des personnes âgées à domicile|maintien de l'autonomie à domicile
accompagnement des résidents|accompagné les résidents
aide à l'autonomie|maintien de l'autonomie|préservation de l'autonomie|entretien de l'autonomie
aide aux actes de la vie quotidienne|aide aux actes essentiels|aide à la vie quotidienne|aide aux gestes quotidiens|aidé dans les actes quotidiens
aide à la marche|accompagné à la marche|aider à marcher|faire marcher les résidents|accompagner la marche des résidents|soutien à la marche
aide aux courses|aidé à faire les courses|courses pour les personnes âgées|fait les courses de personnes âgées
accompagnement aux courses|accompagner aux courses|accompagner les personnes aux courses
préparation des repas à domicile|préparé les repas des bénéficiaires|cuisiné chez les personnes âgées
présence de nuit|garde de nuit à domicile|garde-malade de nuit|veillé la nuit au domicile
portage de repas à domicile|porté les repas à domicile|livraison de repas aux personnes âgées
entretien du logement|entretien du domicile|ménage du logement|nettoyé le logement|tenue du logement|entretien du cadre de vie
accompagnement aux rendez-vous médicaux|conduit les personnes chez le médecin|accompagné chez le médecin|accompagnement chez le médecin
accompagnement de personnes en perte d'autonomie|accompagné des personnes dépendantes|accompagnement des personnes dépendantes|aide aux personnes en perte d'autonomie|aide aux personnes dépendantes
prise en charge de la maladie d'Alzheimer|accompagnement de malades d'Alzheimer|soins aux malades d'Alzheimer|prise en charge de patients Alzheimer
consultations médicales|reçu les patients en consultation|consultations de patients > consultations de médecine générale
diagnostic médical|posé des diagnostics médicaux|diagnostic des maladies
prescription de traitements|prescrit les traitements|prescription médicale|prescrit des médicaments|prescription de médicaments
interventions chirurgicales|opérations chirurgicales|opéré des patients|actes chirurgicaux
anesthésie > endormi les patients|anesthésié les patients|anesthésie générale
consultations à domicile|visites au domicile des patients
suivi des patients chroniques|suivi de maladies chroniques|suivi de patients atteints de maladies chroniques
soins dentaires|soigné les dents|traitement des caries|soigné des caries
extractions dentaires|arraché des dents|extrait des dents|avulsions dentaires
pose d'implants dentaires|implantologie|posé des implants
orthodontie|posé des appareils dentaires|pose de bagues dentaires
bilan kinésithérapique|bilan de kinésithérapie|bilans kiné|bilan diagnostic kinésithérapique
kinésithérapie respiratoire|kiné respiratoire > désencombrement bronchique
massothérapie|massages thérapeutiques
rééducation fonctionnelle|rééducation motrice|réadaptation fonctionnelle
rééducation post-opératoire|rééducation après opération|rééduqué les opérés|rééducation après chirurgie
bilan orthophonique|bilans d'orthophonie|bilans de langage|bilans logopédiques|évaluation du langage
troubles du langage|troubles de la parole et du langage
troubles DYS|troubles des apprentissages|troubles spécifiques des apprentissages > dyslexie et dyspraxie
troubles du spectre autistique|autisme|troubles du spectre de l'autisme|personnes autistes|enfants autistes
psychothérapie|séances de psychothérapie|suivi psychothérapeutique
entretiens psychologiques|entretiens cliniques|reçu les patients en entretien psychologique
thérapies cognitivo-comportementales|thérapie cognitive et comportementale
tests psychotechniques|tests psychométriques|passation de tests psychologiques|fait passer des tests psychologiques
adaptation du logement au handicap|aménagement du logement pour personnes handicapées
élaboration de régimes|régimes thérapeutiques|élaboration de menus diététiques|établi des régimes
radioprotection|protection contre les rayonnements ionisants|protection radiologique
parapharmacie|vente de parapharmacie|vendu des produits de parapharmacie
gestion des ordonnances|traitement des ordonnances|traité les ordonnances
rangement des commandes de médicaments|déballé et rangé les médicaments|réception des commandes de médicaments
pharmacovigilance|surveillance des effets indésirables des médicaments|déclarations d'effets indésirables
analyses de sang|analyses sanguines|bilans sanguins|examens sanguins
codage des actes médicaux|cotation des actes médicaux|coté les actes médicaux
admissions hospitalières|bureau des entrées|enregistré les entrées de patients|enregistré les admissions
transport sanitaire|transport de malades|transporté les malades en ambulance|transport de patients en ambulance|transports en ambulance
régulation médicale|régulé les appels d'urgence|régulation des appels d'urgence
soins vétérinaires|soins aux animaux malades
vaccination des animaux|vacciné les chiens et les chats|vacciné le bétail > vacciner des bovins
stérilisation des animaux > castré les chats et les chiens|castration des animaux
assistance vétérinaire|assisté le vétérinaire|aide au vétérinaire
accompagnement socio-éducatif|suivi socio-éducatif|accompagnement socioéducatif
accompagnement budgétaire|aide à la gestion du budget|accompagnement au budget des familles|aidé les familles à gérer leur budget
surendettement|dossiers de surendettement|monté des dossiers de surendettement
aide à la recherche de logement|aidé à trouver un logement|accès au logement
insertion sociale|réinsertion sociale > insertion sociale et professionnelle
aide à la rédaction de CV|aidé à rédiger CV et lettres|rédaction de CV avec les demandeurs d'emploi
projets personnalisés|projets individualisés|projets d'accompagnement personnalisé|projets d'accompagnement individualisé
gestion des conflits|résolution de conflits|apaisé les conflits|désamorcé les conflits|règlement de conflits
aide aux victimes|accompagnement des victimes|soutien aux victimes
prévention spécialisée|éducation de rue|éducateur de rue|travail de rue
accueil de mineurs isolés|accueil de mineurs non accompagnés|jeunes migrants isolés
protection juridique des majeurs|tutelles et curatelles|majeurs sous tutelle|majeurs protégés
visites médiatisées|visites en présence d'un tiers
accueil des enfants|accueil des enfants et des familles|réception des enfants
éveil musical|initiation musicale des enfants > chansons et comptines
surveillance des enfants|surveillé les enfants|veillé sur les enfants
sécurité des enfants|sécurité physique et affective des enfants
coucher des enfants|mise au lit des enfants|endormissement des enfants
sorties au parc|emmené les enfants au parc|accompagné les enfants au parc
accompagnement à l'école|conduit les enfants à l'école|trajets scolaires|emmené les enfants à l'école|sortie d'école|cherché les enfants à l'école|accompagnement des trajets scolaires
jeux éducatifs|jeux pédagogiques
adaptation des enfants en crèche|périodes d'adaptation|familiarisation des enfants
transmissions aux parents|échanges quotidiens avec les parents|rendu compte aux parents|compte rendu de la journée aux parents
accueil de loisirs|centre de loisirs|centre aéré|ALSH|accueil de loisirs sans hébergement
colonies de vacances|séjours de vacances pour enfants|colos
jeux collectifs|animé des jeux collectifs|jeux de groupe
entretien des locaux scolaires|nettoyé les classes|nettoyage des salles de classe|ménage de l'école|nettoyage d'écoles|nettoyé des écoles
assistance à l'enseignant|aidé l'enseignant en classe|aide à l'enseignant
inclusion scolaire|école inclusive|inclusion des élèves handicapés|scolarisation des élèves handicapés|intégration scolaire des élèves handicapés
accompagnement individuel d'élèves handicapés|aide humaine aux élèves handicapés|suivi un élève handicapé en classe
enseignement primaire|enseigné à l'école primaire|fait la classe à l'école primaire|enseignement à l'école élémentaire|enseigné en école élémentaire
enseignement secondaire|enseigné au collège et au lycée|enseignement au collège|enseignement au lycée|enseigné au lycée|enseigné au collège
enseignement supérieur|enseigné à l'université|enseignement universitaire|cours à l'université
enseignement de l'anglais|cours d'anglais|enseigné l'anglais|donné des cours d'anglais
enseignement du français|cours de français|enseigné le français|donné des cours de français
enseignement de l'espagnol|cours d'espagnol|enseigné l'espagnol
enseignement de l'allemand|cours d'allemand|enseigné l'allemand
enseignement des sciences|cours de sciences|enseigné les sciences
enseignement de la physique-chimie|cours de physique-chimie|enseigné la physique et la chimie
enseignement de l'histoire-géographie|cours d'histoire-géo|enseigné l'histoire et la géographie
enseignement du sport|cours d'éducation physique|cours d'EPS|cours de sport|enseigné l'EPS|enseignement de l'éducation physique et sportive|enseignement de l'EPS
enseignement des arts plastiques|cours d'arts plastiques|cours de dessin
apprentissage de la lecture|appris à lire aux enfants|enseigné la lecture|apprentissage de la lecture et de l'écriture
conception pédagogique|ingénierie pédagogique|conception de formations|instructional design|conception de parcours de formation
ingénierie de formation|conception de dispositifs de formation
formation des salariés|formé les salariés|formation du personnel|formé le personnel|formation des collaborateurs|formé les collaborateurs
formation continue|formation professionnelle continue
formation à distance|FOAD|formation ouverte et à distance|e-learning|formation en ligne|enseignement en ligne|cours en ligne|apprentissage en ligne
webinaires|webinars|séminaires en ligne|conférences en ligne
évaluation des stagiaires|évalué les stagiaires|évaluation des apprenants|évalué les apprenants
évaluation des élèves|évalué les élèves|noté les élèves|notation des élèves|contrôle des connaissances des élèves
suivi des élèves|suivi individuel des élèves|suivi scolaire|suivi de la scolarité
relations avec les parents d'élèves|rencontres avec les parents|échanges avec les parents d'élèves|reçu les parents d'élèves|réunions de parents|entretiens avec les parents|rendez-vous avec les parents|échanges avec les parents > recevoir les parents
surveillance d'internat|surveillé l'internat|maître d'internat|surveillance du dortoir|surveillé le dortoir
surveillance de cour|surveillé les récréations|surveillance des récréations|surveillé la cour de récréation|surveillance de la récréation
alphabétisation d'adultes|appris à lire à des adultes|cours d'alphabétisation
préparation aux examens|préparation au baccalauréat|préparé les élèves aux examens|préparation aux concours|préparation au bac|préparé les élèves au bac|préparé des candidats aux concours
jury d'examen|membre de jury|participation aux jurys
tutorat étudiant|tuteur d'étudiants
direction de mémoires|encadrement de mémoires|suivi de mémoires
préparation physique|préparé physiquement les joueurs|préparation physique des athlètes
cours collectifs de fitness|cours de fitness|animé des cours de gym|cours de gymnastique|cours collectifs en salle de sport|cours de remise en forme
programmes d'entraînement|plans d'entraînement personnalisés|conçu des programmes sportifs|programmes d'exercices personnalisés|établi des programmes d'entraînement
accompagnement en montagne|guidé des randonneurs|encadrement de randonnées|randonnées accompagnées|encadré des randonnées
cours de ski|enseigné le ski|leçons de ski|moniteur de ski
cours d'équitation|leçons d'équitation|enseigné l'équitation|enseignement de l'équitation
cours de code|enseigné le code de la route|séances de code
`;
