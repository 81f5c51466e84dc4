import type { CallReply } from '@tailor/contract/call';
import type { Account } from '@tailor/contract/calls/account';
import { limits } from '@tailor/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../features/account/picture-field.tsx';
import { useWork } from '../../features/account/use-work.tsx';
import { endDraft } from '../../features/draft/draft-store.ts';
import { useErrorText } from '../../features/errors/error-text.ts';
import { SignedInOnly } from '../../features/session/signed-in-only.tsx';
import { Notice } from '../../features/sign-in/notice.tsx';
import { call } from '../../lib/api.ts';
import { useAddress, useLanguage } from '../../lib/language.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type AccountData = CallReply<Account>;
const accountKey = ['account'] as const;

function NameCard({ account }: { account: AccountData }) {
  const { t } = useTranslation('account');
  const { busy, sends, notice } = useWork();
  const queries = useQueryClient();
  const [firstName, setFirst] = useState(account.user.firstName ?? '');
  const [lastName, setLast] = useState(account.user.lastName ?? '');
  const save = async () => {
    await call('/api/account', { method: 'PATCH', body: { firstName, lastName } });
    await queries.invalidateQueries();
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('you')}</h2>
      <PictureField user={account.user} />
      <p className="break-all text-ink-soft">{account.user.email}</p>
      {account.emailConfirmed ? null : <p className="text-sm text-tape-ink">{t('unconfirmed')}</p>}
      <form noValidate onSubmit={sends(save, t('saved'))} className="grid gap-4">
        <Field
          label={t('firstName')}
          autoComplete="given-name"
          value={firstName}
          maxLength={100}
          onChange={(event) => setFirst(event.target.value)}
        />
        <Field
          label={t('lastName')}
          autoComplete="family-name"
          value={lastName}
          maxLength={100}
          onChange={(event) => setLast(event.target.value)}
        />
        {notice}
        <Button type="submit" className="justify-self-start" disabled={busy}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

function PasswordCard({ account }: { account: AccountData }) {
  const { t } = useTranslation('account');
  const { busy, sends, notice } = useWork();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const save = async () => {
    await call('/api/account', { method: 'PATCH', body: { currentPassword, newPassword } });
    setCurrent('');
    setNew('');
  };
  return (
    <Card>
      <form noValidate onSubmit={sends(save, t('passwordSaved'))} className="grid gap-4">
        <h2 className="text-lg">{t('password')}</h2>
        {account.hasPassword ? (
          <Field
            label={t('currentPassword')}
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setCurrent(event.target.value)}
          />
        ) : null}
        <Field
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          note={t('passwordNote', { n: limits.minPasswordCharacters })}
          value={newPassword}
          onChange={(event) => setNew(event.target.value)}
        />
        {notice}
        <Button
          type="submit"
          className="justify-self-start"
          disabled={busy || newPassword.length < limits.minPasswordCharacters}
        >
          {t('changePassword')}
        </Button>
      </form>
    </Card>
  );
}

function SessionsCard({ account }: { account: AccountData }) {
  const { t } = useTranslation('account');
  const { busy, run, notice } = useWork();
  const queries = useQueryClient();
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const end = async () => {
    await call('/api/auth/sign-out', { method: 'POST', body: { others: true } });
    await queries.invalidateQueries({ queryKey: accountKey });
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('sessions')}</h2>
      <ul className="grid gap-2 text-sm">
        {account.sessions.map(({ current, createdAt, seenAt }) => (
          <li key={createdAt} className="flex flex-wrap justify-between gap-2 border-line border-b pb-2">
            <span>{t('seen', { when: when.format(new Date(seenAt)) })}</span>
            {current ? <span className="font-semibold text-accent-ink">{t('thisOne')}</span> : null}
          </li>
        ))}
      </ul>
      {notice}
      <Button
        look="secondary"
        className="justify-self-start"
        disabled={busy || account.sessions.length < 2}
        onClick={() => run(end, t('othersEnded'))}
      >
        {t('endOthers')}
      </Button>
    </Card>
  );
}

function DataCard() {
  const { t } = useTranslation('account');
  const address = useAddress();
  const { busy, run, notice } = useWork();
  const [sure, setSure] = useState(false);
  const erase = async () => {
    await call('/api/account', { method: 'DELETE', body: { confirm: 'delete' } });
    endDraft();
    location.assign(address('/'));
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('data')}</h2>
      <p className="text-ink-soft text-sm">{t('dataText')}</p>
      <ButtonLink href="/api/account/export-archive" full look="secondary" className="justify-self-start">
        {t('export')}
      </ButtonLink>
      <Checkbox checked={sure} onChange={setSure} className="text-sm">
        {t('deleteSure')}
      </Checkbox>
      {notice}
      <Button
        look="danger"
        className="justify-self-start"
        disabled={!sure || busy}
        onClick={() => run(erase, '')}
      >
        {t('delete')}
      </Button>
    </Card>
  );
}

function Parts() {
  const errorText = useErrorText();
  const query = useQuery({ queryKey: accountKey, queryFn: () => call<AccountData>('/api/account') });
  if (query.isError) return <Notice tone="bad">{errorText(query.error)}</Notice>;
  if (!query.data) return <Skeleton className="h-96" />;
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="grid gap-5">
        <NameCard account={query.data} />
        <SessionsCard account={query.data} />
      </div>
      <div className="grid gap-5">
        <PasswordCard account={query.data} />
        <DataCard />
      </div>
    </div>
  );
}

export default function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <SignedInOnly text={t('note')} action={t('signIn')} returnTo="/account">
        {() => <Parts />}
      </SignedInOnly>
    </PageFrame>
  );
}
