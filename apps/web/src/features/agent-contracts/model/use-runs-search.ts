import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { parseRunsSearch, type RunsSearch } from './runs-search.ts';

/** The search parameters of a page of salaries or dividends, and how to change them. */
export function useRunsSearch() {
  const navigate = useNavigate();
  const router = useRouter();
  const search = parseRunsSearch(useSearch({ strict: false }));
  return {
    search,
    onSearch: (wanted: RunsSearch) => void navigate({ to: '.', search: wanted, replace: true, resetScroll: false }),
    // Closing a period goes back if it was opened from the list; otherwise it replaces the address.
    onCloseRun: () => {
      if (router.history.location.state.openedPanel) return router.history.back();
      const { run: _run, rounds: _rounds, ...left } = search;
      void navigate({ to: '.', search: left, replace: true, resetScroll: false });
    },
  };
}
