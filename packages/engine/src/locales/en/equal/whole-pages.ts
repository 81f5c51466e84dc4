/** English: what whole resumes say in words of their own for a duty of postings; what stands behind ">" only proves; our own list. */
export const wholePages = `
behavioural assessment|behaviour assessment > assess temperament|assess dogs for temperament|assess animals for temperament|temperament testing
induction of new starters|induction of new staff > show new starters the ropes|show new staff the ropes|show newcomers the ropes|show new volunteers the ropes
school visits > talk to schools about|speak to schools about|give talks in schools|talks in schools
dimensional inspection|dimensional checks > measure parts with micrometers|check parts with micrometers|check dimensions with calipers
setup time reduction|setup reduction|reduce setup time|cut setup time|bring down setup time|brought down setup time|shorten setup times
machine setup|set up machines|setting up machines > set up mills|set up lathes|set up CNC mills|set up presses
nonconformance reporting|write nonconformance reports|document nonconformances|document nonconforming material|raise nonconformance reports
information literacy instruction|information literacy teaching|teach information literacy > teach students to search databases|teach how to search databases|teach first years to search databases
condition reporting|write condition reports
performance testing > load tests|load testing|stress tests|stress testing
defect tracking|bug tracking|track bugs|track defects > log and follow bugs|log bugs and follow them up
backlog refinement|backlog grooming|groom the backlog|refine the backlog
scrub nursing|scrub nurse duties > pass instruments to the surgeon|hand instruments to the surgeon
nurse consultations|nurse clinics|nurse consults
`;
