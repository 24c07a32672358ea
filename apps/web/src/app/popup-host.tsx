import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type Popup, useClosePopup, useOpenPopup, usePopup } from '../shared/popups.ts';
import { useIsSignedIn } from '../shared/session.ts';
import { DialogWaiting } from './dialog-waiting.tsx';
import { DepositDialog, LoginDialog, LogoutDialog, RegisterDialog, TrueAccountDialog } from './dialogs.ts';

/** The dialog that the address opens over the page, whichever page it is. */
export function PopupHost() {
  const wanted = usePopup();
  const isSignedIn = useIsSignedIn();
  const popup = wanted && allowed(wanted, isSignedIn);
  return (
    popup && (
      <Suspense fallback={<DialogWaiting />}>
        <OpenPopup popup={popup} />
      </Suspense>
    )
  );
}

/** What needs an account asks for it first; who has one needs no way in. */
function allowed(popup: Popup, isSignedIn: boolean): Popup | undefined {
  const isEntrance = popup === 'login' || popup === 'register';
  if (isSignedIn) return isEntrance ? undefined : popup;
  if (isEntrance) return popup;
  return popup === 'deposit' ? 'login' : undefined;
}

function OpenPopup({ popup }: { popup: Popup }) {
  const close = useClosePopup();
  const open = useOpenPopup();
  const navigate = useNavigate();
  switch (popup) {
    case 'login':
      return <LoginDialog onClose={close} onDone={close} onRegister={() => open('register')} />;
    case 'register':
      return (
        <RegisterDialog
          onClose={close}
          onDone={() => void navigate({ to: '/', replace: true })}
          onLogin={() => open('login')}
        />
      );
    case 'deposit':
      return <DepositDialog onClose={close} />;
    case 'logout':
      return <LogoutDialog onClose={close} onDone={() => void navigate({ to: '/', replace: true })} />;
    case 'true-account':
      return <TrueAccountDialog onClose={close} onRegister={() => open('register')} />;
  }
}
