export { GameWindow } from './components/game-window.tsx';
