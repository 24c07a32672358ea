/** The inbox, and (IDs with a dot) the messages that the house sends automatically. */
export const inbox = {
  'inbox.title_deposit_credited': 'Deposit credited',
  'inbox.text_deposit_credited': 'Your deposit of {amount} has arrived and is in your balance.',
  'inbox.title_deposit_failed': 'Deposit failed',
  'inbox.text_deposit_failed':
    'Your deposit of {amount} did not go through. Nothing was added to your balance; try again or choose another way to pay.',
  'inbox.title_rebate_claimed': 'Rebate paid',
  'inbox.text_rebate_claimed': 'Your rebate of {amount} was added to your balance.',
  'inbox.title_activity_rejected': 'Application not accepted',
  'inbox.text_activity_rejected': 'Your application for “{name}” was not accepted. Open the promotion to read why.',
  'inbox.title_password_changed': 'Password changed',
  'inbox.text_password_changed':
    'The password of your account was changed, and all other sessions were ended. If this was not you, contact customer service at once.',
  'inbox.title_passkey_changed': 'Passkeys changed',
  'inbox.text_passkey_changed':
    'A passkey of your account was added or removed. If it was not you, contact customer service at once.',
  'inbox.title_link_changed': 'Linked accounts changed',
  'inbox.text_link_changed':
    'An account elsewhere was linked to yours, or taken off. If it was not you, contact customer service at once.',
  'inbox.title_payment_password_changed': 'Payment password changed',
  'inbox.text_payment_password_changed':
    'The payment password of your account was set or changed. If this was not you, contact customer service at once.',
  'inbox.title_mobile_changed': 'Mobile number changed',
  'inbox.text_mobile_changed':
    'The mobile number bound to your account was changed. If this was not you, contact customer service at once.',
  'inbox.title_email_changed': 'E-mail address changed',
  'inbox.text_email_changed':
    'The e-mail address bound to your account was changed. If this was not you, contact customer service at once.',
  'inbox.title_personal_changed': 'Personal details added',
  'inbox.text_personal_changed':
    'Personal details were added to your profile. If this was not you, contact customer service at once.',
  'inbox.title_payee_added': 'Withdrawal account added',
  'inbox.text_payee_added':
    'An account for withdrawals was added. If this was not you, contact customer service at once.',
  'inbox.title_payee_removed': 'Withdrawal account removed',
  'inbox.text_payee_removed':
    'An account for withdrawals was removed. If this was not you, contact customer service at once.',
  'inbox.title_authenticator_changed': 'Authenticator turned on or off',
  'inbox.text_authenticator_changed':
    'The authenticator of your account was turned on or off. If this was not you, contact customer service at once.',
  inbox_filter: 'Which messages',
  inbox_unread: 'Unread',
  inbox_unread_only: 'Unread ({count})',
  inbox_read_all: 'Read all',
  inbox_choose: 'Choose',
  inbox_choose_all: 'Choose all',
  inbox_choose_none: 'Choose none',
  inbox_chosen: '{count} chosen',
  inbox_delete: 'Delete',
  inbox_delete_title: '{count, plural, one {Delete this message?} other {Delete # messages?}}',
  inbox_delete_text: 'It cannot be brought back.',
  inbox_more_like:
    '{count, plural, one {one more like this} other {# more like this}}{unread, plural, =0 {} other {, # unread}}',
  inbox_older: 'Older messages',
  inbox_empty_text: 'Messages about your money and your account come here.',
  inbox_all_read: 'You have read everything.',
  inbox_show_all: 'Show all messages',
  inbox_message: 'Message',
  inbox_gone_text: 'It may have been deleted on another screen.',
} as const satisfies Record<string, string>;
