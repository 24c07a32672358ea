import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const wanted = { name: 'Bounmy', contact: '+856 20 5555 1234', plan: 'Friends of mine in Pakse, and my page.' };
const apply = (token: string, more: object = {}) =>
  world.call(token, 'POST', '/api/agents/application', { ...wanted, ...more });
const last = async (token: string) => (await world.call(token, 'GET', '/api/agents/application')).value.application;
const waiting = async (member: string) =>
  (await world.agents.team.waiting()).find(({ memberId }) => memberId === member)!;

test('a rejected member gets a message with the reason, and may apply again', async () => {
  const member = await world.addMember(null, { type: 0 });
  expect(await last(member)).toBeNull();
  await apply(member);
  expect(await last(member)).toMatchObject({ state: 'waiting', reason: '', name: 'Bounmy', website: '' });
  const by = { actor: 'staff:vilay', reason: 'Please tell more about your page.' };
  await world.agents.team.decide(String((await waiting(member)).id), false, by);
  expect(await world.owner('SELECT kind, details FROM inbox.message WHERE member_id = $1', [member])).toEqual([
    { kind: 'agent_rejected', details: { reason: by.reason } },
  ]);
  expect(await last(member)).toMatchObject({ state: 'rejected', reason: by.reason });
  expect((await world.members.byId(world.pool, member))!.type).toBe(0);
  const again = await apply(member, { website: 'https://bounmy.example', plan: 'My page has 12,000 followers.' });
  expect(again.value).toMatchObject({ state: 'waiting', website: 'https://bounmy.example' });
  const known = { actor: 'staff:noy', reason: 'known to us, owes nothing' };
  await world.agents.team.decide(String((await waiting(member)).id), true, known);
  // The note of staff is internal.
  expect(await last(member)).toMatchObject({ state: 'approved', reason: '' });
  expect(await world.told(member)).toEqual(['agent_rejected', 'agent_approved']);
  const changes = await world.owner('SELECT what, actor, reason FROM agents.change WHERE member_id = $1 ORDER BY id', [
    member,
  ]);
  expect(changes).toMatchObject([
    { what: 'rejected', ...by },
    { what: 'promoted', ...known },
    { what: 'approved', ...known },
  ]);
});

test('of many applications at once one is kept; trial accounts, agents and visitors cannot apply', async () => {
  const member = await world.addMember(null, { type: 0 });
  await Promise.all(Array.from({ length: 6 }, () => apply(member)));
  expect((await world.agents.team.waiting()).filter(({ memberId }) => memberId === member)).toHaveLength(1);
  expect(await apply(`t${member}`)).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
  expect(await apply(await world.addMember(null, { type: 2 }))).toMatchObject({ code: 'FORBIDDEN' });
  for (const bad of [{ name: ' ' }, { contact: '' }, { plan: 'short' }, { website: 'x'.repeat(201) }])
    expect(await apply(await world.addMember(null, { type: 0 }), bad)).toMatchObject({
      status: 422,
      code: 'VALIDATION',
    });
});
