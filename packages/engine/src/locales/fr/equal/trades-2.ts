/** French, duties of care, school, law, money, land and the screen in the trade's word and in plain words; our own list. */
export const trades2 = `
toilette > laver les patients|toilette des patients|aide à la toilette|laver les résidents
aide au repas|faire manger|donner à manger|aider à manger
aide au lever|lever les patients|lever et coucher
prise de constantes|prendre les constantes|prendre tension température|mesurer tension pouls|surveillance des constantes
pansements > refaire les pansements|faire des pansements|réfection de pansements
soins des escarres|soigner les escarres|pansement d'escarres
prise de sang|prélever du sang|prises de sang|prélèvements sanguins|prélever le sang
distribution des médicaments|distribuer les médicaments|donner les médicaments|administrer les médicaments
perfusion|poser des perfusions|pose de perfusions
vaccination|vacciner|administrer des vaccins
accouchement|accoucher des femmes|mettre des bébés au monde
rééducation > rééduquer|faire remarcher
orthophonie > rééduquer le langage|rééducation du langage
accompagnement de fin de vie|accompagner en fin de vie|accompagner des mourants
brancardage > transporter les patients|brancarder|transport de patients
premiers secours > secourir les blessés|gestes de premiers secours|porter secours
stérilisation|stériliser les instruments|stérilisation des instruments
radiographie > faire des radios|réaliser des radiographies
échographie > réaliser des échographies
délivrance d'ordonnances|délivrer les ordonnances|délivrance des médicaments
détartrage|détartrer les dents|détartrer
prothèses dentaires > fabriquer couronnes|couronnes bridges|couronnes et bridges
optique > monter des lunettes|vendre des lunettes|montage de lunettes
vente de lunettes|vendre des lunettes
soins des pieds > pédicurie|soigner les pieds
manucure > soin des mains|soigner les ongles|limer et vernir les ongles
épilation|épiler
coupe de cheveux|couper les cheveux|coiffer|coupes de cheveux
coloration > colorer les cheveux|teindre les cheveux|couleurs et mèches
rasage > raser la barbe|raser les clients|taille de barbe
pompes funèbres > organiser des obsèques|organisation d'obsèques|funérailles
garde d'enfants > garder des enfants|s'occuper d'enfants|baby-sitting
petite enfance > tout-petits|jeunes enfants|enfants de moins de trois ans
soutien scolaire > aider aux devoirs|aide aux devoirs|cours particuliers|accompagnement scolaire
surveillance d'élèves|surveiller les élèves|surveiller permanences|surveiller la cantine
animation périscolaire > animer la garderie|activités après l'école
insertion professionnelle > retour à l'emploi|aider à retrouver un emploi|accompagnement vers l'emploi
sans-abri|sans domicile fixe|SDF
maraude > aller à la rencontre des sans-abri|distribuer des repas dans la rue
protection de l'enfance > enfants placés|enfance en danger
langue des signes|LSF
alphabétisation|apprendre à lire|apprendre à lire et écrire à des adultes
français langue étrangère|FLE|enseigner le français aux étrangers
correction de copies|corriger des copies|corriger les copies
préparation de cours|préparer les cours|préparer des leçons
conduite automobile|apprendre à conduire|enseigner la conduite
natation|apprendre à nager|cours de natation|enseigner la natation
surveillance de baignade|surveiller les baigneurs|surveiller la piscine|surveillance de bassin
rédaction d'actes|rédiger des actes|dresser des actes
rédaction de contrats|rédiger des contrats|établir les contrats
droit de la famille > divorces|affaires familiales
droit des sociétés > création de sociétés|constituer des sociétés
plaidoirie > plaider|plaider au tribunal
recouvrement > réclamer les impayés|récupérer les impayés|recouvrer les impayés|relancer les mauvais payeurs
état civil > actes de naissance|enregistrer naissances mariages|enregistrer naissances décès
autorisations d'urbanisme > permis de construire
rapprochement bancaire|rapprocher les comptes bancaires|rapprochements bancaires|pointer les relevés bancaires
déclaration de TVA|déclarer la TVA|déclarations de TVA
bilan comptable|établir les bilans|établissement des bilans
clôture des comptes|clôturer les comptes|arrêté des comptes|arrêter les comptes
comptabilité fournisseurs|comptabiliser les factures fournisseurs|enregistrer les factures fournisseurs|saisir les factures d'achat
comptabilité clients|comptabiliser les ventes|suivre les comptes clients
déclarations sociales|déclarer les cotisations > DSN
octroi de crédits|accorder des crédits|accorder des prêts|octroyer des prêts
prêts immobiliers|crédits immobiliers|crédit habitation|prêts habitat
ouverture de comptes|ouvrir des comptes
indemnisation|indemniser les assurés|règlement des sinistres|régler les sinistres|gestion de sinistres
souscription|souscrire des contrats d'assurance|établir des contrats d'assurance
estimation immobilière|estimer des biens|évaluer des biens immobiliers|estimer des maisons
gestion locative > louer et gérer des logements|gérer des locations
état des lieux|constats d'entrée|états des lieux
syndic > gérer des copropriétés|gestion de copropriété
intégration des salariés|accueillir les nouveaux|onboarding|accueil des nouveaux salariés
entretiens d'embauche|recevoir les candidats|entretiens de recrutement|faire passer des entretiens
gestion des absences|suivre les absences|suivi des absences et congés|suivi des congés
communiqués de presse|écrire des communiqués|rédiger des communiqués
animation des réseaux sociaux|community management|animer les réseaux sociaux|gestion des réseaux sociaux > animer une page Facebook|poster sur Instagram
newsletter|lettre d'information|infolettre
référencement naturel|SEO > améliorer le classement Google
affichage publicitaire > poser des affiches|affichage
organisation d'événements|organiser des événements|événementiel > monter des événements
organisation de mariages|wedding planner|organiser des mariages
photographie > prendre des photos|faire des photos
retouche photo|retoucher des photos|retoucher les images
montage vidéo > monter des vidéos|montage de vidéos|monter des films
prise de son > enregistrer le son|enregistrer les concerts
sonorisation > sonoriser des concerts|sonoriser
éclairage scénique > régler les lumières|éclairer la scène|installer les projecteurs
mise en scène > monter des pièces|mettre en scène
relecture > relire des textes|corriger des épreuves|correction d'épreuves
sous-titrage|sous-titrer des films
vérification des faits|fact-checking|vérifier les informations|vérification de l'information
sauvegarde de données|sauvegardes|sauvegarder les données
administration de bases de données|gérer les bases de données
développement web > créer des sites|créer des sites internet|programmer des sites
tests logiciels|tester les logiciels|tests applicatifs
cybersécurité|sécurité informatique|sécurité des systèmes d'information
câblage réseau|tirer le réseau|câbler les réseaux|câblage informatique
déploiement de postes > installer des ordinateurs|installer des postes
traite|traire les vaches|traire|traite des vaches
élevage porcin|élever des porcs|élevage de porcs
élevage de volailles > élever des poulets|aviculture|élevage avicole
élevage ovin|élever des moutons|élevage de brebis
apiculture|élever des abeilles|s'occuper de ruches|entretenir des ruches
viticulture > travailler la vigne|cultiver la vigne
vendanges|récolter le raisin|récolte du raisin|vendanger|cueillir le raisin
taille de la vigne|tailler la vigne
maraîchage|cultiver des légumes|culture de légumes|culture maraîchère
arboriculture > cultiver des fruitiers|vergers
irrigation|arroser les cultures|arrosage des cultures
tonte > tondre les pelouses|tondre le gazon|tonte de pelouse
taille de haies|tailler les haies
élagage|élaguer des arbres|tailler des arbres
espaces verts > parcs et jardins|entretenir les jardins
désherbage|arracher les mauvaises herbes|désherber
épandage > épandre le fumier|épandre le lisier
labour|labourer|retourner la terre
pêche en mer|pêcher en mer
ostréiculture > élever des huîtres|culture d'huîtres
pisciculture > élever des truites|élevage de poissons
maréchalerie|ferrer des chevaux|ferrage
toilettage > toiletter des chiens|tondre des chiens|toilettage canin
traitement des eaux|traiter les eaux|traitement de l'eau
lutte contre les nuisibles > dératisation|piéger les nuisibles|désinsectisation
analyses d'eau|analyser l'eau|analyser les eaux
prélèvements > prélever des échantillons|prise d'échantillons|échantillonnage
culture cellulaire|cultiver des cellules
gardiennage|garder des locaux|surveiller des locaux|surveillance de locaux
rondes|faire des rondes|patrouiller|patrouilles|rondes de surveillance
contrôle d'accès|contrôler les entrées|filtrer les entrées|filtrage des entrées
vidéosurveillance|surveiller les écrans|surveiller les caméras|vidéoprotection
fouille > fouiller les bagages|palpation
lutte contre l'incendie > éteindre les feux|éteindre des incendies|combattre le feu
secours routier > désincarcérer|désincarcération
maintien de l'ordre > encadrer les manifestations
verbalisation > dresser des contraventions|mettre des amendes|verbaliser
contrôle des billets|contrôler les billets|vérifier les titres de transport|contrôle des titres de transport
contrôle aérien > guider les avions|régulation du trafic aérien
changement de pneus|monter des pneus|remplacer les pneus|montage de pneus|pneumatiques
carrosserie > débosseler|redresser les tôles|réparer la carrosserie
peinture automobile|peindre des voitures|peindre les carrosseries
diagnostic de pannes|chercher la panne|recherche de pannes|localiser les pannes|trouver l'origine des pannes
graissage > graisser les machines|lubrification|lubrifier|graisser
maintenance préventive|entretien préventif
maintenance curative|maintenance corrective|dépannage de machines
`;
