import type { LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice, showToast } from '@champa/ui';
import { type Ref, useState } from 'react';
import type { GameValue } from '../../../entities/draw/index.ts';
import { RefusalLink } from '../../../entities/limit/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { isUnanswered, refusedNumber, usePlaceSlip } from '../api/place-slip.ts';
import { chaseSteps, type ChasePlan, noChase, timesInAll } from '../model/chase.ts';
import { type SlipBet, slipCost } from '../model/slip.ts';
import type { Slips } from '../model/slips.ts';
import { useOpenDraws } from '../model/use-open-draws.ts';
import { ChasePlanner } from './chase-planner.tsx';
import { OtherSlips } from './other-slips.tsx';
import { SlipRow } from './slip-row.tsx';
import { SlipTotals } from './slip-totals.tsx';

type SlipPanelProps = {
  ref: Ref<HTMLElement>;
  value: GameValue;
  bets: readonly SlipBet[];
  scale: number | null;
  games: readonly LotteryGame[];
  /** The slips of all games. */
  slips: Slips;
  onChange: (bets: readonly SlipBet[]) => void;
  onPlaced: (placed: readonly SlipBet[]) => void;
};

/** The slip: its bets, its draws, its cost, and the button that places it. */
export function SlipPanel({ ref, value, bets, scale, games, slips, onChange, onPlaced }: SlipPanelProps) {
  const t = useTranslate();
  const placing = usePlaceSlip();
  const [plan, setPlan] = useState<ChasePlan>(noChase);
  const { game, terms, draws } = value;
  const open = useOpenDraws(draws);
  const steps = chaseSteps(plan, open);
  const times = timesInAll(steps);
  const { cost, rebate, lines } = slipCost(bets, game.family, terms, scale);

  function change(next: readonly SlipBet[]): void {
    // A refusal concerns the slip before the change. A slip without an answer keeps its state, so that it is not placed
    // twice.
    if (placing.isError && !isUnanswered(placing.error)) placing.reset();
    onChange(next);
  }

  async function bet(): Promise<void> {
    const placed = await placing.mutateAsync({
      wish: {
        gameCode: game.code,
        revision: terms.revision,
        scale,
        draws: steps.map((step) => ({ id: step.draw.id, times: step.times })),
        stopOnWin: plan.stopOnWin && steps.length > 1,
        bets,
      },
      openDraws: open.map(({ id }) => id),
    });
    showToast('success', t('lottery_placed', { number: placed.tickets[0]!.draw.number }));
    setPlan(noChase);
    onPlaced(bets);
  }

  return (
    <section
      ref={ref}
      aria-label={t('lottery_slip')}
      className="flex scroll-mt-20 flex-col gap-3 rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset lg:sticky lg:top-20"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-base font-bold">{t('lottery_slip')}</h2>
        {bets.length > 0 && (
          <button
            type="button"
            onClick={() => change([])}
            className="touch-target text-[13px] font-semibold text-muted hover:text-text"
          >
            {t('lottery_slip_clear')}
          </button>
        )}
      </div>
      {bets.length === 0 ? (
        <p className="py-4 text-center text-sm text-muted">{t('lottery_slip_empty')}</p>
      ) : (
        <>
          <ul className="flex max-h-72 flex-col gap-1.5 overflow-y-auto overscroll-contain">
            {bets.map((each) => (
              <SlipRow
                key={each.key}
                bet={each}
                value={value}
                scale={scale}
                onRemove={() => change(bets.filter(({ key }) => key !== each.key))}
              />
            ))}
          </ul>
          <ChasePlanner
            plan={plan}
            most={Math.min(terms.maxDraws, open.length)}
            steps={steps}
            price={cost}
            onChange={setPlan}
          />
        </>
      )}
      <SlipTotals draw={steps[0]?.draw} lines={lines} rebate={rebate * times} cost={cost * times} />
      {placing.isError && <PlacingError error={placing.error} />}
      <Button
        size="large"
        wide
        busy={placing.isPending}
        disabled={bets.length === 0 || steps.length === 0}
        onClick={() => void bet().catch(() => undefined)}
      >
        {t(steps.length === 0 ? 'lottery_no_draw' : 'lottery_bet')}
      </Button>
      <OtherSlips games={games.filter(({ code }) => code !== game.code)} slips={slips} />
    </section>
  );
}

/** Why a slip was not placed, or that it is unknown whether it was. */
function PlacingError({ error }: { error: unknown }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const number = refusedNumber(error);
  const parts = [
    describeError(error),
    ...(number === null ? [] : [t('lottery_refused_number', { number })]),
    ...(isUnanswered(error) ? [t('lottery_unanswered')] : []),
  ];
  return (
    <div className="flex flex-col items-start gap-1">
      <Notice kind="error">{parts.join(' ')}</Notice>
      <RefusalLink error={error} />
    </div>
  );
}
