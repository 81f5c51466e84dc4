/** Duties of all trades in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties7 = `
surveillance des perfusions|surveillé les perfusions|contrôlé le débit des perfusions
préparation de la sortie|organisé la sortie des patients|préparation des sorties d'hôpital
rééducation du périnée|rééducation périnéale|rééducation périnéo-sphinctérienne
montage de verres correcteurs|taille et montage de verres
soins bucco-dentaires|hygiène bucco-dentaire
travail à quatre mains|assistance au fauteuil|assisté le dentiste
désinfection du matériel|désinfecté les instruments|désinfecté le matériel|désinfection des instruments
nettoyage des salles d'opération|bionettoyage du bloc|nettoyé les blocs opératoires
toilette au lit|lavé les patients au lit
transfert lit-fauteuil|installé les résidents au fauteuil|mise au fauteuil
animation d'ateliers créatifs|animé des ateliers créatifs|ateliers créatifs > ateliers peinture et dessin|animé des ateliers de peinture
ateliers cuisine|ateliers culinaires|animé des ateliers cuisine > cuisiné avec les résidents
sorties culturelles|organisé des sorties culturelles|accompagné au musée et au théâtre
gymnastique douce|gym douce
veille de nuit|surveillant de nuit|veilleur de nuit en foyer|surveillé le foyer la nuit
aide aux tâches ménagères|aidé au ménage
aide administrative|aide aux papiers|aidé à remplir les papiers|aidé à remplir des formulaires|aide aux formulaires
addictologie|soins en addictologie > suivi de toxicomanes
lecture d'histoires|raconté des histoires|heure du conte|raconté des contes > lecture d'albums aux enfants
accompagnement à la propreté|apprentissage de la propreté|acquisition de la propreté
préparation des séquences|préparé les séquences|préparé mes cours
soutien aux élèves en difficulté|aidé les élèves en difficulté|remédiation scolaire
classes à plusieurs niveaux|classe multi-niveaux|double niveau|classe à double niveau
décrochage scolaire|lutte contre le décrochage|prévention du décrochage scolaire
TICE|numérique éducatif|technologies éducatives
accueil de lecteurs|accueil des usagers de la bibliothèque
réassort du magasin|réassort de boutique|réapprovisionné la boutique|réassort de vitrines
conseil en jardinage|conseillé en jardinerie
conseil en bricolage|conseillé les bricoleurs|conseil technique en magasin de bricolage
découpe de fromage|coupé les fromages|coupe de fromages à la demande
art floral > confection de bouquets|composé des bouquets|compositions florales|fait des bouquets
service en banquet|servi lors de banquets
nettoyage de la salle de restaurant|nettoyé la salle de restaurant|remise en état de la salle
inventaire des minibars|minibars réapprovisionnés|réassort de minibars
dressage de plateaux|plateaux de fromages et charcuterie|préparé des plateaux
stocks alimentaires|gestion des stocks alimentaires|tenu les stocks de la cuisine|stocks de denrées
lavage et désinfection de la cuisine|nettoyage et désinfection de la cuisine|nettoyé et désinfecté la cuisine
décoration de gâteaux|décoré les gâteaux|cake design|décors en sucre
coupe et découpe de volailles|découpé des volailles
mise sous vide|conditionné sous vide|conditionnement sous vide|emballage sous vide
nettoyage de fin de séjour|ménage de fin de séjour > ménage de gîtes après les séjours
nettoyage de façades|lavé des façades|nettoyage de bardages
nettoyage de piscine|nettoyé les bassins|nettoyage de bassins
collecte sélective|collecte du tri
fossoyage|creusé les tombes|fossoyeur
repassage à domicile|repassé chez des particuliers
conseil en image|relooking|conseil en style
rasage traditionnel|rasage au coupe-chou|rasé à l'ancienne
vente de produits capillaires|vendu des soins capillaires
tournée de distribution|fait ma tournée de distribution
contrôle des colis|vérifié les colis
saisie des bons de livraison|enregistré les bons de livraison
émargement des livraisons|fait signer les bons de livraison|signature des bons de livraison
régulation des chauffeurs|dispatché les chauffeurs
accueil des voyageurs|accueilli les voyageurs à bord|accueil des passagers
transport de malades assis|transport assis professionnalisé|TAP@taxi malade
transport de personnes handicapées|transport PMR|transport adapté
conduite de balayeuse|balayeuse de voirie
conduite de chariot télescopique|manuscopique
conduite de pont roulant|manœuvré un pont roulant|pont roulant
contrôle des stocks|vérifié les stocks
préparation d'expéditions|préparé les expéditions|préparation des envois|préparé les envois
montage de sous-ensembles|assemblé des sous-ensembles|assemblage de sous-ensembles|monter des sous-ensembles
remplacement de pièces|changé des pièces usées|changement de pièces|remplacé des pièces usées
interventions sur site|intervention chez les clients > dépannage sur site|dépanné chez les clients
relevé de cotes|pris les cotes|prise de mesures sur chantier
élévation de murs|monté des murs|montage de murs|élever des murs|maçonner des murs > monter des murs en parpaings|construire des murs|montage de murs en briques
ouverture de murs|percé des ouvertures dans les murs|création d'ouvertures|percement de murs
rejointoiement|rejointoyé les pierres|jointoiement de pierres
pose de portails|installation de portails
pose de terrasses bois|terrasses en bois|construction de terrasses bois
pose de velux|posé des fenêtres de toit
remplacement de chauffe-eau|changé des cumulus|remplacé des chauffe-eau|changé des ballons d'eau chaude
rénovation de salles de bains|refait des salles de bains|rénové des salles de bains
éclairage public > entretien de lampadaires|posé des lampadaires
consignation électrique|consigné les installations électriques
remplacement de compteurs|changé des compteurs > changé des compteurs Linky
plantation de massifs|planté des fleurs|massifs fleuris
entretien de terrains de sport > entretien de gazons sportifs
gestion de troupeau|conduite de troupeau|mené un troupeau
ramassage d'œufs|ramassé les œufs|collecte d'œufs
calibrage de fruits et légumes|calibré les fruits|calibré les légumes
conditionnement de fruits et légumes > mis les légumes en cagettes|mis en cagettes les fruits
pressurage|pressé le raisin
observation de cultures|suivi des cultures|observé les parcelles|tour de plaine
martelage|marqué les arbres à couper
comptabilité courante|tenue courante de la comptabilité|comptabilité quotidienne
saisie des achats et ventes|enregistré achats et ventes|saisie achats ventes banque
préparation du bilan|préparé le bilan|travaux préparatoires au bilan
suivi des encaissements|suivi des paiements clients|suivi des règlements clients|pointé les encaissements
relations avec les banques|relations bancaires
suivi des pointages|contrôlé les pointages
forums emploi|salons de recrutement|salons de l'emploi
gestion de candidatures|suivi des candidatures|suivi de candidats|candidate management
classement de documents|rangé les documents|classé les documents > classement de factures|rangé les dossiers|classé les dossiers
constats|dressé des constats|constats d'huissier|établi des constats
accueil en mairie|accueilli les administrés|renseigné les administrés
prévention routière|sensibilisation à la sécurité routière
`;
