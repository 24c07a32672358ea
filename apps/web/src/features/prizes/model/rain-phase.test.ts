import { expect, test } from 'vitest';
import { rainPhase } from './rain-phase.ts';

const rain = { startsAt: '2026-11-25T13:00:00Z', endsAt: '2026-11-25T13:10:00Z', taken: 3, parts: 100 };
const at = (time: string, taken = rain.taken) => rainPhase({ ...rain, taken }, Date.parse(`2026-11-25T${time}Z`));

test('a rain comes, falls from its beginning to its end, and is over', () => {
  expect([at('12:59:59'), at('13:00:00'), at('13:09:59'), at('13:10:00')]).toEqual([
    'coming',
    'falling',
    'falling',
    'over',
  ]);
});

test('while it falls, nothing is left once every part is taken', () => {
  expect(at('13:05:00', 100)).toBe('gone');
  expect(at('13:11:00', 100)).toBe('over');
});
