import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs: Record<keyof typeof english, string> = {
  change_password: 'ປ່ຽນລະຫັດຜ່ານ',
  change_password_text: 'ອຸປະກອນອື່ນຂອງທ່ານຈະອອກຈາກລະບົບ. ທ່ານຍັງຢູ່ໃນລະບົບຢູ່ບ່ອນນີ້.',
  password_old: 'ລະຫັດຜ່ານປັດຈຸບັນ',
  password_new: 'ລະຫັດຜ່ານໃໝ່',
  password_new_confirm: 'ຢືນຢັນລະຫັດຜ່ານໃໝ່',
  password_changed: 'ປ່ຽນລະຫັດຜ່ານແລ້ວ',
  forgot_password: 'ລືມລະຫັດຜ່ານ?',
  forgot_password_text: 'ລະຫັດທີ່ສົ່ງໄປອີເມວ ຫຼື ໂທລະສັບຂອງທ່ານ ຊ່ວຍໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ໄດ້.',
};
