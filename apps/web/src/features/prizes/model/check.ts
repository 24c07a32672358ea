import type { DrawRules, PrizeDraw, RaffleRound, RaffleTickets, Rain } from '@champa/contract';
import { PRIZE_STEP } from '@champa/contract/constants';
import { digestTickets, drawAmount, drawPrize, drawTickets, type Numbers, splitPot, verify } from '@champa/fairness';
import { parseAmount } from '@champa/money';

/** `null`: the seed is still secret. */
export type Verdict = 'good' | 'other_seed' | 'differs' | null;

type Committed = PrizeDraw['fairness'];

/** Repeats the server's draw in the browser, by the published rules. */
export function checkDraw({ fairness, rules, drawn }: PrizeDraw): Verdict {
  return verdictOf(fairness, (numbers) => outcomeOf(numbers, rules) === outcomeText(rules, drawn));
}

/** Repeats the split of a rain's pot: every envelope in its order. */
export function checkRain({ fairness, pot, parts, min, max }: Rain, amounts: readonly string[]): Verdict {
  const rules = { pot: parseAmount(pot), parts, min: parseAmount(min), max: parseAmount(max), step: PRIZE_STEP };
  return verdictOf(fairness, (numbers) => {
    const split = splitPot(numbers, rules);
    return split.length === amounts.length && split.every((part, index) => part === parseAmount(amounts[index]!));
  });
}

/** Repeats the draw of a raffle's winning tickets. */
export function checkRound({ fairness, tickets, prizes, winners }: RaffleRound): Verdict {
  const wanted = prizes.reduce((sum, { count }) => sum + count, 0);
  return verdictOf(fairness, (numbers) => {
    const drawn = drawTickets(numbers, tickets, wanted);
    return drawn.length === winners.length && winners.every(({ ticket }, index) => ticket === drawn[index]);
  });
}

/** Whether a raffle's public seed is the digest of its list of tickets, and no number is missing. */
export function checkTickets(
  list: RaffleTickets['list'],
  { fairness, tickets }: Pick<RaffleRound, 'fairness' | 'tickets'>,
): boolean {
  const isWhole = list.every(({ first }, index) => first === (list[index - 1]?.last ?? 0) + 1);
  return isWhole && (list.at(-1)?.last ?? 0) === tickets && digestTickets(list) === fairness.clientSeed;
}

function verdictOf(fairness: Committed, isSame: (numbers: Numbers) => boolean): Verdict {
  const { serverSeed } = fairness;
  if (serverSeed === null) return null;
  const { committed, outcome } = verify({ ...fairness, serverSeed }, isSame);
  if (!committed) return 'other_seed';
  return outcome ? 'good' : 'differs';
}

function outcomeOf(numbers: Numbers, rules: DrawRules): string {
  if (rules.of === 'prizes') {
    const weights = rules.prizes.map(({ weight }) => weight);
    return rules.prizes[drawPrize(numbers, weights)]!.code;
  }
  const bands = rules.bands.map(({ min, max, weight }) => ({ min: parseAmount(min), max: parseAmount(max), weight }));
  return String(drawAmount(numbers, bands, PRIZE_STEP));
}

function outcomeText({ of }: DrawRules, drawn: string): string {
  return of === 'prizes' ? drawn : String(parseAmount(drawn));
}
