/** Everyday French verbs beside the nouns that postings have for them; what stands behind ">" does it too, where the thing beside it is the same, and is not said by it; our own list. */
export const actions3 = `
diffuser|diffusion > envoyer|transmettre|distribuer
migrer|migration > basculer|transférer
ranger|rangement > remettre en rayon|remettre en place
recueillir|recueil|collecter
conduire|conduite|mener > faire@entretien entretiens visite visites
prendre|prise > fixer@rendez-vous|noter@rendez-vous commande commandes réservation réservations
préparer|préparation > faire@café cafés repas cocktail cocktails sandwich sandwichs|cuire@repas
réaliser|réalisation > faire|préparer@cocktail cocktails plat plats
rédiger|rédaction > dresser@procès-verbal procès-verbaux contravention contraventions inventaire|taper@lettre lettres courrier courriers
mettre en rayon|mise en rayon|approvisionner
mettre à jour|mise à jour|tenir à jour|tenue à jour
tenir|tenue > remplir@registre registres cahier cahiers
renseigner|renseignement|répondre@question questions demande demandes
programmer|programmation|planifier|planification
répartir|répartition|affecter|affectation
dépanner|dépannage|résoudre@panne pannes problème problèmes incident incidents
résoudre|résolution|régler@problème problèmes litige litiges
traiter|traitement|gérer@réclamation réclamations plainte plaintes dossier dossiers
saisir|saisie|enregistrer@facture factures commande commandes donnée données
compter|comptage|dénombrer
vérifier|vérification|relire
corriger|correction|résoudre@bogue bogues bug bugs erreur erreurs
démarcher|démarchage|prospecter|prospection
fidéliser|fidélisation
négocier|négociation|discuter@prix tarif tarifs
changer|change@couche couches bébé bébés
garder|garde|s'occuper de
surveiller|surveillance|veiller sur
aider|aide|assister|assistance
accompagner|accompagnement|escorter
porter|portage
transférer|transfert|déplacer@patient patients
distribuer|distribution|donner@médicament médicaments
administrer|administration|donner@médicament médicaments
mesurer|mesure|prendre@tension température mesure mesures
poser|pose|coller@papier peint moquette carrelage
monter|montage|élever@mur murs
câbler|câblage|recâbler
tirer|tirage|passer@câble câbles
remplacer|remplacement > changer@pneu pneus pièce pièces
éplucher|épluchage|peler
hacher|hachage
griller|grillade
napper|nappage
dresser|dressage|présenter@assiette assiettes
débiter|découper
ensacher|ensachage
filmer|filmage
décharger|déchargement|vider@camion camions
scanner|scannage|scan|numériser
défricher|défrichage
tailler|taille|couper@haie haies
cueillir|cueillette|ramasser@fruit fruits
soigner|soin|panser
dératiser|dératisation
désinsectiser|désinsectisation
patrouiller|patrouille|faire des rondes
interpeller|interpellation|arrêter
constater|constatation|constat
contrôler|contrôle|fouiller@sac sacs
instruire|instruction|étudier@demande demandes dossier dossiers|traiter@demande demandes dossier dossiers|traitement@demande demandes dossier dossiers
délivrer|délivrance|remettre@document documents titre titres
verbaliser|dresser des contraventions|mettre des amendes
nouer|nouage
fendre|fendage
râper|râpage
frire|friture
rôtir|rôtissage
filer|filage@laine lin coton
repriser|reprisage
limer|limage
naviguer|navigation
adjuger|adjudication
interroger|interrogatoire@suspects témoins prévenus
tutorer|tutorat
sponsoriser|sponsoring
coter|cotation
haler|halage
présider|présidence
mastiquer|masticage
ausculter|auscultation
fondre|fonte
accoster|accostage
élire|élection
rompre|rupture@contrat contrats bail baux
poursuivre|poursuite
couvrir|couverture@toit toits toiture toitures maison maisons
percevoir|perception@impôts taxes loyers redevances
dissoudre|dissolution
battre|battage@blé céréales
débattre|débat
soumettre|soumission@offre offres dossier dossiers
enduire|enduction
suspendre|suspension
répandre|répandage
farcir|farcissage
brunir|brunissage
durcir|durcissement
blanchir|blanchiment|blanchissage
dégarnir|dégarnissage
assouplir|assouplissement
aplanir|aplanissement
fleurir|fleurissement
rafraîchir|rafraîchissement
rétablir|rétablissement
détenir|détention
paraître|parution
reconnaître|reconnaissance
omettre|omission
restreindre|restriction
monter|montée@marchandises marchandise matériaux cartons
descendre|descente@marchandises marchandise matériaux cartons
recouvrir|recouvrement@mur murs sol sols|revêtir|revêtement@mur murs sol sols
rédiger|rédaction > remplir@rapport rapports
établir@déclarations déclaration|établissement@déclarations déclaration|remplir@déclarations déclaration
préparer@cocktail cocktails|préparation@cocktail cocktails > mélanger
livrer à domicile|livraison à domicile > porter à domicile|apporter à domicile
transférer@appel appels|transfert@appel appels > passer
modérer|modération
peigner|peignage
guider|guidage
ficeler|ficelage
agrafer|agrafage
croiser|croisement@données
dételer|dételage
raser|rasage
superviser|supervision > surveiller@chantier chantiers travaux montage|contrôler@chantier chantiers travaux montage
diagnostiquer|diagnostic > trouver@panne pannes défaut|repérer@panne pannes défaut
entretenir|entretien > nettoyer@piscine piscines bassin bassins|soigner@jardin jardins parc
conduire|conduite > piloter@machine machines presse grue ligne|faire tourner@machine machines presse grue ligne
désinfecter|désinfection > stériliser|nettoyer à la javel
administrer|administration > donner@médicament médicaments traitement|faire prendre@médicament médicaments traitement
mobiliser|mobilisation > déplacer@patient patients résident résidents|lever@patient patients résident résidents
brancarder|brancardage > pousser@brancard brancards
animer|animation > mener@atelier ateliers jeu jeux|diriger@atelier ateliers jeu jeux
organiser|organisation > préparer@événement fête fêtes voyage voyages congrès mariage|monter@événement fête fêtes voyage voyages congrès mariage
recruter|recrutement|embaucher|embauche > engager@personnel vendeurs ouvriers apprenti apprentis
sélectionner|sélection > choisir@candidat candidats fournisseur fournisseurs|trier@candidat candidats fournisseur fournisseurs
encaisser|encaissement > percevoir@loyer loyers cotisation cotisations|toucher@loyer loyers cotisation cotisations
comptabiliser|comptabilisation > passer@facture factures écriture écritures|enregistrer@facture factures écriture écritures
notifier|notification > annoncer@décision décisions
concevoir|conception > dessiner@logo logos affiche affiches pont ponts|créer@logo logos affiche affiches pont ponts
développer|développement > programmer@application applications logiciel|créer@application applications logiciel
cultiver|culture > faire pousser@tomate tomates fleurs légumes
élever|élevage > engraisser@bétail porcs poulets veaux
pêcher|pêche > capturer@thon sardine homard|prendre@thon sardine homard
creuser|creusement > ouvrir@tranchée tranchées puits
poser|pose > mettre@carrelage parquet tuiles moquette
peindre|peinture > passer une couche de peinture|donner un coup de peinture
vernir|vernissage > passer le vernis|passer une couche de vernis
cirer|cirage > passer la cire
graisser|graissage > mettre de la graisse@machine machines chaîne moteur|mettre de l'huile@machine machines chaîne moteur
suturer|suture > recoudre@plaie plaies
maquiller|maquillage > poser le maquillage
épiler|épilation > enlever les poils
fertiliser|fertilisation > mettre de l'engrais|épandre du fumier
ramoner|ramonage > nettoyer les cheminées
`;
