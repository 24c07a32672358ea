import { loadAllMessages } from '@champa/i18n/react';
import { DrawnLately } from './drawn-lately.tsx';

/** The home page's board of draws, with the texts it needs: they are no part of the first screen's. */
export async function loadDrawnLately() {
  await loadAllMessages();
  return { default: DrawnLately };
}
