import { Skeleton } from '@champa/ui';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMember } from '../entities/member/index.ts';
import { type Popup, useClosePopup, useOpenPopup } from '../entities/site/index.ts';
import type { OfferSlot } from '../features/wallet/index.ts';
import * as dialogs from './dialogs.ts';

type OpenPopupProps = {
  popup: Popup;
  about: string | undefined;
  /** The address names this dialog; otherwise it is the sign-in before the one named. */
  isWanted: boolean;
};

/** The dialog of a popup in the address, and where it leads. */
export function OpenPopup({ popup, about, isWanted }: OpenPopupProps) {
  const close = useClosePopup();
  const open = useOpenPopup();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isTrial = useMember()?.isTrial === true;
  // Home, as after every change of a password, with the login over it (specification, section 2).
  const goToLogin = () => void navigate({ to: '/', search: { popup: 'login' }, replace: true });
  const goHome = () => void navigate({ to: '/', replace: true });
  switch (popup) {
    case 'login':
      return (
        <dialogs.LoginDialog
          returnTo={pathname}
          agentArea={false}
          onClose={close}
          // After signing in, the dialog named in the address replaces this one by itself.
          onDone={isWanted ? close : () => undefined}
          onChangePassword={() => open('change-password')}
          onRegister={() => open('register')}
          onForgot={() => open('forgot-password')}
          onFreePlay={goHome}
        />
      );
    case 'register':
      return <dialogs.RegisterDialog onClose={close} onDone={goHome} onLogin={() => open('login')} />;
    case 'forgot-password':
      return <dialogs.ForgotPasswordDialog onClose={close} onDone={goToLogin} onLogin={() => open('login')} />;
    case 'change-password':
      return <dialogs.ChangePasswordDialog onClose={close} onDone={goHome} />;
    case 'deposit':
      if (isTrial) return <dialogs.TrueAccountDialog onClose={close} onRegister={() => open('register')} />;
      return <dialogs.DepositDialog offers={chooseOffer} onClose={close} />;
    case 'logout':
      return <dialogs.LogoutDialog onClose={close} onDone={goHome} />;
    case 'true-account':
      return <dialogs.TrueAccountDialog onClose={close} onRegister={() => open('register')} />;
    case 'announcement':
      return <dialogs.AnnouncementDialog onClose={close} onDeposit={() => open('deposit')} />;
    case 'notice':
      return <dialogs.NoticeDialog about={about} onAbout={(next) => open('notice', next)} onClose={close} />;
    case 'help':
      return <dialogs.HelpDialog key={about} about={about} onClose={close} />;
    case 'licence':
      return <dialogs.LicenceDialog onClose={close} />;
    case 'lines':
      return <dialogs.LinesDialog onClose={close} />;
    case 'games':
      return <dialogs.GamePopupDialog vassalage={about ?? ''} onClose={close} />;
    case 'contract':
      return <dialogs.ContractDialog onClose={close} />;
    case 'chat':
      return <dialogs.ChatDialog onClose={close} />;
    case 'promo-details':
      return <dialogs.PromotionHost key={about} about={about} onClose={close} />;
  }
}

// It loads after the dialog that it is in and does not delay it; its space is reserved so that nothing moves.
const chooseOffer: OfferSlot = (choice) => (
  <Suspense fallback={<Skeleton className="mt-6.5 h-110 rounded-md" />}>
    <dialogs.OfferChoice {...choice} />
  </Suspense>
);
