import type { User } from '@tailor/contract/calls/current-user';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useRights } from '../session/use-rights.ts';
import { OwnResumes } from './own-resumes.tsx';

const links = [
  ['/gamification', 'panel.challenges'],
  ['/applications', 'panel.applications'],
  ['/subscription', 'panel.subscription'],
] as const;

/** For signed-in people: plan and its end, credits, the last resumes, where else to go. */
export function SidePanel({ user }: { user: User }) {
  const { t } = useTranslation('aside');
  const language = useLanguage();
  const { premium, status, failed, askAgain } = useRights();
  const end = status?.subscriptionEndDate;
  const all = user.isAdmin ? [...links, ['/email-templates', 'panel.templates'] as const] : links;
  return (
    <Card aria-labelledby="panel-title" className="grid grid-cols-1 gap-4">
      <h2 id="panel-title" tabIndex={-1} className="text-lg outline-none">
        {t('panel.title')}
      </h2>
      {failed ? (
        <p className="text-ink-soft text-sm">
          {t('panel.plan')}: {t('panel.failed')}{' '}
          <Button look="quiet" size="small" onClick={askAgain}>
            {t('panel.retry')}
          </Button>
        </p>
      ) : (
        <p className="text-sm">
          <span className="text-ink-faint">{t('panel.plan')}: </span>
          <strong>{t(premium ? 'panel.plan.premium' : 'panel.plan.free')}</strong>{' '}
          {end
            ? t('panel.until', { date: new Date(end).toLocaleDateString(language, { dateStyle: 'long' }) })
            : null}
          {status?.credits ? (
            <span className="block">{t('panel.credits', { n: status.credits })}</span>
          ) : null}
        </p>
      )}
      <div>
        <h3 className="mb-1 font-sans font-semibold text-sm tracking-normal">{t('panel.resumes')}</h3>
        <OwnResumes />
      </div>
      <ul className="flex flex-wrap gap-x-4 border-line border-t pt-3 text-sm">
        {all.map(([href, key]) => (
          <li key={href}>
            <Link href={href} className="inline-flex min-h-9 items-center text-accent-ink underline">
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
