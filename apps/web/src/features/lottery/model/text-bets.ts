import type { LotteryDraw, LotteryGame, LotteryTerms } from '@champa/contract';
import {
  type Choice,
  type ChoiceCode,
  findPlay,
  MAX_MULTIPLIER,
  type Play,
  readBets,
  type Settings,
  stakeOf,
  stationsOn,
  type TextBet,
  type TextCode,
  type Unit,
  type VietnamFamily,
  wordOf,
  writeBets,
} from '@champa/lottery';
import { type Amount, sum } from '@champa/money';
import { emptyChoice, priced, type SlipBet } from './slip.ts';

/** A game that a text can bet on, with its terms. */
export type TextGame = { game: LotteryGame; terms: LotteryTerms };

/** The game and draw that a text is parsed for: the draw's day decides which stations draw. */
export type TextTarget = TextGame & { draw: Pick<LotteryDraw, 'number'> };

/** Why a parsed bet cannot be placed: no such game, not this play, an amount finer than the units, too many numbers. */
export type BetObstacle = 'NO_GAME' | 'NOT_OFFERED' | 'AMOUNT_TOO_FINE' | ChoiceCode;

export type LineProblem = { code: TextCode | BetObstacle; from: number; to: number };

/** A bet on one station's game, for that game's slip. */
export type LineBet = {
  key: string;
  play: Play;
  numbers: readonly string[];
  stake: Amount;
  stations: readonly string[];
  code: string;
  bet: Omit<SlipBet, 'key'>;
  lines: bigint;
  cost: Amount;
};

/** A part of a line, and how it was parsed. */
export type Mark = { text: string; as: 'bet' | 'problem' | 'nothing' };

export type TextLine = {
  at: number;
  marks: readonly Mark[];
  bets: readonly LineBet[];
  problems: readonly LineProblem[];
};

export type Understood = {
  lines: readonly TextLine[];
  bets: readonly LineBet[];
  /** Everything was parsed and can be bet; a number written twice is no obstacle. */
  isWhole: boolean;
  cost: Amount;
};

/** The regions whose bets are written as texts. */
export function isVietnam(family: string): family is VietnamFamily {
  return family === 'vn_south' || family === 'vn_central' || family === 'vn_north';
}

/** The day of a draw, with which its number begins: `20261125`. */
export function dayOf({ number }: Pick<LotteryDraw, 'number'>): string {
  return number.slice(0, 8);
}

/** The weekday of a draw, Monday being 1. */
export function weekdayOf(draw: Pick<LotteryDraw, 'number'>): number {
  const day = dayOf(draw);
  const weekday = new Date(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))),
  ).getUTCDay();
  return weekday === 0 ? 7 : weekday;
}

/** The station of a game's draw: its own, else the region's first station of the day. */
export function stationOf(
  { station, family }: Pick<LotteryGame, 'station' | 'family'>,
  weekday: number,
): string | undefined {
  return station ?? stationsOn(family as VietnamFamily, weekday)[0]?.id;
}

/** The stations of a game's draw: one, or the day's first two for a game of two stations. */
function stationsOf({ game, terms }: TextGame, weekday: number): readonly string[] {
  if (terms.plays.some(isOverTwo))
    return stationsOn(game.family as VietnamFamily, weekday)
      .slice(0, 2)
      .map(({ id }) => id);
  const own = stationOf(game, weekday);
  return own === undefined ? [] : [own];
}

function isOverTwo(play: string): boolean {
  return play.startsWith('da_two');
}

/** The other games that a text may bet on: those of its region that draw on the same day. */
export function neighbours({ game, draw }: Omit<TextTarget, 'terms'>, games: readonly LotteryGame[]): LotteryGame[] {
  return games.filter(
    ({ code, family, isOpen, current }) =>
      code !== game.code && family === game.family && isOpen && current !== null && dayOf(current) === dayOf(draw),
  );
}

/** Parses a text line by line: its bets by game, their cost, and its errors. */
export function understand(given: string, target: TextTarget, others: readonly TextGame[]): Understood {
  const weekday = weekdayOf(target.draw);
  const family = target.game.family as VietnamFamily;
  const here = stationOf(target.game, weekday);
  const settings = target.terms.settings as Settings;
  const reading = readBets(given, { family, weekday, settings, ...(here !== undefined && { here }) });
  const found = reading.bets.flatMap((bet, index) => betsOn(bet, index, target, others));
  const problems = [...reading.problems, ...found.filter((each) => 'from' in each)];
  const bets = found.filter((each) => 'bet' in each);
  return {
    lines: linesOf(reading.text, reading.bets, problems, bets),
    bets,
    isWhole: bets.length > 0 && problems.every(({ code }) => code === 'NUMBER_REPEATED'),
    cost: sum(bets.map(({ cost }) => cost)),
  };
}

/** A bet of a text, on the game of each of its stations. */
function betsOn(
  bet: TextBet,
  index: number,
  target: TextTarget,
  others: readonly TextGame[],
): (LineBet | LineProblem)[] {
  const { from, to } = bet;
  const weekday = weekdayOf(target.draw);
  // A bet over two stations is one bet on the game of two stations.
  const wanted = isOverTwo(bet.play) ? [bet.stations] : bet.stations.map((station) => [station]);
  return wanted.map((stations) => {
    const found = [target, ...others].find((each) => stationsOf(each, weekday).join(' ') === stations.join(' '));
    if (!found) return { code: 'NO_GAME', from, to };
    const made = betOn(bet, found);
    const key = `${index} ${stations.join(' ')}`;
    return typeof made === 'string' ? { code: made, from, to } : { key, stations, ...made };
  });
}

function betOn(
  { play: id, numbers, stake }: TextBet,
  { game, terms }: TextGame,
): Omit<LineBet, 'key' | 'stations'> | BetObstacle {
  const play = findPlay(game.family, id);
  if (!play || !terms.plays.includes(id)) return 'NOT_OFFERED';
  const staked = stakedAs(stake, terms);
  if (!staked) return 'AMOUNT_TOO_FINE';
  const price = priced(play, choiceOf(play, numbers), terms, { ...staked, scale: terms.scale?.own ?? null });
  if (!price.ok) return price.problem.code;
  const { choice, lines, cost } = price;
  return { play, numbers, stake, code: game.code, bet: { play: id, choice, ...staked }, lines, cost };
}

/** The largest unit of the game of which the amount is a multiple. */
function stakedAs(stake: Amount, { units, base }: LotteryTerms): { unit: Unit; multiplier: number } | null {
  for (const unit of units) {
    const one = stakeOf(unit, 1) * BigInt(base);
    const times = stake / one;
    if (stake % one === 0n && times <= BigInt(MAX_MULTIPLIER)) return { unit, multiplier: Number(times) };
  }
  return null;
}

function choiceOf(play: Play, numbers: readonly string[]): Choice {
  const row = play.board.rows.findIndex(({ id }) => id !== 'bankers');
  const empty = emptyChoice(play);
  return { ...empty, rows: empty.rows.map((each, index) => (index === row ? numbers : each)) };
}

function linesOf(
  text: string,
  read: readonly TextBet[],
  problems: readonly LineProblem[],
  bets: readonly LineBet[],
): TextLine[] {
  const lines: TextLine[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length;
    const ends = ({ to }: { to: number }) => to > at && to <= end;
    const marks = marksOf(line, at, read, problems);
    const own = new Set(read.flatMap((bet, index) => (ends(bet) ? [String(index)] : [])));
    if (line.trim() !== '')
      lines.push({
        at,
        marks,
        bets: bets.filter(({ key }) => own.has(key.split(' ')[0]!)),
        problems: problems.filter(ends),
      });
    at = end + 1;
  }
  return lines;
}

/** A line in parts; where a problem and a bet overlap, the problem wins. */
function marksOf(line: string, at: number, read: readonly TextBet[], problems: readonly LineProblem[]): Mark[] {
  const marks: Mark[] = [];
  const within = (index: number) => (span: { from: number; to: number }) => span.from <= index && index < span.to;
  for (let index = 0; index < line.length; index += 1) {
    const as = problems.some(within(at + index)) ? 'problem' : read.some(within(at + index)) ? 'bet' : 'nothing';
    const last = marks.at(-1);
    if (last?.as === as) marks[marks.length - 1] = { as, text: last.text + line[index] };
    else marks.push({ as, text: line[index]! });
  }
  return marks;
}

/** Slips as a text that parses into the same bets, and the bets that no text can express. */
export function slipsAsText(
  slips: readonly { game: LotteryGame; terms: LotteryTerms; bets: readonly SlipBet[] }[],
  weekday: number,
): { text: string; left: Readonly<Record<string, readonly SlipBet[]>> } {
  const left: Record<string, readonly SlipBet[]> = {};
  const lines = slips.flatMap(({ game, terms, bets }) => {
    const at = stationsOf({ game, terms }, weekday);
    const written = bets.map((bet) => ({ bet, text: at.length === 0 ? null : textOf(bet, at, terms) }));
    left[game.code] = written.flatMap(({ bet, text }) => (text === null ? [bet] : []));
    return written.flatMap(({ text }) => (text === null ? [] : [text]));
  });
  return { text: lines.join('\n'), left };
}

function textOf(
  { play, choice, unit, multiplier }: SlipBet,
  at: readonly string[],
  { base }: LotteryTerms,
): string | null {
  const [numbers, ...more] = choice.rows.filter((row) => row.length > 0);
  if (!numbers || more.length > 0 || wordOf(play) === null) return null;
  return writeBets([{ stations: at, play, numbers, stake: stakeOf(unit, multiplier) * BigInt(base) }]);
}
