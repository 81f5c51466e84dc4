/** French, it, software, data: one line, one meaning; our own list. */
export const itSoftwareData = `
développement front-end|développer le front-end|développement frontend|programmation front-end|développement côté client|frontend|développement d'interfaces web|front-end development|interface côté navigateur|développement côté navigateur
développement back-end|développer le back-end|développement backend|développement côté serveur|programmation back-end|backend|programmé les services serveur|back-end development
développement full stack|développement fullstack|développer en full stack
développement d'applications mobiles|développer des applications mobiles|programmer des applis mobiles|développement mobile|développé des applis mobiles|applis iOS et Android|mobile development|créer des applications mobiles
développement d'applications web|développer des applis web|programmer des applications web|programmation web
maintenance applicative|maintenir des applications
rédaction de spécifications fonctionnelles|écrire les specs fonctionnelles
rédaction de spécifications techniques|écrire les specs techniques
rédaction de user stories|écrire les user stories|rédaction de récits utilisateurs
gestion du backlog produit|gérer le backlog|gestion du carnet de produit|tenir le backlog|product backlog management
animation des cérémonies scrum|animer les rituels scrum|faciliter les cérémonies scrum
architecture logicielle|concevoir l'architecture logicielle|conception de l'architecture applicative|architecture applicative|concevoir l'architecture des applications|software architecture
refactoring|refactoriser le code|remaniement de code|réusinage de code
optimisation des performances applicatives|optimiser les performances des applications|améliorer les performances applicatives|amélioration des performances applicatives
tests unitaires|écrire des tests unitaires|développer des tests unitaires|unit tests
tests fonctionnels|réaliser des tests fonctionnels|exécuter les tests fonctionnels
tests d'intégration|réaliser des tests d'intégration|exécuter les tests d'intégration|integration testing
tests de charge|tests de montée en charge|réaliser des tests de charge
tests de non-régression|réaliser des tests de non-régression|exécuter la non-régression|tests de régression|TNR@test|regression testing
rédaction de cas de test|écrire les scénarios de test|rédaction de scénarios de test
rédiger le plan de test|élaborer les plans de test|écrire les plans de test
signalement d'anomalies|signaler les anomalies|remonter les bugs|déclarer les bugs
recette applicative|recetter les applications|tests de recette|effectuer les tests de recette|recette fonctionnelle|UAT@test recette utilisateur|tests d'acceptation|recette utilisateur|user acceptance testing
automatiser les déploiements|automatisation des déploiements
mise en production d'applications|déployer les applications
conteneuriser les applications|mettre les applications en conteneurs|conteneurisation d'applications
gestion de versions|versionner le code|versioning|contrôle de version du code|contrôle de version|gestion du code source
développement de web services|développer des web services|créer des web services
intégration d'api|intégrer des api|connecter des api|interfacer via api
intégration html css|intégrer des maquettes web
administration linux|administrer des serveurs linux|administration de systèmes linux|gérer les serveurs linux|administrer linux|serveurs Linux
administration windows server|administrer des serveurs windows|gérer les serveurs windows|administration de serveurs windows|administration Windows|Windows Server|serveurs Windows
installation de serveurs|installer des serveurs
virtualisation de serveurs|virtualiser les serveurs
restauration de données|restaurer les données
élaborer le plan de reprise d'activité|élaborer le pra|élaboration du plan de reprise d'activité
gestion des comptes utilisateurs|administrer les comptes utilisateurs
gestion des droits d'accès|administrer les habilitations informatiques|gestion des habilitations informatiques|gérer les accès utilisateurs|administration des droits d'accès
gestion du parc informatique|administrer le parc informatique|parc informatique|IT asset management
installation de postes de travail|installer les postes de travail|installer les ordinateurs|installation d'ordinateurs|préparer des postes informatiques|installation de postes informatiques > masteriser des postes
configuration de postes de travail|configurer les postes|paramétrer les ordinateurs|configurer les ordinateurs|paramétrage de postes de travail
installation de logiciels|installer des logiciels
support utilisateurs niveau 1|support de niveau 1|support n1|assistance de premier niveau|support de premier niveau
support de niveau 2|support n2|support utilisateurs niveau 2|assistance de deuxième niveau|support de deuxième niveau|support de second niveau
prise en main à distance|prise de contrôle à distance
dépannage informatique|dépanner les ordinateurs|réparer les pannes informatiques|résoudre les pannes informatiques > réparé les ordinateurs des utilisateurs|dépanné les postes
gestion des tickets|traiter les tickets|traitement des tickets|ticketing|outil de ticketing
gestion des incidents informatiques|traiter les incidents informatiques|traitement des incidents informatiques
centre de services informatique|helpdesk|service desk|assistance utilisateurs|support utilisateurs|aidé les utilisateurs|assisté les utilisateurs|dépannage des utilisateurs|assistance informatique|support informatique|dépanner les utilisateurs|dépannage informatique|support technique informatique|IT support|centre d'assistance informatique|aider les utilisateurs|soutien aux utilisateurs
formation des utilisateurs|former les utilisateurs
rédaction de guides utilisateurs|écrire des manuels utilisateur|rédaction de manuels utilisateurs
rédiger la documentation technique|écrire la doc technique|rédaction technique|technical writing > rédigé des notices techniques
configuration de réseaux|configurer les réseaux
câblage réseau|câbler le réseau informatique|tirer des câbles réseau|poser le câblage informatique|tirer le réseau|câbler les réseaux|câblage informatique|tiré du câble réseau|câblage réseau informatique
installation de fibre optique|installer la fibre optique
surveillance des systèmes|monitoring des systèmes|supervision des systèmes|surveiller les systèmes
administration de pare-feu|administrer les pare-feux|gérer les firewalls|gestion des pare-feux
sécurité informatique|cybersécurité|sécurité des systèmes d'information|IT security|cybersecurity|sécurisation des systèmes d'information|sécuriser les systèmes informatiques
tests d'intrusion|réaliser des tests d'intrusion|pentests|faire des pentests|tests de pénétration|penetration testing
réponse aux incidents de sécurité|traiter les incidents de sécurité informatique|traitement des incidents de cybersécurité
sensibilisation à la cybersécurité|sensibiliser à la cybersécurité|sensibilisation à la sécurité informatique|security awareness
patch management|appliquer les correctifs|application des correctifs|gestion des correctifs|déploiement de correctifs
migration vers le cloud|migrer vers le cloud|passer les applications dans le cloud|passage au cloud|migration infonuagique|migré les applications vers l'infonuagique|migration dans le nuage|migration vers l'infonuagique
migration de serveurs|migrer les serveurs|transférer les serveurs
nettoyage de données|nettoyer les données|data cleaning|fiabilisation des données|data cleansing
extraction de données|extraire les données|extractions de données|sortir des données
requêtes sql|écrire des requêtes sql|rédiger des requêtes sql|interroger les bases en sql|interrogation SQL
création de pipelines de données|construire des pipelines de données
optimisation de requêtes|optimiser les requêtes|optimiser les requêtes sql
créer des tableaux de bord décisionnels|développer des dashboards bi|réaliser des dashboards|construire des dashboards
développer des modèles prédictifs|modélisation prédictive|construire des modèles prédictifs
apprentissage automatique|machine learning|apprentissage machine
analyse statistique|traitement statistique des données|statistical analysis|traitement statistique|analysé statistiquement
paramétrage d'erp|paramétrer l'erp|configurer l'erp|configuration d'erp|paramétrage de progiciels de gestion
mettre en place un erp|implémenter un erp|implémentation erp
automatisation de tâches par scripts|automatiser les tâches par scripts|écrire des scripts d'automatisation|scripter les tâches répétitives
développement de jeux vidéo|développer des jeux vidéo
développement embarqué|développer des logiciels embarqués|programmation embarquée|développement de logiciels embarqués|programmer des systèmes embarqués|embedded software|logiciels embarqués|informatique embarquée
veille technologique|effectuer une veille technologique|suivre l'actualité technologique|veille technique|technology watch|suivi des évolutions technologiques
correction des bugs en production|corriger les anomalies en production
priorisation des user stories|prioriser les user stories|hiérarchiser les user stories
gestion de machines virtuelles|administrer les machines virtuelles|gestion des vm|administration de machines virtuelles
gestion des sauvegardes|gestion des backups
récupération de données perdues|récupérer les données perdues
dépannage informatique à distance|dépanner à distance les utilisateurs|dépanner les postes à distance
configuration de routeurs et commutateurs|paramétrer les routeurs et switchs|configurer les routeurs et switches
configuration d'équipements réseau|configurer les équipements réseau|paramétrer les équipements réseau
raccordement de la fibre optique|raccorder la fibre|faire les raccordements fibre
surveillance des serveurs|surveiller les serveurs|monitorer les serveurs|monitoring des serveurs|supervision des serveurs
recherche de failles de sécurité|chercher des failles de sécurité
modélisation de bases de données|modéliser les bases de données
développement de modèles de machine learning|développer des modèles de machine learning
recueil des besoins utilisateurs|recueil des besoins|requirements gathering
`;
