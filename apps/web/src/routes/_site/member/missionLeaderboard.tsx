import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { SignInCard } from '../../../features/activities/index.ts';
import { MissionsPage, type MissionsSearch, parseMissionsSearch } from '../../../features/missions/index.ts';

export const Route = createFileRoute('/_site/member/missionLeaderboard')({
  // Read where it is shown: the first page does not carry how.
  validateSearch: (search: MissionsSearch) => search,
  component: Missions,
});

function Missions() {
  const search = parseMissionsSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <MissionsPage
      search={search}
      // What the member centre shows is one step of the visit, whatever is chosen in it.
      onSearch={(chosen) => void navigate({ search: chosen, replace: true, resetScroll: false })}
      signInDays={<SignInCard />}
    />
  );
}
