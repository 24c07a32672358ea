/**
 * Loads a part in the background once the device is online. Without a connection it would fail, and the page would show an
 * error about something that nobody waits for (part-failure.ts).
 */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (navigator.onLine === false)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return load();
}
