import type { TextLanguage } from './tokens.ts';

const months: Partial<Record<TextLanguage, string>> = {
  en: 'january february march april may june july august september october november december',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  de: 'januar februar marz april mai juni juli august september oktober november dezember',
};

/** "Jan" and "January" are one month; "June" and "July" are not. */
export function sameMonth(a: string, b: string, language: TextLanguage): boolean {
  const names = (months[language] ?? '').split(' ');
  const of = (word: string) => names.filter((name) => word.length >= 3 && name.startsWith(word));
  const [one, other] = [of(a), of(b)];
  return one.length === 1 && other.length === 1 && one[0] === other[0];
}
