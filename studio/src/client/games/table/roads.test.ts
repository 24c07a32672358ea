import { describe, expect, it } from 'vitest';
import { bigRoad, derivedRoad, type RoadResult } from './roads.ts';

const NAMES: Readonly<Record<string, RoadResult>> = { B: 'one', P: 'two', T: 'tie' };
const results = (text: string) => [...text].map((letter) => NAMES[letter]!);

describe('the big road', () => {
  it('begins a column with each change of side, and marks a tie on the result before it', () => {
    expect(bigRoad(results('TBBTPB'))).toEqual([
      { column: 0, row: 0, side: 'one', ties: 0 },
      { column: 0, row: 1, side: 'one', ties: 1 },
      { column: 1, row: 0, side: 'two', ties: 0 },
      { column: 2, row: 0, side: 'one', ties: 0 },
    ]);
  });

  it('turns right at the foot, and before a place that is taken', () => {
    const places = bigRoad(results('BBBBBBBBPPPPPP')).map(({ column, row }) => [column, row]);
    expect(places.slice(5)).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
    ]);
  });
});

describe('the derived roads', () => {
  it('are red where the columns repeat, blue where they do not', () => {
    const sides = (text: string, back: 1 | 2 | 3) => derivedRoad(results(text), back).map(({ side }) => side);
    // Columns of one: every new column is as long as the one before.
    expect(sides('BPBPBP', 1)).toEqual(['one', 'one', 'one', 'one']);
    // A second result beside a column of one: blue; beside a column of two: red.
    expect(sides('BPP', 1)).toEqual(['two']);
    expect(sides('BBPP', 1)).toEqual(['one']);
    expect(sides('BPBPB', 3)).toEqual(['one']);
    expect(sides('B', 2)).toEqual([]);
  });
});
