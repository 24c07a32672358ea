import { createFileRoute } from '@tanstack/react-router';
import { RecentGamesPage } from '../../features/games/dialogs.ts';
import { parsePageSearch } from '../../features/games/index.ts';
import { requireSession } from '../../shared/guard.ts';

export const Route = createFileRoute('/_site/recent')({
  validateSearch: parsePageSearch,
  beforeLoad: requireSession,
  component: Recent,
});

function Recent() {
  const { page } = Route.useSearch();
  return <RecentGamesPage page={page} />;
}
