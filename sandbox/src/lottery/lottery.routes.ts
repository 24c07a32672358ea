import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { families, isOut, resultOf, sources } from './results.ts';
import { modes, selectSteering, upsertSteering } from './steering.repo.ts';

const Station = z.string().check(z.regex(/^[a-z_]{2,40}$/));
const Asked = z.object({ source: z.enum(sources), family: z.enum(families), station: Station, day: z.iso.date() });
const Steered = z.object({ source: z.enum(sources), station: z.union([Station, z.literal('*')]) });
const How = z.object({ mode: z.enum(modes), result: z.optional(z.record(z.string(), z.unknown())) });

type Needs = { pool: Pool; now: () => Temporal.Instant };

/**
 * Two independent sources of lottery results, and a way to make them disagree: `PUT /lottery/{source}/steer/{station}` with a
 * mode. `silent` has no results, `broken` answers nonsense, `other` has other numbers, `told` has the given numbers.
 */
export function lotteryRoutes(app: FastifyInstance, { pool, now }: Needs): void {
  app.get('/lottery/:source/results/:family/:station/:day', async (request, reply) => {
    const asked = Asked.safeParse(request.params);
    if (!asked.success) return reply.code(404).send();
    const { source, family, station, day } = asked.data;
    const { mode, result } = await selectSteering(pool, source, station);
    if (mode === 'told') return result;
    const isLate = !isOut(source, { family, station, day: Temporal.PlainDate.from(day) }, now());
    if (mode === 'silent' || isLate) return reply.code(404).send();
    if (mode === 'broken') return reply.type('application/json').send('{"top": 12');
    return resultOf(family, station, day, mode === 'other' ? source : '');
  });

  app.put('/lottery/:source/steer/:station', async (request, reply) => {
    const steered = Steered.safeParse(request.params);
    const how = How.safeParse(request.body);
    if (!steered.success || !how.success) return reply.code(422).send();
    const { mode, result } = how.data;
    if ((mode === 'told') !== (result !== undefined)) return reply.code(422).send();
    await upsertSteering(pool, steered.data.source, steered.data.station, { mode, result: result ?? null });
    return reply.code(204).send();
  });
}
