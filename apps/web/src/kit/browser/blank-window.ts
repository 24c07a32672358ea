/**
 * A window for another site's page. A browser allows a page to open one only in response to a press, so it opens empty at
 * once and navigates when the address is known. `null`: the browser blocked it.
 */
export type BlankWindow = { show: (address: string) => void; close: () => void };

/** @param size of a separate window; without it, a tab opens */
export function openBlankWindow(size?: { width: number; height: number }): BlankWindow | null {
  const opened = window.open('', '_blank', size ? `popup,width=${size.width},height=${size.height}` : '');
  if (!opened) return null;
  return {
    show(address) {
      // The other page gets no reference to ours.
      opened.opener = null;
      opened.location.replace(address);
    },
    close: () => opened.close(),
  };
}
