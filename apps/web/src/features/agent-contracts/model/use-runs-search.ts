import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { parseRunsSearch, type RunsSearch } from './runs-search.ts';

/** What the address of a page of salaries or dividends says, and how it is changed. */
export function useRunsSearch() {
  const navigate = useNavigate();
  const router = useRouter();
  const search = parseRunsSearch(useSearch({ strict: false }));
  return {
    search,
    onSearch: (wanted: RunsSearch) => void navigate({ to: '.', search: wanted, replace: true, resetScroll: false }),
    // A period that was opened from the list is left by going back; one that was opened by its address, by leaving it.
    onCloseRun: () => {
      if (router.history.location.state.openedPanel) return router.history.back();
      const { run: _run, rounds: _rounds, ...left } = search;
      void navigate({ to: '.', search: left, replace: true, resetScroll: false });
    },
  };
}
