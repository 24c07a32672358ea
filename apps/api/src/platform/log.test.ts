import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('a secret never reaches the log, at any depth', () => {
  const lines: string[] = [];
  const log = createLog('info', 'test', { write: (line) => lines.push(line) });
  log.info({ password: 'p1-secret', body: { token: 't1-secret', deep: { newPassword: 'p2-secret' } } }, 'said');
  log.info({ headers: { authorization: 'Bearer t2-secret' } });
  expect(lines.join('')).not.toContain('-secret');
  expect(lines[0]).toContain('said');
});

test('an error of the database is told without the row that it refused', () => {
  const lines: string[] = [];
  const log = createLog('info', 'test', { write: (line) => lines.push(line) });
  const refused = Object.assign(new pg.DatabaseError('violates check constraint "amount"', 1, 'error'), {
    code: '23514',
    detail: 'Failing row contains (7, h-secret).',
  });
  log.error({ err: refused }, 'refused');
  log.error({ err: new Error('no answer', { cause: refused }) }, 'refused');
  expect(lines.join('')).not.toContain('-secret');
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { code: '23514', message: refused.message } });
});
