import './components/prizes.css';

export { PrizeGamePage } from './components/game-page.tsx';
export { Envelopes } from './components/envelopes.tsx';
export { FairPage } from './components/fair-page.tsx';
export { PrizesPage } from './components/prizes-page.tsx';
export { receivePrizeNews } from './model/news.ts';
