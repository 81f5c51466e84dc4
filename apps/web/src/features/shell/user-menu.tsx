import type { User } from '@tailor/contract/calls/current-user';
import { ChevronDown, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useSiteConfig } from '../../lib/site-config.ts';
import { buttonClass } from '../../ui/button.tsx';
import { FoldMenu, foldItemClass } from '../../ui/fold-menu.tsx';
import { endDraft } from '../draft/draft-store.ts';
import { useSignInAddress } from '../session/sign-in-address.ts';
import { nameOf, useCurrentUser } from '../session/use-current-user.ts';

function Face({ user }: { user: User }) {
  if (user.profileImageUrl)
    return (
      <img
        src={user.profileImageUrl}
        alt=""
        width={32}
        height={32}
        className="size-8 rounded-full object-cover"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-accent-soft text-accent-ink"
    >
      {nameOf(user).slice(0, 1).toUpperCase()}
    </span>
  );
}

export function UserMenu() {
  const { t } = useTranslation('shell');
  const { user } = useCurrentUser();
  const { emailAdminOpen } = useSiteConfig();
  const signIn = useSignInAddress();
  if (!user)
    return (
      <a href={signIn} className={buttonClass('secondary', 'medium', 'no-underline')}>
        <LogIn aria-hidden="true" className="hidden size-4.5 xs:block" />
        {t('login')}
      </a>
    );
  return (
    <FoldMenu
      label={
        <>
          <Face user={user} />
          <span className="hidden max-w-40 truncate md:inline">{nameOf(user)}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-faint" />
        </>
      }
      name={nameOf(user)}
    >
      <ul>
        <li>
          <Link href="/gamification" className={foldItemClass}>
            {t('nav.challenges')}
          </Link>
        </li>
        {user.isAdmin || emailAdminOpen ? (
          <li>
            <Link href="/email-templates" className={foldItemClass}>
              {t('nav.templates')}
            </Link>
          </li>
        ) : null}
        {user.isAdmin ? (
          <li>
            <Link href="/people" className={foldItemClass}>
              {t('nav.people')}
            </Link>
          </li>
        ) : null}
        <li>
          <Link href="/subscription" className={foldItemClass}>
            {t('nav.subscription')}
          </Link>
        </li>
        <li>
          <Link href="/account" className={foldItemClass}>
            {t('nav.account')}
          </Link>
        </li>
        <li className="mt-1 border-line border-t pt-1">
          <a href="/api/logout" onClick={endDraft} className={foldItemClass}>
            {t('logout')}
          </a>
        </li>
      </ul>
    </FoldMenu>
  );
}
