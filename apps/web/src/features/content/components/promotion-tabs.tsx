import type { PromotionCategory } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, IconButton } from '@champa/ui';
import { useTabWalk } from '../../../kit/forms/tab-walk.ts';

type PromotionTabsProps = {
  categories: readonly PromotionCategory[];
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
  /** The ID of the list that the tabs filter. */
  panel: string;
};

/**
 * The categories in a scrolling row, ten within its width where there is room. The first stands for all promotions and is
 * active while none is chosen.
 */
export function PromotionTabs({ categories, chosen, onChoose, panel }: PromotionTabsProps) {
  const t = useTranslate();
  const isKnown = categories.some(({ id }) => id === chosen);
  const tabs = [{ id: undefined, title: t('all') }, ...categories];
  const { row, onKeyDown } = useTabWalk(
    tabs.map(({ id }) => id),
    onChoose,
  );

  const scroll = (direction: 1 | -1) => {
    const towards = document.documentElement.dir === 'rtl' ? -direction : direction;
    row.current?.scrollBy({ left: towards * row.current.clientWidth, behavior: 'smooth' });
  };

  return (
    <div className="flex items-center gap-1">
      <IconButton icon="chevronStart" label={t('scroll_back')} className="max-sm:hidden" onClick={() => scroll(-1)} />
      <div
        ref={row}
        role="tablist"
        aria-label={t('promotion_categories')}
        className="scroll-row -mx-4 flex min-w-0 flex-1 gap-2.5 px-4 py-1 sm:-mx-1 sm:px-1"
      >
        {tabs.map(({ id, title }, index) => {
          const isActive = isKnown ? id === chosen : id === undefined;
          return (
            <button
              key={id ?? 'all'}
              type="button"
              role="tab"
              aria-selected={isActive}
              aria-controls={panel}
              tabIndex={isActive ? 0 : -1}
              onClick={() => onChoose(id)}
              onKeyDown={(event) => onKeyDown(event, index)}
              className={cx(
                'h-11 min-w-[calc((100%-90px)/10)] shrink-0 rounded-full px-4 text-sm font-semibold whitespace-nowrap transition-colors',
                isActive ? 'gold-face' : 'bg-surface-2 text-muted hover:bg-surface-3 hover:text-text',
              )}
            >
              {title}
            </button>
          );
        })}
      </div>
      <IconButton icon="chevronEnd" label={t('scroll_on')} className="max-sm:hidden" onClick={() => scroll(1)} />
    </div>
  );
}
