import type { Amount } from '@champa/money';

/** What is known when a withdrawal is asked for. */
export type RiskFacts = {
  amount: Amount;
  /** Of the member's earlier withdrawals that were paid; null: none was. */
  highestBefore: Amount | null;
  withdrawalsThisWeek: number;
  payeeAddedAt: Temporal.Instant;
  /** Others who have, or had, the same account. */
  payeeSharedWith: number;
  registeredAt: Temporal.Instant;
  isNewDevice: boolean;
  isNewCountry: boolean;
  deviceSharedWith: number;
  isPasswordNew: boolean;
  isPaymentPasswordNew: boolean;
  /** Within a week. */
  deposited: Amount;
  staked: Amount;
};

type RiskRules<Reason extends string> = {
  points: Readonly<Record<Reason, number>>;
  newForHours: number;
  highPercent: number;
  littlePlayPercent: number;
  manyPerWeek: number;
};

export type Risk = { score: number; reasons: { reason: string; points: number }[] };

const MOST = 100;

/** What speaks for looking at a withdrawal, and how strongly: the points of what was found, at most 100. */
export function riskOf(facts: RiskFacts, rules: RiskRules<RiskName>, now: Temporal.Instant): Risk {
  const found = findings(facts, rules, now);
  const reasons = Object.entries(found)
    .filter(([reason, is]) => is && rules.points[reason as RiskName] > 0)
    .map(([reason]) => ({ reason, points: rules.points[reason as RiskName] }));
  const points = reasons.reduce((total, reason) => total + reason.points, 0);
  return { score: Math.min(points, MOST), reasons };
}

type RiskName = keyof ReturnType<typeof findings>;

function findings(facts: RiskFacts, rules: Omit<RiskRules<never>, 'points'>, now: Temporal.Instant) {
  const { amount, highestBefore, deposited, staked } = facts;
  const isNew = (at: Temporal.Instant): boolean => now.since(at).total('hours') < rules.newForHours;
  return {
    first_withdrawal: highestBefore === null,
    new_payee: isNew(facts.payeeAddedAt),
    shared_payee: facts.payeeSharedWith > 0,
    new_device: facts.isNewDevice,
    new_country: facts.isNewCountry,
    shared_device: facts.deviceSharedWith > 0,
    password_changed: facts.isPasswordNew,
    payment_password_changed: facts.isPaymentPasswordNew,
    high_amount: highestBefore !== null && amount * 100n > highestBefore * BigInt(rules.highPercent),
    little_play: deposited > 0n && staked * 100n < deposited * BigInt(rules.littlePlayPercent),
    many_lately: facts.withdrawalsThisWeek > rules.manyPerWeek,
    new_account: isNew(facts.registeredAt),
  };
}
