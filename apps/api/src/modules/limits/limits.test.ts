import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vilay } from '../../testing/by-test.ts';
import type { Player } from '../vendors/testing/player.ts';
import { createLimitsWorld, type LimitsWorld } from './testing/world.ts';

let world: LimitsWorld;
let player: Player;

beforeAll(async () => {
  world = await createLimitsWorld();
});

beforeEach(async () => {
  player = await world.addPlayer();
});

afterAll(() => world.close());

const overview = async () => (await world.call(player, 'GET', '/api/limits')).value;

describe('a limit of the operator', () => {
  test('holds beside the member’s own, is shown as the operator’s, and only staff loosens it', async () => {
    await world.limit(player, 'stake/day', '500');
    await world.limitByStaff(player, 'stake/day', 30_000_000n);
    await world.limitByStaff(player, 'session/session', 60n);
    expect(await overview()).toMatchObject({
      list: [{ kind: 'stake', period: 'day', amount: '500.00', operatorAmount: '300.00', inForce: '300.00' }],
      session: { minutes: null, operatorMinutes: 60, inForce: 60 },
    });
    expect(world.shortened).toContain(`${player.memberId} 60`);
    await world.call(player, 'DELETE', '/api/limits/stake/day');
    await world.later(player, { hours: 25 }, async (tomorrow) => {
      expect((await world.vendor.bet(tomorrow, { amount: 30_000_001 })).status).toBe('RS_ERROR_LIMIT_REACHED');
      expect((await world.vendor.bet(tomorrow, { amount: 30_000_000 })).status).toBe('RS_OK');
      await world.limitByStaff(tomorrow, 'stake/day', null);
      expect((await world.vendor.bet(tomorrow, { amount: 30_000_001 })).status).toBe('RS_OK');
    });
    expect(world.told).toEqual(
      ['held to stake/day', 'held to session/session', 'free of stake/day'].map((what) => `${player.memberId} ${what}`),
    );
    const changes = await world.limits.service.history(player.memberId);
    expect(changes.slice(0, 3).map(({ what, actor }) => [what, actor])).toEqual([
      ['operator_limit_lifted', 'staff:vilay'],
      ['limit', `member:${player.memberId}`],
      ['operator_limit', 'staff:vilay'],
    ]);
    const restricted = await world.limits.restricted('limited', { after: '0', limit: 100 });
    expect(restricted.find(({ memberId }) => memberId === player.memberId)?.limits).toContainEqual({
      kind: 'session',
      period: 'session',
      value: '60',
    });
  });
});

describe('a member’s limits', () => {
  test('are none at first, and need no row', async () => {
    expect(await overview()).toEqual({
      currency: 'LAK',
      list: [],
      session: null,
      timeOutUntil: null,
      selfExclusion: null,
      realityCheckMinutes: 60,
    });
    const { rowCount } = await world.pool.query('SELECT FROM limits.guard WHERE member_id = $1', [player.memberId]);
    expect(rowCount).toBe(0);
  });

  test('hold at once when set or lowered, and are shown with the amount used and the next period', async () => {
    await world.vendor.bet(player, { amount: 2_500_000 });
    await world.limit(player, 'stake/day', '500');
    await world.limit(player, 'loss/month', '300.5');
    const { value } = await world.limit(player, 'stake/week', '100');
    expect(value.list).toMatchObject([
      { kind: 'loss', period: 'month', amount: '300.50', used: '25.00', resetsAt: '2026-07-31T17:00:00Z' },
      { kind: 'stake', period: 'day', amount: '500.00', used: '25.00', resetsAt: '2026-07-15T17:00:00Z' },
      { kind: 'stake', period: 'week', amount: '100.00', used: '25.00', resetsAt: '2026-07-19T17:00:00Z' },
    ]);
    expect((await world.limit(player, 'stake/day', '50')).value.list[1]).toMatchObject({
      amount: '50.00',
      pendingAt: null,
    });
  });

  test('are raised and removed after 24 hours, and a raise can be withdrawn', async () => {
    await world.limit(player, 'stake/day', '50');
    const { value } = await world.limit(player, 'stake/day', '200');
    expect(value.list).toMatchObject([{ amount: '50.00', pendingAmount: '200.00' }]);
    expect((await world.call(player, 'DELETE', '/api/limits/stake/day/pending')).value.list).toMatchObject([
      { amount: '50.00', pendingAmount: null, pendingAt: null },
    ]);
    await world.limit(player, 'stake/day', '200');
    await world.later(player, { hours: 24 }, async () => {
      expect((await overview()).list).toMatchObject([{ amount: '200.00', pendingAt: null }]);
      const removed = await world.call(player, 'DELETE', '/api/limits/stake/day');
      expect(removed.value.list).toMatchObject([{ amount: '200.00', pendingAmount: null }]);
      expect(removed.value.list[0]!.pendingAt).not.toBeNull();
    });
    await world.later(player, { hours: 49 }, async () => expect((await overview()).list).toEqual([]));
  });

  test.each(['0', '-5', '1e3', '0.001', '10000000000000', 'x', ''])('of %j are refused', async (amount) => {
    expect(await world.limit(player, 'stake/day', amount)).toMatchObject({ status: 422, code: 'VALIDATION' });
  });

  test.each([
    ['time-out', { hours: 23 }],
    ['time-out', { hours: 1009 }],
    ['self-exclusion', { months: 5 }],
    ['self-exclusion', {}],
  ])('%s %j is refused', async (what, body) => {
    expect(await world.call(player, 'POST', `/api/limits/${what}`, body)).toMatchObject({ code: 'VALIDATION' });
    expect((await overview()).timeOutUntil).toBeNull();
  });

  test('are not for a trial account', async () => {
    world.signIn({ kind: 'member', memberId: player.memberId, sessionId: '1', type: 4, isTrial: true, isAgent: false });
    const headers = { authorization: 'Bearer any' };
    const answer = await world.app.inject({ method: 'GET', url: '/api/limits', headers });
    expect(answer.json()).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
  });

  test('leave a history that nothing removes', async () => {
    await world.limit(player, 'stake/day', '50');
    await world.call(player, 'POST', '/api/limits/time-out', { hours: 24 });
    await world.limits.admin.exclude(
      { ...vilay, reason: 'asked by telephone' },
      { memberId: player.memberId, months: 6 },
    );
    expect(await world.limits.service.history(player.memberId)).toMatchObject([
      { what: 'exclusion', actor: 'staff:vilay', details: { reason: 'asked by telephone' } },
      { what: 'time_out', actor: `member:${player.memberId}` },
      { what: 'limit', details: { kind: 'stake', period: 'day', wanted: '5000000' } },
    ]);
  });
});

describe('a pause', () => {
  test('lasts until its time, and a shorter one set later does not end it sooner', async () => {
    const { value } = await world.call(player, 'POST', '/api/limits/time-out', { hours: 48 });
    const again = await world.call(player, 'POST', '/api/limits/time-out', { hours: 24 });
    expect(again.value.timeOutUntil).toBe(value.timeOutUntil);
    await world.later(player, { hours: 49 }, async () => expect((await overview()).timeOutUntil).toBeNull());
  });

  test('by self-exclusion ends the sessions, is never shortened, and can only grow', async () => {
    const first = await world.call(player, 'POST', '/api/limits/self-exclusion', { months: 12 });
    expect(world.ended).toContain(player.memberId);
    const shorter = await world.call(player, 'POST', '/api/limits/self-exclusion', { months: 6 });
    expect(shorter.value.selfExclusion).toEqual(first.value.selfExclusion);
    const forEver = await world.call(player, 'POST', '/api/limits/self-exclusion', { months: null });
    expect(forEver.value.selfExclusion).toEqual({ since: first.value.selfExclusion!.since, until: null });
    await world.later(player, { hours: 24 * 365 * 50 }, async () => {
      expect((await overview()).selfExclusion).toMatchObject({ until: null });
    });
  });
});

describe('opening a game', () => {
  const launch = () => world.call(player, 'GET', '/api/games/launch?nodeId=1');

  test('is refused during a time-out and an exclusion, with the time until when', async () => {
    expect((await launch()).code).toBe('GAME_MAINTENANCE'); // this vendor has no address: every other check passed
    const { value } = await world.call(player, 'POST', '/api/limits/time-out', { hours: 24 });
    expect(await launch()).toMatchObject({
      status: 403,
      code: 'PLAY_TIME_OUT',
      value: { until: value.timeOutUntil },
    });
    await world.call(player, 'POST', '/api/limits/self-exclusion', { months: null });
    expect(await launch()).toMatchObject({ status: 403, code: 'SELF_EXCLUDED', value: { until: null } });
  });

  test('is refused when the session has reached the member’s limit', async () => {
    const { value } = await world.call(player, 'PUT', '/api/limits/session', { minutes: 60 });
    expect(value.session).toMatchObject({ minutes: 60, pendingAt: null });
    expect(world.shortened).toContain(`${player.memberId} 60`);
    expect((await launch()).code).toBe('GAME_MAINTENANCE');
    await world.later(player, { minutes: 61 }, async () =>
      expect(await launch()).toMatchObject({ status: 403, code: 'SESSION_TIME_REACHED' }),
    );
  });
});

test('a reality check shows the session’s length and its play', async () => {
  const bet = { transaction_uuid: crypto.randomUUID(), round: 'check', amount: 3_000_000 };
  await world.vendor.bet(player, bet);
  await world.vendor.win(player, { reference_transaction_uuid: bet.transaction_uuid, round: 'check', amount: 500_000 });
  const { value } = await world.call<{ elapsedSeconds: number }>(player, 'GET', '/api/limits/reality-check');
  expect(value).toMatchObject({ stake: '30.00', win: '5.00', net: '-25.00', currency: 'LAK' });
  expect(value.elapsedSeconds).toBeGreaterThanOrEqual(0);
  const { value: set } = await world.call(player, 'PUT', '/api/limits/reality-check', { minutes: 30 });
  expect(set.realityCheckMinutes).toBe(30);
});
