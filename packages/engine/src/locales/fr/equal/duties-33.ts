/** French, duties that most postings ask of cleaners, teachers, nurseries, accounts, personnel, marketing, projects and computing, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties33 = `
nettoyage des sanitaires|nettoyer les sanitaires|entretien des sanitaires|nettoyage et désinfection des sanitaires > récurer les lavabos et les cuvettes|nettoyer les lavabos et les cuvettes|nettoyer les toilettes|laver les toilettes|récurer les toilettes|nettoyer les douches et les toilettes|nettoyer les wc
désinfection des points de contact|désinfecter les points de contact > désinfecter les poignées|désinfecter les poignées et les rampes|désinfecter les poignées de porte|désinfecter les interrupteurs et les poignées
réapprovisionnement des consommables|réapprovisionner les consommables|réassort des consommables > remettre du papier et du savon|remettre du savon et du papier|remplacer le papier et le savon|remplir les distributeurs de savon
rencontres avec les parents|entretiens avec les parents|rendez-vous avec les parents > recevoir les parents|rencontrer les parents
entretiens avec les familles|rencontres avec les familles > recevoir les familles|rencontrer les familles
surveillance de la sieste|surveillance du sommeil|surveiller la sieste|surveiller le sommeil des enfants|surveillance des siestes
soins quotidiens aux enfants|soins quotidiens aux jeunes enfants|soins aux jeunes enfants > changer les couches et donner les repas|changer les couches et donner les biberons|changer les bébés et leur donner à manger|changer et nourrir les bébés
adaptation des enfants|adaptation des enfants à la crèche > accompagner les nouveaux enfants pendant leurs premières semaines|accompagner les premiers jours des enfants à la crèche
animation d'activités d'éveil|organisation d'activités d'éveil
établissement des comptes annuels|établir les comptes annuels|préparation des comptes annuels > établir le bilan et le compte de résultat|établir bilan et compte de résultat|préparer le bilan et le compte de résultat|monter le bilan et le compte de résultat
établissement de la paie|établissement des paies|établir la paie|établir les paies|réalisation de la paie > calculer les paies|calculer la paie|calculer les paies et éditer les bulletins|calculer les salaires et établir les bulletins
suivi des absences|suivre les absences > suivi des congés et des absences|suivre les congés et les absences|suivre les absences et les congés
suivi des congés et des absences|suivi des congés et absences|gestion des absences et des congés|gestion des congés et absences > suivre les congés et les absences|suivre les absences et les congés
intégration des nouveaux arrivants|intégration des nouveaux salariés|intégration des nouveaux collaborateurs|onboarding|accueil et intégration des nouveaux collaborateurs
animation des réseaux sociaux|animer les réseaux sociaux|gestion des réseaux sociaux|community management > publier chaque jour sur instagram|publier sur instagram et facebook|publier sur facebook et instagram|animer les comptes instagram et facebook|animer la page facebook|animer le compte instagram
achat de mots-clés|acheter des mots-clés|sea|référencement payant|liens sponsorisés > acheter des mots-clés sur google|gérer des campagnes google ads
création de supports de communication|conception de supports de communication|créer des supports de communication|concevoir des supports de communication|réalisation de supports de communication > concevoir des brochures et des affiches|créer des brochures et des affiches|créer des affiches et des dépliants|créer des flyers et des affiches|concevoir des dépliants|concevoir des affiches et des dépliants|créer des plaquettes
tenue de stands|tenir un stand|tenue de stand|tenir des stands
participation à des salons|participation à des salons professionnels|présence sur les salons > tenir un stand sur des salons|tenir le stand sur les salons
enquêtes clients|enquêtes de satisfaction|enquête auprès des clients|enquêtes auprès des clients|sondages clients > interroger les clients par questionnaire|interroger des clients par questionnaire|interroger les clients
analyse des performances|analyse des résultats des campagnes|mesure de la performance|analyse de la performance des campagnes|mesure des performances > mesurer les résultats des campagnes|analyser les résultats des campagnes|mesurer les résultats des campagnes publicitaires
gestion des risques|gérer les risques|gestion des risques projet > repérer et suivre les risques|identifier et suivre les risques|identifier et traiter les risques|repérer et traiter les risques
reporting à la direction|reporting auprès de la direction|reporting direction|rendre compte à la direction > présenter l'avancement à la direction|présenter les résultats à la direction|présenter les chiffres à la direction
développement front-end|développement frontend|développement front|développer le front-end > développer des pages en react|développer des interfaces en react|développer des pages en vue|développer des interfaces en angular|développer des pages en angular
développement back-end|développement backend|développement back|développer le back-end > développer des services en java|développer des api en node|développer des api en java|développer des api en python|développer des api en php
tests automatisés|tests automatiques|automatisation des tests|écriture de tests automatisés|automatiser les tests > écrire des tests qui tournent à chaque commit|écrire des tests lancés à chaque commit|écrire des tests joués à chaque livraison
intégration et déploiement continus|intégration continue et déploiement continu|ci/cd|chaîne ci/cd|pipelines ci/cd|pipeline ci/cd > mettre en place une chaîne qui teste et déploie|mettre en place une chaîne de tests et de déploiement automatiques
microservices|architecture microservices|architecture en microservices|micro-services > découper une application en petits services indépendants|découper une application en services indépendants
nettoyage de données|nettoyer des données|nettoyage des données|data cleaning > nettoyer des fichiers|nettoyer et croiser des fichiers|nettoyer des tables|nettoyer des bases
création de tableaux de bord|créer des tableaux de bord|conception de tableaux de bord|concevoir des tableaux de bord|réalisation de tableaux de bord > construire des rapports interactifs|créer des rapports interactifs|construire des rapports interactifs dans power bi
tests a/b|test a/b|a/b testing|ab testing|tests ab > comparer deux versions d'une page|comparer deux versions d'un site|comparer deux versions d'un e-mail
modélisation prédictive|modèles prédictifs|analyse prédictive|construction de modèles prédictifs > prévoir les ventes par régression|prédire les ventes par régression|prévoir la demande par régression
gestion des accès|gestion des droits d'accès|gestion des comptes et des droits|gestion des habilitations|administration des droits d'accès > créer les comptes et donner les droits d'accès|donner les droits d'accès|attribuer les droits d'accès|créer les comptes et attribuer les droits
supervision des serveurs|supervision de serveurs|supervision d'infrastructure|supervision@zabbix nagios centreon serveurs réseau|monitoring|supervision informatique > surveiller les serveurs|surveiller les serveurs avec zabbix|surveiller les serveurs avec nagios|surveiller le réseau et les serveurs
application des correctifs|application des correctifs de sécurité|patch management|gestion des correctifs|installation des correctifs > passer les correctifs de sécurité|installer les correctifs de sécurité|installer les mises à jour de sécurité|passer les mises à jour de sécurité
migration vers microsoft 365|migration microsoft 365|migration vers office 365|migration office 365 > migrer les boîtes mail vers microsoft 365|migrer les messageries vers microsoft 365|migrer la messagerie vers microsoft 365
tri des déchets|trier les déchets|tri sélectif > trier les cartons et les plastiques|trier le verre et le carton
organisation de voyages scolaires|organiser des voyages scolaires > organiser un voyage avec une classe|organiser un voyage avec les élèves
participation à des jurys d'examen|participation aux jurys d'examen|membre de jury d'examen > faire passer des oraux de baccalauréat|faire passer les oraux du bac|interroger des candidats au baccalauréat|interroger des candidats à l'oral
coordination des prestataires|coordination de prestataires|coordonner les prestataires|coordination des intervenants extérieurs
`;
