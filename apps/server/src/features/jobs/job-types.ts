import type { JobType } from '@tailor/contract/shapes/pay';

/** What boards and postings call it, in five languages. */
const names: [JobType, RegExp][] = [
  [
    'full_time',
    /^(full[\s_-]*time|fulltime( permanent)?|vollzeit|temps plein|temps complet|jornada completa|tiempo completo|全职)$/i,
  ],
  [
    'part_time',
    /^(part[\s_-]*time|teilzeit|temps partiel|jornada parcial|tiempo parcial|media jornada|兼职)$/i,
  ],
  ['permanent', /^(permanent|regular|festanstellung|unbefristet|cdi|indefinido|contrato indefinido|长期)$/i],
  ['contract', /^(contract(or)?|fixed[\s_-]*term|befristet|cdd|contrato temporal|合同[工制])$/i],
  ['temporary', /^(temp(orary)?|seasonal|zeitarbeit|aushilfe|intérim|interim|temporal|eventual|临时)$/i],
  [
    'freelance',
    /^(freelance(r)?|self[\s_-]*employed|freiberuflich|freie mitarbeit|indépendant|autónomo|自由职业)$/i,
  ],
  ['internship', /^(intern(ship)?|trainee|praktikum|stage|prácticas|beca|实习)$/i],
  [
    'apprenticeship',
    /^(apprentice(ship)?|ausbildung|apprentissage|alternance|aprendizaje|formación dual|学徒)$/i,
  ],
  ['volunteer', /^(volunteer(ing)?|ehrenamt|bénévolat|voluntariado|志愿者)$/i],
];

/** "Full-time, permanent", "FULL_TIME", "FullTime", "Vollzeit/Teilzeit"; nothing where one part is unknown. */
export function jobTypesOf(text: string | null): JobType[] {
  const parts = (text ?? '')
    .split(/[,/|、，+&]|\s(?:or|and|oder|und|ou|et|o|y)\s/i)
    .map((part) => part.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').trim())
    .filter((part) => part !== '');
  const found = parts.map((part) => names.find(([, pattern]) => pattern.test(part))?.[0]);
  const known = found.filter((one) => one !== undefined);
  return known.length === parts.length ? [...new Set(known)] : [];
}
