import { Decimal } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';

const name = z.string().check(z.minLength(1), z.maxLength(40));
const amount = Decimal.check(z.refine((text) => parseAmount(text) > 0n, { error: 'must be above zero' }));
const count = z.int().check(z.positive());

/** A reward, as the operator writes it and as it is stored: amounts are decimals. */
export const RewardPlan = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cash'),
    amount,
    currency: name,
    turnoverFactor: z.number().check(z.minimum(0), z.maximum(100)),
  }),
  z.strictObject({ kind: z.literal('bonus'), amount, currency: name, offer: name }),
  z.strictObject({ kind: z.literal('points'), points: count }),
  z.strictObject({ kind: z.literal('tickets'), game: name, tickets: count }),
  z.strictObject({
    kind: z.literal('free_rounds'),
    vassalage: name,
    gameCode: name,
    rounds: count,
    stake: amount,
    currency: name,
  }),
]);
export type RewardPlan = z.infer<typeof RewardPlan>;

/** Whether two are of one kind, so that they can be added up and shared. Free rounds cannot be. */
export function areAlike(a: RewardPlan, b: RewardPlan): boolean {
  return a.kind !== 'free_rounds' && likeness(a) === likeness(b);
}

/** Hundredths of the main unit. */
const FINEST = 1000n;

/**
 * The equal part of each member of some prizes of one kind: money rounded down to hundredths and other things to whole
 * ones; null: nothing.
 */
export function equalPart(prizes: readonly RewardPlan[], members: bigint): RewardPlan | null {
  const [first] = prizes;
  if (!first) return null;
  const whole = prizes.reduce((sum, prize) => sum + sizeOf(prize), 0n);
  const part = first.kind === 'cash' || first.kind === 'bonus' ? (whole / members / FINEST) * FINEST : whole / members;
  return part === 0n ? null : sized(first, part);
}

function likeness(plan: RewardPlan): string {
  const { kind } = plan;
  if (kind === 'cash') return `${kind} ${plan.currency} ${plan.turnoverFactor}`;
  if (kind === 'bonus') return `${kind} ${plan.currency} ${plan.offer}`;
  return kind === 'tickets' ? `${kind} ${plan.game}` : kind;
}

function sizeOf(plan: RewardPlan): bigint {
  switch (plan.kind) {
    case 'points':
      return BigInt(plan.points);
    case 'tickets':
      return BigInt(plan.tickets);
    case 'free_rounds':
      return BigInt(plan.rounds);
    default:
      return parseAmount(plan.amount);
  }
}

function sized(plan: RewardPlan, size: bigint): RewardPlan {
  switch (plan.kind) {
    case 'points':
      return { ...plan, points: Number(size) };
    case 'tickets':
      return { ...plan, tickets: Number(size) };
    case 'free_rounds':
      return { ...plan, rounds: Number(size) };
    default:
      return { ...plan, amount: formatDecimal(size) };
  }
}
