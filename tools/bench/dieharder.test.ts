import { createRawStream } from '@champa/fairness';
import { expect, test } from 'vitest';
import { readVerdicts } from './dieharder.ts';
import { startParallelStream } from './rng-stream.ts';

test('verdicts are parsed from dieharder’s table, whatever surrounds it', () => {
  const output = `#=============================================================================#
#            dieharder version 3.31.1 Copyright 2003 Robert G. Brown          #
   rng_name    |rands/second|   Seed   |
stdin_input_raw|  1.02e+06  |2837457346|
        test_name   |ntup| tsamples |psamples|  p-value |Assessment
   diehard_birthdays|   0|       100|     100|0.33367688|  PASSED
          sts_serial|  16|    100000|     100|0.00210000|   WEAK
         dab_filltree|  32|  15000000|       1|0.00000000|  FAILED
`;
  expect(readVerdicts(output)).toEqual([
    { test: 'diehard_birthdays', parameter: 0, pValue: 0.33367688, assessment: 'PASSED' },
    { test: 'sts_serial', parameter: 16, pValue: 0.0021, assessment: 'WEAK' },
    { test: 'dab_filltree', parameter: 32, pValue: 0, assessment: 'FAILED' },
  ]);
});

test('all threads together give the stream in order', async () => {
  const serverSeed = new Uint8Array(32).fill(5);
  const stream = startParallelStream(serverSeed, 'threads', 2);
  const parts = [await stream.next(), await stream.next(), await stream.next()];
  await stream.close();
  const whole = new Uint8Array(parts.length * parts[0]!.length);
  createRawStream(serverSeed, 'threads').fill(whole);
  expect(Buffer.concat(parts).equals(whole)).toBe(true);
});
