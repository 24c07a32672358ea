import { createFileRoute, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DialogWaiting } from '../../../app/dialog-waiting.tsx';
import { LoginDialog } from '../../../app/dialogs.ts';
import { readReturnPath } from '../../../shared/guard.ts';
import { session } from '../../../shared/session.ts';

export const Route = createFileRoute('/_site/_home/login')({
  validateSearch: (raw: Record<string, unknown>): { redirect?: string } => readReturnPath(raw),
  beforeLoad: () => {
    if (session.token() !== null) throw redirect({ to: '/' });
  },
  component: Login,
});

function Login() {
  const { redirect: returnPath } = Route.useSearch();
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <Suspense fallback={<DialogWaiting />}>
      <LoginDialog
        onClose={() => void navigate({ to: '/', replace: true })}
        onDone={() => router.history.replace(returnPath ?? '/')}
        onRegister={() => void navigate({ to: '/register', replace: true })}
      />
    </Suspense>
  );
}
