import type { LotteryTerms } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import type { ChoiceCode, Play } from '@champa/lottery';
import { ZERO } from '@champa/money';
import { cx, Money } from '@champa/ui';
import { returnPercent } from '../model/odds-text.ts';
import { type Priced, quoted, type Staking } from '../model/slip.ts';

/** What a choice lacks, in words. */
export const choiceProblems: Readonly<Record<ChoiceCode, MessageId>> = {
  MALFORMED: 'lottery_choice_invalid',
  WRONG_ROWS: 'lottery_choice_invalid',
  SYMBOL_UNKNOWN: 'lottery_choice_unknown',
  SYMBOL_REPEATED: 'lottery_choice_repeated',
  TOO_FEW: 'lottery_choice_too_few',
  TOO_MANY: 'lottery_choice_too_many',
  WRONG_PLACES: 'lottery_choice_places',
  NO_LINES: 'lottery_choice_too_few',
  TOO_MANY_LINES: 'lottery_choice_too_many_lines',
};

type PriceLineProps = { play: Play; price: Priced; terms: LotteryTerms; staking: Staking; isEmpty: boolean };

/** What the choice comes to: lines, price, the most a line can win, rebate; or what it still lacks. */
export function PriceLine({ play, price, terms, staking, isEmpty }: PriceLineProps) {
  const t = useTranslate();
  const back = returnPercent(play, quoted(play, terms, staking));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1" aria-live="polite">
      {price.ok ? (
        <>
          <Figure name={t('lottery_lines')}>
            <span className="tabular">{String(price.lines)}</span>
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
        </>
      ) : (
        <p className="text-sm text-muted">{t(isEmpty ? 'lottery_choose' : choiceProblems[price.problem.code])}</p>
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
