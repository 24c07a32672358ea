import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { worth } from './crypto.ts';
import { refuse, requireSignature } from './signed.ts';
import { type Moved, type Place, selectMoved } from './statement.repo.ts';

const MOST = 500;

const Time = z.pipe(
  z.iso.datetime(),
  z.transform((text) => Temporal.Instant.from(text)),
);
const After = z.pipe(
  z.string().check(z.regex(/^\S{20,40} [\x21-\x7e]{1,80}$/)),
  z.transform((text, context): Place => {
    const [at, reference] = text.split(' ') as [string, string];
    const time = z.iso.datetime().safeParse(at);
    if (time.success) return { at: Temporal.Instant.from(time.data), reference };
    context.issues.push({ code: 'custom', message: 'no place', input: text });
    return z.NEVER;
  }),
);
const Query = z.object({
  from: Time,
  until: Time,
  after: z.optional(After),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST)), MOST),
});

type Needs = { pool: Pool; secret: string; now: () => Temporal.Instant };

/** The merchant's statement: what was paid, given back and paid out in a span of time, in its order. Every request is signed. */
export function statementRoutes(app: FastifyInstance, { pool, secret, now }: Needs): void {
  requireSignature(app, { secret, now });

  app.get('/pay/api/statement', async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) return refuse(reply, 422, 'request', z.prettifyError(query.error));
    const { after = null, limit, ...span } = query.data;
    const found = await selectMoved(pool, span, after, limit + 1);
    const last = found.length > limit ? found[limit - 1]! : null;
    return { entries: found.slice(0, limit).map(present), next: last && `${last.at} ${last.reference}` };
  });
}

function present(moved: Moved) {
  const { kind, reference, coinsReceived, currency, at } = moved;
  const amount = coinsReceived === null ? moved.amount : worth(moved, coinsReceived);
  return { kind, reference, amount: formatDecimal(amount), currency, at: String(at) };
}
