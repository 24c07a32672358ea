import { useTranslate } from '@champa/i18n/react';
import { IconButton } from '@champa/ui';
import { Drawer } from '@champa/ui/drawer';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Logo } from '../../entities/site/index.ts';
import { LanguageChoice } from './language-choice.tsx';
import { SideMenu } from './side-menu.tsx';
import { ThemeButton } from './theme-button.tsx';

/** The side menu on phones. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const router = useRouter();
  // Any navigation closes the drawer, even to the page that is shown.
  useEffect(() => router.subscribe('onBeforeNavigate', onClose), [router, onClose]);
  return (
    <Drawer title={t('main_menu')} onClose={onClose}>
      <div className="sticky top-0 z-10 flex h-14 shrink-0 items-center border-b border-line bg-surface-1 ps-4 pe-1">
        <span className="flex-1">
          <Logo />
        </span>
        <ThemeButton />
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <SideMenu form="full" />
      <div className="sticky bottom-0 mt-auto border-t border-line bg-surface-1 p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        <LanguageChoice />
      </div>
    </Drawer>
  );
}
