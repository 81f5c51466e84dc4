import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AchievementsCard } from '../../features/gamification/achievements-card.tsx';
import { BoardCard } from '../../features/gamification/board-card.tsx';
import { ChallengesCard } from '../../features/gamification/challenges-card.tsx';
import { FiguresCard } from '../../features/gamification/figures-card.tsx';
import { useGamification } from '../../features/gamification/use-gamification.ts';
import { useSignInAddress } from '../../features/session/sign-in-address.ts';
import { SignedInOnly } from '../../features/session/signed-in-only.tsx';
import { useCurrentUser } from '../../features/session/use-current-user.ts';
import { showToast } from '../../lib/toast.ts';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Unloaded } from '../../ui/unloaded.tsx';

const redirectMs = 1000;

/** Signed out: a notice, a card, and after a second the way to sign in. A failed look-up redirects nobody. */
function useWayToSignIn(): void {
  const { t } = useTranslation('gamification');
  const { user, failed } = useCurrentUser();
  const signIn = useSignInAddress('/gamification');
  const away = user === null && !failed;
  useEffect(() => {
    if (!away) return;
    showToast({ variant: 'destructive', title: t('auth.title'), description: t('auth.text') });
    const timer = setTimeout(() => location.assign(signIn), redirectMs);
    return () => clearTimeout(timer);
  }, [away, signIn, t]);
}

function Parts() {
  const { t } = useTranslation('gamification');
  const query = useGamification();
  if (query.isError)
    return (
      <Card>
        <Unloaded text={t('couldNotLoad')} again={t('tryAgain')} onAgain={query.refetch} />
      </Card>
    );
  if (!query.data) return <Skeleton className="h-96" />;
  const { progress, achievements } = query.data;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-5">
        <FiguresCard progress={progress} />
        <ChallengesCard dashboard={query.data} />
      </div>
      <div className="grid gap-5">
        <BoardCard dashboard={query.data} />
        <AchievementsCard achievements={achievements} />
      </div>
    </div>
  );
}

export default function GamificationPage() {
  const { t } = useTranslation('gamification');
  useWayToSignIn();
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <SignedInOnly text={t('note')} action={t('signIn')} returnTo="/gamification">
        {() => <Parts />}
      </SignedInOnly>
    </PageFrame>
  );
}
