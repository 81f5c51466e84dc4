/** Abbreviations and second names used in this language only; one thing a line. */
export const ownAcronyms = `
active directory|compte dans ad|annuaire active directory
indicateurs clés de performance|kpi
key account|grand compte|compte clé
commerce électronique|e-commerce|ecommerce
chaîne d'approvisionnement|supply chain|chaîne logistique
conformité réglementaire|compliance
test de régression|test de non-régression
approche directe|chasse de têtes
amoa|assistance à maîtrise d'ouvrage
moa|maîtrise d'ouvrage
moe|maîtrise d'œuvre
gms|grande et moyenne surface
caces|certificat d'aptitude à la conduite en sécurité
poids lourd|pl en régional|permis pl
lcb-ft|lutte contre le blanchiment de capitaux et le financement du terrorisme
cac|commissaire aux comptes
gepp|gestion des emplois et des parcours professionnels
ide|infirmière diplômée d'état|infirmier diplômé d'état
pda|préparation des doses à administrer
fle|français langue étrangère
pmi|protection maternelle et infantile
gtb|gestion technique du bâtiment
gtc|gestion technique centralisée
cn|commande numérique
vmc|ventilation mécanique contrôlée
dossier pac|politique agricole commune
pac ferme|politique agricole commune
btp|bâtiment et travaux publics
cse|comité social et économique
chsct|comité d'hygiène, de sécurité et des conditions de travail
tpe|très petite entreprise
pme|petite et moyenne entreprise
rh|ressources humaines
sav|service après-vente
ssiap|service de sécurité incendie et d'assistance à personnes
afgsu|attestation de formation aux gestes et soins d'urgence
asg@gérontologie soins aide-soignant|assistant de soins en gérontologie|assistante de soins en gérontologie
mecs|maison d'enfants à caractère social
esat|établissement et service d'aide par le travail
ime|institut médico-éducatif
atsem|agent territorial spécialisé des écoles maternelles
psc1|prévention et secours civiques
dce|dossier de consultation des entreprises
aop|appellation d'origine protégée
3x8|trois-huit|3×8|trois huit
2x8|deux-huit|2×8|deux huit
`;
