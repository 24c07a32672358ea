import type { VipRank } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Icon, type IconName, useMoneyFormat } from '@champa/ui';
import { useName } from '../../../entities/site/index.ts';
import { isNothing, shortRate } from '../model/progress.ts';

/** The privileges of a rank, beyond what everybody has. */
export function RankPrivileges({ rank }: { rank: VipRank }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const nameOf = useName();
  const { rebate, withdrawal, bonus, hasManager } = rank.privileges;
  const gift = (amount: string) => (isNothing(amount) ? null : money(amount));
  const all: readonly (readonly [IconName, MessageId, string | null])[] = [
    ['refresh', 'vip_rebate', isNothing(rebate) ? null : t('vip_rebate_more', { rate: shortRate(rebate) })],
    ['gift', 'vip_bonus_upgrade', gift(bonus.upgrade)],
    ['gift', 'vip_bonus_weekly', gift(bonus.weekly)],
    ['gift', 'vip_bonus_monthly', gift(bonus.monthly)],
    ['withdraw', 'vip_withdraw_max', withdrawal.max && money(withdrawal.max)],
    ['withdraw', 'vip_withdraw_day', withdrawal.dayAmount && money(withdrawal.dayAmount)],
    ['withdraw', 'vip_withdraw_count', withdrawal.dayCount === null ? null : String(withdrawal.dayCount)],
    ['check', 'vip_withdraw_free', withdrawal.freePerDay === null ? null : String(withdrawal.freePerDay)],
    ['headset', 'vip_manager', hasManager ? t('vip_manager_has') : null],
  ];
  const brought = all.filter(([, , value]) => value !== null);
  if (brought.length === 0) return <p className="text-sm text-muted">{t('vip_as_all')}</p>;
  return (
    <dl
      aria-label={t('vip_privileges_of', { name: nameOf(rank.name) })}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-2"
    >
      {brought.map(([icon, label, value]) => (
        <div key={label} className="rounded-md bg-surface-2 px-3.5 py-2.5">
          <dt className="flex items-center gap-2 text-xs text-muted">
            <Icon name={icon} size={18} className="text-gold" />
            {t(label)}
          </dt>
          <dd className="mt-0.5 ps-[26px] text-sm font-bold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
