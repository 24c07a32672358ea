export { ballsTo, choose, numbersOf } from './core/combine.ts';
export { addFractions, compareFractions, type Fraction, formatFraction, fraction } from './core/fraction.ts';
export {
  type Board,
  type BoardKind,
  type Choice,
  type Line,
  type LineKind,
  type Play,
  REFUND,
  type Row,
  type SettingName,
  settingOptions,
  type TypedNumbers,
  type Variant,
  type Win,
} from './core/play.ts';
export {
  checkChoice,
  type CheckedChoice,
  type ChoiceCode,
  type ChoiceProblem,
  hasSymbol,
  MAX_LINES,
} from './core/check.ts';
export {
  type BallsResult,
  type DiceResult,
  type DigitsResult,
  families,
  type FamilyId,
  type MarkSixResult,
  type Result,
  type SeaResult,
  type VietnamFamily,
  type VietnamNumbers,
  type VietnamPrize,
  type VietnamResult,
  WrongResultError,
} from './results/result.ts';
export {
  type BottomRule,
  type CheckedResult,
  parseResult,
  type ResultCode,
  type ResultProblem,
  resultOfNumber,
} from './results/parse.ts';
export { linesOfResult } from './results/lines.ts';
export { dragonTigerOf, isSide, type Pattern, patternOf, positionNames, spanOf, sumOf } from './results/facts.ts';
export { endingsOf, lotsOf, numbersIn, type PrizeShape, prizesOf } from './results/vietnam.ts';
export {
  type Animal,
  animalOfBall,
  animalOfYear,
  animals,
  type Colour,
  colourOfBall,
  colours,
  lunarYearOf,
} from './results/zodiac.ts';
export { findPlay, offeredPlays, playsOf, type Settings } from './plays/registry.ts';
export {
  isScaleOpen,
  launchMode,
  modes,
  type ModeTerms,
  type PrizeMode,
  prizeModes,
  type Scale,
  WHOLE_SCALE,
} from './prizes/modes.ts';
export { bestOfChoice, type HotMark, hotnessOf, isOfNumbers, numberOf, perMilleOf, plainPlay } from './prizes/hot.ts';
export { formatOdds, type Odds, oddsKey, type OddsRange, parseOdds, returnAtOdds } from './prizes/odds.ts';
export { k3CommonOdds, oddsRangeOf } from './prizes/tables.ts';
export {
  chanceOf,
  MAX_MULTIPLIER,
  oddsBy,
  type OwnOdds,
  type Quote,
  quote,
  rebateOn,
  returnOf,
  returnOfChoice,
  stakeOf,
  type Unit,
  units,
} from './prizes/quote.ts';
export { isAboveStakes, percentOf, returnsOfPlay } from './prizes/returns.ts';
export {
  bestPrize,
  type HotNumbers,
  type Payout,
  prizeOf,
  restoreTerms,
  settle,
  type StoredTerms,
  storeTerms,
  termsOf,
  type TicketTerms,
} from './prizes/ticket.ts';
export { type WinningLine, winningLines } from './prizes/winners.ts';
export { coverOf, opposedStake, type StakedBet } from './opposed/opposed.ts';
export {
  picksFor,
  type PickSource,
  pickOf,
  type QuickPick,
  quickPicks,
  randomChoice,
  rangeOf,
} from './picks/quick-picks.ts';
export { type Station, stations, stationsOn } from './schedule/stations.ts';
export {
  MAX_BET_TEXT,
  readBets,
  type ReadBets,
  type TextBet,
  type TextCode,
  type TextContext,
  type TextProblem,
} from './text/read-bets.ts';
export { wordOf } from './text/words.ts';
export { writeBets } from './text/write-bets.ts';
