/** French nouns of which each names the very same thing as the others; what stands behind ">" is one of its kind and only proves; our own list. */
export const moreSecondNames = `
chaussure|soulier
vitre|carreau de fenêtre|carreaux de fenêtre|carreau de vitre
ordures|ordures ménagères|déchets ménagers|poubelles
jeune enfant|tout-petit > bambin|nourrisson
nourrisson|bébé
voyage d'affaires|déplacement professionnel
webinar|webinaire|séminaire en ligne|conférence en ligne
cloud|nuage informatique|informatique en nuage > nuage
bistro|bistrot
chiot|jeune chien
passager|voyageur
billet de train|titre de transport|ticket de transport
éclairage public|éclairage des rues|réverbères|lampadaires de rue
ordinateur|pc|poste informatique
smartphone|téléphone portable|téléphone mobile
offre d'emploi|annonce d'emploi
newsletter|infolettre|lettre d'information|bulletin électronique
menu|carte de restaurant|carte du restaurant
panneau solaire|panneau photovoltaïque|module photovoltaïque|module solaire
borne de recharge|irve|infrastructure de recharge
ambulance|véhicule sanitaire
camion|poids lourd
moto|motocyclette
vélo|bicyclette
autobus|bus
tramway|tram
aéronef > avion|hélicoptère
transpalette|tire-palette
pelle mécanique|pelleteuse|excavatrice
escalier roulant|escalator|escalier mécanique
climatisation|climatiseur|clim|air conditionné
chauffage|système de chauffage|installation de chauffage
tuyau|tuyauterie|canalisation
robinet|robinetterie
wc|toilettes
carrelage > carreaux de sol|carreaux de faïence
moquette|revêtement textile
papier peint|papiers peints
toit|toiture
gouttière|chéneau
pelouse|gazon
mauvaises herbes|adventices|herbes indésirables
espaces verts|parcs et jardins
composition florale > bouquet|gerbe de fleurs
pomme de terre|patate
vigne|cep|pied de vigne
bétail|cheptel
mouton|ovin > brebis|agneau
porc|cochon
animal de compagnie|animal domestique
comprimé|cachet
piqûre|injection
hôpital|centre hospitalier
ehpad|maison de retraite|résidence pour personnes âgées
personne âgée|personnes âgées|aîné|senior
crèche|multi-accueil
élève > écolier|collégien|lycéen
cours particulier|leçon particulière
courrier > lettre
facture fournisseur|facture d'achat
facture client|facture de vente
bulletin de paie|fiche de paie|bulletin de salaire|feuille de paie|fiche de salaire
note de frais|frais professionnels|frais de déplacement
impayé|créance impayée|facture impayée
déclaration d'impôt|déclaration fiscale|déclaration de revenus
devis|offre de prix|proposition chiffrée
bon d'achat|chèque-cadeau
remise|rabais|ristourne
réclamation|plainte de client
colis|paquet
rayon|linéaire
caisse enregistreuse|caisse
glace|crème glacée
plat|mets
vêtement|habit
canapé|sofa
lave-linge|machine à laver
lave-vaisselle|machine à laver la vaisselle
réfrigérateur|frigo
téléviseur|télévision
photo|photographie|cliché
vidéo|film
boutique en ligne|site marchand|e-boutique|site de vente en ligne
application mobile|appli mobile|application pour smartphone
prospectus|tract|dépliant|flyer
affiche|poster
brochure|plaquette
appel téléphonique|coup de fil
client|clientèle
collègue|collaborateur
nouveau salarié|nouvel arrivant|nouveaux arrivants|nouvelle recrue|nouvel embauché
locataire|occupant
logement|habitation > appartement
clé|clef
voie ferrée > rails
événement|manifestation|évènement
salon professionnel|foire
mariage|noces
excursion|sortie à la journée
colonie de vacances|colo|séjour de vacances
livre|ouvrage
luminaire|lampe
malade|patient
prairie|pré
usager|utilisateur
candidat|postulant
litige|différend
pièce détachée|pièce de rechange
médecin|docteur
école|établissement scolaire
boutique|magasin
usine|fabrique
bâtiment|édifice
surgelés|produits surgelés
cartable|sac d'école|sac d'écolier
mode d'emploi|notice d'utilisation|notice d'emploi
code-barres|code à barres
habilitation électrique|habilitation b2v|habilitation br|habilitation b1v|habilitation bc|habilitation b0|habilitation h0
`;
