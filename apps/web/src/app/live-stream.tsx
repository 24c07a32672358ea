import { calls, followLive, loadSealing } from '@champa/api-client';
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
        return askAnew([calls.rewards.id, 'missionSummary', 'activities', 'activity']);
      case 'missions':
        return askAnew(['missionSummary', 'missionLeaderboard', 'activities', 'activity']);
      case 'contracts':
        return askAnew(['consolidatedContracts', 'agentContracts', 'agentContract']);
      case 'points':
        return askAnew(['pointsBalance', 'pointsTransactions', 'redeemList']);
      case 'vip':
        return askAnew(['loginInfo', 'vipStanding', 'vipHistory']);
      case 'prizes':
        return void import('../features/prizes/index.ts').then(({ receivePrizeNews }) => receivePrizeNews(event.data));
      case 'lottery':
        return askAnew([
          'lotteryGames',
          'lotteryGame',
          'openedNumbers',
          'lotteryTickets',
          'lotteryTicket',
          'recentLottery',
        ]);
      case 'unread':
        return receiveUnread(event.data.count);
      case 'signedOut':
        loseSession();
    }
  });
  // What a member sends sealed can be told to have no line only where what seals it is there already.
  useEffect(() => void loadSealing().catch(() => undefined), []);
  useEffect(() => {
    return followLive({
      client: api,
      onEvent: receive,
      // Money may have moved and messages may have come while nobody listened.
      onOpen: () => {
        void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey });
        void catchUpInbox().catch(() => undefined);
      },
    });
  }, []);
  return null;
}

/** What is shown of these calls is asked for again; what is not shown, when it is next. */
function askAnew(calledIds: readonly (keyof typeof contract)[]): void {
  for (const id of calledIds) void queryClient.invalidateQueries({ queryKey: [id] });
}
