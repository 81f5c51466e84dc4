/**
 * French verbs and nouns for one and the same thing done, whatever it is done to; what stands behind ">" does it too,
 * where the thing beside it is the same, and is not said by it; our own list.
 */
export const actions = `
réaliser|réalisation|effectuer
poser|pose|installer|installation|monter|montage|mettre en place > fixer|accrocher|visser
réparer|réparation|dépanner|dépannage|remettre en état|remise en état > rafistoler|recoudre|rapiécer
vérifier|vérification|contrôler|contrôle|inspecter|inspection > relire
nettoyer|nettoyage|laver|lavage > récurer|lessiver|balayer|frotter|dépoussiérer|rincer
balayer|balayage
remplacer|remplacement|changer|changement
fabriquer|fabrication|confectionner|confection|produire|production
construire|construction|bâtir|édifier|édification
livrer|livraison > apporter
vendre|vente
acheter|achat|se procurer
récolter|récolte|cueillir|cueillette|ramasser|ramassage > arracher
vendanger|vendange > couper
planter|plantation > repiquer
semer|semis|ensemencer
tailler|taille > élaguer|rabattre|couper
tondre|tonte > couper
arroser|arrosage
nourrir|nourrissage|alimenter|alimentation > donner à manger
enseigner|enseignement > donner des cours
rédiger|rédaction|écrire|écriture
traduire|traduction
préparer|préparation > cuisiner
cuisiner|cuisson|cuire
entretenir|entretien|maintenance
emballer|emballage|conditionner|conditionnement > encartonner
classer|classement|archiver|archivage
saisir|saisie > taper
frapper|frappe|taper|dactylographier
calculer|calcul
estimer|estimation|évaluer|évaluation
appliquer|application|pulvériser|pulvérisation
transporter|transport|acheminer|acheminement
collecter|collecte|ramasser|ramassage
élaborer|élaboration|établir|établissement|dresser > rédiger
démonter|démontage
dessiner|dessin
souder|soudage|soudure
percer|perçage
poncer|ponçage
peindre|peinture > repeindre
couper|coupe|découper|découpe|découpage
assembler|assemblage|monter|montage
régler|réglage
configurer|configuration|paramétrer|paramétrage
analyser|analyse
accueillir|accueil|recevoir|réception
conseiller|conseil
informer|information|renseigner|renseignement
organiser|organisation > monter|mettre sur pied
loger|hébergement|héberger
louer|location
prêter|prêt
remettre|remise
envoyer|envoi|expédier|expédition|adresser
diffuser|diffusion|publier|publication > poster
publier|publication|mettre en ligne|mise en ligne
payer|paiement|régler|règlement|acquitter
relancer|relance
vider|vidage|vidange
remplir|remplissage > recharger
approvisionner|approvisionnement|réapprovisionner|réapprovisionnement
stocker|stockage|entreposer|entreposage
évacuer|évacuation|éliminer|élimination
sortir|sortie
dépoussiérer|dépoussiérage
repasser|repassage
raccommoder|raccommodage|repriser
teindre|teinture
éduquer|éducation > dresser
former|formation
encadrer|encadrement
tester|test
développer|développement > programmer|coder
mettre à jour|mise à jour|actualiser|actualisation
numériser|numérisation|scanner
imprimer|impression
photographier|photographie
filmer|tournage|tourner
convoquer|convocation
rechercher|recherche
isoler|isolation
raccorder|raccordement|brancher|branchement
câbler|câblage|tirer des câbles
maçonner|maçonnerie
enduire|enduit
débiter|débit
déneiger|déneigement
laver|lessive
attribuer|attribution
coiffer|coiffure
masser|massage
gérer|gestion|administrer|administration
peser|pesée|pesage
affûter|affûtage|aiguiser|aiguisage
verser|versement|payer|paiement
déployer|déploiement > tirer|dérouler
rembourser|remboursement
`;
