/** Management, projects, tasks that all trades share, in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties6 = `
équipe pluridisciplinaire|équipe pluri-disciplinaire|équipe multidisciplinaire|équipe interdisciplinaire|équipe pluriprofessionnelle
travail en binôme|travail à deux
travail en mode projet|mode projet
télétravail|travail à distance|remote work
horaires coupés|services en coupure|travaillé en coupure
relations fournisseurs|relation fournisseurs|contacts avec les fournisseurs|supplier relations
négociation d'achats|négociation des prix d'achat|négocié les prix d'achat|négocié les achats
rédaction de notices|notices d'utilisation|manuels d'utilisation|modes d'emploi|rédigé des modes d'emploi|user manuals|guides utilisateurs
amélioration des processus|optimisation des processus|process improvement
respect des consignes de sécurité|respect des règles de sécurité|application des consignes de sécurité|appliqué les règles de sécurité
port des EPI|port des équipements de protection|équipements de protection individuelle portés
règles d'hygiène|respect des règles d'hygiène|application des règles d'hygiène|normes d'hygiène
contrôle des livraisons|vérifié les livraisons|contrôle de conformité des livraisons|contrôlé les marchandises reçues|vérifier les marchandises reçues|contrôle à réception|contrôle des marchandises à réception
crédits documentaires|lettres de crédit|letters of credit|CREDOC
entretien du matériel|maintenance du matériel|entretien des outils|entretien de l'équipement
assistance en escale|agent d'escale|opérations d'escale|ground handling
pompage de béton|conduit une pompe à béton|pompe à béton
chaîne de montage|monté sur chaîne|assemblage en ligne|assembly line
réparation de téléphones|réparé des smartphones|réparation de smartphones|dépannage de mobiles
réparation d'ordinateurs|réparé des ordinateurs|dépannage d'ordinateurs|dépannage de PC|dépanné des PC
montage d'ordinateurs|assemblé des PC|assemblage d'ordinateurs
aide humanitaire|missions humanitaires|humanitarian aid|action humanitaire
travail en équipe|teamwork
déplacements professionnels fréquents|voyages d'affaires fréquents
déplacements à l'étranger|missions à l'étranger|voyages professionnels à l'étranger
environnement international|contexte international|milieu international
chef d'équipe|team leader
encadrement d'alternants|tutorat d'alternants|encadré des alternants
briefings d'équipe|briefs d'équipe
réunions d'équipe|animé les réunions d'équipe|tenu les réunions d'équipe
gestion budgétaire|budget management|gestion de budget
direction de magasin|store management
direction d'hôtel|hotel management
diagramme de Gantt|plannings Gantt
comités de pilotage|steering committees
relations avec les administrations|contacts avec les administrations
présentations orales|exposés oraux
rédaction de rapports|report writing|établissement de rapports
commandes de marchandises|passation des commandes de marchandises
commerce international|commerce extérieur|international trade|foreign trade
nettoyage du matériel|nettoyé le matériel|nettoyage des outils
nettoyage du poste de travail|nettoyé mon poste de travail|propreté du poste de travail
viabilité hivernale|service hivernal > déneigement|déneigé les trottoirs|salage des routes
surveillance de parking|gardien de parking|surveillé un parking
placement du public|placé les spectateurs|placement des spectateurs
personnel navigant commercial|PNC@bord avion vol|hôtesse de l'air|steward@bord avion vol
enregistrement des passagers|enregistré les passagers|check-in des passagers
pilotage d'avions|piloté des avions > pilote de ligne
amarrage de navires|manœuvres d'amarrage|amarré les navires
conduite de bateaux|piloté des bateaux|pilotage de bateaux > pilotage de vedettes
entretien des voies ferrées|maintenance des voies ferrées
contrôleur de trains|chef de bord
tir de mines|minage
forage de puits|foré des puits|forages d'eau
curage de réseaux|hydrocurage|curage de canalisations|curage d'égouts
vidange de fosses|vidangé des fosses septiques
salle blanche|cleanroom|travail en salle blanche
brassage de bière|fabrication de bière|brassé de la bière
meunerie|minoterie > mouture du grain
surgélation|congélation industrielle > surgelé des légumes
salaison > salé les jambons|salé du poisson
extrusion plastique|conduit une extrudeuse|extrudé du plastique
soufflage plastique|soufflage de bouteilles plastiques > extrusion soufflage
moulage composite|stratification de pièces composites > drapage de pièces composites|stratifié des coques
poterie > tourné des poteries|tournage de poterie
horlogerie > réparé des montres|réparation de montres|assemblage de mouvements de montres
micromécanique|mécanique de précision
appareillage orthopédique|orthoprothèses > fabriqué des orthèses|fabriqué des prothèses de jambe
cordonnerie > ressemelage|réparation de chaussures|réparé des chaussures|ressemeler des chaussures
confection sur mesure|cousu sur mesure|vêtements sur mesure
encadrement de tableaux|encadrement d'art|encadré des tableaux
réparation d'électroménager|réparé de l'électroménager|dépannage d'électroménager|SAV électroménager > réparé des lave-linge|dépanné des lave-linge
installation d'antennes|posé des antennes > installé des paraboles|pose de paraboles
projection de films|projeté des films|projectionniste
animation radio|présenté des émissions de radio|animation d'émissions de radio|animé des émissions de radio
production audiovisuelle > produit des films
écriture de scénarios|scénarisation
jeu d'acteur|interprétation théâtrale > joué au théâtre
organisation d'expositions|organisé des expositions > commissariat d'exposition
montage d'expositions|monté des expositions|installation d'expositions
restauration d'œuvres d'art > restauré des tableaux|restauration de tableaux
généalogie|recherches généalogiques
conseil conjugal|thérapie de couple|thérapie conjugale
coaching de managers|executive coaching|coaché des managers|coaching de dirigeants
placement d'intérimaires|délégation d'intérimaires|placé des intérimaires|délégué des intérimaires
analyse économique|economic analysis|études économiques
aide au développement|development aid|coopération au développement
plaidoyer|advocacy
lobbying|affaires publiques|public affairs
gestion associative|gestion d'association
économie circulaire|circular economy
expertise automobile|expertisé des véhicules
expertise judiciaire|expertises pour les tribunaux
`;
