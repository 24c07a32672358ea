import { createFileRoute } from '@tanstack/react-router';
import { requireTrueAccount } from '../../app/guard.ts';
import { RecentGamesPage } from '../../features/games/dialogs.ts';
import { parsePageSearch } from '../../features/games/index.ts';

export const Route = createFileRoute('/_site/recent')({
  validateSearch: parsePageSearch,
  beforeLoad: requireTrueAccount,
  component: Recent,
});

function Recent() {
  const { page } = Route.useSearch();
  return <RecentGamesPage page={page} />;
}
