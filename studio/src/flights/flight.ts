import { createNumbers, hashServerSeed, SERVER_SEED_BYTES, serverSeedToHex } from '@champa/fairness';
import {
  decideCrash,
  flightMs,
  MAX_MULTIPLIER,
  MIN_CASHOUT,
  multiplierAt,
  payout,
  showMultiplier,
} from '../engines/crash/index.ts';
import type { CrashPhase, CrashRound } from '../protocol.ts';
import type { FlightBet } from './flight-bet.ts';

/** One shared flight from its first bet to its crash, in memory; `table.ts` advances it and stores each step first. */
export type Flight = {
  id: string;
  serverSeed: Uint8Array;
  serverSeedHash: string;
  phase: CrashPhase;
  clientSeed: string | null;
  /** Hundredths; known from take-off on, published after the crash. */
  crash: number | null;
  bets: Map<string, FlightBet>;
};

const SEEDS_MIXED = 3;

export function newFlight(id: string, randomBytes: (count: number) => Uint8Array, closesAt: number): Flight {
  const serverSeed = randomBytes(SERVER_SEED_BYTES);
  return {
    id,
    serverSeed,
    serverSeedHash: hashServerSeed(serverSeed),
    phase: { phase: 'betting', closesAt },
    clientSeed: null,
    crash: null,
    bets: new Map(),
  };
}

/**
 * Decides where a flight ends, once betting has closed. The server seed was committed to before the first bet, and the client
 * seed comes from the first three bets: neither side can choose the end.
 */
export function decideFlight(flight: Flight): { clientSeed: string; crash: number } {
  const seeds = [...flight.bets.values()].slice(0, SEEDS_MIXED).map((bet) => bet.clientSeed);
  const clientSeed = seeds.length > 0 ? seeds.join(',') : flight.id;
  return { clientSeed, crash: decideCrash(createNumbers({ serverSeed: flight.serverSeed, clientSeed, nonce: 0 })) };
}

/** The time of the crash of a running flight, in epoch ms; null in any other phase. */
export function crashTime({ phase, crash }: Flight): number | null {
  return phase.phase === 'flying' && crash !== null ? phase.startedAt + flightMs(crash) : null;
}

/**
 * The multiplier of a cash-out at `now`; null if it is too late. A cash-out in the first moments, below 1.01, gets 1.01, because
 * the flight certainly reaches it while it runs; a bet with an automatic cash-out never gets more than that.
 */
export function cashoutAt(flight: Flight, bet: FlightBet, now: number): number | null {
  const end = crashTime(flight);
  if (end === null || flight.phase.phase !== 'flying' || now >= end) return null;
  const shown = Math.max(MIN_CASHOUT, multiplierAt(now - flight.phase.startedAt));
  return Math.min(shown, bet.autoCashout ?? MAX_MULTIPLIER);
}

/** Standing bets whose automatic cash-out the flight has passed at `multiplier`. */
export function dueCashouts(flight: Flight, multiplier: number): FlightBet[] {
  return [...flight.bets.values()].filter(
    (bet) => bet.state === 'standing' && bet.autoCashout !== null && bet.autoCashout <= multiplier,
  );
}

/** At the end: an automatic cash-out within reach is paid, at the maximum every bet is, the rest is lost. */
export function finalCashout(crash: number, { autoCashout }: FlightBet): number | null {
  if (autoCashout !== null && autoCashout <= crash) return autoCashout;
  return crash === MAX_MULTIPLIER ? MAX_MULTIPLIER : null;
}

/** Ends a bet in memory at once, so that a second cash-out cannot end it again. */
export function endBet(bet: FlightBet, cashedOutAt: number | null): void {
  bet.state = cashedOutAt === null ? 'lost' : 'won';
  bet.cashedOutAt = cashedOutAt;
  bet.win = cashedOutAt === null ? 0n : payout(bet.stake, cashedOutAt);
}

export function presentFlight(flight: Flight): CrashRound {
  const isOver = flight.phase.phase === 'crashed';
  return {
    id: flight.id,
    serverSeedHash: flight.serverSeedHash,
    serverSeed: isOver ? serverSeedToHex(flight.serverSeed) : null,
    clientSeed: flight.clientSeed,
    crashedAt: isOver && flight.crash !== null ? showMultiplier(flight.crash) : null,
  };
}
