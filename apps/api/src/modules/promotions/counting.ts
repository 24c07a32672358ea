import { type Amount, parseAmount, SCALE } from '@champa/money';
import type { Fact, Play } from '../facts/index.ts';
import type { Measure, Rule, Trigger } from './domain/definition.ts';
import { type SpanKind, spanOf } from './domain/spans.ts';

type Games = NonNullable<(Measure & { of: 'rounds' })['games']>;

/** One occasion of a rule: gives once for its cause. */
export type Occurrence = { cause: string; base: Amount; rank: number; depositId?: string };

/** The time a fact counts at: a refunded deposit is deducted where it was counted. */
export function happenedAt(fact: Fact): Temporal.Instant {
  return fact.kind === 'deposit_refunded' ? Temporal.Instant.from(fact.data.creditedAt) : fact.at;
}

/** The brand's day of a fact: for play the day its rounds began. */
export function dayOf(fact: Fact, dayAt: (at: Temporal.Instant) => Temporal.PlainDate): Temporal.PlainDate {
  return fact.kind === 'played' ? Temporal.PlainDate.from(fact.data.day) : dayAt(happenedAt(fact));
}

/** What a fact adds to a measure; amounts in units, counts in whole units. Friends are counted separately. */
export function added(measure: Measure, fact: Fact, day: Temporal.PlainDate): Amount {
  if ('weekdays' in measure && measure.weekdays && !measure.weekdays.includes(day.dayOfWeek)) return 0n;
  switch (measure.of) {
    case 'friends':
    case 'sign_in_days':
      return 0n;
    case 'deposited':
    case 'deposits': {
      if (fact.kind !== 'deposit_credited' && fact.kind !== 'deposit_refunded') return 0n;
      if (measure.atLeast !== undefined && fact.data.amount < parseAmount(measure.atLeast)) return 0n;
      const counts = measure.of === 'deposits' ? SCALE : fact.data.amount;
      return fact.kind === 'deposit_refunded' ? -counts : counts;
    }
    default: {
      if (fact.kind !== 'played') return 0n;
      let sum = 0n;
      for (const play of fact.data.plays) if (isCounted(measure.games, play)) sum += worth(measure.of, play);
      return sum;
    }
  }
}

function worth(of: 'valid_bet' | 'net_loss' | 'stake' | 'rounds', play: Play): Amount {
  if (of === 'valid_bet') return play.validBet;
  if (of === 'net_loss') return play.stake - (play.openStake ?? 0n) - play.win;
  return of === 'stake' ? play.stake - (play.opposed ?? 0n) : BigInt(play.rounds) * SCALE;
}

/** Whether play on a game counts. */
function isCounted(
  games: Games | undefined,
  { area, vassalage, gameCode }: Pick<Play, 'area' | 'vassalage' | 'gameCode'>,
): boolean {
  if (!games) return true;
  if (games.exceptAreas?.includes(area)) return false;
  const { areas, vendors, games: named } = games;
  if (!areas && !vendors && !named) return true;
  return Boolean(areas?.includes(area) || vendors?.includes(vassalage) || named?.includes(`${vassalage}/${gameCode}`));
}

/** The number of steps of a counting rule that a value has reached. */
export function stepsReached(trigger: Trigger, value: Amount): number {
  if (trigger.on === 'reached') return trigger.at.filter((at) => value >= parseAmount(at)).length;
  if (trigger.on !== 'every' || value <= 0n) return 0;
  const times = Number(value / parseAmount(trigger.amount)); // a count, never money
  return trigger.most === undefined ? times : Math.min(times, trigger.most);
}

/** The occasions of a rule in a fact. Streaks and friends come from stored progress. */
export function occasionsOf({ trigger }: Rule, fact: Fact, day: Temporal.PlainDate): Occurrence[] {
  const once = (kind: 'occasion' | SpanKind | 'ever', own: string): string => {
    if (kind === 'occasion') return own;
    return kind === 'ever' ? 'ever' : `${kind}:${spanOf(kind, day)}`;
  };
  switch (trigger.on) {
    case 'deposit': {
      if (fact.kind !== 'deposit_credited') return [];
      const { amount, ordinal, depositId } = fact.data;
      const { from = 1, to = Number.POSITIVE_INFINITY } = trigger.ordinal ?? {};
      if (ordinal < from || ordinal > to) return [];
      return [{ cause: once(trigger.once, `deposit:${depositId}`), base: amount, rank: ordinal, depositId }];
    }
    case 'registered':
      return fact.kind === 'registered' ? [{ cause: 'ever', base: 0n, rank: 1 }] : [];
    case 'signed_in':
      if (fact.kind !== 'signed_in' || (trigger.via && trigger.via !== fact.data.via)) return [];
      return [{ cause: once(trigger.once, `fact:${fact.id}`), base: 0n, rank: 1 }];
    case 'messenger':
      if (fact.kind !== 'messenger_linked' || !trigger.providers.includes(fact.data.provider)) return [];
      return [{ cause: `messenger:${fact.data.provider}`, base: 0n, rank: 1 }];
    case 'birthday':
      return fact.kind === 'birthday' ? [{ cause: `year:${fact.data.year}`, base: 0n, rank: 1 }] : [];
    case 'level_up':
      if (fact.kind !== 'vip_changed') return [];
      // A level that was lost and reached again has given already: its cause is known.
      return Array.from({ length: Math.max(0, fact.data.to - fact.data.from) }, (_, n) => {
        const level = fact.data.from + n + 1;
        return { cause: `level:${level}`, base: 0n, rank: level };
      });
    default:
      return [];
  }
}

/** The kinds of facts that a trigger or a measure needs. */
export function followed(trigger: Trigger | null, measure: Measure | undefined): Fact['kind'][] {
  const kinds: Fact['kind'][] = [];
  const byTrigger: Partial<Record<Trigger['on'], Fact['kind']>> = {
    deposit: 'deposit_credited',
    registered: 'registered',
    signed_in: 'signed_in',
    sign_in_day: 'signed_in',
    messenger: 'messenger_linked',
    birthday: 'birthday',
    level_up: 'vip_changed',
  };
  const own = trigger && byTrigger[trigger.on];
  if (own) kinds.push(own);
  if (measure?.of === 'friends') kinds.push('registered', 'deposit_credited', 'deposit_refunded', 'played');
  else if (measure?.of === 'sign_in_days') kinds.push('signed_in');
  else if (measure?.of === 'deposited' || measure?.of === 'deposits')
    kinds.push('deposit_credited', 'deposit_refunded');
  else if (measure) kinds.push('played');
  return kinds;
}
