/** Duties of all trades in French as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties13 = `
change des nourrissons|changer les couches|changer les bébés|change des bébés|changement des couches|changes des enfants|changer les couches des bébés
désherbage manuel|arracher les mauvaises herbes|arrachage des mauvaises herbes|désherber à la main|enlever les mauvaises herbes|désherber à la binette
cueillette de fraises|récolte de fraises|ramassage de fraises|ramasser des fraises|récolter des fraises > récolter fraises et framboises|récolté à la main fraises
correction d'évaluations|corriger les contrôles|correction des contrôles|corriger les évaluations|correction des copies|corriger les copies|corriger les devoirs sur table|correction de devoirs
nettoyeur haute pression|Kärcher|karcher
comptage de la caisse|comptage du fond de caisse
aide au coucher|coucher les résidents|aide au lever et au coucher
nettoyage des vitres|nettoyer les fenêtres|nettoyage de baies vitrées
épluchage des légumes|éplucher et couper les légumes|préparation des légumes|couper les légumes|taillage des légumes|tailler les légumes
préparation des sauces|faire les sauces|confectionner les sauces|réaliser les sauces|élaboration des sauces
fabrication du pain|cuire le pain|cuisson du pain
conduite d'ensemble articulé|conduire des semi-remorques|conduire un poids lourd articulé|rouler en semi-remorque
remplacement de plaquettes de frein|remplacer les plaquettes
installation de chauffe-eau|remplacer des cumulus
pose de prises|installer des prises électriques|poser des prises et interrupteurs|installation de prises|pose de prises électriques|installation de prises de courant
conduite de pelle mécanique|piloter une pelleteuse
curage des boxes|nettoyer les boxes|curer les boxes|nettoyage des boxes|pailler et curer les boxes
conduite de moissonneuse-batteuse|conduire une moissonneuse|moissonner
état des lieux|faire les états des lieux|réaliser des états des lieux|établir des états des lieux|états des lieux d'entrée et de sortie
classement|classer les dossiers|classer les documents|classer les papiers
accueil des nouveaux salariés|accueillir les nouveaux arrivants|intégrer les nouveaux arrivants|onboarding des nouveaux collaborateurs|intégrer les nouveaux embauchés
animation de réseaux sociaux|tenir les comptes sur les réseaux sociaux > publier sur les réseaux sociaux
surveillance des examens|surveiller des épreuves|surveillance d'épreuves
analyse d'eau|analyse de l'eau
DSN|déclarations sociales nominatives
entretien de véhicules|entretien automobile|entretenir des voitures|maintenance de véhicules
`;
