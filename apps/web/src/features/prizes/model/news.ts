import type { PrizeNews } from '@champa/contract';
import { loadAllMessages, translator } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { askPrizesAnew } from '../api/prizes.ts';

/** The server tells that something of the prizes changed; that a rain begins everybody shall know. */
export async function receivePrizeNews({ about }: PrizeNews): Promise<void> {
  await askPrizesAnew();
  if (about !== 'rain') return;
  await loadAllMessages();
  showToast('info', translator()('prizes_rain_begun'));
}
