/**
 * Caches one page: what a visitor without a connection sees, in their language. Everything else comes from the network, and
 * immutable files from the browser's own cache. API answers and addresses with a token are never cached.
 */
const CACHE = 'offline-2';
const PAGE = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

// The visitor chose another language.
self.addEventListener('message', (event) => {
  if (event.data === 'language') event.waitUntil(keepPage());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(visit(event));
});

async function keepPage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: 'no-store' }));
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Request the page while this worker starts, not after it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function visit({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (offline) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw offline;
  }
}
