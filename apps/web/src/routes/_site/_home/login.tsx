import { createFileRoute, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DialogWaiting } from '../../../app/dialog-waiting.tsx';
import { LoginDialog } from '../../../app/dialogs.ts';
import { readReturnPath } from '../../../app/guard.ts';
import { readSignOutReason, type SignOutReason } from '../../../entities/member/index.ts';
import { session } from '../../../kit/api/session.ts';

export const Route = createFileRoute('/_site/_home/login')({
  validateSearch: (raw: Record<string, unknown>): { redirect?: string; reason?: SignOutReason | undefined } => ({
    ...readReturnPath(raw),
    reason: readSignOutReason(raw['reason']),
  }),
  beforeLoad: () => {
    if (session.token() !== null) throw redirect({ to: '/' });
  },
  component: Login,
});

function Login() {
  const { redirect: returnPath, reason } = Route.useSearch();
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <Suspense fallback={<DialogWaiting />}>
      <LoginDialog
        returnTo={returnPath ?? '/'}
        agentArea={isAgentPath(returnPath)}
        reason={reason}
        onClose={() => void navigate({ to: '/', replace: true })}
        onDone={() => router.history.replace(returnPath ?? '/')}
        onChangePassword={() => void navigate({ to: '/', search: { popup: 'change-password' }, replace: true })}
        onRegister={() => void navigate({ to: '/register', replace: true })}
        onForgot={() => void navigate({ to: '/', search: { popup: 'forgot-password' }, replace: true })}
        onFreePlay={() => void navigate({ to: '/', replace: true })}
      />
    </Suspense>
  );
}

/** A visitor who comes from the agent centre signs in to it. */
function isAgentPath(path = ''): boolean {
  return /^\/agent(?:Home)?(?:[/?#]|$)/.test(path);
}
