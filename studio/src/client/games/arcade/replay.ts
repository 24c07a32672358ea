import { verify } from '@champa/fairness';
import { formatDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { type InstantGame, settlementOf, type SteppedGame } from '../../../engines/arcade/game.ts';
import { type Multiplier, writeMultiplier } from '../../../engines/arcade/multiplier.ts';
import { areRunsTrue } from '../../../engines/pot/index.ts';
import type { Round } from '../../../protocol.ts';
import type { Replay } from '../engine.ts';
import { arcadeOutcome } from './outcome.ts';

type Game<Bet, Move, Deal, View> = InstantGame<Bet, View> | SteppedGame<Bet, Move, Deal, View>;
type Result<View> = { view: View; multiplier: Multiplier };

/** Recomputes a round in the browser from its revealed seed, its bet and its moves, by the rules that decided it on the server. */
export function replayArcade<Bet, Move, Deal, View extends object>(
  game: Game<Bet, Move, Deal, View>,
  round: Round,
  serverSeed: string,
): Replay {
  const { serverSeedHash, clientSeed, nonce } = round.fairness;
  const shown = arcadeOutcome(round.outcome);
  const bet = z.safeParse(game.bet, round.bet);
  const { committed, outcome } = verify({ serverSeedHash, serverSeed, clientSeed, nonce }, (numbers) => {
    if (!bet.success) return null;
    if (game.kind === 'instant') return game.play(numbers, bet.data);
    return afterMoves(game, game.deal(numbers, bet.data), bet.data, round);
  });
  return { isCommitted: committed, isSame: shown !== null && outcome !== null && isSame(game, outcome, round) };
}

function afterMoves<Bet, Move, Deal, View>(
  game: SteppedGame<Bet, Move, Deal, View>,
  deal: Deal,
  bet: Bet,
  { acts }: Round,
): Result<View> | null {
  const moves = z.safeParse(
    z.array(game.move),
    acts.filter((act) => act !== 'cashOut'),
  );
  return moves.success ? game.stand(deal, bet, moves.data, acts.at(-1) === 'cashOut') : null;
}

function isSame<View extends object>(
  { units, price }: { units?: (bet: never) => number; price?: (bet: never) => number },
  { view, multiplier }: Result<View>,
  round: Round,
): boolean {
  const shown = arcadeOutcome(round.outcome)!;
  const raised = parseAmount(round.raised);
  const staked = { bet: round.bet as never, opening: parseAmount(round.stake) - raised, raised };
  const paid = settlementOf({ ...(units && { units }), ...(price && { price }) }, staked, multiplier);
  const { pot } = shown;
  if (pot && 'won' in pot && !areRunsTrue(pot)) return false;
  const win = formatDecimal(paid.win + parseAmount(pot?.win ?? '0'));
  return (
    sorted(view) === sorted(shown.view) &&
    writeMultiplier(paid.shown) === shown.multiplier &&
    win === formatDecimal(parseAmount(round.win))
  );
}

// The order of keys is not part of a result.
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
