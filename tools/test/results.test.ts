import { expect, test } from 'vitest';
import { failuresOf, type Report } from './results.ts';

const passed = { status: 'passed', fullName: ' adds', failureMessages: [], meta: {} };
const report = (...testResults: Report['testResults']): Report => ({
  numPassedTests: 1,
  numFailedTests: 1,
  testResults,
});

test('a test that failed is named by its file, with the first line of why and what its windows showed', () => {
  const failed = {
    status: 'failed',
    fullName: ' a bet is taken',
    failureMessages: ['Error: no answer\n    at bet.ts:3', 'Error: second'],
    meta: { pages: ['/lottery: Bets are closed'] },
  };
  const file = { name: '/house/e2e/bet.e2e.ts', status: 'failed', message: '', assertionResults: [passed, failed] };
  expect(failuresOf(report(file), '/house')).toEqual([
    'e2e/bet.e2e.ts > a bet is taken: Error: no answer\n    /lottery: Bets are closed',
  ]);
});

test('a file that broke outside of a test is named; what passed is not', () => {
  const broke = { name: '/house/a.test.ts', status: 'failed', message: 'Cannot find b.ts', assertionResults: [passed] };
  const fine = { name: '/house/b.test.ts', status: 'passed', message: '', assertionResults: [passed] };
  expect(failuresOf(report(broke, fine), '/house')).toEqual(['a.test.ts: Cannot find b.ts']);
});
