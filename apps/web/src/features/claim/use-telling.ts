import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toast.ts';
import type { Outcome } from './use-answer.ts';

/** What became of it, said in a notice: the question itself has left the page by then. */
export function useTelling(): (outcome: Outcome) => void {
  const { t } = useTranslation('claim');
  return (outcome) => showToast({ title: t(`${outcome}.title`), description: t(`${outcome}.text`) });
}
