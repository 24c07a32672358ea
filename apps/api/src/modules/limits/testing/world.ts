import type { PlayLimits } from '@champa/contract';
import { recordByHand, vilay } from '../../../testing/by-test.ts';
import { systemClock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database.ts';
import { createMembers } from '../../member/index.ts';
import { playedSince } from '../../vendors/index.ts';
import { GAMES } from '../../vendors/testing/games.ts';
import { createVendor } from '../../vendors/testing/hub88-vendor.ts';
import type { Player } from '../../vendors/testing/player.ts';
import { createWorld, type World } from '../../vendors/testing/world.ts';
import type { LimitName } from '../domain/limit.ts';
import { createLimits, type Limits } from '../index.ts';

export type Answer<T = PlayLimits> = { status: number; code?: string; value: T };
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Limits with vendors' calls and the ledger, on a database of their own. */
export type LimitsWorld = World & {
  limits: Limits;
  vendor: ReturnType<typeof createVendor>;
  now: () => Temporal.Instant;
  call: <T = PlayLimits>(player: Player, method: Method, url: string, body?: object) => Promise<Answer<T>>;
  /** Sets a limit on money, in main units. */
  limit: (player: Player, name: string, amount: string) => Promise<Answer>;
  /** The same by the operator, in units; null lifts it. */
  limitByStaff: (player: Player, name: string, value: bigint | null) => Promise<void>;
  /** Does something so much later, with a token that is valid then. */
  later: <T>(player: Player, by: Temporal.DurationLike, work: (player: Player) => Promise<T>) => Promise<T>;
  /** Members whose sessions were ended. */
  ended: string[];
  /** The shortest session length that was set for a member. */
  shortened: string[];
  /** What members were told of the operator's limits. */
  told: string[];
};

/** In Vientiane, whose time the days of these tests follow: a Wednesday in the middle of a month, at noon. */
const NOON = Temporal.ZonedDateTime.from('2026-07-15T12:00[Asia/Vientiane]').toInstant();

export async function createLimitsWorld(launchUrl: string | null = null): Promise<LimitsWorld> {
  const world = await createWorld({
    launchUrl,
    requirePlay: (db, memberId) => limits.requirePlay(db, memberId),
    stakeLimits: (db, memberId) => limits.stakeLimits(db, memberId),
  });
  const { pool, ledger, app } = world;
  let offset = NOON.since(systemClock.now());
  world.passTime(offset);
  const clock = { now: () => systemClock.now().add(offset) };
  const ended: string[] = [];
  const shortened: string[] = [];
  const told: string[] = [];
  const opened = clock.now();
  const limits = createLimits(
    { pool, clock },
    {
      record: recordByHand,
      ledger,
      members: createMembers(clock),
      brand: async () => ({ timeZone: 'Asia/Vientiane' }),
      realityCheckMinutes: async () => 60,
      depositedSince: async () => 0n,
      playedSince,
      onOperatorLimit: async (_tx, { memberId, name, isLifted }) =>
        void told.push(`${memberId} ${isLifted ? 'free of' : 'held to'} ${name.kind}/${name.period}`),
      sessions: {
        openedAt: async () => opened,
        shorten: async (_tx, memberId, minutes) => void shortened.push(`${memberId} ${minutes}`),
        endAll: async (_tx, memberId) => void ended.push(memberId),
        ended: () => undefined,
      },
    },
  );
  await limits.routes!(app);

  const call: LimitsWorld['call'] = async (player, method, url, body) => {
    const { memberId } = player;
    world.signIn({ kind: 'member', memberId, sessionId: '1', type: 0, isTrial: false, isAgent: false });
    const headers = { authorization: 'Bearer any' };
    const response = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
  };
  const passTime: LimitsWorld['passTime'] = (duration) => {
    offset = offset.add(duration);
    world.passTime(duration);
  };
  const later: LimitsWorld['later'] = async (player, by, work) => {
    const before = offset;
    passTime(by);
    try {
      const [vendor] = await world.vendors.service.list();
      const session = { vendor: vendor!, memberId: player.memberId, currency: player.currency, gameCode: GAMES[0] };
      const token = await inTransaction(pool, (tx) => world.vendors.service.openSession(tx, session));
      return await work({ ...player, token });
    } finally {
      passTime(before.subtract(offset));
    }
  };
  return {
    ...world,
    later,
    limits,
    vendor: createVendor(app),
    now: clock.now,
    passTime,
    call,
    limit: (player, name, amount) => call(player, 'PUT', `/api/limits/${name}`, { amount }),
    limitByStaff: ({ memberId }, name, value) => {
      const [kind, period] = name.split('/');
      return limits.admin.limit(vilay, { memberId, name: { kind, period } as LimitName, value });
    },
    ended,
    shortened,
    told,
  };
}
