import { languages } from '@tailor/contract/languages';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { chooseLanguage } from '../../lib/choose-language.ts';
import { addressIn, useLanguage } from '../../lib/language.ts';
import { FoldMenu, foldItemClass } from '../../ui/fold-menu.tsx';

const ownNames = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch', zh: '中文' } as const;

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [path] = useLocation();
  return (
    <FoldMenu
      name={`${t('language')}: ${ownNames[language]}`}
      label={
        <>
          <Globe aria-hidden="true" className="size-4.5" />
          <span className="hidden sm:inline">{ownNames[language]}</span>
          <span className="uppercase sm:hidden">{language}</span>
          <ChevronDown aria-hidden="true" className="hidden size-4 text-ink-faint xs:block" />
        </>
      }
    >
      <ul>
        {languages.map((one) => (
          <li key={one}>
            <a
              href={addressIn(one, path)}
              hrefLang={one}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
              className={foldItemClass}
              onClick={(event) => chooseLanguage(event.currentTarget)}
            >
              <span className="grow">{ownNames[one]}</span>
              {one === language ? <Check aria-hidden="true" className="size-4 text-accent" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </FoldMenu>
  );
}
