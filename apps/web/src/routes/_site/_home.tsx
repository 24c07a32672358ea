import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { noticesQuery } from '../../entities/site/index.ts';
import { BannerCarousel, bannersFor, NoticeMarquee } from '../../features/content/index.ts';
import { hotGamesQuery, Lobby, parseLobbySearch } from '../../features/games/index.ts';
import { useIsSignedIn } from '../../kit/api/session.ts';
import { language, useLanguage } from '../../kit/text/language.ts';

const LatestDraws = lazy(() =>
  import('../../features/lottery-home/index.ts').then((module) => module.loadLatestDraws()),
);

// One view for /, /login and /register (specification, section 2): the lobby stays while they open over it.
export const Route = createFileRoute('/_site/_home')({
  validateSearch: parseLobbySearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(hotGamesQuery(language.current()));
    void queryClient.prefetchQuery(noticesQuery(language.current()));
  },
  component: Home,
});

// The router may pass raw parameters once before it has validated them, so they are parsed again here.
function Home() {
  return (
    <>
      <Lobby
        search={parseLobbySearch(Route.useSearch())}
        banner={useHasBanners() && <BannerCarousel group="w_home" />}
        notices={<NoticeMarquee />}
        lottery={<LatestDraws />}
      />
      <Outlet />
    </>
  );
}

/** Whether the brand has banners for its home page, or may have: they are loading. */
function useHasBanners(): boolean {
  const { data, isPending } = useQuery(noticesQuery(useLanguage()));
  const isSignedIn = useIsSignedIn();
  return isPending || bannersFor(data?.banners ?? [], { group: 'w_home', isSignedIn }).length > 0;
}
