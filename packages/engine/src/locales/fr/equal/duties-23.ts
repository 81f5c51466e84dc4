/** French, duties of engineers, planners, designers, scientists and of those who heal, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties23 = `
analyse d'eau|analyses d'eau|analyser l'eau|analyse des eaux|analyser les eaux|analyses d'eaux > doser des métaux dans les eaux|doser des métaux lourds dans les eaux|doser les nitrates dans l'eau
inventaires faune et flore|inventaires faune-flore|inventaire faune flore|inventorier la faune et la flore|recenser la faune et la flore|recensement de la faune et de la flore|inventaires naturalistes > compter les oiseaux et les plantes
suivis naturalistes|suivi naturaliste|suivi de la faune|suivre la faune
baguage d'oiseaux|baguer des oiseaux
carottages|carottage|forages carottés > extraire des carottes
description de carottes|décrire des carottes|lever de carottes > décrire des carottes de forage
cartographie géologique|lever géologique > cartographier des affleurements
dimensionnement de structures en béton|dimensionnement d'ouvrages en béton|dimensionner des structures en béton|dimensionnement béton|calcul de structures béton|calculer des structures en béton > dimensionner des dalles en béton|dimensionner des fondations en béton|calculer des dalles en béton
dimensionnement de charpentes métalliques|dimensionner des charpentes métalliques|calcul de charpentes métalliques|calculer des charpentes métalliques
rédaction de notes de calcul|rédiger des notes de calcul|établir des notes de calcul
réalisation de plans de ferraillage|dessiner les plans de ferraillage|dessiner des plans de ferraillage|réaliser des plans de ferraillage
calcul par éléments finis|calculs par éléments finis|simulation par éléments finis|simuler par éléments finis|calcul éléments finis|calculer par éléments finis|modélisation par éléments finis > simuler la résistance par éléments finis|simuler la résistance des pièces par éléments finis
mesure des émissions|mesurer les émissions|mesures d'émissions|mesure d'émissions|mesure des rejets|mesurer les rejets > mesurer les rejets atmosphériques|mesure des rejets atmosphériques|mesurer les fumées
mesure des émissions atmosphériques|mesurer les émissions atmosphériques|mesure des rejets atmosphériques|mesurer les rejets atmosphériques
étude d'impact|études d'impact|étude d'impact environnemental|études d'impact environnemental
traitement des eaux usées|épuration des eaux usées|épurer les eaux usées|traiter les eaux usées|assainissement des eaux usées
dépollution des sols|dépolluer des sols|dépollution de sols|traitement de sols pollués|traiter des sols pollués
industrialisation de procédés|industrialiser des procédés|industrialisation des procédés|mise à l'échelle de procédés|scale-up de procédés|transposition industrielle de procédés > mettre à l'échelle industrielle des procédés|passer des procédés du laboratoire à l'usine
optimisation de procédés|optimiser des procédés|optimisation des procédés|amélioration des procédés|améliorer les procédés
plans d'expériences|plan d'expériences|plans d'expérience
suivi des tirs de mine|suivre les tirs de mine|suivi de tirs de mines|préparer et suivre les tirs de mines
plans de tir|plan de tir
réalisation de schémas électriques|réaliser des schémas électriques|dessiner des schémas électriques|établir des schémas électriques|élaboration de schémas électriques > dessiner les schémas des armoires électriques|dessiner les schémas de câblage
routage de PCB|router des PCB|routage de cartes électroniques|router des cartes électroniques|routage de circuits imprimés|router des circuits imprimés|conception de PCB|conception de circuits imprimés
développement firmware|développer du firmware|développement de logiciel embarqué|développer du logiciel embarqué|développement de logiciels embarqués|programmation embarquée
déploiement de fibre optique|déployer la fibre optique|déploiement de la fibre|déployer la fibre|déploiement FTTH|déploiement de la fibre optique
dépôt de permis de construire|déposer des permis de construire|dépôt des permis de construire|déposer les permis de construire > monter et déposer des permis de construire
dossiers de permis de construire|constitution de dossiers de permis de construire|montage de permis de construire|constituer des dossiers de permis de construire|monter des permis de construire|établir les dossiers de permis de construire
levés topographiques|levé topographique|relevés topographiques|relevé topographique|lever des terrains > relever des terrains|relever des terrains au tachéomètre|lever des parcelles|mesurer des terrains au tachéomètre
implantation de bâtiments|implanter des bâtiments|implantation d'ouvrages|implanter des ouvrages|implantation des ouvrages
bornage|bornage de terrains|borner des terrains|bornage de parcelles|borner des parcelles
métrés|réalisation de métrés|faire les métrés|métré|établir les métrés|calculer les quantités
prototypage|réalisation de prototypes|réaliser des prototypes|fabrication de prototypes|fabriquer des prototypes|prototyper|conception de prototypes > fabriquer des maquettes et des prototypes
maquettage|réalisation de maquettes|fabriquer des maquettes|réaliser des maquettes
création d'identités visuelles|créer des identités visuelles|conception d'identités visuelles|concevoir des identités visuelles|création d'identité visuelle > dessiner des logos et des chartes|créer des logos et des chartes|concevoir des logos et des chartes graphiques|dessiner des chartes graphiques
création de logos|créer des logos|dessiner des logos|conception de logos|concevoir des logos
mise en page|mettre en page
retouche photo|retouche d'images|retoucher des photos|retouche de photos|retoucher les images
consultations médicales > recevoir des patients en cabinet|recevoir des patients en consultation|recevoir les patients au cabinet|voir des patients en consultation
chirurgie viscérale|chirurgie digestive > opérer des hernies|opérer des vésicules|opérer des appendicites|opérer l'estomac
chirurgie orthopédique > poser des prothèses de hanche|opérer des fractures|opérer des genoux
prélèvements sanguins|prélèvement sanguin|prises de sang|prise de sang|faire des prises de sang|ponctions veineuses|prélever du sang
glycémies capillaires|glycémie capillaire|dextros|dextro > mesurer la glycémie|contrôler la glycémie
pose de cathéters|poser des cathéters|pose de voies veineuses|poser des voies veineuses
pose de sondes|poser des sondes|sondage urinaire|sondages urinaires|poser des sondes urinaires|sonder des patients
ablation de fils|retrait de fils|retirer des fils|enlever les fils|retrait des points|ablation des points
ablation de plâtres|retrait de plâtres|enlever des plâtres|retirer des plâtres
pose de plâtres|poser des plâtres|immobilisation plâtrée|immobilisations plâtrées
surveillance des constantes|surveiller les constantes|surveillance des paramètres vitaux|surveiller les paramètres vitaux|surveillance des signes vitaux
surveillance post-opératoire|surveillance postopératoire|surveiller les patients opérés|surveillance des opérés|surveiller les opérés
éducation thérapeutique|ETP@patient thérapeut|éducation thérapeutique du patient > apprendre aux patients à gérer leur maladie|apprendre aux diabétiques à se piquer
soins palliatifs|accompagnement de fin de vie|accompagnement en fin de vie|accompagner des personnes en fin de vie|accompagner les patients en fin de vie
hygiène bucco-dentaire|hygiène dentaire
suivi de grossesse|suivi des grossesses|suivre des grossesses|suivi de femmes enceintes|suivre des femmes enceintes|suivre les femmes enceintes|surveillance de la grossesse|consultations prénatales
préparation à la naissance|préparation à l'accouchement|cours de préparation à l'accouchement|préparer les couples à la naissance|préparer à l'accouchement
accouchement|accouchements|pratiquer des accouchements|faire des accouchements > accoucher des femmes|mettre au monde des bébés
accompagnement à l'allaitement|accompagner l'allaitement|soutien à l'allaitement|aide à l'allaitement|aider à allaiter
stérilisation d'animaux|stériliser des animaux|castration d'animaux > stériliser des chiens et des chats|castrer des chats|stériliser des chats
extractions dentaires|extraction dentaire|extraction de dents|extraire des dents|arracher des dents|avulsions dentaires|avulsion dentaire
pose d'implants|poser des implants|implantologie
soins des caries|soin des caries|soigner des caries|traitement des caries|traiter des caries|soins conservateurs > obturer des dents
dévitalisation|dévitaliser des dents|traitements endodontiques|endodontie|traitement de racines|traitements canalaires
détartrage|détartrer|détartrages
délivrance de médicaments|délivrer des médicaments|dispensation de médicaments|dispenser des médicaments|délivrance d'ordonnances|dispensation des ordonnances|exécution des ordonnances|exécuter les ordonnances
préparations magistrales|préparation magistrale|préparations pharmaceutiques|préparations officinales > préparer des pommades|préparer des gélules
tiers payant|tiers-payant
rééducation fonctionnelle|réadaptation fonctionnelle > rééduquer des patients|rééduquer des genoux|rééduquer après une prothèse|rééduquer après une fracture
massages|massothérapie > masser des patients|masser les clients
bilans de langage|bilan de langage|bilans orthophoniques|bilan orthophonique
rééducation du langage|rééduquer le langage|rééducation orthophonique
aménagement du domicile|aménager le domicile|aménagement de logements|aménager des logements|aménagement du logement|adaptation du logement|adapter le logement|adapter des logements
montage de lunettes|monter des lunettes > monter les verres sur les montures|tailler et monter les verres
examen de vue|examens de vue|examen de la vue|examens de la vue|mesure de la vue|mesurer la vue|contrôle de la vue|contrôler la vue
réglage d'aides auditives|régler des aides auditives|adaptation d'aides auditives|appareillage auditif|réglage d'appareils auditifs|régler des appareils auditifs|réglage de prothèses auditives|adapter des appareils auditifs
aides auditives|appareils auditifs|prothèses auditives|audioprothèses
mesure de l'audition|mesurer l'audition|audiométrie > faire passer des tests auditifs|réaliser des audiogrammes
transport sanitaire|transports sanitaires|transporter des malades|transport de malades|transporter des patients en ambulance|conduite d'ambulance|transport de patients|transport en ambulance
brancardage|brancarder|transport de patients sur brancard
réalisation de radiographies|réaliser des radiographies|faire des radios|prise de clichés radiologiques|faire des radiographies|prendre des clichés radiologiques|réalisation de clichés radiologiques
réalisation d'échographies|faire des échographies|réaliser des échographies
pose de Holter|poser des Holter
soutien psychologique|soutenir psychologiquement|accompagnement psychologique|entretiens psychologiques de soutien
passation de tests psychologiques|faire passer des tests psychologiques|passation de tests psychométriques|faire passer des tests psychométriques
suivi diététique|suivi nutritionnel|consultations diététiques|consultation diététique
éducation nutritionnelle|éducation alimentaire
`;
