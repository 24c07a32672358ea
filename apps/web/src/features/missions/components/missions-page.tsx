import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { BoardWish } from '../api/missions.ts';
import type { MissionsSearch } from '../model/missions-search.ts';
import { BoardPanel } from './board-panel.tsx';
import { MissionLists } from './mission-lists.tsx';

type MissionsPageProps = {
  search: MissionsSearch;
  onSearch: (search: MissionsSearch) => void;
  /** The sign-in days of a promotion, before the missions. */
  signInDays: ReactNode;
};

const tabs = [
  { tab: undefined, label: 'missions_heading' },
  { tab: 'board', label: 'missions_board' },
] as const;

/** Missions with their progress, and the boards. */
export function MissionsPage({ search, onSearch, signInDays }: MissionsPageProps) {
  const t = useTranslate();
  const panel = useId();
  const { tab, board, day } = search;
  return (
    <section aria-label={t('member_mission')} className="flex flex-col gap-4">
      <Tabs chosen={tab} panel={panel} onChoose={(chosen) => onSearch({ tab: chosen })} />
      <div id={panel} role="tabpanel" aria-label={t(tab === 'board' ? 'missions_board' : 'missions_heading')}>
        {tab === 'board' ? (
          <BoardPanel wish={{ board, day }} onWish={(wish: BoardWish) => onSearch({ tab, ...wish })} />
        ) : (
          <div className="flex flex-col gap-6">
            {signInDays}
            <MissionLists />
          </div>
        )}
      </div>
    </section>
  );
}

type TabsProps = { chosen: 'board' | undefined; panel: string; onChoose: (tab: 'board' | undefined) => void };

function Tabs({ chosen, panel, onChoose }: TabsProps) {
  const t = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent, place: number): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const next = (place + 1) % tabs.length;
    onChoose(tabs[next]!.tab);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={t('member_mission')}
      className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-1"
    >
      {tabs.map(({ tab, label }, place) => (
        <button
          key={label}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={panel}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={(event) => walk(event, place)}
          className={cx(
            'min-h-11 rounded-sm px-3 text-sm font-semibold transition-colors',
            tab === chosen ? 'gold-face' : 'text-muted hover:text-text',
          )}
        >
          {t(label)}
        </button>
      ))}
    </div>
  );
}
