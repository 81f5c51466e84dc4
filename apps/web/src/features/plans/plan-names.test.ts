import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@tailor/contract/languages';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..', '..');
const mails = join(web, '..', '..', '..', 'packages', 'mail', 'src', 'mails');

/** Other words that once stood for the same two plans. */
const strays: Partial<Record<Language, RegExp>> = {
  es: /plan ilimitado|Unlimited/,
  fr: /formule illimitée|Unlimited/,
  de: /Unlimited|"Einmalig"|'Einmalig'/,
  zh: /无限量|单次|Unlimited/,
};

/** Where the two plans are called by their names, and nothing else is said. */
const named = {
  'features/plans': ['basic.name', 'premium.name'],
  'features/offers': ['basic.name', 'premium.name'],
  'features/email-marketing': ['type.basic', 'type.premium'],
  'pages/checkout': ['basic.name', 'premium.name'],
} as const;

const textsOf = (folder: string, language: string): string =>
  readFileSync(join(web, folder, 'locales', `${language}.json`), 'utf8');

function allTexts(language: string): string {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(join('locales', `${language}.json`)))
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .join('\n');
}

test.each(languages)('a plan has one name in %s, on every screen and in every mail', (language) => {
  const names = Object.entries(named).map(([folder, keys]) => {
    const texts: Record<string, string> = JSON.parse(textsOf(folder, language));
    return keys.map((key) => texts[key]).join(' / ');
  });
  expect(new Set(names).size).toBe(1);
  expect(strays[language]?.exec(allTexts(language))?.[0]).toBeUndefined();
  const [basic = '', premium = ''] = names[0]?.split(' / ') ?? [];
  for (const mail of ['receipt.ts', 'abandoned-cart.ts']) {
    const text = readFileSync(join(mails, mail), 'utf8');
    expect(text).toContain(`plans: { basic: '${basic}', premium: '${premium}`);
  }
});
