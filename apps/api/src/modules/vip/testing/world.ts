import { parseAmount } from '@champa/money';
import { createDatabase } from '@champa/testkit';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createTestClock } from '../../../testing/accounts-app.ts';
import { recordByHand, vilay } from '../../../testing/by-test.ts';
import type { Fact, NewFact } from '../../facts/index.ts';
import type { TableFile } from '../domain/table.ts';
import { createVip, type Vip } from '../index.ts';

export const TIME_ZONE = 'Asia/Vientiane';

export type World = {
  pool: Pool;
  clock: ReturnType<typeof createTestClock>;
  vip: Vip;
  /** The noted facts and messages, as `MEMBER from-to` and `MEMBER kind name`. */
  noted: string[];
  told: string[];
  /** A new member's ID. */
  newMember: () => string;
  deposited: (memberId: string, amount: string, at?: Temporal.Instant) => Fact;
  played: (memberId: string, day: string, bet: string) => Fact;
  tell: (...facts: Fact[]) => Promise<void>;
  level: (memberId: string) => Promise<number>;
  setTable: (file: TableFile) => Promise<void>;
  setOffered: (isOffered: boolean) => void;
  close: () => Promise<void>;
};

type Row = readonly [growth: number, keep: number];

/** Ranks from this growth on, with this required growth a month; 1000 deposited, or 5000 played, are one. */
export function tableOf(rows: readonly Row[], upgrade: TableFile['upgrade'] = 'at_once'): TableFile {
  const withdrawal = { max: null, dayAmount: null, dayCount: null, freePerDay: null };
  return {
    depositPer: '1000',
    betPer: '5000',
    upgrade,
    ranks: rows.map(([growth, keep], level) => ({
      level,
      names: { en: `Rank ${level}` },
      growth,
      keep,
      privileges: {
        rebate: `0.${level}`,
        withdrawal: { ...withdrawal, dayCount: level === 0 ? null : 10 * level },
        bonus: { upgrade: '1000', weekly: '0', monthly: '0' },
        manager: level > 1 ? { name: 'Ms Khammany', url: 'https://t.me/khammany' } : null,
      },
    })),
  };
}

export const demo = tableOf([
  [0, 0],
  [100, 10],
  [300, 30],
  [900, 0],
]);

/** VIP on a database of its own. */
export async function createWorld(): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 6);
  const clock = createTestClock('2026-01-15T05:00:00Z');
  const live = new LiveHub(pool, database.url, createLog('silent', 'test'));
  const noted: string[] = [];
  const told: string[] = [];
  const causes = new Set<string>();
  let isOffered = true;
  let lastMember = 100n;
  let lastFact = 0n;
  const vip = createVip(
    { pool, clock, live },
    {
      isOffered: async () => isOffered,
      brand: async () => ({ timeZone: TIME_ZONE, currency: 'LAK' }),
      record: recordByHand,
      note: async (_tx, fact: NewFact) => {
        if (fact.kind !== 'vip_changed') throw new Error(`told of ${fact.kind}`);
        if (causes.has(fact.cause)) throw new Error(`told twice of ${fact.cause}`);
        causes.add(fact.cause);
        noted.push(`${fact.memberId} ${fact.data.from}-${fact.data.to}`);
      },
      tell: async (_tx, { memberId, kind, details }) => {
        told.push(`${memberId} ${kind} ${(details as { name: { en: string } }).name.en}`);
      },
    },
  );
  const setTable = (file: TableFile): Promise<void> => vip.admin.replaceTable(vilay, file);
  await setTable(demo);

  return {
    pool,
    clock,
    vip,
    noted,
    told,
    newMember: () => String((lastMember += 1n)),
    deposited: (memberId, amount, at = clock.now()) => {
      const data = { depositId: '1', amount: parseAmount(amount), currency: 'LAK', ordinal: 1 };
      return { id: (lastFact += 1n), memberId, at, kind: 'deposit_credited', data };
    },
    played: (memberId, day, bet) => {
      const validBet = parseAmount(bet);
      const play = { vassalage: 'NAGA', gameCode: 'g', area: 'RNG', rounds: 1, stake: validBet, win: 0n } as const;
      const data = { day, plays: [{ ...play, validBet }], currency: 'LAK' };
      return { id: (lastFact += 1n), memberId, at: clock.now(), kind: 'played', data };
    },
    tell: (...facts) => inTransaction(pool, (tx) => vip.growth.handle(tx, facts)),
    level: async (memberId) => (await vip.levelOf(pool, [memberId])).get(memberId)!,
    setTable,
    setOffered: (offered) => {
      isOffered = offered;
    },
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
}
