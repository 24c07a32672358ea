/** The game window. */
export const play = {
  game_opening: 'Opening the game…',
  trial_note: 'Free play',
  full_screen: 'Full screen',
  full_screen_leave: 'Leave full screen',
  game_window_text: 'This game opens in a window of its own.',
  game_window_open: 'Open the game',
  game_window_opened: 'The game is open in its own window. Come back here for the lobby.',
  to_games: 'To the games',
} as const satisfies Record<string, string>;
