import * as z from 'zod/mini';
import type { Numbers } from '@champa/fairness';
import type { SteppedGame } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { add, type Fraction, fraction, multiply, sumOf } from '../fraction.ts';
import { Die, rollDice } from '../table/dice.ts';
import { MOST_ON_SPOT, paidBy, type TableBet, tableBetOf, unitsOf } from '../table/spot-game.ts';

export const CRAPS_SPOTS = ['pass', 'dont-pass', 'field', 'seven', 'craps', 'eleven'] as const;
export type CrapsSpot = (typeof CRAPS_SPOTS)[number];
export const POINTS = [4, 5, 6, 8, 9, 10] as const;

/** What the spots of the first roll alone pay to one. */
export const SEVEN_PAYS = 4.6;
export const CRAPS_PAYS = 7.5;
export const ELEVEN_PAYS = 16;
/** The field pays 2 to 1 for a two, 3 to 1 for a twelve. */
export const FIELD_PAYS: Readonly<Record<number, number>> = { 2: 2, 3: 1, 4: 1, 9: 1, 10: 1, 11: 1, 12: 3 };
/** What odds behind the pass line pay to one: their true chance. */
export const ODDS_PAYS: Readonly<Record<number, number>> = { 4: 2, 5: 1.5, 6: 1.2, 8: 1.2, 9: 1.5, 10: 2 };

export const CrapsMove = z.strictObject({ act: z.enum(['roll', 'odds']) });
export type CrapsMove = z.infer<typeof CrapsMove>;
const Roll = z.array(Die).check(z.length(2));
export const CrapsView = z.object({
  rolls: z.array(Roll),
  point: z.nullable(z.int()),
  hasOdds: z.boolean(),
  /** Of the pass line; null while the point is on. */
  result: z.nullable(z.enum(['won', 'lost', 'bar'])),
});
export type CrapsView = z.infer<typeof CrapsView>;

export function sumOfRoll([one = 0, other = 0]: readonly number[]): number {
  return one + other;
}

/** What each chip of a spot is paid at the end; odds are paid with the pass line, whose equal they are. */
export function crapsPays({ rolls, point, hasOdds, result }: CrapsView, spot: string): Multiplier {
  const first = sumOfRoll(rolls[0] ?? []);
  switch (spot as CrapsSpot) {
    case 'pass':
      if (result !== 'won') return 0;
      return times(2) + (hasOdds && point !== null ? times(1 + ODDS_PAYS[point]!) : 0);
    case 'dont-pass':
      if (result === 'bar') return times(1);
      return result === 'lost' ? times(2) : 0;
    case 'field':
      return first in FIELD_PAYS ? times(1 + FIELD_PAYS[first]!) : 0;
    case 'seven':
      return first === 7 ? times(1 + SEVEN_PAYS) : 0;
    case 'craps':
      return [2, 3, 12].includes(first) ? times(1 + CRAPS_PAYS) : 0;
    default:
      return first === 11 ? times(1 + ELEVEN_PAYS) : 0;
  }
}

/** One shooter: the first roll, and if it makes a point, further ones until the point or a seven. */
export const craps: SteppedGame<TableBet, CrapsMove, readonly number[][], CrapsView> = {
  kind: 'stepped',
  bet: tableBetOf(CRAPS_SPOTS),
  move: CrapsMove,
  view: CrapsView,
  units: unitsOf,
  raises: ({ spots }, moves) => (moves.some(({ act }) => act === 'odds') ? (spots['pass'] ?? 0) : 0),
  deal: (numbers) => shoot(numbers),
  stand: (dealt, bet, moves, isLeft) => {
    const made = moves.filter(({ act }) => act === 'roll').length;
    const hasOdds = moves.some(({ act }) => act === 'odds');
    if (!isAllowed(moves, bet)) return null;
    // The first roll needs no move, and who leaves a round lets the dice roll on.
    const rolls = dealt.slice(0, isLeft ? dealt.length : made + 1);
    if (rolls.length < made + 1) return null;
    const point = pointOf(dealt);
    const isOver = rolls.length === dealt.length;
    const view = { rolls, point, hasOdds, result: isOver ? resultOf(dealt) : null };
    return {
      view,
      multiplier: isOver ? paidBy(bet, (spot) => crapsPays(view, spot)) : 0,
      isOver,
      canCashOut: !isOver,
    };
  },
  offers: () => [
    { name: 'pass', prizes: [{ chance: passChance(), multiplier: times(2) }] },
    {
      name: 'dont-pass',
      prizes: [
        { chance: chanceOf(12), multiplier: times(1) },
        { chance: rest(add(passChance(), chanceOf(12))), multiplier: times(2) },
      ],
    },
    {
      name: 'field',
      prizes: Object.entries(FIELD_PAYS).map(([total, pays]) => ({
        chance: chanceOf(Number(total)),
        multiplier: times(1 + pays),
      })),
    },
    { name: 'seven', prizes: [{ chance: chanceOf(7), multiplier: times(1 + SEVEN_PAYS) }] },
    {
      name: 'craps',
      prizes: [{ chance: sumOf([2, 3, 12].map(chanceOf)), multiplier: times(1 + CRAPS_PAYS) }],
    },
    { name: 'eleven', prizes: [{ chance: chanceOf(11), multiplier: times(1 + ELEVEN_PAYS) }] },
  ],
  bound: times(MOST_ON_SPOT * (5 + 2 + 4 + 6 + 9 + 17)),
};

/** All rolls of a shooter, to the last one. */
function shoot(numbers: Numbers): number[][] {
  const rolls = [rollDice(numbers, 2)];
  const point = pointOf(rolls);
  if (point === null) return rolls;
  for (;;) {
    const roll = rollDice(numbers, 2);
    rolls.push(roll);
    const total = sumOfRoll(roll);
    if (total === point || total === 7) return rolls;
  }
}

function pointOf([first]: readonly number[][]): number | null {
  const total = sumOfRoll(first ?? []);
  return POINTS.some((point) => point === total) ? total : null;
}

function resultOf(rolls: readonly number[][]): 'won' | 'lost' | 'bar' {
  const last = sumOfRoll(rolls.at(-1)!);
  if (rolls.length > 1) return last === 7 ? 'lost' : 'won';
  if (last === 7 || last === 11) return 'won';
  return last === 12 ? 'bar' : 'lost';
}

/** Odds are placed once, behind a pass line, before the next roll. */
function isAllowed(moves: readonly CrapsMove[], { spots }: TableBet): boolean {
  const odds = moves.findIndex(({ act }) => act === 'odds');
  if (odds < 0) return true;
  return odds === 0 && (spots['pass'] ?? 0) > 0 && moves.filter(({ act }) => act === 'odds').length === 1;
}

function chanceOf(total: number): Fraction {
  return fraction(6 - Math.abs(7 - total), 36);
}

function rest(of: Fraction): Fraction {
  return add(fraction(1), multiply(fraction(-1), of));
}

function passChance(): Fraction {
  const points = POINTS.map((point) => {
    const ways = 6 - Math.abs(7 - point);
    return multiply(chanceOf(point), fraction(ways, ways + 6));
  });
  return sumOf([chanceOf(7), chanceOf(11), ...points]);
}
