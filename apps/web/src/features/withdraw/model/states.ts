import type { Withdrawal } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';

type State = Withdrawal['state'];

export type StateFace = { label: MessageId; text: MessageId; icon: IconName; tone: 'good' | 'warn' | 'bad' | 'plain' };

/** The label, explanation and icon of a state. */
export const stateFaces: Record<State, StateFace> = {
  requested: { label: 'withdrawal_requested', text: 'withdrawal_requested_text', icon: 'history', tone: 'warn' },
  reviewing: { label: 'withdrawal_reviewing', text: 'withdrawal_reviewing_text', icon: 'search', tone: 'warn' },
  approved: { label: 'withdrawal_approved', text: 'withdrawal_approved_text', icon: 'check', tone: 'warn' },
  paying: { label: 'withdrawal_paying', text: 'withdrawal_paying_text', icon: 'withdraw', tone: 'warn' },
  paid: { label: 'withdrawal_paid', text: 'withdrawal_paid_text', icon: 'withdraw', tone: 'good' },
  confirmed: { label: 'withdrawal_confirmed', text: 'withdrawal_confirmed_text', icon: 'check', tone: 'good' },
  rejected: { label: 'withdrawal_rejected', text: 'withdrawal_rejected_text', icon: 'close', tone: 'bad' },
  cancelled: { label: 'withdrawal_cancelled', text: 'withdrawal_cancelled_text', icon: 'close', tone: 'plain' },
  refunded: { label: 'withdrawal_refunded', text: 'withdrawal_refunded_text', icon: 'wallet', tone: 'plain' },
  disputed: { label: 'withdrawal_disputed', text: 'withdrawal_disputed_text', icon: 'alert', tone: 'bad' },
  resolved: { label: 'withdrawal_resolved', text: 'withdrawal_resolved_text', icon: 'check', tone: 'plain' },
};

/** The steps of every withdrawal that succeeds. */
export const wayThrough = [
  { label: 'withdrawal_step_requested', reached: ['requested', 'reviewing'] },
  { label: 'withdrawal_step_approved', reached: ['approved', 'paying'] },
  { label: 'withdrawal_step_paid', reached: ['paid', 'disputed'] },
  { label: 'withdrawal_step_received', reached: ['confirmed', 'resolved'] },
] as const satisfies readonly { label: MessageId; reached: readonly State[] }[];

/** The step of a state, from 0; null for a state outside the steps. */
export function stepOf(state: State): number | null {
  const at = wayThrough.findIndex(({ reached }) => (reached as readonly State[]).includes(state));
  return at < 0 ? null : at;
}

/** Why it counts as received, where it does. */
export const confirmationTexts = {
  member: 'withdrawal_confirmed_text',
  time: 'withdrawal_confirmed_by_time',
  forced: 'withdrawal_confirmed_forced',
} as const satisfies Record<NonNullable<Withdrawal['confirmedBy']>, MessageId>;
