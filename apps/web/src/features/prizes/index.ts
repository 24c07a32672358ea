export { PrizeGamePage } from './components/game-page.tsx';
export { Envelopes } from './components/envelopes.tsx';
export { FairPage } from './components/fair-page.tsx';
export { PrizesPage } from './components/prizes-page.tsx';
export { announceRain } from './model/news.ts';
