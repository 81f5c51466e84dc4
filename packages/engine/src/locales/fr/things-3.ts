/** French things of every trade with two names, and behind ">" sorts of the thing before it, which only prove; our own list. */
export const things3 = `
machine > tour|fraiseuse|presse|plieuse|étiqueteuse|ensacheuse|conditionneuse|pétrin|scie à ruban|centre d'usinage
poste informatique|ordinateur|poste de travail > portable
marchandise|produit > palette|carton
rayon|linéaire|gondole|étagère
facture > facture fournisseur|facture d'achat
devis|offre de prix|proposition de prix
relevé bancaire|relevé de compte
impayé|facture impayée|créance|retard de paiement
client en retard|débiteur
planning|emploi du temps|horaire
compte rendu|procès-verbal
courrier|lettre|correspondance > courriel
appel|communication téléphonique
réunion > assemblée|conseil d'administration
voyage|déplacement professionnel > vol|billet de train
fourniture de bureau|fourniture
dossier|document > fiche
dossier du personnel|dossier administratif des salariés
client|clientèle > hôte|convive|adhérent
salarié|employé|collaborateur
nouveau collègue|nouvel arrivant|nouveau salarié
chauffeur|conducteur|livreur
tournée|itinéraire|parcours
élève|enfant scolarisé
cours|leçon
résident|pensionnaire
tension|tension artérielle
constante > tension|température|pouls|glycémie
plaie|blessure > escarre|brûlure
toilette|soins d'hygiène
tout-petit|jeune enfant|nourrisson|bébé
plat > entrée|dessert
cocktail|boisson mélangée
réclamation|plainte|doléance
réservation > réservation de chambre|réservation de table
chambre > suite
cuisine|cuisine équipée
salle de bains|salle d'eau
toit|toiture|couverture
mur|cloison|paroi
sol > parquet|carrelage|moquette
porte > porte coupe-feu|portail
fenêtre > baie vitrée|lucarne
serrure|verrou
câble > fil électrique
chauffage > chaudière|radiateur
fondation|semelle en béton
tranchée|fossé
pièce|composant > engrenage|arbre de transmission
outil > perceuse|clé|marteau
bureau|local professionnel
immeuble|bâtiment
logement|habitation > appartement|maison|studio
magasin|boutique|point de vente
devanture|vitrine|étalage
prix|tarif
promotion|offre spéciale
contenu > article|vidéo|publication
site web|site internet > boutique en ligne|blog
vidéo|film > clip
événement|évènement > mariage|congrès|salon|concert
serveur > serveur web
sauvegarde|copie de sécurité
bogue|bug|anomalie|erreur
incident|ticket|demande d'assistance
logiciel > programme
contravention|amende|procès-verbal
habitant|administré|citoyen
demande|requête > demande de logement|demande d'aide
sac|bagage
arbre > pommier|poirier
plante > arbre|arbuste|fleur|plant
jardin|espace vert > parc|pelouse
champ|parcelle|terrain
culture|plantation > blé|maïs|colza|vigne|tomate
pomme > pomme à cidre
troupeau|cheptel > vache|brebis|chèvre
vache|bovin
mouton|ovin|brebis
lait > lait cru
pain > baguette|miche
pâte > pâte à pain
déchet|ordure > carton|verre|gravats
vêtement|habit > chemise|pantalon|robe|manteau
tissu > rideau
cheveux|cheveu
linge > drap|serviette|nappe|housse
témoignage|déposition
revêtement de sol > moquette|lino|dalle pvc
ongle > faux ongle
`;
