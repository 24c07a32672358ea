export { GameListPage } from './components/game-list-page.tsx';
export { GamePopupDialog } from './components/game-popup-dialog.tsx';
export { FavouriteGamesPage, RecentGamesPage } from './components/own-games-page.tsx';
