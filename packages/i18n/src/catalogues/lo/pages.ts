import type { pages as english } from '../en/pages.ts';

export const pages: Record<keyof typeof english, string> = {
  lottery_sea: 'ຫວຍອາຊີຕາເວັນອອກສຽງໃຕ້',
  lottery_vn: 'ຫວຍຫວຽດນາມ',
  point_mall: 'ຮ້ານແລກຄະແນນ',
  promotions_see: 'ເບິ່ງໂປຣໂມຊັນ',
  seamless_title: 'ເລືອກເກມ',
  seamless_text: 'ເກມຈະເປີດຢູ່ບ່ອນນີ້ ເມື່ອທ່ານເລືອກເກມຈາກໜ້າຫຼັກ.',
  agent_centre: 'ສູນຕົວແທນ',
  non_agent: 'ບັນຊີທີ່ບໍ່ແມ່ນຕົວແທນເຂົ້າສູ່ລະບົບບໍ່ໄດ້',
  member_centre: 'ສູນສະມາຊິກ',
  member_all_pages: 'ທຸກໜ້າ',
  member_security: 'ສູນຄວາມປອດໄພ',
  member_transfer: 'ໂອນເງິນ',
  member_transfer_upline: 'ໂອນໃຫ້ສາຍເທິງ',
  member_profit: 'ກຳໄລ-ຂາດທຶນ',
  member_bonus: 'ລາຍລະອຽດໂບນັດ',
  member_mission: 'ພາລະກິດ ແລະ ອັນດັບ',
  member_rebate: 'ຮັບເງິນຄືນ',
};
