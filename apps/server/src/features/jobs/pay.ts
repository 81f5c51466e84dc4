import type { Pay, PayPeriod } from '@tailor/contract/shapes/pay';

/** What postings write for it, in five languages and in the codes of the boards. */
const periods: [PayPeriod, RegExp][] = [
  ['hour', /hour|\bhr\b|\bp\/?h\b|stunde|stündlich|heure|horaire|\bhora|小时|时薪/i],
  ['day', /\bday|daily|\btag\b|täglich|tagessatz|\bjour|\bdía|diario|日薪|[/／每]天|[/／]日/i],
  ['week', /week|woche|wöchentlich|semaine|semana|周薪|[/／每]周/i],
  ['month', /month|monat|\bmois\b|mensuel|\bmes\b|mensual|月/i],
  [
    'year',
    /year|\byr\b|annum|annual|\bp\.?\s?a\.?(?!\p{L})|jahr|jährlich|(?:par|[/／])\s*an\b|l['’]an\b|annuel|\baño|anual|年/iu,
  ],
];

const symbols: [RegExp, string][] = [
  [/(?<!\p{L})US\$|\bUSD\b/u, 'USD'],
  [/(?<!\p{L})(?:CA|C)\$|\bCAD\b/u, 'CAD'],
  [/(?<!\p{L})(?:AU|A)\$|\bAUD\b/u, 'AUD'],
  [/HK\$|\bHKD\b/, 'HKD'],
  [/(?<!\p{L})S\$|\bSGD\b/u, 'SGD'],
  [/NZ\$|\bNZD\b/, 'NZD'],
  [/MX\$|\bMXN\b/, 'MXN'],
  [/€|\bEUR\b|\bEuros?\b/i, 'EUR'],
  [/£|\bGBP\b/, 'GBP'],
  [/\bCHF\b|\bSFr\.?/, 'CHF'],
  [/\bPLN\b|zł/i, 'PLN'],
  [/\bSEK\b/, 'SEK'],
  [/\bNOK\b/, 'NOK'],
  [/\bDKK\b/, 'DKK'],
  [/₹|\bINR\b/, 'INR'],
  [/\bJPY\b|円/, 'JPY'],
  [/\bCNY\b|\bRMB\b|人民币|元|[¥￥]/, 'CNY'],
  // Of another dollar, or a real, nobody knows which: only the bare sign is one.
  [/(?<!\p{L})\$/u, 'USD'],
];

/** "38.000", "28 000", "30,000", "22,50", "12.5": what groups and what begins the cents. */
function figureOf(text: string): number {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '');
  const grouped = /^\d{1,3}([.,]\d{3})+(?!\d)/.test(plain);
  const whole = grouped ? plain.replace(/[.,](?=\d{3}(?!\d))/g, '') : plain;
  return Number(whole.replace(',', '.'));
}

const figure = /(\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)\s*(k\b|千|万)?/giu;
const factors: Record<string, number> = { k: 1_000, 千: 1_000, 万: 10_000 };

/** Both ends of a range; "8-12K" says its thousands once. */
function figuresOf(text: string): number[] {
  const found = [...text.matchAll(figure)].map(([, digits = '', mark = '']) => ({
    value: figureOf(digits),
    factor: factors[mark.toLowerCase()] ?? 1,
  }));
  const [low, high] = found;
  if (!low) return [];
  if (!high) return [low.value * low.factor];
  const factor = low.factor === 1 && low.value < high.value ? high.factor : low.factor;
  return [low.value * factor, high.value * high.factor];
}

/**
 * A posting's pay as figures, in the currency and for the time it names; undefined where either is not
 * said or the figures make no range: then the words stand as they are.
 */
export function payOf(salary: string | null): Pay | undefined {
  if (!salary || salary.length > 120) return undefined;
  const chinese = /\p{Script=Han}/u.test(salary);
  const currency = symbols.find(([pattern]) => pattern.test(salary))?.[1] ?? (chinese ? 'CNY' : undefined);
  // "13 薪", "38,5 hours per week": figures that are no money, and times that are not what is paid for.
  const money = salary.replace(
    /\d+\s*薪|\d+(?:[.,]\d+)?\s*(?:hours?|hrs?|h|std\.?|stunden|heures?|horas)\s*(?:a|per|pro|die|par|por|\/|la|a la)?\s*(?:week|woche|semaine|semana)|wochenstunden/giu,
    ' ',
  );
  const named = periods.filter(([, pattern]) => pattern.test(money));
  const period = named.length === 1 ? named[0]?.[0] : undefined;
  if (!currency || !period) return undefined;
  if ([...money.matchAll(figure)].length > 2) return undefined;
  const [min, max = min] = figuresOf(money);
  if (min === undefined || max === undefined || !(min > 0) || max < min || max > 50 * min) return undefined;
  return { min, max, currency, period };
}
