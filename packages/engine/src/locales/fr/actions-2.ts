/** More French verbs and nouns for one and the same thing done, whatever it is done to; what stands behind ">" does it too, where the thing beside it is the same, and is not said by it; our own list. */
export const actions2 = `
dorer|dorure
détruire|destruction|éliminer|élimination|supprimer|suppression
présenter|présentation
composer|composition > confectionner
ferrer|ferrage
élaguer|élagage
décorer|décoration|orner|ornementation
dénoyauter|dénoyautage
brasser|brassage
distiller|distillation
affiner|affinage
traire|traite
pétrir|pétrissage
enfourner|enfournement
glacer|glaçage
désosser|désossage
fileter|filetage
éviscérer|éviscération|vider
fumer|fumage|fumaison
saler|salage|salaison
embouteiller|embouteillage|mise en bouteille|mettre en bouteille
débarrasser|débarrassage
récurer|récurage
cirer|cirage|lustrer|lustrage
décaper|décapage
laquer|laquage
sabler|sablage
reboucher|rebouchage
crépir|crépissage
carreler|carrelage > poser du carrelage|poser de la faïence
paver|pavage
terrasser|terrassement > creuser
creuser|creusement|excaver|excavation
couler|coulage
coffrer|coffrage
ferrailler|ferraillage
restaurer|restauration
déboucher|débouchage
purger|purge
vidanger|vidange
équilibrer|équilibrage
débosseler|débosselage
remorquer|remorquage
immatriculer|immatriculation
étalonner|étalonnage|calibrer|calibrage|calibration
usiner|usinage
fraiser|fraisage
ébavurer|ébavurage
polir|polissage
chromer|chromage
galvaniser|galvanisation
plier|pliage
cintrer|cintrage
emboutir|emboutissage
mouler|moulage
tricoter|tricotage
tisser|tissage
broder|broderie
filer|filature
tanner|tannage
matelasser|matelassage
rembourrer|rembourrage
tapisser|tapisserie > recouvrir
relier|reliure
graver|gravure
sculpter|sculpture
ciseler|ciselure
sertir|sertissage
émailler|émaillage
tailler des pierres|taille de pierres
accorder|accordage|accord
répéter|répétition
mettre en scène|mise en scène
sonoriser|sonorisation
éclairer|éclairage
mixer|mixage
doubler|doublage
sous-titrer|sous-titrage
retransmettre|retransmission|diffuser|diffusion
interviewer|interview|entrevue
transcrire|transcription
cataloguer|catalogage
indexer|indexation
inventorier|inventaire|dresser l'inventaire
désherber|désherbage|sarcler|sarclage
biner|binage
fertiliser|fertilisation|épandre de l'engrais
épandre|épandage
labourer|labour
herser|hersage
faucher|fauche|fauchage
faner|fanage
botteler|bottelage
vacciner|vaccination
inséminer|insémination
castrer|castration
toiletter|toilettage
promener|promenade
capturer|capture|piéger|piégeage
empoissonner|empoissonnement|aleviner|alevinage
reboiser|reboisement
débarder|débardage
allaiter|allaitement
habiller|habillage|aider à s'habiller
panser|pansement|faire des pansements
perfuser|perfusion|poser des perfusions
stériliser|stérilisation
radiographier|radiographie
détartrer|détartrage
extraire|extraction
opérer|opération
rééduquer|rééducation
bercer|bercement
éveiller|éveil
inscrire|inscription
licencier|licenciement
promouvoir|promotion
rémunérer|rémunération
souscrire|souscription
résilier|résiliation
renouveler|renouvellement
recouvrer|recouvrement
imputer|imputation
provisionner|provision
budgéter|budgétisation
auditer|audit
certifier|certification
homologuer|homologation
breveter|dépôt de brevets
plaider|plaidoirie
légaliser|légalisation
fouiller|fouille
escorter|escorte
éteindre|extinction
dédouaner|dédouanement
affréter|affrètement
manutentionner|manutention|manipuler@charge charges colis palette palettes carton cartons|manipulation@charge charges colis palette palettes
trier|triage
convoyer|convoyage
piloter|pilotage
atterrir|atterrissage
ravitailler|ravitaillement
amarrer|amarrage
caréner|carénage
confectionner|confection > composer|coudre|réaliser
rénover|rénovation|réhabiliter|réhabilitation > refaire
démolir|démolition > abattre
déclarer|déclaration|télédéclarer|télédéclaration
signaler|signalement
embarquer|embarquement > charger
débarquer|débarquement > décharger
`;
