import { type Language, languages } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { translate } from '@champa/i18n/server';
import type { Amount } from '@champa/money';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';

export type Payment = {
  memberId: string;
  /** One payment for each cause. */
  cause: string;
  title: Record<Language, string>;
  amount: Amount;
  currency: string;
  /** The wagering requirement: so many times the amount. */
  turnoverFactor: number;
};

/** Pays a member out of the budget of points, in the caller's transaction; a self-excluded member is given nothing. */
export type PayOut = (tx: WriteHandle, payment: Payment) => Promise<PaidOut>;

/** `excluded`: until then, or for good (null). */
type PaidOut =
  | { status: 'given' | 'known' | 'budget_used_up' }
  | { status: 'excluded'; until: Temporal.Instant | null };

/** @throws ApiError where nothing was paid: the caller's transaction must undo what was taken for it */
export async function payOrRefuse(payOut: PayOut, tx: WriteHandle, payment: Payment): Promise<void> {
  const result = await payOut(tx, payment);
  if (result.status === 'budget_used_up') throw new ApiError('POINTS_BUDGET_USED_UP');
  if (result.status === 'excluded') throw new ApiError('SELF_EXCLUDED', { until: result.until?.toString() ?? null });
}

export function inEveryLanguage(id: MessageId): Record<Language, string> {
  const said = languages.map((language) => [language, translate(id, language)] as const);
  return Object.fromEntries(said) as Record<Language, string>;
}
