/** Texts sent by SMS and e-mail. */
export const messages = {
  'message.code':
    '{brand}: {code} is your verification code. It holds for {minutes} minutes. Tell it to nobody, not even to us.',
  'message.code_subject': 'Your verification code at {brand}',
  'message.notice': '{brand}: {text}',
  'message.notice_subject': 'Security of your account at {brand}',
} as const satisfies Record<string, string>;
