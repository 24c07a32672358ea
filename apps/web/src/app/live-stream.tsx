import { ApiError, followLive, loadSealing } from '@champa/api-client';
import type { LiveEvent } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { showToast, useMoneyFormat } from '@champa/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { wayOfStake } from '../entities/limit/index.ts';
import { catchUpInbox, receiveUnread } from '../entities/message/index.ts';
import { useOpenPopup } from '../entities/site/index.ts';
import { balanceQuery, receiveBalance } from '../entities/wallet/index.ts';
import { api, loseSession } from '../kit/api/api.ts';
import { useDescribeError } from '../kit/api/describe-error.ts';
import { refetchShown } from '../kit/api/refetch-shown.ts';
import { refetchMissed, refetchAfter } from '../kit/api/live-news.ts';

/** An answer this recent is not refetched when the stream first opens: pages fetch as they open. */
const JUST_ASKED_MS = 3000;

/** Follows the live events of a signed-in member: money that moved, messages, a session ended elsewhere. */
export function LiveStream() {
  const t = useTranslate();
  const money = useMoneyFormat();
  const describeError = useDescribeError();
  const navigate = useNavigate();
  const openPopup = useOpenPopup();
  const receive = useEffectEvent((event: LiveEvent) => {
    switch (event.name) {
      case 'balance':
        return receiveBalance(event.data);
      case 'unread':
        return receiveUnread(event.data.count);
      case 'stakeRefused': {
        const { limit } = event.data;
        const way = wayOfStake(limit);
        const text = describeError(new ApiError('LOTTERY_PLAY_LIMIT', 409, '', event.data));
        if (!way) return showToast('error', text);
        return showToast('error', text, { label: t(way.label), onPress: () => void navigate({ to: way.to }) });
      }
      case 'ticket':
        return void refetchTickets();
      case 'chat':
        // In the chat itself the answer is seen already.
        if (window.location.pathname !== '/chat') {
          showToast('info', t('chat_answered'), { label: t('live_chat'), onPress: () => openPopup('chat') });
        }
        return;
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
    void refetchAfter(event.name);
  });
  // Loads encryption ahead: without its code, an offline member would not learn that they are offline.
  useEffect(() => void loadSealing().catch(() => undefined), []);
  useEffect(() => {
    let isOpenedAgain = false;
    return followLive({
      client: api,
      onEvent: receive,
      // Events may have been missed before each opening; the first may come late. Balance and messages are refetched in any
      // case.
      onOpen: () => {
        void refetchShown(balanceQuery.queryKey);
        void catchUpInbox().catch(() => undefined);
        void refetchTickets();
        void refetchMissed(isOpenedAgain ? Infinity : Date.now() - JUST_ASKED_MS);
        isOpenedAgain = true;
      },
    });
  }, []);
  return null;
}

/** The tickets that are shown. By the calls' names: their entity loads with its pages only. */
async function refetchTickets(): Promise<void> {
  await Promise.all([refetchShown(['tickets']), refetchShown(['ticket'])]);
}
