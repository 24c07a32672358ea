import type { Fraction } from '../fraction.ts';
import { type HandShape, hasHighPair, hasTwoPairs, isOfAKind, isRun } from './shape.ts';

/** A line of a pay table: the best hand comes first, and the first line that holds is paid. */
export type PayLine = { kind: HandKind; pays: number; holds: (hand: HandShape) => boolean };

export const HAND_KINDS = [
  'natural-royal',
  'royal',
  'four-deuces',
  'five',
  'wild-royal',
  'straight-flush',
  'four-aces',
  'four-low',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pairs',
  'kings',
  'jacks',
] as const;
export type HandKind = (typeof HAND_KINDS)[number];

export type PokerVariant = {
  /** 53 cards with a joker. */
  hasJoker: boolean;
  /** The rank that stands for any card; 0: none. */
  wildRank: number;
  /** What each coin is paid. */
  lines: readonly PayLine[];
  /** The return under the best play, over every deal and draw: `exact.test.ts` counts it anew. */
  optimal: Fraction;
};

const JACK = 11;
const KING = 13;

const straightFlush = (pays: number) => line('straight-flush', pays, (hand) => hand.isSuited && isRun(hand, 1));
const four = (pays: number) => line('four', pays, (hand) => isOfAKind(hand, 4));
const fullHouse = (pays: number) => line('full-house', pays, ({ counts }) => counts.length === 2);
const flush = (pays: number) => line('flush', pays, ({ isSuited }) => isSuited);
const straight = (pays: number) => line('straight', pays, (hand) => isRun(hand, 1));
const three = (pays: number) => line('three', pays, (hand) => isOfAKind(hand, 3));
const twoPairs = (pays: number) => line('two-pairs', pays, hasTwoPairs);
const isRoyal = (hand: HandShape) => hand.isSuited && isRun(hand, 10);
const naturalRoyal = line('natural-royal', 800, (hand) => hand.wilds === 0 && isRoyal(hand));
const wildRoyal = (pays: number) => line('wild-royal', pays, isRoyal);
const royal = line('royal', 800, isRoyal);
const five = (pays: number) => line('five', pays, (hand) => isOfAKind(hand, 5));
const fourOf = (kind: HandKind, pays: number, ranks: readonly number[]) =>
  line(kind, pays, (hand) => isOfAKind(hand, 4) && ranks.includes(hand.first));

function line(kind: HandKind, pays: number, holds: PayLine['holds']): PayLine {
  return { kind, pays, holds };
}

/** A royal flush pays 800 for each coin, however many are played: no number of coins is for those who cannot count. */
export const POKER_VARIANTS = {
  'jacks-or-better': {
    hasJoker: false,
    wildRank: 0,
    lines: [
      royal,
      straightFlush(50),
      four(25),
      fullHouse(9),
      flush(6),
      straight(4),
      three(3),
      twoPairs(2),
      line('jacks', 1, (hand) => hasHighPair(hand, JACK)),
    ],
    optimal: { num: 1653526326983n, den: 1661102543100n },
  },
  'deuces-wild': {
    hasJoker: false,
    wildRank: 2,
    lines: [
      naturalRoyal,
      line('four-deuces', 200, ({ wilds }) => wilds === 4),
      wildRoyal(25),
      five(15),
      straightFlush(10),
      four(4),
      fullHouse(4),
      flush(3),
      straight(2),
      three(1),
    ],
    optimal: { num: 1651433001157n, den: 1661102543100n },
  },
  'joker-poker': {
    hasJoker: true,
    wildRank: 0,
    lines: [
      naturalRoyal,
      five(200),
      wildRoyal(100),
      straightFlush(50),
      four(18),
      fullHouse(7),
      flush(5),
      straight(3),
      three(2),
      twoPairs(1),
      line('kings', 1, (hand) => hasHighPair(hand, KING)),
    ],
    optimal: { num: 337607612499n, den: 341234243350n },
  },
  'double-bonus': {
    hasJoker: false,
    wildRank: 0,
    lines: [
      royal,
      straightFlush(50),
      fourOf('four-aces', 160, [1]),
      fourOf('four-low', 80, [2, 3, 4]),
      four(50),
      fullHouse(9),
      flush(7),
      straight(5),
      three(3),
      twoPairs(1),
      line('jacks', 1, (hand) => hasHighPair(hand, JACK)),
    ],
    optimal: { num: 37415002826n, den: 37752330525n },
  },
} as const satisfies Record<string, PokerVariant>;

export type PokerName = keyof typeof POKER_VARIANTS;
