import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Card } from '../../ui/card.tsx';
import { MailFrame } from './mail-frame.tsx';
import { useTemplateName } from './queue-card.tsx';
import { actionLinks, subjectScore } from './subject-score.ts';
import type { Previewed } from './use-preview.ts';

const parts = ['html', 'text', 'details'] as const;

function Details({ template, preview }: Previewed) {
  const { t } = useTranslation('email-templates');
  const templateName = useTemplateName();
  const language = useLanguage();
  const { subject, html, text } = preview;
  const score = new Intl.NumberFormat(language, { style: 'percent' }).format(subjectScore(subject) / 100);
  const rows: [name: string, value: ReactNode][] = [
    ['subject', subject],
    ['type', templateName(template)],
    ['score', score],
    ['length', t('detail.characters', { count: text.length })],
    ['links', actionLinks(html).toLocaleString(language)],
  ];
  return (
    <dl className="grid grid-cols-1 gap-3">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 border-line border-b pb-3 last:border-0 sm:grid-cols-[14rem_1fr]"
        >
          <dt className="text-ink-soft text-sm">
            {t(`detail.${name}`)}
            {name === 'score' ? (
              <span className="block text-ink-faint text-xs">{t('detail.scoreNote')}</span>
            ) : null}
          </dt>
          <dd className="break-words font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One mail in three ways: as html, as text, and what is measured of it. */
export function PreviewTabs({ previewed }: { previewed: Previewed | null }) {
  const { t } = useTranslation('email-templates');
  if (!previewed)
    return (
      <Card className="grid min-h-40 place-items-center">
        <p className="text-center text-ink-soft">{t('none')}</p>
      </Card>
    );
  const { subject, html, text } = previewed.preview;
  return (
    <Card className="min-w-0">
      <Tabs.Root defaultValue="html">
        <Tabs.List aria-label={t('tabs')} className="mb-4 flex flex-wrap gap-1 border-line border-b">
          {parts.map((part) => (
            <Tabs.Trigger
              key={part}
              value={part}
              className="-mb-px min-h-11 border-transparent border-b-2 px-3 font-semibold text-ink-soft text-sm hover:text-ink data-[state=active]:border-accent data-[state=active]:text-accent-ink"
            >
              {t(`tab.${part}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="html">
          <p className="mb-3 break-words font-semibold">{subject}</p>
          <MailFrame subject={subject} html={html} />
        </Tabs.Content>
        <Tabs.Content value="text">
          <pre className="whitespace-pre-wrap break-words rounded-md bg-sunken p-4 font-mono text-sm">
            {text}
          </pre>
        </Tabs.Content>
        <Tabs.Content value="details">
          <Details {...previewed} />
        </Tabs.Content>
      </Tabs.Root>
    </Card>
  );
}
