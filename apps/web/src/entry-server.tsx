import type { Permission, SiteLanguage } from '@champa/contract';
import { ownTextLanguage } from '@champa/i18n';
import { languageCatalogue } from '@champa/i18n/language-catalogue';
import { translator } from '@champa/i18n/react';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import type { EmbeddedState } from './app/embedded-state.ts';
import { OfflinePage } from './app/offline-page.tsx';
import { wordAsIn } from './app/own-texts.ts';
import { PageHead } from './app/page-head.tsx';
import { PartsMissing } from './app/parts-missing.tsx';
import { createSiteRouter } from './app/router.ts';
import { areaOfPath, areas } from './entities/game/index.ts';
import { canonicalAddress, pageHead } from './entities/site/index.ts';
import { answerCallsBy, createQueryClient } from './kit/api/api.ts';
import type { Device } from './kit/browser/device.ts';
import { imageBases } from './kit/pictures/image-bases.ts';
import { language } from './kit/text/language.ts';
import { localText } from './kit/text/local-text.ts';

/** What the platform passes to the site's build, which it loads from the folder that it serves. */
export type PageWanted = {
  pathname: string;
  language: SiteLanguage;
  device: Device;
  permission: Permission;
  /** Answers the page's API calls, as to a visitor. */
  fetch: typeof fetch;
};

type PageNamed = Omit<PageWanted, 'device'>;

/** A page's parts: index.html has a place for each. `missing` is shown where the program cannot be fetched. */
export type PageParts = {
  tag: string;
  direction: string;
  head: string;
  markup: string;
  missing: string;
  state: EmbeddedState | null;
};

let last: Promise<unknown> = Promise.resolve();
/** By language and the revision of the brand's own texts. */
const missingIn = new Map<string, Promise<string>>();

/**
 * The canonical path of a page that is the same for all visitors and is rendered on the server; undefined for any other
 * page.
 */
export function drawnPath(pathname: string): string | undefined {
  if (['/', '/index', '/index.html', '/home'].includes(pathname)) return '/';
  return areaOfPath(pathname.slice(1)) && pathname;
}

/** The parts of a page that is rendered in the browser; only the browser knows its title. */
export async function headOnly(wanted: PageNamed): Promise<PageParts> {
  return { ...frameOf(wanted), missing: await missingParts(wanted) };
}

function frameOf({ pathname, language: chosen, permission }: PageNamed): PageParts {
  const { brand, about, mainDomain } = permission.info;
  const texts = {
    title: brand.name,
    description: localText(about, ownTextLanguage(chosen), brand) ?? brand.name,
    canonical: canonicalAddress(mainDomain, pathname),
  };
  const head = renderToString(<PageHead head={texts} language={chosen} permission={permission} />);
  return { ...describe(chosen), head, markup: '', missing: '', state: null };
}

/** The offline page. */
export function drawOffline(wanted: PageNamed): Promise<PageParts> {
  return inTurn(async () => {
    await speak(wanted);
    return { ...frameOf(wanted), markup: renderToString(<OfflinePage />) };
  });
}

/** Speaks the page's language, as the brand words it. */
async function speak({ language: chosen, permission, fetch }: PageNamed): Promise<void> {
  answerCallsBy(fetch);
  wordAsIn(permission.info.texts);
  await language.startWith(chosen);
}

/** The same on every page of a language, so rendered once. */
function missingParts(wanted: PageNamed): Promise<string> {
  const name = `${wanted.language} ${wanted.permission.info.texts}`;
  const known = missingIn.get(name);
  if (known) return known;
  const drawn = inTurn(async () => {
    await speak(wanted);
    return renderToStaticMarkup(<PartsMissing />);
  });
  // Those of texts that the brand has no longer go.
  for (const old of missingIn.keys()) if (old.startsWith(`${wanted.language} `)) missingIn.delete(old);
  missingIn.set(name, drawn);
  return drawn;
}

/** Renders a whole page. One page at a time, because the site's modules hold one visitor's language and API client. */
export async function draw(wanted: PageWanted): Promise<PageParts> {
  const missing = await missingParts(wanted);
  return { ...(await inTurn(() => drawAlone(wanted))), missing };
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

async function drawAlone(wanted: PageWanted): Promise<Omit<PageParts, 'missing'>> {
  const { pathname, language: chosen, device, permission } = wanted;
  await speak(wanted);
  const queryClient = createQueryClient();
  const bases = imageBases(permission.info.imageCDNs, Math.random);
  const router = createSiteRouter(queryClient, createMemoryHistory({ initialEntries: [pathname] }));
  await router.load();
  await allAnswered(queryClient);
  const html = await markupOf(
    <App permission={permission} bases={bases} device={device} queryClient={queryClient} router={router} />,
  );
  // React writes preload links before the markup.
  const [, preloads = '', markup = ''] = /^((?:<link [^>]*>)*)([\s\S]*)$/.exec(html) ?? [];
  const t = translator();
  const area = areaOfPath(pathname.slice(1));
  const texts = pageHead(
    { title: area && t(areas[area].label) },
    pathname,
    ownTextLanguage(chosen),
    permission.info,
    t,
  );
  const head = renderToString(<PageHead head={texts} language={chosen} permission={permission} />);
  const state = { language: chosen, device, bases, queries: dehydrate(queryClient) };
  return { ...describe(chosen), head: head + preloads, markup, state };
}

function describe(chosen: SiteLanguage): Pick<PageParts, 'tag' | 'direction'> {
  const { tag, direction } = languageCatalogue[chosen];
  return { tag, direction };
}

/** The markup, with suspended parts in their places. An error anywhere fails the page. */
async function markupOf(app: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(app, {
    onError: (failure) => void failures.push(failure),
    // The page is sent whole: streamed chunks would need a script to be put together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

/** Waits for the queries of the routes' loaders. A page with a failed query is not sent. */
async function allAnswered(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ promise }) => promise),
  );
}
