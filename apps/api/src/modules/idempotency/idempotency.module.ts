import type { FastifyInstance } from 'fastify';
import type { Deps, Module } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ClaimKey } from '../../platform/http/route.ts';
import { hashOfWish } from './domain/wish.ts';
import { deleteClaimsBefore, insertClaim, selectWish } from './idempotency.repo.ts';

/** Nobody repeats a call later than that; what a key did is kept for ever by the module that did it. */
const KEPT_FOR = Temporal.Duration.from({ hours: 30 * 24 });

/** Idempotency keys of all calls that take one. */
export function createIdempotency({ pool, clock }: Pick<Deps, 'pool' | 'clock'>): Module {
  const claimKey: ClaimKey = async (holder, key, asked) => {
    const wish = hashOfWish(asked);
    if (await insertClaim(pool, { holder, key, wish, at: clock.now() })) return;
    const claimed = await selectWish(pool, holder, key);
    if (claimed && !claimed.equals(wish)) throw new ApiError('IDEMPOTENCY_CONFLICT');
  };
  const decorate = (app: FastifyInstance): void => void app.decorate('claimKey', claimKey);
  return {
    name: 'idempotency',
    routes: decorate,
    adminRoutes: decorate,
    jobs: [
      {
        name: 'idempotency_tidy',
        cron: '20 * * * *',
        run: () => inTransaction(pool, (tx) => deleteClaimsBefore(tx, clock.now().subtract(KEPT_FOR))),
      },
    ],
  };
}
