import { parseAmount as amount } from '@champa/money';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createWorld, rate, type World } from './testing/world.ts';

let world: World;
let line: string[];

beforeEach(() => prepare());
afterEach(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});

async function prepare(more: { patienceMs?: number } = {}): Promise<void> {
  world = await createWorld(undefined, undefined, more);
  await world.run();
  line = [];
  for (let n = 0; n < 5; n += 1) line.push(await world.addMember(line.at(-1) ?? null));
  for (const [n, member] of line.entries())
    await world.sign(n === 0 ? null : line[n - 1]!, member, 'realtime', rate(`${5 - n}`));
  world.setClock(world.now().add({ minutes: 5 }));
  await world.play(line[4]!, world.now().add({ seconds: 5 }), '1000');
  world.setClock(world.now().add({ minutes: 6 }));
}

const cash = () => Promise.all(line.map((member) => world.cashOf(member)));
const PAID = [10, 10, 10, 10, 10].map((units) => amount(String(units)));

/** Lets the server's connections die as soon as a table is written to for the nth time. */
async function dieAt(table: string, when: 'INSERT' | 'UPDATE'): Promise<void> {
  await world.owner(`
    CREATE TABLE public.doomed (left_to_die integer);
    INSERT INTO public.doomed VALUES (1);
    GRANT ALL ON public.doomed TO PUBLIC;
    CREATE FUNCTION public.die() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid());
      RETURN NULL;
    END $$;
    CREATE TRIGGER die AFTER ${when} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION public.die();`);
}

const mend = (table: string) => world.owner(`DROP TRIGGER die ON ${table}`);

test.each([
  ['agents.run', 'INSERT'],
  ['agents.settlement_cycle', 'UPDATE'],
  ['agents.run', 'UPDATE'],
  ['ledger.journal', 'INSERT'],
  ['figures.slot', 'INSERT'],
] as const)(
  'a server that dies as it writes %s (%s) has done nothing by halves; the next run does it',
  async (table, when) => {
    await dieAt(table, when);
    await world.agents.settlements.run().catch(() => undefined);
    await mend(table);
    const [total] = await world.owner<{ sum: string }>(
      `SELECT coalesce(sum(amount), 0)::text AS sum FROM ledger.journal WHERE source = 'agents'`,
    );
    expect(total!.sum).toBe('0');
    for (let n = 0; n < 2; n += 1) await world.run();
    expect(await cash()).toEqual(PAID);
  },
);

test('a contract chain is paid whole or not at all, and a bet at the same time is not lost', async () => {
  await Promise.all([world.run(), world.run(), world.run()]);
  const journal = await world.owner<{ at: string }>(`SELECT DISTINCT at FROM ledger.journal WHERE source = 'agents'`);
  expect(journal).toHaveLength(1);
  expect(await cash()).toEqual(PAID);
});

/** Two others whom the brand pays, each by a contract of their own kind, for what both play now. */
async function others(): Promise<string[]> {
  const both = [await world.addMember(), await world.addMember()];
  await world.sign(null, both[0]!, 'realtime', rate('1'));
  await world.sign(null, both[1]!, 'hourly', rate('1'));
  world.setClock(world.now().add({ hours: 1 }));
  for (const member of both) await world.play(member, world.now().add({ seconds: 5 }), '1000');
  world.setClock(world.now().add({ hours: 1, minutes: 2 }));
  return both;
}

async function refuse(table: string, when: string): Promise<void> {
  await world.owner(`
    CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE UPDATE ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION public.refuse();`);
}

test('a contract chain that cannot be paid does not block the others', async () => {
  const both = await others();
  await refuse('agents.run', `NEW.state = 'paid' AND NEW.downline_id = ${line[0]!}`);
  await expect(world.run()).rejects.toThrow();
  expect(await Promise.all(both.map(world.cashOf))).toEqual([amount('10'), amount('10')]);
  await world.owner('DROP TRIGGER refuse ON agents.run');
  await world.run();
  expect(await cash()).toEqual(PAID);
});

test('a kind of contracts that cannot be settled does not block the other kinds', async () => {
  const both = await others();
  await refuse('agents.settlement_cycle', `NEW.kind = 'realtime'`);
  await expect(world.run()).rejects.toThrow();
  expect(await Promise.all(both.map(world.cashOf))).toEqual([0n, amount('10')]);
  await world.owner('DROP TRIGGER refuse ON agents.settlement_cycle');
  await world.run();
  expect(await cash()).toEqual(PAID);
  expect(await Promise.all(both.map(world.cashOf))).toEqual([amount('10'), amount('10')]);
});

test('a period waits while a transaction that may hold a bet of it is open', async () => {
  await world.close();
  await prepare({ patienceMs: 300 });
  let release = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    release = resolve;
  });
  const open = inTransaction(world.pool, async (tx) => {
    await tx.query('SELECT pg_current_xact_id()');
    await isOpen;
  });
  await world.run();
  expect(await world.runs()).toEqual([]);
  release();
  await open;
  await world.run();
  expect(await cash()).toEqual(PAID);
});

test('a server that was down for days settles every period once it is back', async () => {
  for (let n = 1; n <= 3; n += 1) await world.play(line[4]!, world.now().add({ hours: 20 * n }), '1000');
  world.setClock(world.now().add({ hours: 24 * 4 }));
  await world.run();
  expect(await cash()).toEqual(PAID.map((one) => one * 4n));
  expect(await world.runs()).toHaveLength(20);
});

describe('a payment an upline owes', () => {
  /** Two members with a contract between them, and nothing in the upline's wallet. */
  async function owe(): Promise<{ upline: string; downline: string }> {
    const upline = await world.addMember();
    const downline = await world.addMember(upline);
    await world.sign(upline, downline, 'hourly', rate('1'));
    world.setClock(world.now().add({ hours: 1 }));
    await world.play(downline, world.now().add({ seconds: 5 }), '1000');
    world.setClock(world.now().add({ hours: 1, minutes: 2 }));
    await world.run();
    expect((await world.runs('hourly')).at(-1)).toMatchObject({ state: 'owed' });
    return { upline, downline };
  }

  test.each([
    ['agents.run', 'UPDATE'],
    ['ledger.journal', 'INSERT'],
    ['inbox.message', 'INSERT'],
  ] as const)('is paid once, whole or not at all, when a server dies as it writes %s (%s)', async (table, when) => {
    const { upline, downline } = await owe();
    await world.give(upline, '25', 'deposit');
    await dieAt(table, when);
    await world.agents.settlements.run().catch(() => undefined);
    await mend(table);
    expect(await world.cashOf(downline)).toBe(0n);
    for (let n = 0; n < 2; n += 1) await world.run();
    expect(await Promise.all([upline, downline].map(world.cashOf))).toEqual([amount('15'), amount('10')]);
    expect((await world.told(downline)).filter((kind) => kind === 'contract_paid')).toHaveLength(1);
  });

  test('is paid although another upline’s payment cannot be', async () => {
    const both = [await owe(), await owe()];
    for (const { upline } of both) await world.give(upline, '25', 'deposit');
    await refuse('agents.run', `NEW.state = 'paid' AND NEW.downline_id = ${both[0]!.downline}`);
    await expect(world.run()).rejects.toThrow();
    await world.owner('DROP TRIGGER refuse ON agents.run');
    expect(await Promise.all(both.map(({ downline }) => world.cashOf(downline)))).toEqual([0n, amount('10')]);
    await world.run();
    expect(await Promise.all(both.map(({ downline }) => world.cashOf(downline)))).toEqual(both.map(() => amount('10')));
  });

  test('is paid once by many servers at once', async () => {
    const { upline, downline } = await owe();
    await world.give(upline, '25', 'deposit');
    await Promise.all(Array.from({ length: 4 }, () => world.run()));
    expect(await Promise.all([upline, downline].map(world.cashOf))).toEqual([amount('15'), amount('10')]);
  });
});

test('a contract that is ended while its slot is being settled ends with the slot, which is paid once', async () => {
  const [top] = line as [string];
  const [{ id }] = (await world.owner<{ id: string }>(
    `SELECT id FROM agents.contract WHERE downline_id = $1 AND kind = 'realtime'`,
    [top],
  )) as [{ id: string }];
  await Promise.all([
    world.run(),
    world.agents.contracts.process(top, 'realtime', id, 'request_termination'),
    world.run(),
  ]);
  await world.agents.contracts.processForBrand(id, 'confirm_termination', { actor: 'staff:test' });
  world.setClock(world.now().add({ minutes: 10 }));
  await world.play(line[4]!, world.now(), '1000');
  world.setClock(world.now().add({ minutes: 10 }));
  await world.run();
  // Without the brand's payment, the top pays the next from their own wallet, which does not cover it; and so on, but
  // for the last, who gets ten.
  expect(await cash()).toEqual([10, 10, 10, 0, 20].map((units) => amount(String(units))));
  await world.give(top, '30', 'deposit');
  await world.run();
  expect(await cash()).toEqual([0n, ...PAID.slice(1).map((one) => one * 2n)]);
  expect((await world.runs()).filter(({ downline_id: downline }) => String(downline) === top)).toHaveLength(1);
});

test('a clock that jumps back settles nothing twice, and one that jumps ahead leaves nothing out', async () => {
  await world.run();
  const before = world.now();
  world.setClock(before.subtract({ minutes: 4 }));
  await world.run();
  expect(await cash()).toEqual(PAID);
  // Play in a slot that was settled: a correction, once the clock goes on.
  await world.play(line[4]!, world.now(), '1000');
  await world.run();
  expect(await cash()).toEqual(PAID);
  world.setClock(before.add({ minutes: 1 }));
  await world.play(line[4]!, world.now(), '1000');
  world.setClock(before.add({ hours: 24 * 10 }));
  for (let n = 0; n < 2; n += 1) await world.run();
  expect(await cash()).toEqual(PAID.map((one) => one * 3n));
});
