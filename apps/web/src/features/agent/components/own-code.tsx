import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { referralQuery } from '../../../entities/referral/index.ts';
import { ShareCode, ShareLink } from '../../../kit/browser/share-text.tsx';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';

/** The agent's referral code, and the way to the invitation links, which alone grow the team. */
export function OwnCode() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(referralQuery);
  return (
    <section aria-label={t('agent_account_code')} className="card-face overflow-hidden rounded-lg">
      <h2 className="px-5 pt-4 text-base font-bold">{t('agent_account_code')}</h2>
      <p className="px-5 pt-1 text-[13px] text-muted">{t('referral_no_team')}</p>
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-2.5 p-5 pt-3">
          <ShareCode label={t('referral_code')} text={data?.code} copyLabel={t('referral_copy_code')} />
          <ShareLink label={t('referral_link')} text={data?.link} copyLabel={t('referral_copy_link')} />
        </div>
      )}
      <Link
        to="/agent/registerCenter"
        className="flex min-h-12 items-center justify-between gap-2 border-t border-line px-5 text-sm font-semibold text-gold hover:bg-surface-2"
      >
        {t('agent_nav_register')}
        <Icon name="chevronEnd" size={16} />
      </Link>
    </section>
  );
}
