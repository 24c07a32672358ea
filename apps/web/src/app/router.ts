import type { QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen.ts';
import { ErrorScreen } from './error-screen.tsx';

export type RouterContext = { queryClient: QueryClient };

/** Other names of the home page. */
const homeNames: readonly string[] = ['/index', '/index.html', '/home'];

export type SiteRouter = ReturnType<typeof createSiteRouter>;

/** Leads through the site's pages: by the browser's address, or on the server by `history`. */
export function createSiteRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The server has nothing to scroll, and would write a script of its own into the page.
    scrollRestoration: history === undefined,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
    // Values stand in the address as they are, not as JSON; what they mean is for the route to say.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    // What no route reads, or reads as nonsense, counts as missing.
    search: { strict: true },
    rewrite: {
      input: ({ url }) => {
        if (homeNames.includes(url.pathname)) url.pathname = '/';
        return url;
      },
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
