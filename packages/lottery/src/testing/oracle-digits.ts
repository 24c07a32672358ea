import type { Choice, FamilyId } from '../index.ts';
import type { Times } from './oracle.ts';
import { add, cartesian, combinations, subsetsOf, sortedText } from './oracle-tools.ts';

const FIVE: Record<string, number[]> = {
  'star5.': [0, 1, 2, 3, 4],
  'star4.front': [0, 1, 2, 3],
  'star4.back': [1, 2, 3, 4],
  'star3.front': [0, 1, 2],
  'star3.middle': [1, 2, 3],
  'star3.back': [2, 3, 4],
  'star2.front': [0, 1],
  'star2.back': [3, 4],
};
const THREE: Record<string, number[]> = { 'star3.': [0, 1, 2], 'star2.front': [0, 1], 'star2.back': [1, 2] };

/** How often each digit of a group occurs: `2111` is one twice and three once. */
const GROUPS: Record<string, string> = {
  group120: '11111',
  group60: '2111',
  group30: '221',
  group20: '311',
  group10: '32',
  group5: '41',
  group24: '1111',
  group12: '211',
  group4: '31',
  group3: '21',
  group: '11',
};

export function digitTimes(family: FamilyId, play: string, choice: Choice, drawn: string): Times {
  const times: Times = {};
  if (family === 'dragon_tiger') duel(times, play, choice, drawn);
  else if (play === 'position')
    choice.rows.forEach((row, at) => row.forEach((digit) => add(times, 'win', drawn[at] === digit ? 1 : 0)));
  else if (play === 'total') choice.rows[0]!.forEach((side) => add(times, 'win', sideOfTotal(side, drawn) ? 1 : 0));
  else if (play.startsWith('dragon_tiger')) dragonTiger(times, play, family, choice, drawn);
  else if (play === 'sides1')
    choice.rows.forEach((row, at) => row.forEach((side) => add(times, 'win', side1(side, drawn[at]!) ? 1 : 0)));
  else if (play.startsWith('any')) onAny(times, play, choice, drawn);
  else {
    const at = Object.entries(family === 'five_digits' ? FIVE : THREE).find(([name]) => play.startsWith(name))![1];
    stars(times, play.split('.').at(-1)!, choice.rows, at.map((index) => drawn[index]).join(''));
  }
  return times;
}

function stars(times: Times, rule: string, rows: Choice['rows'], drawn: string): void {
  const count = Number(/\d+$/.exec(rule)?.[0] ?? 0);
  if (rule === 'straight') add(times, 'win', cartesian(rows).filter((line) => line.join('') === drawn).length);
  else if (rule === 'typed') add(times, 'win', rows[0]!.filter((typed) => typed === drawn).length);
  else if (rule === 'sum') add(times, 'win', rows[0]!.filter((sum) => Number(sum) === digitSum(drawn)).length);
  else if (rule === 'span')
    add(times, 'win', rows[0]!.filter((span) => Number(span) === highest(drawn) - lowest(drawn)).length);
  else if (rule === 'sides')
    add(times, 'win', cartesian(rows).filter((line) => line.every((side, at) => side1(side, drawn[at]!))).length);
  else if (rule === 'pattern') rows[0]!.forEach((name) => add(times, name, name === patternName(drawn) ? 1 : 0));
  else if (rule.startsWith('free'))
    add(times, 'win', combinations(rows, count).filter((line) => line.every((digit) => drawn.includes(digit))).length);
  else if (rule.startsWith('group'))
    add(times, 'win', groupLines(rule, rows, drawn.length).filter((line) => line === sortedText(drawn)).length);
  else {
    const least = { once: 1, twice: 2, thrice: 3, four_times: 4 }[rule]!;
    rows[0]!.forEach((digit) => add(times, 'win', [...drawn].filter((one) => one === digit).length >= least ? 1 : 0));
  }
}

/** Every line of a group, listed as its digits in order. */
function groupLines(rule: string, rows: Choice['rows'], length: number): string[] {
  const shape = rule === 'group6' ? (length === 4 ? '22' : '111') : GROUPS[rule]!;
  const repeats = [...new Set(shape)];
  const lines: string[] = [];
  const takes = repeats.map((repeat) => [...shape].filter((one) => one === repeat).length);
  for (const first of subsetsOf(rows[0]!, takes[0]!)) {
    const head = first.map((digit) => digit.repeat(Number(repeats[0]))).join('');
    if (repeats.length === 1) lines.push(sortedText(head));
    else
      for (const second of subsetsOf(rows[1] ?? rows[0]!, takes[1]!)) {
        if (second.some((digit) => first.includes(digit))) continue;
        lines.push(sortedText(head + second.map((digit) => digit.repeat(Number(repeats[1]))).join('')));
      }
  }
  return lines;
}

function onAny(times: Times, play: string, choice: Choice, drawn: string): void {
  const size = Number(play[3]);
  const rule = play.split('.')[1]!;
  const positions = choice.places ?? [0, 1, 2, 3, 4];
  for (const at of subsetsOf(positions, size)) {
    const rows = rule === 'straight' ? at.map((place) => choice.rows[place]!) : choice.rows;
    stars(times, rule, rows, at.map((place) => drawn[place]).join(''));
  }
}

function dragonTiger(times: Times, play: string, family: FamilyId, choice: Choice, drawn: string): void {
  const pair = /\.(\d)(\d)/.exec(play);
  const [a, b] = family === 'three_digits' ? [0, 2] : [Number(pair![1]) - 1, Number(pair![2]) - 1];
  higher(times, play.endsWith('refund'), choice, drawn[a]!, drawn[b]!);
}

function higher(times: Times, isRefunded: boolean, choice: Choice, dragon: string, tiger: string): void {
  for (const symbol of choice.rows[0]!) {
    if (dragon === tiger) {
      if (symbol === 'tie') add(times, 'tie');
      else if (isRefunded) add(times, 'refund');
    } else if (symbol === (dragon > tiger ? 'dragon' : 'tiger')) add(times, symbol);
  }
}

function duel(times: Times, play: string, choice: Choice, drawn: string): void {
  if (play.startsWith('winner')) higher(times, play.endsWith('refund'), choice, drawn[0]!, drawn[1]!);
  else if (play === 'digit')
    choice.rows.forEach((row, at) => add(times, 'win', row.filter((digit) => digit === drawn[at]).length));
  else stars(times, play === 'both' ? 'straight' : 'sides', choice.rows, drawn);
}

function side1(side: string, digit: string): boolean {
  return { big: '56789', small: '01234', odd: '13579', even: '02468' }[side]!.includes(digit);
}

function sideOfTotal(side: string, drawn: string): boolean {
  const total = digitSum(drawn);
  const isBig = drawn.length === 5 ? total >= 23 : total >= 14;
  return { big: isBig, small: !isBig, odd: total % 2 === 1, even: total % 2 === 0 }[side]!;
}

function patternName(drawn: string): string {
  const distinct = new Set(drawn).size;
  if (distinct === 1) return 'leopard';
  if (distinct === 2) return 'pair';
  const has = (run: string) => [...run].every((digit) => drawn.includes(digit));
  const runs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  if (runs.some((n) => has(`${n}${(n + 1) % 10}${(n + 2) % 10}`))) return 'straight';
  return runs.some((n) => has(`${n}${(n + 1) % 10}`)) ? 'half_straight' : 'mixed';
}

const digitSum = (drawn: string) => [...drawn].reduce((sum, digit) => sum + Number(digit), 0);
const highest = (drawn: string) => Number([...drawn].toSorted().at(-1));
const lowest = (drawn: string) => Number([...drawn].toSorted()[0]);
