import type { Language } from '@champa/contract';
import { type Amount, parseAmount } from '@champa/money';
import type { Condition, Definition, LinkKind } from './definition.ts';

/** The data of a member that decides about a reward. */
export type Someone = {
  memberId: string;
  /** Of status active, and no trial account. */
  isActive: boolean;
  /** Self-excluded or in a time-out: no promotion may address them. */
  isPausing: boolean;
  language: Language;
  region: string;
  currency: string;
  registeredAt: Temporal.Instant;
  isInvited: boolean;
  hasDeposited: boolean;
  /** The IDs of the member's uplines from the top down to the member, each with a point after it. */
  line: string;
  tags: readonly string[];
  level: number;
  /** Links to members who registered earlier. */
  links: readonly LinkKind[];
  /** The latest device and address, which caps count by. */
  device: string | null;
  ip: string | null;
  accounts: readonly string[];
};

export type Refusal = 'not_for_you' | 'linked_account' | 'excluded';

/** Why a promotion is not for a member; null: it is. */
export function refusalOf(
  someone: Someone,
  { audience }: Pick<Definition, 'audience'>,
  excluded: readonly LinkKind[],
  now: Temporal.Instant,
): Refusal | null {
  if (!someone.isActive || someone.isPausing) return 'excluded';
  if (someone.links.some((link) => excluded.includes(link))) return 'linked_account';
  const { levels, tags, newForDays, invited, deposited, agents, languages, regions } = audience;
  const isMeant =
    (!levels || (someone.level >= levels.from && someone.level <= (levels.to ?? Number.POSITIVE_INFINITY))) &&
    (!tags || tags.some((tag) => someone.tags.includes(tag))) &&
    (newForDays === undefined || daysSince(someone.registeredAt, now) < newForDays) &&
    (invited === undefined || invited === someone.isInvited) &&
    (deposited === undefined || deposited === someone.hasDeposited) &&
    (!agents || agents.some((agent) => `.${someone.line}`.includes(`.${agent}.`))) &&
    (!languages || languages.includes(someone.language)) &&
    (!regions || regions.includes(someone.region));
  return isMeant ? null : 'not_for_you';
}

/** The data that conditions need besides the member. */
export type Circumstances = {
  day: Temporal.PlainDate;
  base: Amount;
  now: Temporal.Instant;
  counted: (code: string) => Amount;
  /** Cash and bonus; loaded only where a condition needs it. */
  balance: Amount;
};

export function holds(
  condition: Condition,
  someone: Someone,
  { day, base, now, counted, balance }: Circumstances,
): boolean {
  if ('weekdays' in condition) return condition.weekdays.includes(day.dayOfWeek);
  if ('base' in condition) {
    const { atLeast, atMost } = condition.base;
    return (
      (atLeast === undefined || base >= parseAmount(atLeast)) && (atMost === undefined || base <= parseAmount(atMost))
    );
  }
  if ('counted' in condition) return counted(condition.counted) >= parseAmount(condition.atLeast);
  if ('balanceAtMost' in condition) return balance <= parseAmount(condition.balanceAtMost);
  return daysSince(someone.registeredAt, now) >= condition.memberForDays;
}

function daysSince(from: Temporal.Instant, now: Temporal.Instant): number {
  return now.since(from).total('hours') / 24;
}

/** A cap: `scope` and `key` name a counter, `most` is its limit. */
export type Cap = { scope: string; key: string; most: number };

/** The counters that a gift to a member counts in. */
export function capsFor({ caps }: Pick<Definition, 'caps'>, someone: Someone, today: string): Cap[] {
  const found: Cap[] = [];
  const add = (scope: string, key: string | null, most: number | undefined): void => {
    if (most !== undefined && key !== null) found.push({ scope, key, most });
  };
  add('member', someone.memberId, caps.perMember);
  add('member_day', `${someone.memberId} ${today}`, caps.perMemberAndDay);
  add('day', today, caps.perDay);
  add('device', someone.device, caps.perDevice);
  add('ip', someone.ip, caps.perIp);
  for (const account of someone.accounts) add('account', account, caps.perAccount);
  return found;
}
