import type { Numbers } from '@champa/fairness';
import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { reelsName } from '../catalogue/extras.ts';
import { stakeLadder, tableLimits } from '../catalogue/stakes.ts';
import type { Title } from '../catalogue/titles.ts';
import { baseOf, settlementOf, type SteppedGame } from '../engines/arcade/game.ts';
import { ARCADE_GAMES } from '../engines/arcade/index.ts';
import { type Multiplier, writeMultiplier } from '../engines/arcade/multiplier.ts';
import { StudioError } from '../platform/errors.ts';
import { type ArcadeAct, type ArcadeName, type ArcadeOutcome, ArcadePlay, SlotExtra } from '../protocol.ts';
import type { PlacedBet } from './bets.ts';
import { parse } from './parse.ts';
import { type Bet, type DecidedBy, numbersOf } from './rounds.repo.ts';

/** Parses a play of an arcade game; the game's own schema parses its bet. Throws BAD_REQUEST or STAKE_NOT_ALLOWED. */
export function readArcadePlay(title: Title, engine: ArcadeName, body: unknown): PlacedBet {
  const { requestId, stake: text, bet, freeRounds } = parse(ArcadePlay, body);
  const stake = parseAmount(text);
  const read = parse(ARCADE_GAMES[engine].bet, bet);
  requireStake(title, engine, stake, read);
  if (freeRounds === undefined) return { requestId, stake, bet: { arcade: read } };
  // A gift is of plain rounds: its stake is the whole price.
  if (!reelsName(engine) || extraOf({ arcade: read }))
    throw new StudioError('BAD_REQUEST', 'no free rounds of this bet');
  return { requestId, stake, bet: { arcade: read, freeRounds } };
}

/** At a table the stake is the sum of the chips: the player confirms the total that was shown. */
function requireStake(title: Title, engine: ArcadeName, stake: Amount, bet: unknown): void {
  const { units, price } = ARCADE_GAMES[engine];
  if (!units) {
    const chosen = baseOf(ARCADE_GAMES[engine], bet, stake);
    const isWhole = !price || (chosen * BigInt(price(bet))) / 100n === stake;
    if (isWhole && stakeLadder(title).includes(chosen)) return;
    throw new StudioError('STAKE_NOT_ALLOWED', `no stake of ${formatDecimal(stake)} in this game`);
  }
  const { unit, maxTable } = tableLimits(title);
  if (stake > maxTable) throw new StudioError('STAKE_NOT_ALLOWED', `at most ${formatDecimal(maxTable)} on this table`);
  if (stake !== unit * BigInt(units(bet)))
    throw new StudioError('BAD_REQUEST', 'the stake is not the sum of the chips');
}

/** What a round of a slot has besides its plain reels. */
export function extraOf({ arcade }: Pick<Bet, 'arcade'>): SlotExtra | null {
  const extra = z.safeParse(SlotExtra, arcade?.['extra']);
  return extra.success ? extra.data : null;
}

/** What the acts of a round have added to its stake. */
export function raisedAfter({ engine }: Pick<Title, 'engine'>, row: DecidedBy, acts: readonly ArcadeAct[]): Amount {
  const game = steppedGame(engine);
  if (!game?.raises || !game.units) return 0n;
  const { arcade: bet } = row.bet;
  const moves = acts.filter((act) => act !== 'cashOut');
  return (row.stake / BigInt(game.units(bet))) * BigInt(game.raises(bet, moves));
}

export type ArcadeDecision = { outcome: ArcadeOutcome; win: Amount };

/** Decides a round of one request. */
export function decideInstant(engine: ArcadeName, row: DecidedBy, numbers: Numbers): ArcadeDecision {
  const game = ARCADE_GAMES[engine];
  if (game.kind !== 'instant') throw new RangeError(`${engine} is decided by the player's moves`);
  return decided(engine, row, { ...game.play(numbers, row.bet.arcade), isOver: true, canCashOut: false });
}

/** The name of an arcade game; null for a slot, a roulette table or a crash game. */
export function arcadeName(engine: Title['engine']): ArcadeName | null {
  return engine === 'slot' || engine === 'roulette' || engine === 'crash' ? null : engine;
}

/** The rules of a game of several moves; null for any other game. */
export function steppedGame(engine: Title['engine']): SteppedGame<unknown, unknown, unknown, object> | null {
  const name = arcadeName(engine);
  const game = name && ARCADE_GAMES[name];
  return game?.kind === 'stepped' ? game : null;
}

/**
 * A round of several moves after these acts: a function of its seeds, its bet and its acts alone. Null if the rules do not allow the
 * last act.
 */
export function standAfter(engine: ArcadeName, row: DecidedBy, acts: readonly ArcadeAct[]): ArcadeDecision | null {
  const game = steppedGame(engine);
  if (!game) throw new RangeError(`${engine} has no moves`);
  const bet = row.bet.arcade;
  const moves = acts.filter((act) => act !== 'cashOut');
  const deal = game.deal(numbersOf(row), bet);
  const isCashedOut = acts.at(-1) === 'cashOut';
  if (isCashedOut && !game.stand(deal, bet, moves, false)?.canCashOut) return null;
  const standing = game.stand(deal, bet, moves, isCashedOut);
  return standing && decided(engine, row, standing, raisedAfter({ engine }, row, acts));
}

type Stand = { view: object; multiplier: Multiplier; isOver: boolean; canCashOut: boolean };

function decided(
  engine: ArcadeName,
  { stake: opening, bet: { arcade: bet } }: DecidedBy,
  { view, multiplier, ...more }: Stand,
  raised: Amount = 0n,
): ArcadeDecision {
  const paid = settlementOf(ARCADE_GAMES[engine], { bet, opening, raised }, multiplier);
  const win = more.isOver ? paid.win : 0n;
  const shown = { engine, view: { ...view }, multiplier: writeMultiplier(paid.shown), win: formatDecimal(win) };
  return { win, outcome: { ...shown, ...more } };
}
