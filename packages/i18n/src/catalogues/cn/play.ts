import type { play as english } from '../en/play.ts';

export const play: Record<keyof typeof english, string> = {
  game_opening: '正在打开游戏…',
  trial_note: '免费试玩',
  full_screen: '全屏',
  full_screen_leave: '退出全屏',
  game_window_text: '此游戏将在独立窗口中打开。',
  game_window_open: '打开游戏',
  game_window_opened: '游戏已在独立窗口中打开，可随时回到这里选择其他游戏。',
  to_games: '去玩游戏',
};
