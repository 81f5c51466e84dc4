import type { AskedPack } from '../asked-pack.ts';

export const asked: AskedPack = {
  bare: 'electronic|automated|clinical|commercial|industrial|residential|domestic|hands-on|car|drives|drive|web|computer|computers|higher|later|early|late|pro|valid|red|new|front desk|electrical|mechanical',
  never:
    'trade|the trade|spoken|written|verbal|oral|other languages|language skills|follow-up|follow up|another language|another european language|further languages|essential|mandatory|required|desirable|necessary|needed|preferred|optional|a plus|a must|must have|compulsory|advantage|advantageous|please|expect|we expect|agencies|own|closely related|above',
  before: 'use of a|use of the|use of',
  behind: 'of|for',
  spoken:
    "don't|doesn't|won't|isn't|aren't|can't|do not|does not|will not|we|our|us|please|is|are|was|were|will|has been|since|because",
  relative: 'who|that|which|whose|where',
  another:
    'similar|comparable|another|other|others|equivalent|a similar|a comparable|an equivalent|related|closely related|later|higher|any other',
  adjectives: '',
  traits: '',
  notTraits: '',
  conditions:
    'happy|shift|shifts|early|late|morning|mornings|night|nights|evening|evenings|weekend|weekends|bank|public|holiday|holidays|day|days|hours|rota|rotas|rotating|flexible|comfortable|working|work|overtime|saturday|saturdays|sunday|sundays|weekdays|weeknights|occasional|regular',
  given:
    'tuition waiver|tuition reimbursement|tuition assistance|paid training|paid holidays|paid vacation|retirement plan|pers retirement|free uniform|uniform provided|staff discount',
  employer:
    /(?:^|[.!\n]\s*)(?:(?:At|Here at)\s(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3}),?\swe|(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3})\sis\s(?:looking\sfor|hiring|recruiting|seeking))(?!\p{L})/gu,
  pairs:
    /\b(?:health (?:and|&) safety|research (?:and|&) development|terms and conditions|food and beverage|profit and loss|learning and development|heating and ventilation|arts and crafts|supply and demand|front and back of house|mergers and acquisitions)\b/,
  sort: /(?<=^[A-Z\d/]{2,8})\s(?:qualified|registered|certified|accredited|licensed|rules|software)$/u,
  toReader: /(?<!\p{L})you(?: will|'ll| would)?\s?:\s*$/u,
  heads: '',
};
