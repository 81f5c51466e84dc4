/** People of work, places of work and what stands in them, in everyday words; read by the gate alone. */
export const peopleAndPlaces = `
client|acheteur|consommateur|chaland
clientèle|clients|acheteurs
particulier|client privé|personne privée
clients particuliers|particuliers|clients privés
clients professionnels|professionnels|entreprises clientes
public|visiteurs|usagers|gens
gens|personnes|public
usagers|public|utilisateurs
visiteur|visite
convives|clients|mangeurs
voyageurs|passagers|usagers
touriste|vacancier|visiteur
habitant|résident|riverain
riverain|voisin|habitant
citoyen|habitant|administré
administré|usager|citoyen
occupant|locataire|habitant
copropriétaire|propriétaire
bénéficiaire|personne accompagnée|usager
résident|hébergé|pensionnaire
patientèle|patients
famille|parents|proches
proches|famille|entourage
parents|familles|pères et mères
enfants > élèves|écoliers
collégien|élève de collège|élève du collège
lycéen|élève de lycée|élève du lycée
enfant|gamin|bambin|petit
enfants|petits|bambins
jeune|adolescent|mineur
jeunes|adolescents|jeunesse
adulte|majeur
personne âgée|aîné|senior|retraité
retraité|pensionné
participants|public|inscrits
spectateur|auditeur
collègue|confrère|camarade|coéquipier
coéquipier|collègue|équipier
collègues|équipe|membres de l'équipe
équipe|collègues|groupe
personnel|équipe|employés
nouveau salarié|nouvel employé|nouveau collaborateur|nouvelle recrue|nouvel arrivant|nouveau venu
nouveaux|arrivants|nouvelles recrues|nouveaux venus|nouveaux arrivants
remplaçant|suppléant
intérimaire|travailleur temporaire
saisonnier|travailleur saisonnier|employé saisonnier
ouvrier|travailleur
équipe de nuit|poste de nuit
hiérarchie|supérieurs|ligne hiérarchique
patron|employeur
sous-traitant|prestataire
prestataire|fournisseur|intervenant
partenaire|partenariat
artisan|professionnel du bâtiment
corps de métier|métier|artisans
grossiste|fournisseur en gros
producteur|cultivateur
agriculteur|exploitant|cultivateur|paysan
éleveur|exploitant
chauffeur|conducteur|livreur
transporteur|société de transport|entreprise de transport
médecin|docteur|praticien
soignant|personnel soignant|équipe soignante
équipe soignante|soignants|personnel soignant
kiné|kinésithérapeute
pharmacie|officine
enseignant|instituteur|professeur
équipe pédagogique|enseignants|équipe enseignante
association|club
mairie|municipalité|commune
commune|ville|municipalité
administration|service public|organisme public
organisme|institution|établissement
autorité|administration
police|forces de l'ordre
pompiers|sapeurs-pompiers|secours
assureur|compagnie d'assurance|assurance
journaliste|reporter
presse|médias|journaux
entreprise|maison|société|boîte
société|compagnie|maison
maison|société|établissement
agence|bureau|antenne
supermarché|grande surface|hypermarché > hypermarché
supérette|petit supermarché|magasin de proximité
rayon|linéaire|étal
linéaire|rayon|gondole
étal|stand|présentoir
présentoir|étalage|stand
stand|étal|kiosque
étalage|devanture|présentoir
caisse|encaissement
guichet|accueil|comptoir
accueil|réception|hall d'accueil
bureau|poste de travail
bureaux|locaux|espaces de travail
locaux|bureaux|bâtiments|lieux
lieu|endroit|site|place
endroit|lieu|emplacement
emplacement|place|endroit
site|lieu|emplacement
salle|pièce|local
parking|stationnement|parc de stationnement
jardin|espace vert|parc
espaces verts|jardins|parcs et jardins|parcs
parc|jardin public
massif|parterre|plate-bande
chemin|sentier|allée
pelouse|gazon|herbe
plante|végétal
végétaux|plantes
fleurs|bouquets
serre|tunnel
champ|terre|culture
exploitation|ferme|domaine
ferme|exploitation agricole|exploitation
vigne|vignoble
cave|chai
forêt|bois
rivière|cours d'eau
plage|littoral
piscine|bassin
gymnase|salle de sport
terrain|stade
théâtre|salle de spectacle
scène|plateau
coulisses|arrière-scène
musée|lieu d'exposition
exposition|expo
bibliothèque|médiathèque
livres|ouvrages|volumes
ouvrage|livre|volume
revue|magazine|périodique
dictionnaire|lexique
église|paroisse
quai|zone de chargement|embarquement
entrepôt|dépôt|hangar|magasin
dépôt|entrepôt|réserve
réserve|arrière-boutique|stock|remise
stock|réserve|provision
stocks|réserves|niveaux de stock
article|produit|référence
articles|produits|marchandises|références
marchandises|produits|articles|denrées
fruits et légumes|primeurs
fromage|crèmerie
vêtement|habit|prêt-à-porter
vêtements|habits|textile|prêt-à-porter
chaussure|soulier
meuble|mobilier
mobilier|meubles
cartons|colis|caisses
carton|boîte|caisse
boîte|carton|coffret
caisse|cageot|bac
bac|caisse|conteneur
conteneur|container|benne
sac|sachet
palette|charge
chariot|diable
camion|véhicule|fourgon > fourgon
fourgon|camionnette|utilitaire
véhicule|engin
engins|machines de chantier
machine|appareil|engin
machines|équipements|installations|appareils
équipement|matériel|installation
matériel|équipement|outillage
outillage|outils|matériel
outils|matériel|instruments
installation|équipement|appareillage
pièces|éléments|composants
élément|composant|pièce
moteur|mécanisme
tuyau|conduite|canalisation
canalisation|tuyauterie|conduite
robinet|robinetterie
lavabo|sanitaire
sanitaires|toilettes|wc
chauffage|installation de chauffage
chaudière|générateur
câble|fil|cordon
prise|connecteur
tableau électrique|armoire électrique|coffret électrique
ampoule|lampe|éclairage
lampe|luminaire|éclairage
éclairage|lumière|luminaires
porte|entrée
fenêtre|vitre|châssis
vitre|carreau|fenêtre
mur|cloison|paroi
plafond|faux plafond > faux plafond
sol|plancher|dallage
toit|couverture|toiture
façade|devanture
charpente|ossature
bois|menuiserie
panneau|plaque|planche
tôle|plaque
métal|ferraille
acier|métal > acier
béton|ciment
peinture|revêtement
carrelage|carreaux
chantier|travaux|site
chantiers|travaux de construction
immeuble|bâtiment|résidence
résidences|immeubles
logement|appartement|habitation
maison|habitation|pavillon
pavillon|maison individuelle
atelier|local technique
ligne|chaîne|poste
chaîne de production|ligne de fabrication|ligne de production|chaîne de fabrication
lot|série|fournée
échantillon|spécimen
substance|produit
produit chimique|substance chimique
déchets|ordures|rebuts|détritus
poubelle|bac à ordures|conteneur à déchets
ordures|poubelles|déchets
femme|dame
homme|monsieur
petits|jeunes enfants|tout-petits
débutant|élève débutant|personne débutante
dirigeant|gérant > gérant
apprenant|élève|étudiant > étudiant
`;
