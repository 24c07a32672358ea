import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlayCommand } from './port.ts';
import { wavesOf } from './waves.ts';

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const command = fc
  .record({
    kind: fc.constantFrom('bet', 'win', 'rollback'),
    txId: name,
    reference: name,
    round: name,
  })
  .map((fields) => fields as unknown as PlayCommand);

test('commands of one wave share nothing, waves keep the order, and a new one begins only where necessary', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
      const waves = wavesOf(commands);
      for (const [later, one] of commands.entries()) {
        const before = commands.slice(0, later).filter((_, index) => waves[index] === waves[later]);
        expect(before.some((other) => collide(one, other))).toBe(false);
        const previous = waves[later - 1] ?? 1;
        expect(waves[later]! - previous).toBeOneOf([0, 1]);
        if (waves[later] === previous) continue;
        expect(commands.slice(0, later).some((other, index) => waves[index] === previous && collide(one, other))).toBe(
          true,
        );
      }
    }),
  );
});

test('a batch of different players and rounds is one wave', () => {
  const commands = Array.from({ length: 64 }, (_, index) => ({
    kind: 'bet',
    vendorId: 1,
    txId: `t${index}`,
    round: `r${index}`,
  })) as unknown as PlayCommand[];
  expect(new Set(wavesOf(commands))).toEqual(new Set([1]));
});

function collide(one: PlayCommand, other: PlayCommand): boolean {
  if (one.round === other.round) return true;
  return keys(one).some((key) => keys(other).includes(key));
}

function keys(of: PlayCommand): string[] {
  return of.kind === 'bet' ? [of.txId] : [of.txId, of.reference];
}
