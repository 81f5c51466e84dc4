import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../features/errors/error-text.ts';
import { safeReturnTo } from '../../features/sign-in/return-to.ts';
import { call } from '../../lib/api.ts';
import { useAddress } from '../../lib/language.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** What a provider's billing portal would be: the way of paying is changed, and what is due is tried again. */
export function Portal({ back }: { back: string | null }) {
  const { t } = useTranslation('test-checkout');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const home = safeReturnTo(back, useAddress()('/'));
  const act = async (action: 'renew' | 'fail') => {
    setBusy(true);
    setFailure(null);
    try {
      await call('/api/test-subscription', { method: 'POST', body: { action } });
      location.assign(home);
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Card className="grid gap-4">
      <p>{t('portal.text')}</p>
      <Button disabled={busy} onClick={() => act('renew')}>
        {t('portal.renew')}
      </Button>
      <Button look="secondary" disabled={busy} onClick={() => act('fail')}>
        {t('portal.fail')}
      </Button>
      <ButtonLink href={home} full look="quiet">
        {t('portal.back')}
      </ButtonLink>
      <p role="status" className="text-bad text-sm empty:hidden">
        {failure}
      </p>
    </Card>
  );
}
