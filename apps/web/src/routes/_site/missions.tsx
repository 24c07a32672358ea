import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { useMember } from '../../entities/member/index.ts';
import { useOpenPopup } from '../../entities/site/index.ts';
import { ActivityPage, type ActivitySearch, parseActivitySearch } from '../../features/missions/index.ts';
import { useIsSignedIn } from '../../kit/api/session.ts';

/** An event with missions. Visitors see what it is about, members also their progress. */
export const Route = createFileRoute('/_site/missions')({
  // The page parses it, so that the first screen does not load its rules.
  validateSearch: (search: ActivitySearch) => search,
  loader: loadAllMessages,
  component: Missions,
});

function Missions() {
  const { activity } = parseActivitySearch(Route.useSearch());
  const isSignedIn = useIsSignedIn();
  const member = useMember();
  const openPopup = useOpenPopup();
  const isTrial = member?.isTrial === true;
  return (
    <ActivityPage
      code={activity}
      isMember={isSignedIn && !isTrial}
      onLogin={() => openPopup(isTrial ? 'true-account' : 'login')}
    />
  );
}
