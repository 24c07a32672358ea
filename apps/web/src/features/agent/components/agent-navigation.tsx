import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSite } from '../../../entities/site/index.ts';
import { type AgentGroup, agentGroups, type AgentPage, offeredAgentPages, thumbPages } from '../model/agent-pages.ts';
import { useCoveredBelow } from '../model/keyboard.ts';
import { AgentIcon } from './agent-icon.tsx';

const groupLabels = {
  now: 'agent_group_now',
  team: 'agent_group_team',
  income: 'agent_group_income',
  own: 'agent_group_own',
} as const satisfies Record<AgentGroup, MessageId>;

/** The marks at the entries of the navigation: how many items wait there. */
export type AgentMarks = Partial<Record<AgentPage['path'], ReactNode>>;

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-semibold text-muted transition-colors hover:bg-surface-2 hover:text-text active:bg-surface-3';
const entryActive = { className: 'bg-gold/12 !text-gold' };

/** All pages in their groups: the side column of wide screens, and the sheet that the bottom navigation opens. */
export function AgentPageList({ marks }: { marks: AgentMarks }) {
  const t = useTranslate();
  const pages = offeredAgentPages(useSite().whitelabel);
  return agentGroups.map((group) => (
    <section key={group} aria-label={t(groupLabels[group])} className="not-first:mt-4">
      <h2 aria-hidden="true" className="px-3 pb-1 text-xs font-semibold text-muted">
        {t(groupLabels[group])}
      </h2>
      <ul className="flex flex-col gap-0.5">
        {pages
          .filter((page) => page.group === group)
          .map(({ path, icon, label }) => (
            <li key={path}>
              <Link to={path} className={entry} activeProps={entryActive}>
                <AgentIcon name={icon} />
                <span className="min-w-0 flex-1">{t(label)}</span>
                {marks[path]}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}

const thumb =
  'flex h-full w-full flex-col items-center justify-center gap-0.5 text-[11px] font-semibold text-muted transition-[color,transform] duration-150 active:scale-95';
const thumbActive = { className: '!text-gold' };

/** The bottom navigation on phones and tablets. It moves above an open keyboard. */
export function AgentThumbBar({ onAll, hasMarks }: { onAll: () => void; hasMarks: boolean }) {
  const t = useTranslate();
  const pages = thumbPages(offeredAgentPages(useSite().whitelabel));
  return (
    <nav
      aria-label={t('agent_nav_quick')}
      style={{ bottom: useCoveredBelow() }}
      className="fixed inset-x-0 z-30 border-t border-line bg-glass pb-[env(safe-area-inset-bottom)] backdrop-blur-xl lg:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-[560px] grid-cols-5">
        {pages.map(({ path, icon, label, short = label }) => (
          <li key={path}>
            <Link to={path} className={thumb} activeProps={thumbActive}>
              <AgentIcon name={icon} size={22} />
              <span className="max-w-full truncate px-1">{t(short)}</span>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" className={thumb} onClick={onAll}>
            <span className="relative">
              <AgentIcon name="menu" size={22} />
              {hasMarks && (
                <span
                  aria-hidden="true"
                  className={cx('absolute -end-1.5 -top-0.5 size-2.5 rounded-full bg-petal ring-2 ring-surface-1')}
                />
              )}
            </span>
            <span className="max-w-full truncate px-1">{t('agent_nav_all')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
