import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useFavouritesOfOtherTabs } from '../entities/game/index.ts';
import { takeSignOutReason } from '../entities/member/index.ts';
import { forgetMember } from '../features/identity/index.ts';
import { onSessionLost } from '../kit/api/api.ts';
import { useSessionToken } from '../kit/api/session.ts';
import { useSettled } from '../kit/browser/use-settled.ts';
import { whenOnline } from '../kit/browser/when-online.ts';

// Visitors need neither.
const LiveStream = lazy(async () => ({ default: (await whenOnline(() => import('./live-stream.tsx'))).LiveStream }));
const MemberGuards = lazy(async () => ({
  default: (await whenOnline(() => import('./member-guards.tsx'))).MemberGuards,
}));

/**
 * Follows what concerns a signed-in member: the server's events (money, deposits, messages, a session ended elsewhere),
 * favourites marked in other tabs, and the time that the session has lasted.
 */
export function LiveUpdates() {
  const t = useTranslate();
  const navigate = useNavigate();
  const router = useRouter();
  const token = useSessionToken();
  const isSettled = useSettled(1000);
  useFavouritesOfOtherTabs();

  const leave = useEffectEvent(() => {
    const reason = takeSignOutReason(Date.now());
    if (!reason) showToast('info', t('session_ended'));
    void navigate({ to: '/login', search: { redirect: router.state.location.href, reason } });
  });
  useEffect(
    () =>
      onSessionLost(() => {
        forgetMember();
        leave();
      }),
    [],
  );
  if (token === null) return null;
  // A new session starts these afresh. The guards load once the page is idle.
  return (
    <Suspense key={token}>
      <LiveStream />
      {isSettled && (
        <Suspense>
          <MemberGuards />
        </Suspense>
      )}
    </Suspense>
  );
}
