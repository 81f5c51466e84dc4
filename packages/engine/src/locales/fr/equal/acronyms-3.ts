/** French letters, loans and product names with their long or other form, one meaning a line; our own list. */
export const acronyms3 = `
AESH|accompagnant d'élèves en situation de handicap|accompagnante d'élèves en situation de handicap
AVS@élève école vie|auxiliaire de vie scolaire
ADVF|assistant de vie aux familles|assistante de vie aux familles
AES@éducatif social handicap résident accompagn|accompagnant éducatif et social|accompagnante éducative et sociale
AMP@résident handicap aide|aide médico-psychologique
SSIAD|service de soins infirmiers à domicile|services de soins infirmiers à domicile
SAAD|service d'aide et d'accompagnement à domicile
HAD@hospital patient soin|hospitalisation à domicile
USLD|unité de soins de longue durée
UCC@cognitiv alzheimer|unité cognitivo-comportementale
PASA@alzheimer résident|pôle d'activités et de soins adaptés
UHR@alzheimer résident|unité d'hébergement renforcée
MAS@handicap résident accueil|maison d'accueil spécialisée
FAM@handicap résident accueil|foyer d'accueil médicalisé
SESSAD|service d'éducation spéciale et de soins à domicile
ITEP|institut thérapeutique éducatif et pédagogique
CMPP|centre médico-psycho-pédagogique
CAMSP|centre d'action médico-sociale précoce
CHRS|centre d'hébergement et de réinsertion sociale
CADA|centre d'accueil de demandeurs d'asile
CCAS|centre communal d'action sociale
ALSH|accueil de loisirs sans hébergement
RAM@assistant maternel|relais d'assistantes maternelles
EAJE|établissement d'accueil du jeune enfant|établissement d'accueil de jeunes enfants
BAFA|brevet d'aptitude aux fonctions d'animateur
BAFD|brevet d'aptitude aux fonctions de directeur
BNSSA|brevet national de sécurité et de sauvetage aquatique
BPJEPS|brevet professionnel de la jeunesse de l'éducation populaire et du sport
ULIS@élève école|unité localisée pour l'inclusion scolaire
SEGPA|section d'enseignement général et professionnel adapté
EPS@élève enseign cours sport|éducation physique et sportive
EMC@élève enseign cours|enseignement moral et civique
CDI@élève lycée collège document|centre de documentation et d'information
SVT|sciences de la vie et de la terre
SES@élève lycée enseign|sciences économiques et sociales
STMG|sciences et technologies du management et de la gestion
CFA@apprenti formation|centre de formation d'apprentis
VAE|validation des acquis de l'expérience
CPF@formation compte|compte personnel de formation
OPCO|opérateur de compétences
IRP@réunion personnel élu|instances représentatives du personnel
NAO@négoci syndica salari|négociations annuelles obligatoires
BDESE|base de données économiques sociales et environnementales
DUE@embauche salarié|déclaration unique d'embauche
RTT@congé temps salarié|réduction du temps de travail
ATMP@accident travail|accident du travail et maladie professionnelle
TMS@postur ergonom prévent travail|troubles musculo-squelettiques
RPS@prévent travail|risques psychosociaux
QVT|qualité de vie au travail
QVCT|qualité de vie et des conditions de travail
RQTH|reconnaissance de la qualité de travailleur handicapé
CSSCT|commission santé sécurité et conditions de travail
EPC@chantier sécurité|équipement de protection collective
PPSPS|plan particulier de sécurité et de protection de la santé
FDS@chimi produit sécurité|fiche de données de sécurité|fiches de données de sécurité
ATEX|atmosphère explosive|atmosphères explosives
CMR@chimi produit exposi|cancérogène mutagène reprotoxique
COV@émission air peinture|composé organique volatil|composés organiques volatils
GES@émission carbone bilan|gaz à effet de serre
RSE|responsabilité sociétale des entreprises|responsabilité sociale des entreprises
DIB@déchet chantier benne|déchets industriels banals
DASRI|déchets d'activités de soins à risques infectieux
DEEE|déchets d'équipements électriques et électroniques
BSD@déchet|bordereau de suivi des déchets
ENR|énergies renouvelables|énergie renouvelable
CEE@énergie travaux prime|certificats d'économies d'énergie
PAC@chauff install pose|pompe à chaleur|pompes à chaleur
ECS@chauff plomb|eau chaude sanitaire
PER@plomb tuyau|polyéthylène réticulé
ITE@façade isol|isolation thermique par l'extérieur
ITI@isol|isolation thermique par l'intérieur
BA13|plaque de plâtre de 13 mm
TGBT|tableau général basse tension
CFO@électri|courants forts
CFA@électri câbl|courants faibles
SSI@incendie|système de sécurité incendie
RIA@incendie|robinet d'incendie armé
ERP@public sécurité incendie|établissement recevant du public|établissements recevant du public
PMR@accès access|personne à mobilité réduite|personnes à mobilité réduite
OPC@chantier|ordonnancement pilotage et coordination
DTU@travaux pose|document technique unifié
PLU|plan local d'urbanisme
DP@urbanisme mairie|déclaration préalable de travaux
PC@urbanisme mairie|permis de construire
DAACT|déclaration attestant l'achèvement et la conformité des travaux
SIG@géographi carte cartograph|système d'information géographique|systèmes d'information géographique
GPAO|gestion de production assistée par ordinateur
GMAO|gestion de maintenance assistée par ordinateur
FAO@usinage programm|fabrication assistée par ordinateur
PAO|publication assistée par ordinateur
TAO@tradu|traduction assistée par ordinateur
EAO@enseign|enseignement assisté par ordinateur
MOCN|machine-outil à commande numérique|machines-outils à commande numérique
CND@contrôle soudure|contrôle non destructif|contrôles non destructifs
AMDEC|analyse des modes de défaillance de leurs effets et de leur criticité
SPC@statisti|maîtrise statistique des procédés
TRS@machine ligne production|taux de rendement synthétique
MSP@statisti|maîtrise statistique des procédés
BPF@pharma médicament|bonnes pratiques de fabrication
BPL@laboratoire|bonnes pratiques de laboratoire
BPH@hygiène|bonnes pratiques d'hygiène
TIAC|toxi-infection alimentaire collective
PNNS|programme national nutrition santé
GRH|gestion des ressources humaines
PGI@gestion logiciel|progiciel de gestion intégré
GRC@client|gestion de la relation client
GED|gestion électronique de documents|gestion électronique des documents
DSI@informati|direction des systèmes d'information
RSSI|responsable de la sécurité des systèmes d'information
PCA@continuité|plan de continuité d'activité
PRA@reprise informati|plan de reprise d'activité
TMA@applicat|tierce maintenance applicative
MCO@maintien|maintien en condition opérationnelle
CNIL|commission nationale de l'informatique et des libertés
DPO@données|délégué à la protection des données
RGAA|référentiel général d'amélioration de l'accessibilité
CODIR|comité de direction
COPIL|comité de pilotage
PV@réunion assemblée rédig|procès-verbal|procès-verbaux
CR@réunion rédig|compte rendu|comptes rendus
ODJ|ordre du jour
RDV|rendez-vous
AR@recommandé lettre|accusé de réception
LRAR|lettre recommandée avec accusé de réception
RIB|relevé d'identité bancaire
TPE@carte caisse paiement|terminal de paiement électronique
CB@paiement caisse|carte bancaire|cartes bancaires
HT@prix montant|hors taxes
TTC|toutes taxes comprises
BFR|besoin en fonds de roulement
SIG@bilan compta|soldes intermédiaires de gestion
CIR@impôt recherche|crédit d'impôt recherche
IFU|imprimé fiscal unique
DEB@douane échange|déclaration d'échanges de biens
DAU@douane|document administratif unique
URSSAF|union de recouvrement des cotisations de sécurité sociale et d'allocations familiales
CPAM|caisse primaire d'assurance maladie
CAF@allocation famil|caisse d'allocations familiales
AAH@handicap allocation|allocation aux adultes handicapés
APA@autonomie personne âgée allocation|allocation personnalisée d'autonomie
PCH@handicap|prestation de compensation du handicap
MDPH|maison départementale des personnes handicapées
IJSS|indemnités journalières de sécurité sociale
FIMO|formation initiale minimale obligatoire
FCO@conduct routier|formation continue obligatoire
ADR@matière dangereu transport|transport de matières dangereuses par route
TMD@transport|transport de matières dangereuses
PTAC|poids total autorisé en charge
BL@livr|bon de livraison|bons de livraison
DLUO|date limite d'utilisation optimale
IRM@patient imagerie examen|imagerie par résonance magnétique
ECG@patient|électrocardiogramme|électrocardiogrammes
EEG@patient|électroencéphalogramme
ETO@patient échograph|échographie transoesophagienne
NFS@sang|numération formule sanguine
ECBU|examen cytobactériologique des urines
INR@sang coagul|rapport international normalisé
VVP@perfusion pose|voie veineuse périphérique
VVC@perfusion|voie veineuse centrale
SAP@soin domicile service|services à la personne
SMUR|service mobile d'urgence et de réanimation
SAMU|service d'aide médicale urgente
DSA@cardiaque|défibrillateur semi-automatique
DAE@cardiaque|défibrillateur automatisé externe
GIR@autonomie dépend résident|groupe iso-ressources
TSA@autis|trouble du spectre de l'autisme|troubles du spectre de l'autisme
LSF|langue des signes française|langue des signes
FALC|facile à lire et à comprendre
`;
