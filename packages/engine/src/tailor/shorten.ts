import type { Language } from '../types.ts';
import { allBullets, type Draft, locate, type TailorContext } from './context.ts';

/** Long ways round that say nothing more than the short one. */
const longWays: Record<Language, [RegExp, string][]> = {
  en: [
    [/\bin order to\b/, 'to'],
    [/\bon a daily basis\b/, 'daily'],
    [/\bon a weekly basis\b/, 'weekly'],
    [/\bon a monthly basis\b/, 'monthly'],
    [/\bon a regular basis\b/, 'regularly'],
    [/\bdue to the fact that\b/, 'because'],
    [/\bwith (?:regard|respect) to\b/, 'on'],
    [/\bprior to\b/, 'before'],
    [/\bat all times\b/, 'always'],
    [/\beach and every\b/, 'every'],
    [/\bthe majority of\b/, 'most'],
    [/\b(?:a|in) total of (?=\d)/, ''],
    [/\bin the field of\b/, 'in'],
    [/\bwith the aim of\b/, 'for'],
    [/\bfor the purpose of\b/, 'for'],
    [/\bas well as\b/, 'and'],
    [/,? and so on\b/, ''],
    [/,? etc\./, ''],
  ],
  de: [
    [/\bim Rahmen (?:der|des) /, 'bei '],
    [/\bsowie auch\b/, 'sowie'],
    [/\bin regelmäßigen Abständen\b/, 'regelmäßig'],
    [/\bauf täglicher Basis\b/, 'täglich'],
    [/\bauf wöchentlicher Basis\b/, 'wöchentlich'],
    [/\bauf monatlicher Basis\b/, 'monatlich'],
    [/\bauf regelmäßiger Basis\b/, 'regelmäßig'],
    [/\bunter Zuhilfenahme von\b/, 'mit'],
    [/\bmittels\b/, 'mit'],
    [/,? u\.\s?v\.\s?m\./, ''],
    [/,? uvm\./, ''],
    [/,? usw\./, ''],
    [/,? etc\./, ''],
  ],
  fr: [
    [/\bdans le but de\b/, 'pour'],
    [/\bafin de\b/, 'pour'],
    [/\bdans l['’]objectif de\b/, 'pour'],
    [/\ben vue de\b/, 'pour'],
    [/\bafin d['’]/, 'pour '],
    [/\bdans le but d['’]/, 'pour '],
    [/\bpar le biais de\b/, 'par'],
    [/\bde manière quotidienne\b/, 'chaque jour'],
    [/\bun certain nombre de\b/, 'plusieurs'],
    [/\bde façon quotidienne\b/, 'chaque jour'],
    [/\bainsi que\b/, 'et'],
    [/,? etc\./, ''],
  ],
  es: [
    [/\bcon el fin de\b/, 'para'],
    [/\bcon el objetivo de\b/, 'para'],
    [/\bcon la finalidad de\b/, 'para'],
    [/\ba fin de\b/, 'para'],
    [/\bcon objeto de\b/, 'para'],
    [/\bde manera diaria\b/, 'a diario'],
    [/\bde forma semanal\b/, 'cada semana'],
    [/\bde forma mensual\b/, 'cada mes'],
    [/\bun total de (?=\d)/, ''],
    [/\bde forma diaria\b/, 'a diario'],
    [/\basí como\b/, 'y'],
    [/,? etc\./, ''],
  ],
  zh: [
    [/等等$/u, ''],
    [/进行了?(?=(?:分析|整理|维护|管理|培训|检查|测试|统计))/u, ''],
  ],
};

export function shorten(context: TailorContext): Draft[] {
  const ways = longWays[context.resume.language];
  return allBullets(context.resume).flatMap(({ bullet, entryId }) =>
    ways.flatMap(([pattern, short]): Draft[] => {
      const match = pattern.exec(bullet.text);
      const found = match && locate(context.resume, bullet.lines, match[0]);
      if (!match || !found || (context.resume.language === 'de' && short === 'bei ')) return [];
      const after =
        bullet.text.slice(0, match.index) + short + bullet.text.slice(match.index + match[0].length);
      if (
        !context.gate.check(after, { entryId }).passed ||
        !context.claims.take(found.line, found.start, found.end)
      )
        return [];
      return [
        {
          kind: 'shorten',
          place: { entryId, line: found.line },
          before: match[0].trim(),
          after: short,
          reason: { code: 'edit.shorten', params: { words: match[0].trim() } },
          evidence: bullet.lines,
          terms: [],
          operations: [{ type: 'replace', ...found, text: short }],
        },
      ];
    }),
  );
}
