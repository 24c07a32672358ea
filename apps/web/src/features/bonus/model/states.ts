import type { BonusState } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

/** The names and colours of states. */
export const stateLooks: Record<BonusState, { label: MessageId; colour: string }> = {
  queued: { label: 'bonus_state_queued', colour: 'bg-surface-3 text-text' },
  active: { label: 'bonus_state_active', colour: 'bg-gold/15 text-gold' },
  completed: { label: 'bonus_state_completed', colour: 'bg-jade/15 text-jade' },
  used_up: { label: 'bonus_state_used_up', colour: 'bg-surface-3 text-muted' },
  expired: { label: 'bonus_state_expired', colour: 'bg-surface-3 text-muted' },
  forfeited: { label: 'bonus_state_forfeited', colour: 'bg-surface-3 text-muted' },
};
