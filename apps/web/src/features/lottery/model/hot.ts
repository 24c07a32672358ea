import type { LotteryTerms } from '@champa/contract';
import { perMilleOf, type Play } from '@champa/lottery';

/** Symbols of a play's board that are closed to bets now, and those with reduced payout. */
export type HotSymbols = { closed: ReadonlySet<string>; half: ReadonlySet<string> };

const WHOLE = 1000;

export function hotSymbols(play: Play, { hot }: Pick<LotteryTerms, 'hot'>): HotSymbols {
  const shown = play.board.rows.flatMap(({ symbols }) => ('includes' in symbols ? symbols : []));
  const paid = shown.map((symbol) => ({ symbol, perMille: perMilleOf(play, symbol, hot) }));
  const symbolsThat = (pay: (perMille: number) => boolean) =>
    new Set(paid.filter(({ perMille }) => pay(perMille)).map(({ symbol }) => symbol));
  return {
    closed: symbolsThat((perMille) => perMille === 0),
    half: symbolsThat((perMille) => perMille > 0 && perMille < WHOLE),
  };
}
