import type { Bonus } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Money } from '@champa/ui';
import type { ReactNode } from 'react';
import { usePlainRules } from '../model/contribution.ts';

/** The conditions while a bonus is wagered, in plain words. */
export function BonusConditions({ bonus }: { bonus: Bonus }) {
  const t = useTranslate();
  const rules = usePlainRules()(bonus.contributions);
  return (
    <>
      <dl className="flex flex-col gap-2 text-sm">
        <Fact label={t('bonus_max_stake')}>
          {bonus.maxStake === null ? t('bonus_no_limit') : <Money value={bonus.maxStake} />}
        </Fact>
        <Fact label={t('bonus_max_win')}>
          {bonus.maxWin === null ? t('bonus_no_limit') : <Money value={bonus.maxWin} />}
        </Fact>
        <Fact label={t('bonus_order')}>{t(bonus.isBonusFirst ? 'bonus_order_bonus' : 'bonus_order_cash')}</Fact>
      </dl>
      <p className="mt-2 text-[13px] text-muted">{t('bonus_wins_split')}</p>
      <h4 className="mt-4 mb-1.5 text-[13px] font-semibold text-muted">{t('bonus_counts')}</h4>
      <p className="mb-1 text-[13px] text-muted">{t('bonus_opposed')}</p>
      <dl className="flex flex-col divide-y divide-line text-sm">
        {rules.map(({ key, games, rule, counts }) => (
          <div key={key} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="font-semibold">{games}</dt>
            <dd className={cx('text-end', counts ? 'text-text' : 'text-muted')}>{rule}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  );
}
