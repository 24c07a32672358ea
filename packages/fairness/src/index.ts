export {
  type SeedPair,
  byteStream,
  hashServerSeed,
  SERVER_SEED_BYTES,
  serverSeedFromHex,
  serverSeedToHex,
} from './seed.ts';
export { createNumbers, MAX_RANGE, type Numbers } from './numbers.ts';
export { type RevealedRound, type Verification, verify } from './verify.ts';
export { createRawStream, type RawStream } from './raw-stream.ts';
export { type Band, drawAmount, drawPrize, drawTickets, type PotRules, potProblem, splitPot } from './prizes.ts';
export { digestTickets, type ListedTickets } from './tickets.ts';
