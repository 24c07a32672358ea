import type { LotteryTerms } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import type { Play } from '@champa/lottery';
import { groupDigits, ZERO } from '@champa/money';
import { cx, Money } from '@champa/ui';
import { returnPercent } from '../model/odds-text.ts';
import { type Priced, quoted, type Staking } from '../model/slip.ts';
import { useObstacle } from '../model/use-obstacle.ts';

type PriceLineProps = { play: Play; price: Priced; terms: LotteryTerms; staking: Staking; isEmpty: boolean };

/** The lines of the choice, its price, the highest win of a line, the rebate; or why it cannot be bet. */
export function PriceLine({ play, price, terms, staking, isEmpty }: PriceLineProps) {
  const t = useTranslate();
  const obstacle = useObstacle()(price, terms);
  const locale = useLocale();
  const back = returnPercent(play, quoted(play, terms, staking), locale);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1" aria-live="polite">
      {price.ok ? (
        <>
          <Figure name={t('lottery_lines')}>
            <span className="tabular">{groupDigits(String(price.lines), locale)}</span>
          </Figure>
          <Figure name={t('lottery_cost')}>
            <Money value={price.cost} className="text-gold" />
          </Figure>
          <Figure name={t('lottery_best')}>
            <Money value={price.best} className="text-jade" />
          </Figure>
          {price.rebate > ZERO && (
            <Figure name={t('lottery_rebate')}>
              <Money value={price.rebate} />
            </Figure>
          )}
          {obstacle !== null && <p className="w-full text-[13px] font-semibold text-ember">{obstacle}</p>}
        </>
      ) : (
        <p className="text-sm text-muted">{isEmpty ? t('lottery_choose') : obstacle}</p>
      )}
      <p className={cx('text-xs text-muted tabular', isEmpty && 'max-sm:hidden')}>
        {t('lottery_return', { percent: back })}
      </p>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <p>
      <span className="block text-xs text-muted">{name}</span>
      <strong className="text-base">{children}</strong>
    </p>
  );
}
