import { generateKeyPairSync } from 'node:crypto';
import { createDatabase } from '@champa/db';
import { SCALE } from '@champa/money';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import pg from 'pg';
import { createBonuses } from '../../apps/api/src/modules/bonus/index.ts';
import { createFacts, type Facts } from '../../apps/api/src/modules/facts/index.ts';
import { createFigures, type Figures } from '../../apps/api/src/modules/figures/index.ts';
import { createPromotions, type DefinitionInput } from '../../apps/api/src/modules/promotions/index.ts';
import { createRewards } from '../../apps/api/src/modules/rewards/index.ts';
import { createTurnover } from '../../apps/api/src/modules/turnover/index.ts';
import { stakedBetween } from '../../apps/api/src/modules/vendors/index.ts';
import { compose, vendorWith } from '../../apps/api/src/modules/vendors/testing/compose.ts';
import { GAMES, VENDOR } from '../../apps/api/src/modules/vendors/testing/games.ts';
import { addPlayer, type Player } from '../../apps/api/src/modules/vendors/testing/player.ts';
import { createWallet } from '../../apps/api/src/modules/wallet/index.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../apps/api/src/platform/database.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { createMetrics } from '../../apps/api/src/platform/metrics.ts';
import { demoActivities } from '../../apps/api/src/seed/activities/definitions.ts';
import { unguarded } from '../../apps/api/src/testing/by-test.ts';
import { round } from './ledger-load.ts';
import type { BenchResult } from './result.ts';

const GOAL = 2;
const MEMBERS = 2000;
/** Rounds written before they are counted and handled: both alternate, so that noise affects both. */
const AT_A_TIME = 20_000;
const OUTSTANDING = 128;
const ZONE = 'Asia/Vientiane';

/**
 * Compares writing rounds by the function that the wire calls (bet, win, ledger) with their consequences: figures, facts, and all
 * promotions of the demo counting and giving. `ratio` is the time of the second divided by that of the first.
 */
export async function run({ rounds }: { rounds: number }): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer();
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'bench_promotions', TEMPLATE);
  const pool = createPool(server.url('bench_promotions'), 8);
  resources.defer(() => pool.end());
  const owner = new pg.Client({ connectionString: server.url('bench_promotions') });
  await owner.connect();
  resources.defer(() => owner.end());
  const house = await openHouse(pool);
  resources.defer(() => house.close());

  const spent = { writing: 0, counting: 0, handling: 0 };
  for (let done = 0; done < rounds; done += AT_A_TIME) {
    const most = Math.min(AT_A_TIME, rounds - done);
    spent.writing += await timed(() => house.play(done, most));
    if (done === 0) await owner.query('ANALYZE');
    spent.counting += await timed(() => house.figures.countAll());
    spent.handling += await timed(() => house.facts.catchUp());
  }
  const { rows } = await pool.query<Record<string, bigint>>(
    `SELECT (SELECT count(*) FROM facts.fact) AS facts, (SELECT count(*) FROM promotions.award) AS awards,
       (SELECT count(*) FROM promotions.progress) AS places, (SELECT sum(rounds) FROM figures.day)::bigint AS counted`,
  );
  const told = Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)]));
  const { writing, counting, handling } = spent;
  return {
    name: 'promotions',
    ratio: round((counting + handling) / writing),
    goal: GOAL,
    detail: {
      rounds,
      members: MEMBERS,
      promotions: house.promotions,
      writtenInMs: round(writing),
      countedInMs: round(counting),
      handledInMs: round(handling),
      roundsASecond: round((rounds * 1000) / writing),
      ...told,
    },
  };
}

type House = {
  figures: Figures;
  facts: Facts;
  promotions: number;
  play: (from: number, count: number) => Promise<void>;
  close: () => Promise<void>;
};

async function openHouse(pool: Pool): Promise<House> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const clock = systemClock;
  const log = createLog('silent', 'bench');
  const metrics = createMetrics();
  const live = { publish: () => undefined } as never;
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const composed = await compose({ pool, clock, live, authenticateMember: async () => null, operatorKey: pem });
  const { ledger, vendors } = composed;
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await vendors.service.add(vendorWith(VENDOR, key, null), false, 'bench');
  const timeZone = async () => ZONE;
  const facts = createFacts({ pool, clock, log, metrics }, { timeZone, keepDays: async () => 90 });
  const figures = createFigures({ pool, log }, { timeZone });
  const tell = async () => undefined;
  const { balanceOf } = createWallet({ ledger });
  const language = async () => 'en' as const;
  const bonuses = createBonuses(
    { pool, clock, live, log, metrics },
    {
      record: tell,
      guard: unguarded(pool),
      ledger,
      tell,
      balanceOf,
      defaultLanguage: language,
      currencyOf: async () => 'LAK',
      names: () => ({ vendor: async (code) => code, game: async (_vendor, game) => game }),
      describeRounds: async () => new Map(),
    },
  );
  const rules = async () => ({ factorPercent: 100, nearNothing: 0n });
  const rewards = createRewards(
    { pool, clock, log, live },
    {
      ledger,
      offers: { leftOf: async () => [], fundIn: async () => false },
      record: tell,
      guard: unguarded(pool),
      turnover: createTurnover({ clock, ledger, stakedBetween, rules }),
      bonuses,
      payers: { points: tell, tickets: tell, free_rounds: tell },
      tell,
      balanceOf,
      exclusionOf: async () => null,
      mayTell: async () => true,
      requirePlay: tell,
      sources: [],
    },
  );
  const activities = openOnly(demoActivities(clock.now()));
  const startsAt = clock.now().subtract({ hours: 240 });
  const promotions = createPromotions(
    { pool, clock, log, metrics },
    {
      ledger,
      facts,
      rewards,
      timeZone,
      levelsOf: async (_db, members) => new Map(members.map((id) => [id, Number(id) % 8])),
      excludedLinks: async () => ['account', 'referral'],
      whyNoFreeRounds: async () => null,
      spend: tell,
      record: tell,
      tags: { add: async () => true, remove: async () => true },
      tell,
      defaultLanguage: language,
      money: async () => ({ currency: 'LAK', symbol: '₭' }),
      usernames: async () => new Map(),
      links: async () =>
        activities.map(({ key: own }, n) => ({ id: String(n + 1), key: own, title: {}, startsAt, endsAt: null })),
    },
  );
  await facts.catchUp();
  const by = { actor: 'bench', reason: 'bench' };
  for (const activity of activities) {
    await promotions.admin.put(by, activity);
    await promotions.admin.fund(by, { key: activity.key, amount: 10n ** 15n, currency: 'LAK' });
  }
  const players: Player[] = [];
  await inTransaction(pool, async (tx) => {
    for (let n = 0; n < MEMBERS; n += 1) {
      players.push(await addPlayer(tx, { clock, ledger, vendors, vendorId: 1 }, { balance: 10n ** 9n * SCALE }));
    }
  });
  const tokens = await tokenHashes(pool);

  async function playOne(n: number): Promise<void> {
    const player = players[n % MEMBERS]!;
    const amount = (BigInt(n % 50) + 1n) * 1000n * SCALE;
    const common = {
      vendorId: 1,
      token: tokens.get(player.memberId)!,
      player: player.memberId,
      round: `bench-${n}`,
      gameCode: GAMES[0],
      currency: 'LAK',
      free: false,
    };
    const bet = { kind: 'bet', ...common, txId: `b${n}`, amount, playable: true, closesRound: false } as const;
    const won = n % 3 === 0 ? amount * 2n : 0n;
    const paid = { txId: `w${n}`, amount: won, reference: bet.txId, knownGame: true, closesRound: true };
    const win = { kind: 'win', ...common, ...paid } as const;
    const answers = await Promise.all([vendors.play(bet), vendors.play(win)]);
    for (const { outcome } of answers) if (outcome !== 'done') throw new Error(`round ${n} was answered ${outcome}`);
  }

  return {
    figures,
    facts,
    promotions: activities.length,
    play: async (from, count) => {
      let next = from;
      const player = async (): Promise<void> => {
        while (next < from + count) await playOne(next++);
      };
      await Promise.all(Array.from({ length: OUTSTANDING }, player));
    },
    close: async () => {
      await composed.app.close();
      await vendors.stop!();
    },
  };
}

/** Those without a sign-up, running for ever. */
function openOnly(all: readonly DefinitionInput[]): DefinitionInput[] {
  return all.filter(({ entry }) => entry !== 'sign_up').map((activity) => ({ ...activity, endsAt: null }));
}

async function tokenHashes(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ memberId: string; token: string }>(
    `SELECT member_id::text AS "memberId", encode(token_hash, 'hex') AS token FROM vendors.session`,
  );
  return new Map(rows.map(({ memberId, token }) => [memberId, token]));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
