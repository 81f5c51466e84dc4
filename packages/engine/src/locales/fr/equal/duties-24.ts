/** French, duties of teachers, accountants, advisers, recruiters, sellers and those who build and run software, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties24 = `
enseignement supérieur|enseigner dans le supérieur|enseignement universitaire|enseigner à l'université > donner des cours à l'université|donner des cours magistraux|donner des TD à l'université
direction de thèses|diriger des thèses|direction de thèse|encadrement de thèses|encadrer des thèses|encadrement de doctorants|encadrer des doctorants
encadrement de mémoires|encadrer des mémoires|direction de mémoires|diriger des mémoires
activités d'éveil|animation d'activités d'éveil|ateliers d'éveil|éveil des enfants > proposer des jeux d'éveil|jeux d'éveil|proposer des activités d'éveil|animer des activités d'éveil
initiation à l'informatique|initier à l'informatique|formation à l'informatique pour débutants > initier des seniors à l'informatique|apprendre à des débutants à se servir d'un ordinateur
apprentissage de la lecture|apprendre à lire|enseignement de la lecture|enseigner la lecture
enseignement du français langue étrangère|FLE|français langue étrangère|enseigner le FLE > enseigner le français à des étrangers|donner des cours de français à des étrangers|enseigner le français à des migrants
aide aux devoirs|aider aux devoirs|accompagnement à la scolarité|étude surveillée > aider les enfants à faire leurs devoirs
soutien scolaire|cours de soutien|cours de rattrapage|donner des cours de soutien
conception de cours|concevoir des cours|préparation de cours|préparer des cours|préparation des cours|préparer les cours
conception de supports pédagogiques|concevoir des supports pédagogiques|création de supports pédagogiques|créer des supports pédagogiques|élaboration de supports de cours|créer des supports de cours|rédiger des supports de cours|création de supports de formation|créer des supports de formation|concevoir des supports de formation
ingénierie pédagogique|conception de parcours de formation|concevoir des parcours de formation|conception de formations|concevoir des formations
e-learning|formation en ligne|formations en ligne|formation à distance|FOAD
conception de modules e-learning|concevoir des modules e-learning|conception de modules de formation en ligne|concevoir des modules de formation en ligne|création de modules e-learning|créer des modules e-learning
évaluation des acquis|évaluer les acquis|contrôle des connaissances|contrôler les connaissances|évaluation des connaissances
correction de copies|corriger des copies|corriger les copies|correction des copies|correction d'examens|corriger des examens
surveillance d'examens|surveiller des examens|surveiller les examens|surveillance des examens|surveillance d'épreuves|surveiller les épreuves
jury d'examen|jurys d'examen > participer à des jurys
conseils de classe|conseil de classe
éducation physique et sportive|EPS@élève classe collège lycée école enseign
enseignement de la natation|enseigner la natation|cours de natation|apprentissage de la natation|apprendre à nager|leçons de natation
cours de piano|leçons de piano|enseigner le piano|enseignement du piano|donner des cours de piano|donner des leçons de piano
cours de guitare|leçons de guitare|enseigner la guitare|enseignement de la guitare
cours de chant|leçons de chant|enseigner le chant|enseignement du chant
cours de danse|leçons de danse|enseigner la danse|enseignement de la danse
cours particuliers|leçons particulières|cours à domicile
établissement des comptes annuels|établir les comptes annuels|établissement des états financiers|établir les états financiers|préparation des comptes annuels|préparer les comptes annuels|élaboration des comptes annuels > établir le bilan et le compte de résultat|préparer le bilan et le compte de résultat|établissement du bilan et du compte de résultat
établissement de la liasse fiscale|établir la liasse fiscale|établissement des liasses fiscales|établir les liasses fiscales|préparer la liasse fiscale|préparation des liasses fiscales
commissariat aux comptes|CAC@comptes audit certif|certification des comptes|certifier les comptes|audit légal > vérifier les comptes de sociétés cotées|auditer les comptes de sociétés
établissement des déclarations de TVA|établir les déclarations de TVA|faire les déclarations de TVA|préparer les déclarations de TVA|déclarer la TVA|déclaration de la TVA|télédéclaration de TVA
analyse des écarts|analyser les écarts|analyse d'écarts > comparer les dépenses au budget|comparer le réalisé au budget
analyse des écarts budgétaires|analyser les écarts budgétaires|analyse d'écarts budgétaires|analyser les écarts par rapport au budget > comparer les dépenses au budget|comparer les dépenses réelles au budget|comparer le réalisé au budget|comparer le réel au budget|expliquer les écarts avec le budget
suivi des marges|suivre les marges|analyse des marges|analyser les marges > calculer les marges
calcul des coûts de revient|calculer les coûts de revient|calcul du coût de revient|calculer le coût de revient|calcul des prix de revient|calculer les prix de revient
rapprochements bancaires|rapprochement bancaire|faire les rapprochements bancaires > pointer les relevés bancaires|comparer les relevés bancaires et la comptabilité
lettrage des comptes|lettrer les comptes|lettrage de comptes|pointage des comptes
comptabilité fournisseurs|traitement des factures fournisseurs|traiter les factures fournisseurs > saisir et payer les factures fournisseurs
comptabilité clients|facturation et encaissements clients
notes de frais|contrôle des notes de frais|remboursement des frais|vérifier les notes de frais|contrôler les notes de frais
suivi des immobilisations|gestion des immobilisations
consolidation des comptes|consolider les comptes|comptes consolidés
conseil en investissement|conseil en placement|conseil en placements|conseiller des placements|conseils en investissement > conseiller des particuliers sur leurs placements|conseiller les clients sur leurs placements
conseil en gestion de patrimoine|gestion de patrimoine|conseil patrimonial|gestion patrimoniale
valorisation d'entreprises|valorisation de sociétés|valoriser des entreprises|valoriser des sociétés|évaluation d'entreprises|évaluer des entreprises|évaluation de sociétés|évaluer des sociétés > évaluer la valeur de sociétés|estimer la valeur d'entreprises|estimer la valeur de sociétés
analyse de solvabilité|évaluation de la solvabilité|évaluer la solvabilité|analyser la solvabilité|étude de solvabilité|vérifier la solvabilité
placement des excédents|placer les excédents|placement de trésorerie|placer la trésorerie|placements de trésorerie|placement des excédents de trésorerie
prévisions de trésorerie|prévision de trésorerie|prévoir la trésorerie|prévisionnel de trésorerie
montage de dossiers de crédit|monter des dossiers de crédit|montage de dossiers de prêt|monter des dossiers de prêt|constitution de dossiers de crédit|constituer des dossiers de prêt
montage de dossiers de subvention|monter des dossiers de subvention|demandes de subventions|demande de subvention|demander des subventions|rédiger des demandes de subvention
recherche de financements|rechercher des financements|trouver des financements|levée de fonds|lever des fonds > chercher des mécènes
cartographie des processus|cartographier les processus|cartographier des processus|modélisation des processus|modéliser les processus
diagnostic organisationnel|audit organisationnel|audits organisationnels
sourcing de candidats|recherche de candidats|rechercher des candidats|chercher des candidats|approche directe de candidats|trouver des candidats|sourcer des candidats
présélection des candidats|présélectionner les candidats|présélection de candidats|tri des candidatures|trier les candidatures|tri des CV|trier les CV|sélection de CV
publication d'offres d'emploi|publier des offres d'emploi|publication d'annonces|publier les annonces|diffusion d'offres d'emploi|diffuser les offres d'emploi|mise en ligne d'offres d'emploi|publier les offres d'emploi|passer des annonces|rédaction et diffusion d'annonces
prise de références|contrôle de références|prendre des références|vérifier les références des candidats
recueil des besoins de formation|recueillir les besoins de formation|recensement des besoins de formation|recenser les besoins de formation|identification des besoins en formation|identifier les besoins de formation|analyse des besoins de formation
organisation de formations|organiser des formations|organisation de sessions de formation|organiser les sessions de formation|planifier des formations
bilans de compétences|bilan de compétences
VAE@diplôme expérience accompagn|validation des acquis de l'expérience
accompagnement de demandeurs d'emploi|accompagner des demandeurs d'emploi|accompagnement des demandeurs d'emploi|accompagnement vers l'emploi|accompagner vers l'emploi|insertion professionnelle|aide au retour à l'emploi|accompagnement au retour à l'emploi|accompagner des chômeurs|accompagnement de chômeurs > accompagner des chômeurs vers l'emploi|aider des chômeurs à retrouver un travail
techniques de recherche d'emploi|TRE@emploi atelier candidat|aide à la rédaction de CV|aider à rédiger des CV
contrôle des éléments variables|contrôler les éléments variables|contrôle des variables de paie|contrôler les variables de paie|vérification des variables de paie|vérifier les éléments variables|vérifier les variables de paie|contrôle des éléments variables de paie
saisie des éléments variables|saisir les éléments variables|saisie des variables de paie|saisir les variables de paie|saisie des éléments variables de paie
EVP@paie|éléments variables de paie|variables de paie|éléments variables de la paie
soldes de tout compte|solde de tout compte|établir les soldes de tout compte|calculer les soldes de tout compte
attestations de salaire|attestation de salaire
veille tarifaire|veille prix|suivi des prix concurrents|suivre les prix concurrents|relevé de prix concurrents|relevés de prix|surveiller les prix des concurrents > étudier les prix des concurrents|relever les prix des concurrents|comparer les prix des concurrents|relever les prix chez les concurrents
animation des réseaux sociaux|animer les réseaux sociaux|gestion des réseaux sociaux|gérer les réseaux sociaux|community management|animation de réseaux sociaux|animer les comptes de réseaux sociaux|gérer les comptes Instagram et Facebook|animer les pages Facebook et Instagram
rédaction de publications pour les réseaux sociaux|publication sur les réseaux sociaux|publier sur les réseaux sociaux|publications sur les réseaux sociaux
création de contenus|créer des contenus|production de contenus|produire des contenus|rédaction de contenus|création de contenu|production de contenu|créer du contenu
rédaction SEO|rédaction web optimisée|rédaction de contenus optimisés SEO > écrire des articles optimisés pour Google|écrire des articles de blog optimisés|rédiger des articles optimisés pour le référencement|rédiger des textes optimisés pour Google
référencement payant|SEA|publicité sur les moteurs de recherche|annonces Google Ads|campagnes Google Ads
campagnes e-mailing|campagne e-mailing|envoi de newsletters|envoyer des newsletters|emailings|campagnes d'emailing|campagnes d'e-mailing|envoyer des campagnes e-mail
génération de leads|génération de prospects|générer des leads|acquisition de leads|générer des prospects
élaboration de devis|élaborer des devis|établissement de devis|établir des devis|réalisation de devis|réaliser des devis|faire des devis|chiffrage de devis|rédaction de devis|rédiger des devis|préparer des devis|préparation de devis
chiffrage de projets|chiffrer des projets|chiffrage d'affaires|chiffrer les affaires|étude de prix|études de prix
suivi de devis|relance de devis|relancer les devis|relance des devis|suivre les devis
visite médicale|promotion du médicament|promotion médicale > présenter des médicaments aux médecins|présenter les médicaments aux médecins et aux pharmaciens
vente de logiciels|vendre des logiciels|vente de solutions logicielles|vendre des solutions logicielles|commercialisation de logiciels|vente de progiciels
avant-vente|support avant-vente
développement front-end|développement frontend|développer le front-end|coder le front-end|développement de l'interface|développer l'interface|développement d'interfaces web|développer des interfaces web|intégration web > coder l'interface|coder l'interface du site|développer l'interface du site en React|coder des pages en HTML et CSS
développement back-end|développement backend|développer le back-end|coder le back-end|développement côté serveur|développer des API|développement d'API
développement full-stack|développement fullstack
développement mobile|développement d'applications mobiles|développer des applications mobiles|créer des applications mobiles|programmer des applications mobiles|développement d'applis mobiles|développer des applis
développement web|développer des sites web|développement de sites web|développement d'applications web|développer des applications web|programmer des sites web|développement de sites internet
publication d'applications mobiles|publier des applications mobiles|mise en ligne d'applications mobiles > publier les applications sur l'App Store
microservices|architecture microservices|architecture en microservices|architectures microservices > découper une application en petits services|découper une application monolithique en services
tests unitaires|écrire des tests unitaires|test unitaire
tests automatisés|tests automatiques|automatisation de tests|automatiser des tests|automatisation des tests|automatiser les tests|test automatisé
tests fonctionnels|recette fonctionnelle|recettes fonctionnelles
revue de code|revues de code|code review|relecture de code|relire le code|code reviews
refactoring|réusinage de code|remaniement du code|réécriture de code|nettoyage du code
optimisation de requêtes|optimiser des requêtes|optimisation des requêtes SQL|optimiser les requêtes SQL|optimisation de requêtes SQL|tuning SQL > accélérer des requêtes|accélérer les requêtes SQL|accélérer les requêtes les plus lentes
administration de bases de données|administrer des bases de données|DBA|gestion de bases de données
modélisation de données|modéliser des données|modélisation de bases de données|concevoir des bases de données|conception de bases de données
application des correctifs|appliquer les correctifs|application de correctifs|appliquer des correctifs de sécurité|patch management|gestion des correctifs|déployer les correctifs|déploiement des correctifs > installer les mises à jour de sécurité|installation des mises à jour de sécurité|appliquer les patchs|passer les patchs
configuration d'équipements réseau|configurer des équipements réseau|paramétrage d'équipements réseau|configuration des équipements réseau > configurer des routeurs|configurer des switchs|configurer des routeurs et des commutateurs|configuration de routeurs|configuration de switchs|configuration de commutateurs
commutateur@réseau|switch@réseau
supervision des serveurs|superviser les serveurs|surveillance des serveurs|surveiller les serveurs|monitoring des serveurs
virtualisation|virtualiser des serveurs|virtualisation de serveurs > créer des machines virtuelles
migration cloud|migration vers le cloud|migrer vers le cloud|migrations cloud > transférer les applications vers AWS|migrer les applications vers AWS|migrer des serveurs vers Azure|passer les serveurs dans le cloud|transférer les serveurs vers Azure|migrer vers AWS|migrer vers Azure
tests d'intrusion|test d'intrusion|pentest|pentests|tests de pénétration|pentesting > attaquer les applications pour en trouver les failles|attaquer les systèmes pour trouver des failles
gestion des vulnérabilités|gérer les vulnérabilités|correction des vulnérabilités|corriger les vulnérabilités|remédiation des vulnérabilités|corriger les failles de sécurité
gestion des droits d'accès|gérer les droits d'accès|gestion des habilitations|gérer les habilitations|gestion des accès|gérer les accès > créer les comptes utilisateurs|ouvrir et fermer les comptes utilisateurs
gestion des comptes utilisateurs|gérer les comptes utilisateurs|création de comptes utilisateurs|créer les comptes utilisateurs|administration des comptes utilisateurs
traitement automatique du langage|TAL@langue texte|NLP|traitement du langage naturel
visualisation de données|data visualisation|dataviz|data visualization|visualiser des données|datavisualisation > construire des tableaux de bord Power BI|créer des tableaux de bord Power BI|créer des tableaux de bord Tableau|concevoir des graphiques interactifs
création de tableaux de bord|créer des tableaux de bord|construction de tableaux de bord|construire des tableaux de bord|conception de tableaux de bord|concevoir des tableaux de bord|élaboration de tableaux de bord|élaborer des tableaux de bord|mise en place de tableaux de bord|développer des dashboards|création de dashboards
nettoyage de données|nettoyer des données|nettoyage des données|data cleaning|fiabilisation des données|fiabiliser les données
paramétrage SAP|paramétrer SAP|customizing SAP|configuration SAP|configurer SAP > paramétrer le module finance de SAP|paramétrer des modules SAP
animation de cérémonies agiles|animer des cérémonies agiles|animation des cérémonies agiles|animer les cérémonies Scrum|animation des cérémonies Scrum|animation de rituels agiles|animer les rituels agiles > animer les rétrospectives|animer les daily|animer les réunions quotidiennes et les rétrospectives|animer les daily meetings|animer les sprint reviews
priorisation du backlog|prioriser le backlog|gestion du backlog|gérer le backlog|hiérarchisation du backlog > ranger par priorité les demandes du backlog|classer les demandes du backlog
rédaction de spécifications|rédiger des spécifications|rédaction des spécifications fonctionnelles|rédiger les spécifications fonctionnelles|rédaction de spécifications fonctionnelles|rédiger les spécifications|écriture de spécifications
recueil des besoins|recueillir les besoins|recueil du besoin|expression des besoins|recueil des besoins métier|analyse des besoins|analyser les besoins
rédaction du cahier des charges|rédiger le cahier des charges|rédaction de cahiers des charges|rédiger des cahiers des charges|élaboration du cahier des charges|établir le cahier des charges|écrire le cahier des charges
déploiement d'ERP|déployer un ERP|mise en place d'un ERP|mettre en place un ERP|implémentation d'ERP|implémentation d'un ERP|déploiement d'un ERP|mise en place d'un progiciel de gestion intégré|déploiement d'un progiciel de gestion intégré
tests utilisateurs|test utilisateur|tests d'utilisabilité|tests utilisateur > faire tester les maquettes par des utilisateurs|faire tester le site par des utilisateurs
conception d'interfaces|concevoir des interfaces|design d'interface|design d'interfaces|UI design|dessiner des interfaces
wireframes|maquettes fil de fer|zonings
mise à jour de sites web|mettre à jour des sites web|mise à jour de sites internet|mettre à jour le site web|mettre à jour le site internet|mise à jour du site internet|mise à jour du site web|actualiser le site internet|actualisation du site web
support utilisateurs|support aux utilisateurs|assistance aux utilisateurs|assister les utilisateurs|assistance utilisateurs|aide aux utilisateurs|dépannage des utilisateurs|dépanner les utilisateurs|helpdesk|help desk
gestion des tickets|gérer les tickets|traitement des tickets|traiter les tickets|résolution de tickets|résoudre des tickets
gestion du parc informatique|gérer le parc informatique|gestion de parc informatique|administration du parc informatique
gestion des achats|gérer les achats|achats industriels
achats de matières premières|achat de matières premières|acheter des matières premières|approvisionnement en matières premières > acheter de l'acier|acheter du bois et du métal|acheter du plastique|acheter de l'acier et du plastique|acheter de la farine et du sucre
`;
