/** Whoever completed a certificate has it: how papers are got, said of each paper; the gate alone reads them. */
const got = 'complete gain earn obtain receive get achieve attain acquire pass secure awarded'.split(' ');
const papers =
  'certificate|certification|diploma|qualification|licence|license|accreditation|badge|permit|nvq|gcse|exam|examination'.split(
    '|',
  );
const taken = 'complete finish do take'.split(' ');
const courses = 'course training programme program module workshop'.split(' ');

const either = (verbs: readonly string[], things: readonly string[]) =>
  things.map((thing) => verbs.map((verb) => `${verb} ${thing}`).join('|'));

export const papersGot = `
${either(got, papers).join('\n')}
${either(taken, courses).join('\n')}
certificate|certification
bug|software fault|software error|software defect
accompany meeting|attend meeting|go to meeting
accompany visit|attend visit|go on visit
absence|absent|away|on leave
alongside job|while working|in addition to job|while employed|alongside work|beside job
`;
