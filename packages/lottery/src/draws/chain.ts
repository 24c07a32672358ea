import { hashServerSeed, serverSeedFromHex } from '@champa/fairness';

/**
 * The seeds of so many draws, the first draw's first. Each seed is the hash of the next one, so the chain is made from its last seed
 * backwards; the hash of the first seed is what is published before any draw, and whoever holds it can check every seed revealed.
 */
export function seedChain(last: Uint8Array, length: number): { commitment: string; seeds: Uint8Array[] } {
  const seeds = [last];
  while (seeds.length < length) seeds.push(serverSeedFromHex(hashServerSeed(seeds.at(-1)!)));
  seeds.reverse();
  return { commitment: hashServerSeed(seeds[0]!), seeds };
}

/** True when a revealed seed is the one that its predecessor in the chain promised: the commitment, or the seed before in hex. */
export function isNextSeed(before: string, seed: Uint8Array): boolean {
  return hashServerSeed(seed) === before.toLowerCase();
}
