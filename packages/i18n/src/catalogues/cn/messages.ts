import type { messages as english } from '../en/messages.ts';

export const messages: Record<keyof typeof english, string> = {
  'message.code': '{brand}：您的验证码是 {code}，{minutes} 分钟内有效。请勿告知任何人，包括我们。',
  'message.code_subject': '您在 {brand} 的验证码',
  'message.notice': '{brand}：{text}',
  'message.notice_subject': '您在 {brand} 的账户安全提醒',
};
