import { SCALE } from '@champa/money';
import { recordByHand, unguarded } from '../../../testing/by-test.ts';
import { systemClock } from '../../../platform/clock.ts';
import { inTransaction, type Pool } from '../../../platform/database.ts';
import type { LiveHub } from '../../../platform/live.ts';
import type { Guard } from '../../approvals/index.ts';
import type { Inbox } from '../../inbox/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { GAMES } from '../../vendors/testing/games.ts';
import type { Player } from '../../vendors/testing/player.ts';
import { createWorld, type World } from '../../vendors/testing/world.ts';
import type { NewOffer } from '../domain/offer.ts';
import { type Bonuses, createBonuses } from '../index.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';

type Message = Parameters<Inbox['tell']>[1];

export type Answer<T> = { status: number; code?: string; value: T };

/** Bonuses behind vendors' calls and the ledger, on a database of their own. */
export type BonusWorld = Omit<World, 'told'> & {
  bonuses: Bonuses;
  now: () => Temporal.Instant;
  call: <T>(player: Player, method: 'GET' | 'POST', url: string) => Promise<Answer<T>>;
  /**
   * An offer of the test's own: a gift for which stakes on the first game count in full and on the second not at all.
   */
  addOffer: (offer?: Partial<NewOffer>, funds?: bigint) => Promise<string>;
  /** Grants it; units of 10^-5. */
  give: (player: Player, offer: string, amount: bigint, base?: bigint) => Promise<bigint>;
  /** The same player with a fresh token. */
  session: (player: Player) => Promise<Player>;
  /** Cash and bonus according to the ledger. */
  money: (player: Player) => Promise<{ cash: bigint; bonus: bigint }>;
  runJob: (name: string, payload?: object) => Promise<void>;
  /** Messages in inboxes, and balances on screens as `memberId cash bonus`. */
  messages: Message[];
  screens: string[];
};

export async function createBonusWorld(guardOn: (pool: Pool) => Guard = unguarded): Promise<BonusWorld> {
  const world = await createWorld();
  const { pool, ledger, app } = world;
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const messages: Message[] = [];
  const screens: string[] = [];
  const wallet = createWallet({ ledger });
  const bonuses = createBonuses(
    {
      pool,
      clock,
      log: createLog('silent', 'test'),
      metrics: createMetrics(),
      live: {
        publish: (member: string, { name, data }: Parameters<LiveHub['publish']>[1]) => {
          if (name === 'balance') screens.push(`${member} ${data.balance} ${data.bonus}`);
        },
      } as LiveHub,
    },
    {
      record: recordByHand,
      guard: guardOn(pool),
      ledger,
      tell: async (_tx, message) => void messages.push(message),
      balanceOf: wallet.balanceOf,
      defaultLanguage: async () => 'en',
      currencyOf: async () => 'LAK',
      names: () => ({ vendor: async (code) => code, game: async (_vendor, game) => game }),
      describeRounds: async (ids) => new Map(ids.map((id) => [id, GAMES[0]])),
    },
  );
  await bonuses.routes!(app);
  let offers = 0;

  return {
    ...world,
    bonuses,
    now: clock.now,
    messages,
    screens,
    passTime: (duration) => {
      offset = offset.add(duration);
      world.passTime(duration);
    },
    call: async (player, method, url) => {
      const { memberId } = player;
      world.signIn({ kind: 'member', memberId, sessionId: '1', type: 0, isTrial: false, isAgent: false });
      const response = await app.inject({ method, url, headers: { authorization: 'Bearer any', 'x-language': 'en' } });
      return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
    },
    addOffer: async (offer, funds = 1_000_000n * SCALE) => {
      offers += 1;
      const code = offer?.code ?? `offer${offers}`;
      await bonuses.admin.add({ actor: 'test', reason: 'first' }, { ...gift, ...offer, code }, funds);
      return code;
    },
    give: async ({ memberId }, offer, amount, base = 0n) => {
      const cause = `test:${crypto.randomUUID()}`;
      const given = await inTransaction(pool, (tx) => bonuses.grant(tx, { memberId, offer, cause, amount, base }));
      if (given.status !== 'granted') throw new Error(given.status);
      return given.bonus;
    },
    session: async (player) => {
      const [vendor] = await world.vendors.service.list();
      const { memberId, currency } = player;
      const wanted = { vendor: vendor!, memberId, currency, gameCode: GAMES[0] };
      return { ...player, token: await inTransaction(pool, (tx) => world.vendors.service.openSession(tx, wanted)) };
    },
    money: async ({ memberId }) => {
      const accounts = await ledger.balances(memberId);
      const of = (wanted: string) => accounts.find(({ purpose }) => purpose === wanted)?.balance ?? 0n;
      return { cash: of('cash'), bonus: of('bonus') };
    },
    runJob: (job, payload = {}) => bonuses.jobs!.find(({ name }) => name === job)!.run(payload),
  };
}

const words = { lo: 'ຂອງຂວັນ', en: 'Gift', cn: '礼金' };

const gift: NewOffer = {
  code: '',
  kind: 'gift',
  names: words,
  terms: words,
  currency: 'LAK',
  percent: 100,
  maxBonus: 1000n * SCALE,
  minDeposit: 0n,
  wageringFactor: 2,
  wageringBase: 'bonus',
  contributions: { games: { [`NAGASPIN/${GAMES[0]}`]: 1000 }, others: 0 },
  maxStake: null,
  maxWin: null,
  isBonusFirst: false,
  days: 7,
  perMember: 1000,
  isEnabled: true,
  sort: 0,
};
