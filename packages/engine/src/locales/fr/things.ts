/** French things with two names, and behind ">" sorts of the thing before it; each says it only beside what is done with it. */
export const things = `
échafaudage > tour roulante
béton > béton armé|béton cellulaire
parpaing|bloc de béton|agglo
faux plafond|plafond suspendu
parquet > parquet flottant|parquet massif|parquet stratifié
revêtement de sol > parquet|moquette|linoléum|carrelage|lino
menuiserie extérieure > fenêtre|porte-fenêtre|baie vitrée
volet > volet roulant|persienne
portail > portail coulissant
clôture > grillage|palissade
enduit > crépi
radiateur > radiateur en fonte|sèche-serviettes
chaudière > chaudière à gaz|chaudière à condensation|chaudière fioul
canalisation > égout|tuyau d'évacuation
interrupteur > va-et-vient
tableau électrique|armoire électrique|coffret électrique
luminaire > lustre|plafonnier|lampadaire
engin de chantier > pelle mécanique|pelleteuse|bulldozer|chargeuse|mini-pelle|tractopelle|niveleuse
engin agricole > tracteur|moissonneuse|ensileuse
outil de jardin > sécateur|tondeuse|débroussailleuse
arbre fruitier|fruitier > pommier|poirier|cerisier|prunier|abricotier
haie > haie de thuyas|haie de troènes
arbuste|arbrisseau > rosier|laurier|buis
fleur > rose|tulipe|œillet|orchidée|chrysanthème
fruit > pomme|poire|pêche|pastèque|banane|orange|cerise|fraise|framboise|prune|abricot|raisin|kiwi|mirabelle|myrtille|melon|citron|clémentine
légume > carotte|tomate|poireau|chou|salade|courgette|oignon|navet|betterave|aubergine|poivron|épinard|asperge|haricot vert
oléagineux > colza|tournesol
légumineuse > lentille|pois chiche|haricot sec|féverole
champignon > cèpe|girolle|pleurote
fourrage > foin|luzerne|ensilage
bovin > vache|veau|génisse|taureau|bœuf
caprin > chèvre|chevreau
gibier > sanglier|chevreuil|faisan
équidé > cheval|poney|âne|jument
ruche|colonie d'abeilles
fruits de mer > huître|crevette|crabe|homard|bulot
crustacé > crevette|crabe|homard|langoustine
viande > bœuf|porc|agneau|veau|volaille
charcuterie > jambon|saucisson|terrine|pâté
fromage > chèvre frais|tomme|comté|camembert
viennoiserie > croissant|brioche|pain au chocolat|chausson
pâtisserie > tarte|mille-feuille|entremets|macaron
dessert > mousse au chocolat|crème brûlée|tiramisu
boisson > café|thé|jus|bière|vin|soda|cocktail
boisson chaude > café|thé|chocolat chaud
spiritueux|alcool fort > rhum|whisky|cognac
linge de maison > drap|nappe|serviette|torchon|housse de couette
linge de lit|literie > drap|housse de couette|taie
chaussure > botte|sandale|basket|bottine
accessoire de mode > sac à main|ceinture|écharpe
bijou|joyau > bague|collier|bracelet|boucle d'oreille
maroquinerie > sac à main|portefeuille|ceinture
meuble|mobilier > table|chaise|armoire|commode|lit|canapé|bibliothèque|étagère
électroménager|appareil ménager > lave-linge|lave-vaisselle|réfrigérateur|sèche-linge|congélateur
instrument de musique > piano|guitare|violon|flûte|trompette|violoncelle|accordéon|orgue
jouet > poupée|peluche|puzzle
véhicule > voiture|camion|camionnette|autobus|autocar|moto|fourgon|scooter|tracteur
véhicule utilitaire > fourgon|camionnette
deux-roues > vélo|moto|scooter
embarcation > voilier|barque|canot|kayak
bateau > voilier|chalutier|ferry|péniche
pneu|pneumatique
pare-brise > pare-brise feuilleté
métal > acier|inox|aluminium|cuivre|laiton|bronze|titane
textile > coton|laine|soie
carburant > essence|gazole|diesel
combustible > fioul|bois de chauffage|granulés|charbon
produit phytosanitaire > herbicide|fongicide|insecticide
engrais|fertilisant
déchets verts > branches|tontes
médicament > antibiotique|antalgique|comprimé|sirop
pansement > compresse
fauteuil roulant > fauteuil électrique
appareil auditif|prothèse auditive|aide auditive
prothèse dentaire > couronne|bridge|dentier
lunettes > verres correcteurs|lunettes de soleil
imagerie médicale > radiographie|scanner|échographie|IRM
radiographie|cliché radiologique
enfant > écolier|bambin|garçonnet|fillette
personne en situation de handicap|personne handicapée|adulte handicapé
sans-abri|sdf|personne sans domicile fixe
demandeur d'emploi|chômeur
réfugié > demandeur d'asile
apprenti|alternant
intérimaire|travailleur temporaire
saisonnier|travailleur saisonnier > vendangeur|cueilleur
document > contrat|facture|attestation|dossier|acte|certificat
déclaration fiscale > déclaration de tva|liasse fiscale
cotisation sociale|charges sociales
sinistre > dégât des eaux|incendie de logement
bien immobilier > appartement|maison|villa|studio
bail|contrat de location
copropriété > résidence en copropriété
enquête|sondage > questionnaire
communiqué de presse|communiqué
support de communication > affiche|brochure|dépliant|flyer|prospectus
manifestation sportive|événement sportif > tournoi|marathon|course cycliste
œuvre d'art > tableau|sculpture|gravure
traduction assermentée|traduction certifiée|traduction officielle
sortie scolaire|sortie pédagogique
logiciel > progiciel|application
machine-outil > fraiseuse|rectifieuse|perceuse à colonne
machine à coudre > surjeteuse
ligne de production|chaîne de production|ligne de fabrication|chaîne de fabrication
emballage > carton|film étirable|barquette
palette > europalette
entrepôt|dépôt de marchandises
quai de chargement|quai de déchargement
chariot de manutention|engin de manutention > chariot élévateur|transpalette|gerbeur
ascenseur > monte-charge
caméra de surveillance|caméra de vidéosurveillance
extincteur > extincteur à poudre
locaux > bureaux|salles de réunion|vestiaires
parties communes > hall d'entrée|cage d'escalier
chambre d'hôtel|chambre d'hôte
cheveux|chevelure
soin du visage > gommage
soin esthétique > épilation|manucure|soin du visage
`;
