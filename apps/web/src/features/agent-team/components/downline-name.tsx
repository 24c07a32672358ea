import type { Downline } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { typeLabel } from '../model/labels.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** A member's initial, and whether they are online. */
export function DownlineMark({ member, size = 40 }: { member: Downline; size?: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className={cx(
        'relative grid shrink-0 place-items-center rounded-full text-sm font-bold uppercase',
        member.isAgent ? 'bg-gold/15 text-gold' : 'bg-surface-3 text-text',
      )}
    >
      {member.username.slice(0, 1)}
      {member.isOnline && (
        <span className="absolute end-0 bottom-0 size-3 rounded-full border-2 border-surface-1 bg-jade" />
      )}
    </span>
  );
}

/** A member's type, and when they were last online. */
export function DownlineNote({ member, isSearch = false }: { member: Downline; isSearch?: boolean }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { isOnline, seenAt, status, upline } = member;
  return (
    <span className="block text-[13px] text-muted">
      {typeLabel(member, t)}
      {isSearch && ` · ${t('team_via', { name: upline.username })}`}
      {' · '}
      <span className={cx('tabular', isOnline && 'font-semibold text-jade')}>
        {isOnline
          ? t('team_online')
          : seenAt === null
            ? t('team_seen_never')
            : t('team_seen', { time: times.minute(seenAt) })}
      </span>
      {status !== 'active' && (
        <span className="ms-2 rounded-full bg-petal/15 px-2 py-0.5 text-xs font-semibold text-petal">
          {t(status === 'closed' ? 'team_status_closed' : 'team_status_suspended')}
        </span>
      )}
    </span>
  );
}
