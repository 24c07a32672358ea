import { type Amount, formatDecimal } from '@champa/money';
import { showMultiplier } from '../engines/crash/index.ts';
import type { CrashBet, CrashOutcome, CrashPublicBet } from '../protocol.ts';
import type { RoundRow } from '../rounds/rounds.repo.ts';

/** A bet on the current flight, as its table keeps it. Multipliers in hundredths. */
export type FlightBet = {
  id: string;
  flightId: string;
  seatId: bigint;
  requestId: string;
  /** Masked. */
  player: string;
  clientSeed: string;
  currency: string;
  stake: Amount;
  balanceBefore: Amount;
  autoCashout: number | null;
  state: 'standing' | 'won' | 'lost';
  cashedOutAt: number | null;
  win: Amount;
  /** Resolves when the result is stored and its delivery was tried once. */
  settled: Promise<Amount | null> | null;
};

export function presentPublic(bet: FlightBet): CrashPublicBet {
  return {
    id: bet.id,
    player: bet.player,
    stake: formatDecimal(bet.stake),
    currency: bet.currency,
    cashedOutAt: bet.cashedOutAt === null ? null : showMultiplier(bet.cashedOutAt),
    win: bet.state === 'standing' ? null : formatDecimal(bet.win),
  };
}

export function presentOwn(bet: FlightBet): CrashBet {
  return {
    id: bet.id,
    crashRoundId: bet.flightId,
    requestId: bet.requestId,
    stake: formatDecimal(bet.stake),
    autoCashout: orNull(bet.autoCashout),
    state: bet.state,
    cashedOutAt: orNull(bet.cashedOutAt),
    win: formatDecimal(bet.win),
  };
}

export function outcomeOf({ flightId, cashedOutAt, win }: FlightBet): CrashOutcome {
  return {
    engine: 'crash',
    crashRoundId: flightId,
    crashedAt: null,
    cashedOutAt: orNull(cashedOutAt),
    win: formatDecimal(win),
  };
}

/** A stored bet whose flight has ended, or never took off. */
export function presentStoredBet(row: RoundRow): CrashBet {
  const outcome = row.outcome?.engine === 'crash' ? row.outcome : null;
  const cashedOutAt = outcome?.cashedOutAt ?? null;
  return {
    id: row.id,
    crashRoundId: row.flightId ?? '',
    requestId: row.requestId,
    stake: formatDecimal(row.stake),
    autoCashout: orNull(row.bet.autoCashout ?? null),
    state: stateOf(row.state, cashedOutAt !== null),
    cashedOutAt,
    win: formatDecimal(row.win),
  };
}

/** `c…7`: enough to recognise oneself, too little to identify anybody. */
export function maskPlayer(player: string): string {
  return `${player.slice(0, 1)}…${player.slice(-1)}`;
}

function stateOf(state: RoundRow['state'], hasWon: boolean): CrashBet['state'] {
  if (state === 'settling' || state === 'settled') return hasWon ? 'won' : 'lost';
  if (state === 'returning') return 'returned';
  return state;
}

function orNull(multiplier: number | null): string | null {
  return multiplier === null ? null : showMultiplier(multiplier);
}
