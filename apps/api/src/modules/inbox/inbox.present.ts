import type { InboxMessage, Language } from '@champa/contract';
import { languageInfo, type MessageId, type MessageValues } from '@champa/i18n';
import { translate } from '@champa/i18n/server';
import { formatMoney, parseAmount } from '@champa/money';
import { filledFor } from './domain/letter.ts';
import { type Message, type ToldKind, type Words, wordsFor } from './domain/message.ts';

/** The brand's name, currency format and default language. */
export type Brand = { name: string; currency: string; currencySymbol: string; defaultLanguage: Language };

/** A message as its reader sees it. */
export function presentMessage(message: Message, language: Language, brand: Brand): InboxMessage {
  const { id, kind, at, isRead } = message;
  return { id: String(id), kind, ...wordsOf(message, language, brand), isRead, at: at.toString() };
}

function wordsOf({ kind, details, texts, username }: Message, language: Language, brand: Brand): Words {
  if (kind === 'operator')
    return filledFor(wordsFor(texts!, language, brand.defaultLanguage), { brand: brand.name, username });
  const values = valuesOf(details, language, brand);
  const { title, text } = messageIds[kind];
  const content = translate(text, language, values);
  const reason = details.reason ? `\n${translate('inbox.reason', language, { reason: details.reason })}` : '';
  return { title: translate(title, language, values), content: `${content}${reason}` };
}

function valuesOf(
  { amount, currency, name, limit, period }: Message['details'],
  language: Language,
  brand: Brand,
): MessageValues {
  if (name) return { name: name[language] ?? name[brand.defaultLanguage] ?? '' };
  if (limit !== undefined && period !== undefined) return { limit, period };
  if (amount === undefined || currency === undefined) return {};
  const symbol = currency === brand.currency ? brand.currencySymbol : `${currency} `;
  return { amount: formatMoney(parseAmount(amount), { symbol, locale: languageInfo[language].tag }) };
}

const messageIds: Record<ToldKind, { title: MessageId; text: MessageId }> = {
  deposit_credited: { title: 'inbox.title_deposit_credited', text: 'inbox.text_deposit_credited' },
  deposit_failed: { title: 'inbox.title_deposit_failed', text: 'inbox.text_deposit_failed' },
  deposit_refunded: { title: 'inbox.title_deposit_refunded', text: 'inbox.text_deposit_refunded' },
  withdrawal_approved: { title: 'inbox.title_withdrawal_approved', text: 'inbox.text_withdrawal_approved' },
  withdrawal_rejected: { title: 'inbox.title_withdrawal_rejected', text: 'inbox.text_withdrawal_rejected' },
  withdrawal_paid: { title: 'inbox.title_withdrawal_paid', text: 'inbox.text_withdrawal_paid' },
  withdrawal_returned: { title: 'inbox.title_withdrawal_returned', text: 'inbox.text_withdrawal_returned' },
  transfer_sent: { title: 'inbox.title_transfer_sent', text: 'inbox.text_transfer_sent' },
  transfer_received: { title: 'inbox.title_transfer_received', text: 'inbox.text_transfer_received' },
  bonus_granted: { title: 'inbox.title_bonus_granted', text: 'inbox.text_bonus_granted' },
  bonus_refused: { title: 'inbox.title_bonus_refused', text: 'inbox.text_bonus_refused' },
  bonus_completed: { title: 'inbox.title_bonus_completed', text: 'inbox.text_bonus_completed' },
  bonus_expired: { title: 'inbox.title_bonus_expired', text: 'inbox.text_bonus_expired' },
  rebate_claimed: { title: 'inbox.title_rebate_claimed', text: 'inbox.text_rebate_claimed' },
  activity_rejected: { title: 'inbox.title_activity_rejected', text: 'inbox.text_activity_rejected' },
  contract_offered: { title: 'inbox.title_contract_offered', text: 'inbox.text_contract_offered' },
  contract_signed: { title: 'inbox.title_contract_signed', text: 'inbox.text_contract_signed' },
  contract_begun: { title: 'inbox.title_contract_begun', text: 'inbox.text_contract_begun' },
  contract_rejected: { title: 'inbox.title_contract_rejected', text: 'inbox.text_contract_rejected' },
  contract_termination: { title: 'inbox.title_contract_termination', text: 'inbox.text_contract_termination' },
  contract_ended: { title: 'inbox.title_contract_ended', text: 'inbox.text_contract_ended' },
  contract_paid: { title: 'inbox.title_contract_paid', text: 'inbox.text_contract_paid' },
  contract_owed: { title: 'inbox.title_contract_owed', text: 'inbox.text_contract_owed' },
  contract_owing: { title: 'inbox.title_contract_owing', text: 'inbox.text_contract_owing' },
  agent_approved: { title: 'inbox.title_agent_approved', text: 'inbox.text_agent_approved' },
  agent_rejected: { title: 'inbox.title_agent_rejected', text: 'inbox.text_agent_rejected' },
  limit_set: { title: 'inbox.title_limit_set', text: 'inbox.text_limit_set' },
  limit_lifted: { title: 'inbox.title_limit_lifted', text: 'inbox.text_limit_lifted' },
  downline_joined: { title: 'inbox.title_downline_joined', text: 'inbox.text_downline_joined' },
  ticket_answered: { title: 'inbox.title_ticket_answered', text: 'inbox.text_ticket_answered' },
  ticket_closed: { title: 'inbox.title_ticket_closed', text: 'inbox.text_ticket_closed' },
  complaint_acknowledged: { title: 'inbox.title_complaint_acknowledged', text: 'inbox.text_complaint_acknowledged' },
  complaint_extended: { title: 'inbox.title_complaint_extended', text: 'inbox.text_complaint_extended' },
  complaint_final: { title: 'inbox.title_complaint_final', text: 'inbox.text_complaint_final' },
  complaint_referred: { title: 'inbox.title_complaint_referred', text: 'inbox.text_complaint_referred' },
  gift_received: { title: 'inbox.title_gift_received', text: 'inbox.text_gift_received' },
  gift_credited: { title: 'inbox.title_gift_credited', text: 'inbox.text_gift_credited' },
  points_approved: { title: 'inbox.title_points_approved', text: 'inbox.text_points_approved' },
  points_rejected: { title: 'inbox.title_points_rejected', text: 'inbox.text_points_rejected' },
  vip_upgraded: { title: 'inbox.title_vip_upgraded', text: 'inbox.text_vip_upgraded' },
  vip_downgraded: { title: 'inbox.title_vip_downgraded', text: 'inbox.text_vip_downgraded' },
  envelope_given: { title: 'inbox.title_envelope_given', text: 'inbox.text_envelope_given' },
  lottery_corrected: { title: 'inbox.title_lottery_corrected', text: 'inbox.text_lottery_corrected' },
  lottery_voided: { title: 'inbox.title_lottery_voided', text: 'inbox.text_lottery_voided' },
  passkey_changed: { title: 'inbox.title_passkey_changed', text: 'inbox.text_passkey_changed' },
  link_changed: { title: 'inbox.title_link_changed', text: 'inbox.text_link_changed' },
  password_changed: { title: 'inbox.title_password_changed', text: 'inbox.text_password_changed' },
  payment_password_changed: {
    title: 'inbox.title_payment_password_changed',
    text: 'inbox.text_payment_password_changed',
  },
  mobile_changed: { title: 'inbox.title_mobile_changed', text: 'inbox.text_mobile_changed' },
  email_changed: { title: 'inbox.title_email_changed', text: 'inbox.text_email_changed' },
  personal_changed: { title: 'inbox.title_personal_changed', text: 'inbox.text_personal_changed' },
  payee_added: { title: 'inbox.title_payee_added', text: 'inbox.text_payee_added' },
  payee_removed: { title: 'inbox.title_payee_removed', text: 'inbox.text_payee_removed' },
  authenticator_changed: { title: 'inbox.title_authenticator_changed', text: 'inbox.text_authenticator_changed' },
};
