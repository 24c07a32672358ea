export { hotGamesQuery, lanesQuery, listQuery } from './api/queries.ts';
export { Lobby } from './components/lobby.tsx';
export { isPersonal, parseListSearch, parseLobbySearch, parsePageSearch } from './model/lobby-search.ts';
export { uniqueVendors } from './model/vendors.ts';
