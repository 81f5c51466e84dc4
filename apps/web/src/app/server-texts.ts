import type { Resource } from 'i18next';

/** Every text of every language, on the server only: they go into the render bundle. */
const files = import.meta.glob<Record<string, string>>('../{features,pages}/*/locales/*.json', {
  eager: true,
  import: 'default',
});

export function allTexts(): Resource {
  const all: Resource = {};
  for (const [file, texts] of Object.entries(files)) {
    const [, , namespace = '', , name = ''] = file.split('/');
    const language = name.replace('.json', '');
    const own = all[language] ?? {};
    own[namespace] = texts;
    all[language] = own;
  }
  return all;
}
