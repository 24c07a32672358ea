import type { ContractKind, ContractPeriod, ContractTerms } from '@champa/contract';
import { parseAmount } from '@champa/money';

/** A round as it is known at the end. */
export type KnownRound = { member: string; at: Temporal.Instant; validBet: bigint; win: bigint };
/** The member's upline from a time on. */
export type KnownLine = { since: Temporal.Instant | null; upline: string | null };
export type KnownContract = {
  id: string;
  kind: ContractKind;
  period: ContractPeriod;
  upline: string | null;
  downline: string;
  terms: ContractTerms;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
};
export type KnownCost = { member: string; at: Temporal.Instant; amount: bigint };

export type Known = {
  timeZone: string;
  rounds: KnownRound[];
  costs: KnownCost[];
  lines: Map<string, KnownLine[]>;
  activeFrom: Record<ContractKind, bigint>;
};

/** What a period gives by a contract, keyed by the beginning of its part of the period. */
export type Worth = { from: Temporal.Instant; validBet: bigint; active: number; gross: bigint; deficit: bigint };

const before = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0;

/**
 * Settles a contract the slow way: period after period, round after round, walking up each round's line. Shares no code
 * with what it is compared to.
 */
export function settleSlowly(known: Known, contract: KnownContract, until: Temporal.Instant): Worth[] {
  const end = contract.endsAt ?? until;
  const isIn = ({ at, member }: { at: Temporal.Instant; member: string }) =>
    !before(at, contract.startsAt) && before(at, end) && isBelow(known, member, contract.downline, at);
  const rounds = known.rounds.filter(isIn).toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
  const own = { ...known, rounds, costs: contract.kind === 'dividend' ? known.costs.filter(isIn) : [] };
  const found: Worth[] = [];
  let deficit = 0n;
  let from = contract.startsAt;
  while (before(from, end)) {
    const periodEnd = endOfPeriod(contract.period, from, known.timeZone);
    if (before(until, periodEnd)) break;
    const to = before(end, periodEnd) ? end : periodEnd;
    const worth = worthOf(own, contract, from, to, deficit);
    deficit = worth.deficit;
    if (worth.validBet !== 0n || contract.kind === 'dividend') found.push(worth);
    from = contract.period === 'slot' || contract.period === 'hour' ? nextPlayed(own, to, end) : to;
  }
  return found;
}

/** Slots and hours without play are worth nothing and are skipped. */
function nextPlayed({ rounds }: Known, from: Temporal.Instant, end: Temporal.Instant): Temporal.Instant {
  const next = rounds.find(({ at }) => !before(at, from));
  if (!next) return end;
  const length = 300_000;
  const skipped = Math.floor((next.at.epochMilliseconds - from.epochMilliseconds) / (12 * length)) * 12 * length;
  return from.add({ milliseconds: skipped });
}

function worthOf(
  known: Known,
  { kind, terms }: KnownContract,
  from: Temporal.Instant,
  to: Temporal.Instant,
  deficitBefore: bigint,
): Worth {
  const isIn = ({ at }: { at: Temporal.Instant }) => !before(at, from) && before(at, to);
  const bets = new Map<string, bigint>();
  let [validBet, win, costs] = [0n, 0n, 0n];
  for (const round of known.rounds.filter(isIn)) {
    bets.set(round.member, (bets.get(round.member) ?? 0n) + round.validBet);
    validBet += round.validBet;
    win += round.win;
  }
  for (const cost of known.costs.filter(isIn)) costs += cost.amount;
  const active = [...bets.values()].filter((bet) => bet >= known.activeFrom[kind]).length;
  let [base, profit, deficit] = [validBet, 0n, 0n];
  if (kind === 'dividend') {
    const won = validBet - win;
    profit = won - costs - (won > 0n ? (won * parseAmount(terms.feePercent)) / 10_000_000n : 0n);
    base = profit + (terms.carriesDeficit ? deficitBefore : 0n);
    if (base < 0n && terms.carriesDeficit) deficit = base;
  }
  if (base < 0n) base = 0n;
  let gross = 0n;
  for (const tier of terms.tiers) {
    const isMet =
      active >= tier.activeMembers &&
      validBet >= parseAmount(tier.validBet) &&
      (profit > 0n ? profit : 0n) >= parseAmount(tier.profit);
    if (!isMet) continue;
    const share = parseAmount(tier.share);
    const unit = parseAmount(terms.unit);
    if (terms.pay === 'rate') gross = (base * share) / 10_000_000n;
    else {
      const started = base / unit + (base % unit > 0n ? 1n : 0n);
      gross = started * share;
    }
  }
  return { from, validBet, active, gross, deficit };
}

function isBelow(known: Known, member: string, head: string, at: Temporal.Instant): boolean {
  for (let one: string | null = member; one !== null; one = uplineAt(known, one, at)) if (one === head) return true;
  return false;
}

function uplineAt(known: Known, member: string, at: Temporal.Instant): string | null {
  const held = known.lines.get(member)!.filter(({ since }) => since === null || !before(at, since));
  return held.at(-1)!.upline;
}

function endOfPeriod(period: ContractPeriod, at: Temporal.Instant, timeZone: string): Temporal.Instant {
  const local = at.toZonedDateTimeISO(timeZone);
  if (period === 'slot') return at.add({ minutes: 5 });
  if (period === 'hour') return at.add({ hours: 1 });
  let day = local.toPlainDate();
  do day = day.add({ days: 1 });
  while (!begins(period, day));
  return day.toZonedDateTime(timeZone).toInstant();
}

function begins(period: ContractPeriod, day: Temporal.PlainDate): boolean {
  if (period === 'weekly') return day.dayOfWeek === 1;
  if (period === 'semimonthly') return day.day === 1 || day.day === 16;
  return period === 'monthly' ? day.day === 1 : true;
}
