import type { MemberInfo } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, IconButton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { MemberIcon } from '../../../entities/member/index.ts';
import { Logo, PageTitle, useOpenPopup } from '../../../entities/site/index.ts';
import { useCoveredBelow } from '../model/keyboard.ts';
import { AgentPageList, AgentThumbBar } from './agent-navigation.tsx';
import { useAgentMarks } from './use-agent-marks.tsx';

type AgentLayoutProps = {
  member: MemberInfo;
  /** The choice of theme and language: the site's own buttons. */
  tools: ReactNode;
  children: ReactNode;
};

/**
 * The frame of the agent centre: no side menu, header or footer of the site. Phones have a bottom navigation to all pages,
 * wide screens a side column. Members who are not agents see the frame without them.
 */
export function AgentLayout({ member, tools, children }: AgentLayoutProps) {
  const t = useTranslate();
  const [isListOpen, setListOpen] = useState(false);
  const covered = useCoveredBelow();
  useRoomBelow(member.isAgent ? covered : 0);
  return (
    <>
      <PageTitle title={t('agent_centre')} />
      <a
        href="#main"
        className="gold-face fixed start-4 top-2 z-50 -translate-y-20 rounded-md px-4 py-3 font-semibold focus:translate-y-0"
      >
        {t('skip_to_content')}
      </a>
      <AgentHeader member={member} tools={tools} />
      <div className="flex">
        {member.isAgent && (
          <nav
            aria-label={t('agent_centre_pages')}
            className="scroll-column sticky top-16 hidden h-[calc(100dvh-64px)] w-[244px] shrink-0 overflow-y-auto border-e border-line bg-surface-1/70 p-3 lg:block"
          >
            <AgentColumn member={member} />
          </nav>
        )}
        <main
          id="main"
          style={{ marginBottom: covered }}
          className="mx-auto w-full max-w-[1240px] min-w-0 flex-1 px-4 py-4 pb-8 sm:px-6 sm:py-6 max-lg:pb-28"
        >
          {children}
        </main>
      </div>
      {member.isAgent && <ThumbBar member={member} onAll={() => setListOpen(true)} />}
      {isListOpen && <AllPages member={member} onClose={() => setListOpen(false)} />}
    </>
  );
}

// Only an agent has counts to fetch.
function AgentColumn({ member }: { member: MemberInfo }) {
  return <AgentPageList marks={useAgentMarks(member.id)} />;
}

function ThumbBar({ member, onAll }: { member: MemberInfo; onAll: () => void }) {
  return <AgentThumbBar onAll={onAll} hasMarks={Object.keys(useAgentMarks(member.id)).length > 0} />;
}

function AgentHeader({ member, tools }: Omit<AgentLayoutProps, 'children'>) {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-glass pt-[env(safe-area-inset-top)] backdrop-blur-xl">
      <div className="flex h-14 items-center gap-1 px-2 sm:h-16 sm:gap-2 sm:px-5">
        <Link
          to={member.isAgent ? '/agentHome' : '/agent'}
          aria-label={t('agent_centre')}
          className="flex h-11 shrink-0 items-center gap-2.5 rounded-md px-1"
        >
          <Logo className="max-[430px]:[&>span]:hidden" />
          <span className="rounded-full bg-gold/15 px-2.5 py-0.5 text-xs font-bold text-gold max-md:hidden">
            {t('agent_centre')}
          </span>
        </Link>
        <Identity member={member} className="lg:hidden" />
        <span className="flex-1 max-lg:hidden" />
        {tools}
        <Identity member={member} className="max-lg:hidden lg:flex-none" />
        <Link
          to="/"
          className="inline-flex h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold text-muted hover:bg-surface-2 hover:text-text active:bg-surface-3 max-md:hidden"
        >
          <Icon name="arrowStart" size={18} />
          {t('agent_to_site')}
        </Link>
        <IconButton
          icon="signOut"
          label={t('logout')}
          className={member.isAgent ? 'max-md:hidden' : ''}
          onClick={() => openPopup('logout')}
        />
      </div>
    </header>
  );
}

function Identity({ member, className }: { member: MemberInfo; className: string }) {
  const t = useTranslate();
  return (
    <span className={`flex min-w-0 flex-1 items-center gap-2.5 px-1 ${className}`}>
      <MemberIcon size={34} />
      <span className="min-w-0 leading-tight">
        <b className="block truncate text-sm">{member.nickname || member.account}</b>
        <span className="block truncate text-xs text-muted tabular">{t('member_id', { id: member.id })}</span>
      </span>
    </span>
  );
}

/** On phones: every page, and the links out of the agent centre. */
function AllPages({ member, onClose }: { member: MemberInfo; onClose: () => void }) {
  const t = useTranslate();
  const router = useRouter();
  const openPopup = useOpenPopup();
  // Any navigation closes the sheet, even to the page that is shown.
  useEffect(() => router.subscribe('onBeforeNavigate', onClose), [router, onClose]);
  return (
    <Dialog
      title={t('agent_centre')}
      description={member.nickname || member.account}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <nav aria-label={t('agent_centre_pages')} className="-mx-2">
        <AgentPageList marks={useAgentMarks(member.id)} />
      </nav>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Link
          to="/"
          className="inline-flex h-11 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface-2/60 px-4 text-sm font-semibold"
        >
          <Icon name="arrowStart" size={18} />
          {t('agent_to_site')}
        </Link>
        <Button kind="danger" onClick={() => openPopup('logout')}>
          <Icon name="signOut" size={18} />
          {t('logout')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Keeps a focused element from being covered by the bottom navigation or the header. */
function useRoomBelow(covered: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlock = `72px ${covered + 96}px`;
    return () => void style.removeProperty('scroll-padding-block');
  }, [covered]);
}
