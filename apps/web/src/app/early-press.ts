/**
 * A page rendered on the server shows its buttons before their code has loaded. The script in index.html keeps the last
 * button pressed meanwhile; links work without it.
 */
type EarlyPress = { target: HTMLElement | null; stop: () => void };

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/** Presses the kept button. Call it once the page is hydrated. */
export function replayEarlyPress(): void {
  const { target, stop } = window.earlyPress ?? {};
  delete window.earlyPress;
  stop?.();
  if (target?.isConnected) target.click();
}
