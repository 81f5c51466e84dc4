/** More French verbs and nouns for one and the same thing done, plain and of the trade; what stands behind ">" does it too, where the thing beside it is the same, and is not said by it; our own list. */
export const actions4 = `
étalonner|étalonnage|calibrer|calibration|vérifier la justesse
diagnostiquer|diagnostic > chercher@panne pannes défaut|localiser@panne pannes|trouver@panne pannes
détecter|détection|repérer|repérage
localiser|localisation
inspecter|inspection > contrôler|vérifier|examiner
étudier|étude|examiner|examen
graisser|graissage|lubrifier|lubrification
resserrer|resserrage|serrer|serrage
aligner|alignement
caler|calage
fixer|fixation > visser|boulonner|clouer
visser|vissage
boulonner|boulonnage
riveter|rivetage
coller|collage
braser|brasage
meuler|meulage
aléser|alésage
rectifier|rectification
tremper|trempe
forger|forgeage
découper|découpe|découpage > scier|tronçonner|cisailler
scier|sciage
raboter|rabotage
tronçonner|tronçonnage
plaquer|placage
lasurer|lasurage
gratter|grattage
maroufler|marouflage
tapisser|tapissage
étancher|étanchéité|étanchéifier
jointoyer|jointoiement
niveler|nivellement
compacter|compactage
goudronner|goudronnage|bitumer
baliser|balisage > poser des cônes
étayer|étaiement
décoffrer|décoffrage
curer|curage
forer|forage
sonder|sondage
relever|relevé|relever les valeurs|relève
mesurer|mesure|mesurage
tracer|traçage
implanter|implantation
modéliser|modélisation
dimensionner|dimensionnement
chiffrer|chiffrage > estimer le coût
simuler|simulation
valider|validation
documenter|documentation
trier|tri > séparer
sélectionner|sélection|choisir|choix
comparer|comparaison
commander|commande > passer commande
réapprovisionner|réapprovisionnement|réassortir|réassort
réceptionner|réception > recevoir|pointer
contrôler|contrôle > pointer|vérifier|examiner
mélanger|mélange|malaxer|malaxage
doser|dosage
filtrer|filtration
chauffer|chauffage
refroidir|refroidissement
sécher|séchage
broyer|broyage
moudre|mouture
tamiser|tamisage
congeler|congélation|surgeler|surgélation
pasteuriser|pasteurisation
fermenter|fermentation
conditionner|conditionnement|emballer|emballage > mettre en sachets|mettre en boîtes|mettre en cartons|mettre en barquettes
palettiser|palettisation|mettre sur palettes|mise sur palettes
étiqueter|étiquetage|coller des étiquettes
charger|chargement|mettre à quai
transborder|transbordement
acheminer|acheminement|convoyer
conduire|conduite > rouler avec
garer|stationner|stationnement
atteler|attelage
désherber|désherbage > biner|arracher les mauvaises herbes
repiquer|repiquage
greffer|greffe|greffage
bouturer|bouturage
palisser|palissage
ébourgeonner|ébourgeonnage
éclaircir|éclaircissage
paillage|pailler
tuteurer|tuteurage
moissonner|moisson
ensiler|ensilage
engraisser|engraissement
abreuver|abreuvement
parer|parage
soigner|soin|soins
examiner|examen|ausculter
dépister|dépistage
prélever|prélèvement > prendre
injecter|injection|piquer
appareiller|appareillage
stimuler|stimulation
orienter|orientation|diriger vers
évaluer|évaluation > noter
noter|notation
enseigner|enseignement > apprendre@élèves enfants adultes|donner des leçons
initier|initiation
sensibiliser|sensibilisation
entraîner|entraînement
arbitrer|arbitrage
chronométrer|chronométrage
placer|placement|conduire à leur place
servir|service > porter
dresser|dressage|mettre la table
flamber|flambage
mijoter|cuisson
réchauffer|réchauffage|remise en température|remettre en température
assaisonner|assaisonnement
façonner|façonnage
coudre|couture|assembler
ourler|ourlet|faire les ourlets
retoucher|retouche|reprendre
patronner|patronage
détacher|détachage
aspirer|aspiration|passer l'aspirateur
laver|lavage|nettoyer|nettoyage > passer la serpillière
désinfecter|désinfection > décontaminer
décontaminer|décontamination
débarrasser|débarras
déménager|déménagement
emménager|emménagement
garder|gardiennage|garde
surveiller|surveillance > guetter|garder un œil
intervenir|intervention
secourir|secours|porter secours
verbaliser|verbalisation > mettre des amendes|dresser des procès-verbaux
auditionner|audition|interroger|entendre
perquisitionner|perquisition
enquêter|enquête
signifier|signification > remettre@assignation assignations jugement jugements acte actes
délivrer|délivrance|remettre
délibérer|délibération
recenser|recensement
dépouiller|dépouillement
saisir|saisie > entrer@données données|encoder|rentrer@données
encoder|encodage|saisie
photocopier|photocopie|reproduire|reprographie
affranchir|affranchissement|timbrer
planifier|planification > fixer le calendrier
répartir|répartition > partager|distribuer
réserver|réservation > prendre@billet billets
enregistrer|enregistrement > noter
facturer|facturation > établir les factures
rapprocher|rapprochement|pointer|pointage
lettrer|lettrage
liquider|liquidation
amortir|amortissement
indemniser|indemnisation > rembourser
assurer|assurance
expertiser|expertise > estimer
démontrer|démonstration|faire la démonstration
conclure|conclusion|signer
rédiger|rédaction > mettre par écrit
réviser|révision|relire
éditer|édition
illustrer|illustration
maquetter|maquettage
cadrer|cadrage
interpréter|interprétation|jouer
chorégraphier|chorégraphie
coder|codage|programmer
déboguer|débogage|corriger
déployer|déploiement|mettre en production|mise en production
sauvegarder|sauvegarde
sécuriser|sécurisation
chiffrer|chiffrement
virtualiser|virtualisation
fabriquer|fabrication > faire
confectionner|confection > faire|coudre
déguster|dégustation > goûter
démolir|démolition > casser
abattre|abattage|couper@arbre arbres
réfection|refaire > recouvrir
tresser|tressage
rempoter|rempotage
`;
