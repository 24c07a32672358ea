import type { VendorWallet } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, type IconName, Money } from '@champa/ui';
import type { ReactNode } from 'react';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { usePreference } from '../../../kit/browser/preference.ts';

type WalletRowProps = { icon: IconName; name: string; note?: ReactNode; balance: string; isDim?: boolean };

/** A wallet and its balance, unless the member hides balances. */
export function WalletRow({ icon, name, note, balance, isDim = false }: WalletRowProps) {
  const [isHidden] = usePreference('hideBalance');
  return (
    <div className="flex min-h-16 items-center gap-3 py-2">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        {note && <span className="block text-[13px] text-muted">{note}</span>}
      </span>
      <Money value={balance} masked={isHidden} className={cx('font-bold', isDim && 'text-muted')} />
    </div>
  );
}

/** A note on a studio's wallet beside its balance; undefined where the balance is fresh. */
export function useWalletNote(): (wallet: VendorWallet) => string | undefined {
  const t = useTranslate();
  const times = useTimeFormat();
  return ({ state, knownAt, isOpen }) => {
    if (state === 'moving') return t('wallet_moving');
    if (state === 'unreachable')
      return knownAt === null ? t('wallet_never_told') : t('wallet_unreachable', { time: times.minute(knownAt) });
    return isOpen ? undefined : t('wallet_closed');
  };
}
