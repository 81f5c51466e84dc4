/** French, law, public, service, compliance, security: one line, one meaning; our own list. */
export const lawPublicServiceComplianceSecurity = `
conseil juridique|conseiller juridiquement|donner des conseils juridiques|fournir des conseils juridiques|conseillé sur le plan juridique|assistance juridique|legal advice
rédaction d'actes juridiques|établir des actes juridiques
rédaction d'actes notariés|préparer les actes notariés|rédiger les actes authentiques|actes notariés|actes authentiques
préparation de dossiers notariés|monter les dossiers notariaux|préparer les dossiers notariaux|constituer les dossiers notariaux
formalités notariales|accomplir les formalités notariales
rédaction d'assignations|préparer les assignations
plaidoirie|plaider|plaider devant les tribunaux|plaider au tribunal
représentation en justice|représenter les clients en justice|représenter les clients au tribunal|représentation devant les tribunaux > plaidé devant le tribunal|plaidé au tribunal
gestion du contentieux|traiter les contentieux|gérer les dossiers contentieux
précontentieux|traiter les dossiers précontentieux|gestion du précontentieux|gérer le pré-contentieux
assurer la veille juridique|suivre l'actualité juridique
relecture de contrats|revoir les contrats|revue de contrats|relire et vérifier les contrats
rédaction de statuts|rédiger les statuts de société|établir les statuts
immatriculer des sociétés|immatriculation de sociétés
suivre les délais de procédure|suivre les délais judiciaires
préparer les audiences|préparation des audiences
signification d'actes|remise d'actes d'huissier|délivrer les actes d'huissier|signifier les actes d'huissier|signifié des actes
protection des données personnelles|protection des données|data protection|protection de la vie privée
tenir le registre des traitements|tenue du registre rgpd
lutte contre le blanchiment|lutte anti-blanchiment|anti-blanchiment|LCB-FT|AML|anti-money laundering
mettre en place un programme de conformité|mettre en place un programme compliance
cartographie des risques|établir la cartographie des risques|dresser la carte des risques
contrôle interne|effectuer les contrôles internes|réaliser des contrôles internes|internal control|dispositif de contrôle interne
réaliser des missions d'audit interne|mener des missions d'audit interne
gestion des risques|risk management|management des risques
tenir l'état civil|tenue des registres d'état civil
délivrance de cartes d'identité et passeports|délivrer cartes d'identité et passeports
accueil des usagers|recevoir les usagers|accueil du public|recevoir le public|accueil de visiteurs
organisation des élections|organiser les élections|organiser les scrutins|organisation des scrutins
gestion des listes électorales|tenir à jour les listes électorales
préparation du conseil municipal|préparer les séances du conseil municipal|préparation des séances du conseil municipal
rédaction de délibérations|écrire les délibérations
passer les marchés publics|passation des marchés publics
analyse des offres de marchés publics|analyser les offres de marchés
monter les dossiers de subvention|demandes de subventions|rédiger les demandes de subvention|constituer les demandes de subventions|dossiers de subvention|demande de financement public|recherche de subventions
attribution de prestations sociales|accorder les prestations sociales
liquidation des retraites|liquider les retraites
recouvrement des impôts|recouvrer les impôts|recouvrement fiscal
contrôles fiscaux d'entreprises|contrôler fiscalement les entreprises
surveillance de sites|surveiller les sites|gardiennage de sites
palpation de sécurité|palpations de sécurité|faire des palpations
intervention sur alarme|intervenir sur alarmes|intervenir en cas d'alarme
tenir la main courante|rédiger la main courante
rédaction de rapports d'incident|écrire les rapports d'incidents
prévenir les incendies|prévention des incendies|prévention des feux
exercices d'évacuation|organiser des exercices d'évacuation
lutte contre l'incendie|combattre les incendies > éteindre les feux|éteindre des incendies|combattre le feu
désincarcération|désincarcérer
sécurité événementielle|sécuriser des événements|assurer la sécurité d'événements|sécurité de manifestations > sécurité de concerts
enquêtes judiciaires|mener des enquêtes judiciaires|investigations judiciaires|enquêtes de police
recevoir les plaintes des victimes|prendre les plaintes|enregistrer les dépôts de plainte|recueil de plaintes|enregistrement de plaintes
surveillance de détenus|surveiller les détenus|surveillance pénitentiaire|gardé des prisonniers
contrôles douaniers|effectuer des contrôles douaniers
contrôle aux frontières|contrôles frontaliers
inspection sanitaire|inspecter l'hygiène des établissements|inspections sanitaires|contrôle sanitaire > inspecté des restaurants|inspecté des cuisines
rédaction de plans de prévention|établir les plans de prévention|élaboration des plans de prévention
rédiger le document unique|rédaction du duerp
analyser les accidents du travail|enquêtes accidents|analysé les accidents
accueil sécurité|faire l'accueil sécurité|accueils sécurité des nouveaux arrivants
causeries sécurité|animer des causeries sécurité|quart d'heure sécurité|minutes sécurité|toolbox meetings
recherches de jurisprudence|recherches jurisprudentielles|effectuer des recherches de jurisprudence|recherches juridiques|legal research|faire des recherches juridiques|mener des recherches juridiques
règlement amiable des litiges|résoudre les litiges à l'amiable
prévention du blanchiment|prévenir le blanchiment
prévention de la corruption|prévenir la corruption
établissement d'actes d'état civil|dresser les actes d'état civil
délivrance de titres d'identité|délivrer les titres d'identité > délivré les passeports|cartes d'identité et passeports|délivrance de passeports
inspection visuelle des sacs|inspecter visuellement les sacs
extinction d'incendies|extinction de feux
interpellation de voleurs|interpeller les voleurs
enquêtes pénales|mener des enquêtes pénales|conduire des enquêtes pénales
rédaction de conclusions d'avocat|écrire les conclusions d'avocat
`;
