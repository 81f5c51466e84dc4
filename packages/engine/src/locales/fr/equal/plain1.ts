/** What people say of their work in plain French and what the trade calls it; what stands behind ">" is narrower and only proves; our own list. */
export const plain1 = `
conduite d'ensembles articulés|conduire des ensembles articulés|conduite d'un ensemble articulé|conduite de semi-remorques|conduire des semi-remorques > conduire le gros camion à remorque|conduire un camion à remorque|conduire un semi-remorque
contrôles de sécurité avant départ|contrôle avant départ|contrôles avant départ|vérifications avant départ|vérification avant départ > faire le tour du camion avant de partir|faire le tour du véhicule avant de partir
signalement des anomalies|signaler les anomalies > noter ce qui cloche|signaler ce qui cloche
chaîne du froid|suivi de la chaîne du froid|respect de la chaîne du froid
relevés de température|relevé de température|édition des relevés de température
chargement et déchargement|charger et décharger|chargements et déchargements > monter et descendre les palettes
hayon élévateur > hayon@camion palettes livraison
transpalette électrique|tire-palette électrique
transpalette|tire-palette
arrimage|arrimage des marchandises|arrimer les marchandises|arrimage des charges > mettre les barres et les sangles|sangler le chargement|mettre les sangles
réserves à la livraison|réserves de livraison|émettre des réserves > noter ce qui manque ou est abîmé
lettre de voiture|lettres de voiture
réglementation sociale européenne|réglementation sociale du transport > respecter les heures de conduite et les pauses|temps de conduite et de repos
temps de conduite et de repos|heures de conduite et de repos
chronotachygraphe|tachygraphe|mouchard@camion
déchargement des données du chronotachygraphe|décharger les données du chronotachygraphe|vidage du chronotachygraphe > vider la carte conducteur
longue distance|longues distances|grandes distances
accueil des enfants|accueillir les enfants
soins d'hygiène corporelle|soins d'hygiène|hygiène corporelle > emmener aux toilettes|changer les enfants
préparation du matériel pédagogique|préparer le matériel pédagogique > sortir les peintures avant l'atelier|préparer les peintures
préparation des ateliers|préparer les ateliers|préparation d'ateliers > sortir les peintures avant l'atelier
animation d'ateliers|animer des ateliers|conduite d'ateliers > tenir un groupe d'enfants
surveillance de la sieste|surveiller la sieste|surveillance des siestes > coucher les petits|rester avec les enfants à la sieste
accompagnement du repas|accompagner le repas|accompagnement des repas|aide au repas|accompagner les enfants au repas > manger avec les enfants
PAI|projet d'accueil individualisé|projets d'accueil individualisés
prise en compte des PAI|respect des PAI|suivi des PAI
désinfection du matériel|désinfecter le matériel > désinfecter les jouets|désinfection des jouets
entretien des locaux|entretenir les locaux|nettoyage des locaux|nettoyer les locaux|ménage des locaux|propreté des locaux
inclusion d'élèves en situation de handicap|accompagnement d'élèves en situation de handicap|accompagnement d'enfants handicapés|accompagner un enfant handicapé > accompagner un enfant autiste|aide à un enfant autiste
supports visuels > pictogrammes
garderie|garderie périscolaire|accueil périscolaire > garder les enfants avant et après la classe
conception d'activités|concevoir des activités|inventer des activités > inventer des jeux|imaginer des jeux
tenue du registre des soins|registre des soins|tenir le registre des soins|cahier de soins|registre d'infirmerie
CAP AEPE|CAP petite enfance|CAP accompagnant éducatif petite enfance
BAFA > brevet pour encadrer les colos
prélèvements en cours de fabrication|prélever en cours de fabrication|prélèvements sur ligne > prendre des pots sur la ligne
prélèvement d'échantillons|prélever des échantillons|échantillonnage|prélèvements d'échantillons|prise d'échantillons > prendre des pots sur la ligne
analyses physico-chimiques|analyse physico-chimique|analyses physicochimiques > mesurer le gras, le sel et l'acidité
matière grasse|taux de matière grasse > mesurer le gras
ensemencement|ensemencer|ensemencement des boîtes > étaler le produit sur les boîtes de gélose
incubation|incuber|mise à l'étuve
dénombrement|dénombrer|dénombrement des colonies|compter les colonies
recherche de pathogènes|rechercher des pathogènes|détection de pathogènes > chercher la listeria et la salmonelle|recherche de listeria et de salmonelles|recherche de salmonelles|recherche de listeria|chercher la listeria
préparation des milieux de culture|préparer les milieux de culture|préparation de milieux de culture > préparer les géloses
autoclavage|autoclaver|passage à l'autoclave|passer à l'autoclave > passer à la cocotte à vapeur
prélèvements de surface|prélever en surface|prélèvement de surface|écouvillonnage|écouvillonner
validation du nettoyage|valider le nettoyage|contrôle du nettoyage
vérification métrologique|contrôle métrologique|vérification des instruments de mesure|vérifier les instruments de mesure > vérifier la balance et les pipettes|vérifier les balances|vérification des balances
blocage de lots|bloquer des lots|blocage des lots > bloquer les mauvais lots
gestion des non-conformités|gérer les non-conformités|traitement des non-conformités > fiches de non-conformité
analyse des causes|analyser les causes|recherche des causes|chercher les causes
LIMS|logiciel de gestion de laboratoire
saisie des résultats|saisir les résultats|entrer les résultats|taper les résultats
suivi statistique des résultats|suivi statistique > faire les courbes des résultats
préparation des audits|préparer les audits > préparer les documents pour l'audit
laboratoire|labo
implantation d'ouvrages|implanter un ouvrage|implantation@nivellement chantier maçon ouvrage > planter les piquets et tirer les cordeaux|planter les piquets
nivellement|prise de niveaux|prendre les niveaux|prendre des niveaux
terrassement|terrassements > creuser à la mini-pelle|creuser les fondations|creuser pour les fondations
réseaux enterrés|pose de réseaux enterrés > creuser pour les tuyaux|enterrer les tuyaux
élévation de maçonneries|élévation de murs|élever des murs|monter des murs|montage de murs|monter les murs
blocs béton|parpaings|agglos|blocs de béton|agglomérés de béton
coffrage traditionnel|coffrage bois|coffrages en bois|coffrer en bois > boîtes en bois pour le béton
ferraillage|ferrailler|pose d'armatures|poser les armatures > plier et attacher les fers|plier les fers|attacher les fers
vibrer le béton|vibration du béton|passer l'aiguille vibrante > couler le béton et passer l'aiguille
réalisation de dallages|réaliser des dallages|dallages|dallage > tirer les dalles à la règle|couler des dalles|faire des dalles
reprises en sous-œuvre|reprise en sous-œuvre > ouvrir dans un mur porteur|ouverture de murs porteurs
étaiement|pose d'étais|poser les étais|étayage
pose de profilés métalliques|poser des profilés métalliques|pose de poutres métalliques|pose d'IPN > les poutres de fer|poser des poutres de fer
rejointoiement|rejointoyer|refaire les joints@murs pierre > vider les joints et les remplir
mortiers de chaux|mortier de chaux|mortier à la chaux
restauration du bâti ancien|restaurer le bâti ancien|rénovation du bâti ancien > refaire les vieux murs de pierre|refaire de vieux murs|restaurer des murs en pierre
métré|faire les métrés|métrés|métrer > calculer les quantités de sable et de ciment
approvisionnement du chantier|approvisionner le chantier|approvisionnement de chantier > commander les matériaux du chantier
pointage|pointage des heures|pointer les heures > tenir le carnet des heures|carnet des heures
montage d'échafaudages|monter des échafaudages|montage d'échafaudage|monter l'échafaudage|monter les échafaudages
réception d'échafaudages|réceptionner les échafaudages|vérifier l'échafaudage|vérification des échafaudages
SST|sauveteur secouriste du travail|secouriste du travail|brevet de secouriste du travail
sensibilisation amiante|formation amiante > stage sur l'amiante
encaissement|encaisser|encaissement des clients > tenir la caisse|tenue de caisse
clôture de caisse|clôturer la caisse|fermeture de caisse > compter le tiroir
rotation des produits|faire tourner les produits|rotation des stocks > mettre les plus vieux devant|les plus anciens devant
gestion des DLC|gérer les DLC > contrôle des dates limites|contrôler les DLC|contrôle des DLC|retirer les produits périmés|enlever les produits périmés
DLC|date limite de consommation|dates limites de consommation
balisage prix|balisage des prix|étiquetage des prix|étiqueter les prix > changer les étiquettes de prix
opérations commerciales|promotions@prix magasin vente affiches
passation de commandes|passer les commandes|passer des commandes|commander la marchandise
réassort|réassortiment|réapprovisionnement des rayons
démarque inconnue|suivi de la démarque > chercher ce qui manque
coupe traditionnelle|vente à la coupe|vendre à la coupe > trancher jambon et fromage|trancher le jambon|jambon à la coupe
vente assistée > servir au comptoir|servir à la demande|trancher et peser à la demande
traitement des réclamations|traiter les réclamations|gestion des réclamations|gérer les réclamations > parler aux clients fâchés
échanges et remboursements|échanger et rembourser > reprendre et rembourser les articles
ouverture et fermeture du magasin|ouvrir et fermer le magasin|ouverture et fermeture|j'ouvrais et fermais|ouvrir et fermer la boutique
remise en banque|remises en banque|dépôt des fonds en banque|porter l'argent à la banque|dépôts en banque
planification du personnel|planifier le personnel|faire les plannings|plannings du personnel|gestion des plannings|établir les plannings > faire les horaires
distribution alimentaire|commerce alimentaire > supérette|supermarché
règles d'hygiène alimentaire|hygiène alimentaire|hygiène des aliments
`;
