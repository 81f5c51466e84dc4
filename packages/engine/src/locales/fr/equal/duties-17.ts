/** French, duties of offices, personnel, accounts, banks, law and public service, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties17 = `
accueil physique|accueil du public > accueillir le public|recevoir le public au guichet|accueillir les gens à l'entrée
accueil physique et téléphonique > accueillir les visiteurs et répondre au téléphone
transfert d'appels|orientation des appels > passer les appels au bon service|transférer les appels
gestion des e-mails|traitement des e-mails|gestion de la boîte mail > répondre aux mails|traiter la boîte mail
rédaction de courriers|rédaction de correspondance > écrire des lettres|écrire le courrier
mise en forme de documents|mise en page de documents > mettre en page des documents
frappe|dactylographie|frappe de courriers > taper le courrier|taper des lettres
préparation de dossiers|constitution de dossiers|montage de dossiers > monter des dossiers|réunir les pièces des dossiers
tenue de registres|tenue des registres > tenir les registres
archivage|archivage de documents|archivage numérique > classer et conserver les documents|mettre les dossiers aux archives
classement|classement de documents > ranger les papiers dans des classeurs|ranger les documents
photocopies|reprographie|reproduction de documents > faire des photocopies|photocopier
préparation de réunions|préparation des salles de réunion > préparer la salle et les documents de réunion
prise de notes > prendre des notes en réunion
rédaction de procès-verbaux|PV de réunion > écrire les PV|rédiger les procès-verbaux
planification de réunions > fixer les réunions
réservation de salles > réserver les salles
réservation de transports|réservation d'hôtels et de trains|réservations de voyages > réserver les trains et les hôtels
suivi des commandes de fournitures|gestion des fournitures de bureau > commander le papier et les stylos
tenue d'un fichier clients|mise à jour de la base clients|gestion de base de données clients > mettre à jour les adresses des clients|tenir à jour le fichier clients
saisie de commandes|enregistrement des commandes > entrer les commandes dans le logiciel|saisir des commandes
tableaux de bord|tableaux de suivi > tenir des tableaux de suivi sur Excel|suivre les chiffres dans un tableau
publipostage > faire des envois en nombre
tri et distribution du courrier > trier et distribuer le courrier
administration du personnel|gestion administrative du personnel > établir les contrats et suivre les absences|tenir les dossiers du personnel
tenue des dossiers du personnel|dossiers du personnel > tenir à jour les dossiers des salariés
rédaction de contrats de travail|établissement de contrats de travail > rédiger les contrats des salariés|établir les contrats d'embauche
déclarations d'embauche|DPAE|déclarations préalables à l'embauche > déclarer les embauches
visites médicales > convoquer les salariés aux visites médicales
sourcing|recherche de candidats|chasse de candidats > chercher des candidats sur internet|trouver des candidats sur LinkedIn
présélection téléphonique|préqualification|préqualification téléphonique > appeler les candidats pour un premier échange
accueil des intérimaires > accueillir les intérimaires
plan de formation|organisation de formations > organiser les formations des salariés
saisie des heures|relevé d'heures|suivi du temps de travail > saisir les heures des salariés|relever les heures
collecte des variables de paie|collecte des éléments variables de paie > recueillir les primes et absences pour la paie
virements de salaires|paiement des salaires > virer les salaires
DSN|déclarations sociales|déclaration sociale nominative > déclarer les cotisations
gestion des congés|suivi des congés > suivre les congés|enregistrer les congés
comptabilité fournisseurs > saisir et payer les factures des fournisseurs|enregistrer les factures d'achat
comptabilité clients > suivre les paiements des clients
saisie comptable|enregistrement comptable > saisir les pièces comptables|passer les écritures
règlement fournisseurs|paiements fournisseurs|règlement des factures fournisseurs > préparer les virements aux fournisseurs|payer les factures
contrôle de factures|vérification de factures > vérifier les factures avant paiement|contrôler les factures
facturation clients|émission de factures > établir les factures des clients|envoyer les factures aux clients
suivi des règlements|suivi des paiements > vérifier que les clients ont payé
suivi de trésorerie > suivre les soldes bancaires chaque jour
écritures d'inventaire|travaux d'inventaire > passer les écritures de fin d'année
suivi des immobilisations > tenir le fichier des immobilisations
liasse fiscale|liasses fiscales > établir les liasses fiscales|remplir la liasse fiscale
déclarations d'impôts|déclarations de revenus > remplir les déclarations de revenus
analyse des écarts|analyse d'écarts > expliquer les écarts avec le budget
comptabilité analytique > répartir les coûts par atelier
remises en banque|dépôts bancaires > porter la recette à la banque
ouverture de comptes|ouvertures de comptes > ouvrir des comptes pour les clients
opérations de guichet|opérations courantes au guichet > faire les dépôts et retraits au guichet
crédits immobiliers|prêts immobiliers > monter des prêts immobiliers
analyse de crédit|étude de demandes de crédit|instruction de crédits > étudier les demandes de prêt
vente de produits bancaires > vendre des livrets et des assurances vie
souscription de contrats|vente de contrats d'assurance > faire signer des contrats d'assurance|vendre des assurances
gestion de sinistres|traitement des sinistres|indemnisation > traiter des dossiers de sinistre|indemniser les assurés
expertise de dommages > estimer des dégâts
états des lieux|état des lieux > faire les états des lieux|dresser des états des lieux
location immobilière|mise en location > trouver des locataires|louer des appartements
quittancement|encaissement des loyers > encaisser les loyers|envoyer les avis de loyer
assemblées générales de copropriété > tenir les assemblées de copropriétaires
rédaction d'actes|rédaction d'actes juridiques > rédiger des actes de vente
rédaction de contrats > écrire des contrats
recherches juridiques|veille juridique > chercher la jurisprudence
rédaction de conclusions > rédiger des conclusions pour le tribunal
formalités juridiques > déposer les statuts au greffe
audiences > assister les juges à l'audience
état civil|actes d'état civil > dresser les actes de naissance|délivrer des actes de naissance
autorisations d'urbanisme > instruire des permis de construire
régie de recettes > encaisser les droits de cantine
instruction de dossiers|instruction de demandes > étudier les demandes et vérifier les pièces
marchés publics|passation de marchés publics > rédiger les dossiers de consultation
préparation des conseils municipaux > préparer les séances du conseil municipal
préparation des élections > préparer les bureaux de vote
contrôle fiscal|vérification fiscale > contrôler la comptabilité d'entreprises
contrôle douanier|contrôle des marchandises en douane > contrôler des camions à la douane
audition de témoins|prise de plaintes|dépôts de plainte > prendre les plaintes
contrôles routiers|sécurité routière > contrôler la vitesse|contrôler les conducteurs
lutte contre l'incendie|extinction d'incendies > éteindre des feux|combattre des incendies
secours à personnes|secours aux victimes > secourir des blessés
protection des données|conformité RGPD|mise en conformité RGPD > tenir le registre des traitements de données
recherche de fonds|collecte de fonds|levée de fonds associative > récolter des dons|collecter des dons
demandes de subventions|dossiers de subvention|recherche de subventions > rédiger des demandes de subvention|monter des dossiers de subvention
`;
