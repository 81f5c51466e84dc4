/** Second names of one thing in French: abbreviation and long form, trade word and plain word, countries of French. */
export const secondNames = `
paie|paye
escarre|plaie de pression
ao@répond rédig appel marché dossier gagn an par soumission|appel d'offres|appels d'offres
pgc@vend magasin tournée grande distribution rayon client|produits de grande consommation|produit de grande consommation
gss|grande surface spécialisée
lettre de voiture|lettre de voiture internationale|cmr
bl@livr marchandise réception quai stock|bon de livraison
bc@achat command fournisseur|bon de commande
edt|emploi du temps
ca@hausse augment boutique magasin vente mois réalis|chiffre d'affaires
vad|vente à distance
vpc|vente par correspondance
plv|publicité sur le lieu de vente
dlc|date limite de consommation
ddm@étiquet produit surgel conserv denrée|date de durabilité minimale
haccp|analyse des dangers et points critiques pour leur maîtrise|méthode haccp
pms@cuisine hygiène sanitaire|plan de maîtrise sanitaire
ab@cuisin bio ferme cultiv produit élev légume règles certif|agriculture biologique
amap|association pour le maintien d'une agriculture paysanne
gaec|groupement agricole d'exploitation en commun
earl|exploitation agricole à responsabilité limitée
cuma|coopérative d'utilisation de matériel agricole
msa@agricole|mutualité sociale agricole
sarl|société à responsabilité limitée
sas@société entreprise juridique assemblée statut|société par actions simplifiée
sa@société assemblée conseil administration|société anonyme
sci@immobil société associé|société civile immobilière
eurl|entreprise unipersonnelle à responsabilité limitée
gie|groupement d'intérêt économique
ag@assemblée tenu organis convoqu actionnaire copropriét|assemblée générale
ca@administration conseil administrateur|conseil d'administration
csg|contribution sociale généralisée
crds|contribution au remboursement de la dette sociale
is@impôt société liquid déclar liasse|impôt sur les sociétés
ir@impôt revenu déclar|impôt sur le revenu
cfe|cotisation foncière des entreprises
cvae|cotisation sur la valeur ajoutée des entreprises
pcg|plan comptable général
fec|fichier des écritures comptables
caf@financement capacité trésorerie|capacité d'autofinancement
ebe|excédent brut d'exploitation
taeg|taux annuel effectif global
opcvm|organisme de placement collectif en valeurs mobilières
per@épargne retraite|plan d'épargne retraite
pea|plan d'épargne en actions
scpi|société civile de placement immobilier
iard|incendie accidents et risques divers
mrh@assurance habitation contrat|multirisque habitation|assurance multirisque habitation
assurance auto|assurance automobile|assurance voiture|contrats auto
lcb ft|lutte contre le blanchiment et le financement du terrorisme|lutte contre le blanchiment de capitaux et le financement du terrorisme
drh|direction des ressources humaines|directeur des ressources humaines
rps|risques psychosociaux
at@accident travail déclar|accident du travail
atmp|accidents du travail et maladies professionnelles
nao|négociations annuelles obligatoires
cdi|contrat à durée indéterminée
cdd|contrat à durée déterminée
cpf|compte personnel de formation
epc|équipement de protection collective
entretien d'embauche|entretien de recrutement
cantine|restaurant scolaire|restauration collective scolaire
tpe@encaiss carte espèce paiement caisse|terminal de paiement électronique
cb@encaiss paiement caisse|carte bancaire
pax@hôtel voyage|passager
visioconférence|vidéoconférence|visio|conférence vidéo
courriel|e-mail|mail|courrier électronique
pv@réunion assemblée rédig|procès verbal
tableur|feuille de calcul
ordinateur portable|pc portable|portable informatique
commutateur|switch|switch réseau
base de données|bdd
développement web|développement internet
site internet|site web
logiciel libre|open source|code source ouvert|logiciel à code source ouvert
réseaux sociaux|médias sociaux
mise en page|maquettage de pages
retouche photo|retouche d'images
communiqué de presse|cp de presse
rp@presse journaliste théâtre média|relations presse
relations presse|relations avec la presse
maïs|blé d'inde
haricot vert|fève verte
myrtille|bleuet
pastèque|melon d'eau
crevette
pain au chocolat|chocolatine
steak|bifteck
soda|boisson gazeuse
traiteur|service traiteur
serveur|garçon de salle
plongeur en cuisine|agent de plonge
chambre froide|pièce réfrigérée|chambre frigorifique
femme de chambre|valet de chambre d'hôtel|employée d'étage
ta@mesur pren surveil patient résident constantes|tension artérielle|pression artérielle
fc@mesur constantes patient|fréquence cardiaque
glycémie|taux de sucre dans le sang
vvp|voie veineuse périphérique|cathéter veineux périphérique
vvc|voie veineuse centrale
prise de sang|prélèvement sanguin
iv@perfus inject patient|intraveineuse
im@inject vaccin patient|intramusculaire
as@soins résident ehpad|aide soignante
ash@hôpital ehpad ménage|agent de service hospitalier
asg|assistant de soins en gérontologie
bloc opératoire|salle d'opération
urgences|service des urgences|salle d'urgence
ssr|soins de suite et de réadaptation
had@hospital domicile|hospitalisation à domicile
savs|service d'accompagnement à la vie sociale
avs@domicile scolaire élève aide|auxiliaire de vie scolaire
avq|actes de la vie quotidienne|activités de la vie quotidienne
aggir|autonomie gérontologie groupes iso ressources
pai@élève enfant école accueil|projet d'accueil individualisé
ppre|programme personnalisé de réussite éducative
pps@élève handicap scolar|projet personnalisé de scolarisation
ulis@élève classe collège|unité localisée pour l'inclusion scolaire
rased|réseau d'aides spécialisées aux élèves en difficulté
eps@enseign cours élève collège sport|éducation physique et sportive
svt@enseign cours élève|sciences de la vie et de la terre
maths|mathématiques
maternelle|école maternelle
nounou|assistante maternelle|nourrice
assistante maternelle agréée|nounou agréée|nourrice agréée
ase@enfance dossier enfant famille placement mineur|aide sociale à l'enfance
mna@mineur jeune|mineur non accompagné
rsa@bénéficiaire allocataire insertion|revenu de solidarité active
apa@âgé dossier dépendance|allocation personnalisée d'autonomie
aah|allocation aux adultes handicapés
caf@allocataire dossier famille allocation|caisse d'allocations familiales
sdf|sans abri|personne sans domicile fixe
maraude|travail de rue auprès des sans abri
esat|établissement et service d'accompagnement par le travail
iae@insertion|insertion par l'activité économique
ecr@essai étude randomis|essai contrôlé randomisé|essai comparatif randomisé
amm@médicament dossier|autorisation de mise sur le marché
oms|organisation mondiale de la santé
cta|centrale de traitement d'air
pac@chauffage install pos pompe chaleur|pompe à chaleur
bt@électri câbl réseau|basse tension
hta@électri poste réseau|haute tension
irve|infrastructure de recharge de véhicules électriques
prise électrique|prise de courant
disjoncteur|coupe circuit
chauffe-eau|cumulus|ballon d'eau chaude
placo|placoplâtre|plaque de plâtre|gyproc
ba@béton plancher coul poteau dalle ferraill|béton armé
bpe|béton prêt à l'emploi
ite|isolation thermique par l'extérieur
iti@isolation|isolation thermique par l'intérieur
ferraillage|armature de béton
carrelage|pose de carreaux
ravalement|ravalement de façade|rénovation de façade
chef de chantier|contremaître de chantier
opc|ordonnancement pilotage et coordination|OPC@chantier coordination
dtu|documents techniques unifiés
erp@sécurité incendie accessib public|établissement recevant du public
dpe|diagnostic de performance énergétique
re2020|réglementation environnementale 2020
pc@permis construire dépos|permis de construire
mocn|machine outil à commande numérique
moulage par injection|injection plastique
tour numérique|tour à commande numérique
changement de pneus|remplacement de pneumatiques
automobile|voiture|auto
ct@véhicule auto garage contrôle|contrôle technique
vl@véhicule auto garage répar|véhicule léger
vul|véhicule utilitaire léger
pl@conduis conduit camion permis véhicule|poids lourd
spl@conduis conduit camion permis|super poids lourd
fco@conduc chauffeur transport|formation continue obligatoire
vtc@conduit conduis chauffeur|véhicule de tourisme avec chauffeur|voiture de transport avec chauffeur
camionnette|fourgonnette|fourgon léger
chariot élévateur|fenwick|chariot à fourche
transpalette|tire palette
matières dangereuses|marchandises dangereuses
ta@corrig post-édit traduc constructeur segment|traduction automatique
sous-titrage|sous titres
interprétariat|interprétation de langues
relecture|correction d'épreuves
jt|journal télévisé
tracteur|tracteur agricole
phyto|produit phytosanitaire|produits phytosanitaires
certiphyto|certificat individuel phytosanitaire
élevage porcin|élevage de porcs
ads@agent sécurité surveill|agent de sécurité
sst|sauveteur secouriste du travail|secouriste du travail
ssiap|service de sécurité incendie
mairie|hôtel de ville
collectivité territoriale|collectivité locale
dgs|directeur général des services
ccag|cahier des clauses administratives générales
mapa|marché à procédure adaptée
scot|schéma de cohérence territoriale
cgv|conditions générales de vente
cgu|conditions générales d'utilisation
pi@brevet marque droit contentieux licence|propriété intellectuelle
inpi|institut national de la propriété industrielle
oeb|office européen des brevets
ccn|convention collective nationale
`;
