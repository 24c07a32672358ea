import { createNumbers, type Numbers } from './numbers.ts';
import { hashServerSeed, serverSeedFromHex } from './seed.ts';

/** What a player holds after the reveal: the hash he was shown before the round, and the seed behind it. */
export type RevealedRound = { serverSeedHash: string; serverSeed: string; clientSeed: string; nonce: number };

/** `committed`: the revealed seed is the one that was promised. Only then does `outcome` say anything. */
export type Verification<T> = { committed: boolean; outcome: T };

/**
 * Plays a round again from its revealed seed. `decide` is the game's own rule, the function that decided it on the server.
 * Throws a RangeError when the seed isn't 64 hex digits.
 */
export function verify<T>(round: RevealedRound, decide: (numbers: Numbers) => T): Verification<T> {
  const serverSeed = serverSeedFromHex(round.serverSeed);
  const committed = hashServerSeed(serverSeed) === round.serverSeedHash.toLowerCase();
  return {
    committed,
    outcome: decide(createNumbers({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce })),
  };
}
