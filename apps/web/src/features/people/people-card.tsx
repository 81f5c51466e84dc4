import type { CallReply } from '@tailor/contract/call';
import type { ListPeople } from '@tailor/contract/calls/list-people';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { Notice } from '../sign-in/notice.tsx';

type Somebody = CallReply<ListPeople>['people'][number];

function PersonItem({ person, own, onChange }: { person: Somebody; own: boolean; onChange: () => void }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const language = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const next = person.role === 'admin' ? 'user' : 'admin';
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(person.createdAt));
  const change = async () => {
    if (!confirm(t(`role.sure.${next}`, { who: person.email }))) return;
    setFailure(null);
    try {
      await call(`/api/people/${person.id}/role`, { method: 'POST', body: { role: next } });
      onChange();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <li className="grid gap-2 border-line border-b py-3 last:border-b-0 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="break-all font-medium">{person.email}</p>
        <p className="text-ink-soft text-sm">
          {[person.firstName, person.lastName].filter(Boolean).join(' ') || t('noName')} ·{' '}
          {t('since', { date: since })}
        </p>
        {failure ? <Notice tone="bad">{failure}</Notice> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {person.confirmed ? null : <Badge tone="tape">{t('unconfirmed')}</Badge>}
        {person.plan === 'premium' ? <Badge tone="good">{t('premium')}</Badge> : null}
        {person.role === 'admin' ? <Badge tone="accent">{t('admin')}</Badge> : null}
        {own ? null : (
          <Button look="quiet" size="small" onClick={change}>
            {t(`role.${next}`)}
          </Button>
        )}
      </div>
    </li>
  );
}

export function PeopleCard() {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const { user } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: ['people', search],
    queryFn: () => call<CallReply<ListPeople>>(`/api/people?search=${encodeURIComponent(search)}`),
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed);
  };
  const list = () => {
    if (query.isError) return <Notice tone="bad">{errorText(query.error)}</Notice>;
    if (!query.data) return <Skeleton className="h-24" />;
    const { people, total } = query.data;
    return (
      <>
        <p role="status" className="text-ink-soft text-sm">
          {t('found', { shown: people.length, total })}
        </p>
        <ul>
          {people.map((person) => (
            <PersonItem
              key={person.id}
              person={person}
              own={person.id === user?.id}
              onChange={() => query.refetch()}
            />
          ))}
        </ul>
      </>
    );
  };
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('people')}</h2>
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow">
          <Field
            label={t('search')}
            type="search"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit">{t('find')}</Button>
      </form>
      {list()}
    </Card>
  );
}
