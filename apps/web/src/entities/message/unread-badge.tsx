import { useTranslate } from '@champa/i18n/react';
import { CountBadge } from '../../kit/lists/count-badge.tsx';
import { useUnread } from './unread.ts';

/** How many messages are unread, on whatever leads to them; nothing where all are read. */
export function UnreadBadge({ className }: { className?: string }) {
  const t = useTranslate();
  const count = useUnread();
  return <CountBadge count={count} label={t('unread_messages', { count })} className={className} />;
}
