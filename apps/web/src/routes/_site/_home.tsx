import { createFileRoute, Outlet } from '@tanstack/react-router';
import { hotGamesQuery, Lobby, parseLobbySearch } from '../../features/games/index.ts';
import { language } from '../../shared/language.ts';

// One view for /, /login and /register (specification, section 2): the lobby stays where it is while they open over it.
export const Route = createFileRoute('/_site/_home')({
  validateSearch: parseLobbySearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(hotGamesQuery(language.current())),
  component: Home,
});

// The router can hand over an address's raw values once before it has put it in order: they are read again here.
function Home() {
  return (
    <>
      <Lobby search={parseLobbySearch(Route.useSearch())} />
      <Outlet />
    </>
  );
}
