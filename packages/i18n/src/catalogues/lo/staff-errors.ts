import type { staffErrors as english } from '../en/staff-errors.ts';

export const staffErrors: Record<keyof typeof english, string> = {
  'error.ADDRESS_NOT_ADMITTED': 'ບໍ່ອະນຸຍາດໃຫ້ໃຊ້ລະບົບຫຼັງບ້ານຈາກທີ່ຢູ່ນີ້. ກະລຸນາຂໍໃຫ້ເຈົ້າຂອງອະນຸຍາດທີ່ຢູ່ດັ່ງກ່າວ.',
  'error.STAFF_ENROLMENT_NEEDED': 'ເພີ່ມວິທີຢືນຢັນຂັ້ນທີສອງກ່ອນ ຈຶ່ງຈະເຮັດຢ່າງອື່ນໄດ້.',
  'error.STAFF_FRESH_NEEDED': 'ຢືນຢັນຕົວຕົນຂອງທ່ານກ່ອນ. ຍັງບໍ່ມີຫຍັງຖືກປ່ຽນ.',
  'error.WAITS_FOR_APPROVAL': 'ສົ່ງຄຳຂໍແລ້ວ: ຕ້ອງມີຄົນອື່ນອະນຸມັດ. ຍັງບໍ່ມີຫຍັງຖືກປ່ຽນ.',
  'error.APPROVAL_PENDING': 'ມີຄຳຂໍອື່ນກ່ຽວກັບເລື່ອງດຽວກັນລໍຖ້າການອະນຸມັດຢູ່. ໃຫ້ຕັດສິນ ຫຼື ຖອນຄຳຂໍນັ້ນກ່ອນ.',
  'error.EXPORT_RUNNING': 'ການສົ່ງອອກອື່ນຂອງທ່ານຍັງດຳເນີນຢູ່. ລໍຖ້າໃຫ້ສຳເລັດ ຫຼື ຍົກເລີກມັນ.',
  'error.APPROVAL_CLOSED': 'ຄຳຂໍນີ້ບໍ່ໄດ້ລໍຖ້າແລ້ວ: ຖືກຕັດສິນ, ຖືກຖອນ ຫຼື ໝົດເວລາແລ້ວ.',
  'error.APPROVAL_STALE': 'ສິ່ງທີ່ຂໍໄດ້ປ່ຽນໄປແລ້ວນັບຕັ້ງແຕ່ຕອນຂໍ. ບໍ່ໄດ້ເຮັດຫຍັງ; ຕ້ອງຂໍໃໝ່.',
  'error.APPROVAL_OWN': 'ທ່ານເປັນຜູ້ຂໍເອງ: ຕ້ອງໃຫ້ຄົນອື່ນຕັດສິນ.',
  'error.APPROVAL_ASKER_RIGHTS': 'ຜູ້ທີ່ຂໍບໍ່ມີສິດເຮັດສິ່ງນີ້ແລ້ວ. ໃຫ້ປະຕິເສດຄຳຂໍ.',
  'error.TOO_MANY_SECOND_FACTORS': 'ທ່ານມີວິທີຢືນຢັນຂັ້ນທີສອງເຕັມຈຳນວນແລ້ວ. ລຶບອອກອັນໜຶ່ງກ່ອນ.',
  'error.LAST_SECOND_FACTOR': 'ນີ້ແມ່ນວິທີຢືນຢັນຂັ້ນທີສອງອັນດຽວຂອງທ່ານ. ເພີ່ມອັນອື່ນກ່ອນ.',
};
