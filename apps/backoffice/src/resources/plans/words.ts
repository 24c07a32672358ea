/** The words of all kinds of plans. */
export { words as activities } from './activities/words.ts';
export { words as boards } from './boards/words.ts';
export { words as events } from './events/words.ts';
export { words as missions } from './missions/words.ts';
export { words as offers } from './offers/words.ts';
export { parts } from './part-words/index.ts';
export { words as prizeGames } from './prize-games/words.ts';
export { words as ranks } from './ranks/words.ts';
export { shared } from './shared-words.ts';
