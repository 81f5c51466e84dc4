import type { CallReply } from '@tailor/contract/call';
import type { EmailAnalytics } from '@tailor/contract/calls/email-analytics';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';

type Days = CallReply<EmailAnalytics>['trend'];

const lines = ['leads', 'conversions'] as const;
const looks = { leads: 'bg-accent', conversions: 'border border-tape-ink bg-tape' };

/** The top of the scale: a round number that nothing exceeds. */
export function scaleTop(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return Math.max(4, [1, 2, 4, 6, 8, 10].map((n) => n * step).find((n) => n >= most) ?? most);
}

/** Two bars a day; the same figures as a table for who does not see them. */
export function TrendChart({ days }: { days: Days }) {
  const { t } = useTranslation('email-analytics');
  const language = useLanguage();
  const top = scaleTop(Math.max(...days.flatMap(({ leads, conversions }) => [leads, conversions])));
  const dayText = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(language, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  const figure = (value: number) => value.toLocaleString(language);
  const ends = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <figure>
      <ul aria-hidden="true" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        {lines.map((line) => (
          <li key={line} className="flex items-center gap-2">
            <span className={`size-3 rounded-xs ${looks[line]}`} />
            {t(`trend.${line}`)}
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_1fr] gap-x-2 text-ink-faint text-xs tabular-nums"
      >
        <div className="flex h-44 flex-col justify-between text-right leading-none">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{figure(value)}</span>
          ))}
        </div>
        <div className="relative flex h-44 items-end gap-px border-line-strong border-b sm:gap-1">
          <div className="absolute inset-x-0 top-0 border-line border-t" />
          <div className="absolute inset-x-0 top-1/2 border-line border-t" />
          {days.map((day) => (
            <div
              key={day.day}
              title={`${dayText(day.day)}: ${lines.map((line) => `${figure(day[line])} ${t(`trend.${line}`)}`).join(', ')}`}
              className="relative flex h-full min-w-0 flex-1 items-end justify-center gap-px hover:bg-sunken"
            >
              {lines.map((line) => (
                <span
                  key={line}
                  className={`w-full max-w-3 rounded-t-xs ${day[line] > 0 ? looks[line] : ''}`}
                  style={{ height: `${(100 * day[line]) / top}%` }}
                />
              ))}
            </div>
          ))}
        </div>
        <span />
        <div className="mt-1.5 flex justify-between">
          {ends.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places
            <span key={index}>{day ? dayText(day.day) : ''}</span>
          ))}
        </div>
      </div>
      <table className="sr-only">
        <caption>{t('trend')}</caption>
        <thead>
          <tr>
            <th>{t('trend.day')}</th>
            {lines.map((line) => (
              <th key={line}>{t(`trend.${line}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <td>{dayText(day.day)}</td>
              {lines.map((line) => (
                <td key={line}>{figure(day[line])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
