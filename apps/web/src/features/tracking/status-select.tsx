import {
  type Application,
  type ApplicationStatus,
  applicationStatuses,
} from '@tailor/contract/shapes/application';
import { useTranslation } from 'react-i18next';
import { useApplicationCalls } from './use-applications.ts';

/** One control for table and board, for keyboard, finger and mouse alike. */
export function StatusSelect({ item }: { item: Application }) {
  const { t } = useTranslation('tracking');
  const { change } = useApplicationCalls();
  return (
    <select
      aria-label={t('status.of', { title: item.title })}
      value={item.status}
      onChange={(event) => void change(item, { status: event.target.value as ApplicationStatus })}
      className="min-h-11 rounded-md border border-line-strong bg-surface px-3 text-sm"
    >
      {applicationStatuses.map((status) => (
        <option key={status} value={status}>
          {t(`status.${status}`)}
        </option>
      ))}
    </select>
  );
}
