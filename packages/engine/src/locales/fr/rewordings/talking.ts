/** Talking, writing and dealing with people, in everyday words; read by the gate alone. */
export const talking = `
parler|discuter|s'entretenir|échanger|dialoguer
discussion|échange|conversation|dialogue
échanger|discuter|communiquer|dialoguer
dire|indiquer|annoncer|faire savoir
indiquer|préciser|signaler|mentionner|montrer
mentionner|indiquer|citer|noter
préciser|détailler|indiquer
détailler|préciser|expliquer en détail
annoncer|communiquer|faire savoir|informer
informer|renseigner|avertir|prévenir|mettre au courant
avertir|alerter|prévenir|donner l'alerte
alerter|prévenir|avertir|donner l'alarme|signaler
signalement|remontée|déclaration
notifier|informer|aviser|signaler
rapporter|signaler|rendre compte|faire part
rendre compte|faire un rapport|faire un compte rendu|rapporter
faire le point|faire un bilan
point|bilan|état
réunion d'équipe|point d'équipe|réunion de service
faire part|communiquer|informer|transmettre
transmettre|faire passer|communiquer|passer
poster|envoyer|mettre à la poste
adresser|envoyer|diriger vers|orienter vers
orienter|diriger vers|rediriger|aiguiller|guider
rediriger|réorienter|transférer|renvoyer vers
aiguiller|orienter|diriger
transférer les appels|transfert des appels|basculer les appels|passer les appels
répondre|donner réponse|apporter une réponse|fournir une réponse
apporter des réponses|répondre|donner des réponses
répondre au téléphone|décrocher le téléphone|prendre les appels|tenir le téléphone|répondre aux appels|prendre les communications
appel|coup de téléphone|coup de fil|appel téléphonique
téléphoner|appeler|passer un coup de fil|passer des appels|joindre par téléphone
rappeler|recontacter|reprendre contact|recontact
rappel|relance
relancer|rappeler|recontacter
être en contact|échanger|communiquer|être en relation
relation|contact|lien|rapports
lien|liaison|relation
faire le lien|assurer la liaison|faire la liaison|servir d'intermédiaire|servir de relais
relais|intermédiaire|lien
interlocuteur|contact|correspondant
rencontrer|voir|recevoir
rencontre|entrevue|rendez-vous|entretien
interroger|questionner|poser des questions|interviewer
interview|entretien|entrevue
demander|réclamer|requérir
demande|requête|souhait
besoin|demande|attente
attente|souhait|besoin
souhait|voeu|désir
convaincre|persuader
accord|entente|consentement
désaccord|différend|litige
convenir|se mettre d'accord|fixer d'un commun accord
discuter les prix|débattre des prix|marchander
apaiser|désamorcer|calmer
conflit|différend|litige|tension
arbitrer|trancher
accueillir|recevoir|souhaiter la bienvenue
accueil|réception|bienvenue
saluer|dire bonjour|souhaiter la bienvenue
installer|placer|asseoir
expliquer|montrer|faire comprendre|éclaircir
explication|éclaircissement
montrer|faire voir|expliquer
présenter|exposer|montrer|faire une présentation
faire visiter|guider|visite guidée|accompagner la visite
visite guidée|tour guidé
faire une démonstration|démontrer|montrer|démonstration
enseigner|donner des cours|dispenser des cours|faire cours
donner des conseils|conseiller|prodiguer des conseils|apporter des conseils|apporter un conseil
conseils|recommandations|avis
recommander|conseiller|préconiser|suggérer
recommandation|préconisation|conseil
proposer|offrir|suggérer|soumettre
offrir|proposer|donner
proposition|suggestion|offre
invitation|convier
remercier|dire merci
encourager|motiver|stimuler
motivation|encouragement
féliciter|complimenter
rappeler|remettre en mémoire
lire|prendre connaissance|consulter
consulter|regarder|lire
relire|vérifier|corriger|réviser
mettre par écrit|écrire|rédiger|noter|consigner
rédiger|écrire|composer|préparer|formuler
rédacteur|auteur
noter|écrire|marquer|prendre en note|prendre note
prendre note|noter|consigner
prendre des notes|prise de notes
consigner|inscrire|noter|porter
inscrire|noter|porter|enregistrer
inscription|enregistrement
enregistrer|saisir|inscrire|entrer
taper|dactylographier|saisir|frapper
frappe|saisie|dactylographie
transcrire|mettre par écrit|retranscrire
recopier|copier|reporter
copier|reproduire|dupliquer|photocopier
photocopier|faire des photocopies|copier|photocopie
reporter|recopier|retranscrire
résumer|faire un résumé|faire la synthèse|synthétiser
résumé|synthèse|abrégé
compléter|remplir|finir
remplir des formulaires|compléter des formulaires
signer|apposer une signature
afficher|mettre à l'affiche|placarder
affichage|pose d'affiches
publier|mettre en ligne|poster|diffuser
mettre en ligne|publier|mise en ligne
mise en ligne|publication
diffuser|distribuer|faire circuler|propager
partager|diffuser|communiquer
traduire|transposer|mettre en français
interpréter|traduire à l'oral
à l'oral|oralement|de vive voix
de vive voix|oralement|en personne
en personne|en face à face|directement|face à face
en tête à tête|individuellement|face à face
en public|devant un public|devant du monde
prendre la parole|parler|intervenir|prise de parole
prise de parole|intervention orale
message|mot|note
courrier|lettre|correspondance
missive|lettre
annonce|avis|communiqué
petite annonce|annonce
affiche|panneau|placard
texte|écrit
article|papier|texte
légende|sous-titre
titre|intitulé
langue|idiome
traduction|version
version|édition
mot|terme
vocabulaire|terminologie|lexique
phrase|formulation
faute|erreur|coquille
coquille|faute de frappe|faute
orthographe|fautes
mise en page|maquette|composition
brouillon|ébauche|esquisse
ébauche|esquisse|premier jet
esquisse|croquis|ébauche
croquis|esquisse|dessin
image|visuel|illustration
illustration|dessin|image
vidéo|film
tournage|prise de vues
montage vidéo|montage de vidéos
sondage|enquête|consultation
enquêter|faire une enquête|mener une enquête|faire un sondage
commentaire|remarque|observation
critique|reproche
retour|réaction|avis
avis|opinion|retour
plainte|réclamation|doléance
mécontent|insatisfait|fâché
satisfait|content
satisfaction|contentement
fidèle|régulier|habitué
habitué|client régulier|client fidèle
répondre|renseigner
relation|échange|contact
secret|confidentialité|discrétion
garder le secret|respecter la confidentialité|rester discret
`;
