import { useLocation } from 'wouter';
import { ClaimCard } from '../features/claim/lazy-card.ts';
import { useUnclaimed } from '../features/claim/unclaimed.ts';
import type { Outcome } from '../features/claim/use-answer.ts';
import { useTelling } from '../features/claim/use-telling.ts';
import { focusNext } from '../lib/focus.ts';
import { Card } from '../ui/card.tsx';

/**
 * Where somebody looks for what they bought, or is about to buy it a second time. The home page and
 * the page to sign in ask in places of their own.
 */
const places = ['/subscription', '/checkout', '/pricing', '/payment-success', '/applications', '/account'];

function Question() {
  const things = useUnclaimed();
  const tell = useTelling();
  if (!things) return null;
  const done = (outcome: Outcome) => {
    tell(outcome);
    focusNext('content');
  };
  return (
    <div className="measure pt-6">
      <Card aria-labelledby="claim-title">
        <ClaimCard things={things} onDone={done} />
      </Card>
    </div>
  );
}

/** Nothing is asked for on any other page. */
export function UnclaimedAbove() {
  const [path] = useLocation();
  return places.includes(path) ? <Question /> : null;
}
