/** French, management, projects, general: one line, one meaning; our own list. */
export const managementProjectsGeneral = `
management d'équipe au quotidien|manager une équipe au quotidien|encadrer l'équipe au quotidien|encadrement quotidien de l'équipe
animer des réunions|animation de réunions|conduite de réunions|mené des réunions|tenu des réunions|mener des réunions
répartition des tâches|répartir les tâches|distribuer le travail|répartir le travail|attribution des tâches|affecter les tâches|répartition du travail|affectation des tâches
délégation de tâches|déléguer les tâches
fixation d'objectifs|définir les objectifs|définition des objectifs
évaluation des collaborateurs|évaluer les collaborateurs
motivation des équipes|motiver les équipes|motiver les collaborateurs|motiver le personnel
développer les compétences des collaborateurs|développement des compétences de l'équipe|développer les compétences de l'équipe
formation des nouveaux arrivants|former les nouveaux arrivants|former les nouveaux collègues|former les nouveaux employés|formation des nouveaux|formé les nouveaux|formé les débutants|formation de nouveaux collaborateurs
encadrement de stagiaires en entreprise|encadrer les stagiaires|encadrement de stagiaires|tutorat de stagiaires|tutoré des stagiaires
gestion des remplacements|organiser les remplacements
gestion budgétaire d'un service|gérer le budget d'un service
définition de la stratégie d'entreprise|définir la stratégie de l'entreprise|élaborer la stratégie d'entreprise
planification stratégique|planifier la stratégie
création d'entreprise|fonder une entreprise|monter sa boîte|fondation d'entreprise|fondé une société|entrepreneuriat
activité indépendante|travailler à son compte|travail indépendant|exercer en indépendant|être à son compte|travailler en freelance|freelance
gestion de projets de bout en bout|gérer des projets de a à z|mener des projets de bout en bout|piloter les projets de bout en bout
planification de projet|planning de projet|project planning
cadrage de projet|cadrer les projets
suivi de l'avancement des projets|suivi de projets|suivi d'avancement|project tracking
suivi budgétaire de projet|suivre le budget du projet
animer les comités de pilotage|animer les copil|animation des comités de pilotage|animation des copil
gestion des parties prenantes|stakeholder management
relations avec les prestataires|relation prestataires
pilotage de prestataires|piloter les prestataires
clôture de projet|bouclage de projet|clore les projets
rex de projet|retours d'expérience projet
gestion de plusieurs projets en parallèle|mener plusieurs projets de front|gestion multi-projets|gérer plusieurs projets simultanément
gestion de portefeuille de projets|pilotage de portefeuille de projets|project portfolio management
gestion agile de projets|conduite de projets agiles|gérer les projets en méthode agile
recueil et analyse des besoins|collecter et analyser les besoins
rédaction de comptes rendus de réunion|faire les comptes rendus de réunion
rédaction de procédures|écrire des procédures|établir des procédures|formalisation de procédures|formaliser les procédures
mise en place de procédures|instaurer des procédures|introduire des procédures|mise en œuvre de procédures
analyse de processus|étude des processus
simplification des processus|simplifier les processus
digitalisation des processus|digitaliser les processus|numérisation des processus|numériser les processus
automatisation des processus|automatiser les processus
standardisation des méthodes|standardiser les méthodes|uniformiser les méthodes|uniformisation des méthodes
définition d'indicateurs|définir des indicateurs
élaboration de tableaux de bord|élaborer des tableaux de bord|construire des tableaux de bord|établir des tableaux de bord|création de tableaux de bord|création de dashboards|conçu des tableaux de bord|bâti des tableaux de bord
tenue de tableaux de bord|mettre à jour les tableaux de bord|actualiser les tableaux de bord
reporting à la direction|reporter à la direction|faire le reporting à la direction
prise de décision
résolution de problèmes|problem solving
gestion de crise|gérer des situations de crise|crisis management
gestion des priorités|priorisation des tâches|prioriser les tâches|hiérarchiser les tâches|hiérarchisation des tâches
respect des délais|tenir les délais|respect des échéances|livré dans les délais
travail en équipe pluridisciplinaire|travail en équipe multidisciplinaire
travail en autonomie|travailler de façon autonome
travail en horaires décalés|horaires décalés
travail en 3x8|trois-huit|travail en trois équipes|3x8
travail en 2x8|travail en deux équipes|2x8
travail de nuit|horaires de nuit|poste de nuit|service de nuit
travail le week-end|travailler les fins de semaine|travaillé samedi et dimanche|horaires de week-end
astreintes|être d'astreinte|assurer des astreintes|faire des astreintes|effectuer des astreintes
prise de parole en public|parler en public|s'exprimer en public|expression en public|public speaking|interventions en public
travail dans un contexte international|travailler dans un environnement international
négociation de partenariats|négocier des partenariats
développement de partenariats|développer des partenariats|noué des partenariats|monté des partenariats
représentation de l'entreprise|représenter l'entreprise|représentation de la société
organisation de séminaires|organiser des séminaires|mettre sur pied des séminaires
visites d'entreprise|organiser des visites d'entreprise
organiser le déménagement des bureaux|organisation du déménagement des bureaux
conseil en organisation|conseiller les entreprises sur leur organisation|conseil en management|management consulting
amélioration continue des processus|améliorer les processus en continu
gestion documentaire|gérer la documentation|document management > gestion électronique de documents|GED@document archiv
gestion des connaissances|knowledge management
transfert de compétences|transmettre ses compétences
respect des règles d'hygiène et de sécurité|appliquer les règles d'hygiène et sécurité|respect des normes d'hygiène et de sécurité
nettoyage industriel|nettoyer des sites industriels|nettoyage de sites industriels > nettoyage d'usines|nettoyé des ateliers d'usine
faire le ménage à domicile|ménage chez les particuliers|ménage à domicile|femme de ménage chez des particuliers|ménage chez des clients|nettoyé des maisons|nettoyage de maisons|fait le ménage chez des particuliers|nettoyage chez des particuliers|entretien du domicile|entretien du logement
petites réparations|faire les petites réparations|réaliser de petites réparations|effectuer de petites réparations|petits dépannages|menues réparations
direction d'usine|plant management
conduite des entretiens annuels|mener les entretiens annuels|faire les entretiens annuels
formation d'apprentis|former des apprentis|maître d'apprentissage
suivi des dépenses|contrôle des coûts|suivi des coûts|cost control|contrôle des dépenses
élaboration du plan stratégique|élaborer le plan stratégique|établir le plan stratégique
élaboration du planning projet|établir le planning projet|élaborer le planning du projet
gestion de sous-traitants|gestion de la sous-traitance
pilotage de sous-traitants|piloter les sous-traitants
modélisation de processus|modéliser les processus
simplification des procédures|simplifier les procédures|alléger les procédures|allègement des procédures
automatisation de tâches|automatiser les tâches
harmonisation des pratiques|harmoniser les pratiques|uniformiser les pratiques
définition des kpi|définir les kpi|définir les indicateurs de performance
gestion du stress|stress management
définition des priorités|définir les priorités|établir les priorités|fixer les priorités
travail posté|horaires postés|travailler en horaires postés > travail en 3x8|travail en 2x8|travaille en 5x8|travaillé en 3x8|trois-huit|équipes alternantes|en 2x8|en 3x8|en 4x8|en 5x8
conclusion de partenariats|conclure des partenariats|nouer des partenariats|signer des partenariats
organisation de colloques|organiser des colloques|organisation de congrès|organisé des conférences
réorganisation d'un service|réorganiser un service
capitalisation des connaissances|capitaliser les connaissances
transmission de savoir-faire
application des consignes|appliquer les consignes
petits travaux d'entretien|faire les petits travaux d'entretien|effectuer de petits travaux d'entretien
`;
