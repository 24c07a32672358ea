/** Passwords and contracts. */
export const dialogs = {
  change_password: 'Change password',
  change_password_text: 'Your other devices are signed out. You stay signed in here.',
  password_old: 'Present password',
  password_new: 'New password',
  password_new_confirm: 'Repeat the new password',
  password_changed: 'Your password is changed',
  forgot_password: 'Forgot password?',
  forgot_password_text: 'A code to your mailbox or your phone lets you choose a new one.',
  contracts: 'Contract',
  contract_later: 'There are no contracts yet',
  contract_later_text: 'Contracts between agents and their teams come later. Offers of your upline will stand here.',
} as const satisfies Record<string, string>;
