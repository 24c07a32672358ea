import { followLive, loadSealing } from '@champa/api-client';
import type { LiveEvent } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { showToast, useMoneyFormat } from '@champa/ui';
import { useEffect, useEffectEvent } from 'react';
import { catchUpInbox, receiveUnread } from '../entities/message/index.ts';
import { balanceQuery, receiveBalance } from '../entities/wallet/index.ts';
import { api, loseSession } from '../kit/api/api.ts';
import { askAnew } from '../kit/api/ask-anew.ts';
import { askMissedAnew, askToldAnew } from '../kit/api/live-news.ts';

/** What was answered so shortly before the stream was opened first is not asked for twice: pages ask as they are opened. */
const JUST_ASKED_MS = 3000;

/** Follows what the server tells a signed-in member: of money that moved, messages, a session ended elsewhere. */
export function LiveStream() {
  const t = useTranslate();
  const money = useMoneyFormat();
  const receive = useEffectEvent((event: LiveEvent) => {
    switch (event.name) {
      case 'balance':
        return receiveBalance(event.data);
      case 'unread':
        return receiveUnread(event.data.count);
      case 'signedOut':
        return loseSession();
      case 'deposit':
        if (event.data.state === 'credited') {
          showToast('success', t('deposit_credited_toast', { amount: money(event.data.amount) }));
        }
        break;
      case 'prizes':
        if (event.data.about === 'rain') {
          void import('../features/prizes/index.ts').then(({ announceRain }) => announceRain());
        }
    }
    void askToldAnew(event.name);
  });
  // What a member sends sealed can be told to have no line only where what seals it is there already.
  useEffect(() => void loadSealing().catch(() => undefined), []);
  useEffect(() => {
    let isOpenedAgain = false;
    return followLive({
      client: api,
      onEvent: receive,
      // Whatever events tell of may have changed while nobody listened: before the first opening, which may come late, and
      // before each that follows. Money and messages are asked for in any case.
      onOpen: () => {
        void askAnew(balanceQuery.queryKey);
        void catchUpInbox().catch(() => undefined);
        void askMissedAnew(isOpenedAgain ? Infinity : Date.now() - JUST_ASKED_MS);
        isOpenedAgain = true;
      },
    });
  }, []);
  return null;
}
