import type { ActivityPromise, ActivityReward, ActivityTask } from '@champa/contract';
import { formatDecimal, parseAmount, SCALE } from '@champa/money';
import type { Measure, Plain, Reward, Rule, Size } from './definition.ts';
import type { Given } from './reward.ts';

const nothing = { amount: null, percent: null, min: null, max: null, currency: null, game: null };

/** What a reward promises to a member of a level. */
export function promiseOf(reward: Reward, level: number, currency: string): ActivityPromise {
  const { kind } = reward;
  if (kind === 'free_rounds') return { ...nothing, kind, amount: String(reward.rounds) };
  const isMoney = kind === 'cash' || kind === 'bonus';
  return {
    ...nothing,
    kind,
    ...sizePromise(reward.size, level),
    currency: isMoney ? currency : null,
    game: kind === 'tickets' ? reward.game : null,
  };
}

type Sizes = Pick<ActivityPromise, 'amount' | 'percent' | 'min' | 'max'>;

function sizePromise(size: Size, level: number): Sizes {
  if (!('ladder' in size)) return plainPromise(size);
  const { ladder, by } = size;
  if (by === 'level') {
    const own = ladder.findLast(({ from }) => BigInt(level) * SCALE >= parseAmount(from));
    return plainPromise((own ?? ladder[0]!).give);
  }
  const all = ladder.map(({ give }) => plainPromise(give));
  if (all.length === 1) return all[0]!;
  const ends = all.flatMap(({ amount, min, max }) => [amount, min, max].filter((end) => end !== null).map(parseAmount));
  if (ends.length === 0) return all.at(-1)!;
  const sorted = ends.toSorted((a, b) => (a < b ? -1 : 1));
  return { amount: null, percent: null, min: formatDecimal(sorted[0]!), max: formatDecimal(sorted.at(-1)!) };
}

function plainPromise(size: Plain): Sizes {
  const none = { amount: null, percent: null, min: null, max: null };
  if ('fixed' in size) return { ...none, amount: size.fixed };
  if ('random' in size) return { ...none, min: size.random.from, max: size.random.to };
  return { ...none, percent: size.percent, max: size.max ?? null };
}

/** A given reward, as the API presents it. */
export function presentGiven(given: Given): ActivityReward {
  switch (given.kind) {
    case 'cash':
      return { ...given, amount: formatDecimal(given.amount) };
    case 'bonus': {
      const { kind, amount, currency, offer } = given;
      return { kind, amount: formatDecimal(amount), currency, offer };
    }
    case 'points':
      return { kind: 'points', points: Number(given.points) }; // a count, never money
    case 'tickets':
      return given;
    case 'free_rounds': {
      const { kind, gameCode, rounds, stake, currency } = given;
      return { kind, gameCode, rounds, stake: formatDecimal(stake), currency };
    }
  }
}

const units = {
  valid_bet: 'money',
  net_loss: 'money',
  stake: 'money',
  deposited: 'money',
  rounds: 'rounds',
  deposits: 'times',
  friends: 'friends',
  sign_in_days: 'days',
} as const satisfies Record<Measure['of'], ActivityTask['unit']>;

/** The unit of what a rule counts. */
export function unitOf({ measure, trigger }: Pick<Rule, 'measure' | 'trigger'>): ActivityTask['unit'] {
  if (measure) return units[measure.of];
  return trigger.on === 'sign_in_day' ? 'days' : 'times';
}
