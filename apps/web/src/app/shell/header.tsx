import { useTranslate } from '@champa/i18n/react';
import { Button, IconButton } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { Logo, useOpenPopup } from '../../entities/site/index.ts';
import { BalancePill } from '../../features/wallet/index.ts';
import { useIsSignedIn } from '../../kit/api/session.ts';
import { AccountButton } from './account-button.tsx';
import { LanguageButton } from './language-button.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { ThemeButton } from './theme-button.tsx';

export function Header({ onMenu }: { onMenu: () => void }) {
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-glass pt-[env(safe-area-inset-top)] backdrop-blur-xl">
      <div className="flex h-14 items-center gap-1 px-2 sm:h-16 sm:gap-2 sm:px-5">
        <IconButton icon="menu" label={t('menu_open')} onClick={onMenu} iconSize={24} className="md:hidden" />
        <Link to="/" aria-label={t('home')} className="flex h-11 shrink-0 items-center rounded-md">
          <Logo className={isSignedIn ? 'max-[560px]:[&>span]:hidden' : 'max-[430px]:[&>span]:hidden'} />
        </Link>
        <div className="ms-3 flex flex-1 max-[400px]:ms-0">
          <Shortcuts />
        </div>
        <ThemeButton className="max-md:hidden" />
        <LanguageButton className={isSignedIn ? 'max-md:hidden' : ''} />
        {isSignedIn ? <MemberTools /> : <VisitorTools />}
      </div>
    </header>
  );
}

// Words such as the Arabic ones leave no room on the narrowest phones.
const visitorButton = 'visitor-only max-sm:px-3 max-[400px]:px-2 max-[400px]:text-[13px]';

function VisitorTools() {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  return (
    <>
      <Button kind="outline" className={visitorButton} onClick={() => openPopup('login')}>
        {t('login')}
      </Button>
      <Button className={visitorButton} onClick={() => openPopup('register')}>
        {t('register')}
      </Button>
    </>
  );
}

// On phones the bottom navigation holds the deposit button.
function MemberTools() {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  return (
    <>
      <BalancePill />
      <Button className="max-md:hidden" onClick={() => openPopup('deposit')}>
        {t('deposit')}
      </Button>
      <AccountButton />
    </>
  );
}
