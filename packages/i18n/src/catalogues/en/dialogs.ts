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
} as const satisfies Record<string, string>;
