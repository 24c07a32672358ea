import { randomUUID } from 'node:crypto';
import { type Amount, parseAmount } from '@champa/money';
import pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database.ts';
import { openBackoffice, type TestBackoffice } from '../../../testing/backoffice.ts';
import { contractBeginnings, familyOf } from '../../records/index.ts';
import { TIME_ZONE } from '../../records/testing/compose.ts';
import { createWorld as createRecordsWorld, type World as RecordsWorld } from '../../records/testing/world.ts';
import { VENDOR } from '../../vendors/testing/games.ts';
import type { Player } from '../../vendors/testing/player.ts';
import { depositsEndedSince, depositsLately, oldestDepositInReview } from '../../deposits/index.ts';
import { openDifferences } from '../../reconciliation/index.ts';
import { createAccessLog } from '../../staff/index.ts';
import { oldestWithdrawal, payoutsLately, payoutsSince } from '../../withdrawals/index.ts';
import { type AlertSettings, alertsSetting } from '../dashboard.settings.ts';
import { createDashboard, type Dashboard } from '../index.ts';

/** The dashboard on play and money of its own database, with one vendor of two games. */
export type World = RecordsWorld & {
  dashboard: Dashboard;
  /** What alerts measure by; a test may change it. */
  thresholds: AlertSettings;
  /** Looks at all alerts, as the job does. */
  evaluate: () => Promise<void>;
  console: TestBackoffice;
  owner: pg.Client;
  now: () => Temporal.Instant;
  /** The brand's day that it is. */
  today: () => string;
  /** Moves a member's money for something: above zero into their account. */
  move: (player: Player, kind: string, amount: Amount) => Promise<void>;
  /** A deposit's own row, credited now. */
  credit: (player: Player) => Promise<void>;
};

export { TIME_ZONE };

export async function createWorld(): Promise<World> {
  const world = await createRecordsWorld();
  const { pool, ledger, figures } = world;
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  await owner.query(
    `INSERT INTO payments.provider (code, adapter, settings, name) VALUES ('pay', 'sandpay', '{}', 'Pay');
     INSERT INTO deposits.method (code, provider, channel, names, kind, currency, min, max, presets, sort)
     VALUES ('qr', 'pay', 'qr', '{}', 'qr', 'LAK', 1, 100000000000, '{}', 1)`,
  );
  const thresholds = structuredClone(alertsSetting.default);
  const dashboard = createDashboard(
    { pool, clock },
    {
      figures,
      brand: async () => ({ timeZone: TIME_ZONE, currency: 'LAK' }),
      defaultLanguage: async () => 'en',
      familyOf: (kind) => (contractBeginnings.some((start) => kind.startsWith(start)) ? 'commission' : familyOf(kind)),
      nameGames: async (games) =>
        games.map(({ gameCode }, n) => {
          return {
            vendor: VENDOR,
            vendorName: 'Naga',
            gameName: gameCode,
            area: n % 2 === 0 ? 'RNG' : 'LIVE',
            theoretical: '96.00',
          };
        }),
      record: createAccessLog(clock).recordByHand,
      thresholds: async () => thresholds,
      callsSince: world.vendors.callsSince,
      depositsSince: depositsEndedSince,
      payoutsSince,
      largeWin: async () => '1000',
      largeWins: world.vendors.largeWins,
      depositsLately,
      payoutsLately,
      oldestDeposit: oldestDepositInReview,
      openDifferences,
      oldestWithdrawal,
      theoretical: async ({ gameCode }) => ({ game: gameCode, rtp: '96.00' }),
      vendorId: async (code) => (await world.vendors.service.list()).find((one) => one.code === code)?.id ?? null,
      roundsById: world.vendors.roundsById,
      winsOfVendor: world.vendors.winsOfVendor,
      gameName: async (_vassalage, gameCode) => gameCode,
      usernames: async (ids) => new Map(ids.map((id) => [id, `agent ${id}`])),
    },
  );
  const backoffice = openBackoffice((app) => void dashboard.adminRoutes!(app));

  return {
    ...world,
    dashboard,
    thresholds,
    evaluate: () => dashboard.jobs!.find(({ name }) => name === 'dashboard_alerts')!.run({}),
    console: backoffice,
    owner,
    now: clock.now,
    today: () => clock.now().toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString(),
    passTime: (duration) => {
      offset = offset.add(duration);
      world.passTime(duration);
    },
    move: ({ memberId, account, currency }, kind, amount) =>
      inTransaction(pool, async (tx) => {
        const house = await ledger.openAccount(tx, {
          owner: { type: 'house', id: 'test' },
          purpose: 'opening',
          currency,
        });
        const isIn = amount > 0n;
        await ledger.post(tx, {
          source: 'test',
          key: randomUUID(),
          kind,
          debit: isIn ? house : account,
          credit: isIn ? account : house,
          amount: isIn ? amount : -amount,
          reference: { type: 'test', id: memberId },
          actor: 'system',
        });
      }),
    credit: async ({ memberId, currency }) => {
      const amount = parseAmount('100');
      await owner.query(
        `INSERT INTO deposits.deposit (member_id, method, provider, amount, currency, state, merchant_ref, return_url,
           idempotency_key, created_at, expires_at, updated_at, credited_at, kind, received)
         VALUES ($1, 'qr', 'pay', $2, $3, 'credited', $4::text, '', $4::text::uuid, $5, $5, $5, $5, 'qr', $2)`,
        [memberId, amount, currency, randomUUID(), clock.now().toString()],
      );
    },
    close: async () => {
      await backoffice.close();
      await owner.end();
      await world.close();
    },
  };
}
