import { followLive, loadSealing } from '@champa/api-client';
import type * as contract from '@champa/contract';
import type { LiveEvent } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { showToast, useMoneyFormat } from '@champa/ui';
import { useEffect, useEffectEvent } from 'react';
import { catchUpInbox, receiveUnread } from '../features/inbox/index.ts';
import { receiveWalletMove } from '../features/transfers/index.ts';
import { balanceQuery, receiveBalance, receiveDeposit } from '../features/wallet/index.ts';
import { receiveWithdrawal } from '../features/withdraw/index.ts';
import { api, loseSession, queryClient } from '../shared/api.ts';
import { askAnew } from '../shared/ask-anew.ts';

/** What calls tell of is other than it was, by the event that says so. */
const asked = {
  rewards: ['rewards', 'missionSummary', 'activities', 'activity'],
  missions: ['missionSummary', 'missionLeaderboard', 'activities', 'activity'],
  contracts: ['consolidatedContracts', 'agentContracts', 'agentContract'],
  points: ['pointsBalance', 'pointsTransactions', 'redeemList'],
  vip: ['loginInfo', 'vipStanding', 'vipHistory'],
  lottery: ['lotteryGames', 'lotteryGame', 'openedNumbers', 'lotteryTickets', 'lotteryTicket', 'recentLottery'],
} as const satisfies Partial<Record<LiveEvent['name'], readonly (keyof typeof contract)[]>>;

/** Follows what the server tells a signed-in member: of money that moved, messages, a session ended elsewhere. */
export function LiveStream() {
  const t = useTranslate();
  const money = useMoneyFormat();
  const receive = useEffectEvent((event: LiveEvent) => {
    switch (event.name) {
      case 'balance':
        return receiveBalance(event.data);
      case 'deposit':
        if (event.data.state === 'credited') {
          showToast('success', t('deposit_credited_toast', { amount: money(event.data.amount) }));
        }
        return receiveDeposit(event.data);
      case 'withdrawal':
        return void receiveWithdrawal(event.data);
      case 'walletMove':
        return receiveWalletMove();
      case 'rewards':
      case 'missions':
      case 'contracts':
      case 'points':
      case 'vip':
      case 'lottery':
        return askAllAnew(asked[event.name]);
      case 'prizes':
        return void import('../features/prizes/index.ts').then(({ receivePrizeNews }) => receivePrizeNews(event.data));
      case 'unread':
        return receiveUnread(event.data.count);
      case 'signedOut':
        loseSession();
    }
  });
  // What a member sends sealed can be told to have no line only where what seals it is there already.
  useEffect(() => void loadSealing().catch(() => undefined), []);
  useEffect(() => {
    let isOpenedAgain = false;
    return followLive({
      client: api,
      onEvent: receive,
      // Money may have moved and messages may have come while nobody listened; what else is shown was just asked for when
      // the stream is opened first, and may be of long ago when it is opened again.
      onOpen: () => {
        void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey });
        void catchUpInbox().catch(() => undefined);
        if (isOpenedAgain) askAllAnew(Object.values(asked).flat());
        isOpenedAgain = true;
      },
    });
  }, []);
  return null;
}

function askAllAnew(called: readonly (keyof typeof contract)[]): void {
  for (const id of new Set(called)) void askAnew([id]);
}
