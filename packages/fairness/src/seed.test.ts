import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteStream, createRawStream, hashServerSeed, serverSeedFromHex, serverSeedToHex } from './index.ts';

const seedBytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const clientSeeds = fc.string({ minLength: 1, maxLength: 64 });

test('the commitment of the zero seed is the published SHA-256 of 32 zero bytes', () => {
  expect(hashServerSeed(new Uint8Array(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test('the first bytes of a round are a fixed, known vector', () => {
  const serverSeed = serverSeedFromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  const first = take(byteStream({ serverSeed, clientSeed: 'champa', nonce: 7 }), 8);
  expect(Buffer.from(first).toString('hex')).toBe('9e5c6e46c586bf65');
});

test('any round has the bytes that another HMAC implementation gives', () => {
  fc.assert(
    fc.property(seedBytes, clientSeeds, fc.nat(), (serverSeed, clientSeed, nonce) => {
      const blocks = [0, 1, 2].map((cursor) =>
        createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${cursor}`).digest(),
      );
      expect(Buffer.from(take(byteStream({ serverSeed, clientSeed, nonce }), 96))).toEqual(Buffer.concat(blocks));
    }),
  );
});

test('a commitment is the SHA-256 of the seed, and hex goes both ways', () => {
  fc.assert(
    fc.property(seedBytes, (serverSeed) => {
      expect(hashServerSeed(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'));
      expect(serverSeedFromHex(serverSeedToHex(serverSeed))).toEqual(serverSeed);
    }),
  );
});

test('the bulk stream equals the stream that rounds use', () => {
  const serverSeed = new Uint8Array(32).fill(9);
  const bulk = new Uint8Array(64 * 32);
  createRawStream(serverSeed, 'battery').fill(bulk);
  expect(bulk).toEqual(Uint8Array.from(take(byteStream({ serverSeed, clientSeed: 'battery', nonce: 0 }), bulk.length)));
});

test('a seed of another length, a half block and a broken nonce are refused', () => {
  expect(() => hashServerSeed(new Uint8Array(31))).toThrow(RangeError);
  expect(() => serverSeedFromHex('zz')).toThrow(RangeError);
  expect(() => byteStream({ serverSeed: new Uint8Array(32), clientSeed: 'a', nonce: -1 })).toThrow(RangeError);
  expect(() => createRawStream(new Uint8Array(32), 'a').fill(new Uint8Array(33))).toThrow(RangeError);
});

function take(next: () => number, count: number): number[] {
  return Array.from({ length: count }, next);
}
