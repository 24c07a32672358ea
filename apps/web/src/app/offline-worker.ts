/** Long enough for the first screen and its pictures to load. */
const AFTER_MS = 4000;

/** Has the browser store the offline page, once it is idle. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), AFTER_MS);
}
