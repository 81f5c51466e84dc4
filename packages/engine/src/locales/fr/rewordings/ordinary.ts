/** What people of all trades write most, family by family: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const ordinary = `
construire|bâtir|ériger|édifier
démonter|désassembler|défaire
façonner|modeler|mettre en forme
vernir|passer au vernis|appliquer le vernis|appliquer du vernis
emballer|empaqueter|mettre sous emballage|mettre en carton
étiqueter|apposer les étiquettes|poser les étiquettes|mettre les étiquettes|coller les étiquettes
peser|passer à la balance|mesurer le poids|faire la pesée
mesurer|relever les dimensions|prendre les mesures|prendre les dimensions|relever les cotes
remplir|emplir
ramasser|relever@boîtes conteneurs bacs courrier
remettre en ordre|ranger|mettre en ordre|remettre de l'ordre
stocker|mettre en stock|garder en stock|entreposer
approvisionner|ravitailler|réapprovisionner|alimenter
conduire|piloter|être au volant
garer|stationner|mettre au parking
vérifier|contrôler|inspecter|examiner|passer en revue
surveiller|avoir à l'oeil|veiller sur|garder un oeil
tester|essayer|mettre à l'essai|éprouver|faire l'essai
comparer|mettre en parallèle|rapprocher|confronter|mettre en regard
évaluer|apprécier|estimer
repérer|détecter|identifier|déceler|trouver|relever@erreur erreurs anomalie anomalies défaut défauts écart écarts fuite fuites panne pannes
saisir|enregistrer|taper|encoder|rentrer
signer|parapher > apposer ma signature
archiver|mettre aux archives|classer aux archives
mettre à jour|rafraîchir|maintenir à jour|tenir à jour@site page fichier base liste
transmettre|communiquer|faire parvenir|remettre|adresser|faire passer
envoyer|expédier|adresser|poster|faire partir|faire parvenir
informer|prévenir|avertir|aviser|tenir au courant|tenir informé|tenir informée|mettre au courant|faire savoir
signaler|déclarer|faire remonter|remonter|notifier|rapporter|faire part
expliquer|exposer|faire comprendre
annoncer|faire part|faire savoir|communiquer
discuter|débattre|parler|échanger|s'entretenir
conseiller|donner des conseils|guider|orienter|aider dans leur choix|aider à choisir|prodiguer des conseils
vendre|commercialiser|écouler@stock produits marchandise invendus
négocier > marchander|débattre les prix
acheter|acquérir|se procurer|se fournir
débarrasser|enlever les couverts|desservir
éplucher|peler|enlever la peau
balayer|donner un coup de balai|passer le balai
repasser|passer le fer|donner un coup de fer|faire le repassage
aérer|ventiler
habiller|vêtir|aider à s'habiller|aide à l'habillage
veiller sur|surveiller|garder|prendre soin
écouter|prêter l'oreille|offrir une écoute|être à l'écoute
former|instruire|dispenser la formation|assurer la formation|donner la formation
noter les copies|corriger les copies|correction des copies|notation des copies
aider|assister|épauler|seconder|soutenir|appuyer|donner un coup de main|prêter main-forte|apporter son aide|apporter mon aide|apporter une aide|prêter assistance
déplacement|voyage|voyage professionnel|déplacement professionnel|voyage d'affaires
encaisser|percevoir le règlement|percevoir le paiement|encaissement
présenter > proposer
conduire à table|installer à table|placer à table|accompagner à table
faire passer|passer > réduire|ramener|abaisser|augmenter|porter@taux délai chiffre part nombre coût coûts budget effectif
origine|cause|raison
quotidien|chaque jour|journalier > chaque soir|tous les soirs|chaque matin|tous les matins|chaque nuit|toutes les nuits|chaque midi|tous les midis|chaque après-midi|tous les après-midi
annuel|chaque année|tous les ans > chaque printemps|chaque été|chaque automne|chaque hiver|tous les étés|tous les hivers|tous les printemps|chaque noël|chaque rentrée
veiller au respect|contrôler le respect|vérifier le respect|s'assurer du respect|faire respecter|faire appliquer|contrôle du respect
remplir les bulletins|rédiger les bulletins|compléter les bulletins|rédaction des bulletins|établir les bulletins
tarif|grille tarifaire|grille de tarifs|liste de prix|prix
correspondre|correspondance|échanger par écrit|échanges écrits|échanger des courriers
retard de paiement|payer en retard|paiement en retard|mauvais payeur
sortie@musée musées théâtre|visite@musée musées théâtre
vérifier l'état|vérifier|contrôler l'état|surveiller l'état|contrôler|surveiller
étudiant en soins infirmiers|étudiant infirmier|élève infirmier|stagiaire infirmier
de suite|d'affilée|consécutif|consécutive|successif|successive
an|ans|année
sans aucun|sans|sans le moindre
rouler|conduire|conduite
remettre@savon papier|réapprovisionner@savon papier|réassort@savon papier|recharger@savon papier
reprendre|récupérer@invendus emballages retours
livrer|desservir@clients magasins points boutiques
défectueux|présenter un défaut|avoir un défaut
porter à la banque|déposer à la banque|dépôt à la banque|verser à la banque|remise en banque|dépôt en banque
junior|débutant
grillé|hors d'usage|hors service
former|enseigner|instruire|apprendre@élèves enfants apprentis stagiaires vendeurs vendeuses collègues nouveaux nouvelles débutants adultes jeunes intérimaires recrues
former|apprendre le métier|enseigner le métier|transmettre le métier
documenter|rédiger la documentation|documentation|écrire la documentation|établir la documentation
gaspillage|gaspillage alimentaire|perte alimentaire
passer l'autolaveuse|laver à l'autolaveuse|nettoyer à l'autolaveuse
quotidiennement|journellement|chaque jour|tous les jours
estival|en été|été|l'été|période estivale|saison estivale|saison d'été|pendant l'été
hivernal|en hiver|hiver|l'hiver|période hivernale|saison hivernale|saison d'hiver|pendant l'hiver
sous la direction|sous la responsabilité|sous l'autorité|sous la supervision|sous la conduite|sous l'encadrement
partout|dans toute|dans tout|à travers toute|sur tout le territoire
selon|suivant|conformément|d'après|en respectant|en application|dans le respect|en accord|en suivant
en langue anglaise|en anglais
en langue allemande|en allemand
en langue espagnole|en espagnol
en langue italienne|en italien
y compris|inclus|compris
nouveau|nouvel embauché|nouveau salarié|nouvel arrivant|nouvelle recrue
supérieur|supérieur hiérarchique|responsable hiérarchique|hiérarchie
stagiaire|élève en stage|étudiant en stage
invité|convive|hôte
courriel|e-mail|message électronique|mail
prospectus|tract|dépliant|brochure|flyer
problème|souci|difficulté
question|interrogation
danger|risque|situation dangereuse|situation à risque
règle|instruction|directive|consigne|norme
mesure d'hygiène|règle d'hygiène|norme d'hygiène|consigne d'hygiène
usine|site de production|site industriel
organiser|mettre en place|mettre sur pied|monter@soirées événements réunions sorties ateliers formations
donner des explications|expliquer|explication|fournir des explications
prendre les messages|noter les messages|prise de messages|relever les messages
mettre en forme|mettre en page|mise en page|mise en forme
mettre de côté|isoler|mettre à l'écart|écarter|mise à l'écart|mise de côté
non conforme|défectueux|hors tolérance
atteindre les objectifs|réaliser les objectifs|tenir les objectifs|remplir les objectifs|objectifs atteints
tôt|de bonne heure|aux premières heures
désherber|arracher les mauvaises herbes|enlever les mauvaises herbes|désherbage|arrachage des mauvaises herbes
sans|sans recourir|sans utiliser|sans recours|sans employer|sans usage
participer au jury|membre du jury|siéger au jury|faire partie du jury
participer au comité|membre du comité|siéger au comité|faire partie du comité
participer à la commission|membre de la commission|siéger à la commission|faire partie de la commission
comment utiliser|fonctionnement|utilisation|comment se servir|maniement|comment fonctionne|mode d'emploi
tirer les câbles|passer les câbles|tirage de câbles|passage de câbles
rendre|restituer|redonner|rapporter|retourner
composer les menus|élaborer les menus|établir les menus
remplir la main courante|tenir la main courante|rédiger la main courante|renseigner la main courante|tenue de la main courante
prévenir|alerter|avertir|appeler@police pompiers secours gendarmes gendarmerie
apprendre|apprentissage|se former
propre|lavé|nettoyé@linge draps vaisselle verres
traiter > résoudre
en janvier|au mois de janvier
en février|au mois de février
en mars|au mois de mars
en avril|au mois d'avril
en mai|au mois de mai
en juin|au mois de juin
en juillet|au mois de juillet
en août|au mois d'août
en septembre|au mois de septembre
en octobre|au mois d'octobre
en novembre|au mois de novembre
en décembre|au mois de décembre
pour|montant@euros euro|valeur@euros euro|hauteur@euros euro
avant la date prévue|en avance|avant l'échéance|avant le terme|avant le délai prévu|plus tôt que prévu|avant la date fixée
la veille|le jour d'avant|le jour précédent
par date|chronologique|par ordre chronologique|dans l'ordre chronologique|chronologiquement
par écrit|écrit > par courrier|par lettre|par e-mail|par courriel
tenir un stand|animer un stand|tenue d'un stand|animation d'un stand
clôture annuelle|clôture des comptes annuels|clôture de fin d'année|clôture des comptes de fin d'année|clôturer les comptes annuels
respecter le budget|tenir le budget|rester dans le budget|respect du budget
nettoyer|maintenir propre|garder propre|laisser propre|tenir propre|veiller à la propreté|assurer la propreté|maintenir la propreté|rendre propre
ranger|maintenir en ordre|garder en ordre|tenir en ordre|maintenir rangé|laisser rangé|tenir rangé
affûter|garder affûté|maintenir affûté|tenir affûté
raccourcir|rendre plus court|écourter
simplifier|rendre plus simple|simplification
accélérer|rendre plus rapide|accélération|gagner en rapidité
automatiser|rendre automatique|automatisation
réduire|faire baisser|faire diminuer|faire reculer|faire chuter|diminuer|abaisser
augmenter|faire augmenter|faire progresser|faire monter|faire grimper|faire croître|accroître
démarrer|mettre en marche|mettre en route|faire démarrer
arrêter|mettre à l'arrêt|faire arrêter
ouvrir au public|rendre accessible au public|ouverture au public
publier|rendre public|publication
périmé|produit périmé
sécuriser|rendre sûr|mise en sécurité|mettre en sécurité
`;
