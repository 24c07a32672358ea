import { type Amount, SCALE } from '@champa/money';
import { grouped, subsets } from '../core/combine.ts';
import { findPlay, type Settings } from '../plays/registry.ts';
import type { VietnamFamily } from '../results/result.ts';
import { type Station, stations as allStations, stationsOn } from '../schedule/stations.ts';
import { type BetWord, betWord, wordsWithDigits } from './words.ts';

/**
 * Reads the bet texts of Southern agents, such as `2dai 23 45 b10n` or `vl.tv 123 xc5n dau2n`. Capitals, Vietnamese marks and
 * separators (spaces, full stops, commas, semicolons, slashes, hyphens) do not matter, except that a comma or full stop within an
 * amount is its decimal mark.
 *
 *     text     = { [ stations ] numbers bet { bet } }
 *     stations = [2-4] ( "dai" | "d" | "mn" | "mt" | "dmn" | "dmt" )   the day's first 2 to 4 stations
 *              | "dc" | "dp"                                         the day's first (main), second
 *              | name { name }                                       an alias or the full name; applies until others are named
 *     numbers  = number { number }                                   of 2 to 4 digits
 *     number   = digits [ ( "keo" | "den" ) digits ]                 all from one to the other; "keo" between numbers with the same
 *                                                                    last digit counts in tens
 *     bet      = word amount                                         the words are in `words.ts`
 *     amount   = digits [ ( "," | "." ) digits ] [ "n" | "k" | "ng" | "nghin" | "tr" [ digit ] ]   thousands; "tr" millions, and
 *                                                                    "1tr5" a million and a half
 *
 * A word that means both a station and a bet (`bd`, `bl`, `dx`) is a bet after numbers, otherwise a station. After a bet it is
 * another bet on the same numbers only if its amount follows directly (`b10n da5n`) or has a unit. An alias of several stations
 * means the one that draws in this region on this day; if two do (`dn` on a Saturday of the Central region), it is reported. In the
 * North, which Southern agents write as `mb`, the day's host is the station.
 */
export type TextContext = {
  family: VietnamFamily;
  /** 1 is Monday. */
  weekday: number;
  /** Where bets without a named station belong; if omitted, they are reported. */
  here?: string;
  settings?: Settings;
  stations?: readonly Station[];
};

/** A recognised bet: a play on numbers at stations, with a stake for each line. `from` and `to` mark it in the text. */
export type TextBet = {
  stations: readonly string[];
  play: string;
  numbers: readonly string[];
  stake: Amount;
  from: number;
  to: number;
};

export type TextCode =
  | 'UNKNOWN_WORD'
  | 'NO_STATION'
  | 'STATION_NOT_TODAY'
  | 'STATION_AMBIGUOUS'
  | 'TOO_FEW_STATIONS'
  | 'NO_NUMBERS'
  | 'WRONG_NUMBER'
  | 'NUMBER_REPEATED'
  | 'TOO_FEW_NUMBERS'
  | 'NO_BET'
  | 'NO_AMOUNT'
  | 'WRONG_PLAY';

/** A part of the text that was not understood, and why. */
export type TextProblem = { code: TextCode; text: string; from: number; to: number; candidates?: readonly string[] };

/** `text` is the normalised text to which all marks refer: one character for a letter with its marks. */
export type ReadBets = { text: string; bets: readonly TextBet[]; problems: readonly TextProblem[] };

/** The longest accepted text. */
export const MAX_BET_TEXT = 4000;

const AMOUNT = /^[\s]*(\d{1,9})(?:[.,](\d{1,8})(?=n|k|tr|\s|$))?(nghin|ng|n|k|tr(\d)(?!\d)|tr)?(?![a-z])/;
const GLUED_AMOUNT = /^\d/;
const UNIT_AMOUNT = /^\s*\d+(?:[.,]\d+)?(nghin|ng|n|k|tr)(?![a-z])|^\s*\d+tr\d(?![a-z\d])/;

type State = {
  context: TextContext;
  text: string;
  folded: string;
  at: number;
  /** The stations in effect, and whether a number or bet came since they were named. */
  stations: Station[];
  isNaming: boolean;
  /** A station was named that does not draw here today: what follows belongs to it alone. */
  isAstray: boolean;
  numbers: string[];
  numbersFrom: number;
  hasBet: boolean;
  bets: TextBet[];
  problems: TextProblem[];
};

export function readBets(given: string, context: TextContext): ReadBets {
  const text = given.normalize('NFC').slice(0, MAX_BET_TEXT);
  const state: State = {
    context,
    text,
    folded: fold(text),
    at: 0,
    stations: [],
    isNaming: false,
    isAstray: false,
    numbers: [],
    numbersFrom: 0,
    hasBet: false,
    bets: [],
    problems: [],
  };
  while (state.at < state.folded.length) step(state);
  endNumbers(state);
  return { text, bets: state.bets, problems: state.problems };
}

function step(state: State): void {
  const rest = state.folded.slice(state.at);
  const between = /^[\s.,;:/\-+]+/.exec(rest);
  if (between) {
    state.at += between[0].length;
    return;
  }
  const group = /^([2-4])\s?(?:dai|dmn|dmt|d|mn|mt)(?![a-z])/.exec(rest);
  if (group) {
    nameStations(state, firstStations(state, Number(group[1])), group[0].length);
    return;
  }
  const rank = /^d(?:(c|chinh|chanh)|p|phu)(?![a-z])/.exec(rest);
  if (rank) {
    nameStations(
      state,
      firstStations(state, 2)
        .slice(rank[1] ? 0 : 1)
        .slice(0, 1),
      rank[0].length,
    );
    return;
  }
  const spaced = spacedName(state, rest);
  if (spaced) {
    nameStation(state, [spaced.station], spaced.length);
    return;
  }
  const inner = wordsWithDigits.find((word) => rest.startsWith(word));
  const word = inner ?? /^[a-z]+/.exec(rest)?.[0];
  if (word) readWord(state, word, rest.slice(word.length));
  else if (/^\d/.test(rest)) readNumber(state, rest);
  else problem(state, 'UNKNOWN_WORD', 1);
}

function readWord(state: State, word: string, after: string): void {
  const bet = betWord(word);
  const hasAmount = state.hasBet ? GLUED_AMOUNT.test(after) || UNIT_AMOUNT.test(after) : AMOUNT.test(after);
  if (bet && state.numbers.length > 0 && (hasAmount || !isAlias(state, word))) {
    readBet(state, bet, word.length, after);
    return;
  }
  const named = stationsBy(state, word);
  if (named) {
    nameStation(state, named, word.length);
    return;
  }
  if (bet)
    problem(
      state,
      state.numbers.length > 0 ? 'NO_AMOUNT' : 'NO_NUMBERS',
      word.length + (AMOUNT.exec(after)?.[0].length ?? 0),
    );
  else
    problem(
      state,
      'UNKNOWN_WORD',
      word.length + (GLUED_AMOUNT.test(after) ? (AMOUNT.exec(after)?.[0].length ?? 0) : 0),
    );
}

function readNumber(state: State, rest: string): void {
  const range = /^(\d+)\s*(keo|den)\s*(\d+)/.exec(rest);
  const written = range?.[0] ?? /^\d+/.exec(rest)![0];
  if (state.hasBet) endNumbers(state);
  if (state.numbers.length === 0) state.numbersFrom = state.at;
  const numbers = range ? between(range[1]!, range[3]!, range[2]!) : [written];
  if (numbers.length === 0 || !/^\d{2,4}$/.test(numbers[0]!)) {
    problem(state, 'WRONG_NUMBER', written.length);
    return;
  }
  if (numbers.some((number) => state.numbers.includes(number))) problem(state, 'NUMBER_REPEATED', written.length);
  else state.at += written.length;
  state.numbers.push(...numbers.filter((number) => !state.numbers.includes(number)));
  state.isNaming = false;
}

function readBet(state: State, bet: BetWord, wordLength: number, after: string): void {
  const amount = AMOUNT.exec(after);
  const stake = amount ? stakeOf(amount) : 0n;
  if (!amount || stake === 0n) {
    problem(state, 'NO_AMOUNT', wordLength + (amount?.[0].length ?? 0));
    state.hasBet = true;
    return;
  }
  const length = wordLength + amount[0].length;
  const to = state.at + length;
  const stations = stationSets(state, bet);
  if (typeof stations === 'string') problem(state, stations, length);
  else {
    const found = betsOf(state, bet, stations, stake, to);
    if (typeof found === 'string') problem(state, found, length);
    else {
      state.bets.push(...found);
      state.at = to;
    }
  }
  state.hasBet = true;
}

/** The bets of one word: one for each length of number and each play that it means, at all stations or at every pair of them. */
function betsOf(state: State, bet: BetWord, stations: string[][], stake: Amount, to: number): TextBet[] | TextCode {
  const bets: TextBet[] = [];
  for (const [digits, numbers] of grouped(state.numbers, (number) => number.length)) {
    const { family, settings = {} } = state.context;
    const plays = bet.playsFor(digits, settings, family);
    if (plays.length === 0 || plays.some((play) => !findPlay(family, play))) return 'WRONG_PLAY';
    if (bet.word.startsWith('da') && !bet.word.startsWith('dau') && numbers.length < 2) return 'TOO_FEW_NUMBERS';
    for (const play of plays) {
      for (const at of stations) bets.push({ stations: at, play, numbers, stake, from: state.numbersFrom, to });
    }
  }
  return bets;
}

function stationSets({ stations, isAstray, context: { here } }: State, { over }: BetWord): string[][] | TextCode {
  const ids = stations.length === 0 && !isAstray && here !== undefined ? [here] : stations.map(({ id }) => id);
  if (ids.length === 0) return 'NO_STATION';
  if (over === 'each') return [ids];
  return ids.length < 2 ? 'TOO_FEW_STATIONS' : [...subsets(ids, 2)];
}

/** The stations that a word may name in this region, whatever the day; null if none. */
function stationsBy({ context }: State, word: string): Station[] | null {
  const known = context.stations ?? allStations;
  const found = known.filter(({ aliases, family }) => aliases.includes(word) && isNear(context, family));
  return found.length > 0 ? found : null;
}

/** A station by its full name with its spaces, such as `Đà Lạt`. */
function spacedName({ context }: State, rest: string): { station: Station; length: number } | null {
  for (const station of context.stations ?? allStations) {
    const words = fold(station.name.replace(/^TP\. /, '')).split(' ');
    if (words.length < 2 || !isNear(context, station.family)) continue;
    const found = new RegExp(`^${words.join('\\s+')}(?![a-z])`).exec(rest);
    if (found) return { station, length: found[0].length };
  }
  return null;
}

/** South and Central know each other's stations, in order to report that they draw elsewhere; the North is separate. */
function isNear({ family }: TextContext, other: VietnamFamily): boolean {
  return (family === 'vn_north') === (other === 'vn_north');
}

function isAlias(state: State, word: string): boolean {
  return stationsBy(state, word) !== null;
}

function nameStation(state: State, named: Station[], length: number): void {
  const { family, weekday } = state.context;
  const today = named.filter((station) => station.family === family && station.days.includes(weekday));
  if (today.length === 1) nameStations(state, today, length);
  else {
    const candidates = (today.length > 1 ? today : named).map(({ id }) => id);
    endNumbers(state);
    // What follows belongs to this station and not to the ones before.
    if (!state.isNaming) state.stations = [];
    state.isNaming = true;
    state.isAstray = true;
    problem(state, today.length > 1 ? 'STATION_AMBIGUOUS' : 'STATION_NOT_TODAY', length, candidates);
  }
}

function nameStations(state: State, named: readonly Station[], length: number): void {
  endNumbers(state);
  if (!state.isNaming) state.stations = [];
  for (const station of named) if (!state.stations.includes(station)) state.stations.push(station);
  state.isNaming = true;
  state.isAstray = false;
  state.at += length;
}

function firstStations({ context }: State, count: number): readonly Station[] {
  return stationsOn(context.family, context.weekday, context.stations ?? allStations).slice(0, count);
}

/** Ends the collected numbers: without a bet they were not understood. */
function endNumbers(state: State): void {
  if (state.numbers.length > 0 && !state.hasBet) {
    const to = state.at;
    const text = state.text.slice(state.numbersFrom, to).trimEnd();
    state.problems.push({ code: 'NO_BET', text, from: state.numbersFrom, to: state.numbersFrom + text.length });
  }
  state.numbers = [];
  state.hasBet = false;
}

function problem(state: State, code: TextCode, length: number, candidates?: readonly string[]): void {
  const from = state.at;
  const to = Math.min(from + length, state.text.length);
  state.problems.push({ code, text: state.text.slice(from, to), from, to, ...(candidates ? { candidates } : {}) });
  state.at = to;
}

function between(from: string, to: string, word: string): string[] {
  if (from.length !== to.length || Number(from) > Number(to)) return [];
  const step = word === 'keo' && from.at(-1) === to.at(-1) ? 10 : 1;
  const numbers: string[] = [];
  for (let value = Number(from); value <= Number(to); value += step)
    numbers.push(String(value).padStart(from.length, '0'));
  return numbers;
}

function stakeOf([, whole, fraction, unit, tenths]: RegExpExecArray): Amount {
  const thousands = unit?.startsWith('tr') ? 1_000_000n : 1000n;
  const decimals = (fraction ?? tenths ?? '').padEnd(8, '0');
  return (BigInt(whole! + decimals) * thousands * SCALE) / 10n ** 8n;
}

/** Lower-case letters without marks; each character keeps its position. */
function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const plain = text[index]!.normalize('NFD')[0]!.toLowerCase();
    folded += plain === 'đ' ? 'd' : plain.length === 1 ? plain : ' ';
  }
  return folded;
}
