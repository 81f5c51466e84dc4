/** Words French took from other languages and its own words for the same thing, as resumes and postings use either; our own list. */
export const loans = `
merchandising|marchandisage
phishing|hameçonnage
spear phishing|harponnage
sponsoring|parrainage d'entreprise|sponsorat
contrat de sponsoring|contrat de parrainage|contrat de sponsorat
recherche de sponsors|recherche de parrains|recherche de sponsoring
crowdfunding|financement participatif|sociofinancement
packaging|conditionnement produit
cybersecurity|cybersécurité|sécurité informatique
ransomware|rançongiciel
malware|logiciel malveillant|maliciel
spyware|logiciel espion
spam|pourriel|courrier indésirable
firewall|pare-feu
backup|sauvegarde informatique|sauvegarde de données
benchmark|benchmarking|étalonnage concurrentiel|parangonnage
brainstorming|remue-méninges
team building|cohésion d'équipe
onboarding|intégration des nouveaux salariés|intégration des nouveaux arrivants|intégration des nouveaux collaborateurs
offboarding|départ des salariés
coworking|cotravail|travail partagé
community management|animation de communautés en ligne|animation de communauté en ligne
community manager|animateur de communauté|gestionnaire de communauté
copywriting|rédaction publicitaire
e-mailing|emailing|courriel promotionnel|campagne d'e-mails
street marketing|marketing de rue
teaser|aguiche
streaming|diffusion en flux|lecture en continu
replay|télévision de rattrapage
making-of|film de tournage
storyboard|scénarimage
motion design|animation graphique
web design|webdesign|conception web
ux design|conception de l'expérience utilisateur|design d'expérience utilisateur
responsive design|conception adaptative
mockup|maquette graphique
bug|bogue
débogage|debugging|débugage
helpdesk|help desk|assistance informatique|support informatique|centre d'assistance informatique
data center|centre de données
machine learning|apprentissage automatique|apprentissage machine
cloud computing|infonuagique
blockchain|chaîne de blocs
code review|revue de code
pair programming|programmation en binôme
user story|récit utilisateur
feedback|retour d'expérience utilisateur
kick-off|réunion de lancement
deadline|date butoir|date limite
workflow|flux de travaux|flux de travail
turnover|rotation du personnel
sourcing de candidats|recherche de candidats
job dating|rencontres de recrutement
job board|site d'emploi|site d'offres d'emploi
burn-out|burnout|épuisement professionnel
soft skills|compétences comportementales|savoir-être
hard skills|compétences techniques
e-learning|formation en ligne|apprentissage en ligne|cyberapprentissage
serious game|jeu sérieux
escape game|jeu d'évasion
mentoring|mentorat
personal training|entraînement personnalisé
cross-selling|vente croisée
upselling|vente additionnelle|montée en gamme
click and collect|cliquer-retirer|retrait en magasin
drop shipping|dropshipping|livraison directe par le fournisseur
marketplace|place de marché|place de marché en ligne
e-commerce|commerce en ligne|vente en ligne
m-commerce|commerce mobile
showroom|salle d'exposition
pop-up store|boutique éphémère|magasin éphémère
ticket restaurant|titre restaurant|titre-restaurant
business plan|plan d'affaires
business model|modèle d'affaires|modèle économique
business angel|investisseur providentiel
start-up|startup|jeune pousse
joint-venture|coentreprise
leasing|crédit-bail
factoring|affacturage
cash-flow|flux de trésorerie
cash management|gestion de trésorerie
trading|négoce de titres
hedging|couverture de risques financiers
stock-option|option sur actions
supply chain manager|responsable de la chaîne logistique
cross-docking|transbordement à quai
co-packing|copacking|conditionnement à façon
packing list|liste de colisage
tracking|suivi des colis|suivi de colis
container|conteneur
catering|service traiteur
check-in|enregistrement des voyageurs|enregistrement à l'arrivée
check-out|départ du client
yield management|tarification dynamique|gestion du rendement
housekeeping|service des étages
food truck|camion-restaurant|camion de restauration
fast-food|restauration rapide
take away|vente à emporter|plats à emporter
cocktail dînatoire|buffet dînatoire
open space|bureau paysager|bureau ouvert
facility management|services généraux|gestion des installations
property management|gestion locative immobilière
home staging|valorisation immobilière|mise en valeur immobilière
home office|télétravail|travail à distance
call center|centre d'appels|centre d'appel|plateforme téléphonique
phoning|prospection téléphonique|démarchage téléphonique
hotline|assistance téléphonique|ligne d'assistance
chat en ligne|messagerie instantanée|clavardage
fact-checking|vérification des faits|vérification de l'information
press book|portfolio|porte-folio
shooting photo|séance photo|séance de prises de vue|prise de vue photographique
personal shopper|acheteur personnel
sweat-shirt|sweatshirt|chandail molletonné
make-up artist|maquilleur professionnel
nail art|décoration d'ongles|décoration des ongles
running|course à pied
trail|course en sentier
baby-sitting|babysitting|garde d'enfants occasionnelle
nursing|soins d'hygiène et de confort
check-up|bilan de santé
kit mains libres|trousse mains libres
airbag|coussin gonflable|sac gonflable
turbo|turbocompresseur
covoiturage|carpooling
car sharing|autopartage
greenwashing|écoblanchiment
upcycling|surcyclage
lean management|gestion allégée
dashboard|tableau de bord
`;
