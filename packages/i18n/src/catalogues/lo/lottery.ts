/** Refusals of the lottery, and messages about draws. */
export const lottery = {
  'error.LOTTERY_GAME_CLOSED': 'ຕອນນີ້ເກມນີ້ບໍ່ຮັບແທງ. ກະລຸນາເບິ່ງໃໝ່ພາຍຫຼັງ.',
  'error.LOTTERY_DRAW_PAUSED': 'ງວດນີ້ຢຸດຮັບແທງຊົ່ວຄາວ. ຍັງບໍ່ໄດ້ແທງ; ກະລຸນາເລືອກງວດອື່ນ ຫຼື ລອງໃໝ່ພາຍຫຼັງ.',
  'error.LOTTERY_CLOSED': 'ງວດນີ້ຫາກໍ່ປິດຮັບແທງ. ຍັງບໍ່ໄດ້ແທງ; ກະລຸນາເລືອກງວດຕໍ່ໄປ.',
  'error.LOTTERY_TERMS_CHANGED': 'ອັດຕາຈ່າຍປ່ຽນແລ້ວ. ຍັງບໍ່ໄດ້ແທງ; ກະລຸນາເບິ່ງລາຄາໃໝ່ແລ້ວແທງອີກ.',
  'error.LOTTERY_CHOICE_INVALID': 'ມີການເລືອກໃນໃບແທງທີ່ແທງບໍ່ໄດ້. ກະລຸນາແກ້ໄຂແລ້ວແທງໃໝ່.',
  'error.LOTTERY_STAKE_LIMIT': 'ແຕ່ລະການແທງຕ້ອງຢູ່ລະຫວ່າງ {min} ຫາ {max}.',
  'error.LOTTERY_NUMBER_CLOSED': 'ມີເລກໃນໃບແທງທີ່ປິດຮັບແທງແລ້ວ. ກະລຸນາເອົາອອກ.',
  'error.LOTTERY_NUMBER_LIMIT': 'ເລກໃນໃບແທງນີ້ເຕັມແລ້ວສຳລັບງວດນີ້. ກະລຸນາແທງໜ້ອຍລົງ ຫຼື ເລືອກເລກອື່ນ.',
  'error.LOTTERY_MEMBER_LIMIT': 'ສະມາຊິກຄົນໜຶ່ງແທງໄດ້ບໍ່ເກີນ {max} ຕໍ່ງວດ. ທ່ານຍັງແທງໄດ້ອີກ {remaining}.',
  'error.LOTTERY_PLAY_LIMIT':
    '{limit, select, game {ເກມນີ້ ເດີມພັນຄັ້ງໜຶ່ງໄດ້ບໍ່ເກີນ {most}.} bonus {ໃນລະຫວ່າງຫຼິ້ນໂບນັດ ເດີມພັນຄັ້ງໜຶ່ງໄດ້ບໍ່ເກີນ {most}.} stake {ຂີດຈຳກັດເດີມພັນ{period, select, day {ຕໍ່ມື້} week {ຕໍ່ອາທິດ} month {ຕໍ່ເດືອນ} other {}}ຂອງທ່ານຍັງເຫຼືອ {most}.} loss {ຂີດຈຳກັດການເສຍ{period, select, day {ຕໍ່ມື້} week {ຕໍ່ອາທິດ} month {ຕໍ່ເດືອນ} other {}}ຂອງທ່ານຍັງເຫຼືອ {most}.} other {ຂີດຈຳກັດຂອງທ່ານ ຫຼື ເງື່ອນໄຂໂບນັດ ບໍ່ອະນຸຍາດການແທງນີ້.}}',
  'error.LOTTERY_TICKET_FINAL': 'ການແທງນີ້ຍົກເລີກບໍ່ໄດ້ແລ້ວ.',
  'inbox.title_lottery_corrected': 'ຜົນຫວຍຖືກແກ້ໄຂ',
  'inbox.text_lottery_corrected': 'ຜົນຂອງງວດທີ່ທ່ານແທງຖືກແກ້ໄຂ ແລະ ການແທງຂອງທ່ານຖືກຄິດໄລ່ໃໝ່. ດຽວນີ້ຈ່າຍ {amount}.',
  'inbox.title_lottery_voided': 'ງວດຫວຍເປັນໂມຄະ',
  'inbox.text_lottery_voided': 'ງວດທີ່ທ່ານແທງເປັນໂມຄະ. ເງິນແທງ {amount} ໄດ້ຄືນໃຫ້ທ່ານແລ້ວ.',
};
