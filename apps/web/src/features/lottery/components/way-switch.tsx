import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';

/** Switches between betting on a board and betting by a text. */
export function WaySwitch({ isText, onSwitch }: { isText: boolean; onSwitch: (isText: boolean) => void }) {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('lottery_ways')} className="grid grid-cols-2 rounded-md bg-surface-2 p-1">
      {[false, true].map((way) => (
        <button
          key={String(way)}
          type="button"
          aria-pressed={way === isText}
          onClick={() => onSwitch(way)}
          className={cx(
            'h-11 rounded-sm px-2.5 text-sm font-semibold',
            way === isText ? 'bg-surface-3 text-text' : 'text-muted hover:text-text',
          )}
        >
          {t(way ? 'lottery_way_text' : 'lottery_way_board')}
        </button>
      ))}
    </div>
  );
}
