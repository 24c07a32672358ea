import { randomUUID } from 'node:crypto';
import type { LiveEvent, SlipBet } from '@champa/contract';
import { type Amount, parseAmount, SCALE } from '@champa/money';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { createMembers } from '../../member/index.ts';
import type { Game } from '../domain/game.ts';
import { type Draw, insertDraw, selectDraw } from '../draws.repo.ts';
import { insertGame } from '../games.repo.ts';
import type { Told } from '../settle.service.ts';
import type { Lottery } from '../index.ts';
import { lotteryOn, type Says, type StakeLimits } from './compose.ts';
import { testGame } from './games.ts';

export type Player = { memberId: string; account: bigint };

/** The lottery on a database of its own, with the vendors its games are booked under. */
export type World = {
  pool: Pool;
  /** With the owner's rights. */
  databaseUrl: string;
  ledger: Ledger;
  lottery: Lottery;
  /** The answers of the sources by their number, from 0; tests set them. */
  feeds: Says[];
  told: Told[];
  events: LiveEvent[];
  addPlayer: (balance?: Amount) => Promise<Player>;
  addGame: (game?: Partial<Game>) => Promise<Game>;
  /** A draw of a game that closes in so many milliseconds by the database's clock. */
  addDraw: (game: Game, closesInMs?: number) => Promise<Draw>;
  /** Moves the database server's clock, for the lottery. */
  passTime: (milliseconds: number) => Promise<void>;
  /** The time that the lottery reads. */
  now: () => Temporal.Instant;
  place: (
    player: Player,
    game: Game,
    draws: readonly Draw[],
    bets: readonly SlipBet[],
    more?: PlaceMore,
  ) => Promise<{ id: string; tickets: { id: string }[] }>;
  draw: (id: bigint) => Promise<Draw>;
  balanceOf: (player: Player) => Promise<Amount>;
  /** A second server on the same database. */
  another: () => Lottery;
  close: () => Promise<void>;
};

type PlaceMore = { nonce?: string; stopOnWin?: boolean; times?: number; revision?: number };

type WorldOptions = { betsAtATime?: number; database?: TestDatabase; stakeLimits?: StakeLimits };

/** `database`: an empty one of the caller's, on a server that may be killed. */
export async function createWorld({ betsAtATime, database: given, stakeLimits }: WorldOptions = {}): Promise<World> {
  const database = given ?? (await createDatabase());
  const pool = createPool(database.url, 10);
  const owner = new pg.Pool({ connectionString: database.url, max: 1 });
  owner.on('error', () => undefined);
  const ledger = createLedger({ pool, clock: systemClock });
  const feeds: Says[] = [null, null];
  const told: Told[] = [];
  const events: LiveEvent[] = [];
  await owner.query(
    `INSERT INTO vendors.vendor (code, dialect, credential, created_at)
     SELECT code, 'hub88', '', now() FROM unnest(ARRAY['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']) AS code`,
  );
  let games = 0;
  let players = 0;
  let shift = 0;

  const make = (): Lottery =>
    lotteryOn(pool, { feeds, told, events, stakeLimits, ...(betsAtATime === undefined ? {} : { betsAtATime }) });
  const lottery = make();

  const world: World = {
    pool,
    databaseUrl: database.url,
    ledger,
    lottery,
    feeds,
    told,
    events,
    addPlayer: (balance = 1_000_000n * SCALE) =>
      inTransaction(pool, async (tx) => {
        players += 1;
        const member = await createMembers(systemClock).create(tx, {
          username: `better${players}`,
          type: 0,
          currency: 'LAK',
          country: 'LA',
          language: 'lo',
          registerUrl: '',
          referralCode: '',
          affiliateCode: '',
        });
        const name = { owner: { type: 'member', id: member!.id }, purpose: 'cash', currency: 'LAK' } as const;
        const account = await ledger.openAccount(tx, name);
        const house = { owner: { type: 'house', id: 'test' }, purpose: 'opening', currency: 'LAK' } as const;
        await ledger.post(tx, {
          source: 'test',
          key: `opening ${account}`,
          kind: 'opening',
          debit: await ledger.openAccount(tx, house),
          credit: account,
          amount: balance,
          reference: { type: 'test', id: String(account) },
          actor: 'system',
        });
        return { memberId: member!.id, account };
      }),
    addGame: async (wanted = {}) => {
      games += 1;
      const game = testGame({ code: `game-${games}`, ...wanted });
      await inTransaction(pool, (tx) => insertGame(tx, { ...game, sort: games }));
      lottery.games.forget();
      return lottery.games.byCode(game.code);
    },
    addDraw: async (game, closesInMs = 3_600_000) => {
      const { rows } = await pool.query<{ now: Temporal.Instant }>('SELECT lottery.now() AS now');
      const now = rows[0]!.now;
      const closesAt = now.add({ milliseconds: closesInMs });
      const seed =
        game.source === 'house'
          ? await lottery.chains
              .ensure(game.code)
              .then(() => inTransaction(pool, (tx) => lottery.chains.takeSeeds(tx, game.code, 1)))
              .then(([taken]) => taken)
          : { chainId: null, chainIndex: null };
      const number = String(closesAt.epochMilliseconds);
      const made = { gameCode: game.code, number, opensAt: now, closesAt, drawsAt: closesAt, ...seed! };
      await inTransaction(pool, (tx) => insertDraw(tx, made));
      const found = await pool.query<{ id: bigint }>(
        'SELECT id FROM lottery.draw WHERE game_code = $1 AND number = $2',
        [game.code, number],
      );
      return world.draw(found.rows[0]!.id);
    },
    now: () => systemClock.now().add({ milliseconds: shift }),
    passTime: async (milliseconds) => {
      shift += milliseconds;
      await owner.query(
        `CREATE OR REPLACE FUNCTION lottery.now() RETURNS timestamptz LANGUAGE sql VOLATILE
         AS 'SELECT clock_timestamp() + interval ''${shift} milliseconds'''`,
      );
    },
    place: (
      player,
      game,
      draws,
      bets,
      { nonce = randomUUID(), stopOnWin = false, times = 1, revision = game.revision } = {},
    ) =>
      lottery.slips.place({
        memberId: player.memberId,
        nonce,
        gameCode: game.code,
        revision,
        draws: draws.map(({ id }) => ({ id: String(id), times })),
        stopOnWin,
        bets,
      }),
    draw: async (id) => (await selectDraw(pool, id))!,
    balanceOf: async ({ account }) => (await ledger.balance(account)) ?? 0n,
    another: make,
    close: async () => {
      await lottery.slips.drain();
      await pool.end();
      await owner.end();
      await database.drop();
    },
  };
  return world;
}

/** A bet of one unit. */
export function betOn(play: string, rows: readonly (readonly string[])[], multiplier = 1): SlipBet {
  return { play, choice: { rows: rows.map((row) => [...row]) }, unit: 'yuan', multiplier };
}

export function kip(amount: string): Amount {
  return parseAmount(amount);
}
