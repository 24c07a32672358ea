import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon } from '@champa/ui';
import { useUnread } from '../../../entities/message/index.ts';

type InboxBarProps = {
  unreadOnly: boolean;
  onFilter: (unreadOnly: boolean) => void;
  onReadAll: () => void;
  /** Missing where there is nothing to select. */
  onChoose?: () => void;
};

/** The list's filter, and actions on the whole list. */
export function InboxBar({ unreadOnly, onFilter, onReadAll, onChoose }: InboxBarProps) {
  const t = useTranslate();
  const unread = useUnread();
  const filters = [
    { label: t('all'), isChosen: !unreadOnly, choose: () => onFilter(false) },
    { label: t('inbox_unread_only', { count: unread }), isChosen: unreadOnly, choose: () => onFilter(true) },
  ];
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div role="group" aria-label={t('inbox_filter')} className="flex gap-2">
        {filters.map(({ label, isChosen, choose }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isChosen}
            onClick={choose}
            className={cx(
              'touch-target h-9 rounded-full px-4 text-[13px] font-semibold whitespace-nowrap tabular transition-colors',
              isChosen ? 'gold-face' : 'bg-surface-2 text-muted hover:text-text',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="-me-2 flex items-center">
        <Button kind="plain" size="small" disabled={unread === 0} onClick={onReadAll}>
          <Icon name="check" size={16} />
          {t('inbox_read_all')}
        </Button>
        <Button kind="plain" size="small" disabled={!onChoose} onClick={onChoose}>
          {t('inbox_choose')}
        </Button>
      </div>
    </div>
  );
}
