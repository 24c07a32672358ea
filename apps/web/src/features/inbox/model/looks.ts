import type { MessageKind } from '@champa/contract';
import type { IconName } from '@champa/ui';

export type MessageLook = { icon: IconName; colour: string };

const plain: MessageLook = { icon: 'inbox', colour: 'bg-surface-3 text-text' };

const looks: Partial<Record<MessageKind, MessageLook>> = {
  deposit_credited: { icon: 'wallet', colour: 'bg-jade/15 text-jade' },
  deposit_refunded: { icon: 'history', colour: 'bg-surface-3 text-text' },
  deposit_failed: { icon: 'alert', colour: 'bg-ember/15 text-ember' },
  withdrawal_approved: { icon: 'withdraw', colour: 'bg-gold/15 text-gold' },
  withdrawal_rejected: { icon: 'alert', colour: 'bg-ember/15 text-ember' },
  withdrawal_paid: { icon: 'withdraw', colour: 'bg-jade/15 text-jade' },
  withdrawal_returned: { icon: 'wallet', colour: 'bg-gold/15 text-gold' },
  bonus_granted: { icon: 'gift', colour: 'bg-gold/15 text-gold' },
  bonus_refused: { icon: 'alert', colour: 'bg-ember/15 text-ember' },
  bonus_completed: { icon: 'gift', colour: 'bg-jade/15 text-jade' },
  bonus_expired: { icon: 'history', colour: 'bg-surface-3 text-muted' },
  password_changed: { icon: 'lock', colour: 'bg-gold/15 text-gold' },
  rebate_claimed: { icon: 'gift', colour: 'bg-jade/15 text-jade' },
  activity_rejected: { icon: 'alert', colour: 'bg-ember/15 text-ember' },
  points_approved: { icon: 'gift', colour: 'bg-jade/15 text-jade' },
  points_rejected: { icon: 'alert', colour: 'bg-ember/15 text-ember' },
  vip_upgraded: { icon: 'licence', colour: 'bg-gold/15 text-gold' },
  vip_downgraded: { icon: 'licence', colour: 'bg-surface-3 text-muted' },
  operator: { icon: 'megaphone', colour: 'bg-petal/15 text-petal' },
};

/** The picture of a message in lists, by what it is about. */
export function messageLook(kind: MessageKind): MessageLook {
  return looks[kind] ?? plain;
}
