/** Words that may take each other's place beside the same other words; our own list, read by the gate alone. */
export const everyday = `
former|instruire|enseigner
notions|bases|rudiments|connaissances de base
vérifier|contrôler|inspecter|examiner
vérification|contrôle|inspection|examen
préparer|élaborer|confectionner|faire
préparation|élaboration|confection
fabriquer|produire|confectionner|réaliser
fabrication|production|confection|réalisation
prévenir|informer|avertir|aviser
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
nettoyage|lavage
ranger|classer|trier|ordonner
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
vendre|commercialiser
vente|commercialisation
encaissement|perception
comptage|décompte
mesurer|prendre les mesures
peser|faire la pesée
recherche|investigation
rassembler|réunir|collecter|recueillir|regrouper
récolte|cueillette
semer|planter
couper|découper|trancher
coupe|découpe
cuisiner|préparer
cuire|faire cuire
surveiller|garder
surveillance|garde
s'occuper|prendre soin
aider|assister|seconder|épauler|soutenir
aide|assistance|appui|soutien
collaborer|coopérer|participer
expliquer|exposer|présenter
rédaction|écriture
corriger|rectifier|relire
correction|rectification|relecture
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
conseiller|orienter|guider
conseiller|orienter|renseigner
conseil|orientation
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
analyser|étudier|examiner
analyse|étude|examen
imprimer|éditer
étiqueter|marquer
étiquetage|marquage
stocker|entreposer
stockage|entreposage
équipe|groupe|brigade
apprenti|alternant
élève|écolier
salarié|employé|collaborateur|travailleur
magasin|boutique|point de vente
atelier|garage
logement|habitation|domicile
repas|déjeuner
outil|instrument
appareil|équipement|dispositif
panne|défaillance|dysfonctionnement
ticket|reçu
dépliant|brochure|prospectus|flyer
affiche|poster
sortie|excursion
cours|séance|leçon
remise|réduction|rabais
question|demande
débutant|novice
vitrine|devanture|étalage
décorer|aménager|habiller
décoration|aménagement|habillage
bande dessinée|bd
matin|matinée
soir|soirée
jeu|activité ludique
plusieurs|divers|différents|multiples
rentrée|rentrée des classes
prendre part|participer|participation
dominical|dimanche
nocturne|nuit|de nuit
matinal|matin
en espèces|en liquide|en numéraire|comptant
rédiger|écrire|établir
renseigner|informer|orienter
tenir|gérer
actualisation|mise à jour
épauler|aider|prêter main-forte
initier|former
encadrer|superviser
effectuer|réaliser|faire|exécuter
assurer|effectuer|réaliser
signaler|rapporter|remonter
nettoyer|assainir
balayer|passer le balai
dresser|mettre
débarrasser|desservir
approvisionner|réassortir|ravitailler
étiqueter|baliser
compter|recenser
commander|passer commande
commande|bon de commande
guider|piloter
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
week-end|samedi et dimanche|fin de semaine
hebdomadaire|chaque semaine|par semaine|toutes les semaines
mensuel|chaque mois|par mois|tous les mois
annuel|chaque année|par an|tous les ans
membre|collègue|équipier
personnel|salariés|employés|effectifs
nouvel arrivant|nouveau|nouvelle recrue|nouveau collègue
client|clientèle|acheteur
visiteur|hôte
formulaire|imprimé
document|pièce
dossier|classeur
fichier|liste|registre
tableau|tableau excel
guide|manuel|notice
reçu|ticket de caisse
colis|paquet
marchandise|produit|article
rayon|étagère|rayonnage
camion|poids lourd
camionnette|fourgonnette|utilitaire
locaux|bâtiment
bureau|local
cuisine|office
couvert|convive
plat|mets
boisson|consommation
haie|arbuste
voyageur|passager
`;
