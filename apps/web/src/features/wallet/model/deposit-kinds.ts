import type { Deposit, DepositMethod } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';

type Kind = DepositMethod['kind'];

/** The look of each payment kind. */
export const kindLooks = {
  hosted: { icon: 'card', note: 'deposit_kind_hosted' },
  qr: { icon: 'qr', note: 'deposit_kind_qr' },
  bank_transfer: { icon: 'bank', note: 'deposit_kind_bank_transfer' },
  crypto: { icon: 'coin', note: 'deposit_kind_crypto' },
} as const satisfies Record<Kind, { icon: IconName; note: MessageId }>;

/** The word and colours of each state. */
const stateMarks = {
  created: { label: 'deposit_state_waiting', colour: 'bg-gold/15 text-gold' },
  pending: { label: 'deposit_state_waiting', colour: 'bg-gold/15 text-gold' },
  review: { label: 'deposit_state_review', colour: 'bg-gold/15 text-gold' },
  credited: { label: 'deposit_state_credited', colour: 'bg-jade/15 text-jade' },
  refunded: { label: 'deposit_state_refunded', colour: 'bg-surface-3/70 text-muted' },
  expired: { label: 'deposit_state_expired', colour: 'bg-surface-3/70 text-muted' },
  failed: { label: 'deposit_state_failed', colour: 'bg-ember/15 text-ember' },
} as const satisfies Record<Deposit['state'], { label: MessageId; colour: string }>;

/** The mark of a deposit: one that the member cancelled at the provider has not failed. */
export function markOf({ state, reason }: Pick<Deposit, 'state' | 'reason'>): { label: MessageId; colour: string } {
  return isCancelled({ state, reason })
    ? { label: 'deposit_state_cancelled', colour: 'bg-surface-3/70 text-muted' }
    : stateMarks[state];
}

export function isCancelled({ state, reason }: Pick<Deposit, 'state' | 'reason'>): boolean {
  return state === 'failed' && reason === 'payment_cancelled';
}

/** Why a deposit failed, in the member's words. */
const reasons: Readonly<Record<string, MessageId>> = {
  rejected: 'deposit_rejected_text',
  payment_expired: 'deposit_expired_text',
  payment_cancelled: 'deposit_cancelled_text',
  not_started: 'deposit_not_started_text',
};

export function reasonOf({ reason }: Deposit): MessageId {
  return reasons[reason ?? ''] ?? 'deposit_failed_text';
}
