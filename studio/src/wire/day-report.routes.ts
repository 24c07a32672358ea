import { formatDecimal } from '@champa/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type MovementPlace,
  type ReportedMovement,
  type ReportSum,
  selectMovements,
  selectReportSums,
} from '../reports/reports.repo.ts';
import type { Studio } from '../studio.ts';
import { answerOperatorError, readSigned, vendorOf } from './launch.routes.ts';
import { OperatorError } from './operator-error.ts';
import { DEMO_CURRENCY } from './purse.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

const MOST_MOVEMENTS = 1000;
const LONGEST_MS = 9 * 24 * 3_600_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const Time = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const Place = z.pipe(
  z.string().check(z.refine((text) => readPlace(text) !== null, { error: 'no place in the list' })),
  z.transform((text) => readPlace(text)!),
);
const SumsRequest = z.object({ from: Time, until: Time });
const MovementsRequest = z.extend(SumsRequest, {
  game_code: z.string().check(z.minLength(1), z.maxLength(120)),
  currency: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,31}$/)),
  after: z._default(z.nullable(Place), null),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MOST_MOVEMENTS)), MOST_MOVEMENTS),
});

/**
 * What the vendor has on its books of the operator's wallet, at `/vendors/:vassalage/operator/generic/v2/report`: sums by game, and the
 * transactions of one game. The operator signs requests, the vendor signs answers; money is a decimal string.
 */
export function dayReportRoutes(
  app: FastifyInstance,
  studio: Studio,
  { operatorKey, vendorKey }: { operatorKey: KeyObject; vendorKey: KeyObject },
): void {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(answerOperatorError);

  const vassalageOf = (request: Parameters<typeof vendorOf>[1]): string => {
    const vassalage = vendorOf(studio, request);
    if (studio.keepsBalance(vassalage))
      throw new OperatorError(
        'WRONG_TYPES',
        `${vassalage} keeps the balances itself: its rounds are in /wallet/rounds`,
      );
    return vassalage;
  };
  const send = (reply: FastifyReply, answer: object): FastifyReply => {
    const body = Buffer.from(JSON.stringify(answer));
    return reply.type('application/json').header(SIGNATURE_HEADER, signBody(body, vendorKey)).send(body);
  };

  app.post('/sums', async (request, reply) => {
    const span = spanOf(readSigned(request, operatorKey, SumsRequest));
    const wish = { ...span, vassalage: vassalageOf(request), unreported: DEMO_CURRENCY };
    const sums = await selectReportSums(studio.pool, wish);
    return send(reply, { ...presentSpan(span), sums: sums.map(presentSum) });
  });

  app.post('/transactions', async (request, reply) => {
    const {
      limit,
      after,
      game_code: gameCode,
      currency,
      ...asked
    } = readSigned(request, operatorKey, MovementsRequest);
    const span = spanOf(asked);
    const wish = { ...span, vassalage: vassalageOf(request), gameCode, currency, after, limit: limit + 1 };
    const found = await selectMovements(studio.pool, wish);
    const page = found.slice(0, limit);
    const next = found.length > limit ? placeOf(page.at(-1)!) : null;
    return send(reply, { ...presentSpan(span), transactions: page.map(presentMovement), next });
  });
}

type Asked = { from: Date; until: Date };

function spanOf({ from, until }: Asked): Asked {
  if (from >= until || until.getTime() - from.getTime() > LONGEST_MS)
    throw new OperatorError('WRONG_TYPES', 'a report is of a span of nine days at most');
  return { from, until };
}

/** An answer says what it is about: an older one, signed as well, cannot stand for it. */
function presentSpan({ from, until }: Asked) {
  return { from: from.toISOString(), until: until.toISOString() };
}

function presentSum({ gameCode, currency, kind, count, amount }: ReportSum) {
  return { game_code: gameCode, currency, kind, count, amount: formatDecimal(amount) };
}

function presentMovement({ transactionUuid, roundId, gameCode, at, amount, ...movement }: ReportedMovement) {
  const { kind, currency, player } = movement;
  return {
    transaction_uuid: transactionUuid,
    kind,
    round: roundId,
    user: player,
    game_code: gameCode,
    currency,
    amount: formatDecimal(amount),
    at: at.toISOString(),
  };
}

function placeOf({ at, transactionUuid }: MovementPlace): string {
  return `${at.getTime()}_${transactionUuid}`;
}

function readPlace(text: string): MovementPlace | null {
  const [time = '', transactionUuid = ''] = text.split('_');
  return /^\d{1,15}$/.test(time) && UUID.test(transactionUuid) ? { at: new Date(Number(time)), transactionUuid } : null;
}
