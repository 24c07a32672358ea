import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumbers, hashServerSeed, type Numbers, serverSeedToHex, verify } from './index.ts';

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const dice = (numbers: Numbers): number[] => [numbers.intBelow(6), numbers.intBelow(6)];

test('recomputing a revealed round gives the same outcome', () => {
  fc.assert(
    fc.property(seeds, fc.string({ minLength: 1 }), fc.nat(), (serverSeed, clientSeed, nonce) => {
      const outcome = dice(createNumbers({ serverSeed, clientSeed, nonce }));
      const round = {
        serverSeed: serverSeedToHex(serverSeed),
        serverSeedHash: hashServerSeed(serverSeed),
        clientSeed,
        nonce,
      };
      expect(verify(round, dice)).toEqual({ committed: true, outcome });
    }),
  );
});

test('detects a seed that is not the promised one', () => {
  fc.assert(
    fc.property(seeds, fc.nat({ max: 255 }), (serverSeed, bit) => {
      const other = Uint8Array.from(serverSeed);
      other[bit >> 3]! ^= 1 << (bit & 7);
      const round = {
        serverSeed: serverSeedToHex(other),
        serverSeedHash: hashServerSeed(serverSeed),
        clientSeed: 'c',
        nonce: 0,
      };
      expect(verify(round, dice).committed).toBe(false);
    }),
  );
});
