import type { rewards as english } from '../en/rewards.ts';

export const rewards: Record<keyof typeof english, string> = {
  rewards_intro: 'ທຸກຢ່າງທີ່ທ່ານຮັບໄດ້ດຽວນີ້.',
  rewards_list: 'ລາງວັນທີ່ຮັບໄດ້',
  rewards_none: 'ຍັງບໍ່ມີລາງວັນ',
  rewards_none_text: 'ລາງວັນຈະປາກົດຢູ່ນີ້ທັນທີທີ່ທ່ານໄດ້ຮັບ.',
  rewards_waiting: '{count} ລາງວັນລໍຖ້າຮັບ',
  rewards_claim: 'ຮັບ',
  rewards_claim_all: 'ຮັບທັງໝົດ: {amount}',
  rewards_claimed_toast: 'ເພີ່ມ {amount} ໃສ່ຍອດເງິນຂອງທ່ານແລ້ວ',
  rewards_until: 'ຮອດ {time}',
  reward_rebate: 'ຮັບເງິນຄືນ',
  reward_rebate_text: 'ສຳລັບເດີມພັນທີ່ສະຫຼຸບແລ້ວ',
  missions_later: 'ພາລະກິດຍັງບໍ່ເປີດ',
  missions_later_text: 'ເມື່ອເປີດ, ໜ້ານີ້ຈະສະແດງ:',
  missions_daily: 'ພາລະກິດປະຈຳວັນ ແລະ ການເຊັນຊື່ແຕ່ລະມື້',
  missions_board: 'ກະດານອັນດັບພາລະກິດ ພ້ອມລາງວັນ',
  missions_claims: 'ລາງວັນພາລະກິດ, ຮັບໄດ້ທີ່ສູນລາງວັນ',
};
