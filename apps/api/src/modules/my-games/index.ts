export { createMyGames, type MyGamesNeeds } from './my-games.module.ts';
export { createRecents, type Recents } from './recents.service.ts';
