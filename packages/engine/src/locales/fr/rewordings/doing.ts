/** What one does with one's hands, with machines and with goods, in everyday words; read by the gate alone. */
export const doing = `
transvaser|verser|transférer dans
verser|couler|vider dans
déposer|laisser|remettre|placer
placer|mettre|disposer|positionner|installer
disposer|agencer|arranger|placer
aligner|mettre en ligne|placer en ligne
empiler|superposer|mettre en pile|gerber
empilage|mise en pile|gerbage
dépiler|désempiler
accrocher|suspendre|pendre|fixer
accrochage|fixation|suspension
décrocher|enlever|dépendre|déposer
attacher|fixer|lier|arrimer|sangler
arrimage|fixation|sanglage|calage
détacher|défaire|délier
enlever|ôter|retirer|évacuer
enlèvement|retrait|évacuation
évacuer|sortir|enlever|emporter
emporter|emmener|évacuer
apporter|amener|porter|livrer
ramener|rapporter|reconduire|raccompagner
déplacer|bouger|transporter|transférer
déplacement|transfert|transport
transférer|déplacer|basculer|faire passer
tirer|traîner|remorquer|tracter
pousser|rouler|déplacer
soulever|lever|hisser
levage|manutention|hissage
manutentionner|déplacer|manipuler|faire la manutention
manipuler|manier|manoeuvrer|utiliser
manoeuvrer|conduire|manier
saisir|attraper|prendre
remuer|mélanger|brasser|agiter|mêler
mélange|brassage|malaxage
malaxer|pétrir|mélanger
pétrissage|pétrir
fouetter|battre|monter au fouet
doser|mesurer|peser
dosage|mesure|pesée
pesage|pesée|peser
diluer|étendre|couper à l'eau
verser|servir
remplir|garnir|alimenter
garnir|remplir|farcir
alimenter|approvisionner|charger
réchauffer|remettre en température|remise en température
refroidir|rafraîchir|faire refroidir
congeler|surgeler|mettre au congélateur
décongeler|faire décongeler
sécher|faire sécher|essorer
séchage|essorage
tremper|plonger|immerger
rincer|passer à l'eau|laver à l'eau
frotter|récurer|brosser
essuyer|sécher|passer un chiffon
épousseter|enlever la poussière|dépoussiérer|faire la poussière
dépoussiérage|époussetage
laver le sol|passer la serpillière|serpiller|nettoyer le sol
dégraisser|enlever la graisse
détartrer|enlever le tartre
détartrage|enlèvement du tartre
déboucher|désobstruer|désengorger|débloquer
débouchage|désengorgement
vidanger|vider|faire la vidange
vidange|vidanger
graisser|lubrifier|huiler
graissage|lubrification|huilage
affûter|aiguiser
affûtage|aiguisage
serrer|visser|resserrer
visser|fixer avec des vis
desserrer|dévisser
clouer|fixer avec des clous
coller|fixer à la colle|encoller
collage|encollage
percer|forer|faire des trous|trouer
scier|couper à la scie|débiter
sciage|débit
raboter|passer au rabot
limer|passer à la lime
poncer|passer au papier de verre
gratter|racler|décaper
décaper|gratter|enlever la peinture
enduire|passer l'enduit|appliquer l'enduit
reboucher|boucher|combler
rebouchage|comblement
peindre|mettre en peinture|passer la peinture
repeindre|refaire la peinture|remettre en peinture
vernir|passer le vernis
tapisser|poser le papier peint|pose du papier peint
carreler|poser le carrelage|pose de carrelage
maçonner|monter des murs|élever des murs
couler le béton|coulage du béton|bétonner
démolir|abattre|casser|détruire
démolition|destruction|abattage
creuser|fouiller|excaver
creusement|excavation|fouille
remblayer|combler|reboucher
étayer|soutenir avec des étais|poser des étais
échafauder|monter l'échafaudage|dresser l'échafaudage
souder|faire des soudures|faire les soudures
tordre|plier|cintrer|courber
redresser|remettre droit
ajuster|régler|adapter|affiner
ajustement|réglage|adaptation
équilibrer|faire l'équilibrage
changer|remplacer|renouveler
renouvellement|remplacement|changement
démarrer|allumer|mettre en marche|mettre en route|lancer
démarrage|mise en marche|mise en route|lancement
arrêter|stopper|couper|mettre à l'arrêt
arrêt|mise à l'arrêt
éteindre|couper|arrêter
débrancher|déconnecter
faire fonctionner|utiliser|exploiter|faire marcher
faire tourner|faire marcher|utiliser
remettre en service|remise en service|remettre en marche|remise en marche
remettre en ordre|ranger|remise en ordre
mettre en service|mise en service|mise en route|mettre en route
mettre hors service|mise hors service
étanchéifier|rendre étanche
isoler|poser l'isolation|pose d'isolant|poser des isolants
coudre|faire la couture|faire des coutures
recoudre|réparer les coutures|raccommoder
raccommoder|rapiécer|repriser
ourler|faire les ourlets|ourlet
plier|faire le pliage
emballer|envelopper|mettre en carton|empaqueter
emballage|mise en carton|empaquetage
mettre en sachet|ensacher|ensachage|mise en sachet
mettre en bouteille|embouteiller|embouteillage|mise en bouteille
mettre sous vide|mise sous vide
mettre en palette|palettiser|palettisation|mise en palette
filmer|mettre sous film
sceller|fermer|plomber
fermer|clore|verrouiller
verrouiller|fermer à clé
ouvrir|déverrouiller
faire l'ouverture|ouvrir
faire la fermeture|fermer
étiqueter|poser des étiquettes|coller des étiquettes|mettre des étiquettes
mettre en rayon|ranger dans les rayons|placer dans les rayons|mettre sur les étagères
réassortir|réapprovisionner|recompléter|remplir
faire la rotation|faire tourner
scanner|flasher|lire le code-barres|passer au scanner|scannage
compter|faire le comptage|faire le décompte
recompter|compter à nouveau|revérifier
trier|faire le tri|classer|séparer
ordonner|mettre en ordre|ranger
répartir|distribuer|ventiler|partager
répartition|distribution|ventilation|partage
partager|diviser|répartir
jeter|mettre au rebut|éliminer|se débarrasser
élimination|mise au rebut
recycler|donner une seconde vie|revaloriser
récupérer|aller chercher|ramasser|collecter
récupération|collecte|ramassage|enlèvement
aller chercher|récupérer|venir chercher|retirer
porter|transporter|livrer
amener|conduire|emmener|transporter
emmener|conduire|accompagner|amener
conduire|être au volant|rouler
stationnement|garage
dépanner|remettre en marche|réparer|intervenir
intervention|dépannage
retaper|remettre en état|restaurer|réparer
restaurer|rénover|remettre en état
restauration|rénovation|remise en état
rénover|remettre à neuf|refaire|réhabiliter
rénovation|remise à neuf|réfection|réhabilitation
refaire|recommencer|reprendre|réaliser à nouveau
façonner|former|modeler|donner forme
façonnage|modelage
mouler|couler|faire des moulages
tailler|couper|élaguer|faire la taille
tondre|couper|passer la tondeuse
tonte|tondre
désherber|sarcler|arracher les mauvaises herbes|enlever les mauvaises herbes
désherbage|sarclage
bêcher|retourner la terre
labourer|retourner la terre|retourner le sol
semer|faire les semis|ensemencer
semis|semer|ensemencement
repiquer|replanter|transplanter
rempoter|mettre en pot|changer de pot
arroser|donner de l'eau|irriguer
fertiliser|épandre de l'engrais|mettre de l'engrais
traire|faire la traite|tirer le lait
nourrir|donner à manger|alimenter|affourager
panser|brosser
pailler|remettre de la paille|changer la paille
abattre|couper|faire tomber
ébrancher|couper les branches|élaguer
fendre|faire du bois
cueillir|ramasser|récolter|faire la cueillette
ramasser|cueillir|recueillir|récolter|collecter
vendanger|faire les vendanges|cueillir le raisin
`;
