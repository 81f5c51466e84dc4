import type { i18n, TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export interface CodedMessage {
  code: string;
  params: Record<string, string | number>;
}

/** "match.term.skills.alias": where it was found, and how. One sentence a relation, the place put in. */
const found = /^match\.term\.(\w+)\.(same|alias|implied|fact)$/;

function named(kind: 'place' | 'degree', value: unknown, t: TFunction<'reasons'>, texts: i18n): string {
  const key = `${kind}.${value}`;
  return texts.exists(key, { ns: 'reasons' }) ? t(key) : String(value);
}

function languageName(code: string, texts: i18n): string {
  try {
    return new Intl.DisplayNames([texts.language], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Codes among the parameters become words too. */
function readable(
  { code, params }: CodedMessage,
  t: TFunction<'reasons'>,
  texts: i18n,
): CodedMessage['params'] {
  const words = { ...params };
  if (code.startsWith('match.degree.'))
    for (const name of ['asked', 'held'])
      if (name in words) words[name] = named('degree', words[name], t, texts);
  if (code.startsWith('match.language.')) words.language = languageName(String(params.language), texts);
  const field = `field.${params.field}`;
  if ('field' in params && texts.exists(field, { ns: 'results' }))
    words.field = texts.t(field, { ns: 'results' });
  if ('finding' in params) words.finding = t(String(params.finding), { defaultValue: '' });
  for (const [name, value] of Object.entries(words))
    if (typeof value === 'number')
      words[name] = value.toLocaleString(texts.language, { maximumFractionDigits: 1 });
  return words;
}

/** The sentence of a code in the person's language; nothing for a code this version has no words for. */
export function useMessageText(): (message: CodedMessage) => string | null {
  const { t, i18n } = useTranslation('reasons');
  return useCallback(
    (message: CodedMessage) => {
      const [, place, relation] = found.exec(message.code) ?? [];
      const key = relation ? `match.term.found.${relation}` : message.code;
      if (!i18n.exists(key, { ns: 'reasons' })) return null;
      const words = { ...readable(message, t, i18n), place: place ? named('place', place, t, i18n) : '' };
      const sentence = t(key, words);
      // A sentence may begin with what was put in.
      return sentence.charAt(0).toLocaleUpperCase(i18n.language) + sentence.slice(1);
    },
    [t, i18n],
  );
}
