import { contractPeriods, type ContractKind, type ContractPeriod, type ContractTerms } from '@champa/contract';
import { type Amount, isDecimal, parseAmount, SCALE } from '@champa/money';

/**
 * A team's figures of a period, by which a tier is reached. `profit`: what the house won from it, less what it gave.
 */
export type Measures = { activeMembers: number; validBet: Amount; profit: Amount };

/** One step of a ladder. A share is a rate in units of 10^-5 percent, or what a started unit of the base is worth. */
export type Tier = Measures & { share: Amount };

/** A contract's terms as the rules use them. */
export type Terms = {
  pay: 'rate' | 'unit';
  /** The size of a unit of the base, where each started one is worth an amount. */
  unit: Amount;
  /** Of dividends: a period's loss is set against the next. */
  carriesDeficit: boolean;
  /** Of dividends: the vendors' share of what the house won, in units of 10^-5 percent. */
  feeRate: Amount;
  tiers: readonly Tier[];
};

/** What is wrong with terms. */
export type TermsFault = 'period' | 'unit' | 'tiers' | 'order' | 'rate' | 'profit';

export const WHOLE = 100n * SCALE;
const MOST_TIERS = 20;

/** The periods a kind of contract may have. */
export const periodsOf: Record<ContractKind, readonly ContractPeriod[]> = {
  dividend: contractPeriods,
  daily: ['daily'],
  hourly: ['hour'],
  realtime: ['slot'],
};

export function readTerms({ pay, unit, carriesDeficit, feePercent, tiers }: ContractTerms): Terms {
  return {
    pay,
    unit: parseAmount(unit),
    carriesDeficit,
    feeRate: parseAmount(feePercent),
    tiers: tiers.map((tier) => ({
      activeMembers: tier.activeMembers,
      validBet: parseAmount(tier.validBet),
      profit: parseAmount(tier.profit),
      share: parseAmount(tier.share),
    })),
  };
}

/** The first fault of terms that an agent wants to offer; null: none. */
export function faultOf(kind: ContractKind, period: ContractPeriod, offered: ContractTerms): TermsFault | null {
  if (!periodsOf[kind].includes(period)) return 'period';
  if (!decimalsOf(offered).every(isDecimal)) return 'tiers';
  const { pay, unit, feeRate, tiers } = readTerms(offered);
  if (pay === 'unit' && unit <= 0n) return 'unit';
  if (tiers.length === 0 || tiers.length > MOST_TIERS) return 'tiers';
  if (tiers.some(({ share, activeMembers }) => share <= 0n || activeMembers < 0)) return 'tiers';
  if (tiers.some(({ validBet, profit }) => validBet < 0n || profit < 0n)) return 'tiers';
  if (kind !== 'dividend' && (feeRate !== 0n || tiers.some(({ profit }) => profit !== 0n))) return 'profit';
  if (feeRate < 0n || feeRate > WHOLE || (pay === 'rate' && tiers.some(({ share }) => share > WHOLE))) return 'rate';
  return isLadder(tiers) ? null : 'order';
}

/** Each step asks for no less than the one before, for more of something, and gives more. */
function isLadder(tiers: readonly Tier[]): boolean {
  return tiers.every((tier, n) => {
    const before = tiers[n - 1];
    return !before || (isReached(before, tier) && !isReached(tier, before) && tier.share > before.share);
  });
}

/** The step, from 0, at which terms are wrong; null: the fault is not of one step. */
export function faultyTier(offered: ContractTerms): number | null {
  if (!decimalsOf(offered).every(isDecimal)) return null;
  const { pay, tiers } = readTerms(offered);
  const most = pay === 'rate' ? WHOLE : null;
  const isAmiss = ({ share, validBet, profit }: Tier) =>
    share <= 0n || (most !== null && share > most) || validBet < 0n || profit < 0n;
  const found = tiers.findIndex((tier, n) => isAmiss(tier) || !isLadder(tiers.slice(Math.max(0, n - 1), n + 1)));
  return found === -1 ? null : found;
}

function decimalsOf({ unit, feePercent, tiers }: ContractTerms): string[] {
  return [unit, feePercent, ...tiers.flatMap(({ validBet, profit, share }) => [validBet, profit, share])];
}

function isReached(tier: Measures, by: Measures): boolean {
  return by.activeMembers >= tier.activeMembers && by.validBet >= tier.validBet && by.profit >= tier.profit;
}

/** The highest tier whose thresholds are all met, from 0; -1 where none is. */
export function tierFor({ tiers }: Pick<Terms, 'tiers'>, reached: Measures): number {
  return tiers.findLastIndex((tier) => isReached(tier, reached));
}

/** What is missing for the next tier; null: the highest is reached. */
export function missingFor({ tiers }: Pick<Terms, 'tiers'>, reached: Measures): Measures | null {
  const profit = positive(reached.profit);
  const next = tiers[tierFor({ tiers }, { ...reached, profit }) + 1];
  if (!next) return null;
  return {
    activeMembers: Math.max(0, next.activeMembers - reached.activeMembers),
    validBet: positive(next.validBet - reached.validBet),
    profit: positive(next.profit - profit),
  };
}

export function positive(amount: Amount): Amount {
  return amount > 0n ? amount : 0n;
}

/** What a tier gives for a base: the exact part, rounded down to the unit, or an amount for each started unit. */
export function worthOf({ pay, unit, tiers }: Terms, tier: number, base: Amount): Amount {
  const share = tiers[tier]?.share;
  if (share === undefined || base <= 0n) return 0n;
  return pay === 'rate' ? (base * share) / WHOLE : ((base + unit - 1n) / unit) * share;
}

/**
 * Whether a downline's terms could give them more than the upline's give the upline, at any tier. Of ladders that rise
 * it is enough to look at each step: a downline who has reached it has an upline who has reached at least what its
 * thresholds reach there.
 */
export function exceeds(
  downline: Terms & { period: ContractPeriod },
  upline: Terms & { period: ContractPeriod },
): boolean {
  if (downline.period !== upline.period || downline.pay !== upline.pay) return true;
  if (downline.pay === 'unit' && downline.unit !== upline.unit) return true;
  return exceedingTier(downline, upline) !== null;
}

/**
 * The first step, from 0, of terms paid in the same way, that gives more than the upline has there; null: none does.
 */
export function exceedingTier(downline: Pick<Terms, 'tiers'>, upline: Pick<Terms, 'tiers'>): number | null {
  const found = downline.tiers.findIndex((tier) => tier.share > (upline.tiers[tierFor(upline, tier)]?.share ?? 0n));
  return found === -1 ? null : found;
}
