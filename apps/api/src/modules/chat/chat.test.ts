import { randomUUID } from 'node:crypto';
import type { AdminChat, AdminChatCase, Chat } from '@champa/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openReader } from '../live/testing/reader.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const say = (key: string, text: string, messageKey = randomUUID()) =>
  world.call<{ seq: number }>('/api/chat/say', { key, text, messageKey });
const step = (id: string, act: string, by = 'vilay', to?: string) =>
  world.staff<AdminChatCase>(by, 'PUT', `/api/admin/chat/chats/${id}/step`, { act, ...(to && { to }) });
const answer = (id: string, text: string, by = 'vilay', messageKey = randomUUID()) =>
  world.staff<{ seq: number }>(by, 'POST', `/api/admin/chat/chats/${id}/messages`, { text, messageKey });
const chatOf = async (key: string) =>
  (await world.call<{ chat: Chat }>('/api/chat/messages', { key, after: 0 })).value.chat;
const take = (by: string, isTaking = true) => world.staff(by, 'PUT', '/api/admin/chat/presence', { isTaking });

async function begin(): Promise<{ key: string; id: string }> {
  const { key } = await world.enter();
  return { key: key!, id: await world.idOf(key!) };
}

describe('messages', () => {
  test('sent at once from both sides, some of them twice, are numbered without a gap and said once', async () => {
    const { key, id } = await begin();
    await step(id, 'claim');
    const texts = fc.array(
      fc.record({ text: fc.uuid(), isStaff: fc.boolean(), times: fc.integer({ min: 1, max: 3 }) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    await fc.assert(
      fc.asyncProperty(texts, fc.nat(20), async (said, back) => {
        const before = await world.since(key);
        await Promise.all(
          said.flatMap(({ text, isStaff, times }) => {
            const messageKey = randomUUID();
            const once = () => (isStaff ? answer(id, text, 'vilay', messageKey) : say(key, text, messageKey));
            return Array.from({ length: times }, once);
          }),
        );
        // A screen that was away asks for what follows the last that it knows.
        const known = before.slice(0, Math.max(0, before.length - back));
        const all = [...known, ...(await world.since(key, known.at(-1)?.seq ?? 0))];
        expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
        const came = all.slice(before.length).map(({ text }) => text);
        expect(came.toSorted()).toEqual(said.map(({ text }) => text).toSorted());
      }),
      { numRuns: 15 },
    );
  });

  test('are told by a stream that a ticket opens once, and that carries none of what was said', async () => {
    const { key, id } = await begin();
    await step(id, 'claim');
    const { value } = await world.call<{ ticket: string }>('/api/chat/ticket', { key });
    const address = `${world.url}/api/chat/live?ticket=${value.ticket}`;
    const reader = await openReader(address);
    expect((await openReader(address)).status).toBe(401);
    await answer(id, 'a secret');
    await vi.waitFor(() =>
      expect(reader.messages).toContainEqual(
        expect.objectContaining({
          event: 'chat',
          data: expect.objectContaining({ id, what: 'message', side: 'staff' }),
        }),
      ),
    );
    expect(JSON.stringify(reader.messages)).not.toContain('secret');
    reader.leave();
  });

  test('are read by their participants only', async () => {
    const { key } = await begin();
    await say(key, 'mine alone');
    for (const other of [(await begin()).key, 'x'.repeat(43)]) {
      const answered = await world.call<object>('/api/chat/messages', { key: other, after: 0 });
      expect(JSON.stringify(answered)).not.toContain('mine alone');
    }
    expect((await world.call('/api/chat/messages', { key: 'x'.repeat(43), after: 0 })).code).toBe('CHAT_KEY_INVALID');
    const { rows } = await world.pool.query<{ found: boolean }>('SELECT k::text LIKE $1 AS found FROM chat.key k', [
      `%${key}%`,
    ]);
    expect(rows.some(({ found }) => found)).toBe(false);
  });

  test('show how far the other side has read, never back', async () => {
    const { key, id } = await begin();
    await say(key, 'one');
    await step(id, 'claim');
    const read = (seq: number, by = 'vilay') => world.staff(by, 'PUT', `/api/admin/chat/chats/${id}/read`, { seq });
    await read(2, 'somebody-else');
    expect((await chatOf(key)).staffRead).toBe(0);
    await read(2);
    await read(1);
    await read(99);
    expect((await chatOf(key)).staffRead).toBe((await chatOf(key)).lastSeq);
  });
});

test('a picture is checked by its content, encoded again, and sent by a ticket that is good once', async () => {
  const { key, id } = await begin();
  const ticket = async () => (await world.call<{ ticket: string }>('/api/chat/ticket', { key })).value.ticket;
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'gold' } })
    .png()
    .toBuffer();
  const first = await ticket();
  const { value } = await world.call<{ seq: number }>(`/api/chat/pictures/${first}`, bytes);
  expect((await world.call(`/api/chat/pictures/${first}`, bytes)).code).toBe('CHAT_KEY_INVALID');
  expect((await world.call(`/api/chat/pictures/${await ticket()}`, Buffer.from('<svg/>'))).code).toBe(
    'PICTURE_UNREADABLE',
  );
  const shown = await world.staff<{ picture: string }>(
    'vilay',
    'GET',
    `/api/admin/chat/chats/${id}/pictures/${value.seq}`,
  );
  expect(Buffer.from(shown.value.picture, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
});

describe('a chat', () => {
  test('that several employees take at once belongs to one, who alone answers', async () => {
    const { id } = await begin();
    const names = ['anou', 'bounmy', 'chanh', 'dao'];
    const taken = await Promise.all(names.map((name) => step(id, 'claim', name)));
    const winners = names.filter((_, index) => taken[index]!.status === 200);
    expect(winners).toHaveLength(1);
    const loser = names.find((name) => name !== winners[0])!;
    expect(await answer(id, 'me too', loser)).toMatchObject({ status: 409, value: { whyCode: 'claimed_by_other' } });
    expect((await answer(id, 'hello', winners[0])).status).toBe(200);
  });

  test('waits at its place, and keeps it when it is returned to the queue', async () => {
    const [first, second] = [await begin(), await begin()];
    const placeOf = async (key: string) => (await chatOf(key)).place;
    expect((await placeOf(second.key)) - (await placeOf(first.key))).toBe(1);
    await step(first.id, 'claim');
    const alone = await placeOf(second.key);
    await step(first.id, 'release');
    expect(await placeOf(second.key)).toBe(alone + 1);
  });

  test('is handed over to a colleague who is there, and to nobody else', async () => {
    const { id } = await begin();
    await step(id, 'claim');
    expect((await step(id, 'hand_over', 'vilay', 'staff:noy')).code).toBe('VALIDATION');
    await take('noy');
    expect((await step(id, 'hand_over', 'vilay', 'staff:noy')).value).toMatchObject({
      claimedBy: 'staff:noy',
      can: [],
    });
    expect((await answer(id, 'still me?')).status).toBe(409);
    expect((await answer(id, 'I am Noy.', 'noy')).status).toBe(200);
  });

  test('that a visitor began becomes the member’s who signs in, and a member has one at a time', async () => {
    const { key } = await begin();
    await say(key, 'before signing in');
    const member = await world.addMember();
    const joined = await world.enter({ key }, member);
    expect(joined.chat!.isMember).toBe(true);
    expect((await world.since(joined.key!)).map(({ text }) => text)).toContain('before signing in');
    const again = await Promise.all([1, 2, 3].map(() => world.enter({}, member)));
    const ids = await Promise.all(again.map((each) => world.idOf(each.key!)));
    expect(new Set(ids)).toEqual(new Set([await world.idOf(key)]));
    // The key that stays in the browser opens no way for whoever is not signed in.
    const visitor = await world.enter({ key });
    expect(await world.idOf(visitor.key!)).not.toBe(await world.idOf(key));
  });

  test('that has ended takes no more, is rated if it was answered, and is sent by e-mail', async () => {
    const { key, id } = await begin();
    await say(key, 'Where is my money?');
    expect((await world.call('/api/chat/rating', { key, stars: 1 })).code).toBe('NOT_POSSIBLE');
    await step(id, 'claim');
    await answer(id, 'On its way.');
    await step(id, 'end');
    expect((await say(key, 'one more')).code).toBe('CHAT_ENDED');
    expect((await answer(id, 'one more')).code).toBe('CHAT_ENDED');
    expect((await world.call('/api/chat/rating', { key, stars: 5, comment: 'Quick.' })).status).toBe(200);
    await world.runJob('chat_transcript', { conversationId: id, email: 'me@example.com' });
    expect(world.mails.at(-1)!.text).toMatch(/You: Where is my money\?\n.*vilay \(Champa\): On its way\./);
    const past = await world.staff<{ list: AdminChat[] }>('vilay', 'GET', '/api/admin/chat/chats');
    expect(past.value.list.find((one) => one.id === id)).toMatchObject({ stars: 5, ratingComment: 'Quick.' });
  });

  test('ends by itself once nobody writes', async () => {
    const { key } = await begin();
    await world.runJob('chat_end_quiet');
    expect((await chatOf(key)).state).toBe('waiting');
    world.passTime({ minutes: world.rules.quietMinutes + 1 });
    await world.runJob('chat_end_quiet');
    expect((await chatOf(key)).state).toBe('ended');
  });
});

test('outside the working hours no chat begins, and it is said when the next can', async () => {
  const { key } = await begin();
  const today = Temporal.Now.zonedDateTimeISO('Asia/Vientiane').dayOfWeek;
  world.rules.hours = [{ day: ((today + 2) % 7) + 1, from: '09:00', to: '17:00' }];
  const entered = await world.enter();
  expect(entered).toMatchObject({ standing: 'closed', chat: null, key: null });
  expect(entered.opensAt).not.toBeNull();
  // One that runs goes on.
  expect((await world.enter({ key })).chat).not.toBeNull();
  world.rules.hours = [];
});

test('an employee who takes chats is there for a minute after the last sign', async () => {
  await take('vilay');
  expect((await world.enter()).standing).toBe('open');
  world.passTime({ seconds: 76 });
  expect((await world.enter()).standing).toBe('away');
});

test('the list of chats has the house’s topics and those of outside services', async () => {
  const answered = await fetch(`${world.url}/api/chat/models?language=en`).then(
    (response) => response.json() as Promise<any>,
  );
  expect(answered.value.list).toEqual([
    { id: 'service', title: 'Customer service', isOwn: true },
    { id: 'outside', title: 'Outside', isOwn: false },
  ]);
  const launch = async (model: string) =>
    (await fetch(`${world.url}/api/chat/launch?model=${model}&language=cn`).then((response) => response.json())) as {
      value?: { chatUrl: string };
      code?: string;
    };
  expect((await launch('service')).value!.chatUrl).toBe('https://site.example/chat#service');
  expect((await launch('outside')).value!.chatUrl).toBe('https://chat.example/room?x=1&lang=cn');
  expect((await launch('__proto__')).code).toBe('NOT_FOUND');
});

test('the report counts chats by who answered first', async () => {
  const day = Temporal.Now.plainDateISO('Asia/Vientiane');
  const query = `from=${day.subtract({ days: 1 })}&to=${day.add({ days: 1 })}&by=employee`;
  const { value } = await world.staff<{ list: { id: string; answered: number; stars: string | null }[] }>(
    'vilay',
    'GET',
    `/api/admin/chat/report?${query}`,
  );
  expect(value.list.find(({ id }) => id === 'staff:vilay')).toMatchObject({ stars: '5.0' });
});
