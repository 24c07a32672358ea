export { TeamBettingPage } from './components/team-betting-page.tsx';
export { TeamProfitPage } from './components/team-profit-page.tsx';
export { TeamTransactionsPage } from './components/team-transactions-page.tsx';
export { OwnTransactionsPage } from './components/own-transactions-page.tsx';
export { parseReportsSearch } from './model/reports-search.ts';
export { takeReportsSearch } from './model/take-search.ts';
