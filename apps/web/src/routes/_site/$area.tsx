import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFound } from '../../app/not-found.tsx';
import { areaOfPath } from '../../entities/game/index.ts';
import { GameListPage } from '../../features/games/dialogs.ts';
import { isPersonal, listQuery, parseListSearch } from '../../features/games/index.ts';
import { language } from '../../kit/text/language.ts';

/** The page of an area: /live, /fish, /rng and the other paths of areas. */
export const Route = createFileRoute('/_site/$area')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, context }) => {
    const category = areaOfPath(params.area);
    if (!category) throw notFound();
    if (isPersonal(deps.filter)) return;
    void context.queryClient.prefetchQuery(listQuery(category, deps, language.current()));
  },
  component: Area,
});

function Area() {
  const category = areaOfPath(Route.useParams().area);
  const search = Route.useSearch();
  if (!category) return <NotFound />;
  return <GameListPage key={category} category={category} search={search} />;
}
