import { calls, followLive } from '@champa/api-client';
import type * as contract from '@champa/contract';
import type { LiveEvent } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { showToast, useMoneyFormat } from '@champa/ui';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { forgetMember } from '../features/identity/index.ts';
import { catchUpInbox, receiveUnread } from '../features/inbox/index.ts';
import { receiveWalletMove } from '../features/transfers/index.ts';
import { balanceQuery, receiveBalance, receiveDeposit } from '../features/wallet/index.ts';
import { receiveWithdrawal } from '../features/withdraw/index.ts';
import { api, loseSession, onSessionLost, queryClient } from '../shared/api.ts';
import { useFavouritesOfOtherTabs } from '../shared/favourites.ts';
import { useSessionToken } from '../shared/session.ts';
import { takeSignOutReason } from '../shared/sign-out-reason.ts';
import { PlayGuardHost } from './play-guard-host.tsx';

/**
 * Follows what a signed-in member is told: by the server of money that moved, deposits, messages, a session ended
 * elsewhere; by his other tabs of the games he marks there; by the clock how long he has been here.
 */
export function LiveUpdates() {
  const t = useTranslate();
  const money = useMoneyFormat();
  const navigate = useNavigate();
  const router = useRouter();
  const token = useSessionToken();
  useFavouritesOfOtherTabs();

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
      case 'points':
        return askAnew(['pointsBalance', 'pointsTransactions', 'redeemList']);
      case 'vip':
        return askAnew(['loginInfo', 'vipStanding', 'vipHistory']);
      case 'prizes':
        return void import('../features/prizes/index.ts').then(({ receivePrizeNews }) => receivePrizeNews(event.data));
      case 'lottery':
        return askAnew(['lotteryGames', 'lotteryGame', 'openedNumbers', 'lotteryTickets', 'lotteryTicket']);
      case 'unread':
        return receiveUnread(event.data.count);
      case 'signedOut':
        loseSession();
    }
  });
  const leave = useEffectEvent(() => {
    const reason = takeSignOutReason(Date.now());
    if (!reason) showToast('info', t('session_ended'));
    void navigate({ to: '/login', search: { redirect: router.state.location.href, reason } });
  });

  useEffect(() => {
    if (token === null) return;
    return followLive({
      client: api,
      onEvent: receive,
      // Money may have moved and messages may have come while nobody listened.
      onOpen: () => {
        void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey });
        void catchUpInbox().catch(() => undefined);
      },
    });
  }, [token]);

  useEffect(
    () =>
      onSessionLost(() => {
        forgetMember();
        leave();
      }),
    [],
  );
  return <PlayGuardHost />;
}

/** What is shown of these calls is asked for again; what is not shown, when it is next. */
function askAnew(calledIds: readonly (keyof typeof contract)[]): void {
  for (const id of calledIds) void queryClient.invalidateQueries({ queryKey: [id] });
}
