/** English words of French trades and offices with the own words for the same thing, those of Quebec too, and letters with what they stand for; our own list. */
export const loans2 = `
logiciel de gestion de la relation client|crm
tarification|pricing
rétention de la clientèle|fidélisation de la clientèle|customer retention
parcours client|customer journey
maquette filaire|wireframe|wireframes
tests utilisateurs|user tests|tests d'utilisabilité
étude de marché|market research|études de marché
notoriété de la marque|brand awareness
image employeur|marque employeur|employer branding
webdiffusion|diffusion en direct sur internet|streaming|live streaming
gestion de communauté|animation de communauté|community management
rédaction web|copywriting|conception-rédaction
référencement naturel|seo|référencement organique
référencement payant|sea|liens sponsorisés
marketing d'influence|influence marketing
réseautage|networking
travail à distance|télétravail|remote
intégration des nouveaux salariés|onboarding|accueil des nouveaux salariés
entretien de départ|exit interview
évaluation du rendement|entretien annuel d'évaluation|performance review
externalisation|outsourcing
rapport de bogue|bug report|rapports de bogues|rapports d'anomalies
maintenance préventive|preventive maintenance|entretien préventif
changement rapide d'outils|smed
juste-à-temps|just-in-time
assistance en escale|ground handling|assistance au sol
enregistrement des passagers|check-in
gestion des sinistres|claims management|règlement des sinistres
souscription des risques|underwriting
conception sonore|sound design
étalonnage des couleurs|color grading|étalonnage vidéo
mise en valeur des produits|visual merchandising
client mystère|mystery shopping|visites mystères
conception de menus|menu engineering
entretien des chambres|housekeeping
auditeur de nuit|night audit
contrôle non destructif|contrôles non destructifs|cnd
soins infirmiers à domicile|ssiad
prise en charge de la douleur|gestion de la douleur
procès-verbal|procès-verbaux|pv
bulletin de nouvelles|bulletins de nouvelles|bulletin d'informations|bulletins d'informations
`;
