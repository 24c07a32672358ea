import type { TicketBet } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { type Choice, type FamilyId, findPlay } from '@champa/lottery';
import { parseAmount, ZERO } from '@champa/money';
import { Icon, Money } from '@champa/ui';
import { placeRows, rowText, symbolText } from '../../../entities/draw/index.ts';
import { oddsOf, type Winner, winnersOf } from '../model/ticket-winners.ts';
import { useChoiceText } from '../model/use-choice-text.ts';
import { usePlayText } from '../model/use-play-text.ts';

/** More winning picks are counted, not listed. */
const MOST_WINNERS = 24;

type TicketBetRowProps = {
  bet: TicketBet;
  family: FamilyId;
  /** The draw's result; null before it, and where the bet does not count. */
  result: unknown;
};

/** A bet of a ticket: the choice, the odds under which it was accepted, and the picks that won. */
export function TicketBetRow({ bet, family, result }: TicketBetRowProps) {
  const t = useTranslate();
  const locale = useLocale();
  const playText = usePlayText();
  const choiceText = useChoiceText();
  const play = findPlay(family, bet.play);
  const winners = result === null ? [] : (winnersOf(bet, family, result, locale) ?? []);
  return (
    <li className="rounded-md bg-surface-2 p-3">
      <p className="text-sm font-semibold">{play ? playText(play, { isWhole: true }) : bet.play}</p>
      {play && (
        <p className="mt-0.5 text-sm break-words text-muted tabular">{choiceText(play, bet.choice as Choice)}</p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted tabular">
        <span>
          {t('lottery_lines')} {bet.lines}
        </span>
        <span>
          {t('lottery_rules_odds')} <b className="text-text">{oddsOf(bet, family, locale).join(' / ')}</b>
        </span>
        <span>
          {t('lottery_cost')} <Money value={bet.stake} />
        </span>
        {parseAmount(bet.win) > ZERO && (
          <span className="font-bold">
            {t('lottery_win')} <Money value={bet.win} signed />
          </span>
        )}
        {bet.hot && bet.hot.numbers.length > 0 && (
          <span>{t('lottery_hot_note', { list: bet.hot.numbers.join(' ') })}</span>
        )}
      </p>
      {winners.length > 0 && <Winners winners={winners} />}
    </li>
  );
}

function Winners({ winners }: { winners: readonly Winner[] }) {
  const t = useTranslate();
  const more = winners.length - MOST_WINNERS;
  return (
    <div className="mt-2.5 border-t border-line pt-2.5">
      <p className="text-xs font-semibold text-jade">{t('lottery_winning_picks')}</p>
      <ul aria-label={t('lottery_winning_picks')} className="mt-1.5 flex flex-wrap gap-1.5">
        {winners.slice(0, MOST_WINNERS).map((winner, index) => (
          <WinningPick key={index} winner={winner} />
        ))}
        {more > 0 && <li className="self-center text-xs text-muted">{t('lottery_more_picks', { count: more })}</li>}
      </ul>
    </div>
  );
}

function WinningPick({ winner: { picks, rowId, places, odds } }: { winner: Winner }) {
  const t = useTranslate();
  const where = [
    ...(rowId === null ? [] : [rowText(rowId, t)]),
    ...(places ?? []).map((place) => rowText(placeRows[place]!, t)),
  ].join(' ');
  return (
    <li className="inline-flex items-center gap-1.5 rounded-full bg-jade/15 px-2.5 py-1 text-[13px] text-jade tabular">
      <Icon name="check" size={14} />
      {where !== '' && <span className="text-xs">{where}</span>}
      <b>{picks.map((symbol) => symbolText(symbol, t)).join(' ')}</b>
      {odds !== null && <span className="text-xs">×{odds}</span>}
    </li>
  );
}
