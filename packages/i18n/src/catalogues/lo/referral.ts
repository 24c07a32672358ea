import type { referral as english } from '../en/referral.ts';

export const referral: Record<keyof typeof english, string> = {
  referral_intro: 'ສົ່ງລິ້ງຂອງທ່ານໃຫ້ໝູ່. ຜູ້ທີ່ສະໝັກຜ່ານລິ້ງຈະຢູ່ໃນລາຍຊື່ຂອງທ່ານ.',
  referral_code: 'ລະຫັດຂອງທ່ານ',
  referral_link: 'ລິ້ງຂອງທ່ານ',
  referral_copy_code: 'ສຳເນົາລະຫັດ',
  referral_copy_link: 'ສຳເນົາລິ້ງ',
  referral_share: 'ແບ່ງປັນ',
  referral_share_text: 'ມາຫຼິ້ນນຳກັນຢູ່ {name}.',
  referral_scan: 'ສະແກນເພື່ອສະໝັກຜ່ານລິ້ງຂອງທ່ານ',
  referral_total: 'ແນະນຳທັງໝົດ',
  referral_month: 'ເດືອນນີ້',
  referral_list: 'ຜູ້ທີ່ມາຜ່ານລິ້ງຂອງທ່ານ',
  referral_none: 'ຍັງບໍ່ມີໃຜມາຜ່ານລິ້ງຂອງທ່ານ. ແບ່ງປັນເພື່ອເລີ່ມຕົ້ນ.',
  referral_more: 'ສະແດງເພີ່ມ',
  referral_no_team: 'ລິ້ງນີ້ໃຫ້ລາງວັນການແນະນຳໝູ່ ແຕ່ບໍ່ເພີ່ມໃຜເຂົ້າທີມຂອງທ່ານ. ຖ້າຢາກຂະຫຍາຍທີມ ໃຫ້ສົ່ງລິ້ງເຊີນຈາກສູນລົງທະບຽນ.',
};
