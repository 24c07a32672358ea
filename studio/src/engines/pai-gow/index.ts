import * as z from 'zod/mini';
import type { SteppedGame } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { fraction } from '../fraction.ts';
import { MOST_ON_SPOT, paidBy, type TableBet, tableBetOf, unitsOf } from '../table/spot-game.ts';
import { dealersWay, kindOf, outcomeOf, settingOf, TILES, WAYS } from './tiles.ts';

export const PAI_GOW_SPOTS = ['hand'] as const;
export const WIN_PAYS = 0.95;

/**
 * What the bet returns over all 35,960 × 20,475 deals if every hand is set in the best of its three ways; counted by pai-gow.test.ts.
 */
export const HAND_RETURN = fraction(72_877_528_780n, 73_628_100_000n);

const Tile = z.int().check(z.minimum(0), z.maximum(TILES - 1));
export const PaiGowMove = z.strictObject({ way: z.int().check(z.minimum(0), z.maximum(WAYS.length - 1)) });
export type PaiGowMove = z.infer<typeof PaiGowMove>;
export const PaiGowView = z.object({
  player: z.array(Tile),
  /** Empty until the round is over. */
  dealer: z.array(Tile),
  way: z.nullable(z.int()),
  dealersWay: z.nullable(z.int()),
  result: z.nullable(z.enum(['won', 'push', 'lost'])),
});
export type PaiGowView = z.infer<typeof PaiGowView>;

export function paiGowPays({ result }: Pick<PaiGowView, 'result'>): Multiplier {
  if (result === 'won') return times(1 + WIN_PAYS);
  return result === 'push' ? times(1) : 0;
}

/** Four tiles each of one shuffled set; the player makes a high and a low hand of them, and both must win. */
export const paiGow: SteppedGame<TableBet, PaiGowMove, readonly number[], PaiGowView> = {
  kind: 'stepped',
  bet: tableBetOf(PAI_GOW_SPOTS),
  move: PaiGowMove,
  view: PaiGowView,
  units: unitsOf,
  deal: (numbers) => numbers.shuffle(Array.from({ length: TILES }, (_, tile) => tile)).slice(0, 8),
  stand: (tiles, bet, moves, isLeft) => {
    if (moves.length > 1) return null;
    const [player, dealer] = [tiles.slice(0, 4), tiles.slice(4)];
    const isOver = moves.length === 1 || isLeft;
    const theirs = dealersWay(dealer.map(kindOf));
    const kinds = player.map(kindOf);
    // Who leaves a round has the hand set as the dealer would.
    const ours = moves[0] ? settingOf(kinds, moves[0].way) : dealersWay(kinds);
    const result = (['lost', 'push', 'won'] as const)[outcomeOf(ours, theirs) + 1]!;
    const view = {
      player,
      dealer: isOver ? dealer : [],
      way: isOver ? ours.way : null,
      dealersWay: isOver ? theirs.way : null,
      result: isOver ? result : null,
    };
    return {
      view,
      multiplier: isOver ? paidBy(bet, () => paiGowPays(view)) : 0,
      isOver,
      canCashOut: !isOver,
    };
  },
  offers: () => [{ name: 'hand', prizes: [], exact: HAND_RETURN }],
  bound: times(MOST_ON_SPOT * (1 + WIN_PAYS)),
};
