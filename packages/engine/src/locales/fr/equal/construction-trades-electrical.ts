/** French, construction, trades, electrical: one line, one meaning; our own list. */
export const constructionTradesElectrical = `
maçonnerie|travaux de maçonnerie > bâti des murs|monté des murs en parpaings
monter des parpaings|poser des parpaings|pose de blocs béton|maçonnerie en agglos|maçonnerie de parpaings|murs en parpaings|monté des agglos|murs en agglos
coffrage|coffrer|réaliser des coffrages|poser les coffrages|monter des coffrages|mettre en place des coffrages|poser des coffrages|coffrer les murs|mise en place de coffrages|pose de coffrages
ferraillage|ferrailler|poser les armatures|poser le ferraillage|armatures béton|mise en place d'armatures|assembler des armatures|ligaturer les armatures|monter les ferraillages
bétonnage|couler le béton|coulage du béton|bétonner|mise en œuvre du béton|bétonné > coulé des dalles de béton|coulé des fondations|couler des dalles|coulage de dalles
démolition|démolir|travaux de démolition|abattu des murs|démolition de murs > démoli des cloisons|abattu des cloisons|démoli des murs|cassé des cloisons
terrassement|terrasser|travaux de terrassement|réaliser des terrassements|terrassements|décaisser > creuser des fondations|creuser des tranchées|creuser des fouilles
creusement de tranchées|creuser des tranchées|ouvrir des tranchées|faire des tranchées|excavation de tranchées
pose de canalisations|poser des tuyaux en tranchée|pose de tuyaux > pose de réseaux d'assainissement
pose d'enrobés|application d'enrobés|tirer l'enrobé|mise en œuvre d'enrobés|enrobés|étalé l'enrobé|revêtement bitumineux
pavage|poser des pavés|paver|pavé des rues
pose de carrelage|poser des carreaux|carreler|carreler les sols|carrelage de sols|carreler les sols et murs|carreler des salles de bains > carrelé des salles de bains|pose de faïence et de carrelage
pose de faïence|pose de faïence murale|carrelage mural|posé du carrelage mural|faïencer
pose de parquet|parqueter|installer des parquets
pose de sols souples|poser des revêtements de sol souples|revêtements de sols souples > posé du lino|pose de PVC au sol|posé de la moquette
couler des chapes|réaliser des chapes|tirer la chape|réalisation de chapes|chapes
ragréage|ragréer les sols|faire le ragréage
pose de plaques de plâtre|pose de gypse|pose de placo|pose de placoplâtre|plaquisterie|monté du placo|pose de BA13|plaquer
pose de faux plafonds|monter des faux plafonds|faux plafonds|plafonds suspendus|posé des plafonds suspendus|montage de plafonds suspendus
travaux d'isolation|isolation de bâtiments
isolation par l'extérieur|isoler par l'extérieur|isolation thermique par l'extérieur|ITE@isolation façade
application d'enduits de façade|enduire les façades|application d'enduits|enduisage de façades > crépissage|crépi des façades
préparation des supports|préparer les supports|préparation des fonds|préparation des murs avant peinture > préparé les murs avant peinture|rebouché et poncé les murs|lessivage des murs|décoller le papier peint et reboucher|rebouchage et ponçage des murs|lessiver et poncer les murs|enduire et poncer les murs
pose de papier peint|pose de tapisserie|tapissé des murs|tapissage de murs|tapisser|coller du papier peint|tapisser les murs
charpente bois|monter des charpentes bois|montage de charpentes en bois|levage de charpentes|posé des charpentes en bois
charpente métallique|monter des charpentes métalliques|montage de charpentes métalliques
travaux de couverture|travaux de toiture
zinguerie|travaux de zinguerie > poser des gouttières|poser des chéneaux|remplacer des gouttières
étancher les toitures terrasses|réaliser l'étanchéité des toitures terrasses|étanchéité de toits plats
nettoyage de toitures|nettoyer les toits
fabrication de meubles|fabriquer des meubles|construire des meubles|confectionner des meubles > ébénisterie|fabriqué des meubles sur mesure
pose de portes et fenêtres
pose de cuisines|installer des cuisines|installation de cuisines|montage de cuisines|installé des cuisines équipées
montage de meubles|assembler des meubles|assemblage de meubles|monter des meubles > monté des meubles en kit
poser des vitrages|pose de vitres > remplacé des vitres|remplacement de vitres
remplacement de serrures|changer des serrures|remplacer les serrures|changement de serrures
métallerie|ouvrages de métallerie
montage d'échafaudages|monter des échafaudages|pose d'échafaudages|monter et démonter des échafaudages|installer des échafaudages|dresser des échafaudages|monter les échafaudages|dresser les échafaudages|assemblage d'échafaudages
travaux en hauteur|interventions en hauteur
conduite de grue à tour|manœuvrer une grue à tour
conduite de pelle hydraulique|conduite de pelleteuse|conduite de pelle|conduit une pelle mécanique|pelliste|conduit une pelle à chenilles
élingage|élinguer les charges|élingueur|accroché les charges à la grue
plomberie|travaux de plomberie|faire de la plomberie|installations de plomberie
installation de sanitaires|installer des sanitaires|poser des sanitaires|pose d'appareils sanitaires|plomberie sanitaire|installation d'appareils sanitaires > posé des lavabos et douches|installé des salles de bains|pose de salles de bains|poser des lavabos|installer douches|poser des lavabos et des WC|installer des lavabos et des toilettes
recherche de fuites|détecter les fuites|détection de fuites|cherché des fuites
débouchage de canalisations|déboucher les canalisations|déboucher les tuyaux|déboucher les conduites|débouchage de conduites > déboucher les égouts|déboucher les éviers|débouchage des tuyauteries
installation de chauffage|installer des chauffages|pose de chauffages|installer des systèmes de chauffage|installation de systèmes de chauffage
entretien de chaudières|faire l'entretien des chaudières|maintenance de chaudières|révision de chaudières > ramoner et entretenir des chaudières|entretien annuel des chaudières
installation de pompes à chaleur|installer des pompes à chaleur|pose de pompes à chaleur|posé des PAC
installation de climatisation|installer des climatisations|pose de climatiseurs|installer des climatiseurs|installation de climatiseurs|posé des clims|installé des clims
entretien d'installations frigorifiques|maintenance frigorifique
manipulation de fluides frigorigènes|manipuler les fluides frigorigènes > récupération de fluides frigorigènes|charge en fluide frigorigène
installation de ventilation|installer la ventilation > posé des VMC|installé des gaines de ventilation
ramonage|ramoner les cheminées|ramoner|ramoner les conduits|ramonage de cheminées
installer des poêles|installation de poêles|pose de poêles > posé des poêles à bois|installation de poêles à granulés|posé des poêles à granulés
électricité bâtiment|installations électriques de bâtiments|installer l'électricité dans les bâtiments
câblage d'armoires électriques|câbler des armoires électriques|câblage d'armoires|câblé des armoires|câblage de tableaux électriques|câbler des coffrets électriques|câbler des tableaux électriques|câbler des tableaux|câbler des coffrets
raccordement électrique|faire les raccordements électriques|branchements électriques
mise aux normes électriques|mettre l'électricité aux normes|remise aux normes électriques|mettre les installations électriques en conformité|mise en conformité électrique|mettre aux normes des installations électriques
pose de chemins de câbles|monter des chemins de câbles|installation de chemins de câbles
dépannage électrique|dépanner les installations électriques
contrôle des installations électriques|vérifier les installations électriques|vérification électrique
installations courant faible|installer les courants faibles|installation de courants faibles
installation d'alarmes|poser des systèmes d'alarme|installation de systèmes d'alarme|installer des systèmes d'alarme|installer des alarmes|pose d'alarmes|systèmes d'alarme posés|alarmes anti-intrusion
installer des caméras de surveillance|poser des caméras|pose de caméras de surveillance|installation de caméras de surveillance
installation de panneaux solaires|poser des panneaux photovoltaïques|pose de panneaux solaires|installer des panneaux photovoltaïques|monter des panneaux solaires|installation de panneaux photovoltaïques
installer des systèmes domotiques|installation domotique
entretenir l'éclairage public|maintenance de l'éclairage public
désamiantage|retirer l'amiante|enlever l'amiante|dépose d'amiante
rénovation de bâtiments|rénover des bâtiments
rénovation énergétique|rénover énergétiquement|energy renovation|rénovation thermique
suivi des travaux|suivi d'exécution des travaux
animer les réunions de chantier|tenir les réunions de chantier|conduire les réunions de chantier|animation des réunions de chantier
établir le planning de chantier|faire le planning des travaux
réception de travaux|réceptionner les travaux|faire les réceptions de chantier|réception de chantier
lever les réserves|levée des réserves
levé topographique|faire des levés topographiques|relevés topographiques|faire des relevés topographiques|levé de terrain
préparation de chantier|préparer les chantiers
nettoyage de chantier|nettoyer le chantier
évacuation des gravats|évacuer les gravats|enlever les gravats|sortir les gravats|enlèvement de gravats
entretenir les espaces verts|entretien de jardins|jardinage
pose de clôtures|installer des clôtures|monter des clôtures|installation de clôtures > posé des grillages
installer des piscines|installation de piscines
coordination sécurité de chantier|coordination sps|coordination de sécurité|coordonnateur SPS
montage de murs en parpaings|monter des murs en parpaings|élever des murs en parpaings|poser des parpaings|pose de parpaings
montage de murs en briques|monter des murs de briques
pose d'isolants|isolation thermique > isolé des combles|isolé les murs|posé de la laine de verre
rénovation de façades|rénover des façades|refaire les façades|réfection de façades|ravalement de façades|ravaler les façades
crépissage|crépir|appliquer du crépi
préparation des murs avant peinture|préparer les murs avant peinture
pose de toitures|couvert des toits > réfection de toitures
pose de gouttières|installer des gouttières|installation de gouttières
remplacement de vitres|remplacer les vitres|changer les vitres|remplacement de vitrages|remplacer des vitrages
installation de salles de bains|installer des salles de bains|poser des salles de bains
dépannage frigorifique|dépanner les installations frigorifiques|dépannage d'installations frigorifiques
montage de coffrets électriques|monter des coffrets électriques
raccordement d'appareils électriques|raccorder les appareils électriques|brancher les appareils électriques|branchement d'appareils électriques
pose d'appareillage électrique|installer l'appareillage électrique
recherche de pannes électriques|chercher les pannes électriques
réhabilitation de bâtiments|réhabiliter des immeubles|réhabiliter des bâtiments
surveillance des travaux|surveiller les travaux
surveillance de chantier|surveiller les chantiers
planification des travaux|planning de chantier|planification de chantier|planning de travaux
entretien de parcs et jardins|entretien de parcs
montage de dossiers de permis de construire|préparer les dossiers de permis de construire|préparer les demandes de permis de construire
démoussage de toitures|démousser les toits
implantation d'ouvrages|implanter les ouvrages|implanté les bâtiments|implantation de bâtiments
`;
