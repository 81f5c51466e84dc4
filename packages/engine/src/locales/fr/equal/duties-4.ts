/** Office, payroll, finance, law, computing, communication, in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties4 = `
secrétariat|travaux de secrétariat|tâches de secrétariat|tenu le secrétariat
bureautique|outils bureautiques|logiciels bureautiques|suite bureautique
pack Office|suite Office|Microsoft Office|MS Office|logiciels Office
tableaux croisés dynamiques|TCD@Excel tableau|pivot tables
macros Excel|VBA@Excel macro|macros VBA|programmation VBA
diaporamas|diapositives|slides > présentations PowerPoint
envoi du courrier|expédition du courrier|courrier sortant|courrier au départ
courrier entrant|courrier arrivée|réception du courrier
rédaction de courriers|rédaction de lettres|rédigé la correspondance|écrit les lettres|écrit les courriers > correspondance commerciale
traitement de texte|logiciel de traitement de texte
transcription audio|transcrit des enregistrements|retranscription|retranscrit des enregistrements
commande de fournitures|achat de fournitures > commandé le papier et les stylos
ordre du jour|rédaction d'ordres du jour|préparé les ordres du jour
reporting mensuel|rapports mensuels|comptes rendus mensuels|compte rendu d'activité mensuel|rapport mensuel d'activité > compte rendu chiffré mensuel
reporting hebdomadaire|rapports hebdomadaires|comptes rendus hebdomadaires
tableaux de bord|dashboards|tableaux de pilotage > réaliser des tableaux de bord|établir des tableaux de bord|élaborer des tableaux de bord
indicateurs de performance|KPI|indicateurs clés|indicateurs clés de performance|key performance indicators
services généraux|moyens généraux|facility management
recrutement|talent acquisition|acquisition de talents|recruter|recruter des collaborateurs|embaucher|recrutement de personnel|embauche
chasse de têtes|approche directe|headhunting|chasseur de têtes
départs de salariés|offboarding|sorties de personnel|gestion des départs
gestion des temps|GTA@temps pointage paie|suivi des temps de travail|gestion des temps et activités|gérer les temps de travail|suivi des heures|pointage des heures
droit du travail|législation sociale|droit social|réglementation du travail|législation du travail
représentants du personnel|IRP|instances représentatives du personnel
accords collectifs > accords d'entreprise
politique salariale|politique de rémunération|rémunérations et avantages|comp & ben|compensation and benefits
SIRH|système d'information RH|logiciel RH|système d'information ressources humaines
mutuelle santé|complémentaire santé|assurance santé|health insurance
déclaration préalable à l'embauche|DPAE
titres-restaurant|tickets restaurant|chèques déjeuner|chèques-repas
solde de tout compte|documents de fin de contrat|STC@paie départ
charges sociales|cotisations sociales|charges patronales et salariales
saisie de factures|enregistrement de factures|enregistré les factures|comptabilisation de factures|comptabilisé les factures|enregistrer les factures|saisie des factures fournisseurs
contrôle de factures|vérification des factures
règlement des fournisseurs|paiement des fournisseurs|règlement des factures|payé les factures|mise en paiement|régler les factures fournisseurs|payer les factures fournisseurs|règlement des factures fournisseurs
liasse fiscale|établi les liasses|préparation de liasses fiscales > établir les liasses fiscales|remplir les liasses fiscales|préparer les liasses fiscales
comptes annuels|états financiers|financial statements|états financiers annuels
normes IFRS|IFRS|normes comptables internationales
clôture mensuelle|arrêtés mensuels|clôturé chaque mois|month-end closing|clôturer les comptes mensuels|faire les clôtures mensuelles|arrêté mensuel des comptes|fermeture de mois
clôture annuelle|arrêté annuel|year-end closing
contrôle de gestion|controlling
élaboration budgétaire|construction du budget|préparation budgétaire|élaboré les budgets|bâti le budget
analyse financière|analysé les comptes d'entreprises|financial analysis > analyse de bilans
business plan|plan d'affaires
prévisions financières|prévisionnel financier|prévisions budgétaires
conseil fiscal|tax advisory
audit interne|missions d'audit interne|internal audit|réaliser des audits internes|mener des audits internes|conduire des audits internes
analyse des risques|évaluation des risques|risk assessment|évalué les risques
conformité réglementaire|compliance|regulatory compliance|respect de la réglementation
connaissance client|KYC|know your customer
vente de produits bancaires|commercialisation de produits bancaires|placement de produits bancaires
opérations bancaires courantes|opérations courantes en banque > versements et retraits|opérations de guichet
assemblées générales de copropriété|tenu les assemblées de copropriétaires|AG de copropriété|assemblées de copropriétaires > tenir les assemblées générales|animer les assemblées de copropriétaires
promotion immobilière|promoteur immobilier|développement immobilier
achats industriels|achats directs
achats indirects|achats de frais généraux
sélection de fournisseurs|choix des fournisseurs|sélectionné les fournisseurs
commandes d'achat|bons de commande|émis les bons de commande|purchase orders|passé les commandes d'achat
marchés publics|commande publique|public procurement > appels d'offres publics
gestion de la chaîne logistique|supply chain management|gestion de la chaîne d'approvisionnement|SCM@logistique chaîne
droit des contrats|droit contractuel|contract law
droit immobilier|real estate law
droit pénal|affaires pénales|défense pénale
propriété intellectuelle|marques et brevets|intellectual property
dépôt de brevets|déposé des brevets|demandes de brevet
secrétariat juridique des sociétés|vie sociale des sociétés|corporate housekeeping
ventes aux enchères|adjudications
urbanisme réglementaire|droit des sols|instruction du droit des sols
élaboration de politiques publiques|conçu des politiques publiques
développement d'API|conçu des API|programmé des API
automatisation des tests|tests automatisés|test automation|tests automatiques
intégration continue|continuous integration
déploiement continu|mise en production automatisée|continuous deployment
infrastructure as code|IaC
cloud|infonuagique|cloud computing|informatique en nuage
administration réseau|administré les réseaux|gestion de réseaux informatiques|network administration
configuration de routeurs|configuré les routeurs|routage réseau
gestion des incidents|incident management|traitement des incidents
assistance à distance|dépannage à distance|télémaintenance informatique|télé-assistance informatique > prise en main à distance
préparation de postes|mastering de postes|déploiement d'images de postes
simulations de phishing|hameçonnage simulé|faux hameçonnages|campagnes de faux phishing
hameçonnage|phishing
gestion des vulnérabilités|vulnerability management
plan de reprise d'activité|PRA@informatique reprise sinistre|disaster recovery|reprise après sinistre
plan de continuité d'activité|PCA@continuité activité|business continuity|continuité d'activité
gestion des identités|IAM@identité accès|gestion des identités et des accès|identity and access management
bases de données|databases
science des données|data science|data scientist
ingénierie des données|data engineering
informatique décisionnelle|business intelligence|BI@données tableau rapport décision
entrepôt de données|data warehouse|datawarehouse|DWH
lac de données|data lake
exploration de données|data mining|fouille de données
gouvernance des données|data governance
apprentissage profond|deep learning > réseaux de neurones profonds
traitement du langage naturel|NLP|traitement automatique des langues|natural language processing
vision par ordinateur|computer vision > reconnaissance d'images
mégadonnées|big data|données massives
ERP|progiciel de gestion intégré|PGI@gestion logiciel
CRM|gestion de la relation client|logiciel de relation client
spécifications fonctionnelles|specs fonctionnelles|functional specifications|SFD@spécification
spécifications techniques|specs techniques|technical specifications
méthode agile|agilité|méthodologie agile|agile methodology|mode agile
carnet de produit|product backlog|backlog produit
feuille de route|roadmap|feuille de route produit|product roadmap
wireframes|maquettes fil de fer|maquettage filaire
recherche utilisateur|user research|UX research > entretiens utilisateurs
responsive design|sites adaptatifs|conception adaptative
accessibilité numérique|accessibilité web|web accessibility
marketing digital|marketing numérique|webmarketing|e-marketing
marketing de contenu|content marketing
études de marché|market research|enquêtes de marché|analyse de marché
stratégie digitale|stratégie numérique|digital strategy
calendrier éditorial|planning éditorial|planning de publication|calendrier de publications
stratégie éditoriale|stratégie de contenu|content strategy
rédaction d'articles|écrit des articles
communication interne|internal communication
communication externe|external communication
communication institutionnelle|corporate communication
communication de crise|gestion de crise médiatique
relations publiques|public relations
conception graphique|graphisme|graphic design|design graphique
identité visuelle|visual identity
supports imprimés|supports print|imprimés publicitaires
PAO|publication assistée par ordinateur|desktop publishing|DTP
motion design|animation graphique|infographie animée
photographie de produits|packshots|photo de produits
étalonnage vidéo|étalonnage colorimétrique|color grading|étalonnage des images
mixage audio|mixé des morceaux
postproduction|post-production|postprod
montage de décors|monté des décors|installation de décors
traduction technique|traduit des notices|traduction de manuels techniques|technical translation
traduction juridique|traduit des contrats|legal translation
post-édition|postédition|PEMT|révision de traduction automatique|corrigé des traductions automatiques
localisation de logiciels|software localization
TAO|traduction assistée par ordinateur|CAT tools|traduction assistée
acquisition de documents|acquisitions documentaires|achats de livres pour la bibliothèque
désherbage documentaire|désherbage des collections|élimination de livres obsolètes
archivage électronique|SAE@archiv|archives numériques
`;
