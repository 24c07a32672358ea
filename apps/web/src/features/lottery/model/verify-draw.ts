import { serverSeedFromHex } from '@champa/fairness';
import type { FamilyId, Result } from '@champa/lottery';
import { drawHouse, houseFamilies, isNextSeed } from '@champa/lottery/draws';

/** What a house draw reveals. */
export type Revealed = {
  family: string;
  seed: string;
  before: string;
  salt: string;
  number: number;
  lunarYear: number;
};

/**
 * The result of a draw from its seed, whether the seed is the one that the previous draw promised, and whether the
 * published result is the same.
 */
export function verdictOf(
  { family, seed, before, salt, number, lunarYear }: Revealed,
  published: unknown,
): { result: Result | null; isPromised: boolean; isSame: boolean } {
  const known = houseFamilies.find((each: FamilyId) => each === family);
  if (!known) return { result: null, isPromised: false, isSame: false };
  const bytes = serverSeedFromHex(seed);
  const result = drawHouse(known, { seed: bytes, salt, number, lunarYear });
  return { result, isPromised: isNextSeed(before, bytes), isSame: isEqual(result, published) };
}

function isEqual(result: Result, published: unknown): boolean {
  if (typeof published !== 'object' || published === null) return false;
  const other = published as Record<string, unknown>;
  return Object.entries(result).every(([key, value]) => JSON.stringify(value) === JSON.stringify(other[key]));
}
