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
instruire|instruction|étudier@demande demandes dossier dossiers
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
`;
