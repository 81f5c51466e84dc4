/** What people of all trades write, more of it: everyday verbs, how often and when, people and places; either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const ordinary2 = `
d'ordinaire|habituellement|d'habitude|en général|normalement|généralement
numériser|mettre au format numérique|passer au numérique|scanner
goûter|déguster|tester@plat plats vin vins sauce sauces
en avance|avant la date prévue|avant l'échéance|avant terme|avant le délai|plus tôt que prévu|avec de l'avance
en cas de besoin|si besoin|au besoin|si nécessaire|quand il le fallait|quand c'était nécessaire|lorsque c'était nécessaire|le cas échéant|quand ils en avaient besoin
d'après|selon|suivant|conformément à
animer|donner|assurer@cours atelier ateliers stage stages formation formations
cours|leçons|séances@poterie danse piano guitare yoga peinture dessin
vieille ville|vieux centre|centre historique|vieux quartiers|centre ancien
compter la caisse|compter l'argent de la caisse|comptage de la caisse|comptage de l'argent de la caisse
téléphoner|appeler|passer des appels|joindre par téléphone|contacter par téléphone
bavarder|discuter|converser|s'entretenir|parler
jeter|mettre à la poubelle|se débarrasser
chauffer|faire chauffer|réchauffer|mettre à chauffer
refroidir|faire refroidir|mettre au frais
couvrir|recouvrir
abîmer|endommager|détériorer
salir|tacher|souiller
recopier|copier|reproduire|dupliquer
effacer|supprimer|éliminer
additionner|totaliser|faire la somme
numéroter|mettre des numéros
décorer|orner|embellir
étendre@linge draps|faire sécher@linge draps|suspendre@linge draps
déballer|désemballer|sortir des cartons|ouvrir les cartons
décoller|arracher|enlever@étiquette étiquettes affiche affiches
creuser|faire des trous
enterrer|enfouir
clôturer|enclore|entourer d'une clôture
protéger|préserver
interdire|prohiber
se mettre d'accord|convenir|s'entendre sur|s'accorder
reporter|remettre à plus tard|décaler|différer@rendez-vous réunion réunions date dates
écarter|éliminer|rejeter@candidature candidatures pièce pièces
trouver|dénicher
dépenser|débourser
économiser|épargner
atteindre|parvenir à|arriver à@objectif objectifs
dépasser|excéder|aller au-delà
doubler|multiplier par deux
tripler|multiplier par trois
diviser par deux|réduire de moitié|baisser de moitié|diminuer de moitié
prolonger|allonger|étendre
accélérer|hâter
agrandir|étendre|élargir
fonder|créer@entreprise association club atelier boutique
concilier|combiner|mener de front|cumuler
se relayer|alterner
bon marché|pas cher|économique|peu coûteux|peu cher
moins cher|meilleur marché|plus économique|moins coûteux
ancien|vieux@bâtiment bâtiments maison maisons meuble meubles livre livres machine machines
sale|souillé|taché
lourd|pesant|de poids élevé
dangereux|à risque|périlleux
hebdomadaire|chaque semaine|toutes les semaines|une fois par semaine
mensuel|chaque mois|tous les mois|une fois par mois|mensuellement
trimestriel|chaque trimestre|tous les trimestres|tous les trois mois
semestriel|chaque semestre|tous les semestres|tous les six mois
annuel|chaque année|tous les ans|une fois par an|annuellement
biquotidien|deux fois par jour
bimensuel|deux fois par mois|tous les quinze jours|toutes les deux semaines
du soir|le soir|en soirée
les jours fériés|pendant les jours fériés
préalablement à|avant|avant de
à la suite de|après|suite à
tout au long de|durant|pendant|au cours de
tandis que|pendant que|alors que
au début|initialement|au départ|dans un premier temps
à la fin|finalement|pour finir
en autonomie|de façon autonome|de manière autonome
avec rapidité|rapidement|prestement
avec patience|patiemment
avec amabilité|aimablement|avec courtoisie|courtoisement|poliment
sans faute|sans erreur|sans la moindre erreur
sans accident|sans aucun accident|zéro accident
sans absence|sans aucune absence|sans jamais manquer
en face à face|en personne|en présentiel|de visu
en groupe|collectivement
enfants en bas âge|tout-petits|jeunes enfants
bébés|nourrissons
adolescents|ados
enseignants|professeurs|profs
convives|clients du restaurant
clients de l'hôtel|résidents de l'hôtel
malades|patients
salariés|employés|personnel|collaborateurs
collègues|confrères
adhérents|membres|sociétaires
entrepôt|dépôt|magasin de stockage
rue|voie publique
panier|corbeille
casserole|marmite|faitout
couverts|couteaux et fourchettes
seau|baquet
médicament|remède|traitement
matinal|du matin
tous les lundis|chaque lundi
tous les vendredis|chaque vendredi
tous les samedis|chaque samedi
si|quand|lorsque|lorsqu|chaque fois que|dès que
aveugle|non-voyant|personne aveugle|personne non-voyante
sourd|malentendant|personne sourde|personne malentendante
école d'équitation|centre équestre|club hippique
en urgence|urgent|d'urgence
tapis|tapis roulant|convoyeur
téléphone portable|portable|mobile
télévision|télé
monte-charge|élévateur
en fin de journée|à la fin de la journée|le soir venu
en fin de poste|à la fin du poste|en fin de service
vieille dame|dame âgée|personne âgée
constant|toujours|en permanence|constamment|permanent
plaque d'immatriculation|plaque@voitures véhicules garées
déposer|dépôt|mettre@coffre banque recette
aube|petit matin|lever du jour|point du jour
crépuscule|tombée de la nuit
diabétique|atteint de diabète
asthmatique|atteint d'asthme
allergique|atteint d'allergies
élève de primaire|écolier
périmé|hors date|dont la date est dépassée
date de validité|date de péremption|date limite
heure supplémentaire|heure sup
jeter@produits aliments denrées|éliminer@produits aliments denrées|retirer@produits aliments denrées
respecter|observer|se conformer@règles règle consignes normes
recette de la journée|recette du jour
coffre|coffre-fort
leçon particulière|cours particulier|cours privé
manquant|en rupture@produits articles
crevaison|roue crevée|pneu crevé
double de clé|copie de clé|reproduction de clé
cantine d'école|cantine scolaire
remporter|gagner@concours prix match
service concerné|bon service|service compétent
garder le secret|respecter le secret|secret professionnel
debout|en station debout
autre immeuble|autre bâtiment
`;
