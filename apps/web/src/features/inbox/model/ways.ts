import type { MessageKind } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

type Way = { to: string; label: MessageId };

const toAccount = { to: '/records/account', label: 'account_record' } as const satisfies Way;
const toBets = { to: '/records/bets', label: 'betting_record' } as const satisfies Way;
const toDeposit = { to: '/wallet/deposit', label: 'deposit' } as const satisfies Way;
const toWithdraw = { to: '/member/withdraw', label: 'withdraw' } as const satisfies Way;
const toBonus = { to: '/member/bonusDetails', label: 'member_bonus' } as const satisfies Way;
const toMall = { to: '/pointMall', label: 'point_mall' } as const satisfies Way;
const toVip = { to: '/member/vip', label: 'member_vip' } as const satisfies Way;
const toTickets = { to: '/member/tickets', label: 'tickets' } as const satisfies Way;
const toSecurity = { to: '/member/securityCenter', label: 'member_security' } as const satisfies Way;

const toLimits = { to: '/member/limits', label: 'limits' } as const satisfies Way;

const ways = {
  deposit_credited: toAccount,
  deposit_failed: toDeposit,
  deposit_refunded: toDeposit,
  withdrawal_approved: toWithdraw,
  withdrawal_rejected: toWithdraw,
  withdrawal_paid: toWithdraw,
  withdrawal_returned: toWithdraw,
  transfer_sent: toAccount,
  transfer_received: toAccount,
  bonus_granted: toBonus,
  bonus_refused: toBonus,
  bonus_completed: toBonus,
  bonus_expired: toBonus,
  rebate_claimed: toAccount,
  activity_rejected: { to: '/promotions', label: 'promotions' },
  gift_received: { to: '/member/rewardCenter', label: 'reward_centre' },
  gift_credited: toAccount,
  points_approved: toMall,
  points_rejected: toMall,
  vip_upgraded: toVip,
  vip_downgraded: toVip,
  envelope_given: { to: '/member/redEnvelope', label: 'prizes_envelopes' },
  lottery_corrected: toBets,
  lottery_voided: toBets,
  password_changed: toSecurity,
  payment_password_changed: toSecurity,
  mobile_changed: toSecurity,
  email_changed: toSecurity,
  personal_changed: { to: '/member/profile', label: 'profile' },
  payee_added: toSecurity,
  payee_removed: toSecurity,
  authenticator_changed: toSecurity,
  passkey_changed: toSecurity,
  link_changed: toSecurity,
  limit_set: toLimits,
  limit_lifted: toLimits,
  contract_paid: toAccount,
  ticket_answered: toTickets,
  ticket_closed: toTickets,
  complaint_acknowledged: toTickets,
  complaint_extended: toTickets,
  complaint_final: toTickets,
  complaint_referred: toTickets,
  agent_approved: { to: '/agent', label: 'agent_centre' },
} as const satisfies Partial<Record<MessageKind, Way>>;

type Led = keyof typeof ways;

/** The page that a message is about; undefined where there is none. */
export function messagePage(kind: MessageKind): (typeof ways)[Led] | undefined {
  return Object.hasOwn(ways, kind) ? ways[kind as Led] : undefined;
}
