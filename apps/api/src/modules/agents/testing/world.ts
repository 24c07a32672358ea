import { randomUUID } from 'node:crypto';
import type { ContractKind, ContractPeriod, ContractTerms, LiveEvent, RunState } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { createDatabase } from '@champa/testkit';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Deps } from '../../../module.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import { createServer } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createFigures, type Figures } from '../../figures/index.ts';
import { type Accounts, composeAccounts } from '../../../composition/accounts.ts';
import { createInbox } from '../../inbox/index.ts';
import { createLedger, type Ledger, sealJournal, verifyLedger } from '../../ledger/index.ts';
import { createMembers, type Members } from '../../member/index.ts';
import { createSettings, type Settings } from '../../settings/index.ts';
import { createSite } from '../../site/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createAgents, createAgreements, type Agents } from '../index.ts';
import { LEAKED_PASSWORD } from '../../../testing/leaked-password.ts';
import { allSettings } from '../../../composition/settings.ts';
import { byTest, recordByHand, unguarded } from '../../../testing/by-test.ts';

export const ZONE = 'Asia/Vientiane';
const PUBLIC_URL = 'http://localhost:8080';

/** `value`: the body of the answer; a test says what it expects of it. */
type Answer = { status: number; code?: string; value: any };
/** A period as its row has it, in text. */
type Run = Record<
  'id' | 'contract_id' | 'downline_id' | 'starts_at' | 'gross' | 'adjusted' | 'carried_in' | 'carried_out' | 'due',
  string
> & {
  kind: ContractKind;
  upline_id: string | null;
  state: RunState;
  settled: Partial<Record<string, string>>;
  current: Partial<Record<string, string>>;
};
export type Round = { id: bigint; account: bigint; bet: bigint; stake: bigint };

/**
 * Agents on a ledger and figures. Play is written as a vendor's calls leave it, at any time of the test world's clock.
 */
export type World = {
  pool: Pool;
  databaseUrl: string;
  ledger: Ledger;
  members: Members;
  figures: Figures;
  agents: Agents;
  credentials: Accounts['credentials'];
  settings: Settings;
  app: FastifyInstance;
  now: () => Temporal.Instant;
  setClock: (at: string | Temporal.Instant) => void;
  addMember: (upline?: string | null, more?: { cash?: string; type?: number }) => Promise<string>;
  /** A round of a game that began at a time; open, or over with what it won. */
  play: (
    member: string,
    at: string | Temporal.Instant,
    stake: string,
    win?: string | null,
    game?: string,
  ) => Promise<Round>;
  /** Ends an open round. */
  finish: (round: Round, win: string) => Promise<void>;
  /** Rolls a round's bet back. */
  cancel: (round: Round) => Promise<void>;
  /** A movement to a member from the house's promotions. */
  give: (member: string, amount: string, kind: string) => Promise<void>;
  /** A signed contract; null: with the brand. */
  sign: (
    upline: string | null,
    downline: string,
    kind: ContractKind,
    terms: ContractTerms,
    period?: ContractPeriod,
  ) => Promise<string>;
  offer: (
    upline: string | null,
    downline: string,
    kind: ContractKind,
    terms: ContractTerms,
    more?: { proceed?: boolean; period?: ContractPeriod },
  ) => Promise<string>;
  /** From now on the brand makes no contracts of a kind, or makes them again. */
  setKind: (kind: ContractKind, isOffered: boolean) => void;
  /** The live events that were published, in order. */
  published: ({ memberId: string } & LiveEvent)[];
  /** Does the enqueued jobs of agents. */
  work: () => Promise<void>;
  /** Runs the job of each minute once. */
  run: () => Promise<void>;
  cashOf: (member: string) => Promise<bigint>;
  runs: (kind?: string) => Promise<Run[]>;
  told: (member: string) => Promise<string[]>;
  /** As a member; `a` before the ID: an agent; `t`: a trial account. */
  call: (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => Promise<Answer>;
  owner: <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;
  broken: () => Promise<unknown[]>;
  close: () => Promise<void>;
};

/** A ladder of rates without thresholds beside valid bets. */
export function rate(...tiers: (string | [from: string, rate: string])[]): ContractTerms {
  const ladder = tiers.map((tier) => (typeof tier === 'string' ? (['0', tier] as const) : tier));
  return {
    pay: 'rate',
    unit: '0',
    carriesDeficit: false,
    feePercent: '0',
    tiers: ladder.map(([validBet, share]) => ({ activeMembers: 0, validBet, profit: '0', share })),
  };
}

const own: Record<ContractKind, ContractPeriod> = {
  dividend: 'monthly',
  daily: 'daily',
  hourly: 'hour',
  realtime: 'slot',
};

const details = {
  currency: 'LAK',
  country: 'LA',
  language: 'lo',
  registerUrl: '',
  referralCode: '',
  affiliateCode: '',
};

/** `patienceMs`: how long counting and sealing wait for a transaction that is open. */
export async function createWorld(
  start = '2026-03-01T17:00:00Z',
  timeZone = ZONE,
  { patienceMs = 2000 } = {},
): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 10);
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });
  let time = Temporal.Instant.from(start);
  const clock = { now: () => time };
  const log = createLog('silent', 'test');
  const metrics = createMetrics();
  const published: World['published'] = [];
  const live = { publish: (memberId: string, event: LiveEvent) => published.push({ memberId, ...event }) };
  const deps = { pool, clock, log, metrics, live } as unknown as Deps;
  const brand = async () => ({
    name: 'Champa',
    currency: 'LAK',
    currencySymbol: '₭',
    defaultLanguage: 'lo' as const,
    timeZone,
  });
  const ledger = createLedger({ pool, clock });
  const members = createMembers(clock);
  const figures = createFigures({ pool, log }, { timeZone: async () => timeZone, patienceMs });
  const inbox = createInbox(deps, { brand, keepDays: async () => 365, letters: async () => [], record: recordByHand });
  const closedKinds = new Set<ContractKind>();
  const settings = createSettings({ pool, clock, log, metrics }, Object.values(allSettings), { record: recordByHand });
  const site = createSite({ clock, log, config: { PUBLIC_URL, TRUSTED_PROXIES: '' } }, settings);
  const secrets = createSecretBox(Buffer.alloc(32, 1));
  const isKindOffered = async (kind: ContractKind) => !closedKinds.has(kind);
  const agreements = createAgreements(deps, {
    members,
    brand,
    isOffered: async () => true,
    isKindOffered,
    tell: inbox.tell,
    secrets,
    mostLinks: async () => (await settings.get(allSettings.registerCentre)).mostLinks,
    origins: async () => [PUBLIC_URL, 'https://champa.la'],
  });
  const people = composeAccounts(deps, {
    members,
    site,
    settings,
    secrets,
    messengers: { sms: async () => undefined, email: async () => undefined },
    isBreached: async (password) => password === LEAKED_PASSWORD,
    publicUrl: PUBLIC_URL,
    secretsFolder: undefined,
    openWallet: createWallet({ ledger }).open,
    givePlayMoney: async () => undefined,
    links: agreements.links.invitations,
    noteReferral: async () => undefined,
    isReferralCode: async () => false,
    balanceOf: async () => ({}) as never,
    noteOpened: async () => null,
    noteSignedIn: async () => undefined,
    noteLinked: async () => undefined,
    tell: inbox.tell,
    unreadMessages: async () => 0,
    iconOf: () => '',
    record: recordByHand,
    bankAccountsOf: async () => 0,
  });
  const agents: Agents = createAgents(deps, {
    members,
    figures,
    brand,
    isOffered: async () => true,
    isKindOffered,
    agreements,
    tell: inbox.tell,
    tellAll: inbox.tellAll,
    balanceOf: async () => ({}) as never,
    openedAccounts: people.registration.openedAccounts,
    hasPaymentPassword: people.credentials.hasPaymentPassword,
    requirePaymentPassword: people.credentials.requirePaymentPassword,
    spend: people.throttle.allowances.spend,
    record: recordByHand,
    guard: unguarded(pool),
    registerRules: () => settings.get(allSettings.registerCentre),
  });
  const app = createServer({
    log,
    metrics,
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  app.decorate('authenticateMember', async (token) => {
    const isTrial = token.startsWith('t');
    const isAgent = token.startsWith('a');
    const memberId = token.replace(/^[at]/, '');
    return { kind: 'member', memberId, sessionId: '1', type: isTrial ? 4 : isAgent ? 1 : 0, isTrial, isAgent };
  });
  for (const module of Object.values(people)) await module.routes?.(app);
  const signIn = await settings.get(allSettings.signIn);
  await inTransaction(pool, (tx) =>
    settings.set(tx, allSettings.signIn, { ...signIn, encryptedPayloads: 'accepted' }, byTest),
  );
  // Everybody comes from one address.
  const registration = { ...(await settings.get(allSettings.registration)), accountsWithoutLetters: 10_000 };
  await inTransaction(pool, (tx) => settings.set(tx, allSettings.registration, registration, byTest));
  await agents.routes!(app);
  const query: World['owner'] = async (text, values = []) => (await owner.query(text, values)).rows as never;
  const [vendor] = await query<{ id: number }>(
    `INSERT INTO vendors.vendor (code, dialect, credential, created_at) VALUES ('TEST', 'hub88', 'none', now()) RETURNING id`,
  );
  const accounts = new Map<string, bigint>();

  const transact = async (
    kind: string,
    { id, account }: Round,
    moved: bigint,
    reference: bigint | null,
    at: string,
  ) => {
    const [row] = await query<{ id: string }>(
      `INSERT INTO vendors.transaction
         (vendor_id, tx_id, id, kind, account, round_id, game_code, amount, free, moved, reference_id, cancelled, balance, at)
       VALUES ($1, $2, nextval('vendors.transaction_id'), $3, $4, $5, 'game', $6, false, $6, $7, false, 0, $8) RETURNING id`,
      [vendor!.id, randomUUID(), kind, String(account), String(id), String(moved), reference && String(reference), at],
    );
    return BigInt(row!.id);
  };

  const finish: World['finish'] = async (round, win) => {
    await query(`UPDATE vendors.round SET closed = true, open_bets = 0, win = $2, updated_at = $3 WHERE id = $1`, [
      String(round.id),
      String(parseAmount(win)),
      time.toString(),
    ]);
    await transact('win', round, parseAmount(win), round.bet, time.toString());
  };

  const offer: World['offer'] = async (uplineId, downlineId, kind, terms, more = {}) => {
    const { proceed = false, period = own[kind] } = more;
    const wanted = { uplineId, downlineId, kind, period, terms, proceed, actor: 'test' };
    return String((await agents.contracts.offer(wanted)).id);
  };

  const post = (member: string, amount: bigint, kind: string) =>
    inTransaction(pool, async (tx) => {
      const house = { owner: { type: 'house', id: 'test' }, purpose: 'opening', currency: 'LAK' } as const;
      await ledger.post(tx, {
        source: 'test',
        key: randomUUID(),
        kind,
        debit: await ledger.openAccount(tx, house),
        credit: accounts.get(member)!,
        amount,
        reference: { type: 'test', id: 'test' },
        actor: 'system',
      });
    });

  return {
    pool,
    databaseUrl: database.url,
    ledger,
    members,
    figures,
    agents,
    credentials: people.credentials,
    settings,
    app,
    now: () => time,
    setClock: (at) => {
      time = Temporal.Instant.from(at);
    },
    async addMember(upline = null, { cash = '0', type = 1 } = {}) {
      const id = await inTransaction(pool, async (tx) => {
        const username = `m${randomUUID().slice(0, 12)}`;
        const member = (await members.create(tx, { username, type, ...details, ...(upline && { uplineId: upline }) }))!;
        const name = { owner: { type: 'member', id: member.id }, purpose: 'cash', currency: 'LAK' } as const;
        accounts.set(member.id, await ledger.openAccount(tx, name));
        return member.id;
      });
      if (parseAmount(cash) > 0n) await post(id, parseAmount(cash), 'opening');
      return id;
    },
    async play(member, at, stake, win = '0', game = 'game') {
      const account = accounts.get(member)!;
      const began = Temporal.Instant.from(at).toString();
      const [row] = await query<{ id: string }>(
        `INSERT INTO vendors.round (id, member_id, account, vendor_id, ref, currency, game_code, closed, stake, win, bets,
           cancelled_bets, open_bets, started_at, updated_at)
         VALUES (nextval('vendors.round_id'), $1, $2, $3, $4, 'LAK', $7, false, $5, 0, 1, 0, 1, $6, $6) RETURNING id`,
        [member, String(account), vendor!.id, randomUUID(), String(parseAmount(stake)), began, game],
      );
      const round = { id: BigInt(row!.id), account, bet: 0n, stake: parseAmount(stake) };
      round.bet = await transact('bet', round, round.stake, null, began);
      if (win !== null) await finish(round, win);
      return round;
    },
    finish,
    async cancel(round) {
      await query(
        `UPDATE vendors.round SET closed = true, cancelled_bets = 1, open_bets = 0, stake = 0, win = 0, updated_at = $2 WHERE id = $1`,
        [String(round.id), time.toString()],
      );
      await query('UPDATE vendors.transaction SET cancelled = true WHERE id = $1', [String(round.bet)]);
      await transact('rollback', round, round.stake, round.bet, time.toString());
    },
    give: async (member, amount, kind) => {
      await post(member, parseAmount(amount), kind);
      await sealJournal(pool, clock, patienceMs);
    },
    offer,
    async sign(upline, downline, kind, terms, period = own[kind]) {
      const id = await offer(upline, downline, kind, terms, { period, proceed: true });
      await agents.contracts.process(downline, kind, id, 'sign');
      return id;
    },
    setKind: (kind, isOffered) => void (isOffered ? closedKinds.delete(kind) : closedKinds.add(kind)),
    published,
    async work() {
      const jobs = await query<{ name: string; payload: unknown }>(
        `WITH done AS (DELETE FROM graphile_worker._private_jobs RETURNING id, task_id, payload)
         SELECT t.identifier AS name, d.payload FROM done AS d JOIN graphile_worker._private_tasks AS t ON t.id = d.task_id
         ORDER BY d.id`,
      );
      for (const { name, payload } of jobs) await agents.jobs?.find((job) => job.name === name)?.run(payload);
    },
    run: async () => {
      await sealJournal(pool, clock, patienceMs);
      await agents.settlements.run();
    },
    cashOf: async (member) => (await ledger.balance(accounts.get(member)!))!,
    runs: (kind) =>
      query(
        `SELECT id, contract_id, kind, upline_id, downline_id, starts_at::text, gross, adjusted, carried_in, carried_out, due,
           state, settled, current
         FROM agents.run WHERE $1::text IS NULL OR kind = $1 ORDER BY id`,
        [kind ?? null],
      ),
    told: async (member) =>
      (await query<{ kind: string }>('SELECT kind FROM inbox.message WHERE member_id = $1 ORDER BY id', [member])).map(
        ({ kind }) => kind,
      ),
    async call(token, method, url, body) {
      const headers = { authorization: `Bearer ${token}`, 'x-language': 'en' };
      const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
      return { status: response.statusCode, ...JSON.parse(response.body) };
    },
    owner: query,
    broken: async () => (await verifyLedger(pool)).broken,
    close: async () => {
      await app.close();
      await owner.end();
      await pool.end();
      await database.drop();
    },
  };
}
