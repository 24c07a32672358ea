import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { askUntilAnswered, repeat, waitUntil, withJitter } from './repeat.ts';

test('repeats through failures until it is stopped, and lets a running one end', async () => {
  const errors: unknown[] = [];
  let times = 0;
  let ended = 0;
  const work = async (): Promise<void> => {
    times += 1;
    await Promise.resolve();
    ended += 1;
    if (times === 2) throw new Error('once');
  };
  const repeating = repeat(work, { everyMs: 1, onError: (error) => errors.push(error) });
  await vi.waitFor(() => expect(times).toBeGreaterThan(3));
  await repeating.stop();
  const atStop = times;
  expect(ended).toBe(atStop);
  expect(errors).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(times).toBe(atStop);
});

test('work that throws before it returns a promise is reported, too', async () => {
  const onError = vi.fn();
  const work = (): Promise<void> => {
    throw new Error('at once');
  };
  const repeating = repeat(work, { everyMs: 60_000, onError });
  await repeating.stop();
  expect(onError).toHaveBeenCalledOnce();
});

test('failures in a row lengthen the pause up to the longest, and a success shortens it again', async () => {
  const outcomes = [false, false, false, false, true, true];
  const begun: number[] = [];
  const work = async (): Promise<void> => {
    begun.push(performance.now());
    if (outcomes[begun.length - 1] === false) throw new Error('away');
  };
  const repeating = repeat(work, { everyMs: 10, longestMs: 40, onError: () => undefined });
  await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(6), { interval: 1, timeout: 5000 });
  await repeating.stop();
  const pauses = begun.slice(1).map((at, index) => at - begun[index]!);
  // A busy machine only lengthens a pause.
  [18, 36, 36, 36, 9].forEach((least, index) => expect(pauses[index]).toBeGreaterThanOrEqual(least - 1.5));
});

test('a stop before the first time does nothing', async () => {
  const work = vi.fn(async () => undefined);
  await repeat(work, { everyMs: 1, firstAfterMs: 60_000, onError: () => undefined }).stop();
  expect(work).not.toHaveBeenCalled();
});

test('jitter shortens a pause by a tenth at most, and never lengthens it', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 7), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (ms, random) => {
      const pause = withJitter(ms, random);
      expect(pause).toBeLessThanOrEqual(ms);
      expect(pause).toBeGreaterThanOrEqual(Math.floor(ms * 0.9));
    }),
  );
});

test('an answer is waited for up to the given time', async () => {
  let asked = 0;
  const third = async () => (++asked < 3 ? null : 'here');
  expect(await askUntilAnswered(third, 1000)).toBe('here');
  expect(asked).toBe(3);
  expect(await askUntilAnswered(async () => null, 20)).toBeNull();
  expect(await waitUntil(async () => ++asked > 4, 1000)).toBe(true);
  expect(await waitUntil(async () => false, 20)).toBe(false);
});
