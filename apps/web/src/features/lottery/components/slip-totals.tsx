import type { LotteryDraw } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { type Amount, groupDigits, ZERO } from '@champa/money';
import { Money } from '@champa/ui';
import { useClosing } from '../model/use-closing.ts';

type SlipTotalsProps = {
  /** The first draw of the slip. */
  draw: LotteryDraw | undefined;
  lines: bigint;
  rebate: Amount;
  cost: Amount;
};

/** A slip's first draw, lines, rebate and cost. */
export function SlipTotals({ draw, lines, rebate, cost }: SlipTotalsProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-sm">
      {draw && <DrawRow draw={draw} />}
      <dt className="text-muted">{t('lottery_lines')}</dt>
      <dd className="text-end font-semibold tabular">{groupDigits(String(lines), locale)}</dd>
      {rebate > ZERO && (
        <>
          <dt className="text-muted">{t('lottery_rebate')}</dt>
          <dd className="text-end">
            <Money value={rebate} />
          </dd>
        </>
      )}
      <dt className="self-center text-muted">{t('lottery_cost')}</dt>
      <dd className="text-end text-lg font-extrabold text-gold">
        <Money value={cost} />
      </dd>
    </dl>
  );
}

function DrawRow({ draw: { number, closesAt } }: { draw: LotteryDraw }) {
  const t = useTranslate();
  return (
    <>
      <dt className="text-muted tabular">{t('lottery_draw', { number })}</dt>
      <dd className="text-end font-semibold tabular">{useClosing(closesAt).text}</dd>
    </>
  );
}
