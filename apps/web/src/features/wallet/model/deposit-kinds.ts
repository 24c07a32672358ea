import type { Deposit, DepositMethod } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';

type Kind = DepositMethod['kind'];

/** How each way to pay is shown. */
export const kindLooks = {
  hosted: { icon: 'card', note: 'deposit_kind_hosted' },
  qr: { icon: 'qr', note: 'deposit_kind_qr' },
  bank_transfer: { icon: 'bank', note: 'deposit_kind_bank_transfer' },
  crypto: { icon: 'coin', note: 'deposit_kind_crypto' },
} as const satisfies Record<Kind, { icon: IconName; note: MessageId }>;

/** Why a deposit came to nothing, in the member's words. */
const reasons: Readonly<Record<string, MessageId>> = {
  rejected: 'deposit_rejected_text',
  payment_expired: 'deposit_expired_text',
  not_started: 'deposit_not_started_text',
};

export function reasonOf({ reason }: Deposit): MessageId {
  return reasons[reason ?? ''] ?? 'deposit_failed_text';
}
