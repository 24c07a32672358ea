export { DownlinesPage } from './components/downlines-page.tsx';
export { TransferPage } from './components/transfer-page.tsx';
export { takeTeamSearch, takeTransferSearch } from './model/take-search.ts';
export { parseTeamSearch, parseTransferSearch } from './model/team-search.ts';
