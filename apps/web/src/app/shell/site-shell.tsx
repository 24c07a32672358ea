import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSettled } from '../../kit/browser/use-settled.ts';
import { DialogWaiting } from '../dialog-waiting.tsx';
import { replayEarlyPress } from '../early-press.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageItem } from './language-item.tsx';
import { SideMenu } from './side-menu.tsx';
import { useSideMenuForm } from './use-side-menu-form.ts';

const AtRest = lazy(() => import('./at-rest.tsx').then((module) => ({ default: module.AtRest })));
const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })));

/**
 * The frame of most pages: header, side menu (a rail on tablets, a drawer on phones), the page, footer, bottom navigation.
 * Pages that fill the screen pass `null` for the footer.
 */
export function SiteShell({ children, footer = <Footer /> }: { children: ReactNode; footer?: ReactNode }) {
  // Here, not at the root: only now do the buttons that were pressed before work.
  useEffect(replayEarlyPress, []);
  const t = useTranslate();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menu = useSideMenuForm();
  const isSettled = useSettled(0);
  return (
    <>
      <a
        href="#main"
        className="gold-face fixed start-4 top-2 z-50 -translate-y-20 rounded-md px-4 py-3 font-semibold focus:translate-y-0"
      >
        {t('skip_to_content')}
      </a>
      <Header onMenu={() => setMenuOpen(true)} />
      <div className="flex">
        {menu !== null && menu !== 'full' && (
          <aside className="scroll-column sticky top-16 hidden h-[calc(100dvh-64px)] w-21 shrink-0 overflow-y-auto border-e border-line bg-surface-1/70 md:block xl:hidden">
            <SideMenu form="rail" languageItem={<LanguageItem />} />
          </aside>
        )}
        {menu !== null && menu !== 'rail' && (
          <aside className="scroll-column sticky top-16 hidden h-[calc(100dvh-64px)] w-[244px] shrink-0 overflow-y-auto border-e border-line bg-surface-1/70 xl:block">
            <SideMenu form="full" languageItem={<LanguageItem />} />
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col pb-20 md:pb-0">
          {/* At least as high as the screen: the footer stays out of sight until the page has loaded, so it does not jump. */}
          <main
            id="main"
            className={cx(
              'mx-auto w-full max-w-[1360px] flex-1 px-4 py-4 sm:px-6 sm:py-5',
              footer !== null && 'min-h-[calc(100dvh-64px)]',
            )}
          >
            {children}
          </main>
          {footer}
        </div>
      </div>
      {isSettled && (
        <Suspense>
          <AtRest />
        </Suspense>
      )}
      <BottomBar />
      {isMenuOpen && (
        <Suspense fallback={<DialogWaiting />}>
          <MenuDrawer onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
