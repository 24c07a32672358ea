import { expect, test } from 'vitest';
import { sendOnce } from './once.ts';

test('a double click and a repetition after a failure have one key; another change, and the same again later, have another', async () => {
  const keys: string[] = [];
  let fails = false;
  const save = sendOnce(async (_wish: { change: number }, key) => {
    keys.push(key);
    if (fails) throw new Error('no answer');
  });
  await Promise.all([save({ change: 5 }), save({ change: 5 })]);
  expect(new Set(keys).size).toBe(1);

  fails = true;
  await expect(save({ change: 5 })).rejects.toThrow('no answer');
  fails = false;
  await save({ change: 5 });
  await save({ change: 6 });
  await save({ change: 5 });
  expect(keys[2]).toBe(keys[3]);
  expect(new Set(keys).size).toBe(4);
});
