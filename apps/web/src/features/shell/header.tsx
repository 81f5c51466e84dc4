import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useSiteConfig } from '../../lib/site-config.ts';
import { FoldMenu, foldItemClass } from '../../ui/fold-menu.tsx';
import { Mark } from '../../ui/mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const links = [
  ['/how-it-works', 'nav.how'],
  ['/pricing', 'nav.pricing'],
  ['/faq', 'nav.faq'],
  ['/contact', 'nav.contact'],
] as const;

export function Header() {
  const { t } = useTranslation('shell');
  const { siteName } = useSiteConfig();
  const [path] = useLocation();
  const here = (href: string) => (path === href ? 'page' : undefined);
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="measure flex min-h-16 items-center gap-1 sm:gap-3">
        <Link
          href="/"
          aria-label={t('home', { site: siteName })}
          className="mr-auto inline-flex min-h-11 items-center gap-2.5 py-2 text-ink no-underline"
        >
          <Mark className="size-8 shrink-0" />
          <span className="hidden font-bold font-display text-lg leading-tight xs:inline">{siteName}</span>
        </Link>
        <nav aria-label={t('nav.label')} className="hidden lg:block">
          <ul className="flex gap-1">
            {links.map(([href, key]) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={here(href)}
                  className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-ink-soft text-sm no-underline hover:bg-sunken hover:text-ink aria-[current=page]:text-accent-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
                >
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageMenu />
        <UserMenu />
        <FoldMenu
          className="lg:hidden"
          name={t('nav.menu')}
          label={<Menu aria-hidden="true" className="size-5.5" />}
        >
          <ul>
            {links.map(([href, key]) => (
              <li key={href}>
                <Link href={href} aria-current={here(href)} className={foldItemClass}>
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </FoldMenu>
      </div>
    </header>
  );
}
