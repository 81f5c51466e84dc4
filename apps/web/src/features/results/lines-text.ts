import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';

/** Places in the original, in their order, listed as the language lists: "Line 6, Line 8". */
export function useLinesText(): (lines: readonly number[]) => string {
  const { t } = useTranslation('results');
  const list = new Intl.ListFormat(useLanguage(), { style: 'narrow', type: 'conjunction' });
  return (lines) =>
    list.format([...lines].sort((a, b) => a - b).map((line) => t('edits.evidence.line', { n: line + 1 })));
}
