import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { useMember } from '../../entities/member/index.ts';
import { useOpenPopup } from '../../entities/site/index.ts';
import { ActivityPage, type ActivitySearch, parseActivitySearch } from '../../features/missions/index.ts';
import { useIsSignedIn } from '../../kit/api/session.ts';

/** An event of missions. Visitors see what it is about, members how far they are. */
export const Route = createFileRoute('/_site/missions')({
  // Read where it is shown: the first page does not carry how.
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
