import { RANKS, SUITS } from '../table/cards.ts';
import type { PokerVariant } from './pay-tables.ts';
import { shapeOf } from './shape.ts';

/** A number for each rank, so that the sum over any five cards names their ranks (the test proves that no sum occurs twice). */
const RANK_KEYS = [0, 1, 5, 22, 94, 312, 992, 2_422, 5_624, 12_522, 19_998, 43_258, 79_415] as const;
/** Above every sum of five ranks. */
const JOKER_KEY = 360_919;
const ALL_SUITS = 15;

/** A variant laid out for counting: what any five cards are paid is one look-up. */
export type PokerTable = {
  /** Cards of the pack by their place, as `cardOf` numbers them; the joker is the last. */
  size: number;
  keys: Int32Array;
  /** A bit for each suit; a wild card has all of them, so five cards are suited if they share a bit. */
  suits: Uint8Array;
  /** By the sum of the keys: the place of the paid line, from 1; 0 pays nothing. */
  plain: Uint8Array;
  suited: Uint8Array;
  /** What a line pays, by its place. */
  pays: Int32Array;
};

const tables = new WeakMap<PokerVariant, PokerTable>();

export function tableOf(variant: PokerVariant): PokerTable {
  const known = tables.get(variant);
  if (known) return known;
  const built = build(variant);
  tables.set(variant, built);
  return built;
}

function build(variant: PokerVariant): PokerTable {
  const { hasJoker, wildRank, lines } = variant;
  const naturals = RANKS * SUITS.length;
  const size = naturals + (hasJoker ? 1 : 0);
  const keys = Int32Array.from({ length: size }, (_, place) =>
    place === naturals ? JOKER_KEY : RANK_KEYS[place % RANKS]!,
  );
  const suits = Uint8Array.from({ length: size }, (_, place) =>
    place === naturals || (place % RANKS) + 1 === wildRank ? ALL_SUITS : 1 << Math.floor(place / RANKS),
  );
  const length = (hasJoker ? JOKER_KEY : 0) + 5 * RANK_KEYS.at(-1)!;
  const [plain, suited] = [new Uint8Array(length), new Uint8Array(length)];
  for (const { sum, held, jokers } of rankSums(hasJoker)) {
    const wilds = jokers + (held[wildRank] ?? 0);
    const natural = held.map((count, rank) => (rank === wildRank ? 0 : count));
    const lineOf = (isSuited: boolean) => {
      const shape = shapeOf(natural, wilds, isSuited);
      return lines.findIndex(({ holds }) => holds(shape)) + 1;
    };
    plain[sum] = lineOf(false);
    suited[sum] = lineOf(true);
  }
  return { size, keys, suits, plain, suited, pays: Int32Array.from([0, ...lines.map(({ pays }) => pays)]) };
}

/** Every choice of ranks that five cards can have; `held` counts by rank, its first place is empty. */
export function rankSums(hasJoker: boolean): { sum: number; held: number[]; jokers: number }[] {
  const found: { sum: number; held: number[]; jokers: number }[] = [];
  const held = Array.from({ length: RANKS + 1 }, () => 0);
  const choose = (from: number, left: number, sum: number, jokers: number) => {
    if (left === 0) return void found.push({ sum, held: [...held], jokers });
    for (let rank = from; rank <= RANKS; rank += 1) {
      if (held[rank] === SUITS.length) continue;
      held[rank]! += 1;
      choose(rank, left - 1, sum + RANK_KEYS[rank - 1]!, jokers);
      held[rank]! -= 1;
    }
  };
  choose(1, 5, 0, 0);
  if (hasJoker) choose(1, 4, JOKER_KEY, 1);
  return found;
}
