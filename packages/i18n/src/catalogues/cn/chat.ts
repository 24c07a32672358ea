import type { chat as english } from '../en/chat.ts';

export const chat: Record<keyof typeof english, string> = {
  'error.CHAT_ENDED': '此对话已结束，请重新开始。',
  'error.CHAT_KEY_INVALID': '无法继续此对话，请重新打开。',
};
