import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { reelsName } from '../catalogue/extras.ts';
import { stakeLadder } from '../catalogue/stakes.ts';
import type { Studio } from '../studio.ts';
import { readSigned, vendorOf } from '../wire/launch.routes.ts';
import { OperatorError } from '../wire/operator-error.ts';
import { insertFreeRounds } from './free-rounds.repo.ts';

const MOST_ROUNDS = 1_000;

const FreeRoundsRequest = z.object({
  reward_uuid: z.uuid(),
  user: z.string().check(z.minLength(1), z.maxLength(128)),
  game_code: z.string(),
  currency: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,31}$/)),
  bet_count: z.int().check(z.minimum(1), z.maximum(MOST_ROUNDS)),
  /** Whole units, as in all wallet calls. */
  bet_value: z.int().check(z.minimum(1)),
  end_time: z.iso.datetime(),
});

/**
 * Gives a player rounds of a slot at one of its stakes; the same key gives once. Refused for games without free rounds, and for
 * vendors that keep balances, because their wallet calls cannot mark a round as free.
 */
export function freeRoundsRoutes(app: FastifyInstance, studio: Studio, operatorKey: KeyObject): void {
  app.post('/freebet/rewards/create', async (request) => {
    const wish = readSigned(request, operatorKey, FreeRoundsRequest);
    const vassalage = vendorOf(studio, request);
    const { reward_uuid: rewardUuid, game_code: gameCode, user: player, currency, bet_count: rounds } = wish;
    const title = studio.titles.findPlayable(vassalage, gameCode);
    const stake = BigInt(wish.bet_value);
    if (!title || (title.engine !== 'slot' && !reelsName(title.engine)) || studio.keepsBalance(vassalage))
      throw new OperatorError('FREEBETS_NOT_SUPPORTED', `${gameCode} has no free rounds`);
    if (!stakeLadder(title).includes(stake))
      throw new OperatorError('FREEBETS_NOT_SUPPORTED', `no stake of ${wish.bet_value} in ${gameCode}`);
    const [at, validUntil] = [new Date(studio.now()), new Date(wish.end_time)];
    const gift = { vassalage, rewardUuid, gameCode, player, currency, stake, rounds, validUntil, at };
    if (!(await insertFreeRounds(studio.pool, gift)))
      throw new OperatorError('DUPLICATE_REWARD', 'this reward_uuid belongs to another gift');
    return { reward_uuid: rewardUuid };
  });
}
