import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useTabWalk } from '../../../kit/forms/tab-walk.ts';
import { type MallTab, mallTabs } from '../model/mall-search.ts';

export const MALL_PANEL = 'mall-panel';

const labels: Record<MallTab, MessageId> = {
  goods: 'points_tab_goods',
  records: 'points_tab_records',
  details: 'points_tab_details',
  rules: 'points_tab_rules',
};

type MallTabsProps = { isMember: boolean; chosen: MallTab; onChoose: (tab: MallTab) => void };

/** The tabs of the mall; visitors do not see the member's own. */
export function MallTabs({ isMember, chosen, onChoose }: MallTabsProps) {
  const t = useTranslate();
  const tabs = mallTabs.filter((tab) => isMember || tab === 'goods' || tab === 'rules');
  const { row, onKeyDown } = useTabWalk(tabs, onChoose);
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={t('points_parts')}
      className="scroll-row flex gap-1 border-b border-line max-sm:-mx-4 max-sm:px-4"
    >
      {tabs.map((tab, index) => (
        <button
          key={tab}
          id={`mall-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={MALL_PANEL}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={(event) => onKeyDown(event, index)}
          className={cx(
            'h-12 shrink-0 border-b-2 px-4 -outline-offset-2 text-sm font-semibold whitespace-nowrap transition-colors',
            tab === chosen ? 'border-gold text-text' : 'border-transparent text-muted hover:text-text',
          )}
        >
          {t(labels[tab])}
        </button>
      ))}
    </div>
  );
}
