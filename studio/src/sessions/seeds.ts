import { hashServerSeed, SERVER_SEED_BYTES, serverSeedToHex } from '@champa/fairness';
import { StudioError } from '../platform/errors.ts';
import { transaction } from '../platform/database.ts';
import type { RotateAnswer, SeedState } from '../protocol.ts';
import { undecidedRound } from '../rounds/rounds.repo.ts';
import type { Studio } from '../studio.ts';
import { lockSeat, type NewSeed, readSeed, replaceSeed, type Seed, type Session } from './sessions.repo.ts';

/** A new server seed; its hash commits to it before its first use. */
export function newSeed({ randomBytes, now }: Studio, clientSeed: string): NewSeed {
  const serverSeed = randomBytes(SERVER_SEED_BYTES);
  return { serverSeed, serverSeedHash: hashServerSeed(serverSeed), clientSeed, at: new Date(now()) };
}

/** A client seed for players who chose none; they can change it at any time. */
export function suggestedClientSeed({ randomBytes }: Studio): string {
  return Buffer.from(randomBytes(9)).toString('base64url');
}

export async function seedState({ pool }: Studio, seatId: bigint): Promise<SeedState> {
  return presentSeed(await readSeed(pool, seatId));
}

/** Reveals the seat's seed and continues with a new one under the player's client seed. */
export async function rotateSeed(studio: Studio, session: Session, clientSeed: string): Promise<RotateAnswer> {
  const next = newSeed(studio, clientSeed);
  const retired = await transaction(studio.pool, async (client) => {
    const seed = await lockSeat(client, session.seatId);
    // With the seed of a round that is not decided yet, the player could foresee the result.
    const undecided = await undecidedRound(client, session.seatId);
    if (undecided === 'standing') throw new StudioError('ROUND_OPEN', 'finish the open round first');
    if (undecided === 'placing') {
      throw new StudioError('ROUND_IN_PROGRESS', 'a round is still being decided', { retryAfterMs: 1_000 });
    }
    await replaceSeed(client, session.seatId, next);
    return seed;
  });
  return {
    revealed: {
      serverSeed: serverSeedToHex(retired.serverSeed),
      serverSeedHash: retired.serverSeedHash,
      clientSeed: retired.clientSeed,
      rounds: retired.nextNonce,
    },
    next: { serverSeedHash: next.serverSeedHash, clientSeed, nonce: 0 },
  };
}

function presentSeed({ serverSeedHash, clientSeed, nextNonce }: Seed): SeedState {
  return { serverSeedHash, clientSeed, nonce: nextNonce };
}
