import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { Fragment } from 'react';
import { SiteShell } from '../app/shell/site-shell.tsx';
import { viewKey } from '../app/view-key.ts';
import { lanesQuery } from '../features/games/index.ts';
import { language } from '../kit/text/language.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page fills the screen itself: the site's footer is left out. */
    hasFooter?: false;
  }
}

export const Route = createFileRoute('/_site')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(lanesQuery(language.current())),
  component: Site,
});

function Site() {
  const hasFooter = useMatches({
    select: (matches) => matches.every(({ staticData }) => staticData.hasFooter !== false),
  });
  const view = useMatches({ select: (matches) => viewKey(matches.at(-1)?.pathname ?? '/') });
  return (
    <SiteShell {...(!hasFooter && { footer: null })}>
      <Fragment key={view}>
        <Outlet />
      </Fragment>
    </SiteShell>
  );
}
