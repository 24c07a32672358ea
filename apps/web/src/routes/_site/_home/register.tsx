import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DialogWaiting } from '../../../app/dialog-waiting.tsx';
import { RegisterDialog } from '../../../app/dialogs.ts';
import { session } from '../../../kit/api/session.ts';

export const Route = createFileRoute('/_site/_home/register')({
  beforeLoad: () => {
    if (session.token() !== null) throw redirect({ to: '/' });
  },
  component: Register,
});

function Register() {
  const navigate = useNavigate();
  const home = () => void navigate({ to: '/', replace: true });
  return (
    <Suspense fallback={<DialogWaiting />}>
      <RegisterDialog onClose={home} onDone={home} onLogin={() => void navigate({ to: '/login', replace: true })} />
    </Suspense>
  );
}
