import { serverSeedToHex } from '@champa/fairness';
import { type Amount, formatDecimal } from '@champa/money';
import { showMultiplier } from '../engines/crash/index.ts';
import type { RouletteRound } from '../engines/roulette/index.ts';
import type { SlotRound, Spin } from '../engines/slot/index.ts';
import type { Outcome, Round, RoundState, SlotSpin } from '../protocol.ts';
import type { RoundRow } from './rounds.repo.ts';

/** A stored round for the client, without a seed that still decides anything. */
export function presentRound(row: RoundRow): Round {
  return {
    id: row.id,
    requestId: row.requestId,
    state: isOpen(row) ? 'open' : STATES[row.state],
    at: row.createdAt.getTime(),
    stake: formatDecimal(row.stake + row.raised),
    raised: formatDecimal(row.raised),
    isFree: row.bet.freeRounds !== undefined,
    win: formatDecimal(row.win),
    chips: row.bet.chips ?? [],
    bet: row.bet.arcade ?? {},
    acts: row.acts,
    outcome: presentStored(row),
    balanceBefore: orNull(row.balanceBefore),
    balanceAfter: orNull(row.balanceAfter),
    fairness: {
      serverSeedHash: row.serverSeedHash,
      clientSeed: row.clientSeed ?? '',
      nonce: row.nonce,
      serverSeed: row.isRevealed ? serverSeedToHex(row.serverSeed) : null,
    },
  };
}

export function presentSlot({ base, freeSpins, win }: SlotRound): Outcome {
  return { engine: 'slot', base: presentSpin(base), freeSpins: freeSpins.map(presentSpin), win: formatDecimal(win) };
}

export function presentRoulette({ number, color, wins, win }: RouletteRound): Outcome {
  return {
    engine: 'roulette',
    number,
    color,
    wins: wins.map((chip) => ({ spot: chip.spot, amount: formatDecimal(chip.amount), win: formatDecimal(chip.win) })),
    win: formatDecimal(win),
  };
}

/** Whether a round waits for the player's move. */
export function isOpen({ state, flightId }: Pick<RoundRow, 'state' | 'flightId'>): boolean {
  return state === 'standing' && flightId === null;
}

const STATES = {
  placing: 'deciding',
  standing: 'deciding',
  settling: 'settling',
  settled: 'settled',
  returning: 'returning',
  returned: 'returned',
  refused: 'refused',
} as const satisfies Record<RoundRow['state'], RoundState>;

// Players who cash out early do not know yet where the flight ends: the end is added when it is over.
function presentStored({ outcome, crashedAt }: RoundRow): Outcome | null {
  if (outcome?.engine !== 'crash') return outcome;
  return { ...outcome, crashedAt: crashedAt === null ? null : showMultiplier(crashedAt) };
}

function presentSpin(spin: Spin): SlotSpin {
  return {
    stops: spin.stops,
    grid: spin.grid,
    lineWins: spin.lineWins.map((line) => ({ ...line, win: formatDecimal(line.win) })),
    scatter: spin.scatter && { ...spin.scatter, win: formatDecimal(spin.scatter.win) },
    win: formatDecimal(spin.win),
  };
}

function orNull(amount: Amount | null): string | null {
  return amount === null ? null : formatDecimal(amount);
}
