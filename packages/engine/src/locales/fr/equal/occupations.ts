/** French, two names of one occupation or workplace; our own list. */
export const occupations = `
instituteur|institutrice|professeur des écoles|professeure des écoles|maître d'école|maîtresse d'école
agent d'entretien|agente d'entretien|technicien de surface|technicienne de surface|agent de nettoyage|agente de nettoyage
aiguilleur du ciel|contrôleur aérien|contrôleuse aérienne|contrôleur de la navigation aérienne
pion|pionne|assistant d'éducation|assistante d'éducation|surveillant de lycée|AED
conseiller clientèle|conseillère clientèle|chargé de clientèle|chargée de clientèle|conseiller de clientèle|conseillère de clientèle
sapeur-pompier volontaire|pompier volontaire|SPV
teinturerie|pressing
aide-soignant|aide-soignante|AS@soins hôpital EHPAD
infirmier|infirmière|IDE@soins hôpital patients service
auxiliaire de vie|aide à domicile|auxiliaire de vie sociale|AVS@domicile personnes âgées
assistante maternelle|nounou agréée|assistant maternel|ass mat
kinésithérapeute|masseur-kinésithérapeute|kiné
chauffeur routier|conducteur routier|conductrice routière|routier
chauffeur poids lourd|conducteur poids lourd|conducteur PL|conductrice poids lourd|chauffeur PL
chauffeur de bus|conducteur de bus|conductrice de bus|machiniste@bus
chauffeur de car|conducteur de car|autocariste@conduit
chauffeur de taxi|taxi@conduit
éboueur|ripeur|agent de collecte
facteur|factrice|préposé à la distribution du courrier
coursier|livreur à vélo
plongeur|plongeuse|plongeur en restauration
sommelier|sommelière
barman|barmaid|bartender
maître d'hôtel|chef de salle
femme de chambre|femmes de chambre|valet de chambre|employé d'étage|employée d'étage
concierge|gardien d'immeuble|gardienne d'immeuble
vigile|agent de sécurité|agente de sécurité|agent de prévention et de sécurité
hôte de caisse|hôtesse de caisse|caissier|caissière
employé libre-service|employée libre-service|ELS@rayon magasin
vendeur à domicile|VDI
commercial itinérant|commerciale itinérante|VRP
téléconseiller|téléconseillère|conseiller téléphonique|conseillère téléphonique
télévendeur|télévendeuse|téléprospecteur|téléprospectrice
standardiste|opérateur téléphonique|opératrice téléphonique
assistante de direction|secrétaire de direction|assistant de direction
gestionnaire de paie|technicien paie|technicienne paie|chargé de paie|chargée de paie
aide-comptable|assistant comptable|assistante comptable
commissaire aux comptes|CAC@audit comptes
gestionnaire de sinistres|rédacteur sinistres|rédactrice sinistres
agent immobilier|agente immobilière|négociateur immobilier|négociatrice immobilière
clerc de notaire|collaborateur notarial|collaboratrice notariale
huissier de justice|huissière de justice|commissaire de justice
chargé de recrutement|chargée de recrutement|recruteur|recruteuse
responsable RH|RRH|responsable des ressources humaines
attaché de presse|attachée de presse
monteur vidéo|monteuse vidéo|monteur vidéaste
preneur de son|preneuse de son|ingénieur du son
développeur|développeuse|programmeur|programmeuse
administrateur systèmes|administratrice systèmes|sysadmin|admin sys
technicien support|technicienne support|technicien helpdesk
électromécanicien|technicien électromécanique
mécanicien automobile|mécanicienne automobile|garagiste|mécanicien auto
carrossier|carrossière|tôlier@véhicules carrosserie
tourneur-fraiseur|tourneuse-fraiseuse|usineur
cariste|conducteur de chariots élévateurs|conductrice de chariots élévateurs
préparateur de commandes|préparatrice de commandes|picker
magasinier|magasinière
conducteur d'engins|conductrice d'engins
plaquiste|poseur de plaques de plâtre
couvreur|couvreuse|toituriste
peintre en bâtiment|peintre décorateur
élagueur|arboriste grimpeur
bûcheron|bûcheronne|abatteur
paysagiste|jardinier paysagiste
ouvrier agricole|ouvrière agricole|salarié agricole|salariée agricole
éleveur laitier|producteur de lait
apiculteur|apicultrice
maraîcher|maraîchère|producteur de légumes
vigneron|vigneronne|viticulteur|viticultrice
maréchal-ferrant|maréchale-ferrante
prothésiste dentaire|technicien dentaire|mécanicien-dentiste
préparateur en pharmacie|préparatrice en pharmacie
technicien de laboratoire|laborantin|laborantine|technicienne de laboratoire
manipulateur radio|manipulateur en radiologie|manipulatrice radio
ambulancier|ambulancière
croque-mort|agent funéraire
esthéticienne|esthéticien
moniteur d'auto-école|monitrice d'auto-école|enseignant de la conduite
maître-nageur|maître-nageuse|MNS|surveillant de baignade
animateur périscolaire|animatrice périscolaire
éducateur spécialisé|éducatrice spécialisée
crèche|établissement d'accueil de jeunes enfants|EAJE
maison de retraite|EHPAD|établissement d'hébergement pour personnes âgées dépendantes|maison de retraite médicalisée
auto-école|école de conduite
supermarché|grande surface
caserne|centre de secours
supérette|petit magasin d'alimentation
`;
