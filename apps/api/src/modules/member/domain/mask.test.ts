import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskName } from './mask.ts';

test.each([
  ['somphone', 'so****ne'],
  ['khamla', 'k****a'],
  ['bob', '****'],
  ['2095551234', '20****34'],
  ['ສົມພອນ', 'ສົ****ນ'],
  ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', '👨‍👩‍👧****👨‍👩‍👧'],
  ['', '****'],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ສ', '李'), maxLength: 30 });

test('never more than half of a name is shown, and never its length', () => {
  fc.assert(
    fc.property(name, (whole) => {
      const [before, after, ...more] = maskName(whole).split('****');
      expect(more).toEqual([]);
      expect(whole.startsWith(before!) && whole.endsWith(after!)).toBe(true);
      expect(before!.length + after!.length).toBeLessThanOrEqual(Math.min(4, whole.length / 2));
    }),
  );
});
