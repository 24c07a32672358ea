export { GamePopupDialog } from './components/game-popup-dialog.tsx';
