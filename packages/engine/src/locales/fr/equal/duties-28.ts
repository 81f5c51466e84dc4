/** French, duties of shops, markets and counters, of those who care for children, old and ill people, and of those who guard and rescue, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties28 = `
vente sur les marchés|vendre sur les marchés|vente au marché|vendre au marché|tenir un stand au marché|tenue d'un stand au marché|vente sur marchés > tenir un étal au marché|tenir un étal de fruits
ouverture et fermeture du magasin|ouvrir et fermer le magasin|ouvrir et fermer la boutique|ouverture et fermeture de la boutique|ouverture et fermeture du point de vente
gestion de rayon|gérer un rayon|tenue de rayon|tenir un rayon|gestion d'un rayon|tenue du rayon
conseil et vente|conseiller et vendre|vente et conseil|vente conseil|conseil à la vente
décoration de vitrines|décorer des vitrines|décorer les vitrines|décoration des vitrines|mise en scène des vitrines|réalisation de vitrines|habiller les vitrines|habillage de vitrines|faire les vitrines > habiller les mannequins et les vitrines
mise en rayon|mettre en rayon|remplissage des rayons|remplir les rayons|réassort des rayons|réassortir les rayons|réapprovisionnement des rayons|achalander les rayons|approvisionner les rayons|garnir les rayons|garnissage des rayons|approvisionnement des rayons
contrôle des dates de péremption|contrôler les dates de péremption|contrôle des DLC|contrôle des dates|contrôler les dates|vérifier les dates de péremption|vérification des dates|rotation des produits|contrôle des dates limites|vérifier les DLC|vérification des DLC
balisage des prix|étiquetage des prix|changement des prix|changer les étiquettes de prix|mise à jour des prix|affichage des prix|changer les prix
démarque inconnue|lutte contre la démarque > surveiller les vols en magasin
tenue de caisse|tenir la caisse|encaissement des clients|encaisser les clients|tenue de la caisse|encaissement clients|gestion de caisse > encaisser les achats|encaisser les clients et rendre la monnaie|passer les articles en caisse
billetterie|vente de billets|vendre des billets|vente de places|vendre des places|vendre des tickets|vente de tickets > vendre des places de concert|vendre des entrées|vendre des billets d'entrée
défilés de mode|défilé de mode|défiler pour des créateurs > défiler pour des marques
séances photo|séance photo|shooting photo|shootings photo
dégustations en magasin|dégustation en magasin|animation de dégustations|animer des dégustations|faire des dégustations > faire goûter des fromages|faire goûter des produits|faire déguster des vins|faire déguster des produits
démonstrations de produits|démonstration de produits|faire des démonstrations|démonstration produit|présenter le fonctionnement des appareils
animation commerciale en magasin|animations en magasin|animations commerciales
télévente|vente par téléphone|vendre par téléphone|vente à distance par téléphone > vendre des abonnements par téléphone|vendre des contrats par téléphone
vente à domicile|vendre à domicile|vente directe à domicile|réunions de vente à domicile
porte-à-porte|démarchage à domicile|démarcher à domicile|vente en porte-à-porte
vente de carburant|vendre du carburant|distribution de carburant|encaissement du carburant|encaisser le carburant|vente de carburants
vente de fruits et légumes|vendre des fruits et légumes|vente de primeurs|vendre des primeurs
vente de prêt-à-porter|vendre du prêt-à-porter|vente de vêtements|vendre des vêtements|vente textile
vente de chaussures|vendre des chaussures
vente de meubles|vendre des meubles|vente de mobilier|vendre du mobilier
vente de véhicules|vendre des véhicules|vente automobile|vente de voitures|vendre des voitures|vente d'automobiles
coupe de viande|découpe de viande|découper la viande|découpe des viandes|découper les viandes
coupe à la demande|service à la coupe|vente à la coupe|trancher le jambon et le fromage
retrait de commandes|click and collect > remettre les commandes aux clients du drive
traitement des retours|traiter les retours|gestion des retours|gérer les retours|reprise des articles|échanges et remboursements
fidélisation de la clientèle|fidéliser la clientèle|fidélisation des clients|fidéliser les clients > proposer la carte de fidélité
cartes de fidélité|carte de fidélité
garde d'enfants|garder des enfants|garde de jeunes enfants|garder de jeunes enfants|accueil de jeunes enfants|accueillir de jeunes enfants|baby-sitting > garder trois bébés|garder des bébés|garder des tout-petits|garder des nourrissons|garder des jumeaux
garde d'enfants à domicile|garder des enfants à domicile|garde à domicile|nounou à domicile
change des enfants|changer les enfants|changer les couches|change des bébés|changer les bébés|changement des couches
préparation des biberons|préparer les biberons|donner les biberons|donner le biberon|prise des biberons
change et biberons|changer les couches et donner les biberons|biberons et changes|changer et nourrir les bébés
assistance aux jeunes enfants|aide aux jeunes enfants|aider les jeunes enfants|accompagnement des jeunes enfants > aider les enfants à s'habiller et à manger|aider les enfants de maternelle|aider les enfants à s'habiller
surveillance de la sieste|surveiller la sieste|surveillance des siestes|surveiller les siestes
surveillance de la cantine|surveiller la cantine|surveillance des repas|surveiller les enfants à la cantine|surveillance du réfectoire
surveillance de la récréation|surveiller la récréation|surveillance des récréations|surveiller la cour|surveillance de la cour
sorties d'école|aller chercher les enfants à l'école|sortie d'école|trajets école-maison|emmener les enfants à l'école|conduire les enfants à l'école
aide à la toilette|aider à la toilette|aide à l'hygiène|aide aux soins d'hygiène|toilette des patients|faire la toilette|laver les résidents|toilette des résidents|aider à se laver|soins d'hygiène corporelle
aide à la prise des repas|aide au repas|aide aux repas|aider à la prise des repas|faire manger les patients|faire manger les résidents|donner à manger|donner à manger aux résidents|aider à manger|aide à l'alimentation|faire manger
aide à l'habillage|aider à s'habiller|habiller les résidents|habiller les personnes âgées|aide à l'habillage et au déshabillage
aide au lever et au coucher|aide au lever|aider au lever et au coucher|lever et coucher les personnes|levers et couchers|lever et coucher les résidents|lever et coucher des personnes dépendantes|aider à se lever et à se coucher
aide aux transferts|aide au transfert|transfert lit-fauteuil|transferts lit-fauteuil > passer du lit au fauteuil
aide à la marche|aider à la marche|aider à marcher|faire marcher les patients|accompagner à la marche
aide ménagère|ménage à domicile|entretien du domicile|entretien du logement|ménage chez des particuliers|ménage chez les particuliers|entretien du cadre de vie|faire le ménage à domicile > faire les courses et le ménage|faire le ménage de personnes âgées|faire le ménage chez des personnes âgées
faire les courses|faire les commissions
préparation des repas à domicile|préparer les repas à domicile
accompagnement aux sorties|accompagner les sorties|accompagnement à l'extérieur|accompagner les personnes à l'extérieur > promener les personnes âgées
animation en EHPAD|animation auprès de personnes âgées|animer des ateliers pour personnes âgées|animations pour les résidents
transport de patients|transporter les patients|conduire les patients|déplacement des patients|conduire les patients au bloc|brancardage|transfert de patients
bionettoyage|bio-nettoyage|nettoyage et désinfection des chambres|désinfecter les chambres|désinfection des chambres|désinfection des surfaces
distribution des repas|distribuer les repas|service des repas|servir les repas|distribution des plateaux|distribuer les plateaux-repas|distribuer les plateaux|portage des plateaux
portage de repas|portage de repas à domicile|livraison de repas à domicile|livrer des repas à domicile|porter des repas à domicile
lutte contre l'incendie|lutte contre les incendies|lutte contre le feu|extinction d'incendies|éteindre des incendies|éteindre des feux|extinction des feux|combattre les incendies|combattre le feu|intervention sur incendies
secours à personne|secours aux personnes|secourir des blessés|secours aux victimes|assistance aux victimes|porter secours aux victimes|secourir des victimes
désincarcération|secours routier|désincarcérer des victimes > secours sur accidents de la route
verbalisation|verbaliser|dresser des procès-verbaux|mettre des amendes|dresser des contraventions > mettre des amendes pour stationnement|verbaliser le stationnement
constatation des infractions|constater les infractions|relever les infractions|relevé d'infractions|relevé des infractions
patrouilles|patrouille|patrouiller|îlotage|faire des patrouilles > patrouiller dans les rues
régulation de la circulation|réguler la circulation|régler la circulation|gestion de la circulation|faire la circulation
surveillance des sorties d'école|sécurisation des sorties d'école|surveiller les sorties d'école|sécuriser les sorties d'école|faire traverser les enfants
fouille de cellules|fouiller les cellules|fouilles de cellules|fouille des cellules
surveillance des détenus|surveiller les détenus|garde des détenus|garder les détenus|surveillance de détenus
escorte de détenus|escorter des détenus|extractions judiciaires|transfèrement de détenus|transférer des détenus
surveillance de nuit|surveillance nocturne|gardiennage de nuit|garder la nuit|veille de nuit|rondes de nuit > faire des rondes la nuit|faire des rondes de nuit|surveiller un site la nuit|garder un site la nuit
rondes de sécurité|ronde de sécurité|rondes de surveillance|faire des rondes de sécurité
surveillance de site|surveillance de sites|surveiller un site|gardiennage de site|gardiennage de sites|garder un site|surveillance de locaux|surveillance des locaux|garder des locaux
inspection filtrage|inspection-filtrage|contrôle de sûreté|contrôles de sûreté > contrôler les bagages aux rayons X|passer les bagages aux rayons X|contrôler les passagers au portique|contrôler passagers et bagages
palpation de sécurité|palpations de sécurité|palper les visiteurs
contrôle d'accès|contrôle des accès|filtrage des entrées|filtrer les entrées|contrôler les accès|contrôle des entrées|contrôler les entrées|contrôler les entrées et sorties|contrôle des entrées et sorties|filtrer les visiteurs
surveillance de baignade|surveillance de la baignade|surveillance de bassin|surveillance des bassins|surveiller les baigneurs|surveiller la baignade|surveiller les bassins|surveillance de piscine|surveillance des baigneurs > surveillance de plage|surveiller la plage
vidéosurveillance|vidéoprotection|surveillance vidéo|télésurveillance vidéo > surveiller les écrans de contrôle|regarder les caméras|surveiller les caméras
levée de doute|levées de doute|lever le doute
prévention des vols|lutte contre le vol|surveillance des vols > interpeller les voleurs|interpeller des voleurs
gestion des conflits|gérer les conflits|désamorçage de conflits|désamorcer les conflits|apaiser les conflits|résolution de conflits
protection rapprochée|protection de personnalités|protéger des personnalités|garde du corps
transport de fonds|convoyage de fonds|transporter des fonds|convoyer des fonds
évacuation du public|évacuer le public|évacuation des personnes|évacuer les personnes
vérification des extincteurs|vérifier les extincteurs|contrôle des extincteurs|contrôler les extincteurs
capture d'animaux errants|attraper les animaux errants|capturer des chiens errants
`;
