import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { SignInCard } from '../../../features/activities/index.ts';
import { MissionsPage, type MissionsSearch, parseMissionsSearch } from '../../../features/missions/index.ts';

export const Route = createFileRoute('/_site/member/missionLeaderboard')({
  // The page parses it, so that the first screen does not load its rules.
  validateSearch: (search: MissionsSearch) => search,
  component: Missions,
});

function Missions() {
  const search = parseMissionsSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <MissionsPage
      search={search}
      // Choices within the member centre replace the history entry.
      onSearch={(chosen) => void navigate({ search: chosen, replace: true, resetScroll: false })}
      signInDays={<SignInCard />}
    />
  );
}
