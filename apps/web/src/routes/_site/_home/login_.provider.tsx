import { createFileRoute, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DialogWaiting } from '../../../app/dialog-waiting.tsx';
import { ProviderDialog } from '../../../app/dialogs.ts';
import { isSitePath } from '../../../kit/text/site-path.ts';

/** Where a visit to a sign-in provider ends. Its result is in the address's hash, and can be used once. */
export const Route = createFileRoute('/_site/_home/login_/provider')({ component: Provider });

function Provider() {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <Suspense fallback={<DialogWaiting />}>
      <ProviderDialog
        outcome={hash}
        onClose={() => void navigate({ to: '/', replace: true })}
        onDone={(path) => router.history.replace(isSitePath(path) ? path : '/')}
        onChangePassword={() => void navigate({ to: '/', search: { popup: 'change-password' }, replace: true })}
        onLogin={() => void navigate({ to: '/login', replace: true })}
      />
    </Suspense>
  );
}
