import { createFileRoute, notFound } from '@tanstack/react-router';
import { GameListPage, parseListSearch } from '../../features/games/index.ts';
import { areaOfPath } from '../../shared/areas.ts';

/** The page of an area: /live, /fish, /rng and the others of the category map. */
export const Route = createFileRoute('/_site/$area')({
  validateSearch: parseListSearch,
  loader: ({ params }) => {
    const category = areaOfPath(params.area);
    if (!category) throw notFound();
    return { category };
  },
  component: Area,
});

function Area() {
  const { category } = Route.useLoaderData();
  return <GameListPage key={category} category={category} search={Route.useSearch()} />;
}
