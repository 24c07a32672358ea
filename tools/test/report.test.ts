import { expect, test } from 'vitest';
import { closingLines, type PartReport } from './report.ts';

const part = (over: Partial<PartReport>): PartReport => ({
  passed: 1,
  failed: 0,
  failures: [],
  unsteady: [],
  files: [],
  ...over,
});

test('a failed test is listed with its error and the state of its windows; so is one that failed once', () => {
  const failed = {
    name: 'e2e/bet.e2e.ts > a bet is taken',
    why: 'Error: no answer',
    pages: ['/lottery: Bets are closed'],
  };
  const unsteady = { name: 'e2e/win.e2e.ts > a win is paid', why: 'Error: late', pages: [] };
  expect(closingLines([part({ failures: [failed] }), part({ unsteady: [unsteady] })], new Map())).toBe(
    [
      'FAILED e2e/bet.e2e.ts > a bet is taken: Error: no answer',
      '    /lottery: Bets are closed',
      'UNSTEADY e2e/win.e2e.ts > a win is paid: Error: late',
    ].join('\n'),
  );
});

test('the ten slowest files of all parts and the time of each part are listed', () => {
  const files = Array.from({ length: 12 }, (_, place) => ({ file: `${place}.test.ts`, tests: 2, seconds: place }));
  const lines = closingLines(
    [part({ files: files.slice(6) }), part({ files: files.slice(0, 6) })],
    new Map([['unit', 61]]),
  );
  expect(lines.split('\n').filter((line) => line.includes('.test.ts'))).toHaveLength(10);
  expect(lines).toContain('    11.0 s  11.test.ts (2 tests)');
  expect(lines).not.toContain(' 1.test.ts');
  expect(lines).toContain('    61.0 s  unit');
});
