/** What is done with a thing, in French by noun and by verb, by families of work; what stands behind ">" is narrower and only proves; our own list. */
export const workNouns1 = `
abattage d'arbres|abattre des arbres|abattage des arbres > abattre des peupliers|abattre des chênes|abattre des pins|abattre des hêtres|abattre des frênes|abattre des sapins
élagage d'arbres|élaguer des arbres|élagage des arbres > élaguer des platanes|élaguer des tilleuls|élaguer des chênes
plantation d'arbres|planter des arbres|plantation des arbres > planter des chênes|planter des hêtres|planter des pins|planter des peupliers
préparation de repas|préparer des repas|cuisiner des repas|préparation des repas > cuisiner des déjeuners|cuisiner des dîners|préparer des déjeuners|préparer des dîners
réparation de mobiles|réparer des mobiles|réparer des téléphones portables|réparation de téléphones portables|réparation de téléphones mobiles|réparer des téléphones mobiles
restauration de mobilier ancien|restaurer du mobilier ancien|restaurer des meubles anciens|restauration de meubles anciens
restauration de mobilier|restaurer du mobilier|restaurer des meubles|restauration de meubles
livraison de mobilier|livrer du mobilier|livrer des meubles|livraison de meubles
montage de mobilier|monter du mobilier|monter des meubles|montage de meubles
rangement d'ouvrages|ranger des ouvrages|ranger des livres|rangement de livres|rangement des livres
prêt d'ouvrages|prêter des ouvrages|prêter des livres|prêt de livres|prêt des livres
catalogage d'ouvrages|cataloguer des ouvrages|cataloguer des livres|catalogage de livres
reliure d'ouvrages|relier des ouvrages|relier des livres|reliure de livres
plateformes élévatrices|plates-formes élévatrices|nacelles élévatrices
étiquetage|coller les étiquettes|coller des étiquettes|poser des étiquettes|étiqueter
viennoiseries|préparation de viennoiseries|fabrication de viennoiseries|préparer des viennoiseries|fabriquer des viennoiseries
ostréiculture|élever des huîtres|élevage d'huîtres|culture des huîtres
mytiliculture|élever des moules|élevage de moules
apiculture|élever des abeilles|élevage d'abeilles
héliciculture|élever des escargots|élevage d'escargots
aviculture|élever des volailles|élevage de volailles > élever des poulets|élever des canards
cueillette de pommes|cueillir des pommes|récolte de pommes|récolter des pommes
cueillette de fraises|cueillir des fraises|récolte de fraises|récolter des fraises
récolte de légumes|récolter des légumes|cueillir des légumes > récolter des tomates|récolter des carottes|récolter des poireaux
récolte de pommes de terre|récolter des pommes de terre|arracher des pommes de terre|arrachage de pommes de terre
tonte de moutons|tondre des moutons|tonte des moutons > tondre des brebis
tonte de pelouses|tondre des pelouses|tonte du gazon|tondre le gazon|tonte des pelouses
taille de haies|tailler des haies|taille des haies
taille de rosiers|tailler des rosiers|taille des rosiers
fabrication de prothèses dentaires|fabriquer des prothèses dentaires > fabriquer des couronnes et des bridges|fabriquer couronnes et bridges|fabriquer des dentiers
pose de faux ongles|poser des faux ongles|prothésie ongulaire|pose d'ongles
pose de parquet|poser du parquet|poser des parquets|pose de parquets
conduite de poids lourds|conduire des poids lourds|conduire des camions poids lourds
visites guidées|guider des visites|faire visiter la ville à des groupes|faire découvrir la ville à des touristes
réparation de montres|réparer des montres|réparation des montres
accords mets-vins|accord mets et vins|accorder les vins aux plats|conseiller le vin avec chaque plat
`;
