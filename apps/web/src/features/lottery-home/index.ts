import { loadAllMessages } from '@champa/i18n/react';
import { LatestDraws } from './latest-draws.tsx';

/** The home page's lottery results with their messages, which the first screen does not load. */
export async function loadLatestDraws() {
  await loadAllMessages();
  return { default: LatestDraws };
}
