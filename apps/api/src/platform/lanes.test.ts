import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLanes, LanesRefused, type LanesOptions } from './lanes.ts';

type Command = { key: string; n: number };

class Faulty extends Error {}

function lanes(run: LanesOptions<Command, number>['run'], options: Partial<LanesOptions<Command, number>> = {}) {
  return createLanes<Command, number>({
    lanes: 2,
    maxBatch: 8,
    maxWaiting: 100,
    keyOf: ({ key }) => key,
    isCommandsFault: (error) => error instanceof Faulty,
    run,
    ...options,
  });
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

test('an idle lane runs a command at once; commands that arrive meanwhile are its next batch', async () => {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const { submit } = lanes(async (commands) => {
    batches.push(commands.map(({ n }) => n));
    await new Promise<void>((resolve) => gates.push(resolve));
    return commands.map(({ n }) => n * 10);
  });
  const first = submit({ key: 'a', n: 1 });
  await tick();
  const later = [2, 3, 4].map((n) => submit({ key: 'a', n }));
  await tick();
  expect(batches).toEqual([[1]]);
  gates[0]!();
  expect(await first).toBe(10);
  await tick();
  expect(batches).toEqual([[1], [2, 3, 4]]);
  gates[1]!();
  expect(await Promise.all(later)).toEqual([20, 30, 40]);
});

test('commands of one key run in order and never at once, and each gets its own answer', async () => {
  const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  await fc.assert(
    fc.asyncProperty(fc.array(keys, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), async (of, maxBatch) => {
      const busy = new Set<string>();
      const seen: Command[] = [];
      const { submit, drain } = lanes(
        async (commands) => {
          const mine = new Set(commands.map(({ key }) => key));
          expect([...mine].filter((key) => busy.has(key))).toEqual([]);
          for (const key of mine) busy.add(key);
          await tick();
          for (const key of mine) busy.delete(key);
          seen.push(...commands);
          return commands.map(({ n }) => n);
        },
        { lanes: 3, maxBatch },
      );
      const answers = await Promise.all(of.map((key, n) => submit({ key, n })));
      await drain();
      expect(answers).toEqual(of.map((_, n) => n));
      for (const key of new Set(of)) {
        const order = seen.filter((command) => command.key === key).map(({ n }) => n);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 50 },
  );
});

test('a batch that fails by a command runs one by one, and only that command fails', async () => {
  const { submit } = lanes((commands) =>
    commands.some(({ n }) => n === 3)
      ? Promise.reject(new Faulty('three'))
      : Promise.resolve(commands.map(({ n }) => n)),
  );
  const results = await Promise.allSettled([1, 2, 3, 4].map((n) => submit({ key: 'a', n })));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('a batch that fails by a lost connection runs once more, whole', async () => {
  const batches: number[] = [];
  const { submit } = lanes((commands) => {
    batches.push(commands.length);
    return batches.length === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(commands.map(({ n }) => n));
  });
  expect(await Promise.all([1, 2, 3].map((n) => submit({ key: 'a', n })))).toEqual([1, 2, 3]);
  expect(batches).toEqual([3, 3]);
});

test('when it fails again all its commands reject, and the lane goes on', async () => {
  let down = true;
  const { submit } = lanes((commands) =>
    down ? Promise.reject(new Error('lost')) : Promise.resolve(commands.map(({ n }) => n)),
  );
  const results = await Promise.allSettled([1, 2].map((n) => submit({ key: 'a', n })));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  down = false;
  expect(await submit({ key: 'a', n: 5 })).toBe(5);
});

test('a full lane refuses rather than grows, and the other lanes go on', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { submit } = lanes(
    async (commands) => {
      await promise;
      return commands.map(({ n }) => n);
    },
    { lanes: 1, maxWaiting: 3 },
  );
  const running = submit({ key: 'a', n: 0 });
  await tick();
  const waiting = [1, 2, 3].map((n) => submit({ key: 'a', n }));
  await expect(submit({ key: 'a', n: 4 })).rejects.toThrow(LanesRefused);
  resolve();
  expect(await Promise.all([running, ...waiting])).toEqual([0, 1, 2, 3]);
});

test('a lane that gets more than it can do for long refuses, until it has been idle, and answers all that it took', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const BATCH_MS = 40;
  const MAX_BATCH = 8;
  const { submit } = lanes(
    async (commands) => {
      await new Promise((resolve) => setTimeout(resolve, BATCH_MS));
      return commands.map(({ n }) => n);
    },
    { lanes: 1, maxBatch: MAX_BATCH, maxWaiting: 10_000 },
  );
  const waits: number[] = [];
  let refused = 0;
  const offer = (commands: number): void => {
    for (let n = 0; n < commands; n += 1) {
      const since = performance.now();
      submit({ key: 'a', n }).then(
        () => waits.push(performance.now() - since),
        (error: unknown) => void (error instanceof LanesRefused && (refused += 1)),
      );
    }
  };

  // A burst of twenty batches is worked off: nobody is refused.
  offer(20 * MAX_BATCH);
  await vi.advanceTimersByTimeAsync(21 * BATCH_MS);
  expect({ answered: waits.length, refused }).toEqual({ answered: 20 * MAX_BATCH, refused: 0 });

  // Twice what fits, for four seconds.
  waits.length = 0;
  const STEPS = 100;
  for (let step = 0; step < STEPS; step += 1) {
    offer(2 * MAX_BATCH);
    await vi.advanceTimersByTimeAsync(BATCH_MS);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(waits.length + refused).toBe(2 * MAX_BATCH * STEPS);
  expect(waits.length).toBeGreaterThanOrEqual(MAX_BATCH * STEPS);
  // Once it knows that it gets too much, what it takes waits for little more than it should.
  expect(Math.max(...waits.slice(waits.length / 2))).toBeLessThan(200);

  refused = 0;
  offer(MAX_BATCH);
  await vi.advanceTimersByTimeAsync(100);
  expect(refused).toBe(0);
});

test('draining answers everything submitted before and refuses everything after', async () => {
  const { submit, drain } = lanes(async (commands) => {
    await tick();
    return commands.map(({ n }) => n);
  });
  const before = Array.from({ length: 30 }, (_, n) => submit({ key: String(n), n }));
  let answered = 0;
  for (const each of before) void each.then(() => (answered += 1));
  await drain();
  expect(answered).toBe(30);
  await expect(submit({ key: 'a', n: 1 })).rejects.toThrow(LanesRefused);
});
