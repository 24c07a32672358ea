import type { chat as english } from '../en/chat.ts';

export const chat: Record<keyof typeof english, string> = {
  'error.CHAT_ENDED': 'ການສົນທະນານີ້ຈົບແລ້ວ. ກະລຸນາເລີ່ມໃໝ່.',
  'error.CHAT_KEY_INVALID': 'ບໍ່ສາມາດສືບຕໍ່ການສົນທະນາ. ກະລຸນາເປີດໃໝ່.',
};
