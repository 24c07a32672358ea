/**
 * A window for somebody else's page. A browser lets a page open one only in answer to a press, so it is opened empty at
 * once and led to the page when its address is known. `null`: the browser blocked it.
 */
export type BlankWindow = { show: (address: string) => void; close: () => void };

/** @param size of a window of its own; without it, a tab */
export function openBlankWindow(size?: { width: number; height: number }): BlankWindow | null {
  const opened = window.open('', '_blank', size ? `popup,width=${size.width},height=${size.height}` : '');
  if (!opened) return null;
  return {
    show(address) {
      // The other page gets no handle on ours.
      opened.opener = null;
      opened.location.replace(address);
    },
    close: () => opened.close(),
  };
}
