import { useTranslate } from '@champa/i18n/react';
import { IconButton, Money } from '@champa/ui';
import type { GameValue } from '../../../entities/draw/index.ts';
import { pricedBet, type SlipBet } from '../model/slip.ts';
import { useChoiceText } from '../model/use-choice-text.ts';
import { useObstacle } from '../model/use-obstacle.ts';
import { usePlayText } from '../model/use-play-text.ts';

type SlipRowProps = { bet: SlipBet; value: GameValue; scale: number | null; onRemove: () => void };

/** A bet on the slip: its choice, its cost, and the highest win of a line. */
export function SlipRow({ bet, value: { game, terms }, scale, onRemove }: SlipRowProps) {
  const t = useTranslate();
  const known = pricedBet(bet, game.family, terms, scale);
  const obstacle = useObstacle();
  const wrong = known ? obstacle(known.price, terms) : t('lottery_choice_invalid');
  return (
    <li className="flex items-center gap-2 rounded-md bg-surface-2 py-1.5 ps-3">
      <div className="min-w-0 flex-1">
        {known && <Known bet={bet} {...known} />}
        {wrong !== null && <p className="text-xs font-semibold text-ember">{wrong}</p>}
      </div>
      <IconButton icon="trash" label={t('lottery_remove')} iconSize={18} onClick={onRemove} />
    </li>
  );
}

function Known({ bet, play, price }: { bet: SlipBet } & NonNullable<ReturnType<typeof pricedBet>>) {
  const t = useTranslate();
  const playText = usePlayText();
  const choice = useChoiceText()(play, bet.choice);
  return (
    <>
      <p className="truncate text-[13px] font-semibold">{playText(play, { isWhole: true })}</p>
      <p className="line-clamp-2 text-xs text-muted tabular" title={choice}>
        {choice}
      </p>
      <p className="text-xs text-muted">
        {t('lottery_row_price', { lines: Number(price.lines), times: bet.multiplier })} · <Money value={price.cost} />
      </p>
      <p className="text-xs text-muted">
        {t('lottery_best')} <Money value={price.best} className="text-jade" />
      </p>
    </>
  );
}
