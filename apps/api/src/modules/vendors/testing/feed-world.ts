import pg from 'pg';
import { createWorld, type Rounds, type World } from '../../records/testing/world.ts';
import { vendorWithWallet } from './compose.ts';
import { VENDOR } from './games.ts';
import { brokenInvariants } from './invariants.ts';
import type { Player } from './player.ts';
import { startFeedVendor, type FeedVendor, type VendorsRound } from './feed-vendor.ts';
import { vendorKeys } from './world.ts';

/** The sums of a player's rounds, and the state of each by its reference. */
export type Sums = { rounds: number; stake: bigint; win: bigint; validBet: bigint; states: Record<string, string> };

/** Records and figures, and a transfer-wallet vendor with a settled-round feed. */
export type FeedWorld = {
  world: World;
  vendor: FeedVendor;
  owner: pg.Client;
  pull: (from?: Temporal.Instant) => ReturnType<World['vendors']['roundFeeds']['pull']>;
  runJob: (name: string, payload?: object) => Promise<void>;
  record: (player: Player) => Promise<Rounds>;
  /** The expected sums of a player by the vendor's rounds; the shown ones; and those of facts. */
  truth: (player: Player) => Sums;
  recorded: (player: Player) => Promise<Sums>;
  told: (player: Player) => Promise<Omit<Sums, 'states'>>;
  /** Repairs the vendor, and returns the violated invariants of figures and vendors; empty is right. */
  broken: () => Promise<unknown[]>;
  close: () => Promise<void>;
};

const EVER = { from: '2000-01-01', to: '2100-01-01' };

export async function createFeedWorld(): Promise<FeedWorld> {
  const world = await createWorld();
  const vendor = await startFeedVendor();
  const owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  const publicKey = vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await world.vendors.service.add(vendorWithWallet(VENDOR, publicKey, vendor.url), true, 'test');
  const record: FeedWorld['record'] = (player) => world.get<Rounds>(player, '/api/records/bets?pageSize=100');
  return {
    world,
    vendor,
    owner,
    record,
    pull: (from) => world.vendors.roundFeeds.pull(VENDOR, from),
    runJob: (name, payload = {}) => world.vendors.jobs!.find((job) => job.name === name)!.run(payload),
    truth: ({ memberId }) => truthOf([...vendor.rounds.values()].filter(({ user }) => user === memberId)),
    recorded: async (player) => {
      const { list } = await record(player);
      const { memberId, account } = player;
      const days = await world.figures.playByDay(world.pool, { memberId, account }, EVER);
      const sum = (of: (day: (typeof days)[number]) => bigint) => days.reduce((all, day) => all + of(day), 0n);
      return {
        rounds: Number(sum(({ rounds }) => rounds)),
        stake: sum(({ stake }) => stake),
        win: sum(({ win }) => win),
        validBet: sum(({ validBet }) => validBet),
        states: Object.fromEntries(list.map(({ round, state }) => [round, state])),
      };
    },
    told: async ({ memberId }) => {
      const { rows } = await owner.query<Record<'stake' | 'win' | 'validBet', string> & { rounds: number }>(
        TOLD_BY_FACTS,
        [memberId],
      );
      const { rounds, stake, win, validBet } = rows[0]!;
      return { rounds, stake: BigInt(stake), win: BigInt(win), validBet: BigInt(validBet) };
    },
    broken: async () => {
      mend(vendor);
      await world.count();
      return [...(await world.figures.verify()).broken, ...(await brokenInvariants(world.pool))];
    },
    close: async () => {
      await owner.end();
      await world.close();
      await vendor.close();
    },
  };
}

const TOLD_BY_FACTS = `
  SELECT coalesce(sum((p ->> 'rounds')::bigint), 0)::integer AS rounds, coalesce(sum((p ->> 'stake')::bigint), 0)::text AS stake,
    coalesce(sum((p ->> 'win')::bigint), 0)::text AS win, coalesce(sum((p ->> 'validBet')::bigint), 0)::text AS "validBet"
  FROM facts.fact AS f, jsonb_array_elements(f.data -> 'plays') AS p
  WHERE f.member_id = $1 AND f.kind = 'played'`;

function truthOf(rounds: readonly VendorsRound[]): Sums {
  const counts = rounds.filter(({ status }) => status === 'settled');
  const stake = counts.reduce((all, round) => all + round.stake, 0n);
  return {
    rounds: rounds.length,
    stake,
    win: counts.reduce((all, { win }) => all + win, 0n),
    validBet: counts.reduce((all, round) => (isOpposed(round) ? all : all + round.stake), 0n),
    states: Object.fromEntries(
      rounds.map(({ round, status }) => [round, status === 'void' ? 'rolled_back' : 'closed']),
    ),
  };
}

/** Several bets that were paid back, or nearly, do not count. */
function isOpposed({ bets = 1, stake, win }: VendorsRound): boolean {
  return bets > 1 && win <= stake && win * 10n >= stake * 9n;
}

function mend(vendor: FeedVendor): void {
  vendor.rounds.clear();
  vendor.pageSize = 200;
  vendor.signs = true;
  vendor.onRequest = () => undefined;
  vendor.onAnswer = () => undefined;
  vendor.disguise = (page) => page;
}
