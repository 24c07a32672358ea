import { ApiError, type FailureCode } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';

const limitCodes: readonly FailureCode[] = [
  'DEPOSIT_LIMIT_REACHED',
  'PLAY_TIME_OUT',
  'SELF_EXCLUDED',
  'SESSION_TIME_REACHED',
];

/** Whether a refusal comes from one of the member's own limits. */
export function isLimitRefusal(error: unknown): boolean {
  return error instanceof ApiError && limitCodes.includes(error.code);
}

/** A link to the member's limits, beside a refusal that comes from one of them; renders nothing beside any other. */
export function LimitsLink({ error }: { error: unknown }) {
  const t = useTranslate();
  if (!isLimitRefusal(error)) return null;
  return (
    <Link
      to="/member/limits"
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-gold hover:underline"
    >
      {t('limits_see')}
      <Icon name="chevronEnd" size={16} />
    </Link>
  );
}
