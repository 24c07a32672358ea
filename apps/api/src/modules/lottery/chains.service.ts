import { createHash, randomBytes } from 'node:crypto';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import * as repo from './chains.repo.ts';

const PURPOSE = 'lottery.chain';
/** A week of a draw a minute. */
const LENGTH = 10_080;
/** The next chain is published while so many seeds are left. */
const RENEW_AT = 2000;

export type ChainService = ReturnType<typeof createChainService>;

export type ChainNeeds = { pool: Pool; secrets: SecretBox };

/** The seeds of house draws: committed ahead, sealed until they are revealed. */
export function createChainService({ pool, secrets }: ChainNeeds) {
  /** Makes a chain and publishes its hash. It is used once it has a salt, which must be chosen after this. */
  async function publish(gameCode: string, length = LENGTH): Promise<repo.Chain> {
    const root = randomBytes(32);
    const hash = sha256(seedBefore(root, length - 1)).toString('hex');
    const sealedRoot = secrets.seal(PURPOSE, root.toString('hex'));
    return inTransaction(pool, (tx) => repo.insertChain(tx, { gameCode, hash, length, sealedRoot }));
  }

  /** Gives a chain its public salt, once. */
  const salt = (id: bigint | string, text: string): Promise<boolean> =>
    inTransaction(pool, (tx) => repo.updateSalt(tx, id, text));

  return {
    publish,
    salt,

    /** Keeps a game in seeds: where they run short a new chain is published, and then given a random salt. */
    async ensure(gameCode: string): Promise<void> {
      const chains = await repo.selectChains(pool, gameCode);
      const left = chains.reduce((sum, { length, used, salt: has }) => sum + (has ? length - used : 0), 0);
      if (left > RENEW_AT) return;
      const waiting = chains.find(({ salt: has }) => has === null) ?? (await publish(gameCode));
      await salt(waiting.id, randomBytes(16).toString('hex'));
    },

    takeSeed: (tx: WriteHandle, gameCode: string) => repo.takeSeed(tx, gameCode),

    /** The seed of a place, from 1. Nobody may learn it before betting on its draw is closed. */
    async reveal({
      chainId,
      chainIndex,
    }: {
      chainId: bigint;
      chainIndex: number;
    }): Promise<{ seed: Uint8Array; salt: string }> {
      const chain = (await repo.selectChain(pool, chainId))!;
      const root = Buffer.from(secrets.open(PURPOSE, chain.sealedRoot), 'hex');
      return { seed: seedBefore(root, chain.length - chainIndex), salt: chain.salt! };
    },

    /** What was public before a seed was revealed: the seed before it, or of the first the commitment. */
    before: (seed: string): string => sha256(Buffer.from(seed, 'hex')).toString('hex'),

    list: (gameCode: string): Promise<repo.Chain[]> => repo.selectChains(pool, gameCode),
    find: (id: bigint): Promise<repo.Chain | null> => repo.selectChain(pool, id),

    /** Checks every seed revealed so far against the one before, back to what was published. @returns what is wrong */
    async verify(id: bigint | string): Promise<{ checked: number; broken: string[] }> {
      const chain = await repo.selectChain(pool, id);
      if (!chain) throw new Error(`There is no chain ${id}.`);
      const revealed = await repo.selectRevealed(pool, chain.id);
      const broken = revealed.filter(({ index, seed }) => hashTimes(Buffer.from(seed, 'hex'), index) !== chain.hash);
      return { checked: revealed.length, broken: broken.map(({ number }) => number) };
    },
  };
}

// The seed so many places before another: each is the hash of the one after it. As packages/lottery makes a chain, but one seed only.
function seedBefore(seed: Buffer, places: number): Buffer {
  let found = seed;
  for (let place = 0; place < places; place += 1) found = sha256(found);
  return found;
}

function hashTimes(seed: Buffer, times: number): string {
  return seedBefore(seed, times).toString('hex');
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
