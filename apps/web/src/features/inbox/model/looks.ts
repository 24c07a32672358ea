import type { MessageKind } from '@champa/contract';
import type { IconName } from '@champa/ui';

export type MessageLook = { icon: IconName; colour: string };

const plain: MessageLook = { icon: 'inbox', colour: 'bg-surface-3 text-text' };

const good = 'bg-jade/15 text-jade';
const news = 'bg-gold/15 text-gold';
const bad = 'bg-ember/15 text-ember';
const past = 'bg-surface-3 text-text';

const looks: Partial<Record<MessageKind, MessageLook>> = {
  deposit_credited: { icon: 'wallet', colour: good },
  deposit_refunded: { icon: 'history', colour: past },
  deposit_failed: { icon: 'alert', colour: bad },
  withdrawal_approved: { icon: 'withdraw', colour: news },
  withdrawal_rejected: { icon: 'alert', colour: bad },
  withdrawal_paid: { icon: 'withdraw', colour: good },
  withdrawal_returned: { icon: 'wallet', colour: news },
  transfer_sent: { icon: 'refresh', colour: past },
  transfer_received: { icon: 'refresh', colour: good },
  bonus_granted: { icon: 'coin', colour: news },
  bonus_refused: { icon: 'alert', colour: bad },
  bonus_completed: { icon: 'coin', colour: good },
  bonus_expired: { icon: 'history', colour: past },
  rebate_claimed: { icon: 'download', colour: good },
  activity_rejected: { icon: 'alert', colour: bad },
  gift_received: { icon: 'gift', colour: news },
  gift_credited: { icon: 'gift', colour: good },
  points_approved: { icon: 'gift', colour: good },
  points_rejected: { icon: 'alert', colour: bad },
  vip_upgraded: { icon: 'licence', colour: news },
  vip_downgraded: { icon: 'licence', colour: past },
  envelope_given: { icon: 'heart', colour: news },
  lottery_corrected: { icon: 'receipt', colour: news },
  lottery_voided: { icon: 'receipt', colour: past },
  password_changed: { icon: 'lock', colour: news },
  payment_password_changed: { icon: 'lock', colour: news },
  mobile_changed: { icon: 'phone', colour: news },
  email_changed: { icon: 'inbox', colour: news },
  personal_changed: { icon: 'user', colour: news },
  payee_added: { icon: 'bank', colour: news },
  payee_removed: { icon: 'bank', colour: past },
  authenticator_changed: { icon: 'shield', colour: news },
  passkey_changed: { icon: 'key', colour: news },
  link_changed: { icon: 'link', colour: news },
  contract_offered: { icon: 'receipt', colour: news },
  contract_signed: { icon: 'receipt', colour: good },
  contract_begun: { icon: 'receipt', colour: good },
  contract_rejected: { icon: 'receipt', colour: bad },
  contract_termination: { icon: 'receipt', colour: news },
  contract_ended: { icon: 'receipt', colour: past },
  contract_paid: { icon: 'coin', colour: good },
  contract_owed: { icon: 'alert', colour: news },
  contract_owing: { icon: 'alert', colour: bad },
  agent_approved: { icon: 'agent', colour: good },
  agent_rejected: { icon: 'agent', colour: bad },
  ticket_answered: { icon: 'chat', colour: good },
  ticket_closed: { icon: 'chat', colour: past },
  complaint_acknowledged: { icon: 'chat', colour: news },
  complaint_extended: { icon: 'history', colour: news },
  complaint_final: { icon: 'chat', colour: good },
  complaint_referred: { icon: 'external', colour: news },
  downline_joined: { icon: 'agent', colour: news },
  limit_set: { icon: 'shield', colour: news },
  limit_lifted: { icon: 'shield', colour: good },
  operator: { icon: 'megaphone', colour: 'bg-petal/15 text-petal' },
};

/** The icon of a message in lists, by its topic. */
export function messageLook(kind: MessageKind): MessageLook {
  return looks[kind] ?? plain;
}
