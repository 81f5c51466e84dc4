import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from '../sign-in/notice.tsx';
import type { Pages } from './use-pages.ts';

interface Choice {
  name: string;
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

interface ListCardProps<Reply extends { total: number; nextCursor: string | null }> {
  title: string;
  hint: string;
  none: string;
  choices: Choice[];
  pages: Pages<Reply>;
  rowsOf: (reply: Reply) => number;
  children: (reply: Reply) => ReactNode;
}

function Filters({
  hint,
  choices,
  pages,
}: Pick<ListCardProps<never>, 'hint' | 'choices'> & {
  pages: Pick<Pages<never>, 'filter' | 'narrow'>;
}) {
  const { t } = useTranslation('email-admin');
  const [typed, setTyped] = useState(pages.filter.search ?? '');
  const find = (event: FormEvent) => {
    event.preventDefault();
    pages.narrow({ search: typed.trim() });
  };
  return (
    <form onSubmit={find} className="grid items-start gap-3 sm:flex sm:flex-wrap">
      <div className="min-w-56 grow">
        <Field
          label={t('search')}
          type="search"
          maxLength={200}
          note={hint}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            // The cross of the field empties the list's search at once.
            if (event.target.value === '') pages.narrow({ search: '' });
          }}
        />
      </div>
      <Button type="submit" look="secondary" className="sm:mt-7">
        {t('find')}
      </Button>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        {choices.map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            options={[['', t('filter.all')], ...options]}
            value={pages.filter[name] ?? ''}
            onChange={(event) => pages.narrow({ [name]: event.target.value })}
          />
        ))}
      </div>
    </form>
  );
}

function Pager({ pages, shown }: { pages: Pick<Pages<never>, 'older' | 'newer'>; shown: string }) {
  const { t } = useTranslation('email-admin');
  const { older, newer } = pages;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        {shown}
      </p>
      {older || newer ? (
        <div className="flex gap-2">
          <Button look="secondary" size="small" disabled={!newer} onClick={() => newer?.()}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {t('previous')}
          </Button>
          <Button look="secondary" size="small" disabled={!older} onClick={() => older?.()}>
            {t('next')}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** A long list: search, filters, one page of rows, and the whole of the search as CSV. */
export function ListCard<Reply extends { total: number; nextCursor: string | null }>({
  title,
  hint,
  none,
  choices,
  pages,
  rowsOf,
  children,
}: ListCardProps<Reply>) {
  const { t } = useTranslation('email-admin');
  const { t: shared } = useTranslation('email-marketing');
  const language = useLanguage();
  const errorText = useErrorText();
  const id = useId();
  const { data, isError, error, refetch, isPlaceholderData } = pages.query;
  const list = () => {
    if (isError)
      return (
        <div className="grid justify-items-start gap-3">
          <Notice tone="bad">{errorText(error)}</Notice>
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {shared('tryAgain')}
          </Button>
        </div>
      );
    if (!data) return <Skeleton className="h-64" />;
    if (rowsOf(data) === 0)
      return <p className="py-6 text-center text-ink-soft">{pages.isFiltered ? t('nothing') : none}</p>;
    const figures = {
      shown: rowsOf(data).toLocaleString(language),
      total: data.total.toLocaleString(language),
    };
    return (
      <>
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          {children(data)}
        </div>
        <Pager pages={pages} shown={t('found', figures)} />
      </>
    );
  };
  return (
    <Card aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <a href={pages.exportHref} download className={buttonClass('quiet', 'small', 'no-underline')}>
          <Download aria-hidden="true" className="size-4" />
          {t('csv')}
        </a>
      </div>
      <Filters hint={hint} choices={choices} pages={pages} />
      {list()}
    </Card>
  );
}
