import { loadAllMessages, translator } from '@champa/i18n/react';
import { showToast } from '@champa/ui';

/** That a rain begins everybody shall know. */
export async function announceRain(): Promise<void> {
  await loadAllMessages();
  showToast('info', translator()('prizes_rain_begun'));
}
