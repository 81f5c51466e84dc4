/** Duties of all trades in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties10 = `
enseignement de la physique|cours de physique|enseigné la physique
enseignement de la philosophie|cours de philosophie|enseigné la philosophie|cours de philo
enseignement de la géographie|cours de géographie|enseigné la géographie
enseignement de l'italien|cours d'italien|enseigné l'italien
enseignement de l'arabe|cours d'arabe|enseigné l'arabe
enseignement du chinois|cours de chinois|enseigné le chinois
enseignement du latin|cours de latin|enseigné le latin
enseignement de la technologie|cours de technologie|enseigné la technologie
cours de SVT|enseigné les SVT|enseignement des sciences de la vie et de la Terre|enseignement des SVT
cours de piano|enseigné le piano|leçons de piano|enseignement du piano|appris le piano à des élèves|donner des cours de piano
cours de guitare|enseigné la guitare|leçons de guitare|enseignement de la guitare
cours de violon|enseigné le violon|leçons de violon
cours de chant|enseigné le chant|leçons de chant|enseignement du chant
cours de solfège|enseigné le solfège|formation musicale des élèves
cours de danse|enseigné la danse|enseignement de la danse
cours de théâtre|enseigné le théâtre|ateliers théâtre|enseignement du théâtre
cours de yoga|enseigné le yoga|séances de yoga
cours de pilates|enseigné le pilates|séances de pilates
cours de zumba|enseigné la zumba
cours de tennis|enseigné le tennis|leçons de tennis
cours de judo|enseigné le judo
cours de cuisine|enseigné la cuisine
cours de couture|enseigné la couture|ateliers de couture
cours de poterie|ateliers de poterie|enseigné la poterie
cours d'échecs|enseigné les échecs
cours de robotique|ateliers de robotique|enseigné la robotique
cours d'aquagym|animé l'aquagym|séances d'aquagym
cours de voile|enseigné la voile|enseignement de la voile
cours d'escalade|encadré l'escalade|enseigné l'escalade
cours de langue des signes|enseigné la LSF|enseigné la langue des signes
ateliers d'écriture|animé des ateliers d'écriture
ateliers numériques|médiation numérique|inclusion numérique > appris l'informatique à des seniors
lutte contre l'illettrisme|combattu l'illettrisme
lutte contre le harcèlement scolaire|prévention du harcèlement scolaire|prévention du harcèlement à l'école
classe inversée|flipped classroom|pédagogie inversée
pédagogie de projet|apprentissage par projet
orthopédagogie|rééducation des troubles d'apprentissage
gestion des absences des élèves|suivi des absences des élèves|relevé les absences des élèves|contrôle de l'assiduité
lecture aux tout-petits|lu des albums aux enfants
bain des bébés|baigné les bébés|donné le bain aux bébés
préparation des repas des enfants|préparé les repas des enfants|cuisiné pour les enfants
sorties d'école|récupéré les enfants à l'école|récupération des enfants à l'école|allé chercher les enfants à l'école
animation de ludothèque|tenu la ludothèque|ludothécaire
préparation des valises pédagogiques|malles pédagogiques
alimentation entérale|nutrition entérale|alimentation par sonde|nourri des patients par sonde
alimentation parentérale|nutrition parentérale
aérosols|administré des aérosols|pose d'aérosols
pose de bas de contention|mis les bas de contention|enfilé les bas de contention
lavement|lavements évacuateurs|pratiqué des lavements
changes des résidents|changé les protections|changement des protections
aide à l'élimination|accompagné aux toilettes|aide aux toilettes > mis les patients sur le bassin
prévention des chutes|prévenir les chutes|évité les chutes des résidents
contention physique|contention mécanique|contention des patients
isolement thérapeutique|mise en chambre d'isolement
électroconvulsivothérapie|sismothérapie|ECT@psychiatrie séance
bilan hydrique|surveillance des entrées et sorties|bilan entrées-sorties
surveillance de la diurèse|mesuré la diurèse
mesure de la saturation|oxymétrie de pouls
vérification du chariot d'urgence|contrôle du chariot d'urgence|chariot de réanimation
hémodialyse|séances d'hémodialyse|branché les patients en dialyse|branchement de dialyse
collecte de sang|prélevé les donneurs de sang
dépistage du cancer
vaccination antigrippale|vacciné contre la grippe|vaccination contre la grippe
consultation gynécologique|suivi gynécologique|consultations de gynécologie
monitoring fœtal|posé les monitorings|rythme cardiaque fœtal
échographie obstétricale|échographies de grossesse
conseil en contraception|consultations de contraception|conseils contraceptifs
hypnose médicale|hypnothérapie|hypnose thérapeutique
infiltrations articulaires|infiltré des articulations
pose de plâtres|confection de plâtres|immobilisations plâtrées
pose d'attelles|confection d'attelles
intubation|intubé les patients|intubation orotrachéale
ventilation mécanique|ventilation artificielle|réglé les respirateurs|surveillance de respirateurs
chirurgie ambulatoire|chirurgie de jour|opéré en ambulatoire
chirurgie mini-invasive > cœlioscopie|laparoscopie
coloscopie|coloscopies|colonoscopie
scanners médicaux|tomodensitométrie|TDM@imagerie scanner radiologie
mammographies|fait des mammographies|réalisation de mammographies
radiothérapie|traité par rayons|séances de radiothérapie
comptes rendus opératoires|dicté les comptes rendus opératoires
comptes rendus d'hospitalisation|lettres de sortie|rédigé les lettres de sortie|courriers de sortie
certificats médicaux|rédigé des certificats médicaux|établissement de certificats médicaux
visites à domicile du médecin|visité les patients chez eux|visites médicales à domicile
visites d'embauche|visites médicales d'embauche|examens d'embauche
tiers payant|gestion du tiers payant|facturé en tiers payant
feuilles de soins|télétransmis les feuilles de soins|télétransmission
codage PMSI|codé le PMSI|codage des séjours
agenda médical|tenu l'agenda des médecins|agendas des praticiens|gestion des agendas médicaux
frappe de comptes rendus|tapé les comptes rendus|saisie de comptes rendus|dactylographié les comptes rendus
dossiers d'admission|préparé les dossiers d'admission|constitution des dossiers d'admission
gestion des lits|attribué les lits|attribution des lits|bed management
bionettoyage des chambres|désinfecté les chambres|désinfection des chambres
distribution des collations|distribué les collations|servi les collations
préparation des doses à administrer|préparé les doses à administrer|PDA@pharmacie piluliers doses
analyse pharmaceutique|validation pharmaceutique|validé les prescriptions|validation des prescriptions
stock de médicaments|géré le stock de médicaments
prélèvements nasopharyngés|tests nasopharyngés|écouvillonné les patients|frottis nasopharyngés
hémogrammes|numération formule sanguine|NFS@laboratoire sang patient
groupage sanguin|groupes sanguins|déterminé les groupes sanguins|détermination des groupes sanguins
hémocultures|ensemencé les hémocultures
coloration de Gram|colorations de Gram
frottis sanguins|étalé des frottis sanguins|étalement de frottis
validation technique d'analyses|validé techniquement les analyses
biochimie médicale|dosages biochimiques|biochimie clinique
inclusion en paraffine|inclus des tissus en paraffine
autopsies|pratiqué des autopsies|examens post mortem
bilan psychomoteur|évaluation psychomotrice
bilan ergothérapique|évaluation ergothérapique
bilan neuropsychologique|tests neuropsychologiques|évaluation neuropsychologique
remédiation cognitive|rééducation cognitive|réhabilitation cognitive
rééducation de l'équilibre > rééducation vestibulaire
rééducation de la déglutition|rééduqué la déglutition|troubles de la déglutition
rééducation du bégaiement|traité le bégaiement
drainage lymphatique|drainages lymphatiques manuels|DLM@massage lymph
ostéopathie|séances d'ostéopathie|manipulations ostéopathiques
thérapie familiale
thérapie de groupe|psychothérapie de groupe
gestion du deuil|accompagnement du deuil|soutien aux endeuillés
soutien aux aidants|aide aux aidants|soutien des aidants familiaux
halte-garderie|accueil occasionnel d'enfants
hébergement d'urgence|centre d'hébergement d'urgence
domiciliation|domicilié des personnes sans adresse
mesures de tutelle|exercé des tutelles|exercice de tutelles
réinsertion de détenus|réinsertion des sortants de prison|accompagné des sortants de prison
permanence d'écoute téléphonique|ligne d'écoute|permanences d'écoute
encadrement de travaux d'insertion|chantiers d'insertion|encadré un chantier d'insertion
détartrages|détartré les dents|détartrage et polissage
dévitalisation|dévitalisé des dents|traitements endodontiques|endodontie
empreintes numériques|scannage intra-oral|caméra intra-orale
couronnes et bridges|posé des couronnes
consultation vétérinaire|consultations vétérinaires|soigné des animaux en clinique
castration d'animaux|castré des animaux|castrations
vermifugation|vermifugé les animaux|déparasitage
écornage|écorné les veaux|ébourgeonnage des veaux
bouclage des animaux|bouclé les veaux|pose de boucles auriculaires
paillage|paillé les stabulations|paillé les boxes
engraissement|engraissé des bovins|engraissement de bovins
allotement des animaux|alloté les animaux
gavage|gavé des canards|gavage de canards
apiculture pastorale|transhumance de ruches|transhumé les ruches
récolte de miel|extraction de miel|extrait le miel
désherbage mécanique|binage mécanique|biné les cultures
désherbage chimique|désherbé chimiquement|traitements herbicides|pulvériser de l'herbicide|pulvériser du désherbant|épandage d'herbicide|application d'herbicides|traiter aux herbicides|appliquer des désherbants
éclaircissage|éclairci les fruitiers|éclaircissage manuel
palissage de la vigne|palissé la vigne|palissage
ébourgeonnage de la vigne|ébourgeonné la vigne|épamprage|épampré
effeuillage de la vigne|effeuillé la vigne
tirage des bois|tiré les bois de vigne
complantation|complanté des vignes|plantation de la vigne
culture hors-sol > hydroponie|culture hydroponique
repiquage|repiqué des plants|repiquage de plants
bouturage|bouturé des plantes|multiplication par boutures
rempotage|rempoté des plantes|rempotages
greffage|greffé des arbres|greffe d'arbres fruitiers
pose de gazon en rouleau|posé du gazon en plaques|gazon de placage
création de bassins|aménagé des bassins|bassins d'agrément
dessouchage|dessouché des arbres|arraché des souches|rognage de souches
ramassage de feuilles|ramassé les feuilles|soufflage des feuilles
débitage|débité les grumes|tronçonnage de bois|tronçonné du bois
façonnage du bois de chauffage|fendu du bois|coupé du bois de chauffage|fendage de bois
cubage de bois|cubé les bois
martelage de coupes|marqué les arbres à abattre
reboisement|reboisé des parcelles|replantation de forêts
pêche au chalut|chalutage
pêche à pied|ramassage de coquillages|ramassé des coquillages
ramendage de filets|ramendé les filets|réparation de filets
changement d'amortisseurs|remplacé les amortisseurs|remplacement d'amortisseurs
changement de courroie de distribution|remplacé les courroies de distribution|remplacement de distribution|kit de distribution
changement de bougies|remplacé les bougies|remplacement de bougies
remplacement d'échappements|changé les pots d'échappement|pose d'échappements
recharge de climatisation auto|rechargé la clim des voitures|recharge de clim auto
rénovation de phares|rénové les phares|polissage de phares
débosselage|débosselé la carrosserie|débosselage sans peinture|redressé la tôle|redressage de tôles|débosseler|redresser des carrosseries|débosseler la carrosserie|décabossage
redressage de châssis|passé les voitures au marbre|passage au marbre
préparation esthétique automobile|detailing|preparation esthétique de véhicules
réparation de scooters|réparé des scooters
dépannage-remorquage|remorqué des véhicules|remorquage de véhicules
véhicules hybrides|voitures hybrides
soudage à l'arc submergé|soudage sous flux
soudage de l'inox|soudé l'inox
soudage de l'aluminium|soudé l'aluminium|soudage alu
soudage robotisé|conduite de robots de soudage|soudure robotisée
découpe plasma|coupé au plasma|découpage plasma|coupage plasma
découpe jet d'eau|coupé au jet d'eau
électroérosion|usinage par électroérosion|EDM@usinage moule outillage
rectification cylindrique|rectifieuse cylindrique
cintrage de tubes|cintré des tubes
pliage de tôles|plié des tôles|presse plieuse|pliage sur presse plieuse
poinçonnage|poinçonneuse|poinçonné des tôles
grenaillage|grenaillé les pièces
zingage|zingué des pièces|électrozingage
chromage|chromé des pièces
anodisation|anodisé de l'aluminium|anodisé des pièces
coulée de fonte|coulé des pièces en fonte
moulage en sable|moulé au sable
forge à chaud|forgeage à chaud
ressuage|contrôle par ressuage
magnétoscopie|contrôle par magnétoscopie
essais de traction|essais mécaniques de traction
essais de dureté|mesuré la dureté
maîtrise statistique des procédés|MSP@qualité procédé contrôle|SPC@qualité procédé contrôle|statistical process control
amdec|analyse des modes de défaillance|FMEA|analyse des modes de défaillance de leurs effets et de leur criticité
diagramme d'Ishikawa|diagramme causes-effets|arêtes de poisson
détrompeurs|poka-yoke|systèmes anti-erreur
équilibrage de ligne|équilibré les postes|équilibrage des postes
management visuel|visual management|tableaux de management visuel
alimentation des trémies|rempli les trémies|chargement des trémies
conduite de presse hydraulique|presse hydraulique
thermoformage|thermoformé des barquettes
rotomoulage|rotomoulé des pièces
conduite de four|conduit un four industriel
confection de rideaux|cousu des rideaux|rideaux sur mesure
coupe de cuir|découpe du cuir
piquage de cuir|piqué le cuir|piqûre du cuir
montage de chaussures|monté des chaussures|fabrication de chaussures|fabriqué des chaussures
tannage|tanné des peaux|tannage de peaux
broderie industrielle|brodé à la machine
tissage|tissé sur métier|conduite de métiers à tisser
tricotage industriel|tricotage sur machine|tricoté sur machine
travail à la surjeteuse|surjeté les coutures|surjetage
contrôle de vêtements|contrôlé les vêtements finis
placage de bois|plaqué des panneaux
plaquage de chants|plaqué les chants|plaqueuse de chants
toupillage|usinage à la toupie|usiné à la toupie|travail à la toupie
vernissage de meubles|verni des meubles
flexographie|imprimé en flexo|impression flexographique
héliogravure|impression hélio
sérigraphie|sérigraphié des textiles|impression sérigraphique
impression grand format|traceur grand format
pose d'adhésifs > covering
pasteurisation du lait|pasteurisé le lait
fabrication de yaourts|fabriqué des yaourts
fabrication de confitures|fabriqué des confitures|cuit des confitures
affinage de fromages|affiné des fromages
fumage de poisson|fumaison du poisson > fumé du saumon
éviscération de volailles|éviscéré des volailles
parage de viande|paré la viande
ficelage de rôtis|ficelé les rôtis
écaillage de poisson|écaillé le poisson
nettoyage en place|NEP@laiterie ligne nettoyage circuit|CIP@laiterie ligne nettoyage circuit
torréfaction du café
suivi des fermentations|suivi fermentaire|suivi de fermentation
déroulage de câbles|déroulé des câbles
pose de prises et interrupteurs|posé des prises
pose de luminaires|installation de luminaires|installé des lampes
passage en LED|relamping|remplacement par des LED
supervision industrielle|SCADA|systèmes de supervision industrielle
GTB|gestion technique du bâtiment
gestion technique centralisée|GTC@bâtiment technique centralis
désenfumage|installé le désenfumage|systèmes de désenfumage
installation de sprinklers|installation de sprinkleurs|pose de sprinklers
détection incendie|installé la détection incendie|installation de détecteurs incendie
pose d'interphones|installation d'interphones
réparation de fuites|réparé des fuites d'eau|réparation de fuites d'eau|réparer des fuites|colmater des fuites|colmater les fuites > recherche et réparation de fuites
pose de robinetterie|changé des robinets
pose de douches|installation de douches > douches à l'italienne
pose de WC|installation de toilettes|posé des toilettes
pose de baignoires|installation de baignoires
pose de chauffe-eau|installation de ballons d'eau chaude|posé des ballons d'eau chaude|pose de cumulus
brasage de cuivre|brasé le cuivre|soudure du cuivre
réglage de brûleurs|réglé des brûleurs
désembouage|désemboué des radiateurs|désembouage de circuits
doublage de murs|doublé les murs|pose de doublages
enduit de lissage|ratissage de murs
pose de toile de verre|pose de fibre de verre à peindre
laquage de boiseries|laqué des boiseries
peinture décorative|effets décoratifs de peinture > patines
béton ciré|appliqué du béton ciré|pose de béton ciré
chape liquide|coulé des chapes liquides|chapes fluides
pose de parement|pierre de parement
enduit à la chaux|appliqué des enduits à la chaux
taille de pierre
pose de portes|posé des blocs-portes
pose de placards|agencement de placards
pose de stores|installation de stores
pose de pergolas|montage de pergolas
pose de vérandas|monté des vérandas|montage de vérandas
pose de bardage > bardage bois
pose de serrures|changé des serrures
`;
