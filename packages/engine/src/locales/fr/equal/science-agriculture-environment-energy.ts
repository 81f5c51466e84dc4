/** French, science, agriculture, environment, energy: one line, one meaning; our own list. */
export const scienceAgricultureEnvironmentEnergy = `
analyses chimiques|réaliser des analyses chimiques|analyser chimiquement des échantillons|faire des analyses chimiques
analyses physico-chimiques|réaliser des analyses physico-chimiques|faire des analyses physicochimiques
préparation d'échantillons|préparer les échantillons|préparer des échantillons pour analyse
analyse de l'eau|analyser les eaux
analyse de sols|analyses de terre
synthèse organique|synthèse de molécules organiques|faire de la synthèse organique
chromatographie|analyses chromatographiques|analyser par chromatographie > HPLC|CLHP|chromatographie liquide|chromatographie en phase gazeuse
microscopie|observer au microscope|observations microscopiques|observation au microscope
biologie moléculaire|techniques de biologie moléculaire|manipulations de biologie moléculaire
extraction d'adn|extraire l'adn
élaborer des protocoles expérimentaux|concevoir des protocoles d'expérience|élaboration de protocoles expérimentaux
expériences scientifiques|mener des expériences|conduire des expérimentations|réaliser des expériences|mener des expérimentations
mesures en laboratoire|effectuer des mesures de laboratoire|réaliser les mesures au laboratoire
étalonnage des appareils de laboratoire|calibrer les appareils de laboratoire
entretien du matériel de laboratoire|maintenance des appareils de laboratoire
cahier de laboratoire|tenir le cahier de laboratoire
exploitation des résultats d'essais|exploiter les résultats d'essais
publication d'articles scientifiques|publier des articles scientifiques|publier dans des revues scientifiques|publications scientifiques
rédaction d'articles scientifiques|écrire des articles scientifiques
communication scientifique orale|présenter ses résultats en congrès|communications en congrès
recherche bibliographique|faire des recherches bibliographiques|revue de littérature|rechercher la littérature scientifique|literature review|recension de littérature
demandes de financement de recherche|rédiger des demandes de financement de recherche|rédiger des demandes de subvention de recherche
recherche et développement|travaux de recherche et développement|r&d|travaux de r&d
semis|ensemencement|ensemencer|semer les cultures|semailles|semer|semer les parcelles|semer les céréales > semé des céréales|semé du blé|semer des céréales
vendange|récolter le raisin|cueillir le raisin > coupé le raisin|fait les vendanges
taille de la vigne|travaux de taille en vigne|tailler les ceps
vinification|vinifier|élaborer le vin|faire le vin|élaboration du vin
mise en bouteille|embouteiller|embouteillage|soutirage et mise en bouteille|embouteillé les vins
taille d'arbres fruitiers|taille fruitière > taillé les pommiers
préparation des sols|préparer les sols
labour|passer la charrue|labourage|labourer les champs|labourer des parcelles|labour des champs
fertilisation|fertiliser les cultures|fertilisation des cultures
irrigation|irriguer|irriguer les cultures
appliquer les produits phytosanitaires|application de produits phytosanitaires|appliquer les phytosanitaires|traitements phytosanitaires|traitement des cultures|pulvérisation de produits phytosanitaires|pulvérisé des produits phyto|traitements phyto|épandre des produits phytosanitaires|pulvériser des produits phytosanitaires|traiter les cultures > pulvérisé les vignes|traité la vigne
maraîchage|cultiver des légumes|culture maraîchère|produire des légumes|fait pousser des légumes|production maraîchère > fait pousser salades|cultivé des tomates
culture sous serre|cultures en serre|production sous serre
multiplication de plantes|multiplier les plantes
conduite de tracteurs|conduire des tracteurs agricoles|tractoriste
conduite de machines agricoles|conduite d'engins agricoles
entretien du matériel agricole|entretien de machines agricoles|maintenance du matériel agricole
réparation de machines agricoles|réparer les machines agricoles|mécanique agricole > réparé des tracteurs|réparation de tracteurs
alimentation du bétail|nourrir le bétail|affouragement|affourager|nourri les vaches > donné à manger aux bêtes|affouragé
élevage bovin > élevé des vaches|conduite d'un troupeau bovin
élever des vaches laitières|élevage laitier|production laitière|troupeau laitier|exploitation laitière
apiculture|élever des abeilles|s'occuper de ruches|entretenir des ruches
inséminer les vaches|insémination animale
aide aux mises bas|aider aux mises bas
nettoyage des étables|nettoyer les étables|curage des étables|curer les étables|curé les étables|curage des bâtiments d'élevage|évacuation du fumier > pailler et curer
fabriquer du fromage|fabrication de fromages|faire du fromage
élagage|élaguer les arbres|tailler des arbres|élaguer|ébranchage|ébrancher|élaguer des arbres|tailler les arbres > couper des branches
abattage d'arbres|bûcheronnage|coupé des arbres|abattre les arbres à la tronçonneuse|couper des arbres à la tronçonneuse|couper des arbres|abattre les arbres malades > abattu chênes et hêtres|abattu des chênes|abattu des sapins|abattage forestier
débardage|débarder le bois|sorti le bois de la forêt
débroussaillage|débroussailler|débroussaillement|faucher les broussailles > débroussaillé|coupé les broussailles|passé la débroussailleuse
engazonnement|engazonner|semer le gazon
gestion forestière|gérer des forêts
gestion des déchets|waste management
tri des déchets|triage des déchets|tri sélectif|trié les déchets|tri sélectif des déchets
traitement des eaux usées|traiter les eaux usées|épuration des eaux|assainissement des eaux usées > exploitation de station d'épuration
études d'impact environnemental|réaliser des études d'impact
bilan carbone|réaliser des bilans carbone|bilan des émissions de gaz à effet de serre|bilan GES|calcul de l'empreinte carbone
inventaires faune flore|inventaires naturalistes|recensé la faune et la flore|suivi faune flore
dépollution de sols|dépolluer les sols
sensibilisation à l'environnement|sensibiliser à l'environnement
audit énergétique|réaliser des audits énergétiques|faire des audits énergétiques|energy audit
conseil en énergie|conseil énergétique
diagnostic de performance énergétique des logements|réaliser des dpe|établir des dpe
exploitation de parcs éoliens|exploiter des parcs éoliens
exploitation de centrales électriques|exploiter une centrale électrique
conduite de réacteur nucléaire|pilotage d'un réacteur nucléaire
relève de compteurs|lecture de compteurs
exploitation de chaufferies|exploiter des chaufferies|conduite de chaufferie|conduite de chaudière industrielle
forage|réaliser des forages
cartographie sig|créer des cartes sous sig|produire des cartes sig
relevés de terrain|faire des relevés de terrain
essais au champ|mener des essais au champ
conseil agricole|conseiller les agriculteurs
récolte des céréales|moisson des céréales|moisson > récolter le blé|moissonner le blé|moissonné blé et orge|conduit la moissonneuse
mise en terre de plants|plantation de plants
épandage d'engrais|répandre de l'engrais
aide aux vêlages|aider aux vêlages|aider les vaches à vêler
aménagement d'espaces verts|aménager les espaces verts|aménagement paysager|landscaping > aménagé des jardins|création de jardins|aménagement de jardins
traitement des déchets|traiter les déchets
collecte des ordures ménagères|ramassage des ordures ménagères|ramasser les ordures|enlèvement des ordures ménagères|ramassage des poubelles|collecte des déchets ménagers|ramasser les poubelles|vider les bacs des habitants
recyclage des déchets|recycler les déchets
recyclage des matériaux|recycler les matériaux
élimination des déchets dangereux|éliminer les déchets dangereux
exploitation de station d'épuration|exploiter une station d'épuration
production d'eau potable|traitement de l'eau potable|potabilisation
potabilisation de l'eau|rendre l'eau potable
évaluation de l'impact environnemental|évaluer l'impact environnemental
recensement d'espèces|recenser les espèces
préservation de la biodiversité|préserver la biodiversité|protection de la biodiversité
préservation des milieux naturels|préserver les milieux naturels|protéger les milieux naturels
surveillance de la qualité de l'air|surveiller la qualité de l'air
éducation à l'environnement|éduquer à l'environnement
campagnes de terrain|mener des campagnes de terrain
essais agronomiques|conduire des essais agronomiques|réaliser des essais agronomiques
interprétation des résultats d'analyses|interpréter les résultats d'analyse
`;
