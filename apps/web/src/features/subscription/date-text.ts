import { useLanguage } from '../../lib/language.ts';

export function useDateText(instant: string | null): string | null {
  const form = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' });
  return instant ? form.format(new Date(instant)) : null;
}
