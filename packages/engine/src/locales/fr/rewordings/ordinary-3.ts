/** What most people write, still more of it: calls, people, places, prices, machines, at what moment and how; either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const ordinary3 = `
faire passer de|réduire de@délai délais temps durée pertes coûts coût erreurs réclamations absences accidents retards|ramener de@délai délais temps durée pertes coûts coût erreurs réclamations absences accidents retards|abaisser de@délai délais temps durée pertes coûts coût erreurs
faire passer|réduire@délai délais temps durée pertes coûts erreurs réclamations retards|réduction@délai délais temps durée pertes coûts erreurs réclamations retards > ramener@délai délais temps durée pertes coûts
augmenter|élever@ventes chiffre taux niveau nombre prix|accroître|hausser|faire progresser|faire croître|faire grimper
diminution|baisse|réduction|recul|abaissement
augmentation|hausse|progression|accroissement|croissance
faire signer|recueillir la signature|obtenir la signature|faire apposer la signature
me suis occupé|traiter|s'occuper|se charger|prendre en charge|me suis chargé|ai pris en charge
m'occuper|se charger|me suis occupé|me suis occupée|m'occupais|me charger|me suis chargé|me suis chargée
traiter les appels|répondre au téléphone|prendre les appels|répondre aux appels|traitement des appels|gestion des appels
transférer les appels|basculer les appels|transmettre les appels|passer les appels|aiguiller les appels|orienter les appels
salariés saisonniers|saisonniers|personnel saisonnier|travailleurs saisonniers|employés saisonniers|main-d'œuvre saisonnière
salariés intérimaires|intérimaires|personnel intérimaire|travailleurs intérimaires
salariés permanents|permanents|personnel permanent
nouveaux embauchés|nouvelles recrues|nouveaux salariés|nouveaux collaborateurs|nouveaux employés|nouveaux venus|nouveaux arrivants
membre du personnel|salarié|employé|collaborateur
commerce|point de vente|boutique|magasin
crèche|structure d'accueil de jeunes enfants|établissement d'accueil du jeune enfant|multi-accueil
maison de retraite|EHPAD|résidence pour personnes âgées|établissement pour personnes âgées|établissement pour aînés
école primaire|école élémentaire
restaurant scolaire|cantine|cantine scolaire|réfectoire
draps de lit|draps|literie|linge de lit
articles d'habillement|vêtements|habits|tenues
boissons|breuvages|consommations
produits carnés|viande|viandes
papiers|documents|pièces@dossier administratif administratives justificatives
fiches de paie|bulletins de paie|feuilles de paie|bulletins de salaire|fiches de salaire
paie|salaires|traitement des salaires|rémunérations
contrats de location|baux|contrats de bail|contrats locatifs
dégradations|dégâts|dommages|détériorations
non-conformités|défauts|anomalies|écarts
pièces non conformes|pièces défectueuses|rebuts|pièces mauvaises|pièces rebutées
soutien scolaire|cours particuliers|leçons particulières|aide aux devoirs
devoirs|travail scolaire|devoirs scolaires
foires|salons|expositions@stand stands visiteurs exposants
incendies|feux@pompiers pompier extinction éteindre éteint forêt
fixer des rendez-vous|organiser des rendez-vous|prendre des rendez-vous|planifier des rendez-vous|caler des rendez-vous
alerter sur|signaler|faire part de|déclarer@incident incidents panne pannes anomalie anomalies
apporter des soins|soigner|donner des soins|prodiguer des soins|dispenser des soins
percevoir les paiements|encaisser|prendre les paiements|encaisser les règlements|encaissement
compter la caisse|comptage de la caisse|faire la caisse|clôturer la caisse|clôture de caisse|arrêter la caisse|vérifier la caisse
trouver des clients|gagner des clients|acquérir des clients|obtenir des clients|décrocher des clients|conquérir des clients|acquisition de clients|conquête de clients
trouver de nouveaux clients|gagner de nouveaux clients|acquérir de nouveaux clients|décrocher de nouveaux clients|conquérir de nouveaux clients
mettre en place|déployer|instaurer|implanter@système outil outils logiciel procédure méthode
mettre sur pied|créer|monter@équipe service projet atelier festival
établir le planning|faire le planning|planifier|établir les plannings|faire les plannings|élaborer les plannings|dresser le planning|préparer les plannings|réalisation des plannings
prendre le relais de|remplacer|suppléer|relayer
maintenir en état|entretenir|assurer l'entretien|tenir en bon état
préparer des plats|cuisiner|faire la cuisine|confectionner des plats|élaborer des plats
mettre les tables|préparer les tables|dresser les tables|mise en place des tables|dressage des tables
conduire|piloter@engin engins nacelle machine grue train trains tracteur|être au volant|au volant
acheminer|livrer|convoyer|transporter
bâtir|élever@mur murs cloison cloisons maçonnerie|ériger|construire|monter@mur murs cloison cloisons
appliquer de la peinture|peindre|mettre en peinture|passer de la peinture
percer|perforer|trouer|forer
régler|ajuster|calibrer@machine machines appareil appareils instrument instruments balance|mettre au point@machine machines
travailler sur|utiliser@machine machines presse tour caisse logiciel|se servir de|manier|opérer|faire fonctionner
conduire une machine|utiliser une machine|faire fonctionner une machine|travailler sur une machine|faire tourner une machine|piloter une machine
être à la tête de|diriger|mener@équipe brigade
en fin de journée|à la fin de la journée|en fin d'après-midi > le soir@caisse comptage clôture fermeture ménage
en début de journée|au début de la journée|en début de matinée
au moment de la fermeture|à la fermeture|lors de la fermeture|après la fermeture
au moment de l'ouverture|à l'ouverture|lors de l'ouverture
au moment de l'arrivée|à l'arrivée|dès l'arrivée|lors de l'arrivée
au moment du départ|au départ|lors du départ
au moment du repas|pendant les repas|lors des repas|durant les repas|à l'heure du repas|au cours des repas
pendant le déjeuner|à l'heure du déjeuner|le midi|à midi|lors du déjeuner|pour le déjeuner
en pleine saison|en haute saison|pendant la haute saison|durant la haute saison
pendant la période de Noël|à Noël|pour Noël|lors des fêtes de Noël|pendant les fêtes de Noël
lors des fêtes de fin d'année|pendant les fêtes de fin d'année|pour les fêtes de fin d'année|durant les fêtes
à de nombreuses reprises|souvent|fréquemment|très souvent
sans délai|immédiatement|aussitôt|tout de suite|sans attendre|sans tarder|dans les plus brefs délais
par voie téléphonique|par téléphone|au téléphone|téléphonique|téléphoniquement
chez les particuliers|à domicile|au domicile des particuliers|au domicile des clients|chez les clients
sur chantier|sur les chantiers|en chantier|sur des chantiers
hors de France|à l'étranger
à peu près|environ|près de|autour de|quelque
au nom de|pour le compte de|de la part de
avec le concours de|avec l'aide de|avec l'appui de
sans incident|sans encombre
en toute sécurité|de manière sûre|sans danger
en toute discrétion|discrètement|avec discrétion
en respectant les délais|dans les délais|dans les temps|à temps|dans le respect des délais
en respectant l'hygiène|dans le respect de l'hygiène|dans de bonnes conditions d'hygiène
en respectant les normes|dans le respect des normes|selon les normes|conformément aux normes|aux normes
en respectant les règles|dans le respect des règles|selon les règles|conformément aux règles
en respectant les consignes|dans le respect des consignes|selon les consignes|conformément aux consignes|d'après les consignes
en suivant les recettes|selon les recettes|d'après les recettes|conformément aux recettes
en suivant les plans|selon les plans|d'après les plans|sur plans|conformément aux plans
faire des courses|faire les courses|faire les achats
faire des photos|photographier|prendre des photos|prise de photos
faire des copies|photocopier|faire des photocopies|reproduire des documents
faire des entretiens|mener des entretiens|conduire des entretiens|réaliser des entretiens|conduite d'entretiens|recevoir en entretien|s'entretenir
recevoir des candidats|rencontrer des candidats|mener des entretiens avec des candidats|conduire des entretiens avec des candidats|entretiens avec des candidats|recevoir des candidats en entretien
faire des démonstrations|démontrer|réaliser des démonstrations|démonstrations de produits
faire des présentations|présenter|réaliser des présentations
faire des rondes|effectuer des rondes|rondes|tournées de surveillance|rondes de surveillance
faire des piqûres|faire des injections|injections
faire des prises de sang|prélever du sang|prises de sang|prélèvements sanguins
faire des pansements|panser|refaire les pansements|réfection de pansements|soins de plaies
faire des soudures|souder|réaliser des soudures|travaux de soudure
faire des réservations|réserver|prendre des réservations|enregistrer des réservations
faire des remplacements|remplacer|assurer des remplacements
faire des relances|relancer|effectuer des relances|relancer les impayés
faire le ménage|nettoyer|assurer le ménage|entretien ménager
faire les chambres|nettoyer les chambres|nettoyage des chambres|remise en état des chambres
faire les lits|réfection des lits|préparer les lits|refaire les lits
faire la vaisselle|laver la vaisselle|plonge|lavage de la vaisselle
faire la toilette|laver@résident résidents patient patients malade malades > toilette@résident résidents patient patients
faire la lecture|lire à voix haute
faire l'appel|contrôler les présences|relever les présences
faire les comptes|comptabiliser|tenir les comptes
faire les paies|établir les paies|paie|calculer les salaires|établir les bulletins de paie
donner à boire|hydrater|abreuver|faire boire
donner des informations|informer|renseigner|fournir des informations
donner des leçons|enseigner|donner des cours
passer la commande|commander|effectuer la commande
passer l'aspirateur|aspirer|dépoussiérer à l'aspirateur
passer des annonces|publier des annonces|diffuser des annonces|publication d'annonces
prendre des photos|photographier|prises de vue
prendre contact|contacter|entrer en contact|prise de contact
prendre la tension|mesurer la tension|prise de tension|contrôler la tension
prendre la température|mesurer la température|prise de température|relever la température
mettre en page|maquetter|mise en page
mettre en sachet|ensacher|mise en sachet|emballer en sachets
mettre en carton|encartonner|emballer dans des cartons|mise en carton
mettre en route|démarrer|mise en route|lancer@machine machines
mettre en vente|proposer à la vente|mise en vente
mettre sous pli|mise sous pli|insérer dans des enveloppes
remettre en état|réparer|remise en état
remettre à neuf|rénover|remise à neuf
rendre la monnaie|rendu de monnaie|rendre l'appoint
tenir un stand|animer un stand|tenue de stand
tenir les comptes|tenue des comptes|gérer les comptes
tenir le registre|tenir à jour le registre|tenue du registre
veiller à|s'assurer|assurer le respect
venir en aide|aider|assister|porter assistance
sans-abri|personnes sans domicile|sans domicile fixe|SDF|personnes sans abri|personnes à la rue
familles démunies|familles défavorisées|familles dans le besoin|familles en difficulté
après l'école|après la classe|à la sortie de l'école|après les cours|à la sortie des classes
avant l'école|avant la classe|avant les cours
compteur électrique|compteur d'électricité
fermeture éclair|fermeture à glissière|zip
tirage|impression@presse offset
bétail|troupeau|animaux d'élevage
engrais|fertilisant
mauvaises herbes|herbes indésirables|adventices
prise électrique|prise de courant
climatisation|air conditionné|clim
temps plein|plein temps|temps complet
faire@repas petit petits déjeuner déjeuners dîner plats plat dessert desserts café cafés sandwichs salades gâteau gâteaux sauce sauces pain pizza pizzas|préparer@repas petit petits déjeuner déjeuners dîner plats plat dessert desserts café cafés sandwichs salades gâteau gâteaux sauce sauces pain pizza pizzas|élaborer@repas petit petits déjeuner déjeuners dîner plats plat dessert desserts café cafés sandwichs salades gâteau gâteaux sauce sauces pain pizza pizzas|confectionner@repas petit petits déjeuner déjeuners dîner plats plat dessert desserts café cafés sandwichs salades gâteau gâteaux sauce sauces pain pizza pizzas
faire@devis facture factures planning plannings liste listes inventaire inventaires bilan bilans contrat contrats|établir@devis facture factures planning plannings liste listes inventaire inventaires bilan bilans contrat contrats|dresser@devis facture factures planning plannings liste listes inventaire inventaires bilan bilans contrat contrats
faire@rapport rapports lettre lettres courrier courriers compte comptes résumé article articles|rédiger@rapport rapports lettre lettres courrier courriers compte comptes résumé article articles|écrire@rapport rapports lettre lettres courrier courriers compte comptes résumé article articles
faire@meuble meubles pièce pièces pain fromage fromages vin bière porte portes fenêtre fenêtres|fabriquer@meuble meubles pièce pièces pain fromage fromages vin bière porte portes fenêtre fenêtres|produire@meuble meubles pièce pièces pain fromage fromages vin bière porte portes fenêtre fenêtres
faire@robe robes rideau rideaux jupe jupes costume costumes|coudre@robe robes rideau rideaux jupe jupes costume costumes|confectionner@robe robes rideau rideaux jupe jupes costume costumes
faire@analyse analyses test tests essai essais radio radios échographie prélèvement prélèvements mèches manucures soins|réaliser@analyse analyses test tests essai essais radio radios échographie prélèvement prélèvements mèches manucures soins|pratiquer@analyse analyses test tests essai essais radio radios échographie prélèvement prélèvements mèches manucures soins
faire@fête fêtes sortie sorties|organiser@fête fêtes sortie sorties
mettre@étiquette étiquettes affiche affiches panneau panneaux rideau rideaux sonde sondes perfusion perfusions pansement pansements|poser@étiquette étiquettes affiche affiches panneau panneaux rideau rideaux sonde sondes perfusion perfusions pansement pansements|placer@étiquette étiquettes affiche affiches panneau panneaux rideau rideaux sonde sondes perfusion perfusions pansement pansements|installer@étiquette étiquettes affiche affiches panneau panneaux rideau rideaux sonde sondes perfusion perfusions pansement pansements
mettre@rayon rayons étagère étagères|ranger@rayon rayons étagère étagères|disposer@rayon rayons étagère étagères
mettre@crème vernis peinture colle masque|appliquer@crème vernis peinture colle masque
enlever@neige poussière déchets taches points fils|retirer@neige poussière déchets taches points fils|ôter@neige poussière déchets taches points fils
prendre@tension température mesures|mesurer@tension température mesures|relever@tension température mesures
prendre@photos photo radios clichés|effectuer@photos photo radios clichés|réaliser@photos photo radios clichés
prendre@commande commandes réservation réservations message messages|noter@commande commandes réservation réservations message messages|enregistrer@commande commandes réservation réservations message messages
donner@médicaments médicament traitement traitements|administrer@médicaments médicament traitement traitements
donner@cours leçons formation|dispenser@cours leçons formation|assurer@cours leçons formation
donner@renseignements informations certificat certificats attestation|délivrer@renseignements informations certificat certificats attestation|fournir@renseignements informations certificat certificats attestation
tenir@agenda caisse stock planning comptabilité site|gérer@agenda caisse stock planning comptabilité site|assurer la gestion@agenda caisse stock planning comptabilité site
passer@appels appel message messages|transférer@appels appel message messages|transmettre@appels appel message messages
regarder@dates niveau niveaux pression|contrôler@dates niveau niveaux pression|vérifier@dates niveau niveaux pression
chercher@candidats candidat sponsors fournisseurs locataires appartements|rechercher@candidats candidat sponsors fournisseurs locataires appartements|recherche@candidats candidat sponsors fournisseurs locataires appartements
monter@bagages valises|porter@bagages valises|transporter@bagages valises
entrées et sorties d'argent|recettes et dépenses|encaissements et décaissements
factures impayées|impayés|factures en retard|factures non payées|factures en souffrance
sites d'emploi|portails d'emploi|sites de recrutement|jobboards
date de péremption|date limite|date limite de consommation|DLC
`;
