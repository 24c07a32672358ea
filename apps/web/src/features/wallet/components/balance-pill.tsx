import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Money, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { usePreference } from '../../../shared/preference.ts';
import { balanceQuery } from '../api/wallet.ts';

/** The member's cash: live, with an eye that hides it and a button that asks again. */
export function BalancePill({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslate();
  const { data, isFetching, refetch } = useQuery(balanceQuery);
  const [isHidden, setHidden] = usePreference('hideBalance');
  return (
    <div className="flex h-11 items-center rounded-md bg-surface-2 ring-1 ring-line ring-inset">
      <span role="status" aria-label={t('balance')} className="min-w-14 ps-3 text-sm font-bold">
        {data ? <Money value={data.balance} masked={isHidden} /> : <Skeleton className="h-4 w-20" />}
      </span>
      <button
        type="button"
        aria-label={isHidden ? t('balance_show') : t('balance_hide')}
        aria-pressed={isHidden}
        onClick={() => setHidden(!isHidden)}
        className="grid h-11 w-10 place-items-center text-muted hover:text-text"
      >
        <Icon name={isHidden ? 'eyeOff' : 'eye'} size={18} />
      </button>
      {!isCompact && (
        <button
          type="button"
          aria-label={t('balance_refresh')}
          onClick={() => void refetch()}
          className="-ms-1 grid h-11 w-10 place-items-center text-muted hover:text-text max-sm:hidden"
        >
          <Icon name="refresh" size={17} className={cx(isFetching && 'animate-spin')} />
        </button>
      )}
    </div>
  );
}
