import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { BettingRecord, parseRecordsSearch, takeRecordsSearch } from '../../../../features/records/index.ts';

export const Route = createFileRoute('/_site/_own/records/bets')({
  validateSearch: takeRecordsSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  // Closing a round goes back if it was opened from the list; otherwise it replaces the address.
  const closeRound = () => {
    if (router.history.location.state.openedPanel) return router.history.back();
    void navigate({ search: (search) => ({ ...search, round: undefined }), replace: true, resetScroll: false });
  };
  return (
    <BettingRecord
      search={parseRecordsSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      onCloseRound={closeRound}
    />
  );
}
