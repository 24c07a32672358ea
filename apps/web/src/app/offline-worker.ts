/** Long enough that the first screen, its pictures too, has come. */
const AFTER_MS = 4000;

/** Has the browser keep a page for times without a connection, once it has nothing else to do. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), AFTER_MS);
}
