import type { BallsResult, Choice, DiceResult, MarkSixResult } from '../index.ts';
import type { Times } from './oracle.ts';
import { add, cartesian, combinations, sortedText } from './oracle-tools.ts';

export function ballTimes(play: string, choice: Choice, result: DiceResult | BallsResult | MarkSixResult): Times {
  if (result.family === 'k3') return diceTimes(play, choice, result.dice.join(''));
  if (result.family === 'mark_six') return markSixTimes(play, choice, result);
  return result.family === 'pk10' ? pk10Times(play, choice, result.balls) : elevenTimes(play, choice, result.balls);
}

function diceTimes(play: string, { rows }: Choice, dice: string): Times {
  const times: Times = {};
  const total = [...dice].reduce((sum, die) => sum + Number(die), 0);
  const counts = (face: string) => dice.split(face).length - 1;
  const dicesorted = sortedText(dice);
  const sides: Record<string, boolean> = {
    big: total > 10,
    small: total < 11,
    odd: total % 2 > 0,
    even: total % 2 < 1,
  };
  if (play === 'sum') rows[0]!.forEach((sum) => add(times, sum, sum === String(total) ? 1 : 0));
  else if (play === 'sum_sides') add(times, 'win', rows[0]!.filter((side) => sides[side]).length);
  else if (play === 'triple') add(times, 'win', rows[0]!.filter((triple) => triple === dice).length);
  else if (play === 'triple_any') add(times, 'win', counts(dice[0]!) === 3 ? 1 : 0);
  else if (play === 'pair_single')
    add(
      times,
      'win',
      cartesian(rows).filter(([pair, one]) => one !== pair![0] && sortedText(pair! + one!) === dicesorted).length,
    );
  else if (play === 'pair_any') add(times, 'win', rows[0]!.filter((pair) => counts(pair[0]!) === 2).length);
  else if (play === 'pair_any.with_triple') add(times, 'win', rows[0]!.filter((pair) => counts(pair[0]!) >= 2).length);
  else if (play === 'three_different')
    add(times, 'win', combinations(rows, 3).filter((line) => sortedText(line.join('')) === dicesorted).length);
  else if (play === 'two_different')
    add(times, 'win', combinations(rows, 2).filter((line) => line.every((face) => dice.includes(face))).length);
  else add(times, 'win', ['123', '234', '345', '456'].includes(dicesorted) ? 1 : 0);
  return times;
}

function elevenTimes(play: string, { rows }: Choice, balls: readonly string[]): Times {
  const times: Times = {};
  const size = Number(/\d/.exec(play)![0]);
  const first = balls.slice(0, size);
  const right = (line: readonly string[]) => line.filter((ball) => balls.includes(ball)).length;
  if (play.startsWith('any')) {
    const least = Math.min(size, 5);
    add(times, 'win', combinations(rows, size).filter((line) => right(line) === least).length);
  } else if (play.endsWith('straight'))
    add(times, 'win', cartesian(rows).filter((line) => line.join() === first.join()).length);
  else
    add(
      times,
      'win',
      combinations(rows, size).filter((line) => line.toSorted().join() === first.toSorted().join()).length,
    );
  return times;
}

function pk10Times(play: string, { rows }: Choice, balls: readonly string[]): Times {
  const times: Times = {};
  const sum = Number(balls[0]) + Number(balls[1]);
  const sides: Record<string, boolean> = { big: sum >= 12, small: sum <= 11, odd: sum % 2 > 0, even: sum % 2 < 1 };
  if (play === 'position')
    rows.forEach((row, at) => add(times, 'win', row.filter((ball) => ball === balls[at]).length));
  else if (play === 'sum') rows[0]!.forEach((value) => add(times, value, Number(value) === sum ? 1 : 0));
  else if (play === 'sum_sides') rows[0]!.forEach((side) => add(times, side, sides[side] ? 1 : 0));
  else if (play.startsWith('dragon')) {
    const place = Number(play.at(-1));
    const winner = balls[place - 1]! > balls[10 - place]! ? 'dragon' : 'tiger';
    add(times, 'win', rows[0]!.filter((symbol) => symbol === winner).length);
  } else {
    const first = balls.slice(0, rows.length).join();
    add(times, 'win', cartesian(rows).filter((line) => line.join() === first).length);
  }
  return times;
}

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
const ANIMALS = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');

function markSixTimes(play: string, { rows }: Choice, { balls, special, lunarYear }: MarkSixResult): Times {
  const times: Times = {};
  const value = Number(special);
  const sides: Record<string, boolean> = {
    big: value > 24,
    small: value < 25,
    odd: value % 2 > 0,
    even: value % 2 < 1,
  };
  if (play === 'six') {
    for (const line of combinations(rows, 6)) {
      const right = line.filter((ball) => balls.includes(ball)).length;
      const tier = `${right}${right < 6 && line.includes(special) ? '+' : ''}`;
      const names: Record<string, string> = {
        '6': 'first',
        '5+': 'second',
        '5': 'third',
        '4+': 'fourth',
        '4': 'fifth',
        '3+': 'sixth',
        '3': 'seventh',
      };
      if (names[tier]) add(times, names[tier]);
    }
  } else if (play === 'special') add(times, 'win', rows[0]!.filter((ball) => ball === special).length);
  else if (play === 'special_sides')
    for (const side of rows[0]!) {
      if (value === 49) add(times, 'refund');
      else if (sides[side]) add(times, 'win');
    }
  else if (play === 'special_colour') {
    const colour = RED.includes(value) ? 'red' : BLUE.includes(value) ? 'blue' : 'green';
    rows[0]!.forEach((name) => add(times, name, name === colour ? 1 : 0));
  } else {
    // 2020 was a year of the rat; 01 is the year's animal and each next number is the animal before it.
    const year = (lunarYear - 2020) % 12;
    const animal = ANIMALS[(year - (value - 1) + 60) % 12]!;
    rows[0]!.forEach((name) => add(times, name === ANIMALS[year] ? 'year' : 'others', name === animal ? 1 : 0));
  }
  return times;
}
