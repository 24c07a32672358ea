import type { LotteryTerms } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type Choice, type Play, randomChoice } from '@champa/lottery';
import { Button, cx, Notice, showToast } from '@champa/ui';
import { pickSource } from '../model/pick-source.ts';
import { canBet, MOST_BETS, priced, type Staking } from '../model/slip.ts';
import { useObstacle } from '../model/use-obstacle.ts';
import { PriceLine } from './price-line.tsx';

/** Lets three buttons fit side by side on the narrowest phone. */
const tight = 'max-sm:px-2.5 max-sm:text-[13px]';

const RANDOM_BETS = [1, 5] as const;

type AddingBarProps = {
  play: Play;
  choice: Choice;
  terms: LotteryTerms;
  staking: Staking;
  betsOnSlip: number;
  onAdd: (choices: readonly Choice[]) => void;
  /** Scrolls to the slip where it is out of sight. */
  onShowSlip: () => void;
};

/** The cost of the choice and its highest win, with buttons to add it to the slip and to show the slip. */
export function AddingBar({ play, choice, terms, staking, betsOnSlip, onAdd, onShowSlip }: AddingBarProps) {
  const t = useTranslate();
  const obstacle = useObstacle();
  const price = priced(play, choice, terms, staking);
  const isEmpty = choice.rows.every((row) => row.length === 0);
  const isFull = betsOnSlip >= MOST_BETS;
  // With nothing chosen there is nothing to add, but the bets on the slip still wait to be placed.
  const isSlipNext = isEmpty && betsOnSlip > 0;

  function addRandom(times: number): void {
    const choices = Array.from({ length: Math.min(times, MOST_BETS - betsOnSlip) }, () =>
      randomChoice(play, pickSource),
    );
    const refused = choices.map((each) => priced(play, each, terms, staking)).find((each) => !canBet(each));
    if (refused) showToast('error', obstacle(refused, terms) ?? t('lottery_choice_invalid'));
    else onAdd(choices);
  }

  return (
    <div className="flex flex-col gap-3 rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset max-lg:sticky max-lg:bottom-[calc(env(safe-area-inset-bottom)+64px)] max-lg:z-25 max-lg:shadow-pop md:bottom-0">
      <PriceLine play={play} price={price} terms={terms} staking={staking} isEmpty={isEmpty} />
      {isFull && <Notice kind="info">{t('lottery_slip_full')}</Notice>}
      <div className="grid grid-cols-[1fr_auto_auto] gap-2">
        {isSlipNext && (
          <Button className={cx(tight, 'lg:hidden')} onClick={onShowSlip}>
            {t('lottery_to_slip', { count: betsOnSlip })}
          </Button>
        )}
        <Button
          className={cx(tight, isSlipNext && 'max-lg:hidden')}
          disabled={!canBet(price) || isFull}
          onClick={() => canBet(price) && onAdd([price.choice])}
        >
          {t('lottery_add')}
        </Button>
        {RANDOM_BETS.map((times) => (
          <Button key={times} kind="outline" className={tight} disabled={isFull} onClick={() => addRandom(times)}>
            {times > 1 && (
              <span aria-hidden className="sm:hidden">
                ×{times}
              </span>
            )}
            <span className={cx(times > 1 && 'max-sm:sr-only')}>{t('lottery_random', { count: times })}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
