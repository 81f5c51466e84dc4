import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Mark } from '../../ui/mark.tsx';

const groups = [
  [
    'footer.product',
    [
      ['/landing', 'footer.landing'],
      ['/how-it-works', 'nav.how'],
      ['/pricing', 'nav.pricing'],
    ],
  ],
  [
    'footer.help',
    [
      ['/faq', 'nav.faq'],
      ['/contact', 'nav.contact'],
      ['/cancel', 'footer.cancel'],
    ],
  ],
  [
    'footer.legal',
    [
      ['/privacy', 'footer.privacy'],
      ['/terms', 'footer.terms'],
      ['/imprint', 'footer.imprint'],
    ],
  ],
] as const;

export function Footer() {
  const { t } = useTranslation('shell');
  const { siteName, testPayments } = useSiteConfig();
  return (
    <footer className="mt-20 border-line border-t bg-sunken">
      <div className="measure grid gap-10 py-12 md:grid-cols-[1.4fr_2fr]">
        <div className="max-w-sm">
          <p className="flex items-center gap-2.5 font-bold font-display text-lg">
            <Mark className="size-7" />
            {siteName}
          </p>
          <p className="mt-3 text-ink-soft text-sm">{t('footer.tagline')}</p>
          {testPayments ? <p className="mt-4 text-ink-faint text-xs">{t('testMode')}</p> : null}
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-8">
          {groups.map(([heading, links]) => (
            <div key={heading}>
              <h2 className="font-sans font-semibold text-ink text-sm tracking-normal">{t(heading)}</h2>
              <ul className="mt-2">
                {links.map(([href, key]) => (
                  <li key={href}>
                    <Link
                      href={href}
                      className="inline-flex min-h-9 items-center text-ink-soft text-sm no-underline hover:text-accent-ink hover:underline"
                    >
                      {t(key)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </footer>
  );
}
