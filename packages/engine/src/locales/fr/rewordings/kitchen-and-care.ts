/** Kitchen, table, room and care, in everyday words; read by the gate alone. */
export const kitchenAndCare = `
éplucher|peler|ôter la peau
tailler|couper|émincer|trancher
émincer|couper en lamelles|couper finement
hacher|couper menu|broyer
râper|passer à la râpe
mixer|réduire en purée|passer au mixeur
assaisonner|saler et poivrer|relever
dressage|mise en place
dresser les assiettes|dressage des assiettes|monter les assiettes
mise en place|préparation|préparatifs
griller|faire griller|cuire au gril
rôtir|faire rôtir|cuire au four
frire|faire frire|cuire à la friture
mijoter|faire mijoter|cuire à feu doux
enfourner|mettre au four|mise au four
cuire au four|cuisson au four
napper|couvrir de sauce
pâte|pâton
viennoiserie|croissants
servir|apporter aux tables|apporter les plats
prendre les commandes|noter les commandes|prise de commandes|relever les commandes|recueillir les commandes|enregistrer les commandes
mettre le couvert|dresser la table|dresser les tables|mettre la table|mise du couvert|mettre les tables
débarrasser les tables|desservir les tables|débarrassage des tables|desservir
faire la plonge|laver la vaisselle|plonge
faire les lits|refaire les lits|réfection des lits|changer les draps
changer les draps|changer le linge de lit|renouveler les draps
faire les chambres|nettoyer les chambres|nettoyage des chambres|remettre en état les chambres
faire le ménage|nettoyer|ménage|nettoyage
faire les courses|effectuer les achats|faire les achats
faire les vitres|laver les vitres|nettoyer les vitres|lavage des vitres|nettoyage des vitres|laver les carreaux
faire la lessive|laver le linge|lavage du linge|lessive
vider les poubelles|sortir les poubelles|évacuer les déchets|vidage des poubelles
faire les comptes de caisse|compter la caisse|clôturer la caisse|clôture de caisse|comptage de caisse|arrêter la caisse
fond de caisse|caisse
monnaie|appoint
addition|note|facture
pourboire|gratification
menu|carte
recette|préparation
entrée|hors-d'oeuvre
dessert|entremets|sucré
repas du midi|déjeuner|repas de midi|service du midi
petit déjeuner|petit-déjeuner|petits déjeuners
repas du soir|dîner|souper|service du soir
goûter|collation|encas
midi|heure du déjeuner|pause de midi
couverts|convives|repas|clients
table|tablée
salle|restaurant
cuisine|fourneaux
chambre froide|frigo|réfrigérateur|armoire froide
frigo|réfrigérateur|frigidaire
four|fourneau
vaisselle|assiettes et verres
nappe|linge de table
denrée|aliment|produit alimentaire|nourriture
aliment|nourriture|vivres
dlc|date de péremption|date limite|date de consommation
périmé|hors date|expiré
laver|faire la toilette|nettoyer
toilette|hygiène corporelle|soins d'hygiène
faire la toilette|laver|toilette
aide à la toilette|aide à l'hygiène|aide pour la toilette
coucher|mettre au lit
donner à manger|faire manger|nourrir
aide au repas|aide à la prise des repas|aide pendant les repas
donner le bain|baigner|bain|faire prendre le bain
changer les couches|change|changes|mettre des couches propres
endormir|faire dormir|coucher
soins|prise en charge
soigner|traiter|prodiguer des soins|donner des soins|dispenser des soins
prodiguer|donner|dispenser|apporter
panser|faire un pansement|refaire un pansement
piquer|faire une piqûre|injecter|faire une injection
piqûre|injection
vacciner|faire le vaccin|faire les vaccins|administrer le vaccin
faire une prise de sang|prélever du sang|piquer
température|fièvre
tension|pression artérielle
poids|pesée
constantes|paramètres|mesures
douleur|souffrance
apaiser|calmer|rassurer|réconforter|tranquilliser
rassurer|apaiser|mettre en confiance|tranquilliser
réconfort|soutien moral
écouter|être à l'écoute|prêter attention
écoute|disponibilité
veiller|surveiller|faire attention|prêter attention
surveiller|veiller|avoir l'oeil
garde de nuit|veille de nuit|nuits de garde
astreinte|permanence|garde
mobiliser|faire bouger|faire marcher
mobilisation|mise en mouvement
transfert|déplacement|passage
lève-personne|lève-malade|soulève-personne
fauteuil roulant|chaise roulante
déambulateur|cadre de marche
marcher|se déplacer
promenade|balade|sortie
malade|souffrant|patient
hospitalisé|patient
convalescent|en convalescence
dépendant|non autonome
fragile|vulnérable
âgé|vieux|aîné
nourrisson|bébé|tout-petit
tout-petit|bébé|petit enfant|jeune enfant
accouchement|naissance
enceinte|femme enceinte|grossesse
proche|famille|entourage
décès|mort|disparition
fin de vie|soins palliatifs
rendez-vous|consultation|visite
consultation|visite médicale
ordonnance|prescription
comprimé|cachet|pilule
gouttes|collyre
crème|pommade
analyse de sang|bilan sanguin|analyses sanguines
prélèvement|échantillon|prise
radio|radiographie|cliché
examen|analyse|test
symptôme|signe
allergie|réaction allergique
chute|tomber
blessé|victime
secours|premiers soins|secourisme
secourir|porter secours|donner les premiers secours
désinfecter|passer au désinfectant|stériliser
asepsie|hygiène
matériel médical|matériel de soins|instruments
plateau|chariot
dossier de soins|dossier patient|dossier médical|dossier du patient
transmissions|relèves|passation
relève|transmissions|changement d'équipe
éveil|stimulation
jouer|faire des jeux|proposer des jeux
bricolage|activité manuelle|travaux manuels
activité|atelier|animation
chanter|faire chanter|chant
raconter des histoires|lire des histoires|lecture d'histoires|lire des contes
histoire|conte|récit
dispute|conflit|querelle
comportement|conduite|attitude
progrès|évolution|avancée
bulletin|carnet de notes
aide aux devoirs|soutien scolaire|aide pour les devoirs|accompagnement scolaire
soutien scolaire|aide aux leçons
étude surveillée|étude
cour|préau
récréation|pause
coiffer|arranger les cheveux|faire une coiffure
couper les cheveux|coupe de cheveux|coupes
colorer|teindre|faire la couleur|faire des colorations
coloration|couleur|teinture
shampoing|lavage des cheveux|shampouiner
brushing|séchage
raser|faire la barbe|tailler la barbe
épiler|faire des épilations|épilation
maquiller|faire le maquillage|maquillage
soin du visage|soin visage|soins esthétiques
ongles|manucure
masser|faire des massages|donner des massages
vétérinaire|clinique vétérinaire
animal|bête
chat|félin
cheval|équidé|chevaux
brebis|mouton|ovin
chèvre|caprin
porc|cochon|porcin
volaille|poule
étable|stabulation
écurie|box
enclos|parc
litière|paille
troupeau|bêtes
vêlage|mise bas
repas|manger
s'habiller|habillage
postopératoire|après l'opération|après opération|post-opératoire
préopératoire|avant l'opération|pré-opératoire
`;
