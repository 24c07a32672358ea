import { useTranslate } from '@champa/i18n/react';
import { Button, Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { BalancePill } from '../../features/wallet/index.ts';
import { Logo } from '../../shared/logo.tsx';
import { useOpenPopup } from '../../shared/popups.ts';
import { useIsSignedIn } from '../../shared/session.ts';
import { AccountButton } from './account-button.tsx';
import { LanguageButton } from './language-button.tsx';
import { ThemeButton } from './theme-button.tsx';

export function Header() {
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-glass pt-[env(safe-area-inset-top)] backdrop-blur-xl">
      <div className="flex h-14 items-center gap-1 px-3 sm:h-16 sm:gap-2 sm:px-5">
        <Link to="/" aria-label={t('home')} className="me-auto flex h-11 items-center rounded-md">
          <Logo className={isSignedIn ? 'max-[430px]:[&>span]:hidden' : ''} />
        </Link>
        <ThemeButton className="max-md:hidden" />
        <LanguageButton className={isSignedIn ? 'max-md:hidden' : ''} />
        {isSignedIn ? <MemberTools /> : <VisitorTools />}
      </div>
    </header>
  );
}

function VisitorTools() {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  return (
    <>
      <Button kind="outline" className="max-sm:px-3" onClick={() => openPopup('login')}>
        {t('login')}
      </Button>
      <Button className="max-sm:px-3" onClick={() => openPopup('register')}>
        {t('register')}
      </Button>
    </>
  );
}

function MemberTools() {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  return (
    <>
      <BalancePill />
      <Button aria-label={t('deposit')} className="max-sm:w-11 max-sm:px-0" onClick={() => openPopup('deposit')}>
        <Icon name="plus" size={18} className="sm:hidden" />
        <span className="max-sm:hidden">{t('deposit')}</span>
      </Button>
      <AccountButton />
    </>
  );
}
