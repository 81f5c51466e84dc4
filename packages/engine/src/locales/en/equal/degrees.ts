/** English: letters of degrees and what they stand for; our own list. */
export const degrees = `
BSN|Bachelor of Science in Nursing
MSN|Master of Science in Nursing
DNP|Doctor of Nursing Practice
ADN|Associate Degree in Nursing|Associate's Degree in Nursing
MSc|Master of Science
BTech|Bachelor of Technology
MTech|Master of Technology
BArch|Bachelor of Architecture
MArch|Master of Architecture
LLM|Master of Laws
BEd|Bachelor of Education
MEd|Master of Education
EdD|Doctor of Education
MFA|Master of Fine Arts
BSW|Bachelor of Social Work
MPH|Master of Public Health
MPA|Master of Public Administration
MRes|Master of Research
MPhil|Master of Philosophy
AAS|Associate of Applied Science
JD|Juris Doctor
PharmD|Doctor of Pharmacy
DPT|Doctor of Physical Therapy
BMus|Bachelor of Music
MMus|Master of Music
BNurs|Bachelor of Nursing
MPharm|Master of Pharmacy
BVSc|Bachelor of Veterinary Science
BDS|Bachelor of Dental Surgery
MLIS|Master of Library and Information Science
PGDip|Postgraduate Diploma
PGCert|Postgraduate Certificate
FdA|Foundation Degree in Arts
FdSc|Foundation Degree in Science
`;
