import type { FastifyBaseLogger } from 'fastify';
import type { Titles } from './catalogue/titles.ts';
import type { Pool } from './platform/database.ts';
import type { InFlight } from './rounds/in-flight.ts';
import type { Purse } from './wire/purse.ts';

/** Everything that a use case of the studio needs. Time and randomness are passed in here, so that a test can control them. */
export type Studio = {
  pool: Pool;
  purse: Purse;
  titles: Titles;
  /** Whether a vendor keeps a balance for each player. */
  keepsBalance: (vassalage: string) => boolean;
  inFlight: InFlight;
  settings: {
    cycleMs: { slot: number; roulette: number; arcade: number };
    /** Whether arcade games may play round after round by themselves. */
    hasAutoplay: boolean;
    /** How long a round of several moves waits for the next one. */
    openRoundMs: number;
    crashBettingMs: number;
    crashPauseMs: number;
    publicUrl: string;
  };
  log: FastifyBaseLogger;
  /** Epoch milliseconds. */
  now: () => number;
  newUuid: () => string;
  randomBytes: (count: number) => Uint8Array;
};
