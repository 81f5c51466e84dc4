/** French, office, admin: one line, one meaning; our own list. */
export const officeAdmin = `
gestion du courrier entrant|traiter le courrier entrant|traitement du courrier reçu|gestion du courrier reçu
mise sous pli|mettre les courriers sous enveloppe|mise sous enveloppe
frappe de courriers|taper des courriers|dactylographier les courriers|saisir les courriers|tapé des courriers|dactylographié des lettres|frappe de lettres|taper des lettres|taper les lettres|dactylographie|taper à la machine > tapé des lettres
filtrage des appels|filtrer les appels|filtrage téléphonique|filtrer les communications téléphoniques
transfert des appels|orienter les appels|aiguiller les appels|diriger les appels|aiguillage des appels
prise de messages|noter les messages téléphoniques
commande de fournitures de bureau|achat de fournitures de bureau
réservation de salles de réunion|réserver les salles de réunion|réserver les salles|réservation des salles
préparation des réunions|préparer les réunions|préparer les séances|préparation des séances
organisation de réunions|organiser les réunions|mettre sur pied des réunions|organiser les séances|organisation logistique de réunions|planification de réunions
convocation aux réunions|convoquer aux réunions|convoquer les participants aux réunions
rédaction de procès-verbaux|dresser les procès-verbaux|rédiger les pv|prise de procès-verbal|tenir le procès-verbal
prise de notes en réunion|prendre des notes pendant les séances
numérisation de documents|numériser les documents|scanner les documents|scannage de documents|numériser les dossiers|dématérialisation de documents > numérisé les archives
photocopie de documents|faire les photocopies|tirage de copies|photocopies|reprographie
reliure de documents|relier les dossiers
classement alphabétique|classer par ordre alphabétique|ranger par ordre alphabétique
mise à jour des fichiers|actualisation des fichiers|actualiser les fichiers|tenir les fichiers à jour|tenue de fichiers
mise à jour de la base de données clients|actualiser la base clients|mettre à jour le fichier clients|tenir à jour le fichier clients
constitution de dossiers|constituer les dossiers|monter les dossiers|montage de dossiers|élaboration de dossiers
suivi administratif des dossiers|suivi administratif
gestion des notes de frais|traiter les notes de frais|traitement des notes de frais|traiter les comptes de dépenses
saisie des notes de frais|enregistrer les notes de frais
réservation d'hôtels|réserver les hôtels|réserver des chambres d'hôtel
réservation de billets de train|réserver les billets de train|prendre les billets de train|acheter les billets de train
réservation de billets d'avion|réserver les billets d'avion|réserver les vols|réservation de vols
établissement des ordres de mission|rédiger les ordres de mission|préparer les ordres de mission
secrétariat de direction|assistanat de direction|assistance de direction|assisté la direction
secrétariat juridique|assistanat juridique|travaux de secrétariat juridique
secrétariat médical|travaux de secrétariat médical|assistanat médical|tenir un secrétariat médical
frappe de comptes rendus médicaux|taper les comptes rendus médicaux|transcription de rapports médicaux|transcrire les comptes rendus médicaux|tapé les comptes rendus de consultation|dactylographie de comptes rendus médicaux|saisie des comptes rendus médicaux
audiotypie|transcription de dictées|frappe audio|retranscrire les dictées
prise en sténo|sténographie
remise de badges visiteurs|délivrer les badges visiteurs|badger les visiteurs
accueil physique et téléphonique|accueillir sur place et au téléphone
accueil au guichet|accueillir le public au guichet|recevoir le public au guichet|tenir le guichet
orientation des visiteurs|orienter les visiteurs|diriger les visiteurs|guider les visiteurs vers leur interlocuteur
relance téléphonique|relancer par téléphone|effectuer des relances téléphoniques
relecture de courriers|relire les lettres
rédaction de notes de service|écrire des notes internes|rédaction de notes internes
diffusion d'informations en interne|diffuser l'information en interne|faire circuler l'information en interne
publipostage|faire des publipostages|fusion et publipostage|mailing|envoi de mailings|envois en nombre
création de tableaux excel|faire des tableaux sur excel|construire des tableaux excel
préparation de présentations powerpoint|préparer des présentations powerpoint|faire des diaporamas powerpoint|créer des présentations powerpoint|réaliser des diapositives powerpoint
gestion du parc automobile|gérer la flotte de véhicules|gestion de flotte automobile|gestion des véhicules de service|fleet management|gestion de la flotte|gestion des véhicules de société|gérer un parc de véhicules
gestion des contrats d'entretien|gérer les contrats de maintenance
gestion de la boîte mail|traiter les mails|traitement des courriels|gérer la messagerie|gestion de la boîte courriel|gestion des e-mails
réponse aux courriels|répondre aux mails|répondre aux e-mails
contrôle des pièces justificatives|vérifier les justificatifs|vérification des pièces justificatives
vérification de la complétude des dossiers|vérifier que les dossiers sont complets|contrôler la complétude des dossiers
gestion des inscriptions|traiter les inscriptions|traitement des inscriptions
établissement des listes de présence|préparer les feuilles de présence|établir les feuilles de présence|faire les listes d'émargement
gestion du planning des salles|tenir le planning d'occupation des salles
tenue de tableaux de suivi|remplir les tableaux de suivi|mettre à jour les tableaux de suivi
rédaction de rapports d'activité|écrire le rapport d'activité|établir le rapport d'activité
travaux de bureau|tâches de bureau
tâches administratives|travaux administratifs|faire de l'administratif
dépouillement du courrier|dépouiller le courrier|ouverture et tri du courrier
envoi des convocations|expédier les convocations
destruction de documents confidentiels|détruire les documents confidentiels|éliminer les documents confidentiels
correction de courriers|corriger les lettres
établissement d'attestations|rédiger des attestations
enregistrement des inscriptions|enregistrer les inscriptions
`;
