/** French, duties of lawyers, keepers of books and records, social workers, translators, writers and artists, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties25 = `
contentieux prud'homal|contentieux prud'homaux|contentieux du travail|litiges prud'homaux > défendre des salariés devant les prud'hommes|défendre des employeurs aux prud'hommes|défendre des salariés aux prud'hommes|plaider aux prud'hommes
gestion du contentieux|gérer le contentieux|gestion des contentieux|gérer les contentieux|suivi du contentieux|suivre les contentieux|gestion de contentieux|suivi des litiges|gestion des litiges
plaidoiries|plaidoirie|plaider
rédaction de conclusions|rédiger des conclusions|rédiger les conclusions|rédaction d'assignations|rédiger des assignations|rédaction d'actes de procédure
consultations juridiques|consultation juridique|conseil juridique|conseils juridiques|donner des conseils juridiques|conseiller sur le droit
veille juridique|veille réglementaire|suivi de la législation|suivre l'évolution du droit|suivi de la réglementation|suivre la réglementation|veille législative
rédaction de contrats|rédiger des contrats|rédaction de contrats commerciaux|rédiger des contrats commerciaux|établissement de contrats|établir des contrats
relecture de contrats|relire des contrats|revue de contrats|révision de contrats|vérification de contrats
droit des sociétés|secrétariat juridique|vie des sociétés
rédaction de procès-verbaux d'assemblée|rédiger les procès-verbaux d'assemblée|rédaction de PV d'assemblée|rédiger les PV d'assemblée générale
rédaction d'actes de vente|rédiger des actes de vente|rédiger les actes de vente|rédaction d'actes notariés > rédiger des actes de vente de maisons
règlement de successions|régler des successions|règlement des successions|traitement des successions|traiter des successions
convocation des parties|convoquer les parties|envoi des convocations|envoyer les convocations
dépôt de marques|déposer des marques|enregistrement de marques|protection des marques
dépôt de brevets|déposer des brevets|protection des inventions
mise en conformité|mettre en conformité|mise aux normes|mettre aux normes
indexation de documents|indexer des documents|indexation documentaire|indexation d'articles > indexer des articles de presse|indexer des articles
catalogage|cataloguer|notices bibliographiques|rédiger des notices bibliographiques
acquisitions > choisir et commander les livres|choisir et acheter des livres|acheter des livres et des revues
acquisition de documents|acquérir des documents|acquisitions documentaires|achat de livres|acheter des livres|commande de livres|commander des livres
classement d'archives|classer des archives|traitement d'archives|traiter des fonds d'archives|classement de fonds d'archives
tri d'archives|trier des archives|tri et élimination d'archives > trier et éliminer des archives
récolement|récolements|récoler > vérifier l'inventaire des collections
organisation d'expositions|organiser des expositions|montage d'expositions|monter des expositions|commissariat d'exposition > monter des expositions temporaires
conservation préventive|conservation des oeuvres|conserver les oeuvres
prévisions économiques|prévision économique|prévoir la croissance|prévoir l'inflation|prévisions de croissance
études économiques|étude économique
enquêtes de terrain|enquête de terrain|enquêtes terrain|enquêter sur le terrain > interroger des familles|interroger des familles à leur domicile|interroger des passants|interroger des ménages
conception de questionnaires|concevoir des questionnaires|élaboration de questionnaires|élaborer des questionnaires|rédaction de questionnaires|rédiger des questionnaires
traitement d'enquêtes|dépouillement d'enquêtes|dépouiller les questionnaires|dépouillement de questionnaires|dépouiller des enquêtes|exploitation d'enquêtes
passation de tests|faire passer des tests|faire passer les tests|administration de tests
entretiens individuels|entretien individuel|recevoir en entretien individuel
groupes de parole|groupe de parole|animer des groupes de parole
constitution de dossiers d'aide|constituer des dossiers d'aide|montage de dossiers d'aide|constitution de dossiers d'aides|dossiers d'aide sociale|monter des dossiers d'aide|instruire des demandes d'aide|demandes d'aide financière|dossiers de demande d'aide|remplir les demandes d'aide
ouverture de droits|ouverture des droits|ouvrir des droits|accès aux droits|aide à l'accès aux droits|faire valoir les droits|aider à faire valoir ses droits|aider les personnes dans leurs démarches
démarches administratives|aide aux démarches administratives|aider dans les démarches administratives|accompagnement dans les démarches administratives|accompagner dans les démarches|remplir des formulaires administratifs|aide administrative
visites à domicile|visite à domicile|VAD@famill domicile visit social|visiter les familles à domicile|se rendre au domicile > visiter les familles chez elles|aller chez les familles|rendre visite aux familles
protection de l'enfance|protection de l'enfant > signaler les enfants en danger|suivre des enfants placés
aide sociale à l'enfance|ASE@enfan foyer placé social
enquêtes sociales|enquête sociale|évaluations sociales|évaluation sociale
accompagnement éducatif|suivi éducatif|accompagnement socio-éducatif
médiation familiale|médiations familiales > aider des parents séparés à trouver un accord|aider des couples séparés à se mettre d'accord
médiation sociale|médiation de quartier|médiation dans les quartiers
visites aux malades|rendre visite aux malades|visiter les malades|visite aux malades|visite des malades|visites de malades
maraudes|maraude|tournées auprès des sans-abri > aller à la rencontre des sans-abri
hébergement d'urgence|accueil d'urgence > héberger des sans-abri|trouver un hébergement pour la nuit
accueil des migrants|accueil de réfugiés|accueillir des réfugiés|accompagnement de réfugiés|accompagnement de demandeurs d'asile|accueil de demandeurs d'asile
animation sociale|animation socioculturelle|animation socio-culturelle
traduction technique|traductions techniques|traduire des documents techniques > traduire des notices techniques|traduire des manuels techniques|traduire des notices|traduire des modes d'emploi
traduction juridique|traductions juridiques > traduire des contrats|traduire des actes juridiques|traduire des jugements
traduction littéraire|traduction d'édition > traduire des romans|traduire des livres
traduction assermentée|traductions assermentées|traduction certifiée|traductions certifiées
post-édition|postédition|relecture de traductions automatiques|corriger des traductions automatiques
sous-titrage|sous-titrer|création de sous-titres|écrire les sous-titres
interprétation de conférence|interprétation de conférences|interprétation simultanée|interpréter des conférences|interprétariat de conférence
interprétariat|interprétation@langue oral réunion
interviews|interview|interviewer|réalisation d'interviews|réaliser des interviews|entretiens journalistiques
reportages|reportage|réaliser des reportages|réalisation de reportages|faire des reportages
rédaction d'articles|rédiger des articles|écriture d'articles|écrire des articles
secrétariat de rédaction|relecture d'articles|relire les articles|correction d'articles|editing
relecture|correction de textes|relire des textes|relecture de textes|correction d'épreuves|relire des épreuves
rédaction de courriers administratifs|rédiger des courriers administratifs|écrire des courriers administratifs|rédaction de lettres administratives|rédiger des lettres administratives|écrire des lettres administratives
rédaction de discours|rédiger des discours|écrire des discours|écriture de discours
conception-rédaction|conception rédaction|rédaction publicitaire|écrire des slogans|rédiger des slogans|rédaction de slogans
illustration jeunesse|illustrations jeunesse|illustration pour enfants|illustration de livres pour enfants > illustrer des albums pour enfants|illustrer des livres pour enfants
composition musicale|composition de musique|composer de la musique|composer des musiques > composer des musiques de films|composer des chansons
création de chorégraphies|créer des chorégraphies|chorégraphier|chorégraphie|composition chorégraphique
réalisation de documentaires|réaliser des documentaires|tourner des documentaires|réalisation de films documentaires|réaliser des films documentaires
réalisation de films|réaliser des films|tournage de films|tourner des films|réalisation de courts métrages|réaliser des courts métrages
doublage de voix|voix off|enregistrement de voix > doubler des séries|doubler des films|doubler des séries étrangères|enregistrer des voix off
présentation d'émissions|présenter des émissions|animation d'émissions|animer des émissions|présentation d'émission > présenter la matinale|présenter le journal|animer la matinale
prise de vues|prises de vues|photographier|prise de vue|prendre des photos|faire des photos
direction d'acteurs|diriger des acteurs|diriger les comédiens
mise en scène|mettre en scène|metteur en scène
régie générale|régie de tournage
programmation culturelle|programmer des spectacles|programmation de spectacles
création de costumes|créer des costumes|conception de costumes|dessiner des costumes
création de décors|créer des décors|conception de décors|concevoir des décors|scénographie
`;
