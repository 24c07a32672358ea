import { loadAllMessages } from '@champa/i18n/react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { signOut } from '../features/identity/index.ts';
import { useSessionToken } from '../shared/session.ts';
import { useMember } from '../shared/use-member.ts';
import { useSettled } from '../shared/use-settled.ts';

const PlayGuard = lazy(async () => {
  const [{ PlayGuard: loaded }] = await Promise.all([import('../features/limits/dialogs.ts'), loadAllMessages()]);
  return { default: loaded };
});

/** Where money is paid in or out. */
const paymentPages = /^\/(?:wallet\/deposit|member\/(?:depositv2|withdraw))(?:\/|$)/;

/** Keeps the time of a member's session, on whatever page he is, once that page has come to rest. */
export function PlayGuardHost() {
  const token = useSessionToken();
  const member = useMember();
  const isSettled = useSettled(1000);
  const navigate = useNavigate();
  const isPaying = useLocation({
    select: ({ pathname, search }) => paymentPages.test(pathname) || ('popup' in search && search.popup === 'deposit'),
  });
  if (!member || member.isTrial || !isSettled) return null;
  return (
    <Suspense>
      <PlayGuard
        // Another session begins anew.
        key={token}
        memberId={member.id}
        isPaying={isPaying}
        onSignOut={() => void signOut().then(() => navigate({ to: '/' }))}
        onLimits={() => void navigate({ to: '/member/limits' })}
      />
    </Suspense>
  );
}
