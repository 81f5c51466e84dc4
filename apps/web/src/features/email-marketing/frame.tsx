import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useSiteConfig } from '../../lib/site-config.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { AdminsOnly } from '../session/admins-only.tsx';

const screens = [
  ['/email-admin', 'nav.admin'],
  ['/email-templates', 'nav.templates'],
  ['/email-analytics', 'nav.analytics'],
] as const;

function Screens({ children }: { children: ReactNode }) {
  const { t } = useTranslation('email-marketing');
  const [path] = useLocation();
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav aria-label={t('nav.label')}>
        <ul className="flex flex-wrap gap-1">
          {screens.map(([href, key]) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={path === href ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-ink-soft text-sm no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink"
              >
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

/** Title and way between the three screens; whoever is no administrator gets a card instead. */
export function MailScreen({
  path,
  title,
  lead,
  children,
}: {
  path: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('email-marketing');
  const { emailAdminOpen } = useSiteConfig();
  return (
    <PageFrame title={title} lead={lead}>
      {emailAdminOpen ? (
        <>
          <p className="mb-6 max-w-2xl rounded-md bg-tape-soft p-3 text-sm text-tape-ink">{t('open.note')}</p>
          <Screens>{children}</Screens>
        </>
      ) : (
        <AdminsOnly returnTo={path}>
          <Screens>{children}</Screens>
        </AdminsOnly>
      )}
    </PageFrame>
  );
}
