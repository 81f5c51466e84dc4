/** Whole families of the words an editor chooses among: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors = `
noter|saisir|saisie|inscrire|enregistrer|consigner|relever|reporter
descendre les poubelles|sortir les poubelles|sortie des poubelles
transmettre|transmission|faire suivre|relayer|passer
prévenir|avertir|informer|alerter|signaler|signalement
distribuer|distribution|remettre|donner
récupérer|aller chercher|retirer|collecter
déposer|remettre|porter|apporter
ranger|rangement|remettre en place|replacer
installer|disposer|mettre en place|dresser
démonter|démontage|défaire
téléphoner|appeler|appel téléphonique
essayer|tenter|chercher à
proposer|suggérer|suggestion|proposition
montrer|faire voir|indiquer
jeter|mettre au rebut|évacuer
compter|comptage|dénombrer
emballer|emballage|envelopper
porter|soulever|transporter
écouter|écoute|entendre
relire|relecture|parcourir
s'exercer|répéter|s'entraîner
assister|être présent|présent
parler|discuter|échanger|conversation
en cas d'absence|en l'absence|lorsque manquait|quand manquait|quand était absent|pendant l'absence
dans la limite|jusqu'à|au maximum
quotidien|quotidiennement|chaque jour|tous les jours|journalier
régler|payer|règlement|paiement
suivre une formation|participer à une formation|assister à une formation
goûter|dégustation|déguster
intérimaire|par intérim
`;
