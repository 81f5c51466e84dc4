/** French, duties of care, school, law, money, land and the screen in the trade's word and in plain words; our own list. */
export const trades2 = `
toilette > laver les patients|toilette des patients|aide à la toilette|laver les résidents
prise de constantes|prendre tension température|mesurer tension pouls|surveillance des constantes
soins des escarres|pansement d'escarres
perfusion|poser des perfusions
rééducation > rééduquer|faire remarcher
premiers secours|gestes d'urgence|gestes qui sauvent|secourisme|first aid|gestes de secourisme|secouriste > secourir les blessés|gestes de premiers secours|porter secours
stérilisation|stériliser les instruments|stérilisation des instruments
délivrance d'ordonnances|délivrer les ordonnances|délivrance des médicaments
prothèses dentaires > fabriquer couronnes|couronnes bridges
optique > monter des lunettes|vendre des lunettes|montage de lunettes
manucure > soin des mains|soigner les ongles|limer et vernir les ongles
coupe de cheveux|coiffer
rasage > raser la barbe|raser les clients|taille de barbe
pompes funèbres > organiser des obsèques|organisation d'obsèques|funérailles
petite enfance > tout-petits|jeunes enfants|enfants de moins de trois ans
surveillance d'élèves|surveiller les élèves|surveiller permanences|surveiller la cantine
animation périscolaire > animer la garderie|activités après l'école
insertion professionnelle > retour à l'emploi|aider à retrouver un emploi|accompagnement vers l'emploi
sans-abri|sans domicile fixe|SDF
maraude > aller à la rencontre des sans-abri|distribuer des repas dans la rue
protection de l'enfance > enfants placés|enfance en danger
alphabétisation|apprendre à lire|apprendre à lire et écrire à des adultes
français langue étrangère|FLE|enseigner le français aux étrangers|cours de français aux étrangers|cours de FLE|cours de français langue étrangère
conduite automobile|apprendre à conduire|enseigner la conduite|leçons de conduite|cours de conduite|enseignement de la conduite|donner des leçons de conduite
droit de la famille > divorces|affaires familiales|procédures de divorce|dossiers de divorce
droit des sociétés > création de sociétés|constituer des sociétés
recouvrement > réclamer les impayés|récupérer les impayés|recouvrer les impayés|relancer les mauvais payeurs
autorisations d'urbanisme > permis de construire
comptabilité fournisseurs|comptabiliser les factures fournisseurs|enregistrer les factures fournisseurs|saisir les factures d'achat
comptabilité clients|comptabiliser les ventes|suivre les comptes clients|comptes clients|accounts receivable|compta clients|tenir la comptabilité clients|gestion des comptes clients|comptes recevables|comptes à recevoir
indemnisation|indemniser les assurés|règlement des sinistres|gestion de sinistres|traitement des sinistres|claims management|traiter des sinistres|instruire des sinistres|gérer les déclarations de sinistres
souscription|souscrire des contrats d'assurance|établir des contrats d'assurance
syndic > gérer des copropriétés
newsletter|lettre d'information|infolettre|bulletin électronique|lettre électronique
référencement naturel|SEO|search engine optimization|optimisation pour les moteurs de recherche|référencement organique > améliorer le classement Google|améliorer le référencement naturel
affichage publicitaire > poser des affiches|affichage
organisation de mariages|wedding planner|organiser des mariages
photographie > prendre des photos|faire des photos
sonorisation > sonoriser des concerts|sonoriser
mise en scène > monter des pièces
vérification des faits|fact-checking|vérifier les informations|vérification de l'information
développement web|programmé des sites web|développé des sites|création de sites web|web development|conception de sites internet|réalisation de sites web|création de sites internet|développer des sites web|développer des sites internet|programmation de sites > créer des sites|programmer des sites
déploiement de postes > installer des ordinateurs|installer des postes
viticulture > travailler la vigne|cultiver la vigne
arboriculture > cultiver des fruitiers|vergers
irrigation|arroser les cultures|arrosage des cultures
tonte > tondre les pelouses|tondre le gazon
espaces verts > parcs et jardins|entretenir les jardins
épandage > épandre le fumier|épandre le lisier
labour|retourner la terre
maréchalerie|ferrer des chevaux|ferrage
toilettage de chiens|tondu et lavé des chiens > toiletter des chiens|tondre des chiens|toilettage canin
traitement des eaux|traiter les eaux|traitement de l'eau
lutte contre les nuisibles|lutte antiparasitaire|pest control > dératisation|piéger les nuisibles|désinsectisation|dératisé des locaux
prélèvements > prélever des échantillons|prise d'échantillons|échantillonnage
gardiennage|garder des locaux|surveiller des locaux|surveillance de locaux|surveillance d'immeubles > gardé un site la nuit|gardé un immeuble
fouille > fouiller les bagages|palpation
secours routier > désincarcérer|désincarcération
maintien de l'ordre > encadrer les manifestations
verbalisation|procès-verbaux d'infraction|verbalisé les infractions > dresser des contraventions|mettre des amendes|verbaliser
contrôle aérien > guider les avions|régulation du trafic aérien
changement de pneus|monter des pneus|remplacer les pneus|montage de pneus
carrosserie|remettre en état des carrosseries|réparation de carrosserie|réparations de carrosserie > débosseler|redresser les tôles|réparer la carrosserie
maintenance préventive|entretien préventif|entretien préventif des machines|assurer l'entretien préventif|maintenance préventive des équipements > révisions périodiques de machines|entretien programmé des machines|révisé les machines selon un planning
`;
