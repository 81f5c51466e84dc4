import type { TermPack } from './pack.ts';

export const de: TermPack = {
  announcing: [
    'erfahrung in',
    'erfahrung mit',
    'erfahrung im',
    'erfahrungen in',
    'erfahrungen mit',
    'erfahrungen im',
    'kenntnisse in',
    'kenntnisse im',
    'kenntnisse der',
    'kenntnisse des',
    'kenntnisse von',
    'kenntnisse über',
    'kenntnissen in',
    'kenntnissen im',
    'umgang mit',
    'vertraut mit',
    'beherrschung von',
    'beherrschung der',
    'studium der',
    'studium im bereich',
    'ausbildung als',
    'ausbildung zum',
    'ausbildung zur',
    'ausbildung im bereich',
    'ausbildung in',
    'studium in',
    'weiterbildung zum',
    'weiterbildung zur',
    'weiterbildung in',
    'fachwissen in',
    'know-how in',
    'expertise in',
    'verständnis für',
    'verständnis von',
    'einsatz von',
    'zertifizierung in',
    'fachkenntnisse in',
    'grundkenntnisse in',
    'sicher in',
    'versiert in',
    'bedienung von',
  ],
  ending:
    `ist sind wird werden wurde für mit im in am an auf bei durch die der das den dem des dass welche sowie
    wir sie du ihr ihre ihren unser unsere euch dich dir deine deinen erforderlich wünschenswert vorteil vorhanden
    notwendig idealerweise gerne von zu zur zum als oder ähnliche ähnlichem vergleichbare vergleichbar bzw wie etwa
    etc aus nach über unter bringst bringen mitbringen hast haben bist`.split(/\s+/),
  joining: ['und', 'oder', 'und/oder', 'sowie', 'bzw.'],
  before:
    `der die das den dem des ein eine einen einer einem gute guten gutes sehr fundierte erste mehrjährige
    einschlägige sichere sicherer sicheren gängigen gängige verschiedenen verschiedene modernen moderne allen
    diversen aktuellen üblichen praktische`.split(/\s+/),
  empty: `erfahrung erfahrungen team arbeit unternehmen management jahre jahr fähigkeiten kenntnisse umfeld
    menschen stelle position bewerber bereich bereiche aufgaben kunden büro zeit vollzeit teilzeit produkte
    dienstleistungen projekte projekt anforderungen gehalt standort mitarbeiter profil vorteil umgang`.split(
    /\s+/,
  ),
  capitalsTell: false,
};
