import type { Numbers } from '@champa/fairness';
import { type Amount, formatDecimal, parseAmount, sum } from '@champa/money';
import { rouletteLimits, stakeLadder } from '../catalogue/stakes.ts';
import type { Pot, Title } from '../catalogue/titles.ts';
import { drawPot, hasLimit, type PotDraw } from '../engines/pot/index.ts';
import { type Chip, findSpot, playRoulette } from '../engines/roulette/index.ts';
import { playSlot, slotMachine } from '../engines/slot/index.ts';
import { StudioError } from '../platform/errors.ts';
import { type Outcome, RoulettePlay, SlotPlay } from '../protocol.ts';
import { decideInstant, readArcadePlay } from './arcade.ts';
import { parse } from './parse.ts';
import { presentRoulette, presentSlot } from './present.ts';
import { type Bet, type DecidedBy, numbersOf } from './rounds.repo.ts';

/** A stake that the rules of its title allow. */
export type PlacedBet = { requestId: string; stake: Amount; bet: Bet };

/** Parses a play of anything but a crash game. Throws BAD_REQUEST or STAKE_NOT_ALLOWED. */
export function readPlay(title: Title, body: unknown): PlacedBet {
  switch (title.engine) {
    case 'slot':
      return readSlotPlay(title, parse(SlotPlay, body));
    case 'roulette':
      return readRoulettePlay(title, parse(RoulettePlay, body));
    case 'crash':
      throw new StudioError('BAD_REQUEST', 'a crash game takes its bets at /api/crash/bet');
    default:
      return readArcadePlay(title, title.engine, body);
  }
}

/** `draw` is that of the pot, if the round has one that is won by chance. */
export type Decided = { outcome: Outcome; win: Amount; draw: PotDraw | null };

/** Decides a round that is not shared: a function of its seeds, its nonce, its stake and its bet alone. */
export function decideRound(title: Title, row: DecidedBy, pot: Pot | null): Decided {
  const { stake, bet } = row;
  const numbers = numbersOf(row);
  switch (title.engine) {
    case 'roulette': {
      const round = playRoulette(numbers, (bet.chips ?? []).map(readChip));
      return { outcome: presentRoulette(round), win: round.win, draw: null };
    }
    case 'crash':
      throw new RangeError('a flight is decided by its table');
    case 'slot': {
      const round = playSlot(slotMachine(title.payTable).machine, numbers, stake);
      const draw = potDraw(pot, numbers, stake);
      return { outcome: presentSlot(round), win: round.win, draw };
    }
    default:
      return { ...decideInstant(title.engine, row, numbers), draw: potDraw(pot, numbers, stake) };
  }
}

/** Null without a pot, and for one that is won at an amount: no number is drawn for it. */
function potDraw(pot: Pot | null, numbers: Numbers, stake: Amount): PotDraw | null {
  return pot && !hasLimit(pot.rules) ? drawPot(pot.rules, numbers, stake) : null;
}

function readSlotPlay(title: Title, { requestId, stake: text, freeRounds }: SlotPlay): PlacedBet {
  const stake = parseAmount(text);
  if (!stakeLadder(title).includes(stake))
    throw new StudioError('STAKE_NOT_ALLOWED', `no stake of ${text} in this game`);
  return { requestId, stake, bet: freeRounds === undefined ? {} : { freeRounds } };
}

function readRoulettePlay(title: Title, { requestId, stake: text, chips }: RoulettePlay): PlacedBet {
  const { minSpot, maxSpot, maxTable } = rouletteLimits(title);
  const placed = chips.map(readChip);
  if (new Set(placed.map((chip) => chip.spot)).size !== placed.length) {
    throw new StudioError('BAD_REQUEST', 'one chip a spot: add up chips that lie together');
  }
  for (const { spot, amount } of placed) {
    if (!findSpot(spot)) throw new StudioError('BAD_REQUEST', `no spot ${spot}`);
    if (amount < minSpot || amount > maxSpot || amount % minSpot !== 0n) {
      throw new StudioError('STAKE_NOT_ALLOWED', `no ${formatDecimal(amount)} on ${spot} at this table`);
    }
  }
  const stake = sum(placed.map((chip) => chip.amount));
  if (stake > maxTable) throw new StudioError('STAKE_NOT_ALLOWED', `at most ${formatDecimal(maxTable)} on this table`);
  if (stake !== parseAmount(text)) throw new StudioError('BAD_REQUEST', 'the stake is not the sum of the chips');
  return { requestId, stake, bet: { chips: placed.map((chip) => ({ ...chip, amount: formatDecimal(chip.amount) })) } };
}

function readChip({ spot, amount }: { spot: string; amount: string }): Chip {
  return { spot, amount: parseAmount(amount) };
}
