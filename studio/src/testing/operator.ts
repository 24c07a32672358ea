import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { readExact, writeExact } from '../wire/exact-json.ts';
import { isSignedBy, SIGNATURE_HEADER, signBody } from '../wire/signature.ts';

/**
 * A fault of one call: `lost` has no effect and no answer, `unanswered` has its effect and no answer, any other text is the
 * status that is answered, without effect.
 */
export type Fault = 'lost' | 'unanswered' | `RS_ERROR_${string}`;

/** In order; `undefined` means success, and so does everything after the last one. */
type Faults = (Fault | undefined)[];

/** A call of the wallet, before or after its effect. `ofRaise`: bets of moves alone, or first stakes alone. */
export type Moment = { route: 'bet' | 'win'; when: 'before' | 'after'; ofRaise?: boolean };

/** `at` names the calls of a player that are kept, if any; `onHeld` is told the player of each that is. */
export type Hold = {
  at: (user: string) => Moment | null;
  onHeld: (user: string) => void;
  until: Promise<void>;
};

type Call = { route: string; body: Record<string, unknown>; vassalage: string };

type Transaction = { route: string; amount: bigint; reference: string | null };

/** An operator's wallet in the hub88 dialect on a real socket: verifies signatures, keeps balances, and applies each key once. */
export type Operator = {
  url: string;
  vendorKey: KeyObject;
  operatorPublicKey: KeyObject;
  /** Signs a call to the studio. */
  sign: (body: string) => string;
  balances: Map<string, bigint>;
  calls: Call[];
  /** The faults of the next calls of a kind, in order. */
  faults: { bet: Faults; win: Faults; rollback: Faults; balance: Faults };
  /** Calls that are kept without an answer, before or after their effect, until they are let go or their caller is gone. */
  hold: Hold | null;
  /** Transaction UUIDs that were rolled back, whether or not they had arrived. */
  tombstones: Set<string>;
  close: () => Promise<void>;
};

export async function startOperator(): Promise<Operator> {
  const vendor = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const app = Fastify({ pluginTimeout: 60_000 });
  const operator: Operator = {
    url: '',
    vendorKey: vendor.privateKey,
    operatorPublicKey: own.publicKey,
    sign: (body) => signBody(Buffer.from(body), own.privateKey),
    balances: new Map(),
    calls: [],
    faults: { bet: [], win: [], rollback: [], balance: [] },
    hold: null,
    tombstones: new Set(),
    close: () => app.close(),
  };
  walletRoutes(app, operator, vendor.publicKey);
  operator.url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/wallet`;
  return operator;
}

function walletRoutes(app: FastifyInstance, operator: Operator, vendorKey: KeyObject): void {
  const transactions = new Map<string, Transaction>();
  const rounds = new Set<string>();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Params: { vassalage: string; group: string; call: string }; Body: Buffer }>(
    '/wallet/:vassalage/:group/:call',
    async ({ params, headers, body: bytes }, reply) => {
      const body = readExact(bytes.toString()) as Record<string, unknown>;
      const answer = (status: string, more = {}) =>
        reply.type('application/json').send(writeExact({ status, request_uuid: body['request_uuid'], ...more }));
      if (!isSignedBy(vendorKey, bytes, headers[SIGNATURE_HEADER])) return answer('RS_ERROR_INVALID_SIGNATURE');
      operator.calls.push({ route: params.call, body, vassalage: params.vassalage });
      const fault = operator.faults[params.call as keyof Operator['faults']].shift();
      if (fault === 'lost') return reply.raw.destroy();
      const user = String(body['user']);
      const balance = (): bigint => operator.balances.get(user) ?? 0n;
      if (fault?.startsWith('RS_')) {
        return answer(fault, fault === 'RS_ERROR_NOT_ENOUGH_MONEY' ? { balance: balance() } : {});
      }
      const round = String(body['round']);
      const isRaise = params.call === 'bet' && rounds.has(round);
      rounds.add(round);
      const { hold } = operator;
      const moment = hold?.at(user);
      const isHeld = moment?.route === params.call && (moment.ofRaise === undefined || moment.ofRaise === isRaise);
      if (isHeld && moment.when === 'before') {
        hold!.onHeld(user);
        await hold!.until;
        // Whoever dies before the effect never has it.
        return reply.raw.destroy();
      }
      const status = params.call === 'balance' ? 'RS_OK' : apply(operator, transactions, params.call, user, body);
      if (isHeld) {
        hold!.onHeld(user);
        await hold!.until;
        return reply.raw.destroy();
      }
      if (fault === 'unanswered') return reply.raw.destroy();
      const isTold = status === 'RS_OK' || status === 'RS_ERROR_NOT_ENOUGH_MONEY';
      return answer(status, isTold ? { user, currency: 'LAK', balance: balance() } : {});
    },
  );
}

function apply(
  { balances, tombstones }: Operator,
  transactions: Map<string, Transaction>,
  route: string,
  user: string,
  body: Record<string, unknown>,
): string {
  const uuid = String(body['transaction_uuid']);
  const reference = (body['reference_transaction_uuid'] ?? null) as string | null;
  const balance = balances.get(user) ?? 0n;
  if (transactions.has(uuid)) return 'RS_OK';
  if (route === 'rollback') return rollBack(balances, tombstones, transactions, user, uuid, reference!);
  if (tombstones.has(route === 'bet' ? uuid : reference!)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  if (route === 'win' && !transactions.has(reference!)) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  const isFreeBet = route === 'bet' && body['is_free'] === true;
  const amount = isFreeBet ? 0n : (body['amount'] as bigint);
  if (route === 'bet' && amount > balance) return 'RS_ERROR_NOT_ENOUGH_MONEY';
  transactions.set(uuid, { route, amount, reference });
  balances.set(user, route === 'bet' ? balance - amount : balance + amount);
  return 'RS_OK';
}

function rollBack(
  balances: Map<string, bigint>,
  tombstones: Set<string>,
  transactions: Map<string, Transaction>,
  user: string,
  uuid: string,
  reference: string,
): string {
  const bet = transactions.get(reference);
  if (bet && !tombstones.has(reference)) balances.set(user, (balances.get(user) ?? 0n) + bet.amount);
  tombstones.add(reference);
  transactions.set(uuid, { route: 'rollback', amount: 0n, reference });
  return 'RS_OK';
}
