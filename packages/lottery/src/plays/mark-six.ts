import { ballsTo, choose } from '../core/combine.ts';
import type { Choice, Line, LineKind, Shape, Win } from '../core/play.ts';
import { definePlay, once, type Play } from '../core/play.ts';
import { isSide, sides } from '../results/facts.ts';
import { markSixOf, type MarkSixResult } from '../results/result.ts';
import { animalOfBall, animalOfYear, animals, colourOfBall, colours } from '../results/zodiac.ts';
import { linesIn, linesOf, partsOf, withBankers } from '../shapes/combination.ts';
import { each, oneRow } from '../shapes/each.ts';

const BALLS = ballsTo(49);
const SIZE = 6;
/** The number without a side: 49 is neither big nor small, neither odd nor even. */
const TIE = '49';

/** The prizes by the number of correct balls of the six, and whether the special one is correct too. */
const prizes = [
  { id: 'first', hits: 6, special: 0, ways: 1n },
  { id: 'second', hits: 5, special: 1, ways: 6n },
  { id: 'third', hits: 5, special: 0, ways: 252n },
  { id: 'fourth', hits: 4, special: 1, ways: 630n },
  { id: 'fifth', hits: 4, special: 0, ways: 12_915n },
  { id: 'sixth', hits: 3, special: 1, ways: 17_220n },
  { id: 'seventh', hits: 3, special: 0, ways: 229_600n },
] as const;

const sixKind: LineKind = {
  id: 'win',
  outcomes: 13_983_816n,
  ways: prizes.reduce((sum, { ways }) => sum + ways, 0n),
  refunds: 0n,
  tiers: prizes.map(({ id, ways }) => ({ id, hits: ways })),
};

const COLOUR_WAYS = { red: 17n, blue: 16n, green: 16n };

export const markSixPlays: readonly Play[] = [
  definePlay('mark_six', 'six', six(), sixKind),
  definePlay(
    'mark_six',
    'special',
    each({
      board: oneRow('balls', 'special', BALLS),
      read: (result) => markSixOf(result).special,
      hits: (ball, special) => (ball === special ? 1 : 0),
    }),
    once(1n, 49n),
  ),
  definePlay(
    'mark_six',
    'special_sides',
    each({
      board: oneRow('sides', 'special', sides),
      read: (result) => markSixOf(result).special,
      hits: (side, special) => (isSide(side, Number(special), 25) ? 1 : 0),
      ties: (_, special) => special === TIE,
    }),
    once(24n, 49n, 'win', 1n),
  ),
  definePlay(
    'mark_six',
    'special_colour',
    each({
      board: oneRow('colours', 'special', colours),
      read: (result) => colourOfBall(markSixOf(result).special),
      hits: (colour, special) => (colour === special ? 1 : 0),
      kindOf: (colour) => colour,
    }),
    colours.map((colour) => once(COLOUR_WAYS[colour], 49n, colour)),
  ),
  // Which animal has five numbers depends on the draw's lunar year, so the tier follows from the result and not from the line. A
  // line on the year's animal pays the first tier, any other the second; the ticket keeps both.
  definePlay(
    'mark_six',
    'special_zodiac',
    each({
      board: oneRow('zodiac', 'special', animals),
      read: markSixOf,
      hits: (animal, drawn) => (animalOfBall(drawn.special, drawn.lunarYear) === animal ? 1 : 0),
      kindOf: () => 'others',
      tierOf: (animal, { lunarYear }) => (animalOfYear(lunarYear) === animal ? 'year' : 'others'),
    }),
    [once(5n, 49n, 'year'), once(4n, 49n, 'others')],
  ),
];

function six(): Shape {
  return {
    board: withBankers('balls', BALLS, SIZE),
    lines: (choice) => linesOf(choice, SIZE),
    enumerate: (choice) => linesIn(choice, SIZE),
    wins: (choice, result) => {
      const drawn = markSixOf(result);
      return prizes.flatMap(({ id, hits, special }) => won(id, timesOf(choice, drawn, hits, special)));
    },
    lineWins: ({ picks }: Line, result): Win[] => {
      const drawn = markSixOf(result);
      const hits = picks.filter((ball) => drawn.balls.includes(ball)).length;
      const special = picks.includes(drawn.special) ? 1 : 0;
      return prizes.flatMap((prize) => won(prize.id, prize.hits === hits && prize.special === special ? 1n : 0n));
    },
  };
}

/** Lines with exactly this many of the six and with or without the special one: each part is chosen separately. */
function timesOf(choice: Choice, drawn: MarkSixResult, hits: number, special: number): bigint {
  const [free, bankers] = partsOf(choice);
  const hit = (balls: readonly string[]) => balls.filter((ball) => drawn.balls.includes(ball)).length;
  const has = (balls: readonly string[]) => (balls.includes(drawn.special) ? 1 : 0);
  const [freeHits, freeSpecial] = [hit(free), has(free)];
  const moreHits = hits - hit(bankers);
  const moreSpecial = special - has(bankers);
  const others = SIZE - bankers.length - moreHits - moreSpecial;
  return (
    choose(freeHits, moreHits) * choose(freeSpecial, moreSpecial) * choose(free.length - freeHits - freeSpecial, others)
  );
}

function won(tier: string, times: bigint): Win[] {
  return times > 0n ? [{ tier, times }] : [];
}
