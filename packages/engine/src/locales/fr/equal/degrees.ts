/** French: letters of degrees and what they stand for; our own list. */
export const degrees = `
CAP|certificat d'aptitude professionnelle
BUT|bachelor universitaire de technologie
DAEU|diplôme d'accès aux études universitaires
DUT|diplôme universitaire de technologie
BPA|brevet professionnel agricole
BTSA|brevet de technicien supérieur agricole
DEUST|diplôme d'études universitaires scientifiques et techniques
DU|diplôme universitaire@université faculté
LP|licence professionnelle@université IUT licence
CPGE|classe préparatoire aux grandes écoles|classes préparatoires aux grandes écoles
`;
