/** How often, how, when, how much, with what and for whom: small turns of phrase; read by the gate alone. */
export const smallTurns = `
souvent|fréquemment|à maintes reprises|maintes fois|bien des fois
régulièrement|à intervalles réguliers|de façon régulière|de manière régulière|avec régularité|périodiquement
régulier|fréquent|périodique
parfois|quelquefois|de temps à autre|par moments|occasionnellement|ponctuellement|à l'occasion|de temps en temps
occasionnel|ponctuel|épisodique
rarement|peu souvent
toujours|systématiquement|à chaque fois|chaque fois|constamment|en permanence
systématique|automatique
continu|permanent|sans interruption|ininterrompu
en continu|sans interruption|continuellement|24 h sur 24
habituellement|d'habitude|d'ordinaire|ordinairement|généralement|en général
généralement|en général|le plus souvent|la plupart du temps|d'ordinaire
habituel|ordinaire|courant|usuel|normal
ordinaire|normal|courant|standard
rapidement|vite|promptement|en peu de temps|sans tarder|sans attendre|sans délai
rapide|prompt|bref
immédiatement|tout de suite|aussitôt|sur-le-champ|sans délai|sans attendre|dans l'immédiat
bientôt|sous peu|prochainement
lentement|doucement
soigneusement|avec soin|minutieusement|méticuleusement|soin
minutieux|soigneux|méticuleux|soigné
attentivement|avec attention
avec précision|précisément|exactement|de façon précise
précis|exact
correctement|comme il faut|dans les règles|bien|convenablement
efficacement|de façon efficace|de manière efficace|avec efficacité
facilement|aisément|sans difficulté|sans peine
facile|simple|aisé
difficile|compliqué|ardu|délicat
compliqué|complexe|difficile
directement|en direct|sans intermédiaire
ensemble|en commun|à plusieurs|collectivement
en commun|collectif|partagé|commun
collectif|de groupe|en groupe
individuel|personnel|particulier|un à un
individuellement|un par un|un à un|séparément
personnellement|moi-même|soi-même
à tour de rôle|en alternance|tour à tour
principalement|surtout|avant tout|en majorité|essentiellement|majoritairement
en priorité|d'abord|prioritairement|en premier
entièrement|complètement|totalement|intégralement|en totalité|dans son intégralité
complet|entier|total|intégral
en partie|partiellement
seulement|uniquement|exclusivement|ne que
notamment|entre autres|en particulier|particulièrement|par exemple
spécialement|particulièrement|en particulier|tout spécialement
surtout|notamment
aussi|également|de même|en plus|en outre|par ailleurs
en plus|en outre|de surcroît|par ailleurs|en complément
en complément|en plus|en supplément
puis|ensuite|après quoi|par la suite
ensuite|puis|après cela
enfin|pour finir|en dernier
d'abord|en premier lieu|premièrement|au début
au début|au départ|initialement|à l'origine
au départ|au commencement
auparavant|avant|précédemment|autrefois|jadis
ancien|précédent|ex|antérieur
actuellement|à présent|en ce moment|maintenant|aujourd'hui|à l'heure actuelle
actuel|présent|en cours
en cours|en train
à la fois|en même temps|simultanément
en même temps|simultanément|parallèlement|en parallèle
en parallèle|parallèlement|à côté
pendant|durant|au cours|au long|tout au long
durant|pendant|le temps
lors|à l'occasion|au moment|pendant|durant
à l'occasion|lors|pour
au moment|lors|quand
quand|lorsque|au moment
avant|préalablement|au préalable|en amont|d'avance
au préalable|préalablement|d'abord|auparavant
après|à la suite|à l'issue|suite à|au terme
à l'issue|au terme|à la fin|après
dès|à partir|depuis
jusqu'à|jusque
d'ici|avant
fin|bout
au bout|après
à la fin|en fin|au terme
en début|au début
au milieu|à mi
en milieu|au milieu
en matinée|le matin|au matin|matin
en soirée|le soir|au soir|soir
dans l'après-midi|l'après-midi|après-midi
la nuit|de nuit|nocturne|pendant la nuit
de jour|pendant la journée|en journée|diurne
en journée|de jour|le jour|pendant la journée
en semaine|les jours de semaine|du lundi au vendredi
le week-end|les week-ends|en fin de semaine|samedi et dimanche
en été|l'été|estival|pendant l'été|durant l'été
estival|d'été|été|saison d'été
hivernal|d'hiver|hiver
printanier|printemps|de printemps
automnal|automne|d'automne
saisonnier|de saison|saison|pendant la saison
à l'année|toute l'année|tout au long de l'année
noël|fêtes de fin d'année|fin d'année
fêtes de fin d'année|période de noël|période des fêtes
pascal|pâques
vacances scolaires|congés scolaires|vacances
vacances d'été|grandes vacances|congés d'été
jour férié|jour chômé|férié
semestre|six mois
trimestre|trois mois
quinzaine|deux semaines|quinze jours
hebdomadairement|chaque semaine|hebdomadaire
quotidiennement|au quotidien|chaque jour|tous les jours|quotidien|jour après jour|au jour le jour
trimestriellement|chaque trimestre|trimestriel
biannuel|semestriel|deux fois par an
environ|à peu près|approximativement|autour|aux environs|aux alentours
plus|davantage
moins|inférieur
plusieurs|divers|différents|quelques|nombre
quelques|plusieurs|une poignée
nombreux|beaucoup|un grand nombre|quantité|multiples|bon nombre
grand|gros|important|large
gros|grand|volumineux|important
petit|réduit|modeste|restreint
restreint|limité|réduit
large|vaste|étendu
varié|divers|diversifié|différent
différents|divers|variés
divers|différents|varié|de toutes sortes
au moyen|à l'aide|avec|grâce|par|en se servant|en utilisant|via|sous|par le biais|par l'intermédiaire
avec|en compagnie|accompagné|aux côtés|de concert
de concert|ensemble|avec|main dans la main|conjointement
en lien|en relation|en liaison|avec|en contact
en collaboration|avec|conjointement|ensemble|en coopération|en partenariat
au sein|dans|à l'intérieur|en|chez|au
à l'intérieur|dans|dedans
à bord|dans|sur
auprès|pour|avec|chez|au
chez|auprès|au domicile|dans|à
à destination|pour|destiné|vers|à l'attention
à l'attention|pour|destiné|à l'intention
au profit|pour|en faveur
pour le compte|pour
au nom|pour
en vue|pour|afin|dans le but|dans l'objectif
de manière à|afin|pour|de façon à
à cause|en raison|du fait
en raison|à cause|suite
selon|suivant|conformément|d'après|en fonction
sur la base|à partir|d'après|selon
à partir|sur la base|depuis
au sujet|sur|concernant|à propos|relatif|quant
relatif|concernant|sur|lié|propre
en matière|dans le domaine|concernant|pour
sous forme|en
en guise|comme
en tant que|comme|en qualité
à titre|comme
dans le cadre|lors|pour|au cours
au niveau|dans|à
à proximité|près|non loin
près|à côté|à proximité
parmi|entre|dans
malgré|en dépit
à la place|au lieu|en remplacement
en remplacement|à la place|pour remplacer
en cas|lors|si
en cas de besoin|au besoin|si besoin|si nécessaire|le cas échéant|selon les besoins
à la demande|sur demande|selon la demande
sur rendez-vous|avec rendez-vous
à l'unité|à la pièce|unitaire
à domicile|chez les clients|au domicile|chez eux|chez les gens
à pied|en marchant
en voiture|en auto|par la route
par route|par la route|routier
en plein air|dehors|à l'extérieur|extérieur
dehors|à l'extérieur|en extérieur
en intérieur|à l'intérieur
à distance|en distanciel|depuis chez soi|de chez soi|en télétravail
sur place|in situ|sur les lieux|sur site|sur le terrain
local|du coin|des environs|de la région
régional|de la région|dans la région
municipal|communal|de la ville|de la commune
à temps|dans les temps|en temps voulu|dans les délais|à l'heure
à l'heure|ponctuellement|à temps
en retard|tardif
à l'avance|d'avance|par anticipation
en une fois|d'un coup
à plein temps|à temps plein|temps complet|à temps complet
à mi-temps|à temps partiel > à mi-temps
sous contrôle|sous surveillance
en binôme|à deux|par deux
par écrit|à l'écrit
par voie électronique|en ligne|par internet
par la poste|par courrier|par voie postale
par courriel|par mail|par messagerie|par e-mail
à la main|manuellement|manuel
à la machine|mécaniquement|mécanique
fait maison|maison|artisanal
artisanal|à l'ancienne|fait main
gratuitement|sans frais|gratuit
gratuit|sans frais|offert
lorsque|quand|au moment où
comment|la manière|la façon
pour moitié|à moitié
à partir|au départ
`;
