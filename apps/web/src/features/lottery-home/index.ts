import { loadAllMessages } from '@champa/i18n/react';
import { DrawnLately } from './drawn-lately.tsx';

/** The home page's lottery results with their messages, which the first screen does not load. */
export async function loadDrawnLately() {
  await loadAllMessages();
  return { default: DrawnLately };
}
