import { useCurrentUser } from '../session/use-current-user.ts';
import { ChampionWidget } from './champion-widget.tsx';
import { FreeFeatures } from './free-features.tsx';
import { HouseAd } from './house-ad.tsx';
import { SidePanel } from './side-panel.tsx';
import { StatsCard } from './stats-card.tsx';

/** What stands beside the form. Whoever has paid sees no advertisements. */
export function Aside({ unlimited }: { unlimited: boolean }) {
  const { user } = useCurrentUser();
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-1">
      {user ? <SidePanel user={user} /> : null}
      {unlimited ? null : <HouseAd slot={1} />}
      <FreeFeatures />
      <StatsCard />
      <ChampionWidget />
      {unlimited ? null : <HouseAd slot={2} />}
    </div>
  );
}
