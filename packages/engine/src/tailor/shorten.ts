import type { Language } from '../types.ts';
import { allBullets, type Draft, locate, type TailorContext } from './context.ts';

/** Long ways round that say nothing more than the short one. */
const longWays: Record<Language, [RegExp, string][]> = {
  en: [
    [/\bin order to\b/, 'to'],
    [/\bon a daily basis\b/, 'daily'],
    [/\bon a weekly basis\b/, 'weekly'],
    [/\bon a monthly basis\b/, 'monthly'],
    [/\bdue to the fact that\b/, 'because'],
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
    [/,? usw\./, ''],
    [/,? etc\./, ''],
  ],
  fr: [
    [/\bdans le but de\b/, 'pour'],
    [/\bafin de\b/, 'pour'],
    [/\bde façon quotidienne\b/, 'chaque jour'],
    [/\bainsi que\b/, 'et'],
    [/,? etc\./, ''],
  ],
  es: [
    [/\bcon el fin de\b/, 'para'],
    [/\bcon el objetivo de\b/, 'para'],
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
