/** Whether the device can share a link with its apps. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Shares a link. Closing the device's share sheet is not an error. */
export async function shareLink(shared: { title: string; text: string; url: string }): Promise<void> {
  await navigator.share(shared).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
