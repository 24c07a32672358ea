import { afterEach, expect, test, vi } from 'vitest';
import { everybodyActs } from '../testing/by-test.ts';
import { ApiError } from './http/api-error.ts';
import { actorOf, errorText, show, staffOf, table } from './command-line.ts';

afterEach(() => vi.unstubAllEnvs());

function printed(write: () => void): string {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  try {
    write();
  } finally {
    out.mockRestore();
  }
  return written.join('');
}

const at = Temporal.Instant.from('2026-05-01T00:00:00Z');

test('a list has aligned columns under its names, each row on one line and no cell empty', () => {
  const rows = [
    { id: 7n, name: 'ສະບາຍດີ', at, left: null, of: ['a 1', 'b 2'] },
    { id: 12n, name: '转盘', at: '', left: 'two\n lines', of: { kind: 'cash' } },
  ];
  expect(printed(() => table(rows, {})).split('\n')).toEqual([
    'id  name    at                    left       of',
    '7   ສະບາຍດີ  2026-05-01T00:00:00Z  -          a 1; b 2',
    '12  转盘    -                     two lines  {"kind":"cash"}',
    '',
  ]);
  expect(printed(() => table([], {}))).toBe('none\n');
});

test('a list is one JSON array on request, and one thing is JSON with exact numbers', () => {
  expect(JSON.parse(printed(() => table([{ id: 7n, at }], { json: true })))).toEqual([{ id: '7', at: String(at) }]);
  expect(JSON.parse(printed(() => table([], { json: true })))).toEqual([]);
  expect(JSON.parse(printed(() => show({ id: 2n ** 60n })))).toEqual({ id: '1152921504606846976' });
});

test('the employee is named by the option, else by the environment; without either the command fails', async () => {
  const find = everybodyActs.service.actor;
  const db = { query: () => Promise.reject(new Error('not here')) } as never;
  await expect(staffOf(find, db, {})).rejects.toThrow('Say who does this');
  vi.stubEnv('CHAMPA_STAFF', 'noy');
  expect(await staffOf(find, db, {})).toMatchObject({ name: 'noy', actor: 'staff:noy' });
  expect(await actorOf(find, db, { by: 'vilay', reason: ' asked ' })).toMatchObject({
    actor: 'staff:vilay',
    reason: 'asked',
  });
  await expect(actorOf(find, db, { by: 'vilay', reason: ' ' })).rejects.toThrow('A reason is needed.');
});

test('a refusal is read as the message of its code, with its values', () => {
  expect(errorText(new ApiError('NOT_FOUND'))).toBe('This does not exist, or no longer.');
  expect(errorText(new ApiError('NOT_FOUND', { draw: '7' }))).toBe('This does not exist, or no longer. (draw: 7)');
  const wrong = new ApiError('VALIDATION', { fields: { deposits: 'perDay: too many' } });
  expect(errorText(wrong)).toMatch(/ \(deposits: perDay: too many\)$/);
  expect(errorText(new Error('no such file'))).toBe('no such file');
});
