/** French words either of which truly says the other, also inside a phrase; our own list. */
export const sameWords = `
diriger|direction
encadrer|encadrement
manager|management
superviser|supervision
administrer|administration
prendre en charge|prise en charge|s'occuper
responsable|responsabilité
planifier|planification
organiser|organisation
coordonner|coordination
développer|développement
créer|création
élaborer|élaboration
réaliser|réalisation
établir|établissement
mettre en place|mise en place|instaurer|mise en oeuvre|mettre en oeuvre
implémenter|implémentation
lancer|lancement
améliorer|amélioration|optimiser|optimisation|perfectionner
augmenter|augmentation|accroître|accroissement
croître|croissance|progresser|progression
réduire|réduction|diminuer|diminution|baisser|baisse|abaisser
chuter|chute
analyser|analyse
évaluer|évaluation
préparer|préparation
expliquer|explication
informer|information|renseigner
traiter|traitement
soutenir|soutien|aider|aide|assister|assistance|appuyer|appui|épauler
accompagner|accompagnement
collaborer|collaboration|travailler avec|coopérer|coopération
communiquer|communication
travail en équipe|travailler en équipe
enregistrer|enregistrement
noter|consigner
mettre à jour|mise à jour|actualiser|actualisation|tenir à jour|tenue à jour
collecter|collecte|recueillir|recueil|rassembler
calculer|calcul
commencer|débuter|démarrer|démarrage
terminer|achever|finir
utiliser|utilisation|employer
remplacer|remplacement
migrer|migration
transférer|transfert
tester|test
proposer|proposition
fournir|fourniture
distribuer|distribution
trier|tri
saisir|taper
emballer|emballage
conditionner|conditionnement
participer|participation
publier|publication
représenter|représentation
choisir|sélectionner|sélection|choix
valider|validation|approuver|approbation
mensuel|chaque mois|par mois|mensuellement|tous les mois
hebdomadaire|chaque semaine|par semaine|toutes les semaines
quotidien|chaque jour|par jour|tous les jours|journalier|quotidiennement
annuel|chaque année|par an|annuellement|tous les ans
trimestriel|chaque trimestre|par trimestre|tous les trimestres|trimestriellement
semestriel|chaque semestre|par semestre|tous les semestres
nouveau|nouvelle|nouveaux
rapide|rapidement|vite
erreur|faute
problème|difficulté
objectif|but
entreprise|société|firme
boutique|magasin
bâtiment|édifice
voiture|automobile
camion|poids lourd
colis|paquet
courriel|e-mail|mail|email
site web|site internet
application|appli
coût|frais
salaire|rémunération
paiement|règlement|payer
prix|tarif
pays|nation
cours|leçon
attestation|certificat
temps partiel|à temps partiel
temps plein|plein temps
télétravail|à distance
aujourd'hui|actuellement|actuel|à ce jour
connaissance|savoir
courant|couramment
langue maternelle|maternelle
précis|précision
rigueur|rigoureux
autonome|autonomie|de façon autonome|indépendant
interne|en interne
plat|mets
école|établissement scolaire
utilisateur|usager
loi|législation
prêt|crédit
banque|établissement bancaire
enquête|sondage
photo|photographie
événement|manifestation|évènement
congé|vacances
maladie|pathologie
médecin|docteur
personnes âgées|seniors|aînés
situation de handicap|handicapé
adolescent|ado
laboratoire|labo
électricité|électrique
ramener|réduire|diminuer|baisser|abaisser
certifier|certification
malade|patient
chaussure|soulier
bogue|bug
ordures ménagères|déchets ménagers
vélo|bicyclette
vêtement|habit
pelouse|gazon
bétail|cheptel
candidat|postulant
litige|différend
pièce détachée|pièce de rechange
toit|toiture
cantine|restaurant scolaire
réseaux sociaux|médias sociaux
comptabilité|compta
climatiseur|climatisation|clim
logiciel|programme informatique
usine|fabrique
`;
