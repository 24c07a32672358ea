import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { replayEarlyPress } from './app/early-press.ts';
import { readEmbeddedState } from './app/embedded-state.ts';
import { tellPageAround } from './app/inside-game.ts';
import { liveRefreshes } from './app/live-refreshes.ts';
import { keepOfflinePage } from './app/offline-worker.ts';
import { wordAsIn } from './app/own-texts.ts';
import { watchParts } from './app/part-failure.ts';
import { loadPermission } from './app/permission.ts';
import { createSiteRouter } from './app/router.ts';
import { StartFailure } from './app/start-failure.tsx';
import { keepReferralCode } from './entities/referral/index.ts';
import { applyBrandTokens } from './entities/site/index.ts';
import { queryClient } from './kit/api/api.ts';
import { declareRefreshes } from './kit/api/live-refreshes.ts';
import { hasHandOverTicket, keepMerchantCode } from './kit/api/session.ts';
import { followSystemTheme } from './kit/browser/theme.ts';
import { imageBases } from './kit/pictures/image-bases.ts';
import { language } from './kit/text/language.ts';
import './styles.css';

const container = document.getElementById('root')!;

if (!tellPageAround(window)) {
  watchParts();
  keepReferralCode();
  declareRefreshes(liveRefreshes);
  followSystemTheme();
  void start();
}

async function start(): Promise<void> {
  try {
    const [permission] = await Promise.all([loadPermission(), hasHandOverTicket && arrive()]);
    const { brand, imageCDNs, texts } = permission.info;
    wordAsIn(texts);
    applyBrandTokens(brand.tokens);
    keepMerchantCode(brand.merchantCode);
    const embedded = readEmbeddedState();
    if (embedded) hydrate(queryClient, embedded.queries);
    await breath();
    const router = createSiteRouter(queryClient);
    await breath();
    await Promise.all([language.start(brand), router.load()]);
    await breath();
    // The page was rendered in another language than this browser's: the browser renders it again.
    const isHydrated = embedded?.language === language.ofSite();
    // A hydrated page has no suspense boundaries of the router; it must be the same tree that the server rendered.
    if (isHydrated) router.ssr = { manifest: undefined };
    const bases = isHydrated ? embedded.bases : imageBases(imageCDNs, Math.random);
    show(
      <App
        permission={permission}
        bases={bases}
        device={embedded?.device ?? 'wide'}
        queryClient={queryClient}
        router={router}
      />,
      isHydrated,
    );
  } catch (failure) {
    reportError(failure);
    await language.startAlone();
    createRoot(container).render(<StartFailure onRetry={() => void start()} />);
  }
}

/** Exchanges the ticket that the address brought, before the first page opens. */
async function arrive(): Promise<void> {
  const { arriveByHandOver } = await import('./app/hand-over.ts');
  await arriveByHandOver();
}

/** Lets the browser paint and handle input before the start continues. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Hydrates what the server rendered, in small steps that let input through; else renders it from scratch. */
function show(app: ReactNode, isHydrated: boolean): void {
  const page = (
    <StrictMode>
      <Started isHydrated={isHydrated} />
      {app}
    </StrictMode>
  );
  if (isHydrated) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
}

function Started({ isHydrated }: { isHydrated: boolean }) {
  useEffect(() => {
    delete document.documentElement.dataset['session'];
    // On a hydrated page the shell does this, once its buttons work.
    if (!isHydrated) replayEarlyPress();
    keepOfflinePage();
  }, [isHydrated]);
  return null;
}
