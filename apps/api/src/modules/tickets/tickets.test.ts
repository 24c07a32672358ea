import { randomUUID } from 'node:crypto';
import type { AdminTicket, AdminTicketCase, Ticket, TicketCase } from '@champa/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, type World, written } from './testing/world.ts';

let world: World;
let member: string;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  member = await world.addMember();
});
afterAll(() => world.close());

const send = async (given: object = {}, by = member): Promise<string> =>
  (await world.call<{ id: string }>(by, 'PUT', '/api/tickets', written(given))).value.id;
const own = async (id: string, by = member) => world.call<TicketCase>(by, 'GET', `/api/tickets/${id}`);
const caseOf = async (id: string, by = 'vilay') =>
  (await world.staff<AdminTicketCase>(by, 'GET', `/api/admin/tickets/${id}`)).value;
const step = (id: string, act: string, by = 'vilay') =>
  world.staff<AdminTicketCase>(by, 'PUT', `/api/admin/tickets/${id}/step`, { act, reason: 'a test' });
const say = (id: string, act: string, text: string, by = 'vilay', idempotencyKey = randomUUID()) =>
  world.staff<AdminTicketCase>(by, 'POST', `/api/admin/tickets/${id}/messages`, { act, text, idempotencyKey });

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
}

describe('a ticket', () => {
  test('is sent once for a key, and listed by its member only', async () => {
    const key = randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => send({ idempotencyKey: key })));
    expect(new Set(ids).size).toBe(1);
    const { value } = await world.call<{ list: Ticket[] }>(member, 'GET', '/api/tickets');
    expect(value.list).toMatchObject([{ id: ids[0], kind: 'feedback', topic: 'deposit', state: 'received' }]);
    expect((await own(ids[0]!, await world.addMember())).status).toBe(404);
  });

  test.each([
    ['short', 'too_short'],
    ['x'.repeat(1001), 'too_long'],
  ])('is refused where its text is outside the range that the brand allows', async (content, fault) => {
    const answer = await world.call<{ fields: object }>(member, 'PUT', '/api/tickets', written({ content }));
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION', value: { fields: { content: fault } } });
  });

  test('takes the member’s own pictures, and no other', async () => {
    const upload = async (by: string) =>
      (await world.call<{ id: string }>(by, 'POST', '/api/tickets/pictures', await picture())).value.id;
    const foreign = await upload(await world.addMember());
    expect((await world.call(member, 'PUT', '/api/tickets', written({ pictures: [foreign] }))).status).toBe(422);
    const id = await send({ pictures: [await upload(member)] });
    expect((await own(id)).value.messages).toMatchObject([{ side: 'member', pictures: 1 }]);
    const shown = await world.staff<string[]>('vilay', 'GET', `/api/admin/tickets/${id}/pictures`);
    expect(Buffer.from(shown.value[0]!, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const bad = await world.call(member, 'POST', '/api/tickets/pictures', Buffer.from('no picture'));
    expect(bad.code).toBe('PICTURE_UNREADABLE');
  });

  test('that several employees claim at once belongs to one, who alone answers it', async () => {
    const id = await send();
    const names = ['anou', 'bounmy', 'chanh', 'dao'];
    const claims = await Promise.all(names.map((name) => step(id, 'claim', name)));
    const winners = names.filter((_, index) => claims[index]!.status === 200);
    expect(winners).toHaveLength(1);
    const loser = names.find((name) => name !== winners[0])!;
    const refused = await say(id, 'answer', 'mine?', loser);
    expect(refused).toMatchObject({ status: 409, value: { whyCode: 'claimed_by_other' } });
    expect((await say(id, 'answer', 'It has arrived now.', winners[0])).value.state).toBe('answered');
    expect((await own(id)).value.messages.map(({ text }) => text)).toContain('It has arrived now.');
    expect(await world.inboxOf(member)).toEqual(['ticket_answered']);
  });

  test('is answered once for a key, returns to staff with a reply, and keeps notes from its member', async () => {
    const id = await send();
    await step(id, 'claim');
    const key = randomUUID();
    await Promise.all([1, 2].map(() => say(id, 'answer', 'Please send the slip.', 'vilay', key)));
    await say(id, 'note', 'Looks like the bank’s fault.');
    const reply = { text: 'Here it is.', pictures: [], idempotencyKey: randomUUID() };
    await world.call(member, 'POST', `/api/tickets/${id}/replies`, reply);
    const { value } = await own(id);
    expect(value.messages.map(({ side }) => side)).toEqual(['member', 'staff', 'member']);
    expect(value.state).toBe('working');
    expect((await caseOf(id)).messages.map(({ side }) => side)).toEqual(['member', 'staff', 'note', 'member']);
  });

  test('that its member closes takes no more', async () => {
    const id = await send();
    await world.call(member, 'PUT', `/api/tickets/${id}/state`, { move: 'close' });
    const reply = { text: 'And one more.', pictures: [], idempotencyKey: randomUUID() };
    expect((await world.call(member, 'POST', `/api/tickets/${id}/replies`, reply)).code).toBe('TICKET_CLOSED');
    expect((await step(id, 'claim')).code).toBe('TICKET_CLOSED');
  });

  test('that is late is escalated by itself, and comes first in the queue', async () => {
    const id = await send();
    world.passTime({ hours: 49 });
    const fresh = await send();
    await world.runJob('tickets_escalate');
    const { value } = await world.staff<{ list: AdminTicket[] }>('vilay', 'GET', '/api/admin/tickets');
    const order = value.list.map((one) => one.id);
    expect(order.indexOf(id)).toBeLessThan(order.indexOf(fresh));
    expect(value.list.find((one) => one.id === id)).toMatchObject({ isLate: true });
    expect((await caseOf(id)).escalatedAt).not.toBeNull();
    expect((await caseOf(fresh)).escalatedAt).toBeNull();
  });
});

test('a visitor is answered by e-mail', async () => {
  const { kind: _, ...said } = written();
  const { value } = await world.call<{ id: string }>(null, 'PUT', '/api/feedback', {
    ...said,
    email: 'visitor@example.com',
    language: 'en',
  });
  await step(value.id, 'claim');
  await say(value.id, 'answer', 'Thank you for writing.');
  await world.runJob('tickets_email', { ticketId: value.id, text: 'Thank you for writing.' });
  expect(world.mails).toMatchObject([
    { to: 'visitor@example.com', subject: `Champa: our answer to your message no. ${value.id}` },
  ]);
});

describe('a complaint', () => {
  test('goes its formal way: acknowledged, extended once, answered for good, referred outside', async () => {
    const id = await send({ kind: 'complaint' });
    const begun = (await own(id)).value;
    expect(begun).toMatchObject({ state: 'received', outside: { name: 'The Arbiter' }, can: ['reply', 'close'] });
    expect(begun.acknowledgedAt).not.toBeNull();
    await step(id, 'claim');
    const due = Temporal.Instant.from(begun.answerDueAt);
    const extended = (await step(id, 'extend')).value;
    expect(Temporal.Instant.from(extended.answerDueAt).since(due).total('hours')).toBe(240);
    expect((await step(id, 'extend')).status).toBe(409);
    expect((await say(id, 'final', 'We credited it today.')).value).toMatchObject({
      state: 'final',
      can: ['refer', 'note'],
    });
    expect((await own(id)).value.can).toEqual(['refer']);
    await world.call(member, 'PUT', `/api/tickets/${id}/state`, { move: 'refer' });
    expect((await own(id)).value).toMatchObject({ state: 'referred', can: [] });
    expect(await world.inboxOf(member)).toEqual(['complaint_acknowledged', 'complaint_extended', 'complaint_final']);
  });

  test('may be referred without a final answer once that is late', async () => {
    const id = await send({ kind: 'complaint' });
    expect((await world.call(member, 'PUT', `/api/tickets/${id}/state`, { move: 'refer' })).code).toBe('TICKET_CLOSED');
    world.passTime({ hours: 241 });
    expect((await own(id)).value.can).toContain('refer');
  });

  test('is acknowledged by the employee who claims it, where the brand wants a person to', async () => {
    world.rules.complaint.acknowledgeAtOnce = false;
    const id = await send({ kind: 'complaint' });
    expect((await own(id)).value.acknowledgedAt).toBeNull();
    await step(id, 'claim');
    expect((await own(id)).value.acknowledgedAt).not.toBeNull();
    expect(await world.inboxOf(member)).toEqual(['complaint_acknowledged']);
    world.rules.complaint.acknowledgeAtOnce = true;
  });
});

test('the report counts what came in, what was answered and what is late', async () => {
  const day = world.now().toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
  const query = `from=${day.subtract({ days: 40 })}&to=${day}`;
  const { value } = await world.staff<{ list: { kind: string; received: number; answered: number }[] }>(
    'vilay',
    'GET',
    `/api/admin/tickets/report?${query}`,
  );
  const counted = value.list.reduce((sum, { received }) => sum + received, 0);
  const { rows } = await world.pool.query<{ count: number }>('SELECT count(*)::integer AS count FROM tickets.ticket');
  expect(counted).toBe(rows[0]!.count);
  expect(value.list.find(({ kind }) => kind === 'feedback')!.answered).toBeGreaterThan(0);
});
