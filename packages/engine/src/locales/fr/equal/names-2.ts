/** French letters, everyday and official names, words from other languages, one thing a line; our own list. */
export const names2 = `
fifo@stock rayon péremption entrepôt magasin|first in first out|premier entré premier sorti|peps@stock
fefo@stock péremption date|first expired first out|premier périmé premier sorti
rfid@étiquette stock lecture puce|radio-identification|identification par radiofréquence
b to b|b2b|business to business
b to c|b2c|business to consumer
hvac|cvc|chauffage ventilation climatisation|chauffage ventilation et climatisation
of@fabrication production lanc atelier|ordre de fabrication
bet|bureau d'études techniques
qse|qualité sécurité environnement
qhse|qualité hygiène sécurité environnement
hse|hygiène sécurité environnement|ehs
aq@qualité|assurance qualité
cq@qualité contrôle|contrôle qualité
capa@qualité action|actions correctives et préventives
tpm@maintenance machine|maintenance productive totale|total productive maintenance
5s@atelier poste rangement chantier méthode|méthode des 5s
8d@qualité résolution réclamation|méthode 8d
pdca|roue de deming|plan do check act
vsm@flux lean cartograph|value stream mapping|cartographie de la chaîne de valeur
exe@plans exécution chantier|plans d'exécution
doe@chantier ouvrages dossier|dossier des ouvrages exécutés
opr@réception chantier réserves|opérations préalables à la réception
gpa@parfait achèvement chantier|garantie de parfait achèvement
tce@chantier travaux corps|tous corps d'état
rt@thermique|réglementation thermique
spanc|service public d'assainissement non collectif
anc@assainissement|assainissement non collectif|assainissement individuel > fosses septiques
step@épuration eaux|station d'épuration|steu
aep@eau potable réseau|alimentation en eau potable
zac@aménagement urbanisme|zone d'aménagement concerté
vefa|vente en l'état futur d'achèvement
ag de copropriété|assemblée générale de copropriété|assemblée générale de copropriétaires
ebitda|bénéfice avant intérêts impôts et amortissements
lcr|lettre de change relevé
pel@épargne|plan épargne logement
solvabilité 2|solvency ii|solvabilité ii
rc pro|responsabilité civile professionnelle
smic|salaire minimum interprofessionnel de croissance
cph|conseil de prud'hommes|prud'hommes
idcc|identifiant de convention collective
gpec|gepp|gestion prévisionnelle des emplois et des compétences
afest|action de formation en situation de travail
poei|préparation opérationnelle à l'emploi individuelle
poec|préparation opérationnelle à l'emploi collective
cep@évolution professionnelle conseil|conseil en évolution professionnelle
pmsmp|période de mise en situation en milieu professionnel
cip@insertion professionnelle accompagn|conseiller en insertion professionnelle|conseillère en insertion professionnelle
siae|structure d'insertion par l'activité économique
aci@insertion chantier|atelier et chantier d'insertion
qpv|quartier prioritaire de la politique de la ville
mam@assistante maternelle|maison d'assistantes maternelles
acm@animation séjour enfant mineur|accueil collectif de mineurs
cpe@collège lycée élève|conseiller principal d'éducation|conseillère principale d'éducation
ddfpt|directeur délégué aux formations professionnelles et technologiques
greta|groupement d'établissements pour la formation continue
cfa|centre de formation d'apprentis
tdah|trouble du déficit de l'attention avec ou sans hyperactivité|trouble de l'attention
fam@accueil handicap|foyer d'accueil médicalisé
mas@accueil handicap polyhandicap|maison d'accueil spécialisée
iem@éducation motrice|institut d'éducation motrice
spasad|service polyvalent d'aide et de soins à domicile
gir|groupe iso-ressources
uhr|unité d'hébergement renforcée
uvp|unité de vie protégée
upad|unité pour personnes âgées désorientées
emsp|équipe mobile de soins palliatifs
usp|unité de soins palliatifs
usc|unité de surveillance continue
uhcd|unité d'hospitalisation de courte durée
sspi|salle de surveillance post-interventionnelle|salle de réveil
iao@urgences accueil infirmi|infirmier d'accueil et d'orientation|infirmière d'accueil et d'orientation
idel|infirmier libéral|infirmière libérale
idec|infirmière coordinatrice|infirmier coordinateur
puéricultrice|infirmière puéricultrice
dmp|dossier médical partagé
aes|accompagnant éducatif et social|accompagnante éducative et sociale
afgsu 2|attestation de formation aux gestes et soins d'urgence de niveau 2
iprp|intervenant en prévention des risques professionnels
tms@gestes postures ergonom|troubles musculosquelettiques|troubles musculo-squelettiques
cmr@chimique agent exposition|cancérogène mutagène reprotoxique
permis b|permis voiture|permis de conduire b
permis c|permis poids lourd|permis pl
permis spl|permis super lourd|permis super poids lourd
permis transport en commun|permis tc
adr@conduite transport matière dangereu|transport de matières dangereuses|accord adr
incoterms|conditions internationales de vente
rfa@remise fournisseur|remise de fin d'année
mdd@produit marque rayon|marque de distributeur
dph|droguerie parfumerie hygiène
ota@hôtel réservation|agence de voyages en ligne
gds@voyage réservation amadeus|global distribution system|système mondial de distribution
azure ad|entra id|microsoft entra id|azure active directory
g suite|google workspace|google apps
ms word|microsoft word|Word
google ads|google adwords|adwords
facebook ads|meta ads
adobe creative cloud|suite adobe|adobe creative suite|creative cloud
illustrator@adobe logo graphi|adobe illustrator
premiere pro|adobe premiere pro|adobe premiere
node.js|nodejs|node js
vue.js|vuejs|vue js
react.js|reactjs|react js
next.js|nextjs
nuxt.js|nuxtjs
angularjs|angular js
express.js|expressjs
asp.net|aspnet
golang|langage go
mongo@base données|mongodb
elk|elasticsearch logstash kibana|suite elastic
s3@aws stockage|amazon s3
regex|expressions régulières|expressions rationnelles
poo|programmation orientée objet
ia générative|intelligence artificielle générative|genai
llm|grand modèle de langage|grands modèles de langage
rag@modèle langage|génération augmentée par récupération
ocr|reconnaissance optique de caractères|reconnaissance de caractères
iot|internet des objets|objets connectés
ra@réalité augment|réalité augmentée
vr@réalité virtuel|réalité virtuelle
qa@test logiciel|assurance qualité logicielle
mco@condition opérationnel|maintien en condition opérationnelle
mcs@condition sécurité|maintien en condition de sécurité
soc@sécurité alerte cyber|security operations center|centre opérationnel de sécurité
e-réputation|réputation en ligne|online reputation
kol|leader d'opinion|key opinion leader
storytelling|mise en récit
podcast|balado|baladodiffusion
logo|logotype
flyer|prospectus|tract publicitaire
bat@impression épreuve imprimeur|bon à tirer
cdii|contrat à durée indéterminée intermittent
dsp@service public délég|délégation de service public
ppp@public privé partenariat|partenariat public-privé
dgfip|direction générale des finances publiques
france travail|pôle emploi
conseil départemental|conseil général
tribunal judiciaire|tribunal de grande instance
opj|officier de police judiciaire
apj|agent de police judiciaire
gav|garde à vue
fdf@feu|feux de forêt
spp@pompier|sapeur-pompier professionnel
pnc@bord avion|personnel navigant commercial
pnt|personnel navigant technique
caces r489|caces chariots élévateurs|caces chariot
caces r482|caces engins de chantier|caces engins
caces r486|caces nacelles|caces pemp
caces r485|caces gerbeurs
bim|maquette numérique du bâtiment|maquette numérique bim
be@études dessin calcul|bureau d'études
hlm|habitation à loyer modéré
rpe@assistante maternelle|relais petite enfance|relais assistantes maternelles
contrat de travail temporaire|contrat d'intérim
po@scrum backlog|product owner
ms teams|microsoft teams
ms outlook|microsoft outlook|Outlook
ms access|microsoft access|Access
ms dynamics|microsoft dynamics
sig@carte cartograph qgis arcgis spatial|gis|système d'information géographique|systèmes d'information géographique
sirh|hris|système d'information des ressources humaines|logiciel rh
bpl|glp|bonnes pratiques de laboratoire|good laboratory practice
bpc@clinique essai|gcp@clinique essai|bonnes pratiques cliniques|good clinical practice
arc@clinique essai étude|attaché de recherche clinique|attachée de recherche clinique
tec@clinique essai étude|technicien d'études cliniques|technicienne d'études cliniques
adn|acide désoxyribonucléique
pcr@adn laboratoire test|réaction en chaîne par polymérase
clhp|hplc|chromatographie liquide haute performance|chromatographie liquide à haute performance
cpg@chromatographie|chromatographie en phase gazeuse
avp|accident de la voie publique
vsav|véhicule de secours et d'assistance aux victimes
ari@pompier respiratoire|appareil respiratoire isolant
bac professionnel|bac pro|baccalauréat professionnel
bac technologique|bac techno|baccalauréat technologique
licence pro|licence professionnelle
cfc@suisse apprentissage|certificat fédéral de capacité
lpp@suisse prévoyance|prévoyance professionnelle
ems@résident suisse|établissement médico-social
snf@suisse recherche|fonds national suisse
sprl@belgique société|société privée à responsabilité limitée
asbl|association sans but lucratif
osbl|organisme sans but lucratif|obnl|organisme à but non lucratif
rpa@québec résident|résidence pour aînés
clavardage|chat en ligne|tchat
magasinage|shopping
fin de semaine|week-end
stationnement|parking
habilitation électrique|habilitations électriques > habilitation b0|habilitation h0|habilitation h0b0|habilitation bs|habilitation be|habilitation b1|habilitation b1v|habilitation b2|habilitation b2v|habilitation br|habilitation bc|habilitation b1l|habilitation b2l|habilitation bcl|habilitation b2xl|habilitation b1xl|habilitation h1|habilitation h1v|habilitation h2|habilitation h2v|habilitation bp
attestation de manipulation des fluides|attestation de manipulation des fluides frigorigènes|attestation fluides frigorigènes|attestation d'aptitude fluides frigorigènes|attestation d'aptitude à la manipulation des fluides frigorigènes|habilitation fluides frigorigènes
`;
