/** Words that may take each other's place beside the same other words; our own list, read by the gate alone. */
export const everyday = `
notions|bases|rudiments|connaissances de base
vérification|contrôle|inspection|examen
préparer|élaborer|confectionner|faire
préparation|élaboration|confection
fabriquer|produire|confectionner|réaliser
fabrication|production|confection|réalisation
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
transport|acheminement|convoyage
livrer|distribuer|porter
livraison|distribution|portage
envoyer|expédier|adresser|transmettre
envoi|expédition|transmission
recevoir|réceptionner|accueillir
vente|commercialisation
encaissement|perception
comptage|décompte
recherche|investigation
rassembler|réunir|collecter|recueillir|regrouper
récolte|cueillette
semer|planter
couper|découper|trancher
coupe|découpe
cuisiner|préparer
cuire|faire cuire
surveillance|garde
s'occuper|prendre soin
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
utiliser|employer|manier|se servir
analyser|étudier|examiner
analyse|étude|examen
imprimer|éditer
étiqueter|marquer
étiquetage|marquage
stockage|entreposage
équipe|groupe|brigade
apprenti|alternant
élève|écolier
salarié|employé|collaborateur|travailleur
atelier|garage
logement|habitation|domicile
repas|déjeuner
outil|instrument
appareil|équipement|dispositif
panne|défaillance|dysfonctionnement
ticket|reçu
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
initier|former
encadrer|superviser
effectuer|réaliser|faire|exécuter
assurer|effectuer|réaliser
nettoyer|assainir
dresser|mettre
approvisionner|réassortir|ravitailler
étiqueter|baliser
compter|recenser
commander|passer commande
commande|bon de commande
guider|piloter
jouer|animer
lors|pendant|durant|au cours
avant l'ouverture|avant d'ouvrir
après la fermeture|après fermeture
une fois|1 fois
deux fois|2 fois|à deux reprises
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
