import { hashServerSeed, serverSeedFromHex } from '@champa/fairness';

/**
 * The seeds of a number of draws, the first draw's first. Each seed is the hash of the next one, so the chain is generated
 * backwards from its last seed. The hash of the first seed is published before any draw; anybody who has it can check every
 * revealed seed.
 */
export function seedChain(last: Uint8Array, length: number): { commitment: string; seeds: Uint8Array[] } {
  const seeds = [last];
  while (seeds.length < length) seeds.push(serverSeedFromHex(hashServerSeed(seeds.at(-1)!)));
  seeds.reverse();
  return { commitment: hashServerSeed(seeds[0]!), seeds };
}

/** True if a revealed seed is the one that the previous one promised: the commitment, or the seed before in hex. */
export function isNextSeed(before: string, seed: Uint8Array): boolean {
  return hashServerSeed(seed) === before.toLowerCase();
}
