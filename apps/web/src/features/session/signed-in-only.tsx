import type { User } from '@tailor/contract/calls/current-user';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSignInAddress } from './sign-in-address.ts';
import { useCurrentUser } from './use-current-user.ts';

interface SignedInOnlyProps {
  /** Sentence and button of the sign-in card, in the page's own words. */
  text: string;
  action: string;
  returnTo: string;
  children: (user: User) => ReactNode;
}

/** A skeleton while nobody knows, a card to sign in with, or the page. */
export function SignedInOnly({ text, action, returnTo, children }: SignedInOnlyProps) {
  const { user } = useCurrentUser();
  const signIn = useSignInAddress(returnTo);
  if (user === undefined) return <Skeleton className="h-64" />;
  if (user) return children(user);
  return (
    <Card className="grid max-w-lg justify-items-start gap-4">
      <p>{text}</p>
      <ButtonLink href={signIn} full>
        {action}
      </ButtonLink>
    </Card>
  );
}
