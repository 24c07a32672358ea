import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsWithOneSlip, containsWithOneSlip, partsOneSlipSpares } from './slip.ts';

const letter = fc.constantFrom('a', 'b', 'c');
const word = fc.array(letter, { minLength: 3, maxLength: 9 }).map((letters) => letters.join(''));

/** Every text one slip away from `typed`, and itself. */
const slipped = word.chain((typed) =>
  fc
    .record({ typed: fc.constant(typed), at: fc.nat(typed.length - 1), other: letter, kind: fc.nat(3) })
    .map((slip) => ({
      typed,
      meant: meantBy(slip),
    })),
);

function meantBy({ typed, at, other, kind }: { typed: string; at: number; other: string; kind: number }): string {
  const before = typed.slice(0, at);
  const after = typed.slice(at + 1);
  if (kind === 0) return before + other + after;
  if (kind === 1) return before + after;
  if (kind === 2) return before + other + typed.slice(at);
  return before + after.slice(0, 1) + typed[at] + after.slice(1);
}

test('a word typed with one error, and not yet to its end, is recognised', () => {
  fc.assert(
    fc.property(slipped, word, ({ typed, meant }, rest) => {
      expect(beginsWithOneSlip(meant + rest, 0, typed)).toBe(true);
      const within = `${rest}${meant}${rest}`;
      expect(partsOneSlipSpares(typed).some((part) => containsWithOneSlip(within, typed, part))).toBe(true);
    }),
  );
});

test('the word that was meant contains one of the two parts of the typed word', () => {
  fc.assert(
    fc.property(slipped, ({ typed, meant }) => {
      expect(partsOneSlipSpares(typed).some(({ text }) => meant.includes(text))).toBe(true);
    }),
  );
});

test('two errors are too many', () => {
  expect(beginsWithOneSlip('dragon', 0, 'drxgxn')).toBe(false);
  expect(beginsWithOneSlip('dragon', 0, 'xxagon')).toBe(false);
});
