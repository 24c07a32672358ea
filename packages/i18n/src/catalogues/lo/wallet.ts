import type { wallet as english } from '../en/wallet.ts';

export const wallet: Record<keyof typeof english, string> = {
  deposit_method: 'ວິທີຊຳລະ',
  deposit_amount: 'ຈຳນວນເງິນ',
  deposit_limits: '{min} ຫາ {max}',
  deposit_continue: 'ໄປໜ້າຊຳລະເງິນ',
  deposit_window_note: 'ໜ້າຊຳລະເງິນຈະເປີດໃນໜ້າຕ່າງໃໝ່.',
  deposit_no_methods: 'ຕອນນີ້ຍັງບໍ່ມີວິທີຝາກເງິນ. ກະລຸນາກັບມາໃໝ່ພາຍຫຼັງ.',
  deposit_waiting: 'ກຳລັງລໍຖ້າການຊຳລະຂອງທ່ານ',
  deposit_waiting_text: 'ຊຳລະໃຫ້ສຳເລັດໃນໜ້າຊຳລະເງິນ. ຍອດເງິນຈະເພີ່ມຂຶ້ນເອງທັນທີທີ່ເງິນເຂົ້າ.',
  deposit_open_page: 'ເປີດໜ້າຊຳລະເງິນ',
  deposit_credited: 'ເງິນເຂົ້າບັນຊີແລ້ວ',
  deposit_credited_text: 'ເງິນຢູ່ໃນຍອດເງິນຂອງທ່ານແລ້ວ. ຂໍໃຫ້ໂຊກດີ!',
  deposit_failed: 'ຝາກເງິນບໍ່ສຳເລັດ',
  deposit_failed_text: 'ຜູ້ໃຫ້ບໍລິການປະຕິເສດການຊຳລະ. ບໍ່ມີເງິນເຂົ້າ; ລອງໃໝ່ ຫຼື ເລືອກວິທີອື່ນ.',
  deposit_expired: 'ໜ້າຊຳລະເງິນໝົດເວລາແລ້ວ',
  deposit_expired_text: 'ບໍ່ມີການຫັກເງິນ. ເລີ່ມໃໝ່ໄດ້ເມື່ອທ່ານພ້ອມ.',
  deposit_again: 'ເລີ່ມໃໝ່',
};
