import { choose, subsets } from '../core/combine.ts';
import type { Choice, Line, Row, Shape, Win } from '../core/play.ts';

const POSITIONS = [0, 1, 2, 3, 4];

/** 任选: the play on `stars` positions for every such subset of the chosen positions; lines multiply by C(chosen, stars). */
export function onPlaces(stars: number, make: (at: readonly number[]) => Shape): Shape {
  const shapes = new Map(Array.from(subsets(POSITIONS, stars), (at) => [at.join(), make(at)]));
  const sample = shapes.get(POSITIONS.slice(0, stars).join())!;
  const placesOf = ({ places = [] }: Choice) => [...subsets(places, stars)];

  function* enumerate(choice: Choice): Generator<Line> {
    for (const places of placesOf(choice)) for (const line of sample.enumerate(choice)) yield { ...line, places };
  }
  return {
    board: { ...sample.board, places: { of: POSITIONS.length, choose: stars } },
    lines: (choice) => choose(choice.places?.length ?? 0, stars) * sample.lines(choice),
    enumerate,
    wins: (choice, result) =>
      gathered(placesOf(choice).flatMap((places) => shapes.get(places.join())!.wins(choice, result))),
    lineWins: (line, result) => shapes.get(line.places!.join())!.lineWins(line, result),
  };
}

/** 任选直选: digits on rows of all five positions; every `stars` rows with digits make straight lines. */
export function straightOnAny(stars: number, rows: readonly Row[], make: (at: readonly number[]) => Shape): Shape {
  const sets = Array.from(subsets(POSITIONS, stars), (at) => ({ at, shape: make(at) }));
  const partOf = ({ rows: picks }: Choice, at: readonly number[]): Choice => ({ rows: at.map((row) => picks[row]!) });

  function* enumerate(choice: Choice): Generator<Line> {
    for (const { at, shape } of sets)
      for (const line of shape.enumerate(partOf(choice, at))) yield { ...line, places: at };
  }
  return {
    board: { kind: 'positions', rows: rows.map((row) => ({ ...row, min: 0 })) },
    lines: (choice) => sets.reduce((sum, { at, shape }) => sum + shape.lines(partOf(choice, at)), 0n),
    enumerate,
    wins: (choice, result) => gathered(sets.flatMap(({ at, shape }) => shape.wins(partOf(choice, at), result))),
    lineWins: (line, result) =>
      sets.find(({ at }) => at.join() === line.places!.join())!.shape.lineWins({ ...line, places: [] }, result),
  };
}

function gathered(wins: Iterable<Win>): Win[] {
  let times = 0n;
  for (const win of wins) times += win.times;
  return times > 0n ? [{ tier: 'win', times }] : [];
}
