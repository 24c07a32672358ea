import { createFileRoute } from '@tanstack/react-router';
import { FavouriteGamesPage } from '../../features/games/dialogs.ts';
import { parsePageSearch } from '../../features/games/index.ts';
import { requireSession } from '../../shared/guard.ts';

export const Route = createFileRoute('/_site/favorite')({
  validateSearch: parsePageSearch,
  beforeLoad: requireSession,
  component: Favourites,
});

function Favourites() {
  const { page } = Route.useSearch();
  return <FavouriteGamesPage page={page} />;
}
