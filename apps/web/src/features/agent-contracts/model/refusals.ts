import { ApiError } from '@champa/api-client';
import type { MessageId } from '@champa/i18n';

/** A contract that the offer would end, and its two sides. */
export type Ending = { id: string; upline: string; downline: string };

/** Why the server refuses an offer. */
export type Refusal =
  | { kind: 'endings'; endings: readonly Ending[] }
  /** A tier of the ladder, from 0. */
  | { kind: 'tier'; tier: number; message: MessageId }
  | { kind: 'terms'; message: MessageId }
  | { kind: 'other' };

const reasons: Readonly<Record<string, MessageId>> = {
  period: 'contract_fault_period',
  unit: 'contract_fault_unit',
  tiers: 'contract_fault_tiers',
  order: 'contract_fault_order',
  rate: 'contract_fault_rate',
  profit: 'contract_fault_profit',
};

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { kind: 'other' };
  const { tier, reason, contracts } = error.value as Readonly<Record<string, unknown>>;
  if (error.code === 'CONTRACT_LOWER_RATE') return { kind: 'endings', endings: (contracts ?? []) as Ending[] };
  const message =
    error.code === 'CONTRACT_TERMS'
      ? reasons[String(reason)]
      : error.code === 'CONTRACT_RATE_TOO_HIGH'
        ? 'contract_fault_too_high'
        : undefined;
  if (!message) return { kind: 'other' };
  return typeof tier === 'number' ? { kind: 'tier', tier, message } : { kind: 'terms', message };
}
