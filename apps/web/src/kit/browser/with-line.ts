/**
 * Loads a part that nobody has asked for by a press, once there is a line. Tried without one it would fail, and the page would be
 * told to be broken for something nobody waits for (part-failure.ts).
 */
export async function withLine<Part>(load: () => Promise<Part>): Promise<Part> {
  if (navigator.onLine === false)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return load();
}
