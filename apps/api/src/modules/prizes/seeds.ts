import { hashServerSeed, SERVER_SEED_BYTES } from '@champa/fairness';

/** The source of secret seeds: the machine's own generator, except in tests. */
export type RandomBytes = (size: number) => Uint8Array;

/** A secret seed and its promise. */
export function newServerSeed(randomBytes: RandomBytes): { serverSeed: Uint8Array; serverSeedHash: string } {
  const serverSeed = new Uint8Array(randomBytes(SERVER_SEED_BYTES));
  return { serverSeed, serverSeedHash: hashServerSeed(serverSeed) };
}

/** A client seed for members who chose none; they may change it at any time. */
export function suggestedClientSeed(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(9)).toString('base64url');
}
