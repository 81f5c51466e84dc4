import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import ClaimCard from '../../features/claim/claim-card.tsx';
import { isSomething, unclaimedQuery, useUnclaimed } from '../../features/claim/unclaimed.ts';
import { currentUserKey } from '../../features/session/use-current-user.ts';
import { LeaveCard } from '../../features/sign-in/leave-card.tsx';
import { LinkCard } from '../../features/sign-in/link-card.tsx';
import { Notice } from '../../features/sign-in/notice.tsx';
import { safeReturnTo } from '../../features/sign-in/return-to.ts';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { focusNext } from '../../lib/focus.ts';
import { useAddress } from '../../lib/language.ts';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** What can be told when the sign-in provider sent nobody back. */
const problems = ['provider', 'refused', 'unverified'] as const;

/** Who holds a link that is too old asks for another one. */
const asked = ['link', 'reset'] as const;

/** Back from the provider, signed in: what was made before is asked about, as after every sign-in. Or answered elsewhere. */
function Arrived({ onArrived }: { onArrived: () => void }) {
  const { t } = useTranslation('login');
  const arrived = useRef(onArrived);
  useEffect(() => arrived.current(), []);
  return <p role="status">{t('busy')}</p>;
}

export default function LoginPage() {
  const { t } = useTranslation('login');
  const address = useAddress();
  const queries = useQueryClient();
  const query = new URLSearchParams(useSearch());
  const things = useUnclaimed();
  const [justSignedIn, setJustSignedIn] = useState(false);
  const link = query.get('link');
  const gone = useRef(false);
  // Whoever goes back from there wants no form to sign in with. A second going would break off the first.
  const goOn = () => {
    if (gone.current) return;
    gone.current = true;
    location.replace(safeReturnTo(query.get('returnTo'), address('/')));
  };
  const ask = asked.find((one) => one === query.get('ask'));
  const problem = problems.find((one) => one === query.get('problem'));
  const signedIn = async () => {
    const found = await queries.fetchQuery({ ...unclaimedQuery, staleTime: 0 }).catch(() => null);
    if (!found || !isSomething(found)) return goOn();
    setJustSignedIn(true);
    focusNext('claim-title');
    // The page stays a while: what stands around the question knows who is there.
    await queries.invalidateQueries({ queryKey: currentUserKey });
  };
  // Whoever is signed in already came for something else, perhaps for another account: it stays beside the question.
  const comesBack = things && !justSignedIn && !query.has('leave') && !query.has('arrived') && !link;
  const content = () => {
    if (justSignedIn)
      return things ? <ClaimCard things={things} onDone={goOn} /> : <Arrived onArrived={goOn} />;
    if (query.has('leave')) return <LeaveCard />;
    if (query.has('arrived')) return <Arrived onArrived={signedIn} />;
    if (link) return <LinkCard purpose={link} onSignedIn={signedIn} />;
    return (
      <div className="grid gap-5">
        {problem ? <Notice tone="bad">{t(`problem.${problem}`)}</Notice> : null}
        <SignInForm key={ask} first={ask ?? 'sign-in'} onSignedIn={signedIn} />
      </div>
    );
  };
  return (
    <PageFrame title={t('title')} lead={t('meta.description')} narrow>
      <div className="grid max-w-lg grid-cols-1 gap-6">
        {comesBack ? (
          <Card aria-labelledby="claim-title">
            <ClaimCard things={things} onDone={goOn} />
          </Card>
        ) : null}
        <Card>{content()}</Card>
      </div>
    </PageFrame>
  );
}
