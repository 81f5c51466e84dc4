import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { ClaimCard } from '../../features/claim/lazy-card.ts';
import { type Unclaimed, useUnclaimed } from '../../features/claim/unclaimed.ts';
import type { Outcome } from '../../features/claim/use-answer.ts';
import { useTelling } from '../../features/claim/use-telling.ts';
import { focusNext } from '../../lib/focus.ts';
import { Card } from '../../ui/card.tsx';
import { UnreachedPart } from './unreached.tsx';
import { scrollToId, type useHome } from './use-home.ts';

type Shown = Pick<ReturnType<typeof useHome>, 'resumeId' | 'several' | 'reply' | 'processing'>;

/** With "yes" they see at once what came along; what they look at already is not pushed aside for it. */
function ClaimQuestion({ things, shown }: { things: Unclaimed; shown: Shown }) {
  const tell = useTelling();
  const [, go] = useLocation();
  const { resumeId, several } = shown;
  const newest = things.resumes[0];
  const asksAboutShown = isAbout(things, resumeId);
  const done = (outcome: Outcome) => {
    tell(outcome);
    if (outcome === 'left' && asksAboutShown) go('/', { replace: true });
    if (outcome !== 'moved') return focusNext('content');
    if (!resumeId && several.length === 0 && newest) go(`/?resume=${newest.id}`);
    focusNext(newest && (!resumeId || asksAboutShown) ? 'results' : 'panel-title');
  };
  return (
    <Card aria-labelledby="claim-title">
      <ClaimCard things={things} onDone={done} unreachable={(retry) => <UnreachedPart onRetry={retry} />} />
    </Card>
  );
}

const isAbout = (things: Unclaimed, resumeId: string) => things.resumes.some(({ id }) => id === resumeId);

/**
 * The question of signing in, for whoever walked away from it: in the place of the result that it is
 * about and that nobody may see before it is answered, else above everything.
 */
export function useClaimPlaces(shown: Shown): { above: ReactNode; inResult: ReactNode } {
  const things = useUnclaimed();
  const { resumeId, reply, processing } = shown;
  const refused = things !== null && reply.isError && !processing && isAbout(things, resumeId);
  useEffect(() => {
    if (refused) scrollToId('results', true);
  }, [refused]);
  if (!things) return { above: null, inResult: null };
  const question = <ClaimQuestion things={things} shown={shown} />;
  if (refused) return { above: null, inResult: <div className="mt-10">{question}</div> };
  return { above: <div className="measure py-6">{question}</div>, inResult: null };
}
