import { followLive } from '@champa/api-client';
import type { LiveEvent } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { showToast, useMoneyFormat } from '@champa/ui';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { forgetMember } from '../features/identity/index.ts';
import { balanceQuery, receiveBalance, receiveDeposit } from '../features/wallet/index.ts';
import { api, loseSession, onSessionLost, queryClient } from '../shared/api.ts';
import { useSessionToken } from '../shared/session.ts';

/** Follows what the server tells a signed-in member: money that moved, deposits, a session ended elsewhere. */
export function LiveUpdates() {
  const t = useTranslate();
  const money = useMoneyFormat();
  const navigate = useNavigate();
  const router = useRouter();
  const token = useSessionToken();

  const receive = useEffectEvent((event: LiveEvent) => {
    switch (event.name) {
      case 'balance':
        return receiveBalance(event.data);
      case 'deposit':
        if (event.data.state === 'credited') {
          showToast('success', t('deposit_credited_toast', { amount: money(event.data.amount) }));
        }
        return receiveDeposit(event.data);
      case 'signedOut':
        loseSession();
    }
  });
  const leave = useEffectEvent(() => {
    showToast('info', t('session_ended'));
    void navigate({ to: '/login', search: { redirect: router.state.location.href } });
  });

  useEffect(() => {
    if (token === null) return;
    return followLive({
      client: api,
      onEvent: receive,
      // A movement may have happened while nobody listened.
      onOpen: () => void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }),
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
  return null;
}
