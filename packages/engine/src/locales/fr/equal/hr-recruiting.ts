/** French, hr, recruiting: one line, one meaning; our own list. */
export const hrRecruiting = `
rédaction d'offres d'emploi|écrire les annonces d'emploi|rédiger les annonces de recrutement|rédaction des annonces|annonces d'emploi rédigées|rédiger les offres de poste|écrire des annonces de postes|rédiger des annonces de recrutement > publier des offres d'emploi
publication d'offres d'emploi|publier les offres d'emploi|diffuser les annonces|mettre en ligne les annonces d'emploi|diffusion des offres|affichage de postes|diffusion d'annonces|mise en ligne des offres d'emploi|diffusion d'offres d'emploi|diffusion d'annonces de recrutement|publier des annonces d'emploi|publier des offres de poste|poster des offres d'emploi > passé des annonces d'emploi
sourcing de candidats|sourcer des candidats|rechercher des candidats|chercher des candidats|talent sourcing
approche directe de candidats|chasser des profils|chasse de candidats
entretiens téléphoniques de présélection|préqualification téléphonique|préqualifier les candidats par téléphone|présélectionner les candidats par téléphone|entretiens téléphoniques|présélection téléphonique
prise de références|contrôle de références|vérifier les références
réponse aux candidats|répondre aux candidatures
convocation des candidats|convoquer les candidats|inviter les candidats aux entretiens
passation de tests de recrutement|faire passer les tests aux candidats|administrer les tests de recrutement
rédaction de contrats de travail|établir les contrats de travail|faire les contrats de travail|contrats de travail
rédaction d'avenants|établir les avenants|préparer les avenants au contrat
formalités d'embauche|effectuer les formalités d'embauche
formalités de départ|formalités de sortie
gestion des entrées et sorties|gérer les entrées et sorties du personnel|gestion des mouvements du personnel
administration du personnel|gestion administrative du personnel|gérer l'administration du personnel|administrer le personnel
tenue des dossiers du personnel|gérer les dossiers du personnel|gestion des dossiers salariés|tenir à jour les dossiers des employés|dossiers salariés|tenue des dossiers salariés|mise à jour des dossiers du personnel
tenue du registre du personnel|tenue du registre unique du personnel
suivi des absences|suivi de l'absentéisme
gestion des congés|gérer les vacances du personnel
organisation des visites médicales|organiser les visites médicales|planifier les visites médicales du travail|planification des visites médicales|visites médicales|suivi des visites médicales
déclaration d'accidents du travail|déclarer les accidents du travail|établir les déclarations d'accident du travail|faire les déclarations d'at
élaborer le plan de formation|construire le plan de formation|élaboration du plan de formation|plan de développement des compétences|plan de formation|plan de formation annuel|PDC@formation compétences salariés > bâtir le plan de formation|établir le plan de formation
organisation de formations|organiser des formations|mettre sur pied des formations|organiser les sessions de formation|planifié les formations|organisé les stages de formation
gestion de la formation|gérer la formation professionnelle|gérer les formations
recensement des besoins en formation|recenser les besoins en formation|recueillir les besoins de formation
évaluation des formations|évaluer les formations
gestion des carrières|gestion des parcours professionnels|career management
gestion des talents|talent management
entretiens professionnels|mener les entretiens professionnels|conduire les entretiens professionnels
rédaction de fiches de poste|écrire les descriptions de poste|élaborer les fiches de poste|rédaction de descriptions de fonction
pesée de postes|évaluer les postes|évaluation des postes
enquête de rémunération|étude de rémunération|benchmark des rémunérations
animer les réunions du cse|tenir les réunions du cse
négociation d'accords d'entreprise|négocier les accords d'entreprise
organisation des élections professionnelles|organiser les élections professionnelles
procédures disciplinaires|mener les procédures disciplinaires|gérer les procédures disciplinaires|conduire les procédures disciplinaires
procédures de licenciement|mener les procédures de licenciement|gérer les licenciements
élaboration du bilan social|établir le bilan social|rédiger le bilan social
tableaux de bord rh|établir les tableaux de bord rh
améliorer la qualité de vie au travail|amélioration de la qualité de vie au travail
prévention des risques psychosociaux|prévenir les risques psychosociaux|prévention des rps
promouvoir l'image employeur|promotion de la marque employeur
développer les relations écoles|développement des relations écoles
recrutement d'intérimaires|recruter des intérimaires|embaucher du personnel temporaire|recruter du personnel intérimaire|recrutement de personnel temporaire
gestion des intérimaires|gérer le personnel intérimaire
placement de candidats|placer les candidats|placement de personnel|placer du personnel
recrutement d'apprentis|recruter des apprentis|embaucher des apprentis
recrutement de saisonniers|recruter des saisonniers|embaucher du personnel saisonnier|recrutement de personnel saisonnier|embauche de saisonniers
gestion des expatriés|gestion du personnel expatrié
demander les permis de travail|demande d'autorisations de travail
accueillir les nouveaux salariés|accueil des nouveaux collaborateurs|accueillir les nouveaux employés|intégration des salariés|accueillir les nouveaux|onboarding|intégration de collaborateurs|parcours d'intégration|intégré les nouveaux salariés
rédiger le livret d'accueil|écrire le livret d'accueil
conduite du changement|gestion du changement|accompagnement au changement|change management|accompagné le changement
accompagner vers l'emploi|accompagnement vers l'emploi|accompagnement de demandeurs d'emploi|accompagné les demandeurs d'emploi|aidé les chômeurs à retrouver un emploi|retour à l'emploi|accompagnement des chômeurs|accompagner des chômeurs vers l'emploi
réaliser des bilans de compétences|réalisation de bilans de compétences|conduire des bilans de compétences
planification des entretiens d'embauche|fixer les entretiens d'embauche
présélection des candidats|présélectionner les candidats|présélection de candidatures|présélectionner les candidatures|présélection des cv
formalités d'entrée du personnel|gérer les formalités d'entrée|formalités administratives d'entrée
gestion des départs de salariés|gérer les sorties du personnel
traitement des demandes de congés|traiter les demandes de congés
affiliation à la mutuelle|affilier les salariés à la mutuelle
identification des besoins de formation|identifier les besoins de formation|détecter les besoins de formation|détection des besoins de formation
organisation des entretiens annuels|organiser les entretiens annuels|planifier les entretiens annuels
définition de la politique de rémunération|définir la politique de rémunération|définition de la politique salariale|définir la politique salariale|élaborer la politique salariale
relations avec les syndicats|relations syndicales|contacts avec les syndicats|relations sociales|dialogue social|relations avec les partenaires sociaux
négociation collective|négociations syndicales|négocier avec les syndicats|négociations avec les syndicats
conseil rh aux managers|conseiller les managers sur les sujets rh
développement de la marque employeur|développer la marque employeur
participation aux salons de l'emploi|participer aux salons de l'emploi|participer aux forums emploi|participation aux forums emploi
gestion des contrats d'intérim|gérer les contrats intérimaires
recrutement d'alternants|recruter des alternants|embaucher des alternants
`;
