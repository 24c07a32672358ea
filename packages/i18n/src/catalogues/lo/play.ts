import type { play as english } from '../en/play.ts';

export const play: Record<keyof typeof english, string> = {
  game_opening: 'ກຳລັງເປີດເກມ…',
  trial_note: 'ທົດລອງຫຼິ້ນຟຣີ',
  full_screen: 'ເຕັມຈໍ',
  full_screen_leave: 'ອອກຈາກເຕັມຈໍ',
  game_window_text: 'ເກມນີ້ຈະເປີດໃນໜ້າຕ່າງແຍກຕ່າງຫາກ.',
  game_window_open: 'ເປີດເກມ',
  game_window_opened: 'ເກມເປີດຢູ່ໃນໜ້າຕ່າງແຍກແລ້ວ. ກັບມານີ້ເພື່ອເບິ່ງເກມອື່ນ.',
  to_games: 'ໄປຫາເກມ',
};
