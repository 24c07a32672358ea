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
