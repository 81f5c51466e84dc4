/** French words and phrases of equal meaning and equal strength; our own list. */
export const sameWords = `
diriger|direction
encadrer|encadrement|manager|management
superviser|supervision
gérer|gestion|s'occuper|administrer|administration|prendre en charge
responsable|chargé|responsabilité|en charge
planifier|planification|organiser|organisation|coordonner|coordination
développer|développement|créer|création|concevoir|conception|élaborer|élaboration|réaliser|réalisation|produire|production
établir|établissement|rédiger|préparer
mettre en place|mise en place|créer|création|implémenter|implémentation|introduire|introduction|instaurer|lancer|lancement|mise en oeuvre|mettre en oeuvre|déployer
améliorer|amélioration|optimiser|optimisation|perfectionner
augmenter|augmentation|croître|progresser|progression|accroître|accroissement|hausse|croissance
réduire|réduction|chuter|chute|diminuer|diminution|baisser|baisse|abaisser
analyser|analyse|évaluer|évaluation
préparer|préparation
répondre|réponse
expliquer|explication
informer|information|renseigner
traiter|traitement
résoudre|résolution|régler|règlement
soutenir|soutien|aider|aide|assister|assistance|appuyer|appui|épauler
accompagner|accompagnement
collaborer|collaboration|travailler avec|coopérer|coopération|partenariat
communiquer|communication
travail en équipe|travailler en équipe|esprit d'équipe
enregistrer|enregistrement|noter|consigner
mettre à jour|mise à jour|actualiser|actualisation
collecter|collecte|recueillir|recueil|rassembler
calculer|calcul
commencer|débuter|démarrer|démarrage
terminer|achever|finir
utiliser|utilisation|employer|travailler sous
remplacer|remplacement|échanger
migrer|migration|transférer|transfert
tester|test|essayer|essai
obtenir|obtention|recevoir
offrir|proposer|fournir|fourniture
distribuer|distribution|remettre
trier|tri|classer
emballer|emballage|conditionner|conditionnement
participer|participation|contribuer|contribution|assister
publier|publication
représenter|représentation
choisir|sélectionner|sélection|choix
valider|validation|approuver|approbation
veiller|assurer|garantir
réunion|séance
mensuel|chaque mois|par mois|mensuellement
hebdomadaire|chaque semaine|par semaine|toutes les semaines
quotidien|chaque jour|par jour|tous les jours|journalier|quotidiennement
annuel|chaque année|par an|annuellement
nouveau|nouvelle|nouveaux
principal|essentiel
grand|important
rapide|rapidement|vite
erreur|faute|anomalie|défaut
problème|difficulté|incident
objectif|but|cible
tâche|mission|travail
entreprise|société|firme
boutique|magasin|point de vente|commerce
service|département|pôle
bureau|agence
usine|site de production|atelier
hôpital|clinique|centre hospitalier
bâtiment|immeuble|édifice
site|lieu
machine|équipement|appareil|matériel
voiture|véhicule|automobile
camion|poids lourd
marchandise|produit|article
colis|paquet
outil|instrument
commande|bon de commande
document|dossier|pièce
lettre|courrier
courriel|e-mail|mail|email
site web|site internet|site
application|logiciel|programme|appli
coût|dépense|frais|charge
chiffre d'affaires|revenu|recette
salaire|rémunération|traitement
paiement|règlement|payer
prix|tarif
région|secteur|zone
pays|nation
cours|classe|leçon
atelier|séminaire
examen|épreuve
diplôme|titre
certificat|certification|attestation|certifié
licence|bachelor
université|faculté
temps partiel|mi-temps
temps plein|plein temps
télétravail|à distance
aujourd'hui|présent|actuellement|actuel|à ce jour
expérience|pratique|parcours
connaissance|savoir|compétence
courant|couramment
langue maternelle|maternelle
nuit|de nuit|garde de nuit
délai|échéance|à temps
sécurité|sûr|sûreté
précis|précision|rigueur|rigoureux
autonome|autonomie|indépendant|de façon autonome
international|étranger|mondial
local|régional
interne|en interne
repas|plat|mets
menu|carte
restaurant|restauration
chambre|salle|pièce
école|établissement scolaire
équipe|groupe
utilisateur|usager
fonctionnalité|fonction
procédure|processus|procédé
règle|norme|réglementation|consigne
loi|droit|juridique
contrat|accord|convention
prêt|crédit
assurance|couverture
sinistre|dommage
banque|établissement bancaire
enquête|sondage|questionnaire
entretien|entrevue
article|texte|contenu
annonce|publicité|pub
image|photo|photographie
film|vidéo
événement|manifestation|évènement
voyage|déplacement|trajet
poste|fonction
congé|vacances
maladie|pathologie
médecin|docteur|praticien
traitement|thérapie
unité|service
plaie|blessure
personnes âgées|seniors|aînés|âgé
handicap|handicapé|situation de handicap
adolescent|jeune|ado
parent|famille|proche
laboratoire|labo
échantillon|prélèvement
chantier|construction
plan|dessin|schéma
tuyau|tuyauterie|canalisation
électricité|électrique
chauffage|chauffagiste
bois|menuiserie
métal|acier
peinture|peindre
jardin|jardinage|espaces verts
tenir à jour|mettre à jour|actualiser|tenue à jour|mise à jour
saisir|taper
ramener|réduire|diminuer|baisser|abaisser
préparer|établir|dresser
`;
