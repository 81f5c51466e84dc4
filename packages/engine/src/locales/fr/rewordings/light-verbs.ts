/** A verb that says little with its noun, and the verb that says it alone; read by the gate alone. */
export const lightVerbs = `
faire un contrôle|effectuer des contrôles|contrôler|procéder au contrôle|contrôle
faire une vérification|procéder à des vérifications|vérifier|vérification
faire l'inventaire|inventorier|compter le stock|dresser l'inventaire|prendre l'inventaire|procéder à l'inventaire
faire le suivi|assurer le suivi|suivre|suivi
suivre|faire le suivi|assurer un suivi|contrôler l'avancement
suivi|accompagnement
faire la saisie|saisir|assurer la saisie|saisie
faire l'accueil|accueillir|assurer l'accueil|accueil
faire la promotion|promouvoir|promotion
promouvoir|mettre en avant|faire connaître
mettre en avant|mettre en valeur|valoriser
mettre en valeur|valoriser|mise en valeur
faire connaître|promouvoir|faire la publicité
faire la publicité|faire de la réclame
faire une analyse|analyser|procéder à une analyse|mener une analyse|analyse
faire une étude|étudier|mener une étude|réaliser une étude|étude
faire des recherches|rechercher|mener des recherches|effectuer des recherches|chercher
faire un essai|essayer|tester|faire des essais|essai
faire un test|tester|procéder à des tests|passer des tests|test
faire la maintenance|entretenir|assurer la maintenance|maintenance
faire l'entretien|entretenir|assurer l'entretien|entretien
faire des réparations|réparer|effectuer des réparations|procéder à des réparations|réparation
faire la livraison|livrer|effectuer des livraisons|assurer les livraisons|livraison
faire des livraisons|livrer|assurer la livraison
faire le transport|transporter|assurer le transport|transport
faire le chargement|charger|procéder au chargement|chargement
faire la mise en rayon|mettre en rayon|mise en rayon|remplir les rayons
faire le réassort|réassortir|remplir les rayons|réassort
faire le nettoyage|nettoyer|assurer le nettoyage|procéder au nettoyage|nettoyage
faire la cuisine|cuisiner|préparer les repas
faire le service|servir|assurer le service|service
faire un rapport|rédiger un rapport|établir un rapport
faire un compte rendu|rédiger un compte rendu|établir un compte rendu
faire une proposition|proposer
faire une offre|proposer|établir un devis
faire des devis|établir des devis|préparer des devis
faire une demande|demander|déposer une demande
faire une réclamation|réclamer
faire une réservation|réserver|réservation
faire une photo|photographier|prendre en photo|prendre des photos
faire un film|filmer|tourner un film
faire un dessin|dessiner
faire un plan|tracer un plan|dessiner un plan
faire une copie|copier
faire une liste|lister
faire une visite|visiter
faire un choix|choisir|choix
faire un don|donner
faire une annonce|annoncer
faire suivre|transmettre|réexpédier|transférer
faire venir|appeler|convoquer
faire respecter|veiller au respect|assurer le respect|faire appliquer
veiller au respect|faire respecter|s'assurer du respect|respect
veiller à la sécurité|assurer la sécurité|garantir la sécurité
sécuriser|assurer la sécurité|protéger
protéger|sécuriser|mettre à l'abri
protection|sécurité
s'assurer|vérifier|veiller
veiller|s'assurer|faire attention
garantir|assurer
mettre à disposition|fournir|mise à disposition|proposer
fournir|procurer|mettre à disposition|apporter
donner|fournir|remettre|apporter
remettre|donner|confier|rendre
confier|remettre|laisser
rendre visite|visiter|aller voir
visiter|rendre visite|se rendre|passer
se rendre|aller|se déplacer
se déplacer|aller|déplacement
prendre contact|contacter|joindre|prise de contact
prise de contact|premier contact
prendre des mesures|mesurer|prise de mesures|relever les mesures
relever|mesurer|noter|prendre
relevé|mesure|prise
prendre les cotes|mesurer|relever les cotes|prise de cotes
prendre livraison|réceptionner|recevoir
prendre en compte|tenir compte|considérer|prise en compte
prendre la relève|relayer|remplacer|prendre la suite
prendre la suite|reprendre|succéder
reprendre|continuer|poursuivre
tenir la caisse|encaisser|encaissement
tenir la réception|assurer la réception|s'occuper de la réception
mettre en place|installer|instaurer
mise en place|installation|instauration
mettre au point|mise au point|élaborer
mettre en page|mise en page|composer
mettre en relation|relier|mise en relation
mettre en oeuvre|appliquer|réaliser|exécuter|concrétiser
mise en oeuvre|application|exécution|réalisation
appliquer|mettre en oeuvre|suivre|respecter
application|respect|mise en oeuvre
respecter|suivre|se conformer|appliquer
mettre en conformité|mise en conformité|adapter aux normes
mise aux normes|mise en conformité|mettre aux normes
mettre fin|arrêter|terminer
mener à bien|réaliser|achever
mener|conduire|réaliser
procéder|effectuer|réaliser
exécuter|réaliser|effectuer|accomplir
accomplissement|exécution|réalisation
apporter de l'aide|aider|aide|porter assistance|donner un coup de main|prêter main-forte
venir en aide|aider|porter assistance|secourir
porter assistance|aider|assister|assistance
apporter un soutien|soutenir|soutien|épauler
apporter son appui|appuyer|appui|soutenir
prêter assistance|assister|assistance
participer|prendre part|contribuer|concourir
participation|contribution|concours
contribuer|participer|apporter sa contribution
collaborer|travailler avec|oeuvrer avec|coopérer
travailler|oeuvrer|exercer
exercer|travailler|pratiquer
pratiquer|exercer|faire
pratique|exercice
recourir|utiliser|se servir|avoir recours
se servir|utiliser|recourir|employer
utilisation|emploi|usage|recours
exploiter|utiliser|tirer parti
exploitation|utilisation
disposer|avoir
posséder|avoir|détenir
avoir lieu|se dérouler|se tenir
permettre|donner la possibilité|rendre possible
éviter|empêcher|prévenir
limiter|réduire|contenir
limitation|réduction
alléger|réduire|soulager
accélérer|rendre plus rapide|gagner du temps
simplifier|rendre plus simple|faciliter|alléger
simplification|allègement
faciliter|rendre plus facile|simplifier
améliorer|rendre meilleur|perfectionner
consolider|renforcer|affermir
garder|conserver|maintenir|tenir
atteindre|parvenir|arriver
tenir les délais|respecter les délais|respect des délais|livrer à temps
respecter les délais|tenir les délais|dans les délais
identifier|repérer|déterminer|reconnaître
identification|repérage|détection
détecter|identifier|repérer|découvrir
localiser|situer|repérer
chercher|être à la recherche
remédier|corriger|résoudre
résoudre|régler|venir à bout|solutionner|trouver une solution
trouver des solutions|résoudre|solutionner|résolution
solution|remède|réponse
choisir|sélectionner|opter
présélectionner|faire un premier tri|présélection
filtrer|trier|tamiser
élaborer|mettre au point|bâtir|préparer
bâtir|construire|élaborer|monter
construire|bâtir|édifier|monter
construction|édification
monter un projet|élaborer un projet|montage de projets|construire un projet
lancer|démarrer|mettre en route|introduire
lancement|démarrage|introduction
instaurer|mettre en place|introduire|établir
adapter|ajuster|aménager
adaptation|aménagement|ajustement
aménager|agencer|organiser|arranger
aménagement|agencement
agencer|aménager|disposer
transformer|convertir|changer
transformation|conversion
remanier|revoir|retravailler
revoir|réviser|retravailler|reprendre
réviser|revoir|relire
révision|relecture
refondre|remanier|refaire
refonte|remaniement|réorganisation
réorganiser|restructurer|remanier
réorganisation|restructuration
regroupement|réunion|rassemblement
recueil|collecte
compiler|rassembler|réunir
collecter|recueillir|récupérer|réunir
assembler|réunir|joindre
accorder|donner|octroyer
attribuer|affecter|allouer|assigner
attribution|affectation|allocation
`;
