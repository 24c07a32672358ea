import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

type NewsRowProps = { id: string; title: string; timestamp: string; isRead: boolean };

/** A row of the list of announcements; pressed, the announcement opens over the list. */
export function NewsRow({ id, title, timestamp, isRead }: NewsRowProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  return (
    <Link
      to="/agent/agentAnnouncement"
      search={{ id }}
      state={{ openedNews: true }}
      resetScroll={false}
      className="flex min-h-14 items-center gap-3 rounded-md px-3 py-2.5 transition-colors hover:bg-surface-2 active:bg-surface-3"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-full',
          isRead ? 'bg-surface-2 text-muted' : 'bg-gold/15 text-gold',
        )}
      >
        <Icon name="megaphone" size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block truncate', isRead ? 'font-medium' : 'font-bold')}>
          <bdi>{title}</bdi>
        </span>
        <time dateTime={timestamp} className="block text-xs text-muted tabular">
          {times.full(timestamp)}
        </time>
      </span>
      {!isRead && (
        <span className="size-2.5 shrink-0 rounded-full bg-petal">
          <span className="sr-only">{t('inbox_unread')}</span>
        </span>
      )}
      <Icon name="chevronEnd" size={16} className="text-muted" />
    </Link>
  );
}
