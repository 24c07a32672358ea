import { hash as hashOf, randomBytes } from 'node:crypto';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import * as repo from './chains.repo.ts';

const PURPOSE = 'lottery.chain';
/** The length of a chain for a draw each minute: a week. */
const MINUTES = 10_080;
const lengthFor = (minutes: number): number => Math.ceil(MINUTES / minutes);
/** The next chain is published while this part of one is left. */
const RENEW_PART = 5;

export type ChainService = ReturnType<typeof createChainService>;

type Revealed = repo.SeedPlace & { seed: Buffer; salt: string };

type Also = (tx: WriteHandle, chain: repo.Chain) => Promise<void>;
const nothing: Also = async () => undefined;

export type ChainNeeds = { pool: Pool; secrets: SecretBox };

/** The seeds of house draws: committed ahead, secret until they are revealed. */
export function createChainService({ pool, secrets }: ChainNeeds) {
  /** Creates a chain and publishes its hash. It is used once it has a salt, which must be chosen after that. */
  async function create(gameCode: string, length: number, also: Also): Promise<repo.Chain> {
    const root = randomBytes(32);
    const hash = sha256(seedBefore(root, length - 1)).toString('hex');
    const sealedRoot = secrets.seal(PURPOSE, root.toString('hex'));
    return inTransaction(pool, async (tx) => {
      const chain = await repo.insertChain(tx, { gameCode, hash, length, sealedRoot });
      await also(tx, chain);
      return chain;
    });
  }

  /** Sets a chain's public salt, once. */
  const salt = (id: bigint | string, text: string): Promise<boolean> =>
    inTransaction(pool, (tx) => repo.updateSalt(tx, id, text));

  /**
   * The seeds of positions, in their order. Those of one chain are computed from the last on: each is the hash of the
   * one after it.
   */
  async function revealAll(places: readonly repo.SeedPlace[]): Promise<Revealed[]> {
    const revealed: Revealed[] = [];
    for (const { chainId, chainIndex } of places.toReversed()) {
      const after = revealed.at(-1) ?? null;
      const known = after?.chainId === chainId ? after : await endOf(chainId);
      const seed = seedBefore(known.seed, known.chainIndex - chainIndex);
      revealed.push({ chainId, chainIndex, seed, salt: known.salt });
    }
    return revealed.toReversed();
  }

  /** The last seed of a chain, from which all others follow. */
  async function endOf(chainId: bigint): Promise<Revealed> {
    const { sealedRoot, length, salt: text } = (await repo.selectChain(pool, chainId))!;
    return { chainId, chainIndex: length, seed: Buffer.from(secrets.open(PURPOSE, sealedRoot), 'hex'), salt: text! };
  }

  return {
    /** Creates a chain for a draw each minute. `also` is done in the same transaction. */
    publish: (gameCode: string, also: Also = nothing): Promise<repo.Chain> => create(gameCode, lengthFor(1), also),
    salt,

    /**
     * Keeps a game supplied with seeds: where they run short a new chain is published, and then given a random salt.
     */
    async ensure(gameCode: string, minutes = 1): Promise<void> {
      const length = lengthFor(minutes);
      const chains = await repo.selectChains(pool, gameCode);
      const left = chains.reduce((sum, chain) => sum + (chain.salt === null ? 0 : chain.length - chain.used), 0);
      if (left > length / RENEW_PART) return;
      const waiting = chains.find(({ salt: has }) => has === null) ?? (await create(gameCode, length, nothing));
      await salt(waiting.id, randomBytes(16).toString('hex'));
    },

    /** Takes the next free seeds of a game for its draws, in their order. */
    async takeSeeds(tx: WriteHandle, gameCode: string, count: number): Promise<repo.SeedPlace[]> {
      const taken: repo.SeedPlace[] = [];
      while (taken.length < count) {
        const more = await repo.takeSeeds(tx, gameCode, count - taken.length);
        if (more.length === 0) throw new Error(`${gameCode} has no seeds left`);
        taken.push(...more);
      }
      return taken;
    },

    /** The seed of a position, from 1. It must stay secret until betting on its draw is closed. */
    reveal: async (place: repo.SeedPlace): Promise<Revealed> => (await revealAll([place]))[0]!,
    revealAll,

    /** What was public before a seed was revealed: the previous seed, or for the first the commitment. */
    before: (seed: string): string => sha256(Buffer.from(seed, 'hex')).toString('hex'),

    list: (gameCode: string): Promise<repo.Chain[]> => repo.selectChains(pool, gameCode),
    find: (id: bigint): Promise<repo.Chain | null> => repo.selectChain(pool, id),

    /** Checks every revealed seed against the one before, back to the published hash. @returns the broken ones */
    async verify(id: bigint | string): Promise<{ checked: number; broken: string[] }> {
      const chain = await repo.selectChain(pool, id);
      if (!chain) throw new Error(`There is no chain ${id}.`);
      const revealed = await repo.selectRevealed(pool, chain.id);
      const broken = revealed.filter(({ index, seed }) => hashTimes(Buffer.from(seed, 'hex'), index) !== chain.hash);
      return { checked: revealed.length, broken: broken.map(({ number }) => number) };
    },
  };
}

// The seed so many positions before another: each is the hash of the one after it. As packages/lottery makes a chain,
// but one seed only.
function seedBefore(seed: Buffer, places: number): Buffer {
  let found = seed;
  for (let place = 0; place < places; place += 1) found = sha256(found);
  return found;
}

function hashTimes(seed: Buffer, times: number): string {
  return seedBefore(seed, times).toString('hex');
}

function sha256(bytes: Uint8Array): Buffer {
  return hashOf('sha256', bytes, 'buffer');
}
