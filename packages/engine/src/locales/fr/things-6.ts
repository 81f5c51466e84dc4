/** French things by the name they have in another country, and their plain second names; they say a thing beside what is done with it; our own list. */
export const things6 = `
yaourt|yogourt|yoghourt
devis|soumission@travaux toiture client clients chantier
chaussures|souliers
boissons|breuvages
myrtille|bleuet@cueillette tarte
réfrigérateur|frigo|frigidaire
sèche-linge|sécheuse
armoire|garde-robe
pull|chandail
ordinateur portable|laptop
clé USB|stick USB
agrafeuse|brocheuse
mutuelle|complémentaire santé
portière|porte@voiture carrosserie
eau de Javel|hypochlorite de sodium|javel
lettres et colis|courrier et colis|lettres et paquets
fiche produit|page produit
boutique en ligne|e-shop|magasin en ligne|site marchand
toilettes|WC|sanitaires
rondes de nuit|patrouilles nocturnes|rondes nocturnes
patrouille|ronde
nouvelles recrues|nouveaux embauchés|nouveaux salariés
seniors@habillage aide aider domicile animation accompagnement accompagner toilette|personnes âgées|aînés
tondeuse|tondeuse à gazon
taille-haie|taille-haies
`;
