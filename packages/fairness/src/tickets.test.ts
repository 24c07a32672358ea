import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestTickets, type ListedTickets } from './index.ts';

const tickets = fc.array(fc.record({ first: fc.nat(), last: fc.nat(), player: fc.string({ unit: 'grapheme' }) }), {
  maxLength: 50,
});

test('the digest is SHA-256 over the rows of the list, in their order', () => {
  fc.assert(
    fc.property(tickets, (list) => {
      const text = list.map(({ first, last, player }) => `${first}-${last}:${player}\n`).join('');
      expect(digestTickets(list)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

test('adding, dropping, moving or renaming a ticket changes it', () => {
  const list: ListedTickets[] = [
    { first: 1, last: 3, player: 'so****ne' },
    { first: 4, last: 4, player: 'kh****la' },
  ];
  const changed = [
    [...list, { first: 5, last: 5, player: 'no****oy' }],
    list.slice(1),
    list.toReversed(),
    [list[0]!, { ...list[1]!, player: 'so****ne' }],
    [{ ...list[0]!, last: 2 }, list[1]!],
  ];
  expect(new Set([list, ...changed].map(digestTickets)).size).toBe(6);
});
