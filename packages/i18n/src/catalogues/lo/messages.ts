import type { messages as english } from '../en/messages.ts';

export const messages: Record<keyof typeof english, string> = {
  'message.code': '{brand}: {code} ແມ່ນລະຫັດຢືນຢັນຂອງທ່ານ. ໃຊ້ໄດ້ພາຍໃນ {minutes} ນາທີ. ຢ່າບອກໃຜ, ແມ່ນແຕ່ພວກເຮົາ.',
  'message.code_subject': 'ລະຫັດຢືນຢັນຂອງທ່ານທີ່ {brand}',
  'message.notice': '{brand}: {text}',
  'message.notice_subject': 'ຄວາມປອດໄພຂອງບັນຊີທ່ານທີ່ {brand}',
};
