/** French: letters of degrees and what they stand for; our own list. */
export const degrees = `
CAP|certificat d'aptitude professionnelle
BUT|bachelor universitaire de technologie
DAEU|diplôme d'accès aux études universitaires
BPA|brevet professionnel agricole
DU|diplôme universitaire@université faculté
LP|licence professionnelle@université IUT licence
`;
