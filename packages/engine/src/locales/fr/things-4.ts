/** French things of workshops, sites, offices, shops, wards and farms with two names, and behind ">" sorts of the thing before it, which only prove; our own list. */
export const things4 = `
instrument de mesure|appareil de mesure > balance|manomètre|thermomètre|pied à coulisse|micromètre|multimètre|pH-mètre|débitmètre|pipette|hygromètre|sonomètre|oscilloscope
pièce d'usure > roulement|courroie|joint|plaquette de frein|filtre|galet|balai
pièce mécanique > engrenage|arbre de transmission|vis|palier|bride|pignon|axe|piston|vilebrequin
équipement réseau > routeur|commutateur|switch|pare-feu|point d'accès wifi|borne wifi
équipement informatique|matériel informatique > ordinateur|imprimante|serveur|écran|poste de travail|scanner|tablette
périphérique > imprimante|scanner|écran|clavier
carte électronique|circuit électronique
composant électronique > condensateur|résistance|transistor|circuit intégré|diode
moteur électrique > moteur asynchrone
pompe > pompe centrifuge|pompe de relevage
vanne|robinet industriel
compresseur > compresseur d'air
installation électrique > tableau électrique|prise de courant|éclairage
installation frigorifique|équipement frigorifique > chambre froide|vitrine réfrigérée|groupe froid|meuble frigorifique
climatiseur|appareil de climatisation|clim
équipement sanitaire|appareil sanitaire > lavabo|évier|douche|baignoire|wc|bidet|lave-mains
tuyauterie|tuyau|conduite
raccord > coude|bride|té
aéronef > avion|avion de ligne|hélicoptère|planeur
engin de levage|appareil de levage > grue|pont roulant|palan|nacelle|chariot télescopique
engin de terrassement > pelle mécanique|pelleteuse|bulldozer|niveleuse|tractopelle|mini-pelle
machine agricole|matériel agricole > tracteur|moissonneuse-batteuse|ensileuse|semoir|faucheuse|presse à foin|charrue
machine à bois > scie à panneaux|dégauchisseuse|raboteuse|toupie|scie à ruban
machine de conditionnement > ensacheuse|étiqueteuse|encartonneuse|operculeuse|remplisseuse
outillage|outil > perceuse|tournevis|marteau|clé à molette|meuleuse|scie|ponceuse
outil de coupe > fraise|foret|taraud|plaquette de coupe
outil à main > marteau|tournevis|pince|rabot
matériau de construction > ciment|sable|parpaing|brique|plâtre|gravier
isolant|matériau isolant > laine de verre|laine de roche|ouate de cellulose|polystyrène|fibre de bois
couverture de toit|matériau de couverture > tuile|ardoise|zinc|bac acier
reporting|rapport@ventes mensuel mensuels hebdomadaire hebdomadaires trimestriel trimestriels financier financiers chiffres
prospect|lead|client potentiel
mobilier urbain > banc|corbeille|abribus|potelet
escalier > escalier en bois
garde-corps|rambarde|balustrade
maçonnerie > mur en brique|mur en parpaings
voirie|chaussée|route > trottoir|rue
réseau d'assainissement|réseau d'eaux usées > égout
végétal > arbre|arbuste|fleur|haie|gazon|plante vivace|bulbe
plante potagère > tomate|salade|poireau|courgette
plante ornementale > géranium|pensée|rosier|chrysanthème
petit fruit|fruit rouge > fraise|framboise|groseille|myrtille|cassis|mûre
fruit à noyau > pêche|abricot|prune|cerise|mirabelle
légume racine > carotte|navet|betterave|radis|panais
herbe aromatique|plante aromatique > basilic|persil|thym|ciboulette|menthe
bétail|cheptel > vache|brebis|chèvre|porc|bœuf|mouton|veau
porc|cochon > porcelet|truie
ovin > mouton|brebis|agneau|bélier
lapin > lapereau
produit laitier > lait|beurre|crème|yaourt|fromage
pâte à pain > pâte à baguettes
produit frais > fruit|légume|fromage|yaourt|viande
produit surgelé|surgelé
plat cuisiné|plat préparé > lasagne|ragoût|gratin|blanquette
plat chaud > gratin|ragoût|soupe|omelette
entrée froide > salade composée|terrine|crudités
sauce > mayonnaise|béchamel|vinaigrette|jus
soupe|potage > velouté
crudités > carottes râpées|concombres|radis
glace|crème glacée > sorbet
chocolat > truffe|praline|tablette de chocolat
gâteau > tarte|cake|fraisier|éclair|chou à la crème
sandwich > burger|wrap|panini
denrée alimentaire|denrée > viande|poisson|légume|fruit|œuf|farine
ingrédient > farine|œuf|sucre|beurre
ustensile de cuisine|batterie de cuisine > casserole|poêle|marmite|couteau
vaisselle > assiette|verre|couvert|plat
vêtement > jupe|veste|blouse|gilet|pull|tailleur|costume|uniforme
vêtement sur mesure > robe de mariée sur mesure|costume sur mesure
article de maroquinerie > sac|portefeuille|ceinture|valise
article textile > drap|rideau|nappe|coussin
siège > fauteuil|chaise|canapé|banquette|tabouret
meuble en kit|mobilier en kit > armoire en kit|cuisine en kit
literie > matelas|sommier
luminaire > lampe|applique|spot|suspension
produit cosmétique|cosmétique > crème|parfum|shampoing|maquillage
produit d'hygiène > savon|gel douche|shampoing
document administratif > attestation|certificat|formulaire|convention|courrier|arrêté
document commercial > devis|facture|bon de commande|bon de livraison
document comptable > facture|relevé bancaire|bilan|grand livre
document de transport > lettre de voiture|CMR|bon de livraison|connaissement
document technique|documentation technique > notice|schéma|mode opératoire|manuel
support pédagogique|support de formation|support de cours > diaporama|polycopié|fiche de cours
pièce justificative|justificatif > quittance|bulletin de salaire|avis d'imposition
écriture comptable > écriture d'inventaire|écriture de paie
titre d'identité|pièce d'identité|document d'identité > passeport|carte d'identité
acte d'état civil > acte de naissance|acte de mariage|acte de décès
acte notarié > acte de vente|donation|testament
contrat commercial > contrat de vente|contrat de distribution
prestation sociale|allocation > allocation logement|allocation familiale|RSA|prime d'activité
aide sociale|aide financière > secours d'urgence|allocation
valeur mobilière|titre financier > action|obligation
crédit bancaire > crédit immobilier|crédit à la consommation|prêt personnel|prêt immobilier
produit bancaire > carte bancaire|crédit|livret|assurance
moyen de paiement > carte bancaire|chèque|espèces
dommage|dégât > dégât des eaux|incendie|bris de glace
examen d'imagerie|examen d'imagerie médicale|examen radiologique > radio|radiographie|scanner|IRM|échographie|mammographie
examen de laboratoire|analyse médicale|analyse biologique > numération|glycémie|bilan sanguin|groupe sanguin
prélèvement biologique > prise de sang|frottis|urine
dispositif médical|matériel médical > fauteuil roulant|lit médicalisé|pompe à perfusion|béquille|oxygène|pousse-seringue
dispositif de contention > attelle|bas de contention
orthèse > attelle|corset|semelle orthopédique
instrument chirurgical > bistouri|pince|écarteur
soin d'hygiène|soin de nursing > toilette|bain|change|shampoing
repas > déjeuner|dîner|petit-déjeuner|goûter|souper
activité manuelle > peinture|pâte à modeler|collage|bricolage|couture
activité sportive|activité physique > football|natation|gymnastique|basket|handball|judo|randonnée
activité de loisirs|loisir > jeu de société|chant|sortie|promenade
jeu de société > loto|scrabble|belote
cours collectif > zumba|pilates|aquagym|step|fitness|yoga
instrument à cordes > guitare|violon|violoncelle
instrument à vent > flûte|trompette|clarinette|saxophone
matériel scénique|matériel de scène > projecteur|enceinte|micro|console|rideau de scène
matériel audiovisuel|équipement audiovisuel > caméra|micro|projecteur|vidéoprojecteur|enceinte
imprimé|support imprimé > brochure|affiche|dépliant|carte de visite|catalogue|flyer
support publicitaire > affiche|bannière|flyer|kakémono
contenu éditorial > article|billet de blog|dossier
revue|périodique|magazine > hebdomadaire|mensuel
équipement de protection individuelle|EPI|équipement de protection > casque|gants|harnais|chaussures de sécurité|lunettes de protection
équipement de sécurité|matériel de sécurité > extincteur|alarme|détecteur de fumée|désenfumage
système d'alarme|alarme > alarme anti-intrusion|alarme incendie
infraction > excès de vitesse|stationnement gênant
espace public > rue|place|trottoir|parc
déchet ménager|ordures ménagères > poubelles
déchet dangereux > solvant|huile usagée|amiante|batterie usagée
déchet industriel > copeau|huile usagée|chute de métal
déchet vert > branche|gazon|feuille morte
surface vitrée|vitre|vitrage > fenêtre|baie vitrée|vitrine|verrière
surface > sol|mur|plan de travail
locaux|local > bureau|atelier|salle de classe|vestiaire|salle de réunion
bâtiment > immeuble|maison|hangar|école|entrepôt
établissement scolaire > école|collège|lycée
public fragile|personne vulnérable > personne âgée|personne handicapée
personne âgée|senior|aîné > résident
personne dépendante|personne en perte d'autonomie > personne âgée dépendante
usager > voyageur|lecteur|allocataire|contribuable|administré
allocataire|bénéficiaire > bénéficiaire du RSA
visiteur > touriste|groupe de touristes
équipe > ouvriers|techniciens|vendeurs|serveurs|infirmières|commerciaux
personnel|équipe > salariés|employés|agents|vendeurs|serveurs|ouvriers
stagiaire|étudiant en stage
marchandise > colis|palette|carton|conteneur
trajet|itinéraire
matière première > acier|bois|farine|plastique|sucre|coton|cuir
matière dangereuse|marchandise dangereuse|produit dangereux > gaz|acide|carburant|solvant
produit chimique > acide|solvant|soude|javel
peinture > laque|vernis|lasure
revêtement mural > papier peint|toile de verre|faïence|lambris
tissu > soie|coton|laine|velours|lin
cuir|peau > peau de vache
bois > planche|chêne|contreplaqué|hêtre|sapin
tôle > tôle d'acier|tôle inox|tôle alu
structure métallique|charpente métallique > poutrelle|passerelle métallique
ouvrage métallique > portail|garde-corps|escalier métallique|rampe
chaudronnerie > cuve|citerne|réservoir
cuve|réservoir|citerne
four > four à pain|four de traitement thermique
véhicule léger|voiture|automobile
véhicule industriel > camion|semi-remorque|autobus
carrosserie > aile|portière|capot|pare-chocs
organe mécanique > frein|embrayage|moteur|boîte de vitesses
matériel roulant > locomotive|rame|wagon
billet|titre d'entrée > ticket d'entrée|place de spectacle
chambre d'hôtel > suite
sinistré|victime > blessé
blessé|victime
anomalie|défaut > panne|rayure|fissure
panne|dysfonctionnement|avarie
donnée > adresse|coordonnées
donnée client|fichier clients|coordonnées clients
indicateur|KPI > taux de rebut|taux de service|chiffre d'affaires
rapport > compte rendu|note de synthèse
procédure|mode opératoire|instruction de travail > gamme
plan d'exécution > plan de coffrage|plan de ferraillage
plan topographique > plan de masse
formulaire > bulletin d'inscription|demande d'adhésion
dossier d'inscription > fiche d'inscription
`;
