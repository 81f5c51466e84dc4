/** Office, papers, money, figures and programs, in everyday words; read by the gate alone. */
export const paperAndNumbers = `
calculer|faire le calcul|chiffrer
calcul|chiffrage
estimer|évaluer|faire une estimation|chiffrer
estimation|évaluation|chiffrage
additionner|faire le total|totaliser|sommer
somme|total|montant
chiffre|nombre|donnée
chiffres|données|statistiques
statistique|chiffre
pourcentage|taux|part
taux|pourcentage|proportion
moyenne|en moyenne
quantité|volume|nombre
liste|relevé|énumération
dresser une liste|lister|faire la liste|établir une liste
lister|dresser la liste|répertorier|recenser|énumérer
répertorier|recenser|inventorier|lister
recenser|répertorier|dénombrer
recensement|dénombrement|inventaire
tableau|grille|feuille de calcul
feuille de calcul|tableur|tableau
grille|tableau|matrice
courbe|graphique|diagramme
formulaire|bordereau|fiche
fiche|formulaire|feuille
feuille|fiche|page
carnet|cahier|calepin
cahier|registre|carnet
registre|livre|cahier|journal
tenir un registre|consigner|enregistrer|noter|inscrire
tenir à jour|mettre à jour|actualiser|maintenir à jour|tenue à jour
garder à jour|tenir à jour|mettre à jour
actualiser|rafraîchir|mettre à jour
actualisé|à jour|mis à jour
dossier|chemise|fichier
fichier|base|dossier
base de données|base|fichier
base|banque de données|fichier
constituer les dossiers|monter les dossiers|constitution des dossiers|montage des dossiers
constituer|former|composer|monter
traiter les dossiers|instruire les dossiers|traitement des dossiers
traitement|prise en charge
ouvrir un dossier|créer un dossier|ouverture de dossiers|création de dossiers
classer|ranger|trier|archiver
classement|rangement|archivage|tri
archiver|mettre aux archives|conserver
archives|documents anciens
conserver|garder|préserver|sauvegarder
conservation|préservation
numériser|dématérialiser|passer au scanner|scanner
numérisation|scan|dématérialisation
imprimer|sortir sur papier|tirer
impression|tirage
relier|faire la reliure
trombone|agrafe
courrier entrant|courrier reçu|courrier arrivé|courrier arrivée
courrier sortant|courrier envoyé|courrier départ
ouvrir le courrier|ouverture du courrier|dépouiller le courrier
affranchir|timbrer|mettre les timbres
pli|enveloppe|courrier
timbre|affranchissement
agenda|planning|calendrier
planning|horaire|agenda|plan de travail
emploi du temps|planning|horaire
faire les plannings|établir les plannings|dresser les plannings|préparer les plannings|bâtir les plannings|construire les plannings
roulement|rotation|tour de service
tour|roulement
prendre rendez-vous|fixer un rendez-vous|convenir d'un rendez-vous|caler un rendez-vous|programmer un rendez-vous
caler|fixer|programmer
programmer|fixer|planifier
fixer|déterminer|définir|établir
définir|déterminer|fixer|préciser
repousser|reporter|décaler|différer
reporter|décaler|remettre|repousser
annuler|supprimer|décommander
annulation|suppression
confirmer|valider|assurer
confirmation|validation
salle de réunion|salle
réserver|faire une réservation|bloquer|retenir
réservation|location
billet|titre de transport|ticket
billet de train|titre de transport
voyage|trajet|déplacement
hébergement|logement|hôtel
frais|dépenses|coûts
dépense|frais|coût|charge
coût|prix|frais|dépense
charges|frais|dépenses
note de frais|frais professionnels|remboursement de frais
défraiement|remboursement de frais
facture|note|pièce comptable
facturation|établissement des factures|émission des factures|édition des factures
éditer|établir|émettre|sortir
émettre|établir|envoyer
établir|dresser|faire|rédiger|préparer
devis|proposition de prix|offre de prix|estimation
offre|proposition|devis
tarif|prix|barème
barème|tarif|grille de prix
commander|passer une commande|faire une commande|acheter
passer les commandes|commander
acheter|faire l'achat|se procurer|acquérir
achat|acquisition
acquérir|acheter|obtenir
obtenir|avoir|recevoir|décrocher
fournisseur|vendeur|grossiste
payer|verser|régler|acquitter
versement|paiement|règlement|virement
virement|versement|transfert
acompte|avance|arrhes
somme due|dette|impayé
impayé|facture impayée|facture en retard|retard de paiement
encaisser|recevoir les paiements|prendre les paiements|percevoir
encaissement|paiements reçus
espèces|argent liquide|liquide|numéraire
carte bancaire|carte de paiement|carte
chèque|paiement par chèque
déposer à la banque|remettre en banque
banque|établissement bancaire
compte bancaire|compte
relevé de compte|relevé bancaire|extrait de compte
pointer|rapprocher|vérifier
pointage|rapprochement|vérification
rapprochement|comparaison
recouper|comparer|croiser
écart|différence|divergence
anomalie|irrégularité|écart|erreur
corriger|rectifier|redresser
rectifier|corriger|régulariser
régulariser|rectifier|mettre en ordre
passer les écritures|saisir les écritures|enregistrer les écritures|comptabiliser
écriture|opération comptable
livre de caisse|journal de caisse
comptes|livres
tenir les comptes|faire les comptes|tenir la comptabilité
clôturer|arrêter|boucler|fermer
clôture|arrêté
bilan|comptes annuels
impôt|taxe|contribution
déclaration|déclarer
bénéfice|gain|profit
perte|déficit|manque
chiffre d'affaires|ventes|recettes
recettes|rentrées|ventes
budget|enveloppe
salaire|paie|rémunération|traitement
fiche de paie|bulletin de salaire|bulletin
prime|gratification|bonus
heures|temps de travail
pointage des heures|relevé d'heures|relevé des heures|suivi des heures
relevé d'heures|feuille de temps|feuille d'heures
absence|arrêt|indisponibilité
arrêt maladie|congé maladie
arrêt de travail > arrêt maladie|congé maladie
congés|vacances|jours de repos
contrat|accord|convention
contrat de travail|contrat d'embauche
avenant|modification de contrat
embauche|entrée|arrivée
départ|sortie
effectif|personnel|nombre de salariés
informatiser|numériser|mettre sur ordinateur
informatique|ordinateur|numérique
ordinateur|micro|machine
poste informatique|ordinateur|poste de travail
imprimante|copieur
photocopieur|photocopieuse|copieur
téléphone portable|mobile|téléphone mobile
tablette|ardoise numérique
logiciel|outil informatique|programme|application
paramétrer|configurer|régler
paramétrage|configuration|réglage
configurer|paramétrer|mettre en place
installer|mettre en place|monter
mettre à niveau|mettre à jour|moderniser
mise à niveau|mise à jour|modernisation
sauvegarder|faire des sauvegardes|faire des copies de sécurité|copier
sauvegarde|copie de sécurité|copie
mot de passe|code d'accès|identifiant
accès|droits
panne informatique|incident informatique|problème informatique
bug|dysfonctionnement|anomalie|erreur
script|petit programme
page web|page internet|page
page|site
moteur de recherche|recherche internet
réseau|connexion
serveur|machine
écran|moniteur|affichage
données|renseignements|informations
renseignement|information|donnée
information|renseignement|nouvelle
requête|interrogation
export|extraction
extraire|sortir|exporter
faire passer|ramener
augmenter|faire monter|faire progresser|hausser|faire croître
consigner|tenir un cahier|tenir un carnet|tenir un journal
passage|migration|bascule|transfert
migrer|basculer|faire passer|transférer
deuxième|2e|2ème|second
troisième|3e|3ème
quatrième|4e|4ème
cinquième|5e|5ème
moitié|50 %
`;
