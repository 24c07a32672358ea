export { LimitsPage } from './components/limits-page.tsx';
export { PlayGuard } from './components/play-guard.tsx';
