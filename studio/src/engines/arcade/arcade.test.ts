import { createNumbers, type Numbers } from '@champa/fairness';
import { payTableRtp } from '@champa/titles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ArcadeName, ReelsName, TableName } from '../../protocol.ts';
import { add, type Fraction, fraction, multiply, toDecimal } from '../fraction.ts';
import { lowestReturn, highestReturn, type Offer, returnOf } from './game.ts';
import { ARCADE_GAMES, type ArcadeGame } from './index.ts';
import { asFraction, type Multiplier } from './multiplier.ts';

const STATED: Readonly<Record<ArcadeName, keyof typeof payTableRtp>> = {
  mines: 'mines-97',
  plinko: 'plinko-98',
  dice: 'dice-98',
  'hi-lo': 'hi-lo-98',
  wheel: 'wheel-96',
  'coin-flip': 'coin-flip-97',
  keno: 'keno-95',
  penalty: 'penalty-96',
  limbo: 'limbo-97',
  tower: 'tower-97',
  diamonds: 'diamonds-97',
  'jacks-or-better': 'jacks-or-better-99',
  'deuces-wild': 'deuces-wild-99',
  'joker-poker': 'joker-poker-98',
  'double-bonus': 'double-bonus-99',
  scratch: 'scratch-92',
  baccarat: 'baccarat-94',
  'dragon-tiger': 'dragon-tiger-94',
  'sic-bo': 'sic-bo-92',
  'hoo-hey-how': 'hoo-hey-how-92',
  'fan-tan': 'fan-tan-96',
  blackjack: 'blackjack-98',
  'red-dog': 'red-dog-97',
  'three-card-poker': 'three-card-poker-96',
  'casino-holdem': 'casino-holdem-93',
  craps: 'craps-93',
  'american-roulette': 'american-roulette-92',
  'pai-gow': 'pai-gow-98',
  'ways-243': 'ways-243-95',
  'ways-1024': 'ways-1024-95',
  'changing-reels': 'changing-reels-95',
  'hold-win': 'hold-win-95',
  'hold-blaze': 'hold-blaze-95',
  'cluster-drop': 'cluster-drop-95',
  'cluster-storm': 'cluster-storm-96',
  'expanding-wilds': 'expanding-wilds-95',
  'free-spins-fest': 'free-spins-fest-95',
  'classic-reels': 'classic-reels-96',
};

/** A bet of each game, with its moves, and the offer that it takes. */
const PLANS: readonly {
  engine: ArcadeName;
  bet: object;
  moves?: (index: number) => object;
  count?: number;
  offer: string;
}[] = [
  { engine: 'mines', bet: { mines: 3 }, moves: (tile) => ({ tile }), count: 4, offer: '3 mines, 4 tiles' },
  { engine: 'plinko', bet: { rows: 12, risk: 'medium' }, offer: '12 rows, medium' },
  { engine: 'plinko', bet: { rows: 8, risk: 'high' }, offer: '8 rows, high' },
  { engine: 'dice', bet: { side: 'over', winning: 4_950 }, offer: '4950 winning rolls' },
  { engine: 'dice', bet: { side: 'under', winning: 2_500 }, offer: '2500 winning rolls' },
  { engine: 'wheel', bet: { risk: 'low' }, offer: 'low risk' },
  { engine: 'wheel', bet: { risk: 'medium' }, offer: 'medium risk' },
  { engine: 'coin-flip', bet: {}, moves: () => ({ side: 'heads' }), count: 2, offer: '2 right calls' },
  { engine: 'keno', bet: { picks: [3, 17, 22] }, offer: '3 picks' },
  {
    engine: 'penalty',
    bet: { keeper: 'captain' },
    moves: () => ({ zone: 'top-left' }),
    count: 2,
    offer: 'captain, 2 goals',
  },
  { engine: 'limbo', bet: { target: 200 }, offer: '2.00×' },
  { engine: 'limbo', bet: { target: 1_250 }, offer: '12.50×' },
  { engine: 'tower', bet: { level: 'easy' }, moves: () => ({ window: 2 }), count: 3, offer: 'easy, 3 floors' },
  { engine: 'tower', bet: { level: 'extreme' }, moves: () => ({ window: 1 }), count: 2, offer: 'extreme, 2 floors' },
  { engine: 'diamonds', bet: { risk: 'low' }, offer: 'low risk' },
  { engine: 'diamonds', bet: { risk: 'medium' }, offer: 'medium risk' },
  { engine: 'scratch', bet: {}, moves: () => ({ panels: [0, 1, 2, 3, 4, 5, 6, 7, 8] }), count: 1, offer: 'ticket' },
  ...['player', 'banker', 'tie', 'small', 'banker-pair'].map((spot) => onSpot('baccarat', spot)),
  ...['dragon', 'tie', 'suited-tie'].map((spot) => onSpot('dragon-tiger', spot)),
  ...['big', 'double:4', 'single:2', 'total:9', 'pair:1-6'].map((spot) => onSpot('sic-bo', spot)),
  ...['fish', 'pair:crab+prawn', 'any-triple'].map((spot) => onSpot('hoo-hey-how', spot)),
  ...['fan:3', 'nim:2-4', 'kwok:1-3', 'three:1-2-4'].map((spot) => onSpot('fan-tan', spot)),
];

/** One of the smallest chips on a spot of a table. */
function onSpot(engine: TableName, spot: string): (typeof PLANS)[number] {
  return { engine, bet: { spots: { [spot]: 1 } }, offer: spot };
}

describe.each(ArcadeName.options)('%s', (engine) => {
  const game = ARCADE_GAMES[engine];

  // The spots of a table differ, as everywhere; each states its own return.
  const isTable = TableName.options.some((name) => name === engine);

  test('no bet returns less than the game states, and none of an arcade game more than a tenth of a percent above it', () => {
    const offers = game.offers();
    // A bought feature and an ante are priced by themselves (kinds.test.ts).
    const isReels = ReelsName.options.some((name) => name === engine);
    const plain = isReels ? offers.filter(({ name }) => name === 'spin') : offers;
    const highest = Number(percent(highestReturn(plain)));
    expect(percent(lowestReturn(offers))).toBe(payTableRtp[STATED[engine]]);
    expect(highest).toBeLessThan(isTable ? 100 : Number(payTableRtp[STATED[engine]]) + 0.101);
  });

  test('the chances of each bet add up to one, or leave the rest to losing', () => {
    for (const { name, prizes } of game.offers()) {
      const sum = prizes.reduce((total, { chance }) => add(total, chance), fraction(0));
      expect(sum.num <= sum.den, name).toBe(true);
    }
  });

  test('a round is a function of its seeds, its bet and its moves alone', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999 }), (nonce) => {
        for (const plan of PLANS.filter((each) => each.engine === engine))
          expect(playPlan(game, plan, seeded(nonce))).toEqual(playPlan(game, plan, seeded(nonce)));
      }),
      { numRuns: 20 },
    );
  });
});

test.each(PLANS)('$engine, $offer: 20,000 rounds of a fixed seed return what is stated, within its band', (plan) => {
  const game = ARCADE_GAMES[plan.engine];
  const offer = game.offers().find(({ name }) => name === plan.offer)!;
  const numbers = seeded(1);
  const rounds = 20_000;
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) paid += playPlan(game, plan, numbers) / 10_000;
  // Four standard deviations of the mean: one seed in 16,000 would be outside.
  expect(Math.abs(paid / rounds - toNumber(returnOf(offer)))).toBeLessThan(
    (4 * deviationOf(offer)) / Math.sqrt(rounds),
  );
});

/** What a plan pays: all its moves, then a cash-out. */
function playPlan(game: ArcadeGame, { bet, moves, count = 0 }: (typeof PLANS)[number], numbers: Numbers): Multiplier {
  if (game.kind === 'instant') return game.play(numbers, bet).multiplier;
  const deal = game.deal(numbers, bet);
  const made: object[] = [];
  for (let index = 0; index < count; index += 1) {
    made.push(moves!(index));
    const standing = game.stand(deal, bet, made, false)!;
    if (standing.isOver) return standing.multiplier;
  }
  return game.stand(deal, bet, made, true)!.multiplier;
}

function seeded(nonce: number): Numbers {
  return createNumbers({ serverSeed: new Uint8Array(32).fill(5), clientSeed: 'arcade', nonce });
}

function deviationOf(offer: Offer): number {
  const squares = offer.prizes.reduce(
    (total, { chance, multiplier }) =>
      add(total, multiply(chance, multiply(asFraction(multiplier), asFraction(multiplier)))),
    fraction(0),
  );
  return Math.sqrt(toNumber(squares) - toNumber(returnOf(offer)) ** 2);
}

function toNumber(of: Fraction): number {
  return Number(toDecimal(of, 12));
}

function percent(of: Fraction): string {
  return toDecimal(multiply(of, fraction(100)), 2);
}
