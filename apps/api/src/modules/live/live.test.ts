import type { Balance } from '@champa/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openReader } from './testing/reader.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let members = 0;

beforeAll(async () => {
  world = await createWorld({ heartbeatMs: 40 });
});

afterAll(() => world.close());

const balance = (amount: string, version: number): Balance => ({
  balance: amount,
  bonus: '0.00',
  currency: 'LAK',
  version: String(version),
});

function newMember(): string {
  const member = String(++members);
  world.balances.set(member, balance('0.00', 0));
  return member;
}

describe('a ticket', () => {
  test('opens one stream', async () => {
    const url = `${world.url}/api/live?ticket=${await world.ticket(newMember())}`;
    const [first, second] = await Promise.all([openReader(url), openReader(url)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 401]);
  });

  test('expires after half a minute', async () => {
    const ticket = await world.ticket(newMember());
    world.passTime({ seconds: 30 });
    expect((await openReader(`${world.url}/api/live?ticket=${ticket}`)).status).toBe(401);
  });

  test('cannot be forged, and is stored only as a hash', async () => {
    for (const query of ['', '?ticket=', '?ticket=guess', `?ticket=${'x'.repeat(5000)}`]) {
      expect((await openReader(`${world.url}/api/live${query}`)).status).toBe(401);
    }
    const ticket = await world.ticket(newMember());
    const { rows } = await world.pool.query<{ found: boolean }>('SELECT t::text LIKE $1 AS found FROM live.ticket t', [
      `%${ticket}%`,
    ]);
    expect(rows.some(({ found }) => found)).toBe(false);
  });
});

describe('a stream', () => {
  test('begins with the present balance, before anything else', async () => {
    const member = newMember();
    world.balances.set(member, balance('12.50', 7));
    const reader = await world.open(member);
    await vi.waitFor(() => expect(reader.messages).toEqual([{ id: '7', event: 'balance', data: balance('12.50', 7) }]));
    expect(reader.retry).toBe('3000');
    expect(reader.headers.get('content-type')).toContain('text/event-stream');
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
    expect(reader.headers.get('cache-control')).toContain('no-store');
  });

  test('sends its own member’s events and no others', async () => {
    const [mine, other] = [newMember(), newMember()];
    const reader = await world.open(mine);
    await vi.waitFor(() => expect(reader.messages).toHaveLength(1));
    world.hub.publish(other, { name: 'balance', data: balance('9.00', 9) });
    world.hub.publish(mine, { name: 'balance', data: balance('5.00', 2) });
    await vi.waitFor(() => expect(reader.messages).toHaveLength(2));
    expect(reader.messages[1]).toEqual({ id: '2', event: 'balance', data: balance('5.00', 2) });
  });

  test('never shows an older balance after a newer one', async () => {
    const member = newMember();
    const reader = await world.open(member);
    await vi.waitFor(() => expect(reader.messages).toHaveLength(1));
    world.hub.publish(member, { name: 'balance', data: balance('5.00', 5) });
    await vi.waitFor(() => expect(reader.messages).toHaveLength(2));
    world.hub.publish(member, { name: 'balance', data: balance('4.00', 4) });
    world.hub.publish(member, { name: 'balance', data: balance('6.00', 6) });
    world.hub.publish(member, { name: 'balance', data: balance('3.00', 3) });
    await vi.waitFor(() => expect(reader.messages).toHaveLength(3));
    expect(reader.messages.map(({ id }) => id)).toEqual(['0', '5', '6']);
  });

  test('is kept alive by comments, takes Last-Event-ID, and begins anew with the present state', async () => {
    const member = newMember();
    const reader = await openReader(`${world.url}/api/live?ticket=${await world.ticket(member)}`, {
      'last-event-id': '41',
    });
    await vi.waitFor(() => expect(reader.comments.length).toBeGreaterThan(1));
    expect(reader.messages).toHaveLength(1);
  });

  test('sends the present state again after the hub was cut off', async () => {
    const member = newMember();
    const reader = await world.open(member);
    await vi.waitFor(() => expect(reader.messages).toHaveLength(1));
    await world.cutHub();
    world.balances.set(member, balance('8.00', 8));
    await vi.waitFor(() => expect(reader.messages.at(-1)?.id).toBe('8'), { timeout: 5000 });
    world.hub.publish(member, { name: 'balance', data: balance('9.00', 9) });
    await vi.waitFor(() => expect(reader.messages.at(-1)?.id).toBe('9'));
    expect(reader.messages).toHaveLength(3);
  });

  test('ends with its session, at once when that is ended and by itself when it expires; others go on', async () => {
    const member = newMember();
    const [told, stays] = [await world.open(member, '21'), await world.open(member, '22')];
    world.endedSessions.add('21');
    world.hub.publish(member, { name: 'signedOut', data: {} });
    await told.ended;
    expect(told.messages.at(-1)?.event).toBe('signedOut');
    const ranOut = await world.open(member, '23');
    world.endedSessions.add('23');
    await ranOut.ended;
    expect(ranOut.messages.at(-1)?.event).toBe('signedOut');
    expect(stays.messages.map(({ event }) => event)).toEqual(['balance']);
  });

  test('is refused beyond ten of one member, and counted', async () => {
    const member = newMember();
    const open = await Promise.all(Array.from({ length: 10 }, () => world.open(member)));
    expect(open.every(({ status }) => status === 200)).toBe(true);
    expect((await world.open(member)).status).toBe(429);
    open[0]!.leave();
    await vi.waitFor(async () => expect((await world.open(member)).status).toBe(200));
    const gauge = (await world.metrics.liveStreams.get()).values[0]!.value;
    expect(gauge).toBeGreaterThanOrEqual(10);
  });
});

test('a server that stops ends its streams instead of waiting for them', async () => {
  const stopping = await createWorld();
  stopping.balances.set('1', balance('0.00', 0));
  const reader = await stopping.open('1');
  await stopping.stopServer();
  await reader.ended;
  await vi.waitFor(async () => expect((await stopping.metrics.liveStreams.get()).values[0]!.value).toBe(0));
  await stopping.close();
});
