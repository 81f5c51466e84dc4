/** French, duties of opticians, insurers, stages, libraries, surveyors, animators, call centres, quality, registry offices, drivers and animal clinics, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties21 = `
montage de lunettes|monter des lunettes > montage des verres|monter les verres|tailler les verres
ajustage de lunettes|ajuster les lunettes > ajustage de montures|ajuster les montures
adaptation de lentilles|adaptation en lentilles|adapter des lentilles
gestion de sinistres|gestion des sinistres|gérer les sinistres|traitement des sinistres|traiter les sinistres
instruction des dossiers sinistres|instruire les dossiers sinistres|instruire les dossiers de sinistres
analyse des garanties|analyser les garanties|vérification des garanties|vérifier les garanties
analyse de la couverture des contrats|analyser la couverture des contrats > vérification des garanties souscrites|vérifier les garanties souscrites
contacts avec les intermédiaires|relations avec les intermédiaires > échanges avec les courtiers|contacts avec les courtiers|relations avec les courtiers
installation de l'éclairage|installer l'éclairage|installation des éclairages > accrochage des projecteurs|accrocher les projecteurs|installation des projecteurs|installer les projecteurs
inspection des équipements de levage|inspecter les équipements de levage|vérification des équipements de levage|vérifier les équipements de levage > vérification des élingues|vérifier les élingues|contrôle des élingues|contrôler les palans
régie de spectacle|régie de spectacles > conduite du spectacle|conduire le spectacle
inscription des usagers|inscrire les usagers > inscription des lecteurs|inscrire les lecteurs|inscription des abonnés|inscrire les abonnés
actions culturelles|action culturelle|animations culturelles > heure du conte|heures du conte|club de lecture|clubs de lecture
traitement des documents|traiter les documents > équipement des livres|équiper les livres|plastifier les livres|coter les livres
levés topographiques|levé topographique|relevés topographiques|relevé topographique > relevé de corps de rue|relevés de corps de rue
documents fonciers|dossiers fonciers > procès-verbaux de bornage|dossiers de division|dossiers de bornage
exploitation de nuages de points|exploiter des nuages de points|traitement de nuages de points|traiter des nuages de points|traitement des données de scanner laser|exploiter les données du scanner laser|exploiter les données issues du scanner laser
normes d'hygiène|respect des normes d'hygiène|règles d'hygiène > plan de maîtrise sanitaire
création de recettes|créer des recettes|créer de nouvelles recettes|élaboration de recettes|élaborer des recettes
formation des alternants|former des alternants > former des apprentis|formation des apprentis
organisation d'excursions|organiser des excursions|organisation de sorties|organiser des sorties|organiser les sorties
organisation d'événements festifs|organiser des événements festifs > organiser des fêtes|organisation de fêtes|organiser les fêtes
encadrement de volontaires|encadrer les volontaires|encadrement de bénévoles|encadrer les bénévoles
planning des animations|planning d'animation|programme des animations|programme d'animation|programme d'activités
ateliers collectifs|ateliers de groupe > atelier cuisine|atelier chant|atelier mémoire
appels entrants|réception d'appels|prise d'appels|répondre aux appels|prendre les appels|réceptionner les appels
traiter les réclamations|traitement des réclamations > gestion des mécontentements|gérer les mécontentements|répondre aux mécontentements
traitement des annulations|traiter les annulations|gérer les annulations
contrôles en cours de production|contrôle en cours de production|contrôles en cours de fabrication|contrôle en cours de fabrication > prélèvements et pesées|prélever et peser
gestion des non-conformités|gérer les non-conformités|traitement des non-conformités|traiter les non-conformités > blocage des lots non conformes|bloquer les lots non conformes
enregistrement des données|enregistrer les données|saisie des données|saisir les données > saisie des résultats|saisir les résultats
contrôle du nettoyage|contrôler le nettoyage|vérifier le nettoyage
actes d'état civil|délivrance des actes d'état civil|délivrer les actes d'état civil > délivrance des copies d'actes|délivrer des copies d'actes|livrets de famille
titres d'identité|pièces d'identité|documents d'identité > cartes d'identité et passeports|cartes d'identité
tenue des listes électorales|tenir les listes électorales|gestion des listes électorales > inscriptions électorales
CNI|carte nationale d'identité|cartes nationales d'identité|carte d'identité|cartes d'identité
préparation des scrutins|préparer les scrutins|préparation des élections|préparer les élections
information de la clientèle|informer la clientèle|informer et orienter la clientèle > renseignement des voyageurs|renseigner les voyageurs|informer les voyageurs
signalement d'anomalies|signaler les anomalies|signalement des anomalies > signaler les pannes|signalement des pannes
vérification du matériel avant la prise de service|vérifier le matériel avant la prise de service > contrôle du véhicule avant le départ|contrôler le véhicule avant le départ
administration des traitements|administrer les traitements > donner les médicaments|administrer les médicaments
suivi des patients hospitalisés|surveillance des patients hospitalisés > surveiller les animaux hospitalisés|surveillance des animaux hospitalisés
encadrement de stagiaires|encadrer des stagiaires|supervision de stagiaires|superviser les stagiaires
préparation de la salle d'opération|préparer la salle d'opération|préparation de la salle opératoire
stérilisation des instruments|stériliser les instruments|stérilisation du matériel|stériliser le matériel
assistance au fauteuil|assister le praticien au fauteuil|travail à quatre mains
gestion de l'agenda|gérer l'agenda|gestion des agendas|gérer les agendas > prise des rendez-vous|prise de rendez-vous|prendre les rendez-vous
recouvrement amiable|recouvrement à l'amiable > relancer les retards de remboursement|relancer les retards de paiement|relancer les impayés|relance des impayés
LAB/FT|LCB-FT|lutte contre le blanchiment > détecter les opérations douteuses|détecter les opérations suspectes|déclarer les soupçons
maintenance courante|petite maintenance|entretien courant > petites réparations|petits travaux d'entretien
entretien des extérieurs|entretenir les extérieurs > tonte et taille|tondre et tailler|déneigement
suivi des entreprises mandatées|suivi des entreprises externes|suivi des entreprises extérieures|suivi des prestataires externes > contrôle des travaux des entreprises
continuité de direction > relais de la directrice|relais du directeur|remplacer la directrice pendant ses congés
réunions d'équipe|animation de réunions d'équipe|animer des réunions d'équipe|animer les réunions d'équipe > animation de la réunion d'équipe
consultation des entreprises|consulter les entreprises|mise en concurrence des entreprises|mettre en concurrence les entreprises > mise en concurrence des prestataires
maintenance curative du réseau > dépanner les lignes|dépannage des lignes
`;
