import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { useMessageText } from './message-text.ts';

type Report = NonNullable<ResumeReply['report']>;

const looks = { info: 'text-ink-soft', warning: 'text-tape-ink', problem: 'text-bad' } as const;

export function ReportView({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('results');
  const text = useMessageText();
  const known = report.fields.filter(({ field }) => i18n.exists(`field.${field}`, { ns: 'results' }));
  const unread = report.unread.length;
  return (
    <>
      <dl className="flex flex-wrap gap-2 text-sm">
        {known.map(({ field, count }) => (
          <div key={field} className="flex gap-2 rounded-sm bg-canvas px-3 py-1.5">
            <dt className="text-ink-soft">{t(`field.${field}`)}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">{unread > 0 ? t('report.unread', { count: unread }) : t('report.clean')}</p>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {report.findings.map((finding) => {
          const sentence = text(finding);
          return sentence ? (
            <li
              key={`${finding.code}${finding.lines.join()}`}
              className={classNames('break-words', looks[finding.severity])}
            >
              {sentence}
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}
