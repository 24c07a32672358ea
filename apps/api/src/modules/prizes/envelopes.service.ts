import { PRIZE_STEP } from '@champa/contract';
import { createNumbers, drawAmount } from '@champa/fairness';
import { formatDecimal, maximum } from '@champa/money';
import { inTransaction, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { eachApart } from '../../platform/each.ts';
import { enqueue } from '../../platform/jobs.ts';
import { isOfKind } from './domain/game.ts';
import type { Draw, Seed } from './draws.repo.ts';
import * as draws from './draws.repo.ts';
import type { Draws } from './draws.service.ts';
import * as repo from './envelopes.repo.ts';
import * as games from './games.repo.ts';
import type { PrizesNeeds } from './needs.ts';
import { TELL_NEWS } from './tickets.service.ts';

const AT_A_TIME = 500;

type Needs = Pick<
  PrizesNeeds,
  'pool' | 'clock' | 'give' | 'reserve' | 'release' | 'requirePlay' | 'isExcluded' | 'mayTell' | 'tell'
> & {
  draws: Pick<Draws, 'promisedSeed'>;
};

/** `cause`: a member gets one envelope of a kind for each cause. Without an end, the kind's own applies. */
export type EnvelopeWish = { memberId: string; game: string; cause: string; expiresAt?: Temporal.Instant | null };

export type EnvelopeGiven = { status: 'given' | 'known'; envelope: bigint } | { status: 'budget_used_up' | 'excluded' };

type Opening = { memberId: string; id: string; idempotencyKey: string; serverSeedHash: string };

type GivingNeeds = Pick<PrizesNeeds, 'clock' | 'reserve' | 'isExcluded' | 'mayTell' | 'tell'>;

/**
 * Gives a member an envelope, in the caller's transaction; the most it can hold is reserved.
 *
 * @throws ApiError NOT_FOUND where there is no such kind of envelope
 */
export function createGiving({ clock, reserve, isExcluded, mayTell, tell }: GivingNeeds) {
  return async (tx: WriteHandle, { memberId, game: code, cause, expiresAt }: EnvelopeWish): Promise<EnvelopeGiven> => {
    const game = await games.lockGame(tx, code);
    if (!game || !isOfKind(game, 'envelope')) throw new ApiError('NOT_FOUND', { envelopes: code });
    const known = await repo.selectByCause(tx, { memberId, game: code, cause });
    if (known !== null) return { status: 'known', envelope: known };
    if (await isExcluded(tx, memberId)) return { status: 'excluded' };
    const { budget, currency, edition, rules } = game;
    const most = rules.bands.map(({ max }) => max).reduce(maximum);
    if (!(await reserve(tx, { budget, currency, amount: most }))) return { status: 'budget_used_up' };
    const until = expiresAt === undefined ? clock.now().add({ hours: 24 * rules.days }) : expiresAt;
    const wanted = { memberId, game: code, edition, cause, most, expiresAt: until };
    const envelope = await repo.insertEnvelope(tx, wanted, clock.now());
    if (!isOver(until, clock.now()) && (await mayTell(tx, memberId))) {
      await tell(tx, { memberId, kind: 'envelope_given', details: {}, cause: `envelope:${envelope}` });
    }
    await enqueue(tx, TELL_NEWS, { memberId, about: 'envelope' }, { key: `${TELL_NEWS}:envelope:${memberId}` });
    return { status: 'given', envelope };
  };
}

/** From its end on, an envelope cannot be opened. */
function isOver(end: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return end !== null && Temporal.Instant.compare(end, now) <= 0;
}

export type Envelopes = ReturnType<typeof createEnvelopes>;

/** Red envelopes for one member. */
export function createEnvelopes(needs: Needs) {
  const { pool, clock, give, release, requirePlay } = needs;
  const { promisedSeed } = needs.draws;

  /** Releases what was reserved for an envelope, so that its actual amount can be paid. */
  const unreserve = (tx: WriteHandle, { most }: repo.Envelope, budget: string, currency: string): Promise<void> =>
    release(tx, { budget, currency, amount: most });

  async function open(tx: WriteHandle, { memberId, id, idempotencyKey, serverSeedHash }: Opening): Promise<bigint> {
    const envelope = await repo.lockEnvelope(tx, id);
    if (!envelope || String(envelope.memberId) !== memberId) throw new ApiError('NOT_FOUND');
    if (envelope.drawId !== null) return envelope.drawId;
    const now = clock.now();
    if (envelope.state === 'expired' || isOver(envelope.expiresAt, now)) throw new ApiError('ENVELOPE_EXPIRED');
    await requirePlay(tx, memberId);
    const seed = await promisedSeed(tx, memberId);
    if (seed.serverSeedHash !== serverSeedHash) throw new ApiError('PRIZE_SEED_CHANGED');
    if (await draws.selectDrawByKey(tx, memberId, idempotencyKey)) throw new ApiError('IDEMPOTENCY_CONFLICT');
    const draw = await pay(tx, { memberId, idempotencyKey, envelope, seed });
    await repo.endEnvelope(tx, envelope.id, 'opened', draw);
    return draw;
  }

  type Paying = { memberId: string; idempotencyKey: string; envelope: repo.Envelope; seed: Seed };

  async function pay(tx: WriteHandle, { memberId, idempotencyKey, envelope, seed }: Paying): Promise<bigint> {
    const { edition } = envelope;
    const { currency, budget } = (await games.selectGame(tx, envelope.game))!;
    const { names, rules } = (await games.selectEditions(tx, [edition])).get(edition)!;
    if (rules.kind !== 'envelope') throw new Error(`edition ${edition} is of no envelope`);
    const amount = drawAmount(createNumbers(seed), rules.bands, PRIZE_STEP);
    await unreserve(tx, envelope, budget, currency);
    const given = await give(tx, {
      memberId,
      source: 'envelope',
      sourceId: envelope.game,
      cause: `envelope:${envelope.id}`,
      title: names,
      reward: { kind: 'cash', amount, currency, turnoverFactor: rules.turnoverFactor },
      budget,
      how: 'credit',
      expiresAt: null,
    });
    if (!('giftId' in given)) throw new Error(`envelope ${envelope.id} cannot be paid`);
    const text = formatDecimal(amount);
    return draws.insertDraw(tx, {
      memberId,
      game: envelope.game,
      edition,
      idempotencyKey,
      seed,
      drawn: text,
      given: text,
      why: null,
      amount,
      giftId: given.giftId,
      at: clock.now(),
    });
  }

  return {
    give: createGiving(needs),

    /**
     * Opens an envelope; repeated, the answer is the same. Locks the envelope, then the member's seed.
     *
     * @throws ApiError NOT_FOUND, ENVELOPE_EXPIRED, PRIZE_SEED_CHANGED, IDEMPOTENCY_CONFLICT
     */
    async open(opening: Opening): Promise<Draw> {
      const draw = await inTransaction(pool, (tx) => open(tx, opening));
      return (await draws.selectDraw(pool, draw))!;
    },

    waiting: (memberId: string): Promise<repo.Envelope[]> => repo.selectWaiting(pool, memberId, clock.now()),

    /** Expires envelopes that nobody opened in time; what was reserved for them is released. */
    async expire(): Promise<void> {
      const ended = await repo.selectEnded(pool, clock.now(), AT_A_TIME);
      const end = (id: bigint) =>
        inTransaction(pool, async (tx) => {
          const envelope = (await repo.lockEnvelope(tx, id))!;
          if (envelope.state !== 'waiting') return;
          const { budget, currency } = (await games.selectGame(tx, envelope.game))!;
          await repo.endEnvelope(tx, id, 'expired', null);
          await unreserve(tx, envelope, budget, currency);
        });
      await eachApart(ended, end, 'envelopes could not be ended');
    },
  };
}
