import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';

type ReferralCountsProps = { total: number | undefined; thisMonth: number | undefined };

/** The number of the member's referrals. */
export function ReferralCounts({ total, thisMonth }: ReferralCountsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const figures = [
    { id: 'total', label: t('referral_total'), count: total },
    { id: 'month', label: t('referral_month'), count: thisMonth },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3">
      {figures.map(({ id, label, count }) => (
        <div key={id} className="rounded-md bg-surface-2 px-4 py-3">
          <dt className="text-[13px] text-muted">{label}</dt>
          <dd className="h-8 text-xl font-extrabold tabular">
            {count === undefined ? <Skeleton className="mt-1 h-6 w-12" /> : formatCount(count, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
