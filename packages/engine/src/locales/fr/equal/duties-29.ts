/** French, duties of fields, gardens, stables, woods and waters, and of those who build, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties29 = `
culture de céréales|cultiver des céréales|céréaliculture|production de céréales|culture céréalière|cultures céréalières|produire des céréales > semer et récolter du blé|semer et récolter du maïs|cultiver du blé|semer et moissonner|cultiver du blé et du maïs
grandes cultures|culture de grandes parcelles
maraîchage|cultures maraîchères|culture maraîchère|production de légumes|culture de légumes|produire des légumes|cultiver des légumes > cultiver des tomates et des salades|cultiver des tomates|cultiver des salades|cultiver des poireaux|cultiver des légumes sous serre
cultures sous serre|culture sous serre|cultiver sous serre|production sous serre
arboriculture|culture d'arbres fruitiers|arboriculture fruitière > cultiver des pommiers|entretenir un verger
entretien du verger|entretien de vergers|entretenir des vergers|conduite du verger
viticulture|culture de la vigne|cultiver la vigne|travaux de la vigne|travail de la vigne|travaux viticoles
liage de la vigne|lier la vigne|attachage de la vigne|pliage et liage|attacher la vigne > attacher les sarments aux fils|attacher les sarments|lier les sarments
ébourgeonnage de la vigne|ébourgeonner la vigne|épamprage|épamprer la vigne
vinification|vinifier|élaboration de vins|élaboration du vin|élaborer des vins|faire du vin
mise en bouteille|mettre en bouteille|embouteillage|embouteiller|mise en bouteilles|tirage en bouteilles > tirer le vin en bouteilles
soutirage|soutirer|soutirages
semis|ensemencement des parcelles > semer du blé|semer des légumes|semer des carottes
préparation du sol|préparer le sol|travail du sol|travailler le sol|préparation des sols > labourer et herser|labourer les champs|bêcher les planches
labour|labours|labourer
moisson|moissons|moissonner|récolte des céréales|récolter les céréales|récolte de céréales
fenaison|faire les foins|récolte du foin > faucher et presser le foin|faucher et botteler
épandage de fumier|épandre le fumier|épandage d'engrais|épandre des engrais|épandage de lisier
multiplication de plantes|multiplier des plantes|multiplication végétale|multiplication des végétaux|propagation de plantes > bouturer et repiquer des plantes|bouturer des plantes|faire des boutures
rempotage|rempoter|rempotage de plants|rempoter des plants
production de plants|produire des plants|production de jeunes plants > élever de jeunes plants
floriculture|production de fleurs|culture de fleurs|cultiver des fleurs|produire des fleurs
fleurissement|fleurir la ville|fleurissement de la ville > planter les massifs|planter des massifs de fleurs
entretien d'espaces verts|entretien des espaces verts|entretenir des espaces verts|entretien de parcs et jardins|entretien des jardins|entretien de jardins|entretenir des jardins > tondre les pelouses et tailler les haies|tondre et tailler|tondre et tailler les haies|tondre des pelouses et tailler des haies
aménagement paysager|aménagements paysagers|création de jardins|créer des jardins|création d'espaces verts|créer des espaces verts|aménagement de jardins|aménager des jardins
pose de gazon|poser du gazon|engazonnement|semer du gazon|engazonner
pose de clôtures|poser des clôtures|installation de clôtures|installer des clôtures|clôturer des terrains
pavage|pose de pavés|poser des pavés|paver
élevage laitier|élevage de vaches laitières|production laitière|élever des vaches laitières|élevage de bovins lait > traire et nourrir des vaches|traire et nourrir les vaches|conduire un troupeau laitier
élevage bovin|élevage de bovins|élever des bovins|élevage de vaches|élevage allaitant|élever des vaches
élevage porcin|élevage de porcs|élever des porcs|élevage de cochons
élevage ovin|élevage de moutons|élever des moutons|élevage de brebis|élever des brebis
élevage caprin|élevage de chèvres|élever des chèvres
élevage avicole|aviculture|élevage de volailles|élever des volailles|élever des poulets
élevage équin|élevage de chevaux|élever des chevaux
élevage de lapins|cuniculture|élever des lapins
suivi des mises bas|surveillance des mises bas|surveiller les mises bas|surveillance des vêlages|surveiller les vêlages|surveillance des agnelages|aide au vêlage|aide aux mises bas|assister les mises bas
traite|traire les vaches|traite des vaches|traite des chèvres|traire des vaches|traire des chèvres|traire des brebis
alimentation du troupeau|nourrir le troupeau|alimenter le troupeau|affouragement|affourager|distribution des rations|distribuer les rations > donner le foin aux vaches|nourrir les vaches|nourrir les brebis
ramassage d'œufs|ramasser les œufs|ramassage des œufs|ramassage d'oeufs|ramasser les oeufs|collecte des œufs
tri des œufs|trier les œufs|calibrage des œufs|mirage des œufs
récolte de miel|récolter le miel|récolte du miel|extraction du miel|extraire le miel
conduite de ruches|apiculture|entretien de ruches|entretien des ruches|entretenir des ruches|soin aux ruches|visiter les ruches|visites de ruches
garde de troupeau|garder un troupeau|garde de troupeaux|garder des troupeaux|gardiennage de troupeau|conduite de troupeau|garder les moutons > garder des brebis|garder les vaches|garder des chèvres|garder des brebis en alpage
soins aux chevaux|soigner les chevaux|soins des chevaux|soin des chevaux|panser les chevaux|pansage des chevaux|pansage|pansage et entretien des chevaux > panser les chevaux et curer les boxes|brosser et nourrir les chevaux
curage des boxes|curer les boxes|nettoyage des boxes|nettoyer les boxes|entretien des boxes|faire les boxes|pailler les boxes|paillage des boxes
parage des onglons|parer les onglons|soin des pieds des vaches
insémination|inséminer des vaches|insémination artificielle
identification des animaux|boucler les animaux|bouclage des animaux|boucler les veaux|poser les boucles
abattage d'arbres|abattre des arbres|coupe d'arbres|couper des arbres|bûcheronnage|coupe de bois|abattage de bois > couper des arbres à la tronçonneuse|abattre des sapins
ébranchage|ébrancher|façonnage de grumes|ébrancher des arbres
débardage|débarder|débarder des bois|vidange de bois > sortir les grumes
plantation d'arbres|planter des arbres|reboisement|reboiser|plantation forestière|plantations forestières > planter des sapins|planter des chênes|planter des pins|planter de jeunes arbres
débroussaillage|débroussailler|débroussaillement|nettoyage de parcelles|couper les broussailles
élevage de truites|élever des truites|pisciculture|élevage de poissons|élever des poissons > nourrir les truites|nourrir les poissons
tri du poisson|trier le poisson|tri du poisson à bord|tri des captures
relève des filets|relever les filets|remonter les filets|remontée des filets|virage des filets|lever les filets
ramendage|réparation de filets|réparer les filets|ramender les filets
ostréiculture|élevage d'huîtres|conchyliculture|culture d'huîtres > élever des huîtres
maçonnerie|travaux de maçonnerie|maçonner > monter des murs|monter des murs en parpaings|monter des murs en briques|monter des murs en pierre|élever des murs en parpaings|bâtir des murs
montage de murs|monter des murs|élévation de murs|élever des murs|construction de murs|construire des murs|bâtir des murs
coulage de dalles|couler des dalles|coulage de béton|couler du béton|bétonnage|bétonner|coulage du béton|couler le béton
réalisation de dalles|faire des dalles|réaliser des dalles|couler des dalles|réalisation de chapes|couler des chapes|faire des chapes
taille de pierre|taille de pierres|tailler la pierre|tailler des pierres|travail de la pierre
pose de pierres|poser des pierres|pose de pierre|pose de parements en pierre
rejointoiement|rejointoyer|joints de façade|refaire les joints des murs|jointoiement de pierres
coffrage|coffrer|monter des coffrages|pose de coffrages|poser des coffrages|montage de coffrages|réalisation de coffrages|coffrage bois|coffrage de murs
ferraillage|ferrailler|pose de ferraillage|poser les armatures|pose d'armatures|façonnage d'armatures|façonner les armatures
pose de charpentes|poser des charpentes|montage de charpentes|monter des charpentes|levage de charpentes|lever des charpentes|montage de charpente bois|pose de charpentes bois
ossature bois|construction bois > monter des maisons en bois
pose de menuiseries|poser des menuiseries|installation de menuiseries|installer des menuiseries|pose de menuiseries extérieures > poser des fenêtres|poser des portes|poser des fenêtres et des portes|poser des volets|poser des portes-fenêtres
pose de fenêtres|poser des fenêtres|installation de fenêtres|remplacement de fenêtres|changer les fenêtres|remplacer des fenêtres
pose d'escaliers|poser des escaliers|montage d'escaliers|monter des escaliers
pose de placards|poser des placards|installation de placards|aménagement de placards
montage d'échafaudages|monter des échafaudages|pose d'échafaudages|dresser des échafaudages|montage et démontage d'échafaudages|monter et démonter des échafaudages|installation d'échafaudages
démolition de cloisons|démolir des cloisons|abattre des cloisons|casser des cloisons|dépose de cloisons|abattage de cloisons
démolition|travaux de démolition|démolir > casser des murs|abattre des murs|démolir des maisons
évacuation de gravats|évacuer les gravats|enlèvement des gravats|évacuation des gravats|enlever les gravats|sortir les gravats
réparation de toitures|réparer des toitures|réparation de toits|réparer des toits|réfection de toitures|refaire des toitures|réparation de couverture > remplacer des tuiles|changer des tuiles|remplacer des ardoises cassées|remplacer des tuiles cassées|réparer des fuites de toiture
pose de couverture|poser des couvertures|pose de toitures|poser des toitures > poser des tuiles|poser des ardoises
zinguerie|pose de gouttières|poser des gouttières|pose de chéneaux|travaux de zinguerie
nettoyage de toitures|démoussage|démousser des toits|nettoyer les toitures|démoussage de toitures
étanchéité de toitures|étanchéité de toitures-terrasses|étancher des toits-terrasses > poser des membranes d'étanchéité
pose de carrelage|poser du carrelage|carreler|pose de carreaux|poser des carrelages|pose de faïence|pose de carrelages
ponçage de parquets|poncer des parquets|rénovation de parquets|rénover des parquets|ponçage et vitrification|poncer et vitrifier|poncer et vernir des parquets|vitrification de parquets
pose de sols souples|poser des sols souples|pose de linoléum|pose de lino > poser du lino|poser des dalles PVC|poser de la moquette
application d'enduits|appliquer des enduits|enduire les murs|enduisage|enduire et lisser les murs|pose d'enduit > projeter de l'enduit
travaux de plâtrerie|plâtrer les murs
pose de plaques de plâtre|poser des plaques de plâtre|pose de placo|poser du placo|pose de cloisons sèches|montage de cloisons sèches|pose de placoplâtre|monter des cloisons en placo|monter des cloisons sèches|plaquisterie
pose de cloisons|poser des cloisons|montage de cloisons|monter des cloisons
bandes à joints|pose de bandes à joints|faire les bandes|tirer les bandes|traitement des joints
pose de faux plafonds|poser des faux plafonds|installation de faux plafonds|monter des faux plafonds
isolation de combles|isoler les combles|isoler des combles|isolation des combles > souffler de la ouate dans les combles|souffler de la laine dans les combles|souffler de l'isolant dans les combles|poser de la laine de verre dans les combles
isolation thermique|isoler thermiquement|travaux d'isolation|pose d'isolation|poser l'isolation
ITE@façade isol|isolation thermique par l'extérieur|isolation par l'extérieur
calorifugeage|calorifuger|isolation de tuyauteries|calorifuger des tuyauteries
remplacement de vitrages|remplacer des vitrages|remplacement de vitres|remplacer des vitres|changer des vitres|pose de vitrages|poser des vitres|pose de vitres > changer des vitres cassées|changer des carreaux
installation sanitaire|installations sanitaires|pose de sanitaires|poser des sanitaires|installation de sanitaires|installer des sanitaires > poser des lavabos|poser des chauffe-eau et des robinets|installer des salles de bains|poser des wc et des lavabos|poser des douches
travaux de plomberie > poser des tuyaux|réparer des fuites|changer des robinets
débouchage de canalisations|déboucher des canalisations|curage de canalisations|déboucher les éviers
recherche de fuites|rechercher des fuites|détection de fuites|détecter des fuites|réparation de fuites|localiser les fuites
installation de chauffage|installer des chauffages|pose de chauffage|installation de chauffages > poser des radiateurs|poser des chaudières|installer des chaudières
installation de chaudières|installer des chaudières|pose de chaudières|poser des chaudières|remplacement de chaudières
entretien de chaudières|entretenir des chaudières|entretien des chaudières|maintenance de chaudières|ramonage et entretien de chaudières
installation de pompes à chaleur|installer des pompes à chaleur|pose de pompes à chaleur|poser des pompes à chaleur|installation de PAC|poser des PAC
pose de panneaux solaires|poser des panneaux solaires|installation de panneaux solaires|installer des panneaux solaires|installation photovoltaïque|installer des panneaux photovoltaïques|pose de panneaux photovoltaïques
charge de fluides frigorigènes|charger en fluide frigorigène|charge de fluide|chargement de fluides frigorigènes|charge en fluide frigorigène|charger les circuits en fluide
tirage au vide|tirer au vide
installation de climatisation|installer des climatisations|pose de climatiseurs|poser des climatiseurs|installation de climatiseurs|installer des climatiseurs|installation de climatisations
installation de VMC|poser des VMC|pose de VMC|installer des VMC
travaux de peinture|peinture intérieure|peinture de bâtiments|peinture en bâtiment|peindre des appartements|peindre des logements > peindre des murs|peindre des plafonds|peindre des murs et des plafonds|repeindre des murs|repeindre des appartements|peindre des pièces
préparation des supports|préparer les supports|préparation des surfaces|préparer les surfaces|préparation des fonds > reboucher et poncer les murs|lessiver et poncer les murs
pose de revêtements muraux|poser des revêtements muraux|pose de papier peint|poser du papier peint|pose de papiers peints|pose de toile de verre|poser de la toile de verre|tapisser des murs
ravalement de façades|ravaler des façades|ravalement|ravalement de façade|rénovation de façades|rénover des façades|réfection de façades > nettoyer et repeindre des façades|repeindre des façades|refaire les façades
nettoyage de façades|nettoyer des façades|lavage de façades|laver des façades|décrassage de façades
peinture au pistolet|peindre au pistolet|pistoletage|application au pistolet
peinture automobile|peinture carrosserie|peindre des carrosseries|peinture de carrosseries|peinture de véhicules|peindre des voitures
ramonage de conduits|ramoner des conduits|ramonage de cheminées|ramoner des cheminées|ramonage|ramoner
nettoyage haute pression|nettoyer à haute pression|lavage haute pression|laver à haute pression|nettoyage à haute pression|lavage au jet haute pression|nettoyage au nettoyeur haute pression
terrassement|travaux de terrassement|terrasser|terrassements > creuser des tranchées à la pelle|creuser des fondations
creusement de tranchées|creuser des tranchées|ouverture de tranchées|ouvrir des tranchées|réalisation de tranchées
pose de canalisations|poser des canalisations|pose de réseaux|poser des réseaux|pose de tuyaux|poser des tuyaux|installation de canalisations
pose de bordures|poser des bordures|pose de bordures et caniveaux
réfection de chaussées|refaire la chaussée|réfection de voirie|refaire la voirie|réparation de chaussées|réparer la chaussée|entretien de la voirie > reboucher les nids-de-poule|boucher les trous de la route
pose d'enrobés|application d'enrobés|poser des enrobés|mise en œuvre d'enrobés|étaler l'enrobé
signalisation de chantier|poser la signalisation|balisage de chantier|baliser les chantiers|pose de signalisation
marquage au sol|peindre les lignes de la route|traçage de lignes|tracer les lignes
`;
