/**
 * A page drawn on the server shows its buttons before the code that answers them has come. The script in index.html keeps the
 * last one pressed meanwhile; links work by themselves.
 */
type EarlyPress = { target: HTMLElement | null; stop: () => void };

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/** Presses the kept button now that the page answers. Call it when the page has been taken over. */
export function replayEarlyPress(): void {
  const { target, stop } = window.earlyPress ?? {};
  delete window.earlyPress;
  stop?.();
  if (target?.isConnected) target.click();
}
