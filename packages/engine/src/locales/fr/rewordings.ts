/** Words that may take each other's place beside the same other words; our own list, read by the gate alone. */
export const rewordings = `
former|instruire|enseigner
notions|bases|rudiments|connaissances de base
vérifier|contrôler|inspecter|examiner
vérification|contrôle|inspection|examen
préparer|élaborer|confectionner|faire
préparation|élaboration|confection
fabriquer|produire|confectionner|réaliser
fabrication|production|confection|réalisation
prévenir|informer|avertir|aviser
noter|inscrire|enregistrer|consigner|relever
saisir|entrer|encoder|taper
saisie|encodage|entrée
réparer|dépanner|remettre en état
réparation|dépannage|remise en état
monter|assembler
montage|assemblage
installer|poser|mettre en place
installation|pose
démonter|déposer
remplacer|changer|substituer
remplacement|changement
nettoyer|laver
nettoyage|lavage
ranger|classer|trier|ordonner
rangement|classement|tri
remplir|compléter|renseigner
réassort|réapprovisionnement|remplissage
charger|remplir
décharger|vider
transporter|acheminer|convoyer
transport|acheminement|convoyage
livrer|distribuer|porter
livraison|distribution|portage
envoyer|expédier|adresser|transmettre
envoi|expédition|transmission
recevoir|réceptionner|accueillir
réception|accueil
vendre|commercialiser
vente|commercialisation
encaisser|percevoir
encaissement|perception
payer|régler
compter|dénombrer
comptage|décompte
mesurer|prendre les mesures
peser|faire la pesée
comparer|confronter
chercher|rechercher
recherche|investigation
rassembler|réunir|collecter|recueillir|regrouper
récolter|cueillir
récolte|cueillette
semer|planter
arroser|irriguer
tailler|élaguer
couper|découper|trancher
coupe|découpe
cuisiner|préparer
cuire|faire cuire
surveiller|garder
surveillance|garde
s'occuper|prendre soin
accompagner|escorter
aider|assister|seconder|épauler|soutenir
aide|assistance|appui|soutien
collaborer|coopérer|participer
expliquer|exposer|présenter
montrer|présenter|exposer
écrire|rédiger|composer
rédaction|écriture
corriger|rectifier|relire
correction|rectification|relecture
traduire|transposer
publier|diffuser
publication|diffusion
concevoir|imaginer|créer
conception|création
dessiner|tracer
dessin|tracé
créer|produire|réaliser
planifier|programmer|organiser|prévoir
planification|programmation|organisation
fixer|convenir|arrêter
appeler|téléphoner|contacter
répondre|donner suite
demander|solliciter
conseiller|orienter|guider|renseigner
conseil|orientation
proposer|suggérer
résoudre|régler|solutionner
résolution|règlement
réduire|baisser|diminuer|abaisser
augmenter|accroître|relever
améliorer|perfectionner|optimiser
commencer|débuter|démarrer|entamer
terminer|achever|finir|clôturer
entretenir|maintenir
entretien|maintenance
conduire|piloter
utiliser|employer|manier|se servir
tester|essayer|éprouver
test|essai
analyser|étudier|examiner
analyse|étude|examen
classer|archiver
classement|archivage
numériser|scanner
imprimer|éditer
étiqueter|marquer
étiquetage|marquage
emballer|empaqueter
emballage|empaquetage
stocker|entreposer
stockage|entreposage
entrepôt|dépôt
clientèle|clients
collègue|confrère
équipe|groupe|brigade
apprenti|alternant
élève|écolier
parents|familles
personne âgée|aîné|senior
salarié|employé|collaborateur|travailleur
magasin|boutique|point de vente
atelier|garage
logement|habitation|domicile
repas|déjeuner
outil|instrument
appareil|équipement|dispositif
pièce|composant
panne|défaillance|dysfonctionnement
ticket|reçu
devis|offre
rapport|compte rendu
lettre|courrier
dépliant|brochure|prospectus|flyer
affiche|poster
réunion|rencontre
sortie|excursion
voyage|déplacement
cours|séance|leçon
séance|session
prix|tarif
remise|réduction|rabais
réclamation|plainte
question|demande
débutant|novice
vitrine|devanture|étalage
décorer|aménager|habiller
décoration|aménagement|habillage
bande dessinée|bd
livre|ouvrage
matin|matinée
chaque matin|tous les matins
chaque soir|tous les soirs
soir|soirée
jeu|activité ludique
plusieurs|divers|différents|multiples
souvent|fréquemment
régulièrement|de façon régulière
parfois|de temps en temps|occasionnellement|quelquefois
rapidement|vite
correctement|convenablement
principalement|surtout|essentiellement
environ|à peu près
rentrée|rentrée des classes
prendre part|participer|participation
dominical|dimanche
nocturne|nuit|de nuit
matinal|matin
en espèces|en liquide|en numéraire|comptant
rédiger|écrire|établir
accueillir|recevoir|réceptionner
renseigner|informer|orienter
distribuer|remettre|donner
collecter|récupérer|ramasser
tenir|gérer
mettre à jour|actualiser|tenir à jour
actualisation|mise à jour
participer|contribuer
épauler|aider|prêter main-forte
initier|former
encadrer|superviser
effectuer|réaliser|faire|exécuter
assurer|effectuer|réaliser
transmettre|communiquer|relayer
transmission|communication
signaler|rapporter|remonter
repérer|détecter|déceler
nettoyer|assainir
balayer|passer le balai
dresser|mettre
débarrasser|desservir
éplucher|peler
approvisionner|réassortir|ravitailler
étiqueter|baliser
trier|séparer
compter|recenser
vérifier|s'assurer
commander|passer commande
commande|bon de commande
relancer|recontacter
réserver|retenir
guider|piloter
garder|surveiller
jouer|animer
habiller|vêtir
lors|pendant|durant|au cours
avant l'ouverture|avant d'ouvrir
après la fermeture|après fermeture
une fois|1 fois
deux fois|2 fois|à deux reprises
par téléphone|téléphoniquement|au téléphone
par courriel|par mail|par e-mail|par courrier électronique
courriel|e-mail|mail|email
en binôme|à deux|avec un collègue|avec une collègue
en anglais|anglais
du lundi au vendredi|en semaine
week-end|samedi et dimanche|fin de semaine
quotidien|chaque jour|par jour|tous les jours
hebdomadaire|chaque semaine|par semaine|toutes les semaines
mensuel|chaque mois|par mois|tous les mois
annuel|chaque année|par an|tous les ans
membre|collègue|équipier
personnel|salariés|employés|effectifs
salarié|membre du personnel
nouvel arrivant|nouveau|nouvelle recrue|nouveau collègue
client|clientèle|acheteur
usager|utilisateur
visiteur|hôte
résident|pensionnaire
malade|patient
enfant|petit
étudiant|élève
formulaire|imprimé
document|pièce
dossier|classeur
fichier|liste|registre
tableau|tableau excel
guide|manuel|notice
facture|note
reçu|ticket de caisse
colis|paquet
marchandise|produit|article
rayon|étagère|rayonnage
réserve|stock
camion|poids lourd
camionnette|fourgonnette|utilitaire
chantier|site
locaux|bâtiment
bureau|local
cuisine|office
couvert|convive
plat|mets
boisson|consommation
pelouse|gazon
haie|arbuste
voyageur|passager
`;
