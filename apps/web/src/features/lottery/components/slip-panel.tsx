import type { LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { findPlay, type FamilyId } from '@champa/lottery';
import { Button, Icon, IconButton, Money, Notice, showToast } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { type GameValue, openDraws } from '../api/lottery.ts';
import { isUnanswered, usePlaceSlip } from '../api/place-slip.ts';
import { chaseSteps, type ChasePlan, noChase, timesInAll } from '../model/chase.ts';
import { useServerNow } from '../../../shared/server-clock.ts';
import { priced, type SlipBet, slipCost } from '../model/slip.ts';
import type { Slips } from '../model/slips.ts';
import { useChoiceText } from '../model/use-choice-text.ts';
import { usePlayText } from '../model/use-play-text.ts';
import { ChasePlanner } from './chase-planner.tsx';

type SlipPanelProps = {
  value: GameValue;
  bets: readonly SlipBet[];
  scale: number | null;
  games: readonly LotteryGame[];
  /** Those of all games. */
  slips: Slips;
  onChange: (bets: readonly SlipBet[]) => void;
};

/** The slip: its bets, on which draws, what it costs, and the one button that bets. */
export function SlipPanel({ value, bets, scale, games, slips, onChange }: SlipPanelProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const now = useServerNow();
  const place = usePlaceSlip();
  const [plan, setPlan] = useState<ChasePlan>(noChase);
  const { game, terms, draws } = value;
  const open = openDraws(draws, now);
  const steps = chaseSteps(plan, open);
  const { cost, rebate, lines } = slipCost(bets, game.family, terms, scale);
  const whole = cost * timesInAll(steps);

  async function bet(): Promise<void> {
    const placed = await place.mutateAsync({
      wish: {
        gameCode: game.code,
        revision: terms.revision,
        scale,
        draws: steps.map(({ draw, times }) => ({ id: draw.id, times })),
        stopOnWin: plan.stopOnWin && steps.length > 1,
        bets,
      },
      openDraws: open.map(({ id }) => id),
    });
    showToast('success', t('lottery_placed', { number: placed.tickets[0]!.draw.number }));
    setPlan(noChase);
    onChange([]);
  }

  return (
    <section
      aria-label={t('lottery_slip')}
      className="flex flex-col gap-3 rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset lg:sticky lg:top-20"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-base font-bold">{t('lottery_slip')}</h2>
        {bets.length > 0 && (
          <button
            type="button"
            onClick={() => onChange([])}
            className="touch-target text-[13px] font-semibold text-muted hover:text-text"
          >
            {t('lottery_slip_clear')}
          </button>
        )}
      </div>
      {bets.length === 0 ? (
        <p className="py-4 text-center text-sm text-muted">{t('lottery_slip_empty')}</p>
      ) : (
        <ul className="flex max-h-72 flex-col gap-1.5 overflow-y-auto overscroll-contain">
          {bets.map((each) => (
            <SlipRow
              key={each.key}
              bet={each}
              value={value}
              scale={scale}
              onRemove={() => onChange(bets.filter(({ key }) => key !== each.key))}
            />
          ))}
        </ul>
      )}
      {bets.length > 0 && (
        <ChasePlanner
          plan={plan}
          most={Math.min(terms.maxDraws, draws.length)}
          steps={steps}
          price={cost}
          onChange={setPlan}
        />
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-sm">
        <dt className="text-muted">{t('lottery_lines')}</dt>
        <dd className="text-end font-semibold tabular">{String(lines)}</dd>
        {rebate > 0n && (
          <>
            <dt className="text-muted">{t('lottery_rebate')}</dt>
            <dd className="text-end">
              <Money value={rebate * timesInAll(steps)} />
            </dd>
          </>
        )}
        <dt className="text-muted">{t('lottery_cost')}</dt>
        <dd className="text-end text-lg font-extrabold text-gold">
          <Money value={whole} />
        </dd>
      </dl>
      {place.isError && (
        <Notice kind="error">
          {describeError(place.error)} {isUnanswered(place.error) && t('lottery_unanswered')}
        </Notice>
      )}
      <Button
        size="large"
        wide
        busy={place.isPending}
        disabled={bets.length === 0 || steps.length === 0}
        onClick={() => void bet().catch(() => undefined)}
      >
        {t(steps.length === 0 ? 'lottery_no_draw' : 'lottery_bet')}
      </Button>
      <OtherSlips
        games={games.filter(({ code }) => code !== game.code && (slips[code]?.length ?? 0) > 0)}
        slips={slips}
      />
    </section>
  );
}

type SlipRowProps = { bet: SlipBet; value: GameValue; scale: number | null; onRemove: () => void };

function SlipRow({ bet, value: { game, terms }, scale, onRemove }: SlipRowProps) {
  const t = useTranslate();
  const playText = usePlayText();
  const choiceText = useChoiceText();
  const play = findPlay(game.family as FamilyId, bet.play);
  const price = play && priced(play, bet.choice, terms, { ...bet, scale });
  if (!play || !price?.ok) return null;
  return (
    <li className="flex items-center gap-2 rounded-md bg-surface-2 py-1.5 ps-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-[13px] font-semibold">{playText(play, { isWhole: true })}</p>
        <p className="truncate text-xs text-muted tabular" title={choiceText(play, bet.choice)}>
          {choiceText(play, bet.choice)}
        </p>
        <p className="text-xs text-muted">
          {t('lottery_row_price', { lines: String(price.lines), times: bet.multiplier })} · <Money value={price.cost} />
        </p>
      </div>
      <IconButton icon="trash" label={t('lottery_remove')} iconSize={18} onClick={onRemove} />
    </li>
  );
}

/** The games of the page with bets on their slips that wait to be bet. */
function OtherSlips({ games, slips }: { games: readonly LotteryGame[]; slips: Slips }) {
  const t = useTranslate();
  if (games.length === 0) return null;
  return (
    <nav aria-label={t('lottery_slips_other')} className="border-t border-line pt-3">
      <p className="text-xs text-muted">{t('lottery_slips_other')}</p>
      {games.map(({ code, name }) => (
        <Link
          key={code}
          to="."
          search={{ gameCode: code }}
          replace
          className="flex min-h-11 items-center justify-between gap-3 text-sm font-semibold hover:text-gold"
        >
          <span className="min-w-0 truncate">{name}</span>
          <span className="flex items-center gap-1 text-xs text-muted">
            {t('lottery_slip_bets', { count: slips[code]!.length })}
            <Icon name="chevronEnd" size={16} />
          </span>
        </Link>
      ))}
    </nav>
  );
}
