/** French, acronyms: one line, one meaning; our own list. */
export const acronyms = `
bep|brevet d'études professionnelles
bts|brevet de technicien supérieur
btsa|brevet de technicien supérieur agricole
dut|diplôme universitaire de technologie
iut|institut universitaire de technologie
deug|diplôme d'études universitaires générales
dess|diplôme d'études supérieures spécialisées
dcg|diplôme de comptabilité et de gestion
dscg|diplôme supérieur de comptabilité et de gestion
rncp|répertoire national des certifications professionnelles
cqp|certificat de qualification professionnelle
bpjeps|brevet professionnel de la jeunesse, de l'éducation populaire et du sport
dejeps|diplôme d'état de la jeunesse, de l'éducation populaire et du sport
capes|certificat d'aptitude au professorat de l'enseignement du second degré
crpe|concours de recrutement de professeurs des écoles
caplp|certificat d'aptitude au professorat de lycée professionnel
cpge|classe préparatoire aux grandes écoles
ulis|unité localisée pour l'inclusion scolaire
aesh|accompagnant des élèves en situation de handicap
pps|projet personnalisé de scolarisation
deaes|diplôme d'état d'accompagnant éducatif et social
dees|diplôme d'état d'éducateur spécialisé
deass|diplôme d'état d'assistant de service social
cesf|conseiller en économie sociale familiale|conseillère en économie sociale familiale
tisf|technicien de l'intervention sociale et familiale
eje|éducateur de jeunes enfants|éducatrice de jeunes enfants
deeje|diplôme d'état d'éducateur de jeunes enfants
cap aepe|cap accompagnant éducatif petite enfance
mjpm|mandataire judiciaire à la protection des majeurs
samsah|service d'accompagnement médico-social pour adultes handicapés
itep|institut thérapeutique, éducatif et pédagogique
pch|prestation de compensation du handicap
pjj|protection judiciaire de la jeunesse
aemo|action éducative en milieu ouvert
cpas|centre public d'action sociale
onem|office national de l'emploi
onss|office national de sécurité sociale
inami|institut national d'assurance maladie-invalidité
carsat|caisse d'assurance retraite et de la santé au travail
dreets|direction régionale de l'économie, de l'emploi, du travail et des solidarités
rtt|réduction du temps de travail
nao|négociation annuelle obligatoire
bdese|base de données économiques, sociales et environnementales
pse|plan de sauvegarde de l'emploi
daf|directeur administratif et financier|directrice administrative et financière
raf|responsable administratif et financier|responsable administrative et financière
pssi|politique de sécurité des systèmes d'information
dpo|délégué à la protection des données|data protection officer
anssi|agence nationale de la sécurité des systèmes d'information
itil|information technology infrastructure library
gmao|gestion de la maintenance assistée par ordinateur|logiciel de GMAO
gpao|gestion de la production assistée par ordinateur
plm|product lifecycle management|gestion du cycle de vie des produits
ihm|interface homme-machine
esn|entreprise de services du numérique
ssii|société de services en ingénierie informatique
ftth|fiber to the home|fibre jusqu'au domicile
amf|autorité des marchés financiers
acpr|autorité de contrôle prudentiel et de résolution
iobsp|intermédiaire en opérations de banque et en services de paiement
orias|registre unique des intermédiaires en assurance, banque et finance
iard|incendie, accidents et risques divers
lamal|loi sur l'assurance-maladie
suva|caisse nationale suisse d'assurance en cas d'accidents
finma|autorité fédérale de surveillance des marchés financiers
orp|office régional de placement
assc|assistant en soins et santé communautaire|assistante en soins et santé communautaire
reer|régime enregistré d'épargne-retraite
celi|compte d'épargne libre d'impôt
cnesst|commission des normes, de l'équité, de la santé et de la sécurité du travail
ccq|commission de la construction du québec
rbq|régie du bâtiment du québec
dep|diplôme d'études professionnelles
aec|attestation d'études collégiales
cegep|collège d'enseignement général et professionnel
crha|conseiller en ressources humaines agréé|conseillère en ressources humaines agréée
oiiq|ordre des infirmières et infirmiers du québec
oiq|ordre des ingénieurs du québec
chsld|centre d'hébergement et de soins de longue durée
clsc|centre local de services communautaires
ciusss|centre intégré universitaire de santé et de services sociaux
cisss|centre intégré de santé et de services sociaux
pab|préposé aux bénéficiaires|préposée aux bénéficiaires
simdut|système d'information sur les matières dangereuses utilisées au travail
deavs|diplôme d'état d'auxiliaire de vie sociale
deas|diplôme d'état d'aide-soignant
ifsi|institut de formation en soins infirmiers
ifas|institut de formation d'aides-soignants
had|hospitalisation à domicile
smr|soins médicaux et de réadaptation
pasa|pôle d'activités et de soins adaptés
chu|centre hospitalier universitaire
ars|agence régionale de santé
ansm|agence nationale de sécurité du médicament et des produits de santé
pmsi|programme de médicalisation des systèmes d'information
ccam|classification commune des actes médicaux
ngap|nomenclature générale des actes professionnels
bmr|bactérie multirésistante
picc line|cathéter central à insertion périphérique
aivq|activités instrumentales de la vie quotidienne
aggir|autonomie gérontologie groupes iso-ressources
deust|diplôme d'études universitaires scientifiques et techniques
cofrac|comité français d'accréditation
smq|système de management de la qualité
qrqc|quick response quality control
smed|single minute exchange of die|changement rapide d'outil
dmaic|define measure analyze improve control
trs|taux de rendement synthétique|TRS@production ligne machine|OEE
mmt|machine à mesurer tridimensionnelle
cofrend|confédération française pour les essais non destructifs
qmos|qualification de mode opératoire de soudage
fds|fiche de données de sécurité
rge|reconnu garant de l'environnement
irve|infrastructure de recharge pour véhicules électriques
iti|isolation thermique par l'intérieur
aipr|autorisation d'intervention à proximité des réseaux
dict|déclaration d'intention de commencement de travaux
sps|sécurité et protection de la santé
diuo|dossier d'intervention ultérieure sur l'ouvrage
bpu|bordereau des prix unitaires
dqe|détail quantitatif estimatif
dtu|document technique unifié
rt2012|réglementation thermique 2012
igh|immeuble de grande hauteur
pemp|plateforme élévatrice mobile de personnel|plateforme élévatrice mobile de personnes
fco|formation continue obligatoire
cqc|carte de qualification de conducteur
vtc|voiture de transport avec chauffeur
tpmr|transport de personnes à mobilité réduite
pmr|personne à mobilité réduite
iata|association du transport aérien international|international air transport association
imdg|international maritime dangerous goods
oea|opérateur économique agréé
edi|échange de données informatisé
ddm|date de durabilité minimale
sncf|société nationale des chemins de fer français
ratp|régie autonome des transports parisiens
cnaps|conseil national des activités privées de sécurité
pse1|premiers secours en équipe de niveau 1
pse2|premiers secours en équipe de niveau 2
sdis|service départemental d'incendie et de secours
dae|défibrillateur automatisé externe
mac sst|maintien et actualisation des compétences sst|maintien et actualisation des compétences de sauveteur secouriste du travail
prap|prévention des risques liés à l'activité physique
asvp|agent de surveillance de la voie publique
epci|établissement public de coopération intercommunale
cctg|cahier des clauses techniques générales
boamp|bulletin officiel des annonces des marchés publics
rcs|registre du commerce et des sociétés
crfpa|centre régional de formation professionnelle d'avocats
tracfin|traitement du renseignement et action contre les circuits financiers clandestins
certiphyto|certificat individuel de produits phytopharmaceutiques
bprea|brevet professionnel responsable d'entreprise agricole
hve|haute valeur environnementale
igp|indication géographique protégée
aoc|appellation d'origine contrôlée
onf|office national des forêts
inrae|institut national de recherche pour l'agriculture, l'alimentation et l'environnement
cnrs|centre national de la recherche scientifique
inserm|institut national de la santé et de la recherche médicale
steu|station de traitement des eaux usées
delf|diplôme d'études en langue française
dalf|diplôme approfondi de langue française
tcf|test de connaissance du français
toeic|test of english for international communication
cecrl|cadre européen commun de référence pour les langues
lsq|langue des signes québécoise
chr|cafés, hôtels, restaurants|cafés hôtels restaurants
ilv|information sur le lieu de vente
comex|comité exécutif
tma|tierce maintenance applicative
`;
