/** French, letters and what they stand for in firms, offices, building, care and plants; letters of several meanings only beside a word of their trade; our own list. */
export const acronyms4 = `
DAF@finance comptab entreprise groupe PME société direction fonction pilot|direction administrative et financière
DAF@finance comptab entreprise groupe PME société|directeur administratif et financier|directrice administrative et financière
DRH|directeur des ressources humaines|directrice des ressources humaines
RRH|responsable des ressources humaines|responsable ressources humaines
DSI|direction des systèmes d'information|direction informatique|systèmes d'information d'une collectivité
DSI|directeur des systèmes d'information|directrice des systèmes d'information
DGS@mairie commune collectivité département agglomération|directeur général des services|directrice générale des services
RP@presse communication média journalist|relations publiques
IRP|instances représentatives du personnel|représentants du personnel
DPAE|déclaration préalable à l'embauche|déclarations préalables à l'embauche
PCA@activité continuité sinistre reprise|plan de continuité d'activité
DUERP|document unique|DUER|document unique d'évaluation des risques professionnels|document unique d'évaluation des risques
ICPE|installations classées|installation classée|installations classées pour la protection de l'environnement|installation classée pour la protection de l'environnement
PCB@carte électron|circuit imprimé|circuits imprimés
DCE@entreprise chantier travaux consult marché|dossier de consultation des entreprises|dossiers de consultation des entreprises
CCTP|cahier des clauses techniques particulières|cahiers des clauses techniques particulières
CCAP|cahier des clauses administratives particulières
DPGF|décomposition du prix global et forfaitaire
DOE@chantier travaux ouvrage exécuté réception|dossier des ouvrages exécutés|dossiers des ouvrages exécutés
OPR@chantier travaux réception|opérations préalables à la réception
APS@architect conception bâtiment projet études|avant-projet sommaire
APD@architect conception bâtiment projet études|avant-projet définitif
VRD|voirie et réseaux divers|voiries et réseaux divers
MOE@chantier travaux bâtiment architect projet|maîtrise d'œuvre|maîtrise d'oeuvre
MOA@projet travaux bâtiment chantier|maîtrise d'ouvrage
PLU@urbanis commune mairie révis règlement|plan local d'urbanisme
PLUi|plan local d'urbanisme intercommunal
IBODE|infirmière de bloc opératoire|infirmier de bloc opératoire|infirmière de bloc opératoire diplômée d'État|infirmier de bloc opératoire diplômé d'État
IADE|infirmière anesthésiste|infirmier anesthésiste|infirmière anesthésiste diplômée d'État|infirmier anesthésiste diplômé d'État
IPA@infirmi|infirmière en pratique avancée|infirmier en pratique avancée
IAO@infirmi urgence|infirmier d'accueil et d'orientation|infirmière d'accueil et d'orientation
PDA@pilul médicament pharmac|préparation des doses à administrer
ECG|électrocardiogrammes|électrocardiogramme|électrocardiographie
EEG|électroencéphalogramme|électroencéphalogrammes|électroencéphalographie
TCC@psycho thérap|thérapies cognitives et comportementales|thérapie cognitive et comportementale
GTA@temps absenc paie planning|gestion des temps et des activités
ETP@patient thérapeut diabét malad|éducation thérapeutique du patient
`;
