/** Building site, factory, farm, laboratory, the second word for each task, in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties9 = `
signalisation horizontale|marquage routier|peinture routière|marquage de chaussée
balisage de chantier|signalisation de chantier|balisé les chantiers
traitement de l'humidité des murs|assèchement de murs
isolation phonique|isolation acoustique|isolé phoniquement
cloisons sèches|cloisons en placo|pose de cloisons sèches
dallage extérieur|pose de dalles de terrasse|posé des dalles extérieures
menuiserie aluminium|menuiserie alu
chauffage urbain|réseaux de chaleur
froid industriel|réfrigération industrielle|installations frigorifiques industrielles
vidéophonie|visiophonie
motorisation de portails|motorisé des portails|automatismes de portails
lignes haute tension|lignes HT
variateurs de vitesse|variateurs de fréquence
vision industrielle|systèmes de vision
cobots|robots collaboratifs|robotique collaborative
fabrication additive|impression 3D|additive manufacturing|imprimé des pièces en 3D
rétro-ingénierie|reverse engineering
conception électronique|hardware design|conception de cartes électroniques
compatibilité électromagnétique|CEM@électro essai mesure
gestion de configuration|configuration management
analyse de la valeur|value analysis|value engineering
pièces de rechange|spare parts|pièces détachées
consignation de machines|consigné les machines|lockout tagout
alignement d'arbres|lignage d'arbres|alignement laser d'arbres
analyse vibratoire|vibration analysis|mesures de vibrations
maintenance prédictive|maintenance prévisionnelle
dossiers de lot|batch records
contrôle pondéral|contrôlé le poids des produits|contrôle du poids
libération de lots|batch release|libéré les lots
réclamations fournisseurs|litiges fournisseurs
plans de contrôle
retouche de pièces|rework
fabrication de palettes|cloué des palettes|palettes en bois fabriquées
tonnellerie > fabriqué des tonneaux
élevage canin|élevage de chiens
collecte de lait|ramassage du lait|ramassé le lait des fermes
identification des animaux > bouclé les veaux
récolte de pommes de terre|arrachage de pommes de terre|arraché les pommes de terre
récolte de betteraves|arrachage de betteraves|arraché les betteraves
récolte de légumes|ramassage de légumes|ramassé des légumes|cueillette de légumes
récolte d'olives|cueilli les olives
transformation laitière > fabriqué des yaourts
jaugeages|mesures de débit de cours d'eau
tests ELISA|dosages ELISA
bio-informatique|bioinformatics
études de stabilité|stability studies
monitoring d'essais cliniques|monitoring clinique|suivi de centres investigateurs
recrutement de patients|inclusion de patients|recruté des patients pour une étude
grant writing|rédaction de demandes de financement
vulgarisation scientifique|science communication|médiation scientifique|médiation des sciences
réunions de coordination|coordination meetings
rendez-vous client|rendez-vous clientèle|reçu les clients en rendez-vous
conseil téléphonique|conseillé par téléphone
restauration de véhicules anciens|restauré des voitures anciennes|restauration de voitures de collection
préparation de véhicules neufs|préparé les voitures neuves|préparation de voitures neuves
réception atelier|réception de véhicules en atelier|accueilli les clients du garage
ordres de réparation|établi les ordres de réparation
changement de batteries|remplacé des batteries|remplacement de batteries
changement de pare-brise|remplacement de pare-brise|remplacé des pare-brise
mécanique moto|réparé des motos|réparation de motos|entretien de motos
mécanique bateau|réparé des moteurs de bateaux|mécanique marine
véhicules électriques|VE@recharge batterie véhicule|voitures électriques
location de véhicules|loué des voitures
location de matériel|location d'équipements
diagnostic amiante|repérage amiante|repéré l'amiante
diagnostic plomb|constat de risque d'exposition au plomb
diagnostic immobilier|diagnostic technique de biens
études thermiques|calculs thermiques|thermal studies
études acoustiques|acoustic studies
accueil des camions|accueilli les chauffeurs
pont-bascule|pesé les camions
sortie des containers|sorti les bacs
entretien des parties extérieures|entretenu les abords
dossiers de location|dossiers locataires
recherche de locataires|trouvé des locataires
aide à la personne|services à la personne
sécurité des biens et des personnes|protection des biens et des personnes
orientation client|customer orientation
`;
