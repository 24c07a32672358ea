export { hotGamesQuery, lanesQuery, listQuery } from './api/queries.ts';
export { GameListPage } from './components/game-list-page.tsx';
export { Lobby } from './components/lobby.tsx';
export { FavouriteGamesPage, RecentGamesPage } from './components/own-games-page.tsx';
export { isPersonal, parseListSearch, parseLobbySearch, parsePageSearch } from './model/lobby-search.ts';
export { uniqueVendors } from './model/vendors.ts';
