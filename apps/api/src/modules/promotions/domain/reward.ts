import { createNumbers } from '@champa/fairness';
import { type Amount, minimum, parseAmount, SCALE } from '@champa/money';
import type { Plain, Reward, Rule, Size } from './definition.ts';

/** The values that determine a size. */
export type Occasion = {
  /** The deposit's amount, or what was counted. */
  base: Amount;
  /** The day of a streak, or the level that was reached. */
  rank: number;
  /** The member's level. */
  level: number;
  /** Seeds random amounts: the same occasion gives the same. */
  draw: { seed: Uint8Array; cause: string };
};

/** Money is paid in hundredths. */
const STEP = SCALE / 100n;

/** The size of a reward, in units of 10^-5; 0 where no step of its ladder was reached. */
export function sizeOf(size: Size, occasion: Occasion): Amount {
  if (!('ladder' in size)) return plainSize(size, occasion);
  const reached = { base: occasion.base, rank: BigInt(occasion.rank) * SCALE, level: BigInt(occasion.level) * SCALE }[
    size.by
  ];
  const step = size.ladder.findLast(({ from }) => reached >= parseAmount(from));
  return step ? plainSize(step.give, occasion) : 0n;
}

function plainSize(size: Plain, { base, draw }: Occasion): Amount {
  if ('fixed' in size) return parseAmount(size.fixed);
  if ('random' in size) {
    const { from, to, step } = mapRange(size.random);
    const numbers = createNumbers({ serverSeed: draw.seed, clientSeed: draw.cause, nonce: 0 });
    return from + BigInt(numbers.intBelow(Number((to - from) / step) + 1)) * step; // a count of steps, never money
  }
  if (base <= 0n) return 0n;
  const part = (base * parseAmount(size.percent)) / (SCALE * 100n);
  const capped = size.max === undefined ? part : minimum(part, parseAmount(size.max));
  return capped - (capped % STEP);
}

function mapRange({ from, to, step }: { from: string; to: string; step: string }) {
  return { from: parseAmount(from), to: parseAmount(to), step: parseAmount(step) };
}

/**
 * What a member is given for an occasion, in the form of a gift. Null: nothing. `times`: steps that are paid at once.
 */
export type Given =
  | { kind: 'cash'; amount: Amount; currency: string; turnoverFactor: number }
  | { kind: 'bonus'; amount: Amount; currency: string; offer: string; base: Amount }
  | { kind: 'points'; points: bigint }
  | { kind: 'tickets'; game: string; tickets: number }
  | { kind: 'free_rounds'; vassalage: string; gameCode: string; rounds: number; stake: Amount; currency: string };

export function givenFor(reward: Reward, occasion: Occasion, currency: string, times = 1): Given | null {
  if (reward.kind === 'free_rounds') {
    const { kind, vassalage, gameCode, rounds, stake } = reward;
    return { kind, vassalage, gameCode, rounds: rounds * times, stake: parseAmount(stake), currency };
  }
  const size = sizeOf(reward.size, occasion) * BigInt(times);
  if (reward.kind === 'points' || reward.kind === 'tickets') {
    const whole = size / SCALE;
    if (whole <= 0n) return null;
    return reward.kind === 'points'
      ? { kind: 'points', points: whole }
      : { kind: 'tickets', game: reward.game, tickets: Number(whole) }; // a count, never money
  }
  if (size < STEP) return null;
  if (reward.kind === 'cash') return { kind: 'cash', amount: size, currency, turnoverFactor: reward.turnoverFactor };
  return { kind: 'bonus', amount: size, currency, offer: reward.offer, base: occasion.base };
}

/** What a gift costs the budget. */
export function costOf(given: Given): Amount {
  if (given.kind === 'cash' || given.kind === 'bonus') return given.amount;
  return given.kind === 'free_rounds' ? BigInt(given.rounds) * given.stake : 0n;
}

/** Whether a promotion of these rules can cost its budget anything. */
export function givesMoney(rules: readonly Pick<Rule, 'reward' | 'rewards'>[]): boolean {
  return rules.some(({ reward, rewards }) => (rewards ?? [reward!]).some((each) => leastCostOf(each) > 0n));
}

/** The least that a reward costs the budget where it gives something. */
export function leastCostOf(reward: Reward): Amount {
  if (reward.kind === 'free_rounds') return BigInt(reward.rounds) * parseAmount(reward.stake);
  if (reward.kind !== 'cash' && reward.kind !== 'bonus') return 0n;
  const { size } = reward;
  return ('ladder' in size ? size.ladder.map(({ give }) => give) : [size]).map(leastOf).reduce(minimum);
}

function leastOf(size: Plain): Amount {
  if ('fixed' in size) return parseAmount(size.fixed);
  return 'random' in size ? parseAmount(size.random.from) : STEP;
}
