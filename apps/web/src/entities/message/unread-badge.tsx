import { useTranslate } from '@champa/i18n/react';
import { CountBadge } from '../../kit/lists/count-badge.tsx';
import { useUnread } from './unread.ts';

/** The number of unread messages; renders nothing at zero. */
export function UnreadBadge({ className }: { className?: string }) {
  const t = useTranslate();
  const count = useUnread();
  return <CountBadge count={count} label={t('unread_messages', { count })} className={className} />;
}
