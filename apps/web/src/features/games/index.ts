export { hotGamesQuery, lanesQuery, listQuery } from './api/queries.ts';
export { GameListPage } from './components/game-list-page.tsx';
export { Lobby } from './components/lobby.tsx';
export { parseListSearch, parseLobbySearch } from './model/lobby-search.ts';
export { uniqueVendors } from './model/vendors.ts';
