import type { ChatMessage } from '@champa/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge, wholeUntil } from './merge.ts';

const said = (seq: number): ChatMessage => ({
  seq,
  key: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  side: seq % 2 ? 'customer' : 'staff',
  kind: 'text',
  name: null,
  text: `message ${seq}`,
  at: '2026-11-27T10:00:00Z',
});

test('whatever is asked for again after breaks, no message is lost or doubled', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      // Each answer begins somewhere at or before what is missing, and ends somewhere; some come twice.
      fc.array(fc.record({ back: fc.nat(10), length: fc.nat(12), twice: fc.boolean() }), { maxLength: 40 }),
      (count, answers) => {
        let list: readonly ChatMessage[] = [];
        for (const { back, length, twice } of answers) {
          const after = Math.max(0, wholeUntil(list) - back);
          const size = Math.max(0, Math.min(length, count - after));
          const came = Array.from({ length: size }, (_, index) => said(after + index + 1));
          list = merge(list, came);
          if (twice) list = merge(list, came);
        }
        expect(list.map(({ seq }) => seq)).toEqual(list.map((_, index) => index + 1));
        const rest = Array.from({ length: count - list.length }, (_, index) => said(list.length + index + 1));
        expect(merge(list, rest).map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
      },
    ),
  );
});

test('a gap is asked for again', () => {
  const list = merge([said(1), said(2)], [said(5)]);
  expect(wholeUntil(list)).toBe(2);
  expect(merge(list, [said(3), said(4), said(5)]).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});
