import type { Language } from '@tailor/engine';

const monthNames: Record<Exclude<Language, 'zh'>, string> = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
};
const cutShort =
  'jan feb mar mär apr may mai jun jul aug sep sept oct okt nov dec dez ene abr ago set dic janv févr juil déc';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const monthOf = new Map<string, number>();
for (const names of Object.values(monthNames))
  for (const [at, name] of names.split(' ').entries()) monthOf.set(plain(name), at + 1);
for (const word of cutShort.split(' ')) {
  const whole = [...monthOf.keys()].find((name) => name.startsWith(plain(word)));
  const month = whole ? monthOf.get(whole) : undefined;
  if (month) monthOf.set(plain(word), month);
}
for (const [word, month] of [
  ['dic', 12],
  ['dec', 12],
  ['dez', 12],
  ['ago', 8],
  ['set', 9],
  ['ene', 1],
  ['abr', 4],
] as const)
  monthOf.set(word, month);

const year = String.raw`(?:19|20)\d\d`;
const word = String.raw`\p{L}{3,10}\.?(?:\s+(?:de|del))?\s+`;
const point = `(?:(?:${word})${year}|\\d{1,2}\\.\\d{1,2}\\.${year}|\\d{1,2}\\s?[./]\\s?${year}|${year}[./-]\\d{1,2}(?!\\d)|${year}\\s?年(?:\\s?\\d{1,2}\\s?月)?|${year})`;
const now = `(?:present|now|today|current|heute|jetzt|dato|actualidad|actualmente|actual|presente|hoy|aujourd['’]hui|présent|ce jour|en cours|至今|今|现在)`;
const range = new RegExp(
  `(${point})\\s*(?:–|-|—|~|～|至|到|\\s(?:to|until|bis|a|à|au|al|hasta)\\s)\\s*(?:la\\s)?(${point}|${now})`,
  'iu',
);

export interface Month {
  year: number;
  month?: number;
}
export interface Time {
  start: number;
  end: number;
  from: Month;
  /** null: it goes on. */
  to: Month | null;
}

function read(text: string): Month | undefined {
  const found = /(?:19|20)\d\d/.exec(text);
  if (!found) return undefined;
  const rest = text.replace(found[0], ' ');
  const named = /\p{L}{3,}/u.exec(rest.replace(/\bde[l]?\b|年|月/g, ' '))?.[0];
  if (named) {
    const month = monthOf.get(plain(named));
    return month ? { year: Number(found[0]), month } : undefined;
  }
  const numbers = rest.match(/\d{1,2}/g) ?? [];
  const month = Number(numbers.at(-1) ?? 0);
  return { year: Number(found[0]), ...(month > 0 && month < 13 ? { month } : {}) };
}

/** A span of time in a line, where both its ends can be told. */
export function timeIn(text: string): Time | undefined {
  const match = range.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  const from = read(match[1]);
  const on = new RegExp(`^${now}$`, 'iu').test(match[2]);
  const to = on ? null : read(match[2]);
  if (!from || to === undefined) return undefined;
  return { start: match.index, end: match.index + match[0].length, from, to };
}

const two = (value: number) => String(value).padStart(2, '0');
type Write = (month: Month) => string;

const inWords: Record<Language, Write> = {
  en: ({ year, month }) => `${(monthNames.en.split(' ')[(month ?? 1) - 1] ?? '').slice(0, 3)} ${year}`,
  es: ({ year, month }) => `${monthNames.es.split(' ')[(month ?? 1) - 1]} de ${year}`,
  fr: ({ year, month }) => `${monthNames.fr.split(' ')[(month ?? 1) - 1]} ${year}`,
  de: ({ year, month }) => `${monthNames.de.split(' ')[(month ?? 1) - 1]} ${year}`,
  zh: ({ year, month }) => `${year}年${month}月`,
};

const onward: Record<Language, [string, string]> = {
  en: ['present', 'today'],
  es: ['actualidad', 'hoy'],
  fr: ["aujourd'hui", 'ce jour'],
  de: ['heute', 'dato'],
  zh: ['至今', '今'],
};
const between: Record<Language, string> = { en: ' to ', es: ' a ', fr: ' à ', de: ' bis ', zh: '至' };

/** The ways in which a time is commonly written; only those that lose none of what it says. */
export function otherWays({ from, to }: Time, language: Language): string[] {
  const months = from.month !== undefined && (to === null || to.month !== undefined);
  const write = (one: Write, sep: string) => `${one(from)}${sep}${to ? one(to) : onward[language][0]}`;
  if (!months) {
    if (from.month !== undefined || to?.month !== undefined) return [];
    return [
      write(({ year }) => `${year}`, '–'),
      write(({ year }) => `${year}`, between[language]),
      write(({ year }) => `${year}`, language === 'zh' ? '~' : ' - '),
    ];
  }
  return [
    write(({ year, month }) => `${two(month ?? 1)}/${year}`, ' - '),
    write(({ year, month }) => `${two(month ?? 1)}.${year}`, '–'),
    write(({ year, month }) => `${year}-${two(month ?? 1)}`, ' / '),
    write(({ year, month }) => `${year}.${month}`, '-'),
    write(inWords[language], ' – '),
    write(inWords[language], between[language]),
    ...(language === 'zh'
      ? []
      : [write(({ year, month }) => `${two(month ?? 1)}/${String(year).slice(2)}`, '–')]),
  ];
}
