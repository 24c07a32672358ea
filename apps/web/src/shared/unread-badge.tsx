import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useUnread } from './unread.ts';

/** From here on the very number says less than that there are many. */
const MANY = 99;

/** How many messages are unread, on whatever leads to them; nothing where all are read. */
export function UnreadBadge({ className }: { className?: string }) {
  const t = useTranslate();
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-(image:--hot) px-1 text-[11px] leading-none font-bold text-white tabular',
        className,
      )}
    >
      <span aria-hidden="true">{count > MANY ? `${MANY}+` : count}</span>
      <span className="sr-only">{t('unread_messages', { count })}</span>
    </span>
  );
}
