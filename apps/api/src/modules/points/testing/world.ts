import { randomUUID } from 'node:crypto';
import type { Goods, Redemption } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import { inTransaction } from '../../../platform/database.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { allSettings } from '../../../composition/settings.ts';
import { recordByHand, vilay } from '../../../testing/by-test.ts';
import { createAccountsApp, type AccountsApp } from '../../../testing/accounts-app.ts';
import type { Fact } from '../../facts/index.ts';
import { type Answer, createSend, type Send } from '../../../testing/client.ts';
import { createTestMembers, PAYMENT_PASSWORD } from '../../../testing/members.ts';
import { createInbox } from '../../inbox/index.ts';
import { createRewards, type Rewards } from '../../rewards/index.ts';
import { plainNeeds } from '../../rewards/testing/plain-needs.ts';
import { createTurnover } from '../../turnover/index.ts';
import { stakedBetween } from '../../vendors/index.ts';
import { createPoints, createPointsJournal, type Points } from '../index.ts';
import type { Journal } from '../journal.service.ts';
import type { GoodsFile } from '../put-goods.ts';

export type Shopper = { id: string; token: string };

/** Points on real members, accounts, gifts and ledger. */
export type World = AccountsApp & {
  points: Points;
  journal: Journal;
  rewards: Rewards;
  send: Send;
  /** A member with a payment password and some points. */
  shopper: (points?: bigint) => Promise<Shopper>;
  /** Adds goods to the mall. */
  shelve: (given?: Partial<GoodsFile>) => Promise<Goods>;
  goods: (id: string) => Promise<Goods | undefined>;
  fund: (amount: string) => Promise<void>;
  redeem: (shopper: Shopper, goods: Goods, wish?: object) => Promise<Answer>;
  redemptions: (shopper: Shopper) => Promise<Redemption[]>;
  balance: (shopper: Shopper) => Promise<number>;
  cash: (shopper: Shopper) => Promise<string>;
  messages: (shopper: Shopper) => Promise<string[]>;
  tell: (...facts: Fact[]) => Promise<void>;
  setLevel: (memberId: string, level: number) => void;
};

export const BY = { ...vilay, reason: 'checked' };
export const parcel = { name: 'Keo Sengdara', phone: '+856 20 5555 0100', address: 'Ban Phonsinouan, Vientiane' };
let made = 0;

export async function createWorld(): Promise<World> {
  const base = await createAccountsApp();
  const { app, pool, clock, settings, ledger, credentials, secrets } = base;
  const databaseUrl = (pool.options as { connectionString: string }).connectionString;
  const log = createLog('silent', 'test');
  const live = new LiveHub(pool, databaseUrl, log);
  const brand = () => settings.get(allSettings.brand);
  const inbox = createInbox(
    { pool, clock, live },
    { brand, keepDays: async () => 365, letters: async () => [], record: recordByHand },
  );
  const levels = new Map<string, number>();
  const rules = async () => ({ factorPercent: 100, nearNothing: parseAmount('1000') });
  const rewards = createRewards(
    { pool, clock, log, live },
    {
      ...plainNeeds({ clock, ledger }),
      guard: base.guard,
      turnover: createTurnover({ clock, ledger, stakedBetween, rules }),
      tell: inbox.tell,
    },
  );
  const journal = createPointsJournal({ pool, clock, live });
  const points = createPoints(
    { pool, clock },
    {
      journal,
      secrets,
      settings: () => base.settings.all(allSettings),
      requirePaymentPassword: credentials.requirePaymentPassword,
      levelOf: async (_db, memberId) => levels.get(memberId) ?? 0,
      pictureOf: () => null,
      hasPicture: async (name) => name.startsWith('goods-'),
      usernames: async () => new Map(),
      record: recordByHand,
      guard: base.guard,
      payOut: async (tx, { memberId, cause, title, turnoverFactor, ...money }) => {
        const reward = { kind: 'cash', ...money, turnoverFactor } as const;
        const from = { source: 'points', sourceId: 'mall', budget: 'points' } as const;
        const gift = { ...from, memberId, cause, title, reward, how: 'credit', expiresAt: null } as const;
        return rewards.give(tx, gift);
      },
      tell: inbox.tell,
    },
  );
  await points.routes!(app);
  await base.configure('session', { idleMinutes: 1_000_000, hours: 1_000_000 });
  await base.configure('registration', { accountsPerAddressAndHour: 10_000 });
  const send = createSend(() => app);
  const members = createTestMembers(() => base, send);
  const list = async (): Promise<Goods[]> => (await send('GET', '/api/points/goods')).value.list;

  return {
    ...base,
    points,
    journal,
    rewards,
    send,
    shopper: async (given = 10_000n) => {
      clock.forward({ minutes: 1 });
      const { id, token } = await members.member();
      await members.setPaymentPassword(token);
      if (given > 0n) await points.admin.adjust(BY, { memberId: id, points: given, key: randomUUID() });
      return { id, token };
    },
    shelve: async (given = {}) => {
      const code = `goods-${(made += 1)}`;
      const kind = given.kind ?? 'parcel';
      const names = { lo: 'ໝວກ', en: 'Cap', cn: '帽子' };
      const file = { code, kind, names, picture: 'goods-cap', price: 100, stock: 10, ...given };
      await points.admin.put(vilay, [file]);
      return (await list()).at(-1)!;
    },
    goods: async (id) => (await list()).find((each) => each.id === id),
    fund: (amount) =>
      inTransaction(pool, (tx) => rewards.fund(tx, 'points', parseAmount(amount), 'LAK', 'test', BY.actor)),
    redeem: ({ token }, { id: goodsId, kind }, wish = {}) => {
      const recipient =
        kind === 'parcel' ? parcel : kind === 'account' ? { account: '02055550100', name: 'Keo' } : null;
      const asked = {
        goodsId,
        quantity: 1,
        recipient,
        paymentPassword: PAYMENT_PASSWORD,
        idempotencyKey: randomUUID(),
      };
      return send('POST', '/api/points/redemptions', { ...asked, ...wish }, { token });
    },
    redemptions: async ({ token }) =>
      (await send('GET', '/api/points/redemptions', undefined, { token })).value.list as Redemption[],
    balance: async ({ token }) => (await send('GET', '/api/points', undefined, { token })).value.balance as number,
    cash: async ({ id }) => {
      const money = await ledger.balances(id);
      return formatDecimal(money.find(({ purpose }) => purpose === 'cash')?.balance ?? 0n);
    },
    messages: ({ token }) => members.messages(token),
    tell: (...facts) => inTransaction(pool, (tx) => points.earning.handle(tx, facts)),
    setLevel: (memberId, level) => void levels.set(memberId, level),
  };
}
