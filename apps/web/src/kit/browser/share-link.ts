/** Whether the device can hand a link on to its other programs. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands a link on. Whoever shuts the device's list of programs has changed his mind: that is no failure. */
export async function shareLink(shared: { title: string; text: string; url: string }): Promise<void> {
  await navigator.share(shared).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
