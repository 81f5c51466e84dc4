import i18next, { type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** What both sides agree on: flat keys, English behind every language, texts as they are. */
const options = {
  fallbackLng: 'en',
  supportedLngs: ['en', 'es', 'fr', 'de', 'zh'],
  load: 'languageOnly',
  keySeparator: false,
  debug: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  initAsync: false,
} as const;

function create(language: string, resources: Resource): i18n {
  const instance = i18next.createInstance();
  instance.use(initReactI18next);
  instance.init({
    ...options,
    lng: language,
    resources,
    partialBundledLanguages: true,
    ns: [],
    defaultNS: false,
  });
  return instance;
}

/** On the server: all texts are there. */
export function createServerTexts(language: string, resources: Resource): i18n {
  return create(language, resources);
}

/** In the browser: the page's own texts are in the document, others are fetched when first needed. */
export function createBrowserTexts(language: string, texts: ResourceLanguage): i18n {
  return create(language, { [language]: texts });
}

/** Makes the texts of these namespaces present; a failed load leaves English keys out and throws. */
export async function loadTexts(instance: i18n, namespaces: readonly string[]): Promise<void> {
  const language = instance.language;
  const missing = namespaces.filter((name) => !instance.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => {
      const reply = await fetch(`/locales/${language}/${name}.json`, { credentials: 'include' });
      if (!reply.ok) throw new Error(`${reply.status}: texts of ${name}`);
      const texts: Record<string, string> = await reply.json();
      instance.addResourceBundle(language, name, texts);
    }),
  );
}
