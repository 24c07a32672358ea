import { useTranslate } from '@champa/i18n/react';
import { Icon, type IconName } from '@champa/ui';
import { StatusBadge } from './status-badge.tsx';

/** What is bound now, partly masked. */
export function BoundCard({ icon, bound }: { icon: IconName; bound: { hint: string; isVerified: boolean } }) {
  const t = useTranslate();
  return (
    <p className="flex max-w-md items-center gap-3 rounded-md border border-line px-4 py-3">
      <Icon name={icon} className="text-muted" />
      <span className="min-w-0 flex-1 font-semibold tabular" dir="ltr">
        {bound.hint}
      </span>
      <StatusBadge tone={bound.isVerified ? 'good' : 'warn'}>
        {t(bound.isVerified ? 'security_confirmed' : 'security_unconfirmed')}
      </StatusBadge>
    </p>
  );
}
