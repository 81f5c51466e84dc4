/** Who is hired, looked after and how, in plain words: one line, one meaning; what stands behind ">" is narrower and only proves; our own list. */
const persons =
  'waiters cooks chefs drivers nurses carers teachers engineers developers cleaners receptionists technicians cashiers salespeople seasonal staff|temporary staff|bar staff|kitchen staff|shop assistants|care assistants|warehouse workers|electricians|mechanics|labourers|apprentices|interns|volunteers|tutors|instructors|stewards|porters|couriers|welders|pickers'
    .split('|')
    .flatMap((name, at) => (at === 0 ? name.split(' ').slice(0, -2).concat('seasonal staff') : [name]));
const hired = ['recruit', 'take on', 'fill vacancies for', 'interview and hire', 'fill positions for'];
const small = [
  'toddlers',
  'babies',
  'infants',
  'small children',
  'young children',
  'preschoolers',
  'preschool children',
  'schoolchildren',
];
const minded = ['look after', 'mind', 'care for', 'watch over', 'take care of', 'supervise'];

const either = (verbs: readonly string[], things: readonly string[]) =>
  verbs.flatMap((verb) => things.map((thing) => `${verb} ${thing}`)).join('|');

export const hiring = `
recruitment|recruiting|staff recruitment|talent acquisition > ${either(hired, persons)}
childcare|child care > ${either(minded, small)}
automated testing|test automation|automated tests|automatic testing > tests that run by themselves|tests that run automatically|scripts that check by themselves|scripts that test automatically|tests that run every night|tests that run on every commit|unattended tests
aerial surveying|aerial surveys|aerial survey > survey from the air|survey from aircraft|photograph from the air
employee onboarding|onboarding|new starter onboarding|staff induction > show new starters round|show new colleagues round|show new hires round|introduce new starters|introduce new hires|welcome and brief new starters|explain rules to new starters|settle in new starters|settle in new colleagues
`;
