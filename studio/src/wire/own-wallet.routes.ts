import { formatDecimal, isDecimal, parseAmount, SCALE } from '@champa/money';
import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Studio } from '../studio.ts';
import { transfer, transferStatus } from '../wallets/transfers.ts';
import { findWallet, openWallet } from '../wallets/wallets.repo.ts';
import { selectSettled } from '../wallets/settled-rounds.repo.ts';
import { answerOperatorError, readSigned, vendorOf } from './launch.routes.ts';
import { OperatorError } from './operator-error.ts';
import { placeOf, presentSettled, SettledRequest } from './settled-rounds.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

const HUNDREDTH = SCALE / 100n;

const User = z.string().check(z.minLength(1), z.maxLength(128));
const Currency = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,31}$/));
const Reference = z.string().check(z.regex(/^[!-~]{1,80}$/));
/** Only whole hundredths are moved: smaller fractions would have to be rounded. */
const Amount = z.pipe(
  z.string().check(
    z.refine((text) => isDecimal(text) && parseAmount(text) > 0n && parseAmount(text) % HUNDREDTH === 0n, {
      error: 'an amount has two decimals at most and is above zero',
    }),
  ),
  z.transform(parseAmount),
);

const PlayerRequest = z.object({ user: User, currency: Currency });
const TransferRequest = z.extend(PlayerRequest, {
  reference: Reference,
  direction: z.enum(['in', 'out']),
  amount: Amount,
});
const StatusRequest = z.object({ reference: Reference });

/**
 * The wallet calls of vendors that keep balances, at `/vendors/:vassalage/operator/generic/v2/wallet`. The operator signs
 * requests, the vendor signs answers, over their exact bytes; money is a decimal string. A refused transfer is HTTP 200 with its
 * reason; HTTP 4xx says that the call itself was wrong.
 */
export function ownWalletRoutes(
  app: FastifyInstance,
  studio: Studio,
  { operatorKey, vendorKey }: { operatorKey: KeyObject; vendorKey: KeyObject },
): void {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(answerOperatorError);

  const vassalageOf = (request: Parameters<typeof vendorOf>[1]): string => {
    const vassalage = vendorOf(studio, request);
    if (!studio.keepsBalance(vassalage)) throw new OperatorError('NO_WALLET', `${vassalage} keeps no balances`);
    return vassalage;
  };
  const send = (reply: FastifyReply, answer: object): FastifyReply => {
    const body = Buffer.from(JSON.stringify(answer));
    return reply.type('application/json').header(SIGNATURE_HEADER, signBody(body, vendorKey)).send(body);
  };

  app.post('/player', async (request, reply) => {
    const { user, currency } = readSigned(request, operatorKey, PlayerRequest);
    const key = { vassalage: vassalageOf(request), player: user, currency };
    await openWallet(studio.pool, key, new Date(studio.now()));
    const { balance } = (await findWallet(studio.pool, key))!;
    return send(reply, { user, currency, balance: formatDecimal(balance) });
  });

  app.post('/balance', async (request, reply) => {
    const { user, currency } = readSigned(request, operatorKey, PlayerRequest);
    const wallet = await findWallet(studio.pool, { vassalage: vassalageOf(request), player: user, currency });
    // A player whom the operator never registered has nothing here.
    return send(reply, { user, currency, balance: formatDecimal(wallet?.balance ?? 0n) });
  });

  app.post('/transfer', async (request, reply) => {
    const { user, currency, ...wish } = readSigned(request, operatorKey, TransferRequest);
    const outcome = await transfer(studio, { ...wish, vassalage: vassalageOf(request), player: user, currency });
    const { reference } = wish;
    if (outcome.status !== 'done') return send(reply, { reference, status: outcome.status });
    return send(reply, { reference, status: 'done', ...money(outcome.amount, outcome.balance) });
  });

  app.post('/transfer/status', async (request, reply) => {
    const { reference } = readSigned(request, operatorKey, StatusRequest);
    const { state, amount, balance } = await transferStatus(studio, vassalageOf(request), reference);
    return send(reply, { reference, status: state, ...(state === 'done' && money(amount!, balance!)) });
  });

  // Changes since a time, first to last: a round that changes meanwhile moves further on and is returned there.
  app.post('/rounds', async (request, reply) => {
    const { limit, ...wish } = readSigned(request, operatorKey, SettledRequest);
    const found = await selectSettled(studio.pool, { ...wish, vassalage: vassalageOf(request), limit: limit + 1 });
    const rounds = found.slice(0, limit);
    const next = found.length > limit ? placeOf(rounds.at(-1)!) : null;
    return send(reply, { rounds: rounds.map(presentSettled), next });
  });
}

function money(amount: bigint, balance: bigint): { amount: string; balance: string } {
  return { amount: formatDecimal(amount), balance: formatDecimal(balance) };
}
