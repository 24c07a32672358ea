import { createNumbers, type Numbers } from './numbers.ts';
import { hashServerSeed, serverSeedFromHex } from './seed.ts';

/** What a player has after the reveal: the hash shown before the round, and the seed behind it. */
export type RevealedRound = { serverSeedHash: string; serverSeed: string; clientSeed: string; nonce: number };

/** `committed`: the revealed seed is the promised one. Otherwise `outcome` means nothing. */
export type Verification<T> = { committed: boolean; outcome: T };

/**
 * Recomputes a round from its revealed seed. `decide` is the game's own rule, the function that decided it on the server. Throws
 * a RangeError if the seed is not 64 hex digits.
 */
export function verify<T>(round: RevealedRound, decide: (numbers: Numbers) => T): Verification<T> {
  const serverSeed = serverSeedFromHex(round.serverSeed);
  const committed = hashServerSeed(serverSeed) === round.serverSeedHash.toLowerCase();
  return {
    committed,
    outcome: decide(createNumbers({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce })),
  };
}
