import { randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount as amount, sum } from '@champa/money';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { PAYMENT_PASSWORD } from './testing/compose.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The uplines of six members by number: 0 -> 1 -> 2, 1 -> 3, and 4 -> 5; 0, 1 and 4 are agents. */
const UPLINES = [null, 0, 1, 1, null, 4];
const AGENTS = new Set([0, 1, 4]);
const START = '30000';

type Step =
  | { do: 'send'; from: number; to: number; units: number; again: boolean; password: boolean }
  | { do: 'allow'; by: number; member: number; maySend: boolean; mayReceive: boolean; perDay: number | null }
  | { do: 'hang'; member: number; upline: number };

const who = fc.integer({ min: 0, max: UPLINES.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      from: who,
      to: who,
      units: fc.integer({ min: 1, max: 40_000 }),
      again: fc.boolean(),
      password: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('allow' as const),
      by: who,
      member: who,
      maySend: fc.boolean(),
      mayReceive: fc.boolean(),
      perDay: fc.option(fc.integer({ min: 1000, max: 30_000 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hang' as const), member: who, upline: who }) },
);

/** The expected result of a sequence, by the rules in plain code: no SQL, no clock. */
class Expected {
  uplines: (number | null)[] = [...UPLINES];
  cash = UPLINES.map(() => amount(START));
  sent = UPLINES.map(() => 0n);
  allowed = new Map<string, Extract<Step, { do: 'allow' }>>();

  isBelow(member: number, above: number): boolean {
    for (let upline = this.uplines[member]!; upline !== null; upline = this.uplines[upline]!)
      if (upline === above) return true;
    return false;
  }

  allowedTo = (member: number) => this.allowed.get(`${this.uplines[member]} ${member}`);

  send({ from, to, units, password }: Extract<Step, { do: 'send' }>): boolean {
    const wanted = amount(String(units));
    const isAlong = this.uplines[from] === to || (AGENTS.has(from) && this.isBelow(to, from));
    const { maySend = true, perDay = null } = this.allowedTo(from) ?? {};
    const day = perDay === null ? amount('2000000') : amount(String(perDay));
    const isAllowed = maySend && (this.allowedTo(to)?.mayReceive ?? true) && this.sent[from]! + wanted <= day;
    if (!isAlong || !isAllowed || !password || units < 1000 || wanted > this.cash[from]!) return false;
    this.cash[from]! -= wanted;
    this.cash[to]! += wanted;
    this.sent[from]! += wanted;
    return true;
  }

  allow(made: Extract<Step, { do: 'allow' }>): boolean {
    if (!AGENTS.has(made.by) || this.uplines[made.member] !== made.by) return false;
    this.allowed.set(`${made.by} ${made.member}`, made);
    return true;
  }

  hang(member: number, upline: number): void {
    if (member !== upline && !this.isBelow(upline, member)) this.uplines[member] = upline;
  }
}

async function take(ids: readonly string[], made: Step): Promise<boolean> {
  if (made.do === 'hang') {
    const pair = [ids[made.member], ids[made.upline]];
    await inTransaction(world.pool, (tx) => tx.query('SELECT member.move($1, $2, now())', pair));
    return true;
  }
  if (made.do === 'allow') {
    const { maySend, mayReceive, perDay } = made;
    const body = { maySend, mayReceive, perTransfer: null, perDay: perDay === null ? null : String(perDay) };
    return (await world.call(ids[made.by]!, 'PUT', `/api/transfers/limits/${ids[made.member]}`, body)).status === 200;
  }
  const body = {
    to: ids[made.to],
    amount: String(made.units),
    paymentPassword: made.password ? PAYMENT_PASSWORD : 'wrong',
    idempotencyKey: randomUUID(),
  };
  const once = () => world.call(ids[made.from]!, 'POST', '/api/transfers', body);
  const answers = made.again ? await Promise.all([once(), once()]) : [await once()];
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
  return answers[0]!.status === 200;
}

test('no sequence of transfers, limits and team moves creates or loses money, or takes it out of the tree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const ids: string[] = [];
      for (const [n, upline] of UPLINES.entries())
        ids.push(
          await world.addMember(START, {
            type: AGENTS.has(n) ? 1 : 0,
            ...(upline !== null && { uplineId: ids[upline]! }),
          }),
        );
      const expected = new Expected();
      for (const made of steps) {
        const isDone = await take(ids, made);
        if (made.do === 'send') expect([made, isDone]).toEqual([made, expected.send(made)]);
        if (made.do === 'allow') expect([made, isDone]).toEqual([made, expected.allow(made)]);
        if (made.do === 'hang') expected.hang(made.member, made.upline);
      }
      const cash = await Promise.all(ids.map(async (id) => (await world.books(id))['cash']!));
      expect(cash.map(formatDecimal)).toEqual(expected.cash.map(formatDecimal));
      expect(sum(cash)).toBe(amount(START) * BigInt(UPLINES.length));
      expect(await world.broken()).toEqual([]);
    }),
    { numRuns: examples(12, 40) },
  );
}, 240_000);

test('many at once, both ways, against one limit of a day: exactly as much as it allows', async () => {
  const agent = await world.addMember('500000', { type: 1 });
  const lower = await world.addMember('500000', { type: 1, uplineId: agent });
  const deep = await Promise.all([1, 2, 3].map(() => world.addMember('500000', { uplineId: lower })));
  const limits = { mayReceive: true, maySend: true, perTransfer: '3000', perDay: '20000' };
  expect((await world.call(agent, 'PUT', `/api/transfers/limits/${lower}`, limits)).status).toBe(200);
  const send = (from: string, to: string) =>
    world.call(from, 'POST', '/api/transfers', {
      to,
      amount: '3000',
      paymentPassword: PAYMENT_PASSWORD,
      idempotencyKey: randomUUID(),
    });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      n % 3 === 0 ? send(agent, lower) : send(lower, n % 3 === 1 ? agent : deep[n % 3]!),
    ),
  );
  const done = answers.filter(({ status }) => status === 200).length;
  // Ten down to the member, and of twenty that they send the six that fit.
  expect(done).toBe(16);
  const all = await Promise.all([agent, lower, ...deep].map(async (id) => (await world.books(id))['cash']!));
  expect(all[1]).toBe(amount('512000'));
  expect(sum(all)).toBe(amount('2500000'));
});
