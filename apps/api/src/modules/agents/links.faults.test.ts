import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorld, rate, type World } from './testing/world.ts';

let world: World;
let agent: string;

beforeEach(async () => {
  world = await createWorld();
  agent = await world.addMember();
});
afterEach(() => world.close());

const contracts = [{ kind: 'daily', period: 'daily', terms: rate('1') }];
const guest = { username: 'guest01', password: 'night-Garden-7', confirmPassword: 'night-Garden-7' };

async function makeLink(): Promise<string> {
  const wish = { makes: 'agent', domain: null, note: '', validUntil: null, mostUses: 1, contracts };
  const link = { ...wish, idempotencyKey: randomUUID() };
  return (await world.call(`a${agent}`, 'POST', '/api/agents/links', link)).value.code;
}

/** Lets the server's connections die as soon as a table is written to. */
async function dieAt(table: string, when: 'INSERT' | 'UPDATE'): Promise<void> {
  await world.owner(`
    CREATE FUNCTION public.die() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid());
      RETURN NULL;
    END $$;
    CREATE TRIGGER die AFTER ${when} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION public.die();`);
}

/** Everything that a registration writes. */
async function traces(): Promise<unknown> {
  const [row] = await world.owner(
    `SELECT (SELECT count(*) FROM member.member WHERE upline_id = $1) AS members, (SELECT count(*) FROM sessions.session) AS sessions,
       (SELECT count(*) FROM agents.recruit) AS recruits, (SELECT count(*) FROM agents.contract) AS contracts,
       (SELECT coalesce(sum(uses), 0) FROM agents.link) AS uses, (SELECT count(*) FROM inbox.message) AS messages`,
    [agent],
  );
  return Object.values(row!).map(Number);
}

const places = [
  ['agents.link', 'UPDATE'],
  ['agents.recruit', 'INSERT'],
  ['agents.contract', 'INSERT'],
  ['agents.step', 'INSERT'],
  ['inbox.message', 'INSERT'],
] as const;

test.each([...places, ['sessions.session', 'INSERT'] as const])(
  'a server that dies as a registration by a link writes %s (%s) has registered nobody and used nothing; then they register once',
  async (table, when) => {
    const code = await makeLink();
    const register = () =>
      world.call('', 'PUT', '/api/register', {
        ...guest,
        termsAccepted: true,
        affiliateCode: code,
        domain: 'localhost',
      });
    await dieAt(table, when);
    expect((await register()).status).toBeGreaterThanOrEqual(500);
    await world.owner(`DROP TRIGGER die ON ${table}`);
    expect(await traces()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await register()).status).toBe(200);
    expect(await traces()).toEqual([1, 1, 1, 1, 1, 3]);
  },
);

test.each(places.filter(([table]) => table !== 'agents.link'))(
  'a server that dies as an agent opens an account and writes %s (%s) has opened none; the same wish opens it',
  async (table, when) => {
    const wish = { username: guest.username, makes: 'agent', contracts, termsAccepted: true };
    const key = { idempotencyKey: randomUUID() };
    const open = () => world.call(`a${agent}`, 'POST', '/api/agents/downlines', { ...wish, ...key });
    await dieAt(table, when);
    expect((await open()).status).toBeGreaterThanOrEqual(500);
    await world.owner(`DROP TRIGGER die ON ${table}`);
    expect(await traces()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await open()).status).toBe(200);
    expect(await traces()).toEqual([1, 0, 1, 1, 0, 2]);
  },
);
