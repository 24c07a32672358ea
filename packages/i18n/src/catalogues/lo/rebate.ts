import type { rebate as english } from '../en/rebate.ts';

export const rebate: Record<keyof typeof english, string> = {
  rebate_intro: 'ສ່ວນໜຶ່ງຂອງຍອດເດີມພັນທີ່ສະຫຼຸບແລ້ວຈະຄືນໃຫ້ທ່ານ. ຮັບໄດ້ທຸກເວລາ; ສ່ວນທີ່ຍັງບໍ່ຮັບຈະລໍຖ້າ.',
  rebate_claimable: 'ທ່ານຮັບໄດ້',
  rebate_grown: 'ສະສົມແລ້ວ',
  rebate_claim: 'ຮັບດຽວນີ້',
  rebate_min: 'ຈ່າຍຕັ້ງແຕ່ {amount} ຂຶ້ນໄປ. ຍອດເພີ່ມຂຶ້ນຕາມທຸກການເດີມພັນທີ່ສະຫຼຸບແລ້ວ.',
  rebate_claimed_toast: 'ເພີ່ມ {amount} ໃສ່ຍອດເງິນຂອງທ່ານແລ້ວ',
  rebate_areas: 'ນັບແຕ່ການຮັບຄັ້ງກ່ອນ, ຕາມໝວດ',
  rebate_tier: 'ຕັ້ງແຕ່ {from}: {rate}%',
  rebate_tiers: 'ອັດຕາຕາມຍອດເດີມພັນທີ່ຖືກຕ້ອງ',
  rebate_history: 'ການຮັບຂອງທ່ານ',
  rebate_none: 'ທ່ານຍັງບໍ່ເຄີຍຮັບເງິນຄືນ.',
  rebate_for: 'ສຳລັບຍອດເດີມພັນທີ່ຖືກຕ້ອງ {amount}',
};
