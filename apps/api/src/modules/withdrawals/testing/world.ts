import { randomUUID } from 'node:crypto';
import type { Withdrawal } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import pg from 'pg';
import type { Config } from '../../../platform/config.ts';
import { inTransaction, type Pool } from '../../../platform/database.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { allSettings } from '../../../composition/settings.ts';
import { createAccountsApp, type AccountsApp } from '../../../testing/accounts-app.ts';
import { creditedSince } from '../../deposits/index.ts';
import { freePort, type Sandbox, startSandbox } from '../../payments/testing/sandbox.ts';
import { startUnreliableLine, type UnreliableLine } from '../../payments/testing/unreliable-line.ts';
import { type Answer, createSend, type Send } from '../../../testing/client.ts';
import { recordByHand, unguarded, vilay } from '../../../testing/by-test.ts';
import { createTestMembers, PAYMENT_PASSWORD, paymentPassword } from '../../../testing/members.ts';
import { createInbox } from '../../inbox/index.ts';
import { verifyLedger } from '../../ledger/index.ts';
import { createPaymentCallbacks, createPayments } from '../../payments/index.ts';
import { createTurnover, type Turnover } from '../../turnover/index.ts';
import { playedSince, stakedBetween } from '../../vendors/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { createWithdrawals, payoutsSince, type Withdrawals } from '../index.ts';
import { FOLLOW_PART } from '../parts.repo.ts';

/** A member with money, a payment password and an account to be paid to. */
export type Payee = { id: string; token: string; payeeId: string; number: string };

export type Wish = { amount?: string; payeeId?: string; idempotencyKey?: string; paymentPassword?: string };

/** Withdrawals on real members, accounts and ledger, listening, and a real sandbox they reach over a line that can fail. */
export type World = AccountsApp & {
  withdrawals: Withdrawals;
  /** The same on another pool: one that fails, say. */
  withdrawalsOn: (pool: Pool) => Withdrawals;
  turnover: Turnover;
  sandbox: Sandbox;
  line: UnreliableLine;
  databaseUrl: string;
  callbackUrl: string;
  send: Send;
  member: (given?: { balance?: string; ending?: string }) => Promise<Payee>;
  credit: (memberId: string, amount: string) => Promise<void>;
  ask: (payee: Payee, wish?: Wish) => Promise<Answer>;
  /** One that was asked for and waits for staff. */
  asked: (payee: Payee, amount?: string) => Promise<Withdrawal>;
  /** Claimed and approved. */
  approved: (payee: Payee, amount?: string) => Promise<Withdrawal>;
  status: (payee: Payee, id: string) => Promise<Withdrawal>;
  balance: (memberId: string) => Promise<{ cash: string; locked: string }>;
  /** Runs the jobs that send a withdrawal's parts and ask about them, now. */
  follow: (id: string) => Promise<void>;
  /** What the ledger breaks of its rules: nothing, ever. */
  broken: () => Promise<string[]>;
  messages: (payee: Payee) => Promise<string[]>;
  /** Withdrawals that were told to be paid, as `id amount`. */
  told: string[];
  /** What only the database's owner may do. */
  ownerQuery: (text: string) => Promise<void>;
};

export const BY = { ...vilay, reason: 'checked' };
let numbers = 0;

export async function createWorld(): Promise<World> {
  const told: string[] = [];
  const base = await createAccountsApp();
  const { app, pool, clock, settings, ledger } = base;
  const databaseUrl = (pool.options as { connectionString: string }).connectionString;
  const sandbox = await startSandbox(clock);
  const line = await startUnreliableLine(sandbox.url);
  const port = await freePort();
  const callbackUrl = `http://127.0.0.1:${port}`;
  const log = createLog('silent', 'test');
  const live = new LiveHub(pool, databaseUrl, log);
  const composed = compose(base, live, {
    SANDPAY_URL: line.url,
    SANDPAY_SECRET_FILE: sandbox.secretFile,
    CALLBACK_URL: callbackUrl,
  });
  const { withdrawals } = composed;
  await withdrawals.routes!(app);
  await composed.callbacks.routes!(app);
  await app.listen({ host: '127.0.0.1', port });
  await composed.payments.seedDemo();
  await base.configure('payees', { holdHours: 0 });
  await base.configure('session', { idleMinutes: 1_000_000, hours: 1_000_000 });
  await base.configure('registration', { accountsPerAddressAndHour: 10_000 });
  await base.configure('withdrawals', {
    automatic: { below: '0', maxScore: 0 },
    minutesBetween: 0,
    openAtOnce: 100,
    perDay: { count: 1000, amount: '900000000' },
  });

  const send = createSend(() => app);
  const members = createTestMembers(() => base, send);
  const follow = withdrawals.jobs!.find(({ name }) => name === FOLLOW_PART)!;

  const credit: World['credit'] = (memberId, amount) =>
    inTransaction(pool, async (tx) => {
      const owner = { type: 'member', id: memberId } as const;
      await ledger.post(tx, {
        source: 'test',
        key: randomUUID(),
        kind: 'deposit',
        debit: await ledger.openAccount(tx, {
          owner: { type: 'house', id: 'test' },
          purpose: 'opening',
          currency: 'LAK',
        }),
        credit: await ledger.openAccount(tx, { owner, purpose: 'cash', currency: 'LAK' }),
        amount: parseAmount(amount),
        reference: { type: 'deposit', id: '1' },
        actor: 'system',
      });
    });
  const member: World['member'] = async ({ balance = '2000000', ending = '1234' } = {}) => {
    clock.forward({ minutes: 1 });
    const { id, token } = await members.member();
    await members.setPaymentPassword(token);
    const number = `0${1_000_000 + (numbers += 1)}${ending}`;
    const account = { kind: 'BANK', provider: 'BCEL', number, holderName: 'Keo Sengdara', proof: paymentPassword };
    const { value } = await send('POST', '/api/payees', account, { token });
    await credit(id, balance);
    return { id, token, payeeId: value.list[0].id as string, number };
  };
  const ask: World['ask'] = ({ token, payeeId }, wish = {}) => {
    const body = {
      payeeId,
      amount: '500000',
      idempotencyKey: randomUUID(),
      paymentPassword: PAYMENT_PASSWORD,
      ...wish,
    };
    return send('POST', '/api/withdrawals', body, { token });
  };
  const asked: World['asked'] = async (payee, amount = '500000') => {
    const { value, ...answer } = await ask(payee, { amount });
    if (!answer.success) throw new Error(`not asked: ${JSON.stringify({ ...answer, value })}`);
    return value as Withdrawal;
  };
  const status: World['status'] = async ({ token }, id) =>
    (await send('GET', `/api/withdrawals/${id}`, undefined, { token })).value as Withdrawal;

  return {
    ...base,
    ...composed,
    sandbox,
    line,
    databaseUrl,
    callbackUrl,
    send,
    member,
    credit,
    ask,
    asked,
    approved: async (payee, amount) => {
      const { id } = await asked(payee, amount);
      await withdrawals.admin.claim(BY, id);
      await withdrawals.admin.approve(BY, id);
      return status(payee, id);
    },
    status,
    balance: async (memberId) => {
      const all = await ledger.balances(memberId);
      const of = (purpose: string) => formatDecimal(all.find((each) => each.purpose === purpose)?.balance ?? 0n);
      return { cash: of('cash'), locked: of('locked') };
    },
    follow: async (id) => {
      const { parts } = await withdrawals.admin.open(id);
      for (const part of parts) await follow.run({ partId: String(part.id) });
    },
    broken: async () => (await verifyLedger(pool)).broken.map(({ name }) => name),
    messages: ({ token }) => members.messages(token),
    told,
    ownerQuery: async (text) => {
      const owner = new pg.Client({ connectionString: databaseUrl });
      await owner.connect();
      await owner.query(text);
      await owner.end();
    },
    close: async () => {
      await line.close();
      await sandbox.close();
      await base.close();
    },
  };

  function compose(on: AccountsApp, hub: LiveHub, given: Partial<Config>) {
    const config = { PUBLIC_URL: 'http://localhost:8080', ...given } as Config;
    const deps = { config, pool, clock, log, live: hub };
    const wallet = createWallet({ ledger });
    const inbox = createInbox(deps, {
      brand: () => settings.get(allSettings.brand),
      keepDays: async () => 365,
      letters: async () => [],
      record: recordByHand,
    });
    const rules = async () => ({ factorPercent: 100, nearNothing: parseAmount('1000') });
    const turnover = createTurnover({ clock, ledger, stakedBetween, rules });
    const { credentials, throttle, payees, members: everybody, secrets } = on;
    const payments = createPayments(deps, {
      secrets,
      record: recordByHand,
      depositsSince: async () => [],
      payoutsSince,
    });
    const needs: Parameters<typeof createWithdrawals>[1] = {
      ledger,
      wallet,
      secrets,
      payees,
      payments,
      turnover,
      members: everybody,
      settings: () => on.settings.all(allSettings),
      requirePaymentPassword: credentials.requirePaymentPassword,
      hasPaymentPassword: credentials.hasPaymentPassword,
      signInFacts: credentials.signInFacts,
      spend: throttle.allowances.spend,
      creditedSince,
      playedSince,
      tell: inbox.tell,
      record: recordByHand,
      guard: on.guard,
      usernames: everybody.usernames,
      onPaid: async (_tx, { withdrawalId, amount }) => void told.push(`${withdrawalId} ${formatDecimal(amount)}`),
    };
    const withdrawalsOn = (through: Pool) =>
      createWithdrawals({ ...deps, pool: through }, { ...needs, guard: unguarded(through) });
    const withdrawals = createWithdrawals(deps, needs);
    const callbacks = createPaymentCallbacks(deps, {
      providers: payments.providers,
      receiveDeposit: async () => ({ outcome: 'unknown' }),
      receivePayout: withdrawals.receive,
    });
    return { withdrawals, withdrawalsOn, payments, callbacks, turnover };
  }
}
