import { createFileRoute } from '@tanstack/react-router';
import { requireTrueAccount } from '../../app/guard.ts';
import { FavouriteGamesPage } from '../../features/games/dialogs.ts';
import { parsePageSearch } from '../../features/games/index.ts';

export const Route = createFileRoute('/_site/favorite')({
  validateSearch: parsePageSearch,
  beforeLoad: requireTrueAccount,
  component: Favourites,
});

function Favourites() {
  const { page } = Route.useSearch();
  return <FavouriteGamesPage page={page} />;
}
