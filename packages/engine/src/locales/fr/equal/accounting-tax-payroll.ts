/** French, accounting, tax, payroll: one line, one meaning; our own list. */
export const accountingTaxPayroll = `
rapprochement bancaire|pointer les relevés bancaires|pointage des relevés bancaires|rapprocher les comptes bancaires|conciliation bancaire|concilier les comptes bancaires|états de rapprochement bancaire|pointage des comptes bancaires|pointer les comptes bancaires|conciliations bancaires
saisie des factures fournisseurs|enregistrer les factures fournisseurs|comptabiliser les factures fournisseurs|enregistrement des factures d'achat|comptabilisation des factures d'achat|comptabilisation des factures fournisseurs|enregistrement des factures fournisseurs
saisie des factures clients|enregistrer les factures clients|comptabiliser les factures de vente|enregistrement des factures de vente
lettrage des comptes|lettrer les comptes|lettrage de comptes clients et fournisseurs|lettrage|rapprocher les règlements factures|lettrage clients|pointer et lettrer les comptes|lettrer les comptes clients
imputation comptable|imputer les pièces comptables|imputer les factures|imputation des factures|codification comptable des factures
classement des pièces comptables|classer les pièces comptables|ranger les pièces comptables
tenue du grand livre|tenue du grand-livre général
révision des comptes|révision comptable|révision des dossiers comptables
établissement de la balance|établir la balance comptable|préparer la balance générale
établissement de la liasse fiscale|préparer les liasses fiscales|rédiger la liasse fiscale|élaboration des liasses fiscales
déclaration de tva|déclarer la tva|établir les déclarations de tva|faire la déclaration de tva|établir les décomptes tva|déclarations de TVA|CA3@TVA déclaration|préparer les déclarations de TVA|déclarations de taxe sur la valeur ajoutée|faire les déclarations de TVA|télédéclarer la TVA
déclaration d'impôt sur les sociétés|déclarer l'impôt sur les sociétés|établir la déclaration d'is|déclarations d'is
déclaration d'impôt des particuliers|remplir les déclarations d'impôt des particuliers|déclaration de revenus des particuliers|déclarations d'impôts des particuliers
inventaire physique des immobilisations|recenser les immobilisations|faire l'inventaire des immobilisations
écritures de régularisation|passer les écritures de régularisation|comptabiliser les régularisations
écritures d'inventaire|passer les écritures d'inventaire|écritures de fin d'exercice|passer les écritures de fin d'exercice
travaux de clôture|effectuer les travaux de clôture
établissement du bilan|dresser le bilan|élaboration du bilan|monter le bilan|bilans comptables
établissement du compte de résultat|dresser le compte de résultat|établir l'état des résultats
consolidation des comptes|consolider les comptes|établir les comptes consolidés|consolidation comptable
comptabilité analytique|tenir la comptabilité analytique|comptabilité de gestion|comptabilité par centre de coûts|cost accounting
comptabilité générale|tenir la comptabilité générale|comptabilité financière|general accounting
comptabilité publique|comptabilité du secteur public
calcul du prix de revient|calcul des coûts de revient|établir le prix de revient|déterminer les coûts de revient
prévision de trésorerie|établir le prévisionnel de trésorerie|prévisionnel de trésorerie|plan de trésorerie|cash forecast
gestion de la trésorerie|gérer les liquidités|cash management
suivi de la trésorerie|surveiller la trésorerie
gestion de la petite caisse|tenir la petite caisse|gérer la caisse des menues dépenses
remise de chèques en banque|déposer les chèques|dépôt de chèques|remises de chèques
préparation des virements|préparer les virements
campagne de règlement fournisseurs|lancer les règlements fournisseurs
relance des factures impayées|relancer les mauvais payeurs|envoi de rappels de paiement|rappels de factures impayées|relance des impayés|relancer les clients en retard de paiement|relance clients impayés|relancer les factures impayées|relancer les clients qui n'ont pas payé|relance des retards de paiement|relancer les débiteurs > réclamé les impayés
gestion des litiges de facturation|traiter les litiges de facturation|régler les litiges sur factures|traitement des litiges factures
suivi de l'encours clients|surveiller les encours clients
établissement des avoirs|émettre les avoirs|rédiger les notes de crédit|établissement de notes de crédit
contrôle des factures fournisseurs|vérifier les factures fournisseurs
rapprochement factures et bons de commande|rapprocher les factures des commandes|rapprochement factures et commandes
élaboration de la paie|établir la paie|faire les paies|traiter la paie|traitement de la paie|préparer les paies|faire la paye|traitement des salaires
établissement des bulletins de paie|éditer les bulletins de salaire|faire les fiches de paie|édition des fiches de salaire|établir les décomptes de salaire|établi les fiches de paie|édition des bulletins de paie|établir les bulletins de salaire|élaboration des bulletins de paie|réaliser les bulletins de paie|confection des paies|faire les payes|préparer les fiches de paie|faire les paies|préparer des bulletins de salaire|établir les paies|préparer les paies > fait les paies
saisie des variables de paie|saisie des éléments variables de paie|enregistrer les éléments variables de paie
collecte des éléments variables de paie|recueillir les éléments de paie|collecter les variables de paie|rassembler les éléments variables
contrôle des bulletins de paie|vérifier les fiches de paie|vérification des bulletins de salaire
déclarations sociales|établir les déclarations sociales|déclarer les charges sociales|faire les déclarations sociales|déclarations aux organismes sociaux|déclarer les cotisations|préparer les déclarations sociales > DSN
établissement de la dsn|faire les dsn
calcul des charges sociales|calculer les cotisations sociales
calcul des indemnités journalières|décompte des indemnités journalières
saisie des heures travaillées|enregistrer les heures de travail|enregistrement des heures
calcul des heures supplémentaires|décompte des heures supplémentaires|décompter les heures sup
remboursement des frais professionnels|rembourser les frais professionnels|rembourser les notes de frais|remboursement de notes de frais
préparation de l'audit|préparer l'audit
préparer le contrôle fiscal|préparation du contrôle fiscal
optimisation fiscale|optimiser la fiscalité
veille fiscale|suivre l'actualité fiscale|veille réglementaire fiscale
mise en place du plan comptable|créer le plan comptable
comptabilité auxiliaire|tenir la comptabilité auxiliaire
comptabilité multi-sociétés|tenir la comptabilité de plusieurs sociétés|comptabilité de plusieurs entités
tenue d'un portefeuille clients en cabinet|gérer un portefeuille de dossiers comptables|gestion d'un portefeuille clients comptable
reporting financier|établir les rapports financiers|préparer le reporting financier|rapports financiers|comptes rendus financiers|financial reporting
déclaration d'échanges de biens|établir les deb|déclarer les échanges intracommunautaires|déclarations intrastat|deb
saisie de caisse comptable|saisir les journaux de caisse|comptabiliser la caisse
classement des factures|classer les factures|ranger les factures
comptabilisation des provisions|comptabiliser les provisions|passer les provisions
clôture des comptes|arrêté des comptes|clôtures comptables|réaliser les clôtures comptables
émission des virements|effectuer les virements bancaires|faire les virements bancaires
préparation des paiements fournisseurs|préparer les paiements fournisseurs|préparer les règlements fournisseurs
transmission de la dsn|envoi de la dsn
établissement du solde de tout compte|faire les soldes de tout compte
gestion des arrêts maladie|traiter les arrêts maladie|traitement des arrêts maladie
gestion des arrêts de travail|traiter les arrêts de travail|traitement des arrêts de travail
audit légal|contrôle légal des comptes|commissariat aux comptes
paramétrage du plan comptable|paramétrer le plan comptable
établissement des états financiers|préparer les états financiers|préparation des états financiers
établissement d'un échéancier de paiement|mettre en place des échéanciers
vérification des extraits bancaires|contrôler les extraits bancaires|vérifier les relevés bancaires|contrôle des relevés bancaires
`;
