/** French sorts of things of daily life and of trades: what stands behind ">" only proves the thing before it, beside what is done with it; our own list. */
export const things5 = `
légume > pomme de terre|concombre|céleri|radis|fenouil|artichaut|endive|laitue|brocoli|potiron|courge|maïs|échalote
légume sec > lentille|pois chiche|haricot sec|fève
agrume > orange|citron|clémentine|mandarine|pamplemousse
fruit sec|fruit à coque > amande|noix|noisette|pistache|châtaigne
céréale > blé|orge|maïs|avoine|seigle|riz
volaille > poulet|dinde|canard|oie|pintade|poule|caille
charcuterie > saucisson|saucisse|jambon|pâté|boudin|rillettes
poisson > merlu|sardine|thon|saumon|cabillaud|truite|dorade|anchois|maquereau
coquillage > huître|palourde|coquille Saint-Jacques|bulot
pâtisserie > gâteau|tarte|éclair|macaron|mille-feuille|chou à la crème
viennoiserie > croissant|pain au chocolat|brioche|chausson aux pommes
confiserie > bonbon|caramel|nougat|dragée
boisson > limonade|infusion|tisane|sirop|cidre
boisson alcoolisée|alcool > vin|bière|liqueur|rhum|whisky|cidre
plat > soupe|ragoût|gratin|omelette|dessert
linge > drap|serviette|nappe|torchon|taie
linge de lit|literie > drap|couette|couverture|oreiller|taie
linge de table > nappe|serviette
vêtement > chemise|pantalon|robe|manteau|veste|jupe|costume|uniforme|pull|chemisier
chaussure > botte|sandale|escarpin|chausson
accessoire > ceinture|écharpe|chapeau|gant
bijou > bague|collier|bracelet|boucle d'oreille|montre
électroménager|appareil électroménager > lave-linge|réfrigérateur|four|lave-vaisselle|micro-ondes|sèche-linge|congélateur|aspirateur
instrument de musique > guitare|piano|violon|flûte|trompette|tambour|accordéon
véhicule > camion|fourgon|camionnette|bus|moto|taxi|tracteur|voiture
poids lourd|poids-lourd > camion|semi-remorque|tracteur routier
engin de chantier > pelleteuse|bulldozer|chargeuse|compacteur
bateau|embarcation > voilier|chalutier|péniche|yacht|barque
outillage électroportatif > perceuse|ponceuse|meuleuse|visseuse
métal > acier|fer|aluminium|cuivre|laiton|bronze|plomb|zinc|inox
matériau de construction > ciment|brique|plâtre|sable|gravier|tuile
fourniture de bureau > stylo|classeur|enveloppe
document > contrat|facture|attestation|procès-verbal|rapport
publication > revue|journal|livre|bulletin|magazine
image > photo|dessin|illustration|graphique
support de communication > affiche|dépliant|plaquette|brochure|catalogue|flyer
imprimé > affiche|dépliant|brochure|prospectus
spectacle > pièce de théâtre|concert|ballet|opéra
animal de compagnie > chien|chat|lapin|hamster|canari
fleur > rose|œillet|tulipe|lys|marguerite|orchidée|dahlia|pivoine
arbre > pin|chêne|hêtre|olivier|peuplier|platane|sapin|tilleul|châtaignier
arbuste > romarin|lavande|buis|rosier|laurier
matériel médical > seringue|compresse|pansement|gant
aide technique > fauteuil roulant|déambulateur|béquille
sport > football|natation|tennis|athlétisme|judo|handball|volley|ski|rugby
sport collectif > football|handball|volley|rugby
langue étrangère > anglais|espagnol|allemand|italien|portugais|chinois|russe|arabe
établissement de santé > hôpital|clinique
hébergement > hôtel|gîte|auberge|camping|chambre d'hôtes
commerce > boutique|supermarché|épicerie|librairie
logement > appartement|maison|studio|pavillon
équipement sportif > piscine|gymnase|stade|court de tennis
contrat d'assurance|assurance > assurance vie|assurance habitation|assurance auto|mutuelle
prêt|crédit > prêt immobilier|prêt personnel|crédit à la consommation
impôt|taxe > TVA|impôt sur le revenu|taxe foncière
déchet > ordure|gravats|ferraille
nuisible > rat|cafard|punaise|fourmi|souris|guêpe
énergie renouvelable > énergie solaire|énergie éolienne|hydroélectricité
aveugle|non-voyant|malvoyant
sourd|malentendant
école d'équitation|centre équestre
`;
