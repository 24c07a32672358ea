import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useTabWalk } from '../../../kit/forms/tab-walk.ts';
import { type CentreTab, centreTabs } from '../model/centre-search.ts';

export const CENTRE_PANEL = 'centre-panel';

const labels: Record<CentreTab, MessageId> = {
  links: 'invite_tab_links',
  open: 'invite_tab_open',
  came: 'invite_tab_came',
};

/** The tabs of the registration centre. */
export function CentreTabs({ chosen, onChoose }: { chosen: CentreTab; onChoose: (tab: CentreTab) => void }) {
  const t = useTranslate();
  const { row, onKeyDown } = useTabWalk(centreTabs, onChoose);
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={t('invite_parts')}
      className="grid auto-cols-fr grid-flow-col rounded-md bg-surface-2 p-1 sm:max-w-lg"
    >
      {centreTabs.map((tab, index) => (
        <button
          key={tab}
          id={`centre-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={CENTRE_PANEL}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={(event) => onKeyDown(event, index)}
          className={cx(
            'min-h-11 rounded-sm px-2 py-1.5 text-[13px] leading-tight font-semibold transition-colors duration-150 sm:text-sm',
            tab === chosen ? 'bg-surface-3 text-text shadow-sm' : 'text-muted hover:text-text',
          )}
        >
          {t(labels[tab])}
        </button>
      ))}
    </div>
  );
}
