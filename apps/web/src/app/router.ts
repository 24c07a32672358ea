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

/** The site's router: on the browser's address, or on the server on `history`. */
export function createSiteRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The server has nothing to scroll, and the router would add a script to the page.
    scrollRestoration: history === undefined,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
    // Values stand in the address as plain text, not as JSON; each route parses its own.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    // A parameter that no route reads, or that is not valid, counts as missing.
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
