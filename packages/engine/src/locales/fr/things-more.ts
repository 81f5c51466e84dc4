/** French things with two names, of town, house, shop and ward, of Quebec and Belgium too; what stands behind ">" is one of its kind and only proves; our own list. */
export const moreThings = `
titre de transport > ticket de tram|ticket de tramway|ticket de bus|ticket de métro|billet de train|billet de tram|billet de tramway
autocar|bus de tourisme
trottinette|patinette
motoneige|scooter des neiges
pneus d'hiver|pneus neige
station-service|poste d'essence
parking|parc de stationnement
carrefour|intersection
rond-point|giratoire
nid-de-poule|trou dans la chaussée
borne-fontaine|bouche d'incendie
poubelle|bac à ordures
déchetterie|écocentre|parc à conteneurs|recyparc
matières recyclables|recyclables|déchets recyclables
poignée de porte|béquille de porte
robinet > mitigeur
chauffe-eau|boiler|ballon d'eau chaude|cumulus
thermopompe|pompe à chaleur
fournaise|chaudière
cheminée|âtre
conduit de cheminée|conduit de fumée
cloison|mur de séparation
plaque de plâtre|placoplâtre|placo|panneau de gypse
papier peint|tapisserie murale
rideau|tenture
massif de fleurs|plate-bande
tronçonneuse|scie à chaîne
étable|vacherie
vache laitière|laitière
vignoble|vigne
chicon|endive
gâteau de mariage|pièce montée
plonge|vaisselle
carnet de chèques|chéquier
guichet automatique|distributeur de billets
compte bancaire|compte en banque
reçu|quittance
bon de livraison|bordereau de livraison
grande surface > supermarché|hypermarché
rayonnage|étagère
couronne mortuaire|couronne funéraire
obsèques|funérailles|enterrement
salon funéraire|funérarium
pierre tombale|monument funéraire
lentilles de contact|verres de contact|lentilles cornéennes
appareil dentaire|appareil orthodontique
dentier|prothèse dentaire amovible
perfusion|intraveineuse
béquille|canne anglaise
déambulateur|marchette|cadre de marche
couche|lange|change complet
prise de sang|prélèvement sanguin|ponction veineuse
accouchement|naissance
femme enceinte|future mère
maison de retraite|résidence pour personnes âgées|maison de repos
cabinet dentaire|clinique dentaire
pharmacie|officine
élève|écolier
récréation|récré
soutien scolaire|cours de soutien|cours de rattrapage
camp de jour|centre aéré|centre de loisirs|accueil de loisirs
patinoire|aréna
soccer|football|foot
visite guidée|visite commentée
tableau|toile
journal > quotidien
mot-clic|hashtag
blogue|blog
téléphone cellulaire|téléphone portable|téléphone mobile|cellulaire
appel d'urgence|appel de secours
avertisseur de fumée|détecteur de fumée
ronde|tournée de surveillance
casque de chantier|casque de sécurité
vêtement de travail|tenue de travail|bleu de travail
robe de mariée|robe de noces
fermeture éclair|fermeture à glissière|zip
blanchisserie|buanderie
linge|lessive
moisissure|moisi
nid de guêpes|guêpier
rongeur > rat|souris
nuisible > rat|souris|cafard|blatte|guêpe|punaise de lit
chariot élévateur|élévateur à fourche|clark
voie ferrée|chemin de fer
bagage > valise
traversier|ferry
chaloupe|barque
scierie|moulin à scie
bois de chauffage|bûches
sapin de noël|arbre de noël
acier inoxydable|inox
convoyeur|tapis roulant|bande transporteuse
tissu|étoffe
contravention|procès-verbal de stationnement|amende de stationnement
caravane|roulotte
partition|partition musicale
costume de scène|costume de théâtre
décor|décor de théâtre
machine à café|percolateur
hotte|hotte aspirante
fer à repasser|centrale vapeur
serpillière|vadrouille
produit d'entretien|produit de nettoyage|produit ménager
sac-poubelle|sac à ordures
`;
