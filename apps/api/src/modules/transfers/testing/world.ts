import { randomUUID } from 'node:crypto';
import type { gameLaunch, LiveEvent, Operation, OperationValue, recallFunds, walletTransfer } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import { createDatabase } from '@champa/testkit';
import pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import { verifyLedger } from '../../ledger/index.ts';
import type { NewMember } from '../../member/index.ts';
import { RESOLVE_MOVE } from '../use-cases/resolve-move.ts';
import { compose, type Composed, nodeOf, RULES, type Rules } from './compose.ts';
import { playRounds } from './studio-player.ts';
import { freePort, startStudio, type Studio, VENDORS } from './studio.ts';
import { startVendorLine, type VendorLine } from './vendor-line.ts';

/** `value`: the body of the answer, where its call is not typed. */
export type Answer<T = Record<string, any>> = { status: number; code?: string; value: T };
type Of<O extends Operation> = Promise<Answer<OperationValue<O>>>;

/** Transfers, a real studio with transfer wallets, and a connection between them that can fail. */
export type World = Composed & {
  pool: Pool;
  databaseUrl: string;
  studio: Studio;
  line: VendorLine;
  /** Calls of seamless games that do not get through: `transaction/win`. `deaf`: carried out, but the answer is lost. */
  callsCut: Set<string>;
  callsDeaf: Set<string>;
  rules: Rules;
  /** The live events that were published, by member. */
  told: ({ member: string } & LiveEvent)[];
  passTime: (duration: Temporal.DurationLike) => void;
  passed: () => Temporal.Duration;
  now: () => Temporal.Instant;
  addMember: (cash?: string, more?: Partial<NewMember>) => Promise<string>;
  call: <T = Answer['value']>(
    member: string,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
  ) => Promise<Answer<T>>;
  /** Moves into a vendor, or out of it. */
  move: (member: string, direction: 'in' | 'out', amount: string, more?: object) => Of<typeof walletTransfer>;
  recall: (member: string) => Of<typeof recallFunds>;
  /** A member's balances in the ledger, by purpose. */
  books: (member: string) => Promise<Record<string, bigint>>;
  /** A member's balance according to the vendor. */
  atVendor: (member: string, vendor?: string) => Promise<bigint>;
  /** Opens the vendor's slot for a member and plays so many rounds at the smallest stake. */
  play: (member: string, rounds: number, vendor?: string) => Promise<Answer>;
  /** The result of a member's rounds at the studio: wins less stakes, without voided ones. */
  rounds: (member: string) => Promise<bigint>;
  launch: (member: string, vendor?: string) => Of<typeof gameLaunch>;
  /** Runs the job of every move that is under way, now. */
  resolveAll: () => Promise<void>;
  runJob: (name: string, payload?: object) => Promise<void>;
  /** Runs a statement with the owner's rights. */
  owner: (text: string) => Promise<{ rows: unknown[] }>;
  /** The violated invariants of the ledger and of transfers; empty is right. */
  broken: () => Promise<unknown[]>;
  close: () => Promise<void>;
};

export const VENDOR = VENDORS[0];
/** A seamless vendor: its games take stakes from the main wallet. */
export const SEAMLESS = 'NAGASPIN';

export async function createWorld(): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 12);
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const port = await freePort();
  const studio = await startStudio(`http://127.0.0.1:${port}/wallet`);
  const line = await startVendorLine(studio.url);
  const told: World['told'] = [];
  const rules = { ...RULES };
  const composed = await compose({
    pool,
    clock,
    live: { publish: (member, event) => void told.push({ member, ...event }) },
    operatorKey: studio.operatorKey,
    rules: () => rules,
  });
  const { app, ledger, members, wallet, vendors, transfers } = composed;
  const [callsCut, callsDeaf] = [new Set<string>(), new Set<string>()];
  const isOf = (calls: Set<string>, url: string): boolean => [...calls].some((call) => url.endsWith(call));
  app.addHook('onRequest', async ({ url, raw }) => void (isOf(callsCut, url) && raw.destroy()));
  app.addHook('onSend', async ({ url, raw }) => void (isOf(callsDeaf, url) && raw.socket.destroy()));
  await app.listen({ port, host: '127.0.0.1' });
  for (const code of [...VENDORS, SEAMLESS]) {
    const launchUrl = `${line.url}/vendors/${code}`;
    const address = { launchUrl, launchOrigins: [studio.url], key: studio.vendorPublicKey };
    const kind = code === SEAMLESS ? 'seamless' : 'transfer';
    const vendor = { code, dialect: 'hub88', wallet: kind, displayName: null, gameType: null, ...address } as const;
    await vendors.service.add(vendor, false, 'test');
  }

  const call: World['call'] = async (member, method, url, body) => {
    const headers = { authorization: `Bearer ${member}`, 'x-language': 'en' };
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: response.statusCode, ...(JSON.parse(response.body) as Omit<Answer<never>, 'status'>) };
  };
  const holder = (player: string) => ({ player, currency: 'LAK' });
  const launch: World['launch'] = (member, vendor = VENDOR) =>
    call(member, 'GET', `/api/games/launch?nodeId=${nodeOf(vendor)}&device=mobile`);
  const runJob: World['runJob'] = (name, payload = {}) =>
    transfers.jobs!.find((job) => job.name === name)!.run(payload);
  const world: World = {
    ...composed,
    pool,
    databaseUrl: database.url,
    studio,
    line,
    callsCut,
    callsDeaf,
    rules,
    told,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    passed: () => offset,
    now: clock.now,
    addMember: (cash = '0', more = {}) =>
      inTransaction(pool, async (tx) => {
        const member = (await members.create(tx, { username: `m${randomUUID().slice(0, 12)}`, ...details, ...more }))!;
        await wallet.open(tx, member.id, member.currency);
        if (parseAmount(cash) > 0n) await give(member.id, parseAmount(cash), tx);
        return member.id;
      }),
    call,
    move: (member, direction, amount, more = {}) =>
      call(member, 'POST', '/api/wallet/transfer', {
        from: direction === 'in' ? 'main' : VENDOR,
        to: direction === 'in' ? VENDOR : 'main',
        amount,
        idempotencyKey: randomUUID(),
        ...more,
      }),
    recall: (member) => call(member, 'POST', '/api/wallet/recall', { idempotencyKey: randomUUID() }),
    books: async (member) =>
      Object.fromEntries((await ledger.balances(member)).map(({ purpose, balance }) => [purpose, balance])),
    atVendor: async (member, vendor = VENDOR) => (await vendors.transferWallet(vendor))!.wallet.balance(holder(member)),
    launch,
    play: async (member, rounds, vendor = VENDOR) => {
      const opened = await launch(member, vendor);
      if (opened.status !== 200) return opened;
      return playRounds(studio.url, String(opened.value['url']), rounds);
    },
    rounds: async (member) => studio.playedBy(member),
    resolveAll: async () => {
      const { rows } = await pool.query<{ id: bigint }>(
        `SELECT id FROM transfers.move WHERE state IN ('created', 'sent', 'unknown')`,
      );
      for (const { id } of rows) await runJob(RESOLVE_MOVE, { moveId: String(id) });
    },
    runJob,
    owner: async (text) => {
      const owner = new pg.Client({ connectionString: database.url });
      await owner.connect();
      const { rows } = await owner.query(text);
      await owner.end();
      return { rows };
    },
    broken: async () => [...(await verifyLedger(pool)).broken, ...(await pool.query(BROKEN)).rows],
    close: async () => {
      await line.close();
      await studio.close();
      await app.close();
      await vendors.stop!();
      await pool.end();
      await database.drop();
    },
  };
  return world;

  async function give(member: string, amount: bigint, tx: Parameters<typeof ledger.post>[0]): Promise<void> {
    const house = await ledger.openAccount(tx, {
      owner: { type: 'house', id: 'test' },
      purpose: 'opening',
      currency: 'LAK',
    });
    const owner = { type: 'member', id: member } as const;
    await ledger.post(tx, {
      source: 'test',
      key: randomUUID(),
      kind: 'adjustment',
      debit: house,
      credit: await ledger.openAccount(tx, { owner, purpose: 'cash', currency: 'LAK' }),
      amount,
      reference: { type: 'seed', id: 'test' },
      actor: 'system',
    });
  }
}

/** All of a member's money by our books. */
export function totalOf(books: Record<string, bigint>): bigint {
  return Object.values(books).reduce((sum, balance) => sum + balance, 0n);
}

export function decimal(amount: bigint): string {
  return formatDecimal(amount);
}

const details = {
  type: 0,
  currency: 'LAK',
  country: 'LA',
  language: 'lo',
  registerUrl: '',
  referralCode: '',
  affiliateCode: '',
};

// The sum placed at a member's vendors equals their in-vendor account; a move in holds exactly its amount while it is
// under way.
const BROKEN = `
  SELECT 'placed' AS rule, a.owner_id AS id
  FROM ledger.accounts AS a
  JOIN ledger.balances AS b ON b.account = a.id
  LEFT JOIN transfers.vendor_wallet AS w ON w.member_id::text = a.owner_id AND w.currency = a.currency
  WHERE a.owner_type = 'member' AND a.purpose = 'in_vendor'
  GROUP BY a.owner_id, b.balance
  HAVING b.balance <> coalesce(sum(w.placed), 0)
  UNION ALL
  SELECT 'held', m.id::text
  FROM transfers.move AS m
  LEFT JOIN ledger.holds AS h ON h.id = m.hold
  WHERE m.direction = 'in' AND (h.amount, h.state) IS DISTINCT FROM
    (m.amount, CASE m.state WHEN 'confirmed' THEN 'posted' WHEN 'refused' THEN 'voided' ELSE 'open' END)`;
