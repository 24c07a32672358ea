import { hashServerSeed, serverSeedToHex, verify } from '@champa/fairness';
import { describe, expect, test } from 'vitest';
import { parseResult } from '../index.ts';
import { decideDraw, drawHouse, houseFamilies, isNextSeed, seedChain } from './index.ts';

const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const draw = { seed, salt: 'champa', number: 202_611_220_007, lunarYear: 2026 };

describe.each(houseFamilies)('%s', (family) => {
  test('depends on seed, salt and number alone, and is a result of its family', () => {
    const result = drawHouse(family, draw);
    expect(drawHouse(family, { ...draw, seed: Uint8Array.from(seed) })).toEqual(result);
    expect(parseResult(family, result)).toEqual({ ok: true, result });
    const others = Array.from({ length: 40 }, (_, n) => JSON.stringify(drawHouse(family, { ...draw, number: n })));
    expect(new Set(others).size).toBeGreaterThan(20);
    const salted = Array.from({ length: 40 }, (_, n) => JSON.stringify(drawHouse(family, { ...draw, salt: `s${n}` })));
    expect(new Set(salted).size).toBeGreaterThan(20);
  });

  test('can be recomputed by anybody from what is revealed', () => {
    const round = {
      serverSeed: serverSeedToHex(seed),
      serverSeedHash: hashServerSeed(seed),
      clientSeed: draw.salt,
      nonce: draw.number,
    };
    expect(verify(round, (numbers) => decideDraw(family, numbers, 2026))).toEqual({
      committed: true,
      outcome: drawHouse(family, draw),
    });
  });

  test('gives every symbol about equally often', () => {
    const counts = new Map<string, number>();
    for (let number = 0; number < 3000; number += 1) {
      const result = drawHouse(family, { ...draw, number });
      const first =
        'digits' in result
          ? result.digits[0]
          : 'dice' in result
            ? result.dice[0]
            : 'balls' in result
              ? result.balls[0]
              : '';
      counts.set(String(first), (counts.get(String(first)) ?? 0) + 1);
    }
    const expected =
      3000 /
      { five_digits: 10, three_digits: 10, dragon_tiger: 10, k3: 6, eleven_five: 11, pk10: 10, mark_six: 49 }[family];
    const square = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(Math.round(3000 / expected));
    expect(square).toBeLessThan(2.5 * counts.size + 10);
  });
});

test('a known draw, which shows any change of the order of random numbers', () => {
  expect(houseFamilies.map((family) => drawHouse(family, draw))).toMatchInlineSnapshot(`
    [
      {
        "digits": "21705",
        "family": "five_digits",
      },
      {
        "digits": "217",
        "family": "three_digits",
      },
      {
        "dice": [
          3,
          4,
          6,
        ],
        "family": "k3",
      },
      {
        "balls": [
          "07",
          "08",
          "09",
          "11",
          "04",
        ],
        "family": "eleven_five",
      },
      {
        "balls": [
          "09",
          "02",
          "05",
          "01",
          "10",
          "06",
          "07",
          "08",
          "04",
          "03",
        ],
        "family": "pk10",
      },
      {
        "balls": [
          "11",
          "22",
          "18",
          "47",
          "19",
          "49",
        ],
        "family": "mark_six",
        "lunarYear": 2026,
        "special": "36",
      },
      {
        "digits": "21",
        "family": "dragon_tiger",
      },
    ]
  `);
});

test('a chain commits to every later seed, and each revealed seed hashes to the one before', () => {
  const { commitment, seeds } = seedChain(seed, 6);
  expect(seeds).toHaveLength(6);
  expect(seeds.at(-1)).toEqual(seed);
  let before = commitment;
  for (const revealed of seeds) {
    expect(isNextSeed(before, revealed)).toBe(true);
    before = serverSeedToHex(revealed);
  }
  expect(isNextSeed(commitment, seeds[1]!)).toBe(false);
});
