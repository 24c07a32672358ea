import { loadAllMessages, translator } from '@champa/i18n/react';
import { showToast } from '@champa/ui';

/** Tells every member on the site that a rain begins. */
export async function announceRain(): Promise<void> {
  await loadAllMessages();
  showToast('info', translator()('prizes_rain_begun'));
}
