/** Adjectives and the plain nouns of projects, sales, engineering and IT; read by the gate alone. */
export const qualitiesAndWork = `
bon|de qualité|satisfaisant
propre|net|impeccable
propreté|hygiène|netteté
neuf|nouveau|récent
usagé|usé|vieux
usé|abîmé|usagé
d'occasion|de seconde main
abîmé|détérioré|endommagé|gâté
cassé|brisé|en panne
en panne|défaillant|hors service|cassé
défectueux|non conforme|en panne
conforme|aux normes|en règle
manquant|absent|qui manque
vide|libre
libre|vacant|disponible
plein|rempli|complet
charges lourdes|poids lourds|objets lourds
haut|élevé
long|prolongé
court|bref
chaud|brûlant
froid|glacé
solide|robuste|résistant
délicat|sensible|fragile
dangereux|à risque|risqué
urgent|prioritaire|pressé
nécessaire|requis|utile
requis|nécessaire|demandé|exigé
obligatoire|exigé|imposé
utile|pratique
clair|lisible|compréhensible
adapté|approprié|convenable
personnalisé|sur mesure|individualisé|adapté
individuel|individualisé
confidentiel|secret|sensible
privé|particulier
extérieur|externe
intérieur|interne
étranger|venu d'ailleurs
touristique|pour touristes
traditionnel|classique|ancien
moderne|contemporain
numérique|digital|électronique
écrit|rédigé
oral|parlé|verbal
imprimé|sur papier
légal|juridique|réglementaire
médical|de santé
sanitaire|d'hygiène
alimentaire|de bouche
culinaire|de cuisine
végétal|de plantes
automatique|automatisé
sûr|sécurisé|fiable
rentable|profitable
moins cher|économique|meilleur marché
cher|coûteux|onéreux
payant|facturé
inscrit|enregistré
quotidien|journalier|de chaque jour
ouvert|accessible
fermé|clos
âgé de|qui ont
handicapé|en situation de handicap|porteur de handicap|à mobilité réduite > à mobilité réduite
non voyant|aveugle|malvoyant > aveugle
sourd|atteint de surdité
étrangers|migrants > migrants
travail|activité|emploi
tâche|besogne|travail
tâches|travaux|besognes
tâches administratives|travaux administratifs|administratif|administration courante|paperasse
projet|programme|opération
plan|programme|projet
programme|plan|planning
étape|phase|stade
avancement|progression|état d'avancement
échéance|date butoir|terme|date limite
calendrier|échéancier|planning
objectif|but|cible|finalité
résultat|issue|effet
amélioration|progrès|perfectionnement
progrès|amélioration|avancée
changement|modification|évolution
évolution|changement|développement
nouveauté|innovation
idée|proposition|suggestion
exigence|demande|impératif
consigne|directive|instruction|ordre
instructions|consignes|directives|mode d'emploi
mode d'emploi|notice|manuel|instructions
mode opératoire|procédure|instruction de travail
procédure|mode opératoire|marche à suivre|protocole
règles|consignes|normes|règlement
norme|règle|standard
normes d'hygiène|règles d'hygiène|consignes d'hygiène
règles de sécurité|consignes de sécurité|normes de sécurité|mesures de sécurité
mesure|disposition|action
action|mesure|opération
opération|action|intervention
événement|manifestation|animation
manifestation|événement|rassemblement
fête|célébration|festivité
cérémonie|célébration
salon|foire|exposition professionnelle
foire|salon|marché
compétition|tournoi|concours
match|rencontre|partie
entraînement|séance d'entraînement|préparation physique
entraîner|coacher|préparer
tournée|ronde|circuit
ronde|tournée|patrouille
faire des rondes|rondes|patrouiller|effectuer des rondes
secteur|zone|quartier
zone|secteur|aire
quartier|voisinage|secteur
territoire|secteur|région
client potentiel|prospect|futur client
prospecter|démarcher|chercher des clients|rechercher des clients|trouver des clients
prospection|démarchage|recherche de clients
démarcher|prospecter|solliciter
porte-à-porte|démarchage à domicile
argumentaire|discours de vente|argument
vente en ligne|commerce en ligne|e-commerce|vente sur internet
boutique en ligne|site marchand|e-boutique|site de vente
promotion|offre promotionnelle|opération promotionnelle|action promotionnelle
solde|rabais
carte de fidélité|programme de fidélité
échantillon|modèle
catalogue|brochure
gamme|assortiment|collection
assortiment|gamme|choix
collection|gamme|série
marque|enseigne
concurrent|concurrence
marché|débouché
veille|suivi|surveillance
veille concurrentielle|suivi de la concurrence|observation de la concurrence
part de marché|position sur le marché
campagne|opération|action
campagne publicitaire|campagne de publicité|publicité
public cible|cible|public visé
abonné|inscrit|suiveur|follower
publication|post|billet
post|publication|message
blog|carnet en ligne
publicité|réclame|annonces
logo|emblème
identité visuelle|charte graphique|image de marque
dessin technique|plan|schéma
schéma|plan|diagramme
plan|schéma|dessin|croquis
maquette|modèle|prototype
essai|test|mise à l'épreuve
mesure|relevé|contrôle
contrôle visuel|vérification à l'oeil|inspection visuelle
défaut|imperfection|vice
rebut|pièce défectueuse|mauvaise pièce
non-conformité|défaut|écart
panne|avarie|dysfonctionnement|arrêt
avarie|dommage|panne
fuite|perte
fuite d'eau|dégât des eaux
incident|problème|accident > accident
accident|sinistre
sinistre|dommage|dégât
dommage|dégât|préjudice
vol|larcin
démarque|perte de stock|pertes
gaspillage|gâchis|pertes
consommation|usage
énergie|électricité > électricité
eau chaude|eau chaude sanitaire
code|programme
coder|programmer|développer|écrire du code
programmation|codage|développement
fonction|fonctionnalité|option
interface|écran
module|composant|brique
application mobile|appli mobile|application pour téléphone|appli
appli|application
mise en production|déploiement|passage en production
déployer|mettre en production|installer
héberger|mettre en ligne
test|vérification|contrôle
ticket|demande d'assistance|demande
support|assistance|aide
helpdesk|assistance|support|centre d'assistance
utilisateur|usager|client
poste|machine|ordinateur
parc|flotte|ensemble
parc informatique|ordinateurs|postes
formation|cours|enseignement
séance|cours|session
atelier|cours|séance
initiation|découverte
module|unité|cours
matière|discipline
exercice|activité|entraînement
examen|épreuve|contrôle
note|résultat
copie|devoir
sujet|thème
étude|recherche|travail
recherche|étude|travaux
expérience|essai|manipulation
expérimentation|essai|expérience
article|publication|texte
colloque|congrès|conférence
subvention|aide financière|financement
financement|subvention|fonds
bourse|aide financière
dossier de candidature|candidature
candidature|postulation
cv|candidature|curriculum
offre d'emploi|annonce d'emploi|poste à pourvoir|annonce
poste à pourvoir|poste vacant|offre d'emploi
entretien d'embauche|entretien|entretien de recrutement
intégration|accueil|arrivée
intégrer|accueillir
plainte|dépôt de plainte
infraction|délit
amende|contravention|procès-verbal
contrôle d'accès|contrôle des entrées|filtrage des entrées|filtrer les entrées
filtrage|contrôle
fouille|inspection
alarme|alerte
incendie|feu
extincteur|moyen d'extinction
évacuation|sortie
issue de secours|sortie de secours
vidéosurveillance|caméras|surveillance vidéo|caméras de surveillance
clé|trousseau
badge|carte d'accès
embarquement|montée à bord
bagage|valise
vol|avion
train|rame
bus|autobus|autocar > autocar
autocar|car
navire|bateau|bâtiment
voyage|circuit|séjour
itinéraire|trajet|parcours|route
carburant|essence|gazole
plein|carburant
pneu|pneumatique|gomme
frein|freinage
vidange|changement d'huile
révision|entretien|contrôle
carrosserie|tôlerie
`;
