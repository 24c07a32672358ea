import { ApiError, type FailureCode } from '@champa/api-client';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';

const ofOwnLimits: readonly FailureCode[] = [
  'DEPOSIT_LIMIT_REACHED',
  'PLAY_TIME_OUT',
  'SELF_EXCLUDED',
  'SESSION_TIME_REACHED',
  'PLAY_LIMIT_REACHED',
];

const ways = {
  limits: { to: '/member/limits', label: 'limits_see' },
  bonus: { to: '/member/bonusDetails', label: 'bonus_see' },
} as const satisfies Record<string, { to: string; label: MessageId }>;

/** Where the limit or condition that refused is shown; null if it is none of the member's. */
export function wayOf(error: unknown): (typeof ways)[keyof typeof ways] | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'BONUS_ACTIVE') return ways.bonus;
  if (error.code === 'LOTTERY_PLAY_LIMIT') return wayOfStake(error.value['limit']);
  return ofOwnLimits.includes(error.code) ? ways.limits : null;
}

/** Where the limit that refused a stake is shown; null for one of the game. */
export function wayOfStake(limit: unknown): (typeof ways)[keyof typeof ways] | null {
  if (limit === 'game') return null;
  return limit === 'bonus' ? ways.bonus : ways.limits;
}

/** A link to the limit or condition of the member's that refused; renders nothing beside any other refusal. */
export function RefusalLink({ error }: { error: unknown }) {
  const t = useTranslate();
  const way = wayOf(error);
  if (!way) return null;
  return (
    <Link
      to={way.to}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-gold hover:underline"
    >
      {t(way.label)}
      <Icon name="chevronEnd" size={16} />
    </Link>
  );
}
