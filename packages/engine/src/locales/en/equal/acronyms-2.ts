/** English, acronyms: one line, one meaning; our own list. */
export const acronyms2 = `
fca regulated|financial conduct authority regulated
cfd simulation|computational fluid dynamics simulation
smt assembly|surface mount technology assembly|surface mount assembly
ich gcp|ich good clinical practice
senior hca|senior healthcare assistant
bank hca|bank healthcare assistant
nps score|net promoter score
vfd drives|variable frequency drives
bsl interpreting|british sign language interpreting
bsl interpreter|british sign language interpreter
asl interpreter|american sign language interpreter
mtd for vat|making tax digital for vat
ssp and smp|statutory sick and maternity pay
ota bookings|online travel agency bookings
hmo licence|house in multiple occupation licence
epc ratings|energy performance certificate ratings
cbt sessions|cognitive behavioural therapy sessions|cognitive behavioral therapy sessions
ngs|next generation sequencing
qpcr|quantitative pcr|quantitative polymerase chain reaction|real-time pcr
a&e department|accident and emergency department
`;
