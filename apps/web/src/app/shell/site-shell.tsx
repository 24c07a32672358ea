import { useTranslate } from '@champa/i18n/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideMenu } from './side-menu.tsx';

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })));

/** The frame of most pages: header, side menu (a rail on tablets, a drawer on phones), the page, footer, thumb bar. */
export function SiteShell({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <a
        href="#main"
        className="gold-face fixed start-4 top-2 z-50 -translate-y-20 rounded-md px-4 py-3 font-semibold focus:translate-y-0"
      >
        {t('skip_to_content')}
      </a>
      <Header />
      <div className="flex">
        <aside className="scroll-column sticky top-16 hidden h-[calc(100dvh-64px)] w-21 shrink-0 overflow-y-auto border-e border-line bg-surface-1/70 md:block xl:hidden">
          <SideMenu form="rail" />
        </aside>
        <aside className="scroll-column sticky top-16 hidden h-[calc(100dvh-64px)] w-[244px] shrink-0 overflow-y-auto border-e border-line bg-surface-1/70 xl:block">
          <SideMenu form="full" />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col pb-20 md:pb-0">
          <main id="main" className="mx-auto w-full max-w-[1360px] flex-1 px-4 py-4 sm:px-6 sm:py-5">
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar onMenu={() => setMenuOpen(true)} />
      {isMenuOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
