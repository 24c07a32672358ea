import { useTranslate } from '@champa/i18n/react';
import { parseAmount, ZERO } from '@champa/money';
import { cx, Icon, type IconName, Money, Skeleton, useMoneyFormat } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '../../../entities/wallet/index.ts';
import { usePreference } from '../../../kit/browser/preference.ts';

/**
 * The member's cash, and their bonus if any: live, with a button that hides it and, where there is room, one that refetches
 * it.
 */
export function BalancePill({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const { data, isFetching, refetch } = useQuery(balanceQuery);
  const [isHidden, setHidden] = usePreference('hideBalance');
  return (
    <div className="flex h-11 items-center rounded-md bg-surface-2 ring-1 ring-line ring-inset">
      <span role="status" aria-label={t('balance')} className="min-w-14 ps-3 text-sm leading-tight font-bold">
        {data || isHidden ? (
          <Money value={data?.balance ?? ZERO} masked={isHidden} />
        ) : (
          <Skeleton className="h-4 w-20" />
        )}
        {data && !isHidden && parseAmount(data.bonus) > ZERO && (
          <span className="block text-[11px] leading-tight font-semibold text-gold">
            {t('bonus_pill', { amount: money(data.bonus) })}
          </span>
        )}
      </span>
      <Tool
        icon={isHidden ? 'eyeOff' : 'eye'}
        label={isHidden ? t('balance_show') : t('balance_hide')}
        onPress={() => setHidden(!isHidden)}
      />
      {!isCompact && (
        <Tool icon="refresh" label={t('balance_refresh')} isBusy={isFetching} onPress={() => void refetch()} />
      )}
    </div>
  );
}

type ToolProps = { icon: IconName; label: string; isBusy?: boolean; onPress: () => void };

// Narrower than it is high, but 44 px to press: the press area extends into the gap beside it.
function Tool({ icon, label, isBusy = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid h-11 w-9 place-items-center rounded-md text-muted last:-ms-1 last:w-10 hover:text-text active:bg-surface-3 sm:w-10"
    >
      <Icon name={icon} size={18} className={cx(isBusy && 'animate-spin')} />
    </button>
  );
}
