/** More everyday words: French words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const everydayMore = `
midi|mi-journée
ramener|réduire|abaisser|raccourcir|diminuer
transmettre|communiquer|faire suivre|remonter|relayer|faire remonter
transmission|communication|remontée
donner une formation|dispenser une formation|assurer une formation|donner|dispenser
suivre une formation|être formé|formation suivie|former
tenir|mettre à jour|tenue
registre|journal|relevé|cahier
délai|temps|durée
remise|livraison|rendu
répondre|réponse|répondre aux
courriel|e-mail|mail|courrier électronique|message
appareil|instrument|machine|équipement
étalonner|calibrer
étalonnage|calibrage|calibration
planning|emploi du temps|calendrier|horaires
compte rendu|procès-verbal|rapport
spectateur|public|visiteur
fauteuil roulant|fauteuil
accompagner|escorter|guider
préparer|élaborer|établir
préparation|élaboration|établissement
transporteur|livreur
réception|arrivée
coordination|liaison|concertation
coordonner|se concerter
contacter|joindre|prendre contact|contact
chercher|trouver|rechercher
trouver|repérer|localiser
choisir|sélectionner|retenir
choix|sélection
changer|modifier|adapter|ajuster
modification|changement|adaptation|ajustement
ajouter|compléter|insérer
supprimer|enlever|retirer|effacer
suppression|retrait
relier|raccorder|connecter|brancher
raccordement|branchement|connexion
séparer|diviser|partager
regrouper|réunir|fusionner
échanger|remplacer|changer
retour|restitution
rembourser|restituer
prêter|louer
inviter|convier
organiser|mettre sur pied|monter
organisation|mise sur pied
jouer|interpréter
filmer|tourner|enregistrer
photo|image|cliché|photographie
texte|article|contenu
article|billet|papier
lettre d'information|infolettre|newsletter
site web|site internet|site
ordinateur|PC|poste
portable|ordinateur portable
téléphone|combiné
bogue|anomalie|défaut|bug
erreur|faute|anomalie
problème|difficulté|incident
demande|requête|sollicitation
tâche|mission|travail
projet|chantier
résultat|bilan
bilan|synthèse|résumé
données|informations|chiffres
essai|test|épreuve
enquête|sondage|questionnaire
avis|retour|commentaire
règle|règlement|norme
procédure|processus|démarche
méthode|technique
échéance|délai|date limite
à temps|dans les délais|ponctuellement
à l'avance|en amont|au préalable
ensuite|par la suite|après
réunion|rencontre|entretien
conférence|exposé|présentation
atelier|séminaire
visite|tour
tournée|parcours
chargement|cargaison|fret
stock|inventaire|stocks
inventaire|comptage des stocks|état des stocks
ingrédients|denrées|produits
légumes|primeurs
pain|pains
restaurant|établissement
cantine|restaurant scolaire|réfectoire|self
hôtel|établissement
chambre|pièce
linge|draps|literie
entrée|accès
escalier|marches
couloir|corridor
hall|vestibule
bâtiment|immeuble|édifice
terrain|parcelle
champ|parcelle
vache|bovin
voiture|véhicule|auto
moteur|motorisation
chaîne|ligne de production|chaîne de montage
entreprise|société|firme
succursale|agence|filiale
siège|maison mère
service|département|unité
hôpital|clinique
cabinet|cabinet médical
plaie|blessure
pansement|bandage
école|établissement scolaire
classe|groupe
devoirs|leçons
crèche|garderie
adolescent|jeune|ado
adulte|grande personne
locataire|résident|habitant
propriétaire|bailleur
spectateurs|public|auditoire
participant|inscrit
bénévole|volontaire
candidat|postulant
poste|emploi
congé|vacances
équipes|quart
heures supplémentaires|heures sup
déchet|ordures|rebut
abîmé|endommagé|cassé|défectueux
fréquent|courant|récurrent|habituel
urgent|pressant
important|majeur
supplémentaire|additionnel|complémentaire
chaque jour|quotidien|tous les jours|par jour|au quotidien
chaque matin|tous les matins|le matin
chaque soir|tous les soirs|par soir|le soir
chaque nuit|toutes les nuits|la nuit
en ligne|sur internet|sur le web
sur papier|papier
en équipe|ensemble
jour ouvré|jour ouvrable|jour de travail
au plus|au maximum|maximum
travaillé dans une équipe|membre d'une équipe|fait partie d'une équipe|au sein d'une équipe
anglophones|de langue anglaise|qui parlent anglais|parlant anglais
germanophones|de langue allemande|qui parlent allemand|parlant allemand
hispanophones|de langue espagnole|qui parlent espagnol|parlant espagnol
francophones|de langue française|qui parlent français|parlant français
lusophones|de langue portugaise|qui parlent portugais|parlant portugais
arabophones|de langue arabe|qui parlent arabe|parlant arabe
russophones|de langue russe|qui parlent russe|parlant russe
italophones|de langue italienne|qui parlent italien|parlant italien
m²|mètres carrés
m³|mètres cubes
`;
