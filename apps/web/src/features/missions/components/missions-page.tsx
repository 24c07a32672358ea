import { useTranslate } from '@champa/i18n/react';
import { type ReactNode, useId } from 'react';
import type { BoardWish } from '../../../entities/mission/index.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import type { MissionsSearch } from '../model/missions-search.ts';
import { BoardPanel } from './board-panel.tsx';
import { MissionLists } from './mission-lists.tsx';

type MissionsPageProps = {
  search: MissionsSearch;
  onSearch: (search: MissionsSearch) => void;
  /** The sign-in days of a promotion, shown before the missions. */
  signInDays: ReactNode;
};

/** Missions with their progress, and the boards. */
export function MissionsPage({ search, onSearch, signInDays }: MissionsPageProps) {
  const t = useTranslate();
  const panel = useId();
  const { tab, board, day } = search;
  return (
    <section aria-label={t('member_mission')}>
      <FormTabs
        label={t('member_mission')}
        chosen={tab ?? 'missions'}
        onChoose={(chosen) => onSearch(chosen === 'board' ? { tab: chosen } : {})}
        panel={panel}
        tabs={[
          { value: 'missions', label: t('missions_heading') },
          { value: 'board', label: t('missions_board') },
        ]}
      />
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
